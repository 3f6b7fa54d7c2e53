"""Players by whether they did what was said before, wherever they stand: "steal 5 RP from each opponent who does not"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.amounts import EACH_OF_THEM
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading, WhoDid, those_of
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk
from mblades.text.reading.sentences import Head, Sentence
from mblades.text.tree import Effect, Group, Who, Whose
from mblades.text.walking import asks_several, branches, nodes, parts, rewritten, with_parts

rules = Rules()

_GROUPS: dict[str, Group] = {"player": "each player", "opponent": "each opponent"}
# In short, without what it is done to: "anyone who pays".
_DEEDS: dict[type[tree.Node], str] = {
    tree.Pay: "pays|pay|paid",
    tree.Discard: "discards|discard|discarded",
    tree.Flip: "flips|flip|flipped",
    tree.Reveal: "reveals|reveal|revealed",
}
_HEADS = {True: "if you do", False: "if you do not"}


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add(
        "(this way|in this way|by this effect|in this manner|like this|with this effect)",
        "IN_THIS_WAY",
    )
    lexicon.add("(does not|do not|did not)", "DID_NOT")
    agrees = "accepts|accept|accepted|agrees|agree|agreed|complies|comply|complied"
    refuses = "refuses|refuse|refused|declines|decline|declined"
    for did, words in ((True, agrees), (False, refuses)):
        lexicon.add(f"who ({words}) [to do (so|this)]", "has_done_it", did)
    none = "(who|that) ((does not|do not|did not) have|(has|have) not) [got] (one|any|such a card|any such card|any such cards)"
    none += "|(who|that) (has|have|had) (none|no such card|no such cards)|without [one|any|such a card]|with none"
    lexicon.add(f"({none})", "done_again", (_HEADS[False], tree.CountOf))
    for done, words in _DEEDS.items():
        lexicon.add(f"who ({words}) [one|it|this way]", "done_again", (_HEADS[True], done))


# --------------------------------------------------------------------------- in short


@rules("players: EACH person has_done_it")
def each_who_did(noun: str, did: bool) -> Folk:
    """ "Flip a card in the tableau of each opponent who does not." """
    return Folk(those_of(_GROUPS[noun], _HEADS[did]))


@rules("players: people has_done_it", "players: ALL people has_done_it")
def all_who_did(noun: str, did: bool) -> Folk:
    return Folk(those_of(_GROUPS[noun], _HEADS[did]), plural=True)


@rules("players: ANY_OF_THEM has_done_it")
def anyone_who_did(did: bool) -> Folk:
    return each_who_did("player", did)


@rules("players: ALL_OF_THEM has_done_it")
def those_who_did(did: bool) -> Folk:
    return all_who_did("player", did)


# --------------------------------------------------------------------------- said again


def _kind(act: Act) -> type[tree.Node] | None:
    effect = act.effect(Who.EACH_PLAYER)
    return None if effect is None else type(effect)


@rules("done_again: WHO act.past IN_THIS_WAY?", "done_again: WHO PERFECT act.past IN_THIS_WAY?",
       "done_again: WHO act.third IN_THIS_WAY?", "done_again: WHO act.base IN_THIS_WAY?")  # fmt: skip
def done_again(act: Act) -> tuple[str, Any] | None:
    """ "Each player who discarded a card this way"."""
    kind = _kind(act)
    return None if kind is None else (_HEADS[True], kind)


@rules("done_again: WHO DID_NOT act.base IN_THIS_WAY?")
def not_done_again(act: Act) -> tuple[str, Any] | None:
    kind = _kind(act)
    return None if kind is None else (_HEADS[False], kind)


@rules("players: EACH person done_again")
def each_who_did_that(noun: str, done: tuple[str, Any]) -> Folk:
    return Folk(those_of(_GROUPS[noun], *done))


@rules("players: people done_again", "players: ALL people done_again")
def all_who_did_that(noun: str, done: tuple[str, Any]) -> Folk:
    return Folk(those_of(_GROUPS[noun], *done), plural=True)


@rules("players: ANY_OF_THEM done_again")
def anyone_who_did_that(done: tuple[str, Any]) -> Folk:
    return each_who_did_that("player", done)


@rules("players: ALL_OF_THEM done_again")
def those_who_did_that(done: tuple[str, Any]) -> Folk:
    return all_who_did_that("player", done)


class DoersOf(tree.Doers, frozen=True):
    """ "For each player who discarded a card": of those who were asked, if that was it."""

    done: type[tree.Node] | None = None


@rules("some_players: person done_again", "some_players: people done_again")
def counted_who_did_that(noun: str, said: tuple[str, Any]) -> tree.Doers:
    head, done = said
    return DoersOf(EACH_OF_THEM[noun], head == _HEADS[True], done)


# --------------------------------------------------------------------------- who they are


def settle_who_did(
    before: Sequence[Effect], sentence: Sentence, effects: tuple[Effect, ...]
) -> tuple[Sentence, tuple[Effect, ...]]:
    """The sentence as one that belongs to what was asked: "If they do not, that player ..."."""
    effects = tuple(rewritten(effect, _counting(before)) for effect in effects)
    meant = list(dict.fromkeys(one for one in nodes(effects) if isinstance(one, WhoDid)))
    if not meant:
        return sentence, effects
    who = meant[0]
    if len(meant) > 1 or sentence.head not in ("", "if you do", "if you do not", "if you cannot"):
        raise Misreading("say what becomes of whom", "a sentence for each of them")
    asked = _asked(before)
    others = _the_others(before, who) if asked is None or who.done is tree.CountOf else None
    if others is not None:
        return sentence, tuple(rewritten(effect, _being(who, others)) for effect in effects)
    if asked is None or who.done is tree.CountOf:
        raise Misreading(
            "it is not clear what was done", "'Each player may ...' in the sentence before it"
        )
    if who.who == "each opponent" and asked.who is Who.EACH_PLAYER:
        raise Misreading("you were asked, too", "'those who did', or 'those who did not'")
    if not all(who in parts(effect) for effect in effects):
        raise Misreading(
            "it is not clear whether this happens for each of them", "a sentence of its own for it"
        )
    told: list[Effect] = []
    for effect in effects:
        alone = (
            effect.effects
            if isinstance(effect, tree.PlayerByPlayer) and effect.who == who
            else (effect,)
        )
        told += map(_of_that_player, alone)
    said = sentence._replace(
        head=cast(Head, who.head), by="those", act=who.done or sentence.act, of_those_who_did=True
    )
    return said, tuple(told)


_INVERSE: dict[tree.Compare, tree.Compare] = {
    "at least": "fewer", "more": "at most", "fewer": "at least", "at most": "more",
}  # fmt: skip


def _the_others(before: Sequence[Effect], who: WhoDid) -> tree.Compared | None:
    """ "Each player with a Mage gains 5 RP. Each player who doesn't loses 5 RP.": those with none."""
    last = before[-1] if before else None
    had = last.who if isinstance(last, tree.Gain | tree.Lose) else None
    if who.head != "if you do not" or type(had) is not tree.Compared:
        return None
    if not isinstance(had.of, tree.CountOf | tree.HowOften) or had.test not in _INVERSE:
        return None
    if had.who == "each opponent" and who.who == "each player":
        raise Misreading("it is not clear whether you are one of them", "'each opponent'")
    if who.who != had.who:
        return None
    if (had.test, had.than) == ("at least", tree.Number(1)):
        return tree.Compared(had.who, had.of, "at most", tree.Number(0))
    return tree.Compared(had.who, had.of, _INVERSE[had.test], had.than)


def _being(who: WhoDid, others: tree.Compared) -> Any:
    def settle(node: Any) -> Any:
        return others if node == who else node

    return settle


def _asked(before: Sequence[Effect]) -> Any:
    """What several players were asked to do last."""
    found: Effect | None = None
    for effect in before:
        if asks_several(effect):
            found = effect
        else:
            for branch in branches(effect):
                found = _asked(branch) or found
    return found


def _counting(before: Sequence[Effect]) -> Any:
    """Of those who did what they were asked to, and nothing else."""

    def settle(node: Any) -> Any:
        if not isinstance(node, DoersOf):
            return node
        asked = _asked(before)
        done = asked.effects if isinstance(asked, tree.May) else (asked,)
        if node.done is None or not any(type(one) is node.done for one in done):
            raise Misreading("it is not clear what was done", "'Each player may ...' before it")
        return tree.Doers(node.who, node.did)

    return settle


def _is_of_one_card(asked: Any) -> bool:
    """Whether each of them did it with a single card, so that players and cards are as many."""
    done = asked.effects if isinstance(asked, tree.May) else (asked,)
    targets = [getattr(one, "target", None) for one in done]
    cards = [one for one in targets if isinstance(one, tree.Cards)]
    return len(cards) == len(targets) and all((one.how, one.count) == ("a", 1) for one in cards)


def counted_as_players(before: Sequence[Effect], effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "Those who do gain 10 RP. You gain 5 RP for each of them.": for each player who did."""
    asked = _asked(before)
    who = getattr(asked, "who", None)
    group = (
        str(who) if who in (Who.EACH_PLAYER, Who.EACH_OPPONENT) and _is_of_one_card(asked) else None
    )

    def settle(node: Any) -> Any:
        cards = node.cards if isinstance(node, tree.CountOf) else None
        plain = cards is not None and cards.filter == tree.Filter()
        if group is None or cards is None or not plain or not isinstance(cards.place, tree.Among):
            return node
        return tree.PlayersWho(tree.Doers(cast(tree.Several, group)))

    return tuple(rewritten(effect, settle) for effect in effects)


def _of_that_player(effect: Effect) -> Effect:
    def of_them(part: object) -> object:
        if isinstance(part, tree.In | tree.TopCard | tree.Has) and isinstance(part.whose, WhoDid):
            return replace(part, whose=Whose.THAT)
        if isinstance(part, WhoDid):
            return Who.THAT
        return with_parts(part, of_them) if isinstance(part, tree.Node) else part

    return with_parts(effect, of_them)
