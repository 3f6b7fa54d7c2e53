"""Random trees of the kind the parser makes."""

from __future__ import annotations

from typing import Any, get_args

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from mblades.text import tree
from mblades.text.english_forms import OWNER_OF
from mblades.text.grammar.actions import THIEVES
from mblades.text.grammar.meaning import DOABLE
from mblades.text.grammar.phrases import BENEFITS
from mblades.text.keywords import names
from mblades.text.tree import Cards, Filter, Kind, Number, TriggerWord, Who, Whose
from mblades.text.walking import contains

_counts = st.integers(1, 12)
_sides = st.sampled_from(("left", "right"))
_units = st.sampled_from(("RP", "M$"))
_features = st.sampled_from(get_args(tree.Feature))
_symbols = st.lists(
    st.sampled_from((*tree.ELEMENTS, *tree.TYPES)), min_size=1, max_size=3, unique=True
).map(tuple)
_words = st.sampled_from([word for word in TriggerWord if word])
# "their" needs a subject other than you, and is written out where one is
_whose = st.sampled_from([whose for whose in Whose if whose is not Whose.THEIR])
_players = st.sampled_from(list(Who))
_event_players = st.sampled_from((Who.YOU, Who.OPPONENT, Who.PLAYER))
_by = st.sampled_from(("anyone", "an opponent", "you"))
_names = st.sampled_from(("Orella", "Fists of Steel", "M.N.M.", "Evil Beethoven: again", "Eve"))

_refs: SearchStrategy[Any] = st.one_of(
    st.sampled_from(
        (tree.This(), tree.It(), tree.UsedCard(), tree.LosingCard(), tree.TopOfStore())
    ),
    st.builds(tree.TopCard, _whose),
    st.builds(tree.Neighbour, _sides),
)
_targets_ref = st.one_of(_refs, st.just(tree.Those()))

_places: SearchStrategy[Any] = st.one_of(
    st.builds(tree.In, st.sampled_from(get_args(tree.Zone)), _whose),
    st.sampled_from((tree.Adjacent(), tree.AttachedTo(), tree.Aftermarket(), tree.FusionPiles())),
    st.builds(tree.Beside, _sides),
)


@st.composite
def filters(draw: st.DrawFn, stars: SearchStrategy[Any] | None = None) -> Filter:
    """What is asked of a card; mostly little."""
    maybe: dict[str, SearchStrategy[Any]] = {
        "kind": st.sampled_from(Kind),
        "other": st.just(True),
        "face": st.sampled_from(("up", "down", "any")),
        "symbols": _symbols,
        "rarity": st.sampled_from((*tree.RARITIES, "Promo")),
        "set_name": _names,
        "name": _names,
        "trigger": _words,
        "named": st.just(True),
        "matching": st.just(True),
        "shares": st.sampled_from(("element", "type", "set", "rarity")),
        "without_symbols": st.just(True),
        "stars": _number_tests if stars is None else stars,
    }
    said = draw(st.sets(st.sampled_from(sorted(maybe)), max_size=4))
    words = {word: draw(maybe[word]) for word in sorted(said)}
    if len(words.get("symbols", ())) > 1:
        words["any_symbol"] = draw(st.booleans())
    return Filter(**words)


_number_tests = st.builds(
    tree.StarTest, st.sampled_from(get_args(tree.Compare)), st.builds(Number, _counts)
)


@st.composite
def cards(
    draw: st.DrawFn, how: str | None = None, stars: SearchStrategy[Any] | None = None
) -> Cards:
    """A selection."""
    way: Any = how or draw(st.sampled_from(get_args(tree.How)))
    count = draw(_counts) if way in ("a", "up to") else 1
    return Cards(way, draw(filters(stars)), draw(_places), count)


_single = st.builds(
    Cards, st.sampled_from(("a", "highest", "lowest", "first", "last")), filters(), _places
)
_every = cards("each")

_numbers_of_players = st.sampled_from(
    (
        "each opponent",
        "each player with more RP than you",
        "each player with fewer RP than you",
        "each opponent with no card in hand",
    )
)
# What can be doubled, halved, and stand behind "plus".
_terms: SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.builds(Number, _counts),
        st.builds(tree.CountOf, _every),
        st.builds(tree.Different, _features, _every),
        st.builds(tree.StarsOf, st.one_of(_refs, _single)),
        st.builds(tree.TotalStars, st.one_of(_every, st.just(tree.Those()))),
        st.builds(
            tree.Tokens,
            st.sampled_from(("star token", "sell marker")),
            st.one_of(_refs, _single, _every),
        ),
        st.builds(tree.Has, _units, _whose),
        st.sampled_from((tree.ClashesWon(), tree.CardsPlayed(), tree.ThatMuch())),
        st.builds(tree.PlayersWho, _numbers_of_players),
    ),
    lambda inner: st.one_of(
        st.builds(tree.Twice, inner),
        st.builds(tree.Times, st.integers(3, 9), inner),
        st.builds(tree.Half, inner),
    ),
    max_leaves=3,
)
quantities: SearchStrategy[Any] = st.recursive(
    _terms,
    lambda inner: st.one_of(
        st.builds(tree.Sum, inner, _terms), st.builds(tree.Difference, inner, _terms)
    ),
    max_leaves=3,
)

_star_tests: SearchStrategy[Any] = st.one_of(
    _number_tests,
    st.builds(
        tree.StarTest,
        st.sampled_from(("fewer", "more")),
        st.one_of(
            st.builds(tree.StarsOf, st.one_of(_refs, _single)),
            _terms.filter(lambda term: not isinstance(term, Number)),
        ),
    ),
    st.builds(
        tree.StarTest,
        st.sampled_from(("equal", "at least", "at most")),
        quantities,
    ),
)
# Not in quantities: "with fewer stars than ... plus 5" would take the "plus 5" for itself.
chosen = cards(stars=_star_tests)
targets: SearchStrategy[Any] = st.one_of(_targets_ref, chosen)

_counted = st.one_of(
    st.builds(tree.CountOf, _every),
    st.builds(tree.Different, _features, _every),
    st.builds(tree.StarsOf, st.one_of(_refs, _single)),
    st.builds(tree.TotalStars, st.one_of(_every, st.just(tree.Those()))),
    st.builds(tree.Tokens, st.sampled_from(("star token", "sell marker")), targets),
    st.builds(tree.Has, _units, st.sampled_from(sorted(OWNER_OF.values()))),
    st.sampled_from((tree.ClashesWon(), tree.CardsPlayed())),
    st.builds(tree.PlayersWho, _numbers_of_players),
)
amounts: SearchStrategy[Any] = st.one_of(
    st.builds(tree.Flat, _counts),
    st.builds(tree.PerEach, _counts, _counted, st.integers(1, 4)),
    st.builds(tree.EqualTo, quantities),
)

_compares = st.sampled_from(get_args(tree.Compare))
_facts: SearchStrategy[Any] = st.one_of(
    st.builds(tree.Holds, quantities, _compares, quantities),
    st.builds(tree.Holds, st.builds(tree.CountOf, _every), _compares,
              st.builds(Number, st.integers(0, 3))),
    st.builds(tree.Holds, st.builds(tree.Has, _units), _compares,
              st.builds(Number, st.integers(0, 3)) | st.builds(tree.Has, _units, _whose)),
    st.builds(tree.Leads, st.booleans()),
    st.builds(tree.Is, _refs, filters(_star_tests)),
    st.builds(tree.IsPlaced, _refs, st.sampled_from(
        ("your Top card", "the first card", "the last card", "face up", "face down"))),
    st.builds(tree.Shares, _refs,
              st.lists(_features, min_size=1, max_size=3, unique=True).map(tuple), st.booleans()),
    st.builds(tree.ClashResult, st.sampled_from(("win", "lose", "tie"))),
    st.builds(tree.Faces, _sides),
    st.just(tree.YourTurn()),
)  # fmt: skip
_negatable = st.one_of(
    st.builds(tree.Is, _refs, filters()), st.builds(tree.IsPlaced, _refs, st.just("your Top card"))
)
_conjunctions: SearchStrategy[Any] = st.recursive(
    _facts | st.builds(tree.Not, _negatable),
    lambda inner: st.builds(tree.Both, inner, _facts),
    max_leaves=2,
)
_unnegated: SearchStrategy[Any] = st.recursive(
    _conjunctions, lambda inner: st.builds(tree.Either, inner, _conjunctions), max_leaves=2
)
conditions = _unnegated | st.builds(tree.Not, _unnegated)

_flipped = st.one_of(
    st.just(tree.This()), cards(stars=_star_tests).filter(lambda one: one.how != "each")
)
events: SearchStrategy[Any] = st.one_of(
    st.builds(tree.Plays, _event_players, filters(_star_tests)),
    st.builds(tree.IsFlipped, _flipped, _by),
    st.builds(tree.Changes, _event_players, st.sampled_from(("gain", "lose")), _units),
    st.builds(tree.Clashes, _event_players, st.sampled_from(("clash", "win", "lose"))),
    st.builds(tree.Discards, _event_players),
    st.builds(tree.UsesAction, _event_players),
    st.builds(tree.TurnStarts, st.sampled_from((Who.YOU, Who.OPPONENT))),
    st.builds(tree.EffectHappens, _event_players, st.none() | _words),
)
would_events: SearchStrategy[Any] = st.one_of(
    st.builds(tree.IsFlipped, _flipped, _by, st.just(True)),
    st.builds(
        tree.Changes, _event_players, st.sampled_from(("gain", "lose")), _units, st.just(True)
    ),
)

_token_kinds = st.sampled_from(("star token", "sell marker"))


def one_shots_of(who: SearchStrategy[Who]) -> SearchStrategy[Any]:
    """One-shot effects that anyone can do."""
    face_down = st.builds(
        Cards, st.just("a"), st.builds(Filter, face=st.sampled_from(("up", "down", "any"))), _places
    )
    return st.one_of(
        st.builds(tree.Gain, _units, amounts, who),
        st.builds(tree.Lose, _units, amounts, who),
        st.builds(tree.Flip, targets, who),
        st.builds(tree.Unflip, _targets_ref | face_down, who),
        st.builds(tree.Discard, targets, who, st.booleans()),
        st.builds(tree.Return, targets, st.sampled_from(("hand", "binder")), who),
        st.builds(tree.Take, targets, who),
        st.builds(tree.Draw, _counts, who),
        st.builds(tree.Reveal, targets, who),
        st.builds(
            tree.NameOne, st.sampled_from(("card", "type", "element", "type or element")), who
        ),
        st.builds(tree.PlayIt, targets, who, st.booleans()),
        st.builds(
            tree.Move,
            targets,
            st.sampled_from(("the left end", "the right end", "any slot")),
            who,
        ),
        st.builds(tree.Swap, targets, st.none() | targets, who),
        st.builds(tree.GiveCard, targets, _players, who),
        st.builds(tree.Attach, targets, _targets_ref, who),
        st.builds(tree.AddTokens, _token_kinds, amounts, targets, who),
        st.builds(tree.RemoveTokens, _token_kinds, amounts, targets, who),
        st.builds(tree.MoveTokens, amounts, targets, targets, who),
        st.builds(tree.ExtraSlot, _counts, who),
        st.builds(tree.UseEffects, _words, targets, who),
        st.builds(tree.PutOnStore, _targets_ref | _single, st.sampled_from(
            ("on top of the Store", "in the Aftermarket")), who),
    )  # fmt: skip


yours: SearchStrategy[Any] = st.one_of(
    one_shots_of(st.just(Who.YOU)),
    st.builds(tree.Pay, _units, amounts),
    st.builds(tree.Steal, _units, amounts, _players),
    st.builds(tree.PlayAnother, st.booleans()),
    st.builds(tree.Insert, st.booleans()),
    st.builds(tree.Repeat, _counts),
    st.builds(tree.Clash, _players, st.booleans()),
    st.builds(
        tree.ClashBonus,
        amounts.filter(lambda one: not isinstance(getattr(one, "amount", None), Number)),
    ),
    st.builds(tree.ChoosePlayer, st.sampled_from((Who.PLAYER, Who.OPPONENT))),
    st.builds(tree.ChooseCard, chosen),
    st.builds(tree.LookAtStore, _counts),
    st.sampled_from((tree.UseInClash(), tree.Face(), tree.NameOne("trigger"))),
    st.builds(tree.GiveKeyword, targets),
)
_others = _players.filter(lambda who: who is not Who.YOU)
statements: SearchStrategy[Any] = st.one_of(
    st.builds(tree.CannotBeFlipped, targets, _by),
    st.builds(tree.CannotBeDiscarded, targets, _by),
    st.builds(tree.HaveStars, targets, amounts, st.booleans()),
    st.builds(tree.HaveSymbols, targets, _symbols),
    st.builds(tree.HaveSymbolsOf, st.sampled_from(("left", "right", "both", "attached"))),
    st.builds(tree.HaveEffects, chosen, _words),
    st.builds(tree.CopyOf, _targets_ref),
    st.builds(tree.MoreSlots, _counts),
    st.builds(tree.CannotPlay, _players, filters(_star_tests)),
    st.builds(tree.CannotUse, _players, st.sampled_from(("Actions", "Reactions"))),
    st.builds(
        tree.TotalBonus, amounts, st.booleans(), st.sampled_from(("your", "each opponent's"))
    ),
    st.builds(tree.MayAttach, filters()),
    st.sampled_from((tree.StayInstead(), tree.MetasTwice())),
)
assert len(get_args(tree.Statement)) == 14, "a new continuous effect needs a strategy"
# "it" in what lasts is this card
statements = statements.filter(lambda effect: not contains(effect, tree.It))
becoming = st.builds(tree.Become, _refs, _symbols, st.booleans())
theirs = st.one_of(
    one_shots_of(_others),
    st.builds(tree.Pay, _units, amounts, _others),
    st.builds(tree.Steal, _units, amounts, _players, st.sampled_from(THIEVES)),
)
simple: SearchStrategy[Any] = st.one_of(yours, theirs, becoming)


@st.composite
def branches(draw: st.DrawFn) -> tuple[Any, ...]:
    """What stands behind "if", "may" and their like: effects, at the end of them a control."""
    effects = draw(st.lists(simple, min_size=1, max_size=2))
    if draw(st.integers(0, 4)) == 0:
        effects.append(draw(one_of()))
    if draw(st.integers(0, 4)) == 0:
        effects.append(draw(controls()))
    elif isinstance(effects[-1], DOABLE) and getattr(effects[-1], "thief", Who.YOU) is Who.YOU:
        who = Who.YOU if isinstance(effects[-1], tree.Steal) else effects[-1].who
        if who is Who.YOU and draw(st.integers(0, 4)) == 0:
            effects.append(tree.IfDone(draw(branches())))
    return tuple(effects)


@st.composite
def one_of(draw: st.DrawFn) -> tree.OneOf:
    """A or B."""
    who = draw(_players)
    effect = yours if who is Who.YOU else one_shots_of(st.just(who))
    options = [(draw(effect), *draw(st.lists(effect | yours, max_size=1)))]
    options += draw(st.lists(st.tuples(effect), min_size=1, max_size=2))
    return tree.OneOf(tuple(options), who)


@st.composite
def may(draw: st.DrawFn) -> tree.May:
    """You may."""
    who = draw(_players)
    effect = yours if who is Who.YOU else one_shots_of(st.just(who))
    effects = (draw(effect), *draw(st.lists(effect | simple, max_size=1)))
    return tree.May(effects, draw(st.just(()) | branches()), who)


@st.composite
def if_(draw: st.DrawFn) -> tree.If:
    """If."""
    then = draw(branches())
    return tree.If(draw(conditions), then, draw(st.just(()) | branches()))


@st.composite
def choose_one(draw: st.DrawFn) -> tree.ChooseOne:
    """Choose one."""
    option = st.lists(simple, min_size=1, max_size=2).map(tuple)
    return tree.ChooseOne(tuple(draw(st.lists(option, min_size=2, max_size=3))))


def controls() -> SearchStrategy[Any]:
    """May, if, choose one."""
    return st.one_of(may(), if_(), choose_one())


_BEFORE = (
    tree.ChooseCard(Cards("a", Filter(), tree.In(whose=Whose.ANY))),
    tree.Clash(Who.OPPONENT),
    tree.Steal("RP", tree.Flat(5)),
)


@st.composite
def abilities(draw: st.DrawFn) -> tree.Ability:
    """An ability in which everything spoken of was named before."""
    trigger = draw(_words.filter(lambda word: word is not TriggerWord.DECKBUILDING))
    once = draw(st.sampled_from(((), (), (tree.Once("turn"),), (tree.Once("tournament"),))))
    if trigger in (TriggerWord.ONGOING, TriggerWord.TOP):
        return tree.Ability(trigger, (*once, draw(_lasting)))
    if trigger is TriggerWord.REACTION and draw(st.booleans()):
        first = draw(simple | controls() | one_of())
        return tree.Ability(trigger, (*once, first), draw(events))
    effects = draw(st.lists(simple | controls() | one_of(), min_size=1, max_size=2))
    return tree.Ability(trigger, (*_BEFORE, *effects))


_lasting: SearchStrategy[Any] = st.one_of(
    statements,
    st.builds(tree.Whenever, events, branches()),
    st.builds(tree.Instead, would_events, branches()),
    st.builds(tree.If, conditions, st.tuples(statements)),
)
rules = st.one_of(
    st.builds(tree.PlayOnlyIf, conditions),
    st.builds(tree.ComesWith, _token_kinds, _counts, st.booleans()),
).map(lambda effect: tree.Ability(TriggerWord.RULE, (effect,)))
_benefits = st.one_of(
    st.builds(
        tree.PhaseRule,
        st.sampled_from([what for what in BENEFITS if what not in ("npcs", "late")]),
        _counts,
    ),
    st.sampled_from((tree.PhaseRule("npcs"), tree.PhaseRule("late"))),
    st.builds(tree.PhaseRule, st.just("start"), _counts, st.sampled_from(tree.PROMOS)),
)
benefits = st.lists(_benefits, min_size=1, max_size=3).map(
    lambda effects: tree.Ability(TriggerWord.DECKBUILDING, tuple(effects))
)
keyword_lines = st.sampled_from(names()).map(
    lambda name: tree.Keyword(name, 20 if name == "Thwomp!" else None)
)
next_lines = st.builds(tree.NextComesWith, _counts).map(
    lambda effect: tree.Ability(TriggerWord.NEXT, (effect,))
)
lines: SearchStrategy[Any] = st.one_of(abilities(), rules, next_lines, benefits, keyword_lines)
