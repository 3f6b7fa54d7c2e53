"""Sentences: how effects are joined, who does them, and what stands before them."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeGuard

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.english_forms import OWNER_OF
from mblades.text.reading.amounts import LAST_COUNTED, Counted, Measured
from mblades.text.reading.choosers import with_chooser
from mblades.text.reading.conditions import effect_happens
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import (
    IMPLIED,
    Misreading,
    is_yours_to_do,
    settle_own,
    speaks_of_them,
    would_happen,
)
from mblades.text.reading.of_two import OneOfTwo
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import (
    HERE,
    BareGain,
    CancelOf,
    Changed,
    Chosen,
    Extra,
    Folk,
    Owner,
    chooser_of,
    done_to_both,
    owner_of,
)
from mblades.text.tree import Effect, TriggerWord, Who, Whom, Whose
from mblades.text.walking import N, contains, is_one_found, nodes, parts, rewritten, subject_of

rules = Rules()

# Effects by so much: "for each" may stand before them.
Measurable = (
    tree.PointEffect | tree.AddTokens | tree.RemoveTokens | tree.ClashBonus | tree.HaveStars
    | tree.TotalBonus | tree.Draw
)  # fmt: skip


class Clause(NamedTuple):
    """What is done, with its subject if one was said; or a statement, which needs none."""

    act: Act | None
    who: Whom | None = None
    third: bool = False  # "gains": said of the subject before it
    plural: bool = False
    statement: Effect | None = None
    also: Whom | None = None  # the second of two: "you and that player"
    is_bare: bool = False  # "... and 2 M$": an amount without a verb of its own
    is_listed: bool = False  # behind a comma: "draw a card, flip this card, or ..."
    is_signed: bool = False  # "+2 M$": gained, whatever was done before
    is_more: bool = False  # "... and 5 more for each Mage"
    is_too: bool = False  # "a Fire card and a Mage": one of two things that the same is done to

    def effect(self, who: Whom) -> Effect:
        """With its subject."""
        if self.statement is not None:
            return self.statement
        assert self.act is not None
        effect = self.act.effect(who)
        if self.is_bare and isinstance(effect, tree.Gain):
            effect = BareGain(effect.unit, effect.amount, effect.who)
        if effect is None:
            said = f'"{who}"' if isinstance(who, str) else "these players"
            raise Misreading(f"{said} cannot do this")
        chosen = _chosen_by(settle_own(effect, who), who, self.act)
        return done_to_both(chosen) if self.is_too else chosen


_CHOOSER = {whose: who for who, whose in OWNER_OF.items()}


def _chosen_by(effect: Effect, who: Whom, act: Act) -> Effect:
    """ "The loser flips a card of the winner's choice": the winner flips a card of the loser's."""
    choosers = {chooser_of(thing) for _, thing in act.roles} - {None}
    own = Whose.YOUR if who is Who.YOU else Whose.THEIR
    if not choosers or choosers == {own}:
        return effect
    if who is Who.YOU and choosers == {Whose.THAT}:
        return with_chooser(effect, Who.THAT)
    target = getattr(effect, "target", None)
    place = target.place if isinstance(target, tree.Cards) else None
    chooser, whose = _CHOOSER.get(choosers.pop() or own), owner_of(who)
    is_own = isinstance(place, tree.In) and place.whose is own
    if not isinstance(effect, tree.Flip | tree.Discard) or not is_own or not (chooser and whose):
        raise Misreading(
            "it is not clear who chooses", "'choose a card', and then what becomes of it"
        )

    def settle(node: N) -> N:
        theirs = isinstance(node, tree.In) and node.whose is own
        return replace(node, whose=whose) if theirs else node

    return rewritten(replace(effect, who=chooser), settle)


Chain = tuple[Clause, ...]
Options = tuple[Chain, ...]


class Series(NamedTuple):
    """Effects joined by words. Options are joined by "or"; a single one is no choice."""

    parts: tuple[Options | Effect, ...]
    purpose: Any = None  # the Series behind "to"

    def effects(self, modal: Whom | None = None) -> tuple[Effect, ...]:
        """The effects, each with its subject; `modal` is the subject of a "may" before them."""
        effects: list[Effect] = []
        for part in self.parts:
            if not isinstance(part, tuple):
                effects.append(part)
            elif len(part) == 1:
                effects += _told(part[0], modal, modal)
            else:
                first = part[0][0]
                if any(clause.also for option in part for clause in option):
                    raise Misreading("say who of them chooses", "a sentence for each of them")
                who = first.who or modal or Who.YOU
                # "each player must flip a card or lose 20 RP": "lose" is theirs
                helped = who if first.plural else modal
                options = tuple(tuple(_told(option, who, helped)) for option in part)
                effects.append(tree.OneOf(options, who))
        if self.purpose is not None:
            purpose = self.purpose.effects(modal)
            if all(isinstance(effect, tree.Pay) for effect in effects):
                effects += purpose
            elif effects and is_yours_to_do(effects[-1]):
                effects.append(tree.IfDone(purpose))  # "discard a card to gain 10 RP"
            else:
                raise Misreading(
                    "'to' needs 'pay' or 'you may' before it", nearest="You may ... If you do, ..."
                )
        return tuple(effects)


def _told(chain: Chain, subject: Whom | None, modal: Whom | None) -> list[Effect]:
    """Every clause with its subject.

    "Each opponent loses 5 RP and discards a card": the third person carries the subject on; the plain verb is
    yours, unless "may" or a plural subject stands before it.
    """
    _check_for_each(chain)
    effects: list[Effect] = []
    running = subject or Who.YOU
    fixed = subject is not None  # in an option or after "may" the subject is one and the same
    plural = False
    also: Whom | None = None
    for clause in chain:
        if clause.statement is not None:
            effects.append(clause.statement)
            continue
        if clause.who is not None:
            running, plural, also = clause.who, clause.plural, clause.also
        elif clause.third:
            if running is Who.YOU:
                raise Misreading("say who does this", "a player such as 'each opponent'")
            running = _again(running, fixed=fixed and running is subject)
        elif modal is not None and running is not Who.YOU:
            running = modal
        elif plural:
            running, also = _again(running, fixed=False), also and _again(also, fixed=False)
        elif running is not Who.YOU:
            raise Misreading(
                "say who does this",
                "'you' before it, or its verb with an -s for whoever did the first",
            )
        effects.append(clause.effect(running))
        if also is not None:
            effects.append(clause.effect(also))
            if any(
                Whose.THEIR in parts(effect)
                for effect in effects[-2:]
                if subject_of(effect) is Who.YOU
            ):
                raise Misreading("say whose this is", "a sentence for each of them")
    return effects


def _check_for_each(chain: Chain) -> None:
    """ "Gain 5 RP and draw a card for each Fire card": both for each, or only the card?"""
    *first, last = chain
    if last.is_more:
        return
    measures = [_measures(clause) for clause in first]
    if first and last.who not in (None, first[-1].who or Who.YOU):
        return
    if _measures(last) == "for each" and "flat" in measures:
        raise Misreading(
            "it is not clear how much of this is for each", "two sentences, or 'for each' before it"
        )


def _measures(clause: Clause) -> Literal["flat", "for each", ""]:
    """How much of something a deed is about."""
    roles = dict(clause.act.roles) if clause.act else {}
    if "counted" in roles:
        return "for each"
    amounts = [getattr(one, "amount", one) for one in roles.values()]
    if any(isinstance(amount, tree.PerEach) and amount.each != LAST_COUNTED for amount in amounts):
        return "for each"
    draws = clause.act is not None and clause.act.deed.startswith("draw")
    return "flat" if draws or any(isinstance(amount, tree.Flat) for amount in amounts) else ""


def _again(who: Whom, *, fixed: bool) -> Whom:
    # The second mention of "an opponent" is the one chosen at the first.
    found = is_one_found(who) and not isinstance(who, OneOfTwo)
    return Who.THAT if found and not fixed else who


Head = Literal[
    "",
    "otherwise",
    "instead",
    "if you do",
    "if you do not",
    "if you cannot",
    "if unwilling",
    "whenever",
    "when",
    "would",
    "played",
    "up to",
    "instead of flipping",
    "choice",
    "if it happens",
    "ties",
    "again",
    "restricted",
    "when so",
    "anyway",
    "next played",
    "sums",
    "aside",
    "said again",
    "both count",
    "count double",
    "paid up to",
    "card choice",
    "excess",
    "not itself",
    "either",
    "of that clash",
    "causer",
    "as it lies",
    "at once",
    "if they have none",
    "instead for some",
    "so often",
    "one pair",
    "both kinds",
    "even you",
    "no result",
    "said not",
    "tied cards",
    "tie",
    "tied choice",
    "bids",
    "pay it",
    "exempt",
]


By = Literal["", "you", "they", "those"]
NotSo = Literal["", "it", "there", "you", "less"]


class Sentence(NamedTuple):
    """A sentence as it stands; some only make sense after another or under a trigger."""

    series: Series
    head: Head = ""
    event: tree.Event | None = None
    instead: bool = False
    condition: tree.Condition | None = None
    optional: bool = False
    often: tree.Often = ""
    limit: Any = None  # a Limit, see limits.py
    chooser: Who = Who.YOU  # of a "choice", see together.py
    of_those_who_did: bool = False  # "them" are then players
    by: By = ""  # who did or did not do what was said before
    act: Act | type[tree.Node] | None = None  # and what that was, if it was said again
    sums: tuple[tree.Quantity, ...] = ()  # what was added up or counted, to be spoken of afterwards
    not_so: NotSo = ""  # of what "if it is not" is said
    is_then: bool = False  # "Then ..."
    unit: tree.Unit | None = None  # of what they "have none"

    @property
    def is_bargain(self) -> bool:
        """ "Pay 3 M$ to draw a card": it is not said whether one must."""
        return self.series.purpose is not None

    def effects(self) -> tuple[Effect, ...]:
        """What the sentence itself says, without its head."""
        effects = self.series.effects()
        if self.optional and not isinstance(effects[0], tree.May):
            effects = (tree.May(effects),)
        if self.condition is not None and not _is_up_anyhow(effects, self.condition):
            # "Reveal the top card of the Store and take it if it is a Fire card."
            before = effects[:-1] if _speaks_of(effects[:-1], self.condition) else ()
            if len(effects) > len(before) + 1 or isinstance(effects[-1], tree.OneOf):
                raise Misreading(
                    "it is not clear how much of this the condition is for",
                    "'if' at the beginning of the sentence, or two sentences",
                )
            effects = (*before, _asked(self.condition, effects[-1]))
        return effects


def _asked(condition: tree.Condition, effect: Effect) -> Effect:
    """ "At the start of your next turn, gain 10 RP if this card is face up.": asked when it comes."""
    match effect:
        case tree.Later(_, effects):
            return replace(effect, effects=(tree.If(condition, effects),))
        case tree.Lasting((tree.Whenever() as waiting,)):
            held = replace(waiting, effects=(tree.If(condition, waiting.effects),))
            return replace(effect, effects=(held,))
    return tree.If(condition, (effect,))


def _is_up_anyhow(effects: tuple[Effect, ...], condition: tree.Condition) -> bool:
    """ "Use the Score effects of your Deck Box if it is face up.": none that is face down is meant."""
    only = effects[0] if len(effects) == 1 else None
    target = getattr(only, "target", getattr(only, "card", None))
    is_up = isinstance(target, tree.Cards) and target.filter.face in ("", "up")
    return is_up and condition == tree.IsPlaced(tree.It(), "face up")


def _speaks_of(effects: tuple[Effect, ...], condition: tree.Condition) -> bool:
    """Whether the condition is about what the effects before have chosen or brought about."""
    if contains(condition, tree.It, tree.Those):
        return contains(effects, tree.Cards, tree.Draw, tree.TopOfStore, tree.TopCard)
    return contains(condition, tree.ClashResult) and contains(effects, tree.Clash)


def waits_for(
    event: tree.Event,
    effects: tuple[Effect, ...],
    *,
    instead: bool,
    reaction: bool = False,
    often: tree.Often = "",
) -> tree.Waiting:
    """What happens whenever something does, or instead of it."""
    if instead and _can_be_replaced(event):
        event = replace(
            event, would=True
        )  # "when an opponent flips this card, draw a card instead"
    event, effects = _as_cancelled(event, effects)
    event = _before_its_end(event, effects)
    if isinstance(event, tree.GetsTokens) and event.put and effects:
        effects = (rewritten(effects[0], _for_each_token), *effects[1:])
    event, effects, instead = _as_changed(event, effects, instead=instead)
    if isinstance(event, tree.IsFlipped | tree.Changes) and contains(effects, tree.Prevent):
        event = replace(event, would=True)  # "when an opponent flips one of your cards, prevent it"
    if isinstance(event, tree.IsFlipped | tree.Changes) and event.would:
        if not instead and not contains(effects, tree.Prevent) and not reaction:
            raise Misreading(
                "what would happen must be replaced or prevented", "'instead' or 'prevent it'"
            )
        return tree.Instead(event, effects, often)
    if instead:
        raise Misreading(
            "'instead' can only replace something that would happen",
            "'would', as in 'If this card would be flipped'",
        )
    return tree.Whenever(event, effects, often)


_BEFORE_ITS_END: dict[str, Any] = {"win": "would win", "lose": "would lose", "tie": "would tie"}


def _before_its_end(event: tree.Event, effects: tuple[Effect, ...]) -> tree.Event:
    """ "When you lose a clash, fight it again": before the result counts."""
    if not isinstance(event, tree.Clashes):
        return event
    what: Any = _BEFORE_ITS_END.get(event.what, event.what)
    if contains(effects, tree.RevealMore, tree.SwapRevealed, tree.ClashAgain):
        if what == "clash":
            what = "decided" if contains(effects, tree.ClashAgain) else "reveal"
        return replace(event, what=what)
    if contains(effects, tree.ClashBonus):
        return replace(event, what=what)
    if event.what == "decided":
        raise Misreading(
            "say who has won this clash or lost it", "'Whenever you win a clash'", "Whenever"
        )
    return event


def _for_each_token(node: N) -> N:
    """ "Whenever one or more star tokens are put on this card, gain 2 RP for each"."""
    meant: Any = node
    match node:
        case tree.PerEach(value, each, 1, most) if each == LAST_COUNTED:
            meant = tree.EqualTo(that_much_times(value), most)
    settled: N = meant
    return settled


def that_much_times(value: int) -> tree.Quantity:
    """ "That much", or so many times that."""
    if value == 1:
        return tree.ThatMuch()
    return tree.Twice(tree.ThatMuch()) if value == 2 else tree.Times(value, tree.ThatMuch())


def _can_be_replaced(event: tree.Event) -> TypeGuard[tree.IsFlipped | tree.Changes]:
    if isinstance(event, tree.Changes):
        return event.what != "pay"
    return isinstance(event, tree.IsFlipped)


def _as_cancelled(
    event: tree.Event, effects: tuple[Effect, ...]
) -> tuple[tree.Event, tuple[Effect, ...]]:
    """What is cancelled would have happened: "when an opponent uses an Action, cancel it"."""
    if isinstance(event, tree.UsesAction | tree.EffectHappens):
        effects = tuple(rewritten(one, _as_cancel) for one in effects)
    if not contains(effects, tree.Cancel):
        return event, effects
    if isinstance(event, tree.UsesAction):
        return tree.EffectHappens(event.who, TriggerWord(event.what), event.filter), effects
    if not isinstance(event, tree.Plays) or event.enters:
        return event, effects
    said = next((one for one in nodes(effects) if isinstance(one, CancelOf)), None)
    trigger = said.trigger if said else event.filter.trigger
    if trigger is not TriggerWord.PLAY:
        return event, effects
    which = event.filter
    if which.trigger is TriggerWord.PLAY:
        which = replace(which, trigger=None)
    happening = tree.EffectHappens(event.who, trigger, which)
    return happening, tuple(rewritten(one, _as_cancel) for one in effects)


def _as_cancel(node: N) -> N:
    """ "Prevent it": what is told of an effect, or of the effects of a card that is played."""
    meant: Any = tree.Cancel() if isinstance(node, CancelOf | tree.Prevent) else node
    settled: N = meant
    return settled


def _as_changed(
    event: tree.Event, effects: tuple[Effect, ...], *, instead: bool
) -> tuple[tree.Event, tuple[Effect, ...], bool]:
    """ "If you would gain RP, gain 3 more": than that; and so "whenever you gain RP, gain 3 more"."""
    only = effects[0] if len(effects) == 1 else None
    if not isinstance(event, tree.Changes) or not isinstance(only, tree.Gain | tree.Lose):
        return event, effects, instead
    who = Who.THAT if event.who in (Who.OPPONENT, Who.PLAYER) else event.who
    is_same = isinstance(only, tree.Gain) is (event.what == "gain") and only.who is who
    if not is_same or event.what not in ("gain", "lose") or only.unit not in (event.unit, IMPLIED):
        return event, effects, instead
    if isinstance(only.amount, Extra):
        much = tree.Sum(tree.ThatMuch(), tree.Number(only.amount.value))
        only = replace(only, amount=Changed(much))
    if not isinstance(only.amount, Changed):
        return event, effects, instead
    if not event.would and not instead and contains(only.amount, tree.Half):
        raise Misreading("it is not clear whether this is instead of it", "'instead', or 'more'")
    return replace(event, would=True), (only,), True


def is_changed(effects: tuple[Effect, ...]) -> bool:
    """Whether another amount is gained or lost than would be."""
    return any(
        isinstance(one, tree.Instead) and contains(one.effects[:1], Changed) for one in effects
    )


def teach(lexicon: Lexicon) -> None:
    """The words between effects."""
    lexicon.add(
        "(if|in case|provided that|provided|in the event that|in the case that|in case that|as long as|should)",
        "IF",
    )
    lexicon.add("(unless|except if|except when)", "UNLESS")
    lexicon.add("(and|,|, and|and then|and also|, and then|, also|; also|and in addition)", "AND")
    lexicon.add(
        "(and|, and|and then|and also|, and then|, also|; also|and in addition)", "WORD_AND"
    )
    lexicon.add("[,] (but|but then|but also)", "BUT")
    lexicon.add(
        "(, then|; then|, and then|, after which|, and afterwards|, and after that)", "THEN"
    )
    lexicon.add("(or|or else)", "OR")
    lexicon.add("(, or|, or else)", "COMMA_OR")
    lexicon.add("(into|in|to) (yours|your own)", "INTO_YOURS")
    like = "(like|want|wish|so wish|so desire|please|prefer|so choose|choose [to]|care to|wish to [do so]|want to [do so]|feel like it)"
    lexicon.add(f"(may|can|are allowed to|get to|is allowed to|gets to) [, if you {like} ,]", "MAY")
    lexicon.add(
        "(must|have to|has to|needs to|need to|shall|will|will have to|shall have to)", "MUST"
    )
    lexicon.add("(to|in order to)", "TO")
    lexicon.add(
        "(whenever|(each|every|any) time [that]|each and every time [that]|when|as soon as)",
        "WHENEVER",
    )
    lexicon.add(
        "(otherwise|if not|else|or else|failing that|in (all other cases|any other case|the opposite case|the other case|that other case)|if that is not (so|the case)) [,]",
        "OTHERWISE",
    )
    lexicon.add(f"[,] if you {like}", "IF_YOU_LIKE")
    lexicon.add("(when|as soon as|after) this [card] (is played|(enters|comes into) (play|your tableau))",
                "WHEN_PLAYED")  # fmt: skip
    lexicon.add("(when|as soon as|after) you play (this [card]|it)", "WHEN_PLAYED")
    lexicon.add("(when|once) played", "WHEN_PLAYED")
    for what in (TriggerWord.ACTION, TriggerWord.REACTION):
        lexicon.add(f"{what}", "card_used", what)


# --------------------------------------------------------------------------- joints


@rules("clause: act.base")
def order(act: Act) -> Clause:
    return Clause(act)


@rules("clause: act.third")
def carried_on(act: Act) -> Clause:
    return Clause(act, third=True)


@rules("clause: players act.third")
def told(folk: Folk, act: Act) -> Clause | None:
    is_second = folk.who is Who.YOU and not folk.is_told
    act = act.in_order(folk)
    return None if folk.plural or is_second else Clause(act, _giver(folk, act), third=True)


def _giver(folk: Folk, act: Act) -> Whom:
    """ "Everyone gives you 1 M$": nobody gives to themselves."""
    to = dict(act.roles).get("to") if act.deed == "give_points" else None
    to_you = isinstance(to, Folk) and to.who is Who.YOU and folk.who is Who.EACH_PLAYER
    return Who.EACH_OPPONENT if to_you else folk.who


@rules("clause: players act.base")
def told_of_many(folk: Folk, act: Act) -> Clause | None:
    if folk.who is Who.YOU:
        return None if folk.is_told else Clause(act, Who.YOU)
    act = act.in_order(folk)
    return Clause(act, _giver(folk, act), plural=True) if folk.plural else None


@rules("clause: players MUST act.base")
def must(folk: Folk, act: Act) -> Clause:
    return Clause(act, _giver(folk, act), plural=True)


@rules("clause: players MUST 'either' act.base", "clause: players MUST 'each' act.base")
def must_either(folk: Folk, act: Act) -> Clause:
    return Clause(act, _giver(folk, act), plural=True)


@rules("clause: players 'each' act.base")
def each_of_them(folk: Folk, act: Act) -> Clause | None:
    return told_of_many(folk, act) if folk.plural else None


@rules("clause: clause 'each'")
def each_behind(clause: Clause) -> Clause | None:
    """ "Your opponents lose 5 RP each"."""
    return clause if clause.plural else None


@rules("clause: clause WITH_YOU")
def even_you(clause: Clause) -> Clause | None:
    """ "Everybody flips a card, even you"."""
    return clause if clause.who is Who.EACH_PLAYER else None


@rules("clause: players 'either' act.third")
def told_either(folk: Folk, act: Act) -> Clause | None:
    return told(folk, act)


@rules("clause: turned", "clause: turned 'by' players", "clause: turned 'by' them")
def turned(act: Act, folk: Folk | None = None) -> Clause:
    """ "10 RP are gained", "a card is discarded by each opponent"."""
    return Clause(act, folk.who if folk else Who.YOU, third=True)


@rules("clause: 'by' players ','? turned", "clause: 'by' them ','? turned")
def turned_by(folk: Folk, act: Act) -> Clause | None:
    """ "By the loser, 2 cards are discarded." """
    return None if folk.who is Who.YOU else turned(act, folk)


@rules("clause: clause FOR_EACH counted")
def so_often(clause: Clause, counted: Counted) -> Clause | None:
    """ "3 RP are gained by you for each Animal": the number may stand far behind."""
    act = clause.act
    if act is None:
        return None
    roles = dict(act.roles)
    measured = roles.get("measured")
    if not isinstance(measured, Measured) or not isinstance(measured.amount, tree.Flat):
        return None
    roles["measured"] = measured._replace(amount=counted.times(measured.amount.value))
    return clause._replace(act=Act(act.deed, tuple(roles.items())))


@rules("clause: measured", "clause: signed unit", "clause: signed unit FOR_EACH counted")
def bare_amount(*parts: Any) -> Clause | None:
    """ "+15 RP.", "3 RP per Fire card in your tableau."."""
    measured = parts[0]
    deed = "gain"
    if not isinstance(measured, Measured):
        value, unit, *counted = parts
        amount: tree.Amount = tree.Flat(abs(value))
        if counted:
            amount = counted[0].times(abs(value))
        measured, deed = Measured(unit, amount), "gain" if value > 0 else "lose"
    if measured.unit == IMPLIED or isinstance(measured.amount, tree.AnyNumber):
        return None
    act = Act(deed, (("measured", measured),))
    is_bare = isinstance(parts[0], Measured)
    return Clause(act, Who.YOU, is_bare=is_bare, is_signed=not is_bare)


def _carried_on(before: Clause, chain: Chain) -> Chain:
    """ "Lose 5 RP and 1 M$": the verb is said once."""
    first, *more = chain
    if not first.is_bare:
        return chain
    roles = dict(before.act.roles) if before.act else {}
    if before.act is None or "measured" not in roles:
        raise Misreading("say what is done with this amount", "a verb such as 'gain'", "gain")
    roles["measured"] = dict(first.act.roles)["measured"] if first.act else None
    third = before.third or (before.who not in (None, Who.YOU) and not before.plural)
    return (Clause(Act(before.act.deed, tuple(roles.items())), third=third), *more)


@rules("clause: static")
def stated(effect: Effect) -> Clause:
    return Clause(None, statement=effect)


@rules("chain: clause")
def chain(clause: Clause) -> Chain:
    return (clause,)


@rules("chain: chain BUT clause 'instead'")
def but_instead(chain: Chain, clause: Clause) -> Chain | None:
    """ "Everyone gains 10 RP, but you gain 25 RP instead." """
    return but(chain, clause) if chain[-1].who is Who.EACH_PLAYER else None


@rules("chain: chain BUT clause")
def but(chain: Chain, clause: Clause) -> Chain:
    """ "Everybody gets 5 RP, but you get 20": instead of it; what else you do may come on top of it."""
    last = chain[-1]
    if last.who is Who.EACH_PLAYER:
        clause = _as_many_cards(last, clause)
        if _is_other_amount(last, clause):
            return (*chain[:-1], last._replace(who=Who.EACH_OPPONENT), clause)
        raise Misreading(
            "it is not clear whether this comes on top of it", "'each opponent ...', then 'you ...'"
        )
    return (*chain, clause)


_FROM_STORE = ("draw", "take_from_store", "draw_number")


def _as_many_cards(all_get: Clause, you_get: Clause) -> Clause:
    """ "Everybody gets a card from the Store, but you get two." """
    roles: dict[str, Any] = dict(you_get.act.roles) if you_get.act else {}
    if all_get.act is None or all_get.act.deed not in _FROM_STORE:
        return you_get
    measured, amount = roles.get("measured"), roles.get("amount")
    if isinstance(measured, Measured) and measured.unit == IMPLIED:
        amount = measured.amount
    elif isinstance(roles.get("count"), int):
        amount = tree.Flat(roles["count"])
    return (
        you_get
        if amount is None
        else you_get._replace(act=Act(all_get.act.deed, (("amount", amount),)))
    )


def _is_other_amount(all_get: Clause, you_get: Clause) -> bool:
    """Whether the same is said of you, with another fixed amount."""
    if all_get.act is None or you_get.act is None or you_get.who is not Who.YOU:
        return False
    theirs, yours = (dict(one.act.roles).get("measured") for one in (all_get, you_get) if one.act)
    if all_get.act.deed == you_get.act.deed and all_get.act.deed in _FROM_STORE:
        return all_get.act != you_get.act
    if not isinstance(theirs, Measured) or not isinstance(yours, Measured):
        return False
    flat = type(theirs.amount) is tree.Flat and type(yours.amount) is tree.Flat
    same = all_get.act.deed == you_get.act.deed and yours.unit in (IMPLIED, theirs.unit)
    return flat and same and theirs.amount != yours.amount


@rules("chain: chain WORD_AND clause")
def chained(chain: Chain, clause: Clause) -> Chain:
    return (*chain, *_carried_on(chain[-1], (clause,)))


@rules("chain: chain ',' clause")
def listed(chain: Chain, clause: Clause) -> Chain:
    *before, last = chained(chain, clause)
    return (*before, last._replace(is_listed=True))


@rules("chain: chain ',' act.gerund", "chain: chain ',' 'thereby' act.gerund", "chain: chain ',' 'thus' act.gerund")  # fmt: skip
def going_on(chain: Chain, act: Act) -> Chain | None:
    """ "Discard any number of cards, gaining 4 RP for each"; but "gain 10 RP, paying 2 M$" is a price."""
    if act.deed in ("pay", "pay_bank", "give_points"):
        return None
    before = chain[-1]
    third = before.third or (before.who not in (None, Who.YOU) and not before.plural)
    return (*chain, Clause(act, third=third))


def one_by_one(chain: Chain) -> Options:
    """What a list before ", or" has to choose from: "A, B, or C" is three things, "A, B and C, or D" is two."""
    if not chain[-1].is_listed:
        return (chain,)
    rows: list[Chain] = []
    for clause in chain:
        if clause.is_listed or not rows:
            rows.append((clause._replace(is_listed=False),))
        else:
            rows[-1] = (*rows[-1], clause)
    return tuple(rows)


@rules(
    "more_for_each: number EXTRA unit? FOR_EACH counted", "more_for_each: 'another' number unit? FOR_EACH counted",
    "more_for_each: number FOR_EACH counted", "more_for_each: EXTRA number unit? FOR_EACH counted", "more_for_each: ARTICLE EXTRA number unit? FOR_EACH counted",
)  # fmt: skip
def more_for_each(value: int, *said: Any) -> Measured:
    *unit, counted = said
    return Measured((unit[0] if unit else None) or IMPLIED, counted.times(value))


@rules("chain: chain AND more_for_each")
def and_more_for_each(chain: Chain, measured: Measured) -> Chain:
    """ "Gain 5 RP and another 5 for each Fire card." """
    more = Clause(Act("gain", (("measured", measured),)), Who.YOU, is_bare=True)
    (clause,) = _carried_on(chain[-1], (more,))
    return (*chain, clause._replace(is_more=True))


_PUTTING = ("put_card", "put_to", "take", "return_to_store")


@rules("chain: chain AND PUT_TO.BASE 'it' INTO_YOURS")
def put_into_yours(chain: Chain) -> Chain | None:
    """ "Take a card from their hand and put it into yours": a hand, where it was in a hand."""
    last = chain[-1]
    card = dict(last.act.roles).get("card") if last.act is not None else None
    place = card.described.place(HERE) if isinstance(card, Chosen) else None
    if last.act is None or not isinstance(place, tree.In) or place.zone != "hand":
        return None
    return chain if last.act.deed in ("take", "fetch") else None


@rules("chain: chain AND target put_where", "chain: chain AND target to_zone")
def put_too(chain: Chain, card: Any, where: str) -> Chain | None:
    """ "Put one of them into your hand and the rest on the bottom": the verb is said once."""
    last = chain[-1]
    if last.act is None or last.act.deed not in _PUTTING:
        return None
    goes = ("put_to", "to") if where in ("hand", "binder") else ("put_card", "where")
    act = Act(goes[0], (("card", card), (goes[1], where)))
    return (*chain, last._replace(act=act, who=None, third=last.third))


@rules("options: chain", "options: 'either' chain")
def options(chain: Chain) -> Options:
    return (chain,)


@rules("options: options COMMA_OR chain")
def more_options(some: Options, chain: Chain) -> Options:
    *before, last = some
    return (*before, *one_by_one(last), _carried_on(last[-1], chain))


@rules("options: options OR chain")
def one_or_other(some: Options, chain: Chain) -> Options:
    """ "A or B and C" may be a choice between two, or a choice and C: a comma before "or" tells it."""
    if len(chain) > 1 or any(len(one) > 1 for one in some):
        raise Misreading("it is not clear what is chosen from", "', or' between the two choices")
    return more_options(some, chain)


@rules("series: options")
def series(part: Options) -> Series:
    return Series((part,))


@rules("series: controlled")
def series_controlled(effect: Effect) -> Series:
    return Series((effect,))


@rules("series: chain AND controlled")
def series_tail(chain: Chain, effect: Effect) -> Series:
    return Series(((chain,), effect))


@rules("series: options THEN series")
def series_more(part: Options, more: Series) -> Series:
    first, *rest = more.parts
    if isinstance(first, tuple):
        first = (_carried_on(part[-1][-1], first[0]), *first[1:])
    return Series((part, first, *rest), more.purpose)


@rules("series: options TO series", "series: options ':' series")
def series_purpose(part: Options, more: Series) -> Series:
    return Series((part,), more)


def effects_of(series: Series, modal: Whom | None = None) -> tuple[Effect, ...] | None:
    if series.purpose is not None:
        return None  # "If ..., pay 2 M$ to draw a card": may one, or must one?
    try:
        return series.effects(modal)
    except Misreading:
        return None


@rules(
    "controlled: IF conditions ',' series", "controlled: IF conditions ',' 'then' series",
    "controlled: IF conditions 'then' series", "controlled: IF conditions ':' series",
    "controlled: IF conditions series",
)  # fmt: skip
def if_(condition: tree.Condition, series: Series) -> Effect | None:
    effects = effects_of(series)
    return None if effects is None else tree.If(condition, effects)


@rules("controlled: UNLESS conditions ',' series")
def unless(condition: tree.Condition, series: Series) -> Effect | None:
    return if_(tree.Not(condition), series)


@rules("controlled: players MAY series")
def may(folk: Folk, series: Series) -> Effect | None:
    first = series.parts[0]
    if folk.is_any:
        raise Misreading("it is not clear whether one of them may, or each", "'each player may'")
    if isinstance(first, tuple) and first[0][0].who is not None:
        return None  # "you may each opponent loses 5 RP"
    if isinstance(first, tuple) and (act := first[0][0].act) is not None:
        folk = folk._replace(who=_giver(folk, act))
        series = _in_order(series, folk)
    effects = effects_of(series._replace(purpose=None), folk.who)
    doer = None if folk.who is Who.YOU else Who.THAT  # "each player may pay 3 M$ to gain 10 RP"
    then = effects_of(series.purpose, doer) if series.purpose else ()
    if effects is None or then is None or isinstance(effects[0], tree.PlayOnlyIf):
        return None  # "you may play this card only if ..." is a rule
    if any(isinstance(one, tree.NamesDoer) and one.who is not folk.who for one in effects):
        return None  # "an opponent may discard a card of your choice"
    only = effects[0]
    if len(effects) == 1 and isinstance(only, tree.May) and only.who is folk.who and not then:
        return only  # "you may repeat this effect up to 2 times"
    if len(effects) == 1 and isinstance(only, tree.ComesWith):
        return tree.ComesWith(only.what, only.count, optional=True)
    if isinstance(only, tree.Bid):
        return only if len(effects) == 1 and not then else None  # nobody has to bid
    return tree.May(effects, then, folk.who)


def _in_order(series: Series, folk: Folk) -> Series:
    first, *more = series.parts
    if not folk.starts or not isinstance(first, tuple):
        return series
    (clause, *chain), *options = first
    ordered = clause._replace(act=clause.act.in_order(folk) if clause.act else None)
    return series._replace(parts=(((ordered, *chain), *options), *more))


@rules("controlled: players MAY 'have' players act.base")
def may_have(folk: Folk, doer: Folk, act: Act) -> Effect | None:
    effect = act.effect(doer.who)
    return None if effect is None else tree.May((effect,), (), folk.who)


@rules("controlled: FOR_EACH counted clause")
def for_each_without_comma(counted: Counted, clause: Clause) -> Effect | None:
    """ "For each of them you gain 5 RP"."""
    return None if clause.who is None else for_each(counted, clause)


@rules("controlled: FOR_EACH counted ',' clause")
def for_each(counted: Counted, clause: Clause) -> Effect | None:
    effects = effects_of(Series((((clause,),),)))
    only = effects[0] if effects else None
    if not isinstance(only, Measurable) or not isinstance(only.amount, tree.Flat):
        return None
    if isinstance(counted.each, tree.PlayersWho) and speaks_of_them((only,)):
        return None  # of each of them, see repeating.py
    return replace(only, amount=counted.times(only.amount.value))


# --------------------------------------------------------------------------- whole sentences


@rules("sentence: series")
def plain(series: Series) -> Sentence:
    return Sentence(series)


@rules("sentence: 'then' ','? series")
def then(series: Series) -> Sentence:
    return Sentence(series, is_then=True)


@rules("sentence: series IF conditions", "sentence: series ',' IF conditions")
def if_after(series: Series, condition: tree.Condition) -> Sentence:
    return Sentence(series, condition=condition)


@rules("sentence: series UNLESS conditions", "sentence: series ',' UNLESS conditions")
def unless_after(series: Series, condition: tree.Condition) -> Sentence:
    return Sentence(series, condition=tree.Not(condition))


@rules("sentence: series IF_YOU_LIKE")
def if_you_like(series: Series) -> Sentence:
    return Sentence(series, optional=True)


@rules("sentence: OTHERWISE series")
def otherwise(series: Series) -> Sentence | None:
    first = series.parts[0]
    if isinstance(first, tuple) and first[0][0].is_bare:
        return None  # "Otherwise, 5 RP.", see unsaid.py
    return Sentence(series, "otherwise")


@rules("sentence: WHEN_PLAYED ',' series", "sentence: WHEN_PLAYED ',' series IF conditions")
def when_played(series: Series, condition: tree.Condition | None = None) -> Sentence:
    """What "Play:" says already."""
    return Sentence(series, "played", condition=condition)


class Body(NamedTuple):
    """What is done when something happens; perhaps instead of it."""

    series: Series
    instead: bool = False


@rules("body: series")
def body(series: Series) -> Body:
    return Body(series)


@rules("body: series 'instead'", "body: 'instead' series", "body: 'instead' ',' series")
def body_instead(series: Series) -> Body:
    return Body(series, instead=True)


@rules("body: players MAY 'instead' series")
def may_instead(folk: Folk, series: Series) -> Body | None:
    """ "If this card would be flipped, you may instead discard a card"."""
    offered = may(folk, series)
    return None if offered is None else Body(Series((offered,)), instead=True)


@rules(
    "sentence: IF conditions ','? series 'instead'",
    "sentence: IF conditions ','? 'instead' series",
)
def if_instead(condition: tree.Condition, series: Series) -> Sentence | None:
    """ "Gain 10 RP. If you have a Mage, gain 20 RP instead." """
    first = series.parts[0]
    if isinstance(first, tuple) and (first[0][0].is_bare or first[0][0].is_signed):
        return None  # "If ..., 12 RP instead.", see unsaid.py
    if is_as_before(series):
        return None  # "If ..., gain 10 RP for each instead."
    return Sentence(series, "instead", condition=condition)


@rules("sentence: series 'instead' IF conditions", "sentence: 'instead' ','? series IF conditions")
def instead_if(series: Series, condition: tree.Condition) -> Sentence | None:
    """ "Gain 5 RP. Gain 10 RP instead if you have a Mage." """
    return if_instead(condition, series)


def is_as_before(series: Series) -> bool:
    """Whether something is left out that was said of the same deed before."""
    first = series.parts[0] if len(series.parts) == 1 else None
    act = first[0][0].act if isinstance(first, tuple) and len(first[0]) == 1 else None
    measured = dict(act.roles).get("measured") if act else None
    if act is None or not isinstance(measured, Measured):
        return False
    of_what = isinstance(measured.amount, tree.PerEach) and measured.amount.each == LAST_COUNTED
    return of_what or act.deed == "steal_from_loser"


@rules(
    "sentence: WHENEVER event ',' body", "sentence: WHENEVER event body", "sentence: WHENEVER event ':' body",
    "sentence: at_event ',' body", "sentence: at_event body",
)  # fmt: skip
def whenever(event: tree.Event, body: Body) -> Sentence:
    return Sentence(body.series, "whenever", event, body.instead)


@rules("sentence: WHENEVER event ',' series ',' IF conditions")
def whenever_provided(
    event: tree.Event, series: Series, condition: tree.Condition
) -> Sentence | None:
    """ "Whenever you discard a card, put a star token on this card, provided that it has fewer than four"."""
    return if_whenever(condition, event, series)


@rules("sentence: 'if' event ',' body")
def replaced(event: tree.Event, body: Body) -> Sentence | None:
    return Sentence(body.series, "would", event, body.instead) if would_happen(event) else None


@rules("sentence: 'if' coming ','? body", "sentence: coming_should ',' body")
def if_it_happens(event: tree.Event, body: Body) -> Sentence | None:
    """ "If an opponent plays a card, gain 5 RP.": where things are waited for, whenever they do."""
    if would_happen(event) or isinstance(event, tree.Clashes):
        return None
    return Sentence(body.series, "if it happens", event, body.instead)


@rules("sentence: WHENEVER gerund ',' body")
def upon(event: tree.Event, body: Body) -> Sentence:
    """ "Upon losing a clash, gain 8 RP."."""
    return whenever(event, body)


@rules("sentence: IF conditions ',' WHENEVER event ',' series")
def if_whenever(condition: tree.Condition, event: tree.Event, series: Series) -> Sentence | None:
    """ "While this is your Top card, whenever you clash, gain 5 RP": asked when it happens."""
    if would_happen(event):
        raise Misreading("what would happen is always replaced, so this cannot have a condition")
    return Sentence(series, "whenever", event, condition=condition)


@rules(
    "sentence: IF conditions at_event ',' series", "sentence: IF conditions ',' at_event ',' series"
)
def if_at_event(condition: tree.Condition, event: tree.Event, series: Series) -> Sentence | None:
    """ "If you have exactly 3 cards in hand at the end of your turn, gain 5 RP." """
    return if_whenever(condition, event, series)


@rules("sentence: series WHENEVER event", "sentence: series at_event")
def whenever_after(series: Series, event: tree.Event) -> Sentence:
    return Sentence(*_of_whoever(series, event))


@rules("sentence: clause at_event FOR_EACH counted")
def whenever_for_each(clause: Clause, event: tree.Event, counted: Counted) -> Sentence | None:
    """ "Gain 1 RP at the end of your turn for each card attached to this one"."""
    told = so_often(clause, counted)
    return None if told is None else whenever_after(Series((((told,),),)), event)


_WHOEVER = {
    Who.OPPONENT: Who.OPPONENT, Who.EACH_OPPONENT: Who.OPPONENT,
    Who.PLAYER: Who.PLAYER, Who.EACH_PLAYER: Who.PLAYER,
}  # fmt: skip


def _of_whoever(series: Series, event: Any) -> tuple[Series, Head, tree.Event]:
    """ "Opponents lose 5 RP when they play a card": whoever plays it loses them."""
    first = series.parts[0]
    if getattr(event, "who", None) is not Who.THAT or not isinstance(first, tuple):
        return series, "whenever", event
    clause = first[0][0]
    who = _WHOEVER.get(clause.who) if isinstance(clause.who, Who) else None
    if who is None:
        return series, "whenever", event
    chain = (clause._replace(who=Who.THAT), *first[0][1:])
    told = series._replace(parts=((chain, *first[1:]), *series.parts[1:]))
    return told, "whenever", replace(event, who=who)


@rules("sentence: CANCEL.BASE owner 'effect'", "sentence: CANCEL.BASE owner trigger EFFECTS", "sentence: CANCEL.BASE owner card_used",
       "sentence: CANCEL.BASE ARTICLE? 'effect' 'of' owner_of", "sentence: CANCEL.BASE ARTICLE? trigger EFFECTS 'of' owner_of")  # fmt: skip
def cancels(*said: Any) -> Sentence | None:
    """ "Cancel an opponent's Play effect": when it would happen."""
    owner = next(one for one in said if isinstance(one, Owner))
    trigger = next((one for one in said if isinstance(one, TriggerWord)), None)
    event = effect_happens(owner, trigger)
    cancel = Clause(None, statement=tree.Cancel())
    return None if event is None else Sentence(Series((((cancel,),),)), "when", event)


@rules("owner_of: players")
def owner_of_effect(folk: Folk) -> Owner | None:
    whose = owner_of(folk.who)
    return None if whose is None else Owner(whose)
