"""Non-professional players: discard what one asks for and gain it (DB-24, RUL-17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from mblades.cards.design import Npc
from mblades.cards.matching import printed_tests
from mblades.errors import IllegalAction
from mblades.rules.deckbuilding import deal_in_progress, powers
from mblades.rules.effects.catalog import Catalog, Derived
from mblades.rules.state import action_tables, events
from mblades.rules.state.actions import Action, Help, HelpWith
from mblades.rules.state.kept import Kept
from mblades.rules.state.piles import discard, uncover
from mblades.rules.state.random import shuffled
from mblades.rules.state.records import Helping
from mblades.rules.state.state import Player, State

OPEN_NPCS: Final = 2
Need: TypeAlias = frozenset[int]  # the designs that fill one place of a requirement


class Wishes(NamedTuple):
    """What an NPC asks for."""

    places: tuple[Need, ...]  # one entry a card
    parts: list[int]  # by design: the parts of the requirement it answers, as a bit set
    least: tuple[tuple[int, int], ...]  # (parts, how many cards must answer one of them)


def wishes(catalog: Catalog) -> tuple[Wishes, ...]:
    """What each NPC asks for."""
    return catalog.derived(AllWishes).by_npc


class AllWishes(Derived):
    """What every NPC of a library asks for."""

    def __init__(self, catalog: Catalog) -> None:
        super().__init__(catalog)
        self.by_npc = tuple([_wishes_of(catalog, npc) for npc in catalog.npcs])


def _wishes_of(catalog: Catalog, npc: Npc) -> Wishes:
    fitting: list[Need] = []
    for cards in npc.requires:
        tests = printed_tests(cards.filter)
        fitting.append(
            frozenset(
                n for n, one in enumerate(catalog.designs) if all(test(one) for test in tests)
            )
        )
    counts = [cards.count for cards in npc.requires]
    parts = [0] * len(catalog.designs)
    for bit, designs in enumerate(fitting):
        for number in designs:
            parts[number] |= 1 << bit
    # Hall's theorem: every group of parts needs as many cards as it asks for.
    least = [
        (group, sum(count for bit, count in enumerate(counts) if group >> bit & 1))
        for group in range(1, 1 << len(counts))
    ]
    places = [need for need, count in zip(fitting, counts, strict=True) for _ in range(count)]
    return Wishes(tuple(places), parts, tuple(least))


def _can_fill(
    places: Sequence[Need], numbers: Sequence[int], picked: Sequence[int], others: Sequence[int]
) -> bool:
    """Whether all the picked cards, with some of the others, fill the places one each."""
    if len(picked) > len(places):
        return False
    holder = [-1] * len(places)  # the card in each place
    found = (*picked, *others)

    def place_card(card: int, tried: set[int]) -> bool:
        for place, need in enumerate(places):
            if place not in tried and numbers[found[card]] in need:
                tried.add(place)
                if holder[place] < 0 or place_card(holder[place], tried):
                    holder[place] = card
                    return True
        return False

    if not all(place_card(card, set()) for card in range(len(picked))):
        return False
    for card in range(len(picked), len(found)):
        if -1 not in holder:
            break
        place_card(card, set())
    return -1 not in holder


def can_gain(s: State, p: Player, npc: int) -> bool:
    """Whether the binder has what the NPC asks for."""
    places, parts, least = wishes(s.catalog)[npc]
    numbers = s.cards
    found = [part for card in p.binder if (part := parts[numbers[card]])]
    if len(found) < len(places):
        return False
    return all(len([1 for part in found if part & group]) >= count for group, count in least)


def answers_to(s: State, p: Player, npc: int) -> list[list[int]]:
    """For each card that an NPC asks for those of the binder that would do."""
    places = wishes(s.catalog)[npc].places
    return [[card for card in p.binder if s.cards[card] in need] for need in places]


def takes_marker(s: State, p: Player) -> bool:
    """Whether an NPC costs the player a sell marker; a power may spare it."""
    return not powers.bonus(s, p, "npcs")


def _has_marker(s: State, p: Player) -> bool:
    return p.markers > 0 or not takes_marker(s, p)


def choices(s: State, p: Player, kept: Kept[list[Action]]) -> list[Action]:
    """NPCs that can be gained."""
    if not s.edition.npcs or not _has_marker(s, p):
        return []
    offered = _on_offer(s)
    basis = (offered, p.binder)
    found = kept.get("npcs", basis)
    if found is None:
        npcs = s.catalog.npcs
        found = [action_tables.help_npc(npcs[npc].id) for npc in offered if can_gain(s, p, npc)]
        kept.keep("npcs", basis, found)
    return found


def gain(s: State, p: Player, action: Help | HelpWith) -> None:
    """Begin the picks, or do it at once with all the cards."""
    npc = _asked(s, action.npc)
    if not _has_marker(s, p):
        raise IllegalAction("You have no sell markers left.")
    if not can_gain(s, p, npc):
        raise IllegalAction(
            "You do not have the cards that {npc} asks for in your binder.",
            npc=s.catalog.npcs[npc].name,
        )
    if isinstance(action, Help):
        p.deal = Helping(npc)
        return
    cards = action.cards
    deal_in_progress.check_held(cards, p)
    places = wishes(s.catalog)[npc].places
    if len(cards) != len(places) or not _can_fill(places, s.cards, cards, ()):
        raise IllegalAction(
            "Those are not the cards that {npc} asks for.", npc=s.catalog.npcs[npc].name
        )
    _carry_out(s, p, npc, cards)


def pick_choices(s: State, p: Player) -> list[Action]:
    """Cards that bring the requirement nearer; none if someone else was faster."""
    npc, cards = _under_way(p)
    found: list[Action] = []
    if npc in _on_offer(s) and _has_marker(s, p):
        found = [s.actions.pick[card] for card in p.binder if _helps(s, p, npc, cards, card)]
    return [*found, action_tables.CANCEL]


def pick(s: State, p: Player, card: int) -> None:
    """One more card for the NPC."""
    npc, cards = _under_way(p)
    if npc not in _on_offer(s):
        raise IllegalAction(
            "Another player has already gained {npc}.", npc=s.catalog.npcs[npc].name
        )
    if not _has_marker(s, p):
        raise IllegalAction("You have no sell markers left.")
    if card not in p.binder:
        raise IllegalAction("That card is not in your binder.")
    if not _helps(s, p, npc, cards, card):
        raise IllegalAction("{npc} does not ask for that card.", npc=s.catalog.npcs[npc].name)
    cards += (card,)
    if len(cards) < len(wishes(s.catalog)[npc].places):
        p.deal = Helping(npc, cards)
        return
    p.deal = None
    _carry_out(s, p, npc, cards)


def _helps(s: State, p: Player, npc: int, cards: tuple[int, ...], card: int) -> bool:
    places = wishes(s.catalog)[npc].places
    if card in cards or not any(s.cards[card] in place for place in places):
        return False
    picked = (*cards, card)
    others = [other for other in p.binder if other not in picked]
    return _can_fill(places, s.cards, picked, others)


def _under_way(p: Player) -> tuple[int, tuple[int, ...]]:
    assert isinstance(p.deal, Helping)
    return p.deal.npc, p.deal.cards


def _on_offer(s: State) -> tuple[int, ...]:
    return s.shop.npc_open + s.shop.npc_deck[-1:]


def _asked(s: State, name: str) -> int:
    if not s.edition.npcs:  # ED-5
        raise IllegalAction("There are no NPCs in this edition.")
    for npc in _on_offer(s):
        if s.catalog.npcs[npc].id == name:
            return npc
    raise IllegalAction("That NPC is not available.")


def _carry_out(s: State, p: Player, npc: int, cards: tuple[int, ...]) -> None:
    deal_in_progress.take_from(p, "binder", cards)
    discard(s, cards)
    if takes_marker(s, p):
        p.markers -= 1
    p.npcs += (npc,)
    if npc in s.shop.npc_open:
        slot = s.shop.npc_open.index(npc)
        new = draw(s)
        s.shop.npc_open = s.shop.npc_open[:slot] + new + s.shop.npc_open[slot + 1 :]
    else:
        s.shop.npc_deck = s.shop.npc_deck[:-1]
    remake(s)
    uncover(s)
    s.events.append(events.GainedNpc(p.seat, npc, cards))


def draw(s: State) -> tuple[int, ...]:
    """The top NPC, or nothing."""
    remake(s)
    top = s.shop.npc_deck[-1:]
    s.shop.npc_deck = s.shop.npc_deck[:-1]
    return top


def remake(s: State) -> None:
    """The NPC discard becomes the deck when the deck is empty."""
    if not s.shop.npc_deck and s.shop.npc_discard:
        s.shop.npc_deck = shuffled(s, s.shop.npc_discard)
        s.shop.npc_discard = ()
        s.events.append(events.Remade("npc"))


def deal(s: State) -> None:
    """Two NPCs lie face up."""  # DB-5
    while len(s.shop.npc_open) < OPEN_NPCS:
        new = draw(s)
        if not new:
            break
        s.shop.npc_open += new
    remake(s)
