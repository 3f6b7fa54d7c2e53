"""The fonts of the client, cut into parts that a browser fetches when a page shows a letter of them.

Names and numbers are set in Sofia Sans Condensed, text in Nunito, Japanese in Zen Maru Gothic, all
under the SIL Open Font License. `make` writes the parts and the style sheet that names them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

LIGHTEST, HEAVIEST = 400, 800  # of what the style sheets ask for
BOLD = 600  # from here on
ASCII = "".join(map(chr, range(0x20, 0x7F)))
IN_A_SLICE = 16  # a page that shows one of these letters fetches all of them


@dataclass(frozen=True)
class Letters:
    """Which letters there are."""

    english: str
    arrival: str  # Japanese that every page may show
    texts: str  # of what cards do
    japanese: str  # all of it, what is met most often first


@dataclass(frozen=True)
class Part:
    """Letters of a font that come together; a letter belongs to the first part that has it."""

    family: str
    file: str
    name: str
    weights: tuple[int, int]
    letters: str | None = None  # None: all that the file has


def parts(letters: Letters) -> list[Part]:
    found = []
    for family, name in (("Sofia", "sofia-sans-condensed"), ("Nunito", "nunito")):
        for script, part, chosen in (
            ("latin", "basic", ASCII + letters.english),
            ("latin", "latin", None),
            ("latin-ext", "latin-ext", None),
            ("cyrillic", "cyrillic", None),
        ):
            file = f"@fontsource-variable/{name}/files/{name}-{script}-wght-normal.woff2"
            found.append(Part(family, file, f"{name}-{part}", (LIGHTEST, HEAVIEST), chosen))
    common = {*letters.arrival, *letters.texts}
    others = "".join(letter for letter in letters.japanese if letter not in common)
    slices = [others[start : start + IN_A_SLICE] for start in range(0, len(others), IN_A_SLICE)]
    for weight, weights in ((500, (100, BOLD - 1)), (700, (BOLD, 900))):
        file = f"@fontsource/zen-maru-gothic/files/zen-maru-gothic-japanese-{weight}-normal.woff2"
        for number, chosen in enumerate((letters.arrival, letters.texts, *slices)):
            found.append(Part("Maru", file, f"japanese-{weight}-{number}", weights, chosen))
    return found


def make(letters: Letters, packages: Path, target: Path) -> None:
    """Write every part, and fonts.css beside them."""
    wanted = parts(letters)
    files = {part.file for part in wanted}
    fonts = {file: _all_of(file, wanted, packages) for file in files}
    taken: dict[tuple[str, tuple[int, int]], set[int]] = {}
    rules = []
    for part in wanted:
        codes = set(TTFont(BytesIO(fonts[part.file])).getBestCmap())
        if part.letters is not None:
            codes.intersection_update(map(ord, part.letters))
        others = taken.setdefault((part.family, part.weights), set())
        codes -= others
        others |= codes
        if codes:
            font = TTFont(BytesIO(_cut(BytesIO(fonts[part.file]), codes)))
            font.flavor = "woff2"
            font.save(target / f"{part.name}.woff2")
            rules.append(_rule(part, codes))
    (target / "fonts.css").write_text("\n".join(rules) + "\n", encoding="utf-8")


def _all_of(file: str, wanted: Iterable[Part], packages: Path) -> bytes:
    """A font without the letters and weights that nobody asks for: cutting on goes fast then."""
    with TTFont(packages / file) as font:
        codes = set(font.getBestCmap())
    texts = [part.letters for part in wanted if part.file == file]
    if None not in texts:
        codes &= {ord(letter) for text in texts for letter in text or ""}
    cut = _cut(packages / file, codes)
    font = TTFont(BytesIO(cut))
    if "fvar" not in font:
        return cut
    return _saved(instancer.instantiateVariableFont(font, {"wght": (LIGHTEST, HEAVIEST)}))


def _cut(file: Path | BytesIO, codes: Iterable[int]) -> bytes:
    options = subset.Options(hinting=False, notdef_outline=True)
    font = TTFont(file)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    return _saved(font)


def _saved(font: TTFont) -> bytes:
    font.flavor = None
    plain = BytesIO()
    font.save(plain)
    return plain.getvalue()


def _rule(part: Part, codes: Iterable[int]) -> str:
    lightest, heaviest = part.weights
    return (
        f'@font-face {{ font-family: "{part.family}"; src: url("./{part.name}.woff2") '
        f'format("woff2"); font-weight: {lightest} {heaviest}; font-display: swap; '
        f"unicode-range: {', '.join(_ranges(codes))}; }}"
    )


def _ranges(codes: Iterable[int]) -> list[str]:
    """U+20-7E and the like, of numbers that follow each other."""
    found: list[list[int]] = []
    for code in sorted(codes):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return [f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in found]
