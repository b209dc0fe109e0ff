# Warseer: why something cannot be done.

refusal-achievement-twice = Это достижение вы в этом ходу уже разыграли: { $card }.
refusal-activated-already = { $creature }: в этом ходу активация уже была.
refusal-attacked-already = { $creature }: в этой активации атака уже была.
refusal-building-already = { $creature }: бонус здания в этом ходу уже получен.
refusal-cannot-move = { $creature } не может двигаться.
refusal-cannot-run = { $creature } не может бежать.
refusal-condition-not-met = Условие не выполнено: { $card }.
refusal-discarded-already = В этом ходу вы уже сбросили карту ради дохода.
refusal-feat-discarded-already = В этом ходу вы уже сбросили подвиг.
refusal-gripped = { $creature } не может уйти из захвата: { $by }.
refusal-hall-is-closed = Первый игрок в самый первый ход не кладёт подвиги в Зал чести.
refusal-has-left = { $seat }: игрок уже вышел из игры.
refusal-has-no-such-ability = { $creature }: такого свойства нет.
refusal-has-token = { $creature }: уже есть { $token }.
refusal-hero-is-tapped = Ваш герой уже активирован или закрыт.
refusal-impassable = Непроходимо: { $terrain }.
refusal-in-contact-already = { $creature }: контакт уже есть.
refusal-moved-already = { $creature } больше не может двигаться в этой активации.
refusal-must-attack-defender = Атака в ближнем бою должна быть на защитника в контакте: { $creature }.
refusal-no-attack = { $creature }: атаки нет.
refusal-no-attack-when-summoned = { $creature } только что на поле и в этом ходу не атакует.
refusal-no-hero = Вашего героя нет на поле.
refusal-no-room = Нет свободного гекса для выхода.
refusal-no-such-creature = Такого существа нет на поле.
refusal-no-such-effect = { $card }: такого эффекта нет.
refusal-no-such-hex = Такого гекса на поле нет.
refusal-no-tap-ability = { $card }: нет свойства, ради которого карту закрывают.
refusal-no-target = { $card }: сейчас эта карта ничего не сделает.
refusal-no-token = { $creature } не может получить: { $token }.
refusal-no-use = { $card }: многократного применения нет.
refusal-no-way = Свободного пути нет: { $creature }.
refusal-nobody-eliminated = { $card }: нужен вражеский персонаж, только что выведенный из игры.
refusal-not-a-military-feat = { $card }: это не военный подвиг.
refusal-not-an-achievement = { $card }: это не достижение.
refusal-not-a-minion = { $creature }: это не миньон.
refusal-not-active = { $creature }: это не активное существо.
refusal-not-an-opponent = { $creature }: это не противник.
refusal-not-healed = { $creature }: лечить нельзя.
refusal-not-in-camp = { $card }: карты нет в вашем военном лагере.
refusal-not-in-hand = { $card }: карты нет в вашей руке.
refusal-not-now = { $card }: карта не отвечает на этот момент.
refusal-not-seen = { $creature } не видно.
refusal-not-touched = { $creature }: это не действует.
refusal-not-your-turn = Подвиги разыгрывают в свой ход.
refusal-not-yours = Это не ваше.
refusal-occupied = Там стоит { $creature }.
refusal-out-of-range =
    { $creature }: расстояние { $distance ->
        [one] { $distance } гекс
        [few] { $distance } гекса
       *[many] { $distance } гексов
    }, дальность { $limit }.
refusal-same-name = { $card }: карта с этим именем на этот момент уже ответила.
refusal-stands-there = { $creature } уже стоит там.
refusal-summoned-already = В этом ходу вы уже призвали персонажа.
refusal-tactics-answer = { $card }: это тактика, она отвечает на момент.
refusal-tapped-already = { $card }: карта уже закрыта.
refusal-too-expensive = Это стоит силы: { $cost }, а у вас: { $power }.
refusal-too-far =
    До этого места { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }, а можно { $limit }.
refusal-too-few-cards = Для уплаты нужно карт в руке: { $count }.
refusal-too-many-creatures = У вас на поле уже существ: { $limit }.
refusal-used-already = { $card }: уже применено.
refusal-used-up = { $card }: применений не осталось.
refusal-return-count = Вернуть нужно ровно столько карт: { $count }.
