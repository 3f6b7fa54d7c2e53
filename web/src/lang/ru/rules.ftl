nav-rules = Правила
rules-lead = Все правила игры с номерами. За столом знак «?» показывает правило того, рядом с чем он стоит. Коротко об игре:
rules-search = Поиск по правилам
rules-search-example = схватка, жетон продажи, DB-17
rules-found = { $count ->
    [0] Ничего не найдено
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}
rules-none = Правила со всеми этими словами нет. Попробуйте слов поменьше или покороче.
rules-clear = Очистить поиск
rules-unknown = Правила { $clause } нет.
rules-order = Порядок
rules-order-book = Как в книгах
rules-order-number = По номерам
rules-contents = Содержание
rule-link = Ссылка на правило { $clause }
rule-of = Правило { $clauses }
rule-why = Почему?
rule-more = Подробнее
rule-back = Назад
game-rules = Как играют за этим столом
game-rules-of = { $mode }: как в это играют
rules-of-card = Правила этой карты
rules-of-card-key = её правила
help-rules = Все правила с поиском
help-key-rules = Правила карты, на которую вы смотрите
