"""The balance report adds up, and says what stands out."""

from __future__ import annotations

import pytest

from mblades.cli.report import all_builds, as_markdown
from mblades.errors import SetupError
from mblades.lab.balance import Balance, Share, measure
from mblades.rules.setup.setup import Setup


def test_every_build_is_measured_in_every_edition_it_fits() -> None:
    setups = all_builds(4)
    assert {setup.edition for setup in setups} == {"original", "collusion"}
    assert len({(setup.build, setup.edition) for setup in setups}) == len(setups)


def test_shares_of_all_seats_add_up_to_the_games() -> None:
    setups = [Setup(players=3, build="New Beginnings"), Setup(players=3, edition="original")]
    balance = measure(setups, "rookie", games=2, seed=1, workers=1)
    assert balance.games == 2
    assert not balance.failures
    for shares in (balance.starters, balance.characters):
        assert sum(share.games for share in shares.values()) == 6
        assert sum(share.wins for share in shares.values()) == pytest.approx(2)
        assert sum(share.fair for share in shares.values()) == pytest.approx(2)
    assert any(balance.rp.values())


def test_what_stands_out_is_named() -> None:
    balance = Balance(
        games=400,
        starters={"Fair": Share(100, 25, 25), "Weak": Share(100, 10, 25)},
        characters={"Strong": Share(100, 50, 25)},
        designs={"a/b": Share(100, 45, 25), "rare/one": Share(10, 10, 2.5)},
    )
    assert balance.faults() == [
        "starter deck Weak: 0.40 of its fair share",
        "character Strong: 2.00 of the fair share",
        "a/b: +20.0 points",
    ]
    assert "- a/b: +20.0 points" in as_markdown(balance)


def test_too_few_games_are_refused() -> None:
    with pytest.raises(SetupError, match="at least one game of each"):
        measure([Setup(), Setup()], "rookie", games=1, seed=1)
