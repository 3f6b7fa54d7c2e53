"""Canonical English for single cards that are known, and for what is asked of a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from mblades.text import tree
from mblades.text.tree import Filter, Who


def article(words: str) -> str:
    """ "a" or "an" and the words."""
    first = next((letter for letter in words if letter.isalpha()), "")
    return f"{'an' if first.lower() in 'aeiou' else 'a'} {words}"


def plural(count: int, one: str, many: str | None = None) -> str:
    """ "1 star", "2 stars"."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def listing(words: list[str], last: str) -> str:
    """ "A, B and C"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def render_ref(ref: tree.Ref) -> str:
    """A reference: "this card"."""
    match ref:
        case tree.This():
            return "this card"
        case tree.It():
            return "it"
        case tree.Those():
            return "them"
        case tree.TheNext():
            return "the next card"
        case tree.TopCard(whose):
            return f"{whose} Top card"
        case tree.Neighbour(side, of):
            return f"the card immediately to the {side} of {render_ref(of)}"
        case tree.UsedCard():
            return "the card used"
        case tree.LosingCard():
            return "the losing card"
        case tree.TopOfStore(count, core):
            deck = "Core deck" if core else "Store"
            return f"the top {'card' if count == 1 else f'{count} cards'} of the {deck}"
        case tree.TheRest():
            return "the rest"
        case tree.Latest():
            return _latest(ref)
        case _:
            assert_never(ref)


_LATELY: dict[Who, str] = {
    Who.YOU: "you have",
    Who.OPPONENT: "an opponent has",
    Who.PLAYER: "a player has",
}


def _latest(ref: tree.Latest) -> str:
    """ "The last Fire card you have played before this card"."""
    kind = " ".join(("the last", *ref.symbols, "card"))
    done = f"{kind} {_LATELY.get(ref.who, f'{ref.who} has')} {ref.done}"
    since = "" if ref.since == "this tournament" else f" {ref.since}"
    return f"{done}{f' before {ref.before}' if ref.before else ''}{since}"


# --------------------------------------------------------------------------- what is asked of a card


def shared(what: tuple[str, ...], how: str) -> str:
    """ "an element and a type", "no element and no type"."""
    if how == "none":
        return f"no {' and no '.join(what)}"
    return {"all": " and ", "any": " or "}[how].join(article(one) for one in what)


def _held(test: tree.TokenTest, many: bool) -> str:
    where = "on them" if many else "on it"
    match test.test, test.count:
        case "at least", 1:
            return f"with {article(test.what)} {where}"
        case "at most", 0:
            return f"with no {test.what} {where}"
    least = {"fewer": "fewer than", "more": "more than", "equal": "exactly"}.get(
        test.test, test.test
    )
    return f"with {least} {plural(test.count, test.what)} {where}"


def asked(which: Filter, *, many: bool) -> Iterator[str]:
    """What stands behind the noun, but its place and how its stars compare."""
    if which.name is not None:
        yield f'named "{which.name}"'
    if which.not_named is not None:
        yield f'not named "{which.not_named}"'
    if which.trigger:
        yield f"with {article(f'{which.trigger} effect')}"
    if which.without:
        yield f"without {article(f'{which.without} effect')}"
    if which.shares:
        like = which.shares
        verb = "share" if many else "shares"
        yield f"that {verb} {shared(like.what, like.how)} with {render_ref(like.other)}"
    if which.named:
        yield "you have named"
    if which.without_symbols:
        yield "without an element or type"
    if which.lacks:
        yield _unlike(which.lacks, many)
    if which.besides is not None:
        yield f"other than {render_ref(which.besides)}"
    if which.parity:
        yield f"with {article(which.parity)} star rating"
    if which.past:
        yield _done(which.past, many)
    if which.range:
        yield f"with {which.range.least} to {which.range.most} stars"
    if which.tokens:
        yield _held(which.tokens, many)


def _done(past: tree.Past, many: bool) -> str:
    if past.by == "you":
        return f"that you have {past.done} {past.since}"
    return f"that {'have' if many else 'has'} been {past.done} {past.since}"


def _unlike(lacks: tuple[tree.Symbol, ...], many: bool) -> str:
    are = "are" if many else "is"
    cards = [f"{one} cards" if many else article(f"{one} card") for one in lacks]
    if len(cards) == 1:
        return f"that {are} not {cards[0]}"
    return f"that {are} neither {' nor '.join(cards)}"
