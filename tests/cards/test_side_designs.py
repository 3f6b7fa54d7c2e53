"""Venues, teams, bosses, keyword and trigger cards: what is printed, in three languages."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from mblades.cards import library as library_module
from mblades.cards.design import CardSet, Design
from mblades.cards.library import load
from mblades.cards.side_cards import read_boss, read_teams, read_venues
from mblades.cards.translations import Language, translation
from mblades.cli import main
from mblades.errors import SetupError, SheetError
from mblades.rules.effects.catalogs import catalog_of
from mblades.testing import SceneError, Table
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render
from mblades.text.tree import Ability, TriggerWord

HERE = Path(library_module.__file__).parent
BOSSES = (
    "Eldritch Entertainment Group", "Return of the Druid Kings", "TCG-lluminati",
    "They Came From Space",
)  # fmt: skip
FOREIGN = {"ja": r"[A-Za-zА-яЁё]{4,}", "ru": r"[A-Za-z]"}


def boss_cards() -> list[Design]:
    return [design for boss in load().bosses for design in boss.designs]


def ours() -> list[Design]:
    return [*load().venues, *load().teams, *boss_cards()]


def triggers(design: Design) -> set[TriggerWord]:
    return {line.trigger for line in design.tree.lines if isinstance(line, Ability)}


# --------------------------------------------------------------------------- what there is


def test_counts() -> None:
    library = load()
    assert Counter(venue.box for venue in library.venues) == {"base": 10, "Collusion": 6}
    assert {venue.kind for venue in library.venues} == {"Venue"}
    assert [team.kind for team in library.teams] == ["Team"] * 9
    assert tuple(boss.name for boss in library.bosses) == BOSSES
    assert len(library.keyword_cards) == 23
    assert len({*library.trigger_cards}) == len(library.trigger_cards) == 6


def test_venues_rule_one_phase_or_both() -> None:
    names = " ".join(venue.name for venue in load().venues)
    assert "Museum" in names
    assert "Edge of the Volcano" in names
    phases = Counter(
        (TriggerWord.DECKBUILDING in there, bool(there - {TriggerWord.DECKBUILDING}))
        for there in map(triggers, load().venues)
    )
    assert phases.keys() == {(True, False), (False, True), (True, True)}


def test_a_team_has_a_power_for_each_phase() -> None:
    assert all(TriggerWord.DECKBUILDING in triggers(team) for team in load().teams)
    assert all(len(triggers(team)) > 1 for team in load().teams)


def test_the_single_has_more_than_any_team() -> None:
    rules = {team.name: len(re.findall(r"\.(?= |\n|$)", team.text)) for team in load().teams}
    alone = rules.pop("The Single")
    assert alone >= max(rules.values()) + 3


@pytest.mark.rule("COOP-1")
@pytest.mark.parametrize("boss", load().bosses, ids=lambda boss: boss.id)
def test_a_boss_is_thirteen_mystic_cards(boss: CardSet) -> None:
    kinds = Counter(design.kind for design in boss.designs)
    assert kinds == {"Deck Box": 1, "Accessory": 4, "Single": 8}
    assert {design.rarity for design in boss.designs} == {"Mystic"}
    assert {design.copies for design in boss.designs} == {1}
    assert boss.theme
    for design in boss.designs:
        if design.kind == "Deck Box":
            assert design.text.startswith("Score: Gain ")
            assert re.search(r"Score: Gain \d+ RP for each opponent\.", design.text)
        elif design.kind == "Accessory":
            assert design.text.startswith("Ongoing: ")
        else:
            assert len(design.elements) == len(design.types) == 1
            assert design.text


@pytest.mark.rule("COOP-1")
def test_mystic_cards_are_in_no_store() -> None:
    assert not {"Mystic"} & {design.rarity for design in load().designs}
    assert not {*BOSSES} & {*load().sets}


def test_side_designs_are_numbered_after_the_sets() -> None:
    library = load()
    assert library.side_designs[-len(ours()) :] == tuple(ours())
    assert catalog_of(library).designs == library.designs + library.side_designs
    ids = [design.id for design in catalog_of(library).designs]
    assert len({*ids}) == len(ids)


def test_further_sets_leave_them_alone() -> None:
    extra = CardSet("mine", "Mine", "Core", "custom", "", ())
    assert load().with_sets([extra]).side_designs == load().side_designs


def test_they_are_found_by_name() -> None:
    library = load()
    assert library.find_boss("tcg lluminati").id == "tcg-lluminati"
    assert library.find_venue("edge of the volcano").kind == "Venue"
    assert library.find_team("the single") is library.teams[0]
    with pytest.raises(SetupError, match='did you mean "They Came From Space"'):
        library.find_boss("They Come From Space")


def test_no_two_are_the_same() -> None:
    everything = [*load().designs, *load().side_designs]
    texts = Counter(design.text for design in everything)
    others = {design.name for design in everything if design not in ours()}
    assert {texts[design.text] for design in ours()} == {1}
    assert len({design.name for design in ours()}) == len(ours())
    assert not others & {design.name for design in ours()}


# --------------------------------------------------------------------------- words


SHEETS = [
    "venues.toml",
    "teams.toml",
    *(f"bosses/{path.name}" for path in (HERE / "bosses").iterdir()),
]


@pytest.mark.parametrize("sheet", sorted(SHEETS))
def test_sheets_are_written_in_canonical_english(sheet: str) -> None:
    written = tomllib.loads((HERE / sheet).read_text("utf-8"))
    cards = written.get("venues") or written.get("teams") or written["cards"]
    by_name = {design.name: design for design in ours()}
    for card in cards:
        design = by_name[card["name"]]
        assert design.text == card["text"]
        assert design.flavour == card["flavour"]
        assert len(design.text) <= 280


@pytest.mark.parametrize("design", ours(), ids=lambda design: design.id)
def test_round_trip_in_three_languages(design: Design) -> None:
    assert parse(design.text) == design.tree
    assert render(design.tree) == design.text
    languages: tuple[Language, ...] = ("ja", "ru")
    for language in languages:
        words = translation(load(), language)
        told = words.of_card(design)
        for line in (told.name, told.flavour, words.text(design.tree)):
            assert line
            assert line not in (design.name, design.flavour, design.text)
            assert not re.search(FOREIGN[language], line), line


@pytest.mark.parametrize("language", ["ja", "ru"])
def test_nothing_is_translated_twice_or_in_vain(language: Language) -> None:
    words, library = translation(load(), language), load()
    assert list(words.others["venues"]) == [venue.name for venue in library.venues]
    assert list(words.others["teams"]) == [team.name for team in library.teams]
    for boss in library.bosses:
        printed = words.others["bosses"][boss.name]
        assert printed.theme
        assert words.named(boss.name) == printed.name != boss.name
        assert not re.search(FOREIGN[language], f"{printed.name} {printed.theme}")
        assert list(words.others[boss.id]) == [design.name for design in boss.designs]
    names = [words.of_card(design).name for design in ours()]
    assert len({*names}) == len(names)


# --------------------------------------------------------------------------- reading


def test_a_venue_needs_a_text(tmp_path: Path) -> None:
    path = tmp_path / "venues.toml"
    path.write_text('[[venues]]\nname = "Attic"\nbox = "custom"\n')
    with pytest.raises(SheetError, match="needs the key text"):
        read_venues(path)
    path.write_text('[[venues]]\nname = "Attic"\nbox = "custom"\ntext = "Score: Gain 5 PR."\n')
    with pytest.raises(SheetError) as caught:
        read_venues(path)
    assert (caught.value.line, caught.value.nearest) == (4, "RP")


def test_a_team_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "teams.toml"
    path.write_text('[[teams]]\nname = "Us Two"\nbox = "custom"\ntext = "Score: Gain 5 RP."\n')
    (team,) = read_teams(path)
    assert (team.id, team.kind, team.flavour) == ("teams/us-two", "Team", "")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('rarity = "Mystic"', 'rarity = "Core"', "a boss must have the rarity Mystic"),
        ('kind = "Deck Box"', 'kind = "Accessory"', "1 designs of kind Deck Box, not 0"),
        ('kind = "Accessory"', 'kind = "Single"', "4 designs of kind Accessory, not 0"),
    ],
)
def test_a_boss_that_is_none(tmp_path: Path, old: str, new: str, said: str) -> None:
    path = tmp_path / "boss.toml"
    sheet = (HERE / "bosses" / "tcg-lluminati.toml").read_text("utf-8")
    path.write_text(sheet.replace(old, new), "utf-8")
    with pytest.raises(SheetError, match=said):
        read_boss(path)


# --------------------------------------------------------------------------- bosses at the table


def table(players: int = 3) -> Table:
    """Seat 0 is the boss; the others have cards of their own."""
    t = Table(players=players)
    t.card("Pawn", stars=2, symbols="Fire Citizen")
    t.card("Knight", stars=6, symbols="Air Soldier")
    t.card("Giant", stars=9, symbols="Dark Myth")
    t.card("Swing", stars=5, text="Play: Flip a card in an opponent's tableau.")
    t.card("Brawl", stars=10, text="Play: Clash with an opponent.")
    t.card("Lever", stars=3, text="Action: Gain 10 RP.")
    return t


@pytest.mark.rule("COOP-2")
@pytest.mark.parametrize(
    ("boss", "each", "less"),
    [
        (BOSSES[0], 45 + 5, 25),
        (BOSSES[1], 80, 40),
        (BOSSES[2], 45, 0),
        (BOSSES[3], 60 + 10, 25),
    ],
)
def test_a_deck_box_pays_for_each_player_and_cannot_be_flipped(
    boss: str, each: int, less: int
) -> None:
    box = load().find_boss(boss).designs[0]
    for players in (2, 3, 5):
        t = table(players)
        t.card("Lid", text="Play: Flip each Deck Box in each opponent's play area.")
        t.box(0, box.name)
        t.hand(1, "Lid")
        for seat in range(1, players):
            t.rp(seat, 20)
        t.play(1, "Lid")
        assert t.is_face_up(box.name)
        t.finish()
        assert t.rp_of(0) == each * (players - 1) - less


def test_eldritch_entertainment_empties_hands_and_is_paid_for_it() -> None:
    t = table()
    t.box(0, "Core Box the Size of a Coffin")
    t.accessories(0, "Bag of Assorted Sanity")
    t.hand(0, "Expansion of Unknowable Size")
    t.hand(1, "Pawn")
    t.hand(2, "Pawn", "Knight")
    t.play(0, "Expansion of Unknowable Size")
    assert [t.hand_of(1), len(t.hand_of(2))] == [[], 1]
    assert t.rp_of(0) == 2 * 4
    t.finish()
    assert t.rp_of(0) == 8 + (2 * 45 + 5 - 25) + (10 + 2 * 4)


def test_the_doom_track_stops_when_the_boss_is_flipped() -> None:
    t = table()
    t.accessories(0, "Doom Track With Extra Spaces")
    t.tableau(0, "Cultist With a Loyalty Card")
    t.hand(1, "Swing")
    t.hand(2, "Pawn", "Giant")
    t.rp(1, 30)
    t.rp(2, 30)
    t.play(1, "Swing")
    assert t.rp_of(1) == 26
    assert not t.is_face_up("Doom Track With Extra Spaces")
    t.play(2, "Pawn")  # and the cultist lies face down
    assert t.rp_of(2) == 30


@pytest.mark.parametrize(
    "boss_accessory", [design.name for design in boss_cards() if design.kind == "Accessory"]
)
def test_an_accessory_of_a_boss_is_not_flipped_by_players(boss_accessory: str) -> None:
    t = table()
    t.card("Thief", text="Play: Flip each Accessory in each opponent's play area.")
    t.accessories(0, boss_accessory)
    t.hand(1, "Thief")
    t.play(1, "Thief")
    assert t.is_face_up(boss_accessory)


def test_druid_kings_grow_and_stay_up_on_their_tokens() -> None:
    t = table()
    t.box(0, "Stump of the Elder Council")
    t.accessories(0, "Moss on Every Sleeve")
    t.tableau(0, "Stag of the Second Edition")
    t.hand(0, "Choir of Angry Hedges")
    t.hand(1, "Swing", "Swing")
    t.play(0, "Choir of Angry Hedges")  # the moss was first
    assert t.tokens_on("Stag of the Second Edition") == 1 + 2
    assert t.tokens_on("Choir of Angry Hedges") == 0
    t.play(1, "Swing")
    t.choose(1, "Stag of the Second Edition")
    assert t.is_face_up("Stag of the Second Edition")
    assert t.tokens_on("Stag of the Second Edition") == 2
    t.play(1, "Swing")
    t.choose(1, "Choir of Angry Hedges")
    assert not t.is_face_up("Choir of Angry Hedges")
    t.finish()
    assert t.rp_of(0) == 2 * 6 + 2 * 80 + 2 - 40


def test_the_thicket_bars_the_tall_until_a_clash_is_lost() -> None:
    t = table(2)
    t.accessories(0, "Thicket Around the Table")
    t.tableau(0, "Sapling in a Tiny Crown")
    t.card("Scrap", stars=6, text="Play: Clash with an opponent.")
    t.hand(1, "Giant", "Scrap")
    with pytest.raises(SceneError):
        t.play(1, "Giant")
    t.play(1, "Scrap")
    assert not t.is_face_up("Thicket Around the Table")
    t.play(1, "Giant")
    assert t.tableau_of(1) == ["Scrap", "Giant"]
    t.finish()
    assert t.rp_of(0) == 2 + 2


def test_king_bramblebeard_fights_everybody() -> None:
    t = table()
    t.hand(0, "King Bramblebeard the Unpruned")
    t.accessories(0, "Antlers of the First King")
    for seat in (1, 2):
        t.tableau(seat, "Pawn")
        t.rp(seat, 40)
    t.play(0, "King Bramblebeard the Unpruned")
    assert [t.rp_of(1), t.rp_of(2)] == [40 - 15 - 6] * 2


def test_the_illuminati_are_paid_for_what_lies_face_down() -> None:
    t = table()
    t.box(0, "Sealed Envelope With an Eye on It")
    t.tableau(0, "Pyramid With a Corner Office")
    t.accessories(0, "Two-Way Mirror Sleeve")
    t.hand(0, "Judge in the Ceiling", "Man Who Was Never at Table Five")
    t.tableau(1, "Pawn", "Knight")
    t.tableau(2, "Lever")
    t.play(0, "Judge in the Ceiling")
    assert t.rp_of(0) == 2 * 6 + 2 * 5
    assert not t.is_face_up("Pawn")
    t.play(0, "Man Who Was Never at Table Five")  # a card face down cannot be flipped again
    assert t.rp_of(0) == 22 + 2 * 5 + 5
    t.finish()
    assert t.rp_of(0) == 37 + 2 * 45 + 3 * (4 + 6)


def test_a_membership_fee_is_paid_in_one_way_or_the_other() -> None:
    t = table()
    t.accessories(0, "Annual Membership Fee, Monthly")
    t.money(0, 0)
    t.money(1, 1)
    t.hand(1, "Pawn", "Knight")
    t.play(1, "Pawn")
    assert (t.money_of(0), t.money_of(1)) == (1, 0)
    t.rp(1, 20)
    t.play(1, "Knight")
    assert (t.money_of(0), t.rp_of(1)) == (1, 15)


def test_they_came_for_cards_and_points() -> None:
    t = table()
    t.box(0, "Crate From the Desert Hangar")
    t.tableau(0, "Ray of General Inconvenience")
    t.hand(0, "Brain in a Deck Box", "Abductor of Unattended Cards")
    for seat in (1, 2):
        t.rp(seat, 30)
        t.tableau(seat, "Knight", "Pawn", "Giant")
    t.play(0, "Brain in a Deck Box")  # uses the ray once more
    assert [t.tableau_of(1), t.hand_of(1)] == [["Knight", "Pawn"], ["Giant"]]
    assert t.rp_of(0) == 2 * (10 + 6)
    t.play(0, "Abductor of Unattended Cards")
    assert [t.tableau_of(2), t.binder_of(2)] == [["Knight"], ["Pawn"]]
    t.finish()
    assert t.rp_of(0) == 32 + 2 * 4 + 2 * 60 + 2 * 10 - 25
    assert t.rp_of(1) == 20


def test_the_beam_turns_a_tableau_round() -> None:
    t = table()
    t.accessories(0, "Tractor Beam on Rotate")
    t.tableau(1, "Knight", "Giant")
    t.hand(1, "Pawn")
    t.play(1, "Pawn")
    assert t.tableau_of(1) == ["Giant", "Knight", "Pawn"]


@pytest.mark.parametrize("design", boss_cards(), ids=lambda design: design.id)
def test_bosses_meet_empty_tables(design: Design) -> None:
    t = table()
    if design.kind == "Single":
        t.hand(0, design.name)
        t.play(0, design.name)
    elif design.kind == "Accessory":
        t.accessories(0, design.name)
    else:
        t.box(0, design.name)
    t.finish()
    assert t.rp_of(0) >= 0


# --------------------------------------------------------------------------- venues and teams


def test_the_edge_of_the_volcano_is_hot() -> None:
    t = table(2)
    for seat in (0, 1):
        t.power(seat, "Edge of the Volcano", kind="Venue")
        t.rp(seat, 10)
        t.hand(seat, "Pawn", "Knight")
    t.play(0, "Pawn")
    assert t.stars_of("Pawn") == 4
    t.play(1, "Knight")
    assert [t.rp_of(0), t.rp_of(1)] == [7, 7]
    t.play(0, "Knight")
    assert t.rp_of(0) == 7


def test_nobody_quarrels_at_grandmothers() -> None:
    t = table(2)
    t.power(1, "Grandmother's Living Room", kind="Venue")
    t.hand(0, "Little Green Judge")
    t.rp(1, 10)
    t.play(0, "Little Green Judge")
    assert t.rp_of(1) == 10


def test_the_single_has_room_for_eight() -> None:
    t = table(2)
    t.power(0, "The Single", kind="Team")
    t.tableau(0, *["Pawn"] * 7)
    t.hand(0, "Knight")
    t.play(0, "Knight")
    assert len(t.tableau_of(0)) == 8


def test_sore_losers_take_it_out_on_you() -> None:
    t = table(2)
    t.power(1, "The Sore Losers", kind="Team")
    t.tableau(1, "Pawn")
    t.hand(0, "Swing")
    t.rp(0, 12)
    t.play(0, "Swing")
    assert [t.rp_of(0), t.rp_of(1)] == [7, 5]


@pytest.mark.rule("CARD-2")
@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_every_kind_of_side_card_is_listed(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", "--side", "--json", "--lang", language]) == 0
    found = json.loads(capsys.readouterr().out)
    counts = Counter(one["kind"] for one in found)
    assert counts == {
        "Character": 17, "Co-op": 17, "Pro Player": 17, "Keyword": 23, "Venue": 16, "Team": 9,
        "Boss": 4 * 13, "Meta": 24, "NPC": 28, "Friendship": 17 * 3,
    }  # fmt: skip
    assert all(one["name"] for one in found)
    assert len({one["id"] for one in found}) == len(found)
