edition = Издание
edition-original-help = Первая коробка.
edition-collusion-help = Вторая коробка: больше выпусков, четыре вида меты.
mode = Режим
mode-normal-help = Три раунда сбора колоды и турнира; побеждает тот, у кого больше ПО.
mode-duel-help = Два игрока: две коллекции ради РО, шесть жетонов продажи, в счёт идут только выигранные турниры.
mode-team-help = Команды по два или три игрока побеждают вместе; оставшийся без пары играет один.
mode-turn-based-help = Сбор колоды и турнир одновременно, по ходам, без таймера.
mode-funky-help = Одна фаза сбора трёх колод, затем три турнира подряд.
mode-coop-help = Одна фаза сбора колоды и один турнир, все вместе против босса.
mode-campaign-help = Четыре раунда, в каждом новый босс; игра кончается при первом поражении.
not-in-mode = Нет в режиме «{ $mode }».
not-in-edition = Нет в этом издании.
not-with = Несовместимо с «{ $other }».
only-with = Только вместе с «{ $other }».

new-game = Игра
new-time = Время
new-options = Варианты игры
new-further = Ещё варианты
new-who = Кто играет
new-players = Игроков
new-you = Вы
new-seat = Место { $seat }
new-seat-open = Свободно, для человека
new-by-seat = Персонажи, начальные колоды, фора
new-by-seat-help = Выберите, что хотите; остальное решит случай.
first-game = Играете впервые?
first-game-help = Состав, который правила советуют для первой партии, и пререлизный турнир для знакомства.
first-game-do = Подготовить первую партию
first-game-done = Первая партия подготовлена.
teams-across = Напарники напротив
teams-own = Выбрать команды
team = Команда { $team }
sheets = Свои карты
sheets-help = Выпуск — это текстовый файл, лист. Вставьте его или перетащите файл сюда: он попадёт в магазин этого стола.
sheets-paste = Лист (TOML)
sheets-add = Добавить выпуск
sheets-file = Выбрать файл
sheets-remove = Убрать { $name }
sheets-place = { $column ->
    [0] Строка { $line }:
   *[other] Строка { $line }, знак { $column }:
}
new-name = Название стола
new-public = Открыт для всех
new-public-help = Иначе войти смогут только те, у кого есть ссылка.
new-open = Открыть стол
new-ok = { $open ->
    [0] Можно играть.
    [one] Готово. { $open } место ждёт друга.
    [few] Готово. { $open } места ждут друзей.
   *[many] Готово. { $open } мест ждут друзей.
}
bot = Бот: { $level }
bot-random = рассеянный
bot-rookie = новичок
bot-regular = завсегдатай
bot-planner = стратег
bot-expert = знаток

store-title = Что лежит в магазине
store-build = Готовый набор
store-random = Случайно
store-random-help = Выпуски определятся в начале партии.
store-own = Выбрать выпуски
store-which = Набор

time-deckbuilding = Сбор колоды
time-usual = По правилам
time-usual-help = 7, 7 и 6 минут
time-brisk = Быстро
time-brisk-help = 4, 4 и 3 минуты
time-none = Без таймера
time-none-help = Дальше, когда все готовы
time-own = Своё время
time-own-help = В минутах
time-timer = Таймер { $timer }, минут
time-extension = Продление, минут
time-decision = Время на решение на турнире
time-decision-help = Когда оно выйдет, за игрока один раз решит бот.
time-unlimited = Без ограничения
time-seconds = { $seconds } с

option-any = Случайно
option-expansion = Расширенные выпуски
option-premium = Премиальные выпуски
option-master = Мастерские выпуски
option-fusion = Промовыпуски для слияния
option-fusion-help = По одному: бронзовый, серебряный, золотой.
option-prizes = Промовыпуски призового фонда
option-prizes-help = По одному: бронзовый и серебряный.
option-starters = Начальная колода
option-characters = Персонаж
option-metas = Меты
option-metas-help = Две, в порядке открытия. Если не выбрать — случайно.
option-metas-element = По элементу
option-metas-type = По типу
option-metas-star = По звёздам
option-metas-rarity = По редкости
option-first-player = Первый игрок
option-prerelease = Пререлизный турнир
option-prerelease-help = Первый из трёх турниров проходит сразу, начальными колодами.
option-tied-clash-has-losers = При ничьей в схватке есть проигравшие
option-final-after-prerelease = Очки финала после пререлиза
option-character-powers = Способности персонажей
option-character-powers-help = У каждого персонажа есть способность для сбора колоды и способность для турнира.
option-pro-cards = Карты чемпионов
option-pro-cards-help = После 1-го и 2-го раундов игрокам раздают карты чемпиона — победителя турнира.
option-handicaps = Фора: аксессуар миллениума
option-handicaps-help = Игрок с форой начинает со случайным аксессуаром миллениума.
option-accessory-draft = Драфт аксессуаров миллениума
option-venues = Экзотические площадки
option-venues-help = Каждый раунд проходит на площадке со своими правилами для сбора колоды, турнира или того и другого.
option-draft = Драфт
option-draft-help = Бустеры разбирают: возьмите карту и передайте остальные дальше, пока у каждого не наберётся бустер.
option-free-market = Свободный рынок
option-free-market-help = Стороны обмена могут быть не равны по звёздам и M$.
option-liquidation = Распродажа
option-liquidation-help = В магазине на два выпуска каждой редкости больше; после каждого турнира, кроме последнего, все сыгранные карты возвращаются в коробку за M$.
option-sealed = Силед
option-sealed-help = Каждый начинает с 16 случайными картами вместо начальной колоды.
option-tied-clash-has-losers-help = При ничьей в схватке проигрывают все, у кого меньше.
option-final-after-prerelease-help = С пререлизным турниром последний турнир приносит очки как финальный.
option-accessory-draft-help = В начале аксессуары миллениума лежат открыто, и все по очереди берут по одному.
option-backers = Промокарта спонсора
option-backers-help = Спонсор начинает с промокартой на выбор; остальные получают случайные карты её выпуска.
backers-none = Нет
backers-need-sets = Сначала выберите выпуски
option-teams = Команды
option-team-cards = Карты команд
option-boss = Босс
option-difficulty = Сложность
option-difficulty-easy = Легко
option-difficulty-normal = Нормально
option-difficulty-hard = Трудно

waiting-seats = За столом
waiting-open = Свободное место
waiting-here = за столом
waiting-away = нет на месте
waiting-sit = Сесть сюда
waiting-start = Начать игру
waiting-leave = Встать из-за стола
waiting-for = { $open ->
    [one] Свободно { $open } место. Если никто не придёт, сядет бот.
    [few] Свободно { $open } места. Если никто не придёт, сядут боты.
   *[many] Свободно { $open } мест. Если никто не придёт, сядут боты.
}
waiting-ready = Все в сборе.
waiting-late = Все места заняты. Ещё не пришли: { $names }.
waiting-host = Игру начнёт { $host }.
waiting-full = Все места заняты. Когда { $host } начнёт игру, вы сможете смотреть.
waiting-clock = С таймером
waiting-no-clock = Без таймера

invite = Пригласить
invite-help = Кто откроет эту ссылку, назовёт себя и сядет за стол. Когда игра уже идёт — на место бота.
invite-alone = Этот сервер открывается только с этого компьютера. Чтобы впустить друзей, запустите ./mb play --lan.
invite-link = Ссылка на этот стол
invite-copy = Копировать
invite-copied = Ссылка скопирована.
invite-selected = Ссылка выделена: скопируйте её средствами вашего устройства.
invite-qr = Ссылка в виде QR-кода
