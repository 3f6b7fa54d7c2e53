"""A text that is wrong is answered with the place, the words, what was expected and what is near."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse, parse_cards


def wrong(text: str) -> SheetError:
    with pytest.raises(SheetError) as caught:
        parse(text, file="sheet.toml", line=7)
    return caught.value


# text, column, the offending words, the nearest thing, part of what is said
MISTAKES = [
    ("Play: Flpi a card in any tableau.", 7, "Flpi", "Flip", "what to do"),
    ("Play: Gain 10 PR.", 15, "PR", "RP", "'RP' or 'M$'"),
    ("Play: Flip a card in your tablau.", 27, "tablau", "tableau", "'hand'"),
    ("Play: Flip a card in an oponent's tableau.", 25, "oponent", "opponent", ""),
    ("Play: Each oponent loses 5 RP.", 12, "oponent", "opponent", ""),
    ("Play: Flip a card with fewr stars than this card.", 24, "fewr", "fewer", ""),
    ("Play: Gain 5 RP for each Fire crad in your tableau.", 31, "crad", "card", "'card'"),
    ("Play: Gain RP equal too this card's stars.", 21, "too", "to", "'equal to'"),
    ("Play: Put 3 star tokns on this card.", 18, "tokns", "tokens", ""),
    ("Play: You may filp a card in your tableau.", 15, "filp", "flip", ""),
    ("Play: Flip an Ice card in any tableau.", 15, "Ice", "", "not an element, a type or a rarity"),
    ("Play: Flip a Frie card in any tableau.", 14, "Frie", "Fire", "not an element, a type or a rarity"),
    ("Play: Destroy a card.", 7, "Destroy", "Flip", ""),
    ("Play: Steal 10 RP from the loser.", 7, "Steal 10 RP from the loser", "Clash with an opponent.", "no clash before"),
    ("When played: Gain 10 RP.", 1, "When played:", "Play:", "not a trigger"),
    ("Pley: Gain 10 RP.", 1, "Pley:", "Play:", "not a trigger"),
    ("Passive: Gain 10 RP.", 1, "Passive:", "Ongoing:", "not a trigger"),
    ("Play Gain 10 RP.", 1, "Play", "Play:", "a colon is missing"),
    ("Ongoing This card cannot be flipped.", 1, "Ongoing", "Ongoing:", "a colon is missing"),
    ("Coin Op. Gain 10 RP.", 10, "Gain 10 RP", "Play:", "a trigger such as 'Play:'"),
    ("Play: Gain 10 RP Flip: Lose 5 RP.", 15, "RP", "RP.", "a full stop is missing"),
    ("Play: Gain 10 RP Flip this card.", 15, "RP", "RP.", "a full stop is missing"),
    ("Play: Unless you have a Mage lose 5 RP.", 25, "Mage", "Mage,", "a comma is missing"),
    ("Play: Gain 10 RP and", 18, "and", "", "ends too early"),
    ("Clober.", 1, "Clober", "Clobber", "not a keyword"),
    ("Thwomp!.", 1, "Thwomp!.", "Thwomp! 20 RP.", "needs the number of RP"),
    ("Clobber 20 RP.", 1, "Clobber 20 RP.", "Clobber.", "takes no number"),
    ("Play: .", 7, ".", "", "what to do"),
    # what fits the grammar and makes no sense
    ("Play: This card cannot be flipped.", 7, "This card cannot be flipped", "Ongoing:", "once"),
    ("Ongoing: Gain 10 RP.", 10, "Gain 10 RP", "Whenever", "lasts for some time"),
    ("Play: Draw a card gain 5 RP.", 14, "card", "card,", "a comma is missing"),
    ("Play: Whenever you play a card, draw a card.", 7, None, "Ongoing:", "'whenever' waits"),
    ("Play: If this card would be flipped, prevent it.", 7, None, "Ongoing:", "'would' waits"),
    ("Score: Flip the next card.", 8, "Flip the next card", "Next:", "'the next card'"),
    ("Play: Flip it.", 7, "Flip it", "this card", "no card was chosen"),
    ("Play: That player loses 5 RP.", 7, None, "an opponent", "no player was chosen"),
    ("Play: Gain that much RP.", 7, "Gain that much RP", "", "no amount was named"),
    ("Play: The winner gains 10 RP.", 7, None, "Clash with an opponent.", "no clash"),
    ("Play: Flip the card used.", 7, None, "Clash with an opponent.", "no clash"),
    ("Play: Remove 3 star tokens from your cards.", 7, None, "", "each card or all together"),
    ("Play: Discard a card. Put it back.", 23, None, "", "say where the cards are put"),
    ("Play: Gain 5 RP. Take one of them into your hand.", 18, None, "", "no cards were spoken of"),
    ("Play: Draw a card. Gain 5 RP for each card flipped this way.", 20, None, "", "no card was flipped"),
    ("Play: Prevent it.", 7, "Prevent it", "", "nothing to prevent"),
    ("Play: Cancel that effect.", 7, None, "", "no effect to cancel"),
    ("Play: Repeat this effect.", 7, None, "", "nothing before it to repeat"),
    ("Play: Draw a card. This cannot be reacted to.", 20, None, "", "first sentence"),
    ("Play: Otherwise, gain 5 RP.", 7, None, "", "nothing before 'otherwise'"),
    ("Play: Gain 5 RP. If you do, draw a card.", 18, None, "", "needs a sentence with 'may'"),
    ("Play: Gains 10 RP.", 7, "Gains 10 RP", "", "say who does this"),
    ("Play: Flip the card in your tableau.", 7, None, "", "which card it is"),
    ("Play: Gain 5 RP to draw a card.", 7, None, "You may ... If you do, ...", "'to' needs"),
    ("Play: Each opponent steals 5 RP from you.", 7, None, "", "always done by you"),
    ("Play: Choose one: Gain 10 RP.", 7, None, "", "nothing to choose from"),
    ("Ongoing: If you would lose RP, draw a card.", 10, None, "", "replaced or prevented"),
    ("Deckbuilding: Gain 10 RP.", 15, "Gain 10 RP", "", "only limits decks"),
    ("Play: Your deck can have only 1 Epic card.", 7, None, "Deckbuilding:", "rule for decks"),
    ("Reaction: Gain 5 RP. When you clash, draw a card.", 22, None, "", "must begin with"),
    ("Play: Flip a Fire card in your hand in any tableau.", 7, None, "", "only be looked for in one place"),
    ("Play: Flip each random card in any tableau.", 7, None, "", "how many random cards"),
    ("Play: Flip a card in each tableau.", 7, None, "", "one card of each player"),
    ("Play: Gain that much.", 7, None, "that much RP", "say what the amount is of"),
    ("Play: Remove up to 2 star tokens from your cards.", 7, None, "", "each card or all together"),
    ("Ongoing: Whenever this card is flipped, draw a card.", 10, None, "Flip:", "face down"),
    ("Ongoing: If you have no RP, you have 1 extra slot.", 10, None, "", "always applies"),
    ("Top: If you have no RP, whenever you would lose RP, prevent it.", 6, None, "", "always replaced"),
    ("Ongoing: This card has the effects of an opponent's Top card.", 10, None,
     "the card immediately to the left of this card", "can be copied"),
    ("Play: The next card comes into play with 2 star tokens.", 7, None, "Next:", "'the next card'"),
    ("Play: Gain 5 RP for each.", 7, None, "for each card in your tableau", "say what to count"),
    ("Play: Steal 5 RP from each.", 23, "each", "each opponent", "a player"),
    ("Play: Move this card to the end of your tableau.", 22, "to the end of your tableau",
     "to the right end", ""),
]  # fmt: skip


@pytest.mark.parametrize(("text", "column", "words", "nearest", "said"), MISTAKES)
def test_mistakes(text: str, column: int, words: str | None, nearest: str, said: str) -> None:
    error = wrong(text)
    assert (error.file, error.line, error.column) == ("sheet.toml", 7, column)
    assert error.words == (words or text[column - 1 :].rstrip("."))
    assert error.nearest == nearest
    assert said in str(error)
    assert str(error).startswith(f"sheet.toml:7:{column}: ")


def test_a_text_has_an_end() -> None:
    parse("Clobber.\n" * 12)
    error = wrong("Clobber.\n" * 13)
    assert (error.line, error.words) == (19, "Clobber.")
    assert "at most 12 keywords and abilities" in str(error)
    parse("Play:" + " Gain 1 RP." * 12)
    error = wrong("Play:" + " Gain 1 RP." * 13)
    assert error.column == 6 + 12 * 11 + 1
    assert "at most 12 sentences" in str(error)


def test_the_place_of_a_mistake_in_a_later_line() -> None:
    error = wrong("Clobber.\nPlay: Gain 10 RP.\n  Flip: Lose 5 PR.")
    assert (error.line, error.column, error.words) == (9, 16, "PR")


def test_quotes_and_spaces_do_not_move_the_place() -> None:
    error = wrong("Play: Flip a “Fists of Steel” card\u00a0in your tablau.")
    assert (error.column, error.words) == (44, "tablau")


def test_what_is_expected_is_said_in_players_words() -> None:
    for text, *_ in MISTAKES:
        for expected in wrong(text).expected:
            assert "_" not in expected
            assert not expected.isupper()


def test_the_nearest_thing_is_right() -> None:
    assert wrong("Play: Flpi a card in any tableau.").nearest == "Flip"
    parse("Play: Flip a card in any tableau.")


def test_a_condition_that_is_none_is_pointed_at_as_a_whole() -> None:
    error = wrong("Play: If it smells of something that was baked, gain 10 RP.")
    assert "a condition such as" in error.expected[0] or "a condition such as" in str(error)


def test_another_word_is_no_slip_of_the_pen() -> None:
    """Nobody who writes "beat" means "both", and "receive" is no mistyped "given"."""
    for text in (
        "Play: For each player you beat, flip their lowest card.",
        "Play: If the card you receive has fewer moons, draw a card.",
    ):
        assert wrong(text).nearest == ""


@pytest.mark.parametrize("text", ["2 Fier cards", "two", "", "a card in"])
def test_a_wrong_selection_of_cards(text: str) -> None:
    with pytest.raises(SheetError):
        parse_cards(text)
