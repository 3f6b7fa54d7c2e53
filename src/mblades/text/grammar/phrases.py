"""The phrases that carry a value: players, places, symbols, references and their like."""

from __future__ import annotations

import tomllib
from functools import lru_cache, partial
from importlib import resources

from mblades.text import tree
from mblades.text.english_forms import third_person
from mblades.text.grammar.lexer import Lexeme, PhraseBook
from mblades.text.keywords import names
from mblades.text.tree import Kind, TriggerWord, Who, Whose

VERBS = (
    "gain", "lose", "steal", "pay", "give", "flip", "turn", "unflip", "discard", "return", "take",
    "add", "draw", "reveal", "play", "move", "swap", "insert", "attach", "put", "remove", "use",
    "repeat", "clash", "choose", "win",
)  # fmt: skip

PLAYERS: dict[Who, tuple[str, ...]] = {
    Who.YOU: ("you",),
    Who.OPPONENT: (
        "an opponent", "one opponent", "any opponent", "another player", "one other player",
        "an opponent of your choice", "one of your opponents", "an opposing player", "someone else",
        "your opponent", "one opponent of your choice",
    ),
    Who.EACH_OPPONENT: (
        "each opponent", "every opponent", "each other player", "every other player",
        "each of your opponents", "everyone else", "everybody else",
    ),
    Who.PLAYER: ("a player", "one player", "any player", "a player of your choice"),
    Who.EACH_PLAYER: ("each player", "every player", "everyone", "everybody"),
    Who.LEFT: ("the player (to|on) your left", "the opponent (to|on) your left",
               "your (left neighbour|left neighbor|left-hand neighbour)"),
    Who.RIGHT: ("the player (to|on) your right", "the opponent (to|on) your right",
                "your (right neighbour|right neighbor|right-hand neighbour)"),
    Who.MOST_RP: ("the player (with|who has) the (most|highest) RP", "the leader",
                  "the player in (first|first place|the lead)"),
    Who.FEWEST_RP: ("the player (with|who has) the (fewest|least|lowest) RP",
                    "the player in (last|last place)"),
    Who.EACH_AHEAD: (
        "(each|every) (player|opponent) (with|who has) (more|higher) RP than you [have|do]",
    ),
    Who.EACH_BEHIND: (
        "(each|every) (player|opponent) (with|who has) (fewer|less|lower) RP than you [have|do]",
    ),
    Who.WINNER: ("the winner [of the clash]", "the player who won the clash",
                 "winner", "the clash winner"),
    Who.LOSER: ("the loser [of the clash]", "the player who lost the clash", "each loser",
                "loser", "the clash loser"),
    Who.THAT: ("that player", "they", "that opponent", "he or she", "the chosen player",
               "the player", "the chosen opponent",
               "the (player|opponent) who flipped (this card|it|this)"),
    Who.OWNER: ("its owner", "that card's owner", "the owner of that card",
                "the card's owner"),
}  # fmt: skip

# A subject of several players: "all opponents lose 5 RP and discard a card".
PLURAL_PLAYERS: dict[Who, tuple[str, ...]] = {
    Who.EACH_OPPONENT: ("all [of] [your] opponents", "your opponents", "all other players", "other players",
                        "the other players"),
    Who.EACH_PLAYER: ("all players",),
    Who.EACH_AHEAD: ("all (players|opponents) (with|who have) (more|higher) RP than you [have|do]",),
    Who.EACH_BEHIND: (
        "all (players|opponents) (with|who have) (fewer|less|lower) RP than you [have|do]",
    ),
}  # fmt: skip

OWNERS: dict[Whose, tuple[str, ...]] = {
    Whose.YOUR: ("your", "your own"),
    Whose.OPPONENT: ("an opponent's", "one opponent's", "any opponent's", "an opposing player's",
                     "one of your opponents'", "your opponent's"),
    Whose.EACH_OPPONENT: ("each opponent's", "every opponent's", "opponents'", "your opponents'",
                          "all opponents'", "each other player's"),
    Whose.ANOTHER: ("another player's", "someone else's", "some other player's"),
    Whose.ANY: ("any player's", "a player's", "anyone's", "anybody's"),
    Whose.THEIR: ("their", "his or her", "their own", "his", "her"),
    Whose.THAT: ("that player's", "that opponent's", "the chosen player's"),
    Whose.LEFT: ("the player to your left's", "the player on your left's",
                 "your left neighbour's"),
    Whose.RIGHT: ("the player to your right's", "the player on your right's",
                  "your right neighbour's"),
    Whose.WINNER: ("the winner's",),
    Whose.LOSER: ("the loser's",),
}  # fmt: skip

EVERYONE = "everyone's"  # of all players at once: never for one card among them

ZONES = {
    "tableau": ("tableau", "tableaus", "tableaux"),
    "hand": ("hand", "hands"),
    "binder": ("binder", "binders"),
    "play area": ("play area", "play areas"),
}

UNITS = {
    "RP": ("RP", "ranking points", "ranking point"),
    "M$": ("M$", "dollars", "dollar", "millennium dollars", "millennium dollar"),
}

NOUNS = {
    Kind.CARD: ("card", "cards"),
    Kind.SINGLE: ("Single", "Singles"),
    Kind.BOX: ("Deck Box", "Deck Boxes"),
    Kind.ACCESSORY: ("Accessory", "Accessories"),
    Kind.ANY: ("card , deck box or accessory", "cards , deck boxes or accessories"),
}

FEATURES: dict[tree.Feature, tuple[str, ...]] = {
    "element": ("element", "elements"),
    "type": ("type", "types"),
    "set": ("set", "sets"),
    "rarity": ("rarity", "rarities"),
    "star value": ("star value", "star values", "star rating", "star ratings"),
}

REFERENCES: tuple[tuple[tree.Ref, tuple[str, ...]], ...] = (
    (tree.This(), ("this card", "this", "itself", "this one", "this Single", "this Deck Box",
                   "this Accessory")),
    (tree.It(), ("it", "that card", "that Single", "the chosen card", "the revealed card",
                 "that Accessory", "that Deck Box")),
    (tree.Those(), ("them", "those cards", "these cards", "the chosen cards")),
    (tree.TheNext(), ("the next card", "your next card", "the next card you play")),
    (tree.UsedCard(), ("the card [they|you] used [in the clash]", "the used card",
                       "the card that was used [in the clash]", "their used card")),
    (tree.LosingCard(), ("the losing card [in the clash]", "the loser's card",
                         "the card the loser used")),
    (tree.TopOfStore(), ("the top card of the Store", "the top of the Store",
                         "the top card of the Store deck")),
)  # fmt: skip
NEIGHBOURS = (
    "the card immediately to the {side} of (this card|this one)",
    "the card immediately to its {side}",
    "the card immediately {side} of this card", "the card to the immediate {side} of this card",
    "the card to its immediate {side}", "the card (directly|just|right) to the {side} of this card",
    "the card to the {side} of this card", "the card to its {side}", "the card to the {side}",
    "the card immediately to the {side}", "the card {side} of this card",
    "the card immediately to the {side} of it", "the card on its {side}",
)  # fmt: skip
BESIDE = ("to the {side} of (this card|this one)", "to its {side}", "{side} of this card", "to the {side}",
          "anywhere to the {side} [of this card]", "further {side}", "on its {side}",
          "that is to the {side} of this card", "to the {side} of it")  # fmt: skip

PLACES: tuple[tuple[tree.Place, tuple[str, ...]], ...] = (
    (tree.Adjacent(), ("(adjacent|next) to (this card|this one|it|this)", "adjacent",
                       "on (either side|both sides) of (this card|this one|it|this)",
                       "beside (this card|this one|it|this)")),
    (tree.AttachedTo(), ("attached to (this card|this one|it)",)),
    (tree.Aftermarket(), ("in the Aftermarket",)),
    (tree.FusionPiles(), ("in the Fusion Area", "in the Fusion piles", "in a Fusion pile")),
    (tree.In("tableau", Whose.ANY), ("in play",)),
)  # fmt: skip

TESTS: dict[tree.Compare, tuple[str, ...]] = {
    "fewer": ("fewer than", "less than", "lower than", "below"),
    "more": ("more than", "greater than", "higher than", "above"),
    "equal": ("exactly",),
    "at least": ("at least", "no fewer than", "no less than"),
    "at most": ("at most", "no more than"),
}

STARS: dict[tree.Compare, tuple[str, ...]] = {
    "equal": ("(with|of) [exactly] # (star|stars)", "with a star rating of [exactly] #",
              "that has [exactly] # stars"),
    "at least": ("(with|of) at least # (star|stars)", "with # or more stars", "with # + stars",
                 "of # or more stars", "with a star rating of at least #",
                 "with a star rating of # or more", "that has at least # stars"),
    "at most": ("(with|of) at most # (star|stars)", "with # or (fewer|less) stars",
                "of # or (fewer|less) stars", "with a star rating of at most #",
                "with a star rating of # or less", "that has at most # stars"),
    "fewer": ("with (fewer|less) than # stars", "with fewer stars than #"),
    "more": ("with more than # stars", "with more stars than #"),
}  # fmt: skip


@lru_cache(maxsize=1)
def phrase_book() -> PhraseBook:
    """Every phrase but the literal ones of the grammar, which the parser adds."""
    book = PhraseBook(names())
    _add_players(book)
    _add_cards(book)
    _add_places(book)
    _add_amounts(book)
    _add_triggers(book)
    _add_verbs(book)
    _add_fixed(book)
    _add_benefits(book)
    return book


def synonyms() -> dict[str, dict[str, list[str]]]:
    """The sheet of ordinary words: canonical phrase to what means the same."""
    sheet = resources.files("mblades.text.grammar").joinpath("synonyms.toml").read_text("utf-8")
    return tomllib.loads(sheet)


def _add_players(book: PhraseBook) -> None:
    for who, phrases in PLAYERS.items():
        for phrase in phrases:
            book.add(phrase, Lexeme("WHO", (who, False)))
    for who, phrases in PLURAL_PLAYERS.items():
        for phrase in phrases:
            book.add(phrase, Lexeme("WHO", (who, True)))
    for whose, phrases in OWNERS.items():
        for phrase in phrases:
            book.add(phrase, Lexeme("WHOSE", whose))
            book.add(f"{phrase} Top card", Lexeme("REF", tree.TopCard(whose)))
            book.add(f"{phrase} Top card's", Lexeme("REF_POSS", tree.TopCard(whose)))
    book.add("any Top card", Lexeme("REF", tree.TopCard(Whose.ANY)))
    for zone, spelled in ZONES.items():
        for word in spelled:
            book.add(word, Lexeme("ZONE", zone))
            book.add(f"any {word}", Lexeme("WHOSE", Whose.ANY), Lexeme("ZONE", zone))
            book.add(f"another {word}", Lexeme("WHOSE", Whose.ANOTHER), Lexeme("ZONE", zone))
            book.add(f"(all|each|every|everyone's|each player's|all players') {word}",
                     Lexeme("WHOSE", EVERYONE), Lexeme("ZONE", zone))  # fmt: skip
            book.add(f"across all {word}",
                     Lexeme("IN"), Lexeme("WHOSE", EVERYONE), Lexeme("ZONE", zone))  # fmt: skip
    for words, whose in (("yours", Whose.YOUR), ("theirs", Whose.THEIR)):
        book.add(f"of {words}",
                 Lexeme("IN"), Lexeme("WHOSE", whose), Lexeme("ZONE", "tableau"))  # fmt: skip
    for phrase in ("in hand", "from hand"):
        book.add(phrase, Lexeme("PLACE", tree.In("hand")))
    book.add("(opponent|opponents)", Lexeme("OPPONENTS", "each opponent"))
    book.add("(opponent|opponents) (with|who has|who have) no (card|cards) in (hand|their hand)",
             Lexeme("OPPONENTS", "each opponent with no card in hand"))  # fmt: skip
    for word, who in (("more|higher", Who.EACH_AHEAD), ("fewer|less|lower", Who.EACH_BEHIND)):
        nouns = "(opponent|opponents|player|players)"
        book.add(f"{nouns} (with|who has|who have) ({word}) RP than you [have]",
                 Lexeme("OPPONENTS", who.value))  # fmt: skip


def _add_cards(book: PhraseBook) -> None:
    for symbol in (*tree.ELEMENTS, *tree.TYPES):
        book.add(symbol, Lexeme("SYMBOL", symbol))
    for type_ in tree.TYPES:
        many_of_it = f"{type_}s"  # "Soldiers" are Soldier cards
        book.add(many_of_it, Lexeme("SYMBOL", type_), Lexeme("NOUN", (Kind.CARD, True)))
    for rarity in (*tree.RARITIES, "Promo"):
        book.add(rarity, Lexeme("RARITY", rarity))
    for kind, (one, many) in NOUNS.items():
        book.add(one, Lexeme("NOUN", (kind, False)))
        book.add(many, Lexeme("NOUN", (kind, True)))
    for feature, spelled in FEATURES.items():
        for word in spelled:
            book.add(word, Lexeme("FEATURE", feature))
        article = "an" if feature == "element" else "a"
        book.add(f"{article} {spelled[0]}", Lexeme("SHARED", feature))
        book.add(f"at least one {spelled[0]}", Lexeme("SHARED", feature))
    book.add("a star rating", Lexeme("SHARED", "star value"))
    for ref, phrases in REFERENCES:
        for phrase in phrases:
            book.add(phrase, Lexeme("REF", ref))
    for side in ("left", "right"):
        book.add(side, Lexeme("SIDE", side))
        for phrase in NEIGHBOURS:
            spelled_out = phrase.format(side=side)
            book.add(spelled_out, Lexeme("REF", tree.Neighbour(side)))
            book.add(f"{spelled_out} 's", Lexeme("REF_POSS", tree.Neighbour(side)))
        for phrase in BESIDE:
            book.add(phrase.format(side=side), Lexeme("PLACE", tree.Beside(side)))
    for phrase, ref in (("this card's", tree.This()), ("its", tree.It()), ("that card's", tree.It()),
                        ("the next card's", tree.TheNext()), ("its own", tree.It())):  # fmt: skip
        book.add(phrase, Lexeme("REF_POSS", ref))
        book.add(f"{phrase} (star rating|star value)", Lexeme("REF_POSS", ref), Lexeme("STARS"))
    book.add("face-up", Lexeme("FACE", "up"))
    book.add("(face-down|flipped)", Lexeme("FACE", "down"))
    book.add("(face-up or face-down|face-down or face-up)", Lexeme("FACE", "any"))
    for how, phrases in (
        (
            "highest",
            (
                "highest",
                "(with|that has) the (most|highest) (stars|star rating)",
                "best",
                "strongest",
                "highest-star",
                "highest star",
                "highest-rated",
            ),
        ),
        (
            "lowest",
            (
                "lowest",
                "(with|that has) the (fewest|least|lowest) (stars|star rating)",
                "weakest",
                "lowest-star",
                "lowest star",
                "lowest-rated",
                "worst",
            ),
        ),
        ("first", ("first", "leftmost", "left-most")),
        ("last", ("last", "rightmost", "right-most")),
    ):
        for phrase in phrases:
            book.add(phrase, Lexeme("SELECT", how))
    book.add("(without an|with no) element or type", Lexeme("NO_SYMBOLS"))
    book.add("with neither element nor type", Lexeme("NO_SYMBOLS"))


def _add_places(book: PhraseBook) -> None:
    for place, phrases in PLACES:
        for phrase in phrases:
            if phrase != "adjacent":
                book.add(phrase, Lexeme("PLACE", place))
    book.add("the (Aftermarket|After Market)", Lexeme("PLACE", tree.Aftermarket()))
    book.add("the Fusion (Area|piles)", Lexeme("PLACE", tree.FusionPiles()))
    for zone in ("hand", "binder"):
        book.add(f"[back] (to|into) (your|their|its owner's|their owner's|its owners) {zone}",
                 Lexeme("TO_ZONE", zone))  # fmt: skip
        book.add(f"(to|into) {zone}", Lexeme("TO_ZONE", zone))
    for side in ("left", "right"):
        book.add(f"to the (far {side}|{side} end|{side} end of its tableau|{side}most slot)",
                 Lexeme("MOVE_TO", f"the {side} end"))  # fmt: skip
        book.add(f"to the {side} end of (your|their) tableau", Lexeme("MOVE_TO", f"the {side} end"))
    book.add("to (any|another) slot [in its tableau|of its tableau|in your tableau]",
             Lexeme("MOVE_TO", "any slot"))  # fmt: skip
    book.add("anywhere else in its tableau", Lexeme("MOVE_TO", "any slot"))
    book.add("(on|to) [the] top of the Store [deck]", Lexeme("PUT_WHERE", "on top of the Store"))
    book.add("into the Aftermarket", Lexeme("PUT_WHERE", "in the Aftermarket"))
    for where, phrases in (
        ("your Top card", ("your Top card",)),
        (
            "the first card",
            (
                "(the first card|first|the leftmost card|your first card|in your first slot|"
                "in the first slot|your leftmost card|in your leftmost slot) [in your tableau]",
            ),
        ),
        (
            "the last card",
            (
                "(the last card|last|the rightmost card|your last card|in your last slot|"
                "in the last slot|your rightmost card|in your rightmost slot) [in your tableau]",
            ),
        ),
        ("face up", ("(face up|face-up)",)),
        ("face down", ("(face down|face-down|flipped over)",)),
    ):
        for phrase in phrases:
            book.add(f"is {phrase}", Lexeme("PLACED", where))
            book.add(f"is not {phrase}", Lexeme("NOT_PLACED", where))
    book.add("is not flipped", Lexeme("NOT_PLACED", "face down"))


def _add_amounts(book: PhraseBook) -> None:
    for unit, phrases in UNITS.items():
        for phrase in phrases:
            book.add(phrase, Lexeme("UNIT", unit))
            book.add(f"in {phrase}", Lexeme("IN_UNIT", unit))
    for what, phrases in (
        ("star token", ("star token", "star tokens", "token", "tokens")),
        ("sell marker", ("sell marker", "sell markers", "marker", "markers")),
    ):
        for phrase in phrases:
            book.add(phrase, Lexeme("TOKENS", what))
    for test, phrases in TESTS.items():
        for phrase in phrases:
            book.add(phrase, Lexeme("TEST", test))
    for test, phrases in STARS.items():
        for phrase in phrases:
            book.add(phrase, Lexeme("WITH_STARS", partial(_star_test, test)))
    for words, compare in (("fewer|lower|less", "fewer"), ("more|higher", "more")):
        book.add(f"({words})", Lexeme("COMPARE", compare))
        book.add(f"(with|that has|that have) ({words}) stars than", Lexeme("WITH_COMPARE", compare))
        book.add(f"(with|that has) a ({words}) star rating than", Lexeme("WITH_COMPARE", compare))
        book.add(f"(with|that has|that have) ({words}) stars than # times",
                 Lexeme("WITH_COMPARE", compare), Lexeme("NUMBER"), Lexeme("TIMES"))  # fmt: skip
        than = (Lexeme("COMPARE", compare), Lexeme("STARS_THAN"))
        book.add(f"a ({words}) star rating than", *than)
        book.add(f"({words}) stars than", *than)
    for by, phrases in (
        (
            "an opponent",
            (
                "by (opponents' effects|opponents|an opponent|an opponent's effect)",
                "by (any opponent|other players|another player|your opponents)",
                "by another player's effect",
                "by (an effect of an opponent)",
            ),
        ),
        ("you", ("by you", "by (your effects|your own effects|one of your effects)")),
        ("anyone", ("by (an effect|any effect|anyone|any player)",)),
    ):
        for phrase in phrases:
            book.add(phrase, Lexeme("BY", by))


def _star_test(test: tree.Compare, stars: int) -> tree.StarTest:
    return tree.StarTest(test, tree.Number(stars))


def _add_triggers(book: PhraseBook) -> None:
    for trigger in TriggerWord:
        if trigger is TriggerWord.RULE:
            continue
        book.add(f"{trigger} :", Lexeme("TRIGGER", trigger))
        book.add(f"{trigger} (effect|effects|ability|abilities)", Lexeme("EFFECTS", trigger))
        book.add(f"(with|that has|that have) (a|an) {trigger} (effect|ability)",
                 Lexeme("WITH_EFFECT", trigger))  # fmt: skip
        book.add(f"with {trigger} effects", Lexeme("WITH_EFFECT", trigger))
    book.add("Deckbuilding restriction :", Lexeme("TRIGGER", TriggerWord.DECKBUILDING))
    book.add("As an Action ,", Lexeme("TRIGGER", TriggerWord.ACTION))  # TRN-7
    book.add("Actions", Lexeme("BANNED", "Actions"))
    book.add("Reactions", Lexeme("BANNED", "Reactions"))


def _add_verbs(book: PhraseBook) -> None:
    same = {"gain": ("get", "receive", "earn", "score"), "pay": ("spend",), "put": ("place",), "reveal": ("show",),
            "swap": ("exchange", "switch"), "draw": (), "choose": ("pick", "select")}  # fmt: skip
    for verb in VERBS:
        for word in (verb, *same.get(verb, ())):
            book.add(word, Lexeme(verb.upper(), (verb, False)))
            book.add(third_person(word), Lexeme(verb.upper(), (verb, True)))
    for word, third in (("swap", False), ("swaps", True)):
        book.add(f"{word} the positions of", Lexeme("SWAP", ("swap", third)))
    book.add("copy", Lexeme("USE", ("use", False)))
    book.add("copies", Lexeme("USE", ("use", True)))
    book.add("(have|has|control|controls|also has|also have)", Lexeme("HAVE", "have"))
    book.add("(do|does) not (have|control)", Lexeme("HAVE", "have"), Lexeme("NOT"))
    book.add("(is|are|was|were)", Lexeme("IS", "is"))
    for place, most in (
        ("first|first place|the lead", "MOST_RP"),
        ("last|last place", "FEWEST_RP"),
    ):
        book.add(f"(is|are) in ({place})", Lexeme("HAVE", "have"), Lexeme(most))
        book.add(f"(is|are) not in ({place})", Lexeme("HAVE", "have"), Lexeme("NOT"), Lexeme(most))
    for count in ("count|counts", "also count|also counts", "count also|counts also"):
        book.add(f"({count}) as", Lexeme("IS", "is"), Lexeme("ALSO"))
    for words, number in (("triple|thrice", 3), ("quadruple", 4)):
        book.add(f"({words})", Lexeme("NUMBER", number), Lexeme("TIMES"))
    for what, phrase in (
        ("card", "a card"), ("type", "a type"), ("element", "an element"),
        ("type or element", "(a type or element|a type or an element|an element or type)"),
        ("type or element", "(an element or a type)"),
        ("trigger", "a trigger [,] whose effects do not happen until your next turn"),
        ("trigger", "a trigger . effects with it do not happen until your next turn"),
    ):  # fmt: skip
        for verb, third in (("name", False), ("names", True)):
            book.add(f"{verb} {phrase}", Lexeme("NAME_ONE", (what, third)))
        if what not in ("card", "trigger"):
            book.add(f"choose {phrase}", Lexeme("NAME_ONE", (what, False)))
            book.add(f"chooses {phrase}", Lexeme("NAME_ONE", (what, True)))
    for verbs, third in (("gain|get", False), ("gains|gets", True)):
        more = "(extra|additional|more) [tableau]"
        book.add(f"({verbs}) (an|one) {more} slot", Lexeme("GAIN_SLOT", (1, third)))
        book.add(f"({verbs}) # {more} (slot|slots)", Lexeme("GAIN_SLOT", partial(_slots, third)))
    put_back = "[(.|and|, then|, and) put them back [on top of the Store] in any order]"
    book.add(f"look at the top # cards of the Store [deck] {put_back}", Lexeme("LOOK"))
    book.add("look at the top card of the Store [. put it back|and put it back]", Lexeme("LOOK", 1))


def _slots(third: bool, count: int) -> tuple[int, bool]:
    return count, third


def _never_lose(unit: tree.Unit) -> tree.Instead:
    return tree.Instead(tree.Changes(Who.YOU, "lose", unit, would=True), (tree.Prevent(),))


def _add_fixed(book: PhraseBook) -> None:
    """Sentences and half sentences that always mean the same."""
    instead = "instead of its own"
    elements = "(has|have) the elements and types of"
    for side in ("left", "right"):
        for card in NEIGHBOURS:
            book.add(f"{elements} {card.format(side=side)} {instead}", Lexeme("SYMBOLS_OF", side))
    book.add(f"{elements} the cards immediately to the left and right of this card {instead}",
             Lexeme("SYMBOLS_OF", "both"))  # fmt: skip
    book.add("also has the stars , elements , types , sets , rarities and names of "
             "[the] cards attached to (this card|it)", Lexeme("SYMBOLS_OF", "attached"))  # fmt: skip
    for sentence, node in (
        ("this [effect] cannot be reacted to", tree.Unanswered()),
        ("this effect cannot be copied", tree.CannotBeCopied()),
        ("you cannot lose RP", _never_lose("RP")), ("you cannot lose M$", _never_lose("M$")),
        ("(use this|use this effect|use it) [only] once (per|each|a) turn", tree.Once("turn")),
        ("(use this|use this effect|use it) [only] once (per|each|a) tournament",
         tree.Once("tournament")),
        ("you score (each meta|the metas|metas|every meta) twice", tree.MetasTwice()),
        ("when you use this card's Action [effect] , you may remove a [star] token from it instead "
         "of flipping it", tree.StayInstead()),
        ("play this card only if your tableau shows one of its elements and one of its types on "
         "different cards", tree.PlayOnlyIf(None, fusion=True)),
    ):  # fmt: skip
        book.add(sentence, Lexeme("FIXED", node))
    book.add("your deck can have only (1|one) @ card", Lexeme("ONE_PER_DECK"))
    book.add("only (1|one) @ card per deck", Lexeme("ONE_PER_DECK"))
    for sentence, result in (
        ("you (win|won) the clash", "win"), ("you (lose|lost) the clash", "lose"),
        ("the clash is a tie", "tie"), ("(it is|there is) a tie", "tie"),
    ):  # fmt: skip
        book.add(sentence, Lexeme("RESULT", result))
    for verb in ("win", "lose"):
        book.add(f"if you {verb} ,", Lexeme("IF"), Lexeme("RESULT", verb), Lexeme("COMMA"))
    for owner, who in (("your", Who.YOU), ("(an|each) opponent's", Who.OPPONENT)):
        book.add(f"at the (start|beginning) of {owner} turn",
                 Lexeme("WHENEVER"), Lexeme("EVENT", tree.TurnStarts(who)))  # fmt: skip
    book.add("(;|,) otherwise [,]", Lexeme("STOP"), Lexeme("OTHERWISE"))
    book.add("any #", Lexeme("NUMBER"))
    for words in ("as well", "this tournament"):
        book.add(words)  # they add nothing
    book.add("a clash has a loser", Lexeme("EVENT", tree.Clashes(Who.PLAYER, "lose")))


# What powers give while decks are built: the canonical words first, # is the amount.
BENEFITS: dict[tree.Benefit, tuple[str, ...]] = {
    "income": ("gain # M$ more at the start of (the|each) [deckbuilding] phase",
               "gain # more M$ at the start of (the|each) [deckbuilding] phase"),
    "booster": ("your boosters have # more (card|cards)",),
    "store": ("[the] store cards cost you # M$ less", "cards of the store cost you # M$ less"),
    "purchases": ("[the] aftermarket cards cost you # M$ less",
                  "cards in the aftermarket cost you # M$ less"),
    "sales": ("you sell cards for # M$ more", "you sell cards for # more M$"),
    "fusion": ("fusions cost you # (card|cards) less", "fusions cost you # fewer (card|cards)"),
    "markers": ("you have # (more|extra) sell (marker|markers)",),
    "singles": ("your deck can have # (more|extra) (Single|Singles)",),
    "boxes": ("your deck can have # (more|extra) (Deck Box|Deck Boxes)",),
    "accessories": ("your deck can have # (more|extra) (Accessory|Accessories)",),
    "collection": ("your collection scores # (VP more|more VP)",
                   "your collections score # (VP more|more VP)"),
    "npcs": ("NPCs cost you no sell (marker|markers)",),
    "peek": ("you may look at # (card|cards) (of|in) the store",),
    "foresight": ("you see the next metas and may change # of them",),
    "trades": ("your trades may be uneven by [up to] # [M$]",),
    "late": ("you may sell cards in the last timer",),
    "twins": ("your deck can have # (pair|pairs) of cards with the same name",),
}  # fmt: skip


def _add_benefits(book: PhraseBook) -> None:
    for what, phrases in BENEFITS.items():
        for phrase in phrases:
            meaning = partial(tree.PhaseRule, what) if "#" in phrase else tree.PhaseRule(what)
            book.add(phrase, Lexeme("PHASE", meaning))
    for rarity in tree.PROMOS:
        book.add(f"you start [the game] with # random {rarity} (card|cards)",
                 Lexeme("PHASE", partial(_start_with, rarity)))  # fmt: skip


def _start_with(rarity: tree.Rarity, count: int) -> tree.PhaseRule:
    return tree.PhaseRule("start", count, rarity)
