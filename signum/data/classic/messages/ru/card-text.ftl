# Текст карт: сообщение для каждой части словаря.

text-and = { " и " }
text-or = { " или " }
text-then = { "; " }
text-quoted =
    { $noun ->
        [single] свойство «{ $name }»
        [several] свойства «{ $name }»
       *[none] «{ $name }»
    }
text-subject = { $subject } { $done }
text-ability-with-text = { $ability }: { $text }
text-durability = Прочность { $x }
text-uses = Многоразовость { $x }
text-find = { $face }: { $body }
text-t-impassable =
    { $form ->
        [inside] непроходимая
       *[name] Непроходимая
    }
text-t-difficult =
    { $form ->
        [inside] труднопроходимая
       *[name] Труднопроходимая
    }
text-t-blocks-los =
    { $form ->
        [inside] закрывает линию видимости
       *[name] Закрывает линию видимости
    }
text-t-cover =
    { $form ->
        [inside] защита от стрельбы
       *[name] Защита от стрельбы
    }
text-cost-any =
    { $count ->
        [one] любое здание
        [few] { $count } любых здания
       *[many] { $count } любых зданий
    }
text-cost-prosperity =
    { $count ->
        [one] { $count } процветание
        [few] { $count } процветания
       *[many] { $count } процветаний
    }
text-cost-nothing = бесплатно
text-price-concentration =
    { $count ->
        [one] { $count } жетон концентрации
        [few] { $count } жетона концентрации
       *[many] { $count } жетонов концентрации
    }
text-when-first-word = Первое слово: { $body }
text-when-last-word = Последнее слово: { $body }
text-when-activated = Активация: { $body }
text-when-tapped = Закрыть: { $body }
text-when-at-will = Заплатите { $price }: { $body }
text-when-start-of-turn = В начале вашего хода { $body }
text-when-end-of-turn = В конце вашего хода { $body }
text-when-start-of-opponents-turn = В начале хода противника { $body }
text-when-end-of-opponents-turn = В конце хода противника { $body }
text-when-start-of-activation = В начале активации этого существа { $body }
text-when-after = Когда { $subject } { $event }, { $body }
text-when-before = Перед тем как { $subject } { $event }, { $body }
text-standing = { $body }, если в вашем Городе есть «{ $building }»
text-standing-first = { $building }: { $body }
text-more = ещё { $x }
text-may = по желанию { $body }
text-on-faces = бросьте кубик; при результате «{ $faces }» { $body }
text-unless-paid =
    { ", " }если { $number ->
        [several] их игроки не заплатят по { $amount ->
            [one] { $amount } процветанию
            [few] { $amount } процветания
           *[many] { $amount } процветаний
        }
       *[other] { $number ->
            [you] вы не заплатите
            [player] этот игрок не заплатит
           *[single] управляющий игрок не заплатит
        } { $amount ->
            [one] { $amount } процветание
            [few] { $amount } процветания
           *[many] { $amount } процветаний
        }
    }
text-until-turn = { " " }до конца хода
text-until-opponents-turn = { " " }до конца хода противника
text-until-attack = { " " }до конца атаки
text-shield-against =
    { $whose ->
        [opponents] Щит от { $against } противника
       *[any] Щит от { $against }
    }
text-steam-engine = объявляя { $declared }, бросьте кубик ({ $table })
text-overpay = { $ability } ({ $paid }): { $body }
text-any-turn = { " " }(в том числе в ваш ход)
text-face-bullseye = мишень
text-face-axe = топор
text-face-shield = щит
text-noun-creature =
    { $case ->
        [acc] { $count ->
            [one] существо
            [few] существа
           *[many] существ
        }
        [dat] { $count ->
            [one] существу
            [few] существам
           *[many] существам
        }
       *[nom] { $count ->
            [one] существо
            [few] существа
           *[many] существ
        }
    }
text-gender-creature = n
text-noun-character =
    { $case ->
        [acc] { $count ->
            [one] персонажа
            [few] персонажей
           *[many] персонажей
        }
        [dat] { $count ->
            [one] персонажу
            [few] персонажам
           *[many] персонажам
        }
       *[nom] { $count ->
            [one] персонаж
            [few] персонажа
           *[many] персонажей
        }
    }
text-gender-character = m
text-noun-hero =
    { $case ->
        [acc] { $count ->
            [one] героя
            [few] героев
           *[many] героев
        }
        [dat] { $count ->
            [one] герою
            [few] героям
           *[many] героям
        }
       *[nom] { $count ->
            [one] герой
            [few] героя
           *[many] героев
        }
    }
text-gender-hero = m
text-noun-minion =
    { $case ->
        [acc] { $count ->
            [one] миньона
            [few] миньонов
           *[many] миньонов
        }
        [dat] { $count ->
            [one] миньону
            [few] миньонам
           *[many] миньонам
        }
       *[nom] { $count ->
            [one] миньон
            [few] миньона
           *[many] миньонов
        }
    }
text-gender-minion = m
text-noun-building =
    { $case ->
        [acc] { $count ->
            [one] здание
            [few] здания
           *[many] зданий
        }
        [dat] { $count ->
            [one] зданию
            [few] зданиям
           *[many] зданиям
        }
       *[nom] { $count ->
            [one] здание
            [few] здания
           *[many] зданий
        }
    }
text-gender-building = n
text-noun-relic =
    { $case ->
        [acc] { $count ->
            [one] реликвию
            [few] реликвии
           *[many] реликвий
        }
        [dat] { $count ->
            [one] реликвии
            [few] реликвиям
           *[many] реликвиям
        }
       *[nom] { $count ->
            [one] реликвия
            [few] реликвии
           *[many] реликвий
        }
    }
text-gender-relic = f
text-noun-terrain =
    { $case ->
        [acc] { $count ->
            [one] местность
            [few] местности
           *[many] местностей
        }
        [dat] { $count ->
            [one] местности
            [few] местностям
           *[many] местностям
        }
       *[nom] { $count ->
            [one] местность
            [few] местности
           *[many] местностей
        }
    }
text-gender-terrain = f
text-gender-spell = n
text-gender-tactic = f
text-gender-player = m
text-other =
    { $number ->
        [single] { $case ->
            [acc] { $gender ->
                [m] другого
                [f] другую
               *[n] другое
            }
            [dat] { $gender ->
                [f] другой
               *[m] другому
            }
           *[nom] { $gender ->
                [m] другой
                [f] другая
               *[n] другое
            }
        } { "" }
       *[several] { $case ->
            [dat] другим
           *[nom] других
        } { "" }
    }
text-wounded =
    { $number ->
        [single] { $case ->
            [acc] { $gender ->
                [m] раненого
                [f] раненую
               *[n] раненое
            }
            [dat] { $gender ->
                [f] раненой
               *[m] раненому
            }
           *[nom] { $gender ->
                [m] раненый
                [f] раненая
               *[n] раненое
            }
        } { "" }
       *[several] { $case ->
            [dat] раненым
           *[nom] раненых
        } { "" }
    }
text-this =
    { $kind ->
        [relic] { $case ->
            [acc] эту реликвию
            [dat] этой реликвии
           *[nom] эта реликвия
        }
        [building] { $case ->
            [acc] это здание
            [dat] этому зданию
           *[nom] это здание
        }
        [terrain] { $case ->
            [acc] эту местность
            [dat] этой местности
           *[nom] эта местность
        }
        [spell] { $case ->
            [acc] это заклинание
            [dat] этому заклинанию
           *[nom] это заклинание
        }
        [tactic] { $case ->
            [acc] эту тактику
            [dat] этой тактике
           *[nom] эта тактика
        }
       *[creature] { $case ->
            [acc] это существо
            [dat] этому существу
           *[nom] это существо
        }
    }
text-bearer =
    { $case ->
        [acc] своего героя
        [dat] своему герою
       *[nom] ваш герой
    }
text-cause =
    { $form ->
        [again] { $kind ->
            [hero] { $case ->
            [acc] его
            [dat] ему
           *[nom] он
        }
            [character] { $case ->
            [acc] его
            [dat] ему
           *[nom] он
        }
            [minion] { $case ->
            [acc] его
            [dat] ему
           *[nom] он
        }
            [card] { $case ->
            [acc] её
            [dat] ей
           *[nom] она
        }
            [relic] { $case ->
            [acc] её
            [dat] ей
           *[nom] она
        }
            [terrain] { $case ->
            [acc] её
            [dat] ей
           *[nom] она
        }
           *[creature] { $case ->
            [acc] его
            [dat] ему
           *[nom] оно
        }
        }
        [opponents] { $kind ->
            [hero] { $case ->
            [acc] героя противника
            [dat] герою противника
           *[nom] герой противника
        }
            [character] { $case ->
            [acc] персонажа противника
            [dat] персонажу противника
           *[nom] персонаж противника
        }
            [minion] { $case ->
            [acc] миньона противника
            [dat] миньону противника
           *[nom] миньон противника
        }
            [card] { $case ->
            [acc] эту карту
            [dat] этой карте
           *[nom] эта карта
        }
            [relic] { $case ->
            [acc] эту реликвию
            [dat] этой реликвии
           *[nom] эта реликвия
        }
            [building] { $case ->
            [acc] это здание
            [dat] этому зданию
           *[nom] это здание
        }
            [terrain] { $case ->
            [acc] эту местность
            [dat] этой местности
           *[nom] эта местность
        }
           *[creature] { $case ->
            [acc] существо противника
            [dat] существу противника
           *[nom] существо противника
        }
        }
       *[other] { $kind ->
            [hero] { $case ->
            [acc] этого героя
            [dat] этому герою
           *[nom] этот герой
        }
            [character] { $case ->
            [acc] этого персонажа
            [dat] этому персонажу
           *[nom] этот персонаж
        }
            [minion] { $case ->
            [acc] этого миньона
            [dat] этому миньону
           *[nom] этот миньон
        }
            [card] { $case ->
            [acc] эту карту
            [dat] этой карте
           *[nom] эта карта
        }
            [relic] { $case ->
            [acc] эту реликвию
            [dat] этой реликвии
           *[nom] эта реликвия
        }
            [building] { $case ->
            [acc] это здание
            [dat] этому зданию
           *[nom] это здание
        }
            [terrain] { $case ->
            [acc] эту местность
            [dat] этой местности
           *[nom] эта местность
        }
           *[creature] { $case ->
            [acc] это существо
            [dat] этому существу
           *[nom] это существо
        }
        }
    }
text-culprit =
    { $case ->
        [dat] существу
       *[nom] существо
    }, которое это сделало,
text-player =
    { $whose ->
        [yours] вы
        [opponents] противник
        [cause] этот игрок
        [same] этот игрок
        [attacker] игрок атакующего
        [culprit] игрок, чьё существо это сделало,
        [active] игрок, чей ход идёт,
       *[any] каждый игрок
    }
text-some =
    { $whose ->
        [yours] { $gender ->
        [m] ваш
        [f] ваша
       *[n] ваше
    } { $noun }
        [opponents] { $noun } противника
       *[any] { $gender ->
        [m] любой
        [f] любая
       *[n] любое
    } { $noun }
    }
text-who =
    { $quantity ->
        [each] { $whose ->
            [yours] { $kind ->
                [hero] { $case ->
            [acc] { $gender ->
                [m] своего
                [f] свою
               *[n] своё
            }
            [dat] { $gender ->
                [f] своей
               *[m] своему
            }
           *[nom] { $gender ->
                [m] ваш
                [f] ваша
               *[n] ваше
            }
        } { $wounded }{ $noun }
               *[other] { $case ->
            [acc] { $gender ->
                [m] каждого
                [f] каждую
               *[n] каждое
            }
            [dat] { $gender ->
                [f] каждой
               *[m] каждому
            }
           *[nom] { $gender ->
                [m] каждый
                [f] каждая
               *[n] каждое
            }
        } { $other }{ $case ->
            [acc] { $gender ->
                [m] своего
                [f] свою
               *[n] своё
            }
            [dat] { $gender ->
                [f] своей
               *[m] своему
            }
           *[nom] { $gender ->
                [m] ваш
                [f] ваша
               *[n] ваше
            }
        } { $wounded }{ $noun }
            }
            [opponents] { $kind ->
                [hero] { $wounded }{ $noun } противника
               *[other] { $case ->
            [acc] { $gender ->
                [m] каждого
                [f] каждую
               *[n] каждое
            }
            [dat] { $gender ->
                [f] каждой
               *[m] каждому
            }
           *[nom] { $gender ->
                [m] каждый
                [f] каждая
               *[n] каждое
            }
        } { $other }{ $wounded }{ $noun } противника
            }
           *[any] { $case ->
            [acc] { $gender ->
                [m] каждого
                [f] каждую
               *[n] каждое
            }
            [dat] { $gender ->
                [f] каждой
               *[m] каждому
            }
           *[nom] { $gender ->
                [m] каждый
                [f] каждая
               *[n] каждое
            }
        } { $other }{ $wounded }{ $noun }
        }
        [single] { $whose ->
            [yours] { $case ->
            [acc] { $gender ->
                [m] одного
                [f] одну
               *[n] одно
            }
            [dat] { $gender ->
                [f] одной
               *[m] одному
            }
           *[nom] { $gender ->
                [m] один
                [f] одна
               *[n] одно
            }
        } { $other }{ $case ->
            [acc] { $gender ->
                [m] своего
                [f] свою
               *[n] своё
            }
            [dat] { $gender ->
                [f] своей
               *[m] своему
            }
           *[nom] { $gender ->
                [m] ваш
                [f] ваша
               *[n] ваше
            }
        } { $wounded }{ $noun }
            [opponents] { $case ->
            [acc] { $gender ->
                [m] одного
                [f] одну
               *[n] одно
            }
            [dat] { $gender ->
                [f] одной
               *[m] одному
            }
           *[nom] { $gender ->
                [m] один
                [f] одна
               *[n] одно
            }
        } { $other }{ $wounded }{ $noun } противника
           *[any] { $case ->
            [acc] { $gender ->
                [m] одного
                [f] одну
               *[n] одно
            }
            [dat] { $gender ->
                [f] одной
               *[m] одному
            }
           *[nom] { $gender ->
                [m] один
                [f] одна
               *[n] одно
            }
        } { $other }{ $wounded }{ $noun }
        }
       *[several] { $up ->
            [yes] { $case ->
                [dat] не более чем { "" }
               *[nom] до { "" }
            }
           *[no] { "" }
        }{ $whose ->
            [yours] { $count } { $other }{ $case ->
                [acc] своих
                [dat] своим
               *[nom] ваших
            } { $wounded }{ $case ->
                [dat] { $noun }
               *[nom] { $up ->
                    [yes] { $nouns }
                   *[no] { $noun }
                }
            }
            [opponents] { $count } { $other }{ $wounded }{ $case ->
                [dat] { $noun }
               *[nom] { $up ->
                    [yes] { $nouns }
                   *[no] { $noun }
                }
            } противника
           *[any] { $count } { $other }{ $wounded }{ $case ->
                [dat] { $noun }
               *[nom] { $up ->
                    [yes] { $nouns }
                   *[no] { $noun }
                }
            }
        }
    }
text-of-faction = { " " }{ $faction }
text-of-class = { " " }класса «{ $building }»
text-touching =
    { " " }в контакте с { $origin ->
        [hero] вашим героем
        [terrain] этой местностью
        [same] тем существом
        [cause] тем существом
        [culprit] тем существом
        [yours] вашим существом
        [opponents] существом противника
        [any-terrain] любой местностью
        [your-terrain] вашей местностью
        [opponents-terrain] местностью противника
       *[creature] этим существом
    }
text-within =
    { " " }в пределах { $distance } от { $origin ->
        [hero] вашего героя
        [terrain] этой местности
        [same] того существа
        [cause] того существа
        [culprit] того существа
        [yours] вашего существа
        [opponents] существа противника
        [any-terrain] любой местности
        [your-terrain] вашей местности
        [opponents-terrain] местности противника
       *[creature] этого существа
    }
text-seen =
    { $form ->
        [more] { " " }и на { $origin ->
            [terrain] её
           *[creature] его
        } линии видимости
       *[first] { " " }на линии видимости { $origin ->
            [hero] вашего героя
            [terrain] этой местности
           *[creature] этого существа
        }
    }
text-having = { " " }со свойством «{ $ability }»
text-do-damage =
    { $number ->
        [single] получает { $amount ->
            [one] { $amount } урон
            [few] { $amount } урона
           *[many] { $amount } урона
        }
       *[several] получают по { $amount ->
            [one] { $amount } урону
            [few] { $amount } урона
           *[many] { $amount } урона
        }
    }
text-do-wound =
    { $number ->
        [single] получает { $amount ->
            [one] { $amount } рану
            [few] { $amount } раны
           *[many] { $amount } ран
        }
       *[several] получают по { $amount ->
            [one] { $amount } ране
            [few] { $amount } раны
           *[many] { $amount } ран
        }
    }
text-do-wound-as-much =
    { $number ->
        [single] получает { $kind ->
            [hurt] ещё столько же ран
           *[healed] столько же ран
        }
       *[several] получают { $kind ->
            [hurt] ещё столько же ран
           *[healed] столько же ран
        }
    }
text-do-heal =
    { $number ->
        [single] исцеляется на { $amount }
       *[several] исцеляются на { $amount }
    }
text-do-gain =
    { $way ->
        [have]
            { $number ->
                [single] имеет { $abilities }
               *[several] имеют { $abilities }
            }
        [suffer]
            { $number ->
                [single] получает { $abilities }{ $until }
               *[several] получают { $abilities }{ $until }
            }
       *[gain]
            { $number ->
                [single] получает { $abilities }{ $until }
               *[several] получают { $abilities }{ $until }
            }
    }
text-do-lose =
    { $number ->
        [single] теряет { $ability }{ $until }
       *[several] теряют { $ability }{ $until }
    }
text-do-cannot-move =
    { $number ->
        [single] не может двигаться{ $until }
       *[several] не могут двигаться{ $until }
    }
text-do-draw =
    { $number ->
        [single] берёт { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }
        [you] возьмите { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }
       *[several] берут { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }
    }
text-do-discard =
    { $number ->
        [single] сбрасывает { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }
        [you] сбросьте { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }
       *[several] сбрасывают { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }
    }
text-do-discard-at-random =
    { $number ->
        [single] сбрасывает { $cards ->
        [one] { $cards } случайную карту
        [few] { $cards } случайные карты
       *[many] { $cards } случайных карт
    }
        [you] сбросьте { $cards ->
        [one] { $cards } случайную карту
        [few] { $cards } случайные карты
       *[many] { $cards } случайных карт
    }
       *[several] сбрасывают { $cards ->
        [one] { $cards } случайную карту
        [few] { $cards } случайные карты
       *[many] { $cards } случайных карт
    }
    }
text-do-mill =
    { $number ->
        [single] кладёт { $cards ->
            [one] верхнюю карту
            [few] { $cards } верхние карты
           *[many] { $cards } верхних карт
        } своей Боевой колоды на Кладбище
        [you] положите { $cards ->
            [one] верхнюю карту
            [few] { $cards } верхние карты
           *[many] { $cards } верхних карт
        } своей Боевой колоды на Кладбище
       *[several] кладут { $cards ->
            [one] верхнюю карту
            [few] { $cards } верхние карты
           *[many] { $cards } верхних карт
        } своей Боевой колоды на Кладбище
    }
text-do-put-under =
    { $number ->
        [single] кладёт { $cards ->
            [one] { $cards } карту
            [few] { $cards } карты
           *[many] { $cards } карт
        } из Руки под Боевую колоду
        [you] положите { $cards ->
            [one] { $cards } карту
            [few] { $cards } карты
           *[many] { $cards } карт
        } из Руки под Боевую колоду
       *[several] кладут { $cards ->
            [one] { $cards } карту
            [few] { $cards } карты
           *[many] { $cards } карт
        } из Руки под Боевую колоду
    }
text-do-prosperity =
    { $number ->
        [single] { $way ->
        [gain] получает { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    }
       *[lose] теряет { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    }
    }
        [you] { $way ->
        [gain] получите { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    }
       *[lose] потеряйте { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    }
    }
       *[several] { $way ->
        [gain] получают { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    }
       *[lose] теряют { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    }
    }
    }
text-do-to-hand =
    { $number ->
        [single] возвращается в Руку владельца
       *[several] возвращаются в Руки владельцев
    }
text-do-to-deck =
    { $number ->
        [single] { $place ->
            [top] кладётся на верх Боевой колоды владельца
            [bottom] кладётся под Боевую колоду владельца
           *[any] замешивается в Боевую колоду владельца
        }
       *[several] { $place ->
            [top] кладутся на верх Боевых колод владельцев
            [bottom] кладутся под Боевые колоды владельцев
           *[any] замешиваются в Боевые колоды владельцев
        }
    }
text-do-destroy =
    { $of ->
        [creature]
            { $number ->
                [single] погибает
               *[several] погибают
            }
       *[card]
            { $number ->
                [single] уничтожается
               *[several] уничтожаются
            }
    }
text-do-untap =
    { $of ->
        [creature]
            { $number ->
                [single]
                    может быть { $gender ->
                        [m] активирован
                        [f] активирована
                       *[n] активировано
                    } ещё раз
               *[several] могут быть активированы ещё раз
            }
       *[card]
            { $number ->
                [single] открывается
               *[several] открываются
            }
    }
text-do-tap =
    { $number ->
        [single] закрывается
       *[several] закрываются
    }
text-do-skip-activation =
    { $number ->
        [single] пропускает следующую активацию
       *[several] пропускают следующую активацию
    }
text-do-move-freely =
    { $number ->
        [single] может переместиться { $distance ->
            [own] на своё движение
           *[other] на расстояние до { $distance }
        }{ $safely ->
            [yes] { " " }без «Удара в спину»
           *[no] { "" }
        }
       *[several] могут переместиться { $distance ->
            [own] на своё движение
           *[other] на расстояние до { $distance }
        }{ $safely ->
            [yes] { " " }без «Удара в спину»
           *[no] { "" }
        }
    }
text-do-place-within =
    { $number ->
        [single] может быть { $gender ->
            [m] перенесён
            [f] перенесена
           *[n] перенесено
        }
       *[several] могут быть перенесены
    } { $around ->
        [self] на другое место в пределах { $distance } от { $origin ->
            [hero] вашего героя
            [terrain] этой местности
           *[creature] этого существа
        }
       *[any] на расстояние до { $distance }
    }{ $apart ->
        [yes] { " " }вне контакта с врагами
       *[no] { "" }
    }{ $safely ->
        [yes] { " " }без «Удара в спину»
       *[no] { "" }
    }
text-do-control =
    { $number ->
        [single] переходит под ваш контроль{ $until }
       *[several] переходят под ваш контроль{ $until }
    }
text-do-cancel = { $event }
text-do-reroll =
    { $number ->
        [single] может перебросить { $dice ->
        [one] { $dice } кубик
        [few] до { $dice } кубиков
       *[many] до { $dice } кубиков
    }
       *[several] могут перебросить { $dice ->
        [one] { $dice } кубик
        [few] до { $dice } кубиков
       *[many] до { $dice } кубиков
    }
    }
text-do-summon-minion =
    { $number ->
        [single] выводит вашего миньона в контакт с собой
       *[several] выводят по вашему миньону в контакт с собой
    }
text-do-recall =
    { $number ->
        [single] берёт { $card_type ->
            [character] персонажа
            [spell] заклинание
            [relic] реликвию
            [itself] эту карту
            [tactic] тактику
           *[any] карту
        }{ $more } со своего Кладбища { $to ->
            [deck] на верх своей Боевой колоды
           *[hand] в Руку
        }
        [you] возьмите { $card_type ->
            [character] персонажа
            [spell] заклинание
            [relic] реликвию
            [itself] эту карту
            [tactic] тактику
           *[any] карту
        }{ $more } со своего Кладбища { $to ->
            [deck] на верх своей Боевой колоды
           *[hand] в Руку
        }
       *[several] берут { $card_type ->
            [character] персонажа
            [spell] заклинание
            [relic] реликвию
            [itself] эту карту
            [tactic] тактику
           *[any] карту
        }{ $more } со своего Кладбища { $to ->
            [deck] на верх своей Боевой колоды
           *[hand] в Руку
        }
    }
text-do-push =
    { $number ->
        [single] отталкивается
       *[several] отталкиваются
    } на { $distance } прочь от { $origin ->
        [hero] вашего героя
        [attacker] атакующего
        [terrain] этой местности
       *[creature] этого существа
    }{ $stopped ->
        [0] { "" }
       *[other] { $number ->
            [single] { " " }и получает { $stopped ->
                [one] { $stopped } урон
                [few] { $stopped } урона
               *[many] { $stopped } урона
            }, если его останавливает другое существо или непроходимая местность
           *[several] { " " }и получают { $stopped ->
                [one] { $stopped } урон
                [few] { $stopped } урона
               *[many] { $stopped } урона
            }, если их останавливает другое существо или непроходимая местность
        }
    }
text-do-hide =
    { $number ->
        [single] получает жетон скрытности
       *[several] получают по жетону скрытности
    }
text-do-uncover =
    { $number ->
        [single] теряет жетон скрытности
       *[several] теряют жетоны скрытности
    }
text-do-strip-armour =
    { $number ->
        [single] теряет { $amount ->
            [one] { $amount } жетон брони
            [few] { $amount } жетона брони
           *[many] { $amount } жетонов брони
        }
       *[several] теряют по { $amount ->
            [one] { $amount } жетону брони
            [few] { $amount } жетона брони
           *[many] { $amount } жетонов брони
        }
    }
text-do-concentrate =
    { $number ->
        [single] получает { $amount ->
            [one] { $amount } жетон концентрации
            [few] { $amount } жетона концентрации
           *[many] { $amount } жетонов концентрации
        }
       *[several] получают по { $amount ->
            [one] { $amount } жетону концентрации
            [few] { $amount } жетона концентрации
           *[many] { $amount } жетонов концентрации
        }
    }
text-do-blast =
    { $number ->
        [single] получает { $wounds ->
            [yes] 1 рану
           *[no] 1 урон
        } за каждый результат «{ $faces }» при вашем броске{ $dice ->
            [0] { "" }
            [one] { " " }{ $dice } кубика
            [few] { " " }{ $dice } кубиков
           *[many] { " " }{ $dice } кубиков
        }
       *[several] получают по { $wounds ->
            [yes] 1 ране
           *[no] 1 урону
        } за каждый результат «{ $faces }» при вашем броске{ $dice ->
            [0] { "" }
            [one] { " " }{ $dice } кубика
            [few] { " " }{ $dice } кубиков
           *[many] { " " }{ $dice } кубиков
        }
    }
text-do-revive =
    { $number ->
        [single] выводит персонажа{ $more } со своего Кладбища
        [you] выведите персонажа{ $more } со своего Кладбища
       *[several] выводят персонажа{ $more } со своего Кладбища
    }{ $near ->
        [no] { "" }
        [contact] { " " }в контакт с { $origin ->
            [hero] вашим героем
           *[creature] этим существом
        }
       *[other] { " " }в пределах { $near } от { $origin ->
            [hero] вашего героя
           *[creature] этого существа
        }
    }
text-plain-face-bullseye = мишень
text-plain-face-axe = топор
text-plain-face-shield = щит
text-occasion-attacked =
    { $mood ->
        [cancelled] отмените атаку
       *[told]
            { $by ->
                [self]
                    { $mood ->
                        [before] подвергнется атаке { $doer ->
            [hero] вашего героя
           *[self] этого существа
        }
                       *[after] подвергается атаке { $doer ->
            [hero] вашего героя
           *[self] этого существа
        }
                    }
               *[anybody]
                    { $mood ->
                        [before] подвергнется атаке
                       *[after] подвергается атаке
                    }
            }
    }
text-occasion-attacked-in-melee =
    { $mood ->
        [cancelled] отмените атаку
       *[told]
            { $by ->
                [self]
                    { $mood ->
                        [before] подвергнется атаке { $doer ->
            [hero] вашего героя
           *[self] этого существа
        } в ближнем бою
                       *[after] подвергается атаке { $doer ->
            [hero] вашего героя
           *[self] этого существа
        } в ближнем бою
                    }
               *[anybody]
                    { $mood ->
                        [before] подвергнется атаке в ближнем бою
                       *[after] подвергается атаке в ближнем бою
                    }
            }
    }
text-occasion-attacked-at-range =
    { $mood ->
        [cancelled] отмените атаку
       *[told]
            { $by ->
                [self]
                    { $mood ->
                        [before] подвергнется дальней атаке { $doer ->
            [hero] вашего героя
           *[self] этого существа
        }
                       *[after] подвергается дальней атаке { $doer ->
            [hero] вашего героя
           *[self] этого существа
        }
                    }
               *[anybody]
                    { $mood ->
                        [before] подвергнется дальней атаке
                       *[after] подвергается дальней атаке
                    }
            }
    }
text-occasion-shot-at =
    { $mood ->
        [cancelled] отмените выстрел
       *[told]
            { $by ->
                [self]
                    { $mood ->
                        [before] станет целью выстрела { $doer ->
            [hero] вашего героя
           *[self] этого существа
        }
                       *[after] становится целью выстрела { $doer ->
            [hero] вашего героя
           *[self] этого существа
        }
                    }
               *[anybody]
                    { $mood ->
                        [before] станет целью выстрела
                       *[after] становится целью выстрела
                    }
            }
    }
text-occasion-eliminated =
    { $mood ->
        [cancelled] отмените гибель
       *[told]
            { $by ->
                [self]
                    { $mood ->
                        [before] погибнет от { $doer ->
            [hero] вашего героя
           *[self] этого существа
        }
                       *[after] погибает от { $doer ->
            [hero] вашего героя
           *[self] этого существа
        }
                    }
               *[anybody]
                    { $mood ->
                        [before] погибнет
                       *[after] погибает
                    }
            }
    }
text-occasion-hurt-in-melee =
    { $mood ->
        [cancelled] отмените урон
       *[told]
            { $by ->
                [self]
                    { $mood ->
                        [before] получит урон от { $doer ->
            [hero] вашего героя
           *[self] этого существа
        } в ближнем бою
                       *[after] получает урон от { $doer ->
            [hero] вашего героя
           *[self] этого существа
        } в ближнем бою
                    }
               *[anybody]
                    { $mood ->
                        [before] получит урон в ближнем бою
                       *[after] получает урон в ближнем бою
                    }
            }
    }
text-occasion-eliminated-in-melee =
    { $mood ->
        [cancelled] отмените гибель
       *[told]
            { $by ->
                [self]
                    { $mood ->
                        [before] погибнет от { $doer ->
            [hero] вашего героя
           *[self] этого существа
        } в ближнем бою
                       *[after] погибает от { $doer ->
            [hero] вашего героя
           *[self] этого существа
        } в ближнем бою
                    }
               *[anybody]
                    { $mood ->
                        [before] погибнет в ближнем бою
                       *[after] погибает в ближнем бою
                    }
            }
    }
text-occasion-healed =
    { $mood ->
        [cancelled] отмените исцеление
        [before] исцелится
       *[after] исцеляется
    }
text-occasion-summoned =
    { $mood ->
        [cancelled] отмените вывод
        [before] выйдет на Поле боя
       *[after] выходит на Поле боя
    }
text-occasion-activated =
    { $mood ->
        [cancelled] отмените активацию
       *[told] активируется
    }
text-occasion-hurt =
    { $mood ->
        [cancelled] отмените урон
       *[told]
            { $by ->
                [self]
                    { $mood ->
                        [before] получит урон от { $doer ->
            [hero] вашего героя
           *[self] этого существа
        }
                       *[after] получает урон от { $doer ->
            [hero] вашего героя
           *[self] этого существа
        }
                    }
               *[anybody]
                    { $mood ->
                        [before] получит урон
                       *[after] получает урон
                    }
            }
    }
text-occasion-moved =
    { $mood ->
        [cancelled] отмените движение
        [before] двинется
       *[after] движется
    }
text-occasion-rolled = бросает кубики
text-occasion-struck =
    { $by ->
        [self] получает урон от атаки { $doer ->
            [hero] вашего героя
           *[self] этого существа
        }
       *[anybody] получает урон от атаки
    }
text-occasion-spell-played =
    { $mood ->
        [cancelled] отмените заклинание
       *[told]
            { $number ->
                [you]
                    { $mood ->
                        [before] разыграете заклинание
                       *[after] разыгрываете заклинание
                    }
               *[single]
                    { $mood ->
                        [before] разыграет заклинание
                       *[after] разыгрывает заклинание
                    }
            }
    }
text-occasion-built =
    { $number ->
        [you] строите здание
       *[single] строит здание
    }
text-against-melee = ближнего боя
text-against-magical-strike = магического удара
text-against-shooting = выстрела
text-against-throwing = метания
text-against-magical-shot = магического выстрела
text-against-melee-attacks = атак ближнего боя
text-against-ranged-attacks = дальних атак
text-against-magical-attacks = магических атак
text-against-backstabs = удара в спину
text-against-impacts = воздействий
text-against-abilities = свойств существ противника
text-against-control = контроля
text-against-healing = исцеления
text-against-spells = заклинаний
text-against-tactics = тактик
text-against-relics = реликвий
text-against-support-cards = карт поддержки
text-against-buildings = зданий
text-declared-melee = ближний бой
text-declared-magical-strike = магический удар
text-declared-shooting = выстрел
text-declared-throwing = метание
text-declared-magical-shot = магический выстрел
text-declared-healer = свойство «Целитель»
text-declared-control = контроль
text-declared-ritual = ритуал
text-declared-howl = вой
text-declared-concentration = свойство «Концентрация»
text-declared-move = движение
text-declared-run = бег
faction-vallor = Вольного города Валлор
faction-grypharim = Священной империи Грифарим
faction-unicorn = Альянса Единорога
faction-akkari = паучьих эльфов Аккари
faction-kitsune = клана кицунэ Алого леса
faction-dogs-of-war = из Псов войны
text-form-each = single
text-form-single = single
text-form-several = several
text-form-yours =
    { $quantity ->
        [several] several
       *[other] single
    }
text-searcher = существо, ведущее поиск,
text-searchers-player = игрок ищущего существа
text-engine-face = { $face }: { $body }
text-until-at = last
text-capital-after-colon = no
text-it =
    { $case ->
        [acc] его
        [dat] ему
       *[nom] оно
    }
text-attacker =
    { $case ->
        [acc] атакующего
        [dat] атакующему
       *[nom] атакующий
    }
text-gender-attacker = m
text-gender-card = f
text-parameter-strength = { $x } к силе
text-parameter-health = { $x } к здоровью
text-parameter-movement = { $x } к движению
text-armour-tokens =
    { $amount ->
        [one] { $amount } жетон брони
        [few] { $amount } жетона брони
       *[many] { $amount } жетонов брони
    }
text-of-other-faction = фракции «{ $name }»
text-target =
    { $case ->
        [dat] атакованному существу
       *[nom] атакованное существо
    }
telling-page-type =
    { $type ->
        [hero] Герой
        [character] Персонаж
        [minion] Миньон
        [spell] Заклинание
        [relic] Реликвия
        [tactic] Тактика
        [building] Здание
       *[terrain] Местность
    }
telling-page-relic =
    { $kind ->
        [melee-weapon] оружие ближнего боя
        [ranged-weapon] оружие дальнего боя
        [armour] доспех или плащ
        [shield] щит или знамя
        [helmet] шлем или маска
       *[treasure] драгоценность
    }
telling-page-unique = уникальная карта
telling-page-class-building = классовое здание
telling-page-rarity =
    { $rarity ->
        [common] обычная карта
        [rare] редкая карта
        [legendary] легендарная карта
       *[mythical] мифическая карта
    }
telling-page-cost = Стоимость: { $cost }
telling-page-figures =
    Сила { $strength }, здоровье { $health }, { $movement ->
        [none] без движения
       *[letter] движение { $movement }
    }, подставка { $base } мм
telling-page-slots = Реликвии: { $slots }
telling-page-hero = Только для героя: { $hero }
telling-page-class = Класс: { $building }
telling-page-pays = Оплачивает: { $cards }
telling-page-printings = Издания: { $printings }
telling-page-id = Обозначение: { $called }; набор: { $set }
telling-page-number = Номер { $number } в наборе
text-any-player = любой игрок
race-human = Человек
race-elf = Эльф
race-dwarf = Гном
race-orc = Орк
race-giant = Великан
race-spider = Паук
race-fox = Лис
race-spirit = Дух
race-undead = Нежить
race-beast = Зверь
race-gryphon = Грифон
race-unicorn = Единорог
race-plant = Растение
race-construct = Механизм
race-dragon = Дракон
race-demon = Демон
text-race-human = людей
text-race-elf = эльфов
text-race-dwarf = гномов
text-race-orc = орков
text-race-giant = великанов
text-race-spider = пауков
text-race-fox = лис
text-race-spirit = духов
text-race-undead = нежити
text-race-beast = зверей
text-race-gryphon = грифонов
text-race-unicorn = единорогов
text-race-plant = растений
text-race-construct = механизмов
text-race-dragon = драконов
text-race-demon = демонов
text-of-race = { " " }из рода { $race }
text-measures = { " " }{ $measures }
text-measure =
    { $figure ->
        [durability] с прочностью { $amount }
        [strength] с силой { $amount }
        [health] со здоровьем { $amount }
        [cost] со стоимостью { $amount }
       *[health-left] с остатком здоровья { $amount }
    }
text-bounds =
    { $bounds ->
        [least] { $least } или больше
        [most] { $most } или меньше
        [exactly] { $least }
       *[between] от { $least } до { $most }
    }
text-if =
    { $way ->
        [while] пока { $condition }, { $body }
        [unless] { $body }, кроме случаев, когда { $condition }
       *[if] { $body }, если { $condition }
    }
text-once = { $body } (один раз за ход)
text-times =
    { $dice ->
        [0] { " " }за { $each }
        [one] ; бросьте { $dice } кубик за { $each }
        [few] ; бросьте { $dice } кубика за { $each }
       *[many] ; бросьте { $dice } кубиков за { $each }
    }
text-at-most-times = { " " }(не больше { $most })
text-there-is =
    { $near ->
        [yes] { $bounds ->
            [least] хотя бы { $who }
           *[most] не больше чем { $who }
        } { $number ->
            [one] находится
            [few] находятся
           *[many] находятся
        }{ $place }
       *[no] в игре { $bounds ->
            [least] есть хотя бы { $who }
           *[most] не больше чем { $who }
        }
    }
text-for-each =
    { $gender ->
        [m] { $kind ->
            [hero] каждого
            [minion] каждого
           *[character] каждого
        }
        [f] каждую
       *[n] каждое
    } { $other ->
        [yes] { $gender ->
            [m] другого
            [f] другую
           *[n] другое
        } { "" }
       *[no] { "" }
    }{ $whose ->
        [yours] { $gender ->
            [m] вашего
            [f] вашу
           *[n] ваше
        } { "" }
       *[other] { "" }
    }{ $wounded ->
        [yes] { $gender ->
            [m] раненого
            [f] раненую
           *[n] раненое
        } { "" }
       *[no] { "" }
    }{ $kind ->
        [character] персонажа
        [hero] героя
        [minion] миньона
        [relic] реликвию
       *[other] { $noun }
    }{ $whose ->
        [opponents] { " " }противника
       *[other] { "" }
    }
text-has-prosperity =
    { $whose ->
        [yours] у вас
        [cause] у этого игрока
       *[opponents] у противника
    } { $bounds ->
        [least] хотя бы { $number }
       *[most] не больше чем { $number }
    } { $number ->
        [one] процветание
        [few] процветания
       *[many] процветаний
    }
text-has-hand =
    { $whose ->
        [yours] у вас в Руке
        [cause] у этого игрока в Руке
       *[opponents] у противника в Руке
    } { $bounds ->
        [least] хотя бы { $number }
       *[most] не больше чем { $number }
    } { $number ->
        [one] карта
        [few] карты
       *[many] карт
    }
text-has-deck =
    { $whose ->
        [yours] у вас в Боевой колоде
       *[opponents] у противника в Боевой колоде
    } { $bounds ->
        [least] хотя бы { $number }
       *[most] не больше чем { $number }
    } { $number ->
        [one] карта
        [few] карты
       *[many] карт
    }
text-has-graveyard =
    { $whose ->
        [yours] у вас на Кладбище
       *[opponents] у противника на Кладбище
    } { $bounds ->
        [least] хотя бы { $number }
       *[most] не больше чем { $number }
    } { $number ->
        [one] карта
        [few] карты
       *[many] карт
    }
text-has-strength =
    { $who } имеет силу { $bounds ->
        [least] { $number } или больше
       *[most] { $number } или меньше
    }
text-has-health-left =
    { $who } имеет остаток здоровья { $bounds ->
        [least] { $number } или больше
       *[most] { $number } или меньше
    }
text-has-wounds =
    { $who } имеет { $bounds ->
        [least] хотя бы { $number }
       *[most] не больше чем { $number }
    } { $number ->
        [one] рану
        [few] раны
       *[many] ран
    }
text-has-armour =
    { $who } имеет { $bounds ->
        [least] хотя бы { $number }
       *[most] не больше чем { $number }
    } { $number ->
        [one] жетон брони
        [few] жетона брони
       *[many] жетонов брони
    }
text-has-concentration =
    { $who } имеет { $bounds ->
        [least] хотя бы { $number }
       *[most] не больше чем { $number }
    } { $number ->
        [one] жетон концентрации
        [few] жетона концентрации
       *[many] жетонов концентрации
    }
text-has-stealth = { $who } имеет жетон скрытности
text-has-moved =
    { $who } { $gender ->
        [m] двигался
        [f] двигалась
       *[n] двигалось
    } в этом ходу
text-each-prosperity =
    каждое { $whose ->
        [yours] ваше процветание
        [target] его процветание
       *[opponents] процветание противника
    }
text-each-hand =
    каждую карту { $whose ->
        [yours] в вашей Руке
        [target] в его Руке
       *[opponents] в Руке противника
    }
text-each-deck =
    каждую карту { $whose ->
        [yours] вашей Боевой колоды
        [target] его Боевой колоды
       *[opponents] Боевой колоды противника
    }
text-each-graveyard =
    каждую карту { $whose ->
        [yours] вашего Кладбища
        [target] его Кладбища
       *[opponents] Кладбища противника
    }
text-each-strength = каждую единицу силы, которую имеет { $who }
text-each-health-left = каждую единицу здоровья, которую ещё имеет { $who }
text-each-wounds = каждую рану, которую имеет { $who }
text-each-armour = каждый жетон брони, который имеет { $who }
text-each-concentration = каждый жетон концентрации, который имеет { $who }
text-each-stealth = жетон скрытности, который имеет { $who }
text-each-moved = движение в этом ходу ({ $who })
text-paying =
    { $way ->
        [must] { $paid }: { $body }
       *[may] по желанию { $paid }; тогда { $body }
    }
text-pay-prosperity =
    заплатите { $count ->
        [one] { $count } процветание
        [few] { $count } процветания
       *[many] { $count } процветаний
    }
text-pay-concentration =
    заплатите { $count ->
        [one] { $count } жетон концентрации
        [few] { $count } жетона концентрации
       *[many] { $count } жетонов концентрации
    }
text-pay-discard =
    сбросьте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
text-pay-wounds =
    нанесите { $whose ->
        [hero] своему герою
       *[self] этому существу
    } { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    }
text-pay-tap =
    закройте { $count ->
        [1] одно своё здание
        [one] { $count } своё здание
        [few] { $count } своих здания
       *[many] { $count } своих зданий
    }
text-pay-sacrifice =
    пожертвуйте { $other ->
        [yes] другим { "" }
       *[no] { "" }
    }{ $kind ->
        [this-creature] этим существом
        [this-building] этим зданием
        [this-relic] этой реликвией
        [character] своим персонажем
        [minion] своим миньоном
        [building] своим зданием
        [relic] своей реликвией
       *[creature] своим существом
    }
text-do-look-at-hand =
    { $number ->
        [you] покажите свою Руку
       *[single] показывает вам свою Руку
    }
text-do-dig =
    { $number ->
        [you] посмотрите { $cards ->
            [one] { $cards } верхнюю карту
            [few] { $cards } верхние карты
           *[many] { $cards } верхних карт
        } своей Боевой колоды, возьмите одну и положите { $cards ->
            [2] другую
           *[other] остальные
        } под колоду{ $ordered ->
            [yes] { " " }в любом порядке
           *[no] { "" }
        }
       *[single] смотрит { $cards ->
            [one] { $cards } верхнюю карту
            [few] { $cards } верхние карты
           *[many] { $cards } верхних карт
        } своей Боевой колоды, берёт одну и кладёт { $cards ->
            [2] другую
           *[other] остальные
        } под колоду{ $ordered ->
            [yes] { " " }в любом порядке
           *[no] { "" }
        }
    }
text-do-search =
    { $number ->
        [you] найдите в своей Боевой колоде { $card_type ->
            [character] персонажа{ $more }, покажите его
            [spell] заклинание{ $more }, покажите его
            [relic] реликвию{ $more }, покажите её
           *[tactic] тактику{ $more }, покажите её
        } и возьмите в Руку, затем перемешайте колоду
       *[single] ищет в своей Боевой колоде { $card_type ->
            [character] персонажа{ $more }, показывает его
            [spell] заклинание{ $more }, показывает его
            [relic] реликвию{ $more }, показывает её
           *[tactic] тактику{ $more }, показывает её
        } и берёт в Руку, затем перемешивает колоду
    }
text-do-swap-places =
    { $number ->
        [single] меняется местами с этим существом, если { $bases ->
            [any-base] обоим там хватает места
           *[any] их подставки одинаковы
        }
       *[several] меняются местами с этим существом, если { $bases ->
            [any-base] обоим там хватает места
           *[any] их подставки одинаковы
        }
    }
text-do-fight =
    { $number ->
        [single] сразу подвергается атаке этого существа в ближнем бою
       *[several] сразу подвергаются атаке этого существа в ближнем бою
    }
text-do-copy-ability =
    { $number ->
        [single] даёт этому существу копию одного из своих свойств{ $until }
       *[several] дают этому существу по копии одного из своих свойств{ $until }
    }
text-do-redirect =
    { $number ->
        [single] получает этот урон вместо него
       *[several] получают этот урон вместо него
    }
text-occasion-relic-played =
    { $mood ->
        [cancelled] отмените реликвию
        [before]
            { $number ->
                [you] разыграете реликвию
               *[single] разыграет реликвию
            }
       *[after]
            { $number ->
                [you] разыгрываете реликвию
               *[single] разыгрывает реликвию
            }
    }
text-occasion-terrain-laid =
    { $number ->
        [you] кладёте местность
       *[single] кладёт местность
    }
text-occasion-card-drawn =
    { $number ->
        [you] берёте карту
       *[single] берёт карту
    }
text-occasion-card-discarded =
    { $number ->
        [you] сбрасываете карту
       *[single] сбрасывает карту
    }
text-occasion-prospered =
    { $number ->
        [you] получаете процветание
       *[single] получает процветание
    }
text-do-change-cost =
    { $number ->
        [you] платите за { $cards ->
            [building] каждое здание
            [itself] эту карту
            [character] каждого персонажа
            [spell] каждое заклинание
            [relic] каждую реликвию
            [tactic] каждую тактику
           *[terrain] каждую местность
        }{ $more } { $change }
       *[single] платит за { $cards ->
            [building] каждое здание
            [itself] эту карту
            [character] каждого персонажа
            [spell] каждое заклинание
            [relic] каждую реликвию
            [tactic] каждую тактику
           *[terrain] каждую местность
        }{ $more } { $change }
    }{ $least ->
        [0] { "" }
       *[other] , но стоимость не опускается ниже { $least }
    }
text-not-of-race = { " " }не из рода { $race }
text-at-random = { " " }(по жребию)
text-do-cannot-attack =
    { $number ->
        [single] не может атаковать{ $kind_attacked ->
            [hero] { " " }героя
            [character] { " " }персонажа
            [minion] { " " }миньона
           *[any] { "" }
        }{ $until }
       *[several] не могут атаковать{ $kind_attacked ->
            [hero] { " " }героя
            [character] { " " }персонажа
            [minion] { " " }миньона
           *[any] { "" }
        }{ $until }
    }
text-do-double-strength =
    { $number ->
        [single] удваивает свою силу{ $until }
       *[several] удваивают свою силу{ $until }
    }
text-do-burst =
    { $number ->
        [single] и каждое существо в пределах { $distance } от { $gender ->
            [f] неё
           *[m] него
        } получают по { $pierces ->
            [yes] { $amount ->
                [one] { $amount } ране
                [few] { $amount } раны
               *[many] { $amount } ран
            }
           *[no] { $amount ->
                [one] { $amount } урону
                [few] { $amount } урона
               *[many] { $amount } урона
            }
        }
       *[several] и каждое существо в пределах { $distance } от них получают по { $pierces ->
            [yes] { $amount ->
                [one] { $amount } ране
                [few] { $amount } раны
               *[many] { $amount } ран
            }
           *[no] { $amount ->
                [one] { $amount } урону
                [few] { $amount } урона
               *[many] { $amount } урона
            }
        }
    }
text-do-draw-up-to =
    { $number ->
        [you] берите карты, пока в Руке не будет { $cards ->
            [one] { $cards } карты
            [few] { $cards } карт
           *[many] { $cards } карт
        }
       *[single] берёт карты, пока в Руке не будет { $cards ->
            [one] { $cards } карты
            [few] { $cards } карт
           *[many] { $cards } карт
        }
    }
text-do-steal-prosperity =
    { $number ->
        [you] отдайте противнику до { $amount ->
            [one] { $amount } процветания
            [few] { $amount } процветаний
           *[many] { $amount } процветаний
        }
       *[single] отдаёт вам до { $amount ->
            [one] { $amount } процветания
            [few] { $amount } процветаний
           *[many] { $amount } процветаний
        }
    }
text-do-discard-chosen =
    { $number ->
        [you] покажите Руку и { $to ->
            [deck] положите
           *[graveyard] сбросьте
        } { $cards ->
            [one] { $typed ->
                [yes] { $types }
               *[no] { $cards } карту
            }
            [few] { $cards } карты{ $typed ->
                [yes] { " " }(каждая: { $types })
               *[no] { "" }
            }
           *[many] { $cards } карт{ $typed ->
                [yes] { " " }(каждая: { $types })
               *[no] { "" }
            }
        } по выбору противника{ $to ->
            [deck] { " " }под Боевую колоду
           *[graveyard] { "" }
        }
       *[single] показывает вам Руку и { $to ->
            [deck] кладёт
           *[graveyard] сбрасывает
        } { $cards ->
            [one] { $typed ->
                [yes] { $types }
               *[no] { $cards } карту
            }
            [few] { $cards } карты{ $typed ->
                [yes] { " " }(каждая: { $types })
               *[no] { "" }
            }
           *[many] { $cards } карт{ $typed ->
                [yes] { " " }(каждая: { $types })
               *[no] { "" }
            }
        } по вашему выбору{ $to ->
            [deck] { " " }под Боевую колоду
           *[graveyard] { "" }
        }
    }
text-do-sacrifice =
    { $number ->
        [you] пожертвуйте { $sacrificed ->
            [character] своим персонажем
            [minion] своим миньоном
            [building] своим зданием
            [relic] своей реликвией
           *[creature] своим существом
        }{ $or ->
            [character] { " " }или персонажем
            [minion] { " " }или миньоном
            [building] { " " }или зданием
            [relic] { " " }или реликвией
           *[no] { "" }
        }{ $more }
       *[single] жертвует { $sacrificed ->
            [character] своим персонажем
            [minion] своим миньоном
            [building] своим зданием
            [relic] своей реликвией
           *[creature] своим существом
        }{ $or ->
            [character] { " " }или персонажем
            [minion] { " " }или миньоном
            [building] { " " }или зданием
            [relic] { " " }или реликвией
           *[no] { "" }
        }{ $more } по собственному выбору
    }
text-command =
    { $moment ->
        [tapped] закройте эту карту
       *[activated] активируйте это существо
    }
text-condition-first =
    { $kind ->
        [while] yes
       *[other] no
    }
text-joins-nouns = no
text-condition-ready = { " " }до своей активации
text-condition-acted = { " " }после своей активации
text-condition-unwounded = { " " }без ран
text-condition-hidden = { " " }с жетоном скрытности
text-condition-at-terrain = { " " }в контакте с местностью
text-condition-entered = { " " }(на Поле боя с этого хода)
text-do-end-activation =
    { $number ->
        [single] завершает свою активацию
       *[several] завершают свою активацию
    }
text-do-cannot-act =
    { $number ->
        [single] ничего не делает при активации{ $until }
       *[several] ничего не делают при активации{ $until }
    }
text-do-slow =
    { $number ->
        [single] имеет движение на { $letters ->
            [one] { $letters } ступень
            [few] { $letters } ступени
           *[many] { $letters } ступеней
        } меньше{ $until }, но не меньше S
       *[several] имеют движение на { $letters ->
            [one] { $letters } ступень
            [few] { $letters } ступени
           *[many] { $letters } ступеней
        } меньше{ $until }, но не меньше S
    }
text-do-draw-attacks =
    { $number ->
        [single] притягивает атаки{ $until }: враги в пределах { $distance }, атакующие в ближнем бою, должны выбрать { $gender ->
            [f] её
           *[m] его
        }
       *[several] притягивают атаки{ $until }: враги в пределах { $distance }, атакующие в ближнем бою, должны выбрать их
    }
text-until-hurt =
    { $form ->
        [more] { " " }или до получения урона
       *[first] { " " }до получения урона
    }
text-or-else = Или вместо этого: { $body }
text-repeat =
    { $body } ({ $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }{ $choice ->
        [yes] , каждый раз с новым выбором
       *[no] { "" }
    })
text-compared =
    { $more } { $by ->
        [no] больше
       *[other] хотя бы на { $by } больше
    }, чем { $fewer }
text-has-more =
    { $whose ->
        [yours] у вас больше
       *[opponents] у противника больше
    } { $what ->
        [prosperity] процветания
        [hand] карт в Руке
        [deck] карт в Боевой колоде
        [graveyard] карт на Кладбище
       *[things] { $nouns }
    }, чем у { $whose ->
        [yours] противника
       *[opponents] вас
    }
text-number-of =
    { $whose ->
        [yours] ваших { $nouns }
        [opponents] { $nouns } противника
       *[any] всех { $nouns }
    }
text-number-prosperity =
    { $whose ->
        [yours] вашего процветания
       *[opponents] процветания противника
    }
text-number-hand =
    карт в { $whose ->
        [yours] вашей Руке
       *[opponents] Руке противника
    }
text-number-deck =
    карт в { $whose ->
        [yours] вашей Боевой колоде
       *[opponents] Боевой колоде противника
    }
text-number-graveyard =
    карт на { $whose ->
        [yours] вашем Кладбище
       *[opponents] Кладбище противника
    }
text-has-played =
    { $whose ->
        [yours] вы разыграли
        [opponents] противник разыграл
       *[any] игроки разыграли
    } в этом ходу { $bounds ->
        [least] хотя бы
       *[most] не больше чем
    } { $other ->
        [yes] ещё { "" }
       *[no] { "" }
    }{ $number } { $type ->
        [character] { $number ->
            [one] персонажа
            [few] персонажа
           *[many] персонажей
        }
        [spell] { $number ->
            [one] заклинание
            [few] заклинания
           *[many] заклинаний
        }
        [relic] { $number ->
            [one] реликвию
            [few] реликвии
           *[many] реликвий
        }
        [tactic] { $number ->
            [one] тактику
            [few] тактики
           *[many] тактик
        }
       *[any] { $number ->
            [one] карту
            [few] карты
           *[many] карт
        }
    }{ $more }
text-has-fallen =
    в этом ходу { $number ->
        [one] погибло
        [few] погибли
       *[many] погибло
    } { $bounds ->
        [least] хотя бы
       *[most] не больше чем
    } { $number } { $whose ->
        [yours] { $number ->
            [one] ваше существо
            [few] ваших существа
           *[many] ваших существ
        }
        [opponents] { $number ->
            [one] существо противника
            [few] существа противника
           *[many] существ противника
        }
       *[any] { $number ->
            [one] существо
            [few] существа
           *[many] существ
        }
    }
text-has-gained =
    { $whose ->
        [yours] вы получили
        [opponents] противник получил
       *[any] игроки получили
    } в этом ходу { $bounds ->
        [least] хотя бы
       *[most] не больше чем
    } { $number ->
        [one] { $number } процветание
        [few] { $number } процветания
       *[many] { $number } процветаний
    }
text-has-drawn =
    { $whose ->
        [yours] вы взяли
        [opponents] противник взял
       *[any] игроки взяли
    } в этом ходу { $bounds ->
        [least] хотя бы
       *[most] не больше чем
    } { $number ->
        [one] { $number } дополнительную карту
        [few] { $number } дополнительные карты
       *[many] { $number } дополнительных карт
    }
text-has-discarded =
    { $whose ->
        [yours] вы сбросили
        [opponents] противник сбросил
       *[any] игроки сбросили
    } в этом ходу { $bounds ->
        [least] хотя бы
       *[most] не больше чем
    } { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
text-has-built =
    { $whose ->
        [yours] вы построили
        [opponents] противник построил
       *[any] игроки построили
    } в этом ходу { $bounds ->
        [least] хотя бы
       *[most] не больше чем
    } { $number ->
        [one] { $number } здание
        [few] { $number } здания
       *[many] { $number } зданий
    }
text-has-attacks =
    { $whose ->
        [yours] ваши существа атаковали
        [opponents] существа противника атаковали
       *[any] существа атаковали
    } в этом ходу { $bounds ->
        [least] хотя бы
       *[most] не больше чем
    } { $number ->
        [one] { $number } раз
        [few] { $number } раза
       *[many] { $number } раз
    }
text-each-played =
    { $type ->
        [character] каждого
        [spell] каждое
       *[any] каждую
    } { $other ->
        [yes] { $type ->
            [character] другого
            [spell] другое
           *[any] другую
        } { "" }
       *[no] { "" }
    }{ $type ->
        [character] персонажа, которого
        [spell] заклинание, которое
        [relic] реликвию, которую
        [tactic] тактику, которую
       *[any] карту, которую
    } { $whose ->
        [yours] вы разыграли
        [opponents] противник разыграл
       *[any] игроки разыграли
    } в этом ходу{ $more }
text-each-fallen =
    каждое { $whose ->
        [yours] ваше существо, погибшее
        [opponents] существо противника, погибшее
       *[any] существо, погибшее
    } в этом ходу
text-each-gained =
    каждое процветание, которое { $whose ->
        [yours] вы получили
        [opponents] противник получил
       *[any] игроки получили
    } в этом ходу
text-each-drawn =
    каждую дополнительную карту, которую { $whose ->
        [yours] вы взяли
        [opponents] противник взял
       *[any] игроки взяли
    } в этом ходу
text-each-discarded =
    каждую карту, которую { $whose ->
        [yours] вы сбросили
        [opponents] противник сбросил
       *[any] игроки сбросили
    } в этом ходу
text-has-discarded-same =
    при этом { $number ->
        [one] сброшена
        [few] сброшены
       *[many] сброшено
    } { $bounds ->
        [least] хотя бы
       *[most] не больше чем
    } { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }{ $type ->
        [character] { " " }персонажа
        [spell] { " " }заклинания
        [relic] { " " }реликвии
        [tactic] { " " }тактики
       *[any] { "" }
    }
text-each-discarded-same =
    каждую сброшенную при этом карту{ $type ->
        [character] { " " }персонажа
        [spell] { " " }заклинания
        [relic] { " " }реликвии
        [tactic] { " " }тактики
       *[any] { "" }
    }
text-each-built =
    каждое здание, которое { $whose ->
        [yours] вы построили
        [opponents] противник построил
       *[any] игроки построили
    } в этом ходу
text-each-attacks =
    каждую атаку { $whose ->
        [yours] ваших существ
        [opponents] существ противника
       *[any] любого существа
    } в этом ходу
text-each-paid = каждое уплаченное процветание
text-pay-any =
    заплатите { $most ->
        [0] любое количество процветания
        [one] до { $most } процветания
        [few] до { $most } процветаний
       *[many] до { $most } процветаний
    }
text-when-end-of-activation = В конце активации этого существа { $body }
text-occasion-card-played =
    { $number ->
        [you] разыгрываете карту
       *[single] разыгрывает карту
    }
text-occasion-building-destroyed =
    { $number ->
        [you] теряете здание
       *[single] теряет здание
    }
text-occasion-relic-destroyed =
    { $number ->
        [you] теряете реликвию
       *[single] теряет реликвию
    }
text-do-silence =
    { $number ->
        [single] теряет все свойства{ $until }
       *[several] теряют все свойства{ $until }
    }
text-do-set-strength =
    { $number ->
        [single] имеет силу { $strength }{ $until }
       *[several] имеют силу { $strength }{ $until }
    }
text-do-set-health =
    { $number ->
        [single] имеет здоровье { $health }{ $until }
       *[several] имеют здоровье { $health }{ $until }
    }
text-do-reduce-damage = уменьшите урон на { $amount }
text-do-attack-at-once =
    { $number ->
        [single] сразу атакует
       *[several] сразу атакуют
    } { $by ->
        [shooting] выстрелом
        [melee-or-shooting] в ближнем бою или выстрелом
       *[any] в ближнем бою
    } { $foe ->
        [cause] то существо
        [culprit] существо, которое это сделало,
       *[any] { $number ->
            [single] врага по вашему выбору
           *[several] врагов по вашему выбору
        }
    }{ $all_out ->
        [yes] { " " }всеми кубиками; враг кубиков не бросает
       *[no] { "" }
    }
text-do-pull =
    { $number ->
        [single] притягивается
       *[several] притягиваются
    } на { $distance } к { $origin ->
        [hero] вашему герою
        [attacker] атакующему
        [terrain] этой местности
       *[creature] этому существу
    }
text-do-scry =
    { $number ->
        [you] посмотрите { $cards ->
            [1] верхнюю карту своей Боевой колоды и, если хотите, положите её под колоду
            [one] { $cards } верхнюю карту своей Боевой колоды и положите любые из них под колоду
            [few] { $cards } верхние карты своей Боевой колоды и положите любые из них под колоду
           *[many] { $cards } верхних карт своей Боевой колоды и положите любые из них под колоду
        }
       *[single] смотрит { $cards ->
            [1] верхнюю карту своей Боевой колоды и может положить её под колоду
            [one] { $cards } верхнюю карту своей Боевой колоды и кладёт любые из них под колоду
            [few] { $cards } верхние карты своей Боевой колоды и кладёт любые из них под колоду
           *[many] { $cards } верхних карт своей Боевой колоды и кладёт любые из них под колоду
        }
    }
text-do-summon-from =
    { $number ->
        [you] вы можете вывести персонажа{ $more } { $zone ->
            [deck] из своей Боевой колоды
           *[hand] из своей Руки
        }{ $near ->
            [no] { "" }
            [contact] { " " }в контакт с { $origin ->
                [hero] вашим героем
                [terrain] этой местностью
               *[creature] этим существом
            }
           *[other] { " " }в пределах { $near } от { $origin ->
                [hero] вашего героя
                [terrain] этой местности
               *[creature] этого существа
            }
        }{ $zone ->
            [deck] ; затем перемешайте её
           *[hand] , не платя за него
        }
       *[single] может вывести персонажа{ $more } { $zone ->
            [deck] из своей Боевой колоды
           *[hand] из своей Руки
        }{ $near ->
            [no] { "" }
            [contact] { " " }в контакт с { $origin ->
                [hero] вашим героем
                [terrain] этой местностью
               *[creature] этим существом
            }
           *[other] { " " }в пределах { $near } от { $origin ->
                [hero] вашего героя
                [terrain] этой местности
               *[creature] этого существа
            }
        }{ $zone ->
            [deck] { " " }и затем перемешивает её
           *[hand] , не платя за него
        }
    }
text-do-blink =
    { $number ->
        [single] покидает Поле боя и сразу возвращается на него
       *[several] покидают Поле боя и сразу возвращаются на него
    }
text-do-banish =
    { $number ->
        [single] изгоняется из игры
       *[several] изгоняются из игры
    }
text-do-banish-graveyard =
    { $number ->
        [you] изгоните из игры все карты своего Кладбища
       *[single] изгоняет из игры все карты своего Кладбища
    }
text-do-return-graveyard =
    { $number ->
        [you] замешайте своё Кладбище в свою Боевую колоду
       *[single] замешивает своё Кладбище в свою Боевую колоду
    }
text-same =
    { $number ->
        [several] { $case ->
            [acc] их
            [dat] им
           *[nom] они
        }
       *[single] { $case ->
            [acc] { $gender ->
                [m] этого
                [f] эту
               *[n] это
            }
            [dat] { $gender ->
                [f] этой
               *[m] этому
            }
           *[nom] { $gender ->
                [m] этот
                [f] эта
               *[n] это
            }
        } { $noun }
    }
text-later-end-of-turn = в конце этого хода { $body }
text-later-next-turn = в начале вашего следующего хода { $body }
text-do-next-cost =
    { $number ->
        [you] заплатите { $change } за { $cards ->
            [same] ту карту{ $when }{ $least ->
            [0] { "" }
           *[other] { " " }(всего не меньше { $least })
        }
           *[any] { $every ->
            [yes] { $cards ->
                [character] каждого персонажа{ $more }, которого
                [spell] каждое заклинание{ $more }, которое
                [relic] каждую реликвию{ $more }, которую
                [tactic] каждую тактику{ $more }, которую
               *[card] каждую карту{ $more }, которую
            }
           *[no] { $cards ->
                [character] следующего персонажа{ $more }, которого
                [spell] следующее заклинание{ $more }, которое
                [relic] следующую реликвию{ $more }, которую
                [tactic] следующую тактику{ $more }, которую
               *[card] следующую карту{ $more }, которую
            }
        } вы разыграете{ $when }{ $least ->
            [0] { "" }
           *[other] { " " }(всего не меньше { $least })
        },
        }
       *[single] платит { $change } за { $cards ->
            [same] ту карту
           *[any] { $every ->
            [yes] { $cards ->
                [character] каждого персонажа
                [spell] каждое заклинание
                [relic] каждую реликвию
                [tactic] каждую тактику
               *[card] каждую карту
            }
           *[no] { $cards ->
                [character] следующего персонажа
                [spell] следующее заклинание
                [relic] следующую реликвию
                [tactic] следующую тактику
               *[card] следующую карту
            }
        }{ $more }
        }{ $when }{ $least ->
            [0] { "" }
           *[other] { " " }(всего не меньше { $least })
        }
    }
text-do-lose-tactic =
    { $number ->
        [you] потеряйте по жребию { $tactics ->
            [one] { $tactics } свою закрытую тактику
            [few] { $tactics } свои закрытые тактики
           *[many] { $tactics } своих закрытых тактик
        }
       *[single] теряет по жребию { $tactics ->
            [one] { $tactics } закрытую тактику
            [few] { $tactics } закрытые тактики
           *[many] { $tactics } закрытых тактик
        }
    }
text-some-other =
    { $gender ->
        [m] другой
        [f] другая
       *[n] другое
    } { $whose ->
        [yours] { $gender ->
            [m] ваш
            [f] ваша
           *[n] ваше
        } { $noun }
        [opponents] { $noun } противника
       *[any] { $noun }
    }
text-do-heal-as-much =
    { $number ->
        [single] { $way ->
            [dealt] исцеляется на столько ран, сколько было нанесено
           *[answered] исцеляется на столько же
        }
       *[several] { $way ->
            [dealt] исцеляются на столько ран, сколько было нанесено
           *[answered] исцеляются на столько же
        }
    }
text-do-point-out =
    { $number ->
        [single] выбирается
       *[several] выбираются
    }
text-do-rise-again =
    { $number ->
        [you] снова выведите это существо со своего Кладбища
       *[single] снова выводит это существо со своего Кладбища
    }
text-do-survive =
    { $number ->
        [single] выживает
       *[several] выживают
    } с остатком здоровья { $health }
text-pronoun =
    { $number ->
        [several] { $case ->
            [acc] их
            [dat] им
           *[nom] они
        }
       *[single] { $case ->
            [acc] { $gender ->
                [f] её
               *[m] его
            }
            [dat] { $gender ->
                [f] ей
               *[m] ему
            }
           *[nom] { $gender ->
                [m] он
                [f] она
               *[n] оно
            }
        }
    }
text-order-damage =
    нанесите { $again ->
        [yes] { $target } { "" }
       *[no] { "" }
    }{ $number ->
        [several] по { $amount ->
            [one] { $amount } урону
            [few] { $amount } урона
           *[many] { $amount } урона
        }
       *[single] { $amount ->
            [one] { $amount } урон
            [few] { $amount } урона
           *[many] { $amount } урона
        }
    }{ $again ->
        [yes] { "" }
       *[no] { " " }{ $target }
    }
text-order-wound =
    нанесите { $again ->
        [yes] { $target } { "" }
       *[no] { "" }
    }{ $number ->
        [several] по { $amount ->
            [one] { $amount } ране
            [few] { $amount } раны
           *[many] { $amount } ран
        }
       *[single] { $amount ->
            [one] { $amount } рану
            [few] { $amount } раны
           *[many] { $amount } ран
        }
    }{ $again ->
        [yes] { "" }
       *[no] { " " }{ $target }
    }
text-order-wound-as-much =
    нанесите { $again ->
        [yes] { $target } { "" }
       *[no] { "" }
    }{ $kind ->
        [hurt] ещё столько же ран
       *[healed] столько же ран
    }{ $again ->
        [yes] { "" }
       *[no] { " " }{ $target }
    }
text-order-heal = исцелите { $target } на { $amount }
text-order-destroy =
    { $of ->
        [creature] убейте
       *[card] уничтожьте
    } { $target }
text-order-untap =
    { $of ->
        [creature] вы можете ещё раз активировать { $target }
       *[card] откройте { $target }
    }
text-order-tap = закройте { $target }
text-order-to-hand =
    верните { $target } в { $number ->
        [single] Руку владельца
       *[several] Руки владельцев
    }
text-order-to-deck =
    { $place ->
        [top] положите { $target } на верх { $number ->
            [single] Боевой колоды владельца
           *[several] Боевых колод владельцев
        }
        [bottom] положите { $target } под { $number ->
            [single] Боевую колоду владельца
           *[several] Боевые колоды владельцев
        }
       *[any] замешайте { $target } в { $number ->
            [single] Боевую колоду владельца
           *[several] Боевые колоды владельцев
        }
    }
text-order-place-within =
    вы можете перенести { $target } { $around ->
        [self] на другое место в пределах { $distance } от { $origin ->
            [hero] вашего героя
            [terrain] этой местности
           *[creature] этого существа
        }
       *[any] на расстояние до { $distance }
    }{ $apart ->
        [yes] { " " }вне контакта с врагами
       *[no] { "" }
    }{ $safely ->
        [yes] { " " }без «Удара в спину»
       *[no] { "" }
    }
text-order-push =
    оттолкните { $target } на { $distance } прочь от { $origin ->
        [hero] вашего героя
        [attacker] атакующего
        [terrain] этой местности
       *[creature] этого существа
    }{ $stopped ->
        [0] { "" }
       *[other] { " " }и нанесите { $number ->
            [several] им по { $stopped ->
                [one] { $stopped } урону
                [few] { $stopped } урона
               *[many] { $stopped } урона
            }, если их останавливает другое существо или непроходимая местность
           *[single] { $gender ->
                [f] ей
               *[m] ему
            } { $stopped ->
                [one] { $stopped } урон
                [few] { $stopped } урона
               *[many] { $stopped } урона
            }, если { $gender ->
                [f] её
               *[m] его
            } останавливает другое существо или непроходимая местность
        }
    }
text-order-pull =
    притяните { $target } на { $distance } к { $origin ->
        [hero] вашему герою
        [attacker] атакующему
        [terrain] этой местности
       *[creature] этому существу
    }
text-order-control = возьмите { $target } под свой контроль{ $until }
text-order-banish = изгоните { $target } из игры
text-order-blast =
    нанесите { $again ->
        [yes] { $target } { "" }
       *[no] { "" }
    }{ $number ->
        [several] по { $wounds ->
            [yes] 1 ране
           *[no] 1 урону
        }
       *[single] { $wounds ->
            [yes] 1 рану
           *[no] 1 урон
        }
    }{ $again ->
        [yes] { "" }
       *[no] { " " }{ $target }
    } за каждый результат «{ $faces }» при вашем броске{ $dice ->
        [0] { "" }
        [one] { " " }{ $dice } кубика
        [few] { " " }{ $dice } кубиков
       *[many] { " " }{ $dice } кубиков
    }
