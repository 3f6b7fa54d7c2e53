"""Whether any text is read with another meaning: `python -m bench.language --texts 2000 --seed 1`.

Trees of every kind are printed in canonical English and read back; the same and those of the library are said in
the words of fans, with each habit of speech alone and with all of them; what fans wrote is counted. Ends with 1
if anything was misread.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from bench.language import corpus
from bench.language.growing import Grower
from bench.language.judging import Judged, Outcome, judged
from bench.language.paraphrasing import paraphrase
from bench.language.speaking import Habit
from mblades.cards.library import load
from mblades.text import tree
from mblades.text.render.english.sentences import render
from mblades.text.tree import Ability


def canonical(texts: int, seed: int) -> Iterator[Judged]:
    """Trees of every kind, in canonical English."""
    for number in range(texts):
        meant = tree.Text((Grower(Random(f"{seed}/{number}")).line(),))
        yield judged(render(meant), meant, "canonical")


def _abilities(texts: int, seed: int) -> Iterator[Ability]:
    """Every other one from the library, and grown."""
    random = Random(seed)
    lines = [line for design in load().designs for line in design.tree.lines]
    printed = [line for line in dict.fromkeys(lines) if isinstance(line, Ability)]
    for number in range(texts):
        grown = Grower(Random(f"{seed}/{number}")).line()
        if number % 2 and isinstance(grown, Ability):
            yield grown
        else:
            yield random.choice(printed)


def paraphrases(texts: int, seed: int) -> Iterator[Judged]:
    """Abilities as fans would say them, with each habit alone and with all together."""
    manners = [*(frozenset({habit}) for habit in Habit), frozenset(Habit)]
    for number, ability in enumerate(_abilities(texts, seed)):
        for habits in manners:
            words = paraphrase(ability, habits, Random(f"{seed}/{number}"))
            if words is not None:
                kind = "all together" if len(habits) > 1 else str(*habits)
                yield judged(words, tree.Text((ability,)), kind)


def report(found: Iterable[Judged]) -> int:
    """Print the figures by kind, and what was misread; returns how much of it."""
    counts: dict[str, Counter[Outcome]] = {}
    for one in found:
        counts.setdefault(one.kind, Counter())[one.outcome] += 1
        if one.outcome is Outcome.MISREAD:
            print(one.told())
    for kind, count in counts.items():
        figures = "  ".join(f"{count[outcome]:6} {outcome}" for outcome in Outcome)
        print(f"{kind:40} {figures}")
    return sum(count[Outcome.MISREAD] for count in counts.values())


def main() -> None:
    """Read the arguments, prove and count."""
    parser = argparse.ArgumentParser(prog="bench.language", description=__doc__)
    parser.add_argument("--texts", type=int, default=1000, help="of each sort")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    misread = report(canonical(wanted.texts, wanted.seed))
    misread += report(paraphrases(wanted.texts, wanted.seed))
    for number in corpus.batches():
        readings = [corpus.read_card(card) for card in corpus.batch(number)]
        print(f"batch {number}: {corpus.count_read(readings)}")
    sys.exit(1 if misread else 0)


if __name__ == "__main__":
    main()
