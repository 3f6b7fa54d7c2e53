"""Laying out a game: from a set-up to the first deckbuilding phase (SET, FLOW, PRE)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from mblades.cards.design import CardSet, Design
from mblades.cards.library import MILLENNIUM_ACCESSORIES, Library
from mblades.cards.library import load as load_library
from mblades.errors import SetupError
from mblades.rules.deckbuilding import booster_draft as drafting
from mblades.rules.deckbuilding import phase as deckbuilding
from mblades.rules.deckbuilding import powers
from mblades.rules.deckbuilding.fusion import restock
from mblades.rules.effects.catalogs import catalog_of
from mblades.rules.mode import mode_named
from mblades.rules.setup import options
from mblades.rules.setup.chosen_sets import Chosen, check_form, check_players, choose, own_first
from mblades.rules.setup.setup import Setup
from mblades.rules.state.action_tables import card_actions
from mblades.rules.state.piles import draw_core, draw_store, without
from mblades.rules.state.random import shuffled
from mblades.rules.state.state import NO_CARD, State
from mblades.text.tree import PROMOS, Filter, GiveKeyword
from mblades.text.walking import contains, parts

if TYPE_CHECKING:
    from mblades.rules.effects.catalog import Catalog

FEWEST_AT_TABLE: Final = 2


def start(setup: Setup, library: Library | None = None) -> State:
    """A game laid out and ready: in its first deckbuilding phase, or in the Pre-Release."""
    check_players(setup, check_form(setup))
    s = empty(setup, library)
    if setup.prerelease:
        s.round = 0
    chosen = choose(setup, s.catalog.library, s.edition, s)
    _lay_out(s, chosen)
    _give_backer_cards(s, chosen)
    for p in s.players:
        powers.give_promos(s, p)
    for pile in range(len(PROMOS)):
        restock(s, pile)
    for p in s.mode.builders(s):
        dealt = [draw_store(s) for _ in range(s.edition.first_cards)]  # SET-7
        if setup.sealed:  # OPT-8
            dealt += [draw_store(s) for _ in range(s.edition.sealed_store)]
            dealt += [draw_core(s) for _ in range(s.edition.sealed_core)]
        p.binder += tuple([card for card in dealt if card != NO_CARD])
    if s.drafting.on_offer:
        drafting.begin_accessories(s)
    else:
        s.mode.begin(s)
    return s


def empty(setup: Setup, library: Library | None = None) -> State:
    """A table with players and nothing on it, for scenes (`mblades.testing`) and tests."""
    edition = check_form(setup)
    seats = mode_named(setup.mode).seats(setup)
    if not FEWEST_AT_TABLE <= seats <= edition.most_players:  # ED-1
        raise SetupError(
            "the {edition} edition is for {fewest} to {most} players, not {players}",
            edition=edition.name,
            fewest=FEWEST_AT_TABLE,
            most=edition.most_players,
            players=seats,
        )
    known = load_library() if library is None else library
    if setup.custom_sets:
        known = known.with_sets(setup.custom_sets)
    mode = mode_named(setup.mode)
    return State(setup, edition, mode, catalog_of(known), (), card_actions(0))


class Cards:
    """Gives out card numbers."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.designs: list[int] = []

    def of(self, sets: Iterable[CardSet]) -> tuple[int, ...]:
        """New cards: every copy of every design of the sets."""
        first = len(self.designs)
        for card_set in sets:
            for design in card_set.designs:
                self.designs += [self.catalog.design_index[design.id]] * design.copies
        return tuple(range(first, len(self.designs)))

    def side(self, *designs: Design) -> tuple[int, ...]:
        """New cards of side designs, as many as there are copies."""
        first = len(self.designs)
        for design in designs:
            self.designs += [self.catalog.design_index[design.id]] * design.copies
        return tuple(range(first, len(self.designs)))


def _lay_out(s: State, chosen: Chosen) -> None:
    """Make every card there is, and put it where it belongs."""  # SET-1 to SET-5
    cards = Cards(s.catalog)
    store = cards.of((*chosen.expansion, *chosen.premium, *chosen.master))
    core = cards.of(chosen.core)
    for p, starter in zip(s.players, chosen.starters, strict=False):
        p.deck = cards.of((starter,))
    for p, character in zip(s.players, chosen.characters, strict=False):
        p.character = character
        if s.edition.friendship:
            p.friends = tuple(sorted(s.catalog.characters[character].friendship))
    fusion = tuple(
        cards.of(one for one in chosen.fusion if one.rarity == rarity) for rarity in PROMOS
    )
    prizes = tuple(cards.of((one,)) for one in chosen.prizes)
    reserve = tuple(
        tuple(cards.of((one,)) for one in _unused(s, chosen, n)) for n in range(len(PROMOS))
    )
    if s.setup.character_powers:
        _give_powers(s, cards)
    options.lay_out(s, cards)
    s.mode.lay_out(s, cards, chosen)
    s.cards = tuple(cards.designs)
    for p in s.players:
        p.markers = deckbuilding.marker_count(s, p)
    s.actions = card_actions(len(s.cards))
    if s.edition.core_deck:  # ED-3
        s.shop.store_deck, s.shop.core_deck = shuffled(s, store), shuffled(s, core)
    else:
        s.shop.store_deck = shuffled(s, store + core)
    s.shop.fusion = tuple(shuffled(s, pile) for pile in fusion)  # ED-10
    s.shop.prizes = prizes
    s.shop.reserve = reserve
    s.meta_decks = tuple(shuffled(s, _meta_deck(s, deck)) for deck in chosen.metas)  # SET-4
    if s.edition.npcs:  # ED-5
        npcs = [n for n, npc in enumerate(s.catalog.npcs) if _has_sense(s, npc.requires)]
        s.shop.npc_deck = shuffled(s, tuple(npcs))


def _give_powers(s: State, cards: Cards) -> None:
    """Each player's character card, their pro player cards, and keyword cards if needed."""
    powers_given = []
    for p in s.players:  # OPT-1
        character = s.catalog.characters[p.character]
        if character.power is None or (s.setup.pro_cards and character.pro is None):
            raise SetupError("{character} has no power in this library", character=character.name)
        p.powers = cards.side(character.power)
        powers_given.append(character.power)
    if s.setup.pro_cards:  # OPT-2
        pros = [s.catalog.characters[p.character].pro for p in s.players]
        s.pros = tuple(cards.side(pro) for pro in pros if pro is not None)
    if any(contains(power.tree, GiveKeyword) for power in powers_given):
        s.keyword_cards = cards.side(*s.catalog.library.keyword_cards)  # OPT-11


def _unused(s: State, chosen: Chosen, rarity: int) -> tuple[CardSet, ...]:
    """Promo sets that may follow when a fusion pile runs out, in random order."""  # ED-24
    if not s.edition.new_fusion_set and not s.edition.promos_replaced:
        return ()
    if PROMOS[rarity] not in s.edition.fusion_sets:
        return ()
    used = {one.name for one in (*chosen.fusion, *chosen.prizes)}
    if options.has_accessories(s.setup):
        used.add(MILLENNIUM_ACCESSORIES)
    sets = s.catalog.library.sets.values()
    unused = tuple(one for one in sets if one.rarity == PROMOS[rarity] and one.name not in used)
    return own_first(s.setup, shuffled(s, unused))


def _meta_deck(s: State, deck: str) -> tuple[int, ...]:
    metas = enumerate(s.catalog.metas)
    return tuple(n for n, meta in metas if meta.deck == deck and _has_sense(s, meta.tree))


def _has_sense(s: State, wanted: object) -> bool:
    """Whether there may be cards of the rarities that a meta or an NPC speaks of."""  # RUL-26
    rarities = [part.rarity for part in parts(wanted) if isinstance(part, Filter)]
    return s.edition.starter_decks or "Starter" not in rarities


# --------------------------------------------------------------------------- SET-6


def _give_backer_cards(s: State, chosen: Chosen) -> None:
    """Backers take their named promo; everyone else gets a random card of its set."""
    named = _backer_cards(s, chosen)
    for seat, card in named:
        _take_promo(s, card)
        s.players[seat].binder += (card,)
    for seat, card in named:
        set_name = s.catalog.set_of[s.cards[card]]
        for p in s.mode.builders(s):
            if p.seat == seat:
                continue
            left = [
                one
                for pile in (*s.shop.fusion, *s.shop.prizes)
                for one in pile
                if s.catalog.set_of[s.cards[one]] == set_name
            ]
            if left:
                lucky = shuffled(s, tuple(left))[0]
                _take_promo(s, lucky)
                p.binder += (lucky,)
    for pile in range(len(PROMOS)):
        restock(s, pile)


def _backer_cards(s: State, chosen: Chosen) -> list[tuple[int, int]]:
    library = s.catalog.library
    in_game = {one.name for one in (*chosen.fusion, *chosen.prizes)}
    promos = [card for pile in (*s.shop.fusion, *s.shop.prizes) for card in pile]
    found: list[tuple[int, int]] = []
    for seat, name in s.setup.backers:
        if not 0 <= seat < s.setup.players:
            raise SetupError("there is no seat {seat} to give a backer card to", seat=seat)
        design = library.design(name)
        if design.set not in in_game:
            raise SetupError(
                'the backer card "{card}" is not in any promo set of this game ({sets})',
                card=design.name,
                sets=", ".join(sorted(in_game)),
            )
        card = next(c for c in promos if s.cards[c] == s.catalog.design_index[design.id])
        if any(seat == other for other, _ in found):
            raise SetupError(
                "seat {seat} has two backer cards; each player can have only one", seat=seat
            )
        if any(card == other for _, other in found):
            raise SetupError('two players have the backer card "{card}"', card=design.name)
        found.append((seat, card))
    return found


def _take_promo(s: State, card: int) -> None:
    s.shop.fusion = tuple(without(pile, card) if card in pile else pile for pile in s.shop.fusion)
    s.shop.prizes = tuple(without(pile, card) if card in pile else pile for pile in s.shop.prizes)
