"""Why the Regular does what it does in a tournament, in RP: for people who ask."""

from __future__ import annotations

from mblades.bots.advice import Kind, Reckoning, Why
from mblades.bots.decisions.answers import HARMS, Answers, Table, is_gift
from mblades.bots.decisions.tournament import extras_of, metas_of, position_of
from mblades.bots.estimates.card import Face
from mblades.bots.estimates.deck_value import ACTION_USED, acting, estimates, meta_worth, total
from mblades.bots.estimates.position import Position, Spot
from mblades.rules.state import answers
from mblades.rules.state.actions import Choose, Play, UseAction
from mblades.rules.state.view_records import PromptView
from mblades.text.tree import TriggerWord

LEAST = 1.0  # RP that are worth a word
BY_BEING_THERE: dict[TriggerWord, Why] = {
    TriggerWord.TOP: "top",
    TriggerWord.ONGOING: "ongoing",
    TriggerWord.REACTION: "reaction",
}

# Answers that are not reckoned, with their reasons; of sides and metas nothing is known.
PLAIN: dict[type[answers.Option], tuple[Kind, Why]] = {
    answers.Decline: ("reaction", "wait"), answers.Symbol: ("name", "good"),
    answers.Name: ("name", ""), answers.Slot: ("slot", ""), answers.Done: ("done", ""),
    answers.Side: ("other", ""), answers.Meta: ("other", ""),
    answers.Number: ("other", ""),
}  # fmt: skip


def reckon_play(table: Table, action: Play) -> Reckoning:
    """What playing a card brings, and what of it most."""
    face = next(table.faces.of(card) for card in table.me["hand"] if card["id"] == action.card)
    parts = _parts(table, face)
    why = max(parts, key=lambda part: parts[part])
    gain = sum(parts.values())
    if gain < LEAST:  # it is not the card itself, but what follows
        return Reckoning("play", (action.card,), unit="RP", why="order")
    return Reckoning("play", (action.card,), gain=gain, unit="RP", why=why)


def _parts(table: Table, face: Face) -> dict[Why, float]:
    """The RP of a card that is played now, by what brings them."""
    position = position_of(table)
    own, at = estimates(face), len(position.spots)
    spot = Spot(face)
    position.spots.append(spot)
    position.hand = [other for other in position.hand if other is not face]
    position.it = spot
    parts: dict[Why, float] = {"play": _when_it_comes(table, position, spot)}
    parts["play"] += total(own.play, position, at)
    parts["next"] = total(own.next, position, at)
    parts["score"] = total(own.score, position, at)
    parts["action"] = ACTION_USED * acting(own, position, at) if own.action else 0.0
    triggers = [one.trigger for one in face.abilities]
    lasting: Why = next(
        (BY_BEING_THERE[one] for one in triggers if one in BY_BEING_THERE), "ongoing"
    )
    parts[lasting] = total(own.rest, position, at)
    parts[lasting] += sum([gain(position, at) for _, gain in own.whenever])
    parts["meta"] = sum([meta_worth(face, meta) for meta in metas_of(table)])
    return parts


def _when_it_comes(table: Table, position: Position, spot: Spot) -> float:
    """What cards that lie there already do when this one is played."""
    worth, spots = 0.0, position.spots[:-1]
    for n, lying in enumerate(spots):
        if lying.down:
            continue
        own = estimates(lying.face)
        worth += sum([gain(position, n) for fits, gain in own.whenever if fits(spot, lying)])
    if spots and not spots[-1].down:
        worth += total(estimates(spots[-1].face).next, position, len(spots) - 1)
    for face in extras_of(table):
        whenever = estimates(face).whenever
        worth += sum([gain(position, -1) for fits, gain in whenever if fits(spot, None)])
    return worth


def reckon_action(table: Table, action: UseAction) -> Reckoning:
    """What using an Action brings."""
    position = position_of(table)
    ids = [None if card is None else card["id"] for card in table.me["tableau"]]
    at = ids.index(action.card) if action.card in ids else -1
    gain = acting(estimates(table.faces.of(table.in_play[action.card][0])), position, at)
    return Reckoning("action", (action.card,), gain=gain, unit="RP", why="action")


# --------------------------------------------------------------------------- questions


def reckon_answer(table: Table, values: Answers, action: Choose) -> Reckoning:
    """Why an answer is the best one."""
    prompt = table.view["prompt"]
    assert prompt is not None
    options = answers.read(prompt["options"])
    option = options[action.index]
    if prompt["seat"] in table.opponents:  # COOP-8
        return Reckoning("other", unit="RP", why="boss")
    match option:
        case answers.Card(card=card):
            return _about_card(table, values, prompt, card)
        case answers.Player(seat=seat):
            return _about_player(table, prompt, seat)
        case answers.Yes() | answers.No():
            gain = values.worth_of_may(table, prompt)
            if isinstance(option, answers.No) and gain is not None:
                gain = -gain
            return Reckoning("may", gain=gain, unit="RP", why="good")
        case answers.Choice():
            gain = values.worth_of_option(table, prompt, option)
            return Reckoning("option", gain=gain, unit="RP", why="good")
        case answers.Effect(card=card):
            if prompt["kind"] != "reaction":
                return Reckoning("order", (card,), unit="RP")
            gain = values.worth_of_reaction(table, option)
            return Reckoning("reaction", (card,), gain=gain, unit="RP", why="good")
        case answers.Slot(seat=seat) if seat != table.seat:
            return Reckoning("other", unit="RP")
        case _:
            kind, why = PLAIN[type(option)]
            return Reckoning(kind, unit="RP", why=why)


def _about_card(table: Table, values: Answers, prompt: PromptView, card: int) -> Reckoning:
    worth = values.worth_of_card(table, card)
    owner = table.in_play[card][1] if card in table.in_play else table.seat
    why: Why = "good"
    if prompt["kind"] in HARMS:
        why = "theirs" if owner in table.opponents else "mine"
        worth = None if worth is None else max(worth, 0.0)
    return Reckoning("card", (card,), partner=owner, gain=worth, unit="RP", why=why)


def _about_player(table: Table, prompt: PromptView, seat: int) -> Reckoning:
    why: Why = "leader"
    if is_gift(table.ability(prompt["ability"])):
        why = "last"
    elif prompt["kind"] == "clash":
        why = "weakest"
    return Reckoning("player", partner=seat, unit="RP", why=why)
