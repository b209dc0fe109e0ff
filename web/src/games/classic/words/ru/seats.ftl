seats-your-team = Ваша команда
seats-opponents = Противники
seats-team = Команда { $number }
seats-goal =
    { $who ->
        [each] каждому { $prosperity } и { $buildings }/{ $buildings }
        [last] { $prosperity } и { $buildings }/{ $buildings }
       *[any] одному из вас { $prosperity }
    }
seats-to-fall =
    { $count ->
        [one] должен пасть { $count } герой
        [few] должны пасть { $count } героя
       *[other] должны пасть { $count } героев
    }
seats-order = Порядок ходов
seats-turn = ход { $turn }
seat-acts = ходит
seat-next = следующий ход
seat-out-in = вне игры с хода { $turn }
seat-open = Город: { $name }
seat-hand =
    { $count ->
        [one] { $count } карта в Руке
        [few] { $count } карты в Руке
       *[other] { $count } карт в Руке
    }
seat-city =
    { $count ->
        [one] { $count } постройка
        [few] { $count } постройки
       *[other] { $count } построек
    }
seat-prosperity = Процветание { $prosperity } из { $goal }
seat-hero = { $name }, { $left } из { $health } здоровья
turn-then = Затем: { $names }.
