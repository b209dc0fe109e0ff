# Другие действия карт.

event-armour-lost =
    { $creature } теряет { $tokens ->
        [one] { $tokens } жетон брони
        [few] { $tokens } жетона брони
       *[many] { $tokens } жетонов брони
    }.
event-milled = { $seat } { PERSON($seat, "отправляет", "отправляете") } верхнюю карту Боевой колоды на Кладбище: это «{ $card }».
event-risen = { $seat } { PERSON($seat, "возвращает", "возвращаете") } карту «{ $card }» с Кладбища.
event-sank-back = { $seat } { PERSON($seat, "оставляет", "оставляете") } карту «{ $card }» на Кладбище.
choice-revive = { $seat }: какого персонажа вернёт с Кладбища карта «{ $card }»?
refusal-no-armour = У { GEN($creature) } нет жетонов брони, которые можно потерять.
refusal-lacks-ability = У { GEN($creature) } нет свойства «{ $ability }».
refusal-cannot-attack = { $creature } пока не может атаковать.
refusal-of-this-race =
    { $creature } принадлежит к расе «{ $race ->
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
        [one] { $looked } верхнюю карту
        [few] { $looked } верхние карты
       *[many] { $looked } верхних карт
    } Боевой колоды и { PERSON($seat, "берёт", "берёте") } { $known ->
        [yes] карту «{ $card }»
       *[no] одну из них
    }.
event-fetched = { $seat } { PERSON($seat, "находит", "находите") } в Боевой колоде карту «{ $card }», { PERSON($seat, "берёт", "берёте") } её и { PERSON($seat, "перемешивает", "перемешиваете") } колоду.
