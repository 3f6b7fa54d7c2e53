"""A study in words: the Markdown of docs/balance.md, what stands out, and plain data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mblades.lab.balance.measured import FEWEST, Picked, Share
from mblades.lab.balance.study import Study
from mblades.lab.balance.verdict import (
    CHARACTERS,
    POINTS,
    STARTERS,
    Judged,
    judge,
    judge_share,
    silent,
    together,
)

SHOWN = 15
OUTSTANDING = ("too strong", "too weak")


class Findings:
    """Everything that a study comes to."""

    def __init__(self, study: Study) -> None:
        self.study = study
        known = judge((*study.asked, *study.beside), study.answer.designs)
        asked = {one.id for one in study.asked}
        self.judged = [one for one in known if one.design.id in asked]
        self.silent = silent(self.judged)
        self.pairs = together(study.answer)
        self.names = {one.id: one.name for one in (*study.asked, *study.beside)}
        self.versions = [
            (new, study.answer.versions[new.id, old.id])
            for new, old in study.versions
            if (new.id, old.id) in study.answer.versions
        ]

    @property
    def picks(self) -> list[tuple[str, Picked]]:
        """The designs that were held often enough, the one that is picked most first."""
        known = self.study.standings.picks
        often = [
            (one.name, known[one.id])
            for one in self.study.asked
            if one.id in known and known[one.id].held >= FEWEST
        ]
        return sorted(often, key=lambda entry: -entry[1].rate)

    def faults(self) -> list[str]:
        """What stands out."""
        found = [
            f"{one.design.name} ({one.design.set}): {one.points:+.1f} ± {one.give:.1f} points, "
            f"{one.judgement}"
            for one in self.judged
            if one.judgement in OUTSTANDING
        ]
        for what, shares, bounds in self._shares():
            found += [
                f"{what} {name}: {share.ratio:.2f} ± {share.give:.2f} of the fair share"
                for name, share in shares.items()
                if judge_share(share, bounds) in OUTSTANDING
            ]
        return found

    def not_judged(self) -> str:
        """How many were measured too seldom."""
        designs = sum(one.judgement == "not judged" for one in self.judged)
        parts = [f"{designs} of {len(self.judged)} designs"]
        for what, shares, bounds in self._shares():
            few = sum(judge_share(one, bounds) == "not judged" for one in shares.values())
            parts.append(f"{few} of {len(shares)} {what}s")
        return ", ".join(parts)

    def _shares(self) -> list[tuple[str, Mapping[str, Share], tuple[float, float]]]:
        standings = self.study.standings
        return [
            ("starter deck", standings.starters, STARTERS),
            ("character", standings.characters, CHARACTERS),
        ]


def as_markdown(found: Findings) -> str:
    """The tables of docs/balance.md."""
    study = found.study
    low, high = STARTERS
    weak, strong = CHARACTERS
    parts = [
        f"{study.answer.tournaments} tournaments, {study.standings.games} whole games, "
        f"{len(study.failures)} errors; bot {study.bot}, seed {study.seed}. "
        f"Measured too seldom to be judged: {found.not_judged()}.",
        "## What stands out\n\n" + _list(found.faults(), "Nothing."),
        f"## Designs\n\nPoints of the chance to win a tournament, against others of the rarity and kind; "
        f"from {-POINTS:.0f} to {POINTS:.0f}.",
        _designs(found.judged[:SHOWN]),
        "The weakest:",
        _designs(found.judged[SHOWN:][-SHOWN:]),
        "## Text gains RP, measured nothing\n\n"
        + _list((f"{one.name} ({one.set})" for one in found.silent), "None."),
    ]
    if found.versions:
        parts += ["## Two versions", _versions(found)]
    if study.answer.pairs:
        parts += ["## Pairs that are worth more than their sum", _pairs(found)]
    if study.standings.games:
        parts += [
            f"## Starter decks\n\nWins by fair share; from {low} to {high}.",
            _shares("starter deck", study.standings.starters),
            f"## Characters\n\nWins by fair share; from {weak} to {strong}.",
            _shares("character", study.standings.characters),
            "## Picked\n\nOf those who held a card when a tournament came, how many brought it. The most:",
            _picks(found.picks[:SHOWN]),
            "The least:",
            _picks(found.picks[SHOWN:][-SHOWN:]),
        ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _list(lines: Iterable[str], none: str) -> str:
    return "\n".join(f"- {line}" for line in lines) or none


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose first column is words and whose others are figures."""
    marks = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, marks, *rows))


def _designs(judged: Sequence[Judged]) -> str:
    if not judged:
        return ""
    return _table(
        ("card", "tried", "points", "RP", "among strangers", "at home", "of its own", ""),
        (
            (
                f"{one.design.name} ({one.design.set})",
                str(one.effect.rp.count),
                f"{one.points:+.1f} ± {one.give:.1f}",
                one.effect.rp.told(),
                one.effect.stranger.told(),
                one.effect.at_home.told(),
                one.effect.own_rp.told(sign=False),
                one.judgement,
            )
            for one in judged
        ),
    )


def _versions(found: Findings) -> str:
    """What a new version brings beyond the old one, in the same tournaments."""
    return _table(
        ("card", "tried", "points", "RP", "places"),
        (
            (new.name, str(effect.rp.count), effect.points.told(), effect.rp.told(), effect.place.told())
            for new, effect in found.versions
        ),
    )  # fmt: skip


def _pairs(found: Findings) -> str:
    rows = [
        (f"{found.names[one]} and {found.names[other]}", measured.told())
        for (one, other), measured in found.pairs[:SHOWN]
    ]
    return _table(("pair", "RP more"), rows) if rows else "None."


def _shares(what: str, shares: Mapping[str, Share]) -> str:
    return _table(
        (what, "games", "wins", "by fair share"),
        (
            (name, str(one.games), f"{one.wins:.0f}", one.told())
            for name, one in sorted(shares.items(), key=lambda entry: -entry[1].ratio)
        ),
    )


def _picks(picks: Sequence[tuple[str, Picked]]) -> str:
    if not picks:
        return ""
    rows = ((name, str(one.held), f"{one.rate:.0%}") for name, one in picks)
    return _table(("card", "held", "brought"), rows)


def as_data(found: Findings) -> dict[str, Any]:
    """A study as plain data."""
    study = found.study
    return {
        "bot": study.bot,
        "seed": study.seed,
        "tournaments": study.answer.tournaments,
        "games": study.standings.games,
        "failures": study.failures,
        "faults": found.faults(),
        "designs": {
            one.design.id: {
                "tried": one.effect.rp.count,
                "points": _rounded(one.points, one.give),
                "rp": _rounded(one.effect.rp.mean, one.effect.rp.give),
                "place": _rounded(one.effect.place.mean, one.effect.place.give),
                "own_rp": round(one.effect.own_rp.mean, 1),
                "judgement": one.judgement,
            }
            for one in found.judged
        },
        "silent": [one.id for one in found.silent],
        "pairs": [
            {"designs": list(pair), "rp": _rounded(one.mean, one.give)} for pair, one in found.pairs
        ],
        "versions": {
            new.id: {
                "tried": effect.rp.count,
                "points": _rounded(effect.points.mean, effect.points.give),
                "rp": _rounded(effect.rp.mean, effect.rp.give),
            }
            for new, effect in found.versions
        },
        "starters": _share_data(study.standings.starters),
        "characters": _share_data(study.standings.characters),
        "picked": {name: round(one.rate, 3) for name, one in found.picks},
    }


def _rounded(mean: float, give: float) -> dict[str, float | None]:
    return {"mean": round(mean, 2), "give": None if give == float("inf") else round(give, 2)}


def _share_data(shares: Mapping[str, Share]) -> dict[str, dict[str, float | None]]:
    return {name: _rounded(one.ratio, one.give) for name, one in shares.items()}
