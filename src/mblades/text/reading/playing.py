"""Cards that are played by effects: now, or besides the one of the turn; and what is said of them afterwards."""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.english_forms import theirs
from mblades.text.reading.deeds import deed, event_player
from mblades.text.reading.filters import like
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import MOST_REPEATS, OWN, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Object, Zoned, only_filter, settled
from mblades.text.reading.sentences import Clause, Sentence, Series
from mblades.text.tree import Effect, TriggerWord, Who, Whom, Whose
from mblades.text.walking import N, contains, nodes, rewritten

rules = Rules()

_NOW = "(this turn|right now|right away|immediately|at once)"


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    silent = "(using|resolving|performing|activating|triggering|getting|carrying out)"
    its = "(its|their|the|any)"
    lexicon.add(
        f"[,] (ignoring {its} Play (effect|effects)|without {silent} {its} Play (effect|effects)|without {its} Play (effect|effects)"
        f"|[, but] (its|their) Play (effect does|effects do) not (happen|work|trigger|activate|count))",
        "SILENTLY",
    )
    use = "(using|resolving|performing)"
    lexicon.add(f"[,] {use} its Play (effect|effects) (twice|two times|2 times)", "USED_TWICE")
    lexicon.add("[,] even without a slot", "WITHOUT_SLOT")
    slot = "(slot|place|position|spot|space)"
    left = "(left|stood in|was in|had|occupied|came from|lay in)"
    card = "(it|that card|the (returned|discarded|first) card|this card)"
    for words in (
        f"(in|into|to) (its|that card 's|the returned card 's|the discarded card 's) [old|former|now empty|empty] {slot}",
        f"(in|into) the (same|empty|freed|vacated|resulting|now empty) {slot}",
        f"(in|into) (the|that) {slot} [that|which] {card} [has|just] {left}",
        f"where {card} (stood|was|lay|had been|used to be)",
    ):
        lexicon.add(words, "IN_ITS_PLACE")
    lexicon.add(
        "(again [(right now|right away|immediately|at once)]|right now|right away|at once)",
        "AGAIN_NOW",
    )
    lexicon.add(f"another card {_NOW}", "ANOTHER_CARD")
    lexicon.add(
        "((one|1) more|(a|an|one|1) (extra|additional|second|further))",
        "ONE_MORE",
    )
    lexicon.add("another", "ANOTHER_ONE")
    this_one = "[,] (in addition to|on top of|besides) (this|this card|this one|it)"
    lexicon.add(_NOW, "THIS_TURN_NOW")
    lexicon.add(f"{_NOW} {this_one}", "THIS_TURN_NOW")
    lexicon.add(f"({_NOW} {this_one}|{this_one} [this turn])", "BESIDES_THIS")
    lexicon.add("(more|extra|additional|further)", "BESIDES")
    more = "(as well|in addition|additionally|too)"
    beside = "in addition to (your normal|your|the normal|your regular|the) (play|card|Single) [(of|for) (the|this) turn]"
    lexicon.add(
        f"[{_NOW}] [,] ({beside}|as an (extra|additional) (play|card|Single))", "AS_ANOTHER"
    )
    lexicon.add(f"({beside}|as an (extra|additional) (play|card|Single)) this turn", "AS_ANOTHER")
    lexicon.add(
        f"this turn [{more}] [, one after the other] [, in (the order of your choice|any order)]",
        "AS_ANOTHER",
    )
    this = "[,] (in addition to|besides|on top of|as well as) (this [(card|one)]|the one you just played)"
    lexicon.add(f"[{_NOW}] {this} [{_NOW}]", "BESIDE_THIS_ONE")
    lexicon.add("(play|plays) [this turn]", "PLAYS")
    lexicon.add("(Action|Actions) [this turn]", "ACTIONS")
    lexicon.add(
        "(it|that card|the card|this extra card|the extra card|that extra card) (must|has to|needs to) be",
        "IT_MUST_BE",
    )
    lexicon.add("(it|that card|the card) (must not|can not|may not) be", "IT_MUST_NOT_BE")
    lexicon.add("(it|that card|the card) (must|has to) have", "IT_MUST_HAVE")
    twice = "(twice|two times|2 times)"
    lexicon.add("twice", "often_times", 2)
    happens = "(happens|happen|resolves|resolve|triggers|trigger|occurs|occur|takes effect|take effect|goes off|go off|is used|are used|is resolved|are resolved)"
    lexicon.add(
        f"(its|that card 's|the card 's) Play (effect|effects|ability) {happens} {twice}",
        "ITS_PLAY_TWICE",
    )


# --------------------------------------------------------------------------- now


@deed("play", frames=("{target:card}",))
def play(who: Whom, card: Object) -> Effect | None:
    if isinstance(card, Chosen) and _is_another(card.described):
        return None  # one more this turn: see `play_another`
    return tree.PlayIt(settled(card, theirs("hand", who)), who)


@deed("play", frames=("{target:card} AGAIN_NOW",))
def play_again(who: Whom, card: Object) -> Effect | None:
    """ "Return another card to your hand, then play it again"."""
    return play.make(who, card) if isinstance(card, tree.It | tree.Those) else None


@play.event
def plays(who: Whom, card: Object, *, would: bool) -> tree.Event | None:
    player = event_player(who)
    if player is None or would or not isinstance(card, Chosen):
        return None
    if card.how not in ("a", "each") or card.number > 1:
        return None
    which = only_filter(card.described)
    return None if which is None else tree.Plays(player, which)


def _is_another(described: Described) -> bool:
    """ "Another Fire card", with no place to take it from."""
    return described.where is None and bool(dict(described.words).get("other"))


@deed("play", frames=("{target:card} SILENTLY",))
def play_silently(who: Whom, card: Object) -> Effect | None:
    return tree.PlayIt(settled(card, theirs("hand", who)), who, silent=True)


@deed("play", frames=("{target:card} IN_ITS_PLACE",))
def play_in_place(who: Whom, card: Object) -> Effect | None:
    """ "Return a card in your tableau to your hand, then play a card in its place"."""
    if isinstance(card, Chosen) and _is_another(card.described):
        return None
    return tree.PlayIt(settled(card, theirs("hand", who)), who, in_place=True)


@deed("put", "play", frames=("{target:card} 'into' {zoned:zone} SILENTLY",))
def put_in_play(who: Whom, card: Object, zone: Zoned) -> Effect | None:
    """ "Put a card from your hand into your tableau without its Play effect"."""
    own = zone.owner.whose in (Whose.YOUR, Whose.THEIR, OWN)
    if zone.zone != "tableau" or not own or isinstance(card, tree.This):
        return None
    return play_silently.make(who, card)


@deed("play", frames=("{target:card} USED_TWICE",))
def play_twice(who: Whom, card: Object) -> Effect | None:
    """ "Play a card from your hand and use its Play effects twice"."""
    if isinstance(card, Chosen) and _is_another(card.described):
        return None
    return tree.PlayIt(settled(card, theirs("hand", who)), who, twice=True)


# --------------------------------------------------------------------------- besides


def _besides(who: Whom, described: Described, count: int = 1) -> Effect | None:
    if described.where is not None and described.where.place == tree.In("hand"):
        described = described._replace(where=None)  # where else?
    which = only_filter(described)
    if who is not Who.YOU or which is None or count < 1:
        return None
    return tree.PlayAnother(count=count, which=replace(which, other=False))


@deed(
    "play",
    frames=(
        "ANOTHER_ONE {described:which} THIS_TURN_NOW?",
        "ONE_MORE {described:which} THIS_TURN_NOW?",
        "THIS_TURN_NOW ONE_MORE {described:which}",
        "SOME_ONE {described:which} BESIDE_THIS_ONE",
        "ONE_MORE {described:which} THIS_TURN_NOW HAVING {star_test:stars}",
        "ANOTHER_ONE {described:which} THIS_TURN_NOW THAT SHARES {alike:alike} WITH_CARD {anchor:other}",
        "ONE_MORE {described:which} THIS_TURN_NOW THAT SHARES {alike:alike} WITH_CARD {anchor:other}",
        "ANOTHER_ONE {described:which} THIS_TURN_NOW HAVING {star_test:stars}",
    ),
)
def play_another(
    who: Whom,
    which: Described,
    stars: tree.StarTest | None = None,
    alike: Any = None,
    other: Any = None,
) -> Effect | None:
    """ "Play an additional card with 3 or fewer stars this turn"."""
    if alike is not None:
        which = like(which, alike, other) or which
    if stars is not None:
        which = which.saying(stars=stars) or which
    return None if which.plural else _besides(who, which)


@deed(
    "play",
    frames=(
        "{number:count} BESIDES {described:which} THIS_TURN_NOW?",
        "'up' 'to' {number:count} BESIDES {described:which} THIS_TURN_NOW?",
    ),
)
def play_more(who: Whom, count: int, which: Described) -> Effect | None:
    return _besides(who, which, count) if count > 1 else None


@deed("play", frames=("ANOTHER_CARD WITHOUT_SLOT",))
def play_another_without_slot(who: Whom) -> Effect | None:
    return tree.PlayAnother(slot=True) if who is Who.YOU else None


@deed("play", frames=("{reference:card} AS_ANOTHER",))
def play_it_besides(who: Whom, card: tree.Ref) -> Effect | None:
    """ "You may play it this turn in addition to your normal play"."""
    if who is not Who.YOU or not isinstance(card, tree.It | tree.Those):
        return None
    return tree.PlayAnother(card=card)


@deed("play", frames=("ARTICLE {described:which} BESIDES_THIS",))
def play_one_besides(who: Whom, which: Described) -> Effect | None:
    """ "Play a Mage from your hand this turn, in addition to this one"."""
    where = which.where
    is_held = where is not None and where.place == tree.In("hand", OWN)
    return play_another.make(who, which._replace(where=None) if is_held else which)


def _offered(effect: tree.PlayAnother | tree.ExtraAction) -> Clause:
    return Clause(None, statement=tree.May((effect,)))


@rules("clause: signed PLAYS")
def plus_plays(count: int) -> Clause | None:
    """ "+1 play"."""
    return _offered(tree.PlayAnother(count=count)) if count > 0 else None


@rules("clause: signed ACTIONS")
def plus_actions(count: int) -> Clause | None:
    return _offered(tree.ExtraAction(count)) if count > 0 else None


@deed("gain", "get", frames=("ONE_MORE PLAYS", "{number:count} BESIDES PLAYS"))
def gain_plays(who: Whom, count: int = 1) -> Effect | None:
    """ "You get an extra play this turn"."""
    return tree.May((tree.PlayAnother(count=count),)) if who is Who.YOU and count > 0 else None


# --------------------------------------------------------------------------- said afterwards


@rules("restriction: IT_MUST_BE ARTICLE? described", "restriction: IT_MUST_BE symbol", "restriction: IT_MUST_HAVE star_test",
       "restriction: IT_MUST_HAVE 'a' trigger EFFECTS", "restriction: IT_MUST_HAVE 'an' trigger EFFECTS")  # fmt: skip
def restriction(what: Any) -> tree.Filter | None:
    match what:
        case Described():
            return None if what.plural else only_filter(what)
        case tree.StarTest():
            return tree.Filter(stars=what)
        case TriggerWord():
            return tree.Filter(trigger=what)
        case _:
            return tree.Filter(symbols=(what,))


@rules("restriction: IT_MUST_NOT_BE ARTICLE? described", "restriction: IT_MUST_NOT_BE symbol")
def restriction_not(what: Any) -> tree.Filter | None:
    """ "But it cannot be a Mage"."""
    which = restriction(what)
    if which is None or len(which.symbols) != 1 or which != tree.Filter(symbols=which.symbols):
        return None
    return tree.Filter(lacks=which.symbols)


@rules("sentence: restriction")
def restricted(which: tree.Filter) -> Sentence:
    """ "Play 1 more card this turn. It must be an Animal."."""
    return Sentence(Series(()), "restricted", limit=which)


@rules(
    "sentence: series BUT restriction",
    "sentence: series ',' restriction",
    "sentence: series AND restriction",
)
def restricted_at_once(series: Series, which: tree.Filter) -> Sentence | None:
    """ "Play an extra card this turn, but it must be a Fire card."."""
    *first, last = series.effects()
    such = only_such(last, which)
    return None if such is None else Sentence(Series((*first, such)))


@rules("sentence: series IF conditions", "sentence: series ',' IF conditions",
       "sentence: series ',' 'but' 'only' IF conditions", "sentence: series 'only' IF conditions",
       "sentence: series ',' IF_ONLY conditions", "sentence: series IF_ONLY conditions")  # fmt: skip
def restricted_if(series: Series, condition: tree.Condition) -> Sentence | None:
    """ "You may play another card this turn, provided that it has fewer stars than this card."."""
    which = _such_as(condition)
    *first, last = series.effects()
    such = None if which is None else only_such(last, which)
    return None if such is None else Sentence(Series((*first, such)))


def _such_as(condition: tree.Condition) -> tree.Filter | None:
    """What is asked of "it", as something that is said of a card."""
    match condition:
        case tree.Holds(tree.StarsOf(tree.It()), test, than):
            return tree.Filter(stars=tree.StarTest(test, than))
        case tree.Is(tree.It(), which):
            return which
        case tree.Not(tree.Is(tree.It(), which)) if which == tree.Filter(symbols=which.symbols):
            return tree.Filter(lacks=which.symbols) if len(which.symbols) == 1 else None
        case tree.Shares(tree.It(), what, none, other, is_any) if "star value" not in what:
            how: Any = "none" if none else "any" if is_any else "all"
            alike: Any = what
            return tree.Filter(shares=tree.Likeness(alike, other, how))
    return None


def only_such(effect: Effect | None, which: tree.Filter) -> Effect | None:
    """What is said of the card that may be played."""
    match effect:
        case tree.May((only,), (), who, ()):
            inside = only_such(only, which)
            return None if inside is None else tree.May((inside,), (), who)
        case tree.PlayAnother(card=None, which=known) if known == tree.Filter():
            return replace(effect, which=replace(which, other=False))
        case tree.PlayIt(tree.Cards("a", known, place, count)) if known == tree.Filter():
            return replace(effect, target=tree.Cards("a", which, place, count))
        case _ if isinstance(cards := getattr(effect, "target", None), tree.Cards):
            if cards.how == "a" and cards.count == 1 and cards.filter == tree.Filter():
                changed: Any = effect
                return cast(
                    Effect,
                    replace(changed, target=replace(cards, filter=replace(which, other=False))),
                )
    return None


class Doubled(tree.UseEffects, frozen=True):
    """ "Its Play effects happen twice": of a card that is played."""


@rules("clause: ITS_PLAY_TWICE")
def its_play_twice() -> Clause:
    return Clause(None, statement=Doubled(TriggerWord.PLAY, tree.It()))


@deed(
    "use", "copy", "activate", "resolve", "perform", "carry out", "execute", "trigger", "do",
    frames=("{possessor:card} {trigger:trigger} EFFECTS {often_times:times}",
            "'the' {trigger:trigger} EFFECTS 'of' {target:card} {often_times:times}"),
)  # fmt: skip
def use_twice(who: Whom, card: Object, trigger: TriggerWord, times: int) -> Effect | None:
    if isinstance(card, tree.TheNext):
        raise Misreading(
            "it is not clear whether this is twice in all", "'once more', or 'two more times'"
        )
    return tree.UseEffects(trigger, settled(card, theirs("tableau", who)), who, times)


@rules("often_times: number 'times'")
def so_often(times: int) -> int | None:
    return times if 1 < times <= MOST_REPEATS else None


def used_twice(before: Effect | None, effects: tuple[Effect, ...]) -> Effect | None:
    """What was said before, where this says of the card played that its effects are used twice."""
    if len(effects) != 1 or not _is_twice(effects[0]):
        return None
    match before:
        case tree.May(row, (), who, otherwise):
            twice = _played_twice(row)
            return None if twice is None else tree.May(twice, (), who, otherwise)
        case tree.PlayIt(silent=False, twice=False):
            return replace(before, twice=True)
    return None


def _is_twice(said: Effect) -> bool:
    if not isinstance(said, tree.UseEffects) or not isinstance(said.card, tree.It):
        return False
    return said.trigger is TriggerWord.PLAY and (isinstance(said, Doubled) or said.times == 2)


def _played_twice(row: tuple[Effect, ...]) -> tuple[Effect, ...] | None:
    match row:
        case (*first, tree.PlayIt(silent=False, twice=False) as last):
            return (*first, replace(last, twice=True))
    return None


def joined_twice(row: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "Play a card from your hand and use its Play effects twice.": they happen twice in all."""
    if len(row) > 1 and _is_twice(row[1]) and (first := _played_twice(row[:1])) is not None:
        return (*first, *row[2:])
    if len(row) == 1 and isinstance(row[0], tree.May):
        return (replace(row[0], effects=joined_twice(row[0].effects)),)
    return row


def twice_of_next(effect: Effect) -> Effect:
    """ "Next: Its Play effects happen twice.": those of the next card, once more than they do."""

    def again(node: N) -> N:
        meant: Any = node
        if isinstance(node, Doubled):
            meant = tree.UseEffects(node.trigger, tree.TheNext())
        settled_node: N = meant
        return settled_node

    return rewritten(effect, again)


def settle_doubled(effect: Effect) -> Effect:
    """ "Whenever you play a Fire card, its Play effects happen twice.": once more than they do."""
    if not isinstance(effect, tree.Whenever) or not isinstance(effect.event, tree.Plays):
        return effect
    its = (tree.It(), tree.TheNext())
    if any(
        isinstance(one, tree.UseEffects) and one.times > 1 and one.card in its
        for one in nodes(effect)
    ):
        raise Misreading(
            "it is not clear whether this comes on top of it", "'again', or 'happen twice'"
        )

    def again(node: N) -> N:
        meant: Any = tree.UseEffects(node.trigger, node.card) if isinstance(node, Doubled) else node
        settled_node: N = meant
        return settled_node

    return rewritten(effect, again)


def check_played_this(effects: tuple[Effect, ...]) -> None:
    """ "Play: If you have played a card this turn, ...": this card is one of them, so that it is always so."""
    if contains(effects, tree.Lasting, tree.Later):
        return
    for node in nodes(effects):
        match node:
            case tree.Holds(tree.CardsPlayed(), "at least", tree.Number(1)):
                raise Misreading("this card itself is one of those", "'another card'")


def check_doubled(effects: tuple[Effect, ...]) -> None:
    """Where no card is played by the effect itself."""
    if contains(effects, Doubled):
        raise Misreading(
            "it is not clear which card this is said of",
            "'Play a card in your hand, using its Play effects twice.'",
        )
