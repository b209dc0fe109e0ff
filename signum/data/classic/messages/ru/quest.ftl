# Что происходит, о чём спрашивают и в чём отказывают в игре с заданиями.

event-quests-shuffled = Колода заданий перемешана, ранние задания лежат сверху.
event-quest-drawn = Появляется новое задание: «{ $card }».
event-quest-begun = Задание «{ $card }» начинается.
event-quest-tallied = Герой продвигается в задании «{ $card }».
event-quest-completed = Задание «{ $card }» выполнено.
event-quest-failed = Задание «{ $card }» провалено.
event-honour-gained =
    { $cards ->
        [0] Герой получает +{ $amount } к чести. Теперь её { $total }.
       *[other] Герой получает +{ $amount } к чести. Теперь её { $total }, и ярость Повелителя достигает новой ступени.
    }
event-rage-set = В этот ход ярость Повелителя равна { $rage }.
event-overlord-card-drawn = Повелитель берёт карту «{ $card }» и разыгрывает её с яростью { $rage }.
event-overlord-card-played =
    { $rage ->
        [0] Повелитель разыгрывает «{ $card }», не тратя ярости.
       *[other] Повелитель разыгрывает «{ $card }», потрачено ярости: { $rage }.
    }
event-overlord-card-done = Карта «{ $card }» сброшена.
event-friend-joined = К Герою присоединяется { $creature }, точка { $to }.
event-returned-to-supply = { $creature } возвращается в запас.
event-not-placed = «{ $card }» не появляется: запас исчерпан или не хватает места.
event-quest-terrain-laid = Задание выкладывает на Поле боя местность «{ $terrain }».
event-terrain-changed =
    { $flipped ->
        [true] Карта местности «{ $terrain }» переворачивается на сторону Б.
       *[false] У местности «{ $terrain }» теперь другие свойства.
    }
event-behaved =
    { $does ->
        [contact] { $creature } уже в контакте и атакует слабейшего из противников: { ACC($target) }.
        [attack] { $creature } подходит к { DAT($target) } и атакует ({ $seeks ->
                [nearest] ищет ближайшего противника
                [weakest] ищет слабейшего противника
                [strongest] ищет сильнейшего противника
                [hero] ищет Героя
                [friend] ищет друга Героя
               *[other] по описанному поведению
            }).
        [shoot] { $creature } целится в { ACC($target) } ({ $seeks ->
                [nearest] ищет ближайшего противника
                [weakest] ищет слабейшего противника
                [strongest] ищет сильнейшего противника
                [hero] ищет Героя
                [friend] ищет друга Героя
               *[other] по описанному поведению
            }).
        [approach] { $creature } приближается к { DAT($target) } ({ $seeks ->
                [nearest] ищет ближайшего противника
                [weakest] ищет слабейшего противника
                [strongest] ищет сильнейшего противника
                [hero] ищет Героя
                [friend] ищет друга Героя
               *[other] по описанному поведению
            }).
        [guard] { $creature } стережёт { ACC($target) }.
        [advance] { $creature } идёт к стороне Героя.
       *[stay] { $creature } остаётся на месте.
    }
event-scored = Честь { $honour }, за процветание { $prosperity }, минус за раны { $wounds }, минус за проваленные задания { $failed }: в итоге { $total }.

choice-dice-card = { $seat }: какая карта кубиков считается, когда бросает { $creature }? Первая: { $first }. Вторая: { $second }.
choice-quest-terrain = { $seat }: куда положить «{ $card }»?
choice-take-back = { $seat }: «{ $card }» больше нет в запасе. Кого убрать с Поля боя, чтобы поставить заново?
choice-overlords-creature = { $seat }: кто из существ Повелителя действует следующим?
option-act-in-order = Пусть действуют все, в показанном порядке
choice-overlords-turn = { $seat }: что Повелитель делает дальше?
option-read-dice-card =
    { $number ->
        [1] Считается первая карта кубиков
       *[other] Считается вторая карта кубиков
    }
option-play-overlord-card =
    { $times ->
        [0] Разыграть «{ $card }» без главного свойства
        [1] Разыграть «{ $card }»
        [one] Разыграть «{ $card }», главное свойство { $times } раз
        [few] Разыграть «{ $card }», главное свойство { $times } раза
       *[many] Разыграть «{ $card }», главное свойство { $times } раз
    }

refusal-quests-lay-terrain = В этом режиме местность выкладывают только задания: «{ $card }» разыграть нельзя.
refusal-not-where-the-card-says = Карта называет другое место; не хватает { NUMBER($gap, maximumFractionDigits: 3) } см.
refusal-too-far-from-its-place = { $creature } не отходит так далеко от своей местности.
refusal-too-little-rage = Чтобы так разыграть «{ $card }», нужна ярость { $needed }; осталось { $there }.
refusal-no-card-played = Каждый ход Повелитель должен разыграть хотя бы одну карту.

outcome-honour =
    { $winners ->
        [none] Ничья: Герой добыл честь, но недостаточно.
       *[single] { $seat } { PERSON($seat, "побеждает", "побеждаете") } по чести Героя.
    }
outcome-forgotten = Звание Героя: забытый.
outcome-wanderer = Звание Героя: странник.
outcome-knight = Звание Героя: рыцарь.
outcome-champion = Звание Героя: поборник.
outcome-legend = Звание Героя: легенда.
outcome-fallen = Герой пал.

phase-quests = фаза заданий
mode-quest-pve = задания в одиночку: Герой против Повелителя
mode-quest-pvp = задания вдвоём: Герой и Повелитель

telling-overlord = Повелитель
telling-goal-quest = Герой добывает заданиями как можно больше чести; Повелитель хочет, чтобы Герой пал или добыл слишком мало чести.
telling-honour = Честь { $honour }, ярость Повелителя { $rage }; следующая ступень начинается с { $next }.
telling-honour-last = Честь { $honour }, ярость Повелителя { $rage }; это последняя ступень.
telling-decks-left = Осталось карт: у Повелителя { $cards }, заданий { $quests }, у Героя { $hero }.
telling-quest = Задание «{ $card }»: { $progress }.
telling-foretold =
    { $does ->
        [contact] { $creature } уже в контакте и атакует слабейшего из противников: { ACC($target) }.
        [attack] { $creature } подходит к { DAT($target) } и атакует.
        [shoot] { $creature } целится в { ACC($target) }.
        [approach] { $creature } приближается к { DAT($target) }.
        [guard] { $creature } стережёт { ACC($target) }.
        [advance] { $creature } идёт к стороне Героя.
       *[stay] { $creature } остаётся на месте.
    }
telling-next-steps = Что существа Повелителя сделают дальше, если ничего не изменится:

telling-phase-quest = Фаза заданий: берётся новое задание.
telling-phase-card =
    { $quests ->
        [one] Фаза заданий: идёт { $quests } задание, а нового взять нельзя, поэтому Повелитель берёт карту и разыгрывает её с яростью { $rage }.
        [few] Фаза заданий: идут { $quests } задания, поэтому Повелитель берёт карту и разыгрывает её с яростью { $rage }.
        [many] Фаза заданий: идёт { $quests } заданий, поэтому Повелитель берёт карту и разыгрывает её с яростью { $rage }.
       *[other] Фаза заданий: идёт { $quests } задания, поэтому Повелитель берёт карту и разыгрывает её с яростью { $rage }.
    }
telling-band =
    { $band ->
        [forgotten] Забытый
        [wanderer] Странник
        [knight] Рыцарь
        [champion] Поборник
        [legend] Легенда
        [overlord] Победа Повелителя
        [draw] Ничья
       *[hero] Победа Героя
    }
telling-band-means =
    { $band ->
        [forgotten] Об этом пути не сложат песен. Это считается поражением.
        [wanderer] Кто-то был здесь и помог, но имени никто не помнит. Это считается поражением.
        [knight] Деревни знают имя Героя. Это считается победой.
        [champion] Дороги и броды носят имя Героя. Это считается уверенной победой.
        [legend] Дети играют в эту историю, и никто не хочет быть Повелителем. Звания выше нет.
        [overlord] Чести добыто слишком мало: земля остаётся за Повелителем.
        [draw] Честь добыта, но её не хватило, чтобы прогнать Повелителя.
       *[hero] Чести добыто достаточно: Повелитель покидает эту землю.
    }
