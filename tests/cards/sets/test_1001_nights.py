"""1001 Nights: diversity of elements, types and sets."""

from __future__ import annotations

from mblades.testing import Table

NIGHT, TENANT = "Storyteller of Night 1001", "Tenant of the Lamp"
FROM_OTHER_TALES = ("White Belt Brawler", "Familiar Toad", "King Under the Lawn")


def test_every_other_tale_makes_hers_longer() -> None:
    t = Table(players=2)
    t.box(0, "Sesame Strongbox")
    t.tableau(0, "Alley Storyteller", *FROM_OTHER_TALES, NIGHT)
    t.finish()
    assert t.rp_of(0) == 44


def test_a_tale_face_down_is_not_told() -> None:
    t = Table(players=2)
    t.box(0, "Sesame Strongbox")
    t.tableau(0, "White Belt Brawler", "Familiar Toad", NIGHT)
    t.face_down("White Belt Brawler", "Familiar Toad")
    t.finish()
    assert t.rp_of(0) == 10
    asleep = Table(players=2)
    asleep.tableau(0, *FROM_OTHER_TALES, NIGHT)
    asleep.face_down(NIGHT)
    asleep.finish()
    assert asleep.rp_of(0) == 0


def test_the_lamp_grants_one_of_three_wishes() -> None:
    for wish, rp, cards, tokens in ((0, 0, 2, 0), (1, 12, 0, 0), (2, 0, 0, 4)):
        t = Table(players=2)
        t.store("Lakeguard", "Turnip Farmer")
        t.rp(1, 20)
        t.tableau(0, "White Belt Brawler", TENANT)
        t.hand(0, "Votive Lamp")
        t.action(0, TENANT)
        t.choose(0, wish)
        if tokens:
            t.choose(0, "White Belt Brawler")
        assert t.rp_of(0) == rp
        assert len(t.hand_of(0)) == 1 + cards
        assert t.tokens_on("White Belt Brawler") == tokens


def test_a_storyteller_likes_a_change() -> None:
    t = Table(players=2)
    t.hand(0, "Alley Storyteller", "Carpet With Opinions")
    t.play(0, "Alley Storyteller")
    t.play(0, "Carpet With Opinions")  # both are Air
    assert t.rp_of(0) == 4
    t.hand(1, "Alley Storyteller", "White Belt Brawler")
    t.face_down("Alley Storyteller", "Carpet With Opinions")
    t.play(1, "Alley Storyteller")
    t.play(1, "White Belt Brawler")
    assert t.rp_of(1) == 20
