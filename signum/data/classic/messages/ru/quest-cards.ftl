# Тексты заданий, карт и существ Повелителя: сообщение для каждой части словаря.

quest-drawn = При взятии: { $deeds }
quest-gives =
    Пока задание активно, { $kind ->
        [terrain] местность «{ $name }» имеет такие свойства: { $abilities }
       *[creature] каждое существо «{ $name }» имеет { $abilities }
    }
quest-goal = Цель: { $conditions }
quest-goal-and = { ", и " }
quest-goal-or = { ", или " }
quest-failure = Провал, если { $conditions }
quest-reward = Награда: { $reward }
quest-honour = +{ $count } к чести
quest-main =
    { $multiple ->
        [yes] Ярость { $rage }, сколько угодно раз: { $deeds }
       *[no] Ярость { $rage }: { $deeds }
    }
quest-extra = Дополнительно: { $deeds }
quest-you-overlord = «Вы» на этой карте означает Повелителя
quest-side =
    { $side ->
        [pvp] PvP
       *[pve] PvE
    }: сила { $strength }, здоровье { $health }, { $movement ->
        [none] без движения
       *[letter] движение { $movement }
    }
quest-side-b = После задания: { $abilities }

quest-place-field = на Поле боя
quest-place-terrain =
    { $near ->
        [near] в пределах { $within } от местности «{ $terrain }»
       *[contact] в контакте с местностью «{ $terrain }»
    }
quest-place-heros-side =
    { $near ->
        [near] в пределах { $within } от стороны Героя
       *[contact] в контакте со стороной Героя
    }
quest-place-overlords-side =
    { $near ->
        [near] в пределах { $within } от стороны Повелителя
       *[contact] в контакте со стороной Повелителя
    }
quest-place-hero =
    { $near ->
        [near] в пределах { $within } от Героя
       *[contact] в контакте с Героем
    }

quest-do-lay =
    { $number ->
        [one] игрок Героя выкладывает местность «{ $terrain }»
        [few] игрок Героя выкладывает { $number } местности «{ $terrain }»
        [many] игрок Героя выкладывает { $number } местностей «{ $terrain }»
       *[other] игрок Героя выкладывает { $number } местности «{ $terrain }»
    }
quest-do-summon =
    { $control ->
        [yes] { $number ->
            [one] под контролем Героя «{ $name }» выходит на Поле боя { $at }
            [few] под контролем Героя { $number } существа «{ $name }» выходят на Поле боя { $at }
            [many] под контролем Героя { $number } существ «{ $name }» выходят на Поле боя { $at }
           *[other] под контролем Героя { $number } существа «{ $name }» выходят на Поле боя { $at }
        }
       *[no] { $number ->
            [one] «{ $name }» выходит на Поле боя { $at }
            [few] { $number } существа «{ $name }» выходят на Поле боя { $at }
            [many] { $number } существ «{ $name }» выходят на Поле боя { $at }
           *[other] { $number } существа «{ $name }» выходят на Поле боя { $at }
        }
    }
quest-do-rouse =
    { $creature ->
        [any] каждое существо Повелителя активируется ещё раз
       *[kind] каждое существо «{ $name }» активируется ещё раз
    }

quest-if-defeat =
    { $creature ->
        [any] { $number ->
            [one] побеждено { $number } существо Повелителя
            [few] побеждены { $number } существа Повелителя
            [many] побеждено { $number } существ Повелителя
           *[other] побеждены { $number } существа Повелителя
        }
        [of-quest] { $number ->
            [one] побеждено { $number } существо этого задания
            [few] побеждены { $number } существа этого задания
            [many] побеждено { $number } существ этого задания
           *[other] побеждены { $number } существа этого задания
        }
       *[kind] { $number ->
            [one] побеждено существо «{ $name }»
            [few] побеждены { $number } существа «{ $name }»
            [many] побеждено { $number } существ «{ $name }»
           *[other] побеждены { $number } существа «{ $name }»
        }
    }
quest-if-stand =
    { $who ->
        [hero] Герой стоит
        [yours] { $number ->
            [one] одно из ваших существ стоит
            [few] { $number } ваших существа стоят
            [many] { $number } ваших существ стоят
           *[other] { $number } ваших существа стоят
        }
        [friend] { $number ->
            [one] друг Героя стоит
            [few] { $number } друга Героя стоят
            [many] { $number } друзей Героя стоят
           *[other] { $number } друга Героя стоят
        }
        [any] { $number ->
            [one] существо Повелителя стоит
            [few] { $number } существа Повелителя стоят
            [many] { $number } существ Повелителя стоят
           *[other] { $number } существа Повелителя стоят
        }
        [of-quest] { $number ->
            [one] существо этого задания стоит
            [few] { $number } существа этого задания стоят
            [many] { $number } существ этого задания стоят
           *[other] { $number } существа этого задания стоят
        }
       *[kind] { $number ->
            [one] «{ $name }» стоит
            [few] { $number } существа «{ $name }» стоят
            [many] { $number } существ «{ $name }» стоят
           *[other] { $number } существа «{ $name }» стоят
        }
    } { $at }{ $rounds ->
        [one] {""}
        [few] {""} в течение { $rounds } фаз заданий подряд
        [many] {""} в течение { $rounds } фаз заданий подряд
       *[other] {""} в течение { $rounds } фаз заданий подряд
    }
quest-if-none-left =
    { $creature ->
        [any] ни одно существо Повелителя не стоит { $at }
        [of-quest] ни одно существо этого задания не стоит { $at }
       *[kind] ни одно существо «{ $name }» не стоит { $at }
    }
quest-if-rounds =
    { $number ->
        [one] прошёл { $number } раунд
        [few] прошло { $number } раунда
        [many] прошло { $number } раундов
       *[other] прошло { $number } раундов
    }
quest-if-friend-lost = друг Героя потерян
quest-if-terrain-lost = местность «{ $terrain }» разрушена
quest-if-carry = ваше существо, которое в фазе заданий было { $origin }, доносит ношу до места { $to }
quest-if-search =
    местность «{ $terrain }» обыскана{ $number ->
        [one] { "" }
        [few] { " " }{ $number } раза
        [many] { " " }{ $number } раз
       *[other] { " " }{ $number } раза
    }
quest-if-spend =
    после взятия задания вы потратили { $prosperity ->
        [one] { $prosperity } процветание
        [few] { $prosperity } процветания
       *[many] { $prosperity } процветаний
    }
quest-if-own =
    у вас есть { $prosperity ->
        [one] { $prosperity } процветание
        [few] { $prosperity } процветания
       *[many] { $prosperity } процветаний
    }
quest-if-build =
    { $number ->
        [one] после взятия задания вы построили { $number } здание
        [few] после взятия задания вы построили { $number } здания
        [many] после взятия задания вы построили { $number } зданий
       *[other] после взятия задания вы построили { $number } зданий
    }
quest-if-play =
    { $card ->
        [character] после взятия задания вы разыграли { $number ->
            [one] { $number } персонажа
            [few] { $number } персонажей
           *[many] { $number } персонажей
        }
        [spell] после взятия задания вы разыграли { $number ->
            [one] { $number } заклинание
            [few] { $number } заклинания
           *[many] { $number } заклинаний
        }
        [relic] после взятия задания вы разыграли { $number ->
            [one] { $number } реликвию
            [few] { $number } реликвии
           *[many] { $number } реликвий
        }
       *[tactic] после взятия задания вы разыграли { $number ->
            [one] { $number } тактику
            [few] { $number } тактики
           *[many] { $number } тактик
        }
    }
quest-if-wounds =
    у Героя не меньше { $number ->
        [one] { $number } раны
        [few] { $number } ран
       *[many] { $number } ран
    }

quest-target-nearest =
    { $form ->
        [approach] ближайшему из ваших существ
       *[attack] ближайшее из ваших существ
    }
quest-target-weakest =
    { $form ->
        [approach] слабейшему из ваших существ
       *[attack] слабейшее из ваших существ
    }
quest-target-strongest =
    { $form ->
        [approach] сильнейшему из ваших существ
       *[attack] сильнейшее из ваших существ
    }
quest-target-hero =
    { $form ->
        [approach] Герою
       *[attack] Героя
    }
quest-target-friend =
    { $form ->
        [approach] другу Героя
       *[attack] друга Героя
    }
quest-target-terrain =
    { $form ->
        [approach] местности «{ $name }»
       *[attack] местность «{ $name }»
    }
quest-target-quest-terrain =
    { $form ->
        [approach] ближайшей местности активного задания
       *[attack] ближайшую местность активного задания
    }
quest-target-heros-side =
    { $form ->
        [approach] стороне Героя
       *[attack] сторону Героя
    }
quest-within =
    { $form ->
        [guard] { " " }(в пределах { $letter } от неё)
       *[attack] { " " }(в пределах { $letter } от этого существа)
    }
quest-behaviour-attack = Атакует { $target }{ $within } в ближнем бою, если может дойти до цели
quest-behaviour-shoot = Стреляет в { $target }{ $within }, если может
quest-behaviour-approach = Идёт к { $target }{ $within }
quest-behaviour-guard = Возвращается и охраняет { $target }{ $within }
quest-behaviour-stay = Остаётся на месте
quest-leash = Всегда остаётся { $place }

telling-quest-type =
    { $type ->
        [early] Раннее задание
        [late] Позднее задание
        [spell-pvp] Заклинание Повелителя, против игрока
        [spell-pve] Заклинание Повелителя, в одиночку
        [tactic-pvp] Тактика Повелителя, против игрока
        [tactic-pve] Тактика Повелителя, в одиночку
        [relic-pvp] Реликвия Повелителя, против игрока
        [relic-pve] Реликвия Повелителя, в одиночку
        [unique] Уникальное существо
        [friend] Друг Героя
        [terrain] Местность задания
        [unique-terrain] Уникальная местность задания
       *[creature] Существо Повелителя
    }
telling-quest-rage =
    { $rage ->
        [0] без ярости
       *[other] Ярость { $rage }
    }
