"""What of the engine is compiled, and what mypyc needs to have changed in a copy of the sources.

Interpreted, a state is copied by its attribute dictionary. A native class has none: its copies are made
by the constructor, attribute by attribute. mypyc also has to be told which classes may be built on in
code that is not compiled.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

FOLDERS = ("rules", "modes", "bots")
# Beside the modules with records of msgspec, which are no native classes:
INTERPRETED = {
    "rules/setup/chosen_sets.py",  # so is what makes no set-up
    "rules/state/view_records.py",  # typed dicts
    "rules/effects/catalogs.py",  # a weak table, and nothing else
    "rules/version.py",
    "bots/bot.py",  # protocols
}

# Classes that change and are copied.
RECORDS = {
    "rules/state/state.py": ("Shop", "Deckbuilding", "Tournament", "State"),
    "rules/state/player.py": ("Player",),
    "rules/state/frame.py": ("Frame", "ClashFrame", "BareClashFrame", "ChangeFrame"),
}
COPYING = "rules/state/copying.py"
NATIVE_COPYING = '''"""What the native records declare; they make and copy themselves."""

DECLARED: dict[str, dict[str, str]] = FOUND


def declared(kind: type) -> dict[str, str]:
    return DECLARED[kind.__name__]
'''

# Parameters that anything may be given for, and their types there: the method refuses what will not do,
# and not with a TypeError.
CHECKED_BY_HAND = {"rules/game.py": {"seat": "object", "seats": "Sequence[object]"}}

# Classes that code which is not compiled may build on: modes and bots of one's own, a watched catalog.
OPEN_CLASSES = {
    "rules/effects/catalog.py": ("Catalog",),
    "rules/mode.py": ("Mode",),
    "modes/campaign.py": ("Campaign",),
    "modes/coop.py": ("Coop",),
    "modes/duel.py": ("Duel",),
    "modes/funky.py": ("Funky",),
    "modes/teams.py": ("Teams",),
    "modes/turn_based/mode.py": ("TurnBased",),
    "bots/random_bot.py": ("RandomBot",),
    "bots/regular.py": ("Regular",),
    "bots/rookie.py": ("Rookie",),
}


def modules(package: Path) -> Iterator[Path]:
    """The sources that are compiled, relative to the package."""
    for folder in FOLDERS:
        for path in sorted((package / folder).rglob("*.py")):
            inside = path.relative_to(package)
            if path.name == "__init__.py" or inside.as_posix() in INTERPRETED:
                continue
            if not has_records(path.read_text("utf-8")):
                yield inside


def has_records(text: str) -> bool:
    """Whether a source defines structs of msgspec; of these only a keyword is always in sight."""
    for one in ast.walk(ast.parse(text)):
        if isinstance(one, ast.ClassDef):
            bases = [ast.unparse(base).rpartition(".")[2] for base in one.bases]
            if "Struct" in bases or (one.keywords and "TypedDict" not in bases):
                return True
    return False


def adapt(package: Path) -> None:
    """Change copied sources to what mypyc needs."""
    found: dict[str, dict[str, str]] = {}
    for name, kinds in RECORDS.items():
        module = ast.parse((package / name).read_text("utf-8"))
        for kind in kinds:
            fields = fields_of(module, kind)
            found[kind] = {field: ast.unparse(one.annotation) for field, one in fields.items()}
            give_constructor(module, kind)
            copy_in_constructor(class_in(module, kind), list(fields))
        module.body = [one for one in module.body if not is_import_of_copying(one)]
        (package / name).write_text(ast.unparse(ast.fix_missing_locations(module)), "utf-8")
    (package / COPYING).write_text(NATIVE_COPYING.replace("FOUND", repr(found)), "utf-8")
    for name, parameters in CHECKED_BY_HAND.items():
        path = package / name
        path.write_text(taking_anything(path.read_text("utf-8"), parameters), "utf-8")
    for name, kinds in OPEN_CLASSES.items():
        path = package / name
        path.write_text(opened(path.read_text("utf-8"), kinds), "utf-8")
    for path in (package / "bots").rglob("*.py"):
        path.write_text(with_sums_of_lists(path.read_text("utf-8")), "utf-8")


# --------------------------------------------------------------------------- records


def class_in(module: ast.Module, kind: str) -> ast.ClassDef:
    """A class by its name."""
    found = [one for one in module.body if isinstance(one, ast.ClassDef)]
    return next(one for one in found if one.name == kind)


def method_in(body: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    """A method by its name."""
    found = [one for one in body.body if isinstance(one, ast.FunctionDef)]
    return next((one for one in found if one.name == name), None)


def is_import_of_copying(one: ast.stmt) -> bool:
    return isinstance(one, ast.ImportFrom) and one.module == "mblades.rules.state.copying"


def fields_of(module: ast.Module, kind: str) -> dict[str, ast.AnnAssign]:
    """The fields that a record declares, those of the class it builds on first."""
    body = class_in(module, kind)
    found: dict[str, ast.AnnAssign] = {}
    for base in body.bases:
        found.update(fields_of(module, ast.unparse(base)))
    for one in body.body:
        if isinstance(one, ast.AnnAssign):
            found[ast.unparse(one.target)] = one
    return found


def give_constructor(module: ast.Module, kind: str) -> None:
    """A record made as the one that it builds on gets a constructor of its own, which says so."""
    body = class_in(module, kind)
    if method_in(body, "__init__") is not None:
        return
    (base,) = body.bases
    inherited = method_in(class_in(ast.parse(ast.unparse(module)), ast.unparse(base)), "__init__")
    assert inherited is not None
    asked = inherited.args
    if asked.args[-1].arg == "like":  # it has been changed already
        asked.args.pop()
        asked.defaults.pop()
    passed = ", ".join(one.arg for one in asked.args[1:])
    inherited.body = ast.parse(f"super().__init__({passed})").body
    body.body.append(inherited)


def copy_in_constructor(body: ast.ClassDef, fields: list[str]) -> None:
    """Let the constructor give defaults, or take every field from a record that is to be copied."""
    constructor = method_in(body, "__init__")
    assert constructor is not None
    asked = constructor.args
    defaults: list[ast.stmt] = []
    for one in body.body:
        if isinstance(one, ast.AnnAssign) and one.value is not None:
            defaults += ast.parse(f"self.{ast.unparse(one.target)} = {ast.unparse(one.value)}").body
            one.value = None
    steps: list[ast.stmt] = []
    for step in constructor.body:
        steps += defaults if ast.unparse(step) == "fill(self)" else [step]
    taken = "\n".join(f"    self.{field} = like.{field}" for field in fields)
    constructor.body = [*ast.parse(f"if like is not None:\n{taken}\n    return\n").body, *steps]
    given = [f"self.{one.arg}" for one in asked.args[1 : len(asked.args) - len(asked.defaults)]]
    asked.args.append(ast.arg("like", ast.parse(f"{body.name} | None", mode="eval").body))
    asked.defaults.append(ast.Constant(None))
    copied = ast.parse(f"{body.name}({', '.join([*given, 'like=self'])})", mode="eval").body
    if method_in(body, "clone") is None:
        method = f"def clone(self) -> {body.name}:\n    return duplicate(self)"
        body.body += ast.parse(method).body
    Copied(copied).visit(body)


class Copied(ast.NodeTransformer):
    """Puts another expression where a record duplicates itself; its parts are asked for their copies."""

    def __init__(self, copied: ast.expr) -> None:
        self.copied = copied

    def visit_Call(self, node: ast.Call) -> ast.AST:
        match ast.unparse(node.func), [ast.unparse(one) for one in node.args]:
            case "duplicate", ["self"]:
                return self.copied
            case "duplicate", [record]:
                return ast.parse(f"{record}.clone()", mode="eval").body
            case "duplicates", [records]:
                return ast.parse(f"[one.clone() for one in {records}]", mode="eval").body
            case _:
                return self.generic_visit(node)


# --------------------------------------------------------------------------- what mypyc cannot know


def opened(text: str, kinds: tuple[str, ...]) -> str:
    """The source with classes that may be built on; no line has another number afterwards."""
    lines = text.splitlines()
    at = lines.index("from __future__ import annotations")
    assert not lines[at + 1]
    lines[at] += "; from typing import TYPE_CHECKING"
    lines[at + 1] = "if TYPE_CHECKING: from mypy_extensions import mypyc_attr"
    for kind in kinds:
        first = class_in(ast.parse(text), kind).lineno - 1
        assert not lines[first - 1]
        lines[first - 1] = "@mypyc_attr(allow_interpreted_subclasses=True)"
    return "\n".join(lines) + "\n"


def taking_anything(text: str, parameters: dict[str, str]) -> str:
    """The source with wider types for parameters; no line has another number afterwards."""
    lines = [line.encode() for line in text.splitlines(keepends=True)]
    found = [
        (one.annotation, parameters[one.arg].encode())
        for one in ast.walk(ast.parse(text))
        if isinstance(one, ast.arg) and one.arg in parameters and one.annotation is not None
    ]
    for one, wider in sorted(
        found, key=lambda pair: (pair[0].lineno, pair[0].col_offset), reverse=True
    ):
        assert one.end_lineno == one.lineno
        line = lines[one.lineno - 1]
        lines[one.lineno - 1] = line[: one.col_offset] + wider + line[one.end_col_offset :]
    return b"".join(lines).decode()


def with_sums_of_lists(text: str) -> str:
    """The source with sums of lists for sums of generators.

    mypyc adds up a generator itself, and Python adds up floats in a better way since 3.12: a bot would
    not decide the same compiled.
    """
    brackets: list[tuple[int, int, bytes]] = []
    for one in ast.walk(ast.parse(text)):
        if isinstance(one, ast.Call) and ast.unparse(one.func) == "sum":
            items = one.args[0]
            if isinstance(items, ast.GeneratorExp):
                assert items.end_lineno is not None
                assert items.end_col_offset is not None
                brackets.append((items.lineno - 1, items.col_offset + 1, b"["))
                brackets.append((items.end_lineno - 1, items.end_col_offset - 1, b"]"))
    lines = [line.encode() for line in text.splitlines(keepends=True)]
    for line, place, bracket in sorted(brackets, reverse=True):
        lines[line] = lines[line][:place] + bracket + lines[line][place:]
    return b"".join(lines).decode()
