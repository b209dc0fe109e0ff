# Слова после существительного в текстах карт: условия, названия, наибольшее и наименьшее.

text-condition-engaged = { " " }в контакте с врагом
text-condition-has-attacked = { " " }после атаки в этом ходу
text-condition-tapped = { " " }(в закрытом виде)
text-not-condition-ready = { " " }после своей активации
text-not-condition-acted = { " " }до своей активации
text-not-condition-unwounded = { " " }с ранами
text-not-condition-hidden = { " " }без жетона скрытности
text-not-condition-at-terrain = { " " }вне контакта с местностью
text-not-condition-entered = { " " }(на Поле боя не с этого хода)
text-not-condition-engaged = { " " }вне контакта с врагами
text-not-condition-has-attacked = { " " }без атаки в этом ходу
text-not-condition-tapped = { " " }(в открытом виде)
text-named = { " " }«{ $name }»
text-extreme =
    { " " }с { $way ->
        [highest] { $figure ->
            [strength] наибольшей силой
            [health] наибольшим здоровьем
            [cost] наибольшей стоимостью
           *[health-left] наибольшим остатком здоровья
        }
       *[lowest] { $figure ->
            [strength] наименьшей силой
            [health] наименьшим здоровьем
            [cost] наименьшей стоимостью
           *[health-left] наименьшим остатком здоровья
        }
    }
refusal-in-this-condition =
    { $condition ->
        [ready] Активации { GEN($creature) } в этом ходу ещё не было.
        [acted] Активация { GEN($creature) } в этом ходу уже была.
        [unwounded] У { GEN($creature) } нет ран.
        [hidden] У { GEN($creature) } есть жетон скрытности.
        [entered] { $creature } на Поле боя только с этого хода.
        [engaged] { $creature } в контакте с врагом.
        [has-attacked] Атака { GEN($creature) } в этом ходу уже была.
        [armoured] У { GEN($creature) } есть жетоны брони.
       *[at-terrain] { $creature } в контакте с местностью.
    }
refusal-not-foremost =
    У { GEN($creature) } не { $way ->
        [highest] { $figure ->
            [strength] наибольшая сила
            [health] наибольшее здоровье
            [cost] наибольшая стоимость
           *[health-left] наибольший остаток здоровья
        }
       *[lowest] { $figure ->
            [strength] наименьшая сила
            [health] наименьшее здоровье
            [cost] наименьшая стоимость
           *[health-left] наименьший остаток здоровья
        }
    }.
refusal-not-at-terrain = { $creature } слишком далеко от такой местности.
event-attack-noted = У { GEN($creature) } в этом ходу уже была атака.

# Числа и цены.

text-owner =
    { $who ->
        [self] этого существа
        [bearer] вашего героя
        [hero-yours] вашего героя
        [hero-opponents] героя противника
        [sacrificed] пожертвованного существа
        [culprit] существа, которое это сделало,
       *[cause] того существа
    }
text-number-wounds = число ран { $owner }
text-number-armour = число жетонов брони { $owner }
text-number-concentration = число жетонов концентрации { $owner }
text-number-strength = сила { $owner }
text-number-health = здоровье { $owner }
text-number-health-left = остаток здоровья { $owner }
text-compared-figures =
    { $more } { $by ->
        [no] больше
       *[other] хотя бы на { $by } больше
    }, чем { $fewer }
text-sacrificed = пожертвованное существо
text-each-health = каждую единицу здоровья, которую имеет { $who }
text-has-health =
    { $who } имеет здоровье { $bounds ->
        [least] { $number } или больше
       *[most] { $number } или меньше
    }
text-has-turn =
    идёт { $whose ->
        [yours] ваш ход
       *[opponents] ход противника
    }
text-each-amount =
    { $kind ->
        [healed] каждую вылеченную рану
        [prospered] каждое полученное процветание
        [same] каждую нанесённую рану
       *[hurt] каждую единицу урона
    }
text-per = { " " }(один раз за каждые { $per })
text-repeat-each =
    { $body } (один раз за { $each }{ $choice ->
        [yes] , каждый раз с новым выбором
       *[no] { "" }
    })
text-pay-tap-itself =
    закройте { $kind ->
        [this-relic] эту реликвию
       *[this-building] это здание
    }
text-pay-wounds-on =
    нанесите { $other ->
        [yes] другому { "" }
       *[no] { "" }
    }{ $kind ->
        [character] своему персонажу
        [minion] своему миньону
        [hero] своему герою
       *[creature] своему существу
    }{ $where } { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    }
text-unless-otherwise =
    { ", " }если { $number ->
        [you] вы
        [player] этот игрок
        [several] каждый из их игроков
       *[single] управляющий игрок
    } { $ways }
text-way-prosperity =
    не { $number ->
        [you] заплатите
       *[they] заплатит
    } { $count ->
        [one] { $count } процветание
        [few] { $count } процветания
       *[many] { $count } процветаний
    }
text-way-discard =
    не { $number ->
        [you] сбросите
       *[they] сбросит
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
text-way-tap =
    не { $number ->
        [you] закроете
       *[they] закроет
    } { $count ->
        [one] { $count } здание
        [few] { $count } здания
       *[many] { $count } зданий
    }
text-way-sacrifice =
    не { $number ->
        [you] пожертвуете
       *[they] пожертвует
    } { $kind ->
        [character] персонажем
        [minion] миньоном
        [building] зданием
        [relic] реликвией
       *[creature] существом
    }
choice-which-price = { $seat }: какую цену карты «{ $card }» заплатить?
choice-pay-instead = { $seat }: заплатить, чтобы избежать действия карты «{ $card }»?
choice-wounded-instead = { $seat }: какое существо получит раны за карту «{ $card }»?
refusal-nobody-to-wound = Никто не может получить раны за карту «{ $card }».

# Стоимость.

text-this-turn = { " " }в этом ходу
text-change-prosperity =
    на { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    } { $way ->
        [less] меньше
       *[more] больше
    }
text-change-any =
    на { $amount ->
        [one] { $amount } любое здание
        [few] { $amount } любых здания
       *[many] { $amount } любых зданий
    } { $way ->
        [less] меньше
       *[more] больше
    }
event-cost-to-come = { $seat } { PERSON($seat, "платит", "платите") } за следующую карту этого вида другую цену.

# Действия и случаи.

text-a-character = персонажа
text-a-spell = заклинание
text-a-relic = реликвию
text-a-tactic = тактику
text-a-card = карту
text-do-exchange-places = меняются местами друг с другом, если их подставки одинаковы
text-do-copy-abilities =
    { $number ->
        [single] даёт этому существу копию каждого своего свойства{ $until }
       *[several] дают этому существу копию каждого своего свойства{ $until }
    }
text-do-clash =
    и { $foe ->
        [self] это существо
       *[same] то существо
    } наносят друг другу урон, равный своей силе
text-do-cast-again =
    { $number ->
        [you] выполните ещё раз верхнее заклинание своего Кладбища без его стоимости и положите его под свою Боевую колоду
        [single] выполняет ещё раз верхнее заклинание своего Кладбища без его стоимости и кладёт его под свою Боевую колоду
       *[several] выполняют ещё раз верхнее заклинание своего Кладбища без его стоимости и кладут его под свою Боевую колоду
    }
text-occasion-hurt-by-attack =
    { $mood ->
        [cancelled] отмените урон
       *[told]
            { $mood ->
                [before] получит
               *[after] получает
            } урон от атаки{ $by ->
                [self] { " " }{ $doer ->
            [hero] вашего героя
           *[self] этого существа
        }
               *[anybody] { "" }
            }
    }
text-occasion-activation-over = завершает свою активацию
event-put-on-top = { $seat } { PERSON($seat, "кладёт", "кладёте") } карту «{ $card }» на верх Боевой колоды.
event-spell-recast = { $seat } { PERSON($seat, "кладёт", "кладёте") } карту «{ $card }» под Боевую колоду.
text-do-become-target =
    { $number ->
        [single] становится целью этой атаки вместо прежней
       *[several] становятся целями этой атаки вместо прежней
    }
text-taken =
    вы взяли { $type ->
        [character] персонажа
        [spell] заклинание
        [relic] реликвию
        [tactic] тактику
       *[any] карту
    }{ $more }
