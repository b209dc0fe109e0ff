# Что происходит в партии. У каждого сообщения те же поля, что и у его события.

event-activated = Активация: { $creature }.
event-passed = { $creature } ничего не делает.
event-activation-ended = Активация окончена: { $creature }.
event-attack-declared =
    { $attack ->
        [magical-strike] Магический удар: атакует { $attacker }, цель — { $target }.
        [shooting] Выстрел: атакует { $attacker }, цель — { $target }.
        [throwing] Метание: атакует { $attacker }, цель — { $target }.
        [magical-shot] Магический выстрел: атакует { $attacker }, цель — { $target }.
       *[melee] Ближний бой: атакует { $attacker }, цель — { $target }.
    }
event-dice-split =
    { $creature }: { $attack ->
        [one] { $attack } кубик
        [few] { $attack } кубика
       *[many] { $attack } кубиков
    } в атаку, { $defence ->
        [one] { $defence } кубик
        [few] { $defence } кубика
       *[many] { $defence } кубиков
    } в защиту.
event-rolled =
    { $why ->
        [backstab] { $creature } наносит «Удар в спину»: { $faces }.
        [detection] { $creature } бросает кубик для обнаружения: { $faces }.
        [entrance] { $creature } бросает кубик в поисках тайного хода: { $faces }.
        [search] { $creature } бросает кубик, обыскивая руины: { $faces }.
        [defence] { $creature } бросает кубики защиты: { $faces }.
        [text] { $creature } бросает кубики по тексту карты: { $faces }.
        [healing] { $creature } бросает кубики исцеления: { $faces }.
        [control] { $creature } бросает кубики контроля: { $faces }.
        [poison] { $creature } бросает кубик на яд: { $faces }.
        [ritual] { $creature } бросает кубики ритуала: { $faces }.
        [parasite] { $creature } бросает кубики паразита: { $faces }.
        [requiem] { $creature } бросает кубик реквиема: { $faces }.
       *[attack] { $creature } бросает кубики атаки: { $faces }.
    }
event-rerolled =
    { $why ->
        [defence] { $creature } перебрасывает кубики защиты: { $dropped }. Выпало: { $faces }.
        [healing] { $creature } перебрасывает кубики исцеления: { $dropped }. Выпало: { $faces }.
        [ritual] { $creature } перебрасывает кубики ритуала: { $dropped }. Выпало: { $faces }.
       *[attack] { $creature } перебрасывает кубики атаки: { $dropped }. Выпало: { $faces }.
    }
event-hurt =
    { $relics ->
        [0] {""}
        [one] { $creature }: реликвии теряют { $relics } жетон брони.{" "}
        [few] { $creature }: реликвии теряют { $relics } жетона брони.{" "}
       *[many] { $creature }: реликвии теряют { $relics } жетонов брони.{" "}
    }{ $armour ->
        [0] { $creature } { $wounds ->
            [0] не получает ран
            [one] получает { $wounds } рану
            [few] получает { $wounds } раны
           *[many] получает { $wounds } ран
        }.
       *[other] { $creature } теряет { $armour ->
            [one] { $armour } жетон брони
            [few] { $armour } жетона брони
           *[many] { $armour } жетонов брони
        }{ $wounds ->
            [0] , ран нет.
            [one] {" "}и получает { $wounds } рану.
            [few] {" "}и получает { $wounds } раны.
           *[many] {" "}и получает { $wounds } ран.
        }
    }
event-healed =
    { $creature } исцеляется: { $wounds ->
        [one] снята { $wounds } рана
        [few] снято { $wounds } раны
       *[many] снято { $wounds } ран
    }.
event-eliminated =
    { $type ->
        [hero] Герой пал: { $creature } погибает.
       *[other] { $creature } погибает.
    }
event-attack-ended =
    { $damage ->
        [0] { $attacker } не наносит урона. Цель — { $target }.
       *[other] { $attacker } наносит урон: { $damage }. Цель — { $target }.
    }
event-fought = Ближний бой окончен: { $attacker } и { $defender }.
event-gained =
    { $until ->
        [attack] { $creature } получает до конца этой атаки: { $ability }.
        [end] { $creature } получает до конца хода { $turn }: { $ability }.
        [start] { $creature } получает до начала хода { $turn }: { $ability }.
       *[forever] { $creature } получает: { $ability }.
    }
event-armour-gained =
    { $creature } получает { $tokens ->
        [one] { $tokens } жетон брони
        [few] { $tokens } жетона брони
       *[many] { $tokens } жетонов брони
    }.
event-expired =
    { $which ->
        [both] Больше не действует: { $lost }. Снова действует: { $back }.
        [back] Снова действует: { $back }.
       *[lost] Больше не действует: { $lost }.
    }
event-turn-began = Ход { $turn }: { $seat }
event-refreshed =
    { $every_card ->
        [yes] { $seat }: все карты открыты, все существа готовы.
       *[no] { $seat }: все здания открыты, все существа готовы.
    }
event-phase-began = Фаза: { $phase }.
event-turn-ending = { $seat }: ход подходит к концу.
event-turn-ended = Ход окончен: { $seat }. Следующий: { $next_seat }.
event-drawn =
    { $known ->
        [yes] { $seat } берёт карту: { $card }.
       *[no] { $seat } берёт карту.
    }
event-drew-nothing = { $seat } не может взять карту: Боевая колода пуста.
event-discarded = { $seat } сбрасывает карту: { $card }.
event-returned =
    { $known ->
        [yes] { $seat } возвращает карту в Боевую колоду и перемешивает её: { $card }.
       *[no] { $seat } возвращает карту из Руки в Боевую колоду и перемешивает её.
    }
event-prospered =
    { $seat } получает { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    }.
event-game-ended = Игра окончена. { $result }
event-conceded = { $seat } сдаётся.
event-gave-up = { $seat } сдаётся.
event-went-out = { $seat } больше не участвует в игре.
event-clock-ran-out = Время вышло: { $seat }.
event-clock-expired = Время вышло: { $seat }.
event-time-called = Условленное время вышло.
event-draw-agreed = Игроки соглашаются на ничью.
event-move-declared =
    { $how ->
        [run] { $creature } бежит к точке { $to }.
       *[move] { $creature } движется к точке { $to }.
    }
event-moved =
    { $how ->
        [run] { $creature } пробегает { NUMBER($length, maximumFractionDigits: 1) } см до точки { $to }.
       *[move] { $creature } проходит { NUMBER($length, maximumFractionDigits: 1) } см до точки { $to }.
    }
event-stayed = { $creature } остаётся на месте: путь к точке { $to } закрыт.
event-placed = Новое место: { $creature }, точка { $to }.
event-pushed = Толчок на { NUMBER($length, maximumFractionDigits: 1) } см: { $creature }, точка { $to }.
event-summoned = { $seat } выводит на Поле боя: { $creature }, точка { $to }.
event-uncovered = { $creature } теряет жетон скрытности.

outcome-hero = Победа: { $seat }. { $losers ->
        [single] Герой противника пал.
       *[several] Герои противников пали.
    }
outcome-prosperity = Победа процветанием: { $seat }.
outcome-time = Победа: { $seat }. { $winners ->
        [single] К концу времени у героя меньше ран.
       *[several] К концу времени у их героев меньше ран.
    }
outcome-tie-break = Победа при равенстве: { $seat }. Решили процветание и Город либо число убитых персонажей.
outcome-draw = { $winners ->
        [none] Ничья: стороны равны во всём.
       *[several] Ничья: { $seat }. Они равны во всём.
    }
outcome-concession = Победа: { $seat }. { $losers ->
        [single] Противник сдался.
       *[several] Противники сдались.
    }
outcome-clock = Победа: { $seat }. { $losers ->
        [single] У противника вышло время.
       *[several] У противников вышло время.
    }
outcome-agreement = Ничья по соглашению.
