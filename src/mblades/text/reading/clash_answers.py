"""What is answered in the middle of a clash: cards revealed anew, swapped or added, and a clash fought again."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.reading.fighting import check_same_clash, without_cards
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Body, Clause, Sentence, Series
from mblades.text.tree import Effect, Who
from mblades.text.walking import contains

rules = Rules()

_OURS = "(you are in|you are part of|you take part in|in which you take part|in which you participate|you participate in)"


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    _teach_events(lexicon)
    more = "(another|a further|one more|an additional|a second|an extra|one further|a new) card"
    lexicon.add(f"{more} [(from|of) the Store] [for (the|that|this) clash]", "ANOTHER_CARD")
    stars = "(stars|star rating|star value)"
    lexicon.add(f"add its {stars} to your total [in (the|that|this) clash]", "ADD_ITS_STARS")
    revealed = (
        "(the (one|card) [that] you [have] revealed [first]|your revealed card|the first one|yours)"
    )
    lexicon.add(
        f"use (it|that card|that one) ((instead of|in place of) {revealed}|instead)",
        "USE_IT_INSTEAD",
    )
    lexicon.add(f"(instead of|in place of) {revealed}", "INSTEAD_OF_YOURS")
    one_of = "(one of (those|the cards) revealed|one of the revealed cards|a revealed card)"
    lexicon.add(f"(instead of|in place of) {one_of}", "INSTEAD_OF_ONE")
    new = "(the (top|next) card of the Store|the (top|next) Store card|a new card [(from|of) the Store]|another card (from|of) the Store)"
    replace = "(replace|change|exchange|swap)"
    one = "[any] (one of the revealed cards|one revealed card|a revealed card|one of the cards revealed)"
    mine = "(the card [that] you revealed|your revealed card)"
    more_of_yours, of_anyone = tree.RevealMore(instead=True), tree.RevealMore(True, anyones=True)
    lexicon.add(f"{replace} {mine} (for|with|by) {new}", "clash_change", more_of_yours)
    lexicon.add(f"{replace} {one} (for|with|by) {new}", "clash_change", of_anyone)
    away = "(discard it|put it (in|into) the Aftermarket|set it aside)"
    lexicon.add(f"{away} and reveal (a new|another) (one|card) [instead] [from the Store]", "clash_change",
                more_of_yours)  # fmt: skip
    theirs = "(an opponent 's [revealed card]|that of (an opponent|another player)|another player 's [revealed card]|the (card|one) (an opponent|another player) revealed|theirs)"
    card = "(your revealed card|the card you revealed) [for (the|that|this) clash]"
    lexicon.add(
        f"(swap|exchange|switch) {card} (with|for) {theirs}", "clash_change", tree.SwapRevealed()
    )
    clash = "(the|that|this) clash"
    lexicon.add(f"(fight|do|have|redo|repeat|replay|refight|perform|resolve) {clash} (again|over|over again|once more|anew)",
                "clash_change", tree.ClashAgain())  # fmt: skip
    lexicon.add(f"(redo|repeat|replay|refight) ({clash}|it)", "clash_change", tree.ClashAgain())
    lexicon.add("([only] the new result (counts|stands|is used)|only the (result of the new|new|second) clash counts|the (first|old) result does not count)",
                "NEW_RESULT")  # fmt: skip


def _teach_events(lexicon: Lexicon) -> None:
    """The words for the moment."""
    cards = "[the] [Store] cards (are|have been|were) revealed in a clash"
    lexicon.add(cards, "event", tree.Clashes(Who.PLAYER, "reveal"))
    for words in (
        f"{cards} {_OURS}",
        "you reveal a card in a clash",
        "[the] [Store] cards (are|have been|were) revealed in your clash",
    ):
        lexicon.add(words, "event", tree.Clashes(Who.YOU, "reveal"))
    lexicon.add(
        "cards are revealed in a clash an opponent is in",
        "event",
        tree.Clashes(Who.OPPONENT, "reveal"),
    )
    for words in (
        "you would be the loser [of a clash]", "you would be on the losing side of a clash",
        f"a clash {_OURS} would be lost by you", "a clash would be lost by you",
    ):  # fmt: skip
        lexicon.add(words, "event", tree.Clashes(Who.YOU, "would lose"))
    lexicon.add("a clash would be a tie", "event", tree.Clashes(Who.PLAYER, "would tie"))
    lexicon.add(
        f"a clash {_OURS} would (be a tie|be tied|end in a tie)",
        "event",
        tree.Clashes(Who.YOU, "would tie"),
    )
    for who, words in ((Who.PLAYER, ""), (Who.YOU, _OURS), (Who.OPPONENT, "an opponent is in")):
        decided = tree.Clashes(who, "decided")
        lexicon.add(f"a clash {words} is decided", "event", decided)
        lexicon.add(f"after (a|any|each|every) clash {words}", "at_event", decided)
        lexicon.add(
            f"[the] totals (in|of) a clash {words} (are|have been) (compared|known|counted)",
            "event",
            decided,
        )


@rules("clause: clash_change")
def change(effect: Effect) -> Clause:
    return Clause(None, statement=effect)


@rules("clause: REVEAL.BASE ANOTHER_CARD AND ADD_ITS_STARS")
def reveal_and_add() -> Clause:
    """ "Reveal a further card of the Store and add its stars to your total"."""
    return Clause(None, statement=tree.RevealMore())


@rules(
    "clause: REVEAL.BASE ANOTHER_CARD AND USE_IT_INSTEAD",
    "clause: REVEAL.BASE ANOTHER_CARD INSTEAD_OF_YOURS",
)
def reveal_instead() -> Clause:
    return Clause(None, statement=tree.RevealMore(instead=True))


@rules("clause: REVEAL.BASE ANOTHER_CARD INSTEAD_OF_ONE")
def reveal_instead_of_one() -> Clause:
    return Clause(None, statement=tree.RevealMore(instead=True, anyones=True))


@rules("sentence: 'if' event ',' body")
def if_it_would(event: tree.Event, body: Body) -> Sentence | None:
    """ "If you would lose a clash, ..."."""
    is_clash = isinstance(event, tree.Clashes) and event.what.startswith("would")
    return Sentence(body.series, "whenever", event) if is_clash and not body.instead else None


@rules("sentence: NEW_RESULT")
def new_result() -> Sentence:
    """ "Only the new result counts." """
    return Sentence(Series(()), "of that clash")


def told_of_clash(effects: list[Effect], sentence: Sentence) -> list[Effect]:
    """What a sentence says of the clash before it that does nothing by itself."""
    if sentence.instead:  # of cards
        return without_cards(effects)
    if sentence.series.parts:  # "It is a clash with all players."
        check_same_clash(effects, sentence.effects())
    elif not contains(tuple(effects), tree.ClashAgain):
        raise Misreading("no clash is fought again before this", "'fight the clash again'")
    return effects
