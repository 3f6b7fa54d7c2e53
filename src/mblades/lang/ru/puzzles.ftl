puzzle-goal-most = Закончите турнир, набрав { $rp } РО: больше набрать нельзя.
puzzle-goal-win = Победите: закончите турнир с большим числом РО, чем у любого соперника.
puzzle-goal-flip = Сделайте так, чтобы в конце лежала лицом вниз карта { $cards }.

puzzle-side = { $who }, { $rp } РО
puzzle-hand = Рука
puzzle-tableau = Стол
puzzle-slots = Коробочка и аксессуары
puzzle-metas = Меты
puzzle-you = Вы
puzzle-solved-by = Решение
puzzle-more = Расклад: { $command } ИМЯ   Решение: --solution
