kind-single = Сингл
kind-deck-box = Коробочка
kind-accessory = Аксессуар
kind-character = Персонаж
kind-co-op = Персонаж
kind-venue = Площадка
kind-team = Команда
kind-keyword = Ключевое слово

list-comma = {", "}
card-stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[other] { $stars } звёзд
}
card-tokens = { $tokens ->
    [one] { $tokens } жетон звёздного рейтинга
    [few] { $tokens } жетона звёздного рейтинга
   *[other] { $tokens } жетонов звёздного рейтинга
}
card-markers = { $markers ->
    [one] { $markers } жетон
    [few] { $markers } жетона
   *[other] { $markers } жетонов
}
card-attached = { $cards ->
    [one] присоединена { $cards } карта
    [few] присоединены { $cards } карты
   *[other] присоединено { $cards } карт
}
card-place = { $place } из { $of }
back-of = Карта лицом вниз, { $set }
back-unknown = Карта лицом вниз
back-cost = стоит { $cost } M$
back-cards = стоит карт: { $count }
price-instead = вместо { $printed }

zoom-close = Закрыть карту
zoom-stars = Звёзды: { $now }, напечатано { $printed }
zoom-tokens = +{ $tokens } от жетонов звёздного рейтинга
zoom-effects = { $change } от эффектов
zoom-symbols = Символы изменились
zoom-gained = Добавлено
zoom-lost = Убрано
zoom-copies = { $copies ->
    [one] { $copies } экземпляр в выпуске
    [few] { $copies } экземпляра в выпуске
   *[other] { $copies } экземпляров в выпуске
}
