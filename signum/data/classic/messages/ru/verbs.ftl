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
