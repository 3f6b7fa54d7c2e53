cast-live = Трансляция
cast-late = отстаёт на { $delay }
cast-no-delay = без задержки
cast-minutes = { $minutes } мин
cast-seconds = { $seconds } с
cast-waiting = Трансляция скоро начнётся
cast-waiting-help = Игра ещё не началась. Оставьте эту страницу открытой: трансляция начнётся сама.
cast-begins = Трансляция начнётся через
cast-begins-help = Здесь будут видны карты всех игроков, с задержкой { $delay }.
cast-begins-now = Здесь будут видны карты всех игроков.
cast-who = За столом
cast-full-screen = Во весь экран
cast-hand = Рука
cast-hand-of = Рука: { $name }
cast-area-of = { $area }: { $name }
cast-just = Только что
cast-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
cast-worth = { $value } { $unit }
cast-ready = готово
cast-trade = { $name } предлагает обмен: { $partner }
cast-options = Варианты ответа
cast-more = ещё { $count }
cast-shop = Магазин
cast-to-come = Ещё выйдут
