"""Playing a tournament: turns, Actions, answers, and the end.

A scene is a moment of a tournament, so it may leave turns out: who plays a card next has the next
turn, and a second card of the same player is their next turn. A tournament that is begun
(`begin`, or the end of deckbuilding) is played turn by turn, as in a game.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from mblades.rules.state import answers
from mblades.rules.state.action_tables import END
from mblades.rules.state.actions import Action, Attach, Play, UseAction
from mblades.rules.state.answers import Option
from mblades.rules.state.state import NOBODY, State
from mblades.rules.state.view_records import Standing
from mblades.rules.tournament import phase as tournament
from mblades.testing.layout import Layout
from mblades.testing.scene import Answer, SceneError

NO_ABILITY = -1


class Playing(Layout):
    """The verbs of a tournament."""

    _turn_begun = False

    def begin(self) -> None:
        """Begin a tournament with the decks, and go on to the first decision (TRN-1)."""
        self.state.first = NOBODY
        tournament.begin(self.state)
        self._turn_begun = True
        self._run()

    def turn(self, seat: int) -> None:
        """Begin a player's turn; those in between are left out."""
        self._in_tournament()
        self._give_turn(seat)

    def play(self, seat: int, name: str) -> None:
        """Play a card from the hand; the second card of a player is played in their next turn."""
        s = self._settled()
        self._come_to_turn(seat, again=not (s.tournament.plays or s.tournament.extra_plays))
        self._act(seat, Play(self._wished(name, s.players[seat].hand)))

    def action(self, seat: int, name: str) -> None:
        """Use the Action of a card in play."""
        s = self._settled()
        self._come_to_turn(seat)
        if self._has_to_pass(seat):
            reason = tournament.why_not(s, NOBODY, END)
            raise self._refused(
                seat, f"{reason} Without a card to play the turn is passed (TRN-4)."
            )
        card = self._find(name)
        offered = [
            one
            for one in self.game.choices(seat)
            if isinstance(one, UseAction) and one.card == card
        ]
        self._act(seat, offered[0] if offered else UseAction(card, NO_ABILITY))

    def attach(self, seat: int, name: str, host: str) -> None:
        """Attach a card of the hand during one's turn (Unite)."""
        s = self._settled()
        self._come_to_turn(seat)
        card = self._wished(name, s.players[seat].hand)
        self._act(seat, Attach(card, self._find(host)))

    def choose(self, seat: int, *answers: Answer) -> None:
        """Answer what is asked: a card's name, a player's seat, "yes", "no", "done", ..."""
        for answer in answers:
            self._answer(seat, answer)

    def pass_(self, seat: int) -> None:
        """Decline what is offered, or end one's turn."""
        self._settle()
        prompt = self.state.tournament.prompt
        if prompt is not None:
            for refusal in (answers.No(), answers.Decline(), answers.Done()):
                if refusal in prompt.options:
                    self._answer(seat, self._label(refusal))
                    return
            raise SceneError(f"player {seat} cannot pass here\n{self._live()}")
        if self._from_the_start:
            self._input(seat, END)
            return
        self._come_to_turn(seat)
        if self.state.tournament.must_play and tournament.playable(self.state, seat):
            raise self._refused(seat, tournament.why_not(self.state, seat, END))
        self._give_turn((seat + 1) % len(self.state.players))

    # ----------------------------------------------------------------- the end

    def finish(self) -> None:
        """Go to the end of the tournament: Score effects and metas."""
        s = self._in_tournament()
        self._from_the_start = False
        self._end_turn()
        tournament.start_scoring(s)
        self._run()

    def award(self) -> list[Standing]:
        """Give out the VP for the places and the prizes, after `finish`; the next round begins."""
        s = self._in_tournament()
        s.mode.add_last_rp(s)
        s.mode.end_tournament(s)
        self._note(s.events)
        return s.mode.standings(s)

    def end_tournament(self, rp: Sequence[int] = ()) -> list[Standing]:
        """End the tournament, with these RP by seat before Score effects: places, VP, prizes."""
        for seat, amount in enumerate(rp):
            self.rp(seat, amount)
        self.finish()
        return self.award()

    def _in_tournament(self) -> State:
        s = self._settled()
        if s.phase != "tournament":
            raise SceneError(f"no tournament is being played; the phase is {s.phase!r}")
        return s

    # ----------------------------------------------------------------- turns

    def _act(self, seat: int, action: Action) -> None:
        """An action of a turn; in a moment of a tournament nothing follows but its effects."""
        s = self.state
        if self._from_the_start or s.phase != "tournament":
            self._input(seat, action)
            return
        if action not in tournament.choices(s, seat):
            raise self._refused(seat, tournament.why_not(s, seat, action))
        tournament.carry_out(s, seat, action)
        self._run()

    def _come_to_turn(self, seat: int, *, again: bool = False) -> None:
        """Let the turn come to a player, if the player before has done what a turn needs."""
        s = self.state
        if s.phase != "tournament" or (
            self._turn_begun and s.tournament.turn == seat and not again
        ):
            return
        if self._from_the_start:
            if self._next_seat() == seat and END in self.game.choices(s.tournament.turn):
                self._input(s.tournament.turn, END)
            return
        if (
            self._turn_begun
            and s.tournament.turn != seat
            and s.tournament.must_play
            and tournament.playable(s, s.tournament.turn)
        ):
            raise self._not_their_turn(seat)
        self._give_turn(seat)
        self._settled()

    def _next_seat(self) -> int:
        """Who has the next turn, past those who have left."""
        players = self.state.players
        later = [*players[self.state.tournament.turn + 1 :], *players[: self.state.tournament.turn]]
        return next((player.seat for player in later if not player.out), NOBODY)

    def _give_turn(self, seat: int) -> None:
        self._end_turn()
        self._turn_begun = True
        tournament.start_turn(self.state, seat)
        self._run()

    def _end_turn(self) -> None:
        """What comes at the end of the turn under way, and what is over then."""
        while self._turn_begun and not tournament.end_turn(self.state):
            self._run()
            self._settled()

    def _has_to_pass(self, seat: int) -> bool:
        """Whether a player can play no card; a hand that nobody laid out has one (TRN-4)."""
        s = self.state
        return s.tournament.must_play and seat in self._hands and not tournament.playable(s, seat)

    def _not_their_turn(self, seat: int) -> SceneError:
        return self._refused(seat, tournament.why_not(self.state, seat, END))

    # ----------------------------------------------------------------- answers

    def _answer(self, seat: int, answer: Answer) -> None:
        while True:
            prompt = self.state.tournament.prompt
            if prompt is None:
                raise SceneError(f"nobody asked player {seat} anything; the answer was {answer!r}")
            found = [n for n, option in enumerate(prompt.options) if self._means(option, answer)]
            if prompt.seat == seat and found:
                self._take(prompt, found[0])
                return
            holders = [n for n, option in enumerate(prompt.options) if self._has(option, answer)]
            if prompt.seat == seat and holders:  # a card says whose it is, too
                self._take(prompt, holders[0])
                if not self._asks_for(seat, answer):
                    return
                continue
            if len(prompt.options) != 1:
                raise SceneError(f"{answer!r} by player {seat} is not an answer\n{self._live()}")
            self._take(prompt, 0)

    def _means(self, option: Option, answer: Answer) -> bool:
        if isinstance(answer, int):
            match option:
                case answers.Player(seat=number):
                    return number == answer
                case (
                    answers.Choice(index=number)
                    | answers.Slot(index=number)
                    | answers.Number(count=number)
                ):
                    return number == answer
                case _:
                    return False
        said = answer.strip().lower()
        match option:
            case answers.Card(card=card) | answers.Effect(card=card):
                plain, _, number_said = said.partition("#")
                label = self._label(option).lower()
                return (
                    self._find(f"{plain}#{number_said}") == card if number_said else label == plain
                )
            case answers.Decline():
                return said in ("decline", "no", "pass")
            case answers.Player(seat=seat):
                return said in (f"player {seat}", f"seat {seat}")
            case answers.Choice(text=text):
                return _plain(text).startswith(_plain(said))
            case _:
                return said == self._label(option).lower()

    def _has(self, option: Option, answer: Answer) -> bool:
        """Whether a player that can be chosen has the card that was named in their tableau."""
        return (
            isinstance(option, answers.Player)
            and isinstance(answer, str)
            and answer.strip().lower()
            in (name.lower() for name in self._names(self.state.players[option.seat].tableau))
        )

    def _asks_for(self, seat: int, answer: Answer) -> bool:
        prompt = self.state.tournament.prompt
        return (
            prompt is not None
            and prompt.seat == seat
            and any(self._means(option, answer) for option in prompt.options)
        )


def _plain(text: str) -> str:
    return re.sub(r"\W+", " ", text).strip().lower()
