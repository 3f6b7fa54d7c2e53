"""What a seat may know of a game, as plain data.

Built as an allow-list: nothing is in a view unless a line here puts it there. A card whose face the
viewer may not see is never given by its number.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mblades.errors import Sentence
from mblades.rules.deckbuilding import aftermarket, fusion, npcs, powers, store, trades
from mblades.rules.deckbuilding.deck import faults, limits
from mblades.rules.effects import board, values
from mblades.rules.state.records import DealInProgress, Fusing, Helping, Trading
from mblades.rules.state.state import NO_CARD, NOBODY, Player, Prompt, State
from mblades.rules.views.card import back, printed
from mblades.text.tree import ELEMENTS, PROMOS, TYPES

Data = dict[str, Any]
USUAL_AREAS = ("binder", "deck", "collection")
MORE_DECKS = ("second_deck", "third_deck")  # FUNKY-3


def view(s: State, seat: int | None) -> Data:
    """Everything the seat may know; None for a spectator."""
    data = open_view(s)
    own = own_view(s, seat)
    for number, more in own.pop("players").items():
        data["players"][number].update(more)
    data.update(own)
    return data


def open_view(s: State) -> Data:
    """What lies open to everybody: the same for every seat, and so made once for all of them."""
    return {
        "edition": s.edition.name,
        "mode": s.mode.name,
        "round": s.round,
        "phase": s.phase,
        "last_round": s.mode.is_last(s),
        "clock": _clock(s),
        "areas": list(s.mode.areas),
        "players": [_player(s, p) for p in s.players],
        "store": _store(s),
        "aftermarket": [
            {**printed(s, one.card), "marker": None if one.seller == NOBODY else one.seller}
            for one in s.shop.aftermarket
        ],
        "fusion": _fusion(s),
        "metas": [_meta(s, meta) for meta in s.metas],
        "npcs": _npcs(s),
        "drafting": _drafting(s) if s.phase == "drafting" else None,
        "tournament": _tournament(s) if s.phase == "tournament" else None,
        "keyword_cards": _cards(s, s.keyword_cards),  # OPT-11
        "placing": [list(tied) for tied in s.placing],
        "standings": [dict(one) for one in s.mode.standings(s)],
    }


def own_view(s: State, seat: int | None) -> Data:
    """What a seat may know besides; of players, by seat, the fields that only it may see."""
    return {
        "seat": seat,
        "opponents": _opponents(s, seat),
        "players": {p.seat: _secrets(s, p, seat) for p in s.players},
        "trades": _trades(s, seat),
        "prompt": _prompt(s, seat),
        **s.mode.view(s, seat),
    }


def _clock(s: State) -> Data | None:
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


def _player(s: State, p: Player) -> Data:
    """What lies open of one player."""
    data: Data = {
        "seat": p.seat,
        "character": s.catalog.characters[p.character].name if p.character >= 0 else None,
        "money": p.money,
        "markers": p.markers,
        "ready": p.ready,
        "binder_count": len(p.binder),
        "unseen_count": len(p.unseen),  # DB-3: nobody sees these yet
        "pack_count": len(p.pack),
        "deck_count": len(p.deck),
        "hand_count": len(p.hand),
        "collection": _cards(s, p.collection),
        "shown": _cards(s, p.shown),
        "fused": list(p.fused),
        "powers": _in_play(s, p.powers),
        "friends": list(p.friends),
        "received": [{"giver": one.giver, "vp": one.vp} for one in p.received],
        "npcs": [_npc(s, npc) for npc in p.npcs],
        "tournament_vp": list(p.tournament_vp),
        "tournament_rp": list(p.tournament_rp),
        "collection_vp": list(p.collection_vp),
        "rp": p.rp,
        "out": p.out,
        "named": list(p.named),
        "clashes_won": p.clashes_won,
        "tableau": _in_play(s, p.tableau),
        "box": _in_play(s, p.box),
        "accessories": _in_play(s, p.accessories),
        "slots": board.slots(s, p.seat) if s.phase == "tournament" else None,
    }
    if "second_collection" in s.mode.areas:  # DUEL-2
        data["second_collection"] = _cards(s, p.cards_in("second_collection"))
    for area in MORE_DECKS:
        if area in s.mode.areas:
            data[f"{area}_count"] = len(p.cards_in(area))
    return data


def _secrets(s: State, p: Player, viewer: int | None) -> Data:
    """What only some see of a player: that player, and whoever may look at their cards."""
    if p.seat != viewer or not s.mode.builds(s, viewer):  # a boss does not know its own deck
        if viewer is not None and p.seat != viewer and s.mode.may_look_at(s, viewer, p.seat):
            return {"binder": _cards(s, p.binder), "deck": _cards(s, p.deck)}
        return {}
    wrong = s.mode.collection_faults(s, "collection", p.collection)
    data: Data = {
        "binder": _cards(s, p.binder),
        "deck": _cards(s, p.deck),
        "hand": _cards(s, p.hand),
        "pack": _cards(s, p.pack),  # OPT-5: only who holds it
        "draft": _deal_in_progress(p.deal),
        "deck_limits": limits(s, p),
        "deck_faults": _said(faults(s, p.deck, p)),  # the interface warns (DB-13)
        "collection_value": s.mode.collection_value(s, "collection", p.collection),  # RUL-9
        "collection_faults": _said(wrong),
        "takes_marker": _takes_marker(s, p),
    }
    if p.powers:
        data["prices"] = _prices(s, p)
        data["peeked"] = _peeked(s, p)
        data["next_metas"] = _next_metas(s, p)
    if s.mode.areas != USUAL_AREAS:
        _add_areas(s, p, data)
    return data


def _add_areas(s: State, p: Player, data: Data) -> None:
    """The areas that only some modes have."""
    if "second_collection" in s.mode.areas:  # DUEL-2
        value = s.mode.collection_value(s, "second_collection", p.cards_in("second_collection"))
        data["second_collection_value"] = value
        wrong = s.mode.collection_faults(s, "second_collection", p.cards_in("second_collection"))
        data["second_collection_faults"] = _said(wrong)
    for area in MORE_DECKS:
        if area in s.mode.areas:
            cards = p.cards_in(area)
            data[area] = _cards(s, cards)
            data[f"{area}_faults"] = _said(faults(s, cards, p))


def _said(sentences: list[Sentence]) -> list[Data]:
    return [sentence.as_data() for sentence in sentences]


def _prices(s: State, p: Player) -> Data | None:
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


def _takes_marker(s: State, p: Player) -> list[str]:
    """The deals, besides a sale, that cost the player a sell marker (ED-9, DB-24)."""
    deals = ["fuse"] if s.edition.fusion_marker else []
    if s.edition.npcs and npcs.takes_marker(s, p):
        deals.append("npc")
    return deals


def _peeked(s: State, p: Player) -> list[Data]:
    """The store cards that a power let the player look at."""
    return [
        {"slot": slot, **printed(s, card)}
        for slot, card in enumerate(s.shop.store_area)
        if card != NO_CARD and card in p.peeked
    ]


def _next_metas(s: State, p: Player) -> list[Data | None]:
    """The next meta of each deck, for a player whose power shows them."""
    if not s.mode.shop_is_open(s) or not powers.bonus(s, p, "foresight"):
        return []
    return [_meta(s, deck[-1]) if deck else None for deck in s.meta_decks]


def _cards(s: State, cards: Iterable[int]) -> list[Data]:
    return [printed(s, card) for card in cards]


def _in_play(s: State, cards: tuple[int, ...]) -> list[Data]:
    return [_card_in_play(s, card) for card in cards]


def _card_in_play(s: State, card: int) -> Data:
    t = s.tournament
    if card in t.down:  # TRN-13
        return {"face_down": True}
    elements, types = values.elements(s, card), values.types(s, card)
    data = printed(s, card)
    data["face_down"] = False
    data["printed_stars"] = data["stars"]
    data["stars"] = values.stars(s, card)
    data["elements"] = [word for n, word in enumerate(ELEMENTS) if elements >> n & 1]
    data["types"] = [word for n, word in enumerate(TYPES) if types >> n & 1]
    data["tokens"] = t.tokens.get(card, 0)
    data["markers"] = t.marks.get(card, 0)
    data["facing"] = t.facing.get(card)
    data["attached"] = _cards(s, t.attached.get(card, ()))
    data["keywords"] = [s.catalog.names[s.cards[one]] for one in t.keywords.get(card, ())]
    return data


def _deal_in_progress(deal: DealInProgress | None) -> Data | None:
    match deal:
        case None:
            return None
        case Fusing():
            return {"kind": "fuse", "rarity": PROMOS[deal.pile], "cards": list(deal.cards)}
        case Helping():
            return {"kind": "npc", "npc": deal.npc, "cards": list(deal.cards)}
        case Trading():
            give, want = deal.deal.give, deal.deal.want
            return {
                "kind": "trade", "partner": deal.partner,
                "give_cards": list(give.cards), "give_money": give.money,
                "give_friends": list(give.friends),
                "want_cards": list(want.cards), "want_money": want.money,
                "want_friends": list(want.friends),
            }  # fmt: skip


# --------------------------------------------------------------------------- the table


def _store(s: State) -> Data:
    """Backs only: the faces are nobody's to see (CARD-6)."""
    return {
        "area": [None if card == NO_CARD else back(s, card) for card in s.shop.store_area],
        "deck": {"count": len(s.shop.store_deck), "top": _top(s, s.shop.store_deck)},
        "core": {"count": len(s.shop.core_deck), "top": _top(s, s.shop.core_deck)},
        "discard_count": len(s.shop.store_discard),
        "core_discard_count": len(s.shop.core_discard),
    }


def _top(s: State, deck: tuple[int, ...]) -> Data | None:
    return back(s, deck[-1]) if deck else None


def _fusion(s: State) -> list[Data]:
    """The piles; anyone may look through them where one may choose (ED-10)."""
    piles: list[Data] = []
    for rarity, pile in zip(PROMOS, s.shop.fusion, strict=True):
        sets = sorted({s.catalog.set_of[s.cards[card]] for card in pile})
        data: Data = {"rarity": rarity, "count": len(pile), "set": sets[0] if sets else None}
        if len(sets) > 1:  # TURN-2
            data["sets"] = sets
        if s.edition.fusion_choice:
            data["cards"] = _cards(s, sorted(pile))
        piles.append(data)
    return piles


def _meta(s: State, number: int) -> Data:
    meta = s.catalog.metas[number]
    return {"id": meta.id, "name": meta.name, "deck": meta.deck, "text": meta.text}


def _npcs(s: State) -> Data | None:
    if not s.edition.npcs:
        return None
    return {
        "open": [_npc(s, npc) for npc in s.shop.npc_open],
        "deck_count": len(s.shop.npc_deck),
        "top": _npc(s, s.shop.npc_deck[-1])
        if s.shop.npc_deck and s.phase == "deckbuilding"
        else None,
        "discard_count": len(s.shop.npc_discard),
    }


def _npc(s: State, number: int) -> Data:
    npc = s.catalog.npcs[number]
    return {"id": npc.id, "name": npc.name, "requirement": npc.requirement, "vp": npc.vp}


def _trades(s: State, seat: int | None) -> list[Data]:
    """Proposals that concern the seat; the cards in them are shown to both sides."""
    found: list[Data] = []
    for one in s.deckbuilding.trades:
        if seat not in (one.seat, one.partner):
            continue
        give, want = one.deal.give, one.deal.want
        found.append({
            "id": one.id, "seat": one.seat, "partner": one.partner,
            "give_cards": _cards(s, give.cards), "give_money": give.money,
            "give_friends": list(give.friends),
            "want_cards": _cards(s, want.cards), "want_money": want.money,
            "want_friends": list(want.friends),
            "possible": not trades.refusal(s, one.seat, one.partner, one.deal),
        })  # fmt: skip
    return found


def _drafting(s: State) -> Data:
    """Which way packs go (0: there are none), who has still to take a card, and what lies open."""
    return {
        "passing": s.drafting.passing,
        "drafters": list(s.drafting.drafters),
        "offer": _cards(s, s.drafting.on_offer),
    }


def _tournament(s: State) -> Data:
    t = s.tournament
    return {
        "first": s.first,
        "turn": t.turn,
        "plays": t.plays,
        "acted": t.acted,
        "scoring": t.scoring >= 0,
        "silenced": [one.trigger for one in t.silenced],
        "tops": [_top_card(s, p.seat) for p in s.players],
    }


def _top_card(s: State, seat: int) -> int | None:
    card = board.top_card(s, seat)
    return None if card == NO_CARD else card


def _prompt(s: State, seat: int | None) -> Data | None:
    """The open question in full to who is asked; to the others who is asked, and about what."""
    prompt = s.tournament.prompt
    if prompt is None:
        return None
    data: Data = {"seat": prompt.seat, "kind": prompt.kind}
    if seat is not None and seat in s.mode.deciders(s, prompt.seat):
        data["options"] = [list(option) for option in prompt.options]
        data["source"] = printed(s, prompt.source) if prompt.source != NO_CARD else None
        data["ability"] = prompt.ability
        data["words"] = _words(s, prompt)
    return data


def _words(s: State, prompt: Prompt) -> list[list[int | str]]:
    """For every ability in question: its number, the text in which it stands, its place there."""
    asked = {prompt.ability} if prompt.ability >= 0 else set[int]()
    for option in prompt.options:
        if option[0] == "effect" and isinstance(option[2], int):
            asked.add(option[2])
    return [[ref, *s.catalog.printed_in(ref)] for ref in sorted(asked)]
