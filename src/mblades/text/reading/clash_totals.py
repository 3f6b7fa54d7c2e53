"""What is added to totals in clashes, and who wins ties: "+2 in clashes", "your clashes get +3", "ties go to you"."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.amounts import Counted
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OTHERS
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk, Owner
from mblades.text.tree import Effect, Who, Whose

rules = Rules()

_OWNERS: dict[Whose, Any] = {Whose.YOUR: "your", Whose.EACH_OPPONENT: "each opponent's"}
_PLAYERS: dict[tree.Whom, Whose] = {
    Who.YOU: Whose.YOUR, Who.EACH_OPPONENT: Whose.EACH_OPPONENT, OTHERS: Whose.EACH_OPPONENT,
}  # fmt: skip
_TIES = "(tie|ties|draw|draws|all ties|tied clashes|every tie|any tie|a tie|a tied clash|each tie|any tied clash|each tied clash)"


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    taking = "[that] [(you are in|you take part in|you participate in|in which you take part|you fight|they are in)]"
    clash = "(clash|fight|duel|battle)"
    clashes = "(clashes|fights|duels|battles)"
    lexicon.add(f"(in|during|for|to) ((every|each|any|all|a) [of] [your|their] ({clash}|{clashes}) {taking}|[your|their] {clashes} {taking})",
                "IN_CLASHES")  # fmt: skip
    lexicon.add(
        f"in ([your] {clashes}|(every|each|any|all) [of] [your] ({clash}|{clashes}))",
        "IN_ALL_OF_THEM",
    )
    lexicon.add(
        "(when|whenever|while) (clashing|in a clash|you clash|you are clashing|you are in a clash|they clash)",
        "IN_CLASHES",
    )
    lexicon.add(
        f"({clashes}|clash|clash (score|value|strength|power|result) [in clashes]|clash (scores|values|results))",
        "CLASHES_OF",
    )
    lexicon.add(
        "((total|totals|score|scores) in [(all|every|each|any)] [your|their] (clash|clashes)|clash (total|totals))",
        "TOTAL_IN_CLASHES",
    )
    lexicon.add("(total|totals)", "TOTALS")
    lexicon.add("(bonus|modifier|advantage)", "BONUS")
    lexicon.add("(give|gives|grant|grants|adds) [you]", "GIVES_YOU")
    lexicon.add("(is|are|gets|get|has|have|receives|receive|gain|gains|count|counts)", "GET_MORE")
    lexicon.add("(higher|more|greater|larger)", "HIGHER")
    lexicon.add("(lower|less|smaller|fewer)", "LOWER")
    ties = tree.WinClashes(ties=True)
    where = "[in [your] clashes|in clashes you are in|in a clash|in any clash]"
    for words in (
        f"you [always] win {_TIES} {where}", f"you [always] win (on|in case of|in the case of|in the event of|with) a (tie|draw) {where}",
        f"{_TIES} {where} (are|is) won by you", f"{_TIES} {where} (go|goes) to you",
        f"{_TIES} {where} (count|counts|is|are) [as] (a win|wins|won|a victory|victories) for you",
        f"{_TIES} {where} (count|counts) as your (win|wins)", "you win [it] (if|when|whenever) (tied|it is a tie|there is a tie)",
        "you win [(the|a)] clash (if|when|whenever) (tied|it is a tie|there is a tie)",
    ):  # fmt: skip
        lexicon.add(words, "static", ties)
        lexicon.add(
            f"in (fights|duels|battles|clashes|a clash|any clash|each clash|every clash|all clashes|your clashes) , {words}",
            "static",
            ties,
        )
    you_win = "you [always] (win [(it|that clash|the clash)] [instead]|are the winner)"
    tied = "(is a tie|is tied|ends in a tie|results in a tie|is a draw|ends in a draw)"
    for which in (
        f"(you clash and it|you clash and the clash) {tied}",
        "you (tie|tie a clash|tie in a clash|tie the clash|are tied in a clash)",
    ):
        lexicon.add(f"(if|when|whenever) {which} , {you_win}", "static", ties)
    lexicon.add("you win (all|every|any|each) [of your] (clash|clashes) [that] [you (are in|take part in|participate in)]",
                "static", tree.WinClashes())  # fmt: skip


# --------------------------------------------------------------------------- whose total


@rules("total_of: TOTAL_IN_CLASHES 'of' players")
def total_of_players(folk: Folk) -> Any:
    return _of(folk)


@rules("static: EACH counted GIVES_YOU signed IN_CLASHES")
def each_gives(counted: Counted, value: int) -> Effect | None:
    """ "Each Soldier in your tableau gives you +1 in clashes."."""
    return _signed("your", value, counted)


@rules(
    "total_of: owner TOTAL_IN_CLASHES",
    "total_of: owner CLASHES_OF",
    "total_of: owner TOTALS IN_CLASHES",
)
def total_of(owner: Owner) -> Any:
    """ "Your total in clashes", "your clashes"."""
    return _OWNERS.get(owner.whose)


def _bonus(whose: Any, amount: tree.Amount, *, minus: bool) -> Effect | None:
    return None if whose is None else tree.TotalBonus(amount, minus, whose)


def _signed(whose: Any, value: int, counted: Counted | None) -> Effect | None:
    amount = counted.times(abs(value)) if counted else tree.Flat(abs(value))
    return _bonus(whose, amount, minus=value < 0) if value else None


@rules(
    "static: total_of GET_MORE? signed",
    "static: total_of GET_MORE signed FOR_EACH counted",
    "static: total_of signed FOR_EACH counted",
)
def total_is(whose: Any, value: int, counted: Counted | None = None) -> Effect | None:
    """ "Your clashes +2.", "your total in clashes is -1 for each Mage you have"."""
    return _signed(whose, value, counted)


@rules("static: signed 'to' total_of", "static: signed 'to' total_of FOR_EACH counted")
def added_to_total(value: int, whose: Any, counted: Counted | None = None) -> Effect | None:
    return _signed(whose, value, counted)


@rules("static: signed IN_CLASHES", "static: signed IN_CLASHES FOR_EACH counted",
       "static: IN_CLASHES ','? signed", "static: IN_CLASHES ','? signed FOR_EACH counted")  # fmt: skip
def in_clashes(value: int, counted: Counted | None = None) -> Effect | None:
    """ "+3 in clashes."."""
    return _signed("your", value, counted)


def _of(folk: Folk) -> Any:
    return _OWNERS.get(_PLAYERS.get(folk.who, Whose.ANY))


@rules("static: players GET_MORE ARTICLE signed BONUS IN_CLASHES", "static: players GET_MORE signed IN_CLASHES", "static: players GET_MORE signed IN_CLASHES FOR_EACH counted",
       "static: players signed IN_CLASHES", "static: IN_CLASHES ',' players GET_MORE signed")  # fmt: skip
def they_get(folk: Folk, value: int, counted: Counted | None = None) -> Effect | None:
    """ "You get +3 in all clashes", "rivals have -2 in clashes"."""
    return _signed(_of(folk), value, counted)


@rules(
    "static: total_of BE_NOW number HIGHER",
    "static: total_of BE_NOW 'increased' 'by' number",
    "static: total_of BE_NOW HIGHER 'by' number",
)
def higher(whose: Any, value: int) -> Effect | None:
    """ "Your totals in clashes are 2 higher"."""
    return _signed(whose, value, None)


@rules(
    "static: total_of BE_NOW number LOWER",
    "static: total_of BE_NOW 'reduced' 'by' number",
    "static: total_of BE_NOW LOWER 'by' number",
)
def lower(whose: Any, value: int) -> Effect | None:
    return _signed(whose, -value, None)


@rules("static: total_of BE_NOW 'increased' 'by' quantity")
def increased(whose: Any, amount: tree.Quantity) -> Effect | None:
    return (
        None
        if isinstance(amount, tree.Number)
        else _bonus(whose, tree.EqualTo(amount), minus=False)
    )


@rules("static: total_of BE_NOW 'reduced' 'by' quantity")
def reduced(whose: Any, amount: tree.Quantity) -> Effect | None:
    return (
        None if isinstance(amount, tree.Number) else _bonus(whose, tree.EqualTo(amount), minus=True)
    )


@rules(
    "static: IN_ALL_OF_THEM ',' 'add' quantity 'to' total_word",
    "static: 'add' quantity 'to' total_word IN_ALL_OF_THEM",
)
def add_to_total(amount: tree.Quantity, whose: Any) -> Effect | None:
    """ "In each clash, add this card's stars to your total"."""
    much = tree.Flat(amount.value) if isinstance(amount, tree.Number) else tree.EqualTo(amount)
    return _bonus(whose, much, minus=False)


@rules("total_word: owner TOTALS")
def total_word(owner: Owner) -> Any:
    return _OWNERS.get(owner.whose)
