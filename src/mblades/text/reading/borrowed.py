"""Effects that are used again, had from others, or lost; and Actions beyond the one of a turn."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.deeds import DEEDS, Act, deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Folk, Object, Owner, settled
from mblades.text.reading.sentences import Chain, Clause, Sentence, Series
from mblades.text.tree import Effect, TriggerWord, Who, Whom, Whose

rules = Rules()


_WHICH_EFFECTS = (
    "{of_cards:card} {trigger:trigger} EFFECTS",
    "{possessor:card} {trigger:trigger} EFFECTS",
    "'the' {trigger:trigger} EFFECTS 'of' {target:card}",
)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add(
        "(use|activate|resolve|trigger|perform|carry out|do) (it|that|that effect|that one|the effect)",
        "USE_IT",
    )
    lexicon.add("(again|an additional time|a second time|once more|one more time|one additional time)",
                "AGAIN")  # fmt: skip
    lexicon.add("[,] (without flipping (it|that card|them)|(but|and) do not flip (it|that card)|(but|and) (it|that card) is not flipped|and leave it face-up)",
                "WITHOUT_FLIPPING")  # fmt: skip
    lexicon.add("[,] [in order] from left to right", "LEFT_TO_RIGHT")
    printed = "(they were|it was|it were|if they were|if it were)"
    lexicon.add(f"[,] (as though|as if|as) [{printed}] printed on this card", "AS_PRINTED_HERE")
    lexicon.add("as if this card had (them|it)", "AS_PRINTED_HERE")
    lexicon.add(
        "(as if|as though) (it|they|the card|that card|this card) (were|was) (yours|your own|on this card|this card 's [own])",
        "AS_PRINTED_HERE",
    )
    lexicon.add("(all|all of|all the|each of|every one of)", "ALL_ITS")
    lexicon.add(
        "(that|its|this) Action [effect] [now|right now|at once|immediately]", "THAT_ACTION"
    )
    lexicon.add("(an|the|one) Action [effect] (of|on)", "ACTION_OF")
    lexicon.add("(happens|happen|resolves|resolve|triggers|trigger|activates|activate|is used|are used|is resolved|are resolved|is performed|are performed) (twice|again|an additional time|a second time)",
                "HAPPENS_AGAIN")  # fmt: skip
    lexicon.add("(occur|occurs|take effect|takes effect|go off|goes off|fire|fires|apply|applies|work|works|take place|takes place) (twice|again|an additional time|a second time|two times|2 times|once more|one more time)",
                "HAPPENS_AGAIN")  # fmt: skip
    lexicon.add("that (give|gain|grant|provide) [you]", "GIVING")
    lexicon.add("(is|are) doubled", "HAPPENS_AGAIN")
    lexicon.add("(happens|happen|resolves|resolve|triggers|trigger|activates|activate|is used|are used) (two times|2 times|once more|one more time|one additional time|one extra time|an extra time)",
                "HAPPENS_AGAIN")  # fmt: skip
    lexicon.add(
        "text (has no effect|does not (work|count|apply)|is ignored|is blank)", "TEXT_IS_NOTHING"
    )
    lexicon.add("(lose|loses)", "LOSES")
    lexicon.add("(ignore|blank|negate|cancel) [all|any] [the]", "IGNORE")
    lexicon.add("(its|their|all|all its|all their|all of its|all of their|any|the)", "ITS_OWN")
    lexicon.add("((have|has) (no (text|effects|abilities|text box)|a blank text box)|is blank|are blank|is treated as blank|is considered blank)",
                "HAS_NO_EFFECTS")  # fmt: skip
    nothing = "((its|their) text box (were|was|is) (blank|empty)|(it|they) had no (text|effects|abilities|text box)|(it|they) (were|was) blank)"
    lexicon.add(f"(as if|as though|like) {nothing}", "AS_IF_BLANK")
    lexicon.add("(after|once|when|as soon as) (its|that card 's|the next card 's)", "AFTER_ITS")
    lexicon.add("(resolve|resolves|happen|happens|has resolved|have resolved|has happened|have happened|is resolved|are resolved) [,]",
                "RESOLVES")  # fmt: skip
    lexicon.add(
        "(resolve|use|perform|repeat|trigger|do|carry out|execute) (it|them|that effect|those effects)",
        "DO_IT",
    )
    lexicon.add(
        "(it|they|that effect|those effects) (resolves|resolve|happens|happen|is resolved|are resolved)",
        "DO_IT",
    )
    lexicon.add("[that] you (have not|did not) (use|used|activated) [yet] [this turn]", "NOT_USED")
    lexicon.add("((do|does) not (happen|activate|trigger|work|resolve|do anything|function)|(do|does) nothing|(is|are) useless"
                "|(are|is) (ignored|negated|not activated|cancelled|canceled|blanked|turned off)"
                "|(has|have) no effect)", "DO_NOT_WORK")  # fmt: skip
    lexicon.add("(another Action|an (extra|additional) Action|one (more|extra) Action|a second Action) [this turn]",
                "extra_actions", 1)  # fmt: skip
    lexicon.add("(more|extra|additional) (Action|Actions) this turn", "MORE_ACTIONS_NOW")
    each_turn = "((per|each|every|a|in a|in one|in each) turn|(on|in|during) (each|every one|every|all|any) [of] [your] (turn|turns)|(on|in|during) your (turn|turns))"
    lexicon.add(
        f"(Action|Actions) {each_turn} [(instead of|rather than|not just) (one|1)]",
        "ACTIONS_EACH_TURN",
    )
    lexicon.add(f"(more|extra|additional) (Action|Actions) {each_turn}", "MORE_ACTIONS_EACH_TURN")
    lexicon.add(f"(another|an extra|an additional|one more|one extra|one additional|a second) Action {each_turn}",
                "ANOTHER_ACTION_EACH_TURN")  # fmt: skip


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
    "do",
    "reuse",
    "redo",
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
    "reuse",
    "redo",
    frames=(
        "{possessor:card} {trigger:trigger} EFFECTS",
        "{of_cards:card} {trigger:trigger} EFFECTS",
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


@rules("sentence: IF conditions ',' DO_IT AGAIN")
def used_again_if(condition: tree.Condition) -> Sentence | None:
    """ "If the next card has a Play effect, use it again." """
    match condition:
        case tree.Is(tree.TheNext() as card, which) if which.trigger is TriggerWord.PLAY:
            use = tree.UseEffects(TriggerWord.PLAY, card)
            plain = which == tree.Filter(trigger=TriggerWord.PLAY)
            return Sentence(Series((use if plain else tree.If(condition, (use,)),)))
    return None


@rules("sentence: IF reference HAVE ARTICLE trigger EFFECTS ',' USE_IT")
def use_it_if_there(card: tree.Ref, trigger: TriggerWord) -> Sentence:
    """ "If it has a Play effect, use it."."""
    has_one = tree.Is(card, tree.Filter(trigger=trigger))
    return Sentence(Series((tree.If(has_one, (tree.UseEffects(trigger, card),)),)))


@rules("static: possessor trigger EFFECTS HAPPENS_AGAIN")
def happens_again(card: tree.Ref, trigger: TriggerWord) -> Effect | None:
    """ "The next card's Play effect happens twice": it happens, and then once more."""
    return tree.UseEffects(trigger, card) if isinstance(card, tree.TheNext) else None


@rules("clause: AFTER_ITS trigger EFFECTS RESOLVES DO_IT AGAIN")
def resolves_again(trigger: TriggerWord) -> Clause | None:
    """ "After its Play effects resolve, resolve them again": those of the next card."""
    if trigger is not TriggerWord.PLAY:
        return None
    return Clause(None, statement=tree.UseEffects(trigger, tree.TheNext()))


@rules("described: described HAVING an_action NOT_USED")
def with_unused_action(described: Described, what: Any) -> Described | None:
    """ "A card that has an Action you have not used": once it is used, its card lies face down."""
    return described.saying(trigger=TriggerWord(what))


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


@rules("static: things LOSES ITS_OWN trigger EFFECTS", "static: things HAVE_NO trigger EFFECTS")
def lose_some_effects(card: Object, trigger: TriggerWord) -> Effect:
    return tree.LoseEffects(_in_play(card), trigger)


@rules("static: things HAS_NO_EFFECTS")
def has_no_effects(card: Object) -> Effect:
    return tree.LoseEffects(_in_play(card))


@rules("static: possessor EFFECTS DO_NOT_WORK", "static: possessor trigger EFFECTS DO_NOT_WORK")
def do_not_work(card: tree.Ref, trigger: TriggerWord | None = None) -> Effect:
    return tree.LoseEffects(card, trigger)


@rules("static: possessor TEXT_IS_NOTHING")
def text_is_nothing(card: tree.Ref) -> Effect:
    """ "Its text has no effect."."""
    return tree.LoseEffects(card)


@rules("static: IGNORE EFFECTS 'of' things", "static: IGNORE trigger EFFECTS 'of' things")
def ignore_those(*said: Any) -> Effect | None:
    """ "Ignore the effects of the card to the left of this one."."""
    *trigger, card = said
    if isinstance(card, Chosen) and card.how != "each":
        return None
    return tree.LoseEffects(_in_play(card), trigger[0] if trigger else None)


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


@rules("lent: 'treat' things AS_IF_BLANK", "static: things BEING 'treated' AS_IF_BLANK")
def treated_as_blank(card: Object) -> Effect:
    """ "Treat the chosen card as if its text box were blank."."""
    return tree.LoseEffects(_in_play(card))


@rules("lent: 'silence' things")
def silenced(card: Object) -> Effect:
    return tree.LoseEffects(_in_play(card))


# --------------------------------------------------------------------------- what they give


@rules("static: owner trigger EFFECTS 'give' number EXTRA unit", "static: owner trigger EFFECTS 'give' number unit 'more'",
       "static: owner trigger EFFECTS GIVING unit 'give' number EXTRA", "static: owner trigger EFFECTS GIVING unit 'give' 'you' number EXTRA",
       "static: owner trigger EFFECTS 'give' 'you' number EXTRA unit")  # fmt: skip
def effects_give_more(owner: Owner, trigger: TriggerWord, *said: Any) -> Effect | None:
    """ "Your Play effects that give RP give 3 more."."""
    (count,) = (one for one in said if isinstance(one, int))
    (unit,) = (one for one in said if not isinstance(one, int))
    if owner.whose is not Whose.YOUR:
        return None
    much = tree.EqualTo(tree.Sum(tree.ThatMuch(), tree.Number(count)))
    gained = tree.Changes(Who.YOU, "gain", unit, would=True, by="you", source=trigger)
    return tree.Instead(gained, (tree.Gain(unit, much),))


# --------------------------------------------------------------------------- Actions


@deed("use", "take", frames=("{extra_actions:count}", "{number:count} MORE_ACTIONS_NOW"))
def use_another_action(who: Whom, count: int) -> Effect | None:
    return tree.ExtraAction(count) if who is Who.YOU and count > 0 else None


@deed("gain", "get", frames=("{extra_actions:count}", "{number:count} MORE_ACTIONS_NOW"))
def gain_action(who: Whom, count: int) -> Effect | None:
    return tree.May((tree.ExtraAction(count),)) if who is Who.YOU and count > 0 else None


@rules("static: 'you' MAY 'use' number ACTIONS_EACH_TURN", "static: 'you' MAY 'take' number ACTIONS_EACH_TURN",
       "static: 'you' HAVE number ACTIONS_EACH_TURN")  # fmt: skip
def actions_each_turn(count: int) -> Effect | None:
    return tree.MoreActions(count - 1) if count > 1 else None


@rules("static: 'you' MAY 'use' ANOTHER_ACTION_EACH_TURN", "static: 'you' MAY 'take' ANOTHER_ACTION_EACH_TURN",
       "static: 'you' HAVE ANOTHER_ACTION_EACH_TURN")  # fmt: skip
def one_more_action() -> Effect:
    """ "You can use an extra Action on each of your turns"."""
    return tree.MoreActions(1)


@rules(
    "static: 'you' MAY 'use' number MORE_ACTIONS_EACH_TURN",
    "static: 'you' MAY 'take' number MORE_ACTIONS_EACH_TURN",
)
def more_actions(count: int) -> Effect | None:
    return tree.MoreActions(count) if count else None
