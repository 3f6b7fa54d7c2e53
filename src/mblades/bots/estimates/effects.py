"""Effects of card texts, compiled to estimates in RP for their owner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from mblades.bots.estimates.position import Position, Spot
from mblades.bots.estimates.quantities import (
    Count,
    amount,
    chance,
    match,
    players_meant,
    quantity,
    reference,
)
from mblades.rules.effects.one_opponent import is_somebodys
from mblades.text import tree
from mblades.text.results import is_about_cards_before
from mblades.text.tree import TriggerWord, Who, Whom, Whose
from mblades.text.walking import is_one_found, subject_of

# What things are worth, in RP of one's own.
DOLLAR = 1.0
FLIP_THEIRS = 9.0
FLIP_OWN = 7.0
CARD_DRAWN = 4.0
CARD_DISCARDED = 3.0
EXTRA_PLAY = 2.0
SLOT = 14.0
TOKEN = 0.8
OWN_PLAYS = 2.5  # cards one still plays, roughly
CLASH_WIN = 0.5
CLASH_PER_STAR = 0.045


def effects(several: Sequence[tree.Effect]) -> Count:
    """What a row of sentences is worth."""
    found: list[Count] = []
    times = 1
    for effect in several:
        if isinstance(effect, tree.Repeat):
            times += effect.times
        else:
            found.append(effect_of(effect))
    if len(found) == 1 and times == 1:
        return found[0]

    def total(position: Position, at: int) -> float:
        worth = 0.0
        for one in found:
            worth += one(position, at)
        return worth * times

    return total


def effect_of(effect: tree.Effect) -> Count:
    """What one sentence is worth."""
    if isinstance(effect, tree.OneShot):
        return _one_shot(effect)
    if isinstance(effect, tree.Control):
        return _control(effect)
    if isinstance(effect, tree.Waiting):
        return _whenever(effect) if isinstance(effect, tree.Whenever) else _fixed(5.0)
    if isinstance(effect, tree.InTurn):
        return _in_turn(effect)
    if isinstance(effect, tree.AsSoonAs):
        once = effects(effect.effects)
        return lambda position, at: 0.7 * once(position, at)
    if isinstance(effect, tree.Started):
        return _started(effect)
    if isinstance(effect, tree.Statement):
        return _fixed(_statement(effect))
    if isinstance(effect, tree.Rule | tree.DeckRule):
        return _fixed(_rule(effect))
    assert_never(effect)


def _fixed(worth: float) -> Count:
    """What nothing about the position changes much."""
    return lambda _, __: worth


def _control(effect: tree.Control) -> Count:
    match effect:
        case tree.May(effects=offered, then=then, who=who, otherwise=otherwise):
            if who is Who.YOU:
                return _best([effects((*offered, *then)), effects(otherwise)], max)
            if not otherwise:
                return _fixed(0)
            return _best([_suffered((*offered, *then), who), _suffered(otherwise, who)], min)
        case tree.InFull(effects=done, otherwise=otherwise):
            return _if(lambda _, __: 0.7, effects(done), effects(otherwise))
        case tree.If(condition=condition, then=then, otherwise=otherwise):
            return _if(chance(condition), effects(then), effects(otherwise))
        case tree.ChooseOne(options=options, who=who) if who is not Who.YOU:
            return _best([_left_to_others(option) for option in options], min)
        case tree.ChooseOne(options=options, count=count):
            several = [effects(option) for option in options]
            return _best(several, lambda worths: sum(sorted(worths)[-count:]))
        case tree.OneOf(options=options, who=who):
            pick = max if who is Who.YOU else min
            return _best([_suffered(option, who) for option in options], pick)
        case tree.ForEach(each=each, effects=several, step=step):
            once, number = effects(several), quantity(each)
            return lambda position, at: once(position, at) * (number(position, at) // step)
        case tree.OneByOne(effects=several) | tree.Cost(effects=several):
            return effects(several)
        case tree.PlayerByPlayer(who=who, effects=several):
            with_one, many = effects(several), players_meant(who)
            return lambda position, at: with_one(position, at) * many(position)
        case tree.IfDone() | tree.Repeat():
            return _fixed(0)
        case _:
            assert_never(effect)


def _one_shot(effect: tree.OneShot) -> Count:
    match effect:
        case tree.Gain() | tree.Lose() | tree.Pay():
            return _change(effect)
        case tree.Steal(unit=unit, amount=much, who=who):
            return _steal(unit, amount(much), players_meant(who))
        case tree.Flip(target=target, who=who):
            return _flip(target, who)
        case tree.SpreadTokens(amount=much, who=who):
            each_token, spread = TOKEN if who is Who.YOU else 0.0, amount(much)
            return lambda position, at: each_token * spread(position, at)
        case tree.AddTokens(what=what, amount=much, who=who):
            if what == "sell marker" or who is not Who.YOU:
                return _fixed(0)
            count = amount(much)
            return lambda position, at: TOKEN * count(position, at)
        case tree.Draw(amount=drawn):
            each, cards = _between_zones(effect), amount(drawn)
            return lambda position, at: each * cards(position, at)
        case tree.UseEffects(trigger=trigger, card=card):
            return _use(trigger, card)
        case tree.Clash():
            return _fight
    if isinstance(effect, tree.TableauEffect):
        return _fixed(_in_play(effect))
    if isinstance(effect, tree.ZoneEffect):
        return _fixed(_between_zones(effect))
    if isinstance(effect, tree.Decision):
        return _fixed(0)  # what comes of it is said afterwards
    return _fixed(_in_the_game(effect))


def _change(effect: tree.Gain | tree.Lose | tree.Pay) -> Count:
    much = amount(effect.amount)
    sign = 1 if isinstance(effect, tree.Gain) else -1
    unit = 1.0 if effect.unit == "RP" else DOLLAR
    who = effect.who
    if (
        isinstance(effect, tree.Pay) and who is not Who.YOU and effect.to is None
    ):  # it is paid to me
        return lambda position, at: (1 + position.their_rp) * unit * much(position, at)
    if who is Who.YOU:
        if sign > 0:
            return lambda position, at: unit * much(position, at)
        return lambda position, at: -unit * min(much(position, at), position.rp)
    if who is Who.WINNER or who is Who.LOSER:
        mine = sign * unit

        def contested(position: Position, at: int) -> float:
            win = position.win if who is Who.WINNER else 0.92 - position.win
            return mine * much(position, at) * (win - position.their_rp * (0.92 - win))

        return contested
    count = players_meant(who)
    factor = -sign * unit
    own = sign * unit if who is Who.EACH_PLAYER else 0
    return lambda position, at: (
        much(position, at) * (factor * position.their_rp * count(position) + own)
    )


def _steal(unit: tree.Unit, much: Count, count: Callable[[Position], float]) -> Count:
    factor = 0.9 * (1.0 if unit == "RP" else DOLLAR)
    return lambda position, at: (
        factor * (1 + position.their_rp) * much(position, at) * count(position)
    )


def _flip(target: tree.Target, who: Whom) -> Count:
    if who is Who.LOSER or isinstance(target, tree.UsedCard | tree.LosingCard):
        return lambda position, _: FLIP_THEIRS * (2 * position.win - 0.92)
    if who is not Who.YOU:
        count = players_meant(who)
        own = FLIP_OWN * 0.7 if who is Who.EACH_PLAYER else 0
        return lambda position, _: 0.7 * FLIP_THEIRS * count(position) - own
    if isinstance(target, tree.This):
        return lambda _, __: -FLIP_OWN
    if isinstance(target, tree.Cards):
        place = target.place
        fits = match(target.filter)
        own_place = not isinstance(place, tree.In) or place.whose is Whose.YOUR
        if own_place:
            count_own = target.count

            def lose_own(position: Position, at: int) -> float:
                this = position.spots[at] if at >= 0 else None
                costs = sorted(
                    keeping(spot) for spot in position.spots if not spot.down and fits(spot, this)
                )
                return -sum(costs[:count_own])

            return lose_own
        each = target.how == "each"

        def hit(position: Position, at: int) -> float:
            if not position.theirs:
                return FLIP_THEIRS * target.count
            this = position.spots[at] if at >= 0 else None
            gains = [
                0.6 * keeping(spot) + 4
                for spot in position.theirs
                if not spot.down and fits(spot, this)
            ]
            if not gains:
                return 0
            if each:
                return sum(gains)
            return sum(sorted(gains)[-target.count :])

        return hit
    if isinstance(target, tree.TopCard) and target.whose is not Whose.YOUR:
        return lambda _, __: FLIP_THEIRS
    if isinstance(target, tree.It):
        return lambda _, __: FLIP_THEIRS * 0.7
    return lambda _, __: -FLIP_OWN


def keeping(spot: Spot) -> float:
    """Roughly what its owner loses when the card is flipped; less than 0 if they would gain."""
    return _keeping_by_text(spot.face.text, spot.face.abilities)


_kept: dict[str, float] = {}


def _keeping_by_text(text: str, abilities: tuple[tree.Ability, ...]) -> float:
    known = _kept.get(text)
    if known is None:
        known = 4.0  # metas and other cards may count it
        _kept[text] = known  # a card that speaks of keeping itself ends here
        blank = Position()
        for ability in abilities:
            if ability.trigger is TriggerWord.SCORE:
                known += max(effects(ability.effects)(blank, -1), 8)
            elif ability.trigger in (TriggerWord.ONGOING, TriggerWord.TOP, TriggerWord.REACTION):
                known += 6
            elif ability.trigger is TriggerWord.ACTION:
                known += 0.5 * max(effects(ability.effects)(blank, -1), 0)
            elif ability.trigger is TriggerWord.FLIP:
                known -= effects(ability.effects)(blank, -1)
        _kept[text] = known
    return known


def _if(holds: Count, then: Count, otherwise: Count) -> Count:
    def worth(position: Position, at: int) -> float:
        likely = holds(position, at)
        value = likely * then(position, at) if likely else 0.0
        if likely < 1:
            value += (1 - likely) * otherwise(position, at)
        return value

    return worth


def _best(options: list[Count], pick: Callable[[list[float]], float]) -> Count:
    return lambda position, at: pick([option(position, at) for option in options])


def _left_to_others(option: tuple[tree.Effect, ...]) -> Count:
    """One option of what another player chooses among, as it is worth to me."""
    mine = tuple(effect for effect in option if subject_of(effect) is Who.YOU)
    theirs = tuple(effect for effect in option if subject_of(effect) is not Who.YOU)
    own, suffered = effects(mine), _suffered(theirs, Who.THAT)
    return lambda position, at: own(position, at) + suffered(position, at)


def _suffered(option: tuple[tree.Effect, ...], who: Whom) -> Count:
    """One option of "A or B" as it is worth to me when the subject takes it."""
    if who is Who.YOU:
        return effects(option)
    count = players_meant(who)
    worth = lost = 0.0
    for effect in option:
        if isinstance(effect, tree.Lose) and isinstance(effect.amount, tree.Flat):
            lost += effect.amount.value
        elif isinstance(effect, tree.Pay):
            worth += 20
        elif isinstance(effect, tree.Flip):
            worth += 0.8 * FLIP_THEIRS
        else:
            worth += 3
    return lambda position, _: (worth + lost * position.their_rp) * count(position)


def _fight(position: Position, at: int) -> float:
    top = position.top() if at < 0 else position.spots[at]
    stars = 4.5 if top is None else top.stars
    position.win = min(max(CLASH_WIN - 0.04 + CLASH_PER_STAR * (stars - 4.5), 0.1), 0.85)
    return 0.0


def _use(trigger: TriggerWord, card: tree.Target) -> Count:
    from mblades.bots.estimates.deck_value import worth_of_trigger

    if isinstance(card, tree.Cards):
        if isinstance(card.place, tree.In) and card.place.whose is Whose.YOUR:
            return lambda position, at: max(
                (
                    worth_of_trigger(spot.face, trigger, position, at)
                    for n, spot in enumerate(position.spots)
                    if n != at and not spot.down
                ),
                default=0.0,
            )
        return lambda _, __: 12.0
    if isinstance(card, tree.This):
        return lambda position, at: (
            worth_of_trigger(position.spots[at].face, trigger, position, at) if at >= 0 else 0
        )
    spoken_of = reference(card)

    def use(position: Position, at: int) -> float:
        spot = spoken_of(position, at)
        if spot is None or spot.down or (at >= 0 and spot is position.spots[at]):
            return 0.0
        return worth_of_trigger(spot.face, trigger, position, position.spots.index(spot))

    return use


def _whenever(effect: tree.Whenever) -> Count:
    """How often it happens in the rest of a tournament, roughly, times what it is worth."""
    event, worth = effect.event, effects(effect.effects)
    match event:
        case tree.Plays(who=Who.YOU):
            times = 0.0  # counted card by card as they are played
        case tree.Plays():
            times = 4.0
        case tree.IsFlipped():
            times = 1.5
        case tree.Clashes(what="clash"):
            times = 1.5
        case tree.AtTurn(who=Who.YOU):
            times = 2.5
        case tree.AtTurn():
            times = 7.0
        case tree.UsesAction(who=Who.YOU):
            times = 1.5
        case tree.Changes():
            times = 1.5
        case _:
            times = 1.0
    if effect.often:
        times = min(times, 2.5)
    return lambda position, at: times * worth(position, at)


def _in_turn(effect: tree.InTurn) -> Count:
    """What may be done once in each of the turns to come, or once in all of them."""
    times, once = 2.5 if effect.per == "turn" else 0.9, effect_of(effect.offer)
    return lambda position, at: times * once(position, at)


def _started(effect: tree.Started) -> Count:
    """What it is worth in full, by how much of the tournament it holds for, or how surely it comes."""
    match effect:
        case tree.Later(moment=moment, effects=put_off):
            sure = 0.9 if isinstance(moment, tree.TournamentEnd) else 0.8
            later = effects(put_off)
            return lambda position, at: sure * later(position, at)
        case tree.Lasting(effects=(tree.Whenever(effects=then),), span=tree.NextTimes(count, _)):
            once = effects(then)
            return lambda position, at: 0.7 * count * once(position, at)
        case tree.Lasting(effects=held, span=span):
            share, found = _share(span), [_held(one) for one in held]
            return lambda position, at: share * sum(worth(position, at) for worth in found)
        case _:
            assert_never(effect)


def _held(effect: tree.Statement | tree.Waiting) -> Count:
    """What holds is worth as much as on a card in play; one's own plays are not counted one by one."""
    match effect:
        case tree.Whenever(event=tree.Plays(who=Who.YOU), effects=then):
            worth = effects(then)
            return lambda position, at: OWN_PLAYS * worth(position, at)
        case _:
            return effect_of(effect)


def _share(span: tree.Span) -> float:
    """How much of the rest of a tournament is in a span, roughly."""
    match span:
        case tree.Until(tree.TournamentEnd()):
            return 1.0
        case tree.Until(tree.TurnEdge(edge, whose)):
            return 0.2 if whose is None else 0.4 if edge == "start" else 0.6
        case tree.Until():
            return 0.4
        case tree.During(turns=turns):
            return min(0.2 * turns, 1.0)
        case tree.While():
            return 0.8
        case tree.NextTimes(count, _):
            return min(0.3 * count, 1.0)
        case _:
            assert_never(span)


def _in_play(
    effect: tree.Unflip | tree.Move | tree.MoveBeside | tree.Swap | tree.Rearrange | tree.Insert | tree.Face | tree.Attach
    | tree.RemoveTokens | tree.MoveTokens | tree.DoubleTokens
) -> float:  # fmt: skip
    match effect:
        case tree.Unflip():
            return 8.0
        case tree.Attach():
            return 5.0
        case tree.RemoveTokens():
            return -TOKEN
        case tree.DoubleTokens():
            return 2 * TOKEN
        case tree.MoveTokens(target=target):
            return TOKEN if is_somebodys(target) else 0.0
        case (
            tree.Move()
            | tree.MoveBeside()
            | tree.Swap()
            | tree.Rearrange()
            | tree.Insert()
            | tree.Face()
        ):
            return 0.0
        case _:
            assert_never(effect)


def _between_zones(effect: tree.ZoneEffect) -> float:
    own = subject_of(effect) is Who.YOU
    match effect:
        case tree.Draw():
            return CARD_DRAWN if own else -1.0
        case tree.DiscardDown():
            return -CARD_DISCARDED if own else 3.0
        case tree.Return(to="binder"):
            return 0.0
        case tree.Take() | tree.Return():
            return CARD_DRAWN if own else 1.0
        case tree.Buy() | tree.Sell():
            return 0.5 if own else 0.0
        case tree.Discard():
            return _discard(effect)
        case tree.PutAway():
            if is_about_cards_before(effect):
                return 0.0
            return -CARD_DISCARDED if own else 1.0
        case tree.PlayIt(twice=twice):
            return (12.0 if twice else 8.0) if own else -2.0
        case tree.Reveal() | tree.RevealUntil() | tree.Look():
            return 0.0
        case _:
            assert_never(effect)


def _discard(effect: tree.Discard) -> float:
    target = effect.target
    if isinstance(target, tree.This):
        return -FLIP_OWN
    if effect.who is not Who.YOU:
        several = effect.who is Who.EACH_OPPONENT or not isinstance(effect.who, Who)
        return 1.5 * (3 if several and not is_one_found(effect.who) else 1)
    in_play = isinstance(target, tree.Cards) and target.place == tree.In()
    return -FLIP_OWN if in_play else -CARD_DISCARDED


def _in_the_game(
    effect: tree.ChooseCard | tree.NameOne | tree.PlayAnother | tree.ExtraAction | tree.ExtraSlot
    | tree.GiveKeyword | tree.Prevent | tree.Cancel | tree.UseInClash | tree.ClashBonus | tree.ClashChange
    | tree.ChoosePlayer
    | tree.GiveCard | tree.PassCards | tree.OthersClash
) -> float:  # fmt: skip
    match effect:
        case tree.PlayAnother(slot=slot, count=count):
            return SLOT if slot else EXTRA_PLAY * count
        case tree.ExtraAction(count=count):
            return 5.0 * count
        case tree.Prevent() | tree.Cancel():
            return 5.0
        case tree.ClashBonus() | tree.UseInClash():
            return 3.0
        case tree.RevealMore() | tree.SwapRevealed() | tree.ClashAgain():
            return 4.0
        case tree.GiveCard():
            return -3.0
        case tree.ChooseCard() | tree.ChoosePlayer() | tree.NameOne() | tree.PassCards():
            return 0.0
        case tree.OthersClash():
            return 0.0
        case tree.ExtraSlot() | tree.GiveKeyword():
            return 0.0  # slots are counted with the whole deck
        case _:
            assert_never(effect)


def _statement(effect: tree.Statement) -> float:
    match effect:
        case tree.CannotBe(deeds=deeds):
            return 5.0 if {"flipped", "chosen"} & {*deeds} else 0.0
        case tree.HaveEffects() | tree.CopyOf() | tree.MayAttach() | tree.MoreActions():
            return 5.0
        case tree.StarsAre() | tree.LoseEffects():
            return 3.0
        case tree.HaveStars(minus=minus):
            return 2.0 if minus else 3.0
        case tree.LowestWins():
            return 2.0
        case tree.TotalBonus() | tree.WinClashes() | tree.HaveSymbols() | tree.HaveSymbolsOf():
            return 3.0
        case (
            tree.CannotPlay(who=who)
            | tree.Cannot(who=who)
            | tree.GainLimit(who=who)
            | tree.Toll(who=who)
        ):
            return 3.0 if who is not Who.YOU else -4.0
        case tree.MetasTwice() | tree.StayInstead():
            return 0.0
        case tree.MoreSlots():
            return 0.0  # slots are counted with the whole deck
        case _:
            assert_never(effect)


def _rule(effect: tree.Rule | tree.DeckRule) -> float:
    match effect:
        case tree.ComesWith(count=count) | tree.NextComesWith(count=count):
            return TOKEN * count
        case tree.Unanswered() | tree.Once() | tree.CannotBeCopied() | tree.PlayOnlyIf():
            return 0.0
        case tree.OnePerDeck() | tree.PhaseRule():
            return 0.0
        case _:
            assert_never(effect)
