"""What is said besides and changes nothing: reasons, reminders of what is so anyhow, and things that are called out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.amounts import Counted, Measured
from mblades.text.reading.belonging import WHOSEVER
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OWN
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import HERE, Chosen, Described, Object
from mblades.text.reading.sentences import By, Clause, Sentence, Series, if_instead
from mblades.text.reading.words import Word
from mblades.text.tree import CountOf, Effect, Who, Whose
from mblades.text.walking import contains, nodes, parts

rules = Rules()

SAID_BESIDES = "SAID_BESIDES"  # what a whole sentence says that says nothing
IDLE = frozenset(
    {SAID_BESIDES, "IF_IN_THE_MOOD", "AS_SUCH", "LABEL", "CAUSER"}
)  # classes of words that do nothing

# Called out, or said of what happens: no rule of any game could be meant.
_CALLED_OUT = (
    "(ha|haha|hahaha|ha ha|ha ha ha|hehe|heh|hee hee|ho ho ho|muahaha|mwahaha|muhaha|bwahaha|lol|tee hee)",
    "(yay|woo|woohoo|woo hoo|wow|whoa|hooray|hurray|hurrah|yippee|yeah|oh yeah|hell yeah|yes|bravo|ta-da|tada|aha|voila|ole)",
    "(boom|kaboom|bang|pow|bam|wham|zap|splat|poof|whoosh|crash|smash it|ouch|oof|oops|oopsie|whoops|uh-oh|oh no|eek|yikes|gulp)",
    "(yum|yummy|yum yum|nom nom|nom nom nom|delicious|yuck|ew|eww|gross|slurp|burp)",
    "(roar|rawr|meow|miaow|woof|woof woof|bark|moo|oink|quack|hiss|growl|grr|buzz|beep|beep boop|tick tock|ding dong|shh|shhh)",
    "(cool|awesome|sweet|neat|amazing|fantastic|brilliant|excellent|super cool|so cool|how cool|nice one|good job|well done|way to go)",
    "(good|bad|clever|smart|poor|silly) (boy|girl|dog|doggy|doggo|puppy|kitty|cat|horse|bird)",
    "(congratulations|congrats|thank you|thanks|many thanks|cheers|sorry|sorry about that|so sorry|my bad|enjoy|enjoy it|have fun|good luck|best of luck)",
    "(too bad|bad luck|tough luck|hard luck|tough|what a pity|such a pity|what a shame|poor you|poor thing|poor them|lucky you|lucky them)",
    "(take that|so there|gotcha|got you|surprise|guess what|how rude|how nice|rude|not fair|no fair|so unfair|it is not fair|life is not fair|life is unfair)",
    "(fair is fair|it is only fair|that is only fair|that is life|such is life|that is business|it is just business|business is business)",
    "(it is|that is|this is) (nothing personal|not personal|just a joke|only a joke|all good|so much fun|so cool|super cool|the law|the way it is|magic)",
    "(no hard feelings|nothing personal|no offense|no offence|no refunds|no take-backs|no takebacks|no questions asked|do not ask|do not ask why|do not ask me why)",
    "(serves|serve) (them|him|her|you) right",
    "((that is|this is) (it|all|everything)|as simple as that|it is that simple|easy|easy peasy|simple|end of story|the end)",
    "(you just enjoy it|everyone wins|everyone is happy|and (that is|this is) that)",
    "(they are|he is|she is|you are|everyone is) not happy [about (it|this|that)]",
    "(you|they|he|she) (will not|do not|did not) (like|mind) (it|that|this)",
    "(because|why|why not|because why not|obviously|of course|naturally|just because)",
    "if you are (doing fine|doing well|doing great|all right) , you (do not|will not) need (this|it|any help|that|help)",
    "(it is|that is) always the (little|quiet|young|old|shy) ones [[that|who] you (have to|need to|should) (watch|look out for|worry about)]",
    "(smash|crunch|thud|clang|snap|pop|ka-ching|cha-ching|smash smash)",
)  # fmt: skip
_NOTHING_ELSE = (
    "you (gain|get|receive|win|earn|take) nothing [yourself|from (it|this|that)|for (it|this|that)|in return]",
    "(you|they|that player) (do not|does not) (gain|get|receive|win|earn) anything [else|more] [from (it|this|that)|for (it|this|that)]",
    "(nothing else|nothing more|nothing) happens",
    "(there is|there are) no (other|further) (effect|effects)",
    "(this card|it) (has no other effect|does nothing else|has no other effects)",
)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    each = "(each|every|a|one|any|no) card"
    lexicon.add(f"{each} (in|is in|counts in|counts for|belongs to|[can|may] [only] (be in|be part of|belong to|count for|be used for)) [only|at most] (one|1) pair [only]",
                "IN_ONE_PAIR")  # fmt: skip
    two = "(two|both|several|multiple|more) (types|elements)"
    lexicon.add(f"[for the purposes of this [effect] ,] (a card|cards|each card) (with|of|that (has|have)) {two} (counts|count|is counted|are counted) (for|as) (both|each|each of them|all of them)",
                "KINDS_COUNT")  # fmt: skip
    for words in (*_CALLED_OUT, *_NOTHING_ELSE):
        lexicon.add(words, SAID_BESIDES)
    lexicon.add("(nothing happens|nothing (is|gets) done|(you|they) (gain|get|receive|lose|win|earn) nothing|(you|they) do not (gain|get|receive|lose|win|earn) anything|there is no effect"
                "|(it|this|this card|this effect|the effect) (does nothing|does not do anything|has no effect)"
                "|(they|that player|that opponent|the opponent|the winner) ((do not|does not) (take|steal) (anything|any RP)|(take|takes|steal|steals) nothing) [from you])",
                "NOTHING_HAPPENS")  # fmt: skip
    lexicon.add(
        f"[,] ({WHOSEVER}|including (everyone 's|those of [your] opponents))",
        "WHOEVER_OWNS_IT",
    )
    this = "(this|this card|this one|itself|it)"
    lexicon.add(
        f"[,|-] [and|, and] [yes [,]] ({this} (included|too|as well|counts too|counts as well|counts|also counts|is included)|(including|counting|also counting) {this}|including {this} too)",
        "THIS_INCLUDED",
    )
    there = "(in your tableau|in play|there|face-up|face up|on the table|yours)"
    lexicon.add(
        f"[,] (whether or not|even if|no matter if|no matter whether|regardless of whether) (it|they|that card|those cards) (is|are|is not|are not|is no longer|are no longer) {there} [any more|or not|now]",
        "WHETHER_STILL_THERE",
    )
    feeling = "(nice|kind|generous|lucky|brave|friendly|mean|evil|daring|hungry|bold|greedy|silly|clever|like it)"
    lexicon.add(
        f"if (you are (feeling|in the mood|feeling very|really feeling) [{feeling}]|you feel {feeling}|you feel like it|you dare|you like|you want|you wish|you want to|you would like) [,]",
        "IF_IN_THE_MOOD",
    )
    lexicon.add(
        "(not even [by] (you|yourself|yours|your own|this player|your own effects)|not you either|not yours either|(you|yourself) included|including (you|yourself)|even you|you too"
        "|[and] (that|this) (includes|goes for|means) you [too|as well]|[and] neither can you|[and] nor can you|even yours|even your own|yours too|yours as well|including yours|[and] (it|this|that) (can|may|could) be you [too|as well]|[also] by you [too|as well])",
        "EVEN_YOU",
    )
    lexicon.add("(at all|whatsoever|of any kind)", "AT_ALL")
    lexicon.add(f"({_LABELS})", "LABEL")
    lexicon.add(
        "[,] (because|since|as) (it|this|this card) is (yours|your card|your own card)",
        "BECAUSE_IT_IS_YOURS",
    )
    lexicon.add("[that|which] you can (see|find|count|spot) [there]", "THAT_YOU_SEE")
    lexicon.add(f"[,] as ({_SUCH})", "AS_SUCH")
    lexicon.add("[,] (even if|whether or not|also if) (it|that|this) (is|is not) you", "AS_SUCH")
    lexicon.add(
        "[,] on top of (whatever [else]|anything [else]|everything [else]|what|all [that]) [that] (you|they) [(would|will|already|also)] (get|gain|got|receive|win|gained) [(anyway|otherwise|already)]",
        "AS_SUCH",
    )
    lexicon.add(
        "((this|it|this effect|that) does not (apply to|count for|include|work for|work on|trigger for|affect) (this card [itself]|itself|this one)"
        "|(this card [itself]|it) does not count)",
        "NOT_ITSELF",
    )
    lexicon.add("if and only if", "IF")
    lexicon.add("if , and only if ,", "IF")
    lexicon.add("only if", "IF_ONLY")
    lexicon.add("(well|oh|ok|okay|so|oh well|hey|now|look|you know) ,", "WELL")
    lexicon.add("you do not (, and|and|, but|but)", "YOU_DO_NOT")
    lexicon.add(
        "do not worry [about (it|this|that)] (,|and|, and|, just|and just|, and just)", "WELL"
    )


_SUCH = (
    "income|rent|interest|wages|a wage|salary|a salary|pay|payment|a reward|reward|a bonus|bonus|a prize|prize|compensation"
    "|tribute|tax|taxes|a tax|a toll|toll|a tip|a gift|a present|thanks|pocket money|a fee|a fine|a penalty|punishment"
    "|damages|hush money|protection money|a dividend|dividends|profit|profits|a bribe|an offering"
)  # fmt: skip


_LABELS = (
    "combo|bonus|synergy|chain|chain bonus|combo bonus|mastery|momentum|finisher|comeback|payoff|upgrade|special|extra|jackpot"
)  # fmt: skip


@rules("sentence: LABEL ':' sentence")
def labelled(sentence: Sentence) -> Sentence | None:
    """ "Combo: If you played another card this turn, ...": a name for the condition behind it."""
    first = sentence.series.parts[0] if sentence.series.parts else None
    is_conditional = sentence.condition is not None or isinstance(first, tree.If)
    return sentence if is_conditional else None


@rules("sentence: NOT_ITSELF")
def not_itself() -> Sentence:
    """ "This does not apply to this card itself": to another card than this one."""
    return Sentence(Series(()), "not itself")


def but_not_itself(event: Any) -> Any:
    """The event, of other cards; None where it is about no card that could be this one."""
    match event:
        case tree.Plays(filter=which) | tree.Discards(filter=which):
            return replace(event, filter=replace(which, other=True))
        case (
            tree.IsFlipped(card=tree.Cards() as cards) | tree.GetsTokens(card=tree.Cards() as cards)
        ):
            return replace(event, card=replace(cards, filter=replace(cards.filter, other=True)))
        case _:
            return None


@rules("clause: clause AS_SUCH")
def as_such(clause: Clause) -> Clause | None:
    """ "Receive 1 Dollar as income": what it is called."""
    return clause if clause.act is not None and "measured" in dict(clause.act.roles) else None


@rules("sentence: IN_ONE_PAIR")
def in_one_pair() -> Sentence:
    """ "Each card in one pair only.": as it is, if the cards need not lie beside each other."""
    return Sentence(Series(()), "one pair")


@rules("sentence: KINDS_COUNT")
def kinds_count() -> Sentence:
    """ "A card with two types counts for both.": as it is where different types are counted."""
    return Sentence(Series(()), "both kinds")


def is_so(head: str, effect: Effect) -> bool:
    """Whether a sentence that says nothing new is said of the right thing."""
    if head == "one pair":
        pairs = [one for one in nodes(effect) if isinstance(one, tree.Pairs)]
        return bool(pairs) and not any(one.adjacent for one in pairs)
    if head == "no result":
        return contains(
            effect, tree.Clash, tree.OthersClash, tree.ClashResult, tree.InClash
        ) or any(part in (Who.WINNER, Who.LOSER) for part in parts(effect))
    if head == "even you":
        return _is_of_everybody(effect)
    return contains(effect, tree.Different)


def _is_of_everybody(effect: Effect) -> bool:
    """Whether it is told of all players alike, you among them."""
    if isinstance(effect, tree.CannotBe):
        return effect.by == "anyone" and effect.player is None
    who, target = getattr(effect, "who", None), getattr(effect, "target", None)
    if isinstance(target, tree.Cards) and isinstance(target.place, tree.In):
        return target.place.whose is Whose.ANY
    if isinstance(who, tree.Foremost):
        return who.who in ("a player", "each player")
    return isinstance(effect, tree.PlayerStatement | tree.NamesDoer) and who is Who.EACH_PLAYER


@rules("sentence: EVEN_YOU")
def even_you() -> Sentence:
    """ "Nobody can flip the cards next to this. Not even you." """
    return Sentence(Series(()), "even you")


@rules("sentence: series ',' EVEN_YOU")
def even_you_behind(series: Series) -> Sentence | None:
    effects = series.effects()
    return Sentence(series) if effects and all(map(_is_of_everybody, effects)) else None


@rules("sentence: SAID_BESIDES")
def besides() -> Sentence:
    """ "Haha!", "It's nothing personal.", "You gain nothing." """
    return Sentence(Series(()), "aside")


@rules("sentence: sentence AND SAID_BESIDES", "sentence: sentence ',' 'but' SAID_BESIDES")
def besides_behind(sentence: Sentence) -> Sentence:
    """ "They lose 10 RP, and they're not happy about it." """
    return sentence


@rules("sentence: if_unwilling NOTHING_HAPPENS")
def or_nothing_if_unwilling(by: By) -> Sentence:
    """ "Discard a card. If you refuse, nothing happens.": so nobody has to."""
    return Sentence(Series(()), "if unwilling", by=by)


@rules("sentence: OTHERWISE NOTHING_HAPPENS", "sentence: if_not_done NOTHING_HAPPENS",
       "sentence: if_unable NOTHING_HAPPENS", "sentence: not_so NOTHING_HAPPENS")  # fmt: skip
def or_nothing(*_who: object) -> Sentence:
    """ "Otherwise, nothing happens." """
    return besides()


@rules("sentence: result_head ','? NOTHING_HAPPENS", "sentence: result_line ':' NOTHING_HAPPENS",
       "sentence: IF result ','? NOTHING_HAPPENS")  # fmt: skip
def nothing_comes_of_it(_result: object) -> Sentence:
    """ "Draw: nothing happens.": of a clash."""
    return Sentence(Series(()), "no result")


@rules("sentence: sentence ',' 'but' IF result ','? NOTHING_HAPPENS")
def but_nothing_comes_of_it(sentence: Sentence, _result: object) -> Sentence:
    """ "If you win, steal 15 RP from them, but if you lose, they don't take anything from you." """
    return sentence


@rules("sentence: IF conditions ','? YOU_DO_NOT series 'instead'")
def you_do_not(condition: tree.Condition, series: Series) -> Sentence | None:
    """ "If it's even, you don't, and it goes into your hand instead." """
    return if_instead(condition, series)


@rules("sentence: WELL sentence")
def well(sentence: Sentence) -> Sentence:
    return sentence


@rules("controlled: IF_IN_THE_MOOD controlled")
def if_in_the_mood(effect: Effect) -> Effect | None:
    """ "If you're feeling nice, you can let another player gain 5 RP": they may anyhow."""
    return effect if isinstance(effect, tree.May) and effect.who is Who.YOU else None


@rules("controlled: controlled ADVERB_BEHIND")
def may_too(effect: Effect) -> Effect | None:
    """ "You can let another player gain 5 RP, too." """
    return (
        effect if isinstance(effect, tree.May) and not (effect.then or effect.otherwise) else None
    )


@rules("series: WELL series")
def well_then(series: Series) -> Series:
    """ "If nobody does, well, gain 4 RP." """
    return series


@rules("clause: clause WITH_YOU")
def you_too(clause: Clause) -> Clause | None:
    """ "Everybody discards a card, even you." """
    who = clause.who.who if isinstance(clause.who, tree.Compared) else clause.who
    return clause if who in (Who.EACH_PLAYER, "each player") else None


# --------------------------------------------------------------------------- of what is counted


def _cards(each: tree.Quantity) -> tree.Cards | None:
    return each.cards if isinstance(each, tree.CountOf) else None


def _of_all(each: tree.Quantity) -> bool:
    cards = _cards(each)
    place = cards.place if cards else None
    return isinstance(place, tree.In) and place.whose is Whose.ANY


def _with_this(each: tree.Quantity) -> bool:
    cards = _cards(each)
    place = cards.place if cards else None
    is_here = isinstance(place, tree.In) and place.whose in (OWN, Whose.YOUR, Whose.ANY)
    in_play = isinstance(place, tree.In) and place.zone in ("tableau", "play area")
    return cards is not None and is_here and in_play and not cards.filter.other


@rules("counted: counted WHOEVER_OWNS_IT")
def whoever_owns_it(counted: Counted) -> Counted | None:
    """ "For every Citizen in play, no matter who owns them"."""
    return counted if _of_all(counted.each) else None


@rules("counted: counted THIS_INCLUDED")
def this_included(counted: Counted) -> Counted | None:
    """ "10 RP per Earth card in tableau, this included"."""
    return counted if _with_this(counted.each) else None


@rules("counted: counted THAT_YOU_SEE")
def that_you_see(counted: Counted) -> Counted:
    """ "6 RP for each different type you can see in your tableau"."""
    return counted


@rules("sentence: sentence BECAUSE_IT_IS_YOURS")
def because_it_is_yours(sentence: Sentence) -> Sentence:
    """ "Everyone gains 10 RP, but you gain 25 RP because it's your card." """
    return sentence


@rules("target: target THIS_INCLUDED")
def and_this_too(target: Object) -> Chosen | None:
    """ "Each Fire card in your tableau, including this one": it is one of them anyhow."""
    if not isinstance(target, Chosen) or target.how not in ("each", "any number of"):
        return None
    return target if _with_this(CountOf(target.cards(HERE))) else None


@rules("described: described AT_ALL")
def none_at_all(described: Described) -> Described:
    """ "If you have no Light cards at all"."""
    return described


@rules("counted: counted WHETHER_STILL_THERE")
def whether_still_there(counted: Counted) -> Counted | None:
    """ "For each Water card you have played this tournament, whether or not it is still in your tableau"."""
    return counted if isinstance(counted.each, tree.HowOften) else None


@rules("measured: measured 'for' 'it'", "measured: measured 'for' 'this'")
def for_it(measured: Measured) -> Measured | None:
    """ "Whenever one of your cards is flipped, you gain 4 RP for it."."""
    return measured if isinstance(measured.amount, tree.Flat) else None


# --------------------------------------------------------------------------- reasons

# Words of the game that say nothing about it.
_HARMLESS = (
    "a an the i am me my we our us you your yours he she it its they them their his her him this that these those"
    " is are was were be been do does did have has had and so of to in on for with at by from as there here who what"
    " go goes went come comes get gets got like likes want wants wish feel look looks say says said make makes made ' 's"
)  # fmt: skip


def without_reason(words: Sequence[Word], known: frozenset[str]) -> Iterator[list[Word]]:
    """The words without a reason or an occasion behind or before them that speaks of nothing in the game.

    `known` are all words that the language has a use for.
    """
    keys = [word.key for word in words]
    for at, key in enumerate(keys):
        if key == "because" and _is_idle(keys[at + 1 :], known):
            end = at - (keys[at - 1 : at] == [","])
            if end > 0:
                yield list(words[:end])
        if key == "so" and keys[at - 1 : at] == [","] and _is_idle(keys[: at - 1], known):
            yield list(words[at + 1 :])
        told = _OCCASIONS.get(key)
        if at and told and keys[at + 1 : at + 2] in told and _is_idle(keys[at + 2 :], known, 1):
            yield list(words[: at - (keys[at - 1] == ",")])


# "As an apology", "for being brave": behind what is done.
_OCCASIONS = {"as": (["a"], ["an"]), "for": (["being"],)}


def _is_idle(keys: Sequence[str], known: frozenset[str], least: int = 2) -> bool:
    harmless = _HARMLESS.split()
    others = [key for key in keys if key not in harmless]
    return len(keys) >= least and not any(key in known or not key[:1].isalpha() for key in others)
