# Предложения, которые ссылаются на другие: что следует, названные игроки и существа, брошенный кубик.

text-when-then = Затем { $body }
text-when-start-of-each-turn = В начале каждого хода { $body }
text-when-end-of-each-turn = В конце каждого хода { $body }
text-once-a-game = { $body } (один раз за игру)
text-on-shown = при результате «{ $faces }» { $body }
text-by = { " " }(это делает { $who })
text-by-case = nom
text-such =
    { $who } — { $number ->
        [several] { $wounded ->
            [yes] раненые { "" }
           *[no] { "" }
        }{ $kind ->
            [hero] герои
            [character] персонажи
            [minion] миньоны
           *[creature] существа
        }
       *[single] { $kind ->
            [hero] { $wounded ->
                [yes] раненый герой
               *[no] герой
            }
            [character] { $wounded ->
                [yes] раненый персонаж
               *[no] персонаж
            }
            [minion] { $wounded ->
                [yes] раненый миньон
               *[no] миньон
            }
           *[creature] { $wounded ->
                [yes] раненое существо
               *[no] существо
            }
        }
    }{ $more }
text-has-fallen-same =
    { $who } { $number ->
        [several] погибли
       *[single] { $gender ->
            [m] погиб
            [f] погибла
           *[n] погибло
        }
    }
text-do-roll-die =
    { $number ->
        [you] бросьте кубик
       *[single] бросает кубик
    }
event-die-shown = На кубике для карты «{ $card }» выпало: { $faces }.
event-text-spent = Текст карты «{ $card }» сработал и больше не действует до конца игры.
text-own-wounds =
    каждую { $number ->
        [several] их
       *[single] { $gender ->
            [f] её
           *[m] его
        }
    } рану
text-own-armour =
    каждый { $number ->
        [several] их
       *[single] { $gender ->
            [f] её
           *[m] его
        }
    } жетон брони
text-own-concentration =
    каждый { $number ->
        [several] их
       *[single] { $gender ->
            [f] её
           *[m] его
        }
    } жетон концентрации
text-own-strength =
    каждую единицу { $number ->
        [several] их
       *[single] { $gender ->
            [f] её
           *[m] его
        }
    } силы
text-own-health =
    каждую единицу { $number ->
        [several] их
       *[single] { $gender ->
            [f] её
           *[m] его
        }
    } здоровья
text-own-health-left =
    каждую единицу { $number ->
        [several] их
       *[single] { $gender ->
            [f] её
           *[m] его
        }
    } оставшегося здоровья
text-times-a-turn = { $body } (не больше { $times } раз за ход)
text-until-own-turn = { " " }до начала вашего следующего хода
text-condition-armoured = { " " }с жетонами брони
text-not-condition-armoured = { " " }без жетонов брони
text-nearest =
    { " " }на { $way ->
        [highest] наибольшем
       *[lowest] наименьшем
    } расстоянии { $origin ->
        [hero] от вашего героя
        [terrain] от этой местности
        [same] от того существа
        [cause] от того существа
        [culprit] от того существа
       *[creature] от этого существа
    }
text-do-copy-strength =
    { $number ->
        [single] уравнивает силу этого существа со своей{ $until }
       *[several] уравнивают силу этого существа со своей{ $until }
    }
refusal-not-nearest =
    { $way ->
        [highest] { $creature } не дальше всех.
       *[lowest] { $creature } не ближе всех.
    }
text-has-chosen =
    при этом { $number ->
        [one] выбрана
        [few] выбраны
       *[many] выбрано
    } { $bounds ->
        [least] хотя бы
       *[most] не больше чем
    } { $number ->
        [one] { $number } цель
        [few] { $number } цели
       *[many] { $number } целей
    }
text-each-chosen = каждую выбранную при этом цель
text-pay-durability =
    потратьте { $count ->
        [one] { $count } прочность
        [few] { $count } прочности
       *[many] { $count } прочности
    } этой реликвии
text-do-show-taken =
    { $number ->
        [you] покажите всем ту карту
       *[single] показывает всем ту карту
    }
text-do-keep-tapped =
    { $number ->
        [single] не открывается в начале следующего хода своего игрока
       *[several] не открываются в начале следующих ходов своих игроков
    }
event-card-shown = { $seat } { PERSON($seat, "показывает", "показываете") } карту «{ $card }».
event-durability-spent =
    «{ $card }» теряет { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    } прочности.
event-kept-tapped = «{ $card }» не откроется в начале следующего хода своего игрока.
event-next-costs-met = { $seat } { PERSON($seat, "разыгрывает", "разыгрываете") } карту, цена которой была изменена.
refusal-too-little-durability = У карты «{ $card }» мало прочности: нужно { $needed }, есть { $there }.
text-occasion-rolled-in-attack = бросает кубики своей атаки
text-occasion-rolled-in-melee = бросает кубики своей атаки в ближнем бою
text-occasion-rolled-in-shooting = бросает кубики своего выстрела
choice-near-place = { $seat }: по карте «{ $card }» { ACC($creature) } можно переставить не дальше чем в { NUMBER($reach, maximumFractionDigits: 1) } см. Куда?
