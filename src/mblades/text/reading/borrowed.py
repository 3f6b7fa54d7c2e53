"""Effects that are used again, had from others, or lost; and Actions beyond the one of a turn."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.reading.deeds import DEEDS, Act, deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Folk, Object, Owner, settled
from mblades.text.reading.sentences import Chain, Clause
from mblades.text.tree import Effect, TriggerWord, Who, Whom, Whose

rules = Rules()


_WHICH_EFFECTS = (
    "{possessor:card} {trigger:trigger} EFFECTS",
    "'the' {trigger:trigger} EFFECTS 'of' {target:card}",
)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(again|an additional time|a second time|once more|one more time|one additional time)",
                "AGAIN")  # fmt: skip
    lexicon.add("[,] (without flipping (it|that card|them)|(but|and) do not flip (it|that card)|(but|and) (it|that card) is not flipped|and leave it face-up)",
                "WITHOUT_FLIPPING")  # fmt: skip
    lexicon.add("[,] [in order] from left to right", "LEFT_TO_RIGHT")
    printed = "(they were|it was|it were|if they were|if it were)"
    lexicon.add(f"[,] (as though|as if|as) [{printed}] printed on this card", "AS_PRINTED_HERE")
    lexicon.add("as if this card had (them|it)", "AS_PRINTED_HERE")
    lexicon.add(
        "(as if|as though) (it|they) (were|was) (yours|your own|on this card|this card 's [own])",
        "AS_PRINTED_HERE",
    )
    lexicon.add("(all|all of|all the|each of|every one of)", "ALL_ITS")
    lexicon.add(
        "(that|its|this) Action [effect] [now|right now|at once|immediately]", "THAT_ACTION"
    )
    lexicon.add("(an|the|one) Action [effect] (of|on)", "ACTION_OF")
    lexicon.add("(happens|happen|resolves|resolve|triggers|trigger|activates|activate|is used|are used) (twice|again|an additional time|a second time)",
                "HAPPENS_AGAIN")  # fmt: skip
    lexicon.add("(lose|loses)", "LOSES")
    lexicon.add("(ignore|blank|negate|cancel) [all|any] [the]", "IGNORE")
    lexicon.add("(its|their|all|all its|all their|all of its|all of their|any|the)", "ITS_OWN")
    lexicon.add("(have|has) no (text|effects|abilities|text box)", "HAS_NO_EFFECTS")
    lexicon.add("(do not (happen|activate|trigger|work|resolve)|does not (happen|activate|trigger|work|resolve)"
                "|(are|is) (ignored|negated|not activated|cancelled|canceled|blanked|turned off)"
                "|(has|have) no effect)", "DO_NOT_WORK")  # fmt: skip
    lexicon.add("(another Action|an (extra|additional) Action|one (more|extra) Action|a second Action) [this turn]",
                "extra_actions", 1)  # fmt: skip
    lexicon.add("(more|extra|additional) (Action|Actions) this turn", "MORE_ACTIONS_NOW")
    lexicon.add(
        "(Action|Actions) (per|each|every|a) turn [instead of (one|1)]", "ACTIONS_EACH_TURN"
    )
    lexicon.add("(more|extra|additional) (Action|Actions) (per|each|every|a|on each of your) (turn|turns)",
                "MORE_ACTIONS_EACH_TURN")  # fmt: skip


# --------------------------------------------------------------------------- used again


def _use(who: Whom, card: Object, trigger: TriggerWord) -> Effect | None:
    return DEEDS["use"].make(who, card, trigger)


@deed(
    "use",
    "copy",
    "repeat",
    "activate",
    "resolve",
    "perform",
    "carry out",
    "execute",
    "trigger",
    frames=(
        *(
            f"{what} {tail}"
            for what in _WHICH_EFFECTS
            for tail in ("AGAIN", "WITHOUT_FLIPPING", "LEFT_TO_RIGHT", "AS_PRINTED_HERE")
        ),
        *(f"ALL_ITS {what} AS_PRINTED_HERE?" for what in _WHICH_EFFECTS),
    ),
)
def use_again(who: Whom, card: Object, trigger: TriggerWord) -> Effect | None:
    """A card is not flipped by it in any case; cards are taken from left to right in any case."""
    return _use(who, card, trigger)


@deed(
    "activate",
    "resolve",
    "perform",
    "carry out",
    "execute",
    "trigger",
    "do",
    frames=(
        "{possessor:card} {trigger:trigger} EFFECTS",
        "'the' {trigger:trigger} EFFECTS 'of' {target:card}",
    ),
)
def activate(who: Whom, card: Object, trigger: TriggerWord) -> Effect | None:
    return _use(who, card, trigger)


@deed(
    "use", "perform", "carry out", "activate",
    frames=("THAT_ACTION WITHOUT_FLIPPING", "ACTION_OF {target:card} WITHOUT_FLIPPING"),
)  # fmt: skip
def use_action(who: Whom, card: Object | None = None) -> Effect | None:
    """ "Choose a card with an Action. Use that Action now.": its card is not flipped by it."""
    return _use(who, tree.It() if card is None else card, TriggerWord.ACTION)


@rules("static: possessor trigger EFFECTS HAPPENS_AGAIN")
def happens_again(card: tree.Ref, trigger: TriggerWord) -> Effect | None:
    """ "The next card's Play effect happens twice": it happens, and then once more."""
    return tree.UseEffects(trigger, card) if isinstance(card, tree.TheNext) else None


@rules("controlled: players MAY 'have' reference act.base")
def may_have_this(folk: Folk, card: tree.Ref, act: Act) -> Effect | None:
    """ "You may have this card copy the Play effect of ...": this card is what it is written on."""
    effect = act.effect(Who.YOU)
    if not isinstance(card, tree.This) or not isinstance(effect, tree.UseEffects):
        return None
    return tree.May((effect,), (), folk.who)


# --------------------------------------------------------------------------- lost


def _in_play(card: Object) -> tree.Target:
    return settled(card, tree.In("tableau", Whose.ANY))


@rules("static: things LOSES ITS_OWN EFFECTS")
def lose_effects(card: Object) -> Effect:
    return tree.LoseEffects(_in_play(card))


@rules("static: things LOSES ITS_OWN trigger EFFECTS")
def lose_some_effects(card: Object, trigger: TriggerWord) -> Effect:
    return tree.LoseEffects(_in_play(card), trigger)


@rules("static: things HAS_NO_EFFECTS")
def has_no_effects(card: Object) -> Effect:
    return tree.LoseEffects(_in_play(card))


@rules("static: possessor EFFECTS DO_NOT_WORK", "static: possessor trigger EFFECTS DO_NOT_WORK")
def do_not_work(card: tree.Ref, trigger: TriggerWord | None = None) -> Effect:
    return tree.LoseEffects(card, trigger)


@rules(
    "static: trigger EFFECTS 'of' things DO_NOT_WORK",
    "static: trigger EFFECTS 'on' things DO_NOT_WORK",
)
def those_do_not_work(trigger: TriggerWord, card: Object) -> Effect | None:
    if isinstance(card, Chosen) and card.how != "each":
        return None
    return tree.LoseEffects(_in_play(card), trigger)


_OWNERS: dict[Whom, Whose] = {
    Who.EACH_OPPONENT: Whose.EACH_OPPONENT,
    Who.EACH_PLAYER: Whose.ANY,
    Who.YOU: Whose.YOUR,
}


@rules("static: trigger EFFECTS 'of' players DO_NOT_WORK")
def theirs_do_not_work(trigger: TriggerWord, folk: Folk) -> Effect | None:
    whose = _OWNERS.get(folk.who)
    if whose is None:
        return None
    kind = tree.Filter(kind=tree.Kind.ANY)
    return tree.LoseEffects(tree.Cards("each", kind, tree.In("play area", whose)), trigger)


@rules("triggers: trigger")
def one_trigger(trigger: TriggerWord) -> tuple[TriggerWord, ...]:
    return (trigger,)


@rules(
    "triggers: triggers 'and' trigger",
    "triggers: triggers 'or' trigger",
    "triggers: triggers ',' trigger",
    "triggers: triggers ',' 'and' trigger",
)
def more_triggers(
    some: tuple[TriggerWord, ...], one: TriggerWord
) -> tuple[TriggerWord, ...] | None:
    return None if one in some else (*some, one)


@rules(
    "chain: IGNORE triggers EFFECTS 'of' players",
    "chain: triggers EFFECTS 'of' players DO_NOT_WORK",
)
def ignored(triggers: tuple[TriggerWord, ...], folk: Folk) -> Chain | None:
    """ "Ignore all Ongoing and Top effects of your opponents.": each of them, as long as that lasts."""
    lost = [theirs_do_not_work(trigger, folk) for trigger in triggers]
    if len(triggers) < 2 and folk.who is not Who.EACH_OPPONENT:
        return None
    return tuple(Clause(None, statement=one) for one in lost if one) or None


@rules("chain: IGNORE owner triggers EFFECTS", "chain: owner triggers EFFECTS DO_NOT_WORK")
def theirs_ignored(owner: Owner, triggers: tuple[TriggerWord, ...]) -> Chain | None:
    folk = {whose: who for who, whose in _OWNERS.items()}.get(owner.whose)
    return None if folk is None else ignored(triggers, Folk(folk))


@rules("lent: 'silence' things")
def silenced(card: Object) -> Effect:
    return tree.LoseEffects(_in_play(card))


# --------------------------------------------------------------------------- Actions


@deed("use", "take", frames=("{extra_actions:count}", "{number:count} MORE_ACTIONS_NOW"))
def use_another_action(who: Whom, count: int) -> Effect | None:
    return tree.ExtraAction(count) if who is Who.YOU and count > 0 else None


@deed("gain", "get", frames=("{extra_actions:count}", "{number:count} MORE_ACTIONS_NOW"))
def gain_action(who: Whom, count: int) -> Effect | None:
    return tree.May((tree.ExtraAction(count),)) if who is Who.YOU and count > 0 else None


@rules("static: 'you' MAY 'use' number ACTIONS_EACH_TURN")
def actions_each_turn(count: int) -> Effect | None:
    return tree.MoreActions(count - 1) if count > 1 else None


@rules("static: 'you' MAY 'use' number MORE_ACTIONS_EACH_TURN")
def more_actions(count: int) -> Effect | None:
    return tree.MoreActions(count) if count else None
