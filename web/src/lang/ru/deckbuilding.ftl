tabs = Части стола
tab-market = Магазин
tab-binder = Альбом
tab-deck = Колода
tab-collection = Коллекция
tab-table = Стол

round-last = Последний раунд
clock = Таймер
clock-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[many] осталось { $seconds } секунд
}
clock-none = Без таймера: ждём, пока все будут готовы
clock-soon = Следующий таймер пойдёт, когда все нажмут «Дальше»
clock-timer = Таймер { $timer } из 3
clock-extended = Таймер { $timer } из 3: продление
clock-paused = Таймер остановлен
clock-no-selling = продавать уже нельзя
clock-ready = готовы { $ready }/{ $of }
clock-consents = за продление { $consents } из { $of }
clock-agreed = будет продление
clock-asks = { $name } просит продлить время.
extend-agree = Согласиться на продление
extend-yes = За
warn-short = { $decks ->
    [1] В колоде синглов: { $count } из { $of }, а в альбоме есть ещё.
   *[other] В колодах синглов: { $count } из { $of }, а в альбоме есть ещё.
}
short-title = { $decks ->
    [1] Синглов в колоде: { $count } из { $of }
   *[other] Синглов во всех колодах: { $count } из { $of }
}
short-help = В альбоме есть ещё карты для колоды. Если карт в руке мало, турнир быстро закончится.
short-play = Играть с этими
short-fill = Собрать за меня
deck-filled = Колода собрана: просмотрите её и нажмите «Готово».
first-table = Покупайте, меняйтесь и собирайте колоду; когда все трижды будут готовы, начнётся турнир.
warn-collection = Такая коллекция ничего не принесёт.
meta-later = { $deck ->
    [Element] Мета по элементу
    [Type] Мета по типу
    [Star] Мета по звёздам
   *[Rarity] Мета по редкости
}: { $timer ->
    [0] закрыта
   *[other] с { $timer }-го таймера
}
money-vp = Ваши M$. В конце игры каждые { $money } M$ дают 1 ПО.
meta-foreseen = Знаете только вы: эта будет следующей.
own-powers = ваша способность
purse = Ваши деньги и жетоны продажи
markers = { $markers ->
    [one] { $markers } жетон продажи
    [few] { $markers } жетона продажи
   *[many] { $markers } жетонов продажи
}
markers-help = { $deal ->
    [fuse] Жетоны продажи: по одному за продажу и за слияние
    [npc] Жетоны продажи: по одному за продажу и за NPC
   *[none] Жетоны продажи: по одному за продажу
}

partner = ваш напарник
binder-count = { $count ->
    [one] { $count } карта в альбоме
    [few] { $count } карты в альбоме
   *[many] { $count } карт в альбоме
}
is-ready = готово
vp-so-far = ПО сейчас
friendship-from = ПО за дружбу этого игрока
friendship = Карты дружбы
friendship-vp = Карта дружбы, { $vp } ПО
open-cards = Открытые карты: { $name }
look-into = Альбом и колода: { $name }
trade-with = Обмен
trade-with-name = Обмен: { $name }
pay = Отдать { $money } M$

store = Магазин
store-help = Нажмите на рубашку: увидите, что в выпуске.
store-dry = Всё распродано. Карты из сброса вернутся на полки.
aftermarket = Рынок
aftermarket-help = Здесь можно продать карты из альбома.
aftermarket-closed = Продавать уже нельзя. Покупать можно.
aftermarket-empty = Пока пусто. Первая выгодная покупка может стать вашей.
fusion = Слияние карт
fusion-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
npcs = Они ищут…
npcs-none = Сейчас никто ничего не ищет.
npc-deck = верхний в колоде NPC
binder = Ваш альбом
binder-empty = Альбом пуст. Магазин открыт!
binder-nothing = Таких карт нет.
booster-later = ещё { $count } в закрытом бустере
filter-symbol = Только с символом
filter-all = Все карты
filter-collection = Для коллекции
filter-box = Для коробочки
filter-kit = Коробочки и аксессуары
filter-clear = Показать все
sort-new = Новые
sort-stars = По звёздам
sort-symbol = По символу
sort-set = По выпуску
sort-name = По названию
fits-box = подходит к коробочке
fits-collection = подходит к коллекции
fresh = новая
shown-to-all = видят все
contested = её уже просят…
hold = сначала { $name }
hold-mine = Сначала вы!
peeked = видели
cards-left = осталось { $count }
marker-of = продаёт { $name }
marker-mine = продаёте вы
marker-mine-help = Её продали вы: купить могут только другие.
marker-partner-help = Её продал ваш напарник: карты своей команды купить нельзя.

area-binder = Альбом
area-deck = Колода
area-second_deck = Вторая колода
area-third_deck = Третья колода
area-collection = Коллекция
area-second_collection = Вторая коллекция
area-duel-collection = Коллекция по элементу
area-duel-second_collection = Коллекция по типу
deck-order = в порядке розыгрыша
order-earlier = Раньше
order-later = Позже
collection-track = Сколько карт и сколько { $unit ->
    [RP] РО
   *[VP] ПО
} они приносят
collection-more = → с ещё одной { $value } { $unit ->
    [RP] РО
   *[VP] ПО
}
collection-empty = Карты с общим символом и разными звёздами.
collection-ideas = Можно собрать:
collection-idea = { $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[many] { $size } карт
}, { $value } { $unit ->
    [RP] РО
   *[VP] ПО
}
step-missing = нет
step-reach = нет; есть в альбоме

zone-binder = в вашем альбоме
zone-deck = в вашей колоде
zone-second_deck = во второй колоде
zone-third_deck = в третьей колоде
zone-own-collection = в вашей коллекции
zone-collection = в коллекции
zone-shown = видят все
zone-powers = способность
zone-store = в магазине
zone-store-deck = верх колоды магазина
zone-core-deck = верх базовой колоды
zone-store-peeked = в магазине; видели только вы
zone-aftermarket = на рынке
zone-pack = в вашем бустере
zone-offer = на выбор

to-binder = В альбом
to-deck = В колоду
to-second_deck = Во вторую колоду
to-third_deck = В третью колоду
to-collection = В коллекцию
to-second_collection = Во вторую коллекцию
to-duel-collection = В коллекцию по элементу
to-duel-second_collection = В коллекцию по типу
give-to = Отдать: { $name }
put-down = Положить обратно
too-dear = Стоит { $cost } M$: сейчас не хватает.
bought-by-another = Эту карту только что купил другой игрок.
no-longer-for-sale = Эта карта больше не продаётся.
set-contents = Что в выпуске
verb-withdraw = Отозвать
verb-hand-over = Отдать напарнику
verb-pay = Дать денег напарнику
verb-use-deck = Играть этой колодой
verb-draft = Взять

counter = Прилавок
counter-fuse = Слияние: { $rarity } промокарта
counter-trade = Обмен: { $name }
counter-draft = Выбор карт
counter-leave = Отмена
deal-give = Вы отдаёте
deal-get = Вы получаете
deal-give-money = M$, которые вы отдаёте
deal-want-money = M$, которые вы получаете
less = меньше
more = больше
nothing = ничего
fuse-choose = Выбрано карт: { $chosen } из { $count }
fuse-help = Выберите их в альбоме или перетащите сюда.
fuse-promo = Выберите промокарту
fuse-top = Верхняя промокарта: { $set }
fuse-few = Нужно карт: { $needed }, а в альбоме: { $count }.
fuse-again = В этой фазе слияние уже было: { $rarity } промокарта.
fuse-no-marker = Жетонов продажи не осталось.
fuse-not-now = Сейчас нельзя.
fuse-gone = Последнюю карту стопки ({ $rarity } промокарта) забрал другой игрок.
fuse-promo-gone = Эту промокарту только что забрал другой игрок.
fuse-do = Выполнить слияние
npc-do = Отдать
trade-give-help = Выберите карты в альбоме или перетащите их сюда.
trade-nothing-shown = { $name } не показывает карт альбома. Спросите в чате или попросите M$.
trade-even = Равноценно
trade-more = Вы отдаёте на { $by } больше
trade-less = Вы просите на { $by } больше
trade-make-even = Уравнять деньгами
trade-partner = С кем обмен
trade-propose = Предложить
proposal = Вам предлагают обмен
proposal-mine = Ваше предложение
proposal-from = { $name } предлагает обмен
proposal-off = Сейчас невозможно.
proposals-off = { $count ->
    [one] Предложение, которое сейчас невозможно
   *[other] Предложения, которые сейчас невозможны: { $count }
}

boss = Босс
boss-kit = рядом с боссом
boss-singles = { $count ->
    [one] { $count } сингл босса
    [few] { $count } сингла босса
   *[many] { $count } синглов босса
}
drafting = Драфт
draft-pack = Возьмите карту, остальное передайте
draft-accessory = Аксессуары миллениума
draft-take = Возьмите карту; остальное получит { $name } ({ $passing ->
    [left] слева
   *[right] справа
}).
draft-take-open = Возьмите один из открытых аксессуаров.
draft-turn = Сейчас выбирает { $name }.
draft-start = Перед первым раундом
draft-pick = Выберите карту
draft-wait = Ждём, пока возьмут остальные…
draft-others = Ещё выбирают:
choosing = Какой колодой?
choosing-help = Выберите колоду для этого турнира. Остальные останутся на потом.
choosing-wait = Ждём выбора остальных…
choosing-empty = Карт нет: с этой колодой можно только пасовать.
choosing-do = Играть этой колодой
