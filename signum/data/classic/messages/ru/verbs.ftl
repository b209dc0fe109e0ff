# Другие действия карт.

event-armour-lost =
    { $creature } теряет { $tokens ->
        [one] { $tokens } жетон брони
        [few] { $tokens } жетона брони
       *[many] { $tokens } жетонов брони
    }.
event-milled = { $seat } отправляет верхнюю карту Боевой колоды на Кладбище: это «{ $card }».
event-risen = { $seat } возвращает карту «{ $card }» с Кладбища.
event-sank-back = { $seat } оставляет карту «{ $card }» на Кладбище.
choice-revive = { $seat }: какого персонажа вернёт с Кладбища карта «{ $card }»?
refusal-no-armour = У { GEN($creature) } нет жетонов брони, которые можно потерять.
refusal-lacks-ability = У { GEN($creature) } нет свойства «{ $ability }».
refusal-other-race =
    { $creature } не принадлежит к расе «{ $race ->
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
    Нужно { $needed ->
        [one] { $needed } карта
        [few] { $needed } карты
       *[many] { $needed } карт
    } из Руки; у вас { $there }.
refusal-nobody-to-sacrifice = Для карты «{ $card }» некем пожертвовать.
choice-sacrifice = { $seat }: кем вы пожертвуете для карты «{ $card }»?
choice-copy-ability = { $seat }: какое свойство { GEN($creature) } скопировать?
choice-take-card = { $seat }: какую карту вы берёте?
option-pick-ability = { $ability }
refusal-nothing-to-copy = У { GEN($creature) } нет свойства, которое можно скопировать.
refusal-other-base = Подставка { GEN($creature) } не помещается на этом месте.
event-hand-seen = { $by } смотрит Руку другого игрока ({ $seat }): { $cards }.
event-taken-from-top =
    { $seat } смотрит { $looked ->
        [one] { $looked } верхнюю карту
        [few] { $looked } верхние карты
       *[many] { $looked } верхних карт
    } Боевой колоды и берёт карту «{ $card }».
event-fetched = { $seat } находит в Боевой колоде карту «{ $card }», берёт её и перемешивает колоду.
