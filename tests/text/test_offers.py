"""Whoever is not understood is offered whole sentences that are, the nearest in meaning first."""

from __future__ import annotations

import pytest

from bench.language.corpus import batch, read_card
from bench.language.judging import read
from mblades.text.offers import EXAMPLES, MOST_OFFERS, offers
from mblades.text.offers.fragments import FRAGMENTS
from mblades.text.offers.senses import closeness, meaning
from mblades.text.reading.language import language
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render
from tools import examples
from tools.offers import LOOKED_AT, judged

# a text, and what a designer would take of what is offered first or second
WANTED = [
    # the words of other games
    ("Play: Destroy a card in an opponent's tableau.", "Play: Flip a card in an opponent's tableau."),
    ("Play: You may return another target card you control to its owner's hand. If you do, gain 6 RP.",
     "Play: You may return another card in your tableau to your hand. If you do, gain 6 RP."),
    ("Action: Take a card from the Aftermarket without paying. If it's got 5 or more stars, lose 10 RP.",
     "Action: Take a card from the Aftermarket into your hand. If its stars are at least 5, lose 10 RP."),
    ("Play: For the remainder of this turn, ignore all Ongoing and Top effects of your opponents.",
     "Play: Until the end of this turn, cards in each opponent's tableau lose their effects."),
    # chatter, and reasons
    ("Play: Kindly gain 17 RP.", "Play: Gain 17 RP."),
    ("Flip: Everyone who's got more cards in their tableau than you loses 10 RP, because it's their fault.",
     "Flip: Each player with more cards in their tableau than you loses 10 RP."),
    ("Ongoing: You may use one more Action each turn. It's for exposure.",
     "Ongoing: You may use 1 more Action each turn."),
    # a part of a sentence
    ("Play: If directly to the left of this card there lies another Mage, gain 14 RP.",
     "Play: If the card immediately to the left of this card is a Mage card, gain 14 RP."),
    ("Score: If your tableau contains more Soldiers than that of each neighbour, receive 25 RP.",
     "Score: If you have the most Soldier cards in your tableau, gain 25 RP."),
    ("Ongoing: No card to the left of this one may be flipped by another player, so long as you have no more "
     "than two face-down cards.",
     "Ongoing: If there are at most 2 face-down cards in your tableau, cards to the left of this card cannot be "
     "flipped by opponents' effects."),
    # what one sentence says of another
    ("Play: All players receive 5 RP. The player with the fewest RP receives 10 RP instead.",
     "Play: Each player other than those with the fewest RP gains 5 RP. Each player with the fewest RP gains 10 RP."),
    ("Flip: You may flip another card in your tableau. If you flipped it this way, gain 8 RP.",
     "Flip: You may flip another card in your tableau. If you do, gain 8 RP."),
    ("Play: All other players lose 6 RP. If you're holding a Fire card, 12 instead.",
     "Play: If there is a Fire card in your hand, each opponent loses 12 RP. Otherwise, each opponent loses 6 RP."),
    # both of what it may mean
    ("Play: Pay 3 M$ to draw a card.", "Play: You may pay 3 M$. If you do, draw a card."),
    ("Play: Each opponent removes up to 2 Star Tokens from their cards.",
     "Play: Each opponent removes up to 2 star tokens from a card in their tableau."),
    # ideas that the language has not, and how near it comes
    ("Play: Everyone votes for a player. Whoever gets the most votes loses 15 RP.",
     "Play: Choose a player. That player loses 15 RP."),
    ("Reaction: When an opponent's effect would affect your tableau, you are unaffected.",
     "Reaction: When an opponent's effect would happen, cancel that effect."),
    ("Play: Choose an opponent, who may decline. If that opponent accepts, you each gain 9 RP; if not, you alone gain 4 RP.",
     "Play: Choose an opponent. That player may gain 9 RP. If they do, gain 9 RP. If they do not, gain 4 RP."),
    ("Play: Look at an opponent's hand and choose a card. They discard it.",
     "Play: Look at each card in an opponent's hand. Choose one of them. That player discards it."),
    # several sentences that are one
    ("Score: 6 RP for each Light card and for each Citizen in your tableau.",
     "Score: Gain 6 RP for each Light card in your tableau. Gain 6 RP for each Citizen card in your tableau."),
    ("Play: Count how many different types you have. You get 4 RP for every one!",
     "Play: Gain 4 RP for each different type in your tableau."),
    ("Play: Each opponent can pay you 3 Dollars. Discard a card in the tableau of each opponent who doesn't.",
     "Play: Each opponent may give you 3 M$. If they do not, discard a card in that player's tableau."),
    # what explains is left out before something else is put there
    ("Score: Gain 5 RP for each different type in your tableau. For the purposes of this, a card with two types counts for both.",
     "Score: Gain 5 RP for each different type in your tableau."),
    # each deed stays a deed, and what cannot be said takes nothing else with it
    ("Play: Flip as many other Constructs in your tableau as possible; gain 15 RP for each card flipped by this effect.",
     "Play: Flip each other Construct card in your tableau. Gain 15 RP for each card flipped this way."),
    ("Play: Reveal the top card of the Store. If it shares a Type or Element with a card in your tableau, add it to your hand and "
     "repeat this, up to four times in all. Otherwise, discard it.",
     "Play: Reveal the top card of the Store. If there is a card that shares an element or a type with it in your tableau, "
     "take it into your hand and repeat this effect. Otherwise, discard it."),
    ("Action: Flip an opponent's Deck Box, unless that player flips two cards in their tableau.",
     "Action: An opponent may flip 2 cards in their tableau. If they do not, flip a Deck Box in that player's play area."),
    ("Ongoing: If an effect would cause you to lose RP, you may instead flip one other face-up card in your tableau.",
     "Ongoing: If you would lose RP, you may flip another face-up card in your tableau instead."),
    ("Play: A card from your hand is placed face-down under this card. When this card is flipped, gain 9 RP.",
     "Play: Attach a card in your hand to this card.\nFlip: Gain 9 RP."),
    # a trigger that does not fit
    ("If someone tries to flip this card, prevent it.", "Ongoing: If this card would be flipped by an opponent, prevent it."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "wanted"), WANTED)
def test_what_is_meant_is_among_the_first_two(text: str, wanted: str) -> None:
    """What the reader has learned to read by now needs no offer."""
    assert read(text).words or wanted in offers(text)[:2]


def test_what_is_offered_is_accepted_as_it_is_printed_and_differs() -> None:
    refused = [card for card in batch("01") if not read_card(card).words][:12]
    assert refused
    for card in refused:
        found = offers(card["text"].strip(), card["name"])
        assert len(found) <= MOST_OFFERS
        assert len({parse(one) for one in found}) == len(found)
        for one in found:
            assert render(parse(one)) == one


def test_what_is_not_is_never_left_out() -> None:
    for text in (
        "Play: Unflip a card in your tableau. Its Play effect is not executed at all.",
        "Play: Play another card, but it doesn't get to use its Play effects.",
        "Play: Unflip a card in your tableau. No Play effects of any sort are activated, honestly.",
    ):
        assert not any("Play effects" in one for one in offers(text))


def test_a_text_that_is_understood_needs_no_offers() -> None:
    assert offers("Play: Gain 10 RP.") == ()


def test_what_is_far_from_every_idea_of_the_game_is_not_answered_with_something_else() -> None:
    assert offers("Play: Sing a song about your favourite aunt and her three grey cats.") == ()


def test_nothing_is_chosen_in_vain() -> None:
    for one in offers(
        "Play: The tableau of an opponent is divided into two groups by you. One group is chosen by that opponent and is flipped."
    ):
        assert "Choose an opponent. Flip a card in an opponent's tableau." not in one


def test_only_the_sentence_that_is_wrong_is_replaced() -> None:
    first, *_ = offers("Play: Gain 23 RP. Destroy a Water card in an opponent's tableau.")
    assert first == "Play: Gain 23 RP. Flip a Water card in an opponent's tableau."


def test_a_card_that_calls_itself_by_its_name_means_itself() -> None:
    text = "Flip: You may discard a Fire card. If you do, return Palace Phoenix to your hand instead of flipping it."
    first = read(text, "Palace Phoenix").words or offers(text, "Palace Phoenix")[0]
    assert first == "Flip: You may discard a Fire card. If you do, return this card to your hand."


def test_whatever_strangers_write_is_answered() -> None:
    for text in (
        "",
        "Play:",
        "Play: .",
        "?" * 500,
        "Play: " + "flip a card with " * 50,
        "Play: é.",
        "Play: (\\1 \\g<2> [a-z]* $ +5+ M$.",
    ):
        assert len(offers(text)) <= MOST_OFFERS


def test_words_for_the_same_are_the_same_and_the_order_counts() -> None:
    def near(one: str, other: str) -> float:
        return closeness(meaning(one), meaning(other))

    assert near("Destroy a rival's card.", "Flip an opponent's card.") == 1.0
    assert near("Each opponent loses 5 RP.", "Lose 5 RP.") < near(
        "Each opponent loses 5 RP.", "Each opponent loses 5 M$."
    )
    assert near("You gain 5 RP. Each opponent loses 10 RP.", "Gain 5 RP. Each opponent loses 10 RP.") > near(
        "You gain 5 RP. Each opponent loses 10 RP.", "Each opponent gains 5 RP. Lose 10 RP."
    )  # fmt: skip


def test_the_examples_are_accepted_and_of_different_shapes() -> None:
    lines = EXAMPLES.read_text("utf-8").splitlines()
    assert len(lines) > 500
    assert len({examples.shape(line) for line in lines}) == len(lines)
    for line in lines[::7]:
        assert render(parse(line)) == line


def test_the_parts_have_categories_that_the_grammar_has() -> None:
    categories = {line.split("\t")[0] for line in FRAGMENTS.read_text("utf-8").splitlines()}
    named = {one for one in categories if not one.startswith("sentence ")}
    assert named <= language().grammar.categories
    assert len(named) > 10


def test_what_was_judged_stands_in_the_corpus() -> None:
    for place, row in judged().items():
        number, _, at = place.partition("-")
        assert batch(number)[int(at)]["text"].strip() == row["text"]
        assert len(row["offers"]) <= LOOKED_AT
        assert (row["why"] == "taken") == row["right"]
        assert row["offers"] or not row["right"]


def test_nothing_is_compared_with_itself() -> None:
    for one in offers(
        "Play: Swap this card with the card to its left. If that card had a lower Star, flip it."
    ):
        assert "this card's stars are fewer than this card's stars" not in one
