"""`mblades new-set`: a sheet to start from, which plays as it is."""

from __future__ import annotations

import argparse
from pathlib import Path

from mblades import files
from mblades.cards.sheet import slug
from mblades.cli.started_as import command
from mblades.errors import SetupError

SHEET = """# {name}: a set of your own. How cards are written: docs/card-language.md
# Check it:         {check}
# See it played:    {try_it}
# Print it:         {check} --print cards.html

name = "{name}"
rarity = "Expansion"          # Expansion, Premium or Master; Bronze, Silver or Gold
box = "custom"
theme = "What the set is about, in one sentence."

# The design with the fewest stars has three copies, the one with the most has one, the others two.

[[cards]]
name = "First Friend"
stars = 1
symbols = "Light Citizen"
text = "Play: Gain 5 RP for each Light card in your tableau."
flavour = "Somebody has to go first."

[[cards]]
name = "Patient Apprentice"
stars = 3
symbols = "Light Mage"
text = "Next: If the next card is a Light card, gain 15 RP."
flavour = "Waiting is most of magic."

[[cards]]
name = "Lantern Hound"
stars = 4
symbols = "Light Animal"
text = "Flip: Put 2 star tokens on a card in your tableau."
flavour = "Fetches the sun, brings it back a little chewed."

[[cards]]
name = "Doorkeeper"
stars = 6
symbols = "Earth Soldier"
text = "Ongoing: Cards adjacent to this card cannot be flipped by opponents' effects."
flavour = "The list is the list."

[[cards]]
name = "The Guest of Honour"
stars = 8
symbols = "Light Myth"
text = "Play: If there are at least 3 other Light cards in your tableau, gain 40 RP."
flavour = "Late, as is only proper."

[[cards]]
name = "Guest Book"
kind = "Deck Box"
stars = 5
text = "Score: Gain 5 RP for each Light card in your tableau."
flavour = "Please sign legibly."
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="the name of the set")
    parser.add_argument("--file", help="the file to write (default: named after the set)")


def run(args: argparse.Namespace) -> int:
    name = args.name.strip()
    if not slug(name) or '"' in name or "\\" in name:
        raise SetupError(
            "the name of a set must have letters or digits, and no quotes or backslashes"
        )
    path = Path(args.file or f"{slug(name)}.toml")
    files.write(path, first_sheet(name, path), files.NEVER)
    print(f"Wrote {path}. Edit it, then run: {command('check-set', str(path))}")
    return 0


def first_sheet(name: str, path: Path) -> str:
    """A sheet with one design of each kind, and the commands for what to do with it."""
    check, try_it = command("check-set", str(path)), command("try", str(path))
    return SHEET.format(name=name, check=check, try_it=try_it)
