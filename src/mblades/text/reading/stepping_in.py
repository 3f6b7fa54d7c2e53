"""What is about to happen, and does not: whose effect it would be, and the words for preventing it."""

from __future__ import annotations

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.conditions import would_happen
from mblades.text.reading.deeds import BY, Act, deed
from mblades.text.reading.events import Cause
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OTHERS, THE_OPPONENT
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import CancelOf, Folk, Owner
from mblades.text.reading.sentences import Body, Clause, Sentence, Series
from mblades.text.tree import Effect, TriggerWord, Who, Whom, Whose

rules = Rules()

_IT = "(it|this|that)"
_FLIP = "(that|the|this) (flip|flipping)"
_CHANGE = "(that|the|this) (loss|gain|theft|steal|payment)"
_EFFECT = "(that|the|this) [card] (effect|effects|ability|action|reaction)"
_GONE = "(is|are|gets) (negated|cancelled|canceled|ignored|prevented|nullified|countered|stopped|not (performed|carried out|used|resolved))"
_FAILS = (
    f"(has no effect|have no effect|does not (happen|take effect|resolve|work|activate|take place|trigger)"
    f"|do not (happen|take effect|resolve|work)|does nothing|do nothing|fails|fail|{_GONE})"
)
_OF = {
    Whose.YOUR: Who.YOU, Whose.OPPONENT: Who.OPPONENT, Whose.ANOTHER: Who.OPPONENT,
    Whose.EACH_OPPONENT: Who.OPPONENT, Whose.ANY: Who.PLAYER,
}  # fmt: skip


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add(
        "(would|[is|are] about to|(is|are) going to|tries to|try to|wants to|want to|attempts to|attempt to)",
        "WOULD",
    )
    lexicon.add("(would|is about to|are about to|is going to|are going to) (be|get)", "WOULD_BE")
    lexicon.add("[an|any] (effect|effects|card effect|card|cards|ability)", "AN_EFFECT")
    lexicon.add(
        "(an effect|any effect|a card effect|some effect|an effect of any player)",
        "agent",
        Who.PLAYER,
    )
    lexicon.add("(an effect|any effect|effects|the effects|a card effect|card effects|a card) (of|from|controlled by|belonging to)",
                "EFFECT_OF")  # fmt: skip
    lexicon.add("(effects|card effects)", "agent", Who.PLAYER)
    lexicon.add("[that] (control|controls|own|owns)", "CONTROLLING")
    lexicon.add("(makes|make|causes|cause|forces|force)", "MAKES")
    lexicon.add("would (make|cause|force)", "WOULD_MAKE")
    for words in (
        "you do not [lose ([(that|those|these|this|the|any) [of (it|those|that)]] [(rp|m$)]|it|them|any|anything)]", "(that|it) does not happen", "nothing happens",
        "do not (lose|flip) it",
        "you (lose|gain) (nothing|none|none of it)", "they (lose|gain) (nothing|none|none of it)",
        "it (is|gets) prevented", "no (rp|m$) (is|are) lost",
    ):  # fmt: skip
        lexicon.add(words, "static", tree.Prevent())
    card = "(it|that card|the card)"
    for words in (
        f"{card} (is not|does not get) (flipped|turned face down) [over|face down]", f"{card} (does not flip|is not)",
        f"{card} (stays|remains) face (up|-up)", f"{card} (stays|remains) face-up", f"do not flip {card}",
    ):  # fmt: skip
        lexicon.add(words, "static", tree.Prevent())
    its = "(the|that|its) card|it|the card (bearing|with|of) (it|that (Action|Reaction))|the (Action|Reaction) card"
    still = "(still|nevertheless|anyway|also|all the same)"
    face = "(flipped|flipped face-down|flipped face down|turned face down)"
    for words in (f"({its}) (is|gets) {still} {face}", f"({its}) (is|gets) {face} (anyway|all the same|nevertheless|regardless)",
                  f"({its}) {still} flips", f"({its}) flips (anyway|all the same|nevertheless|regardless)"):  # fmt: skip
        lexicon.add(words, "FLIPPED_ANYWAY")
    lexicon.add("(the|that|this) Action [still] counts as (that opponent 's|their|that player 's) Action (for|of) (the|this|that) turn",
                "COUNTS_ANYWAY")  # fmt: skip
    lexicon.add(_EFFECT, "THAT_EFFECT")
    lexicon.add("it", "THAT_EFFECT")
    lexicon.add(f"({_FLIP}|{_CHANGE})", "THAT_CHANGE")
    lexicon.add(f"({_IT}|{_FLIP}|{_CHANGE})", "PREVENTED")
    lexicon.add(f"({_EFFECT}|its (effect|effects))", "CANCELLED")
    lexicon.add(_FAILS, "FAILS")
    lexicon.add(
        "[and] (that player|they|that opponent) (does not|do not) [gain it]", "AND_NOT_THEY"
    )


# --------------------------------------------------------------------------- whose effect it is


@rules("agent: owner AN_EFFECT")
def effect_of(owner: Owner) -> Who | None:
    return _OF.get(owner.whose)


_AGENTS: dict[Whom, Who] = {
    Who.OPPONENT: Who.OPPONENT, Who.EACH_OPPONENT: Who.OPPONENT, OTHERS: Who.OPPONENT, THE_OPPONENT: Who.OPPONENT,
    Who.YOU: Who.YOU, Who.PLAYER: Who.PLAYER, Who.EACH_PLAYER: Who.PLAYER,
}  # fmt: skip


@rules("agent: EFFECT_OF players", "agent: AN_EFFECT players CONTROLLING")
def effect_of_players(folk: Folk) -> Who | None:
    """ "An effect of a rival", "effects your opponents control"."""
    return _AGENTS.get(folk.who)


@rules("cause: FROM agent")
def because_of(who: Who) -> Cause | None:
    """ "Because of an effect an opponent controls"."""
    return Cause("an opponent") if who is Who.OPPONENT else None


@rules("event: agent deed.third")
def effect_does(who: Who, act: Act) -> tree.Event | None:
    """ "An opponent's effect flips one of your cards"."""
    event = act.event(who)
    return event if isinstance(event, tree.IsFlipped) else None


@rules("event: agent WOULD deed.base")
def effect_would(who: Who, act: Act) -> tree.Event | None:
    event = would_happen(Folk(who), act)
    return event if isinstance(event, tree.IsFlipped) else None


def _made(by: Who, folk: Folk, act: Act, *, would: bool) -> tree.Event | None:
    event = act.event(folk.who, would=would)
    if not isinstance(event, tree.Changes) or event.by != "anyone" or by not in BY:
        return None
    return replace(event, by=BY[by])


@rules("event: agent MAKES players deed.base", "event: agent MAKES players 'to' deed.base")
def effect_makes(by: Who, folk: Folk, act: Act) -> tree.Event | None:
    """ "An opponent's effect makes you lose RP"."""
    return _made(by, folk, act, would=False)


@rules(
    "event: agent WOULD_MAKE players deed.base", "event: agent WOULD_MAKE players 'to' deed.base"
)
def effect_would_make(by: Who, folk: Folk, act: Act) -> tree.Event | None:
    return _made(by, folk, act, would=True)


# --------------------------------------------------------------------------- prevented and cancelled


@deed("cancel", "negate", "ignore", "prevent", "stop", "counter", "nullify", frames=("CANCELLED",))
def cancel(who: Who) -> Effect | None:
    return tree.Cancel() if who is Who.YOU else None


@deed("prevent", "ignore", "negate", "stop", "avoid", "cancel", "nullify", frames=("PREVENTED",))
def prevent(who: Who) -> Effect | None:
    return tree.Prevent() if who is Who.YOU else None


@deed(
    "cancel", "negate", "ignore", "prevent", "stop", "counter", "nullify",
    frames=("{possessor:card} {trigger:trigger} EFFECTS", "'the' {trigger:trigger} EFFECTS 'of' {reference:card}"),
)  # fmt: skip
def cancel_of(who: Who, card: tree.Ref, trigger: TriggerWord) -> Effect | None:
    """ "When an opponent plays a card, negate its Play effect": which has still to happen."""
    return CancelOf(trigger) if who is Who.YOU and isinstance(card, tree.It) else None


@rules("clause: possessor trigger EFFECTS FAILS")
def its_effect_fails(card: tree.Ref, trigger: TriggerWord) -> Clause | None:
    return Clause(None, statement=CancelOf(trigger)) if isinstance(card, tree.It) else None


@rules("static: THAT_EFFECT FAILS")
def effect_fails() -> Effect:
    return tree.Cancel()


@rules("static: THAT_CHANGE FAILS")
def change_fails() -> Effect:
    return tree.Prevent()


@rules("body: series ',' AND_NOT_THEY", "body: series AND_NOT_THEY")
def and_they_do_not(series: Series) -> Body:
    """ "You gain that RP and they do not"."""
    return Body(series, instead=True)


@rules(
    "sentence: FLIPPED_ANYWAY",
    "sentence: COUNTS_ANYWAY",
    "sentence: FLIPPED_ANYWAY ','? 'and' COUNTS_ANYWAY",
)
def anyway() -> Sentence:
    """ "The card is flipped anyway.": what is used is used up, though it is cancelled."""
    return Sentence(Series(()), "anyway")


@rules("body: series AND FLIPPED_ANYWAY", "body: series ',' 'but' FLIPPED_ANYWAY")
def but_flipped_anyway(series: Series) -> Body | None:
    effects = series.effects()
    is_cancelled = any(isinstance(one, tree.Cancel | tree.Prevent) for one in effects)
    return Body(series) if is_cancelled else None
