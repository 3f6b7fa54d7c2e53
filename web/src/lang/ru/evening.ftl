# Конец игры: вечер на одной странице

evening = Вечер
evening-turn = Перелом
evening-turn-by = Раунд { $round }: { $name } отыгрывает у всех остальных { $swing } РО картой «{ $card }».
evening-turn-plain = Раунд { $round }: { $name } отыгрывает у всех остальных { $swing } РО.
evening-watch = Посмотреть ещё раз
evening-best = Лучшие карты
evening-made = Всего { $rp } РО
evening-deal = Лучшая сделка
evening-deal-why = { $name } платит { $price } M$ за карту «{ $card }», и она приносит { $rp } РО.
evening-points = Как росли очки
evening-at-tournament = Раунд { $round }, колоды собраны
evening-at-deckbuilding = Раунд { $round }, после турнира
evening-at-over = Конец
evening-bar = { $name }: { $total }
evening-decks = Колоды
evening-deck = Раунд { $round }
