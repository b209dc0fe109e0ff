# Карты местности и руины.

event-terrain-laid = { $seat } { PERSON($seat, "размещает", "размещаете") } местность «{ $terrain }» с серединой в точке { $place }.
event-terrain-destroyed = { $seat } { PERSON($seat, "теряет", "теряете") } местность «{ $card }»: она уничтожена.
event-searched = { $creature } обыскивает руины «{ $terrain }».

choice-entrance = { $seat }: { $creature } находит тайный ход. Куда он выведет?

option-lay-terrain =
    { $degrees ->
        [0] Разместить местность: { $card }, точка { $to }
       *[other] Разместить местность: { $card }, точка { $to }, поворот { $degrees }°
    }
option-search = Обыскать руины «{ $terrain }»
option-use-entrance = Искать тайный ход в местности «{ $terrain }»
option-come-out = Выйти в точке { $to }
option-stay-inside = Остаться на месте

refusal-not-in-maps = У вас нет карты местности «{ $card }».
refusal-one-terrain-a-turn = Местность «{ $card }» разместить нельзя: в этот ход одна уже размещена.
refusal-laid-once = Уникальную местность «{ $card }» в этой игре уже разыграли.
refusal-too-near-a-side = Местность «{ $card }» лежала бы в { NUMBER($gap, maximumFractionDigits: 3) } см от стороны Поля боя; нужно не меньше { NUMBER($limit, maximumFractionDigits: 1) } см.
refusal-too-near-a-creature = Мешает { $creature }: до шаблона { NUMBER($gap, maximumFractionDigits: 3) } см.
refusal-too-near-a-terrain = Местность «{ $terrain }» всего в { NUMBER($gap, maximumFractionDigits: 3) } см; нужно не меньше { NUMBER($limit, maximumFractionDigits: 1) } см.
refusal-no-ruins-there = { $creature } не в контакте с этими руинами.
refusal-only-characters-search = { $creature } — не персонаж, а руины обыскивают только персонажи.
refusal-searched-already = Руины «{ $terrain }» уже обысканы.
refusal-not-searched-yet = Руины «{ $terrain }» ещё не обысканы.
refusal-no-exit-there = { $creature } может выйти только в контакте с другими обысканными руинами и не в контакте с существами противника.
refusal-has-run = После бега { $creature } этого сделать не может.
