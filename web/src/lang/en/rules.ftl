nav-rules = Rules
rules-lead = Every rule of the game, with its number. At the table, a “?” beside a thing shows its rule. The short story of the game:
rules-search = Search the rules
rules-search-example = clash, sell marker, DB-17
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } rule
   *[other] { $count } rules
}
rules-none = No rule has all these words. Try fewer, or shorter ones.
rules-clear = Clear the search
rules-unknown = There is no rule { $clause }.
rules-order = Order
rules-order-book = As in the books
rules-order-number = By number
rules-contents = Contents
rule-link = Link to rule { $clause }
rule-of = Rule { $clauses }
rule-why = Why?
rule-more = Read more
rule-back = Back
game-rules = How this game is played
game-rules-of = { $mode }: how it is played
rules-of-card = Rules of this card
rules-of-card-key = its rules
help-rules = All rules, with search
help-key-rules = The rules of the card you are looking at
