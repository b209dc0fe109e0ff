# Карты местности и руины.

event-terrain-laid = { $seat } размещает местность: { $terrain }, середина в точке { $place }.
event-terrain-destroyed = { $seat }: местность { $card } уничтожена.
event-searched = { $creature } обыскивает руины: { $terrain }.

choice-entrance = { $seat }: { $creature } находит тайный ход. Куда он выведет?

option-lay-terrain =
    { $degrees ->
        [0] Разместить местность: { $card }, точка { $to }
       *[other] Разместить местность: { $card }, точка { $to }, поворот { $degrees }°
    }
option-search = Обыскать руины: { $terrain }
option-use-entrance = Искать тайный ход: { $terrain }
option-come-out = Выйти в точке { $to }
option-stay-inside = Остаться на месте

refusal-not-in-maps = Такой карты местности у вас нет: { $card }.
refusal-one-terrain-a-turn = { $card }: в этот ход местность уже разыграна.
refusal-laid-once = Эту уникальную местность в этой игре уже разыграли: { $card }.
refusal-too-near-a-side = { $card }: до стороны Поля боя { NUMBER($gap, maximumFractionDigits: 3) } см; нужно не меньше { NUMBER($limit, maximumFractionDigits: 1) } см.
refusal-too-near-a-creature = Мешает { $creature }: до шаблона { NUMBER($gap, maximumFractionDigits: 3) } см.
refusal-too-near-a-terrain = { $terrain } всего в { NUMBER($gap, maximumFractionDigits: 3) } см; нужно не меньше { NUMBER($limit, maximumFractionDigits: 1) } см.
refusal-no-ruins-there = { $creature } не в контакте с этими руинами.
refusal-only-characters-search = { $creature } — не персонаж, а руины обыскивают только персонажи.
refusal-searched-already = Эти руины уже обысканы: { $terrain }.
refusal-not-searched-yet = Эти руины ещё не обысканы: { $terrain }.
refusal-no-exit-there = { $creature } может выйти только в контакте с другими обысканными руинами и не в контакте с существами противника.
refusal-has-run = После бега это уже невозможно: { $creature }.
