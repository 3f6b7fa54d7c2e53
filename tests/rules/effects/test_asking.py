"""Who is asked reads the sentence that asks, not only what kind of question it is."""

from __future__ import annotations

from mblades.rules.state.view_records import PromptView
from mblades.testing import Table


def asked(t: Table, seat: int = 0) -> PromptView:
    prompt = t.game.view(seat)["prompt"]
    assert prompt is not None
    return prompt


def scene(text: str) -> Table:
    t = Table(players=3)
    t.card("Asker", stars=3, rarity="Expansion", text=text)
    t.card("Basic", stars=5)
    t.card("Other", stars=2)
    t.tableau(1, "Basic")
    t.tableau(0, "Other")
    t.hand(0, "Asker", "Basic", "Basic")
    return t


def test_an_offer_is_the_whole_sentence_with_what_comes_of_it() -> None:
    t = scene("Play: Gain 5 RP. You may discard a card. If you do, gain 15 RP.")
    t.play(0, "Asker")
    prompt = asked(t)
    assert prompt["kind"] == "may"
    assert prompt["offer"] == "You may discard a card. If you do, gain 15 RP."
    assert prompt["sentence"] == 1
    t.choose(0, "yes")
    assert asked(t)["kind"] == "discard"
    assert asked(t)["offer"] == ""
    assert asked(t)["sentence"] == 1
    assert set(t.game.view(1)["prompt"] or ()) == {"seat", "kind"}


def test_a_sentence_that_waits_is_found_too() -> None:
    t = scene("Ongoing: Whenever you gain RP, you may discard a card. If you do, gain 9 RP.")
    t.card("Herald", stars=3, rarity="Expansion", text="Play: Gain 10 RP.")
    t.tableau(0, "Asker")
    t.hand(0, "Herald", "Basic")
    t.play(0, "Herald")
    assert asked(t)["offer"] == "You may discard a card. If you do, gain 9 RP."
    assert asked(t)["sentence"] == 0


def test_a_repetition_is_offered_only_while_there_is_one() -> None:
    t = scene("Play: Gain 5 RP. You may repeat this effect.")
    t.play(0, "Asker")
    t.choose(0, "yes")
    assert t.prompt is None
    assert t.rp_of(0) == 10


def test_what_has_been_chosen_so_far_is_told_to_who_is_asked() -> None:
    t = scene("Play: Discard any number of cards. Gain 2 RP.")
    t.play(0, "Asker")
    assert asked(t)["chosen"] == []
    t.choose(0, "Basic")
    (card,) = asked(t)["chosen"]
    assert card["id"] not in [option[1] for option in asked(t)["options"] if option[0] == "card"]
    assert set(t.game.view(1)["prompt"] or ()) == {"seat", "kind"}


def test_whom_it_is_about_where_each_is_asked_about() -> None:
    t = scene("Play: For each opponent, you may discard a card. If you do, that player loses 5 RP.")
    t.play(0, "Asker")
    assert asked(t)["whom"] == 1
    t.choose(0, "no")
    assert asked(t)["whom"] == 2


def test_most_questions_are_about_nobody() -> None:
    t = scene("Play: You may discard a card. If you do, gain 15 RP.")
    t.play(0, "Asker")
    assert asked(t)["whom"] == -1


def test_what_others_may_do_is_offered_to_them() -> None:
    t = scene("Play: Each opponent may discard a card. If they do not, they lose 4 RP.")
    t.hand(1, "Other")
    t.play(0, "Asker")
    assert asked(t, 1)["offer"] == "You may discard a card. If you do not, lose 4 RP."


def test_of_which_card_a_number_is_asked() -> None:
    t = scene("Play: Remove any number of star tokens from each card in your tableau.")
    t.card("Third", stars=1)
    t.tableau(0, "Third")
    tableau = list(t.game.state.players[0].tableau)
    t.tokens("Other", 2)
    t.tokens("Third", 3)
    t.play(0, "Asker")
    found = []
    for _ in range(2):
        found += [card["id"] for card in asked(t)["about"]]
        t.choose(0, 1)
    assert found == tableau


def test_an_amount_that_is_paid_is_of_no_card() -> None:
    t = scene("Play: Pay any amount of M$. Gain that many RP.")
    t.play(0, "Asker")
    assert asked(t)["kind"] == "number"
    assert asked(t)["about"] == []
