"""Effects that happen twice as long as a card lies there: "the Play effects of your Water cards happen twice"."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Owner, only_filter
from mblades.text.tree import Effect, TriggerWord, Who, Whose

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(of|on|from)", "EFFECTS_OF")


@rules(
    "play_effects: owner trigger EFFECTS",
    "play_effects: owner described 's' trigger EFFECTS",
    "play_effects: owner described ''s' trigger EFFECTS",
)
def of_yours(owner: Owner, one: object, trigger: TriggerWord | None = None) -> tree.Filter | None:
    """ "Your Play effects", "your Mages' Play effects"."""
    which = only_filter(one) if isinstance(one, Described) else tree.Filter()
    is_play = (trigger or one) is TriggerWord.PLAY and owner.whose is Whose.YOUR
    return which if is_play else None


@rules(
    "play_effects: 'the'? trigger EFFECTS EFFECTS_OF owner described",
    "play_effects: ALL_ITS trigger EFFECTS EFFECTS_OF owner described",
)
def of_your_cards(trigger: TriggerWord, owner: Owner, described: Described) -> tree.Filter | None:
    return of_yours(owner, described, trigger)


@rules("play_effects: 'the'? trigger EFFECTS EFFECTS_OF described 'you' PLAY.BASE")
def of_cards_you_play(trigger: TriggerWord, described: Described) -> tree.Filter | None:
    """ "The Play effects of Mages you play"."""
    return only_filter(described) if trigger is TriggerWord.PLAY else None


@rules("static: play_effects HAPPENS_AGAIN")
def twice(which: tree.Filter) -> Effect:
    """They happen as a card is played, and then once more."""
    again = tree.UseEffects(TriggerWord.PLAY, tree.It())
    return tree.Whenever(tree.Plays(Who.YOU, which), (again,))
