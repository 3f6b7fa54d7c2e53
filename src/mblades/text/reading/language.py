"""Words and rules, put together; and the readings of a sentence."""

from __future__ import annotations

from functools import lru_cache

from mblades.text.reading import (
    alike,
    all_its_tokens,
    amounts,
    answering,
    anyway,
    as_it_was,
    as_much_as,
    asides,
    asked_of,
    asking,
    banking,
    bare_events,
    belonging,
    borrowed,
    by_so_much,
    calculating,
    card_events,
    cards,
    choosing,
    clash_answers,
    clash_results,
    clash_totals,
    clashes,
    combat,
    coming,
    comparing,
    conditions,
    costs,
    counting_double,
    deciding,
    describing,
    destinations,
    doers,
    doing,
    doubling,
    drawing,
    either,
    events,
    excepting,
    fighting,
    filters,
    frequency,
    handling,
    hands,
    happening_twice,
    highest_of_them,
    holding,
    identity,
    in_turn,
    jointly,
    joints,
    lately,
    limits,
    naming,
    neighbours,
    next_turns,
    nth_times,
    of_them_done,
    one_by_one,
    other_amounts,
    patterns,
    paying,
    payments,
    places,
    placing,
    players,
    playing,
    predicates,
    prohibitions,
    rearranging,
    relations,
    relative,
    repeating,
    results,
    rivals,
    rounding,
    said_again,
    said_not,
    scoring,
    searching,
    selling,
    sentences,
    slots,
    sources,
    spans,
    spared,
    standings,
    stars,
    stepping_in,
    still_to_come,
    store,
    suchlike,
    sums,
    terse,
    them_all,
    those_who,
    tied_cards,
    ties,
    together,
    tolls,
    turns,
    two_things,
    twofold,
    unsaid,
    weighing,
    whoever_does,
    worth,
)
from mblades.text.reading.asides import IDLE
from mblades.text.reading.chart import Chart, Grammar, Meaning
from mblades.text.reading.deeds import DEEDS
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.words import Word

_PARTS = (
    players, cards, places, filters, amounts, results, handling, store, drawing, naming, doing, conditions, holding, prohibitions, stars,
    borrowed, placing, sentences, joints, spans, events, clashes, limits, patterns, comparing, together,
    turns, sources, spared, playing, in_turn, card_events, frequency, stepping_in, payments, calculating, repeating, unsaid, alike,
    hands, selling, searching, anyway, one_by_one,
    jointly, weighing, highest_of_them,
    choosing, identity, doers, asides, standings, twofold, neighbours, slots, relations, sums, rearranging,
    asking, bare_events, whoever_does, next_turns, nth_times, happening_twice, counting_double, describing, paying, predicates, relative, them_all,
    lately, all_its_tokens, worth, either, as_it_was, excepting, rivals,
    fighting, combat, clash_results, clash_totals, answering, clash_answers, rounding,
    doubling,
    said_not, by_so_much, costs, coming, tolls, still_to_come,
    those_who, other_amounts,
    suchlike, said_again,
    asked_of, as_much_as, of_them_done, scoring,
    deciding, ties, tied_cards, banking, belonging, terse,
    destinations,
    two_things,
)  # fmt: skip


class Language:
    """Everything needed to read texts; made once."""

    def __init__(self) -> None:
        self.lexicon = Lexicon()
        verbs = Rules()
        for part in _PARTS:
            part.teach(self.lexicon)
        for one in DEEDS.values():
            one.teach(self.lexicon, verbs)
        self.lexicon.add("(a|an|one|any)", "ARTICLE")
        self.lexicon.add("(card|cards)", "CARDS")
        self.lexicon.add("(clash|clashes)", "CLASHES")
        self.lexicon.add("(extra|more|additional|further)", "EXTRA")
        self.lexicon.add("(element|elements|type|types)", "FEATURES")
        rules = [*verbs.all]
        for part in _PARTS:
            if hasattr(part, "rules"):
                rules += part.rules.all
        self.grammar = Grammar(rules)
        useful = [word for word, what in self.lexicon.words.items() if not what <= IDLE]
        spelled = " ".join((*useful, *self.grammar.categories)).replace("'", " ").lower()
        self.vocabulary = frozenset(spelled.split())  # every word that it has a use for

    def chart(self, words: list[Word], goal: str = "sentence") -> Chart:
        """Every reading of some words."""
        return Chart(self.grammar, len(words), self.lexicon.phrases(words), goal)

    def readings(self, words: list[Word], goal: str = "sentence") -> tuple[Meaning, ...]:
        """What the words can mean."""
        return self.chart(words, goal).meanings


@lru_cache(maxsize=1)
def language() -> Language:
    """Made when the first text is read."""
    return Language()
