presence-here = за столом
presence-away = нет на месте
presence-stand-in = нет на месте; играет бот
people-came = { $name } снова за столом.
people-went = { $name } отходит от стола.
people-stands-in = Пока { $name } не вернётся, играет бот.
people-sits-down = { $name } садится за стол.
people-will-sit = После турнира место игрока { $name } займёт человек.
notice-offered = { $name } предлагает вам обмен.
notice-accepted = { $name } принимает ваше предложение.
notice-declined = { $name } отклоняет ваше предложение.
notice-withdrawn = { $name } отзывает предложение.
notice-look = Посмотреть
title-turn = Ваш ход
title-offers = ({ $offers }) { $offers ->
    [one] предложение вам
    [few] предложения вам
   *[other] предложений вам
}
notify = Уведомления
notify-help = Когда ваш ход или пришло предложение, а вы смотрите другую страницу.
notify-off = Браузер не разрешает. Это можно изменить в его настройках для этой страницы.
notify-ask = Позвать вас, когда будет ваш ход или придёт предложение, а вы смотрите другую страницу?
notify-yes = Да, позвать
notify-no = Нет
