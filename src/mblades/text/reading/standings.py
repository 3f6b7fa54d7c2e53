"""How players stand: who is ahead, whoever is behind you, who is not in last place."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.reading.comparing import EACH_OF, ONE_OF, Having, Most, one_having
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk
from mblades.text.tree import Number, Whose

rules = Rules()

_RP = tree.Has("RP", Whose.THAT)
_AHEAD, _BEHIND = Having(_RP, "more"), Having(_RP, "fewer")


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    for words, having in (
        ("(ahead of you|leading you|in front of you|doing better than you|winning against you)", _AHEAD),
        ("(behind you|trailing you|doing worse than you|losing to you)", _BEHIND),
    ):  # fmt: skip
        places = f"{words} [in (RP|points|score)]"
        lexicon.add(
            f"(whoever|someone who|a player who|one player who) (is|'s) {places}",
            "one_standing",
            having,
        )
        lexicon.add(f"(the (player|person|opponent) who (is|'s)) {places}", "one_standing", having)
        nobody = "(nobody|no one|nobody else|no one else|no player|no opponent|no other player|none of your opponents)"
        lexicon.add(f"{nobody} (is|'s) {places}", "how_many_stand", (having, "at most", 0))
        anybody = "(anyone|someone|any player|any opponent|an opponent|a player|any other player|another player|at least one opponent)"
        lexicon.add(f"{anybody} (is|'s) {places}", "how_many_stand", (having, "at least", 1))
        everybody = "(everyone|everyone else|every opponent|each opponent|every other player|each other player)"
        lexicon.add(f"{everybody} (is|'s) {places}", "condition", tree.Leads(having is _BEHIND))
        everyone = "(all opponents|all of your opponents|all other players|all the others|all the other players|your opponents)"
        lexicon.add(f"{everyone} are {places}", "condition", tree.Leads(having is _BEHIND))
    for words, most in (
        ("first|first place|the lead", True),
        ("last|last place", False),
    ):
        lexicon.add(f"(who|that) (is|are) not [currently] in ({words})", "not_placed", most)
        lexicon.add(f"not in ({words})", "not_placed", most)
    for words, most in (
        ("the leader|leading|winning|ahead of everyone else", True),
        ("losing", False),
    ):
        lexicon.add(f"(who|that) (is|are) not [currently] ({words})", "not_placed", most)
    rival = "(an opponent|another player|someone|someone else|at least one opponent|any opponent)"
    as_many = Having(_RP, "equal")
    lexicon.add(
        f"you (are tied|tie) with {rival} [in (RP|points|score)]",
        "how_many_stand",
        (as_many, "at least", 1),
    )
    for most, words in (
        (True, "you (are (winning|ahead of everyone [else]|ahead of everybody [else]|number one)|have the lead)"),
        (False, "you (are (losing|behind everyone [else]|behind everybody [else]|the last one)|bring up the rear)"),
    ):  # fmt: skip
        lexicon.add(words, "condition", tree.Leads(most))


@rules("players: one_standing")
def one_standing(having: Having) -> Folk:
    """ "Whoever is ahead of you": one of them, whom you choose."""
    return one_having("player", having)


@rules("fact: how_many_stand")
def so_many_stand(said: tuple[Having, tree.Compare, int]) -> tree.Condition:
    """ "Nobody is ahead of you", "somebody is behind you"."""
    having, test, count = said
    ahead = tree.Compared("each opponent", having.of, having.test)
    return tree.Holds(tree.PlayersWho(ahead), test, Number(count))


def _others(noun: str, most: bool) -> tree.Foremost:
    return tree.Foremost(EACH_OF[noun], Most(most, _RP).of, most, rest=True)


@rules("players: EACH person not_placed")
def each_other(noun: str, most: bool) -> Folk | None:
    """ "Each player who is not in last place"."""
    return Folk(_others(noun, most)) if noun == "player" else None


@rules("players: ALL people not_placed", "players: people not_placed")
def all_others(noun: str, most: bool) -> Folk | None:
    return Folk(_others(noun, most), plural=True) if noun == "player" else None


@rules("players: ONE person not_placed")
def one_of_others(noun: str, most: bool) -> Folk | None:
    """ "A player who is not in last place": one of them, whom you choose."""
    return Folk(tree.Foremost(ONE_OF[noun], _RP, most, rest=True)) if noun == "player" else None


@rules("players: SOMEBODY not_placed")
def somebody_of_others(_most: bool) -> Folk:
    raise Misreading("this may be you, too", "'a player who is not in last place'")


@rules("players: EVERYONE not_placed", "players: ANY_OF_THEM not_placed")
def everyone_else(most: bool) -> Folk:
    return Folk(_others("player", most))
