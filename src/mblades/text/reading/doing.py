"""What players do."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.english_forms import theirs
from mblades.text.reading import combat
from mblades.text.reading.amounts import Counted, Measured
from mblades.text.reading.deeds import awaited, deed, event_player
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import IMPLIED, Misreading
from mblades.text.reading.of_two import OneOfTwo
from mblades.text.reading.said import (
    Changed,
    Chosen,
    Described,
    Folk,
    Object,
    Owner,
    Zoned,
    settled,
)
from mblades.text.tree import Effect, TriggerWord, Who, Whom, Whose
from mblades.text.walking import is_one_found

THIEVES = (Who.YOU, Who.WINNER, Who.LOSER, Who.THAT)


def teach(lexicon: Lexicon) -> None:
    """The words behind verbs."""
    lexicon.add("(this effect|this|this ability|it)", "THIS_EFFECT")
    lexicon.add("damage", "DAMAGE")
    lexicon.add("[,] [and] (they|who) lose (it|that|that much|that amount)", "THEY_LOSE_IT")
    slot = "(slot|place|space)"
    end = "(at|on|to) the (right|far right|right end|right-most side|rightmost side|right side|right edge)"
    here = f"[{end}] [(in|of|to) your tableau]"
    lexicon.add(
        f"(an extra|an additional|one more|one extra|one additional|extra) [tableau] {slot} {here}",
        "slots",
        1,
    )
    lexicon.add(f"(extra|additional|more) [tableau] (slot|slots|spaces) {here}", "SLOTS")
    fewer = "(fewer|less)"
    lexicon.add(f"(one {fewer} {slot}|one {slot} {fewer})", "fewer_slots", 1)
    lexicon.add(f"(a|one) [of your] (slot|slots) {here}", "one_slot", 1)
    lexicon.add(f"[tableau] (slot|slots|spaces) {here}", "SOME_SLOTS")
    lexicon.add(
        "(from now on|for (the rest of this|the rest of the|this) tournament|this tournament)",
        "FROM_NOW_ON",
    )
    lexicon.add(", who uses a card of your choice", "THEIR_CARD")
    lexicon.add("your (total|totals)", "YOUR_TOTAL")
    lexicon.add("(a|the|any) clash", "A_CLASH")
    lexicon.add("one", "A_CLASH")  # "whenever you win one"
    bank = "[the] (bank|supply|general supply|common supply|box|pool)"
    lexicon.add(f"(from|out of|off) {bank}", "FROM_BANK")
    lexicon.add(f"(to|into) {bank}", "TO_BANK")
    lexicon.add("(from|off|off of)", "OFF_PLAYER")


# --------------------------------------------------------------------------- points


@deed(
    "gain", "get", "receive", "earn", "obtain", "collect", "win", "grab", "claim", "pick up",
    frames=("{measured:measured}", "{measured:measured} FROM_BANK", "{it_all:measured}", "{much_at_most:measured}"),
)  # fmt: skip
def gain(who: Whom, measured: Measured) -> Effect:
    return tree.Gain(measured.unit, measured.gained, who)


@deed("double", frames=("{owner:owner} {unit:unit}", "{owner:owner} {unit:unit} {limit:limit}"))
def double_points(who: Whom, owner: Owner, unit: tree.Unit, limit: Any = None) -> Effect | None:
    """ "Double your RP": as much again."""
    if who is not Who.YOU or owner.whose is not Whose.YOUR:
        return None
    return tree.Gain(unit, tree.EqualTo(tree.Has(unit, Whose.YOUR), limit.most if limit else 0))


@deed("take", "draw", "borrow", "pick up", frames=("{measured:measured} FROM_BANK",))
def take_from_bank(who: Whom, measured: Measured) -> Effect:
    return tree.Gain(measured.unit, measured.gained, who)


@deed("lose", "drop", frames=("{measured:measured}",))
def lose(who: Whom, measured: Measured) -> Effect:
    if isinstance(who, tree.Compared) and isinstance(who.of, tree.Has) and _is_half(measured):
        # "Each opponent with more than 8 M$ loses half of them."
        amount = tree.EqualTo(tree.Half(tree.Has(who.of.unit, Whose.THEIR)))
        return tree.Lose(who.of.unit, amount, who)
    return tree.Lose(measured.unit, measured.fixed, who)


def _is_half(measured: Measured) -> bool:
    return measured == Measured(IMPLIED, Changed(tree.Half(tree.ThatMuch())))


STEAL = ("steal", "take", "collect", "get", "gain", "receive", "win", "claim")


@deed(
    "deal",
    frames=(
        "{measured:measured} DAMAGE? 'to' {players:victim} THEY_LOSE_IT?",
        "{measured:measured} DAMAGE? 'to' {them:victim}",
    ),
)
def deal(who: Whom, measured: Measured, victim: Folk) -> Effect | None:
    """ "Deal 6 RP damage to all enemies": they lose it."""
    return lose.make(victim.who, measured) if who is Who.YOU else None


@deed(
    *STEAL,
    frames=(
        "{measured:measured} OFF_PLAYER {players:victim}",
        "{measured:measured} OFF_PLAYER {them:victim}",
        "OFF_PLAYER {players:victim} {measured:measured}",
    ),
)
def steal(who: Whom, measured: Measured, victim: Folk) -> Effect | None:
    if who not in THIEVES and not isinstance(who, OneOfTwo):
        raise Misreading(f'this is always done by you, not by "{who}"', "'you' or no player")
    return tree.Steal(measured.unit, measured.fixed, victim.who, who)


@deed(
    "give",
    frames=(
        "{players:to} {signed:value} {unit:unit}",
        "{signed:value} {unit:unit} 'to' {players:to}",
    ),
)
def give_less(who: Whom, to: Folk, value: int, unit: tree.Unit) -> Effect | None:
    """ "Give a random opponent -10 RP": they lose them."""
    return tree.Lose(unit, tree.Flat(-value), to.who) if value < 0 and who is Who.YOU else None


@deed("gain", "get", "receive", frames=("{signed:value} {unit:unit}",))
def gain_less(who: Whom, value: int, unit: tree.Unit) -> Effect | None:
    """ "Each opponent gets -5 RP"."""
    return tree.Lose(unit, tree.Flat(-value), who) if value < 0 else None


@deed("rob", "relieve", frames=("{players:victim} 'of' {measured:measured}", "{them:victim} 'of' {measured:measured}"))  # fmt: skip
def rob(who: Whom, victim: Folk, measured: Measured) -> Effect | None:
    return steal.make(who, measured, victim)


@deed(
    *STEAL,
    frames=(
        "{unit:unit} OFF_PLAYER {players:victim} EQUAL_TO {quantity:amount} {limit:limit}?",
        "{unit:unit} OFF_PLAYER {them:victim} EQUAL_TO {quantity:amount} {limit:limit}?",
    ),
)
def steal_equal(
    who: Whom, unit: tree.Unit, victim: Folk, amount: tree.Quantity, limit: Any = None
) -> Effect | None:
    most = limit.most if limit else 0
    return steal.make(who, Measured(unit, tree.EqualTo(amount, most)), victim)


@deed("pay", "spend", frames=("{measured:measured}", "{measured:measured} TO_BANK"))
def pay(who: Whom, measured: Measured) -> Effect | None:
    """What others pay to nobody is lost to the bank."""
    if who is Who.YOU:
        return tree.Pay(measured.unit, measured.paid)
    return tree.Lose(measured.unit, measured.fixed, who)


@deed(
    "give",
    "pay",
    "slip",
    "pass",
    "toss",
    "forfeit",
    frames=(
        "{players:to} {measured:measured}",
        "{measured:measured} 'to' {players:to}",
        "{measured:measured} 'to' {them:to}",
        "{them:to} {measured:measured}",
        "'to' {players:to} {measured:measured}",
    ),
)
def give_points(who: Whom, measured: Measured, to: Folk) -> Effect | None:
    if to.who is Who.YOU and who is not Who.YOU:
        return tree.Pay(measured.unit, measured.paid, who)
    if to.who not in _ONE_PLAYER and not is_one_found(to.who):
        raise Misreading(
            "say who gives what to whom", "'each opponent gains ...', or 'to an opponent'"
        )
    return None if to.who == who else tree.Pay(measured.unit, measured.paid, who, to.who)


_ONE_PLAYER = (Who.THAT, Who.LEFT, Who.RIGHT, Who.WINNER, Who.LOSER, Who.OWNER)


# --------------------------------------------------------------------------- other players


@deed(
    "give",
    "pass",
    "hand over",
    frames=(
        "{target:card} 'to' {players:to}",
        "{target:card} 'to' {them:to}",
        "{players:to} {target:card}",
        "{them:to} {target:card}",
    ),
)
def give_card(who: Whom, card: Object, to: Folk) -> Effect | None:
    if to.who == who:
        return None  # nobody gives to themselves
    if isinstance(card, Chosen) and (card.described.where is None or card.described.where.is_meant):
        raise Misreading("say where the card is", "'in your hand' or 'in your tableau'")
    target = settled(card, theirs("tableau", who))
    return tree.GiveCard(target, to.who, who)


@deed(*combat.VERBS, frames=("", "{against:other}"))
def clash(who: Whom, other: Folk | None = None) -> Effect | None:
    is_said = who is Who.YOU and other is not None and not other.in_turn
    return tree.Clash(other.who) if is_said and other else None


@clash.event
def clashes(who: Whom, other: Folk | None = None, *, would: bool) -> tree.Event | None:
    if who is Who.EACH_OPPONENT:
        return None  # "whenever other players clash": and you do not?
    player = event_player(who)
    return (
        tree.Clashes(player, "clash")
        if player is not None and other is None and not would
        else None
    )


@deed(*combat.VERBS, frames=("{against:other} THEIR_CARD",))
def clash_with_their_card(who: Whom, other: Folk) -> Effect | None:
    is_said = who is Who.YOU and not other.in_turn
    return tree.Clash(other.who, their_card=True) if is_said else None


@awaited("take part in", "participate in", "fight in", "fight", frames=("A_CLASH",))
def takes_part(who: Whom, *, would: bool) -> tree.Event | None:
    return clashes(who, would=would)


@awaited("win", frames=("A_CLASH",))
def wins(who: Whom, *, would: bool) -> tree.Event | None:
    player = event_player(who)
    return None if player is None else tree.Clashes(player, "would win" if would else "win")


@awaited("lose", frames=("A_CLASH",))
def loses_clash(who: Whom, *, would: bool) -> tree.Event | None:
    player = event_player(who)
    return None if player is None else tree.Clashes(player, "would lose" if would else "lose")


@deed("choose", "pick", "select", "target", frames=("{players:player}",))
def choose_player(who: Whom, player: Folk) -> Effect | None:
    is_choice = is_one_found(player.who)
    return tree.ChoosePlayer(player.who) if is_choice and who is Who.YOU else None


@deed("choose", "pick", "select", "target", frames=("{zoned:zone}", "'one' 'of' {zoned:zone}"))
def choose_tableau(who: Whom, zone: Zoned) -> Effect | None:
    """ "Choose an opponent's tableau": that opponent."""
    found = {
        Whose.OPPONENT: Who.OPPONENT,
        Whose.ANOTHER: Who.OPPONENT,
        Whose.EACH_OPPONENT: Who.OPPONENT,
        Whose.ANY: Who.PLAYER,
    }
    player = None if zone.owner.everyone else found.get(zone.owner.whose)
    return (
        tree.ChoosePlayer(player) if player and zone.zone == "tableau" and who is Who.YOU else None
    )


# --------------------------------------------------------------------------- the game itself


@deed("choose", "pick", "select", "target", frames=("{target:card}",))
def choose_card(who: Whom, card: Object) -> Effect | None:
    own = isinstance(card, Chosen) and _is_played_by_you(card.described)
    if isinstance(card, Chosen) and card.described.where is None and not own:
        raise Misreading("say where the card is", "a place such as 'in any tableau'")
    target = settled(card, tree.In("tableau", Whose.YOUR if own else Whose.ANY))
    return tree.ChooseCard(target, who) if isinstance(target, tree.Cards) else None


def _is_played_by_you(described: Described) -> bool:
    """ "A card you played this turn": it lies in your tableau."""
    past = dict(described.words).get("past")
    return isinstance(past, tree.Past) and (past.done, past.by) == ("played", "you")


@deed(
    "gain", "get", "receive", frames=("{slots:count} FROM_NOW_ON?", "{number:count} SLOTS FROM_NOW_ON?")
)  # fmt: skip
def gain_slots(who: Whom, count: int) -> Effect | None:
    return tree.ExtraSlot(count, who)


@deed(
    "lose", frames=("{one_slot:count} FROM_NOW_ON?", "{number:count} SOME_SLOTS FROM_NOW_ON?")
)  # fmt: skip
def lose_slots(who: Whom, count: int) -> Effect | None:
    return tree.ExtraSlot(count, who, lost=True)


@deed(
    "use",
    "copy",
    "repeat",
    frames=(
        "{possessor:card} {trigger:trigger} EFFECTS",
        "{of_cards:card} {trigger:trigger} EFFECTS",
        "'the' {trigger:trigger} EFFECTS 'of' {target:card}",
    ),
)
def use(who: Whom, card: Object, trigger: TriggerWord) -> Effect | None:
    target = settled(card, theirs("tableau", who))
    return tree.UseEffects(trigger, target, who)


@awaited(
    "use", "activate", "trigger", "resolve",
    frames=("ARTICLE {trigger:trigger} EFFECTS", "ARTICLE {trigger:trigger} EFFECTS 'of' 'a' 'card'"),
)  # fmt: skip
def uses_effect(who: Who, trigger: TriggerWord, *, would: bool) -> tree.Event | None:
    del would  # it is heard before it happens in any case
    player = event_player(who)
    return None if player is None else tree.EffectHappens(player, trigger)


@deed("repeat", frames=("THIS_EFFECT 'up' 'to' {number:times} 'times'",))
def repeat_up_to(who: Whom, times: int) -> Effect | None:
    return tree.May((tree.Repeat(times),)) if who is Who.YOU else None


@deed("repeat", frames=("THIS_EFFECT", "THIS_EFFECT {number:times} 'times'"))
def repeat(who: Whom, times: int = 1) -> Effect | None:
    return tree.Repeat(times) if who is Who.YOU else None


@deed("add", frames=("{quantity:amount} 'to' YOUR_TOTAL",))
def add_to_total(who: Whom, amount: tree.Quantity) -> Effect | None:
    if who is not Who.YOU:
        return None
    if isinstance(amount, tree.Number):
        return tree.ClashBonus(tree.Flat(amount.value))
    return tree.ClashBonus(tree.EqualTo(amount))


@deed("add", frames=("{number:value} 'to' YOUR_TOTAL FOR_EACH {counted:counted}",))
def add_to_total_for_each(who: Whom, value: int, counted: Counted) -> Effect | None:
    return tree.ClashBonus(counted.times(value)) if who is Who.YOU else None


@deed("use", frames=("{reference:card} 'instead' 'of' 'your' 'top' 'card'",))
def use_in_clash(who: Whom, card: tree.Ref) -> Effect | None:
    return tree.UseInClash() if isinstance(card, tree.This) and who is Who.YOU else None


@deed("turn", frames=("{reference:card} 'to' 'face' 'left' 'or' 'right'",))
def face(who: Whom, card: tree.Ref) -> Effect | None:
    return tree.Face() if isinstance(card, tree.This) and who is Who.YOU else None
