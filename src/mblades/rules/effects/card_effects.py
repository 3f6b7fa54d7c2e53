"""Effects on cards: flipping, discarding, drawing, playing, moving, attaching, copying."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from msgspec.structs import replace

from mblades.cards.design import DECK_KINDS
from mblades.cards.library import TRIGGER_CARDS
from mblades.rules.effects import board, card_values, tokens
from mblades.rules.effects.arranging import (
    can_move_beside,
    can_rearrange,
    move_beside,
    rearrange,
)
from mblades.rules.effects.catalog import Compiled, Matcher, Op, Test
from mblades.rules.effects.clash import add_to_total, can_stand_in, participants, use_in_clash
from mblades.rules.effects.clash_changes import can_change, can_change_any, change_steps
from mblades.rules.effects.coming_to_hand import (
    buy,
    draw,
    is_affordable,
    is_returnable,
    is_takeable,
    reveal,
    reveal_until,
    take,
)  # fmt: skip
from mblades.rules.effects.entering_and_leaving import (
    as_it_is,
    has_room,
    is_open,
    play_card,
    put_aside,
    take_from_anywhere,
    tell_handled,
    to_hand,
    turn_up,
)
from mblades.rules.effects.extra_plays import another, can_play_another
from mblades.rules.effects.flipping import (
    can_flip,
    flip_for_use,
    flip_picked,
    let_step_in,
)
from mblades.rules.effects.guards import mark_replaced
from mblades.rules.effects.in_its_place import note_slot, slot_left
from mblades.rules.effects.jointly import joint
from mblades.rules.effects.loops import is_endless
from mblades.rules.effects.moving import (
    attach_chosen,
    find_host,
    in_tableau,
    insert,
    is_whole_swap,
    may_come_over,
    may_swap,
    may_take,
    move_steps,
    swap,
)
from mblades.rules.effects.perspective import owner_of
from mblades.rules.effects.putting_away import discard_to_store, is_nobodys, put_away
from mblades.rules.effects.restrictions import cannot_play
from mblades.rules.effects.selections import fits
from mblades.rules.effects.selling import sell
from mblades.rules.effects.stack import ask, push, trigger
from mblades.rules.effects.targets import always, candidates, choose, chosen, each_card
from mblades.rules.effects.unflipping import lying_there, printed
from mblades.rules.state import answers, events, piles
from mblades.rules.state.random import shuffled
from mblades.rules.state.records import Silenced
from mblades.rules.state.state import NOBODY, Frame, State
from mblades.text import tree
from mblades.text.tree import ELEMENTS, TYPES, TriggerWord, Who

# --------------------------------------------------------------------------- what is legal


def _flippable(s: State, f: Frame, card: int) -> bool:
    return can_flip(s, card, f.owner)


def _discardable(s: State, f: Frame, card: int) -> bool:
    return not card_values.is_protected(s, card, f.owner, "discarded")


def _spared_from(deed: tree.CardDeed) -> Matcher:
    return lambda s, f, card: not card_values.is_protected(s, card, f.owner, deed)


def _unflippable(effect: tree.Unflip) -> Matcher:
    meant = printed(effect.target)
    return lambda s, f, card: card in s.tournament.down and s.edition.unflip and meant(s, f, card)


def _playable(s: State, f: Frame, card: int) -> bool:
    return (
        has_room(s, f.subject)
        and not cannot_play(s, f.subject, card)
        and s.mode.may_hold(s, f.subject, card)
    )


def _playable_in_place(s: State, f: Frame, card: int) -> bool:
    return slot_left(f) is not None and _playable(s, f, card)


def _shoppable(s: State, _f: Frame, card: int) -> bool:
    return s.mode.may_hold(s, NOBODY, card)


CardEffect = tree.TableauEffect | tree.ZoneEffect | tree.GameEffect


def _legal(effect: tree.Targeted) -> Matcher:
    """Which cards an effect can be done to."""
    match effect:
        case tree.Flip():
            return _flippable
        case tree.Unflip():
            return _unflippable(effect)
        case tree.Discard():
            return _discardable
        case tree.PlayIt():
            return _playable
        case tree.Take():
            return is_takeable
        case tree.Buy():
            return is_affordable(effect)
        case tree.Attach():
            return may_take
        case tree.PutAway() | tree.Sell():
            return _shoppable
        case tree.Move() | tree.MoveBeside():
            return in_tableau
        case tree.AddTokens() | tree.GiveKeyword() | tree.DoubleTokens():
            return tokens.takes_tokens
        case tree.RemoveTokens() | tree.MoveTokens():
            return tokens.has_tokens(effect)
        case tree.Return():
            return is_returnable
        case tree.Reveal():
            return _spared_from("revealed")
        case tree.Look():
            return _spared_from("looked at")
        case tree.GiveCard(to=Who.YOU, who=Who.YOU):
            return may_come_over
        case tree.GiveCard() | tree.ChooseCard():
            return always
        case _:
            assert_never(effect)


def possible(effect: CardEffect | tree.GiveCard) -> Test:
    """Whether something can be done to cards in full."""
    match effect:
        case tree.AddTokens() if (enough := tokens.can_add(effect)) is not None:
            return enough
        case tree.RemoveTokens():
            return tokens.can_remove(effect)
        case tree.DoubleTokens():
            return tokens.can_double(effect)
        case tree.SpreadTokens():
            return tokens.can_spread(effect)
        case tree.DiscardDown(most):
            return lambda s, f: len(s.players[f.subject].hand) > most
        case tree.MoveTokens():
            return tokens.can_move(effect)
        case tree.GiveKeyword():
            hosts = candidates(effect.target, tokens.takes_tokens)
            return lambda s, f: bool(s.keyword_cards) and bool(hosts(s, f))
        case tree.Swap():
            return _can_swap(effect)
        case tree.PlayIt(in_place=True):
            there = _enough(effect.target, _legal(effect))
            return lambda s, f: slot_left(f) is not None and there(s, f)
        case tree.Rearrange():
            return can_rearrange(effect)
        case tree.MoveBeside():
            return can_move_beside(effect)
        case tree.UseEffects():
            return _enough(effect.card, always)
        case tree.UseInClash():
            return can_stand_in
        case tree.RevealMore(anyones=True):
            return can_change_any
        case tree.RevealMore() | tree.SwapRevealed() | tree.ClashAgain():
            return can_change
        case tree.Draw() | tree.RevealUntil():
            return lambda s, _f: bool(s.shop.store_deck or s.shop.store_discard)
        case tree.PlayAnother():
            return can_play_another(effect)
    if isinstance(effect, tree.Unflip):
        return _enough(lying_there(effect.target), _legal(effect))
    if isinstance(effect, tree.Targeted):
        return _enough(effect.target, _legal(effect))
    if isinstance(effect, tree.Insert | tree.Face | tree.NameOne):
        return always_possible
    if isinstance(
        effect, tree.ExtraAction | tree.ExtraSlot | tree.Prevent | tree.Cancel | tree.ClashBonus
    ):
        return always_possible
    assert_never(effect)


def always_possible(_s: State, _f: Frame) -> bool:
    """Of what needs no card and no player."""
    return True


def _enough(target: tree.Target, legal: Matcher) -> Test:
    """Whether there are as many cards as are asked for."""
    find = candidates(target, legal)
    counted = isinstance(target, tree.Cards) and target.how in ("a", "random")
    need = target.count if isinstance(target, tree.Cards) and counted else 1
    asked = joint(target) if isinstance(target, tree.Cards) else None
    if asked is not None:
        return lambda s, f: bool(asked.may_join(s, f, (), find(s, f)))
    return lambda s, f: len(find(s, f)) >= need


def _can_swap(effect: tree.Swap) -> Test:
    if effect.second is None:
        return _enough(effect.first, may_swap)
    if is_whole_swap(effect):
        return always_possible
    find, other = candidates(effect.first, may_swap), candidates(effect.second, may_swap)
    return lambda s, f: bool(find(s, f)) and bool(other(s, f))


def can_clash(effect: tree.Clash) -> Test:
    """Whether there is somebody to clash with (CL-1)."""
    able = participants(effect)
    return lambda s, f: len(able(s, f)) >= 2


# --------------------------------------------------------------------------- steps


def steps(effect: CardEffect) -> list[Op]:
    """The steps of what is done to cards or to the game; the subject is already known."""
    if isinstance(effect, tree.TableauEffect):
        return _in_play(effect)
    if isinstance(effect, tree.ZoneEffect):
        return _between_zones(effect)
    if isinstance(effect, tree.GameEffect):
        return _in_the_game(effect)
    assert_never(effect)


def _choose_target(effect: tree.Targeted, kind: str) -> Op:
    return choose(effect.target, kind, _legal(effect))


def _in_play(effect: tree.TableauEffect) -> list[Op]:
    """The steps of what is done to cards in play."""
    match effect:
        case tree.Flip():
            return [_choose_target(effect, "flip"), _queue_chosen, let_step_in, flip_picked]
        case tree.Unflip():
            turn = each_card(lambda s, f, card: turn_up(s, card, f.owner))
            return [choose(lying_there(effect.target), "unflip", _legal(effect)), turn]
        case tree.Move():
            return [_choose_target(effect, "move"), *move_steps(effect.to)]
        case tree.Swap():
            return swap(effect)
        case tree.Rearrange():
            return rearrange(effect)
        case tree.MoveBeside():
            return move_beside(effect)
        case tree.Insert():
            return [insert(any_tableau=effect.any_tableau)]
        case tree.Face():
            return [_face]
        case tree.Attach():
            return [
                find_host(effect.host),
                _choose_target(effect, "attach"),
                attach_chosen(down=effect.down),
            ]
        case tree.AddTokens():
            return tokens.add(effect)
        case tree.MoveTokens():
            return tokens.move(effect)
        case tree.RemoveTokens():
            return tokens.remove(effect)
        case tree.DoubleTokens():
            return tokens.double(effect)
        case tree.SpreadTokens():
            return tokens.spread(effect)
        case _:
            assert_never(effect)


def _between_zones(effect: tree.ZoneEffect) -> list[Op]:
    """The steps of what is done to cards that come and go."""
    match effect:
        case tree.Discard():
            return [choose(_of_subject(effect), "discard", _discardable), _discard_chosen]
        case tree.Return():
            return [_choose_target(effect, "return"), each_card(_returner(effect.to))]
        case tree.Take():
            return [_choose_target(effect, "take"), each_card(take)]
        case tree.Draw():
            return [draw(effect.amount)]
        case tree.DiscardDown():
            return [_too_many(effect), _discard_chosen]
        case tree.Reveal():
            return [_choose_target(effect, "reveal"), each_card(reveal)]
        case tree.PlayIt():
            legal = _playable_in_place if effect.in_place else _playable
            return [choose(effect.target, "play", legal), _play_chosen(effect)]
        case tree.PutAway():
            return [_choose_target(effect, "put"), *put_away(effect)]
        case tree.Buy():
            return [_choose_target(effect, "take"), buy(effect)]
        case tree.Sell():
            return [_choose_target(effect, "put"), sell(effect)]
        case tree.RevealUntil():
            return [reveal_until(fits(effect.filter, counting=False))]
        case tree.Look():
            return [_choose_target(effect, "look"), each_card(_look)]
        case _:
            assert_never(effect)


def _in_the_game(effect: tree.GameEffect) -> list[Op]:
    """The steps of what is chosen, named or allowed, and of what is done to other effects."""
    match effect:
        case tree.ChooseCard():
            return [_choose_target(effect, "card")]
        case tree.NameOne():
            return [_silence if effect.what == "trigger" else _name(effect.what)]
        case tree.PlayAnother():
            return [another(effect)]
        case tree.ExtraAction(count):
            return [_extra_action(count)]
        case tree.ExtraSlot():
            return [_extra_slot(-effect.count if effect.lost else effect.count)]
        case tree.GiveKeyword():
            return [_choose_target(effect, "keyword"), _give_keyword]
        case tree.UseEffects():
            use = _use(effect.trigger, effect.times)
            return [choose(effect.card, "use", _has_effect(effect.trigger)), use]
        case tree.Prevent():
            return [mark_replaced]
        case tree.Cancel():
            return [_cancel]
        case tree.UseInClash():
            return [use_in_clash]
        case tree.ClashBonus():
            return [add_to_total(effect)]
        case tree.RevealMore() | tree.SwapRevealed() | tree.ClashAgain():
            return change_steps(effect)
        case _:
            assert_never(effect)


def _queue_chosen(_s: State, f: Frame) -> None:
    f.held = f.those


def _of_subject(effect: tree.Discard) -> tree.Target:
    """The hand discarded from is the subject's own."""
    target = effect.target
    if effect.who is Who.YOU or not isinstance(target, tree.Cards):
        return target
    if isinstance(target.place, tree.In) and target.place.whose is tree.Whose.YOUR:
        own = tree.In(target.place.zone, tree.Whose.THEIR)
        return replace(target, place=own)
    return target


def discard(s: State, seat: int, card: int) -> None:
    """Discard a card of a player's hand or play area to their binder (TRN-12)."""
    in_hand = card in s.players[seat].hand
    was = as_it_is(s, card)
    take_from_anywhere(s, card)
    put_aside(s, seat, card)
    s.events.append(events.DiscardedHand(seat, card) if in_hand else events.Discarded(seat, card))
    trigger(s, "discards", card=card, seat=seat, was=was)


def _discard_chosen(s: State, f: Frame) -> None:
    cards = f.those if len(f.those) < 2 else shuffled(s, f.those)  # TRN-12: in random order
    for card in cards:
        if is_nobodys(s, card):
            discard_to_store(s, f.subject, card)
            continue
        note_slot(s, f, card)
        for seat in owner_of(s, card) or [f.subject]:
            discard(s, seat, card)


def _returner(to: str) -> Callable[[State, Frame, int], None]:
    def back(s: State, f: Frame, card: int) -> None:
        seats = owner_of(s, card)
        seat = seats[0] if seats else f.subject
        open_ = is_open(s, card)
        if to == "hand" and card in board.of(s).owner:
            tell_handled(s, "returned to hand", card)
        note_slot(s, f, card)
        take_from_anywhere(s, card)
        if to == "hand":
            to_hand(s, seat, card)
            where = to
        else:
            where = put_aside(s, seat, card)
        s.events.append(
            events.Returned(seat, card, where)
            if open_
            else events.ReturnedUnseen(seat, card, where)
        )

    return back


def _too_many(effect: tree.DiscardDown) -> Op:
    """Choose the cards that are too many for the hand."""
    hand = tree.Cards("each", tree.Filter(), tree.In("hand", tree.Whose.THEIR))
    find = candidates(hand, _discardable)

    def pick(s: State, f: Frame) -> None:
        cards = find(s, f)
        need = min(len(s.players[f.subject].hand) - effect.count, len(cards))
        while len(f.picks) < need:
            left = [card for card in cards if card not in f.picks]
            index = ask(s, f, f.subject, "discard", [answers.Card(card) for card in left])
            if index < 0:
                return
            f.picks = (*f.picks, left[index])
        chosen(f, f.picks)
        f.picks = ()

    return pick


def _look(s: State, f: Frame, card: int) -> None:
    s.events.append(events.LookedAt(f.subject, card))


def _name(what: str) -> Op:
    symbols: tuple[str, ...] = ()
    if what != "card":
        elements = ELEMENTS if "element" in what else ()
        types = TYPES[:-1] if "type" in what else ()  # not Pro (KEY-18)
        symbols = (*elements, *types)

    def step(s: State, f: Frame) -> None:
        words = symbols or names_in_game(s)
        kind = answers.Symbol if symbols else answers.Name
        index = ask(s, f, f.subject, "name", [kind(word) for word in words])
        if index < 0:
            return
        word = words[index]
        if symbols:
            f.symbol = word
        else:
            player = s.players[f.subject]
            player.named = (*player.named, word)
            board.changed(s)  # stars may depend on it
        s.events.append(events.Named(f.subject, word))

    return step


def names_in_game(s: State) -> list[str]:
    """The names of all cards of the game: what can be named."""
    names, kind = s.catalog.names, s.catalog.kind
    return sorted({names[design] for design in s.cards if kind[design] in DECK_KINDS})


def _silence(s: State, f: Frame) -> None:
    """Name a trigger: its effects do not happen until one's next turn."""
    index = ask(s, f, f.owner, "name", [answers.Symbol(word.value) for word in TRIGGER_CARDS])
    if index >= 0:
        word = TRIGGER_CARDS[index].value
        s.tournament.silenced = (*s.tournament.silenced, Silenced(f.owner, word))
        board.changed(s)
        s.events.append(events.Named(f.owner, word))


def _give_keyword(s: State, f: Frame) -> None:
    """Put a Keyword card on the chosen card (OPT-11)."""
    t = s.tournament
    if not f.those or not s.keyword_cards:
        return
    index = ask(s, f, f.owner, "keyword", [answers.Card(card) for card in s.keyword_cards])
    if index < 0:
        return
    keyword, host = s.keyword_cards[index], f.those[0]
    s.keyword_cards = piles.without(s.keyword_cards, keyword)
    t.keywords = {
        **t.keywords,
        host: (*t.keywords.get(host, ()), keyword),
    }
    board.changed(s)
    s.events.append(events.Attached(keyword, host))


def _play_chosen(effect: tree.PlayIt) -> Op:
    times, in_place = 0 if effect.silent else 2 if effect.twice else 1, effect.in_place

    def step(s: State, f: Frame) -> None:
        for card in f.those:
            if has_room(s, f.subject):
                at = slot_left(f) if in_place else None
                take_from_anywhere(s, card)
                play_card(s, f.subject, card, times=times, at=at)

    return step


def _extra_action(count: int) -> Op:
    def step(s: State, f: Frame) -> None:
        if s.tournament.turn == f.owner:
            s.tournament.extra_actions += count

    return step


def _extra_slot(count: int) -> Op:
    def step(s: State, f: Frame) -> None:
        player = s.players[f.subject]
        player.extra_slots = max(player.extra_slots + count, -board.SLOTS)
        board.changed(s)

    return step


def _has_effect(word: TriggerWord) -> Matcher:
    return lambda s, f, card: any(
        a.copyable or card == f.source for a in _effects_of(s, f, card, word)
    )


def _effects_of(s: State, f: Frame, card: int, word: TriggerWord) -> list[Compiled]:
    if card in s.tournament.down and not (f.was is not None and card == f.source):
        return []
    if board.is_silenced(s, word):
        return []
    known = board.of(s).abilities.get(card)
    if known is None:
        known = s.catalog.abilities(s.cards[card])
    return [a for a in known if a.trigger is word and a.ref != f.ability]


def _use(word: TriggerWord, times: int) -> Op:
    """Use effects of another card as if they stood on this one; the card's own stay its own."""

    def step(s: State, f: Frame) -> None:
        if is_endless(s):
            return
        for card in [*reversed(f.those)] * times:  # what is pushed last happens first
            for ability in reversed(_effects_of(s, f, card, word)):
                if ability.copyable or card == f.source:
                    frame = push(s, ability.program, f.source, f.subject, ability.ref)
                    frame.it, frame.was, frame.copied = card, f.was, True

    return step


def _face(s: State, f: Frame) -> None:
    index = ask(s, f, f.subject, "side", [answers.Side("left"), answers.Side("right")])
    if index >= 0:
        s.tournament.facing = {**s.tournament.facing, f.source: "left" if index == 0 else "right"}
        board.changed(s)


def _cancel(s: State, f: Frame) -> None:
    """The effect that would have happened does not; its card is used up all the same."""
    for frame in reversed(s.tournament.stack[:-1]):
        if frame.ability >= 0:
            program = s.catalog.program(frame.program)
            frame.pc = len(program) - (program[-1] is flip_for_use)
            s.events.append(events.Cancelled(frame.source, f.owner))
            return
