"""What is offered to fans whose texts are refused: `python -m tools.offers [--seed N] [--count N]` prints some of them
with the authors' meanings, to be judged by hand; `--judged` compares what was judged with what is offered now.

Right is an offer among the first two that a designer would take: the card that was meant, or a fair compromise that keeps
its point. Who has judged writes it down in `tests/text/offers_judged.toml`.
"""

from __future__ import annotations

import argparse
import random
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bench.language.corpus import Card, batch, read_card
from mblades.text.offers import offers

JUDGED = Path(__file__).parents[1] / "tests" / "text" / "offers_judged.toml"
LEARNED = ("01", "02", "03", "04", "05", "06")
LOOKED_AT = 2  # offers that a designer reads


class Refused(NamedTuple):
    """A card of the corpus that is not read."""

    place: str  # batch and number, from 0
    card: Card
    problem: str


def refused() -> list[Refused]:
    """All of them, of the batches one may learn from."""
    found = []
    for number in LEARNED:
        for at, card in enumerate(batch(number)):
            reading = read_card(card)
            if not reading.words:
                found.append(Refused(f"{number}-{at}", card, reading.problem))
    return found


def sample(seed: int, count: int, without: set[str]) -> list[Refused]:
    """So many of them, by lot."""
    left = [one for one in refused() if one.place not in without]
    return random.Random(seed).sample(left, min(count, len(left)))


def judged() -> dict[str, dict[str, Any]]:
    """What has been judged, by the place of the card."""
    rows = tomllib.loads(JUDGED.read_text("utf-8"))["judged"] if JUDGED.exists() else []
    return {row["place"]: row for row in rows}


def _show(one: Refused) -> Iterator[str]:
    start = time.perf_counter()
    found = offers(one.card["text"].strip(), one.card["name"])
    taken = time.perf_counter() - start
    yield f"{one.place} {one.card['name']} ({taken:.1f} s)"
    yield f"  {one.card['text'].strip()}"
    yield f"  ! {one.card['meaning']}"
    yield f"  ? {one.problem}"
    yield from (f"  {number}) {text}" for number, text in enumerate(found, 1))


def _compared() -> Iterator[str]:
    """Where the first two offers are no longer those that were judged."""
    rows = judged()
    cards = {one.place: one for one in refused()}
    right = changed = 0
    for place, row in rows.items():
        if place not in cards:
            yield f"{place} is read now"
            continue
        card = cards[place].card
        found = list(offers(card["text"].strip(), card["name"])[:LOOKED_AT])
        right += row["right"]
        if found != row["offers"]:
            changed += 1
            said = "right" if row["right"] else "wrong"
            yield f"{place} was {said}: {row['offers']}\n  now {found}"
    yield f"{len(rows)} judged: {right} right among those still refused, {changed} with other offers now"


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(prog="tools.offers", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--places", nargs="*", help="only these, such as 01-14")
    parser.add_argument("--judged", action="store_true")
    wanted = parser.parse_args()
    if wanted.judged:
        print(*_compared(), sep="\n")
        return
    if wanted.places is not None:
        chosen = [one for one in refused() if one.place in wanted.places]
    else:
        chosen = sample(wanted.seed, wanted.count, set(judged()))
    for one in chosen:
        print(*_show(one), "", sep="\n", flush=True)


if __name__ == "__main__":
    main()
