"""Actions as they come from outside: lists, read as the records that are declared, or refused."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from mblades.cards.document import nearest
from mblades.errors import IllegalAction
from mblades.rules.state.actions import Action, ModeAction, verb

Kind = type[Action]
LONGEST_VERB: Final = 40  # more than any has
LARGEST: Final = 1 << 53  # what JavaScript counts to


def read(value: object, of_mode: tuple[type[ModeAction], ...] = ()) -> Action:
    """The action that a list means: a verb, then its fields (`["buy", 3, "Core"]`)."""
    if not isinstance(value, list | tuple) or not value or not isinstance(value[0], str):
        raise IllegalAction("An action must be a list: a verb, then what it applies to.")
    known = kinds(of_mode)
    forms = known.get(value[0])
    if forms is None:
        raise _unknown(value[0].encode(errors="replace").decode(), known)
    for kind in forms:
        if len(kind.__struct_fields__) == len(value) - 1 and all(map(_is_plain, value)):
            try:
                return msgspec.convert(value, kind)
            except (msgspec.ValidationError, UnicodeError):
                break
    raise IllegalAction(
        'The action "{verb}" must be written as {form}.',
        verb=value[0],
        form=" / ".join([written(kind) for kind in forms]),
    )


def checked(action: Action, of_mode: tuple[type[ModeAction], ...] = ()) -> Action:
    """A record that somebody has made, if its fields are what they are declared to be."""
    values = msgspec.structs.astuple(action)
    plain = PLAIN.get(type(action))
    if plain is not None:
        for n, value in enumerate(values):
            if type(value) not in plain[n]:
                break
        else:
            return action
    known, word = kinds(of_mode), verb(action)
    if type(action) not in known.get(word, ()):
        raise _unknown(word, known)
    return read([word, *values], of_mode)


def _plain_types(hint: object) -> tuple[type, ...]:
    """int or str, where all of them will do; none for lists, and for words out of a few."""
    if hint is int or hint is str:
        return (hint,)
    if get_origin(hint) in (Literal, tuple):
        return ()
    return tuple([kind for part in get_args(hint) for kind in _plain_types(part)])


def _plain_fields() -> dict[type, tuple[tuple[type, ...], ...]]:
    found: dict[type, tuple[tuple[type, ...], ...]] = {}
    for kind in get_args(Action):
        hints = get_type_hints(kind)
        allowed = tuple([_plain_types(hints[name]) for name in kind.__struct_fields__])
        if kind is not ModeAction and all(allowed):
            found[kind] = allowed
    return found


# Of every record whose fields need no closer look, the types that each of them may have.
PLAIN: Final = _plain_fields()


def _is_plain(value: object) -> bool:
    """Whether it is what JSON brings: no number of another kind, and none that nothing has."""
    if isinstance(value, list | tuple):
        return all(type(one) is int and abs(one) < LARGEST for one in value)
    return type(value) is str or (type(value) is int and abs(value) < LARGEST)


@cache
def kinds(of_mode: tuple[type[ModeAction], ...] = ()) -> dict[str, tuple[Kind, ...]]:
    """The records of every verb, those of a mode among them."""
    found: dict[str, tuple[Kind, ...]] = {}
    for kind in (*get_args(Action), *of_mode):
        if kind is not ModeAction:
            word = str(kind.__struct_config__.tag)
            found[word] = (*found.get(word, ()), kind)
    return found


def _unknown(word: str, known: dict[str, tuple[Kind, ...]]) -> IllegalAction:
    close = nearest(word, list(known)) if len(word) <= LONGEST_VERB else None
    if close:
        return IllegalAction(
            'There is no action "{verb}"; did you mean "{close}"?', verb=word, close=close
        )
    return IllegalAction('There is no action "{verb}".', verb=word[:LONGEST_VERB])


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
