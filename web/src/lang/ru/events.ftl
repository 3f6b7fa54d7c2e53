player-at = Игрок { $seat }
event-a-card = карту
event-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
event-from = {" "}({ $source })
event-shown = : { $card }
event-place = { $place }-е место, { $seat }: +{ $vp } ПО

event-phase = { $round ->
    [0] Пререлиз: { $phase }
   *[other] { $round }-й раунд: { $phase }
}
event-timer = Таймер { $timer }
event-extended = Продление
event-paused = { $seat } останавливает таймер
event-resumed = { $seat } запускает таймер
event-consent = { $seat } просит продления
event-ready = { $seat }: всё готово
event-unready = { $seat }: ещё не всё готово
event-meta = Новая мета: { $meta }
event-remade = { $deck ->
    [npc] Сброс NPC перемешан в новую колоду
    [core] Базовый сброс перемешан в новую колоду
   *[store] Сброс магазина перемешан в новую колоду
}
event-over = Игра окончена

event-income = { $seat } получает { $amount } M$
event-peeked = { $seat } смотрит карту магазина
event-meta-changed = { $seat } меняет будущую мету
event-dealt = { $seat } получает { $cards }
event-arranged = { $seat } перекладывает { $card }
event-displayed = { $to ->
    [collection] { $seat } выставляет { $card }
    [second_collection] { $seat } выставляет { $card }
   *[other] { $seat } убирает { $card }
}
event-shown-card = { $seat } показывает { $card }
event-hidden = { $seat } больше не показывает карту
event-bought = { $seat } покупает бустер «{ $set }» за { $cost } M${ $shown }
event-sold = { $seat } продаёт { $card } за { $price } M$
event-purchased = { $seat } покупает { $card } на рынке за { $price } M$
event-fused = { $seat } выполняет слияние ({ $cards }) и получает { $promo } ({ $rarity })
event-new-promos = Новые промокарты для слияния: { $set } ({ $rarity })
event-gained-npc = { $seat } знакомится: { $npc }
event-proposed = { $seat } предлагает обмен игроку { $partner }
event-traded = { $seat } и { $partner } меняются
event-declined = { $partner } отклоняет обмен
event-withdrawn = { $seat } отзывает предложение
event-collection = { $seat } сдаёт { $cards }: { $vp } ПО
event-collection-invalid = { $seat }: выставленные карты не составляют коллекцию, 0 ПО
event-collection-rp = { $seat } сдаёт { $cards }: { $rp } РО в конце турнира
event-handed-over = { $seat } отдаёт { $card } игроку { $partner }
event-paid = { $seat } даёт игроку { $partner } { $amount } M$
event-deck-chosen = { $seat }: колода выбрана
event-trimmed = { $seat } откладывает { $card }: в колоде слишком много карт

event-venue = Площадка: { $card }
event-accessories = Аксессуары миллениума на выбор: { $cards }
event-took-accessory = { $seat } берёт { $card }
event-draft = { $direction ->
    [1] Драфт по часовой стрелке
   *[other] Драфт против часовой стрелки
}
event-drafted = { $seat } берёт { $card }
event-packs-passed = Бустеры передаются дальше
event-liquidated = { $seat } распродаёт { $cards } за { $paid } M$

event-boss = Босс: { $set }
event-boss-accessory = { $seat } открывает { $card }
event-boss-bonus = { $seat } получает ещё { $amount } РО
event-scenario = { $won ->
    [true] Победа! { $seat }: { $boss_rp } РО против { $players_rp }
   *[other] Поражение. { $seat }: { $boss_rp } РО против { $players_rp }
}
event-store-rebuilt = Новый магазин: { $sets }

event-placing = Турнир окончен
event-prize = { $seat } выигрывает { $card }
event-pro-card = { $seat } получает { $card }

event-tournament = Турнир начинается
event-turn = Ход: { $seat }
event-passed = { $seat } пасует: разыграть нечего
event-time-called = Время вышло
event-played = { $seat } разыгрывает { $card }
event-action = { $seat } использует действие: { $card }
event-effect = { $card }
event-reaction = { $seat } реагирует: { $card }
event-cancelled = { $by } отменяет эффект: { $card }
event-prevented = { $card } остаётся лицом вверх
event-flipped = { $by } переворачивает { $card } ({ $seat })
event-flipped-own = { $seat }: { $card } переворачивается
event-unflipped = { $card } ({ $seat }) снова лицом вверх
event-gained = { $seat } получает { $amount } { $unit ->
    [RP] РО
   *[other] M$
}{ $from }
event-lost = { $seat } теряет { $amount } { $unit ->
    [RP] РО
   *[other] M$
}{ $from }
event-stole = { $seat } крадёт { $amount } { $unit ->
    [RP] РО
   *[other] M$
} у игрока { $victim }{ $from }
event-discarded = { $seat } сбрасывает { $card } со стола
event-discarded-hand = { $seat } сбрасывает { $card } из руки
event-returned = { $seat } возвращает { $card } { $to ->
    [hand] в руку
    [binder] в альбом
   *[other] в сброс
}
event-returned-unseen = { $seat } возвращает { $card } { $to ->
    [hand] в руку
    [binder] в альбом
   *[other] в сброс
}
event-taken = { $seat } получает { $card }
event-taken-unseen = { $seat } получает { $card }
event-drew = { $seat } берёт { $card }
event-revealed = { $seat } открывает { $card }
event-named = { $seat } называет: { $word }
event-moved = { $card } переходит в ячейку { $slot } ({ $seat })
event-attached = { $card } ложится под { $host }
event-tokens = { $count ->
    [1] { $card }: плюс жетон звёздного рейтинга
    [-1] { $card }: минус жетон звёздного рейтинга
   *[other] { $card }: жетоны звёздного рейтинга, { $count }
}
event-markers = { $count ->
    [1] { $card }: плюс жетон продажи
    [-1] { $card }: минус жетон продажи
   *[other] { $card }: жетоны продажи, { $count }
}
event-put-on-store = { $seat } кладёт { $card } на колоду магазина
event-put-in-aftermarket = { $seat } кладёт { $card } на рынок
event-clash = Схватка: { $seats }
event-clash-card = { $seat } открывает { $revealed }: { $total }
event-clash-sum = { $seat } { $total }
event-clash-won = { $sums }: побеждает { $winners }
event-clash-tied = { $sums }: ничья
event-clash-off = Схватки не будет: не хватает игроков с картой для неё
event-loop = { $seat } находит бесконечный цикл и выходит из турнира как победитель
event-scoring = Подсчёт

event-equipped = { $seat } выкладывает { $card }
event-collected = { $seat } добавляет { $card } в коллекцию: { $symbol }
event-scored = { $seat }: { $number }-й подсчёт, { $rp } РО
event-kept = { $seat } оставляет { $cards }
event-finished = { $seat }: игра закончена
event-collection-counted = { $seat }: { $rp } РО за коллекции
