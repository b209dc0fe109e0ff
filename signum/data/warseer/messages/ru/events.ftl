# Warseer: events as lines of the log.

event-first-player-drawn = { $seat } { PERSON($seat, "ходит", "ходите") } первым.
event-map-drawn = Игра идёт на карте «{ $map }».
event-terrain-laid = { $seat } { PERSON($seat, "выкладывает", "выкладываете") } местность «{ $terrain }» на { $at }.
event-phase-began = Подготовка: { $phase }
event-feat-deck-shuffled =
    Колода подвигов перемешана ({ $order ->
        [one] { $order } карта
        [few] { $order } карты
       *[many] { $order } карт
    }).
event-battle-deck-shuffled =
    { $seat } { PERSON($seat, "перемешивает", "перемешиваете") } боевую колоду ({ $order ->
        [one] { $order } карта
        [few] { $order } карты
       *[many] { $order } карт
    }).
event-returned-to-deck =
    { $seat } { PERSON($seat, "возвращает", "возвращаете") } в боевую колоду { $known ->
        [yes] карты: { $cards }
       *[no] { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }
    }.
event-drawn =
    { $known ->
        [yes] { $seat } { PERSON($seat, "берёт", "берёте") } карту «{ $card }».
       *[no] { $seat } { PERSON($seat, "берёт", "берёте") } карту.
    }
event-feat-drawn =
    { $known ->
        [yes] { $seat } { PERSON($seat, "берёт", "берёте") } подвиг «{ $feat }».
       *[no] { $seat } { PERSON($seat, "берёт", "берёте") } подвиг.
    }
event-turn-began = Ход { $turn }: { $seat }
event-turn-ending = { $seat } { PERSON($seat, "начинает", "начинаете") } завершающую фазу.
event-turn-ended = { $seat } { PERSON($seat, "завершает", "завершаете") } ход.
event-power-refreshed = { $seat } { PERSON($seat, "восстанавливает", "восстанавливаете") } силу до { $power }.
event-power-gained =
    { $seat } { PERSON($seat, "получает", "получаете") } { $power ->
        [one] { $power } силу
        [few] { $power } силы
       *[many] { $power } силы
    }.
event-power-spent =
    { $seat } { PERSON($seat, "тратит", "тратите") } { $power ->
        [one] { $power } силу
        [few] { $power } силы
       *[many] { $power } силы
    }.
event-power-taken =
    { $seat } { PERSON($seat, "теряет", "теряете") } { $power ->
        [one] { $power } силу
        [few] { $power } силы
       *[many] { $power } силы
    }.
event-income-changed = { $seat } { PERSON($seat, "имеет", "имеете") } теперь доход { $income }.
event-points-scored =
    { $seat } { PERSON($seat, "получает", "получаете") } { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }.
event-points-lost =
    { $seat } { PERSON($seat, "теряет", "теряете") } { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }.
event-player-out = { $seat } { PERSON($seat, "выбывает", "выбываете") } из игры.

event-card-played =
    { $seat } { PERSON($seat, "разыгрывает", "разыгрываете") } { $type ->
        [spell] заклинание
        [relic] реликвию
        [building] здание
       *[other] тактику
    } «{ $card }».
event-card-settled = { $seat } { PERSON($seat, "кладёт", "кладёте") } карту «{ $card }» в Историю.
event-card-entered =
    { $zone ->
        [relic] { $seat } { PERSON($seat, "надевает", "надеваете") } реликвию «{ $card }».
        [building] { $seat } { PERSON($seat, "ставит", "ставите") } здание «{ $card }» в Город.
       *[other] «{ $card }» зачаровывает { ACC($on) }.
    }
event-card-left = { $seat } { PERSON($seat, "убирает", "убираете") } карту «{ $card }» из игры в Историю.
event-discarded =
    { $for_income ->
        [yes] { $seat } { PERSON($seat, "сбрасывает", "сбрасываете") } карту «{ $card }» ради дохода.
       *[no] { $seat } { PERSON($seat, "сбрасывает", "сбрасываете") } карту «{ $card }».
    }
event-taken-from-history =
    { $to_camp ->
        [yes] { $seat } { PERSON($seat, "возвращает", "возвращаете") } карту «{ $card }» из Истории в военный лагерь.
       *[no] { $seat } { PERSON($seat, "забирает", "забираете") } карту «{ $card }» из Истории.
    }
event-hand-shown =
    { $seat } { PERSON($seat, "показывает", "показываете") } свою руку, и { $to } { PERSON($to, "видит", "видите") } её{ $known ->
        [yes] : { $cards }
       *[no] { "" }
    }.
event-tapped = «{ $id }» закрывается.
event-use-spent = «{ $id }» теряет одно применение.
event-used-this-turn = Текст { GEN($creature) } в этом ходу уже использован.
event-building-helped = { $creature } получает бонус здания на этот ход.

event-feat-played =
    { $seat } { PERSON($seat, "разыгрывает", "разыгрываете") } подвиг «{ $feat }» ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }).
event-feat-taken =
    { $seat } { PERSON($seat, "берёт", "берёте") } подвиг рубашкой вверх в Зал чести ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }).
event-feat-discarded = { $seat } { PERSON($seat, "сбрасывает", "сбрасываете") } подвиг «{ $feat }» ради эффекта.
event-claims-passed = { $seat } { PERSON($seat, "больше не может", "больше не можете") } разыграть военный подвиг сейчас.

event-entered =
    { $origin ->
        [camp] { $seat } { PERSON($seat, "призывает", "призываете") } { ACC($card) } на { $at }.
        [history] { $card } возвращается из Истории на { $at }.
        [minions] { $seat } { PERSON($seat, "призывает", "призываете") } миньона на { $at }: это { $card }.
       *[other] { $card } встаёт на { $at }.
    }
event-minion-removed = { $creature } уходит с поля.
event-activation-began = { $creature } активируется.
event-activation-skipped = { $creature } пропускает активацию.
event-activation-lost = { $creature } теряет активацию из-за оглушения.
event-activation-closing = { $creature } заканчивает активацию.
event-activation-ended = { $creature } завершает активацию.
event-moved =
    { $creature } { $run ->
        [yes] бежит
       *[no] идёт
    } на { $to }{ $stopped ->
        [yes] { " " }и останавливается на трудной местности
       *[no] { "" }
    }.
event-dragged = { $creature } перемещается на { $to }.
event-placed = { $creature } оказывается на { $at }.
event-pushed = { $creature } отлетает на { $at }.
event-swapped = { $one } и { $other } меняются местами.
event-terrain-rolled = { $creature } проверяет местность «{ $terrain }» на { $at }: { $faces }.
event-token-gained = { $creature } получает { $token }.
event-token-lost = { $creature } теряет { $token }.
event-armour-gained =
    { $creature } получает { $armour ->
        [one] { $armour } жетон брони
        [few] { $armour } жетона брони
       *[many] { $armour } жетонов брони
    }.
event-granted = { $creature } получает { $gained } { $until }.
event-readied = { ACC($creature) } можно активировать снова.
event-exhausted =
    { $creature } считается { GENDER($creature) ->
        [f] активированной
        [n] активированным
       *[m] активированным
    }.
event-control-gained = { $seat } { PERSON($seat, "получает", "получаете") } контроль над { INS($creature) }.
event-hooked = { $creature } цепляет { ACC($target) } крюком.
event-frenzy-used = { $creature } атакует в бешенстве.
event-healing-rolled = { $creature } лечит { ACC($target) }: { $rolled }.

event-attack-declared =
    { $counter ->
        [yes] { $attacker } наносит { DAT($target) } ответный удар
       *[no] { $special ->
            [yes] { $attacker } делает дальний выстрел в { ACC($target) }
           *[no] { $attacker } атакует { ACC($target) }
        }
    } ({ $type }).
event-attack-dice-added = К атаке добавляются кубики: { $dice }.
event-dice-rolled = { $attacker } бросает: { $rolled }.
event-dice-changed = { $seat } { PERSON($seat, "меняет", "меняете") } кубик { $dice } ({ $effect }): теперь { $faces }.
event-dice-effect-used = { $seat } { PERSON($seat, "применяет", "применяете") } эффект «{ $effect }».
event-crit-works = Критический эффект { GEN($attacker) } действует.
event-extra-rolled = { $attacker } бросает дополнительно: { $rolled }.
event-extra-step = Символы добавляются и убираются.
event-symbols-changed =
    { $removed ->
        [yes] { $target } убирает { $count ->
            [1] { $count } { $symbol }
           *[other] { $count } × { $symbol }
        }.
       *[no] { $attacker } добавляет { $count ->
            [1] { $count } { $symbol }
           *[other] { $count } × { $symbol }
        }.
    }
event-symbols-counted =
    По { DAT($target) } приходится { $crits ->
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
event-push-hurt =
    Толчок добавляет { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    } { DAT($target) }.
event-target-pushed = { ACC($target) } удаётся оттолкнуть.
event-damage-step =
    { $target } получит { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }.
event-damage-raised = Урон меняется на { $by }.
event-damage-settled =
    { $target } получает всего { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }.
event-crit-follows = Критический эффект действует после атаки.
event-attack-ended = Атака завершена.
event-further-attacks = Возможны дальнейшие атаки.
event-attack-closed = Всё, что касается атаки, завершено.
event-damaged =
    { $creature } получает { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    } ({ $cause }){ $armour ->
        [0] { "" }
       *[other] ; броня держит { $armour }
    }. Это { $wounds ->
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
event-healed =
    { $creature } лечится и теряет { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }.
event-eliminated = { $card } ({ $seat }) выбывает из игры ({ $cause }).
event-buried = { $seat } { PERSON($seat, "кладёт", "кладёте") } карту «{ $card }» в Историю.

event-conceded = { $seat } { PERSON($seat, "сдаётся", "сдаётесь") }.
event-clock-ran-out = { $seat } { PERSON($seat, "не успевает", "не успеваете") }: время вышло.
event-draw-agreed = Игроки соглашаются на ничью.
event-time-called = Время вышло, этот ход последний.
event-game-ended = { $result }
outcome-points =
    { $winners ->
        [none] Победные очки набраны, и никто не впереди: ничья.
       *[other] { $seat } { $winners ->
            [several] { PERSON($seat, "побеждают", "побеждаете") }
           *[other] { PERSON($seat, "побеждает", "побеждаете") }
        } по очкам.
    }
outcome-hero =
    { $winners ->
        [none] Герой пал, и никто не впереди: ничья.
       *[other] Герой пал. { $seat } { $winners ->
            [several] { PERSON($seat, "побеждают", "побеждаете") }
           *[other] { PERSON($seat, "побеждает", "побеждаете") }
        } по очкам.
    }
outcome-last-feat =
    { $winners ->
        [none] Последний ход завершён, и никто не впереди: ничья.
       *[other] Последний ход завершён. { $seat } { $winners ->
            [several] { PERSON($seat, "побеждают", "побеждаете") }
           *[other] { PERSON($seat, "побеждает", "побеждаете") }
        } по очкам.
    }
outcome-time =
    { $winners ->
        [none] Время истекло, и никто не впереди: ничья.
       *[other] Время истекло. { $seat } { $winners ->
            [several] { PERSON($seat, "побеждают", "побеждаете") }
           *[other] { PERSON($seat, "побеждает", "побеждаете") }
        } по очкам.
    }
outcome-agreement = Ничья по соглашению.
outcome-concession =
    { $seat } { $winners ->
        [several] { PERSON($seat, "побеждают", "побеждаете") }
       *[other] { PERSON($seat, "побеждает", "побеждаете") }
    }: другая сторона сдалась.
outcome-clock =
    { $seat } { $winners ->
        [several] { PERSON($seat, "побеждают", "побеждаете") }
       *[other] { PERSON($seat, "побеждает", "побеждаете") }
    }: у другой стороны вышло время.
