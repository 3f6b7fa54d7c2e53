skip = Перейти к содержанию
nav = Главное меню
nav-home = Главная
nav-new = Новый стол
nav-table = Стол
nav-cards = Карты
nav-help = Как играть
nav-settings = Настройки
nav-account = Ваше имя
language = Язык
dismiss = Убрать
close = Закрыть
loading = Минутку…

problem-unreachable = Сервер недоступен. Попробуйте ещё раз чуть позже.
problem-lost = Связь прервалась до ответа. Проверьте, выполнено ли действие.

theme = Освещение
theme-system = Как на устройстве
theme-dark = Вечер
theme-light = День
card-size = Размер карт
card-size-small = Мельче
card-size-medium = Обычный
card-size-large = Крупнее
motion = Движение
motion-system = Как на устройстве
motion-full = Всё движется
motion-reduced = Без движения
sound = Звук
sound-help = Карты, монеты, бустеры, публика и последняя минута таймера. С первого нажатия.
shortcuts = Действия одной клавишей
shortcuts-help = R — готово, D — в колоду, E — закончить ход. Если выключить, буквы и цифры за столом ничего не делают; Tab, стрелки, Enter и Esc работают.

home-title = Подсаживайтесь!
home-lead = Вечер в магазине карт: вскрывайте бустеры, меняйтесь, собирайте колоду, пока идёт таймер, — и вперёд, на турнир.
home-play = Играть
home-play-clock = Играть с таймером
home-dealing = Раздаём карты…
home-play-help = Против трёх неторопливых ботов. Без таймера и регистрации.
home-friends = Игра с друзьями
home-friends-help = Откройте стол и отправьте ссылку. Хватит и телефона.
home-new = Открыть стол
home-new-own = Сначала выбрать правила
home-link = Вам прислали ссылку?
home-join = Войти
home-link-wrong = Это не ссылка на стол. Вставьте её целиком, как вам прислали.

tables-mine = Ваши партии
tables-others = Столы сегодня
tables-none = Сейчас открытых столов нет. Откройте свой: кто-нибудь да заглянет.
tables-of = Стол игрока { $host }
tables-open = Свободно мест: { $open } из { $seats }
tables-round = { $round }-й раунд
tables-sit = Сесть
tables-watch = Смотреть
tables-return = Продолжить

account-kept = Это имя ваше. С ним можно войти на любом устройстве.
account-guest = Вы играете как гость. Закрепите имя, чтобы играть под ним и на других устройствах.
account-name = Имя
account-passphrase = Парольная фраза
account-passphrase-help = Не меньше 8 знаков. Лучше всего несколько слов, которые легко запомнить.
account-rename = Имя и лицо
account-rename-do = Это я
account-rename-done = Теперь вас зовут { $name }.
account-keep = Закрепить имя
account-keep-help = С парольной фразой имя и партии будут с вами на любом устройстве.
account-keep-do = Закрепить
account-keep-done = Имя { $name } теперь ваше.
name-kept = Имя закреплено парольной фразой: никто другой не может его взять.
account-login = Войти
account-login-help = С именем, которое вы закрепили раньше.
account-login-do = Войти
account-login-done = С возвращением, { $name }!
account-logout = Выйти

cards-search = Поиск по названию и тексту
cards-set = Выпуск
cards-rarity = Редкость
cards-element = Элемент
cards-type = Тип
cards-any = Все
cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
cards-none = Таких карт нет. Попробуйте убрать часть условий.
cards-clear = Сбросить условия
cards-more = Показать ещё
