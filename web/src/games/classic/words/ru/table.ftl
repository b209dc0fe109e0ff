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
menu-lift = Отпустить палец — значит объявить
menu-lift-note = Если выключено, движение касанием ждёт подтверждения.
turn-again = Последний ход других ещё раз
player-of-hero = Игрок ({ $hero })
top-phase-hero = Герой
top-phase-overlord = Повелитель
top-phase-quests = Задания
tab-overlord = Повелитель
tab-quests = Задания
top-mode =
    { $mode ->
        [three] трое игроков
        [four] четверо игроков
       *[teams] двое на двое
    }
