"""A study as one page of HTML that needs nothing from outside: every figure with its interval."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import inf
from typing import Final, NamedTuple

from mblades.files import COMMENT
from mblades.lab.balance.measured import Share
from mblades.lab.balance.verdict import (
    CHARACTERS,
    POINTS,
    STARTERS,
    Judged,
    Judgement,
    judge_share,
)
from mblades.lab.balance.words import Findings

ROW: Final = 22  # px
LABEL: Final = 330
WIDTH: Final = 960
COLOURS: Final = {
    "Starter": "#8b929c", "Core": "#b9b4a8", "Expansion": "#3f9d5c", "Premium": "#3b7fd1",
    "Master": "#8a55c8", "Bronze": "#a8703a", "Silver": "#7f8d9c", "Gold": "#c79a1e",
    "Mystic": "#333",
}  # fmt: skip
STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2a2c; --quiet: #5c6a6c; --paper: #fbf8f1; --line: #d8d2c4;
  --band: #dfeadf; --bad: #c2362b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef3f2; --quiet: #9fb0b0; --paper: #13201f; --line: #31403f; --band: #1f3a30; --bad: #ff7a6b; }
}
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 980px; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
.quiet { color: var(--quiet); } .bad { color: var(--bad); font-weight: 600; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
.wide { overflow-x: auto; } svg { display: block; max-width: 100%; height: auto; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; } svg .quiet { fill: var(--quiet); }
details { margin: .5rem 0; } summary { cursor: pointer; font-weight: 600; }
"""


class Row(NamedTuple):
    """A figure with its interval."""

    label: str
    mean: float
    give: float
    colour: str
    judgement: Judgement
    more: str = ""


def as_page(found: Findings, title: str) -> str:
    """The whole page."""
    study = found.study
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="quiet">{study.answer.tournaments} tournaments and {study.standings.games} whole games of '
        f"{escape(study.bot)} bots, seed {study.seed}; {len(study.failures)} errors. Bars are 95% intervals. "
        f"Measured too seldom to be judged: {escape(found.not_judged())}.</p>",
        "<h2>What stands out</h2>",
        _list(found.faults(), "Nothing."),
        "<h2>Designs</h2>",
        "<p>What a card adds to the chance of winning a tournament instead of a blank one, in points, "
        "against the others of its rarity and kind. The same tournaments are played with and without it, "
        f"among strangers and among its set. The green band is from {-POINTS:.0f} to {POINTS:.0f}.</p>",
        *_by_rarity(found.judged),
    ]
    if found.versions:
        body += ["<h2>Two versions</h2>", "<p>New less old, in RP, in the same tournaments.</p>",
                 _plot([_version_row(new.name, effect.rp.mean, effect.rp.give) for new, effect in found.versions],
                       (0.0, 0.0), "RP")]  # fmt: skip
    body += [
        "<h2>Text gains RP, measured nothing</h2>",
        _list([f"{one.name} ({one.set})" for one in found.silent], "None."),
    ]
    if study.answer.pairs:
        body += [
            "<h2>Pairs that are worth more than their sum</h2>",
            _table(("pair", "RP more"), [
                (f"{found.names[one]} and {found.names[other]}", measured.told())
                for (one, other), measured in found.pairs
            ]) if found.pairs else "<p>None.</p>",
        ]  # fmt: skip
    if study.standings.games:
        body += [
            "<h2>Starter decks</h2>",
            _plot(_share_rows(study.standings.starters, STARTERS), STARTERS, "wins by fair share"),
            "<h2>Characters</h2>",
            _plot(_share_rows(study.standings.characters, CHARACTERS), CHARACTERS,
                  "wins by fair share"),
            "<h2>Picked</h2><p>Of those who held a card when a tournament came, how many brought it.</p>",
            "<details><summary>All cards</summary>",
            _table(("card", "held", "brought"),
                   [(name, str(one.held), f"{one.rate:.0%}") for name, one in found.picks]),
            "</details>",
        ]  # fmt: skip
    return "\n".join(
        [
            "<!DOCTYPE html>",
            COMMENT,
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
            *body,
            "</body></html>",
            "",
        ]
    )


def _list(lines: Sequence[str], none: str) -> str:
    if not lines:
        return f"<p>{none}</p>"
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    def cells(tag: str, row: Sequence[str]) -> str:
        return f"<tr>{''.join(f'<{tag}>{escape(one)}</{tag}>' for one in row)}</tr>"

    inside = "".join(cells("td", row) for row in rows)
    return f'<div class="wide"><table>{cells("th", head)}{inside}</table></div>'


def _by_rarity(judged: Sequence[Judged]) -> list[str]:
    """A plot for each rarity and kind; long ones can be folded away."""
    groups: dict[str, list[Row]] = {}
    for one in judged:
        design, effect = one.design, one.effect
        kind = "" if design.kind == "Single" else f", {design.kind}"
        more = (
            f"{effect.rp.count} tournaments; RP {effect.rp.told()}, among strangers "
            f"{effect.stranger.told()}, at home {effect.at_home.told()}, "
            f"of its own {effect.own_rp.told(sign=False)}; {one.judgement}"
        )
        groups.setdefault(f"{design.rarity}{kind}", []).append(
            Row(f"{design.name} · {design.set}", one.points, one.give, COLOURS[design.rarity],
                one.judgement, more)
        )  # fmt: skip
    order = list(COLOURS)
    names = sorted(groups, key=lambda name: (order.index(name.split(",")[0]), name))
    return [
        f"<details open><summary>{escape(name)} ({len(groups[name])})</summary>"
        f"{_plot(groups[name], (-POINTS, POINTS), 'points')}</details>"
        for name in names
    ]


def _share_rows(shares: Mapping[str, Share], bounds: tuple[float, float]) -> list[Row]:
    return [
        Row(name, one.ratio, one.give, COLOURS["Premium"], judge_share(one, bounds),
            f"{one.games} games, {one.wins:.0f} wins")
        for name, one in sorted(shares.items(), key=lambda entry: -entry[1].ratio)
    ]  # fmt: skip


def _version_row(name: str, mean: float, give: float) -> Row:
    return Row(name, mean, give, COLOURS["Premium"], "fair")


def _plot(rows: Sequence[Row], band: tuple[float, float], unit: str) -> str:
    """A line for each figure: its mean as a dot, its interval as a bar, the bounds as a band."""
    shown = [row for row in rows if row.give < inf]
    ends = [end for row in shown for end in (row.mean - row.give, row.mean + row.give)]
    low, high = min([*ends, *band, 0.0]), max([*ends, *band, 0.0])
    room = (high - low or 1.0) * 0.03
    scale = (WIDTH - LABEL - 20) / (high - low + 2 * room)

    def x(value: float) -> float:
        return LABEL + (value - low + room) * scale

    height = (len(rows) + 1) * ROW + 8
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img" '
        f'aria-label="{escape(unit)}">',
        f'<rect x="{x(band[0]):.1f}" y="0" width="{max(x(band[1]) - x(band[0]), 1):.1f}" '
        f'height="{len(rows) * ROW}" fill="var(--band)"/>',
    ]
    for mark in sorted({*band, 1.0 if band[0] > 0 else 0.0}):
        parts.append(
            f'<line x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="0" y2="{len(rows) * ROW}" '
            'stroke="var(--line)"/>'
            f'<text class="quiet" x="{x(mark):.1f}" y="{len(rows) * ROW + 16}" '
            f'text-anchor="middle">{mark:g}</text>'
        )
    parts.append(
        f'<text class="quiet" x="{LABEL - 12}" y="{len(rows) * ROW + 16}" text-anchor="end">'
        f"{escape(unit)}</text>"
    )
    parts += [_line(row, place, x) for place, row in enumerate(rows)]
    return "".join([*parts, "</svg>"])


def _line(row: Row, place: int, x: Callable[[float], float]) -> str:
    middle = place * ROW + ROW / 2
    stands_out = row.judgement in ("too strong", "too weak")
    colour = "var(--bad)" if stands_out else row.colour
    title = f"{row.label}: {row.mean:+.2f} ± {row.give:.2f}. {row.more}"
    label = row.label if len(row.label) <= 52 else f"{row.label[:51]}…"
    weight = ' font-weight="600"' if stands_out else ""
    text = (
        f'<g><title>{escape(title)}</title><text x="{LABEL - 12}" y="{middle + 4}" '
        f'text-anchor="end"{weight}>{escape(label)}</text>'
    )
    if row.give == inf:
        return f'{text}<text class="quiet" x="{LABEL + 8}" y="{middle + 4}">too few</text></g>'
    faint = ' opacity=".45"' if row.judgement == "not judged" else ""
    return (
        f'{text}<g{faint}><line x1="{x(row.mean - row.give):.1f}" x2="{x(row.mean + row.give):.1f}" '
        f'y1="{middle}" y2="{middle}" stroke="{colour}" stroke-width="3" stroke-linecap="round"/>'
        f'<circle cx="{x(row.mean):.1f}" cy="{middle}" r="5" fill="{colour}"/></g></g>'
    )
