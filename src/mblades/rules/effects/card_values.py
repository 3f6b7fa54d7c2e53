"""What a card in play is right now: its stars, symbols, rarities, sets and names (TRN-13, GEN-6).

Printed values and what continuous effects make of them, kept with the board until it changes.
"""

from __future__ import annotations

from mblades.rules.effects.board import is_opponent, of
from mblades.rules.effects.board_records import Board
from mblades.rules.effects.catalog import SYMBOL_BIT, Continuous
from mblades.rules.effects.causes import cause
from mblades.rules.state.budget import clamp
from mblades.rules.state.frame import Frame
from mblades.rules.state.records import NO_CARD
from mblades.rules.state.state import State
from mblades.text import tree
from mblades.text.tree import ELEMENTS


def stars(s: State, card: int) -> int:
    """The stars of a card: 0 when face down, at least 0 (TRN-13, GEN-8)."""
    t = s.tournament
    board = of(s)
    if board.tangled:
        _untangle(s, board)
    known = board.stars.get(card)
    if known is not None:
        return known
    if card not in board.owner:
        return s.catalog.stars[s.cards[card]] + t.tokens.get(card, 0)
    if card in t.down:
        board.stars[card] = 0
        return 0
    _count_work(s, board, tree.HaveStars)
    total = s.catalog.stars[s.cards[card]] + t.tokens.get(card, 0)
    board.stars[card] = total  # what a quantity sees that counts this card's own stars
    least, most = 0, None
    for one in board.statics.get(tree.HaveStars, ()):  # TRG-4: in the order played
        if one.rule.applies(s, one.context, card):
            effect, much = one.rule.effect, one.rule.amount(s, one.context)
            if not isinstance(effect, tree.StarsAre):
                total += much
            elif effect.test == "at least":
                least = max(least, much)
            elif effect.test == "at most":
                most = much if most is None else min(most, much)
            else:
                total = total * much if isinstance(effect.amount, tree.Multiple) else much
    if card in t.attached and _has_attached_values(board, card):
        total += sum(s.catalog.stars[s.cards[c]] for c in t.attached[card])
    total = max(total, least)
    board.stars[card] = total = clamp(total if most is None else min(total, most))
    return total


def _count_work(s: State, board: Board, kind: type[tree.Node]) -> None:
    """What is kept of a board that was known before the input would have cost nothing (GEN-9)."""
    if not board.is_known:
        s.work += board.efforts.get(kind, 0)


def _untangle(s: State, board: Board) -> None:
    """Work out values that depend on one another in the order played, whatever is asked first."""
    board.tangled = False
    for card in s.tournament.entered:
        elements(s, card)
    for card in s.tournament.entered:
        stars(s, card)


def elements(s: State, card: int) -> int:
    """The elements of a card as a bit set."""
    board = of(s)
    if board.tangled:
        _untangle(s, board)
    known = board.elements.get(card)
    if known is None:
        known = _symbols(s, board, card)[0]
    return known


def types(s: State, card: int) -> int:
    """The types of a card as a bit set."""
    board = of(s)
    if board.tangled:
        _untangle(s, board)
    known = board.types.get(card)
    if known is None:
        known = _symbols(s, board, card)[1]
    return known


def _symbols(s: State, board: Board, card: int) -> tuple[int, int]:
    design = s.cards[card]
    catalog = s.catalog
    own = (catalog.elements[design], catalog.types[design])
    if card not in board.owner:
        return own
    if card in s.tournament.down:
        board.elements[card] = board.types[card] = 0
        return 0, 0
    _count_work(s, board, tree.HaveSymbols)
    now = board.elements[card], board.types[card] = own
    for one in board.statics.get(tree.HaveSymbols, ()):  # TRG-4: the last played wins
        rule, effect = one.rule, one.rule.effect
        if isinstance(effect, tree.HaveSymbolsOf):
            if one.context.source == card and card in board.slot:
                now = _borrowed(s, board, effect, card, now)
        elif rule.applies(s, one.context, card):
            given = rule.elements, rule.types
            if isinstance(effect, tree.HaveSymbols) and effect.named:
                given = _named_symbol(one.context.symbol)
            if isinstance(effect, tree.HaveSymbols) and effect.only:
                now = given
            else:
                now = now[0] | given[0], now[1] | given[1]
        board.elements[card], board.types[card] = now
    return now


def _named_symbol(symbol: str) -> tuple[int, int]:
    """The element or type that was named, if one was, as bit sets of elements and types."""
    bit = SYMBOL_BIT.get(symbol, 0)
    return (bit, 0) if symbol in ELEMENTS else (0, bit)


def _borrowed(
    s: State, board: Board, effect: tree.HaveSymbolsOf, card: int, own: tuple[int, int]
) -> tuple[int, int]:
    """The symbols of a card that has those of others."""
    catalog = s.catalog
    if effect.of == "attached":
        found = [
            (catalog.elements[s.cards[c]], catalog.types[s.cards[c]])
            for c in s.tournament.attached.get(card, ())
        ]
        found.append(own)
    else:
        sides = {"left": (-1,), "right": (1,), "both": (-1, 1)}[effect.of]
        tableau = s.players[board.owner[card]].tableau
        found = [
            _symbols_seen(s, board, tableau[at])
            for at in (board.slot[card] + side for side in sides)
            if 0 <= at < len(tableau) and tableau[at] not in s.tournament.down
        ]
        if not found:  # KEY-21: its own again while nothing face up is there
            return own
    elements = types = 0
    for one in found:
        elements |= one[0]
        types |= one[1]
    return elements, types


def _symbols_seen(s: State, board: Board, card: int) -> tuple[int, int]:
    if card in board.elements:
        return board.elements[card], board.types[card]
    return _symbols(s, board, card)


def _has_attached_values(board: Board, card: int) -> bool:
    return any(
        one.context.source == card
        and isinstance(one.rule.effect, tree.HaveSymbolsOf)
        and one.rule.effect.of == "attached"
        for one in board.statics.get(tree.HaveSymbols, ())
    )


def rarities(s: State, card: int) -> tuple[str, ...]:
    """The rarities of a card; several only with Unite Plus."""
    own = s.catalog.rarity[s.cards[card]]
    return (own, *(s.catalog.rarity[s.cards[c]] for c in _counted_attached(s, card)))


def sets(s: State, card: int) -> tuple[str, ...]:
    """The sets a card belongs to."""
    own = s.catalog.set_of[s.cards[card]]
    return (own, *(s.catalog.set_of[s.cards[c]] for c in _counted_attached(s, card)))


def names(s: State, card: int) -> tuple[str, ...]:
    """The names of a card."""
    own = s.catalog.names[s.cards[card]]
    return (own, *(s.catalog.names[s.cards[c]] for c in _counted_attached(s, card)))


def _counted_attached(s: State, card: int) -> tuple[int, ...]:
    t = s.tournament
    if t.attached and card in t.attached and _has_attached_values(of(s), card):
        return t.attached[card]
    return ()


def _is_caused(s: State, rule: Continuous, context: Frame) -> bool:
    """Whether the effect under way is one of those from which a card is protected."""
    effect = rule.effect
    assert isinstance(effect, tree.CannotBe)
    if effect.source is None and rule.causes is None:
        return True
    _, trigger, card = cause(s)
    if effect.source is not None and trigger != effect.source:
        return False
    return rule.causes is None or (card != NO_CARD and rule.causes(s, context, card))


def is_protected(s: State, card: int, by: int, deed: tree.CardDeed) -> bool:
    """Whether something cannot be done to a card by an effect of this seat (GEN-4)."""
    board = of(s)
    if deed == "flipped" and card not in board.slot and s.catalog.rarity[s.cards[card]] == "Mystic":
        # COOP-2: a boss's Deck Box never flips; COOP-3: its Accessories only by their own effects
        return s.catalog.kind[s.cards[card]] == "Deck Box" or by != board.owner.get(card)
    s.work += board.efforts.get(tree.CannotBe, 0)
    for one in board.statics.get(tree.CannotBe, ()):
        effect, context = one.rule.effect, one.context
        assert isinstance(effect, tree.CannotBe)
        if deed not in effect.deeds:
            continue
        if effect.by == "an opponent" and not is_opponent(s, by, context.owner):
            continue
        if effect.by == "you" and by != context.owner:
            continue
        if one.rule.doers is not None and by not in one.rule.doers(s, context):
            continue
        if not _is_caused(s, one.rule, context):
            continue
        if one.rule.applies(s, context, card):
            return True
    return False
