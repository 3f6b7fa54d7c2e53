"""Players, and what is theirs."""

from __future__ import annotations

from typing import cast

from mblades.text import tree
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OTHERS, OWN, THE_OPPONENT, Others, TheOpponent
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk, Owner, Where, Zoned, owner_of
from mblades.text.tree import Who, Whose, Zone
from mblades.text.walking import is_one_found

rules = Rules()

_RP = tree.Has("RP", Whose.THAT)

ONE_OF = {"player": Who.PLAYER, "opponent": Who.OPPONENT}
RANDOM = {"player": Who.RANDOM_PLAYER, "opponent": Who.RANDOM_OPPONENT}
EACH_OF = {"player": Who.EACH_PLAYER, "opponent": Who.EACH_OPPONENT}


def teach(lexicon: Lexicon) -> None:
    """The words for players."""
    lexicon.add("(player|person)", "person", "player")
    lexicon.add("(players|people)", "people", "player")
    lexicon.add("opponent [of yours]", "person", "opponent")
    lexicon.add("opponents [of yours]", "people", "opponent")
    lexicon.add("(a|an|one|any|any one|some|target|1)", "ONE")
    lexicon.add("(a|an|one|some|target|1|a single)", "SOME_ONE")
    lexicon.add("(any|any one|any single|any one single)", "ANY_ONE")
    lexicon.add("(that|this|the|the same|that same|this same|the said|said|the chosen|the named|the targeted|the affected|such) [poor|unlucky]",
                "THAT_SAME")  # fmt: skip
    lexicon.add("[,] (of [your|his|her|their] [own] (choice|choosing) [as well]|[that|whom] you (choose|like|want|wish|pick)|chosen by you)",
                "CHOSEN_FREELY")  # fmt: skip
    beside = "(next to|beside|adjacent to)"
    lexicon.add(f"(each|every one|both) of the (players|opponents) [(seated|sitting|who sit|who are sitting)] {beside} you", "players",
                Folk(Who.NEIGHBOURS))  # fmt: skip
    lexicon.add(
        f"(each|every) (player|opponent) (seated|sitting|who sits|who is sitting) {beside} you",
        "players",
        Folk(Who.NEIGHBOURS),
    )
    lexicon.add(
        "(at (the|this) table|in (the|this) (game|tournament)|around the table)", "AT_TABLE"
    )
    lexicon.add("[,] (including you|including yourself|you included|yourself included|even you) [,]",
                "WITH_YOU")  # fmt: skip
    clockwise = "(going|proceeding|continuing|and going|and proceeding|and continuing) (clockwise|to the left|around the table)"
    from_left = "((to|on|at) your left|(from|with) the player (to|on) your left)"
    in_turn = "(in turn order|in clockwise order|in turn|clockwise)"
    for phrase, starts in (
        (f"(starting|beginning) with (you|yourself) [[,] {clockwise}]", "turn"),
        (f"(starting|beginning) {from_left} [[,] {clockwise}]", "left"),
        (f"{in_turn} [, (starting|beginning) with (you|yourself)]", "turn"),
        ("one after (the other|another)", "one by one"),
    ):
        lexicon.add(phrase, "turn_order", starts)
    lexicon.add("any other player", "players", Folk(Who.OPPONENT, is_any=True))
    lexicon.add("(all other players|all the other players|all of the other players|the other players|other players|other people|all other people)",
                "players", Folk(OTHERS, plural=True))  # fmt: skip
    lexicon.add(
        "(each|every|each one|every one|each single one|every single one|each and every one)",
        "EACH",
    )
    lexicon.add("(all|all of|all the|all your|all of your|your|the|all of the)", "ALL")
    lexicon.add("you", "players", Folk(Who.YOU))
    lexicon.add("(another|a different|another target) opponent", "players",
                Folk(Who.OTHER_OPPONENT))  # fmt: skip
    lexicon.add("(each|every) other opponent", "players", Folk(Who.OTHER_OPPONENTS))
    lexicon.add("(all|all the|all your|all of your|the|your|all of the) other opponents", "players",
                Folk(Who.OTHER_OPPONENTS, plural=True))  # fmt: skip
    lexicon.add("(one other|1 other)", "ONE_OTHER")
    lexicon.add("(a friend|one friend|one of your friends|a friend of yours) [(of your choice|any other player)]",
                "players", Folk(Who.OPPONENT, is_other=True))  # fmt: skip
    for pattern, who in (
        ("(an opponent of yours|[any] one of [your|the|these|all your|all] (opponents|other players|others))", Who.OPPONENT),
        ("your opponent", THE_OPPONENT),
        ("(each|every one) of your opponents", Who.EACH_OPPONENT),
        ("(everyone else|each other player|every other player)", OTHERS),
        ("(all|all of) the others", OTHERS),
        ("(everyone)", Who.EACH_PLAYER),
        ("(he or she|he|she|he / she)", Who.THAT),
        ("(the winner|the clash winner|the winner of the clash|the player who won|whoever wins|whoever won)",
         Who.WINNER),
        ("(the (one|player|person|side|opponent) (who|that) (loses|lost|was beaten)|the (losing|defeated|beaten|vanquished) (player|side|opponent))", Who.LOSER),
        ("(the (one|player|person|side|opponent) (who|that) (wins|won)|the (winning|victorious) (player|side|opponent)|the victor)", Who.WINNER),
        ("(the loser|the clash loser|the loser of the clash|the player who lost|each loser|whoever loses|whoever lost)",
         Who.LOSER),
        ("(its owner|that card 's owner|the owner of that card|the card 's owner)", Who.OWNER),
        ("([the] leader|the player who is leading|whoever is (leading|winning))", tree.Foremost("a player", _RP)),
        ("whoever is losing", tree.Foremost("a player", _RP, most=False)),
        ("(each|every) (neighbour|player (next|adjacent) to you|of your (neighbours))",
         Who.NEIGHBOURS),
        ("(the (player|opponent|person|one) who|whoever) flipped (this card|it|this)", Who.THAT),
        ("((the (player|opponent|person|one)) (by whom|by whose effect) (this card|it|that card) was flipped|whoever flipped that card)", Who.THAT),
        ("winner", Who.WINNER), ("loser", Who.LOSER),
        ("(everyone who lost|each player who lost)", Who.LOSER),
    ):  # fmt: skip
        lexicon.add(pattern, "players", Folk(who))
    lexicon.add("(another player|someone else)", "players", Folk(Who.OPPONENT, is_other=True))
    lexicon.add("(the (owner|player|controller) of this card|(this card 's|my) (owner|player|controller))", "players",
                Folk(Who.YOU, is_told=True))  # fmt: skip
    beside = "(to (your|the) left and right|to (your|the) left and to (your|the) right|next to you|adjacent to you|on either side of you)"
    lexicon.add(
        f"([both|all] (your neighbours|of your neighbours)|[both] [the] [two] (players|opponents) {beside})",
        "players", Folk(Who.NEIGHBOURS, plural=True),
    )  # fmt: skip
    lexicon.add(
        "(all the losers|all losers|the losers|losers)", "players", Folk(Who.LOSER, plural=True)
    )
    lexicon.add("they", "players", Folk(Who.THAT, plural=True))
    lexicon.add("(them|him|her|him or her)", "them", Folk(Who.THAT))
    for side, who in (("left", Who.LEFT), ("right", Who.RIGHT)):
        lexicon.add(
            f"([the] (player|opponent|person) [sitting|who sits] (to|on|at) [the|your] [immediate] {side} [side|hand] [of you]"
            f"|[the] (player|opponent|person) (next to you|beside you) (on|to) (the|your) {side}"
            f"|(your|the) ({side}|{side}-hand) (neighbour)|(your|the) (neighbour) (to|on) (the|your) {side})",
            "players",
            Folk(who),
        )
    for pattern, whose in (
        ("(your|your own|my)", Whose.YOUR),
        ("(their|their own|his|her|his or her)", Whose.THEIR),
    ):
        lexicon.add(pattern, "owner", Owner(whose))
    lexicon.add("(anyone 's|any player 's)", "owner", Owner(Whose.ANY))
    lexicon.add("(all players 's|everyone 's|each player 's|every player 's|all the players 's)", "owner",
                Owner(Whose.ANY, everyone=True))  # fmt: skip
    lexicon.add("(another player 's|someone else 's)", "owner", Owner(Whose.ANOTHER))
    lexicon.add("any", "which", Owner(Whose.ANY))
    lexicon.add("(all|each|every|all the|all of the)", "which", Owner(Whose.ANY, everyone=True))
    lexicon.add("another", "which", Owner(Whose.ANOTHER))
    foe = "(opposing|opponent)"
    lexicon.add(foe, "ENEMY")
    lexicon.add(f"(other|{foe})", "which", Owner(Whose.EACH_OPPONENT, together=True))
    lexicon.add(f"(an|any|one|1|a single) {foe}", "which", Owner(Whose.OPPONENT))
    lexicon.add(
        "[[that|which] you can (see|find|spot)] (in|from|of|across|among|amongst|within|inside|throughout|on|out of|off)",
        "IN_ZONE",
    )
    zones: tuple[tuple[Zone, str], ...] = (
        ("tableau", "[whole|entire] (tableau|tableaus|tableaux)"), ("hand", "hand|hands|(whole|entire|full|complete) hand"), ("binder", "binder|binders"),
        ("play area", "play area|play areas"),
    )  # fmt: skip
    for zone, words in zones:
        lexicon.add(f"({words})", "zone", zone)
        lexicon.add(zone, "zoned", Zoned(zone, Owner(OWN)))
    lexicon.add("the hand", "zoned", Zoned("hand", Owner(OWN)))
    lexicon.add("own", "owner", Owner(OWN))
    lexicon.add("the hand", "zoned", Zoned("hand", Owner(OWN)))
    lexicon.add(
        "(of|belonging to|that belongs to|owned by|controlled by|in front of)", "BELONGING_TO"
    )


@rules("players: SOME_ONE person")
def one(noun: str) -> Folk:
    return Folk(ONE_OF[noun])


@rules("players: ONE_OTHER person")
def one_other(noun: str) -> Folk:
    """ "One other player", than you; "1 other opponent", than that one."""
    return Folk(Who.OTHER_OPPONENT if noun == "opponent" else Who.OPPONENT)


@rules("players: ANY_ONE person")
def any_one(noun: str) -> Folk:
    return Folk(ONE_OF[noun], is_any=True)


@rules("players: THAT_SAME person")
def that_one(_noun: str) -> Folk:
    """ "That rival", "this opponent", "the chosen player": who was spoken of."""
    return Folk(Who.THAT)


@rules("players: players CHOSEN_FREELY")
def of_your_choice(folk: Folk) -> Folk | None:
    one_of_several = is_one_found(folk.who) and folk.who not in RANDOM.values()
    return folk._replace(is_any=False) if one_of_several else None


@rules("players: 'the' person CHOSEN_FREELY")
def the_one_of_your_choice(noun: str) -> Folk:
    """ "The opponent of your choice"."""
    return Folk(ONE_OF[noun])


@rules("person: person AT_TABLE", "people: people AT_TABLE")
def at_the_table(noun: str) -> str:
    """ "Every opponent at the table": nobody else plays."""
    return noun


@rules("players: 'a' 'random' person", "players: 'one' 'random' person", "players: ONE person AT_RANDOM",
       "players: 'a' 'randomly' 'chosen' person", "players: 'a' 'randomly' 'selected' person",
       "players: 'one' 'of' 'your' people AT_RANDOM")  # fmt: skip
def at_random(noun: str) -> Folk:
    return Folk(RANDOM[noun])


@rules("players: players WITH_YOU")
def with_you(folk: Folk) -> Folk | None:
    """ "Every player, including you"."""
    who = folk.who if isinstance(folk.who, Who) else folk.who.who
    return folk if who in (Who.PLAYER, Who.EACH_PLAYER, Who.RANDOM_PLAYER) else None


@rules("players: person")
def bare(noun: str) -> Folk:
    """ "Opponent discards a card. Opponent loses 5 RP.": the same one."""
    return Folk(THE_OPPONENT if noun == "opponent" else ONE_OF[noun])


@rules("players: EACH person")
def each(noun: str) -> Folk:
    return Folk(EACH_OF[noun])


@rules("players: ALL people", "players: people")
def all_of_them(noun: str) -> Folk:
    return Folk(EACH_OF[noun], plural=True)


@rules(
    "players: players ',' turn_order",
    "players: players ',' turn_order ','",
    "players: players turn_order",
)
def in_turn(folk: Folk, starts: str) -> Folk | None:
    """ "Each player, starting with you, ...": in that order it happens anyway."""
    many = (Who.EACH_PLAYER, Who.EACH_OPPONENT, Who.NEIGHBOURS, Who.OTHER_OPPONENTS)
    is_many = folk.who in many or isinstance(folk.who, tree.Compared)
    return folk._replace(in_turn=True, starts=starts) if is_many else None


@rules("players: turn_order ',' players")
def first_in_turn(starts: str, folk: Folk) -> Folk | None:
    """ "Starting with you, each player ..."."""
    return None if starts == "one by one" else in_turn(folk, starts)


@rules("owner: players 's'", "owner: players ''s'")
def owner(folk: Folk) -> Owner | None:
    whose = None if folk.is_other else owner_of(folk.who)
    if whose is None and is_one_found(folk.who) and not folk.is_other:
        return Owner(cast(Whose, folk.who))  # who is found first, see meaning.find_players
    if whose is None and _is_told_by_what_they_have(folk.who):
        return Owner(cast(Whose, folk.who))
    together = folk.plural and whose is Whose.EACH_OPPONENT
    return None if whose is None else Owner(whose, together=together, single=whose is Whose.ANY)


def _is_told_by_what_they_have(who: object) -> bool:
    """ "Each opponent with more RP than you": what is theirs is told of one after the other."""
    return isinstance(who, tree.Compared | tree.Foremost) and not isinstance(
        who, Others | TheOpponent
    )


@rules("zoned: THAT_SAME zone")
def that_zone(zone: Zone) -> Zoned | None:
    """ "The chosen tableau", "the same tableau": of the player spoken of."""
    return Zoned(zone, Owner(Whose.THAT)) if zone == "tableau" else None


@rules("zoned: owner zone", "zoned: which zone")
def zoned(owner: Owner, zone: Zone) -> Zoned:
    return Zoned(zone, owner)


@rules("zoned: 'the' zone 'of' players")
def zone_of(zone: Zone, folk: Folk) -> Zoned | None:
    """ "The tableau of an opponent"."""
    whose = owner(folk)
    return None if whose is None else Zoned(zone, whose)


@rules("where: BELONGING_TO players")
def of_player(folk: Folk) -> Where | None:
    """ "A card of an opponent": in their tableau."""
    whose = None if folk.who is Who.YOU else owner(folk)
    if whose is None:
        return None
    return Where(
        tree.In("tableau", whose.whose), whose.everyone, whose.together, whose.single, is_meant=True
    )


@rules("reference: 'the' 'top' 'card' 'of' players")
def top_card_of(folk: Folk) -> tree.TopCard | None:
    whose = None if folk.who is Who.YOU else owner(folk)
    return None if whose is None else tree.TopCard(whose.whose)


@rules(
    "zoned: 'the' zone 'of' 'all' people",
    "zoned: zone 'of' 'all' people",
    "zoned: 'the' zone 'of' 'all' 'the' people",
)
def zone_of_all(zone: Zone, noun: str) -> Zoned:
    """ "The tableaus of all players"."""
    if noun == "opponent":
        return Zoned(zone, Owner(Whose.EACH_OPPONENT, together=True))
    return Zoned(zone, Owner(Whose.ANY, everyone=True))


@rules("where: IN_ZONE zoned", "where: IN_ZONE zoned 'combined'")
def in_zone(zoned: Zoned) -> Where:
    owner = zoned.owner
    return Where(tree.In(zoned.zone, owner.whose), owner.everyone, owner.together, owner.single)
