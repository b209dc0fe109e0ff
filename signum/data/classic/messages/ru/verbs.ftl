# Другие действия карт.

event-armour-lost =
    { $creature } теряет { $tokens ->
        [one] { $tokens } жетон брони
        [few] { $tokens } жетона брони
       *[many] { $tokens } жетонов брони
    }.
event-milled = { $seat }: верхняя карта Боевой колоды отправляется на Кладбище: { $card }.
event-risen = { $seat }: { $card } возвращается с Кладбища.
event-sank-back = { $seat }: { $card } остаётся на Кладбище.
choice-revive = { $seat }: какого персонажа вернёт с Кладбища карта { $card }?
refusal-no-armour = Нет жетонов брони, которые можно потерять: { $creature }.
refusal-lacks-ability = Нужного свойства нет: { $ability }. Существо: { $creature }.
refusal-other-race =
    Не та раса: нужна { $race ->
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
    }. Существо: { $creature }.
refusal-other-figure =
    { $creature }: { $figure ->
        [strength] сила
        [health] здоровье
       *[health-left] остаток здоровья
    } — { $there }; текст требует другого.
refusal-too-few-cards = Нужно карт из руки: { $needed }; у вас { $there }.
refusal-nobody-to-sacrifice = Некем пожертвовать: { $card }.
choice-sacrifice = { $seat }: кем вы пожертвуете? { $card }.
choice-copy-ability = { $seat }: какое свойство копируется? Существо: { $creature }.
choice-take-card = { $seat }: какую карту вы берёте?
option-pick-ability = { $ability }
refusal-nothing-to-copy = Нет свойства, которое можно скопировать. Существо: { $creature }.
refusal-other-base = Подставка не подходит к этому месту. Существо: { $creature }.
event-hand-seen = { $by } смотрит руку: { $seat }. Карты: { $cards }.
event-taken-from-top = { $seat }: посмотрено верхних карт колоды { $looked }, взято: { $card }.
event-fetched = { $seat }: взято из колоды { $card }, колода перемешана.
