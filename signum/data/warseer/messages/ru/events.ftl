# Warseer: events as lines of the log.

event-first-player-drawn = { $seat } ходит первым.
event-map-drawn = Игра идёт на карте «{ $map }».
event-terrain-laid = { $seat } выкладывает местность «{ $terrain }» на { $at }.
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
event-returned-to-deck = { $seat } возвращает в боевую колоду карты: { $cards }.
event-drawn =
    { $known ->
        [yes] { $seat } берёт карту «{ $card }».
       *[no] { $seat } берёт карту.
    }
event-feat-drawn =
    { $known ->
        [yes] { $seat } берёт подвиг «{ $feat }».
       *[no] { $seat } берёт подвиг.
    }
event-turn-began = Ход { $turn }: { $seat }
event-turn-ending = { $seat } начинает завершающую фазу.
event-turn-ended = { $seat } завершает ход.
event-power-refreshed = { $seat } восстанавливает силу до { $power }.
event-power-gained =
    { $seat } получает { $power ->
        [one] { $power } силу
        [few] { $power } силы
       *[many] { $power } силы
    }.
event-power-spent =
    { $seat } тратит { $power ->
        [one] { $power } силу
        [few] { $power } силы
       *[many] { $power } силы
    }.
event-power-taken =
    { $seat } теряет { $power ->
        [one] { $power } силу
        [few] { $power } силы
       *[many] { $power } силы
    }.
event-income-changed = { $seat } получает теперь доход { $income }.
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
    } «{ $card }».
event-card-settled = { $seat } кладёт карту «{ $card }» в Историю.
event-card-entered =
    { $zone ->
        [relic] { $seat } надевает реликвию «{ $card }».
        [building] { $seat } ставит здание «{ $card }» в Город.
       *[other] «{ $card }» зачаровывает { ACC($on) }.
    }
event-card-left = { $seat } убирает карту «{ $card }» из игры в Историю.
event-discarded =
    { $for_income ->
        [yes] { $seat } сбрасывает карту «{ $card }» ради дохода.
       *[no] { $seat } сбрасывает карту «{ $card }».
    }
event-taken-from-history =
    { $to_camp ->
        [yes] { $seat } возвращает карту «{ $card }» из Истории в военный лагерь.
       *[no] { $seat } забирает карту «{ $card }» из Истории.
    }
event-hand-shown = { $seat } показывает руку, смотрит { $to }: { $cards }.
event-tapped = «{ $id }» закрывается.
event-use-spent = «{ $id }» теряет одно применение.
event-used-this-turn = Текст { GEN($creature) } в этом ходу уже использован.
event-building-helped = { $creature } получает бонус здания на этот ход.

event-feat-played =
    { $seat } разыгрывает подвиг «{ $feat }» ({ $points ->
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
event-feat-discarded = { $seat } сбрасывает подвиг «{ $feat }» ради эффекта.
event-claims-passed = { $seat } больше не может разыграть военный подвиг сейчас.

event-entered =
    { $origin ->
        [camp] { $seat } призывает { ACC($card) } на { $at }.
        [history] { $card } возвращается из Истории на { $at }.
        [minions] { $seat } призывает миньона на { $at }: это { $card }.
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
        [yes] { " " }и останавливается на труднопроходимой местности
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
event-granted = { $creature } получает «{ $gained }» ({ $until }).
event-readied = { ACC($creature) } можно активировать снова.
event-exhausted =
    { $creature } считается { GENDER($creature) ->
        [f] активированной
        [n] активированным
       *[m] активированным
    }.
event-control-gained = { $seat } получает контроль над { INS($creature) }.
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
event-dice-changed = { $seat } меняет кубик { $dice } ({ $effect }): теперь { $faces }.
event-dice-effect-used = { $seat } применяет эффект «{ $effect }».
event-crit-works = Критический эффект { GEN($attacker) } действует.
event-extra-rolled = { $attacker } бросает дополнительно: { $rolled }.
event-extra-step = Символы добавляются и убираются.
event-symbols-changed =
    { $removed ->
        [yes] { $target } убирает символы: { $count } × { $symbol }.
       *[no] { $attacker } добавляет символы: { $count } × { $symbol }.
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
event-push-hurt = Толчок добавляет { DAT($target) } { $damage } урона.
event-target-pushed = { ACC($target) } удаётся оттолкнуть.
event-damage-step = { $target } получит { $damage } урона.
event-damage-raised = Урон меняется на { $by }.
event-damage-settled = { $target } получает всего { $damage } урона.
event-crit-follows = Критический эффект действует после атаки.
event-attack-ended = Атака завершена.
event-further-attacks = Возможны дальнейшие атаки.
event-attack-closed = Всё, что касается атаки, завершено.
event-damaged =
    { $creature } получает { $damage } урона ({ $cause }){ $armour ->
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
event-eliminated = { $card } выбывает из игры ({ $cause }); игрок — { $seat }.
event-buried = { $seat } кладёт карту «{ $card }» в Историю.

event-conceded = { $seat } сдаётся.
event-clock-ran-out = { $seat } не успевает: время вышло.
event-draw-agreed = Игроки соглашаются на ничью.
event-time-called = Время вышло, этот ход последний.
event-game-ended = { $result }
outcome-points =
    { $winners ->
        [none] Победные очки набраны, и никто не впереди: ничья.
       *[other] { $seat } { $winners ->
            [several] побеждают
           *[other] побеждает
        } по очкам.
    }
outcome-hero =
    { $winners ->
        [none] Герой пал, и никто не впереди: ничья.
       *[other] Герой пал. { $seat } { $winners ->
            [several] побеждают
           *[other] побеждает
        } по очкам.
    }
outcome-last-feat =
    { $winners ->
        [none] Последний ход завершён, и никто не впереди: ничья.
       *[other] Последний ход завершён. { $seat } { $winners ->
            [several] побеждают
           *[other] побеждает
        } по очкам.
    }
outcome-agreement = Ничья по соглашению.
outcome-concession =
    { $seat } { $winners ->
        [several] побеждают
       *[other] побеждает
    }: другая сторона сдалась.
outcome-clock =
    { $seat } { $winners ->
        [several] побеждают
       *[other] побеждает
    }: у другой стороны вышло время.
