"""Card texts in Japanese, as a printed card has them.

Clauses about the player whose card it is have no subject unless the words before were about
somebody else. Effects joined by "and" become one sentence, its verbs in the linking form.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from mblades.text import tree
from mblades.text.render.choices import Order, orders
from mblades.text.render.japanese.conditions import in_case
from mblades.text.render.japanese.nouns import (
    STARS,
    STORE_TOP,
    THIS,
    Nouns,
    Sense,
    all_symbols,
    counted,
    unknown,
)
from mblades.text.render.japanese.powers import benefit
from mblades.text.render.japanese.words import (
    GAIN,
    PLAYERS,
    SYMBOLS,
    TRIGGERS,
    Verb,
    cannot,
    godan,
    ichidan,
    keyword_name,
    suru,
)
from mblades.text.tree import Who, Whose
from mblades.text.walking import subject_of

NameHook = Callable[[str], str]


def render(text: tree.Text, name: NameHook = str) -> str:
    """The Japanese text of a card; `name` translates the names of sets and cards in it."""
    return "\n".join(_line(line, name) for line in text.lines)


def _line(line: tree.Keyword | tree.Ability, name: NameHook) -> str:
    match line:
        case tree.Keyword():
            return _keyword(line)
        case tree.Ability(trigger, effects, when):
            writer = _Writer(name)
            head = f"{TRIGGERS[trigger]}：" if trigger in TRIGGERS else ""
            at = 1 if isinstance(effects[0], tree.Once) and len(effects) > 1 else 0
            head += writer.sentences(effects[:at])
            event = writer.event(when, "when") if when else ""
            return head + event + writer.sentences(effects[at:])
    raise unknown(line)


def render_choice(option: tuple[tree.Effect, ...], who: Who, name: NameHook = str) -> str:
    """One option of a choice, to the player who is asked; `who` is that player on the card."""
    return "".join(_Writer(name).ordered(order) for order in orders(option, who))


def _keyword(keyword: tree.Keyword) -> str:
    words = keyword_name(keyword.name)
    if keyword.amount is not None:
        words += counted(keyword.amount, "RP")
    return words if words.endswith("！") else f"{words}。"


_IF_DONE = "そうした場合、"


@dataclass(frozen=True)
class _Clause:
    """A clause up to its verb, the verb, and the sentences that must follow it."""

    body: str
    verb: Verb
    tail: str = ""

    @property
    def sentence(self) -> str:
        return f"{self.body}{self.verb.plain}。{self.tail}"

    def after(self, words: str) -> _Clause:
        return replace(self, body=words + self.body)

    def then(self, other: _Clause) -> _Clause:
        if self.tail:
            return other.after(f"{self.sentence}その後、")
        return other.after(f"{self.body}{self.verb.link}、")


# --------------------------------------------------------------------------- an ability


class _Writer:
    """Writes one ability, and keeps in mind whom its words are about."""

    def __init__(self, name: NameHook) -> None:
        self._name = name
        self._topic: Who | None = Who.YOU

    def sentences(self, effects: Iterable[tree.Effect]) -> str:
        return "".join(self._sentence([effect]) for effect in effects)

    def ordered(self, order: Order) -> str:
        if not order.is_told:
            return self._sentence([order.effect])
        self._topic = subject_of(order.effect)
        return f"{THIS}のプレイヤーは{self._sentence([order.effect])}"

    def _sentence(self, effects: Sequence[tree.Effect]) -> str:
        sentence = self._joined(effects).sentence
        self._end_sentence()
        return sentence

    def _end_sentence(self) -> None:
        if self._topic is not Who.YOU:
            self._topic = None

    def _joined(self, effects: Sequence[tree.Effect]) -> _Clause:
        first, *rest = effects
        clause = self._clause(first)
        for effect in rest:
            if isinstance(effect, tree.IfDone):
                done = self._branch(_IF_DONE, effect.effects)
                clause = replace(clause, tail=clause.tail + done)
            else:
                clause = clause.then(self._clause(effect))
        return clause

    def _clause(self, effect: tree.Effect) -> _Clause:
        match effect:
            case tree.May(effects, then, who):
                subject = self._subject(who)
                clause = self._joined(effects).after(subject)
                tail = clause.tail + self._branch(_IF_DONE, then)
                return _Clause(clause.body, clause.verb.permitted(), tail)
            case tree.IfDone(effects):
                return self._joined(effects).after(_IF_DONE)
            case tree.If(condition, then, otherwise):
                head = in_case(condition, self._condition_nouns())
                clause = self._joined(then).after(f"{head}、")
                tail = clause.tail + self._branch("そうでない場合、", otherwise)
                return replace(clause, tail=tail)
            case tree.ChooseOne(options):
                return self._choice(options)
            case tree.OneOf(options, who):
                return self._alternatives(options, who)
            case tree.Whenever(event, effects):
                head = self.event(event, "whenever")
                return self._joined(effects).after(head)
            case tree.Instead(event, effects):
                head = self.event(event, "would")
                if not all(isinstance(part, tree.Prevent) for part in effects):
                    head += "代わりに"
                return self._joined(effects).after(head)
            case tree.PlayOnlyIf(condition, fusion):
                return self._play_condition(condition, fusion)
        return _impersonal(effect, Nouns(self._name)) or self._deed(effect)

    def _branch(self, head: str, effects: Sequence[tree.Effect]) -> str:
        if not effects:
            return ""
        self._end_sentence()
        return head + self._sentence(effects)

    def _choice(self, options: Sequence[Sequence[tree.Effect]]) -> _Clause:
        subject = self._subject(Who.YOU)
        listed = ""
        for number, option in enumerate(options):
            self._topic = Who.YOU
            listed += chr(ord("①") + number) + self._sentence(option)
        return _Clause(f"{subject}次から1つを", godan("選ぶ"), listed)

    def _alternatives(self, options: Sequence[Sequence[tree.Effect]], who: Who) -> _Clause:
        subject = self._subject(who)
        clauses = []
        for option in options:
            self._topic = who
            clauses.append(self._joined(option))
        *first, last = clauses
        body = "".join(f"{clause.body}{clause.verb.plain}か、" for clause in first) + last.body
        return _Clause(subject + body, last.verb, "".join(clause.tail for clause in clauses))

    def _play_condition(self, condition: tree.Condition | None, fusion: bool) -> _Clause:
        needs = []
        if condition is not None:
            needs.append(in_case(condition, self._condition_nouns()))
        if fusion:
            needs.append(
                f"{THIS}の属性のいずれかを持つカードと、{THIS}の種族のいずれかを持つ別のカードが"
                "自分のプレイエリアにある場合"
            )
        return _Clause(f"{THIS}は、{'、かつ'.join(needs)}にのみ", ichidan("プレイできる"))

    def _deed(self, effect: tree.Effect) -> _Clause:
        if not isinstance(effect, tree.Effect):
            raise unknown(effect)
        who = subject_of(effect)
        is_plain = who is Who.YOU and self._topic is None and _needs_no_doer(effect)
        subject = "" if is_plain else self._subject(who)
        if subject and isinstance(effect, tree.Gain | tree.Lose):
            subject += _pause(effect.amount)
        nouns = Nouns(
            self._name,
            me="自分" if who is Who.YOU else "あなた",
            them="そのプレイヤー" if isinstance(effect, tree.Steal) else "自分",
        )
        return _deed(effect, nouns).after(subject)

    def _subject(self, who: Who) -> str:
        if who is self._topic:
            return ""
        self._topic = who
        return f"{PLAYERS[who]}は"

    def _condition_nouns(self) -> Nouns:
        me = "自分" if self._topic is Who.YOU else "あなた"
        return Nouns(self._name, me=me, sense=Sense.SOME)

    # ----------------------------------------------------------------- events

    def event(self, event: tree.Event, how: Literal["when", "whenever", "would"]) -> str:
        """カードをプレイした時、 / カードをプレイするたび、 / カードが裏返される場合、"""
        if isinstance(event, tree.TurnStarts):
            return f"{self._agent(event.who)}のターンの開始時、"
        clause, is_done = self._happening(event)
        match how:
            case "when":
                return f"{clause.body}{clause.verb.past if is_done else clause.verb.plain}時、"
            case "whenever":
                return f"{clause.body}{clause.verb.plain}たび、"
            case "would":
                return f"{clause.body}{clause.verb.plain}場合、"

    def _happening(self, event: tree.Event) -> tuple[_Clause, bool]:
        """The event, and whether a Reaction to it finds it done."""
        nouns = Nouns(self._name, sense=Sense.ANY)
        match event:
            case tree.Plays(who, card):
                body = f"{self._agent(who)}が{nouns.kind(card)}を"
                return _Clause(body, suru("プレイ")), True
            case tree.IsFlipped(card, by, would):
                agent = {"anyone": "", "an opponent": "相手の効果によって"}.get(
                    by, "自分の効果によって"
                )
                return _Clause(f"{nouns.bearer(card)}が{agent}", ichidan("裏返される")), not would
            case tree.Changes(who, what, unit, would):
                what_changes = "RP" if unit == "RP" else "ミレニアムドル"
                verb = GAIN if what == "gain" else godan("失う")
                return _Clause(f"{self._agent(who)}が{what_changes}を", verb), not would
            case tree.Clashes(Who.PLAYER, "lose"):
                self._topic = None
                return _Clause("クラッシュの敗者が", godan("決まる")), True
            case tree.Clashes(who, "clash"):
                return _Clause(f"{self._agent(who)}が", suru("クラッシュ")), False
            case tree.Clashes(who, what):
                verb = suru("勝利" if what == "win" else "敗北")
                return _Clause(f"{self._agent(who)}がクラッシュに", verb), True
            case tree.Discards(who):
                return _Clause(f"{self._agent(who)}がカードを", ichidan("捨てる")), True
            case tree.UsesAction(who):
                return _Clause(f"{self._agent(who)}がアクションを", suru("使用")), True
            case tree.EffectHappens(who, trigger):
                words = f"{TRIGGERS[trigger]}効果" if trigger else "効果"
                return _Clause(f"{self._agent(who)}の{words}が", suru("発動")), False
        raise unknown(event)

    def _agent(self, who: Who) -> str:
        """Whose doing an event is. Unless it is yours, the next clause has to say whose it is."""
        if who is Who.YOU:
            return "自分"
        self._topic = None
        return {Who.OPPONENT: "相手", Who.PLAYER: "いずれかのプレイヤー"}.get(who, PLAYERS[who])


# --------------------------------------------------------------------------- what players do


def _needs_no_doer(effect: tree.Effect) -> bool:
    """Whether it makes no difference who does it: a card that is already known is flipped."""
    match effect:
        case tree.Flip(target) | tree.Unflip(target) | tree.Move(target) | tree.Return(target):
            known = target
        case tree.AddTokens(_, tree.Flat(), target) | tree.RemoveTokens(_, tree.Flat(), target):
            known = target
        case _:
            return False
    return isinstance(known, tree.This | tree.It | tree.Those | tree.TheNext | tree.LosingCard)


_NAMED = {
    "card": "カード名1つ",
    "type": "種族1つ",
    "element": "属性1つ",
    "type or element": "種族または属性1つ",
}
_DESTINATIONS = {
    "the left end": "左端",
    "the right end": "右端",
    "any slot": "任意の枠",
}
_PILES = {"on top of the Store": STORE_TOP, "in the Aftermarket": "流通市場"}


def _deed(effect: tree.Effect, nouns: Nouns) -> _Clause:
    match effect:
        case tree.Gain(unit, amount):
            return _Clause(f"{nouns.amount(amount, unit)}を", GAIN)
        case tree.Lose(unit, amount):
            return _Clause(f"{_lost(amount, unit, nouns)}を", godan("失う"))
        case tree.Steal(unit, amount, who):
            body = f"{PLAYERS[who]}から{_pause(amount)}{_lost(amount, unit, nouns)}を"
            return _Clause(body, godan("奪う"))
        case tree.Pay(unit, amount, Who.YOU):
            return _Clause(f"{nouns.amount(amount, unit)}を", godan("支払う"))
        case tree.Pay(unit, amount):
            return _Clause(f"あなたに{_pause(amount)}{nouns.amount(amount, unit)}を", godan("渡す"))
        case tree.Flip(target):
            return _Clause(f"{nouns.target(target)}を", godan("裏返す"))
        case tree.Unflip(target):
            return _Clause(f"{nouns.target(target)}を", suru("表向きに"))
        case tree.Discard(target, _, random):
            body = f"{nouns.target(target)}を{'ランダムに' if random else ''}"
            return _Clause(body, ichidan("捨てる"))
        case tree.Return(target, to, who):
            owner = "" if _is_own(target, who) else "持ち主の"
            zone = "手札" if to == "hand" else "バインダー"
            return _Clause(f"{nouns.target(target)}を{owner}{zone}に", godan("戻す"))
        case tree.Take(target):
            return _Clause(f"{nouns.target(target)}を手札に", ichidan("加える"))
        case tree.Draw(count):
            return _Clause(f"カード{count}枚を", godan("引く"))
        case tree.Reveal(target):
            return _Clause(f"{nouns.target(target)}を", suru("公開"))
        case tree.NameOne("trigger"):
            silent = "次のあなたのターンまで、その効果は発動しない。"
            return _Clause("トリガー1つを", suru("指定"), silent)
        case tree.NameOne(what):
            return _Clause(f"{_NAMED[what]}を", suru("指定"))
        case tree.PlayIt(target, _, silent):
            head = "プレイ効果を無視して" if silent else ""
            return _Clause(f"{head}{nouns.target(target)}を", suru("プレイ"))
        case tree.PlayAnother(slot):
            head = "枠がなくても、" if slot else ""
            return _Clause(f"このターン、{head}さらにカード1枚を", suru("プレイ"))
        case tree.Move(target, to):
            destination = f"プレイエリアの{_DESTINATIONS[to]}"
            return _Clause(f"{nouns.target(target)}を{destination}に", suru("移動"))
        case tree.Swap(first, None):
            return _Clause(f"{nouns.target(first)}の位置を", ichidan("入れ替える"))
        case tree.Swap(first, tree.Node() as second):
            body = f"{nouns.target(first)}と{nouns.target(second)}の位置を"
            return _Clause(body, ichidan("入れ替える"))
        case tree.Insert(any_tableau):
            tableau = nouns.place(tree.In("tableau", Whose.ANY if any_tableau else Whose.YOUR))
            return _Clause(f"{THIS}を{tableau}の任意の位置に", suru("挿入"))
        case tree.GiveCard(target, to):
            return _Clause(f"{nouns.target(target)}を{PLAYERS[to]}に", godan("渡す"))
        case tree.Attach(target, host):
            return _Clause(f"{nouns.target(target)}を{nouns.target(host)}に", ichidan("つける"))
        case tree.GiveKeyword(target):
            return _Clause(f"{nouns.target(target)}に任意のキーワード1つを", ichidan("つける"))
        case tree.AddTokens(what, amount, target):
            tokens = f"{nouns.amount(amount, what)}を"
            if _is_several(target):
                tokens = nouns.each_gets(amount, what)
            return _Clause(f"{nouns.target(target)}に{_pause(amount)}{tokens}", godan("置く"))
        case tree.RemoveTokens(what, amount, target):
            tokens = f"{nouns.amount(amount, what)}を"
            if _is_several(target):
                tokens = nouns.each_gets(amount, what)
            body = f"{nouns.target(target)}から{_pause(amount)}{tokens}"
            return _Clause(body, godan("取り除く"))
        case tree.ExtraSlot(count):
            return _Clause(f"追加枠{count}つを", GAIN)
        case tree.UseEffects(trigger, card):
            return _Clause(f"{nouns.target(card)}の{TRIGGERS[trigger]}効果を", suru("発動"))
        case tree.Clash(who, their_card):
            together = {Who.EACH_PLAYER: "全プレイヤー", Who.EACH_OPPONENT: "相手全員"}
            opponent = together.get(who, PLAYERS[who])
            condition = "このクラッシュで、そのプレイヤーはあなたが選んだカードを使用する。"
            return _Clause(f"{opponent}と", suru("クラッシュ"), condition if their_card else "")
        case tree.UseInClash():
            return _Clause(f"{nouns.me}のトップカードの代わりに{THIS}を", suru("使用"))
        case tree.ClashBonus(tree.EqualTo(quantity)):
            return _Clause(f"{nouns.me}の合計値に、{nouns.quantity(quantity)}を", ichidan("加える"))
        case tree.ClashBonus(amount):
            body = f"{nouns.me}の合計値に{_pause(amount)}{nouns.change(amount)}を"
            return _Clause(body, ichidan("加える"))
        case tree.ChoosePlayer(who):
            return _Clause(f"{PLAYERS[who]}を", godan("選ぶ"))
        case tree.ChooseCard(target):
            return _Clause(f"{nouns.target(target)}を", godan("選ぶ"))
        case tree.Face():
            return _Clause(f"{THIS}を左向きまたは右向きに", suru(""))
        case tree.LookAtStore(count):
            return _Clause(
                f"ショップデッキの上からカード{count}枚を見て、任意の順番で上に", godan("戻す")
            )
        case tree.PutOnStore(target, where):
            return _Clause(f"{nouns.target(target)}を{_PILES[where]}に", godan("置く"))
        case tree.MayAttach(kind):
            cards = tree.Cards("any number of", kind, tree.In("hand"))
            body = f"{nouns.me}のターン中、{nouns.target(cards)}を{THIS}に"
            return _Clause(body, ichidan("つける").permitted())
        case tree.StayInstead():
            body = (
                f"{THIS}のアクションを使用する時、{THIS}を裏返す代わりに、"
                f"{THIS}から{counted(1, 'star token')}を"
            )
            return _Clause(body, godan("取り除く").permitted())
    raise unknown(effect)


def _lost(amount: tree.Amount, unit: tree.Unit, nouns: Nouns) -> str:
    match amount:
        case tree.EqualTo(tree.Half(tree.Has(owned)) as half) if owned == unit:
            return nouns.quantity(half)
    return nouns.amount(amount, unit)


def _pause(amount: tree.Amount) -> str:
    match amount:
        case tree.Flat() | tree.EqualTo(tree.ThatMuch()):
            return ""
    return "、"


def _is_several(target: tree.Target) -> bool:
    match target:
        case tree.Cards(how, _, _, count):
            return how in {"each", "any number of"} or count > 1
    return isinstance(target, tree.Those)


def _is_own(target: tree.Target, who: Who) -> bool:
    """Whether the card is in the doer's own area, so that its owner need not be named."""
    match target:
        case tree.Cards(_, _, tree.In(_, whose)) | tree.TopCard(whose):
            return whose is Whose.THEIR or (whose is Whose.YOUR and who is Who.YOU)
        case tree.Cards() | tree.This() | tree.Neighbour():
            return who is Who.YOU
    return False


# --------------------------------------------------------------------------- what is so


def _impersonal(effect: tree.Effect, nouns: Nouns) -> _Clause | None:
    """A clause that is not about what a player does, if the effect is of that kind."""
    match effect:
        case tree.Become(card, symbols, also):
            body = f"{nouns.target(card)}は{all_symbols(symbols)}のカードに{'も' if also else ''}"
            return _Clause(body, godan("なる"))
        case tree.Repeat(times):
            return _Clause(f"この効果を{f'{times}回' if times > 1 else ''}", godan("繰り返す"))
        case tree.Prevent():
            return _Clause("それを", godan("防ぐ"))
        case tree.Cancel():
            return _Clause("その効果を", godan("打ち消す"))
        case tree.Unanswered():
            return _Clause("この効果に対してリアクションを", cannot("使用できない"))
        case tree.Once(per):
            time = "1ターン" if per == "turn" else "1トーナメント"
            return _Clause(f"この効果は{time}に1回のみ", ichidan("使用できる"))
        case tree.MetasTwice():
            return _Clause("あなたは各メタゲームカードで2回", suru("得点"))
        case tree.PhaseRule():
            return _Clause(*benefit(effect))
        case tree.CannotBeCopied():
            return _Clause("この効果は", cannot("コピーできない"))
        case tree.CannotBeFlipped(target, by):
            return _Clause(_spared(nouns.bearer(target), by), cannot("裏返されない"))
        case tree.CannotBeDiscarded(target, by):
            return _Clause(_spared(nouns.bearer(target), by), cannot("捨てられない"))
        case tree.HaveStars(target, amount, minus):
            body = f"{nouns.bearer(target)}の{STARS}は{_pause(amount)}{nouns.change(amount)}"
            return _Clause(body, godan("下がる" if minus else "上がる"))
        case tree.HaveSymbols(target, symbols):
            names = "および".join(SYMBOLS[symbol] for symbol in symbols)
            return _Clause(f"{nouns.bearer(target)}は{names}としても", godan("扱う"))
        case tree.HaveSymbolsOf("attached"):
            features = "、".join([STARS, "属性", "種族", "セット", "レアリティ", "カード名"])
            return _Clause(f"{THIS}は、{THIS}につけたカードの{features}も", godan("持つ"))
        case tree.HaveSymbolsOf(of):
            neighbours = {"left": "左隣", "right": "右隣", "both": "左右両隣"}[of]
            return _Clause(
                f"{THIS}は、自身の属性と種族の代わりに、{neighbours}のカードの属性と種族を",
                godan("持つ"),
            )
        case tree.HaveEffects(target, trigger):
            body = f"{nouns.bearer(target)}は、{THIS}の{TRIGGERS[trigger]}効果を"
            return _Clause(body, godan("持つ"))
        case tree.CopyOf(of):
            other = nouns.target(of).removeprefix(f"{THIS}の")
            return _Clause(f"{THIS}は、{other}の効果を", godan("持つ"))
        case tree.MoreSlots(count):
            return _Clause(f"あなたは追加枠を{count}つ", godan("持つ"))
        case tree.CannotPlay(who, kind):
            return _Clause(f"{PLAYERS[who]}は{nouns.kind(kind)}を", cannot("プレイできない"))
        case tree.CannotUse(who, what):
            used = "アクション" if what == "Actions" else "リアクション"
            return _Clause(f"{PLAYERS[who]}は{used}を", cannot("使用できない"))
        case tree.TotalBonus(amount, minus, whose):
            owner = "自分" if whose == "your" else "各相手"
            body = f"クラッシュでの{owner}の合計値は{_pause(amount)}{nouns.change(amount)}"
            return _Clause(body, godan("下がる" if minus else "上がる"))
        case tree.ComesWith(what, count, True):
            body = f"{THIS}が場に出る時、{THIS}に{counted(count, what)}を"
            return _Clause(body, godan("置く").permitted())
        case tree.ComesWith(what, count):
            body = f"{THIS}は{counted(count, what)}が置かれた状態で場に"
            return _Clause(body, ichidan("出る"))
        case tree.NextComesWith(count):
            body = f"次にプレイするカードは{counted(count, 'star token')}が置かれた状態で場に"
            return _Clause(body, ichidan("出る"))
        case tree.OnePerDeck(keyword):
            body = f"デッキには「{keyword_name(keyword)}」を持つカードを1枚しか"
            return _Clause(body, cannot("入れられない"))
    return None


def _spared(cards: str, by: tree.By) -> str:
    match by:
        case "anyone":
            return f"{cards}は"
        case "an opponent":
            return f"{cards}は相手の効果によっては"
        case "you":
            return f"{cards}は自分の効果によっては"
