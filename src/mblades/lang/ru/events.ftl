player-at = Игрок { $seat }
story-boss = «{ $boss }»
story-card = «{ $card }»
story-a-card = карту
story-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
story-money = { $money } M$
story-friends = дружба на { $vp } ПО
story-from = { $source_is ->
    [none] {""}
   *[known] {" "}({ $source })
}
story-place = { $place }-е место, { $seat }: +{ $vp } { $unit }

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
event-boosters-short = { $dealt ->
    [0] В магазине кончились карты: бустеров никто не получает
   *[other] В магазине кончаются карты: каждый получает карт из бустера: { $dealt } из { $of }
}
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
    [collection] { $seat } выставляет карту { $card }
    [second_collection] { $seat } выставляет карту { $card }
   *[other] { $seat } убирает карту { $card }
}
event-shown = { $seat } показывает карту { $card }
event-hidden = { $seat } больше не показывает карту
event-bought = { $card_is ->
    [known] { $seat } покупает карту { $card } за { $cost } M$
   *[hidden] { $seat } покупает карту выпуска «{ $set }» за { $cost } M$
}
event-sold = { $seat } продаёт карту { $card } за { $price } M$
event-taken-back = { $seat } забирает карту { $card } и возвращает { $price } M$
event-purchased = { $seat } покупает карту { $card } на рынке за { $price } M$
event-fused = { $seat } выполняет слияние ({ $cards }) и получает { $promo } ({ $rarity })
event-new-promos = Новые промокарты для слияния: { $set } ({ $rarity })
event-gained-npc = { $seat } знакомится: { $npc }
event-proposed = { $seat } предлагает обмен игроку { $partner }
event-traded = { $wanted_count ->
    [0] { $seat } отдаёт игроку { $partner }: { $given }
   *[other] { $given_count ->
        [0] { $partner } отдаёт игроку { $seat }: { $wanted }
       *[other] { $seat } отдаёт игроку { $partner }: { $given }; получает: { $wanted }
    }
}
event-declined = { $partner } отклоняет обмен
event-remarked = { $reason ->
    [collect] { $seat } игроку { $partner }: «Я собираю: { $symbol }».
    [deck] { $seat } игроку { $partner }: «Как раз для моей колоды!»
    [friends] { $seat } игроку { $partner }: «За дружбу!»
    [fair] { $seat } игроку { $partner }: «Честный обмен».
    [need] { $seat } игроку { $partner }: «Эта карта нужна мне в колоде».
    [gone] { $seat } игроку { $partner }: «Этого я уже не могу».
   *[other] { $seat } игроку { $partner }: «Для меня это слишком мало».
}
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

event-boss = Босс: «{ $set }»
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
event-played = { $seat } разыгрывает карту { $card }
event-action = { $seat } использует действие карты { $card }
event-effect = { $card }
event-reaction = { $seat } реагирует картой { $card }
event-cancelled = { $by } отменяет эффект карты { $card }
event-prevented = { $card } остаётся лицом вверх
event-flipped = { $by_is ->
    [same] { $seat }: { $card } переворачивается
   *[other] { $by } переворачивает карту { $card } ({ $seat })
}
event-unflipped = { $card } ({ $seat }) снова лицом вверх
event-gained = { $seat } получает { $amount } { $unit ->
    [RP] РО
   *[other] M$
}{ story-from }
event-lost = { $seat } теряет { $amount } { $unit ->
    [RP] РО
   *[other] M$
}{ story-from }
event-stole = { $seat } крадёт { $amount } { $unit ->
    [RP] РО
   *[other] M$
} у игрока { $victim }{ story-from }
event-discarded = { $seat } сбрасывает карту { $card } со стола
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
event-looked-at = { $seat } смотрит { $card }
event-named = { $seat } называет: { $word }
event-chose = { $seat } выбирает число { $number }
event-voted = { $seat } голосует: { $whom }
event-decided = { $yes ->
    [true] { $seat } говорит «да»
   *[other] { $seat } говорит «нет»
}
event-has-bid = { $amount ->
    [0] { $seat } не делает ставку
   *[other] { $seat } делает ставку: { $amount } { $unit }
}
event-lasts = { $card_is ->
    [none] { $seat }: эффект действует некоторое время
   *[known] { $card }: эффект действует некоторое время
}
event-put-off = { $card_is ->
    [none] { $seat }: эффект сработает позже
   *[known] { $card }: эффект сработает позже
}
event-wore-off = { $card_is ->
    [none] { $seat }: действие эффекта закончилось
   *[known] { $card }: действие эффекта закончилось
}
event-moved = { $card } переходит в ячейку { $slot } ({ $seat })
event-attached = { $card } ложится под карту { $host }
event-attached-unseen = { $seat } кладёт { $card } лицом вниз под карту { $host }
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
event-put-under-store = { $seat } кладёт { $card } под колоду магазина
event-shuffled-into-store = { $seat } замешивает { $card } в колоду магазина
event-put-in-box = { $seat } убирает { $card } из игры
event-discarded-to-store = { $seat } сбрасывает { $card } в сброс магазина
event-put-in-aftermarket = { $seat } кладёт карту { $card } на рынок
event-clash = Схватка: { $seats }
event-clash-card = { $revealed_is ->
    [none] { $seat }: { $used }, магазин пуст, итого { $total }
   *[known] { $seat }: { $used } и { $revealed } из магазина, итого { $total }
}
event-clash-result = { $winners_count ->
    [0] Ничья: схватку никто не выигрывает
   *[other] Схватку выигрывает { $winners }
}
event-clash-off = Схватки не будет: не хватает игроков с картой для неё
event-loop = { $seat } находит бесконечный цикл и выходит из турнира как победитель
event-scoring = Подсчёт

event-equipped = { $seat } выкладывает { $card }
event-collected = { $seat } добавляет карту { $card } в коллекцию: { $symbol }
event-scored = { $seat }: { $number }-й подсчёт, { $rp } РО
event-kept = { $seat } оставляет { $cards }
event-finished = { $seat }: игра закончена
event-collection-counted = { $seat }: { $rp } РО за коллекции
