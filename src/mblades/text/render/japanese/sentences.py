"""Card texts in Japanese, as a printed card has them.

Clauses about the player whose card it is have no subject unless the words before were about
somebody else. Effects joined by "and" become one sentence, its verbs in the linking form.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from mblades.text import tree
from mblades.text.render.choices import Order
from mblades.text.render.japanese.conditions import in_case
from mblades.text.render.japanese.deciding import REVEALED, SECRETLY, decision
from mblades.text.render.japanese.events import EDGES, OFTEN, doer, happens
from mblades.text.render.japanese.holding import forbidden, gain_limit, spared
from mblades.text.render.japanese.nouns import (
    STARS,
    STORE_TOP,
    THIS,
    Nouns,
    Sense,
    all_symbols,
    counted,
)
from mblades.text.render.japanese.powers import benefit
from mblades.text.render.japanese.spans import moment, span, within
from mblades.text.render.japanese.words import (
    GAIN,
    PLAYERS,
    SIDES,
    SYMBOLS,
    TRIGGERS,
    Verb,
    cannot,
    godan,
    ichidan,
    keyword_name,
    suru,
)
from mblades.text.render.renderer import NameHook, Renderer
from mblades.text.tree import TriggerWord, Who, Whom, Whose
from mblades.text.walking import becoming, gains_more, is_plural, subject_of, teller_of

_IF_DONE = "そうした場合、"
_IF_NOT_DONE = "そうしない場合、"
_IF_NOT_ABLE = "できない場合、"
_ALL_OR_NOTHING = "すべてを行えない場合、どれも行わない。"


@dataclass(frozen=True)
class Clause:
    """A clause up to its verb, the verb, and the sentences that must follow it."""

    body: str
    verb: Verb
    tail: str = ""

    @property
    def sentence(self) -> str:
        return f"{self.body}{self.verb.plain}。{self.tail}"

    def after(self, words: str) -> Clause:
        return replace(self, body=words + self.body)

    def then(self, other: Clause) -> Clause:
        if self.tail:
            return other.after(f"{self.sentence}その後、")
        return other.after(f"{self.body}{self.verb.link}、")


class Japanese(Renderer[Clause]):
    """Writes one ability, and keeps in mind whom its words are about."""

    language = "Japanese"
    space = ""

    def __init__(self, name: NameHook = str) -> None:
        super().__init__(name)
        self._topic: Whom | None = Who.YOU
        self._nouns = Nouns(name)  # of the clause being written

    def keyword(self, keyword: tree.Keyword) -> str:
        words = keyword_name(keyword.name)
        if keyword.amount is not None:
            words += counted(keyword.amount, "RP")
        return words if words.endswith("！") else f"{words}。"

    def ability(self, ability: tree.Ability) -> str:
        trigger, effects, when = ability.trigger, ability.effects, ability.when
        head = f"{TRIGGERS[trigger]}：" if trigger in TRIGGERS else ""
        at = 1 if isinstance(effects[0], tree.Once) and len(effects) > 1 else 0
        head += self.sentences(effects[:at])
        event = self.event(when, "when") if when else ""
        return head + event + self.sentences(effects[at:])

    def ordered(self, order: Order) -> str:
        if not order.is_told:
            return self._sentence([order.effect])
        self._topic = subject_of(order.effect)
        return f"{THIS}のプレイヤーは{self._sentence([order.effect])}"

    def sentences(self, effects: Iterable[tree.Effect]) -> str:
        return "".join(self._sentence([effect]) for effect in effects)

    def _sentence(self, effects: Sequence[tree.Effect]) -> str:
        sentence = self._joined(effects).sentence
        self._end_sentence()
        return sentence

    def _end_sentence(self) -> None:
        if self._topic is not Who.YOU:
            self._topic = None

    def _joined(self, effects: Sequence[tree.Effect]) -> Clause:
        clause = self.effect(effects[0])
        for before, effect in pairwise(effects):
            if isinstance(effect, tree.IfDone):
                done = self._branch(_IF_DONE, effect.effects)
                done += self._branch(_IF_NOT_DONE, effect.otherwise)
                clause = replace(clause, tail=clause.tail + done)
            elif isinstance(effect, tree.Gain) and gains_more(before, effect):
                more = self._nouns.amount(effect.amount, effect.unit)  # 3ミレニアムドルと12RPを得る
                clause = replace(clause, body=f"{clause.body.removesuffix('を')}と{more}を")
            else:
                clause = clause.then(self.effect(effect))
        return clause

    # ----------------------------------------------------------------- control

    def control(self, control: tree.Control) -> Clause:
        match control:
            case tree.May((tree.Repeat(times),)) if times > 1:
                return Clause(f"この効果を{times}回まで", godan("繰り返す").permitted())
            case tree.May(effects, then, who, otherwise, secret):
                subject = self._subject(who)
                clause = self._joined(effects).after(subject)
                if secret:
                    body = f"{clause.body}{clause.verb.plain}かどうかを{SECRETLY}"
                    return Clause(body, godan("選ぶ"), clause.tail + REVEALED)
                tail = clause.tail + self._branch(_IF_DONE, then)
                tail += self._branch(_IF_NOT_DONE, otherwise)
                return Clause(clause.body, clause.verb.permitted(), tail)
            case tree.IfDone(effects, otherwise):
                clause = self._joined(effects).after(_IF_DONE)
                return replace(clause, tail=clause.tail + self._branch(_IF_NOT_DONE, otherwise))
            case tree.InFull(effects, otherwise):
                clause = self._joined(effects)
                instead = self._branch(_IF_NOT_ABLE, otherwise) or _ALL_OR_NOTHING
                return replace(clause, tail=clause.tail + instead)
            case tree.If(condition, then, otherwise):
                head = in_case(condition, self._condition_nouns())
                clause = self._joined(then).after(f"{head}、")
                tail = clause.tail + self._branch("そうでない場合、", otherwise)
                return replace(clause, tail=tail)
            case tree.ChooseOne():
                return self._choice(control)
            case tree.OneOf(options, who):
                return self._alternatives(options, who)
            case tree.ForEach(each, several, step):
                per = self._nouns.per(each, step)
                return self._joined(several).after(f"{per}、")
            case tree.OneByOne(several, who):
                subject = self._subject(who)
                return self._joined(several).after(f"{subject}1人ずつ順番に、")
            case tree.PlayerByPlayer(who, several):
                return self._joined(several).after(f"{self._nouns.player(who)}について順番に、")
            case tree.Cost(several, of):
                what = (
                    "プレイする" if of == "play" else f"この{TRIGGERS[TriggerWord(of)]}を使用する"
                )
                card = f"{THIS}を" if of == "play" else ""
                return self._joined(several).after(f"{card}{what}ための追加コストとして、")
            case tree.Repeat(times):
                return Clause(f"この効果をもう{times}回", godan("行う"))
            case _:
                raise self.unknown(control)

    def waiting(self, waiting: tree.Waiting) -> Clause:
        match waiting:
            case tree.Whenever(event, effects):
                head = OFTEN[waiting.often] + self.event(
                    event, "when" if waiting.often else "whenever"
                )
            case tree.Instead(event, effects):
                head = OFTEN[waiting.often] + self.event(event, "would")
                if not all(isinstance(part, tree.Prevent) for part in effects):
                    head += "代わりに"
            case _:
                raise self.unknown(waiting)
        return self._joined(effects).after(head)

    def in_turn(self, effect: tree.InTurn) -> Clause:
        whose = f"{self._nouns.me}の" if effect.offer.who is Who.YOU else "相手の"
        often = OFTEN["once per turn" if effect.per == "turn" else "once per tournament"]
        return self.effect(effect.offer).after(f"{often}{whose}ターン中、")

    def as_soon_as(self, effect: tree.AsSoonAs) -> Clause:
        head = in_case(effect.condition, self._condition_nouns()).removesuffix("場合")
        return self._joined(effect.effects).after(f"{head}状態になった時、")

    def started(self, started: tree.Started) -> Clause:
        nouns = self._condition_nouns()
        if has := becoming(started):
            kind = f"{all_symbols(has.symbols)}のカードに{'' if has.only else 'も'}"
            return Clause(f"{Nouns(self.name).target(has.target)}は{kind}", godan("なる"))
        match started:
            case tree.Lasting((tree.Whenever(event, effects),), tree.NextTimes(1, until)):
                head = f"{within(until, nouns)}次に{self.event(event, 'when')}"
                return self._joined(effects).after(head)
            case tree.Lasting((tree.Instead() as replaced,), tree.NextTimes(1, until)):
                return self.waiting(replaced).after(f"{within(until, nouns)}次に")
            case tree.Lasting(effects, how_long):
                return self._joined(effects).after(f"{span(how_long, nouns)}、")
            case tree.Later(when, effects):
                return self._joined(effects).after(f"{moment(when, nouns)}、")
            case _:
                raise self.unknown(started)

    def _branch(self, head: str, effects: Sequence[tree.Effect]) -> str:
        if not effects:
            return ""
        self._end_sentence()
        return head + self._sentence(effects)

    def _choice(self, choice: tree.ChooseOne) -> Clause:
        subject, count = self._subject(choice.who), choice.count
        listed = ""
        for number, option in enumerate(choice.options):
            self._topic = teller_of(choice)
            listed += chr(ord("①") + number) + self._sentence(option)
        return Clause(
            f"{subject}次から{'異なる' if count > 1 else ''}{count}つを", godan("選ぶ"), listed
        )

    def _alternatives(self, options: Sequence[Sequence[tree.Effect]], who: Whom) -> Clause:
        subject = self._subject(who)
        clauses = []
        for option in options:
            self._topic = who
            clauses.append(self._joined(option))
        *first, last = clauses
        body = "".join(f"{clause.body}{clause.verb.plain}か、" for clause in first) + last.body
        return Clause(subject + body, last.verb, "".join(clause.tail for clause in clauses))

    def _subject(self, who: Whom) -> str:
        if who == self._topic:
            return ""
        self._topic = who
        return f"{Nouns(self.name).player(who)}は"

    def _condition_nouns(self) -> Nouns:
        me = "自分" if self._topic is Who.YOU else "あなた"
        return Nouns(self.name, me=me, sense=Sense.SOME)

    # ----------------------------------------------------------------- events

    def event(self, event: tree.Event, how: Literal["when", "whenever", "would"]) -> str:
        """カードをプレイした時、 / カードをプレイするたび、 / カードが裏返される場合、"""
        if isinstance(event, tree.AtTurn):
            return f"{self._agent(event.who)}のターンの{EDGES[event.edge]}時、"
        happening = happens(event, Nouns(self.name, sense=Sense.ANY), self._agent(doer(event)))
        verb = happening.verb
        match how:
            case "when":
                return f"{happening.body}{verb.past if happening.is_done else verb.plain}時、"
            case "whenever":
                return f"{happening.body}{verb.plain}たび、"
            case "would":
                return f"{happening.body}{verb.plain}場合、"

    def _agent(self, who: Who | None) -> str:
        """Whose doing an event is. Unless it is yours, the next clause has to say whose it is."""
        if who is None:
            return ""
        if who is Who.YOU:
            return "自分"
        self._topic = None
        return {Who.OPPONENT: "相手", Who.PLAYER: "いずれかのプレイヤー"}.get(who, PLAYERS[who])

    # ----------------------------------------------------------------- one-shot effects

    def one_shot(self, effect: tree.OneShot) -> Clause:
        if isinstance(effect, tree.Prevent | tree.Cancel):
            self._nouns = Nouns(self.name)
            return super().one_shot(effect)
        subject = self._spoken_by(subject_of(effect), is_plain=_needs_no_doer(effect))
        if subject and isinstance(effect, tree.Gain | tree.Lose):
            subject += _pause(effect.amount)
        if isinstance(effect, tree.Steal):
            self._nouns = replace(self._nouns, them="そのプレイヤー")
        return super().one_shot(effect).after(subject)

    def _spoken_by(self, who: Whom, *, is_plain: bool = False) -> str:
        """The subject of a clause, whose nouns are said from that player's side."""
        self._nouns = Nouns(self.name, me="自分" if who is Who.YOU else "あなた")
        if is_plain and who is Who.YOU and self._topic is None:
            return ""
        return self._subject(who)

    def points(self, effect: tree.PointEffect) -> Clause:
        nouns, amount = self._nouns, effect.amount
        match effect:
            case tree.Gain(unit):
                return Clause(f"{nouns.amount(amount, unit)}を", GAIN)
            case tree.Lose(unit):
                return Clause(f"{_lost(amount, unit, nouns)}を", godan("失う"))
            case tree.Steal(unit):
                body = (
                    f"{nouns.player(effect.who)}から{_pause(amount)}{_lost(amount, unit, nouns)}を"
                )
                return Clause(body, godan("奪う"))
            case tree.Pay(unit):
                paid = f"{nouns.amount(amount, unit)}を"
                if effect.to is not None:
                    to = nouns.player(effect.to)
                    return Clause(f"{to}に{_pause(amount)}{paid}", godan("渡す"))
                if effect.who is Who.YOU:
                    return Clause(paid, godan("支払う"))
                return Clause(f"あなたに{_pause(amount)}{paid}", godan("渡す"))
            case _:
                raise self.unknown(effect)

    def in_play(self, effect: tree.TableauEffect) -> Clause:
        nouns = self._nouns
        match effect:
            case tree.Flip(target):
                return Clause(f"{nouns.target(target)}を", godan("裏返す"))
            case tree.Unflip(target):
                return Clause(f"{nouns.target(target)}を", suru("表向きに"))
            case tree.Move(target, to):
                within = "" if to.startswith("1 slot") else "プレイエリアの"
                destination = f"{within}{_DESTINATIONS[to]}"
                return Clause(f"{nouns.target(target)}を{destination}に", suru("移動"))
            case tree.MoveBeside(target, of, side):
                beside = f"すぐ{SIDES[side]}" if side else "隣"
                return Clause(
                    f"{nouns.target(target)}を{nouns.target(of)}の{beside}に", suru("移動")
                )
            case tree.Swap(first, second):
                other = "" if second is None else f"と{nouns.target(second)}"
                if _is_from_hand(first) or (second is not None and _is_from_hand(second)):
                    return Clause(f"{nouns.target(first)}{other}を", suru("交換"))
                return Clause(f"{nouns.target(first)}{other}の位置を", ichidan("入れ替える"))
            case tree.Rearrange(cards, how):
                if how == "in reverse":
                    return Clause(f"{nouns.group(cards)}の並び順を", suru("逆に"))
                order = "好きな順番" if how == "in any order" else "ランダムな順番"
                return Clause(f"{nouns.group(cards)}を{order}に", ichidan("並べ替える"))
            case tree.Insert(any_tableau):
                tableau = nouns.place(tree.In("tableau", Whose.ANY if any_tableau else Whose.YOUR))
                return Clause(f"{THIS}を{tableau}の任意の位置に", suru("挿入"))
            case tree.Face():
                return Clause(f"{THIS}を左向きまたは右向きに", suru(""))
            case tree.Attach(target, host, _, down):
                face = "裏向きで" if down else ""
                body = f"{nouns.target(target)}を{face}{nouns.target(host)}に"
                return Clause(body, ichidan("つける"))
            case tree.AddTokens():
                return Clause(self._tokens(effect, "に"), godan("置く"))
            case tree.RemoveTokens():
                return Clause(self._tokens(effect, "から"), godan("取り除く"))
            case tree.MoveTokens(amount, target, to):
                tokens = nouns.amount(amount, "star token")
                body = f"{nouns.target(target)}から{nouns.target(to)}に{_pause(amount)}{tokens}を"
                return Clause(body, godan("移す"))
            case tree.DoubleTokens(target):
                return Clause(f"{nouns.target(target)}に置かれた+1トークンの数を2倍に", suru(""))
            case tree.SpreadTokens(amount, cards):
                tokens = nouns.amount(amount, "star token")
                body = f"{nouns.group(cards)}に{_pause(amount)}{tokens}を好きなように"
                return Clause(body, godan("割り振る"))
            case _:
                raise self.unknown(effect)

    def _tokens(self, effect: tree.AddTokens | tree.RemoveTokens, particle: str) -> str:
        nouns, amount = self._nouns, effect.amount
        if _is_several(effect.target):
            tokens = nouns.each_gets(amount, effect.what)
        else:
            tokens = f"{nouns.amount(amount, effect.what)}を"
        return f"{nouns.target(effect.target)}{particle}{_pause(amount)}{tokens}"

    def between_zones(self, effect: tree.ZoneEffect) -> Clause:
        nouns = self._nouns
        match effect:
            case tree.Discard(target):
                return Clause(f"{nouns.target(target)}を", ichidan("捨てる"))
            case tree.Return(target, to, who):
                owner = "" if _is_own(target, who) else "持ち主の"
                zone = "手札" if to == "hand" else "バインダー"
                return Clause(f"{nouns.target(target)}を{owner}{zone}に", godan("戻す"))
            case tree.Take(target):
                return Clause(f"{nouns.target(target)}を手札に", ichidan("加える"))
            case tree.DiscardDown(count):
                return Clause(f"手札が{count}枚になるまでカードを", ichidan("捨てる"))
            case tree.Draw(amount):
                return Clause(f"{nouns.amount(amount, 'card')}を", godan("引く"))
            case tree.Reveal(target):
                return Clause(f"{nouns.target(target)}を", suru("公開"))
            case tree.Buy(target, price):
                return Clause(
                    f"{nouns.target(target)}を{_for(target, price, nouns)}で", suru("購入")
                )
            case tree.Sell(target, price):
                return Clause(
                    f"{nouns.target(target)}を{_for(target, price, nouns)}で", suru("売却")
                )
            case tree.RevealUntil(which):
                until = f"{nouns.kind(which).removeprefix('、')}が公開されるまで"
                return Clause(f"{until}、{STORE_TOP}からカードを1枚ずつ", suru("公開"))
            case tree.PlayIt(target, _, silent, twice, in_place):
                if in_place:
                    where = "そのカードがあったスロットに"
                    return Clause(f"{where}{nouns.target(target)}を", suru("プレイ"))
                head = "プレイ効果を無視して" if silent else ""
                head += "プレイ効果が2回発動するものとして" if twice else ""
                return Clause(f"{head}{nouns.target(target)}を", suru("プレイ"))
            case tree.PutAway(target, "into the Store"):
                return Clause(f"{nouns.target(target)}を加えてショップデッキを", suru("シャッフル"))
            case tree.PutAway(target, "in the box"):
                return Clause(f"{nouns.target(target)}をゲームから", godan("取り除く"))
            case tree.PutAway(target, where):
                several = isinstance(target, tree.Those | tree.TheRest) and where in _ORDERED
                order = "任意の順番で" if several else _ORDERS.get(where, "")
                verb = godan("戻す" if where.startswith("back") else "置く")
                return Clause(f"{nouns.target(target)}を{order}{_PILES[where]}に", verb)
            case tree.Look(target):
                return Clause(f"{nouns.target(target)}を", ichidan("見る"))
            case _:
                raise self.unknown(effect)

    def with_players(self, effect: tree.PlayerEffect) -> Clause:
        match effect:
            case tree.ChoosePlayer(who):
                return Clause(f"{self._nouns.player(who)}を", godan("選ぶ"))
            case tree.GiveCard(target, Who.YOU, Who.YOU):
                return Clause(f"{self._nouns.target(target)}を自分のプレイエリアに", suru("移動"))
            case tree.GiveCard(target, to):
                return Clause(
                    f"{self._nouns.target(target)}を{self._nouns.player(to)}に", godan("渡す")
                )
            case tree.PassCards(cards, side):
                neighbour = f"自分の{SIDES[side]}隣のプレイヤー"
                return Clause(f"{self._nouns.target(cards)}を同時に{neighbour}に", godan("渡す"))
            case tree.OthersClash(rivals):
                body = f"{_RIVALS[rivals]}を互いに"
                return Clause(body, ichidan("クラッシュさせる"))
            case tree.Clash(who, their_card, using, times, bare):
                opponent = _TOGETHER.get(who) or self._nouns.player(who)
                often = f"{times}回" if times > 1 else ""
                condition = "このクラッシュで、そのプレイヤーはあなたが選んだカードを使用する。"
                card = f"{self._nouns.target(using)}を使用して、" if using else ""
                body = f"{card}{opponent}と{often}"
                tail = condition if their_card else ""
                tail += "このクラッシュではカードを公開しない。" if bare else ""
                return Clause(body, suru("クラッシュ"), tail)
            case _:
                raise self.unknown(effect)

    def decided(self, effect: tree.Decision) -> Clause:
        return Clause(*decision(effect))

    def in_the_game(self, effect: tree.GameEffect) -> Clause:
        nouns = self._nouns
        match effect:
            case tree.ChooseCard(target):
                return Clause(f"{nouns.target(target)}を", godan("選ぶ"))
            case tree.NameOne(what):
                return Clause(f"{_NAMED[what]}を", suru("宣言"), _SILENT.get(what, ""))
            case tree.PlayAnother(slot, count, which, card):
                head = "枠がなくても、" if slot else ""
                kind = nouns.kind(which).removeprefix("、")
                cards = f"{kind}{count}枚" if card is None else nouns.target(card)
                return Clause(f"このターン、{head}さらに{cards}を", suru("プレイ"))
            case tree.ExtraAction(count):
                return Clause(f"このターン、さらにアクションを{count}回", suru("使用"))
            case tree.ExtraSlot(count, _, True):
                return Clause(f"枠{count}つを", godan("失う"))
            case tree.ExtraSlot(count):
                return Clause(f"追加枠{count}つを", GAIN)
            case tree.GiveKeyword(target):
                return Clause(f"{nouns.target(target)}に任意のキーワード1つを", ichidan("つける"))
            case tree.UseEffects(trigger, card, _, times):
                often = f"{times}回" if times > 1 else ""
                return Clause(
                    f"{nouns.target(card)}の{TRIGGERS[trigger]}効果を{often}", suru("発動")
                )
            case tree.Prevent():
                return Clause("それを", godan("防ぐ"))
            case tree.Cancel():
                return Clause("その効果を", godan("打ち消す"))
            case tree.UseInClash():
                return Clause(f"{nouns.me}のトップカードの代わりに{THIS}を", suru("使用"))
            case tree.RevealMore(instead, anyones):
                if not instead:
                    body = f"このクラッシュのためにカードをもう1枚公開し、その{STARS}を{nouns.me}の合計値に"
                    return Clause(body, ichidan("加える"))
                replaced = "公開されたカード1枚" if anyones else f"{nouns.me}が公開したカード"
                return Clause(
                    f"{replaced}の代わりに、このクラッシュのために別のカード1枚を", suru("公開")
                )
            case tree.SwapRevealed():
                body = f"{nouns.me}がこのクラッシュのために公開したカードを相手1人のものと"
                return Clause(body, ichidan("入れ替える"))
            case tree.ClashAgain():
                return Clause("そのクラッシュを", godan("やり直す"))
            case tree.ClashBonus(amount):
                return Clause(f"{nouns.me}の合計値に{self._added(amount)}を", ichidan("加える"))
            case _:
                raise self.unknown(effect)

    def _added(self, amount: tree.Amount) -> str:
        if isinstance(amount, tree.EqualTo):
            return f"、{self._nouns.quantity(amount.amount)}"
        return f"{_pause(amount)}{self._nouns.change(amount)}"

    # ----------------------------------------------------------------- statements and rules

    def of_cards(self, statement: tree.CardStatement) -> Clause:
        nouns = Nouns(self.name)
        match statement:
            case tree.CannotBe(target, deeds):
                before_it, last = spared(deeds)
                body = f"{nouns.bearer(target)}は{_by_what(statement, nouns)}{before_it}"
                return Clause(body, cannot(last))
            case tree.StarsAre(target, tree.Flat() as amount, "at most" | "at least" as test):
                side = "より多く" if test == "at most" else "より少なく"
                body = f"{nouns.bearer(target)}の{STARS}は{nouns.change(amount)}{side}"
                return Clause(body, cannot("ならない"))
            case tree.StarsAre():
                return Clause(_stars_are(statement, nouns), godan("なる"))
            case tree.LoseEffects(target, trigger):
                lost = f"{TRIGGERS[trigger]}効果" if trigger else "効果"
                return Clause(f"{nouns.bearer(target)}は{lost}を", godan("失う"))
            case tree.HaveStars(target, amount, minus):
                body = f"{nouns.bearer(target)}の{STARS}は{_pause(amount)}{nouns.change(amount)}"
                return Clause(body, godan("下がる" if minus else "上がる"))
            case tree.HaveSymbols(target, symbols, only):
                names = "および".join(SYMBOLS[symbol] for symbol in symbols)
                if statement.named:
                    names = f"指定した{_NAMED_KINDS[statement.named]}"
                how = "としてのみ" if only else "としても"
                return Clause(f"{nouns.bearer(target)}は{names}{how}", godan("扱う"))
            case tree.HaveSymbolsOf(of):
                return Clause(f"{THIS}は、{_SYMBOLS_OF[of]}", godan("持つ"))
            case tree.HaveEffects(target, trigger):
                body = f"{nouns.bearer(target)}は、{THIS}の{TRIGGERS[trigger]}効果を"
                return Clause(body, godan("持つ"))
            case tree.CopyOf(of, trigger):
                other = nouns.target(of).removeprefix(f"{THIS}の")
                kind = TRIGGERS[trigger] if trigger else ""
                return Clause(f"{THIS}は、{other}の{kind}効果を", godan("持つ"))
            case tree.StayInstead():
                body = (
                    f"{THIS}のアクションを使用する時、{THIS}を裏返す代わりに、"
                    f"{THIS}から{counted(1, 'star token')}を"
                )
                return Clause(body, godan("取り除く").permitted()).after(self._spoken_by(Who.YOU))
            case _:
                raise self.unknown(statement)

    def of_players(self, statement: tree.PlayerStatement) -> Clause:
        nouns = Nouns(self.name)
        match statement:
            case tree.MoreSlots(count):
                return Clause(f"あなたは追加枠を{count}つ", godan("持つ"))
            case tree.CannotPlay(who, kind):
                return Clause(
                    f"{nouns.player(who)}は{nouns.kind(kind)}を", cannot("プレイできない")
                )
            case tree.MoreActions(count):
                body = f"あなたは各ターン、アクションを追加で{count}回"
                return Clause(body, ichidan("使用できる"))
            case tree.Cannot(who, deeds):
                what, verb = forbidden(deeds)
                return Clause(f"{nouns.player(who)}は{what}", cannot(verb))
            case tree.Toll(who, unit, much, what, kind):
                of = "" if kind == tree.Filter() else f"{nouns.kind(kind)}の"
                did = (
                    f"{nouns.kind(kind)}をプレイする"
                    if what == "play"
                    else f"{of}アクションを使用する"
                )
                return Clause(
                    f"{nouns.player(who)}は{did}には{counted(much, unit)}を",
                    cannot("支払わなければならない"),
                )
            case tree.GainLimit(who):
                of = nouns.kind(statement.cards) if statement.cards is not None else ""
                limit = gain_limit(statement, of.removeprefix("、"))
                return Clause(f"{nouns.player(who)}は{limit}", cannot("得られない"))
            case tree.WinClashes(ties):
                tied = "引き分けになる" if ties else "全ての"
                return Clause(f"あなたは{tied}クラッシュに", suru("勝利"))
            case tree.LowestWins():
                return Clause("クラッシュでは合計値が最も低いプレイヤーが", suru("勝利"))
            case tree.TotalBonus(amount, minus, whose):
                owner = "自分" if whose == "your" else "各相手"
                body = f"クラッシュでの{owner}の合計値は{_pause(amount)}{nouns.change(amount)}"
                return Clause(body, godan("下がる" if minus else "上がる"))
            case tree.MetasTwice():
                return Clause("あなたは各メタゲームカードで2回", suru("得点"))
            case tree.MayAttach(kind):
                subject = self._spoken_by(Who.YOU)
                cards = tree.Cards("any number of", kind, tree.In("hand"))
                body = f"{nouns.me}のターン中、{nouns.target(cards)}を{THIS}に"
                return Clause(body, ichidan("つける").permitted()).after(subject)
            case _:
                raise self.unknown(statement)

    def rule(self, rule: tree.Rule) -> Clause:
        match rule:
            case tree.Unanswered():
                return Clause("この効果に対してリアクションを", cannot("使用できない"))
            case tree.Once(per):
                time = "1ターン" if per == "turn" else "1トーナメント"
                return Clause(f"この効果は{time}に1回のみ", ichidan("使用できる"))
            case tree.CannotBeCopied():
                return Clause("この効果は", cannot("コピーできない"))
            case tree.PlayOnlyIf(condition, fusion):
                return self._play_condition(condition, fusion)
            case tree.ComesWith(what, count, optional):
                if optional:
                    body = f"{THIS}が場に出る時、{THIS}に{counted(count, what)}を"
                    return Clause(body, godan("置く").permitted())
                return Clause(f"{THIS}は{_laid(count, what)}", ichidan("出る"))
            case tree.NextComesWith(count):
                laid = _laid(count, "star token")
                return Clause(f"次にプレイするカードは{laid}", ichidan("出る"))
            case _:
                raise self.unknown(rule)

    def deck_rule(self, rule: tree.DeckRule) -> Clause:
        match rule:
            case tree.OnePerDeck(keyword):
                body = f"デッキには「{keyword_name(keyword)}」を持つカードを1枚しか"
                return Clause(body, cannot("入れられない"))
            case tree.PhaseRule():
                return Clause(*benefit(rule))
            case _:
                raise self.unknown(rule)

    def _play_condition(self, condition: tree.Condition | None, fusion: bool) -> Clause:
        needs = []
        if condition is not None:
            needs.append(in_case(condition, self._condition_nouns()))
        if fusion:
            needs.append(
                f"{THIS}の属性のいずれかを持つカードと、{THIS}の種族のいずれかを持つ別のカードが"
                "自分のプレイエリアにある場合"
            )
        return Clause(f"{THIS}は、{'、かつ'.join(needs)}にのみ", ichidan("プレイできる"))


render = Japanese.render
render_choice = Japanese.render_choice


# --------------------------------------------------------------------------- words


def _needs_no_doer(effect: tree.OneShot) -> bool:
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
    "trigger": "トリガー1つ",
    "type": "種族1つ",
    "element": "属性1つ",
    "type or element": "種族または属性1つ",
}
_DESTINATIONS = {
    "1 slot to the left": "1つ左",
    "1 slot to the right": "1つ右",
    "the left end": "左端",
    "the right end": "右端",
    "any slot": "任意の枠",
}


def _for(target: tree.Target, price: tree.Amount, nouns: Nouns) -> str:
    """それぞれ3ミレニアムドル"""
    return f"{'それぞれ' if is_plural(target) else ''}{nouns.amount(price, 'M$')}"


_PILES = {
    "on top of the Store": STORE_TOP,
    "on the bottom of the Store": "ショップデッキの一番下",
    "in the Store's discard pile": "ショップの捨て札置き場",
    "in the Aftermarket": "流通市場",
    "back": "元の場所",
    "back in the same order": "元の場所",
    "on the bottom of the Store in a random order": "ショップデッキの一番下",
}
_ORDERED = ("on top of the Store", "on the bottom of the Store", "back")
_ORDERS = {
    "back in the same order": "同じ順番で",
    "on the bottom of the Store in a random order": "ランダムな順番で",
}
_SILENT = {"trigger": "次のあなたのターンまで、その効果は発動しない。"}
_TOGETHER: dict[Whom, str] = {
    Who.NEIGHBOURS: "両隣のプレイヤー",
    Who.EACH_PLAYER: "全プレイヤー",
    Who.EACH_OPPONENT: "相手全員",
}
_RIVALS = {
    "2 opponents": "相手2人", "all opponents": "相手全員", "the players next to you": "両隣のプレイヤー",
}  # fmt: skip
_SYMBOLS_OF = {
    "left": "自身の属性と種族の代わりに、左隣のカードの属性と種族を",
    "right": "自身の属性と種族の代わりに、右隣のカードの属性と種族を",
    "both": "自身の属性と種族の代わりに、左右両隣のカードの属性と種族を",
    "attached": f"{THIS}につけたカードの{STARS}、属性、種族、セット、レアリティ、カード名も",
}


def _laid(count: int, what: str) -> str:
    return f"{counted(count, what)}が置かれた状態で場に"


def _lost(amount: tree.SaidAmount, unit: tree.Unit, nouns: Nouns) -> str:
    match amount:
        case tree.EqualTo(tree.Half(tree.Has(owned)) as half) if owned == unit:
            return nouns.quantity(half)
    return nouns.amount(amount, unit)


def _pause(amount: tree.SaidAmount) -> str:
    match amount:
        case tree.Flat() | tree.AnyNumber() | tree.All() | tree.EqualTo(tree.ThatMuch()):
            return ""
    return "、"


def _is_from_hand(target: tree.Target) -> bool:
    """Whether cards come from elsewhere than a tableau."""
    place = target.place if isinstance(target, tree.Cards) else None
    if isinstance(place, tree.In):
        return place.zone in ("hand", "binder")
    return isinstance(place, tree.Aftermarket)


def _is_several(target: tree.Target) -> bool:
    match target:
        case tree.Cards(how, _, _, count):
            return how in {"each", "any number of"} or count > 1
    return isinstance(target, tree.Those)


def _is_own(target: tree.Target, who: Whom) -> bool:
    """Whether the card is in the doer's own area, so that its owner need not be named."""
    match target:
        case tree.Cards(_, _, tree.In(_, whose)) | tree.TopCard(whose):
            return whose is Whose.THEIR or (whose is Whose.YOUR and who is Who.YOU)
        case tree.Cards(place=tree.Adjacent(near) | tree.Beside(_, near)) | tree.Neighbour(_, near):
            return who is Who.YOU and _is_own(near, who)
        case tree.Cards() | tree.This():
            return who is Who.YOU
    return False


def _stars_are(statement: tree.StarsAre, nouns: Nouns) -> str:
    stars, amount = f"{nouns.bearer(statement.target)}の{STARS}は", statement.amount
    if isinstance(amount, tree.Multiple):
        return f"{stars}{amount.times}倍に"
    if isinstance(amount, tree.EqualTo):
        return f"{stars}{nouns.quantity(amount.amount)}と等しく"
    return f"{stars}{_pause(amount)}{nouns.change(amount)}に"


_WHOSE_EFFECTS = {"anyone": "", "an opponent": "相手の", "you": "自分の"}


_NAMED_KINDS = {"element": "属性", "type": "タイプ", "element or type": "属性またはタイプ"}


def _by_what(statement: tree.CannotBe, nouns: Nouns) -> str:
    """相手のプレイ効果によっては"""
    whose = _WHOSE_EFFECTS[statement.by]
    if statement.player is not None:
        whose = f"{nouns.player(statement.player)}の"
    if statement.source:
        of = (
            "" if statement.cards is None else f"{nouns.kind(statement.cards).removeprefix('、')}の"
        )
        return f"{whose}{of}{TRIGGERS[statement.source]}効果によっては"
    if statement.cards is not None:
        return f"{whose}{nouns.kind(statement.cards)}の効果によっては"
    return f"{whose}効果によっては" if whose else ""
