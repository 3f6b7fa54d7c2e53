"""The end of a tournament and of the game: VP, prizes, what comes next (END, FLOW, PRE-2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mblades.rules.deckbuilding import phase as deckbuilding
from mblades.rules.deckbuilding import venues
from mblades.rules.deckbuilding.powers import deal_pro_cards
from mblades.rules.effects import board
from mblades.rules.state import events
from mblades.rules.state.piles import clear_store, refill_store, remove
from mblades.rules.state.random import shuffled
from mblades.rules.state.state import Player, State, Tournament
from mblades.rules.state.view_records import Standing, TieBreak

PRERELEASE: Final = 0
LAST_ROUND: Final = 3
# END-2 and PRE-2, by row: 0 is the Pre-Release, 3 the Final
TOURNAMENT_ROWS: Final = (
    (7, 5, 4, 3, 2, 0),
    (21, 15, 12, 9, 6, 0),
    (28, 20, 16, 12, 8, 0),
    (42, 30, 24, 18, 12, 0),
)
PRIZE_AFTER_ROW: Final = {1: 0, 2: 1}  # END-3: the kept Bronze set, then the Silver one
MOST_FRIENDSHIP: Final = 6  # DB-23


def row_of(s: State) -> int:
    """Which row of END-2 the tournament of this round is scored by."""
    if s.setup.prerelease and s.setup.final_after_prerelease and s.mode.is_last(s):  # RUL-8
        return LAST_ROUND
    return s.round


def is_last_round(s: State) -> bool:
    """Whether no round follows."""  # FLOW-1, FLOW-2
    return s.round >= (LAST_ROUND - 1 if s.setup.prerelease else LAST_ROUND)


def places(s: State) -> tuple[tuple[int, ...], ...]:
    """The seats by RP, best first; a player who left by an infinite loop has no place."""
    by_rp: dict[int, list[int]] = {}
    for p in s.players:
        if not p.out:
            by_rp.setdefault(p.rp, []).append(p.seat)
    return tuple(tuple(by_rp[rp]) for rp in sorted(by_rp, reverse=True))


def award(placing: Sequence[Sequence[int]], row: Sequence[int]) -> dict[int, int]:
    """VP by placement; the tied share the sum of their places, rounded down."""  # END-2
    vp: dict[int, int] = {}
    place = 0
    for tied in placing:
        shared = sum(row[place : place + len(tied)]) // len(tied)
        place += len(tied)
        vp.update(dict.fromkeys(tied, shared))
    return vp


def finish_tournament(s: State) -> None:
    """All Score effects are done: award, give prizes, clear the table, go on."""
    row = row_of(s)
    placing = places(s)
    vp = award(placing, s.mode.row(s))
    left = tuple(p.seat for p in s.players if p.out)
    for seat in left:
        vp[seat] = s.mode.row(s)[0]  # GEN-9: as if first
    for p in s.players:
        p.tournament_vp += (vp[p.seat],)
        p.tournament_rp += (p.rp,)
    s.placing = (*placing, left) if left else placing
    s.events.append(events.Placing(row, s.placing, tuple(vp[p.seat] for p in s.players)))
    gather(s)
    s.mode.give_prizes(s)
    if s.edition.store_cleared_after == "tournament":  # END-4
        clear_store(s)
        refill_store(s)
    if s.mode.is_last(s):
        end_game(s)
    else:
        s.mode.next_round(s)


def next_round(s: State) -> None:
    """Decks are built for the next tournament."""
    deal_pro_cards(s)
    s.round += 1
    deckbuilding.begin(s)


def _liquidate(s: State) -> None:
    """Everything that was played with goes to the box for M$; attached cards stay."""  # OPT-7
    for p in s.mode.builders(s):
        hosts = (*p.tableau, *p.box, *p.accessories)
        cards = (*p.hand, *hosts)
        if not cards:
            continue
        p.binder += tuple([card for host in hosts for card in s.tournament.attached.get(host, ())])
        p.hand = p.tableau = p.box = p.accessories = ()
        paid = sum([s.catalog.stars[s.cards[card]] for card in cards])
        p.money += paid
        remove(s, cards)
        s.events.append(events.Liquidated(p.seat, cards, paid))


def end_game(s: State) -> None:
    """Nothing follows any more."""
    venues.discard(s)
    s.phase = "over"
    s.events.append(events.Over(tuple(one["place"] for one in s.mode.standings(s))))


def gather(s: State) -> None:
    """Every card in hands and play goes to its player's binder, every marker home."""  # END-4
    if s.setup.liquidation and not s.mode.is_last(s):
        _liquidate(s)
    s.keyword_cards += tuple(
        sorted(card for cards in s.tournament.keywords.values() for card in cards)
    )
    for p in s.players:
        hosts = (*p.tableau, *p.box, *p.accessories)
        attached = [
            card for host in (*hosts, *p.powers) for card in s.tournament.attached.get(host, ())
        ]
        s.mode.put_away(s, p, (*p.deck, *p.hand, *hosts, *attached))
        p.deck = p.hand = p.tableau = p.box = p.accessories = ()
        p.markers = deckbuilding.marker_count(s, p)
        p.extra_slots = p.clashes_won = 0
        p.named = ()
        p.out = False
    s.tournament = Tournament()
    board.forget(s)


def give_prizes(s: State) -> None:
    """One different card of the kept set to each player, the rest to the box."""  # END-3
    kept = PRIZE_AFTER_ROW.get(row_of(s))
    if kept is None:
        return
    cards = shuffled(s, s.shop.prizes[kept]) if kept < len(s.shop.prizes) else ()
    s.shop.prizes = tuple(() if n == kept else pile for n, pile in enumerate(s.shop.prizes))
    for p, card in zip(s.players, cards, strict=False):
        p.binder += (card,)
        s.events.append(events.Prize(p.seat, card))
    remove(s, cards[len(s.players) :])


# --------------------------------------------------------------------------- final scoring


def sources(s: State, p: Player) -> dict[str, int]:
    """A seat's VP by where they come from."""  # END-5
    vp = {"tournament": sum(p.tournament_vp)}
    if s.edition.collections:
        vp["collection"] = sum(p.collection_vp)
    if wealth_counts(s):
        vp["wealth"] = wealth(s, [p])
    if s.edition.npcs:  # ED-18
        vp["npc"] = sum([s.catalog.npcs[npc].vp for npc in p.npcs])
    if s.edition.friendship:
        vp["friendship"] = friendship(p)
    return vp


def wealth_counts(s: State) -> bool:
    """M$ are VP when the game is over: until then they are there to be spent."""  # ED-17
    return s.edition.dollars_per_vp is not None and s.phase == "over"


def wealth(s: State, players: Sequence[Player]) -> int:
    """The VP of players' M$ together."""
    assert s.edition.dollars_per_vp is not None
    return sum([p.money for p in players]) // s.edition.dollars_per_vp


def friendship(p: Player) -> int:
    """VP of others' friendship cards, at most 6 of each giver."""  # DB-23
    if not p.received:
        return 0
    by_giver: dict[int, int] = {}
    for one in p.received:
        by_giver[one.giver] = by_giver.get(one.giver, 0) + one.vp
    return sum(min(vp, MOST_FRIENDSHIP) for giver, vp in by_giver.items() if giver != p.seat)


def standings(s: State) -> list[Standing]:
    """Every seat's place and VP, as if the game ended now."""
    by_seat = [sources(s, p) for p in s.players]
    ranks = [rank(s, vp) for vp in by_seat]
    return [
        {
            "seat": seat,
            "place": 1 + sum([other > ranks[seat] for other in ranks]),
            "total": ranks[seat][0],
            "sources": vp,
            "ahead_by": ahead_by(ranks[seat], ranks, s.edition.tie_breaks),
        }
        for seat, vp in enumerate(by_seat)
    ]


def ahead_by(
    own: tuple[int, ...], ranks: Sequence[tuple[int, ...]], tie_breaks: Sequence[str]
) -> TieBreak | None:
    """What puts a rank before the next one with the same total, if there is one."""
    lower = max([other for other in ranks if other[0] == own[0] and other < own], default=None)
    if lower is None:
        return None
    source, value, than = next(
        one for one in zip(tie_breaks, own[1:], lower[1:], strict=True) if one[1] != one[2]
    )
    return {"source": source, "value": value, "than": than}


def rank(s: State, vp: Mapping[str, int]) -> tuple[int, ...]:
    """What decides the game: the total first, then each source in the edition's order."""  # ED-19
    return sum(vp.values()), *[vp.get(source, 0) for source in s.edition.tie_breaks]
