# Warseer: the texts of cards, made of moments, prices, conditions, verbs and creatures. Verbs stand in the imperative.

text-noun-creature =
    { $number ->
        [single] { $form ->
            [n-to] существу
           *[other] существо
        }
        [all] существа
        [to] существам
       *[other] существ
    }
text-noun-hero =
    { $number ->
        [single] { $form ->
            [m-subject] герой
            [m-to] герою
           *[other] героя
        }
        [all] герои
        [to] героям
       *[other] героев
    }
text-noun-character =
    { $number ->
        [single] { $form ->
            [m-subject] персонаж
            [m-to] персонажу
           *[other] персонажа
        }
        [all] персонажи
        [to] персонажам
       *[other] персонажей
    }
text-noun-minion =
    { $number ->
        [single] { $form ->
            [m-subject] миньон
            [m-to] миньону
           *[other] миньона
        }
        [all] миньоны
        [to] миньонам
       *[other] миньонов
    }
text-gender-creature = n
text-gender-hero = m
text-gender-character = m
text-gender-minion = m
text-one =
    { $other ->
        [yes] { $form ->
            [m-subject] другой
            [m-object] другого
            [m-to] другому
            [n-to] другому
           *[other] другое
        }{ " " }
       *[no] { "" }
    }{ $whose ->
        [yours] { $form ->
            [m-subject] ваш
            [m-object] { $mood ->
                [order] своего
               *[told] вашего
            }
            [m-to] { $mood ->
                [order] своему
               *[told] вашему
            }
            [n-to] { $mood ->
                [order] своему
               *[told] вашему
            }
           *[other] { $mood ->
                [order] своё
               *[told] ваше
            }
        }{ " " }
        [opposing] { $form ->
            [m-subject] вражеский
            [m-object] вражеского
            [m-to] вражескому
            [n-to] вражескому
           *[other] вражеское
        }{ " " }
        [allied] { $form ->
            [m-subject] союзный
            [m-object] союзного
            [m-to] союзному
            [n-to] союзному
           *[other] союзное
        }{ " " }
       *[other] { "" }
    }{ $noun }
text-each =
    { $form ->
        [m-subject] каждый
        [m-object] каждого
        [m-to] каждому
        [n-to] каждому
       *[other] каждое
    } { $other ->
        [yes] { $form ->
            [m-subject] другой
            [m-object] другого
            [m-to] другому
            [n-to] другому
           *[other] другое
        }{ " " }
       *[no] { "" }
    }{ $whose ->
        [yours] { $form ->
            [m-subject] ваш
            [m-object] { $mood ->
                [order] своего
               *[told] вашего
            }
            [m-to] { $mood ->
                [order] своему
               *[told] вашему
            }
            [n-to] { $mood ->
                [order] своему
               *[told] вашему
            }
           *[other] { $mood ->
                [order] своё
               *[told] ваше
            }
        }{ " " }
        [opposing] { $form ->
            [m-subject] вражеский
            [m-object] вражеского
            [m-to] вражескому
            [n-to] вражескому
           *[other] вражеское
        }{ " " }
        [allied] { $form ->
            [m-subject] союзный
            [m-object] союзного
            [m-to] союзному
            [n-to] союзному
           *[other] союзное
        }{ " " }
       *[other] { "" }
    }{ $noun }
text-some =
    { $form ->
        [m-to] не более чем { $count } { $other ->
            [yes] другим{ " " }
           *[no] { "" }
        }{ $whose ->
            [yours] { $mood ->
                [order] своим{ " " }
               *[told] вашим{ " " }
            }
            [opposing] вражеским{ " " }
            [allied] союзным{ " " }
           *[other] { "" }
        }
        [n-to] не более чем { $count } { $other ->
            [yes] другим{ " " }
           *[no] { "" }
        }{ $whose ->
            [yours] { $mood ->
                [order] своим{ " " }
               *[told] вашим{ " " }
            }
            [opposing] вражеским{ " " }
            [allied] союзным{ " " }
           *[other] { "" }
        }
       *[other] { $limit ->
            [least] не меньше
            [most] не больше
           *[up] до
        } { $count } { $other ->
            [yes] других{ " " }
           *[no] { "" }
        }{ $whose ->
            [yours] { $mood ->
                [order] своих{ " " }
               *[told] ваших{ " " }
            }
            [opposing] вражеских{ " " }
            [allied] союзных{ " " }
           *[other] { "" }
        }
    }{ $nouns }
text-all =
    { $other ->
        [yes] другие{ " " }
       *[no] { "" }
    }{ $whose ->
        [yours] ваши{ " " }
        [opposing] вражеские{ " " }
        [allied] союзные{ " " }
       *[other] { "" }
    }{ $nouns }
text-this =
    { $form ->
        [to] этому существу
       *[other] это существо
    }
text-enchanted =
    { $form ->
        [to] зачарованному существу
       *[other] зачарованное существо
    }
text-hero =
    { $form ->
        [subject] ваш герой
        [to] { $mood ->
            [order] своему герою
           *[told] вашему герою
        }
       *[other] { $mood ->
            [order] своего героя
           *[told] вашего героя
        }
    }
text-attacker =
    { $form ->
        [subject] атакующий
        [to] атакующему
       *[other] атакующего
    }
text-target =
    { $form ->
        [subject] цель
        [to] цели
       *[other] цель
    }
text-that =
    { $form ->
        [to] тому существу
       *[other] то существо
    }
text-same =
    { $form ->
        [to] тому же существу
       *[other] то же существо
    }

text-mark-wounded = с ранами
text-mark-unwounded = без ран
text-mark-rank = (ранг — { $ranks })
text-mark-kin = ({ $kin })
text-mark-attack =
    { $attack ->
        [melee] с атакой ближнего боя
        [ranged] с атакой дальнего боя
       *[other] с магической атакой
    }
text-mark-within =
    { $count ->
        [1] в контакте с { $source ->
            [hero] вашим героем
           *[creature] этим существом
        }
       *[other] в пределах { $count } гексов от { $source ->
            [hero] вашего героя
           *[creature] этого существа
        }
    }
text-mark-seen =
    { $form ->
        [more] и на его линии видимости
       *[first] на линии видимости { $source ->
            [hero] вашего героя
           *[creature] этого существа
        }
    }
text-mark-token =
    { $token ->
        [stun] с жетоном оглушения
        [poison] с жетоном яда
       *[other] с жетоном болезни
    }
text-or = { " или " }
text-and = { " и " }
text-then = { ", затем " }

text-named = { $name }: { $text }
text-have =
    { $who } { $number ->
        [single] имеет
       *[several] имеют
    } { $abilities }
text-quoted =
    { $noun ->
        [single] свойство «{ $name }»
        [several] свойства «{ $name }»
       *[other] «{ $name }»
    }
text-crit = Критический эффект: { $effects }
text-crit-effect = критический эффект «{ $effect }»
text-for-good = { $text }, навсегда
text-relic-armour = Броня { $armour }
text-multiple-uses = Многократное применение { $uses }
text-enchants = Чары: { $who }
text-stars = { $rank } { $stars }★

text-when-first-word = Первое слово: { $body }
text-when-last-word = Последнее слово: { $body }
text-when-tap =
    { $hero ->
        [yes] Закройте эту карту и своего героя
       *[no] { $paid ->
            [yes] Закройте эту карту
           *[no] Закрыть
        }
    }{ $paid ->
        [yes] { " " }и { $price }
       *[no] { "" }
    }: { $body }
text-when-use = Применить: { $body }
text-when-attack-declared = Когда { $who } атакует { $whom } { $how }: { $body }
text-when-dice-lie = Когда { $who } атакует { $whom } { $how }, после броска: { $body }
text-when-symbols = Когда { $who } атакует { $whom } { $how }, перед подсчётом символов: { $body }
text-when-damage = Когда { $who } атакует { $whom } { $how }, перед уроном: { $body }
text-when-attack-ended =
    Когда { $who } завершает атаку { $form ->
        [aimed] на { $whom }
       *[any] { "" }
    } { $how }: { $body }
text-when-eliminated =
    { $actor ->
        [none] Когда { $whom } выбывает: { $body }
       *[other] Когда { $who } выводит из игры { $whom } { $how }: { $body }
    }
text-when-activation-begins = Когда { $who } активируется: { $body }
text-when-activation-ends = Когда { $who } завершает активацию: { $body }
text-when-turn-begins =
    { $whose ->
        [yours] В начале вашего хода: { $body }
        [opposing] В начале хода противника: { $body }
       *[other] В начале каждого хода: { $body }
    }
text-when-turn-ends =
    { $whose ->
        [yours] В конце вашего хода: { $body }
        [opposing] В конце хода противника: { $body }
       *[other] В конце каждого хода: { $body }
    }
text-when-summoned = Когда { $who } выходит на поле: { $body }
text-when-card-played =
    { $whose ->
        [yours] Когда вы разыгрываете карту: { $body }
        [opposing] Когда противник разыгрывает карту: { $body }
       *[other] Когда игрок разыгрывает карту: { $body }
    }
text-when-healed = Когда { $whom } лечится: { $body }
text-when-wounded = Когда { $whom } получает раны: { $body }
text-attacked-by =
    { $attack ->
        [melee] в ближнем бою
        [ranged] в дальнем бою
       *[other] магией
    }

text-price = { $price }, затем { $body }
text-price-power =
    потратьте { $power ->
        [one] { $power } силу
        [few] { $power } силы
       *[many] { $power } силы
    }
text-price-discard =
    сбросьте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
text-price-wounds =
    нанесите этому существу { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }
text-price-hero = закройте своего героя
text-may = по желанию { $body }
text-once = { $body } (раз в ход)
text-spends = { $body } (одно применение)
text-if = если { $conditions }, { $body }
text-capital-after-colon = no
text-amount =
    { $bound ->
        [most] не больше { $count }
       *[least] не меньше { $count }
    }
text-if-creatures = на поле находится { $who }
text-if-kills =
    в этом ходу из игры { $number ->
        [single] выбывает
       *[several] выбыло
    } { $who }
text-if-minions-killed =
    в этом ходу выведено из игры { $amount } { $count ->
        [one] миньона
        [few] миньонов
       *[many] миньонов
    }
text-if-wounds-dealt =
    в этом ходу нанесено { $amount } { $count ->
        [one] раны
        [few] ран
       *[many] ран
    }
text-if-pushed =
    в этом ходу оттолкнули { $amount } { $count ->
        [one] существа
        [few] существ
       *[many] существ
    }
text-if-healed =
    в этом ходу вылечено { $amount } { $count ->
        [one] раны
        [few] ран
       *[many] ран
    }
text-if-cards-played =
    в этом ходу разыграно { $amount } { $type ->
        [spell] { $count ->
            [one] заклинания
            [few] заклинаний
           *[many] заклинаний
        }
        [relic] { $count ->
            [one] реликвии
            [few] реликвий
           *[many] реликвий
        }
        [tactic] { $count ->
            [one] тактики
            [few] тактик
           *[many] тактик
        }
        [building] { $count ->
            [one] здания
            [few] зданий
           *[many] зданий
        }
       *[card] { $count ->
            [one] карты
            [few] карт
           *[many] карт
        }
    }
text-if-entered =
    в этом ходу на поле вышло { $amount } { $count ->
        [one] существа
        [few] существ
       *[many] существ
    }
text-if-income = ваш доход { $amount }
text-if-power = ваша сила { $amount }
text-if-hand =
    { $count ->
        [0] у вас в руке нет боевых карт
        [one] у вас в руке { $amount } боевой карты
        [few] у вас в руке { $amount } боевых карт
       *[many] у вас в руке { $amount } боевых карт
    }
text-if-history =
    в вашей Истории { $amount } { $count ->
        [one] карты
        [few] карт
       *[many] карт
    }
text-if-hall =
    в вашем Зале чести { $amount } { $count ->
        [one] открытого подвига
        [few] открытых подвигов
       *[many] открытых подвигов
    }
text-if-eliminated =
    в вашем Зале чести { $amount } { $count ->
        [one] закрытого подвига
        [few] закрытых подвигов
       *[many] закрытых подвигов
    }
text-if-relics =
    у вас в игре { $amount } { $count ->
        [one] реликвии
        [few] реликвий
       *[many] реликвий
    }
text-if-buildings =
    у вас в игре { $amount } { $count ->
        [one] здания
        [few] зданий
       *[many] зданий
    }
text-if-hero-wounds =
    { $count ->
        [0] у вашего героя нет ран
        [one] у вашего героя { $amount } раны
        [few] у вашего героя { $amount } ран
       *[many] у вашего героя { $amount } ран
    }
text-if-opposing-hero-wounds =
    у вражеского героя { $amount } { $count ->
        [one] раны
        [few] ран
       *[many] ран
    }
text-if-in-zone = во вражеской зоне развёртывания находится { $who }
text-if-in-terrain =
    на { $kind ->
        [any] любой местности
       *[named] местности ({ $terrain })
    } находится { $who }
text-if-near-terrain =
    на { $kind ->
        [any] любой местности
       *[named] местности ({ $terrain })
    } или рядом с ней находится { $who }
text-if-beside-hero = в контакте с вражеским героем находится { $who }
text-if-killed = из игры выбывает { $who }
text-if-killer = смертельную атаку проводит { $who }
text-if-killed-with =
    { $attack ->
        [melee] персонаж выбывает из игры в ближнем бою
        [ranged] персонаж выбывает из игры в дальнем бою
       *[magic] персонаж выбывает из игры от магии
    }

text-feat =
    { $kind }, { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    } ({ $deck }, если подвиг взят из колоды)
text-feat-condition = Условие: { $conditions }
text-feat-discard = Сбросить: { $body }

text-do-damage =
    { $magic ->
        [yes] нанесите { $to } { $amount ->
            [one] { $amount } магический урон
            [few] { $amount } магического урона
           *[many] { $amount } магического урона
        }
       *[no] нанесите { $to } { $amount ->
            [one] { $amount } урон
            [few] { $amount } урона
           *[many] { $amount } урона
        }
    }
text-do-dice-damage =
    { $magic ->
        [yes] нанесите { $to } магический урон по броску кубиков ({ $dice })
       *[no] нанесите { $to } урон по броску кубиков ({ $dice })
    }
text-do-wound =
    нанесите { $to } { $amount ->
        [one] { $amount } рану
        [few] { $amount } раны
       *[many] { $amount } ран
    }
text-do-heal =
    { $number ->
        [several] вылечите { $them }, каждое на { $amount }
       *[single] вылечите на { $amount } { $them }
    }
text-do-give-token = дайте { $to } { $name }
text-do-take-token =
    { $token ->
        [stun] избавьте от жетона оглушения { $them }
        [poison] избавьте от жетона яда { $them }
       *[other] избавьте от жетона болезни { $them }
    }
text-do-armour =
    дайте { $to } { $amount ->
        [one] { $amount } жетон брони
        [few] { $amount } жетона брони
       *[many] { $amount } жетонов брони
    }
text-do-move =
    переместите { $them } не дальше чем на { $steps ->
        [one] { $steps } гекс
        [few] { $steps } гекса
       *[many] { $steps } гексов
    }
text-do-place =
    поставьте { $them } { $where ->
        [home] в зону развёртывания его игрока
        [beside-hero] рядом со своим героем
        [beside-it] рядом с этим существом
       *[other] на свободный гекс в пределах { $steps ->
            [one] { $steps } гекса
            [few] { $steps } гексов
           *[many] { $steps } гексов
        } от его места
    }
text-do-swap =
    поменяйте местами { $mine ->
        [hero] своего героя
       *[other] это существо
    } и { $them }
text-do-push = оттолкните { $them } на соседний гекс по вашему выбору
text-do-grant = дайте { $to } { $until } { $abilities }
text-do-ready = вы можете ещё раз активировать { $them } в этом ходу
text-do-exhaust = закройте { $them }
text-do-control = возьмите под контроль { $them }
text-do-add-dice =
    добавьте к броску { $extra ->
        [yes] { $count ->
            [one] { $count } дополнительный { $dice } кубик
            [few] { $count } дополнительных кубика ({ $dice })
           *[many] { $count } дополнительных кубиков ({ $dice })
        }
       *[no] { $count ->
            [one] { $count } { $dice } кубик
            [few] { $count } кубика ({ $dice })
           *[many] { $count } кубиков ({ $dice })
        }
    }
text-do-add-symbols =
    добавьте { $count } { $count ->
        [1] { $symbol }
       *[other] × { $symbol }
    }
text-do-remove-symbols =
    уберите { $count } { $count ->
        [1] { $symbol }
       *[other] × { $symbol }
    }
text-do-reroll =
    { $count ->
        [one] вы можете перебросить { $count } кубик
        [few] перебросьте до { $count } кубиков
       *[many] перебросьте до { $count } кубиков
    } { $some ->
        [yes] ({ $faces })
       *[no] { "" }
    }
text-do-turn-dice =
    { $count ->
        [one] вы можете повернуть { $count } кубик
        [few] поверните до { $count } кубиков
       *[many] поверните до { $count } кубиков
    }{ $some ->
        [yes] { " " }({ $faces })
       *[no] { "" }
    } на «{ $face }»
text-do-change-damage =
    { $sign ->
        [less] уменьшите урон на { $by }
       *[other] увеличьте урон на { $by }
    }
text-do-draw =
    возьмите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
text-do-draw-feat =
    возьмите { $count ->
        [one] { $count } подвиг
        [few] { $count } подвига
       *[many] { $count } подвигов
    }
text-do-power =
    получите { $amount ->
        [one] { $amount } силу
        [few] { $amount } силы
       *[many] { $amount } силы
    }
text-do-drain =
    каждый противник теряет { $amount ->
        [one] { $amount } силу
        [few] { $amount } силы
       *[many] { $amount } силы
    }
text-do-discard =
    каждый противник сбрасывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
text-do-take-back = возьмите в руку карту ({ $types }) из своей Истории
text-do-recall =
    верните персонажа { $some ->
        [yes] ({ $ranks }) из
       *[no] из
    } своей Истории в военный лагерь
text-do-destroy =
    уничтожьте { $kind ->
        [relic] реликвию
        [building] здание
       *[other] чары
    } противника
text-do-minion =
    призовите { $count ->
        [one] { $count } миньона
        [few] { $count } миньонов
       *[many] { $count } миньонов
    } { $where ->
        [home] в своей зоне развёртывания
        [beside-it] рядом с этим существом
       *[other] рядом со своим героем
    }
text-do-show-hand = каждый противник показывает вам руку
text-do-take-feat =
    положите { $count ->
        [one] верхний подвиг
        [few] { $count } верхних подвига
       *[many] { $count } верхних подвигов
    } рубашкой вверх в свой Зал чести
text-do-summon =
    бесплатно призовите { $where ->
        [home] в своей зоне развёртывания
        [beside-it] рядом с этим существом
       *[other] рядом со своим героем
    } персонажа { $some ->
        [yes] ({ $ranks }) из
       *[no] из
    } военного лагеря
text-if-feats-played =
    в этом ходу разыграно { $amount } { $count ->
        [one] подвига
        [few] подвигов
       *[many] подвигов
    }
text-if-camp =
    в вашем военном лагере { $amount } { $count ->
        [one] персонажа
        [few] персонажей
       *[many] персонажей
    }
text-if-in-middle = в среднем ряду находится { $who }
text-if-rows =
    { $those } занимают { $amount } { $count ->
        [one] ряда
        [few] рядов
       *[many] рядов
    }
text-bonus-dice =
    { $count ->
        [one] +{ $count } { $dice } кубик к атакам
        [few] +{ $count } кубика к атакам ({ $dice })
       *[many] +{ $count } кубиков к атакам ({ $dice })
    }
text-bonus-movement = +{ $x } к движению
text-bonus-range = +{ $x } к дальности
text-bonus-attacks = +{ $x } к числу атак
rank-no-star = без звезды
choice-summon = { $seat }: кого вы призываете?
