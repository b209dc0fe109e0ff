# Другие слова в текстах карт: жетоны, вскрытые карты, кого текст не касается, что бывает иначе.

text-otherwise = иначе { $body }
text-when-enters = Когда эта карта входит в игру, { $body }
text-countered = { " " }с жетоном { $counter }
text-besides =
    { $besides ->
        [bearer] , кроме вашего героя,
        [culprit] , кроме виновного,
       *[cause] , кроме { $kind ->
            [character] того персонажа
            [hero] того героя
            [minion] того миньона
            [building] того здания
            [relic] той реликвии
            [terrain] той местности
           *[creature] того существа
        },
    }
text-above-sacrificed =
    { " " }стоимостью { $more ->
        [0] не больше, чем у пожертвованного
       *[other] не больше чем на { $more } выше, чем у пожертвованного
    }
text-is-phase =
    идёт{ $whose ->
        [yours] { " " }ваша
        [opponents] { " " }вражеская
       *[any] { "" }
    } { $phase ->
        [beginning] фаза начала хода
        [construction] фаза строительства
       *[activation] фаза активации существ
    }
text-each-fallen-same = { $each }, погибшее при этом
text-has-fallen-of =
    при этом { $number ->
        [one] погибло
        [few] погибли
       *[many] погибло
    } { $bounds ->
        [least] хотя бы { "" }
       *[most] не больше чем { "" }
    }{ $who }
text-each-buried =
    { $type ->
        [character] каждого персонажа{ $more }
        [spell] каждое заклинание{ $more }
        [relic] каждую реликвию{ $more }
        [tactic] каждую тактику{ $more }
       *[any] каждую карту{ $type ->
            [several] { " " }({ $kinds })
           *[other] { "" }
        }{ $more }
    } { $whose ->
        [yours] на вашем Кладбище
        [target] на его Кладбище
        [opponents] на Кладбище противника
       *[any] на любом Кладбище
    }
text-has-buried =
    { $whose ->
        [yours] у вас на Кладбище
        [opponents] у противника на Кладбище
       *[any] на всех Кладбищах вместе
    } { $bounds ->
        [least] хотя бы { $number }
       *[most] не больше чем { $number }
    } { $number ->
        [one] карта
        [few] карты
       *[many] карт
    }{ $type ->
        [character] { " " }персонажа
        [spell] { " " }заклинания
        [relic] { " " }реликвии
        [tactic] { " " }тактики
       *[any] { "" }
    }{ $type ->
        [several] { " " }({ $kinds })
       *[other] { "" }
    }{ $more }
text-each-revealed =
    каждую вскрытую при этом карту{ $type ->
        [character] { " " }персонажа
        [spell] { " " }заклинания
        [relic] { " " }реликвии
        [tactic] { " " }тактики
       *[any] { "" }
    }{ $type ->
        [several] { " " }({ $kinds })
       *[other] { "" }
    }{ $more }
text-was-revealed =
    при этом вскрыли { $types ->
        [no] карту
       *[other] { $types }
    }{ $more }
text-were-revealed =
    при этом вскрыли { $bounds ->
        [least] хотя бы
       *[most] не больше чем
    } { $number } { $number ->
        [one] карту
        [few] карты
       *[many] карт
    }{ $type ->
        [any] { "" }
       *[other] { " " }({ $kinds })
    }{ $more }
text-each-counters =
    { $known ->
        [any] каждый жетон
       *[yes] каждый жетон { $counter }
    } { $who }
text-has-counters =
    { $who } лежит { $bounds ->
        [least] хотя бы { $number }
       *[most] не больше чем { $number }
    } { $number ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }{ $known ->
        [any] { "" }
       *[yes] { " " }{ $counter }
    }
text-on-thing =
    { $thing ->
        [relic] на этой реликвии
        [building] на этом здании
        [terrain] на этой местности
        [creature] на этом существе
        [pointed-bearer] на вашем герое
        [pointed-target] на нём
       *[other] на том существе
    }
text-on-case = nom
text-on-things =
    { $whose ->
        [yours] на ваших
        [opponents] на
       *[any] на всех
    } { $kind ->
        [creature] существах
        [character] персонажах
        [hero] героях
        [minion] миньонах
        [building] зданиях
        [relic] реликвиях
       *[terrain] местностях
    }{ $whose ->
        [opponents] { " " }противника
       *[other] { "" }
    }
text-pay-counters =
    { $count ->
        [0] уберите все жетоны { $counter }
        [one] уберите { $count } жетон { $counter }
        [few] уберите { $count } жетона { $counter }
       *[many] уберите { $count } жетонов { $counter }
    } { $thing ->
        [relic] с этой реликвии
        [building] с этого здания
        [terrain] с этой местности
       *[creature] с этого существа
    }
text-each-removed = каждый убранный жетон
text-has-taps =
    в этом ходу { $whose ->
        [yours] вы закрыли
        [opponents] противник закрыл
        [cause] этот игрок закрыл
       *[any] игроки закрыли
    } { $bounds ->
        [least] хотя бы
       *[most] не больше чем
    } { $number ->
        [one] { $number } здание
        [few] { $number } здания
       *[many] { $number } зданий
    }
text-each-taps =
    каждое здание, которое { $whose ->
        [yours] вы закрыли
        [opponents] противник закрыл
        [cause] этот игрок закрыл
       *[any] игроки закрыли
    } в этом ходу
text-occasion-rolled-in-combat = бросает кубики атаки или защиты в ближнем бою
text-occasion-rolled-in-defence = бросает кубики защиты в ближнем бою
text-occasion-passed-by =
    { $near ->
        [contact] проходит мимо в контакте
       *[far] проходит мимо
    } и заканчивает движение дальше
text-occasion-targeted =
    { $mood ->
        [cancelled] отмените действие заклинания на эту цель
        [before] станет целью заклинания противника
       *[after] становится целью заклинания противника
    }
text-occasion-targeted-alone =
    { $mood ->
        [cancelled] отмените действие заклинания на эту цель
        [before] станет единственной целью заклинания противника
       *[after] становится единственной целью заклинания противника
    }
text-occasion-building-tapped =
    { $number ->
        [you] закрываете здание
       *[single] закрывает здание
    }
text-do-place-counters =
    { $number ->
        [single] получает
       *[several] получают по
    } { $count ->
        [one] { $count } { $number ->
            [single] жетон
           *[several] жетону
        }
        [few] { $count } жетона
       *[many] { $count } жетонов
    } { $counter }{ $most ->
        [0] { "" }
       *[other] { " " }(всего не больше { $most })
    }
text-do-remove-counters =
    { $number ->
        [single] теряет
       *[several] теряют{ $count ->
            [0] { "" }
           *[other] { " " }по
        }
    } { $count ->
        [0] все жетоны
        [one] { $count } { $number ->
            [single] жетон
           *[several] жетону
        }
        [few] { $count } жетона
       *[many] { $count } жетонов
    } { $counter }
text-do-reveal-at-random =
    { $number ->
        [you] вскройте { $cards ->
            [one] { $cards } случайную карту
            [few] { $cards } случайные карты
           *[many] { $cards } случайных карт
        } своей Руки
       *[single] вскрывает { $cards ->
            [one] { $cards } случайную карту
            [few] { $cards } случайные карты
           *[many] { $cards } случайных карт
        } своей Руки
    }
text-do-discard-revealed =
    { $number ->
        [you] сбросьте вскрытое
       *[single] сбрасывает вскрытое
    }
text-do-reveal-until =
    { $number ->
        [you] вскрывайте карты с верха своей Боевой колоды, пока не вскроете { $card_type ->
            [character] персонажа
            [spell] заклинание
            [relic] реликвию
           *[tactic] тактику
        }{ $more }; возьмите эту карту, а другие положите под колоду в случайном порядке (если её нет, перемешайте колоду)
       *[single] вскрывает карты с верха своей Боевой колоды, пока не вскроет { $card_type ->
            [character] персонажа
            [spell] заклинание
            [relic] реликвию
           *[tactic] тактику
        }{ $more }; берёт эту карту, а другие кладёт под колоду в случайном порядке (если её нет, перемешивает колоду)
    }
text-do-cast-from-graveyard =
    { $number ->
        [you] выполните заклинание{ $more }
       *[single] выполняет заклинание{ $more }
    } { $whose ->
        [yours] со своего Кладбища
        [opponents] с Кладбища противника
       *[any] с любого Кладбища
    } без его стоимости; оно остаётся там
text-do-turn-die =
    поверните { $dice ->
        [one] { $dice } из этих кубиков
        [few] до { $dice } из этих кубиков
       *[many] до { $dice } из этих кубиков
    } на сторону по вашему выбору
text-do-divert-spell =
    { $number ->
        [single] попадает под заклинание вместо прежней цели, если { $gender ->
            [m] мог
            [f] могла
           *[n] могло
        } быть его целью
       *[several] попадают под заклинание вместо прежней цели, если могли быть его целью
    }
event-counters-placed =
    На карту «{ $card }» { $number ->
        [one] кладётся { $number } жетон
        [few] кладутся { $number } жетона
       *[many] кладутся { $number } жетонов
    } { $counter }.
event-counters-removed =
    С карты «{ $card }» { $number ->
        [one] снимается { $number } жетон
        [few] снимаются { $number } жетона
       *[many] снимаются { $number } жетонов
    } { $counter }.
event-put-back =
    { PERSON($owner, "theirs", "yours") ->
        [yours] { $creature } возвращается { $under ->
            [yes] под вашу Боевую колоду
           *[no] на верх вашей Боевой колоды
        }.
       *[theirs] { $creature } возвращается { $under ->
            [yes] под Боевую колоду владельца
           *[no] на верх Боевой колоды владельца
        } ({ $owner }).
    }
event-played-put-back =
    { PERSON($seat, "theirs", "yours") ->
        [yours] Карта «{ $card }» кладётся { $under ->
            [yes] под вашу Боевую колоду
           *[no] на верх вашей Боевой колоды
        }.
       *[theirs] Карта «{ $card }» кладётся { $under ->
            [yes] под Боевую колоду владельца
           *[no] на верх Боевой колоды владельца
        } ({ $seat }).
    }
event-revealed-until = { $seat } { PERSON($seat, "вскрывает", "вскрываете") } карты Боевой колоды: { $cards }.
event-spell-aimed = Цель карты «{ $card }»: { $creature }.
event-spell-repeated = { $seat } { PERSON($seat, "выполняет", "выполняете") } карту «{ $card }» с Кладбища.
event-die-turned = Кубик { GEN($creature) } повёрнут: было { $dropped }, стало { $faces }.
choice-turn-die = { $seat }: { $creature } бросает { $faces }. Какой кубик повернуть по карте «{ $card }»?
option-turn-die = { $dropped } → { $faces }
refusal-cannot-attack-these =
    { $creature } пока не может атаковать { $type ->
        [hero] героев
        [character] персонажей
       *[minion] миньонов
    }.
refusal-too-few-counters = На карте «{ $card }» мало жетонов { $counter }: нужно { $needed }, есть { $there }.
refusal-without-counter = У { GEN($creature) } нет жетона { $counter }.
refusal-left-out = Текст не касается { GEN($creature) }.
ability-cannot-attack-hero = не может атаковать героев
ability-cannot-attack-character = не может атаковать персонажей
ability-cannot-attack-minion = не может атаковать миньонов
text-counter-other = «{ $name }»
text-counter-age = возраста
text-counter-blood = крови
text-counter-bone = костей
text-counter-charge = заряда
text-counter-coin = монеты
text-counter-doom = рока
text-counter-ember = углей
text-counter-fate = судьбы
text-counter-fear = страха
text-counter-growth = роста
text-counter-honour = чести
text-counter-ice = льда
text-counter-light = света
text-counter-lore = знания
text-counter-muster = сбора
text-counter-oath = клятвы
text-counter-rage = ярости
text-counter-rune = руны
text-counter-song = песни
text-counter-soul = души
text-counter-spore = спор
text-counter-storm = бури
text-counter-time = времени
text-counter-trap = ловушки
text-counter-venom = яда
text-counter-water = воды
text-theirs = { $body } (по выбору этого игрока)
text-card-played-is =
    { $types ->
        [no] { " " }(любая карта{ $more })
       *[other] { " " }({ $types }{ $more })
    }
text-occasion-hurt-at-range =
    { $mood ->
        [cancelled] отмените урон
        [before]
            { $by ->
                [self] получит урон издали от { $doer ->
                    [hero] вашего героя
                   *[self] этого существа
                }
               *[anybody] получит урон издали
            }
       *[after]
            { $by ->
                [self] получает урон издали от { $doer ->
                    [hero] вашего героя
                   *[self] этого существа
                }
               *[anybody] получает урон издали
            }
    }
text-do-reveal-top =
    { $number ->
        [you] вскройте { $cards ->
            [one] { $cards } верхнюю карту
            [few] { $cards } верхние карты
           *[many] { $cards } верхних карт
        } своей Боевой колоды{ $take ->
            [no] { "" }
           *[other] , возьмите из них карты вида «{ $take }»{ $more }
        } и положите { $take ->
            [no] { $cards ->
                [one] её
                [few] их
               *[many] их
            }
           *[other] остальные
        } { $rest ->
            [graveyard] на своё Кладбище
           *[deck] { $cards ->
                [one] под колоду
                [few] под колоду в случайном порядке
               *[many] под колоду в случайном порядке
            }
        }
       *[single] вскрывает { $cards ->
            [one] { $cards } верхнюю карту
            [few] { $cards } верхние карты
           *[many] { $cards } верхних карт
        } своей Боевой колоды{ $take ->
            [no] { "" }
           *[other] , берёт из них карты вида «{ $take }»{ $more }
        } и кладёт { $take ->
            [no] { $cards ->
                [one] её
                [few] их
               *[many] их
            }
           *[other] остальные
        } { $rest ->
            [graveyard] на своё Кладбище
           *[deck] { $cards ->
                [one] под колоду
                [few] под колоду в случайном порядке
               *[many] под колоду в случайном порядке
            }
        }
    }
event-top-revealed = { $seat } { PERSON($seat, "вскрывает", "вскрываете") } карты Боевой колоды: { $cards }.
text-has-races =
    среди { $whose ->
        [yours] ваших существ
       *[opponents] существ противника
    } есть { $bounds ->
        [least] хотя бы
       *[most] не больше чем
    } { $number ->
        [one] { $number } род
        [few] { $number } рода
       *[many] { $number } родов
    }
text-each-races =
    каждый род среди { $whose ->
        [yours] ваших существ
        [target] его существ
       *[opponents] существ противника
    }
text-number-races =
    { $whose ->
        [yours] родов среди ваших существ
       *[opponents] родов среди существ противника
    }
text-kind-hero = герой
text-kind-character = персонаж
text-kind-minion = миньон
text-kind-spell = заклинание
text-kind-relic = реликвия
text-kind-tactic = тактика
text-kind-building = здание
text-kind-terrain = местность
telling-counters = Жетоны: { $counters }.
telling-counter =
    { $number ->
        [one] { $number } жетон { $counter }
        [few] { $number } жетона { $counter }
       *[many] { $number } жетонов { $counter }
    }
