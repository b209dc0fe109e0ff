# О чём спрашивают, что можно ответить и почему что-то нельзя.

choice-turn = { $seat }: что дальше?
choice-action = { $seat }: { $creature } действует. Что делать?
choice-split =
    { $seat }: { $role ->
        [defender] { $foe } атакует { ACC($creature) }.
       *[attacker] { $creature } атакует { ACC($foe) }.
    } { $dice ->
        [one] Доступен { $dice } кубик.
        [few] Доступно { $dice } кубика.
       *[many] Доступно { $dice } кубиков.
    } Как распределить?
choice-reroll =
    { $seat }: { $why ->
        [defence] { $creature } бросает на защиту: { $faces }.
        [healing] { $creature } бросает на исцеление: { $faces }.
        [ritual] { $creature } проводит ритуал: { $faces }.
       *[attack] { $creature } бросает на атаку: { $faces }.
    } { $limit ->
        [1] Можно перебросить один кубик. Какой?
        [one] Можно перебросить до { $limit } кубика. Какие?
        [few] Можно перебросить до { $limit } кубиков. Какие?
       *[many] Можно перебросить до { $limit } кубиков. Какие?
    }
choice-vampirism = { $seat }: { $creature } наносит раны. Исцелить за это 1 рану?
choice-after-moving = { $seat }: { $creature } завершает движение. Что делать?
choice-backstab = { $seat }: { $creature } может нанести { DAT($target) } «Удар в спину» и потерять жетон скрытности. Нанести?
choice-summoning-place = { $seat }: где { $card } выходит на Поле боя?

option-activate = Активировать { ACC($creature) }
option-pass-rest = Закончить: остальные существа ничего не делают
option-end-turn = Закончить ход
option-fight = Атаковать { ACC($target) } в ближнем бою
option-strike-magically = Нанести магический удар { DAT($target) }
option-move =
    { $touched ->
        [yes] Войти в контакт: { $touching }
       *[no] Идти к точке { $to }
    }
option-run =
    { $touched ->
        [yes] Вбежать в контакт: { $touching }
       *[no] Бежать к точке { $to }
    }
option-place-at = Точка { $to }
option-use = Использовать «{ $ability }»
option-pass = Ничего не делать
option-split = { $attack } в атаку, { $defence } в защиту
option-reroll =
    { $total ->
        [0] Оставить все кубики
       *[other] Перебросить: { $dice }
    }

refusal-activation-running = Сначала закончит { $creature }: это существо уже активно.
refusal-already-activated = { ACC($creature) } в этот ход уже активировали.
refusal-activation-cancelled = Активация { GEN($creature) } была бы отменена.
refusal-falls-first = { $creature } погибнет прежде, чем сможет действовать.
refusal-nothing-to-do = { $creature } сейчас ничего не может сделать.
refusal-skips-activation = { $creature } пропускает эту активацию.
refusal-start-decides = Начало активации { GEN($creature) } сначала требует бросков или ответов: активируйте это существо.
refusal-creatures-waiting = Эти существа ещё не активированы: { $creatures }.
refusal-has-moved = После движения { $creature } не может использовать это свойство.
refusal-in-contact = { $creature } в контакте с существами противника: { $foes }.
refusal-no-activation-running = Ни одно существо не активно; сначала активируйте одно из них.
refusal-no-magical-strike = У { GEN($creature) } нет свойства «Магический удар».
refusal-no-strength = { $creature } не может сражаться: сила равна нулю.
refusal-no-such-ability = У { GEN($creature) } нет свойства «{ $ability }».
refusal-no-such-creature = { GEN($creature) } нет на Поле боя.
refusal-nobody-left = Все ваши существа уже активированы.
refusal-not-an-enemy = { $creature } на вашей стороне.
refusal-not-in-contact = { $creature } не в контакте: расстояние { NUMBER($gap, maximumFractionDigits: 3) } см.
refusal-not-your-creature = { $creature } — не ваше существо: им управляет { $seat }.
refusal-already-there = { $creature } уже стоит там.
refusal-cannot-run = { $creature } не может бежать.
refusal-hero-missing = Одного из героев нет, сравнить раны нельзя.
refusal-hidden = { ACC($creature) } нельзя выбрать целью: у цели есть жетон скрытности.
refusal-in-difficult-terrain = { $creature } на труднопроходимой местности и не может бежать.
refusal-no-movement = { $creature } не может двигаться: движения нет.
refusal-no-next-distance =
    { $movement ->
        [none] { $creature } не может бежать: движения нет.
       *[other] { $creature } не может бежать: после движения { $movement } нет следующей дистанции.
    }
refusal-no-way = { $creature } не может туда пройти: пути нет.
refusal-not-seen = { GEN($creature) } не видно. На линии стоят: { $blockers }.
refusal-out-of-reach = Расстояние до { GEN($creature) } — { NUMBER($gap, maximumFractionDigits: 3) } см, а достать можно на { NUMBER($reach, maximumFractionDigits: 3) } см.
refusal-outside-the-field = Это за пределами Поля боя.
refusal-place-taken = Это место занято, там стоит { $by }.
refusal-slowed = Длина пути { NUMBER($length, maximumFractionDigits: 3) } см; по труднопроходимой местности { $creature } проходит до { NUMBER($limit, maximumFractionDigits: 3) } см.
refusal-too-far = Длина пути { NUMBER($length, maximumFractionDigits: 3) } см; { $creature } проходит до { NUMBER($limit, maximumFractionDigits: 3) } см.
refusal-not-on-own-side = Существо выходит вплотную к своему краю; отсюда до него { NUMBER($gap, maximumFractionDigits: 3) } см.
refusal-too-close = { $creature } всего в { NUMBER($gap, maximumFractionDigits: 3) } см; нужно не меньше { NUMBER($limit, maximumFractionDigits: 1) } см.
refusal-line-too-long = Кратчайшая свободная линия видимости до { GEN($creature) } — { NUMBER($length, maximumFractionDigits: 3) } см, а достать можно на { NUMBER($limit, maximumFractionDigits: 3) } см.
refusal-no-running-through = Длина пути { NUMBER($length, maximumFractionDigits: 3) } см, и он ведёт через труднопроходимую местность, где { $creature } не может бежать.
refusal-other-number-of-dice =
    Нужно распределить все кубики { GEN($creature) }: { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }.
refusal-too-few-attack-dice =
    На атаку { $creature } отводит не меньше { $least ->
        [one] { $least } кубика
        [few] { $least } кубиков
       *[many] { $least } кубиков
    }.
refusal-too-few-defence-dice =
    На защиту { $creature } отводит не меньше { $least ->
        [one] { $least } кубика
        [few] { $least } кубиков
       *[many] { $least } кубиков
    }.

# With several opponents.
choice-which-opponent = { $seat }: на кого из противников подействует карта «{ $card }»?
option-against = { $seat }
refusal-other-opponent = Эффект на противника действует на одного противника: все цели принадлежат одному игроку.
