"""What players cannot do, and what cannot be done to cards."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading import combat
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OTHERS, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import (
    Chosen,
    Described,
    Folk,
    Object,
    Owner,
    Where,
    held,
    only_filter,
)
from mblades.text.reading.sentences import Chain, Clause
from mblades.text.reading.sources import Source
from mblades.text.reading.verbs import SAME, forms
from mblades.text.tree import CardDeed, Effect, PlayerDeed, TriggerWord, Who, Whom, Whose
from mblades.text.walking import is_one_found

rules = Rules()

# As it is done to cards, and as players do it.
CARD_DEEDS: dict[CardDeed, tuple[str, str]] = {
    "flipped": ("flipped [(over|down|face down|face-down)]|turned (over|down|face down|face-down)",
                "flip [(over|down|face down|face-down)]|turn (over|face down|face-down)"),
    "discarded": ("discarded", "discard"),
    "chosen": ("chosen|targeted|selected|picked|the target of|chosen for|targeted by",
               "choose|target|select|pick"),
    "moved": ("moved|swapped|shifted|exchanged", "move|swap|exchange|shift"),
    "returned": ("returned [to (hand|your hand|a hand|its owner 's hand)]", "return"),
    "revealed": ("revealed|shown", "reveal"),
    "looked at": ("looked at|seen", "look at|see"),
    "taken": ("taken|stolen|grabbed|snatched", "take|steal|grab|snatch"),
}  # fmt: skip
_OF_HANDS = frozenset({"discarded", "revealed", "looked at", "taken"})
_USES = "(use|activate|take|perform|trigger) ([any] [of their] {0}s|an {0}|a {0}|any {0}|[any] {0} (effects|abilities|cards)|their {0} (effects|cards))"
_BEGINS = ("start", "begin", "initiate")
_BEGIN = "|".join((*(verb for verb in combat.VERBS if verb.startswith(_BEGINS)),
                   *(f"{verb} ((any|another) (clash|fight|duel|battle)|clashes)" for verb in _BEGINS)))  # fmt: skip
_FIGHT = "|".join(verb for verb in combat.VERBS if not verb.startswith(_BEGINS))
PLAYER_DEEDS: dict[PlayerDeed, str] = {
    "use Actions": _USES.format("Action"),
    "use Reactions": _USES.format("Reaction"),
    "clash": f"({_FIGHT}|take part in (clashes|a clash|any clash)|be in (a clash|clashes))",
    "clash with you": f"(({_FIGHT}|{_BEGIN}) (with|against) you|(challenge|fight|duel|battle) you [to a (clash|duel|fight)]|clash you"
    "|(choose|pick|target) you (for|in) (a clash|clashes))",
    "gain RP": "(gain|get|receive|earn|obtain|score) [any] RP",
    "gain M$": "(gain|get|receive|earn|obtain) [any] M$",
    "steal RP from you": "(steal|take) [any] RP from you",
    "steal M$ from you": "(steal|take) [any] M$ from you",
    "play more than 1 card each turn": "play more than (1|one) card [(each|per|a|every) turn|in a turn|during a turn|(on|in|during) (their|a|each|each of their) [own] (turn|turns)]",
}
_BY: dict[Whom, tree.By] = {
    Who.EACH_OPPONENT: "an opponent",
    OTHERS: "an opponent",
    Who.OPPONENT: "an opponent",
    Who.YOU: "you",
    Who.EACH_PLAYER: "anyone",
}


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    allowed = "(allowed|permitted|able)"
    cannot = (
        "(never|can not [ever]|can never|may not [ever]|may never|must not|must never|shall not|shall never|will not|will never|can no longer|may no longer"
        f"|(is|are) (not|never|no longer) {allowed} to|(is|are) (forbidden|unable) to|do not get to|does not get to|never get to|never gets to)"
    )
    lexicon.add(cannot, "CANNOT")
    lexicon.add(f"{cannot} (be|get)", "CANNOT_BE")
    lexicon.add("(can|may) neither be", "CANNOT_BE")
    lexicon.add("(is|are) never", "CANNOT_BE")
    lexicon.add("(do not|does not|never|never ever)", "DOES_NOT")
    for what in ("Action", "Reaction"):
        lexicon.add(f"({what}s|an {what}|a {what})", "uses", what)
    lexicon.add("(gain|get|receive|earn|obtain|score) [any]", "TO_GAIN")
    lexicon.add("lose", "TO_LOSE")
    lexicon.add("(gain|gains|get|gets|receive|receives|earn|earns|score|scores) no", "GAIN_NO")
    for per, words in (
        ("", "at once|at one time|at a time|in one go|from (a single|any single|one|any one|a|the same) [card] effect|per effect|with one effect"),
        ("turn", "each turn|per turn|every turn|in a turn|in one turn|during a turn|a turn|in a single turn"),
    ):  # fmt: skip
        lexicon.add(f"({words})", "gain_scope", per)
    lexicon.add("(from|through|by|with) (a single|any single|one|any one|a)", "FROM_ONE")
    lexicon.add("(all|all the|any|every|each)", "ALL_OF_THEM")
    safe = "(protected|immune|safe|exempt|shielded|guarded|defended|secure)"
    lexicon.add(f"(is|are|stay|stays|remain|remains) {safe}", "SAFE")
    lexicon.add(f"(is|are|stay|stays|remain|remains) {safe} (from|to|against)", "SAFE_FROM")
    lexicon.add("(is|are) (unaffected|not affected) by", "UNAFFECTED_BY")
    lexicon.add("(can not|may not|must not) be affected by", "UNAFFECTED_BY")
    lexicon.add("(ignore|ignores)", "UNAFFECTED_BY")
    lexicon.add("[(all|any)] (flips|flipping|being flipped|getting flipped|being turned (over|down|face down|face-down)|effects that flip (it|them)|a flip)",
                "FLIPS")  # fmt: skip
    lexicon.add(
        "(or|and|nor|,|, or|, and|or be|, nor|nor be|, nor be|[,] nor can (it|they) be)", "OR_ELSE"
    )
    lexicon.add("[card] effects", "BY_EFFECTS")
    for deed, (done, do) in CARD_DEEDS.items():
        lexicon.add(f"({done})", "card_deed", deed)
        lexicon.add(f"({do})", "card_deed.base", deed)
        for verb in SAME.get(do.split()[0].split("|")[0], ()):
            lexicon.add(forms(verb)["participle"], "card_deed", deed)
            lexicon.add(forms(verb)["base"], "card_deed.base", deed)
    lexicon.add("(flipping|knocking over|turning over|turning face down)", "FLIPPING")
    lexicon.add(
        "(is|are) (not (allowed|permitted|possible)|forbidden|prohibited|impossible|banned)",
        "IS_FORBIDDEN",
    )
    for loss in ("losing", "the loss of", "loss of"):
        lexicon.add(f"{loss} [any]", "LOSING")
    lexicon.add("(lost|lost or paid)", "LOST")
    lexicon.add("(stolen|taken|stolen from you|taken from you|snatched|swiped)", "STOLEN")
    lexicon.add(f"({_BEGIN})", "BEGIN_CLASH")
    for action, words in PLAYER_DEEDS.items():
        lexicon.add(words, "player_deed", action)
    lexicon.add(
        "(no other (player|players)|nobody else|no one else|no other person)",
        "nobody",
        Who.EACH_OPPONENT,
    )
    lexicon.add(
        "(nobody|no one|nothing|no effect|no effects|no card effect|no card|no cards)",
        "nobody",
        Who.EACH_PLAYER,
    )
    lexicon.add(
        "[,] (including you|yourself included|you included|not even (you|yourself)|even you) [,]",
        "NOT_EVEN_YOU",
    )
    lexicon.add("(none|not one) of (your|the)", "NONE_OF")
    lexicon.add(
        "neither you nor ([any of] your opponents|anyone else|any opponent|an opponent|any other player|other players)",
        "nobody",
        Who.EACH_PLAYER,
    )
    lexicon.add("no (effect|effects|card|cards) (of|controlled by|belonging to)", "NO_EFFECT_OF")
    lexicon.add("flip [(over|down|face down|face-down)]", "FLIPS_DOWN")
    lexicon.add("(move|be moved) [around]", "MOVES")
    lexicon.add("robbed of [any]", "ROBBED_OF")
    lexicon.add(
        "(can|may|shall|will|gets to|get to|is (allowed|able|permitted) to|are (allowed|able|permitted) to) [ever]",
        "CAN",
    )
    lexicon.add(
        "(use|activate) [their|any] Actions (or|and|nor) [their|any] Reactions", "BOTH_USES"
    )
    lexicon.add("no more than (1|one) card (can|may) be played", "MORE_THAN_ONE_CARD")


def _listed(some: Any, one: Any) -> Any:
    return some if one in some else (*some, one)


def _first(one: Any) -> Any:
    return (one,)


for _kind in ("card_deed", "card_deed.base", "player_deed"):
    rules.add(f"{_kind}s: {_kind}", _first)
    rules.add(f"{_kind}s: {_kind}s OR_ELSE {_kind}", _listed)


@rules("player_deeds: BOTH_USES")
def both_uses() -> tuple[PlayerDeed, ...]:
    """ "Opponents cannot use Actions or Reactions"."""
    return ("use Actions", "use Reactions")


# --------------------------------------------------------------------------- cards


def spared(card: Object, deeds: tuple[CardDeed, ...], by: tree.By) -> Effect:
    zone: tree.Zone = "hand" if _OF_HANDS.issuperset(deeds) else "tableau"
    return tree.CannotBe(held(card, tree.In(zone)), deeds, by)


@rules("static: things CANNOT_BE card_deeds by?")
def cannot_be(card: Object, deeds: tuple[CardDeed, ...], by: Any) -> Effect:
    return spared(card, deeds, by or "anyone")


@rules("static: things SAFE_FROM FLIPS by?", "static: 'protect' things 'from' FLIPS by?",
       "static: things CANNOT FLIPS_DOWN by?", "static: things DOES_NOT FLIPS_DOWN by?")  # fmt: skip
def protected(card: Object, by: Any = None) -> Effect:
    return spared(card, ("flipped",), by or "anyone")


@rules("static: FLIPPING things IS_FORBIDDEN")
def flipping_forbidden(card: Object) -> Effect:
    """ "Flipping your Mages is not allowed."."""
    return spared(card, ("flipped",), "anyone")


@rules("static: 'you' SAFE_FROM LOSING unit", "static: 'your' unit CANNOT_BE LOST")
def nothing_lost(unit: tree.Unit) -> Effect:
    """ "You are immune to losing RP."."""
    return tree.Instead(tree.Changes(Who.YOU, "lose", unit, True), (tree.Prevent(),))


@rules("static: 'your' unit CANNOT_BE STOLEN by?", "static: 'you' CANNOT_BE ROBBED_OF unit by?")
def nothing_stolen(unit: tree.Unit, by: Any = None) -> Effect | None:
    """ "Your RP can't be stolen."."""
    return None if by == "you" else _forbidden(Who.EACH_OPPONENT, (f"steal {unit} from you",))  # type: ignore[arg-type]  # both


@rules("static: 'only' 'you' CAN card_deed.bases things")
def only_you_can(deeds: tuple[CardDeed, ...], card: Object) -> Effect | None:
    """ "Only you can flip your cards."."""
    return _cannot_do(Who.EACH_OPPONENT, deeds, card)


@rules("static: things CANNOT MOVES")
def cannot_move(card: Object) -> Effect:
    return spared(card, ("moved",), "anyone")


@rules(
    "static: things SAFE_FROM by_whom",
    "static: things UNAFFECTED_BY by_whom",
    "static: things SAFE",
)
def safe(*_said: Any) -> Effect | None:
    """ "Your cards are safe from opponents": from what of all that could happen to them?"""
    raise Misreading(
        "say what cannot be done to these cards", "'... cannot be flipped by opponents' effects'"
    )


@rules("static: things UNAFFECTED_BY FLIPS")
def unaffected_by_flips(card: Object) -> Effect:
    return spared(card, ("flipped",), "anyone")


@rules("by_whom: players", "by_whom: them")
def by_whom(folk: Folk) -> Folk:
    return folk


@rules("by_whom: agent")
def by_whose_effects(who: Who) -> Who:
    return who


@rules(
    "nobody: 'neither' person",
    "nobody: 'no' person",
    "nobody: 'no' people",
    "nobody: NONE_OF people",
)
def nobody_of(noun: str) -> Who:
    return Who.EACH_OPPONENT if noun == "opponent" else Who.EACH_PLAYER


@rules("nobody: nobody NOT_EVEN_YOU")
def not_even_you(who: Who) -> Who | None:
    return who if who is Who.EACH_PLAYER else None


@rules("nobody: NO_EFFECT_OF players")
def no_effect_of(folk: Folk) -> Who | None:
    """ "No effect of an opponent"."""
    return Who.EACH_OPPONENT if _BY.get(folk.who) == "an opponent" else None


@rules("chain: chain AND CANNOT_BE card_deeds by?")
def and_cannot_be(chain: Chain, deeds: tuple[CardDeed, ...], by: Any) -> Chain | None:
    """ "This card has +5 stars and cannot be flipped." """
    last = chain[-1].statement
    target = getattr(last, "target", None)
    if not isinstance(last, tree.CardStatement) or target is None:
        return None
    return (*chain, Clause(None, statement=tree.CannotBe(target, deeds, by or "anyone")))


@rules("static: things CANNOT_BE card_deeds by_what")
def cannot_be_by(card: Object, deeds: tuple[CardDeed, ...], by: Source) -> Effect:
    kept = spared(card, deeds, by.by)
    assert isinstance(kept, tree.CannotBe)
    return replace(kept, source=by.trigger, cards=by.cards)


_ONE_PLAYER = (Who.THAT, Who.LEFT, Who.RIGHT)
_PLAYER_OF = {
    Whose.THAT: Who.THAT,
    Whose.THEIR: Who.THAT,
    Whose.LEFT: Who.LEFT,
    Whose.RIGHT: Who.RIGHT,
}


@rules("static: things CANNOT_BE card_deeds 'by' owner BY_EFFECTS")
def cannot_be_by_player(card: Object, deeds: tuple[CardDeed, ...], owner: Owner) -> Effect | None:
    """ "Cards in your tableau cannot be flipped by that player's effects"."""
    who = _PLAYER_OF.get(owner.whose)
    return None if who is None else _spared_by(card, deeds, who)


def _spared_by(card: Object, deeds: tuple[CardDeed, ...], who: Who) -> Effect:
    kept = spared(card, deeds, "anyone")
    assert isinstance(kept, tree.CannotBe)
    return replace(kept, player=who)


@rules(
    "static: things CAN 'only' 'be' card_deeds by", "static: things CAN 'be' card_deeds 'only' by"
)
def only_by(card: Object, deeds: tuple[CardDeed, ...], by: Any) -> Effect | None:
    """ "This card can only be flipped by your own effects."."""
    return spared(card, deeds, "an opponent") if by == "you" else None


@rules("static: agent CANNOT card_deed.bases things")
def effects_cannot(who: Who, deeds: tuple[CardDeed, ...], card: Object) -> Effect | None:
    """ "Opponents' effects cannot flip this card."."""
    by = {Who.YOU: Who.YOU, Who.OPPONENT: Who.EACH_OPPONENT, Who.PLAYER: Who.EACH_PLAYER}
    return _cannot_do(by[who], deeds, card)


def _all_of(card: Object) -> Object:
    """ "Opponents cannot flip a card in your tableau": none of them."""
    if isinstance(card, Chosen) and card.how == "a" and card.number == 1:
        return card._replace(how="each")
    return card


def _is_theirs(card: Chosen) -> bool:
    place = card.described.place(tree.In())
    return isinstance(place, tree.In) and place.whose is Whose.THEIR


def _cannot_do(who: Whom, deeds: tuple[CardDeed, ...], card: Object) -> Effect | None:
    by = _BY.get(who)
    if by is None and who not in _ONE_PLAYER:
        raise Misreading(
            "a card is protected from your effects, from opponents' effects or from all effects",
            "'by opponents' effects'",
        )
    if isinstance(card, Chosen) and card.described.where is None:
        return None
    if isinstance(card, Chosen) and _is_theirs(card):
        if who is not Who.YOU and by is not None:
            raise Misreading("say whose cards are meant", "'cards in your tableau'")
        # "choose an opponent: you cannot flip their cards", "they cannot flip their cards"
        card = card._replace(
            described=card.described._replace(where=Where(tree.In("tableau", Whose.THAT)))
        )
    if by is None:
        assert isinstance(who, Who)
        return _spared_by(_all_of(card), deeds, who)
    return spared(_all_of(card), deeds, by)


@rules(
    "static: players CANNOT card_deed.bases things",
    "static: players CANNOT card_deed.bases things 'with' BY_EFFECTS",
)
def cannot_do(folk: Folk, deeds: tuple[CardDeed, ...], card: Object) -> Effect | None:
    return _cannot_do(folk.who, deeds, card)


@rules(
    "static: nobody CAN card_deed.bases things",
    "static: nobody CAN card_deed.bases things 'with' BY_EFFECTS",
)
def nobody_can_do(who: Whom, deeds: tuple[CardDeed, ...], card: Object) -> Effect | None:
    return _cannot_do(who, deeds, card)


def bound_before(chain: Chain) -> Whom | None:
    """Of whom the last prohibition was said."""
    last = chain[-1].statement
    return last.who if isinstance(last, tree.Cannot | tree.CannotPlay) else None


@rules("chain: chain AND 'they'? CANNOT player_deeds")
def and_cannot(chain: Chain, deeds: tuple[PlayerDeed, ...]) -> Chain | None:
    """ "They cannot play Fire cards and cannot clash." """
    who = bound_before(chain)
    effect = None if who is None else _forbidden(who, deeds)
    return None if effect is None else (*chain, Clause(None, statement=effect))


# --------------------------------------------------------------------------- players


@rules("static: players CANNOT player_deeds")
def cannot(folk: Folk, deeds: tuple[PlayerDeed, ...]) -> Effect | None:
    return _forbidden(folk.who, deeds)


@rules("static: nobody CAN BEGIN_CLASH")
def nobody_can_begin(who: Whom) -> Effect | None:
    """ "No player may start a clash": nobody can clash then."""
    if who is not Who.EACH_PLAYER:
        return _begins_none()
    return _forbidden(who, ("clash",))


@rules("static: players CANNOT BEGIN_CLASH")
def _begins_none(*_folk: Folk) -> None:
    """ "Opponents cannot start a clash": others could still clash with them."""
    raise Misreading(
        "it is not clear whether others can clash with them",
        "'cannot clash', or 'cannot clash with you'",
    )


@rules("static: nobody CAN player_deeds")
def nobody_can(who: Whom, deeds: tuple[PlayerDeed, ...]) -> Effect | None:
    return _forbidden(who, deeds)


def are_all(who: Whom) -> bool:
    """Whether it need not be chosen who is meant; those who tie for the most are meant alike."""
    return isinstance(who, Who | tree.Foremost) or not is_one_found(who)


def _forbidden(who: Whom, deeds: tuple[PlayerDeed, ...]) -> Effect | None:
    if not are_all(who):
        raise Misreading(
            "nobody chooses a player for what holds all the time", "'each opponent ...'"
        )
    to_you = any(deed.endswith(" you") for deed in deeds)
    return None if to_you and who is Who.YOU else tree.Cannot(who, deeds)


@rules(
    "static: players CANNOT TO_GAIN 'more' 'than' number unit gain_scope",
    "static: players CANNOT TO_GAIN 'more' 'than' number unit gain_scope FROM source",
)
def gain_limit(
    folk: Folk, most: int, unit: tree.Unit, per: Any, source: Source | None = None
) -> Effect | None:
    if not most or (source is not None and source.by != "anyone"):
        return None
    return _limited(folk.who, unit, most, per, source)


@rules(
    "static: players GAIN_NO unit",
    "static: nobody GAIN.THIRD unit",
    "static: nobody GAIN.THIRD 'any' unit",
)
def gains_none(who: Any, unit: tree.Unit) -> Effect | None:
    """ "Opponents gain no RP."."""
    return _forbidden(who.who if isinstance(who, Folk) else who, (f"gain {unit}",))  # type: ignore[arg-type]  # both


@rules("static: players GAIN_NO unit FROM source", "static: nobody GAIN.THIRD unit FROM source")
def gains_none_from(who: Any, unit: tree.Unit, source: Source) -> Effect | None:
    return cannot_gain_from(who if isinstance(who, Folk) else Folk(who), unit, source)


@rules("static: 'you' CANNOT TO_LOSE 'more' 'than' number unit gain_scope")
def loss_limit(most: int, unit: tree.Unit, per: Any) -> Effect | None:
    """ "You cannot lose more than 5 RP at once": of more, so much is lost."""
    if not most or per:
        return None
    more = tree.Changes(Who.YOU, "lose", unit, True, most + 1)
    return tree.Instead(more, (tree.Lose(unit, tree.Flat(most)),))


def _limited(who: Whom, unit: tree.Unit, most: int, per: Any, source: Source | None) -> Effect:
    trigger, cards = (source.trigger, source.cards) if source else (None, None)
    return tree.GainLimit(who, unit, most, per, trigger, cards)


@rules("static: players CANNOT TO_GAIN 'more' 'than' number unit FROM_ONE trigger EFFECTS")
def gain_limit_of(folk: Folk, most: int, unit: tree.Unit, trigger: TriggerWord) -> Effect | None:
    return gain_limit(folk, most, unit, "", Source("anyone", trigger))


@rules(
    "static: nobody CAN TO_GAIN 'more' 'than' number unit gain_scope",
    "static: nobody CAN TO_GAIN 'more' 'than' number unit gain_scope FROM source",
)
def nobody_gains_more(
    who: Who, most: int, unit: tree.Unit, per: Any, source: Source | None = None
) -> Effect | None:
    return gain_limit(Folk(who), most, unit, per, source)


@rules("static: nobody CAN TO_GAIN 'more' 'than' number unit FROM_ONE trigger EFFECTS")
def nobody_gains_more_of(
    who: Who, most: int, unit: tree.Unit, trigger: TriggerWord
) -> Effect | None:
    return gain_limit_of(Folk(who), most, unit, trigger)


@rules("static: players CANNOT TO_GAIN unit FROM source")
def cannot_gain_from(folk: Folk, unit: tree.Unit, source: Source) -> Effect | None:
    """ "Opponents cannot gain RP from Play effects on cards with 3 or fewer stars."."""
    return _limited(folk.who, unit, 0, "", source) if source.by == "anyone" else None


@rules("static: nobody CAN TO_GAIN unit FROM source")
def nobody_gains_from(who: Who, unit: tree.Unit, source: Source) -> Effect | None:
    return cannot_gain_from(Folk(who), unit, source)


@rules(
    "static: MORE_THAN_ONE_CARD 'by' players",
    "static: MORE_THAN_ONE_CARD 'by' players EACH_TURN",
)
def no_second_card(folk: Folk) -> Effect:
    """ "No more than one card can be played by each opponent during a turn." """
    return tree.Cannot(folk.who, ("play more than 1 card each turn",))


@rules("static: players CANNOT 'play' described")
def cannot_play(folk: Folk, described: Described) -> Effect | None:
    filter_ = only_filter(described)
    if filter_ is None or not are_all(folk.who):
        return None
    return tree.CannotPlay(folk.who, filter_)


@rules("static: nobody CAN 'play' described", "static: nobody CAN 'play' ARTICLE described")
def nobody_can_play(who: Whom, described: Described) -> Effect | None:
    return cannot_play(Folk(who), described)


@rules("static: players CANNOT 'play' ARTICLE described")
def cannot_play_one(folk: Folk, described: Described) -> Effect | None:
    return cannot_play(folk, described)


@rules("static: players CANNOT 'use' trigger EFFECTS")
def cannot_use_effects(folk: Folk, trigger: TriggerWord) -> Effect | None:
    if trigger not in (TriggerWord.ACTION, TriggerWord.REACTION):
        return None
    return tree.Cannot(folk.who, (f"use {trigger}s",))  # type: ignore[arg-type]
