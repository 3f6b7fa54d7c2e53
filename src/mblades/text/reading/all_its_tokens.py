"""All the star tokens of a card or a tableau, and where they go: "move its tokens to another card"."""

from __future__ import annotations

from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.english_forms import theirs
from mblades.text.reading.amounts import TokenAmount
from mblades.text.reading.deeds import Act, deed
from mblades.text.reading.handling import move_tokens, put_tokens
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Object, Where, Zoned, settled
from mblades.text.reading.sentences import Clause, Sentence, Series
from mblades.text.tree import Effect, Kind, TriggerWord, Who, Whom
from mblades.text.walking import N, contains, rewritten

rules = Rules()


class BeforeFlip(tree.MoveTokens, frozen=True):
    """Moved before this card is flipped: what its Flip ability does in any case."""


class TokensOf(NamedTuple):
    """All tokens that lie on a card, or on all cards of a place."""

    what: Any
    card: Object


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("[all] [of] the", "ALL_THE")
    lexicon.add("all", "ALL_THE")
    lexicon.add("all [of]", "ALL_OF")
    lexicon.add("(here|on here)", "HERE")
    tokens = "(it|them|that|that token|those tokens|the token|the tokens|that star token|those star tokens|the star token|the star tokens)"
    lexicon.add(
        f"[,] and [then] (put|puts|place|places|add|adds|move|moves) {tokens} (on|onto|to)",
        "PUT_THEM_ON",
    )
    lexicon.add("(on|from|in|lying on|that are on|that lie on)", "LYING_ON")
    lexicon.add("(from|in|on|across)", "WITHIN")
    lexicon.add(
        "(another|another one|another card|a different one|a different card)", "ANOTHER_ONE"
    )
    lexicon.add(
        "[,] [just|right] before (this card|it) ((is|gets) (flipped|turned face down|turned over)|flips)",
        "BEFORE_FLIPPED",
    )


@rules("tokens_of: possessor tokens", "tokens_of: ALL_OF possessor tokens")
def its_tokens(card: tree.Ref, what: Any) -> TokensOf:
    """ "Its star tokens"."""
    return TokensOf(what, card)


@rules("tokens_of: ALL_THE tokens LYING_ON reference")
def tokens_on_it(what: Any, card: tree.Ref) -> TokensOf:
    return TokensOf(what, card)


@rules("tokens_of: ALL_THE tokens WITHIN zoned")
def tokens_in(what: Any, zoned: Zoned) -> TokensOf | None:
    """ "All the star tokens from your tableau"."""
    if zoned.zone != "tableau" or zoned.owner.everyone:
        return None
    place = Where(tree.In(zoned.zone, zoned.owner.whose))
    return TokensOf(what, Chosen(Described(Kind.CARD, plural=False, where=place), "each"))


@deed(
    "move", "transfer", "put", "place", "shift",
    frames=("{tokens_of:tokens} ONTO {target:other}", "{tokens_of:tokens} ON {target:other}"),
)  # fmt: skip
def move_all(who: Whom, tokens: TokensOf, other: Object) -> Effect | None:
    return move_tokens.make(who, TokenAmount(tokens.what, tree.All()), tokens.card, other)


@deed(
    "move",
    "transfer",
    "shift",
    frames=("{token_amount:amount} 'from' {target:card} ONTO ANOTHER_ONE",),
)
def move_to_another(who: Whom, amount: TokenAmount, card: Object) -> Effect | None:
    """ "Move a star token from one of your cards to another one": another of yours."""
    source = settled(card, theirs("tableau", who))
    if not isinstance(source, tree.Cards) or source.place != theirs("tableau", who):
        return None
    return move_tokens.make(who, amount, card, Chosen(Described(Kind.CARD, plural=False), "a"))


# --------------------------------------------------------------------------- taken, and put elsewhere


def _put_elsewhere(amount: TokenAmount, card: Object, other: Object) -> Act:
    """ "Take a star token from an opponent's card and put it on this one"."""
    return Act("move_tokens", (("amount", amount), ("card", card), ("other", other)))


for _form in ("base", "third"):
    for _deed in ("REMOVE_TOKENS", "STEAL"):
        rules.add(
            f"act.{_form}: {_deed}.{_form.upper()} token_amount OFF target PUT_THEM_ON target",
            _put_elsewhere,
        )


@deed("put", "place", "add", frames=("{token_amount:amount} HERE",))
def put_here(who: Whom, amount: TokenAmount) -> Effect | None:
    """ "Put a star token here": on this card."""
    return put_tokens.make(who, amount, tree.This())


# --------------------------------------------------------------------------- before it is flipped


@rules("sentence: BEFORE_FLIPPED ',' series")
def first_before_flipped(series: Series) -> Sentence | None:
    """ "Before it flips, move its tokens to another card."."""
    *rest, last = series.effects()
    if rest or not isinstance(last, tree.MoveTokens) or last.target not in (tree.This(), tree.It()):
        return None
    return Sentence(Series((BeforeFlip(last.amount, tree.This(), last.to, last.who),)))


@rules("clause: clause BEFORE_FLIPPED")
def before_flipped(clause: Clause) -> Clause | None:
    if (
        clause.act is None
        or clause.who not in (None, Who.YOU)
        or clause.act.deed not in ("move_all", "move_tokens")
    ):
        return None
    moved = Act(clause.act.deed, clause.act.roles).effect(Who.YOU)
    if not isinstance(moved, tree.MoveTokens) or not isinstance(moved.target, tree.This | tree.It):
        return None
    early = BeforeFlip(moved.amount, tree.This(), moved.to, moved.who)
    return Clause(None, statement=early)


def settle_before_flip(trigger: TriggerWord | None, effect: N) -> N:
    """In a Flip ability nothing else can be meant."""
    if not contains(effect, BeforeFlip):
        return effect
    if trigger is not TriggerWord.FLIP:
        raise Misreading(
            "say when this happens", "'Flip: Move all star tokens from this card to ...'", "Flip:"
        )
    return rewritten(effect, _moved)


def _moved(node: N) -> N:
    meant: Any = node
    if isinstance(node, BeforeFlip):
        meant = tree.MoveTokens(node.amount, node.target, node.to, node.who)
    settled: N = meant
    return settled
