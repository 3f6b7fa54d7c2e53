"""Who fights: each in turn, others among themselves, without cards of the Store; and what is counted of clashes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading import combat
from mblades.text.reading.amounts import Measured, equal_to, multiplied
from mblades.text.reading.deeds import deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Before, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk, Owner
from mblades.text.reading.sentences import Clause, Sentence, Series, effects_of
from mblades.text.tree import Effect, Who, Whom, Whose
from mblades.text.walking import N, contains, is_several, parts, rewritten

rules = Rules()

_RESULTS: tuple[tuple[tree.ClashResult, str, str], ...] = (
    (tree.ClashResult("win"), "win|have won", "won"),
    (tree.ClashResult("lose"), "lose|have lost", "lost"),
)
# By these words a clash is spoken of that has just been fought.
_OF_RESULT = (tree.ClashResult, tree.UsedCard, tree.LosingCard, tree.ClashTotal, tree.InClash)
_PLAYERS = (Who.WINNER, Who.LOSER, Whose.WINNER, Whose.LOSER, Who.FIGHTERS, Who.LOWEST)
_TOTALS = (Whose.YOUR, Whose.THAT, Whose.THEIR, Whose.WINNER, Whose.LOSER)
_MARGIN = tree.Gap(tree.ClashTotal(Whose.WINNER), tree.ClashTotal(Whose.LOSER))


class WonHere(tree.ClashesWon, frozen=True):
    """ "Clashes you won": by this ability, if it fights several, and else in this tournament."""


class TwoChosen(tree.ChoosePlayer, frozen=True):
    """ "Choose two other players.": for something that they do with each other."""


class TheyClash(tree.OthersClash, frozen=True):
    """ "They clash with each other.": the two that were chosen."""


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    _teach_who(lexicon)
    _teach_numbers(lexicon)
    the_clash = "(the|this|that) clash"
    nobody = "neither player|no player|nobody|no one|neither of you|neither side|neither of them"
    cards = "(a card|cards|any card|any cards|a Store card|Store cards) [from the Store]"
    lexicon.add(f"[(in|for|during) {the_clash} ,] ({nobody}) (reveals|draws) {cards} [(in|for|during) {the_clash}]",
                "NOTHING_REVEALED")  # fmt: skip
    lexicon.add(f"[(in|for|during) {the_clash} ,] no [Store] (card|cards) (is|are) revealed [from the Store] [(in|for|during) {the_clash}]",
                "NOTHING_REVEALED")  # fmt: skip
    lexicon.add(f"[,] without (revealing|drawing) [any] {cards}", "UNREVEALED")
    lowest = "(lowest|lower|smallest|smaller)"
    instead = "[instead [of the (highest|higher|biggest|larger|largest) [total|one]]]"
    every = "(in clashes|in (each|every|any|all) (clash|clashes)|in all clashes)"
    clashes = "(clashes|each clash|every clash|all clashes|any clash)"
    for words in (
        f"{every} , the [player with the] {lowest} total wins {instead}",
        f"the [player with the] {lowest} total wins ({clashes}|{every}) {instead}",
        f"{clashes} (is|are) won by the [player with the] {lowest} total {instead}",
    ):
        lexicon.add(words, "static", tree.LowestWins())
    every = "(each|every) (player|one|participant)|everyone|all players|all participants"
    lexicon.add(f"({every}) (in|involved in|who took part in|who was in) {the_clash}", "players",
                Folk(Who.FIGHTERS))  # fmt: skip
    lexicon.add("(both players|both participants|both clashing players|both of the players) [in the clash]", "players",
                Folk(Who.FIGHTERS, plural=True))  # fmt: skip
    least = f"(has|had|with) the {lowest} total"
    lexicon.add(f"(last place|(whoever|each player who|the player who) {least}|(the|each) player with the {lowest} total)",
                "players", Folk(Who.LOWEST))  # fmt: skip


def _teach_who(lexicon: Lexicon) -> None:
    """Several clashes, and clashes of others."""
    starting = "(starting|beginning) (on|to|at|with|from) (your left|the player (to|on) your left|the left)"
    order = f"[[,] {starting}] [[,] [and] (going|proceeding|continuing) (clockwise|to the left|around the table)]"
    lexicon.add(
        f"[,] (one at a time|one by one|one after (the other|another)|separately|individually|each in turn|in turn|in turn order|clockwise) {order}",
        "ONE_AT_A_TIME",
    )
    lexicon.add("[(with|against)] (each other|one another|each another)", "WITH_EACH_OTHER")
    two = "(2|two|any two|another two) (other players|opponents|different opponents|of your opponents|of the other players)"
    lexicon.add(f"{two} [(of your (choice|choosing)|you choose|that you choose)]", "TWO_OTHERS")
    lexicon.add("(they|these|those|both|both of them|[the|those|these] two [of them]|the (two|chosen) (players|opponents)|(these|those) two (players|opponents)) [(must|have to|shall|will|now)]",
                "THOSE_TWO")  # fmt: skip
    everyone = "(all|all of|all the|all of the) [your] (other players|opponents|others)"
    beside = "(the players next to you|[both] [of] your [two] neighbours|[both] [of] your [two] neighbors|the players (to|on) your left and right|the players on either side of you)"
    lexicon.add(f"({everyone}|the other players)", "rivals", "all opponents")
    lexicon.add(beside, "rivals", "the players next to you")


def _teach_numbers(lexicon: Lexicon) -> None:
    """What is counted."""
    this_way = "(this way|in this way|by this effect|with this effect|like this|here)"
    for result, does, done in _RESULTS:
        fought = tree.Fought(result.result)
        noun = {"win": "(win|wins|victory|victories)", "lose": "(loss|losses|defeat|defeats)"}[
            result.result
        ]
        one = "(clash|clashes|of them|of these clashes|of those clashes|one of them|one)"
        for what in ("countable", "term"):
            head = "" if what == "countable" else "(the number of|how many) "
            lexicon.add(f"{head}{one} [that] you ({does}|{done}) {this_way}", what, fought)
            lexicon.add(f"{head}{one} [that] you {result.result}", what, fought)
            lexicon.add(f"{head}{noun} [{this_way}]", what, fought)
            lexicon.add(f"{head}(clash|clashes) {done} {this_way}", what, fought)
            if result.result == "win":
                lexicon.add(f"{head}(clash|clashes) [that] you won", what, WonHere())
    lexicon.add("(clash|clashes) tied this way", "countable", tree.Fought("tie"))
    lexicon.add("(the number of|how many) clashes tied this way", "term", tree.Fought("tie"))
    losers, others = (tree.PlayersWho(tree.InClash(side)) for side in ("losers", "others"))
    lexicon.add("(loser|losers) [of the clash]", "countable", losers)
    lexicon.add("(the number of|how many) losers [of the clash]", "term", losers)
    other = "(other (player|players|participant|participants)|(opponent|opponents)) in (the|that|this) clash"
    lexicon.add(other, "countable", others)
    lexicon.add(f"(the number of|how many) {other}", "term", others)
    lexicon.add("[clash] total [in (the|this|that) clash]", "CLASH_TOTAL")
    lexicon.add(
        "(the [absolute] difference between (the|the two|both|your) totals|the difference (in|of) totals|the margin [of victory]|the (amount|difference) (you won by|by which you won))",
        "term", _MARGIN,
    )  # fmt: skip
    lexicon.add("(point|points) (you won by|by which you won|you win by)", "POINT_WON_BY")


# --------------------------------------------------------------------------- each in turn


@deed(
    *combat.VERBS,
    frames=("{against:other} ONE_AT_A_TIME",),
)  # fmt: skip
def clash_with_each(who: Whom, other: Folk) -> Effect | None:
    """ "Clash with each opponent, one at a time"."""
    return each_in_turn(other) if who is Who.YOU else None


def each_in_turn(other: Folk) -> Effect | None:
    """A clash with each of them, one after the other; nobody clashes with themselves."""
    who = Who.EACH_OPPONENT if other.who is Who.EACH_PLAYER else other.who
    return tree.PlayerByPlayer(who, (tree.Clash(Who.THAT),)) if is_several(who) else None


@rules("controlled: 'for' players ',' series", "controlled: 'for' players series")
def for_each_of_them(folk: Folk, series: Series) -> Effect | None:
    """ "For each opponent in turn, clash with that player, then ..."."""
    effects = effects_of(series)
    if effects is None or not folk.in_turn or not is_several(folk.who):
        return None
    return tree.PlayerByPlayer(folk.who, effects)


def speaks_of_result(effects: Sequence[Effect]) -> bool:
    """Whether it says what comes of a clash that was fought before."""
    return any(_is_of_result(part) for part in parts(tuple(effects)))


def _is_of_result(part: object) -> bool:
    return isinstance(part, _OF_RESULT) or (isinstance(part, Who | Whose) and part in _PLAYERS)


def goes_on_fighting(last: Effect | None, effects: Sequence[Effect]) -> Effect | None:
    """ "Clash with each opponent, one at a time. If you win, ...": after each of these clashes."""
    if not isinstance(last, tree.PlayerByPlayer) or not contains(last, tree.Clash) or not effects:
        return None
    row = tuple(_after_each(effect) for effect in effects)
    if not all(speaks_of_result((one,)) for one in row):
        return None
    return replace(last, effects=(*last.effects, *row))


def _after_each(effect: Effect) -> Effect:
    """ "For each win, steal 8 RP from the loser": behind each of them, if you win."""
    match effect:
        case tree.ForEach(tree.Fought(result), row, 1) if speaks_of_result(row):
            return tree.If(tree.ClashResult(result), row)
    amount = getattr(effect, "amount", None)
    match amount:
        case tree.PerEach(value, tree.Fought(result), 1, 0):
            once = replace(effect, amount=tree.Flat(value))
            if speaks_of_result((once,)):
                return tree.If(tree.ClashResult(result), (once,))
    return effect


# --------------------------------------------------------------------------- others


@rules("clause: TWO_OTHERS COMBAT.BASE WITH_EACH_OTHER?", "clause: TWO_OTHERS MUST COMBAT.BASE WITH_EACH_OTHER?",
       "clause: FORCE TWO_OTHERS TO COMBAT.BASE WITH_EACH_OTHER?")  # fmt: skip
def two_clash() -> Clause:
    """ "Two opponents of your choice clash with each other"."""
    return Clause(None, statement=tree.OthersClash())


@rules("clause: rivals COMBAT.BASE WITH_EACH_OTHER")
def rivals_clash(rivals: Any) -> Clause:
    return Clause(None, statement=tree.OthersClash(rivals))


@rules("clause: LET TWO_OTHERS COMBAT.BASE WITH_EACH_OTHER?")
def let_two_clash() -> Clause:
    return two_clash()


@rules("clause: LET rivals COMBAT.BASE WITH_EACH_OTHER")
def let_rivals_clash(rivals: Any) -> Clause:
    return rivals_clash(rivals)


@deed("choose", "pick", "select", "name", frames=("TWO_OTHERS",))
def choose_two(who: Whom) -> Effect | None:
    return TwoChosen(Who.OPPONENT) if who is Who.YOU else None


@rules(
    "clause: THOSE_TWO COMBAT.BASE WITH_EACH_OTHER?",
    "clause: LET 'them' COMBAT.BASE WITH_EACH_OTHER?",
)
def they_clash() -> Clause:
    return Clause(None, statement=TheyClash())


def others_joined(before: list[Effect], effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "Choose two other players. They clash with each other.": one effect; the choice is taken from before."""
    done: list[Effect] = []
    for effect in effects:
        if isinstance(effect, TheyClash):
            chosen = done if done and isinstance(done[-1], TwoChosen) else before
            if not chosen or not isinstance(chosen[-1], TwoChosen):
                raise Misreading("say who clashes", "'2 opponents clash with each other'")
            chosen.pop()
            effect = tree.OthersClash()
        done.append(effect)
    return tuple(done)


def check_two_chosen(effects: Sequence[Effect]) -> None:
    """Two players are chosen to clash, and for nothing else."""
    if contains(tuple(effects), TwoChosen, TheyClash):
        raise Misreading("it is not clear what these two do", "'2 opponents clash with each other'")


def check_same_clash(before: Sequence[Effect], told: Sequence[Effect]) -> None:
    """ "Fight everybody! It's a clash with all players." """
    if not before or before[-1] != told[0]:
        raise Misreading("another clash was begun before this", "'Clash with all players.'")


# --------------------------------------------------------------------------- without cards of the Store


@deed(
    *combat.VERBS,
    frames=("{against:other} UNREVEALED",),
)  # fmt: skip
def clash_unrevealed(who: Whom, other: Folk) -> Effect | None:
    """ "Clash with an opponent without revealing cards"."""
    return tree.Clash(other.who, bare=True) if who is Who.YOU and not other.in_turn else None


@rules("sentence: NOTHING_REVEALED")
def nothing_revealed() -> Sentence:
    """ "In this clash, no cards are revealed.": said of the one before it."""
    return Sentence(Series(()), "of that clash", instead=True)


def without_cards(effects: list[Effect]) -> list[Effect]:
    """The clash before it is fought without them."""
    if not effects or not isinstance(effects[-1], tree.Clash):
        raise Misreading(
            "there is no clash before this", "a sentence such as 'Clash with an opponent.'"
        )
    return [*effects[:-1], replace(effects[-1], bare=True)]


# --------------------------------------------------------------------------- what is counted


@rules("term: owner CLASH_TOTAL")
def total_of(owner: Owner) -> tree.Quantity | None:
    """ "Your total", "the loser's total"."""
    return tree.ClashTotal(owner.whose) if owner.whose in _TOTALS else None


@rules("measured: number unit FOR_EACH POINT_WON_BY")
def for_each_point(value: int, unit: tree.Unit) -> Measured | None:
    """ "2 RP for each point you won by"."""
    amount = _MARGIN if value == 1 else multiplied(value, _MARGIN)
    return None if amount is None else equal_to(unit, amount)


def settled_clashes(before: Before, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Which clashes are meant by those that are counted, and by the one that is spoken of."""
    told = _Told()
    for one in before:
        told.hear(one)
    return tuple(told.settled(effect) for effect in effects)


class _Told:
    """The clashes that an ability has fought, as far as it has been read."""

    def __init__(self) -> None:
        self.count = 0
        self.unspoken = 0  # of those, how many were fought since one was spoken of

    def hear(self, effect: object, *, check: bool = False) -> None:
        """Take in what was said, in the order of its words."""
        if isinstance(effect, tree.PlayerByPlayer) and contains(effect, tree.Clash):
            self.count, self.unspoken = self.count + 2, 2
            return
        tied = isinstance(effect, tree.If) and effect.condition == tree.ClashResult("tie")
        for part in parts(effect):
            if isinstance(part, tree.Clash | tree.OthersClash):
                often = part.times if isinstance(part, tree.Clash) else 1
                self.count, self.unspoken = self.count + often, self.unspoken + often
            elif _is_of_result(part):
                if check:
                    _check_tie(part, tied)
                if check and self.unspoken > 1:
                    raise Misreading(
                        "it is not clear which of these clashes is meant",
                        "'for each clash won this way'",
                    )
                self.unspoken = 0

    def settled(self, effect: Effect) -> Effect:
        """With what is counted; refused if it is not clear which of several clashes it speaks of."""
        if isinstance(effect, tree.Started | tree.Waiting):
            return rewritten(effect, _in_tournament)
        if contains(effect, tree.Fought, WonHere):
            effect = rewritten(effect, self._counted)
        self.hear(effect, check=True)
        return effect

    def _counted(self, node: N) -> N:
        meant: Any = node
        if isinstance(node, WonHere):
            meant = tree.Fought("win") if self.count > 1 else tree.ClashesWon()
        elif isinstance(node, tree.Fought) and not self.count:
            raise Misreading("no clash was fought before this", "'for each clash you have won'")
        settled: N = meant
        return settled


def _check_tie(part: object, tied: bool) -> None:
    """ "On a tie, the loser flips a card.": there is none."""
    if tied and isinstance(part, Who | Whose) and part not in (Who.FIGHTERS, Who.LOWEST):
        raise Misreading("nobody wins or loses a tie", "'each player in the clash'")


def _in_tournament(node: N) -> N:
    """What waits or comes later counts those of the tournament."""
    meant: Any = node
    if isinstance(node, WonHere):
        meant = tree.ClashesWon()
    elif isinstance(node, tree.Fought):
        raise Misreading("say which clashes are counted", "'for each clash you have won'")
    settled: N = meant
    return settled
