"""Actions as they come from outside: lists, read as the records that are declared, or refused."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec

from mblades.cards.document import nearest
from mblades.errors import IllegalAction
from mblades.rules.state.actions import Action, ModeAction

Kind = type[Action]
LONGEST_VERB = 40  # more than any has


def read(value: object, of_mode: tuple[type[ModeAction], ...] = ()) -> Action:
    """The action that a list means: a verb, then its fields (`["buy", 3, "Core"]`)."""
    if not isinstance(value, list | tuple) or not value or not isinstance(value[0], str):
        raise IllegalAction("An action must be a list: a verb, then what it applies to.")
    known = kinds(of_mode)
    forms = known.get(value[0])
    if forms is None:
        raise _unknown(value[0], known)
    for kind in forms:
        if len(kind.__struct_fields__) == len(value) - 1:
            try:
                return msgspec.convert(value, kind)
            except msgspec.ValidationError:
                break
    raise IllegalAction(
        'The action "{verb}" has to be written {form}.',
        verb=value[0],
        form=" / ".join([written(kind) for kind in forms]),
    )


@cache
def kinds(of_mode: tuple[type[ModeAction], ...] = ()) -> dict[str, tuple[Kind, ...]]:
    """The records of every verb, those of a mode among them."""
    found: dict[str, tuple[Kind, ...]] = {}
    for kind in (*get_args(Action), *of_mode):
        if kind is not ModeAction:
            word = str(kind.__struct_config__.tag)
            found[word] = (*found.get(word, ()), kind)
    return found


def _unknown(verb: str, known: dict[str, tuple[Kind, ...]]) -> IllegalAction:
    close = nearest(verb, list(known)) if len(verb) <= LONGEST_VERB else None
    if close:
        return IllegalAction(
            'There is no action "{verb}"; did you mean "{close}"?', verb=verb, close=close
        )
    return IllegalAction('There is no action "{verb}".', verb=verb[:LONGEST_VERB])


def written(kind: Kind) -> str:
    """The form of an action, as one would write it: `["move", card: int, area: str]`."""
    hints = get_type_hints(kind)
    fields = [f"{name}: {_type_words(hints[name])}" for name in kind.__struct_fields__]
    return "[" + ", ".join([f'"{kind.__struct_config__.tag}"', *fields]) + "]"


def _type_words(hint: object) -> str:
    parts = get_args(hint)
    if get_origin(hint) is tuple:
        return f"[{_type_words(parts[0])}, ...]"
    if get_origin(hint) is Literal:
        return " | ".join([f'"{word}"' for word in parts])
    if parts:
        return " | ".join([_type_words(part) for part in parts])
    return getattr(hint, "__name__", str(hint))
