"""Players, and what is theirs."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.english_forms import OWNER_OF
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OWN
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk, Owner, Where, Zoned
from mblades.text.tree import Who, Whose, Zone

rules = Rules()

ONE_OF = {"player": Who.PLAYER, "opponent": Who.OPPONENT}
EACH_OF = {"player": Who.EACH_PLAYER, "opponent": Who.EACH_OPPONENT}


def teach(lexicon: Lexicon) -> None:
    """The words for players."""
    lexicon.add("(player|person)", "person", "player")
    lexicon.add("(players|people)", "people", "player")
    lexicon.add(
        "(opponent|rival|foe|enemy|adversary|opposing player|other player)", "person", "opponent"
    )
    lexicon.add("(opponents|rivals|foes|enemies|adversaries|opposing players|other players)", "people", "opponent")  # fmt: skip
    lexicon.add("(a|an|one|any|any one|some|target|1)", "ONE")
    lexicon.add("(each|every)", "EACH")
    lexicon.add("(all|all of|all the|all your|all of your|your|the|all of the)", "ALL")
    lexicon.add("you", "players", Folk(Who.YOU))
    for pattern, who in (
        ("(an opponent of yours|one of your opponents|your opponent)",
         Who.OPPONENT),
        ("(everyone else|everybody else|each of your opponents|each other player|every other player)",
         Who.EACH_OPPONENT),
        ("(everyone|everybody)", Who.EACH_PLAYER),
        ("(that player|that opponent|that person|he or she|the chosen player|the chosen opponent)", Who.THAT),
        ("(the winner|the clash winner|the winner of the clash|the player who won|whoever wins|whoever won)",
         Who.WINNER),
        ("(the loser|the clash loser|the loser of the clash|the player who lost|each loser|whoever loses|whoever lost)",
         Who.LOSER),
        ("(its owner|that card 's owner|the owner of that card|the card 's owner)", Who.OWNER),
        ("([the] leader|the player in (first|first place|the lead))", Who.MOST_RP),
        ("the player in (last|last place)", Who.FEWEST_RP),
        ("the (player|opponent) who flipped (this card|it|this)", Who.THAT),
        ("winner", Who.WINNER), ("loser", Who.LOSER),
    ):  # fmt: skip
        lexicon.add(pattern, "players", Folk(who))
    lexicon.add(
        "(another player|someone else|somebody else)", "players", Folk(Who.OPPONENT, is_other=True)
    )
    lexicon.add("they", "players", Folk(Who.THAT, plural=True))
    lexicon.add("them", "them", Folk(Who.THAT))
    for side, who in (("left", Who.LEFT), ("right", Who.RIGHT)):
        lexicon.add(
            f"([the] (player|opponent|person) (to|on) [the|your] {side}|your ({side}|{side}-hand) (neighbour|neighbor))",
            "players",
            Folk(who),
        )
    for words, who in (("most|highest", Who.MOST_RP), ("fewest|least|lowest", Who.FEWEST_RP)):
        lexicon.add(f"({words})", "extreme", who)
    for words, who in (("more|higher", Who.EACH_AHEAD), ("fewer|less|lower", Who.EACH_BEHIND)):
        lexicon.add(f"({words})", "compared", who)
    lexicon.add("(with|who has|who have|that has|having)", "WITH")
    for pattern, whose in (
        ("(your|your own|my)", Whose.YOUR),
        ("(their|their own|his|her|his or her)", Whose.THEIR),
    ):
        lexicon.add(pattern, "owner", Owner(whose))
    lexicon.add("(a player 's|anyone 's|anybody 's|any player 's)", "owner", Owner(Whose.ANY))
    lexicon.add("(all players 's|everyone 's|each player 's|every player 's)", "owner",
                Owner(Whose.ANY, everyone=True))  # fmt: skip
    lexicon.add(
        "(another player 's|someone else 's|somebody else 's)", "owner", Owner(Whose.ANOTHER)
    )
    lexicon.add("any", "which", Owner(Whose.ANY))
    lexicon.add("(all|each|every)", "which", Owner(Whose.ANY, everyone=True))
    lexicon.add("another", "which", Owner(Whose.ANOTHER))
    lexicon.add("(other|opposing)", "which", Owner(Whose.EACH_OPPONENT, together=True))
    zones: tuple[tuple[Zone, str], ...] = (
        ("tableau", "tableau|tableaus|tableaux"), ("hand", "hand|hands"), ("binder", "binder|binders"),
        ("play area", "play area|play areas"),
    )  # fmt: skip
    for zone, words in zones:
        lexicon.add(f"({words})", "zone", zone)
        lexicon.add(zone, "zoned", Zoned(zone, Owner(OWN)))
    lexicon.add("own", "owner", Owner(OWN))


@rules("players: ONE person", "players: ONE person 'of' 'your' 'choice'")
def one(noun: str) -> Folk:
    return Folk(ONE_OF[noun])


@rules("players: person")
def bare(noun: str) -> Folk:
    return Folk(ONE_OF[noun])


@rules("players: EACH person")
def each(noun: str) -> Folk:
    return Folk(EACH_OF[noun])


@rules("players: ALL people", "players: people")
def all_of_them(noun: str) -> Folk:
    return Folk(EACH_OF[noun], plural=True)


@rules("players: 'the' person WITH 'the' extreme 'rp'")
def foremost(_noun: str, who: Who) -> Folk:
    return Folk(who)


@rules("players: EACH person WITH compared 'rp' 'than' 'you' 'have'?")
def each_compared(_noun: str, who: Who) -> Folk:
    return Folk(who)


@rules(
    "players: ALL people WITH compared 'rp' 'than' 'you' 'have'?",
    "players: people WITH compared 'rp' 'than' 'you' 'have'?",
)
def all_compared(_noun: str, who: Who) -> Folk:
    return Folk(who, plural=True)


@rules("owner: players 's'", "owner: players ''s'")
def owner(folk: Folk) -> Owner | None:
    whose = None if folk.is_other else OWNER_OF.get(folk.who)
    together = folk.plural and whose is Whose.EACH_OPPONENT
    return None if whose is None else Owner(whose, together=together)


@rules("zoned: owner zone", "zoned: which zone")
def zoned(owner: Owner, zone: Zone) -> Zoned:
    return Zoned(zone, owner)


@rules("zoned: 'the' zone 'of' players")
def zone_of(zone: Zone, folk: Folk) -> Zoned | None:
    """ "The tableau of an opponent"."""
    whose = owner(folk)
    return None if whose is None else Zoned(zone, whose)


@rules("where: 'in' zoned", "where: 'from' zoned", "where: 'of' zoned", "where: 'across' zoned")
def in_zone(zoned: Zoned) -> Where:
    owner = zoned.owner
    return Where(tree.In(zoned.zone, owner.whose), owner.everyone, owner.together)
