"""The characters in tournaments, and the words of the language that powers need (OPT-1, OPT-11)."""

from __future__ import annotations

import pytest

from mblades import Game, Setup
from mblades.cards.library import load
from mblades.testing import SceneError, Table
from tests.seen import design_of, there

pytestmark = pytest.mark.rule("OPT-1")
CHARACTERS = [character.name for character in load().characters]


def table(name: str, players: int = 2) -> Table:
    """A scene in which player 0 is a character."""
    t = Table(players=players)
    t.card("Ox", stars=5, symbols="Fire Animal")
    t.card("Ant", stars=1, symbols="Water Animal")
    t.card("Gold Mine", stars=3, text="Play: Gain 10 RP.\nScore: Gain 10 RP.")
    t.card("Strap", kind="Accessory")
    t.power(0, name)
    return t


def test_a_power_cannot_be_touched() -> None:
    t = table("Fulton Suitcase")
    t.card("Vandal", text="Play: Flip each card, Deck Box or Accessory in any play area.")
    t.hand(1, "Vandal")
    t.play(1, "Vandal")
    assert t.is_face_up("Fulton Suitcase")


def test_deques() -> None:
    t = table("Deques Applenti")
    t.accessories(0, "Strap", "Strap", "Strap")
    t.finish()
    assert t.rp_of(0) == 15


def test_cardine_scores_a_card_twice() -> None:
    t = table("Cardine Kolleckta")
    t.tableau(0, "Gold Mine", "Ox")
    t.finish()
    assert t.rp_of(0) == 20


def test_fulton_buys_stars() -> None:
    t = table("Fulton Suitcase")
    t.tableau(0, "Ox")
    t.money(0, 5)
    t.action(0, "Fulton Suitcase")
    assert (t.stars_of("Ox"), t.money_of(0)) == (7, 2)
    t.pass_(0)
    t.pass_(1)
    with pytest.raises(SceneError, match="no Action"):
        t.action(0, "Fulton Suitcase")


def test_morrey_swaps_with_the_store() -> None:
    t = table("Morrey Caardman")
    t.hand(0, "Ant")
    t.store("Ox", "Gold Mine")
    t.action(0, "Morrey Caardman")
    t.choose(0, "Ant")
    assert (t.hand_of(0), t.store_names()) == (["Ox"], ["Ant", "Gold Mine"])


def test_power_creep_scores_metas_twice() -> None:
    t = table("Power Creep")
    t.tableau(0, "Ox")
    t.tableau(1, "Ox")
    t.meta("Everything Is on Fire")
    t.finish()
    assert (t.rp_of(0), t.rp_of(1)) == (10, 5)


def test_metas_score_twice_while_a_condition_holds() -> None:
    t = table("Deques Applenti")
    t.card("Weathercock", symbols="Air",
           text="Ongoing: If there is a Water card in your tableau, you score each meta twice.")  # fmt: skip
    t.tableau(0, "Ox", "Weathercock", "Ant")
    t.tableau(1, "Ox", "Weathercock")
    t.meta("Everything Is on Fire")
    t.finish()
    assert (t.rp_of(0), t.rp_of(1)) == (10, 5)


def test_shur_has_a_slot_and_an_edge() -> None:
    t = table("Shur Wen Na")
    t.card("Bully", stars=3, text="Play: Clash with an opponent. The winner gains 15 RP.")
    t.card("Wall", stars=4)
    t.tableau(0, "Ox", "Ox", "Ox", "Ox", "Ox", "Ox")
    t.tableau(1, "Wall")
    t.store("Ant", "Ant")
    t.hand(0, "Bully")
    t.play(0, "Bully")
    assert len(t.tableau_of(0)) == 7
    assert t.rp_of(0) == 15


def test_chetarr_has_something_up_his_sleeve() -> None:
    t = table("Captain Chetarr")
    t.binder(0, "Ox")
    t.action(0, "Captain Chetarr")
    assert t.hand_of(0) == ["Ox"]
    t.turn(0)
    with pytest.raises(SceneError, match="no Action"):
        t.action(0, "Captain Chetarr")


def test_destine_draws() -> None:
    t = table("Destine Draa")
    t.store("Ant", "Gold Mine", "Ox")
    t.action(0, "Destine Draa")
    t.choose(0, "Gold Mine", "Ant")
    assert sorted(t.hand_of(0)) == ["Ant", "Ox"]
    assert t.store_names() == ["Gold Mine"]


def test_pressmaster_prints_again() -> None:
    t = table("Pressmaster 1000 GTX MK II")
    t.tableau(0, "Gold Mine")
    t.action(0, "Pressmaster 1000 GTX MK II")
    assert t.rp_of(0) == 10
    assert t.is_face_up("Gold Mine")


def test_proxanne_scores_what_is_not_hers() -> None:
    t = table("Proxanne Counterfeit III")
    t.tableau(1, "Gold Mine")
    t.finish()
    assert (t.rp_of(0), t.rp_of(1)) == (10, 10)


@pytest.mark.rule("OPT-11")
def test_raul_names_a_trigger() -> None:
    t = table("Raul Sawyer")
    t.hand(1, "Gold Mine", "Gold Mine")
    t.action(0, "Raul Sawyer")
    t.choose(0, "Play")
    assert t.rp_of(0) == 10
    t.pass_(0)
    t.play(1, "Gold Mine")
    assert t.rp_of(1) == 0
    assert there(t.game.view(1)["tournament"])["silenced"] == ["Play"]
    t.pass_(1)
    t.pass_(0)
    t.play(1, "Gold Mine")
    assert t.rp_of(1) == 10


@pytest.mark.rule("OPT-11")
@pytest.mark.parametrize(
    ("trigger", "text"),
    [
        ("Action", "Action: Gain 10 RP."),
        ("Flip", "Flip: Gain 10 RP."),
        ("Top", "Top: Whenever you discard a card, gain 10 RP."),
        ("Reaction", "Reaction: When you discard a card, gain 10 RP."),
    ],
)
def test_named_triggers_do_not_work(trigger: str, text: str) -> None:
    t = table("Raul Sawyer")
    t.card("Witness", text=text)
    t.card("Trial", text='Play: Discard a card. Flip a card named "Witness" in your tableau.')
    t.hand(1, "Trial", "Ant")
    t.tableau(1, "Witness")
    t.action(0, "Raul Sawyer")
    t.choose(0, trigger)
    t.pass_(0)
    if trigger == "Action":
        with pytest.raises(SceneError, match="no Action"):
            t.action(1, "Witness")
    t.play(1, "Trial")
    assert t.rp_of(1) == 0


@pytest.mark.rule("OPT-11")
def test_skillian_attaches_keywords() -> None:
    t = table("Skillian Taupeht")
    t.keyword_cards("Blast Off", "Duelist")
    t.tableau(0, "Ox", "Ant")
    t.action(0, "Skillian Taupeht")
    t.choose(0, "Ox", "Blast Off")
    assert t.tableau_of(0) == ["Ox", "Ant"]
    assert there(t.game.view(1)["players"][0]["tableau"][0])["keywords"] == ["Blast Off"]
    t.pass_(0)
    t.pass_(1)
    t.action(0, "Ox")
    t.choose(0, "Ant")
    assert t.tokens_on("Ant") == 3
    assert not t.is_face_up("Ox")
    left = [t.state.catalog.names[t.state.cards[c]] for c in t.state.removed]
    assert left == ["Blast Off"]
    t.pass_(0)
    t.pass_(1)
    t.action(0, "Skillian Taupeht")
    assert t.rp_of(0) == 0
    assert t.state.keyword_cards == ()
    t.finish()
    t.award()
    assert len(t.state.keyword_cards) == 1


@pytest.mark.rule("OPT-11")
def test_a_keyword_waits_for_its_event() -> None:
    t = Table(players=2)
    t.card("Coach", text="Play: Attach a keyword of your choice to a card in your tableau.")
    t.card("Ox")
    t.card("Bully", text="Play: Flip a card in an opponent's tableau.")
    t.keyword_cards("Route Clear")
    t.tableau(0, "Ox")
    t.hand(0, "Coach")
    t.hand(1, "Bully")
    t.play(0, "Coach")
    t.choose(0, "Ox")
    t.pass_(0)
    t.play(1, "Bully")
    t.choose(1, "Ox")
    assert [event[1] for event in t.happened("effect")].count("Ox") == 1
    assert t.state.tournament.keywords == {}


@pytest.mark.rule("OPT-11")
def test_keyword_cards_are_there_with_skillian() -> None:
    names = ("Skillian Taupeht", "Fulton Suitcase", "Power Creep", "Shur Wen Na")
    game = Game.start(Setup(players=4, characters=names, character_powers=True))
    assert len(game.state.keyword_cards) == 23
    assert {design_of(game, one).kind for one in game.view(0)["keyword_cards"]} == {"Keyword"}


def test_baanz_bans_a_card() -> None:
    t = table("Cardinal Baanz")
    t.hand(1, "Ox", "Ant")
    t.play(1, "Ox")
    t.choose(0, "Cardinal Baanz")
    assert sorted(t.hand_of(1)) == ["Ant", "Ox"]
    t.pass_(1)
    t.pass_(0)
    t.play(1, "Ox")
    assert t.tableau_of(1) == ["Ox"]


def test_lettstrade_trades() -> None:
    t = table("Friendly Alien Lettstrade")
    t.tableau(0, "Ant")
    t.tableau(1, "Ox")
    t.action(0, "Friendly Alien Lettstrade")
    assert (t.tableau_of(0), t.tableau_of(1)) == (["Ox"], ["Ant"])


def test_leftfield_likes_many_sets() -> None:
    t = table("Pritchard Leftfield")
    t.card("Stranger", set="Elsewhere")
    t.tableau(0, "Ox", "Ant", "Stranger")
    t.finish()
    assert t.rp_of(0) == 4


def test_the_shark_bites() -> None:
    t = table("The Card Shark")
    t.tableau(0, "Ox")
    t.tableau(1, "Ant")
    t.store("Gold Mine", "Gold Mine")
    t.rp(1, 20)
    t.action(0, "The Card Shark")
    assert (t.rp_of(0), t.rp_of(1)) == (10, 10)


def test_raritti_loves_promos() -> None:
    t = table("Raritti Sikarh")
    t.card("Relic", rarity="Gold", set="Relics")
    t.tableau(0, "Relic", "Ox")
    t.finish()
    assert t.rp_of(0) == 5


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_power_has_a_line_for_each_phase(name: str) -> None:
    character = load().find_character(name)
    for design in (character.power, character.coop):
        assert design is not None
        first, *others = design.text.split("\n")
        assert first.startswith("Deckbuilding: ")
        assert others
    t = table(name)
    t.power(1, name, kind="Co-op")
    t.hand(0, "Ox")
    t.play(0, "Ox")


# --------------------------------------------------------------------------- words that powers need


def test_once_per_turn() -> None:
    t = Table(players=2)
    t.card("Purse", text="Ongoing: Use this once per turn. Whenever you play a card, gain 5 RP.")
    t.card("Quick", text="Play: Play another card this turn.")
    t.tableau(0, "Purse")
    t.hand(0, "Quick", "Quick", "Quick")
    t.play(0, "Quick")
    t.play(0, "Quick")
    assert t.rp_of(0) == 5
    t.pass_(0)
    t.pass_(1)
    t.play(0, "Quick")
    assert t.rp_of(0) == 10


def test_once_per_tournament() -> None:
    t = Table(players=2)
    t.card("Shield", kind="Character",
           text="Reaction: Use this once per tournament. When a card in your tableau would be "
                "flipped by an opponent, prevent it.")  # fmt: skip
    t.card("Bully", text="Play: Flip a card in an opponent's tableau.")
    t.card("Ox")
    t.power(0, "Shield")
    t.tableau(0, "Ox")
    t.hand(1, "Bully", "Bully")
    t.play(1, "Bully")
    t.choose(0, "Shield")
    assert t.is_face_up("Ox")
    t.pass_(1)
    t.pass_(0)
    t.play(1, "Bully")
    assert not t.is_face_up("Ox")


@pytest.mark.parametrize(
    ("text", "rp"),
    [
        ('Play: Flip a card named "Ox" in your tableau. If you do, gain 15 RP.', 15),
        ('Play: Flip a card named "Rock" in your tableau. If you do, gain 15 RP.', 0),
        ("Play: Discard a card. If you do, gain 15 RP.", 15),
        ("Play: Discard a Mage card in your tableau. If you do, gain 15 RP.", 0),
        ("Play: Lose 5 M$. If you do, gain 15 RP.", 15),
        ("Play: Lose 5 RP. If you do, draw a card. Gain 1 RP.", 1),
        ("Play: Steal 5 M$ from an opponent. If you do, gain 15 RP.", 0),
        ("Play: Draw a card. If you do, gain 15 RP.", 0),
    ],
)
def test_if_you_do(text: str, rp: int) -> None:
    t = Table(players=2)
    t.card("Deal", text=text)
    t.card("Ox")
    t.card("Rock", text="Ongoing: This card cannot be flipped.")
    t.tableau(0, "Ox", "Rock")
    t.hand(0, "Deal", "Ox")
    t.money(0, 2)
    t.play(0, "Deal")
    assert t.rp_of(0) == rp


def test_if_you_do_after_something_stepped_in() -> None:
    t = Table(players=2)
    t.card("Deal", text="Play: Flip a card in an opponent's tableau. If you do, gain 15 RP.")
    t.card("Ox")
    t.card("Guard", kind="Accessory", text="Ongoing: If a card in your tableau would be flipped by "
           "an opponent, discard this card instead.")  # fmt: skip
    t.tableau(1, "Ox")
    t.accessories(1, "Guard")
    t.hand(0, "Deal", "Deal")
    t.play(0, "Deal")
    assert t.rp_of(0) == 0
    t.pass_(0)
    t.pass_(1)
    t.play(0, "Deal")
    assert t.rp_of(0) == 15


def test_what_is_counted() -> None:
    t = Table(players=3)
    t.card("Counter", text="Play: Gain 1 RP for each card you have played this turn. Gain RP equal "
           "to the number of star tokens on cards in your tableau. Gain 20 RP for each opponent "
           "with no card in hand.")  # fmt: skip
    t.card("Quick", text="Play: Play another card this turn.")
    t.card("Ox")
    t.tableau(0, "Ox", "Ox")
    t.tokens("Ox", 3)
    t.tokens("Ox#2", 4)
    t.hand(0, "Quick", "Counter")
    t.hand(1, "Ox")
    t.play(0, "Quick")
    t.play(0, "Counter")
    assert t.rp_of(0) == 2 + 7 + 20


@pytest.mark.rule("GEN-2")
def test_the_winner_steals_from_the_loser() -> None:
    t = Table(players=2)
    t.card(
        "Bet", stars=1, text="Play: Clash with an opponent. The winner steals 10 RP from the loser."
    )
    t.card("Ox", stars=9)
    t.tableau(1, "Ox")
    t.hand(0, "Bet")
    t.rp(0, 30)
    t.store("Bet", "Bet")
    t.play(0, "Bet")
    assert (t.rp_of(0), t.rp_of(1)) == (20, 10)
