# Яркие моменты: вскрытие бустера, подсчёт турнира

speed = Яркие моменты
speed-full = Не спеша
speed-quick = Быстро
speed-off = Пропускать
speed-help = Вскрытие бустера, схватка, итоговый подсчёт.
volume = Громкость

pack-title = Бустер
pack-booster = Свежий бустер!
pack-promo = Промокарта!
pack-prize = Ваш приз!
pack-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
pack-cards = Карты набора
pack-tear = Вскрыть бустер
pack-turn = Перевернуть карту { $n } из { $of }
pack-all = Перевернуть все
pack-skip = Пропустить
pack-binder = В альбом

race = Гонка за РО
final-count = Итоговый подсчёт
final-count-begins = Сначала эффекты подсчёта, затем меты.

boss-says-waits = Не торопитесь. Мне спешить некуда.
boss-says-opens = Садитесь. Все до одного.
boss-says-ahead = И это всё, что вы принесли?
boss-says-close = Хм. Вижу, вы тренировались.
boss-says-behind = Вы впереди? Радуйтесь, пока можете.
boss-says-last = Моя последняя карта на столе. Теперь посчитаем.
boss-says-won = Приходите, когда друзей станет больше.
boss-says-lost = Хорошо сыграно. Стол ваш.
