# Карты и Город: постройка, оплата, розыгрыш, закрытие карт и то, что делают тексты карт.

event-built =
    { $seat } строит здание: { $card }. Цена — { $cost ->
        [one] { $cost } процветание
        [few] { $cost } процветания
       *[many] { $cost } процветаний
    }.
event-spent =
    { $seat } тратит { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    }.
event-tapped = { $seat }, карта закрыта: { $card }.
event-untapped = { $seat }, карта снова открыта: { $card }.
event-card-used = { $seat } использует карту: { $card }.
event-card-played =
    { $type ->
        [character] { $seat } разыгрывает персонажа: { $card }.
        [spell] { $seat } разыгрывает заклинание: { $card }.
        [relic] { $seat } разыгрывает реликвию: { $card }.
       *[tactic] { $known ->
            [yes] { $seat } разыгрывает тактику: { $card }.
           *[no] { $seat } разыгрывает тактику.
        }
    }
event-spell-spent = { $seat }: { $card } отправляется на Кладбище.
event-tactic-laid =
    { $known ->
        [yes] { $seat } кладёт тактику рубашкой вверх: { $card }.
       *[no] { $seat } кладёт тактику рубашкой вверх.
    }
event-tactic-revealed = { $seat } открывает тактику: { $card }.
event-donned =
    { $tokens ->
        [0] { $seat }: герой надевает реликвию — { $card }.
        [one] { $seat }: герой надевает реликвию — { $card }. На ней { $tokens } жетон брони.
        [few] { $seat }: герой надевает реликвию — { $card }. На ней { $tokens } жетона брони.
       *[many] { $seat }: герой надевает реликвию — { $card }. На ней { $tokens } жетонов брони.
    }
event-use-counted = { $seat }, одним использованием меньше: { $card }.
event-word-said =
    { $word ->
        [first-word] { $card }: первое слово.
       *[last-word] { $card }: последнее слово.
    }
event-play-failed = { $seat }: карта отменена и уходит на Кладбище: { $card }.
event-plan-drawn =
    { $known ->
        [yes] { $seat } берёт карту из Колоды строительства: { $card }.
       *[no] { $seat } берёт карту из Колоды строительства.
    }
event-building-destroyed = { $seat }: здание { $card } разрушено.
event-relic-destroyed = { $seat }: реликвия { $card } уничтожена и отправляется на Кладбище.
event-readied = { $creature } в этот ход может действовать ещё раз.
event-back-to-hand = { $creature } возвращается в Руку. Владелец — { $owner }.
event-back-to-deck = { $creature } возвращается в Боевую колоду, колода перемешана. Владелец — { $owner }.
event-recalled = { $seat } берёт карту с Кладбища в Руку: { $card }.
event-lost = { $creature } теряет: { $ability }.
event-control-taken =
    { $until ->
        [attack] { $seat } берёт под контроль до конца этой атаки: { $creature }.
        [end] { $seat } берёт под контроль до конца хода { $turn }: { $creature }.
        [start] { $seat } берёт под контроль до начала хода { $turn }: { $creature }.
       *[forever] { $seat } берёт под контроль: { $creature }.
    }
event-control-ended = { $creature } снова под контролем владельца: { $seat }.
event-activation-lost = { $creature } ничего не сделает в следующую активацию.
event-skipped = { $creature } пропускает эту активацию.
event-taken-away =
    { $until ->
        [attack] { $creature } теряет до конца этой атаки: { $ability }.
        [end] { $creature } теряет до конца хода { $turn }: { $ability }.
        [start] { $creature } теряет до начала хода { $turn }: { $ability }.
       *[forever] { $creature } теряет: { $ability }.
    }
event-spell-cast = { $seat }: заклинание { $card } действует.
event-tactic-spent = { $seat }: тактика { $card } отправляется на Кладбище.
event-tactics-awaited = { $seat } может открыть тактики.
event-put-under =
    { $known ->
        [yes] { $seat } кладёт карту из Руки под Боевую колоду: { $card }.
       *[no] { $seat } кладёт карту из Руки под Боевую колоду.
    }
event-regained = { $seat } возвращает карту в Руку: { $card }.
event-prosperity-lost =
    { $seat } теряет { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    }.
event-activation-cancelled = Активация отменена: { $creature }.

choice-construction = { $seat }: что построить?
choice-pay =
    { $seat }: какие здания закрыть? { $count ->
        [one] Нужно { $count } любое здание.
        [few] Нужно { $count } любых здания.
       *[many] Нужно { $count } любых зданий.
    }
choice-durability = { $seat }: { $creature } получает урон: { $damage }. Какая реликвия первой теряет жетоны брони?
choice-replace = { $seat }: какая реликвия отправится на Кладбище? Новая реликвия — { $card }.
choice-tactic =
    { $seat }: { $event ->
        [attack-declared] атакует { $attacker }, цель — { $target }.
        [hurt] { $creature } получает урон.
        [eliminated] { $creature } погибает.
        [healed] { $creature } исцеляется.
        [summoned] на Поле боя выходит существо.
        [activated] активация — { $creature }.
        [move-declared] { $creature } движется.
        [moved] { $creature } движется.
        [rolled] { $creature } завершает бросок.
        [spell-cast] разыграно заклинание.
        [spell-spent] разыграно заклинание.
        [built] построено здание.
       *[other] что-то происходит.
    } Открыть тактику?
choice-occasion = { $seat }: вскрывается { $card }. Для какого существа она срабатывает?
choice-target =
    { $of ->
        [1] { $seat }: { $card } — какую цель выбрать?
       *[other] { $seat }: { $card } — какую цель выбрать? Цель { $number } из { $of }.
    }
choice-use-text = { $seat }: { $card } — использовать свойство?
choice-discard = { $seat }: какую карту сбросить? Причина — { $card }.
choice-recall = { $seat }: какую карту взять с Кладбища? Причина — { $card }.
choice-either = { $seat }: { $card } — какую часть текста выполнить?
choice-pay-off =
    { $seat }: заплатить { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    }, чтобы карта не подействовала? Карта — { $card }.
choice-put-under = { $seat }: какую карту положить под Боевую колоду? Причина — { $card }.
choice-free-move = { $seat }: { $creature } может пройти до { NUMBER($limit, maximumFractionDigits: 1) } см. Куда? Причина — { $card }.
choice-free-place = { $seat }: куда поставить существо { $creature }, не дальше { NUMBER($limit, maximumFractionDigits: 1) } см? Причина — { $card }.

option-build = Построить: { $card }
option-save = Ничего не строить и получить 2 процветания
option-play = Разыграть: { $card }
option-use-card = Использовать: { $holder }
option-tap-buildings = Закрыть: { $buildings }
option-take-with = { $relic }
option-replace = { $relic }
option-target = { $target }
option-no-target = Больше целей не выбирать
option-pick-card = { $card }
option-reveal = Открыть: { $card }
option-part = Часть { $number }

refusal-wrong-phase = В эту фазу нельзя: { $phase }.
refusal-not-drawn = Это не то здание, которое вы взяли: { $card }.
refusal-not-in-plans = Такой карты здания у вас нет: { $card }.
refusal-city-full = { $card }: в Городе может быть зданий не больше { $limit-of-city }, и столько уже построено.
refusal-stands-already = Уже построено в вашем Городе: { $card }.
refusal-one-class-building = { $card }: в Городе может быть только одно классовое здание, и оно уже построено.
refusal-built-once = Это уникальное здание в этой игре уже строили: { $card }.
refusal-too-little-prosperity =
    Нужно { $needed ->
        [one] { $needed } процветание
        [few] { $needed } процветания
       *[many] { $needed } процветаний
    }, а у вас { $there }.
refusal-building-missing = Нет в вашем Городе: { $buildings }.
refusal-building-tapped = Закрыто: { $buildings }.
refusal-named-in-the-cost = Эти здания уже названы в стоимости и больше ничего не оплачивают: { $buildings }.
refusal-wrong-number-of-buildings = Нужно выбрать разных зданий: { $needed }; выбрано { $there }.
refusal-too-few-buildings =
    { $needed ->
        [one] Нужно ещё { $needed } любое открытое здание
        [few] Нужно ещё { $needed } любых открытых здания
       *[many] Нужно ещё { $needed } любых открытых зданий
    }, а у вас { $there }.
refusal-not-in-hand = Этой карты нет в вашей Руке: { $card }.
refusal-not-to-be-played = Эту карту не разыгрывают из Руки: { $card }.
refusal-other-hero = { $card }: эту карту разыгрывает только один герой — { $hero }.
refusal-no-hero = У вас нет героя, который носил бы реликвию.
refusal-no-slot =
    { $card }: ваш герой не носит реликвий этого вида — { $relic ->
        [melee-weapon] оружие ближнего боя
        [ranged-weapon] оружие дальнего боя
        [armour] доспехи
        [shield] щит или знамя
        [helmet] шлем или маска
       *[treasure] драгоценность
    }.
refusal-no-target = Подходящей цели нет: { $card }.
refusal-no-room = На вашей стороне Поля боя нет свободного места: { $card }.
refusal-too-many-creatures =
    { $card } не может выйти: у вас уже { $there ->
        [one] { $there } существо
        [few] { $there } существа
       *[many] { $there } существ
    } в счёт предела, а предел — { $most }.
refusal-not-your-card = Это не ваше здание и не ваша реликвия: { $holder }.
refusal-must-be-revealed = Условие выполнено: тактику нужно открыть сейчас.
refusal-no-such-tactic = У вас нет такой тактики рубашкой вверх: { $card }.
refusal-one-name-a-trigger = Две тактики с одним названием не отвечают на одно и то же событие: { $card }.
refusal-condition-not-met = Условие этой тактики не выполнено: { $card }.
refusal-no-use = У этой карты нет свойства, ради которого её закрывают: { $card }.
refusal-tapped = Эта карта закрыта: { $card }.
refusal-no-such-target = { $card }: это не может быть целью — { $target }.
refusal-chosen-already = Уже выбрано: { $target }.
refusal-other-kind =
    { $wanted ->
        [hero] { $creature } — не герой.
        [minion] { $creature } — не миньон.
       *[character] { $creature } — не персонаж.
    }
refusal-other-side = { $creature } — не на той стороне: { $seat }.
refusal-other-card = { $creature } — не из этой фракции или класса: { $wanted }.
refusal-not-itself = Нужно другое существо, не { $creature }.
refusal-not-wounded = Ран нет: { $creature }.
refusal-already-yours = { $creature } уже под вашим контролем.
refusal-skips-already = { $creature } и так пропустит следующую активацию.
refusal-too-many-to-control = Ваших существ в счёт предела: { $there }, а предел — { $most }.
refusal-no-card-to-return = { $creature } — не персонаж, а в Руку и в Боевую колоду возвращаются только персонажи.

ability-c-play-07 = эффекты до конца атаки
ability-c-tac-06 = возможность вскрыть тактику
ability-c-zone-07 = контроль до конца хода
ability-cannot-move = не может двигаться

telling-cost-any =
    { $count ->
        [one] { $count } любое здание
        [few] { $count } любых здания
       *[many] { $count } любых зданий
    }
telling-cost-prosperity =
    { $count ->
        [one] { $count } процветание
        [few] { $count } процветания
       *[many] { $count } процветаний
    }
telling-cost-nothing = бесплатно
