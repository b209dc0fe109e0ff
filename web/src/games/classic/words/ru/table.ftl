log-tab-dice = Кубики
turn-notice =
    { $count ->
        [0] Ваш ход.
        [one] Ваш ход. Может действовать { $count } существо.
        [few] Ваш ход. Могут действовать { $count } существа.
       *[many] Ваш ход. Могут действовать { $count } существ.
    }
top-phase = Фаза
top-phase-beginning = Начало
top-phase-construction = Строительство
top-phase-activation = Активация
top-setup = Подготовка
top-turn = Ход { $turn }
top-printing =
    { $edition ->
        [ru1] первое издание, русское
        [de1] первое издание, немецкое
        [fr1] первое издание, французское
       *[en2] второе издание
    }
menu-lift = Отпустить палец — значит объявить
menu-lift-note = Если выключено, движение касанием ждёт подтверждения.
turn-again = Последний ход других ещё раз
player-of-hero = Игрок ({ $hero })
