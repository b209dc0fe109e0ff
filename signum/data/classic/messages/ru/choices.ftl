# О чём спрашивают, что можно ответить и почему что-то нельзя.

choice-turn = { $seat }: что дальше?
choice-action = { $seat }: активно существо { $creature }. Что делать?
choice-split =
    { $seat }: { $role ->
        [defender] { $creature } под атакой. Противник — { $foe }.
       *[attacker] { $creature } атакует. Противник — { $foe }.
    } { $dice ->
        [one] Доступен { $dice } кубик.
        [few] Доступно { $dice } кубика.
       *[many] Доступно { $dice } кубиков.
    } Как распределить?
choice-reroll =
    { $seat }: { $why ->
        [defence] { $creature }, бросок на защиту: { $faces }.
        [healing] { $creature }, бросок на исцеление: { $faces }.
        [ritual] { $creature }, бросок ритуала: { $faces }.
       *[attack] { $creature }, бросок на атаку: { $faces }.
    } { $limit ->
        [one] Можно перебросить { $limit } кубик.
        [few] Можно перебросить до { $limit } кубиков.
       *[many] Можно перебросить до { $limit } кубиков.
    } Что перебросить?
choice-vampirism = { $seat }: { $creature } наносит раны. Исцелить за это 1 рану?
choice-after-moving = { $seat }: { $creature } завершает движение. Что делать?
choice-backstab = { $seat }: { $creature } может нанести «Удар в спину» и потерять жетон скрытности. Цель — { $target }. Нанести?
choice-summoning-place = { $seat }: где { $card } выходит на Поле боя?

option-activate = Активировать: { $creature }
option-pass-rest = Закончить: остальные существа ничего не делают
option-end-turn = Закончить ход
option-fight = Атаковать в ближнем бою: { $target }
option-strike-magically = Магический удар: { $target }
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
option-use = Использовать свойство: { $ability }
option-pass = Ничего не делать
option-split = { $attack } в атаку, { $defence } в защиту
option-reroll =
    { $total ->
        [0] Оставить все кубики
       *[other] Перебросить: { $dice }
    }

refusal-activation-running = Сначала действует активное существо: { $creature }.
refusal-already-activated = Активация в этот ход уже была: { $creature }.
refusal-activation-cancelled = Активация была бы отменена: { $creature }.
refusal-falls-first = { $creature } погибнет прежде, чем сможет действовать.
refusal-nothing-to-do = { $creature } сейчас ничего не может сделать.
refusal-skips-activation = { $creature } пропускает эту активацию.
refusal-start-decides = Сначала кубики или ответы в начале активации: { $creature }. Сначала активируйте это существо.
refusal-creatures-waiting = Эти существа ещё не активированы: { $creatures }.
refusal-has-moved = Движение в этот ход уже было: { $creature }. Это свойство недоступно.
refusal-in-contact = { $creature } в контакте с существами противника: { $foes }.
refusal-no-activation-running = Ни одно существо не активно; сначала активируйте одно из них.
refusal-no-magical-strike = Свойства «Магический удар» нет: { $creature }.
refusal-no-strength = Сила равна нулю, сражаться нельзя: { $creature }.
refusal-no-such-ability = Такого свойства нет: { $ability }. Существо — { $creature }.
refusal-no-such-creature = Нет на Поле боя: { $creature }.
refusal-nobody-left = Все ваши существа уже активированы.
refusal-not-an-enemy = { $creature } на вашей стороне.
refusal-not-in-contact = { $creature } не в контакте: расстояние { NUMBER($gap, maximumFractionDigits: 3) } см.
refusal-not-your-creature = { $creature } не ваше существо. Чьё оно: { $seat }.
refusal-already-there = { $creature } уже стоит там.
refusal-cannot-run = { $creature } не может бежать.
refusal-hero-missing = Одного из героев нет, сравнить раны нельзя.
refusal-hidden = Выбрать целью нельзя, есть жетон скрытности: { $creature }.
refusal-in-difficult-terrain = { $creature } на труднопроходимой местности и не может бежать.
refusal-no-movement = Движения нет: { $creature }.
refusal-no-next-distance =
    { $movement ->
        [none] Движения нет, бежать нельзя: { $creature }.
       *[other] Движение { $movement }, следующей дистанции нет, бежать нельзя: { $creature }.
    }
refusal-no-way = Пути туда нет: { $creature }.
refusal-not-seen = Не видно: { $creature }. На линии: { $blockers }.
refusal-out-of-reach = { $creature }: расстояние { NUMBER($gap, maximumFractionDigits: 3) } см, а достать можно на { NUMBER($reach, maximumFractionDigits: 3) } см.
refusal-outside-the-field = Это за пределами Поля боя.
refusal-place-taken = Место занято: { $by }.
refusal-slowed = Длина пути { NUMBER($length, maximumFractionDigits: 3) } см; по труднопроходимой местности { $creature } проходит до { NUMBER($limit, maximumFractionDigits: 3) } см.
refusal-too-far = Длина пути { NUMBER($length, maximumFractionDigits: 3) } см; { $creature } проходит до { NUMBER($limit, maximumFractionDigits: 3) } см.
refusal-not-on-own-side = Существо выходит вплотную к своему краю; отсюда до него { NUMBER($gap, maximumFractionDigits: 3) } см.
refusal-too-close = { $creature } всего в { NUMBER($gap, maximumFractionDigits: 3) } см; нужно не меньше { NUMBER($limit, maximumFractionDigits: 1) } см.
refusal-line-too-long = { $creature }: кратчайшая свободная линия видимости { NUMBER($length, maximumFractionDigits: 3) } см, а достать можно на { NUMBER($limit, maximumFractionDigits: 3) } см.
refusal-no-running-through = Длина пути { NUMBER($length, maximumFractionDigits: 3) } см, и он ведёт через труднопроходимую местность, где { $creature } не может бежать.
refusal-other-number-of-dice =
    Нужно распределить все кубики ({ $creature }): { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }.
refusal-too-few-attack-dice =
    Слишком мало кубиков в атаке ({ $creature }): нужно не меньше { $least }.
refusal-too-few-defence-dice =
    Слишком мало кубиков в защите ({ $creature }): нужно не меньше { $least }.

# With several opponents.
choice-which-opponent = { $seat }: на кого из противников подействует { $card }?
option-against = { $seat }
refusal-other-opponent = Эффект на противника действует на одного противника: все цели принадлежат одному игроку.
