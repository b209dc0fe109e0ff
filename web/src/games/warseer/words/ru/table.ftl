turn-notice =
    { $count ->
        [0] Ваш ход.
        [one] Ваш ход. Действовать может { $count } существо.
        [few] Ваш ход. Действовать могут { $count } существа.
       *[other] Ваш ход. Действовать могут { $count } существ.
    }
range-of = дальность { $distance } из { $range }
blocked-by = преграда: { $name }
push-free = толчок
move-stops = завершает активацию
push-price = толчок +{ $damage }
move-steps = движение { $steps }
run-steps = бег { $steps }
cards-take =
    { $count ->
        [one] Выбрать { $count } карту
        [few] Выбрать { $count } карты
       *[other] Выбрать { $count } карт
    }
cards-wanted = Выбрано { $count } из { $wanted }
turn-how = Выберите существо на поле для хода или атаки, карту в руке, чтобы сыграть её, или персонажа в военном лагере для призыва.
act-how = Выберите гекс для движения или противника для атаки.
hand = Рука
hand-nothing = Сейчас с ней ничего сделать нельзя.
strip = Ход
to-act =
    { $count ->
        [one] ждёт хода
        [few] ждут хода
       *[many] ждут хода
    }
quota-summon = призыв
quota-income = доход
quota-feat = подвиг
quota-summon-rule = Один персонаж из военного лагеря за ход
quota-income-rule = Одна карта поддержки, сброшенная ради дохода, за ход
quota-feat-rule = Один подвиг, сброшенный ради эффекта, за ход
pass = Больше ничего не делать
end-turn = Закончить ход
end-idle =
    { $count ->
        [one] Ещё может действовать { $count } существо.
        [few] Ещё могут действовать { $count } существа.
       *[other] Ещё могут действовать { $count } существ.
    }
end-income = В этот ход вы не сбросили карту ради дохода.
end-anyway = Всё равно закончить
phases = Фазы хода
phase-start = Начало
phase-main = Активация
phase-end = Конец
last-attack = Последняя атака
feat-deck = Колода подвигов
feat-deck-rule = общая; последний завершает игру
feat-deck-over = Это последний ход.
line-figures = сила { $power } · доход { $income } · рука { $hand }
tabs = Части стола
tab-act = Действия
tab-hand = Рука
tab-feats = Подвиги
tab-board = Планшет
tab-log = Журнал
log-tab-dice = Кубики
card-read = I: прочесть целиком, с ключевыми словами
zone-yours = ВАША ЗОНА
zone-of = ЗОНА: { $name }
line-cards = рука { $hand } · колода { $deck }
hex-offered = можно выбрать
