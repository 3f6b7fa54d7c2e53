"""The OpenAPI document: `python -m mblades.server.web.openapi web/openapi.json`.

The routes are Litestar's description; the types are msgspec's own schemas, so that the socket's
messages, which no HTTP route mentions, stand among them with the rest. `x-events` lists the kinds of
events: how each stands in the story, its fields with what they are (a seat, a card, an amount), and which
of them the story names together.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, get_args

import msgspec

from mblades import __version__
from mblades.rules.mode import every_mode
from mblades.rules.reading_actions import kinds
from mblades.rules.state import answers
from mblades.rules.state.events import FIELDS, KINDS, Event
from mblades.server.wire import library as wire_library
from mblades.server.wire import messages
from mblades.server.wire import puzzles as wire_puzzles
from mblades.server.wire import replays as wire_replays
from mblades.server.wire import setups as wire_setups
from mblades.server.wire.messages import REFS

BEARER = "bearer"
WITHOUT_TOKEN = frozenset(
    ("post /api/guests", "post /api/sessions", "get /api/setup", "post /api/setup/check",
     "get /api/library/{language}", "get /api/puzzles/{language}", "post /api/puzzles/{puzzle}/try",
     "post /api/puzzles/{puzzle}/hint")
)  # fmt: skip


def components() -> dict[str, Any]:
    """The schemas of every type on the wire, and of the two unions of socket messages."""
    types = [
        one
        for module in (messages, wire_library, wire_puzzles, wire_replays, wire_setups)
        for one in vars(module).values()
        if isinstance(one, type)
        and issubclass(one, msgspec.Struct)
        and one.__module__ == module.__name__
    ]
    _, schemas = msgspec.json.schema_components(types, ref_template=REFS)
    for name, union in (("FromClient", messages.FromClient), ("FromServer", messages.FromServer)):
        (schema,), _ = msgspec.json.schema_components([union], ref_template=REFS)
        schemas[name] = schema
    schemas["Action"] = {
        "description": "What a seat can do: a verb, then what it is about.",
        "anyOf": [
            *_lists(_all_actions()),
            *({"$ref": REFS.format(name=name)} for name in ("Onward", "Unsell")),
        ],
    }
    schemas["PromptView"]["properties"]["options"] = {
        "type": "array",
        "items": {"$ref": REFS.format(name="Answer")},
    }
    schemas["Answer"] = {
        "description": "What a question can be answered with.",
        "anyOf": _lists(get_args(answers.Option)),
    }
    return schemas


def _all_actions() -> list[type[msgspec.Struct]]:
    """The actions of the rules, then those of the modes."""
    found = [
        kind for mode in every_mode() for forms in kinds(mode.actions).values() for kind in forms
    ]
    return list(dict.fromkeys(found))


def _lists(records: Iterable[type[msgspec.Struct]]) -> list[dict[str, Any]]:
    """The schemas of records that go over the wire as lists, to stand where they are used."""
    found = []
    for record in records:
        (_,), parts = msgspec.json.schema_components([record])
        found.append({key: part for key, part in parts[record.__name__].items() if key != "title"})
    return found


@cache
def document() -> dict[str, Any]:
    """The whole document."""
    from mblades.server.web.app import describe

    paths = describe()["paths"]
    problem = {
        "description": "Refused, and why",
        "content": {"application/json": {"schema": {"$ref": REFS.format(name="Problem")}}},
    }
    for path, item in paths.items():
        for method, operation in item.items():
            responses = operation["responses"]
            for status in [status for status in responses if status >= "400"]:
                del responses[status]
            responses["4XX"] = problem
            if f"{method} {path}" not in WITHOUT_TOKEN:
                operation["security"] = [{BEARER: []}]
    return {
        "openapi": "3.1.0",
        "info": {"title": "mblades", "version": __version__, "description": messages.__doc__},
        "paths": paths,
        "components": {
            "schemas": components(),
            "securitySchemes": {BEARER: {"type": "http", "scheme": "bearer"}},
        },
        "x-events": {kind: _described(event) for kind, event in KINDS.items()},
    }


def _described(event: type[Event]) -> dict[str, Any]:
    return {
        "telling": event.telling,
        "fields": [[field.wire_name, field.what] for field in FIELDS[event]],
        "together": event.together,
    }


def as_json() -> bytes:
    """The document, laid out to be read and compared."""
    return msgspec.json.format(msgspec.json.encode(document(), order="sorted"), indent=1) + b"\n"


def as_page() -> str:
    """The document as a page that needs nothing from elsewhere."""
    made = document()
    rows = [
        f"<tr><td>{method.upper()}</td><td><code>{escape(path)}</code></td>"
        f"<td>{escape(operation.get('summary', ''))}</td></tr>"
        for path, item in sorted(made["paths"].items())
        for method, operation in item.items()
    ]
    types = [
        f"<h3>{escape(name)}</h3><p>{escape(schema.get('description', ''))}</p>"
        f"<pre>{escape(msgspec.json.format(msgspec.json.encode(schema), indent=1).decode())}</pre>"
        for name, schema in sorted(made["components"]["schemas"].items())
    ]
    about = escape(messages.__doc__ or "")
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>mblades API</title>'
        f"</head><body><h1>mblades API</h1><pre>{about}</pre>"
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>'
        f"<table>{''.join(rows)}</table><h2>Types</h2>{''.join(types)}</body></html>"
    )


def main() -> None:
    """Write the document to the file named, or print it."""
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_bytes(as_json())
    else:
        sys.stdout.buffer.write(as_json())


if __name__ == "__main__":
    main()
