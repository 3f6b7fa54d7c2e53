"""What players choose, bid and vote, each for themselves: "choose a number from 1 to 8", "each player secretly chooses
an amount of M$", "each player votes for another player", "an opponent may accept"; and how it is spoken of.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import astuple, replace

from mblades.text import tree
from mblades.text.reading.amounts import Measured
from mblades.text.reading.conditions import NONE, of_one
from mblades.text.reading.deeds import Act, deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import IMPLIED, Before, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Folk, Owner
from mblades.text.reading.sentences import Chain, Clause, Sentence, Series, effects_of, may
from mblades.text.tree import Effect, Said, Who, Whom, Whose
from mblades.text.walking import contains, is_one_found, is_several, nodes, subject_of, with_parts

rules = Rules()

SOMEBODYS: Any = "somebody's"  # of "the number": whoever has chosen one
MOST_NAMED = 99
# In what players decide so, it may be said in secret.
_ANSWERING = ("choose_number", "vote", "name_player", "bid")


class EachOfThem(tree.Compared, frozen=True):
    """ "Each of them": of the players that were spoken of last."""


EACH_OF_THEM = EachOfThem("each player", tree.Has("RP", Whose.THAT), "at least")


class Asked(NamedTuple):
    """What is chosen: a number, or an amount of what one has."""

    least: int
    most: int
    of: tree.Unit | None = None


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add(
        "(equals|equal|matches|match|is equal to|are equal to|is the same as|are the same as)",
        "EQUALS",
    )
    lexicon.add("(chosen|named|announced|declared|guessed)", "NAMED")
    lexicon.add("(you alone|only you|just you|you yourself)", "players", Folk(Who.YOU))
    lexicon.add("(each of them|each one of them|every one of them)", "players", Folk(EACH_OF_THEM))
    lexicon.add(
        "(secretly|in secret|privately|simultaneously|at the same time|all at once|each in secret)",
        "SECRETLY",
    )
    choices = "(all [the] (choices|numbers|bids|votes|amounts)|[both|the|your|their] (choices|numbers|bids|votes|amounts)|what (you|they) chose|everything)"
    once = "(at once|together|at the same time|simultaneously)"
    lexicon.add(f"(reveal|show) {choices} [{once}]", "SAID_BESIDES")
    lexicon.add(
        f"(all [the]|the|both) (choices|numbers|bids|votes|amounts) are [then] (revealed|shown) [{once}]",
        "SAID_BESIDES",
    )
    lexicon.add(
        "(them|it|both|their choice|their choices|your choices|your choice|their number|all choices)",
        "WHAT_WAS_CHOSEN",
    )
    lexicon.add(once, "AT_ONCE")
    lexicon.add("[,] [and] then (reveal|reveals|show|shows)", "AND_REVEAL")
    lexicon.add("[,] and [all|they all|everyone] (reveal|reveals|show|shows)", "AND_REVEAL")
    lexicon.add("[,] (and|then) (all|they|all choices) are [then] (revealed|shown)", "AND_REVEAL")
    lexicon.add(
        "(a|any|any one|one|some) (number|whole number|star rating|star value|value) [of your choice]",
        "A_NUMBER",
    )
    lexicon.add(
        "((an|any|some|one) amount of|(a|any) number of|(a|any) sum of|how much|how many|some of (your|their))",
        "AN_AMOUNT",
    )
    lexicon.add(
        "[that] (you|they|he or she) (have|has|own|owns) [to (bid|offer|pay|spend)]",
        "OWNED_BY_THEM",
    )
    lexicon.add("[,] inclusive", "INCLUSIVE")
    for words, what in (
        ("number|guess|prediction|stake|wager|bet|amount|choice|guessed number|chosen number|value", "number"),
        ("bid|offer", "bid"),
    ):  # fmt: skip
        lexicon.add(f"({words})", "what_said", what)
    named = "(chose|choose|picked|named|said|called|announced|guessed|declared|wrote down|have chosen|have named)"
    lexicon.add(
        f"(that|the|this) (number|value|star rating) [you {named}]",
        "said_term",
        Said("number", SOMEBODYS),
    )
    lexicon.add(
        "the (chosen|named|said|picked|guessed|called|declared|announced) (number|value|amount|star rating)",
        "said_term",
        Said("number", SOMEBODYS),
    )
    lexicon.add(
        "the (number|amount|value) (chosen|named|said|picked|guessed|called)",
        "said_term",
        Said("number", SOMEBODYS),
    )
    lexicon.add("the (stake|wager|bet)", "said_term", Said("number", SOMEBODYS))
    lexicon.add("the (bid|highest bid|winning bid)", "said_term", Said("bid", SOMEBODYS))
    _teach_players(lexicon)
    _teach_conditions(lexicon)
    lexicon.add(
        "(another player|a player other than (themself|themselves|himself or herself|him or herself)|a player who is not (themself|themselves)"
        "|one other player|someone else|a different player|(an|one) opponent|one of (their|the other) (opponents|players)"
        "|(one|any) player other than (themself|themselves)|any other player|one of the others)",
        "voted",
        True,
    )
    lexicon.add(
        "(a player|any player|one player|someone|anyone|any one player|any player , [even|including] themselves)",
        "voted",
        False,
    )
    lexicon.add("(one vote|a vote|their vote|1 vote|a single vote)", "A_VOTE")
    lexicon.add("(voted for|pointed at|named|nominated)", "VOTED_FOR")
    each = "(each|every) [bid|one] [must be|being] (higher|more) than (the (last|previous) [bid|one]|the one before)"
    lexicon.add(f"[,] {each}", "EACH_HIGHER")
    lexicon.add("(only once|once|one time|once each)", "bid_part", False)
    lexicon.add("[,] or ([the] (player|they) passes|pass|passes)", "bid_part", False)
    lexicon.add("[,] (and you (bid|go|are) last|you last)", "bid_part", True)
    lexicon.add("(chooses|choose|decides|decide) whether [or not] to", "CHOOSES_WHETHER")
    lexicon.add("(chooses|choose|decides|decide) (to|whether to)", "CHOOSES_TO")
    lexicon.add("(chooses|choose|decides|decide) (whether|if)", "WHETHER")
    pay = "pay (them|it|that much|that amount|those amounts|what you chose|your numbers|what was chosen)"
    lexicon.add(
        f"([both] (reveal|show) [them|the numbers|your choices] and {pay}|[both|all|they all|everyone] (reveals|reveal) [them] and (pays|pay) (them|it|that much|their number))",
        "REVEAL_AND_PAY",
    )
    lexicon.add(
        "(this card|this one|this card itself) is (exempt|exempted|not affected|unaffected|spared|excluded|immune|safe) [from this [effect]]",
        "THIS_IS_EXEMPT",
    )
    lexicon.add("[,] or not [to]", "OR_NOT")
    lexicon.add(
        "[it|this|the offer|the deal|the bargain|your offer|this offer|that] [or (decline|declines|refuse|refuses|not|not accept) [it|this|the offer]]",
        "THE_OFFER",
    )
    lexicon.add(
        "(decline|refuse|say no|accept or (decline|refuse)|agree or (decline|refuse)|accept or not) [it|this|the offer]",
        "DECLINE",
    )


def _teach_players(lexicon: Lexicon) -> None:
    """Those with the most of it."""
    that = Whose.THAT
    chose = "(chose|picked|named|said|called|bid|bids|offered|offers|staked|paid|spent|wrote down|has chosen)"
    most_of: tuple[tuple[tree.Answer, str], ...] = (
        ("bid", "(the highest bidder|the highest bid|(the player|the one|whoever|the person) (who bid|who bids|bidding|who offers|who offered|with) [the] (most|highest|highest bid|highest offer)"
                "|(whoever|the player who|the one who) (bids|bid|offers|offered) [the] (most|highest)|the winning bidder|the winner of the (auction|bidding)|whoever wins the (auction|bidding))"),
        ("number", f"((the player|the one) who|whoever) {chose} the (highest|largest|greatest|biggest) (number|amount|value)"),
        ("votes", "((the player|the one|the person) who|whoever) (gets|got|receives|received|has) [the] most votes"
                  "|((the player|the one|the person) who|whoever) (is|was) (voted for|named|chosen|pointed at) [the] (most often|most|most times)"
                  "|the player [that was] (voted for|named|chosen|pointed at|nominated) [the] (most often|most)"),
    )  # fmt: skip
    for what, words in most_of:
        most = tree.Foremost("a player", Said(what, that))
        lexicon.add(f"({words})", "players", Folk(most))
    lowest = f"((the player|the one) who|whoever) {chose} the (lowest|smallest|least) (number|amount|value)"
    lexicon.add(
        lowest, "players", Folk(tree.Foremost("a player", Said("number", that), most=False))
    )
    lexicon.add("(votes|vote)", "VOTES")


def _teach_conditions(lexicon: Lexicon) -> None:
    lexicon.add("(yours|your number|your amount|your bid|your choice) is", "YOURS_IS")
    did = "(chose|bid|paid|spent|staked|offered|picked|wagered)"
    lexicon.add(f"you {did} [a|the]", "YOU_CHOSE")
    lexicon.add(
        "(theirs is|they chose a|they bid|they paid|they spent|their number is)", "THEIRS_IS"
    )
    lexicon.add(
        "[number|amount] than (theirs|they did|they|them|that player|that opponent|the opponent|their number|yours|you|you did)",
        "THAN_THEIRS",
    )
    same = "((both|the|your) (numbers|amounts|choices) are (equal|the same)|the numbers match|you both (chose|picked|named|spent|bid) the same [number|amount])"
    yours, theirs = Said("number", Whose.YOUR), Said("number", Whose.THAT)
    lexicon.add(same, "condition", tree.Holds(yours, "equal", theirs))
    for words, test in (
        ("more|higher|greater|larger", "more"),
        ("less|lower|fewer|smaller", "fewer"),
    ):
        lexicon.add(f"({words}) [number|amount]", "more_or_less", test)
    bids = tree.PlayersWho(
        tree.Compared("each player", Said("bid", Whose.THAT), "at least", tree.Number(1))
    )
    nobody = "(nobody|no one|no player)"
    lexicon.add(f"({nobody} (bids|bid|makes a bid|made a bid|offers anything|did bid)|there (is|are) no (bid|bids))", "condition",
                tree.Holds(bids, "at most", tree.Number(0)))  # fmt: skip
    gave = tree.PlayersWho(tree.Doers("each player"))
    lexicon.add(f"{nobody} (gave|gives|paid|pays) (you any|you anything|any|anything|it|you any RP|you any M$)", "condition",
                tree.Holds(gave, NONE.test, tree.Number(NONE.value)))  # fmt: skip


@rules("fact: YOURS_IS more_or_less", "fact: YOURS_IS more_or_less THAN_THEIRS", "fact: YOU_CHOSE more_or_less",
       "fact: YOU_CHOSE more_or_less THAN_THEIRS")  # fmt: skip
def yours_is(test: tree.Compare) -> tree.Condition:
    """ "If yours is higher", "if you spent more"."""
    return tree.Holds(Said("number", Whose.YOUR), test, Said("number", Whose.THAT))


@rules("fact: THEIRS_IS more_or_less", "fact: THEIRS_IS more_or_less THAN_THEIRS")
def theirs_is(test: tree.Compare) -> tree.Condition:
    return tree.Holds(Said("number", Whose.THAT), test, Said("number", Whose.YOUR))


# --------------------------------------------------------------------------- what is chosen


@rules("range: 'from' number 'to' number", "range: 'between' number 'and' number", "range: number 'to' number",
       "range: 'from' number 'through' number", "range: number '-' number", "range: ',' number 'to' number",
       "range: 'from' number 'up' 'to' number")  # fmt: skip
def from_to(least: int, most: int) -> tuple[int, int] | None:
    return (least, most) if least < most <= MOST_NAMED else None


@rules(
    "range: 'up' 'to' number", "range: 'of' 'up' 'to' number", "range: 'no' 'higher' 'than' number"
)
def up_to(_most: int) -> None:
    raise Misreading("say from which number on", "'a number from 1 to ...'")


@rules("range: range INCLUSIVE")
def inclusive(range_: tuple[int, int]) -> tuple[int, int]:
    return range_


@rules("answerable: A_NUMBER range")
def a_number(range_: tuple[int, int]) -> Asked:
    return Asked(*range_)


@rules("answerable: A_NUMBER")
def any_number(*_parts: Any) -> None:
    raise Misreading("say which numbers can be chosen", "'a number from 1 to 10'")


@rules(
    "answerable: measured",
    "answerable: measured OWNED_BY_THEM",
    "answerable: measured OWNED_BY_THEM ','? 'up' 'to' number unit?",
)
def an_amount_of(measured: Measured, most: int = 0, unit: tree.Unit | None = None) -> Asked | None:
    """ "Any number of points up to twenty"."""
    if unit not in (None, measured.unit):
        return None
    if not isinstance(measured.amount, tree.AnyNumber) or measured.unit == IMPLIED:
        return None
    return Asked(0, most or measured.amount.most, measured.unit)


@rules("answerable: AN_AMOUNT unit", "answerable: AN_AMOUNT unit OWNED_BY_THEM", "answerable: AN_AMOUNT unit ','? 'up' 'to' number unit?",
       "answerable: AN_AMOUNT unit OWNED_BY_THEM ','? 'up' 'to' number unit?")  # fmt: skip
def an_amount(unit: tree.Unit, most: int = 0, again: tree.Unit | None = None) -> Asked | None:
    return Asked(0, most, unit) if again in (None, unit) else None


@deed(
    "choose", "pick", "select", "name", "say", "call", "call out", "announce", "declare", "state", "write down", "guess",
    "predict", "think of", "stake", "wager", "bet", "bid",
    frames=("{answerable:what}", "{answerable:what} {turn_order:starts}"),
)  # fmt: skip
def choose_number(
    who: Whom, what: Asked, secret: bool = False, starts: str = "", pays: bool = False
) -> Effect | None:
    """Of several players, all at once, if it is not said that they do so in turn."""
    if is_several(who) and not secret and not starts:
        raise Misreading("say whether they do so secretly", "'secretly'", "secretly chooses")
    number = tree.ChooseNumber(what.least, what.most, what.of, who, secret)
    return Paid(*astuple(number)) if pays else number


class Paid(tree.ChooseNumber, frozen=True):
    """ "Secretly spend 0 to 3 M$": chosen, and then paid by all of them."""


@rules("act.base: SECRETLY act.base", "act.third: SECRETLY act.third", "act.past: SECRETLY act.past",
       "act.base: act.base SECRETLY", "act.third: act.third SECRETLY")  # fmt: skip
def secretly(act: Act) -> Act | None:
    """ "Each player secretly chooses a number"."""
    roles = dict(act.roles)
    if "secret" in roles or "starts" in roles:
        return None
    measured = roles.get("measured")
    if act.deed == "pay" and isinstance(measured, Measured):
        asked = an_amount_of(measured)
        said = (("what", asked), ("pays", True), ("secret", True))
        return None if asked is None else Act("choose_number", said)
    if act.deed == "bid":
        unit: Any = roles["unit"]
        return Act("choose_number", (("what", Asked(0, 0, unit)), ("secret", True)))
    return Act(act.deed, (*act.roles, ("secret", True))) if act.deed in _ANSWERING else None


@rules("and_reveal: AND_REVEAL", "and_reveal: AND_REVEAL WHAT_WAS_CHOSEN", "and_reveal: AND_REVEAL AT_ONCE",
       "and_reveal: AND_REVEAL WHAT_WAS_CHOSEN AT_ONCE")  # fmt: skip
def is_revealed() -> str:
    return "revealed"


@rules("act.base: act.base and_reveal", "act.third: act.third and_reveal")
def and_reveal(act: Act, _revealed: str) -> Act | None:
    """ "... and all are revealed together": as it is anyway."""
    return act if "secret" in dict(act.roles) else None


@rules("chain: chain AND answerable")
def choose_both(chain: Chain, what: Any) -> Chain | None:
    """ "Choose an opponent and a number from 1 to 10"."""
    last = chain[-1]
    if last.act is None or last.act.deed not in ("choose_player", "choose_card", "choose_somebody"):
        return None
    return (*chain, Clause(Act("choose_number", (("what", what),)), third=last.third))


@rules("sentence: REVEAL_AND_PAY")
def reveal_and_pay() -> Sentence:
    """ "Reveal and pay them.": what each has chosen."""
    return Sentence(Series(()), "pay it")


@rules("sentence: THIS_IS_EXEMPT")
def this_is_exempt() -> Sentence:
    """ "This card is exempt.": of all that was said of each card."""
    return Sentence(Series(()), "exempt")


# --------------------------------------------------------------------------- votes, bids, offers


@deed(
    "vote", "point",
    frames=("'for' {voted:other}", "'at' {voted:other}", "'for' {voted:other} {turn_order:starts}"),
)  # fmt: skip
def vote(who: Whom, other: bool, secret: bool = False, starts: str = "") -> Effect | None:
    """At once, if it is not said that they do so in turn."""
    if not is_several(who):
        return None
    return tree.Vote(other, who, secret=secret or not starts)


@deed("give", "cast", frames=("A_VOTE 'to' {voted:other}", "A_VOTE 'for' {voted:other}"))
def give_vote(who: Whom, other: bool) -> Effect | None:
    return vote.make(who, other)


@deed("name", "nominate", "choose", "pick", "select", frames=("{voted:other}",))
def name_player(who: Whom, other: bool, secret: bool = False, starts: str = "") -> Effect | None:
    """ "Each player secretly names another player": a vote."""
    return vote.make(who, other, secret, starts)


@rules("turned: voted BEING VOTED_FOR")
def is_voted_for(other: bool) -> Act:
    return Act("vote", (("other", other),))


@rules("bid_part: turn_order", "bid_part: ',' turn_order")
def bid_in_turn(starts: str) -> bool:
    return starts == "left"


@rules("bid_part: EACH_HIGHER")
def each_higher() -> bool:
    return False


@rules("bid_how: bid_part", "bid_how: bid_how bid_part")
def bid_how(*lasts: bool) -> bool:
    """ "Once, each bid higher than the last, and you bid last"."""
    return any(lasts)


@rules("sentence: EACH_HIGHER", "sentence: EACH_HIGHER bid_part")
def how_bids_go(*_passes: bool) -> Sentence:
    return Sentence(Series(()), "bids")


@deed("bid", frames=("{unit:unit}", "{unit:unit} {bid_how:last}"))
def bid(who: Whom, unit: tree.Unit, last: bool = False, starts: str = "") -> Effect | None:
    if not is_several(who):
        raise Misreading("say who else bids", "'each player'")
    return tree.Bid(unit, who, last=last or starts == "left")


@deed("accept", "agree", "say yes", "say please", "consent", frames=("", "THE_OFFER"))
def accept(who: Whom) -> Effect | None:
    return None if who is Who.YOU else tree.Accept(who)


@rules("controlled: players MAY DECLINE")
def may_decline(folk: Folk) -> Effect:
    """ "An opponent may refuse": or accept, which is all that can be asked."""
    return tree.May((tree.Accept(folk.who),), (), folk.who)


@rules("series: chain ',' 'who' MAY DECLINE")
def who_may_decline(chain: Chain) -> Series:
    """ "Choose an opponent, who may decline." """
    return Series(((chain,), may_decline(Folk(Who.THAT))))


@rules("controlled: players CHOOSES_WHETHER series", "controlled: players CHOOSES_WHETHER series OR_NOT",
       "controlled: players CHOOSES_TO series OR_NOT")  # fmt: skip
def whether(folk: Folk, series: Series) -> Effect | None:
    """ "An opponent decides whether to discard a card": they may."""
    return may(folk, series)


@rules("series: chain AND WHETHER turned", "series: chain AND WHETHER turned OR_NOT")
def whether_it_is(chain: Chain, act: Act) -> Series | None:
    """ "The highest bidder loses that much RP and decides whether that card is flipped"."""
    who = chain[-1].who
    if who is None or is_several(who):
        return None
    that = Who.YOU if who is Who.YOU else Who.THAT
    effect = act.effect(that)
    return None if effect is None else Series(((chain,), tree.May((effect,), (), that)))


@rules("controlled: players SECRETLY CHOOSES_WHETHER series", "controlled: players SECRETLY CHOOSES_TO series OR_NOT",
       "controlled: players SECRETLY CHOOSES_WHETHER series OR_NOT")  # fmt: skip
def whether_in_secret(folk: Folk, series: Series) -> Effect | None:
    """ "Each opponent secretly chooses whether to give you 5 RP"."""
    effects = effects_of(series, folk.who)
    if not effects or series.purpose or not is_several(folk.who):
        return None
    if any(isinstance(one, tree.NamesDoer) and one.who is not folk.who for one in effects):
        return None
    return tree.May(effects, (), folk.who, secret=True)


# --------------------------------------------------------------------------- how it is spoken of


@rules("said_term: owner what_said")
def somebodys(owner: Owner, what: tree.Answer) -> Said | None:
    return None if owner.everyone else Said(what, owner.whose)


@rules("term: said_term", "term: 'the' VOTES 'for' players", "term: THE_NUMBER VOTES 'for' players",
       "countable: VOTES 'for' players")  # fmt: skip
def said(*parts: Any) -> tree.Quantity | None:
    (one,) = parts
    if isinstance(one, Folk):
        if one.who not in (Who.YOU, Who.THAT):
            return None
        return Said("votes", Whose.YOUR if one.who is Who.YOU else Whose.THAT)
    return one if isinstance(one, Said) else None


@rules("measured: said_term unit?", "measured: said_term 'of' unit")
def said_amount(one: Said, unit: tree.Unit | None = None) -> Measured:
    """ "Lose the stake", "lose that number of RP"."""
    return Measured(unit or IMPLIED, tree.EqualTo(one))


@rules("measured: TWICE said_term unit?")
def said_twice(one: Said, unit: tree.Unit | None = None) -> Measured:
    return Measured(unit or IMPLIED, tree.EqualTo(tree.Twice(one)))


@rules("star_test: 'exactly'? THAT_MUCH STARS", "star_test: 'that' 'number' 'of' STARS", "star_test: 'that' STARS",
       "star_test: 'the' NAMED STARS")  # fmt: skip
def with_that_many_stars() -> tree.StarTest:
    return tree.StarTest("equal", tree.ThatMuch())


@rules("described: described 'whose' STARS EQUALS quantity")
def whose_stars_equal(described: Described, than: tree.Quantity) -> Described | None:
    """ "A card whose star rating equals the chosen number"."""
    return described.saying(stars=tree.StarTest("equal", than))


@rules("fact: quantity EQUALS quantity")
def equals(left: tree.Quantity, right: tree.Quantity) -> tree.Condition:
    return tree.Holds(of_one(left), "equal", of_one(right))


@rules("fact: quantity BE 'within' number 'of' quantity")
def is_within(left: tree.Quantity, by: int, right: tree.Quantity) -> tree.Condition:
    """ "If its stars are within 1 of your number"."""
    return tree.Holds(tree.Gap(of_one(left), of_one(right)), "at most", tree.Number(by))


# --------------------------------------------------------------------------- what is meant by it


def settle_answers(before: Before, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "Each player chooses a number. The player with the highest number loses that many RP": it is known now whose
    number, and of what.
    """
    settling = _Settling()
    for one in before:
        settling.hear(one)
    return _with_payments(tuple(settling.settled(effect, Who.YOU) for effect in effects))


_AMOUNTS = (tree.PointEffect, tree.AddTokens, tree.RemoveTokens, tree.MoveTokens, tree.Changes)


class _Settling:
    """Goes through what is said, in the order of its words."""

    def __init__(self) -> None:
        self.asked: list[tree.ChooseNumber | tree.Bid] = []
        self.is_last = False  # whether "that much" is what was chosen
        self.clashed = False
        self.named = False
        self.several: Whom | None = None  # the players spoken of last

    def hear(self, part: Any) -> None:
        """Take in what was said before."""
        for node in nodes(part):
            self._note(node)

    def _note(self, node: tree.Node) -> None:
        if isinstance(node, tree.ChooseNumber | tree.Bid):
            self.asked.append(node)
            self.is_last = True
        elif isinstance(node, _AMOUNTS) and not contains(node, tree.ThatMuch, Said):
            self.is_last = False
        self.clashed = self.clashed or isinstance(node, tree.Clash | tree.Clashes)
        self.named = self.named or isinstance(node, tree.NameOne)
        if isinstance(node, Effect) and (who := subject_of(node)) is not Who.YOU:
            self.several = who if is_several(who) and who != EACH_OF_THEM else self.several

    def settled(self, node: Any, doer: Whom) -> Any:
        """The node with what it means; `doer` is whoever does what it stands in."""
        if isinstance(node, Effect):
            doer = subject_of(node)
        if isinstance(node, tree.ThatMuch) and self.is_last:
            return self._said(Said(self._what(), SOMEBODYS), doer)
        if isinstance(node, Said):
            return self._said(node, doer)
        if isinstance(node, tree.Is) and node.filter == tree.Filter(matching=True):
            return self._matches(node, doer)
        if node is Who.WINNER and self._has_bid() and not self.clashed:
            return tree.Foremost("a player", Said("bid", Whose.THAT))
        if node == EACH_OF_THEM:
            if self.several is None:
                raise Misreading("it is not clear who they are", "'each opponent'", "each opponent")
            return self.several
        if isinstance(node, tuple):
            return tuple(self.settled(one, doer) for one in node)
        if not isinstance(node, tree.Node):
            return node
        self._note(node)
        changed = with_parts(node, lambda part: self.settled(part, doer))
        if isinstance(changed, tree.PointEffect) and changed.unit == IMPLIED:
            return self._with_unit(changed)
        return changed

    def _has_bid(self) -> bool:
        return any(isinstance(one, tree.Bid) for one in self.asked)

    def _what(self) -> tree.Answer:
        return "bid" if isinstance(self.asked[-1], tree.Bid) else "number"

    def _said(self, said: Said, doer: Whom) -> Said:
        if said.what == "votes" or not self.asked:
            return said if said.whose != SOMEBODYS else replace(said, whose=Whose.YOUR)
        said = replace(said, what=self._what())
        if said.whose != SOMEBODYS:
            return said
        last = self.asked[-1]
        if last.who is Who.YOU and len(self.asked) == 1:
            return replace(said, whose=Whose.YOUR)
        if doer is not Who.YOU:
            return replace(said, whose=Whose.THEIR)
        if is_several(last.who) or len(self.asked) > 1:
            raise Misreading("say whose number this is", "'your number', or 'that player's number'")
        return replace(said, whose=Whose.THAT)

    def _matches(self, node: tree.Is, doer: Whom) -> tree.Condition:
        """ "Guess a number from 1 to 8 ... If you are right": the stars are that many."""
        if self.named or not self.asked:
            return node
        return tree.Holds(
            tree.StarsOf(node.card), "equal", self._said(Said("number", SOMEBODYS), doer)
        )

    def _with_unit(self, effect: Any) -> Any:
        amount = effect.amount
        last = self.asked[-1] if self.asked else None
        unit = last.unit if isinstance(last, tree.Bid) else last.of if last else None
        return replace(effect, unit=unit) if unit and contains(amount, Said) else effect


def _with_payments(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """All have chosen what they spend; then they pay it."""
    paid = [one for one in effects if isinstance(one, Paid)]
    if not paid:
        return effects
    said: list[Effect] = []
    for one in effects:
        plain = (
            tree.ChooseNumber(one.least, one.most, one.of, one.who, one.secret)
            if isinstance(one, Paid)
            else one
        )
        said.append(plain)
    return (*said, *map(_payment, paid))


def _payment(one: tree.ChooseNumber) -> Effect:
    who: Whom = Who.THAT if is_one_found(one.who) else one.who
    assert one.of is not None
    if who is Who.YOU:
        return tree.Pay(one.of, tree.EqualTo(Said("number", Whose.YOUR)))
    return tree.Lose(one.of, tree.EqualTo(Said("number", Whose.THEIR)), who)


def payments(before: list[Effect]) -> list[Effect]:
    """ "Pay them": what all have chosen in the sentence before."""
    chosen: list[tree.ChooseNumber] = []
    for one in reversed(before):
        if not isinstance(one, tree.ChooseNumber):
            break
        chosen.insert(0, one)
    if not chosen or any(one.of is None for one in chosen):
        raise Misreading("it is not clear what is paid", "'Pay 2 M$.'")
    return [_payment(one) for one in chosen]


def but_not_this(effect: Effect) -> Effect:
    """ "Each player flips each card with that many stars. This card is exempt." """
    target = effect.target if isinstance(effect, tree.Targeted) else None
    if not isinstance(effect, tree.Targeted) or not isinstance(target, tree.Cards):
        raise Misreading("it is not clear what this is exempt from", "'each other card'")
    if target.how != "each" or target.filter.other or target.filter.besides:
        raise Misreading("it is not clear what this is exempt from", "'each other card'")
    return replace(effect, target=replace(target, filter=replace(target.filter, other=True)))
