# Карты и Город: постройка, оплата, розыгрыш, закрытие карт и то, что делают тексты карт.

event-built =
    { $seat } { PERSON($seat, "строит", "строите") } здание «{ $card }» за { $cost ->
        [one] { $cost } процветание
        [few] { $cost } процветания
       *[many] { $cost } процветаний
    }.
event-spent =
    { $seat } { PERSON($seat, "тратит", "тратите") } { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    }.
event-tapped = { $seat } { PERSON($seat, "закрывает", "закрываете") } карту «{ $card }».
event-untapped = { $seat } { PERSON($seat, "снова открывает", "снова открываете") } карту «{ $card }».
event-card-used = { $seat } { PERSON($seat, "использует", "используете") } карту «{ $card }».
event-card-played =
    { $type ->
        [character] { $seat } { PERSON($seat, "разыгрывает", "разыгрываете") } персонажа «{ $card }».
        [spell] { $seat } { PERSON($seat, "разыгрывает", "разыгрываете") } заклинание «{ $card }».
        [relic] { $seat } { PERSON($seat, "разыгрывает", "разыгрываете") } реликвию «{ $card }».
       *[tactic] { $known ->
            [yes] { $seat } { PERSON($seat, "разыгрывает", "разыгрываете") } тактику «{ $card }».
           *[no] { $seat } { PERSON($seat, "разыгрывает", "разыгрываете") } тактику.
        }
    }
event-spell-spent = { $seat } { PERSON($seat, "отправляет", "отправляете") } заклинание «{ $card }» на Кладбище.
event-tactic-laid =
    { $known ->
        [yes] { $seat } { PERSON($seat, "кладёт", "кладёте") } тактику «{ $card }» рубашкой вверх.
       *[no] { $seat } { PERSON($seat, "кладёт", "кладёте") } тактику рубашкой вверх.
    }
event-tactic-revealed = { $seat } { PERSON($seat, "открывает", "открываете") } тактику «{ $card }».
event-donned =
    { $tokens ->
        [0] { $seat } { PERSON($seat, "даёт", "даёте") } герою реликвию «{ $card }».
        [one] { $seat } { PERSON($seat, "даёт", "даёте") } герою реликвию «{ $card }», на ней { $tokens } жетон брони.
        [few] { $seat } { PERSON($seat, "даёт", "даёте") } герою реликвию «{ $card }», на ней { $tokens } жетона брони.
       *[many] { $seat } { PERSON($seat, "даёт", "даёте") } герою реликвию «{ $card }», на ней { $tokens } жетонов брони.
    }
event-use-counted = { $seat } { PERSON($seat, "тратит", "тратите") } одно использование карты «{ $card }».
event-word-said =
    { $word ->
        [first-word] { $card } говорит первое слово.
       *[last-word] { $card } говорит последнее слово.
    }
event-play-failed = { $seat } { PERSON($seat, "теряет", "теряете") } карту «{ $card }»: она отменена и уходит на Кладбище.
event-plan-drawn =
    { $known ->
        [yes] { $seat } { PERSON($seat, "берёт", "берёте") } «{ $card }» из Колоды строительства.
       *[no] { $seat } { PERSON($seat, "берёт", "берёте") } карту из Колоды строительства.
    }
event-building-destroyed = { $seat } { PERSON($seat, "теряет", "теряете") } здание «{ $card }»: оно разрушено.
event-relic-destroyed = { $seat } { PERSON($seat, "теряет", "теряете") } реликвию «{ $card }»: она уничтожена и отправляется на Кладбище.
event-readied = { $creature } в этот ход может действовать ещё раз.
event-back-to-hand =
    { PERSON($owner, "theirs", "yours") ->
        [yours] { $creature } возвращается в вашу Руку.
       *[theirs] { $creature } возвращается в Руку владельца ({ $owner }).
    }
event-back-to-deck =
    { PERSON($owner, "theirs", "yours") ->
        [yours] { $creature } возвращается в вашу Боевую колоду, и она перемешивается.
       *[theirs] { $creature } возвращается в Боевую колоду владельца ({ $owner }), и она перемешивается.
    }
event-recalled = { $seat } { PERSON($seat, "берёт", "берёте") } карту «{ $card }» с Кладбища в Руку.
event-lost = { $creature } теряет свойство «{ $ability }».
event-control-taken =
    { $until ->
        [attack] { $seat } { PERSON($seat, "берёт", "берёте") } { ACC($creature) } под контроль до конца этой атаки.
        [end] { $seat } { PERSON($seat, "берёт", "берёте") } { ACC($creature) } под контроль до конца хода { $turn }.
        [start] { $seat } { PERSON($seat, "берёт", "берёте") } { ACC($creature) } под контроль до начала хода { $turn }.
       *[forever] { $seat } { PERSON($seat, "берёт", "берёте") } { ACC($creature) } под контроль.
    }
event-control-ended = { $seat } { PERSON($seat, "снова управляет", "снова управляете") } { INS($creature) }.
event-activation-lost = { $creature } ничего не сделает в следующую активацию.
event-skipped = { $creature } пропускает эту активацию.
event-taken-away =
    { $until ->
        [attack] { $creature } теряет свойство «{ $ability }» до конца этой атаки.
        [end] { $creature } теряет свойство «{ $ability }» до конца хода { $turn }.
        [start] { $creature } теряет свойство «{ $ability }» до начала хода { $turn }.
       *[forever] { $creature } теряет свойство «{ $ability }».
    }
event-spell-cast = { $seat } { PERSON($seat, "применяет", "применяете") } заклинание «{ $card }».
event-tactic-spent = { $seat } { PERSON($seat, "отправляет", "отправляете") } тактику «{ $card }» на Кладбище.
event-tactics-awaited = { $seat } { PERSON($seat, "может", "можете") } открыть тактики.
event-put-under =
    { $known ->
        [yes] { $seat } { PERSON($seat, "кладёт", "кладёте") } карту «{ $card }» из Руки под Боевую колоду.
       *[no] { $seat } { PERSON($seat, "кладёт", "кладёте") } карту из Руки под Боевую колоду.
    }
event-regained = { $seat } { PERSON($seat, "возвращает", "возвращаете") } карту «{ $card }» в Руку.
event-prosperity-lost =
    { $seat } { PERSON($seat, "теряет", "теряете") } { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    }.
event-activation-cancelled = Активация { GEN($creature) } отменена.

choice-construction = { $seat }: что построить?
choice-pay =
    { $seat }: { $count ->
        [1] какое здание закрыть? Нужно { $count } любое здание.
        [one] какие здания закрыть? Нужно { $count } любое здание.
        [few] какие здания закрыть? Нужно { $count } любых здания.
       *[many] какие здания закрыть? Нужно { $count } любых зданий.
    }
choice-durability =
    { $seat }: { $creature } получает { $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }. Какая реликвия первой теряет жетоны брони?
choice-replace = { $seat }: какая реликвия отправится на Кладбище и уступит место карте «{ $card }»?
choice-tactic =
    { $seat }: { $event ->
        [attack-declared] { $attacker } атакует { ACC($target) }.
        [hurt] { $creature } получает урон.
        [eliminated] { $creature } погибает.
        [healed] { $creature } исцеляется.
        [summoned] на Поле боя выходит «{ $card }».
        [activated] { $creature } активируется.
        [move-declared] { $creature } движется.
        [moved] { $creature } движется.
        [rolled] { $creature } завершает бросок.
        [spell-cast] разыграно заклинание «{ $card }».
        [spell-spent] разыграно заклинание «{ $card }».
        [built] построено здание «{ $card }».
       *[other] что-то происходит.
    } Открыть тактику?
choice-occasion = { $seat }: открыта тактика «{ $card }». Для какого существа она срабатывает?
choice-target =
    { $of ->
        [1] { $seat }: выберите цель для карты «{ $card }».
       *[other] { $seat }: выберите цель { $number } из { $of } для карты «{ $card }».
    }
choice-use-text = { $seat }: использовать текст карты «{ $card }»?
choice-discard = { $seat }: какую карту сбросить из-за карты «{ $card }»?
choice-recall = { $seat }: какую карту взять с Кладбища по карте «{ $card }»?
choice-either = { $seat }: какую часть текста карты «{ $card }» выполнить?
choice-pay-off =
    { $seat }: заплатить { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    }, чтобы карта «{ $card }» не подействовала?
choice-put-under = { $seat }: какую карту положить под Боевую колоду из-за карты «{ $card }»?
choice-free-move = { $seat }: по карте «{ $card }» { $creature } может пройти до { NUMBER($limit, maximumFractionDigits: 1) } см. Куда?
choice-free-place = { $seat }: по карте «{ $card }» { ACC($creature) } можно переставить не дальше чем на { NUMBER($limit, maximumFractionDigits: 1) } см. Куда?

option-build = Построить здание «{ $card }»
option-save = Ничего не строить и получить 2 процветания
option-play = Разыграть карту «{ $card }»
option-use-card = Использовать карту «{ $holder }»
option-tap-buildings = Закрыть: { $buildings }
option-take-with = { $relic }
option-replace = { $relic }
option-target = { $target }
option-no-target = Больше целей не выбирать
option-pick-card = { $card }
option-reveal = Открыть тактику «{ $card }»
option-part = Часть { $number }

refusal-wrong-phase = Сейчас фаза «{ $phase }», в неё это не делают.
refusal-not-drawn = «{ $card }» — не то здание, которое вы взяли.
refusal-not-in-plans = У вас нет карты здания «{ $card }».
refusal-city-full = Здание «{ $card }» построить нельзя: в Городе не больше { $limit-of-city } зданий, и все места заняты.
refusal-stands-already = Здание «{ $card }» уже стоит в вашем Городе.
refusal-one-class-building = Здание «{ $card }» построить нельзя: в Городе уже есть классовое здание.
refusal-built-once = Уникальное здание «{ $card }» в этой игре уже строили.
refusal-too-little-prosperity =
    Нужно { $needed ->
        [one] { $needed } процветание
        [few] { $needed } процветания
       *[many] { $needed } процветаний
    }, а у вас { $there }.
refusal-building-missing = В вашем Городе нет нужных зданий: { $buildings }.
refusal-building-tapped = Эти здания закрыты: { $buildings }.
refusal-named-in-the-cost = Эти здания уже названы в стоимости и больше ничего не оплачивают: { $buildings }.
refusal-wrong-number-of-buildings =
    Нужно выбрать { $needed ->
        [one] { $needed } здание
        [few] { $needed } разных здания
       *[many] { $needed } разных зданий
    }; вы выбрали { $there }.
refusal-too-few-buildings =
    { $needed ->
        [one] Нужно ещё { $needed } любое открытое здание
        [few] Нужно ещё { $needed } любых открытых здания
       *[many] Нужно ещё { $needed } любых открытых зданий
    }, а у вас { $there }.
refusal-not-in-hand = В вашей Руке нет карты «{ $card }».
refusal-not-to-be-played = Карту «{ $card }» не разыгрывают из Руки.
refusal-other-hero = Карту «{ $card }» разыгрывают, только если ваш герой — { $hero }.
refusal-no-hero = У вас нет героя, который носил бы реликвию.
refusal-no-slot =
    Ваш герой не может носить «{ $card }»: у него нет места для { $relic ->
        [melee-weapon] оружия ближнего боя
        [ranged-weapon] оружия дальнего боя
        [armour] доспехов
        [shield] щита или знамени
        [helmet] шлема или маски
       *[treasure] драгоценности
    }.
refusal-no-target = Для карты «{ $card }» нет подходящей цели.
refusal-no-room = Карте «{ $card }» нет свободного места на вашей стороне Поля боя.
refusal-too-many-creatures =
    «{ $card }» не может выйти: у вас уже { $there ->
        [one] { $there } существо
        [few] { $there } существа
       *[many] { $there } существ
    } в счёт предела, а предел — { $most }.
refusal-not-your-card = «{ $holder }» — не ваше здание и не ваша реликвия.
refusal-must-be-revealed = Условие тактики выполнено: её нужно открыть сейчас.
refusal-no-such-tactic = Тактики «{ $card }» рубашкой вверх у вас нет.
refusal-one-name-a-trigger = Две тактики «{ $card }» не отвечают на одно и то же событие.
refusal-condition-not-met = Условие тактики «{ $card }» не выполнено.
refusal-no-use = У карты «{ $card }» нет свойства, ради которого её закрывают.
refusal-tapped = Карта «{ $card }» закрыта.
refusal-no-such-target = { $target } не может быть целью карты «{ $card }».
refusal-chosen-already = Эта цель уже выбрана: { $target }.
refusal-other-kind =
    { $wanted ->
        [hero] { $creature } — не герой.
        [minion] { $creature } — не миньон.
       *[character] { $creature } — не персонаж.
    }
refusal-other-side = { $creature } стоит не на той стороне: этим существом управляет { $seat }.
refusal-other-card = { $creature } не относится к нужной фракции или классу ({ $wanted }).
refusal-not-itself = Нужно другое существо, не { $creature }.
refusal-not-wounded = У { GEN($creature) } нет ран.
refusal-already-yours = { $creature } уже под вашим контролем.
refusal-skips-already = { $creature } и так пропустит следующую активацию.
refusal-too-many-to-control =
    У вас { $there ->
        [one] { $there } существо
        [few] { $there } существа
       *[many] { $there } существ
    } в счёт предела, а больше { $most } иметь нельзя.
refusal-no-card-to-return = { $creature } — не персонаж, а в Руку и в Боевую колоду возвращаются только персонажи.

ability-c-play-07 = эффекты до конца атаки
ability-c-tac-06 = возможность открыть тактику
ability-c-zone-07 = контроль до конца хода
ability-cannot-attack = не может атаковать
ability-cannot-act = ничего не делает при активации
ability-draw-attacks = притягивает атаки в пределах { $x }
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
