"""What the maker of a game can choose from."""

from __future__ import annotations

from mblades.rules.setup.menu import offered


def test_what_is_offered_and_what_excludes_what() -> None:
    data = offered()
    modes = {mode["name"]: mode for mode in data["modes"]}
    assert modes["normal"]["players"] == {"original": [3, 5], "collusion": [3, 6]}
    assert set(modes["team"]["settings"]) == {"teams", "team_cards"}
    options = {option["name"]: option for option in data["options"]}
    assert options["prerelease"]["excludes"] == ["sealed"], "said from both sides"
    assert options["sealed"]["excludes"] == ["prerelease", "starters"]
    assert modes["normal"]["excludes"] == []
    assert modes["duel"]["excludes"] == ["free_market", "final_after_prerelease"]
    assert "first_player" in modes["coop"]["excludes"]
    assert data["first_game"]["builds"]["collusion"] == "New Beginnings"
    assert data["first_game"]["offers"] == ["prerelease"]
