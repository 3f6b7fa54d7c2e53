"""`mblades text`: how a card text is understood, and how it reads in three languages."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec

from mblades.errors import MbladesError, SheetError
from mblades.text import keywords, tree
from mblades.text.offers import offers
from mblades.text.reading.parser import parse
from mblades.text.render.english import sentences as english
from mblades.text.render.japanese import sentences as japanese
from mblades.text.render.russian import sentences as russian

LANGUAGES = {"English": english.render, "Japanese": japanese.render, "Russian": russian.render}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's own arguments."""
    parser.add_argument("text", nargs="?", help="the text of a card, as printed")
    parser.add_argument(
        "--file",
        type=Path,
        help="read every line of a file instead (in a .md file: every ```card block)",
    )
    parser.add_argument(
        "--keywords",
        action="store_true",
        help="list the keywords, what they stand for, and those that need code of their own",
    )
    parser.add_argument("--name", default="", help="the card's name, by which it can call itself")
    parser.add_argument("--json", action="store_true", help="print one JSON object per text")


def run(args: argparse.Namespace) -> int:
    """Show each text; 1 if any of them was not understood."""
    if args.keywords:
        return _list_keywords(as_json=args.json)
    if (args.text is None) == (args.file is None):
        raise MbladesError("give either a text in quotes or --file")
    texts = _texts_of(args.file) if args.file else iter([(1, args.text.replace("\\n", "\n"))])
    status = 0
    for number, (line, text) in enumerate(texts):
        try:
            file = str(args.file) if args.file else None
            understood = parse(text, file=file, line=line, name=args.name)
        except SheetError as error:
            near = offers(text, args.name)
            print(f"mblades: {error}", *(f"  try {one}" for one in near), sep="\n", file=sys.stderr)
            if args.json:
                problem = {**problem_as_data(error), "offers": list(near)}
                print(json.dumps({"text": text, "error": problem}, ensure_ascii=False))
            status = 1
            continue
        if args.json:
            print(json.dumps(_as_json(text, understood), ensure_ascii=False))
        else:
            print(("\n" if number else "") + _as_words(text, understood))
    return status


def _list_keywords(*, as_json: bool) -> int:
    sheets = keywords.sheets().values()
    if as_json:
        rows = [msgspec.to_builtins(sheet) for sheet in sheets]
        print(json.dumps({"keywords": rows, "escapes": keywords.escapes()}, ensure_ascii=False))
        return 0
    for sheet in sheets:
        print(f"{sheet.clause:7} {sheet.name:16} {' '.join(sheet.text.split())}")
    escapes = ", ".join(keywords.escapes()) or "none"
    print(f"\nKeywords that need engine code of their own: {escapes}.")
    return 0


def _texts_of(path: Path) -> Iterator[tuple[int, str]]:
    """The texts of a file, each with the number of its first line."""
    try:
        content = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise MbladesError(f"{path} cannot be read: {error}") from None
    if path.suffix == ".md":
        yield from card_blocks(content)
        return
    for number, line in enumerate(content.splitlines(), start=1):
        if line.strip():
            yield number, line


def card_blocks(markdown: str) -> Iterator[tuple[int, str]]:
    """The ```card blocks of a Markdown text, each with the number of its first line."""
    block: list[str] | None = None
    for number, line in enumerate(markdown.splitlines(), start=1):
        if block is None:
            if line.strip() == "```card":
                block = []
        elif line.strip() == "```":
            if block:
                yield number - len(block), "\n".join(block)
            block = None
        else:
            block.append(line)


def problem_as_data(error: SheetError) -> dict[str, Any]:
    """A mistake for other programs."""
    return {
        "message": str(error),
        "file": error.file,
        "line": error.line,
        "column": error.column,
        "words": error.words,
        "expected": list(error.expected),
        "nearest": error.nearest,
    }


def _as_json(text: str, understood: tree.Text) -> dict[str, Any]:
    return {
        "text": text,
        "tree": msgspec.to_builtins(understood),
        **{name.lower(): render(understood) for name, render in LANGUAGES.items()},
    }


def _as_words(text: str, understood: tree.Text) -> str:
    parts = [text, "", *(outline(line) for line in understood.lines), ""]
    for name, render in LANGUAGES.items():
        lines = render(understood).splitlines()
        parts += (f"{name if not number else '':9} {line}" for number, line in enumerate(lines))
    return "\n".join(parts)


def outline(part: Any, indent: int = 0) -> str:
    """A node as indented lines: its name, then its fields that are not as usual."""
    return "\n".join(_outline(part, "", "  " * indent))


def _outline(part: Any, label: str, indent: str) -> Iterator[str]:
    if isinstance(part, tuple) and part and isinstance(part[0], tree.Node | tuple):
        yield f"{indent}{label}".rstrip()
        for item in part:
            yield from _outline(item, "- ", indent + "  ")
    elif isinstance(part, tree.Node):
        simple, deep = _fields(part)
        said = "".join(f" {name}={value}" for name, value in simple)
        yield f"{indent}{label}{type(part).__name__}{said}"
        for name, value in deep:
            yield from _outline(value, f"{name}: ", indent + "  ")
    else:
        yield f"{indent}{label}{_value(part)}"


def _fields(node: tree.Node) -> tuple[list[tuple[str, str]], list[tuple[str, Any]]]:
    """Plain values for the line of the node itself, and parts that need lines of their own."""
    simple: list[tuple[str, str]] = []
    deep: list[tuple[str, Any]] = []
    for field in msgspec.structs.fields(node):
        value = getattr(node, field.name)
        if value == field.default:
            continue
        if isinstance(value, tree.Node) or (
            isinstance(value, tuple) and value and isinstance(value[0], tree.Node | tuple)
        ):
            deep.append((field.name, value))
        else:
            simple.append((field.name, _value(value)))
    return simple, deep


def _value(value: Any) -> str:
    if isinstance(value, tuple):
        return " + ".join(_value(item) for item in value)
    if isinstance(value, Enum):
        return f'"{value.value}"'
    return f'"{value}"' if isinstance(value, str) else str(value)
