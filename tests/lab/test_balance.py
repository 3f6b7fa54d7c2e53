"""What designs do to a tournament: measured with and without them, judged by intervals."""

from __future__ import annotations

import json
from math import inf
from pathlib import Path
from random import Random

import msgspec
import pytest

from mblades.cards.design import CardSet, Design, EditionName
from mblades.cards.library import load
from mblades.cards.sheet import parse_sheet
from mblades.cli import main
from mblades.cli.new_set import first_sheet
from mblades.errors import SetupError
from mblades.lab.balance.insertion import Effect, Question, Task, answer, pairs_of
from mblades.lab.balance.measured import Measured, Picked, Share
from mblades.lab.balance.moments import (
    BLANK_SET,
    BLANKS,
    Builder,
    Moment,
    companions_of,
    moments_of,
)
from mblades.lab.balance.page import as_page
from mblades.lab.balance.study import Plan, Study, all_builds, run
from mblades.lab.balance.verdict import judge, judge_share, silent
from mblades.lab.balance.whole_games import play_game
from mblades.lab.balance.words import Findings, as_data, as_markdown
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.text.reading.parser import parse

SETUP = Setup(players=3, build="New Beginnings", seed=4)


def measured(*values: float) -> Measured:
    made = Measured()
    for value in values:
        made.note(value)
    return made


def effect_of(*points: float, own_rp: float = 1.0) -> Effect:
    return Effect(points=measured(*points), own_rp=measured(*[own_rp] * len(points)))


def own_set(text: str = "Score: Gain 500 RP.") -> CardSet:
    """The sheet that one starts from, with another text on its first card."""
    found = parse_sheet(first_sheet("Garden Party", Path("garden-party.toml")))
    first, *others = found.designs
    other = msgspec.structs.replace(first, text=text, tree=parse(text))
    return msgspec.structs.replace(found, designs=(other, *others))


# --------------------------------------------------------------------------- figures


def test_an_interval_holds_the_true_mean_19_times_of_20() -> None:
    random = Random(5)
    hits = 0
    for _ in range(400):
        sample = measured(*[random.gauss(3, 10) for _ in range(40)])
        hits += sample.low <= 3 <= sample.high
    assert 0.92 < hits / 400 < 0.98


def test_parts_put_together_are_what_one_measurement_had_been() -> None:
    whole, one, other = measured(*range(50)), measured(*range(20)), measured(*range(20, 50))
    one.add(other)
    assert one == whole
    assert measured(1, 2).give == inf


# --------------------------------------------------------------------------- insertion


def moment() -> Moment:
    library = load().with_sets([BLANK_SET])
    return moments_of(Game.start(SETUP, library), "rookie", 4)[0]


def test_the_same_deck_ends_the_same_and_changes_nothing() -> None:
    one = moment()
    before = one.game.digest()
    numbers = one.numbers()
    assert one.play(numbers) == one.play(numbers)
    assert one.game.digest() == before


def test_a_deck_has_the_tried_card_once_and_none_of_those_it_is_compared_with() -> None:
    one = moment()
    designs = one.game.state.catalog.designs
    held = next(designs[n] for n in one.numbers() if designs[n].kind == "Single")
    blank = BLANKS["Single"]
    without = Builder(one, Random(1)).deck([blank], (), [held])
    assert [designs[n].name for n in without.designs].count(held.name) == 0
    assert designs[without.designs[0]] == blank
    there = Builder(one, Random(1)).deck([held], (), [held])
    assert there.designs[1:] == without.designs[1:]


def test_at_home_a_card_has_its_set_around_it() -> None:
    one = moment()
    designs = one.game.state.catalog.designs
    card_set = load().sets["Fists of Steel"]
    tried = card_set.designs[0]
    deck = Builder(one, Random(1)).deck([tried], companions_of(tried, card_set), [tried])
    assert {design.id for design in card_set.designs} <= {designs[n].id for n in deck.designs}


def test_a_card_that_decides_everything_is_seen_to() -> None:
    card_set = own_set()
    strong = card_set.designs[0]
    question = Question(designs=(strong.id, card_set.designs[1].id), bot="rookie")
    found = answer(
        Task(msgspec.structs.replace(SETUP, build=None, custom_sets=(card_set,)), question)
    )
    assert not found.failures
    assert found.tournaments == 3
    assert found.designs[strong.id].own_rp.mean > 300
    assert found.designs[strong.id].rp.mean > 200
    assert found.designs[strong.id].points.mean > found.designs[card_set.designs[1].id].points.mean


def test_versions_of_a_card_meet_in_the_same_tournaments() -> None:
    plan = Plan(
        bot="rookie",
        games=0,
        tournaments=3,
        players=3,
        sheet=own_set(),
        against=own_set("Play: Draw a card."),
    )
    found = Findings(run(plan, workers=1))
    assert not found.study.failures
    by_name = {new.name: effect for new, effect in found.versions}
    changed, *same = (by_name[one.name] for one in found.study.asked)
    assert changed.rp.mean > 200
    assert all(effect.rp.total == 0 for effect in same)


def test_pairs_fit_into_one_deck() -> None:
    card_set = own_set("Play: Draw a card.")
    pairs = list(pairs_of(card_set))
    boxes = {one.id for one in card_set.designs if one.kind == "Deck Box"}
    assert len(pairs) == len(set(pairs))
    assert not any(set(pair) <= boxes for pair in pairs)


# --------------------------------------------------------------------------- judging


def designs(count: int) -> list[Design]:
    return [one for one in load().designs if (one.rarity, one.kind) == ("Core", "Single")][:count]


def test_a_design_is_judged_by_its_interval_against_its_like() -> None:
    weak, fair, strong, unsure = designs(4)
    spread = [0.0, 10.0] * 40
    found = judge(
        designs(4),
        {
            weak.id: effect_of(*[one - 40 for one in spread]),
            fair.id: effect_of(*[one + 10 for one in spread]),
            strong.id: effect_of(*[one + 40 for one in spread]),
            unsure.id: effect_of(*[100.0, -100.0] * 10),
        },
    )
    judgements = {one.design.id: one.judgement for one in found}
    assert judgements == {
        weak.id: "too weak", fair.id: "fair", strong.id: "too strong", unsure.id: "not judged",
    }  # fmt: skip
    assert found[0].design == strong


def test_a_share_is_judged_by_its_interval() -> None:
    bounds = (0.7, 1.4)
    assert judge_share(Share(1000, 500, 250), bounds) == "too strong"
    assert judge_share(Share(1000, 100, 250), bounds) == "too weak"
    assert judge_share(Share(1000, 340, 250), bounds) == "fair"
    assert judge_share(Share(30, 15, 7.5), bounds) == "not judged"


def test_a_text_that_gains_rp_and_never_did_is_named() -> None:
    one, other = [design for design in designs(40) if "Gain" in design.text[:12]][:2]
    quiet = {one.id: effect_of(*[0.0] * 30, own_rp=0.0), other.id: effect_of(*[0.0] * 30)}
    assert silent(judge([one, other], quiet)) == [one]


# --------------------------------------------------------------------------- whole games


def test_every_build_is_measured_in_every_edition_it_fits() -> None:
    setups = all_builds(4)
    assert {setup.edition for setup in setups} == {"original", "collusion"}
    assert len({(setup.build, setup.edition) for setup in setups}) == len(setups)


@pytest.mark.parametrize("edition", ["original", "collusion"])
def test_shares_of_all_seats_add_up_to_the_games(edition: EditionName) -> None:
    part = play_game(
        Setup(players=3, edition=edition, seed=3, character_powers=True, pro_cards=True), "rookie"
    )
    for shares in (part.starters, part.characters):
        assert sum(share.games for share in shares.values()) == 3
        assert sum(share.wins for share in shares.values()) == pytest.approx(1)
        assert sum(share.fair for share in shares.values()) == pytest.approx(1)
    assert any(picked.brought for picked in part.picks.values())
    assert all(picked.brought <= picked.held for picked in part.picks.values())


# --------------------------------------------------------------------------- what is told


def study() -> Study:
    return run(
        Plan(bot="rookie", games=2, tournaments=3, players=3, sheet=own_set("Play: Draw a card.")),
        workers=1,
    )


def test_the_same_seed_measures_the_same() -> None:
    assert as_data(Findings(study())) == as_data(Findings(study()))


def test_a_study_is_told_in_words_data_and_a_page() -> None:
    made = study()
    made.standings.picks = {made.asked[0].id: Picked(40, 10)}
    found = Findings(made)
    text, page, data = as_markdown(found), as_page(found, "Balance"), as_data(found)
    for design in made.asked:
        assert design.name in text
        assert design.name in page
        assert design.id in data["designs"]
    assert f"{made.asked[0].name} | 40 | 25% |" in text
    assert found.not_judged().startswith(f"{len(made.asked)} of {len(made.asked)} designs")
    assert "http" not in page.replace("http-equiv", "")


def test_what_stands_out_makes_the_exit_status_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet, page = tmp_path / "garden-party.toml", tmp_path / "page.html"
    sheet.write_text(first_sheet("Garden Party", sheet))
    words = ["balance", str(sheet), "--bot", "rookie", "--tournaments", "3", "--games", "0"]
    status = main([*words, "--seed", "2", "--workers", "1", "--json", "--page", str(page)])
    data = json.loads(capsys.readouterr().out)
    assert status == (1 if data["faults"] else 0)
    assert data["seed"] == 2
    assert "<svg" in page.read_text()
    assert main([*words, "--page", str(sheet)]) == 2
    assert "did not write it" in capsys.readouterr().err


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(SetupError, match="at least 1 tournament"):
        run(Plan(tournaments=0))
    other = msgspec.structs.replace(
        own_set("Play: Draw a card."), designs=load().sets["Hot Chicks"].designs
    )
    with pytest.raises(SetupError, match="no card of the same name"):
        run(Plan(sheet=own_set("Play: Draw a card."), against=other, tournaments=1))
