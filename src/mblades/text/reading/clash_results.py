"""How a clash ends: "if you win", "on a draw", "should they lose by 3 or more"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.conditions import Bound
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Before, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Chain, Sentence, Series
from mblades.text.tree import Effect, Who
from mblades.text.walking import N, contains, is_one_found, nodes, rewritten

rules = Rules()

_IT = "[(it|the clash|that clash|this clash|the fight|the duel|the battle)]"
_WON = f"(win|won|wins|have won|has won) {_IT}|prevail|prevails|triumph|triumphs|(are|is) (the winner|victorious)|(come|comes) out on top|succeed|succeeds"
_LOST = f"(lose|lost|loses|have lost|has lost) {_IT}|(are|is) (the loser|defeated|beaten)"
_DRAW = "(tie|draw|stalemate|standoff|dead heat)"
_TIED = (
    f"(the clash|the fight|the duel|the battle|the result|it|that|this) (is|was|ends|ended|ends in|ended in|ends as|results in|finishes) (tied|drawn|level|a {_DRAW}|in a {_DRAW})|there is a {_DRAW}"
    "|you [both] (tie|draw|are tied)|they tie|both totals are (equal|the same)|the totals are (equal|the same|tied)|nobody wins|no one wins|neither [of you] wins|neither player wins"
)
_NOUNS = {"win": "(win|victory|success|triumph)", "lose": "(loss|defeat|failure)", "tie": _DRAW}


class TheirResult(tree.ClashResult, frozen=True):
    """ "They win": the one you clash with, so that you lose."""


class Beaten(tree.InClash, frozen=True):
    """ "Each player you beat": the losers, where you have won."""


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    results: tuple[tuple[Any, str], ...] = (("win", _WON), ("lose", _LOST))
    for result, words in results:
        other: Any = "lose" if result == "win" else "win"
        meant, theirs = tree.ClashResult(result), TheirResult(other)
        for who, one in (
            ("you", meant),
            (
                "(they|he|she|he or she|that player|that opponent|your opponent|the opponent|the other player)",
                theirs,
            ),
        ):
            lexicon.add(f"{who} ({words})", "condition", one)
            lexicon.add(f"{who} ({words})", "result", one)
            being = "victorious|the winner" if result == "win" else "defeated|beaten|the loser"
            lexicon.add(f"should {who} ({result} {_IT}|be ({being}))", "result_head", one)
            lexicon.add(f"{who} ({words}) by", "result_by", one)
        lexicon.add("won" if result == "win" else "lost", "condition", meant)
        not_so = [tree.ClashResult(one) for one in ("win", "lose", "tie") if one != result]
        lexicon.add(f"you (do|did) not {result} {_IT}", "condition", tree.Either(*not_so))
        lexicon.add(f"(it|the clash) is {'won' if result == 'win' else 'lost'}", "condition", meant)
    them = "(them|him|her|him or her|that player|that opponent|your opponent|the opponent|the other player)"
    for category in ("condition", "result"):
        lexicon.add(
            f"you (beat|defeat|have beaten|defeated) {them}", category, tree.ClashResult("win")
        )
        lexicon.add("they (beat|defeat|have beaten|defeated) you", category, TheirResult("lose"))
    somebody = "(someone|anyone|an opponent|a player|another player|any opponent)"
    clash = "[in (a clash|clashes|a fight|a duel)]"
    lexicon.add(f"you (beat|defeat) {somebody} {clash}", "event", tree.Clashes(Who.YOU, "win"))
    lexicon.add(
        f"{somebody} (loses|is beaten|is defeated) (a clash|in a clash) (to|by|against) you",
        "event",
        tree.Clashes(Who.YOU, "win"),
    )
    lexicon.add(f"{somebody} (beats|defeats) you {clash}", "event", tree.Clashes(Who.YOU, "lose"))
    win, lose, tie = (tree.ClashResult(one) for one in ("win", "lose", "tie"))
    for words, either in (
        ("(win or (tie|draw)|(tie|draw) or win|do not lose)", tree.Either(win, tie)),
        ("(lose or (tie|draw)|(tie|draw) or lose|do not win)", tree.Either(lose, tie)),
    ):  # fmt: skip
        for category in ("condition", "result"):
            lexicon.add(f"you {words} {_IT}", category, either)
        lexicon.add(f"[if] [you] {words}", "result_line", either)
    lexicon.add(f"({_TIED}|tied)", "condition", tie)
    lexicon.add(f"({_TIED}|tied|drawn)", "result", tie)
    for name, nouns in _NOUNS.items():
        kind: Any = name
        one = tree.ClashResult(kind)
        lexicon.add(f"({name}|if {name}|[if] {nouns})", "result_line", one)
        lexicon.add(
            f"(on|upon|in|with|after|for|in case of|in the case of|in the event of|if there is) (a|any|your) {nouns}",
            "result_head", one,
        )  # fmt: skip
    lexicon.add("(if|when) you win", "result_line", tree.ClashResult("win"))
    lexicon.add("(if|when) you lose", "result_line", tree.ClashResult("lose"))
    lexicon.add("(if|when) (tied|drawn|it is a tie|it is a draw)", "result_line", tie)
    lexicon.add("(if|when) (tied|drawn)", "result_head", tie)
    lexicon.add("your total is (at least|by at least)", "YOUR_TOTAL_IS")
    lexicon.add("(higher|more|greater) than (theirs|that of your opponent|your opponent 's|their total|the loser 's)",
                "THAN_THEIRS")  # fmt: skip
    person = "(player|person|opponent|of them)"
    lexicon.add(f"{person} [that|whom|who] you (beat|defeat|defeated|have beaten|won against|win against)", "countable",
                tree.PlayersWho(Beaten("losers")))  # fmt: skip
    losers = tree.PlayersWho(tree.InClash("losers"))
    lexicon.add("((the|that|this) (clash|fight|duel|battle)|it|there) (has|is) a (winner|loser)", "condition",
                tree.Holds(losers, "at least", tree.Number(1)))  # fmt: skip


@rules("sentence: result_line ':' series", "sentence: result_line '?' series", "sentence: result_head ','? series",
       "sentence: result_line '-' series")  # fmt: skip
def by_result(result: tree.Condition, series: Series) -> Sentence:
    """ "Win: steal 10 RP. Lose: flip this card."."""
    if series.purpose is not None:
        return Sentence(series, condition=result)
    return Sentence(Series((tree.If(result, series.effects()),)))


@rules("sentence: series result_head", "sentence: series ',' result_head")
def by_result_behind(series: Series, result: tree.Condition) -> Sentence:
    """ "Gain 10 RP on a tie."."""
    return Sentence(series, condition=result)


@rules("controlled: IF result chain")
def if_result(result: tree.Condition, chain: Chain) -> Effect:
    return tree.If(result, Series(((chain,),)).effects())


@rules("controlled: IF result chain ',' IF result chain", "controlled: IF result ',' chain ',' IF result ',' chain",
       "controlled: IF result ',' chain AND IF result ',' chain", "controlled: IF result chain AND IF result chain")  # fmt: skip
def by_results(
    one: tree.Condition, chain: Chain, other: tree.Condition, otherwise: Chain
) -> Effect | None:
    """ "If you win you get 20 RP, if you lose they get 10 RP"."""
    if one == other:
        return None
    return tree.If(one, Series(((chain,),)).effects(), (if_result(other, otherwise),))


@rules("sentence: 'win' 'or' 'lose' ',' series")
def whatever_comes(series: Series) -> Sentence:
    """A tie is neither, and yet the clash has been fought."""
    ends = [tree.ClashResult(result) for result in ("win", "lose", "tie")]
    return Sentence(series, condition=tree.Either(tree.Either(ends[0], ends[1]), ends[2]))


@rules("condition: result_by bounded")
def won_by(result: Any, bound: Bound) -> tree.Condition | None:
    """ "You win by 5 or more"."""
    least = {"at least": bound.value, "more": bound.value + 1}.get(bound.test, 0)
    return type(result)(result.result, least) if least > 0 else None


@rules("condition: YOUR_TOTAL_IS number THAN_THEIRS")
def total_is_higher(by: int) -> tree.Condition | None:
    return tree.ClashResult("win", by) if by else None


# --------------------------------------------------------------------------- who "they" are


def settled_results(before: Before, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "If they win": where you clash with one of them, you lose then."""
    effects = tuple(_with_beaten(effect) for effect in effects)
    if not contains(effects, TheirResult):
        return effects
    fights = [
        one for one in nodes((*before, *effects)) if isinstance(one, tree.Clash | tree.OthersClash)
    ]
    last = fights[-1] if fights else None
    is_one = isinstance(last, tree.Clash) and (is_one_found(last.who) or last.who in _ONE_PLAYER)
    if not is_one:
        raise Misreading("say who wins or loses", "'if you win the clash'", "if you win the clash")
    return tuple(rewritten(effect, _of_you) for effect in effects)


def _with_beaten(effect: Effect) -> Effect:
    """ "If you win, gain 10 RP for each player you beat": and nothing that is asked of those who lose."""
    if not contains(effect, Beaten):
        return effect
    if not isinstance(effect, tree.If) or effect.condition != tree.ClashResult("win"):
        raise Misreading("say whether you have to win for this", "'If you win, ... for each loser'")
    return replace(effect, then=tuple(rewritten(one, _as_loser) for one in effect.then))


def _as_loser(node: N) -> N:
    meant: Any = tree.InClash("losers") if isinstance(node, Beaten) else node
    settled: N = meant
    return settled


_ONE_PLAYER = (Who.THAT, Who.LEFT, Who.RIGHT)


def _of_you(node: N) -> N:
    meant: Any = node
    if isinstance(node, TheirResult):
        meant = tree.ClashResult(node.result, node.by)
    settled: N = meant
    return settled
