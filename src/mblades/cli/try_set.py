"""`mblades try`: a set of one's own is dealt to a player and seen being played."""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

from mblades.cards.design import CardSet
from mblades.cards.library import load
from mblades.cards.sheet import read_sheet
from mblades.cards.translations import Language
from mblades.cli.arguments import add_language_argument, language_of_the_user
from mblades.cli.started_as import command
from mblades.cli.watch import SEEDS, Teller, add_speed_argument, make_console, speed_of
from mblades.lab.narration.passages import Grid, Headline, Passage, Sentence, Span
from mblades.lab.narration.story import Story
from mblades.lab.narration.words import words_in
from mblades.lab.workshop.trial import OWNER, TriedGame, tried_cards
from mblades.rules.state.events import Event


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("sheet", type=Path, metavar="SHEET", help="a TOML file with one set")
    parser.add_argument(
        "--seed", type=int, metavar="N", help="the same seed shows the same (default: random)"
    )
    add_language_argument(parser, language_of_the_user())
    add_speed_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Show the scenes and the game; the exit status is 1 if something never happened."""
    card_set = read_sheet(args.sheet)
    library = load().with_sets([card_set])
    seed = random.SystemRandom().randrange(SEEDS) if args.seed is None else args.seed
    teller = Teller(make_console(sys.stdout), speed_of(args.speed))
    words = words_in(args.lang)
    made = TriedGame(card_set, seed)
    story = Story(made.game, args.lang)
    teller.whisper(words.say("try-what", player=story.names.player(OWNER)))
    again = command("try", str(args.sheet), "--seed", str(seed))
    teller.whisper(words.say("watch-again", command=again))
    dead = 0
    for tried in tried_cards(library, card_set, seed, args.lang):
        printed = story.names.printed
        title = f"{printed.of_card(tried.design).name}  ★{tried.design.stars}"
        teller.tell([Headline(title)])
        text = printed.text(tried.design.tree)
        teller.tell([Sentence((Span(line, "text"),), 1) for line in text.split("\n") if line])
        for scene in tried.scenes:
            teller.tell(scene)
        for effect in tried.never:
            teller.tell([Sentence((Span(words.say("try-never", effect=effect)),), 1)])
        dead += len(tried.never)
    _tell_game(made, story, teller, card_set, args.lang)
    return 1 if dead else 0


def _tell_game(
    made: TriedGame, story: Story, teller: Teller, card_set: CardSet, language: Language
) -> None:
    """The tournaments of the game, and what the cards did in them."""
    words = words_in(language)
    teller.tell([Headline(words.say("try-game", set=story.names.printed.set_name(card_set)))])

    def listen(happened: list[Event]) -> None:
        passages = story.hear(happened)
        if made.game.phase != "deckbuilding":
            teller.tell(passages)

    made.play(listen)
    teller.tell([Headline(words.say("try-cards", player=story.names.player(OWNER)))])
    teller.tell([_table(made, story, language)])


def _table(made: TriedGame, story: Story, language: Language) -> Passage:
    words = words_in(language)
    rows = []
    for card in made.cards:
        design = made.game.state.cards[card]
        counts = (made.played[design], made.effects[design], made.rp[design])
        name = (Span(story.names.card(card), "card"),)
        rows.append((name, *((Span(str(one)),) for one in counts)))
    columns = (
        words.say("try-card"),
        *(f"{words.say(f'try-{one}')}>" for one in ("played", "effects", "rp")),
    )
    return Grid(columns, tuple(rows))
