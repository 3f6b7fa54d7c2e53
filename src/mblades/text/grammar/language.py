"""The grammar joined with the phrase book: reads a line of text to its parts."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from typing import Any

from lark import Lark, Token, UnexpectedToken
from lark.lexer import Lexer
from lark.parsers.lalr_interactive_parser import InteractiveParser

from mblades.text.grammar import phrases
from mblades.text.grammar.lexer import Lexeme, Piece, spellings, split
from mblades.text.grammar.meaning import Misreading
from mblades.text.grammar.statements import TextReader


class _NoLexer(Lexer):
    """The phrase book is the lexer; lark is given finished tokens."""

    def __init__(self, _conf: Any) -> None:
        pass

    def lex(self, lexer_state: Any, parser_state: Any) -> Iterator[Token]:  # noqa: ARG002
        return iter(())


class NotUnderstood(Exception):
    """The grammar has no place for the piece at `index`."""

    def __init__(self, index: int, accepted: frozenset[str]) -> None:
        super().__init__(index)
        self.index = index
        self.accepted = accepted


class MakesNoSense(Exception):
    """What was read up to the piece at `index` fits the grammar and nothing else."""

    def __init__(self, index: int, reason: Misreading) -> None:
        super().__init__(index)
        self.index = index
        self.reason = reason


class Language:
    """Everything needed to read texts; made once."""

    def __init__(self) -> None:
        grammar = (
            resources.files("mblades.text.grammar").joinpath("grammar.lark").read_text("utf-8")
        )
        self._lark = Lark(
            grammar,
            parser="lalr",
            lexer=_NoLexer,
            start=["line", "requirement"],
            transformer=TextReader(),
        )
        self.book = phrases.phrase_book()
        literals = {
            _plain(terminal.pattern.value): terminal.name for terminal in self._lark.terminals
        }
        self.literals = {terminal.name: terminal.pattern.value for terminal in self._lark.terminals}
        same = phrases.synonyms()["same"]
        unknown = {_plain(phrase) for phrase in same} - set(literals)
        assert not unknown, f"synonyms.toml explains what grammar.lark does not say: {unknown}"
        for phrase, name in literals.items():
            self.book.add(phrase, Lexeme(name))
        for phrase, patterns in same.items():
            for pattern in patterns:
                self.book.add(pattern, Lexeme(literals[_plain(phrase)]))

    def pieces(self, text: str) -> list[Piece]:
        """The phrases of a text."""
        return self.book.pieces(text)

    def read(self, pieces: list[Piece], start: str = "line") -> Any:
        """What the grammar makes of the pieces."""
        parser = self._lark.parse_interactive(start=start)
        index = 0
        try:
            while index < len(pieces):
                parser.feed_token(_token(pieces[index]))
                index += 1
            return parser.feed_eof()  # type: ignore[no-untyped-call]
        except UnexpectedToken:
            raise NotUnderstood(index, _accepted(parser)) from None
        except Misreading as reason:
            raise MakesNoSense(index, reason) from None

    def accepted_after(self, pieces: list[Piece], start: str = "line") -> frozenset[str]:
        """The terminals that may follow."""
        parser = self._lark.parse_interactive(start=start)
        for piece in pieces:
            parser.feed_token(_token(piece))
        return _accepted(parser)


def _token(piece: Piece) -> Token:
    return Token(piece.terminal, piece.value, piece.start, end_pos=piece.end)


def _accepted(parser: InteractiveParser) -> frozenset[str]:
    return frozenset(parser.accepts())  # type: ignore[no-untyped-call]


def _plain(phrase: str) -> str:
    return " ".join(word.key for word in split(next(spellings(phrase))))
