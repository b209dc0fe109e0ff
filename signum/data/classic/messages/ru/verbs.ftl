# Другие действия карт.

event-armour-lost =
    { $creature } теряет { $tokens ->
        [one] { $tokens } жетон брони
        [few] { $tokens } жетона брони
       *[many] { $tokens } жетонов брони
    }.
event-milled = { $seat } { PERSON($seat, "отправляет", "отправляете") } верхнюю карту Боевой колоды на Кладбище: это «{ $card }».
event-risen = { $seat } { PERSON($seat, "возвращает", "возвращаете") } карту «{ $card }» с Кладбища.
event-sank-back = { $seat } { PERSON($seat, "не может", "не можете") } вывести «{ $card }» на Поле боя: карта отправляется на Кладбище.
choice-revive = { $seat }: какого персонажа вернёт с Кладбища карта «{ $card }»?
refusal-no-armour = У { GEN($creature) } нет жетонов брони, которые можно потерять.
refusal-lacks-ability = У { GEN($creature) } нет свойства «{ $ability }».
refusal-cannot-attack = { $creature } пока не может атаковать.
refusal-of-this-race =
    { $creature } принадлежит к роду «{ $race ->
        [human] Человек
        [elf] Эльф
        [dwarf] Гном
        [orc] Орк
        [giant] Великан
        [spider] Паук
        [fox] Лис
        [spirit] Дух
        [undead] Нежить
        [beast] Зверь
        [gryphon] Грифон
        [unicorn] Единорог
        [plant] Растение
        [construct] Механизм
        [dragon] Дракон
       *[demon] Демон
    }».
refusal-other-race =
    { $creature } не принадлежит к роду «{ $race ->
        [human] Человек
        [elf] Эльф
        [dwarf] Гном
        [orc] Орк
        [giant] Великан
        [spider] Паук
        [fox] Лис
        [spirit] Дух
        [undead] Нежить
        [beast] Зверь
        [gryphon] Грифон
        [unicorn] Единорог
        [plant] Растение
        [construct] Механизм
        [dragon] Дракон
       *[demon] Демон
    }».
refusal-other-figure =
    У { GEN($creature) } { $figure ->
        [strength] сила
        [health] здоровье
        [cost] стоимость
       *[health-left] остаток здоровья
    } { $there }; текст требует другого.
refusal-too-few-cards =
    { $needed ->
        [one] Нужна { $needed } карта
        [few] Нужны { $needed } карты
       *[many] Нужно { $needed } карт
    } из Руки; у вас { $there }.
refusal-nobody-to-sacrifice = Для карты «{ $card }» некем пожертвовать.
choice-sacrifice = { $seat }: кем вы пожертвуете для карты «{ $card }»?
choice-copy-ability = { $seat }: какое свойство { GEN($creature) } скопировать?
choice-take-card = { $seat }: какую карту вы берёте?
option-pick-ability = { $ability }
refusal-nothing-to-copy = У { GEN($creature) } нет свойства, которое можно скопировать.
refusal-other-base = Подставка { GEN($creature) } не помещается на этом месте.
event-hand-seen = { $by } { PERSON($by, "смотрит", "смотрите") } { PERSON($seat, "theirs", "yours") ->
        [yours] вашу Руку
       *[theirs] Руку другого игрока ({ $seat })
    }{ $known ->
        [yes] {": "}{ $cards }.
       *[no] {"."}
    }
event-taken-from-top =
    { $seat } { PERSON($seat, "смотрит", "смотрите") } { $looked ->
        [1] верхнюю карту
        [one] { $looked } верхнюю карту
        [few] { $looked } верхние карты
       *[many] { $looked } верхних карт
    } Боевой колоды и { PERSON($seat, "берёт", "берёте") } { $known ->
        [yes] карту «{ $card }»
       *[no] { $looked ->
            [1] её
           *[other] одну из них
        }
    }.
event-fetched = { $seat } { PERSON($seat, "находит", "находите") } в Боевой колоде карту «{ $card }», { PERSON($seat, "берёт", "берёте") } её и { PERSON($seat, "перемешивает", "перемешиваете") } колоду.
telling-no-longer =
    { $ability ->
        [cannot-move] { $creature } снова может двигаться.
        [cannot-attack] { $creature } снова может атаковать.
        [cannot-act] { $creature } снова может действовать.
        [draw-attacks] { $creature } больше не притягивает атаки на расстоянии.
        [silenced] { $creature } снова имеет все свойства.
        [strength] Эффект, менявший силу { GEN($creature) }, закончился.
        [health] Эффект, менявший здоровье { GEN($creature) }, закончился.
        [movement] Эффект, менявший движение { GEN($creature) }, закончился.
        [under-arrows] «Дождь стрел» больше не ослабляет { ACC($creature) }.
        [hunting] «Хищник» больше не усиливает { ACC($creature) }.
       *[other] Эффект, дававший { DAT($creature) } свойство «{ $name }», закончился.
    }
telling-no-longer-several =
    { $ability ->
        [cannot-move] { $creatures } снова могут двигаться.
        [cannot-attack] { $creatures } снова могут атаковать.
        [cannot-act] { $creatures } снова могут действовать.
        [draw-attacks] { $creatures } больше не притягивают атаки на расстоянии.
        [silenced] { $creatures } снова имеют все свойства.
        [strength] { $creatures } теряют эффект, менявший их силу.
        [health] { $creatures } теряют эффект, менявший их здоровье.
        [movement] { $creatures } теряют эффект, менявший их движение.
        [under-arrows] { $creatures } больше не ослаблены «Дождём стрел».
        [hunting] { $creatures } больше не усилены «Хищником».
       *[other] { $creatures } теряют эффект, дававший им свойство «{ $name }».
    }
telling-back-again = { $creature } снова имеет свойство «{ $name }».
telling-back-again-several = { $creatures } снова имеют свойство «{ $name }».
event-silenced =
    { $until ->
        [attack] { $creature } теряет все свойства до конца этой атаки.
        [end] { $creature } теряет все свойства до конца хода { $turn }.
        [start] { $creature } теряет все свойства до начала хода { $turn }.
       *[forever] { $creature } теряет все свойства.
    }
ability-silenced = не имеет свойств
event-left-the-field = { $creature } покидает Поле боя.
event-called-up =
    { $origin ->
        [deck] { $seat } { PERSON($seat, "берёт", "берёте") } карту «{ $card }» из Боевой колоды, чтобы вывести её, и { PERSON($seat, "перемешивает", "перемешиваете") } колоду.
       *[hand] { $seat } { PERSON($seat, "берёт", "берёте") } карту «{ $card }» из Руки, чтобы вывести её.
    }
event-banished = { $creature } изгоняется из игры.
event-graveyard-banished = { $seat } { PERSON($seat, "изгоняет", "изгоняете") } все карты Кладбища: { $cards }.
event-graveyard-returned = { $seat } { PERSON($seat, "замешивает", "замешиваете") } Кладбище в Боевую колоду.
event-sent-under =
    { $seat } { PERSON($seat, "кладёт", "кладёте") } { $known ->
        [yes] карту «{ $card }»
       *[no] одну из верхних карт
    } под Боевую колоду.
event-noted = Случившееся учитывается в текстах об этом ходе.
event-entry-noted = { $creature } на Поле боя с этого хода.
event-activation-stopped = Текст карты прерывает активацию { GEN($creature) }.
event-disturbed = { $creature } получает урон: эффекты, длившиеся до этого, заканчиваются.
refusal-not-acting = Сейчас идёт не активация { GEN($creature) }.
choice-which-sentence = { $seat }: какое предложение карты «{ $card }» выполнить?
choice-pay-amount = { $seat }: сколько процветания вы платите за «{ $card }»?
option-pay-amount = Заплатить { $amount }
choice-attack-at-once = { $seat }: кого сразу атакует { $creature }?
choice-scry = { $seat }: какую из верхних карт положить под Боевую колоду?
choice-summon-from =
    { $seat }: какого персонажа вывести { $zone ->
        [deck] из Боевой колоды
       *[hand] из Руки
    } по карте «{ $card }»?
refusal-other-condition =
    { $condition ->
        [ready] Активация { GEN($creature) } в этом ходу уже была.
        [acted] Активации { GEN($creature) } в этом ходу ещё не было.
        [unwounded] У { GEN($creature) } есть раны.
        [hidden] У { GEN($creature) } нет жетона скрытности.
        [entered] { $creature } на Поле боя не с этого хода.
        [engaged] { $creature } не в контакте с врагом.
        [has-attacked] Атаки { GEN($creature) } в этом ходу ещё не было.
        [armoured] У { GEN($creature) } нет жетонов брони.
       *[at-terrain] { $creature } не в контакте с местностью.
    }
refusal-nobody-to-attack = У { GEN($creature) } нет врагов, которых можно атаковать в ближнем бою.
refusal-nothing-to-silence = У { GEN($creature) } нет свойств, которые можно потерять.
event-promised = Текст карты «{ $card }» будет выполнен позже.
event-promise-kept = Текст карты «{ $card }» выполняется сейчас.
event-next-cost-changed =
    { $seat } { PERSON($seat, "платит", "платите") } в этом ходу за { $cards ->
        [character] следующего персонажа
        [spell] следующее заклинание
        [relic] следующую реликвию
        [tactic] следующую тактику
       *[card] следующую карту
    } на { $amount ->
        [one] { $amount } процветание
        [few] { $amount } процветания
       *[many] { $amount } процветаний
    } { $way ->
        [less] меньше
       *[more] больше
    }.
event-tactic-lost = { $seat } { PERSON($seat, "теряет", "теряете") } закрытую тактику «{ $card }»: она отправляется на Кладбище.
ability-c-abl-03 = текст, который ждал своего момента
