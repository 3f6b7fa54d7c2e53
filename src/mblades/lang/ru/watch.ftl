watch-mode = { $mode }, издание { $edition }, { $build }
watch-random-sets = случайные выпуски
watch-what = Боты играют партию от начала до конца.
watch-again = Ещё раз: { $command }
watch-more = Быстрее: --speed 3   Подробнее: { $command }
watch-so-far = { $unit }, всего
watch-total = Итого
watch-won = { $count ->
    [one] Побеждает { $winners }.
   *[other] Победу делят { $winners }.
}
watch-saved = Сохранено перед раундом { $round }. Чтобы продолжить: { $command }
watch-replay-what = Сыгранная партия, рассказанная заново.
watch-replay-more = Быстрее: --speed 3   С раунда: --from 2   По шагам: --step   Подробнее: { $command }
watch-replay-eyes = Глазами игрока { $player }.
watch-replay-step = Enter: дальше   n: следующая фаза   q: хватит
watch-replay-written = Посмотреть ещё раз: { $command }
