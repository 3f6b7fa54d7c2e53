"""What an ability has done to cards so far: "them", "the rest", "discarded this way"."""

from __future__ import annotations

from typing import Final

from mblades.rules.effects.catalog import Op
from mblades.rules.state.frame import Frame
from mblades.rules.state.state import State
from mblades.text import tree
from mblades.text.results import done_by, is_about_cards_before

PASSED: Final = ("passed", "card")  # noted beside amounts: how many cards were gone past


def begin(effect: tree.OneShot) -> list[Op]:
    """Before an effect that speaks of new cards: whoever does it, together they are "them"."""
    if done_by(effect) is None or is_about_cards_before(effect):
        return []

    def forget(_s: State, f: Frame) -> None:
        f.group = f.rest = ()

    return [forget]


def note(effect: tree.OneShot) -> list[Op]:
    """Behind an effect: remember what it has been done to."""
    done = done_by(effect)
    if done is None:
        return []
    is_new = not is_about_cards_before(effect)

    def remember(s: State, f: Frame) -> None:
        cards = tuple([card for card in f.those if _happened(s, effect, card)])
        f.results += tuple([(done, card) for card in cards])
        if is_new:
            f.group += cards
            f.rest += cards
        elif done not in ("revealed", "looked at"):
            f.rest = tuple([card for card in f.rest if card not in cards])

    return [remember]


def _happened(s: State, effect: tree.OneShot, card: int) -> bool:
    """Whether it was done after all: a flip may be prevented, a card without a slot is not played."""
    match effect:
        case tree.Flip():
            return card in s.tournament.down
        case tree.PlayIt():
            return any(card in player.tableau for player in s.players)
        case _:
            return True


def done_to(f: Frame, done: tree.Done) -> list[int]:
    """The cards that this ability has done that to."""
    return [card for what, card in f.results if what == done]


# --------------------------------------------------------------------------- who did it


_ASKED, _DID = "asked", "did"  # noted beside what was moved, with seats for amounts
_PLAYER = "player"


def ask_anew(_s: State, f: Frame) -> None:
    """Before several players are asked to do something."""
    f.sums = tuple([one for one in f.sums if one[1] != _PLAYER])


def note_asked(_s: State, f: Frame) -> None:
    """One of them is asked."""
    f.sums = (*f.sums, (_ASKED, _PLAYER, f.subject))
    f.done = False


def note_doer(_s: State, f: Frame) -> None:
    """And does it."""
    f.sums = (*f.sums, (_DID, _PLAYER, f.subject))


def asked(f: Frame) -> list[int]:
    """Who was asked last, as seats."""
    return [seat for what, of, seat in f.sums if (what, of) == (_ASKED, _PLAYER)]


def doers(f: Frame) -> list[int]:
    """Who of them did it."""
    return [seat for what, of, seat in f.sums if (what, of) == (_DID, _PLAYER)]
