symbol-fire = огненная
symbol-water = водная
symbol-air = воздушная
symbol-earth = земляная
symbol-light = светлая
symbol-dark = тёмная
symbol-animal = животное
symbol-myth = миф
symbol-construct = конструкция
symbol-citizen = горожанин
symbol-soldier = воин
symbol-mage = маг
symbol-pro = чемпион

rarity-starter = Начальная
rarity-core = Базовая
rarity-expansion = Расширенная
rarity-premium = Премиальная
rarity-master = Мастерская
rarity-bronze = Бронзовая промокарта
rarity-silver = Серебряная промокарта
rarity-gold = Золотая промокарта
rarity-mystic = Мистическая

trigger-play = Розыгрыш
trigger-next = Следующая
trigger-flip = Переворот
trigger-ongoing = Постоянно
trigger-top = Крайняя
trigger-score = Подсчёт
trigger-action = Действие
trigger-reaction = Реакция

phase-drafting = Драфт
phase-choosing = Выбор колоды
phase-deckbuilding = Фаза сбора колоды
phase-tournament = Фаза турнира
phase-over = Конец игры

source-tournament = Турниры
source-collection = Коллекции
source-friendship = Дружба
source-npc = NPC
source-wealth = Богатство
source-first = Первая колода
source-second = Вторая колода
source-third = Третья колода
source-rp = РО
source-scenarios = Выигранные сценарии
source-duel-tournament = Выигранные турниры
source-duel-rp = РО всех турниров

unit-rp = РО
standings = Итоги
total-vp = ПО
total-duel = { $count ->
    [one] победа
    [few] победы
   *[many] побед
}
total-coop = РО
total-campaign = { $count ->
    [one] сценарий
    [few] сценария
   *[other] сценариев
}
total-turn-based = РО

edition-original = Первое
edition-collusion = «Сговор»

mode-normal = Обычная игра
mode-duel = Дуэль
mode-team = Команды
mode-turn-based = Пошаговая игра
mode-funky = Фанки
mode-coop = Кооператив
mode-campaign = Кампания

build-new-beginnings = Новое начало
build-fight-me = А ну подходи!
build-middle-hand-management = Менеджер средней руки
build-combo-city = Город комбо
build-strategic-mode = Стратегический режим
build-the-name-game = Игра в имена
build-flip-flops = Перевёртыши
build-2-fast-4-you = Слишком быстро для вас
build-pay-to-win = Плати и побеждай!
build-absolutely-massive-units = Просто громадины
build-the-true-beginning = Истинное начало
build-card-clash-on = Карты, к бою!
build-first-game = Первая игра
