"""What joins sentences: "if you do", "unless they pay", "also", "after that", "you may do this up to 3 times"."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import (
    MOST_REPEATS,
    Misreading,
    is_told_of,
    settle_own,
    those_of,
)
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk
from mblades.text.reading.sentences import By, Chain, Clause, Sentence, Series, may
from mblades.text.tree import Effect, Who, Whom, Whose
from mblades.text.walking import contains, parts, with_parts

rules = Rules()

# "If you took one": what was done, said again in short.
_DONE_TO_ONE: dict[type[tree.Node], str] = {
    tree.Pay: "paid|spent",
    tree.Discard: "discarded|discard",
    tree.Flip: "flipped|flip",
    tree.Unflip: "unflipped|unflip",
    tree.Take: "took|taken|take|added",
    tree.Return: "returned|return",
    tree.Reveal: "revealed|reveal|showed|shown|show",
    tree.GiveCard: "gave|given|give",
    tree.RemoveTokens: "removed|remove",
    tree.Swap: "swapped|swap",
    tree.Move: "moved|move",
    tree.PlayIt: "played|play",
    tree.Buy: "bought|buy",
}


def teach(lexicon: Lexicon) -> None:
    """The words between sentences."""
    _teach_done(lexicon)
    _teach_adverbs(lexicon)
    lexicon.add("(must|shall|will|has to|have to) be", "MUST_BE")
    lexicon.add("(is|are) to be", "MUST_BE")
    lexicon.add(
        "[,] (if able|if possible|if you can|if they can|if there is one|if there are any|if (you|they) have (one|any|it|enough)|if any|as far as possible)",
        "IF_ABLE",
    )
    lexicon.add(
        "(may|can) (do (this|so|that|it)|repeat (this|that|it)|use this [effect])", "MAY_AGAIN"
    )


_THE_REST = "(that|this|it|everything else|anything else|all else|(whatever|anything|everything) else you (get|gain|win|score|earn))"
_ON_TOP = f"on top [of {_THE_REST}]|in addition to {_THE_REST}|besides|as an extra"


def _teach_adverbs(lexicon: Lexicon) -> None:
    """What says in which order, or that it comes to something else: sentences are carried out in order anyhow."""
    order = "then|first|immediately|instantly|now|afterwards|in addition|also|additionally"
    lexicon.add(
        f"({order}|simply|just|likewise|thereby|go ahead and|quickly|quietly|go and)", "ADVERB"
    )
    lexicon.add(
        "((choose|chooses|pick|picks|select|selects) and|at once|right away|straight away|right now)",
        "ADVERB",
    )  # "choose and discard a card"
    lexicon.add(
        f"[,] ({order}|too|as well|at once|right away|right now|straight away|in addition to (this one|this card)|{_ON_TOP})",
        "ADVERB_BEHIND",
    )
    lexicon.add(
        f"({order}|moreover|furthermore|after that|after this|thereafter|thereupon|finally|lastly|next ,|besides"
        "|and|and then|and also|but|but then|plus|on top of that|second|secondly|firstly|once you have done so|for the avoidance of doubt|to be clear|needless to say|note that|please note that|in other words) [,]",
        "LINK",
    )


def _teach_done(lexicon: Lexicon) -> None:
    """ "If you do", "if they cannot": of what was said before."""
    one_of_them = (
        "anyone|someone|any player|any opponent|any of them|one of them|a player|an opponent"
    )
    they = "(they|that player|that opponent|he or she|he|she|the opponent|the player)"
    this = "[this|that|so|it]"
    lexicon.add(f"(if|when) you (do|did|have done) {this} [,]", "if_done", "you")
    lexicon.add(f"if {they} (do|does|did) {this} [,]", "if_done", "they")
    lexicon.add(
        "(if so|in which case|in that case|in this case|having done so|once you have done so) [,]",
        "if_done",
        "",
    )
    lexicon.add("[,] if you (do|did)", "if_done_behind", "you")
    lexicon.add("[,] if they (do|did)", "if_done_behind", "they")
    for done, words in _DONE_TO_ONE.items():
        what = (
            "[one|one of them|it|them|that card|a card|any|any cards|some] [this way|in this way]"
        )
        lexicon.add(f"if you [have] ({words}) {what} [,]", "done_to_one", done)
    choose = "(choose|chose|chooses|decide|decides|decline|declines|refuse|refuses|prefer|prefers)"
    wish = "(do|does) not (want|wish|like|care) to [do (so|this|that|it)]"
    undone = "(do not|does not|did not|have not|has not|will not)"
    for who, words in (("you", "you"), ("they", they), ("they", f"({one_of_them})")):
        lexicon.add(f"if {words} {undone} {this} [,]", "if_not_done", who)
        lexicon.add(
            f"if {words} ({choose} not to {this}|decline|refuse|declines|refuses|{wish}) [,]",
            "if_unwilling",
            who,
        )
    lexicon.add(f"if ({one_of_them}) (does|did|has done) {this} [,]", "if_done", "they")
    lexicon.add("if you (can not or will not|do not or can not) [,]", "if_not_done", "you")
    unable = "(can not|could not|are unable to|is unable to|are not able to|is not able to)"
    more = "[do (so|this|that|it)|pay]"
    enough = "(do|does|did) not have enough [RP|M$|money|cards]"
    lexicon.add(
        "if you (do not|would rather not) (want|like|fancy|keep|need) (it|that card|the card) [,]",
        "IF_NOT_WANTED",
    )
    lexicon.add(f"if you ({unable} {more}|{enough}) [,]", "if_unable", "you")
    lexicon.add(f"if ({they}|{one_of_them}) ({unable} {more}|{enough}) [,]", "if_unable", "they")
    lexicon.add(f"if ({they}|{one_of_them}) (has|have) (no|not any)", "IF_THEY_HAVE_NO")
    lexicon.add(f"if ({they}|{one_of_them}) (does|do|did) not have any", "IF_THEY_HAVE_NO")
    lexicon.add(
        f"if ({they}|{one_of_them}) (has|have) ((less|fewer) than (this|that)|not enough) [,]",
        "if_unable",
        "they",
    )
    lexicon.add(
        "if you (have|own) ((less|fewer) than (this|that)|not enough) [,]", "if_unable", "you"
    )
    lexicon.add("if (this|that|it) is (impossible|not possible) [,]", "if_unable", "")
    lexicon.add("if you can not do (both|all of (this|these|that)) [,] do (neither|none of (it|them|this|these))",
                "all_or_nothing", "you")  # fmt: skip
    for group, each, those in (
        ("each player", "each player|every player|any player|anyone|everyone|whoever|a player",
         "those|players|those players"),
        ("each opponent", "each opponent|each other player|every opponent|any opponent|an opponent",
         "opponents|those opponents|other players"),
    ):  # fmt: skip
        lexicon.add(
            f"((({each}) who (does not|did not)|({those}) who (do not|did not)) [so|this|it])",
            "who_did",
            (group, "if you do not"),
        )
        lexicon.add(
            f"(({each}) who (can not|could not|is unable to|is not able to)|({those}) who (can not|could not|are unable to)) [do (so|this|it)]",
            "who_did",
            (group, "if you cannot"),
        )
    lexicon.add(
        "whoever (does not|did not) [so|this|it]", "who_did", ("each player", "if you do not")
    )
    lexicon.add(
        "whoever (can not|could not) [do (so|this|it)]", "who_did", ("each player", "if you cannot")
    )
    unable = "[who is|who are] unable to [do (so|this|it)]"
    lexicon.add(
        f"(a player|players|those|anyone|any player|each player|everyone) {unable}",
        "who_did",
        ("each player", "if you cannot"),
    )
    lexicon.add(
        f"(an opponent|opponents|any opponent|each opponent) {unable}",
        "who_did",
        ("each opponent", "if you cannot"),
    )


# --------------------------------------------------------------------------- done or not


@rules("sentence: if_done series")
def if_you_do(by: By, series: Series) -> Sentence:
    return Sentence(series, "if you do", by=by)


@rules("sentence: series if_done_behind")
def behind_if_you_do(series: Series, by: By) -> Sentence:
    """ "You may flip a card. Gain 10 RP if you do." """
    return if_you_do(by, series)


@rules(
    "sentence: if_not_done series",
    "sentence: if_not_done series 'instead'",
    "sentence: if_not_done 'instead' series",
)
def if_you_do_not(by: By, series: Series) -> Sentence:
    return Sentence(series, "if you do not", by=by)


@rules("sentence: if_unwilling series", "sentence: if_unwilling series 'instead'", "sentence: if_unwilling 'instead' series")  # fmt: skip
def if_unwilling(by: By, series: Series) -> Sentence:
    """ "Discard a card. If you do not wish to, lose 10 RP.": so nobody has to."""
    return Sentence(series, "if unwilling", by=by)


@rules("sentence: IF_NOT_WANTED series")
def if_not_wanted(series: Series) -> Sentence | None:
    """ "Draw a card. If you don't want it, discard it and gain 8 RP.": you may."""
    effects = series.effects()
    return Sentence(series, optional=True) if contains(effects[0], tree.It) else None


@rules(
    "sentence: if_unable series",
    "sentence: if_unable series 'instead'",
    "sentence: if_unable 'instead' series",
)
def if_you_cannot(by: By, series: Series) -> Sentence:
    return Sentence(series, "if you cannot", by=by)


@rules(
    "sentence: IF_THEY_HAVE_NO unit ','? series",
    "sentence: IF_THEY_HAVE_NO unit ','? series 'instead'",
)
def if_they_have_none(unit: tree.Unit, series: Series) -> Sentence:
    """ "Each opponent gives you 1 M$. If somebody has no M$, they lose 5 RP." """
    return Sentence(series, "if they have none", unit=unit, by="they")


@rules("sentence: all_or_nothing")
def all_or_nothing(by: By) -> Sentence:
    """ "If you cannot do both, do neither." """
    return Sentence(Series(()), "if you cannot", by=by)


@rules("sentence: who_did chain", "sentence: who_did chain 'instead'")
def who_did(said: tuple[Any, str], chain: Chain) -> Sentence | None:
    """ "Each player may discard a card. Those who do not lose 10 RP." """
    first, *more = chain
    if first.act is None or first.who is not None:
        return None
    told = (first._replace(who=those_of(*said), third=True), *more)
    return Sentence(Series(((told,),)))


@rules(
    "restated: 'if' players act.base",
    "restated: 'if' players act.past",
    "restated: 'if' players act.third",
)
def restated(folk: Folk, act: Act) -> tuple[By, Act]:
    return ("you" if folk.who is Who.YOU else "they", act)


@rules("sentence: restated ',' series")
def if_it_was(said: tuple[By, Act], series: Series) -> Sentence:
    """ "You may flip this card. If you flip it, gain 18 RP.": what was offered is said again."""
    by, act = said
    return Sentence(series, "if you do", by=by, act=act)


@rules("sentence: done_to_one series")
def if_it_was_done(kind: Any, series: Series) -> Sentence:
    """ "You may take a card from the Aftermarket. If you took one, gain 5 RP." """
    return Sentence(series, "if you do", by="you", act=kind)


# --------------------------------------------------------------------------- unless


@rules("clause: clause IF_ABLE")
def if_able(clause: Clause) -> Clause:
    """Everything is done as far as that is possible."""
    return clause


@rules("series: clause UNLESS players act.third", "series: clause UNLESS players act.base")
def unless_done(clause: Clause, folk: Folk, act: Act) -> Series | None:
    """ "An opponent loses 10 RP unless they discard a card": they may, and if they do not, it happens."""
    who = clause.who or Who.YOU
    effect = clause.effect(who)
    decides = folk.who
    if decides is Who.THAT:
        named = {_spoken_of(one) for one in parts(effect)} - {None}
        if len(named) > 1:
            raise Misreading("it is not clear who decides this", "a player such as 'that player'")
        for one in named:
            decides = one or decides
        effect = _of_that_player(effect)
    done = act.effect(decides)
    if done is None:
        return None
    if not is_told_of(decides, (effect,)):
        raise Misreading("it is not clear whether this takes one of them, or all", "'an opponent'")
    return Series((tree.May((settle_own(done, decides),), (), decides, (effect,)),))


_SPOKEN_OF: dict[Any, Who] = {
    Whose.OPPONENT: Who.OPPONENT, Whose.EACH_OPPONENT: Who.EACH_OPPONENT,
    Whose.LEFT: Who.LEFT, Whose.RIGHT: Who.RIGHT,
}  # fmt: skip
_KNOWN = (Who.YOU, Who.THAT, Who.OWNER)


def _spoken_of(part: object) -> Whom | None:
    """Who "they" are, where such players are spoken of."""
    if isinstance(part, Who):
        return None if part in _KNOWN else part
    if isinstance(part, tree.Compared | tree.Foremost):
        return part
    return _SPOKEN_OF.get(part) if isinstance(part, Whose) else None


def _of_that_player(effect: Effect) -> Effect:
    def said(part: object) -> object:
        if _spoken_of(part) is not None:
            return Whose.THAT if isinstance(part, Whose) else Who.THAT
        return with_parts(part, said) if isinstance(part, tree.Node) else part

    return with_parts(effect, said)


# --------------------------------------------------------------------------- who


@rules("chain: chain ',' 'who' act.third", "chain: chain ',' 'who' 'then' act.third")
def who_does(chain: Chain, act: Act) -> Chain:
    """ "Choose an opponent, who draws a card." """
    return (*chain, Clause(act, Who.THAT, third=True))


@rules("chain: chain ',' 'who' MUST act.base")
def who_must(chain: Chain, act: Act) -> Chain:
    return who_does(chain, act)


@rules("series: chain ',' 'who' MAY series")
def who_may(chain: Chain, more: Series) -> Series | None:
    """ "Choose an opponent, who may discard a card." """
    effect = may(Folk(Who.THAT), more)
    return None if effect is None else Series(((chain,), effect))


# --------------------------------------------------------------------------- adverbs


@rules("act.base: ADVERB act.base", "act.third: ADVERB act.third")
def with_adverb(act: Act) -> Act:
    """ "You also gain 5 RP"."""
    return act


@rules("clause: clause ADVERB_BEHIND")
def with_adverb_behind(clause: Clause) -> Clause | None:
    return clause if clause.act is not None else None


@rules("sentence: LINK sentence")
def linked(sentence: Sentence) -> Sentence:
    """ "After that, draw a card." """
    return sentence


# --------------------------------------------------------------------------- more than once


@rules("sentence: players MAY_AGAIN 'up' 'to' number 'times'", "sentence: players MAY_AGAIN 'twice'",
       "sentence: players MAY_AGAIN 'up' 'to' 'twice'")  # fmt: skip
def may_again(folk: Folk, times: int = 2) -> Sentence | None:
    """ "You may do this up to 3 times.": twice more."""
    if folk.who is not Who.YOU or not 1 < times <= MOST_REPEATS:
        return None
    again = Clause(None, statement=tree.May((tree.Repeat(times - 1),)))
    return Sentence(Series((((again,),),)), "again")
