"""The deckbuilding phase: set-up, clock, everyone's choices and actions, end (DB)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NoReturn, assert_never

from mblades.cards.design import MetaDeck
from mblades.errors import IllegalAction
from mblades.rules.deckbuilding import (
    aftermarket,
    areas,
    deal_in_progress,
    fusion,
    npcs,
    powers,
    store,
    trades,
    venues,
)
from mblades.rules.deckbuilding import booster_draft as drafting
from mblades.rules.state import action_tables, events
from mblades.rules.state.actions import (
    Action,
    AreaRecord,
    Attach,
    Buy,
    Cancel,
    ChangeMeta,
    Choose,
    ClockRecord,
    Draft,
    End,
    Extend,
    Fuse,
    FuseCards,
    FuseFor,
    Give,
    GiveFriend,
    GiveMoney,
    Help,
    HelpWith,
    Hide,
    ModeAction,
    Move,
    Order,
    Pause,
    Peek,
    Pick,
    Play,
    Propose,
    ProposeDeal,
    Purchase,
    Ready,
    Resume,
    Sell,
    Show,
    Trade,
    TradeRecord,
    Unready,
    UseAction,
    Want,
    WantFriend,
    WantMoney,
    verb,
)
from mblades.rules.state.kept import Kept
from mblades.rules.state.piles import (
    clear_aftermarket,
    clear_store,
    draw_core,
    draw_store,
    refill_store,
    uncover,
)
from mblades.rules.state.records import NO_CARD, DealInProgress, Fusing, Helping, Trading
from mblades.rules.state.state import Deckbuilding, Player, State

INCOME: Final = 30  # DB-2
SETTING_UP: Final = -1  # timer: the clock has not been started yet
SECOND_DRAFT: Final = -2  # timer: the second waits for the draft of its booster (OPT-5)
FEW_PLAYERS: Final = 3  # ED-7
META_TIMERS: Final = (SETTING_UP, 1)  # when each meta deck reveals one (DB-7, DB-8)

# --------------------------------------------------------------------------- set-up and clock


def begin(s: State) -> None:
    """Lay the phase out (DB-1 to DB-7). The first tick starts the clock."""
    s.phase = "deckbuilding"
    s.deckbuilding = Deckbuilding()
    s.deckbuilding.timer = SETTING_UP
    s.metas = ()  # DB-7
    if s.setup.venues:
        venues.reveal(s)
    for p in s.mode.builders(s):
        p.binder += p.deck + p.collection  # DB-1
        p.deck = p.collection = p.shown = ()
        p.ready = False
        p.deal = None
        p.fused = p.peeked = ()
        p.metas_changed = 0
        p.money += INCOME  # DB-2
        p.markers = marker_count(s, p)  # DB-6
    s.events.append(events.Phase("deckbuilding", s.round))
    for p in s.mode.builders(s):
        more = powers.bonus(s, p, "income")
        if more:
            p.money += more
            s.events.append(events.Income(p.seat, more))
    _deal_boosters(s)  # DB-3
    if s.setup.draft:
        drafting.begin(s, drafting.CLOCKWISE)
    else:
        _open_shop(s)


def after_draft(s: State) -> None:
    """Go on with the set-up of the phase, or of its second timer."""  # OPT-5
    s.phase = "deckbuilding"
    if s.deckbuilding.timer == SETTING_UP:
        _open_shop(s)


def _open_shop(s: State) -> None:
    refill_store(s)  # DB-4
    if s.edition.npcs:
        npcs.deal(s)  # DB-5
    uncover(s)
    reveal_meta(s, 0)  # DB-7
    s.mode.timer_started(s)


def marker_count(s: State, p: Player) -> int:
    """How many sell markers a player has."""  # ED-7
    if not s.mode.builds(s, p.seat):
        return 0
    few = len(s.mode.builders(s)) <= FEW_PLAYERS
    markers = s.edition.markers_few_players if few else s.edition.markers
    return markers + powers.bonus(s, p, "markers")


def _deal_boosters(s: State) -> None:
    """A booster each; in Draft Mode a pack, and what a power adds is not drafted."""
    boosters = s.edition.boosters  # FUNKY-2
    builders = s.mode.builders(s)
    full = boosters * s.edition.booster_store, boosters * s.edition.booster_core  # ED-8, ED-23
    in_store = len(s.shop.store_deck) + len(s.shop.store_discard)
    in_core = len(s.shop.core_deck) + len(s.shop.core_discard)
    # CARD-11: where cards run out, everyone gets as many as everyone can get
    store_cards = min(full[0], in_store // len(builders))
    core_cards = min(full[1], in_core // len(builders))
    if (store_cards, core_cards) != full:
        s.events.append(events.BoostersShort(store_cards + core_cards, sum(full)))
    spare = in_store - store_cards * len(builders)
    for p in builders:
        more = min(boosters * powers.bonus(s, p, "booster"), spare)
        spare -= more
        if s.setup.draft:
            p.pack = dealt(s, store_cards, core_cards)
            p.unseen = dealt(s, more, 0)
        else:
            p.unseen = dealt(s, store_cards + more, core_cards)


def dealt(s: State, store_cards: int, core_cards: int) -> tuple[int, ...]:
    cards = [draw_store(s) for _ in range(store_cards)]
    cards += [draw_core(s) for _ in range(core_cards)]
    return tuple([card for card in cards if card != NO_CARD])


def reveal_meta(s: State, which: int) -> None:
    metas = s.meta_decks[which] if which < len(s.meta_decks) else ()
    if metas:
        s.metas += (metas[-1],)
        s.meta_decks = (*s.meta_decks[:which], metas[:-1], *s.meta_decks[which + 1 :])
        s.events.append(events.Meta(metas[-1]))


def metas_to_come(s: State) -> list[tuple[MetaDeck, int]]:
    """The decks that will still reveal a meta in this phase, and with which timer."""  # ED-4
    if s.phase not in ("deckbuilding", "drafting"):
        return []
    later = zip(s.meta_decks, META_TIMERS, strict=False)
    return [
        (s.catalog.metas[deck[-1]].deck, timer) for deck, timer in [*later][len(s.metas) :] if deck
    ]


def tick(s: State) -> None:
    """The running timer ends; the first tick of a phase starts the clock."""  # DB-8
    if s.deckbuilding.paused:
        raise IllegalAction("The clock is paused; someone has to resume it first.")
    if len(s.deckbuilding.consents) == len(s.mode.builders(s)):  # DB-10
        s.deckbuilding.extensions += 1
        s.events.append(events.Extended(s.deckbuilding.timer, s.deckbuilding.extensions))
    elif s.deckbuilding.timer == aftermarket.LAST_TIMER:
        end(s)
        return
    elif s.deckbuilding.timer == 0 and s.setup.draft:
        s.deckbuilding.timer = SECOND_DRAFT
        s.deckbuilding.extensions = 0
        _deal_boosters(s)
        drafting.begin(s, drafting.COUNTER_CLOCKWISE)
    else:
        if s.deckbuilding.timer == 0:
            _deal_boosters(s)
        s.deckbuilding.timer = (
            1 if s.deckbuilding.timer == SECOND_DRAFT else s.deckbuilding.timer + 1
        )
        s.deckbuilding.extensions = 0
        _open_boosters(s)
        if s.deckbuilding.timer == META_TIMERS[1]:
            reveal_meta(s, 1)
            uncover(s)
        s.events.append(events.Timer(s.deckbuilding.timer))
        s.mode.timer_started(s)
    s.deckbuilding.consents = ()
    for p in s.mode.builders(s):
        p.ready = False


def _open_boosters(s: State) -> None:
    for p in s.mode.builders(s):
        if p.unseen:
            s.events.append(events.Dealt(p.seat, p.unseen))
            p.binder += p.unseen
            p.unseen = ()


def end(s: State) -> None:
    """Clean up in the order of DB-26, then go to the tournament."""
    s.mode.score_collections(s)
    for p in s.players:
        p.deal = None  # it has paid nothing yet: its cards are still in the binder
        p.shown = ()
        p.ready = False
    s.deckbuilding.trades = ()
    clear_aftermarket(s)
    if s.edition.store_cleared_after == "deckbuilding":  # ED-16
        clear_store(s)
    s.shop.npc_discard += s.shop.npc_open
    s.shop.npc_open = ()
    for p in s.mode.builders(s):
        p.markers = marker_count(s, p)
        p.fused = p.peeked = ()
    s.mode.after_deckbuilding(s)


# --------------------------------------------------------------------------- choices


def waiting(s: State) -> tuple[int, ...]:
    """Everyone who builds, once the clock has been started."""
    return tuple([p.seat for p in s.mode.builders(s)]) if s.deckbuilding.timer >= 0 else ()


def choices(s: State, seat: int) -> list[Action]:
    """Every single step the seat can take now."""
    if s.deckbuilding.timer < 0 or not s.mode.builds(s, seat):
        return []
    if s.deckbuilding.paused:
        return [action_tables.RESUME]
    p = s.players[seat]
    if p.ready:
        return [action_tables.UNREADY]
    kept = s.listed_for(seat)
    if p.deal is not None:
        return _pick_choices(s, p, p.deal, kept)
    found = areas.choices(s, p, kept)
    found += store.choices(s, p, kept)
    found += aftermarket.sales(s, p, kept)
    found += aftermarket.purchases(s, p, kept)
    found += fusion.choices(s, p)
    found += npcs.choices(s, p, kept)
    found += trades.choices(s, p)
    if p.powers:
        found += powers.choices(s, p)
    found += s.mode.offers(s, p)
    found.append(action_tables.READY)
    found.append(action_tables.PAUSE)
    if _may_extend(s, seat):
        found.append(action_tables.EXTEND)
    return found


def _pick_choices(
    s: State, p: Player, deal: DealInProgress, kept: Kept[list[Action]]
) -> list[Action]:
    match deal:
        case Fusing():
            return fusion.pick_choices(s, p)
        case Helping():
            return npcs.pick_choices(s, p)
        case Trading():
            return trades.pick_choices(s, p, kept)


def concerned(s: State, seat: int, action: Action) -> tuple[int, ...] | None:
    """The seats whose choices may be others now that a seat has done something; None: all."""
    kind = type(action)
    if s.mode.actions or (kind in _MAY_END_A_DEAL and s.players[seat].deal is None):
        return None
    if kind in _OF_ONE_SEAT:
        return (seat,)
    if kind in _AMONG_OWN_CARDS:
        return (seat, *trades.partners(s, seat))
    return None


# --------------------------------------------------------------------------- actions


def act(s: State, seat: int, action: Action, _offered: Sequence[Action] = ()) -> None:
    """Carry out one action, or refuse it and change nothing."""  # DB-9
    if s.deckbuilding.timer < 0:
        raise IllegalAction("The clock has not been started yet.")
    if not s.mode.builds(s, seat):
        raise IllegalAction("That seat does not take part in deckbuilding.")
    p = s.players[seat]
    if s.deckbuilding.paused and not isinstance(action, Resume):
        raise IllegalAction("The clock is paused; resume it first.")
    if p.ready and not isinstance(action, Unready | Resume):
        raise IllegalAction("You have said that you are ready; take that back first.")
    if p.deal is not None and type(action) not in _WHILE_PICKING:
        deal_in_progress.refuse_open_deal(p)
    _carry_out(s, p, action)


def _carry_out(s: State, p: Player, action: Action) -> None:
    match action:
        case AreaRecord():
            areas.act(s, p, action)
        case TradeRecord():
            trades.act(s, p, action)
        case Buy():
            store.buy(s, p, action.place, action.back)
        case Sell() | Purchase():
            aftermarket.act(s, p, action)
        case Pick() | Cancel():
            _go_on_with_deal(s, p, action)
        case ClockRecord():
            _set_clock(s, p, action)
        case Fuse() | FuseCards() | FuseFor():
            fusion.fuse(s, p, action)
        case Help() | HelpWith():
            npcs.gain(s, p, action)
        case Peek() | ChangeMeta():
            powers.act(s, p, action)
        case ModeAction():
            s.mode.carry_out(s, p, action)
        case Draft() | Choose() | Play() | UseAction() | Attach() | End():
            refuse(action)
        case _:
            assert_never(action)


def refuse(action: Action) -> NoReturn:
    """Refuse what is no action of this phase."""
    raise IllegalAction("There is no deckbuilding action {action}.", action=repr(verb(action)))


def _go_on_with_deal(s: State, p: Player, action: Pick | Cancel) -> None:
    if isinstance(action, Cancel):
        deal_in_progress.cancel(p)
        return
    match p.deal:
        case Fusing():
            fusion.pick(s, p, action.card)
        case Helping():
            npcs.pick(s, p, action.card)
        case _:
            raise IllegalAction("You have not started anything to pick cards for.")


def _set_clock(s: State, p: Player, action: Ready | Unready | Pause | Resume | Extend) -> None:
    match action:
        case Ready():
            p.ready = True
            s.events.append(events.Ready(p.seat))
        case Unready():
            if not p.ready:
                raise IllegalAction("You have not said that you are ready.")
            p.ready = False
            s.events.append(events.Unready(p.seat))
        case Pause():
            s.deckbuilding.paused = True
            s.events.append(events.Paused(p.seat))
        case Resume():
            if not s.deckbuilding.paused:
                raise IllegalAction("The clock is already running.")
            s.deckbuilding.paused = False
            s.events.append(events.Resumed(p.seat))
        case Extend():
            _extend(s, p)
        case _:
            assert_never(action)


def _may_extend(s: State, seat: int) -> bool:
    return (
        s.deckbuilding.extensions < s.setup.clock.extensions_per_timer
        and seat not in s.deckbuilding.consents
    )


def _extend(s: State, p: Player) -> None:
    if p.seat in s.deckbuilding.consents:
        raise IllegalAction("You have already agreed to an extension.")
    if not _may_extend(s, p.seat):
        raise IllegalAction("This timer cannot be extended again.")
    s.deckbuilding.consents = tuple(sorted((*s.deckbuilding.consents, p.seat)))
    s.events.append(events.Consent(p.seat))


_TRADE_PICKS: Final = frozenset((Give, Want, GiveMoney, WantMoney, GiveFriend, WantFriend))
# What changes nothing but whether a seat is ready, and what it is putting together ...
_MAY_END_A_DEAL: Final = frozenset((Pick, Fuse, FuseCards, FuseFor, Help, HelpWith))
_OF_ONE_SEAT: Final = _MAY_END_A_DEAL | _TRADE_PICKS | {Ready, Unready, Trade, Cancel}
# ... and where its own cards lie.
_AMONG_OWN_CARDS: Final = frozenset((Move, Order, Show, Hide))
_WHILE_PICKING: Final = _TRADE_PICKS | {Pick, Propose, ProposeDeal, Cancel, Resume}
