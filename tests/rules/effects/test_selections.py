"""Which cards and which players are meant: places, filters, how many, whose, who."""

from __future__ import annotations

import pytest

from mblades.rules.state.events import Revealed
from mblades.testing import Table


def chosen(text: str) -> list[str]:
    """The cards that are offered when a card with this text is played between others."""
    t = table(text)
    t.play(0, "Chooser")
    prompt = t.prompt
    while prompt is not None and prompt.kind == "player":
        t.choose(0, 2)
        prompt = t.prompt
    return [] if prompt is None else sorted(name for name in t.options if name != "done")


def table(text: str) -> Table:
    t = Table(players=3)
    t.card(
        "Flame", stars=6, symbols="Fire Mage", rarity="Gold", set="Embers", text="Flip: Gain 0 RP."
    )
    t.card("Frog", stars=3, symbols="Water Animal", rarity="Bronze")
    t.card("Fox", stars=4, symbols="Fire Animal", rarity="Master", set="Embers")
    t.card("Ant", stars=5, symbols="Earth Animal")
    t.card("Giant", stars=8, symbols="Earth Myth", text="Action: Gain 1 RP.")
    t.card("Slate", stars=2)
    t.card("Box", kind="Deck Box")
    t.card("Charm", kind="Accessory")
    t.card("Chooser", stars=5, symbols="Fire Soldier", set="Embers", rarity="Gold", text=text)
    t.tableau(0, "Flame", "Frog", "Fox")
    t.face_down("Frog")
    t.tableau(1, "Ant", "Slate")
    t.tableau(2, "Giant", "Ant")
    t.box(1, "Box")
    t.accessories(0, "Charm")
    t.hand(0, "Chooser", "Slate", "Frog")
    t.hand(1, "Giant", "Ant")
    t.hand(2, "Fox", "Ant")
    t.binder(0, "Ant", "Slate")
    t.aftermarket("Giant", "Fox")
    return t


# --------------------------------------------------------------------------- places and whose


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Play: Choose a card in your tableau.", ["Chooser", "Flame", "Fox"]),
        ("Play: Choose a card in an opponent's tableau.", ["Ant", "Ant", "Giant", "Slate"]),
        ("Play: Choose a card in another player's tableau.", ["Ant", "Ant", "Giant", "Slate"]),
        (
            "Play: Choose a card in any tableau.",
            ["Ant", "Ant", "Chooser", "Flame", "Fox", "Giant", "Slate"],
        ),
        ("Play: Choose an opponent. Choose a card in that player's tableau.", ["Ant", "Giant"]),
        ("Play: Choose a card in the player to your left's tableau.", ["Ant", "Slate"]),
        ("Play: Choose a card in the player to your right's tableau.", ["Ant", "Giant"]),
        ("Play: Choose a card in your hand.", ["Frog", "Slate"]),
        ("Play: Choose a card in your binder.", ["Ant", "Slate"]),
        ("Play: Choose a card in the Aftermarket.", ["Fox", "Giant"]),
        ("Play: Choose a card to the left of this card.", ["Flame", "Fox"]),
        ("Play: Choose any number of cards adjacent to this card.", ["Fox"]),
    ],
)
def test_places(text: str, names: list[str]) -> None:
    assert chosen(text) == names


def test_to_the_right_and_adjacent() -> None:
    t = Table()
    t.card(
        "Middle", text="Action: Choose a card to the right of this card. Put a star token on it."
    )
    t.card("Near", text="Action: Put a star token on each card adjacent to this card.")
    for name in "ABC":
        t.card(name)
    t.tableau(0, "A", "Near", "Middle", "B", "C")
    t.action(0, "Near")
    assert [t.tokens_on(name) for name in ("A", "Near", "Middle", "B")] == [1, 0, 1, 0]
    t.turn(0)
    t.action(0, "Middle")
    assert t.options == ["B", "C"]
    t.choose(0, "C")
    assert t.tokens_on("C") == 1


@pytest.mark.rule("GEN-4")
@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("Play: Put a star token on each card adjacent to your Top card.", [0, 0, 1, 0]),
        ("Play: Put a star token on each card to the left of your Top card.", [1, 1, 1, 0]),
        (
            "Play: Choose an Air card in your tableau. Put a star token on each card to the right of it.",
            [0, 0, 1, 1],
        ),
        (
            "Play: Choose an Air card in your tableau. Put a star token on the card immediately to the left of it.",
            [1, 0, 0, 0],
        ),
        (
            "Play: Put a star token on the card immediately to the left of the card immediately to the left of this card.",
            [0, 1, 0, 0],
        ),
        (
            "Play: Swap an Air card in your tableau with the card immediately to the left of it. Put a star token on the first card in your tableau.",
            [0, 1, 0, 0],
        ),
    ],
)
def test_beside_another_card(text: str, tokens: list[int]) -> None:
    t = Table()
    t.card("A")
    t.card("Bird", symbols="Air")
    t.card("C")
    t.card("Chooser", text=text)
    t.tableau(0, "A", "Bird", "C")
    t.hand(0, "Chooser")
    t.play(0, "Chooser")
    assert [t.tokens_on(name) for name in ("A", "Bird", "C", "Chooser")] == tokens


def test_the_fusion_area() -> None:
    t = Table()
    t.card("Chooser", text="Play: Take a Gold card from the Fusion Area into your hand.")
    t.card("Prize", rarity="Gold")
    t.card("Medal", rarity="Silver")
    t.hand(1, "Prize", "Medal")
    prize, medal = t.state.players[1].hand
    t.state.players[1].hand = ()
    t.state.shop.fusion = ((), (medal,), (prize,))
    t.hand(0, "Chooser")
    t.play(0, "Chooser")
    assert t.hand_of(0) == ["Prize"]
    assert [len(pile) for pile in t.state.shop.fusion] == [0, 1, 0]


def test_the_hand_of_each_opponent() -> None:
    text = "Play: Reveal each Animal card in each opponent's hand."
    t = table(text)
    t.play(0, "Chooser")
    shown = [event.card for event in t.events if isinstance(event, Revealed)]
    names = [t.state.catalog.names[t.state.cards[card]] for card in shown]
    assert names == ["Ant", "Fox", "Ant"]


def test_boxes_and_accessories_are_meant_when_said() -> None:
    assert chosen("Play: Choose a Deck Box in any play area.") == ["Box"]
    assert chosen("Play: Choose an Accessory in your play area.") == ["Charm"]
    assert chosen("Play: Choose a Single in your tableau.") == ["Chooser", "Flame", "Fox"]
    everything = chosen("Play: Choose a card, Deck Box or Accessory in your play area.")
    assert everything == ["Charm", "Chooser", "Flame", "Fox"]


# --------------------------------------------------------------------------- filters


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Play: Choose another card in your tableau.", ["Flame", "Fox"]),
        ("Play: Choose a face-down card in your tableau.", ["Frog"]),
        ("Play: Choose a face-up card in your tableau.", ["Chooser", "Flame", "Fox"]),
        (
            "Play: Choose a face-up or face-down card in your tableau.",
            ["Chooser", "Flame", "Fox", "Frog"],
        ),
        ("Play: Choose a Fire card in your tableau.", ["Chooser", "Flame", "Fox"]),
        ("Play: Choose a Fire Mage card in your tableau.", ["Flame"]),
        ("Play: Choose a Mage or Animal card in your tableau.", ["Flame", "Fox"]),
        ("Play: Choose a Gold card in your tableau.", ["Chooser", "Flame"]),
        ("Play: Choose a Promo card in any tableau.", ["Chooser", "Flame"]),
        ('Play: Choose another "Embers" card in your tableau.', ["Flame", "Fox"]),
        ('Play: Choose a card named "Fox" in your tableau.', ["Fox"]),
        ("Play: Choose a card with a Flip effect in any tableau.", ["Flame"]),
        ("Play: Choose a card with an Action effect in any tableau.", ["Giant"]),
        ("Play: Choose a card in any tableau with fewer stars than this card.", ["Fox", "Slate"]),
        ("Play: Choose a card in any tableau with more stars than this card.", ["Flame", "Giant"]),
        ("Play: Choose a card in any tableau with stars equal to this card's stars.",
         ["Ant", "Ant", "Chooser"]),
        ("Play: Choose a card in any tableau with 5 stars.", ["Ant", "Ant", "Chooser"]),
        ("Play: Choose a card in any tableau with at least 6 stars.", ["Flame", "Giant"]),
        ("Play: Choose a card in any tableau with at most 4 stars.", ["Fox", "Slate"]),
        ("Play: Choose a card in any tableau with fewer stars than 4.", ["Slate"]),
        ("Play: Choose another card in your tableau that shares an element with this card.",
         ["Flame", "Fox"]),
        ("Play: Choose another card in any tableau that shares a rarity with this card.", ["Flame"]),
        ("Play: Choose a card without an element or type in any tableau.", ["Slate"]),
    ],
)  # fmt: skip
def test_filters(text: str, names: list[str]) -> None:
    assert chosen(text) == names


def test_matching_cards_and_cards_you_have_named() -> None:
    t = table("Play: Name an element. Choose a matching card in any tableau.")
    t.play(0, "Chooser")
    assert len(t.options) == 6
    t.choose(0, "Earth")
    assert sorted(t.options) == ["Ant", "Ant", "Giant"]
    t = table("Play: Name a type. Choose a matching card in any tableau.")
    t.play(0, "Chooser")
    assert len(t.options) == 6
    t.choose(0, "Mage")
    t.choose(0, "Flame")
    t = table("Play: Name a card. Choose a card you have named in any tableau.")
    t.play(0, "Chooser")
    t.choose(0, "Giant", "Giant")


# --------------------------------------------------------------------------- how many


def marked(text: str, *answers: str | int) -> list[str]:
    t = table(text)
    t.play(0, "Chooser")
    t.choose(0, *answers)
    t.rp_of(0)
    state = t.state
    return sorted(state.catalog.names[state.cards[card]] for card in state.tournament.tokens)


@pytest.mark.parametrize(
    ("text", "answers", "names"),
    [
        ("Play: Put a star token on each Animal card in any tableau.", [], ["Ant", "Ant", "Fox"]),
        ("Play: Put a star token on 2 cards in your tableau.", ["Fox", "Flame"], ["Flame", "Fox"]),
        ("Play: Put a star token on up to 2 cards in your tableau.", ["Fox", "done"], ["Fox"]),
        ("Play: Put a star token on up to 2 cards in your tableau.", ["done"], []),
        (
            "Play: Put a star token on any number of cards in your tableau.",
            ["Fox", "Flame", "Chooser"],
            ["Chooser", "Flame", "Fox"],
        ),
        ("Play: Put a star token on the card in any tableau with the most stars.", [], ["Giant"]),
        ("Play: Put a star token on the card in any tableau with the fewest stars.", [], ["Slate"]),
        ("Play: Put a star token on the first card in your tableau.", [], ["Flame"]),
        ("Play: Put a star token on the last card in your tableau.", [], ["Chooser"]),
        ("Play: Put a star token on each card in an opponent's tableau.", [1], ["Ant", "Slate"]),
        ("Play: Put a star token on each card in each opponent's tableau.", [],
         ["Ant", "Ant", "Giant", "Slate"]),
        ("Play: Put a star token on 2 cards in an opponent's tableau.", [2, "Ant", "Giant"],
         ["Ant", "Giant"]),
        ("Play: Put a star token on the card in an opponent's tableau with the most stars.", [1],
         ["Ant"]),
        ("Play: Put a star token on your Top card.", [], ["Chooser"]),
        ("Play: Put a star token on an opponent's Top card.", [1], ["Slate"]),
        ("Play: Put a star token on each opponent's Top card.", [], ["Ant", "Slate"]),
        ("Play: Choose an opponent. Put a star token on that player's Top card.", [2], ["Ant"]),
        (
            "Play: Put a star token on the card immediately to the left of this card.",
            [],
            ["Fox"],
        ),
        ("Play: Choose 2 cards in your tableau. Put a star token on them.", ["Fox", "Flame"],
         ["Flame", "Fox"]),
    ],
)  # fmt: skip
def test_how_many(text: str, answers: list[str | int], names: list[str]) -> None:
    assert marked(text, *answers) == names


def test_a_tie_for_the_most_stars_is_broken_by_the_subject() -> None:
    t = Table()
    t.card("Chooser", stars=1, text="Play: Flip the card in any tableau with the most stars.")
    t.card("A", stars=7)
    t.card("B", stars=7)
    t.tableau(1, "A", "B")
    t.hand(0, "Chooser")
    t.play(0, "Chooser")
    assert t.options == ["A", "B"]
    t.choose(0, "B")
    assert not t.is_face_up("B")


def test_the_first_card_is_the_leftmost_that_is_face_up() -> None:
    t = Table()
    t.card("Chooser", text="Play: Flip the first card in your tableau.")
    t.card("A")
    t.card("B")
    t.tableau(0, "A", "B")
    t.face_down("A")
    t.hand(0, "Chooser")
    t.play(0, "Chooser")
    assert not t.is_face_up("B")


def test_an_opponent_is_chosen_among_those_with_something_to_choose() -> None:
    t = Table(players=3)
    t.card("Chooser", text="Play: Flip an opponent's Top card. That player gains 5 RP.")
    t.card("A")
    t.tableau(2, "A")
    t.hand(0, "Chooser")
    t.play(0, "Chooser")  # only player 2 has a Top card
    assert not t.is_face_up("A")
    assert (t.rp_of(1), t.rp_of(2)) == (0, 5)


def test_that_player_is_the_one_whose_card_was_chosen() -> None:
    t = Table(players=3)
    t.card("Chooser", text="Play: Flip a card in an opponent's tableau. That player gains 5 RP.")
    t.card("A")
    t.card("B")
    t.tableau(1, "A")
    t.tableau(2, "B")
    t.hand(0, "Chooser")
    t.play(0, "Chooser")
    t.choose(0, "B")
    assert (t.rp_of(1), t.rp_of(2)) == (0, 5)


# --------------------------------------------------------------------------- who


@pytest.mark.parametrize(
    ("text", "answers", "rp"),
    [
        ("Play: Gain 5 RP.", [], (25, 10, 30)),
        ("Play: An opponent gains 5 RP.", [2], (20, 10, 35)),
        ("Play: Each opponent gains 5 RP.", [], (20, 15, 35)),
        ("Play: A player gains 5 RP.", [0], (25, 10, 30)),
        ("Play: Each player gains 5 RP.", [], (25, 15, 35)),
        ("Play: The player to your left gains 5 RP.", [], (20, 15, 30)),
        ("Play: The player to your right gains 5 RP.", [], (20, 10, 35)),
        ("Play: The player with the most RP gains 5 RP.", [], (20, 10, 35)),
        ("Play: The player with the fewest RP gains 5 RP.", [], (20, 15, 30)),
        ("Play: Each player with more RP than you gains 5 RP.", [], (20, 10, 35)),
        ("Play: Each player with fewer RP than you gains 5 RP.", [], (20, 15, 30)),
        ("Play: Choose a player. That player gains 5 RP.", [1], (20, 15, 30)),
        ("Play: Choose a card in any tableau. Its owner gains 5 RP.", ["Slate"], (20, 15, 30)),
        ("Play: Choose an opponent. That player gains 5 RP. That player gains 1 RP.", [2],
         (20, 10, 36)),
    ],
)  # fmt: skip
def test_who(text: str, answers: list[str | int], rp: tuple[int, int, int]) -> None:
    t = table(text)
    for seat, count in enumerate((20, 10, 30)):
        t.rp(seat, count)
    t.play(0, "Chooser")
    t.choose(0, *answers)
    assert (t.rp_of(0), t.rp_of(1), t.rp_of(2)) == rp


def test_a_tie_for_the_most_rp_is_broken_by_you() -> None:
    t = table("Play: The player with the most RP loses 5 RP.")
    for seat, count in enumerate((20, 30, 30)):
        t.rp(seat, count)
    t.play(0, "Chooser")
    assert t.options == ["player 1", "player 2"]
    t.choose(0, 2)
    assert (t.rp_of(1), t.rp_of(2)) == (30, 25)


def test_the_winner_and_the_loser_and_what_is_theirs() -> None:
    t = Table(players=3)
    t.card(
        "Hitter",
        stars=5,
        text="Play: Clash with an opponent. The winner gains 5 RP. The loser gains 1 RP. "
        "Put a star token on each card in the winner's tableau. "
        "Put 2 star tokens on each card in the loser's tableau.",
    )
    t.card("Foe", stars=9)
    t.card("Coin", stars=3)
    t.store("Coin", "Coin")
    t.tableau(1, "Foe")
    t.hand(0, "Hitter")
    t.play(0, "Hitter")
    assert (t.rp_of(0), t.rp_of(1)) == (1, 5)
    assert (t.tokens_on("Hitter"), t.tokens_on("Foe")) == (2, 1)


def test_the_subject_of_an_effect_makes_its_choices() -> None:
    t = table("Play: Each opponent flips a card in their tableau.")
    t.play(0, "Chooser")
    t.choose(1, "Slate")
    t.choose(2, "Giant")
    assert not t.is_face_up("Giant")
    assert t.is_face_up("Ant")


def test_the_next_card() -> None:
    t = Table()
    t.card("First", text="Next: Put 3 star tokens on the next card.")
    t.card("Second")
    t.hand(0, "First", "Second")
    t.play(0, "First")
    t.play(0, "Second")
    assert t.tokens_on("Second") == 3


def test_the_top_card_of_the_store() -> None:
    t = Table()
    t.card("Chooser", text="Play: Take the top card of the Store into your hand.")
    t.card("A")
    t.card("B")
    t.store("A", "B")
    t.hand(0, "Chooser")
    t.play(0, "Chooser")
    assert t.hand_of(0) == ["A"]
    assert t.store_names() == ["B"]


def test_an_empty_store_is_reshuffled_from_its_discard() -> None:
    t = Table()
    t.card("Chooser", text="Play: Reveal the top card of the Store. Take it into your hand.")
    t.card("A", rarity="Expansion")
    t.store("A")
    t.state.shop.store_discard, t.state.shop.store_deck = t.state.shop.store_deck, ()
    t.hand(0, "Chooser")
    t.play(0, "Chooser")
    assert t.hand_of(0) == ["A"]


def test_stars_compared_with_the_top_card_of_an_opponent_of_your_choice() -> None:
    text = "Play: Choose another card in your tableau with fewer stars than an opponent's Top card."
    t = table(text)
    t.play(0, "Chooser")
    assert t.options == ["player 2"]  # nothing is below the Slate of player 1, of 2 stars
    t.choose(0, 2)
    assert t.options == ["Fox"]
