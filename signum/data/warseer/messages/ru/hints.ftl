### Совет: план активации и причины в числах.

telling-hint-plan = { $creature }: { $steps }.
telling-hint-then = { $first }, затем { $second }
telling-hint-go =
    { $how ->
        [run] бежать на { $place }
       *[move] идти на { $place }
    }
telling-hint-attack =
    { $attack ->
        [ranged] стрелять в { ACC($target) }
        [magic] атаковать { ACC($target) } магией
       *[melee] атаковать { ACC($target) } в ближнем бою
    }
telling-hint-stay = стоять на месте
telling-hint-odds = Гибель цели { $kill } %, в среднем ран: { NUMBER($expected, maximumFractionDigits: 1) }, толчок { $pushed } %.
telling-hint-kill-points =
    { $points ->
        [one] Гибель цели даёт { $points } победное очко: { $now } из { $goal }.
        [few] Гибель цели даёт { $points } победных очка: { $now } из { $goal }.
       *[many] Гибель цели даёт { $points } победных очков: { $now } из { $goal }.
    }
telling-hint-kill-wins = Если удастся, игра выиграна.
telling-hint-kill-feats = После гибели цели можно разыграть: { $feats }.
telling-hint-counter = Ответный удар с вероятностью { $chance } %: в среднем ран { NUMBER($expected, maximumFractionDigits: 1) }, гибель { $dies } %.
telling-hint-feats = Оттуда можно разыграть: { $feats }.
telling-hint-rolls = В конце активации: { $terrains } (бросок).
telling-hint-threats =
    { $count ->
        [0] { $attacks ->
            [yes] Никто другой из врагов там не достанет.
           *[no] Никто из врагов там не достанет.
        }
        [1] { $attacks ->
            [yes] Из остальных там может атаковать только { $those }.
           *[no] Там может атаковать только { $those }.
        }
       *[other] { $attacks ->
            [yes] Из остальных там могут атаковать ({ $count }): { $those }.
           *[no] Там могут атаковать враги ({ $count }): { $those }.
        }
    }
telling-hint-cost = Останется сила: { $left }.
telling-hint-newcomer =
    { $acts ->
        [now] Кубики: { $dice }; здоровье { $health }, движение { $movement }. Можно активировать сразу.
       *[later] Кубики: { $dice }; здоровье { $health }, движение { $movement }. Действует со следующего вашего хода.
    }
telling-hint-points =
    { $points ->
        [one] { $points } победное очко: { $now } из { $goal }.
        [few] { $points } победных очка: { $now } из { $goal }.
       *[many] { $points } победных очков: { $now } из { $goal }.
    }
telling-hint-wins = Победных очков станет { $now } из { $goal }, и игра выиграна.
telling-hint-given-up =
    { $points ->
        [one] Теряется { $points } победное очко подвига.
        [few] Теряются { $points } победных очка подвига.
       *[many] Теряется { $points } победных очков подвига.
    }
telling-hint-ends =
    { $count ->
        [0] Все ваши существа действовали; осталась сила: { $power }.
        [one] Не действовало { $count } существо; осталась сила: { $power }.
        [few] Не действовали { $count } существа; осталась сила: { $power }.
       *[many] Не действовало { $count } существ; осталась сила: { $power }.
    }
telling-hint-dice = Действие решат кубики.
telling-hint-income = Доход с { $before } до { $after }.
telling-hint-power = Силы больше на { $count }.
telling-hint-drawn =
    { $count ->
        [one] Вы берёте { $count } карту.
        [few] Вы берёте { $count } карты.
       *[many] Вы берёте { $count } карт.
    }
telling-hint-falls = Выводит из игры: { $those }.
telling-hint-hurt =
    { $count ->
        [one] { $creature } получает { $count } рану.
        [few] { $creature } получает { $count } раны.
       *[many] { $creature } получает { $count } ран.
    }
telling-hint-healed = Лечит { ACC($creature) } на { $count }.
telling-hint-armour = { $creature } получает броню: { $count }.
telling-hint-token = { $creature } получает { $token }.
telling-hint-entered =
    { $count ->
        [one] На поле выходит { $count } существо.
        [few] На поле выходят { $count } существа.
       *[many] На поле выходит { $count } существ.
    }
telling-hint-kept = Вы оставляете: { $cards }.
telling-hint-ground = Местность там: { $terrain }.
telling-hint-nearest =
    { $distance ->
        [one] До ближайшего врага ({ $foe }) { $distance } гекс.
        [few] До ближайшего врага ({ $foe }) { $distance } гекса.
       *[many] До ближайшего врага ({ $foe }) { $distance } гексов.
    }
telling-hint-healing =
    Лечит в среднем { NUMBER($expected, maximumFractionDigits: 1) } из { $wounds ->
        [one] { $wounds } раны
        [few] { $wounds } ран
       *[many] { $wounds } ран
    }.
telling-hint-creature = { $creature }: здоровье { $left } из { $health }.
telling-hint-counters = У вас сила { $power } и { $points } из { $goal } победных очков.
telling-hint-milestone = Следующее победное очко — при доходе { $mark }.
telling-hint-printed = Цена { $cost }, доход +{ $income }.
telling-hint-pushed =
    +{ $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }.
telling-hint-kill-loses = Гибель цели закончит игру, и вы проиграете: у противника больше очков.
