# Warseer: why something cannot be done.

refusal-achievement-twice = Достижение «{ $card }» вы в этом ходу уже разыграли.
refusal-activated-already = { ACC($creature) } в этом ходу уже активировали или закрыли.
refusal-attacked-already = { $creature } больше не может атаковать в этой активации.
refusal-building-already = Бонус здания { DAT($creature) } в этом ходу уже дан.
refusal-cannot-move = { $creature } не может двигаться.
refusal-cannot-run = { $creature } не может бежать.
refusal-condition-not-met = Условие карты «{ $card }» не выполнено.
refusal-discarded-already = В этом ходу вы уже сбросили карту ради дохода.
refusal-feat-discarded-already = В этом ходу вы уже сбросили подвиг.
refusal-gripped = { $by } держит { ACC($creature) } в захвате.
refusal-hall-is-closed = Игрок, который ходит первым, в самый первый ход не кладёт подвиги в Зал чести.
refusal-has-left = { $seat } уже не участвует в игре.
refusal-has-no-such-ability = У { GEN($creature) } нет такого свойства.
refusal-has-token = У { GEN($creature) } уже есть { $token }.
refusal-hero-is-tapped = Ваш герой уже активирован или закрыт.
refusal-impassable = Местность «{ $terrain }» непроходима.
refusal-in-contact-already = { $creature } уже в контакте.
refusal-moved-already = { $creature } больше не может двигаться в этой активации.
refusal-must-attack-defender = Атаковать нужно { ACC($creature) }: цель атаки в ближнем бою — защитник в контакте.
refusal-no-attack = У { GEN($creature) } нет атаки.
refusal-no-attack-when-summoned = { $creature } выходит на поле в этом ходу и атаковать ещё не может.
refusal-no-hero = Вашего героя нет на поле.
refusal-no-room = Нет свободного гекса для выхода.
refusal-no-such-creature = Такого существа нет на поле.
refusal-no-such-effect = У карты «{ $card }» нет такого эффекта.
refusal-no-such-hex = Такого гекса на поле нет.
refusal-no-tap-ability = У карты «{ $card }» нет свойства, ради которого её закрывают.
refusal-no-target = Карта «{ $card }» сейчас ничего не сделает.
refusal-no-token = { $creature } не может получить { $token }.
refusal-no-use = У карты «{ $card }» нет многократного применения.
refusal-no-way = { $creature } не может туда пройти: свободного пути нет.
refusal-nobody-eliminated = Карте «{ $card }» нужен вражеский персонаж, только что выведенный из игры.
refusal-not-a-military-feat = «{ $card }» — не военный подвиг.
refusal-not-an-achievement = «{ $card }» — не достижение.
refusal-not-a-minion = { $creature } — не миньон.
refusal-not-active = { $creature } сейчас не активируется.
refusal-not-an-opponent = { $creature } — не противник.
refusal-not-healed = { ACC($creature) } лечить нельзя.
refusal-not-in-camp = Карты «{ $card }» нет в вашем военном лагере.
refusal-not-in-hand = Карты «{ $card }» нет в вашей руке.
refusal-not-now = Карта «{ $card }» не отвечает на то, что сейчас происходит.
refusal-not-seen = { GEN($creature) } не видно.
refusal-not-touched = На { ACC($creature) } это не действует.
refusal-not-your-turn = Подвиги разыгрывают в свой ход.
refusal-not-yours = Это не ваше.
refusal-occupied = Там стоит { $creature }.
refusal-out-of-range =
    Расстояние до { GEN($creature) } — { $distance ->
        [one] { $distance } гекс
        [few] { $distance } гекса
       *[many] { $distance } гексов
    }, а дальность — { $limit }.
refusal-same-name = Карта с названием «{ $card }» на это событие уже ответила.
refusal-stands-there = { $creature } уже стоит там.
refusal-summoned-already = В этом ходу вы уже призвали персонажа.
refusal-tactics-answer = «{ $card }» — тактика: её разыгрывают в ответ на событие.
refusal-tapped-already = Карта «{ $card }» уже закрыта.
refusal-too-expensive =
    Это стоит { $cost ->
        [one] { $cost } силу
        [few] { $cost } силы
       *[many] { $cost } силы
    }, а у вас { $power }.
refusal-too-far =
    До этого места { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }, а можно { $limit }.
refusal-too-few-cards =
    Для уплаты { $count ->
        [one] нужна { $count } карта
        [few] нужны { $count } карты
       *[many] нужно { $count } карт
    } в руке.
refusal-too-many-creatures =
    У вас на поле уже { $limit ->
        [one] { $limit } существо
        [few] { $limit } существа
       *[many] { $limit } существ
    }, больше нельзя.
refusal-used-already = Карта «{ $card }» уже применена.
refusal-used-up = У карты «{ $card }» не осталось применений.
refusal-return-count =
    Вернуть нужно ровно { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
