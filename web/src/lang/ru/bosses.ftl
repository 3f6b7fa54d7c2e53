round-of = Раунд { $round } из { $rounds }

boss-by-chance = Случайный босс
against = Игроки против босса
against-players = Игроки вместе
against-goal = { $players ->
    [1] Нужно набрать больше РО, чем босс.
   *[other] Вместе нужно набрать больше РО, чем босс.
}
against-box = +{ $rp } РО боссу в конце за коробочку
against-bonus = +{ $rp } РО боссу в конце
boss-left = { $plays ->
    [0] Босс больше не разыгрывает карт.
    [one] Разыграет ещё { $plays } карту из { $count }.
    [few] Разыграет ещё { $plays } карты из { $count }.
   *[other] Разыграет ещё { $plays } карт из { $count }.
}
boss-left-title = Что босс ещё может разыграть
boss-plays = разыграет ещё { $count }
boss-waits = решаете вы
boss-decides = Решите за босса. { $prompt }
boss-decides-first = Кто ответит первым, решает за всех.
boss-accessories = { $count ->
    [one] Откроется ещё { $count } аксессуар.
    [few] Откроются ещё { $count } аксессуара.
   *[other] Откроется ещё { $count } аксессуаров.
}

boss-won = Победа! Босс повержен: { $boss }
boss-lost = Победил босс: { $boss }
boss-why = { $side ->
    [you] У вас { $players } РО, у босса { $boss }.
    [together] У вас вместе { $players } РО, у босса { $boss }.
   *[others] У игроков вместе { $players } РО, у босса { $boss }.
}
boss-result = { $result ->
    [won] { $side ->
        [you] Вы победили.
        [together] Вы все победили.
       *[others] Победили все игроки.
    }
    [lost] { $side ->
        [you] Для победы нужно больше, чем у босса: вы проиграли.
        [together] Для победы нужно больше, чем у босса: вы все проиграли.
       *[others] Для победы нужно больше, чем у босса: проиграли все игроки.
    }
   *[on] Вперёд, к следующему!
}
campaign-so-far = Побеждено боссов: { $beaten } из { $rounds }
campaign-won = Кампания выиграна!
campaign-won-why = Все боссы побеждены: { $rounds } из { $rounds }.
campaign-lost = Кампания проиграна
campaign-lost-why = Она кончается первым поражением: { $boss } — этого босса победить не удалось.
campaign-next = Следующий босс: { $boss }.
campaign-store = Магазин собран заново: базовые карты вернулись, остальные выпуски — новые.
scenarios = Боссы
scenario-won = Побеждён
scenario-lost = Не побеждён
scenario-next = Следующий
scenario-later = Пока никто не знает
scenario-by = { $name } { $rp }
boss-rp-play = За игру
boss-rp-box = Коробочка
boss-rp-scoring = Эффекты подсчёта и меты
boss-rp-bonus = Кампания
