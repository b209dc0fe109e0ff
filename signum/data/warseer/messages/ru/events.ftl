# Warseer: events as lines of the log.

event-first-player-drawn = { $seat } ходит первым.
event-map-drawn = Карта: { $map }.
event-terrain-laid = { $seat } выкладывает местность: { $terrain }, { $at }.
event-phase-began = Подготовка: { $phase }
event-feat-deck-shuffled =
    Колода подвигов перемешана ({ $order ->
        [one] { $order } карта
        [few] { $order } карты
       *[many] { $order } карт
    }).
event-battle-deck-shuffled =
    { $seat } перемешивает боевую колоду ({ $order ->
        [one] { $order } карта
        [few] { $order } карты
       *[many] { $order } карт
    }).
event-returned-to-deck = { $seat } возвращает в боевую колоду: { $cards }.
event-drawn =
    { $known ->
        [yes] { $seat } берёт: { $card }.
       *[no] { $seat } берёт карту.
    }
event-feat-drawn =
    { $known ->
        [yes] { $seat } берёт подвиг: { $feat }.
       *[no] { $seat } берёт подвиг.
    }
event-turn-began = Ход { $turn }: { $seat }
event-turn-ending = { $seat }: начинается завершающая фаза.
event-turn-ended = { $seat } завершает ход.
event-power-refreshed = { $seat }: сила { $power }.
event-power-gained = { $seat } получает силу: { $power }.
event-power-spent = { $seat } тратит силу: { $power }.
event-power-taken = { $seat } теряет силу: { $power }.
event-income-changed = { $seat }: доход теперь { $income }.
event-points-scored =
    { $seat } получает { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }.

event-card-played =
    { $seat } разыгрывает { $type ->
        [spell] заклинание
        [relic] реликвию
        [building] здание
       *[other] тактику
    }: { $card }.
event-card-settled = { $card } уходит в Историю: { $seat }.
event-card-entered =
    { $zone ->
        [relic] { $seat } надевает: { $card }.
        [building] В Город ({ $seat }): { $card }.
       *[other] { $card } зачаровывает: { $on }.
    }
event-card-left = { $card } выходит из игры и уходит в Историю: { $seat }.
event-discarded =
    { $for_income ->
        [yes] { $seat } сбрасывает ради дохода: { $card }.
       *[no] { $seat } сбрасывает: { $card }.
    }
event-taken-from-history =
    { $to_camp ->
        [yes] { $card } возвращается из Истории в военный лагерь: { $seat }.
       *[no] { $seat } забирает из Истории: { $card }.
    }
event-hand-shown = { $seat } показывает руку ({ $to }): { $cards }.
event-tapped = { $id }: карта закрыта.
event-use-spent = { $id } теряет одно применение.
event-used-this-turn = { $creature }: текст в этом ходу использован.
event-building-helped = { $creature }: бонус здания в этом ходу получен.

event-feat-played =
    { $seat } разыгрывает подвиг: { $feat } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }).
event-feat-taken =
    { $seat } берёт подвиг рубашкой вверх в Зал чести ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }).
event-feat-discarded = { $seat } сбрасывает подвиг ради эффекта: { $feat }.
event-claims-passed = { $seat }: время военных подвигов прошло.

event-entered =
    { $origin ->
        [camp] { $seat } призывает на { $at }: { $card }.
        [history] { $card } возвращается из Истории на { $at }.
        [minions] { $seat } призывает миньона на { $at }: { $card }.
       *[other] { $card } встаёт на { $at }.
    }
event-minion-removed = { $creature }: фигурка снята с поля.
event-activation-began = { $creature } активируется.
event-activation-skipped = { $creature } пропускает активацию.
event-activation-lost = { $creature } теряет активацию из-за оглушения.
event-activation-closing = { $creature }: конец активации.
event-activation-ended = { $creature }: активация завершена.
event-moved =
    { $creature } { $run ->
        [yes] бежит
       *[no] идёт
    } на { $to }{ $stopped ->
        [yes] { " " }и останавливается на труднопроходимой местности
       *[no] { "" }
    }.
event-dragged = { $creature } перемещается на { $to }.
event-placed = { $creature } ставится на { $at }.
event-pushed = { $creature } отталкивается на { $at }.
event-swapped = { $one } и { $other } меняются местами.
event-terrain-rolled = { $terrain } ({ $at }), { $creature }: { $faces }.
event-token-gained = { $creature } получает: { $token }.
event-token-lost = { $creature } теряет: { $token }.
event-armour-gained =
    { $creature } получает { $armour ->
        [one] { $armour } жетон брони
        [few] { $armour } жетона брони
       *[many] { $armour } жетонов брони
    }.
event-granted = { $creature } получает: { $gained } ({ $until }).
event-readied = { $creature } можно активировать снова.
event-exhausted = { $creature } считается активированным.
event-control-gained = { $seat } получает контроль: { $creature }.
event-hooked = { $creature } цепляет крюком: { $target }.
event-frenzy-used = { $creature } атакует в бешенстве.
event-healing-rolled = { $creature } лечит, цель { $target }: { $rolled }.

event-attack-declared =
    { $counter ->
        [yes] { $attacker } отвечает ударом: { $target }
       *[no] { $special ->
            [yes] { $attacker } делает дальний выстрел: { $target }
           *[no] { $attacker } атакует: { $target }
        }
    } ({ $type }).
event-attack-dice-added = К атаке добавлено: { $dice }.
event-dice-rolled = { $attacker } бросает: { $rolled }.
event-dice-changed = { $seat } меняет кубики ({ $effect }), кубик { $dice }: { $faces }.
event-dice-effect-used = { $seat } применяет: { $effect }.
event-crit-works = Критический эффект действует: { $attacker }.
event-extra-rolled = { $attacker } бросает дополнительно: { $rolled }.
event-extra-step = Символы добавляются и убираются.
event-symbols-changed =
    { $removed ->
        [yes] { $target } убирает: { $count } × { $symbol }.
       *[no] { $attacker } добавляет: { $count } × { $symbol }.
    }
event-symbols-counted =
    Цель { $target }: { $crits ->
        [one] { $crits } крит
        [few] { $crits } крита
       *[many] { $crits } критов
    }, { $hits ->
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    }, { $pushes ->
        [one] { $pushes } толчок
        [few] { $pushes } толчка
       *[many] { $pushes } толчков
    }.
event-push-hurt = Толчок добавляет урон { $damage }: { $target }.
event-target-pushed = { $target }: толчок удался.
event-damage-step = { $target } получит урон: { $damage }.
event-damage-raised = Урон меняется на { $by }.
event-damage-settled = Урон, цель { $target }: { $damage }.
event-crit-follows = Критический эффект действует после атаки.
event-attack-ended = Атака завершена.
event-further-attacks = Возможны дальнейшие атаки.
event-attack-closed = Всё, что касается атаки, завершено.
event-damaged =
    { $creature } получает урон { $damage } ({ $cause }){ $armour ->
        [0] { "" }
       *[other] ; броня держит { $armour }
    }: { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }.
event-wounded =
    { $creature } получает { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } раны
       *[many] { $wounds } ран
    } ({ $cause }).
event-healed = { $creature } лечится на { $wounds }.
event-eliminated = { $card } ({ $seat }) выбывает: { $cause }.
event-buried = { $card } уходит в Историю: { $seat }.

event-conceded = { $seat } сдаётся.
event-clock-ran-out = Время вышло: { $seat }.
event-draw-agreed = Игроки соглашаются на ничью.
event-time-called = Время вышло, этот ход последний.
event-game-ended = { $result }
outcome-points =
    { $winners ->
        [none] Победные очки набраны, и никто не впереди: ничья.
       *[other] Победа по очкам: { $seat }.
    }
outcome-hero =
    { $winners ->
        [none] Герой пал, и никто не впереди: ничья.
       *[other] Герой пал. Победа по очкам: { $seat }.
    }
outcome-last-feat =
    { $winners ->
        [none] Последний ход завершён, и никто не впереди: ничья.
       *[other] Последний ход завершён. Победа по очкам: { $seat }.
    }
outcome-agreement = Ничья по соглашению.
outcome-concession = Победа: { $seat }. Другая сторона сдалась.
outcome-clock = Победа: { $seat }. У другой стороны вышло время.
