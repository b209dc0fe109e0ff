# Что происходит в партии. У каждого сообщения те же поля, что и у его события.

event-activated = { $creature } активируется.
event-passed = { $creature } ничего не делает.
event-activation-ended = { $creature } завершает активацию.
event-attack-declared =
    { $attack ->
        [magical-strike] { $attacker } наносит { DAT($target) } магический удар.
        [shooting] { $attacker } стреляет в { ACC($target) }.
        [throwing] { $attacker } мечет оружие в { ACC($target) }.
        [magical-shot] { $attacker } совершает магический выстрел по { DAT($target) }.
       *[melee] { $attacker } атакует { ACC($target) } в ближнем бою.
    }
event-dice-split =
    { $creature } отводит { $attack ->
        [one] { $attack } кубик
        [few] { $attack } кубика
       *[many] { $attack } кубиков
    } на атаку и { $defence ->
        [one] { $defence } кубик
        [few] { $defence } кубика
       *[many] { $defence } кубиков
    } на защиту.
event-rolled =
    { $why ->
        [backstab] { $creature } бросает кубик на «Удар в спину»: { $faces }.
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
        [one] Реликвии теряют { $relics } жетон брони за { ACC($creature) }.{" "}
        [few] Реликвии теряют { $relics } жетона брони за { ACC($creature) }.{" "}
       *[many] Реликвии теряют { $relics } жетонов брони за { ACC($creature) }.{" "}
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
            [0] {" "}и не получает ран.
            [one] {" "}и получает { $wounds } рану.
            [few] {" "}и получает { $wounds } раны.
           *[many] {" "}и получает { $wounds } ран.
        }
    }
event-healed =
    { $creature } исцеляется и теряет { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }.
event-eliminated =
    { $type ->
        [hero] { $creature } погибает: герой пал.
       *[other] { $creature } погибает.
    }
event-attack-ended =
    { $damage ->
        [0] { $attacker } не наносит { DAT($target) } урона.
        [one] { $attacker } наносит { $damage } урон { DAT($target) }.
        [few] { $attacker } наносит { $damage } урона { DAT($target) }.
       *[many] { $attacker } наносит { $damage } урона { DAT($target) }.
    }
event-fought = { $attacker } и { $defender } заканчивают ближний бой.
event-gained =
    { $way ->
        [bar]
            { $until ->
                [attack] { $creature } { $ability } до конца этой атаки.
                [end] { $creature } { $ability } до конца хода { $turn }.
                [start] { $creature } { $ability } до начала хода { $turn }.
               *[forever] { $creature } { $ability }.
            }
        [figure]
            { $until ->
                [attack] { $creature } получает { $ability } до конца этой атаки.
                [end] { $creature } получает { $ability } до конца хода { $turn }.
                [start] { $creature } получает { $ability } до начала хода { $turn }.
               *[forever] { $creature } получает { $ability }.
            }
       *[gain]
            { $until ->
                [attack] { $creature } получает свойство «{ $ability }» до конца этой атаки.
                [end] { $creature } получает свойство «{ $ability }» до конца хода { $turn }.
                [start] { $creature } получает свойство «{ $ability }» до начала хода { $turn }.
               *[forever] { $creature } получает свойство «{ $ability }».
            }
    }
event-armour-gained =
    { $creature } получает { $tokens ->
        [one] { $tokens } жетон брони
        [few] { $tokens } жетона брони
       *[many] { $tokens } жетонов брони
    }.
event-expired = { $sentences }
event-turn-began = Ход { $turn }: { $seat }
event-refreshed =
    { $every_card ->
        [yes] { $seat } { PERSON($seat, "открывает", "открываете") } все карты; все существа готовы.
       *[no] { $seat } { PERSON($seat, "открывает", "открываете") } все здания; все существа готовы.
    }
event-phase-began = Начинается фаза «{ $phase }».
event-turn-ending = { $seat } { PERSON($seat, "подходит", "подходите") } к концу хода.
event-turn-ended = { $seat } { PERSON($seat, "заканчивает", "заканчиваете") } ход; следующим { PERSON($next_seat, "ходит", "ходите") } { $next_seat }.
event-drawn =
    { $known ->
        [yes] { $seat } { PERSON($seat, "берёт", "берёте") } карту «{ $card }».
       *[no] { $seat } { PERSON($seat, "берёт", "берёте") } карту.
    }
event-drew-nothing = { $seat } { PERSON($seat, "не может", "не можете") } взять карту: Боевая колода пуста.
event-discarded = { $seat } { PERSON($seat, "сбрасывает", "сбрасываете") } карту «{ $card }».
event-returned =
    { $known ->
        [yes] { $seat } { PERSON($seat, "возвращает", "возвращаете") } «{ $card }» в Боевую колоду и { PERSON($seat, "перемешивает", "перемешиваете") } её.
       *[no] { $seat } { PERSON($seat, "возвращает", "возвращаете") } карту из Руки в Боевую колоду и { PERSON($seat, "перемешивает", "перемешиваете") } её.
    }
event-prospered =
    { $seat } { PERSON($seat, "получает", "получаете") } { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    }.
event-game-ended = Игра окончена. { $result }
event-conceded = { $seat } { PERSON($seat, "сдаётся", "сдаётесь") }.
event-gave-up = { $seat } { PERSON($seat, "сдаётся", "сдаётесь") }.
event-went-out = { $seat } { PERSON($seat, "больше не участвует", "больше не участвуете") } в игре.
event-clock-ran-out = { $seat } { PERSON($seat, "не успевает", "не успеваете") }: время вышло.
event-clock-expired = { $seat } { PERSON($seat, "не успевает", "не успеваете") }: время вышло.
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
event-placed = { $creature } оказывается в точке { $to }.
event-pushed = { $creature } отлетает от { GEN($by) } на { NUMBER($length, maximumFractionDigits: 1) } см, в точку { $to }.
event-summoned = { $seat } { PERSON($seat, "выводит", "выводите") } { ACC($creature) } на Поле боя, в точку { $to }.
event-uncovered = { $creature } теряет жетон скрытности.

outcome-hero = { $winners ->
        [single] { $seat } { PERSON($seat, "побеждает", "побеждаете") }:
       *[several] { $seat } { PERSON($seat, "побеждают", "побеждаете") }:
    } { $losers ->
        [single] герой противника пал.
       *[several] герои противников пали.
    }
outcome-prosperity = { $winners ->
        [single] { $seat } { PERSON($seat, "побеждает", "побеждаете") } процветанием.
       *[several] { $seat } { PERSON($seat, "побеждают", "побеждаете") } процветанием.
    }
outcome-time = { $winners ->
        [single] { $seat } { PERSON($seat, "побеждает", "побеждаете") } по времени: у героя меньше ран.
       *[several] { $seat } { PERSON($seat, "побеждают", "побеждаете") } по времени: у героев меньше ран.
    }
outcome-tie-break = { $winners ->
        [single] { $seat } { PERSON($seat, "побеждает", "побеждаете") } при равенстве: решили процветание и Город либо число убитых персонажей.
       *[several] { $seat } { PERSON($seat, "побеждают", "побеждаете") } при равенстве: решили процветание и Город либо число убитых персонажей.
    }
outcome-draw = { $winners ->
        [none] Ничья: стороны равны во всём.
       *[several] Ничья: { $seat } равны во всём.
    }
outcome-concession = { $winners ->
        [single] { $seat } { PERSON($seat, "побеждает", "побеждаете") }:
       *[several] { $seat } { PERSON($seat, "побеждают", "побеждаете") }:
    } { $losers ->
        [single] противник сдался.
       *[several] противники сдались.
    }
outcome-clock = { $winners ->
        [single] { $seat } { PERSON($seat, "побеждает", "побеждаете") }:
       *[several] { $seat } { PERSON($seat, "побеждают", "побеждаете") }:
    } { $losers ->
        [single] у противника вышло время.
       *[several] у противников вышло время.
    }
outcome-agreement = Ничья по соглашению.
