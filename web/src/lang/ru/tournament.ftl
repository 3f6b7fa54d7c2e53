story = Ход игры
story-empty = Пока ничего не произошло.
stage = Что происходит
stage-empty = Карты на столе.
skip-show = Пропустить
rivals = Другие игроки
prerelease = Пререлиз
metas = Мета
venue = Площадка
silenced = Эффекты «{ $trigger }» сейчас не действуют.
aftermarket-count = Рынок: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
collections = Коллекции
collection-rp = +{ $rp } РО за коллекции, в конце
records = Колоды: { $list } РО
keyword-cards = Карты ключевых слов

zone-mine = Ваша сторона
zone-hand = в руке
zone-own-tableau = на вашем столе
zone-tableau = на столе игрока { $name }
zone-own-kit = рядом с вашим столом
zone-kit = рядом со столом игрока { $name }
place-hand = ваша рука
place-own = ваша
place-aftermarket = рынок
top-short = Крайняя
top-card = Крайняя карта
top-asleep-short = Крайняя, спит
top-asleep = Крайняя карта; её эффект «Крайняя» спит: нет места или пуста рука
can-choose = , можно выбрать
can-use = , можно использовать
slot-here = Сюда ({ $slot })
hand-of = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[other] { $count } карт в руке
}
hand-empty = В руке нет карт.
their-turn = ходит
thinking = думает
ally = с вами
away = играет бот
out = вне турнира
your-turn = Ваш ход
not-your-turn = Ждите своего хода
choose-player = Выбрать: { $name }

clash = Схватка!
clash-winner = победа
clash-tie = Ничья: победителя нет.
clash-besides = { $extra } от эффектов и жетонов

asked = Ваше решение
waiting-name = Ждём: { $name }
turn-play = Разыграйте карту
turn-play-help = { $touch ->
    [yes] Коснитесь карты в руке: вы увидите её целиком и сможете разыграть.
   *[no] Выберите карту в руке (клавиши 1–9) или перетащите её на стол.
}
turn-action = Используйте действие или закончите ход
turn-action-help = У карт с ⚡ есть действие.
turn-one-thing = Сделайте что-то одно
turn-one-thing-help = Купите, продайте, выполните слияние, пополните коллекцию, разыграйте карту или подсчитайте очки колоды.
turn-yours = Ваш ход
put-back = Вернуть
decision-in = На решение: { $seconds } с
decision-over = Время вышло: за вас решил бот.
end-turn = Закончить ход
hint = Подсказка
never-for = Не спрашивать про «{ $card }» в этом турнире
ask-again = Снова спрашивать про «{ $card }»
number-which = Число
number-less = На один меньше
number-more = На один больше
number-take = Выбрать { $number }
names-part = Часть имени
names-more = и ещё { $count }

do-play = Разыграть: { $card }
do-action = Использовать: { $card }
do-attach = { $card } — под { $host }
do-collect = В коллекцию ({ $symbol }): { $card }
do-sell = Продать: { $card }
do-equip = Выложить: { $card }
do-purchase = Купить: { $card }
do-pick = Взять: { $card }
do-buy = Купить: { $set }
do-fuse = Слияние: { $rarity }
do-end = закончить ход
do-score = подсчитать очки колоды

prompt-for = За игрока { $name }: { $prompt }
prompt-flip = Какую карту перевернуть?
prompt-unflip = Какую карту вернуть лицом вверх?
prompt-discard = Какую карту сбросить?
prompt-return = Какую карту вернуть?
prompt-take = Какую карту взять?
prompt-reveal = Какую карту открыть?
prompt-play = Какую карту разыграть?
prompt-move = Какую карту передвинуть?
prompt-rearrange = Какая карта следующая слева направо?
prompt-swap = Какую карту поменять местами?
prompt-give = Какую карту отдать?
prompt-attach = Какую карту присоединить?
prompt-use = Эффект какой карты использовать?
prompt-card = Выберите карту.
prompt-put = Какую карту положить?
prompt-look = Какую карту посмотреть?
prompt-put-back = Какая карта вернётся первой?
prompt-tokens = Какая карта получит жетон звёздного рейтинга?
prompt-markers = Какая карта получит жетон продажи?
prompt-remove = Откуда снять жетон?
prompt-keyword = Выберите карту ключевого слова.
prompt-keyword-to = Какая карта получит ключевое слово?
prompt-clash = С кем вступить в схватку?
prompt-their-card = Какой картой сражается противник?
prompt-player = Выберите игрока.
prompt-reaction = { $count ->
    [one] Использовать реакцию карты «{ $card }»?
   *[other] Использовать одну из ваших реакций?
}
prompt-about = В ответ на то, что происходит с картой «{ $cards }».
prompt-chosen = Пока выбраны: { $cards }.
prompt-whom = Дело касается игрока { $name }.
prompt-of-card = Речь о карте «{ $card }».
prompt-order = Какой эффект будет первым?
prompt-may = Сделать то, что предлагает карта?
prompt-choose-one = Выберите одно.
prompt-one-of = Выберите одно.
prompt-slot = Выберите ячейку.
prompt-number = Выберите, сколько.
prompt-amount = Выберите число.
prompt-bid = Сколько вы ставите?
prompt-vote = За кого вы голосуете?
prompt-side = Куда её повернуть?
prompt-name = Назовите что-то одно.
prompt-name-card = Назовите карту.
prompt-level-up = Снять с карты «{ $card }» жетон звёздного рейтинга, чтобы она осталась лицом вверх?
prompt-keep = Какие аксессуары оставить?
prompt-meta = Какую мету заменить?

option-effect = Использовать: { $card }
option-slot = { $name }, ячейка { $slot }
option-decline = Не сейчас
option-yes = Сделать
option-no = Не делать
option-done = Это всё
option-no-bid = Не ставить
option-left = Влево
option-right = Вправо

market = Торговля
market-store = Магазин
market-aftermarket = Рынок
market-picking = Слияние ({ $rarity }): выберите карты
market-promos = Промокарты
market-cancel = Отмена
market-score = Подсчитать очки колоды

scoring-after = Турнир окончен
scoring-round = Итоги
scoring-you-win = Вы победили!
scoring-team-wins = { $count ->
    [one] Победа: { $winners }
   *[other] Победила команда: { $winners }
}
scoring-wins = { $count ->
    [one] Победа: { $winners }
   *[other] Победу делят { $winners }
}
scoring-tournament = Турнир
scoring-last = Последний турнир
scoring-so-far = Счёт игры
scoring-place = { $place }-е место
scoring-collections = из них { $rp } за коллекции
scoring-sold = +{ $money } M$ за карты этого турнира
scoring-duel = Дуэль выигрывает тот, кто победит в двух турнирах.
tie-break = Поровну, { $total } { $unit }. Решает показатель «{ $source }»: { $value } против { $than }, впереди { $names }.
scoring-onward = Дальше
scoring-waiting = Ждём остальных…
scoring-in = Продолжим через { $seconds } с
