"""Games that a seat could be in: it can tell no difference, and nothing of the true game is in them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import islice

import msgspec
import pytest

from mblades.errors import IllegalAction
from mblades.modes.coop import coop_state
from mblades.modes.funky import chosen_decks
from mblades.modes.records import CoopState, FunkyState
from mblades.rules.deckbuilding.deck import illegal_cards
from mblades.rules.game import Game
from mblades.rules.mode import every_mode
from mblades.rules.setup.setup import Setup
from mblades.rules.state.records import Trading
from mblades.rules.state.state import NO_CARD, NO_CHOICE, State
from mblades.rules.views import redeal
from mblades.testing import Table
from tests.rules.invariants import RandomGame, redealt_is_the_same_to
from tests.rules.random_setups import valid_setups

PLAYERS = {"duel": 2, "coop": 2, "campaign": 2}
TABLES = [
    Setup(players=PLAYERS.get(mode.name, 3), mode=mode.name, edition=edition, seed=11)
    for mode in every_mode()
    for edition in mode.editions
]
OPTIONS = [
    Setup(players=3, seed=4, character_powers=True, pro_cards=True, venues=True),
    Setup(players=3, edition="original", seed=4, character_powers=True, draft=True),
    Setup(players=3, seed=5, prerelease=True, accessory_draft=True),
    Setup(players=3, edition="original", seed=5, sealed=True, venues=True),
    Setup(players=2, mode="campaign", seed=5, accessory_draft=True),
    Setup(players=3, seed=6, ask_forced=True, liquidation=True),
]


def named(setup: Setup) -> str:
    on = [name for name in setup.__struct_fields__ if getattr(setup, name) is True]
    return "-".join((setup.mode, setup.edition, *on))


def moments(
    setup: Setup, look: Callable[[Game, int], None], building: int = 151, playing: int = 9
) -> None:
    """Play a game at random, and look at it every so many steps."""
    played = RandomGame(Game.start(setup), setup.seed)
    steps = 0
    while not played.game.over:
        if steps % (building if played.game.phase == "deckbuilding" else playing) == 0:
            try:
                look(played.game, steps)
            except BaseException:
                print(f"step {steps} of: {msgspec.json.encode(setup).decode()}")
                raise
        played.step()
        steps += 1


# --------------------------------------------------------------------------- for every seat


def no_difference(game: Game, steps: int) -> None:
    for seat in (*game.seats, None):
        other = redealt_is_the_same_to(game, seat, steps)
        assert other.digest() == game.redeal(seat, steps).digest(), "the same seed, the same deal"
        again = other.redeal(seat, steps + 1).digest()
        assert again == game.redeal(seat, steps + 1).digest(), "the true game does not show"


@pytest.mark.parametrize("setup", [*TABLES, *OPTIONS], ids=named)
def test_a_seat_cannot_tell_a_redealt_game_from_the_true_one(setup: Setup) -> None:
    moments(setup, no_difference)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_whatever_the_set_up_a_seat_cannot_tell_the_difference(part: int) -> None:
    for setup in islice(valid_setups(seed=500 + part), 6):
        moments(setup, no_difference, building=61, playing=3)


def same_of_twins(game: Game, steps: int) -> None:
    """Between effects, for there the twin is made by hand."""
    if game.state.tournament.stack or game.state.tournament.groups:
        return
    for seat in game.seats:
        twin = game.clone()
        permute_hidden(twin.state, seat, random.Random(steps))
        assert twin.redeal(seat, steps).digest() == game.redeal(seat, steps).digest()


@pytest.mark.parametrize("setup", [*TABLES, *OPTIONS[:-1]], ids=named)
def test_games_that_differ_in_what_is_hidden_are_dealt_alike(setup: Setup) -> None:
    moments(setup, same_of_twins, playing=25)


def permute_hidden(s: State, seat: int, rng: random.Random) -> None:
    """Exchange cards that a seat cannot see, so that all it may know stays the same.

    What it may know of hidden cards: how many there are, the backs (sets) in the store, that a
    fusion or prize pile is of one set, and the cards it was offered or asked for in a trade.
    """
    known = cards_of_trades(s, seat)
    deep = list(s.shop.store_deck[:-1])
    hidden: list[int] = list(deep)
    areas: dict[int, tuple[str, ...]] = {}
    for player in s.mode.builders(s):
        unseen_areas: tuple[str, ...] = ("unseen",)
        if player.seat != seat:
            looked_at = s.mode.may_look_at(s, seat, player.seat)
            unseen_areas += ("hand", "pack", *(() if looked_at else s.mode.hidden_areas))
        areas[player.seat] = unseen_areas
        for area in unseen_areas:
            hidden += [c for c in player.cards_in(area) if c not in known | set(player.shown)]
    rng.shuffle(hidden)
    fresh = iter(hidden)
    s.shop.store_deck = (*(next(fresh) for _ in deep), *s.shop.store_deck[-1:])
    for player in s.mode.builders(s):
        seen = known | set(player.shown)
        for area in areas[player.seat]:
            cards = tuple(c if c in seen else next(fresh) for c in player.cards_in(area))
            player.put_in(area, cards)
        if player.seat != seat:
            player.deal = None
    if isinstance(s.mode_state, FunkyState):
        s.mode_state = FunkyState(
            tuple(
                deck if deck == NO_CHOICE or n == seat else rng.randrange(4 - s.round)
                for n, deck in enumerate(s.mode_state.chosen)
            )
        )
    core = s.shop.core_deck[:-1]  # the back of the top one shows its set
    s.shop.core_deck = (*rng.sample(core, len(core)), *s.shop.core_deck[-1:])
    _swap_store_cards_of_one_set(s, rng)
    if not s.edition.fusion_choice:
        s.shop.fusion = tuple(tuple(rng.sample(pile, len(pile))) for pile in s.shop.fusion)
    s.shop.prizes = tuple(tuple(rng.sample(pile, len(pile))) for pile in s.shop.prizes)
    s.venue_deck = tuple(rng.sample(s.venue_deck, len(s.venue_deck)))
    s.shop.reserve = tuple(tuple(rng.sample(piles, len(piles))) for piles in s.shop.reserve)
    s.meta_decks = tuple(
        (*rng.sample(metas[:-1], len(metas) - 1), metas[-1]) if metas else ()
        for metas in s.meta_decks
    )
    s.deckbuilding.trades = tuple(
        trade for trade in s.deckbuilding.trades if seat in (trade.seat, trade.partner)
    )
    s.next_trade += 3
    s.rng ^= 12345
    for player in s.players:  # of a boss nobody knows the order of its deck
        if not s.mode.builds(s, player.seat):
            player.deck = tuple(rng.sample(player.deck, len(player.deck)))
    if isinstance(s.mode_state, CoopState):
        now = s.mode_state
        here = s.round - len(now.bosses) + len(now.decks)  # 1 before the boss sits down
        to_come = rng.sample(now.decks[here:], len(now.decks[here:]))
        s.mode_state = msgspec.structs.replace(
            now,
            accessories=tuple(rng.sample(now.accessories, len(now.accessories))),
            decks=(*now.decks[:here], *to_come),
        )


def cards_of_trades(s: State, seat: int) -> set[int]:
    """The cards in open trades that a seat is part of, and in the one it is putting together."""
    trades = s.deckbuilding.trades
    deals = [trade.deal for trade in trades if seat in (trade.seat, trade.partner)]
    own = s.players[seat].deal
    if isinstance(own, Trading):
        deals.append(own.deal)
    return {card for deal in deals for card in (*deal.give.cards, *deal.want.cards)}


def _swap_store_cards_of_one_set(s: State, rng: random.Random) -> None:
    """Exchange face-down store cards with cards of the same back from the deck."""
    area, deck = list(s.shop.store_area), list(s.shop.store_deck)
    for slot, card in enumerate(area):
        if card == NO_CARD or any(card in player.peeked for player in s.players):
            continue
        back = s.catalog.set_of[s.cards[card]]
        alike = [n for n, c in enumerate(deck) if s.catalog.set_of[s.cards[c]] == back]
        if alike:
            n = rng.choice(alike)
            area[slot], deck[n] = deck[n], card
    s.shop.store_area, s.shop.store_deck = tuple(area), tuple(deck)


@pytest.mark.parametrize("edition", ["original", "collusion"])
def test_when_no_deal_will_do_the_players_cards_stay(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look(game: Game, steps: int) -> None:
        for seat in (*game.seats, None):
            other = redealt_is_the_same_to(game, seat, steps).state
            for p in game.state.players:
                assert [other.cards[c] for c in p.hand] == [game.state.cards[c] for c in p.hand]

    monkeypatch.setattr(redeal, "MOST_DEALS", 0)
    moments(Setup(players=3, edition=edition, seed=6), look, building=400)  # type: ignore[arg-type]


# --------------------------------------------------------------------------- they can be played


def plays_on(game: Game, steps: int) -> None:
    seat = (*game.seats, None)[steps % (len(game.seats) + 1)]
    other = game.redeal(seat, steps)
    assert Game.load(other.dump()).digest() == other.digest() == other.clone().digest()
    before = game.digest()
    RandomGame(other, steps).play(thorough_every=10_000)
    assert other.over
    assert game.digest() == before, "a redealt game is a game of its own"


@pytest.mark.parametrize("setup", [*TABLES, *OPTIONS], ids=named)
def test_redealt_games_are_played_to_the_end(setup: Setup) -> None:
    moments(setup, plays_on, building=700, playing=80)


def choices_work(game: Game, steps: int) -> None:
    seat = steps % len(game.seats)
    other = game.redeal(seat, steps)
    for one in other.waiting:
        for action in other.choices(one):
            other.clone().act(one, action)


@pytest.mark.parametrize("setup", [*TABLES, *OPTIONS], ids=named)
def test_everything_that_is_offered_in_a_redealt_game_can_be_done(setup: Setup) -> None:
    moments(setup, choices_work, building=400, playing=12)


# --------------------------------------------------------------------------- evenly

SEEDS = 3000


def is_even(counted: Counter[int], expected: dict[int, float]) -> None:
    """A chi-square of about its degrees of freedom, and nothing left out."""
    assert set(counted) == set(expected)
    total = sum(counted.values())
    weight = sum(expected.values())
    odds = {key: total * share / weight for key, share in expected.items()}
    square = sum((counted[key] - odds[key]) ** 2 / odds[key] for key in odds)
    freedom = len(odds) - 1
    assert square < freedom + 4 * (2 * freedom) ** 0.5


def dealt(game: Game, look: Callable[[State], int]) -> Counter[int]:
    return Counter(look(game.redeal(0, seed).state) for seed in range(SEEDS))


def opened() -> Game:
    game = Game.start(Setup(players=3, edition="original", build="First Game", seed=8))
    game.tick()
    return game


def test_a_face_down_card_of_the_store_is_any_of_its_set() -> None:
    game = opened()
    s = game.state
    card = s.shop.store_area[0]
    back = s.catalog.set_of[s.cards[card]]
    own = set(s.players[0].binder)
    left = Counter(d for n, d in enumerate(s.cards) if n not in own and s.catalog.set_of[d] == back)
    assert len(left) > 2
    is_even(dealt(game, lambda s: s.cards[s.shop.store_area[0]]), dict(left))


def test_the_top_of_a_meta_deck_is_any_meta() -> None:
    game = opened()
    metas = game.state.meta_decks[1]
    is_even(dealt(game, lambda s: s.meta_decks[1][-1]), dict.fromkeys(metas, 1))


def test_a_card_of_a_hidden_pile_is_any_promo_of_it() -> None:
    game = opened()
    s = game.state
    pile = Counter(s.cards[card] for card in s.shop.fusion[0])
    is_even(dealt(game, lambda s: s.cards[s.shop.fusion[0][-1]]), dict(pile))


def test_one_that_two_players_may_hold_is_held_by_each_as_often() -> None:
    game = opened()
    s = game.state
    held = [s.cards[card] for card in s.players[1].binder]
    starter = next(design for design in held if s.catalog.rarity[design] == "Starter")
    counted: Counter[int] = Counter()
    for seed in range(SEEDS):
        other = game.redeal(0, seed).state
        counted.update(
            p.seat for p in other.players[1:] for c in p.binder if other.cards[c] == starter
        )
    is_even(counted, {p.seat: len(p.binder) for p in s.players[1:]})


def test_which_deck_the_others_have_chosen_is_anyones_guess() -> None:
    game = Game.start(Setup(players=3, mode="funky", seed=2))
    while game.phase != "choosing":
        game.tick()
    game.act(1, ("use_deck", "second_deck"))
    is_even(dealt(game, lambda s: chosen_decks(s)[1]), dict.fromkeys(range(3), 1))
    assert chosen_decks(game.redeal(1, 5).state)[1] == 1
    assert chosen_decks(game.redeal(1, 5).state)[0] == NO_CHOICE


def test_the_boss_plays_its_singles_in_any_order() -> None:
    game = Game.start(Setup(players=2, mode="coop", seed=2))
    deck = game.state.players[-1].deck
    is_even(dealt(game, lambda s: s.players[-1].deck[0]), dict.fromkeys(deck, 1))


def test_the_bosses_of_a_campaign_come_in_any_order() -> None:
    game = Game.start(Setup(players=1, mode="campaign", seed=2))
    s = game.state
    is_even(
        dealt(game, lambda s: coop_state(s).bosses[1]), dict.fromkeys(coop_state(s).bosses[1:], 1)
    )
    other = game.redeal(0, 3).state
    assert coop_state(other).bosses[0] == coop_state(s).bosses[0]
    sets = [other.catalog.set_of[other.cards[pile[0]]] for pile in coop_state(other).decks]
    assert sets == [other.catalog.library.bosses[n].name for n in coop_state(other).bosses[1:]]


# --------------------------------------------------------------------------- what can be


def hands_are_of_legal_decks(game: Game, steps: int) -> None:
    other = game.redeal(0, steps).state
    for p in other.players[1:]:
        if game.phase == "tournament":
            kinds = {other.catalog.kind[other.cards[card]] for card in p.hand}
            assert kinds <= {"Single"}
            names = [other.catalog.names[other.cards[card]] for card in p.hand]
            assert len(set(names)) == len(names)
        elif len(p.deck) <= 8:
            assert not illegal_cards(other, p.deck, p)


@pytest.mark.rule("DB-13")
@pytest.mark.parametrize("edition", ["original", "collusion"])
def test_other_players_have_legal_decks(edition: str) -> None:
    setup = Setup(players=3, edition=edition, seed=21)  # type: ignore[arg-type]
    moments(setup, hands_are_of_legal_decks, building=50, playing=5)


def test_what_others_hold_is_dealt_anew_while_a_question_is_open() -> None:
    t = Table(players=2)
    t.card("Bully", text="Play: Flip a card in an opponent's tableau.")
    names = ("Ant", "Bee", "Cat", "Dog")
    for name in names:
        t.card(name, stars=2)
    t.tableau(1, "Bully", "Bully")
    t.hand(1, *names[:2])
    t.binder(1, *names[2:])
    t.hand(0, "Bully")
    t.play(0, "Bully#3")
    asked = t.state.tournament.prompt
    assert asked is not None
    hands = set()
    for seed in range(20):
        other = t.game.redeal(0, seed).state
        assert other.tournament.prompt == asked
        hands.add(frozenset(other.catalog.names[other.cards[c]] for c in other.players[1].hand))
    assert len(hands) > 3


def test_who_is_asked_is_asked_the_same_in_every_deal() -> None:
    t = Table(players=3)
    t.card(
        "Spy",
        text="Play: Choose one: Each opponent discards a Fire card; or gain 10 RP; or gain 2 M$.",
    )
    t.card("Ash", symbols="Fire")
    t.card("Coal", symbols="Fire")
    for name in ("Dew", "Eel", "Fog"):
        t.card(name, symbols="Water")
    t.hand(1, "Dew")
    t.hand(2, "Eel")
    t.binder(1, "Coal", "Fog")
    t.binder(2, "Ash")
    t.hand(0, "Spy")
    t.play(0, "Spy")
    assert t.options == ["Gain 10 RP.", "Gain 2 M$."]  # so nobody else holds a Fire card
    deals = [t.game.redeal(0, seed).state for seed in range(30)]
    assert {one.tournament.prompt for one in deals} == {t.state.tournament.prompt}
    assert len({one.cards for one in deals}) > 1


def test_what_a_hidden_card_has_been_used_for_is_not_known() -> None:
    t = Table(players=2)
    t.card("Sword", stars=3)
    t.tableau(1, "Sword")
    t.hand(1, "Sword")
    seen, held = t.number_of("Sword#1"), t.number_of("Sword#2")
    used = frozenset({(seen, 0), (held, 0)})
    t.state.tournament.used = t.state.tournament.used_this_turn = used
    others, own = (t.game.redeal(seat, 1).state.tournament for seat in (0, 1))
    assert others.used == others.used_this_turn == {(seen, 0)}
    assert own.used == own.used_this_turn == used


def test_what_is_shown_and_what_is_offered_in_a_trade_stays() -> None:
    game = opened()
    mine, shown, offered = 0, game.state.players[1].binder[0], game.state.players[2].binder[0]
    game.act(1, ("show", shown))
    stars = game.state.catalog.stars[game.state.cards[offered]]
    game.act(2, ("propose", mine, (offered,), 0, (), (), stars, ()))
    for seed in range(20):
        other = game.redeal(mine, seed).state
        for card in (shown, offered):
            assert other.cards[card] == game.state.cards[card]
        assert shown in other.players[1].binder
        assert offered in other.players[2].binder
    others = {game.redeal(1, seed).state.deckbuilding.trades for seed in range(3)}
    assert others == {()}, "and who is not asked knows of no trade"


@pytest.mark.rule("TRN-13")
def test_a_card_that_was_flipped_in_front_of_all_stays() -> None:
    def look(game: Game, steps: int) -> None:
        other = game.redeal(None, steps).state
        for card in game.state.tournament.down:
            assert other.cards[card] == game.state.cards[card]

    moments(Setup(players=3, seed=3), look, building=10_000, playing=5)


def test_random_numbers_are_new() -> None:
    game = opened()
    numbers = {game.redeal(0, seed).state.rng for seed in range(5)}
    assert len(numbers) == 5
    assert game.state.rng not in numbers


def test_the_seed_of_the_true_game_is_not_in_it() -> None:
    game = opened()
    assert game.redeal(0, 1).state.setup == msgspec.structs.replace(game.state.setup, seed=0)


def test_there_is_no_seat_beyond_the_table() -> None:
    with pytest.raises(IllegalAction, match="There is no seat"):
        opened().redeal(3, 1)
