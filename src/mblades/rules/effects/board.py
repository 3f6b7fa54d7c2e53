"""The board: which cards lie face up, whose they are, and what holds or waits because of them.

It is worked out when first asked for and kept until `changed` is called. The next one follows from
the last: both the cards in play and the last board's idea of them are immutable values, so what has
changed is found by comparing, and only that is worked out anew (TRG-4, TRG-5, GEN-6).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from typing import Final

from mblades.rules.effects.board_records import Board, Listener, Static, Zones
from mblades.rules.effects.catalog import Compiled
from mblades.rules.effects.losing_effects import take_away
from mblades.rules.state.budget import MOST_HELD
from mblades.rules.state.records import Started
from mblades.rules.state.state import NO_CARD, NOBODY, Frame, Player, State
from mblades.text import tree
from mblades.text.tree import TriggerWord

SLOTS: Final = 6
ACTION: Final = TriggerWord.ACTION
ONGOING: Final = TriggerWord.ONGOING
REACTION: Final = TriggerWord.REACTION
TOP: Final = TriggerWord.TOP
ANY_EFFECT: Final = "any effect"  # what a Reaction without an event of its own waits for


def changed(s: State) -> None:
    """Something in play is no longer as it was."""
    if s.board is not None:
        s.last_board, s.board = s.board, None


def forget(s: State) -> None:
    """Nothing is known of the cards in play: another tournament, or other cards altogether."""
    s.board = s.last_board = None


def renew(s: State) -> None:
    """An input has come: its work is counted from here, what is known by now aside (GEN-9)."""
    if s.tournament.entered:
        of(s).is_known = True
    s.work = 0


def of(s: State) -> Board:
    """The board now."""
    board = s.board
    if board is None:
        board = s.board = _make(s)
    return board


def _make(s: State) -> Board:
    last, s.last_board = s.last_board, None
    board = None if last is None else _follow(s, last)
    if board is None:
        board = _build(s)
        if board.statics.get(tree.LoseEffects):
            take_away(s, board)
    board.tangled = board.tangles > 0
    s.work += len(board.owner) + board.held
    return board


# --------------------------------------------------------------------------- from the start


def _build(s: State) -> Board:
    t = s.tournament
    board = Board(s)
    owner = board.owner
    for player in s.players:
        _find_places_of(player, owner, board.slot)
    catalog, cards, down = s.catalog, s.cards, t.down
    face_up = [card for card in t.entered if card not in down and card in owner]
    abilities = board.abilities
    for card in face_up:
        abilities[card] = catalog.abilities(cards[card])
    standing = [card for card in face_up if catalog.standing(cards[card])]
    for card in standing:
        _note_all(s, board, card, catalog.standing(cards[card]))
    late = bool(t.keywords)  # something is noted after the printed effects of cards played later
    for card in [card for card in face_up if card in t.keywords] if late else ():  # OPT-11
        lent = [ability for k in t.keywords[card] for ability in catalog.abilities(cards[k])]
        abilities[card] = (*abilities[card], *lent)
        _note_all(s, board, card, lent)
    if standing and t.scoring < 0:
        for card, granted in _grant(s, board, standing, face_up).items():
            abilities[card] = (*abilities[card], *granted)
            _note_all(s, board, card, granted)
            late = True
    if t.lasting:
        late = True
        for one in t.lasting:
            _note_started(s, board, one)
    if late:
        _put_in_order_played(s, board)
    if standing or late:
        for player in s.players:
            _note_top(s, board, player.seat)
    return board


def _find_places_of(player: Player, owner: dict[int, int], slot: dict[int, int]) -> None:
    seat, tableau = player.seat, player.tableau
    if tableau:
        owner.update(dict.fromkeys(tableau, seat))
        slot.update(zip(tableau, count(), strict=False))
    for card in (*player.box, *player.accessories, *player.powers):
        owner[card] = seat


def _put_in_order_played(s: State, board: Board) -> None:
    """What a card has from others takes precedence as its own does (TRG-4)."""
    entered = s.tournament.entered
    place = {card: n for n, card in enumerate(entered)}

    def time(one: Static | Listener) -> int:
        if one.started is None:
            return place[one.context.source]
        before = one.started.before  # those that came later stand behind
        return next((n for n, card in enumerate(entered) if card not in before), len(entered)) - 1

    for statics in board.statics.values():
        statics.sort(key=time)
    for listeners in board.listeners.values() if s.tournament.lasting else ():
        listeners.sort(key=time)


def _note_all(s: State, board: Board, card: int, abilities: Iterable[Compiled]) -> None:
    """Keep what holds or waits while a card is face up."""
    for ability in abilities:
        trigger = ability.trigger
        if trigger is ONGOING or trigger is REACTION:
            _note_one(s, board, card, ability)


def context_of(one: Started) -> Frame:
    """What the words of an effect mean that was started before."""
    bound = one.bound
    context = Frame(-1, one.card, one.seat, one.ability)
    context.it, context.those, context.next = bound.it, bound.those, bound.next
    context.that, context.amount = bound.that, bound.amount
    context.symbol, context.clash, context.given = bound.symbol, bound.clash, bound.given
    return context


def _note_started(s: State, board: Board, one: Started) -> None:
    """Keep what holds or waits for a while; while scoring, what lasts as long as the tournament."""
    ability = s.catalog.ability(one.ability)
    start = ability.starts[one.part]
    node = start.node
    assert isinstance(node, tree.Lasting)
    scoring = s.tournament.scoring >= 0
    if scoring and node.span != tree.Until(tree.TournamentEnd()):
        return
    if isinstance(node.span, tree.During) and not one.begun:
        return
    if board.held + start.effort > MOST_HELD:
        board.held = MOST_HELD
        board.is_plain = False
        return
    board.held += start.effort
    context = context_of(one)
    settled = zip(start.statics, one.amounts, one.about, one.seats, strict=True)
    for printed, amount, cards, seats in settled:
        rule = printed.fixed(amount, cards, start.holds)
        _note_static(board, Static(rule, context, ability, one, seats))
    for heard in () if scoring else start.listens:
        key = heard.key
        listener = Listener(context, heard.program, heard, ability, one)
        board.listeners[key] = [*board.listeners.get(key, ()), listener]
        board.efforts[key] = board.efforts.get(key, 0) + start.effort


def _note_top(s: State, board: Board, seat: int) -> None:
    """Keep the Top effects of the Top card, once all slots are known (ED-13)."""
    card = _working_top(s, board, s.players[seat])
    board.tops[seat] = card
    if card != NO_CARD:
        for ability in _top_effects(board, card):
            _note_one(s, board, card, ability)


def _working_top(s: State, board: Board, player: Player) -> int:
    """The card whose Top effects hold for a player, if any do."""
    for card in reversed(player.tableau):
        if card not in board.down:
            has_some = not board.is_plain or s.cards[card] in s.catalog.with_top
            awake = has_some and _tops_are_awake(s, board, player.seat)
            return card if awake and _top_effects(board, card) else NO_CARD
    return NO_CARD


def _top_effects(board: Board, card: int) -> Sequence[Compiled]:
    return [one for one in board.abilities.get(card, ()) if one.trigger is TOP]


def _note_one(s: State, board: Board, card: int, ability: Compiled) -> None:
    if board.held + ability.effort > MOST_HELD:  # GEN-9: neither this one nor any later one
        board.held = MOST_HELD
        board.is_plain = False
        return
    t = s.tournament
    if not (t.silenced and is_silenced(s, ability.trigger)):
        board.held += ability.effort
        if t.scoring >= 0:
            _note_scoring(board, card, ability)
        else:
            _note(board, card, ability)


def _note(board: Board, card: int, ability: Compiled) -> None:
    listeners, efforts = board.listeners, board.efforts
    context = Frame(-1, card, board.owner[card], ability.ref)
    for heard in ability.listens:
        key = heard.key
        listener = Listener(context, heard.program, heard, ability)
        listeners[key] = [*listeners.get(key, ()), listener]
        efforts[key] = efforts.get(key, 0) + ability.effort
    if ability.trigger is REACTION:
        if not ability.listens:
            listener = Listener(context, ability.program, None, ability)
            listeners[ANY_EFFECT] = [*listeners.get(ANY_EFFECT, ()), listener]
        return
    for rule in ability.statics:
        _note_static(board, Static(rule, context, ability))
        if isinstance(rule.effect, tree.LoseEffects):
            board.is_plain = False
        if isinstance(rule.effect, tree.MoreSlots) and ability.trigger is TOP:
            board.is_plain = False  # whether it works depends on slots (ED-13)
    if ability.grants:
        board.is_plain = False


def _note_static(board: Board, static: Static) -> None:
    rule, seat = static.rule, static.context.owner
    kind, efforts = rule.kind, board.efforts
    board.statics[kind] = [*board.statics.get(kind, ()), static]
    efforts[kind] = efforts.get(kind, 0) + rule.effort
    if rule.tangled:
        board.tangles += 1
    if rule.unsteady:
        board.unsteady += 1
    if isinstance(rule.effect, tree.MoreSlots):
        board.extra_slots[seat] = board.extra_slots.get(seat, 0) + rule.effect.count


def _note_scoring(board: Board, card: int, ability: Compiled) -> None:
    """While scoring only Mimicry goes on (END-1, KEY-21)."""
    for rule in ability.statics:
        if isinstance(rule.effect, tree.HaveSymbolsOf) and rule.effect.of != "attached":
            context = Frame(-1, card, board.owner[card], ability.ref)
            board.statics.setdefault(tree.HaveSymbols, []).append(Static(rule, context, ability))
            board.tangles += 1


def _grant(
    s: State, board: Board, givers: list[int], face_up: list[int]
) -> dict[int, list[Compiled]]:
    """Effects that cards have from other cards: copies and Shadowbond (GEN-6)."""
    granted: dict[int, list[Compiled]] = {}
    for card in givers:
        for ability in board.abilities[card]:
            if not ability.grants or ability.trigger is not ONGOING:
                continue
            for rule in ability.statics:
                effect = rule.effect
                if isinstance(effect, tree.CopyOf):
                    granted.setdefault(card, []).extend(_copies(s, board, card, ability, ()))
                elif isinstance(effect, tree.HaveEffects):
                    context = Frame(-1, card, board.owner[card], ability.ref)
                    s.board, board.tangled = board, board.tangles > 0
                    lent = [
                        a for a in s.catalog.abilities(s.cards[card]) if a.trigger is effect.trigger
                    ]
                    for other in face_up:
                        if other in board.slot and rule.applies(s, context, other):
                            granted.setdefault(other, []).extend(lent)
                    board.stars.clear()
                    board.elements.clear()
                    board.types.clear()
                    s.board = None
    return granted


def _copies(
    s: State, board: Board, card: int, copying: Compiled, chain: tuple[int, ...]
) -> list[Compiled]:
    """What a copying ability gives its card: also what its model copies, never the copying itself."""
    found: list[Compiled] = []
    for rule in copying.statics:
        if not isinstance(rule.effect, tree.CopyOf):
            continue
        context = Frame(-1, card, board.owner[card], copying.ref)
        model = _copied(s, board, rule.effect.of, context)
        if model == NO_CARD or model in chain:
            continue
        had: list[Compiled] = []
        for ability in s.catalog.abilities(s.cards[model]):
            if ability.copyable:
                had.append(ability)
            if ability.trigger is ONGOING:
                had.extend(_copies(s, board, model, ability, (*chain, card)))
        wanted = rule.effect.trigger
        found += [ability for ability in had if wanted is None or ability.trigger is wanted]
    return found


def _copied(s: State, board: Board, ref: tree.Ref, context: Frame) -> int:
    if isinstance(ref, tree.Neighbour):
        slot = board.slot.get(context.source)
        if slot is None:
            return NO_CARD
        tableau = s.players[context.owner].tableau
        slot += -1 if ref.side == "left" else 1
        card = tableau[slot] if 0 <= slot < len(tableau) else NO_CARD
    elif isinstance(ref, tree.TopCard):
        card = top_card(s, context.owner)
    else:
        return NO_CARD
    return NO_CARD if card in s.tournament.down or card == context.source else card


# --------------------------------------------------------------------------- from the last one


def _follow(s: State, last: Board) -> Board | None:
    """The board after the last one; None if it has to be worked out from the start.

    Plain are boards on which cards have the effects printed on them: nothing is copied, lent, silenced
    or scored. There a card that comes, goes or is turned face down takes its own effects with it, and
    nothing else but the Top effects has to be looked at. What lasts for a while must be the same.
    """
    t = s.tournament
    if not last.is_plain or t.scoring >= 0 or t.silenced or t.keywords:
        return None
    if t.lasting is not last.lasting:
        return None
    moved = [
        p
        for p, zones in zip(s.players, last.zones, strict=True)
        if zones.tableau is not p.tableau
        or zones.box is not p.box
        or zones.accessories is not p.accessories
        or zones.powers is not p.powers
    ]
    board = Board(s, last)
    if moved or t.down is not last.down or t.entered is not last.entered:
        concerned = _came_or_went(last.entered, t.entered)
        if concerned is None:
            return None
        if moved:
            concerned += _follow_places(moved, last, board)
        if t.down is not last.down:
            concerned += t.down ^ last.down
        leaving, coming = _sorted_out(s, last, board, concerned)
        if (leaving or coming) and not _exchange(s, last, board, leaving, coming):
            return None
    _follow_tops(s, last, board)
    return board if board.is_plain and board.held < MOST_HELD else None


def _exchange(s: State, last: Board, board: Board, leaving: list[int], coming: list[int]) -> bool:
    """Forget and note what goes and comes with these cards; False if they come out of order."""
    standing = [card for card in (*leaving, *coming) if s.catalog.standing(s.cards[card])]
    if standing:
        board.unshare()
        _forget_tops(board, last)
    else:
        board.abilities = last.abilities.copy()
    for card in leaving:
        _forget(board, card, last.owner[card], last.abilities[card])
        del board.abilities[card]
    for card in coming:
        abilities = board.abilities[card] = s.catalog.abilities(s.cards[card])
        if card == board.entered[-1]:
            _note_all(s, board, card, abilities)
        elif card in standing:
            return False  # it takes precedence over what is noted already
    return True


def _follow_tops(s: State, last: Board, board: Board) -> None:
    """Which Top effects hold now; most often the same as before."""
    down, numbers, with_top = board.down, s.cards, s.catalog.with_top
    wanted = [NO_CARD] * len(s.players)
    for player in s.players:
        for card in reversed(player.tableau):
            if card not in down:
                if numbers[card] in with_top:
                    wanted[player.seat] = _working_top(s, board, player)
                break
    if wanted != board.tops:
        if board.tops is last.tops:
            board.unshare()
            _forget_tops(board, last)
        for player in s.players:
            _note_top(s, board, player.seat)


def _came_or_went(before: tuple[int, ...], after: tuple[int, ...]) -> list[int] | None:
    """The card that has come into play or left it; None if more has happened than that."""
    if after == before:
        return []
    if after[:-1] == before:
        return [after[-1]]
    gone = next((card for card in before if card not in after), NO_CARD)
    return [gone] if tuple(card for card in before if card != gone) == after else None


def _follow_places(moved: list[Player], last: Board, board: Board) -> list[int]:
    """Where the cards lie now; those that lie in a place in which something has changed."""
    concerned: list[int] = []
    if len(moved) == 1 and last.zones[moved[0].seat].have_one_more(moved[0]):  # the usual case
        return [_add_to_tableau(last, board, moved[0])]
    board.zones = last.zones.copy()
    owner = board.owner = last.owner.copy()
    slot = board.slot = last.slot.copy()
    for player in moved:
        before = last.zones[player.seat].cards()
        for card in before:
            owner.pop(card, None)
            slot.pop(card, None)
        concerned.extend(before)
    for player in moved:
        zones = board.zones[player.seat] = Zones(player)
        _find_places_of(player, owner, slot)
        concerned.extend(zones.cards())
    return concerned


def _add_to_tableau(last: Board, board: Board, player: Player) -> int:
    seat, tableau = player.seat, player.tableau
    card = tableau[-1]
    board.zones = last.zones.copy()
    board.zones[seat] = Zones(player)
    board.owner = last.owner.copy()
    board.owner[card] = seat
    board.slot = last.slot.copy()
    board.slot[card] = len(tableau) - 1
    return card


def _sorted_out(
    s: State, last: Board, board: Board, concerned: Iterable[int]
) -> tuple[list[int], list[int]]:
    """The cards that no longer lie face up where they did, and those that do now."""
    t = s.tournament
    leaving: list[int] = []
    coming: list[int] = []
    for card in dict.fromkeys(concerned):
        before = last.owner[card] if card in last.abilities else NOBODY
        now = board.owner.get(card, NOBODY)
        if now != NOBODY and (card in t.down or card not in t.entered):
            now = NOBODY
        if before != now:
            if before != NOBODY:
                leaving.append(card)
            if now != NOBODY:
                coming.append(card)
    return leaving, coming


def _forget_tops(board: Board, last: Board) -> None:
    """No Top effects hold, until they are noted again."""
    board.tops = [NO_CARD] * len(last.tops)
    for seat, card in enumerate(last.tops):
        if card != NO_CARD:
            _forget(board, card, seat, _top_effects(last, card), tops=True)


def _forget(
    board: Board, card: int, seat: int, abilities: Iterable[Compiled], *, tops: bool = False
) -> None:
    """Undo what `_note` did for a card; its Top effects have been noted apart."""
    listeners, statics, efforts = board.listeners, board.statics, board.efforts
    for ability in abilities:
        trigger = ability.trigger
        is_top = trigger is TOP
        if is_top is not tops or not (is_top or trigger is ONGOING or trigger is REACTION):
            continue
        board.held -= ability.effort
        for heard in ability.listens:
            key = heard.key
            listeners[key] = _without(listeners[key], card, ability)
            efforts[key] -= ability.effort
        if trigger is REACTION:
            if not ability.listens:
                listeners[ANY_EFFECT] = _without(listeners[ANY_EFFECT], card, ability)
            continue
        for rule in ability.statics:
            kind = rule.kind
            statics[kind] = [
                one
                for one in statics[kind]
                if one.context.source != card
                or one.ability is not ability
                or one.started is not None
            ]
            efforts[kind] -= rule.effort
            if rule.tangled:
                board.tangles -= 1
            if rule.unsteady:
                board.unsteady -= 1
            if isinstance(rule.effect, tree.MoreSlots):
                board.extra_slots[seat] -= rule.effect.count


def _without(listeners: list[Listener], card: int, ability: Compiled) -> list[Listener]:
    return [
        one
        for one in listeners
        if one.card != card or one.ability is not ability or one.started is not None
    ]


# --------------------------------------------------------------------------- facts


def top_card(s: State, seat: int) -> int:
    """The right-most face-up card of a tableau (TRN-8)."""
    down = s.tournament.down
    for card in reversed(s.players[seat].tableau):
        if card not in down:
            return card
    return NO_CARD


def _tops_are_awake(s: State, board: Board, seat: int) -> bool:
    """Whether a seat's Top effects work (TRG-5, ED-13)."""
    if not s.edition.top_needs_room:
        return True
    player = s.players[seat]
    return bool(player.hand) and len(player.tableau) < _slots(s, board, seat)


def slots(s: State, seat: int) -> int:
    """How many slots a tableau has (TRN-1, TRN-6)."""
    return _slots(s, of(s), seat)


def _slots(s: State, board: Board, seat: int) -> int:
    player = s.players[seat]
    found = SLOTS + player.extra_slots + board.extra_slots.get(seat, 0)
    if s.tournament.slot_bringers:
        found += sum(card in s.tournament.slot_bringers for card in player.tableau)
    return found


def abilities(s: State, card: int, trigger: TriggerWord) -> Sequence[Compiled]:
    """The effects a card in play has now for a trigger."""
    now = of(s)
    if card not in now.abilities:
        return ()
    if now.is_plain:  # they are those printed on it
        return s.catalog.with_trigger(s.cards[card], trigger)
    return [ability for ability in now.abilities[card] if ability.trigger is trigger]


def actions(s: State, seat: int) -> list[tuple[int, Compiled]]:
    """The Actions on a player's cards in play, with the card of each."""
    now = of(s)
    found = now.actions.get(seat)
    if found is None:
        with_action, numbers, all_of_them = s.catalog.with_action, s.cards, not now.is_plain
        found = now.actions[seat] = [
            (card, ability)
            for card in now.zones[seat].cards()
            if all_of_them or numbers[card] in with_action
            for ability in now.abilities.get(card, ())
            if ability.trigger is ACTION
        ]
    return found


def is_silenced(s: State, trigger: TriggerWord) -> bool:
    """Whether somebody has named this trigger, so that its effects do not happen."""
    return bool(s.tournament.silenced) and any(
        one.trigger == trigger for one in s.tournament.silenced
    )


def is_opponent(s: State, seat: int, other: int) -> bool:
    """Whether two seats are opponents."""
    return s.mode.is_opponent(s, seat, other)
