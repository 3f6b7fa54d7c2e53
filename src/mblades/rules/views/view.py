"""What a seat may know of a game, as plain data.

Built as an allow-list: nothing is in a view unless a line here puts it there. A card whose face the
viewer may not see is never given by its number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from mblades.errors import Reason, Sentence
from mblades.rules.deckbuilding import aftermarket, fusion, npcs, phase, powers, store, trades
from mblades.rules.deckbuilding.deck import faults, limits
from mblades.rules.effects import asking, board, card_values, resolving
from mblades.rules.effects.entering_and_leaving import is_covered
from mblades.rules.state import answers
from mblades.rules.state.records import ForSale, Fusing, Helping, Proposal, Started, Trading
from mblades.rules.state.state import NO_CARD, NOBODY, Player, Prompt, State
from mblades.rules.state.view_records import (
    AtTournament,
    BackView,
    Belongings,
    CardForSale,
    CardInPlay,
    CardView,
    ClockView,
    DraftingView,
    FusingView,
    FusionPileView,
    HelpingView,
    NpcsView,
    OpenView,
    PeekedCard,
    PlayerView,
    PricesView,
    PromptView,
    RefView,
    SeatView,
    Secrets,
    Standing,
    StartedView,
    StoreView,
    TournamentView,
    TradeView,
    TradingView,
    View,
)
from mblades.rules.views.card import back, card_view, card_views
from mblades.rules.views.parts import Parts
from mblades.text.tree import ELEMENTS, PROMOS, TYPES, Symbol

USUAL_AREAS: Final = ("binder", "deck", "collection")


def _symbols_by_bits(symbols: tuple[Symbol, ...]) -> tuple[tuple[Symbol, ...], ...]:
    return tuple(
        [
            tuple([symbol for n, symbol in enumerate(symbols) if bits >> n & 1])
            for bits in range(1 << len(symbols))
        ]
    )


ELEMENTS_OF, TYPES_OF = _symbols_by_bits(ELEMENTS), _symbols_by_bits(TYPES)


def view(s: State, seat: int | None, parts: Parts) -> View:
    """Everything the seat may know; None for a spectator."""
    return joined(open_view(s, parts), seat_view(s, seat, parts))


def joined(everybodys: OpenView, own: SeatView) -> View:
    """A view of what lies open and what a seat may know besides."""
    secrets = own["players"]
    players: list[PlayerView] = [
        {**player, **secrets[player["seat"]]} for player in everybodys["players"]
    ]
    return {**everybodys, **own, "players": players}


def open_view(s: State, parts: Parts) -> OpenView:
    """What lies open to everybody: the same for every seat, and so made once for all of them."""
    return {
        "edition": s.edition.name,
        "mode": s.mode.name,
        "round": s.round,
        "phase": s.phase,
        "last_round": s.mode.is_last(s),
        "clock": _clock(s),
        "areas": list(s.mode.areas),
        "collection_worth": list(s.mode.collection_worth),
        "players": [{**_belongings(s, p, parts), **_at_tournament(s, p)} for p in s.players],
        "store": _store(s, parts),
        "aftermarket": _aftermarket(s, parts),
        "fusion": _fusion(s, parts),
        "metas": [_meta(s, meta) for meta in s.metas],
        "metas_to_come": [{"deck": deck, "timer": timer} for deck, timer in phase.metas_to_come(s)],
        "dollars_per_vp": s.edition.dollars_per_vp if s.mode.counted_in == "VP" else None,
        "npcs": _npcs(s),
        "drafting": _drafting(s) if s.phase == "drafting" else None,
        "tournament": _tournament(s) if s.phase == "tournament" else None,
        "keyword_cards": card_views(s, s.keyword_cards),  # OPT-11
        "placing": [list(tied) for tied in s.placing],
        "standings": _standings(s, parts),
    }


def seat_view(s: State, seat: int | None, parts: Parts) -> SeatView:
    """What a seat may know besides; of players, by seat, the fields that only it may see."""
    return {
        "seat": seat,
        "opponents": _opponents(s, seat),
        "players": {p.seat: _secrets(s, p, seat, parts) for p in s.players},
        "trades": _trades(s, seat),
        "prompt": _prompt(s, seat),
        **s.mode.view(s, seat),
    }


def everyones_view(s: State, parts: Parts) -> SeatView:
    """What all seats together know besides: of each player what that player knows."""
    prompt = s.tournament.prompt
    asked = None if prompt is None else next(iter(s.mode.deciders(s, prompt.seat)), None)
    return {
        "seat": None,
        "opponents": [],
        "players": {p.seat: _secrets(s, p, p.seat, parts) for p in s.players},
        "trades": [_trade(s, one) for one in s.deckbuilding.trades],
        "prompt": _prompt(s, asked),
        **s.mode.view(s, None),
    }


def _clock(s: State) -> ClockView | None:
    if s.phase != "deckbuilding":
        return None
    return {
        "running": s.deckbuilding.timer >= 0 and not s.deckbuilding.paused,
        "timer": s.deckbuilding.timer,
        "last": s.deckbuilding.timer == aftermarket.LAST_TIMER,
        "length": s.setup.clock.timers[s.deckbuilding.timer] if s.deckbuilding.timer >= 0 else 0,
        "paused": s.deckbuilding.paused,
        "extensions": s.deckbuilding.extensions,
        "consents": list(s.deckbuilding.consents),
    }


# --------------------------------------------------------------------------- players


def _opponents(s: State, seat: int | None) -> list[int]:
    if seat is None:
        return []
    is_opponent = s.mode.is_opponent
    return [p.seat for p in s.players if is_opponent(s, seat, p.seat)]


def _belongings(s: State, p: Player, parts: Parts) -> Belongings:
    """What lies open of what a player owns."""
    basis = (
        p.character, p.money, p.markers, p.ready, p.binder, p.unseen, p.pack, p.deck, p.collection, p.shown,
        p.fused, p.friends, p.received, p.npcs, p.tournament_vp, p.tournament_rp, p.collection_vp,
        p.more_areas,
    )  # fmt: skip
    data = parts.belongings.get(p.seat, basis)
    if data is not None:
        return data
    data = {
        "seat": p.seat,
        "character": s.catalog.characters[p.character].name if p.character >= 0 else None,
        "money": p.money,
        "markers": p.markers,
        "ready": p.ready,
        "binder_count": len(p.binder),
        "unseen_count": len(p.unseen),  # DB-3: nobody sees these yet
        "pack_count": len(p.pack),
        "deck_count": len(p.deck),
        "collection": card_views(s, p.collection),
        "shown": card_views(s, p.shown),
        "fused": list(p.fused),
        "friends": list(p.friends),
        "received": [{"giver": one.giver, "vp": one.vp} for one in p.received],
        "npcs": [_npc(s, npc) for npc in p.npcs],
        "tournament_vp": list(p.tournament_vp),
        "tournament_rp": list(p.tournament_rp),
        "collection_vp": list(p.collection_vp),
    }
    if "second_collection" in s.mode.areas:  # DUEL-2
        data["second_collection"] = card_views(s, p.cards_in("second_collection"))
    if "second_deck" in s.mode.areas:  # FUNKY-3
        data["second_deck_count"] = len(p.cards_in("second_deck"))
        data["third_deck_count"] = len(p.cards_in("third_deck"))
    return parts.belongings.keep(p.seat, basis, data)


def _at_tournament(s: State, p: Player) -> AtTournament:
    """What lies open of a player in a tournament."""
    return {
        "hand_count": len(p.hand),
        "powers": [_in_play(s, card) for card in p.powers] if p.powers else [],
        "rp": p.rp,
        "out": p.out,
        "named": list(p.named),
        "clashes_won": p.clashes_won,
        "tableau": _on_table(s, p.tableau) if p.tableau else [],
        "box": _on_table(s, p.box) if p.box else [],
        "accessories": _on_table(s, p.accessories) if p.accessories else [],
        "slots": board.slots(s, p.seat) if s.phase == "tournament" else None,
    }


def _secrets(s: State, p: Player, viewer: int | None, parts: Parts) -> Secrets:
    """What only some see of a player: that player, and whoever may look at their cards."""
    if p.seat != viewer or not s.mode.builds(s, viewer):  # a boss does not know its own deck
        if viewer is not None and p.seat != viewer and s.mode.may_look_at(s, viewer, p.seat):
            return {"binder": card_views(s, p.binder), "deck": card_views(s, p.deck)}
        return {}
    if (
        p.powers or p.peeked or s.mode.areas != USUAL_AREAS
    ):  # then more is told, of the shop or of other areas
        return _all_secrets(s, p)
    basis = (p.binder, p.deck, p.hand, p.pack, p.collection, p.deal)
    data = parts.secrets.get(viewer, basis)
    return parts.secrets.keep(viewer, basis, _all_secrets(s, p)) if data is None else data


def _all_secrets(s: State, p: Player) -> Secrets:
    """What only a player knows of their own."""
    wrong = s.mode.collection_faults(s, "collection", p.collection)
    data: Secrets = {
        "binder": card_views(s, p.binder),
        "deck": card_views(s, p.deck),
        "hand": card_views(s, p.hand),
        "pack": card_views(s, p.pack),  # OPT-5: only who holds it
        "fusing": _fusing(p),
        "helping": _helping(s, p),
        "trading": _trading(p),
        "deck_limits": limits(s, p),
        "deck_faults": _said(faults(s, p.deck, p)),  # the interface warns (DB-13)
        "collection_value": s.mode.collection_value(s, "collection", p.collection),  # RUL-9
        "collection_faults": _said(wrong),
        "takes_marker": _takes_marker(s, p),
        "prices": _prices(s, p) if p.powers else None,
        "peeked": _peeked(s, p) if p.peeked else [],
        "next_metas": _next_metas(s, p) if p.powers else [],
    }
    if s.mode.areas != USUAL_AREAS:
        _add_areas(s, p, data)
    return data


def _add_areas(s: State, p: Player, data: Secrets) -> None:
    """The areas that only some modes have."""
    if "second_collection" in s.mode.areas:  # DUEL-2
        cards = p.cards_in("second_collection")
        data["second_collection_value"] = s.mode.collection_value(s, "second_collection", cards)
        wrong = s.mode.collection_faults(s, "second_collection", cards)
        data["second_collection_faults"] = _said(wrong)
    if "second_deck" in s.mode.areas:  # FUNKY-3
        second, third = p.cards_in("second_deck"), p.cards_in("third_deck")
        data["second_deck"] = card_views(s, second)
        data["second_deck_faults"] = _said(faults(s, second, p))
        data["third_deck"] = card_views(s, third)
        data["third_deck_faults"] = _said(faults(s, third, p))


def _said(sentences: list[Sentence]) -> list[Reason]:
    return [sentence.as_data() for sentence in sentences]


def _prices(s: State, p: Player) -> PricesView | None:
    """What the player really pays and gets, in the order of the offers; None: what is printed."""
    if not s.mode.shop_is_open(s) or not powers.changes_prices(s, p):
        return None

    def cost(card: int) -> int | None:
        return None if card == NO_CARD else store.cost_for(s, p, card)

    return {
        "store": {
            "area": [cost(card) for card in s.shop.store_area],
            "deck": cost(s.shop.store_deck[-1]) if s.shop.store_deck else None,
            "core": cost(s.shop.core_deck[-1]) if s.shop.core_deck else None,
        },
        "aftermarket": [aftermarket.price_for(s, p, one.card) for one in s.shop.aftermarket],
        "fusion": [fusion.price(s, p, pile) for pile in range(len(s.shop.fusion))],
        "sales": powers.bonus(s, p, "sales"),
    }


def _takes_marker(s: State, p: Player) -> list[Literal["fuse", "npc"]]:
    """The deals, besides a sale, that cost the player a sell marker (ED-9, DB-24)."""
    deals: list[Literal["fuse", "npc"]] = ["fuse"] if s.edition.fusion_marker else []
    if s.edition.npcs and npcs.takes_marker(s, p):
        deals.append("npc")
    return deals


def _peeked(s: State, p: Player) -> list[PeekedCard]:
    """The store cards that a power let the player look at."""
    return [
        {**card_view(s, card), "slot": slot}
        for slot, card in enumerate(s.shop.store_area)
        if card != NO_CARD and card in p.peeked
    ]


def _next_metas(s: State, p: Player) -> list[RefView | None]:
    """The next meta of each deck, for a player whose power shows them."""
    if not s.mode.shop_is_open(s) or not powers.bonus(s, p, "foresight"):
        return []
    return [_meta(s, deck[-1]) if deck else None for deck in s.meta_decks]


def _on_table(s: State, cards: tuple[int, ...]) -> list[CardInPlay | None]:
    """Cards in play; None for those face down."""  # TRN-13
    down = s.tournament.down
    return [None if card in down else _in_play(s, card) for card in cards]


def _in_play(s: State, card: int) -> CardInPlay:
    t = s.tournament
    return {
        "id": card,
        "design": s.catalog.designs[s.cards[card]].id,
        "stars": card_values.stars(s, card),
        "elements": list(ELEMENTS_OF[card_values.elements(s, card)]),
        "types": list(TYPES_OF[card_values.types(s, card)]),
        "tokens": t.tokens.get(card, 0),
        "markers": t.marks.get(card, 0),
        "facing": t.facing.get(card),
        "attached": _under(s, t.attached[card]) if card in t.attached else [],
        "keywords": _names(s, t.keywords[card]) if card in t.keywords else [],
    }


def _under(s: State, cards: tuple[int, ...]) -> list[CardView]:
    """What is attached; of what lies there face down only that there is something."""
    return [
        {"id": NO_CARD, "design": ""} if is_covered(s, card) else card_view(s, card)
        for card in cards
    ]


def _names(s: State, cards: tuple[int, ...]) -> list[str]:
    return [s.catalog.names[s.cards[card]] for card in cards]


def _fusing(p: Player) -> FusingView | None:
    if not isinstance(p.deal, Fusing):
        return None
    return {"rarity": PROMOS[p.deal.pile], "cards": list(p.deal.cards)}


def _helping(s: State, p: Player) -> HelpingView | None:
    if not isinstance(p.deal, Helping):
        return None
    npc, cards = p.deal.npc, list(p.deal.cards)
    return {"npc": npc, "cards": cards, "places": npcs.answers_to(s, p, npc)}


def _trading(p: Player) -> TradingView | None:
    if not isinstance(p.deal, Trading):
        return None
    give, want = p.deal.deal.give, p.deal.deal.want
    return {
        "partner": p.deal.partner,
        "give_cards": list(give.cards), "give_money": give.money,
        "give_friends": list(give.friends),
        "want_cards": list(want.cards), "want_money": want.money,
        "want_friends": list(want.friends),
    }  # fmt: skip


# --------------------------------------------------------------------------- the table


def _store(s: State, parts: Parts) -> StoreView:
    """Backs only: the faces are nobody's to see (CARD-6)."""
    shop = s.shop
    discarded = len(shop.store_discard), len(shop.core_discard)
    basis = (shop.store_area, shop.store_deck, shop.core_deck, discarded)
    found = parts.store.get("", basis)
    if found is None:
        found = {
            "area": [None if card == NO_CARD else back(s, card) for card in shop.store_area],
            "deck": {"count": len(shop.store_deck), "top": _top(s, shop.store_deck)},
            "core": {"count": len(shop.core_deck), "top": _top(s, shop.core_deck)},
            "discard_count": discarded[0],
            "core_discard_count": discarded[1],
        }
        parts.store.keep("", basis, found)
    return found


def _top(s: State, deck: tuple[int, ...]) -> BackView | None:
    return back(s, deck[-1]) if deck else None


def _aftermarket(s: State, parts: Parts) -> list[CardForSale]:
    basis = s.shop.aftermarket
    found = parts.aftermarket.get("", basis)
    if found is None:
        found = parts.aftermarket.keep("", basis, [_for_sale(s, one) for one in basis])
    return found


def _for_sale(s: State, one: ForSale) -> CardForSale:
    return {**card_view(s, one.card), "marker": None if one.seller == NOBODY else one.seller}


def _fusion(s: State, parts: Parts) -> list[FusionPileView]:
    found = parts.fusion.get("", s.shop.fusion)
    return parts.fusion.keep("", s.shop.fusion, _piles(s)) if found is None else found


def _piles(s: State) -> list[FusionPileView]:
    """Anyone may look through the piles where one may choose (ED-10)."""
    numbers, set_of = s.cards, s.catalog.set_of
    return [
        {
            "rarity": rarity,
            "price": price,
            "count": len(pile),
            "sets": sorted({set_of[numbers[card]] for card in pile}),  # TURN-2: several
            "cards": card_views(s, sorted(pile)) if s.edition.fusion_choice else None,
        }
        for rarity, price, pile in zip(PROMOS, fusion.PRICES, s.shop.fusion, strict=True)
    ]


def _standings(s: State, parts: Parts) -> list[Standing]:
    basis = (
        s.phase,
        s.mode_state,
        *[
            (p.tournament_vp, p.collection_vp, p.tournament_rp, p.rp, p.money, p.npcs, p.received)
            for p in s.players
        ],
    )
    found = parts.standings.get("", basis)
    return parts.standings.keep("", basis, s.mode.standings(s)) if found is None else found


def _meta(s: State, number: int) -> RefView:
    return {"id": s.catalog.metas[number].id}


def _npcs(s: State) -> NpcsView | None:
    if not s.edition.npcs:
        return None
    deck, building = s.shop.npc_deck, s.phase == "deckbuilding"
    return {
        "open": [_npc(s, npc) for npc in s.shop.npc_open],
        "deck_count": len(deck),
        "top": _npc(s, deck[-1]) if deck and building else None,
        "discard_count": len(s.shop.npc_discard),
    }


def _npc(s: State, number: int) -> RefView:
    return {"id": s.catalog.npcs[number].id}


def _trades(s: State, seat: int | None) -> list[TradeView]:
    """Proposals that concern the seat; the cards in them are shown to both sides."""
    return [_trade(s, one) for one in s.deckbuilding.trades if seat in (one.seat, one.partner)]


def _trade(s: State, one: Proposal) -> TradeView:
    give, want = one.deal.give, one.deal.want
    return {
        "id": one.id, "seat": one.seat, "partner": one.partner,
        "give_cards": card_views(s, give.cards), "give_money": give.money,
        "give_friends": list(give.friends),
        "want_cards": card_views(s, want.cards), "want_money": want.money,
        "want_friends": list(want.friends),
        "possible": not trades.refusal(s, one.seat, one.partner, one.deal),
    }  # fmt: skip


def _drafting(s: State) -> DraftingView:
    """Which way packs go (0: there are none), who has still to take a card, and what lies open."""
    return {
        "passing": s.drafting.passing,
        "drafters": list(s.drafting.drafters),
        "offer": card_views(s, s.drafting.on_offer),
    }


def _tournament(s: State) -> TournamentView:
    t = s.tournament
    return {
        "first": s.first,
        "turn": t.turn,
        "plays": t.plays,
        "acted": t.acted,
        "scoring": t.scoring >= 0,
        "silenced": [one.trigger for one in t.silenced],
        "lasting": [_started(s, one) for one in t.lasting],
        "later": [_started(s, one) for one in t.later],
        "tops": [_top_card(s, p.seat) for p in s.players],
    }


def _started(s: State, one: Started) -> StartedView:
    card = one.card if one.card in board.of(s).owner else None
    return {"seat": one.seat, "ability": one.ability, "card": card}


def _top_card(s: State, seat: int) -> int | None:
    card = board.top_card(s, seat)
    return None if card == NO_CARD else card


def _prompt(s: State, seat: int | None) -> PromptView | None:
    """The open question in full to who is asked; to the others who is asked, and about what."""
    prompt = s.tournament.prompt
    if prompt is None:
        return None
    if seat is None or seat not in s.mode.deciders(s, prompt.seat):
        return {"seat": prompt.seat, "kind": prompt.kind}
    words = asking.asked(s)
    return {
        "seat": prompt.seat,
        "kind": prompt.kind,
        "options": [answers.as_list(option) for option in prompt.options],
        "cards": _named(s, prompt),
        "source": None if prompt.source == NO_CARD else card_view(s, prompt.source),
        "ability": prompt.ability,
        "sentence": words.sentence,
        "offer": words.offer,
        "whom": s.tournament.stack[-1].that if words.is_of_each else NOBODY,
        "chosen": [card_view(s, card) for card in _chosen_so_far(s, prompt)],
        "about": [card_view(s, card) for card in _about(s, prompt, words)],
        "amounts": _amounts_reacted_to(s, prompt),
    }


def _chosen_so_far(s: State, prompt: Prompt) -> tuple[int, ...]:
    """The cards that have been chosen already, where several are chosen one by one."""
    if not s.tournament.stack or not any(isinstance(one, answers.Card) for one in prompt.options):
        return ()
    return s.tournament.stack[-1].picks


def _about(s: State, prompt: Prompt, words: asking.Asked) -> Sequence[int]:
    """The cards in play that Reactions on offer answer, or the one of which a number is asked."""
    if prompt.kind == "number" and words.is_of_cards:
        frame = s.tournament.stack[-1]
        return frame.held[len(frame.picks) :][:1]
    if prompt.kind != "reaction":
        return ()
    lies_open = board.of(s).owner
    return [
        one
        for one in dict.fromkeys(e.it for e in s.tournament.stack[-1].window)
        if one in lies_open
    ]


def _amounts_reacted_to(s: State, prompt: Prompt) -> list[int]:
    """ "That much" of each Reaction on offer: how many RP somebody gains, say."""
    if prompt.kind != "reaction":
        return []
    amounts = {resolving.offer(one): one.amount for one in s.tournament.stack[-1].window}
    return [amounts.get(option, 0) for option in prompt.options]


def _named(s: State, prompt: Prompt) -> list[CardView]:
    """The cards that options name, wherever they are."""
    return [
        card_view(s, option.card)
        for option in prompt.options
        if isinstance(option, answers.Card | answers.Effect)
    ]
