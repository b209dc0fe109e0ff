# Стол словами.

telling-nobody = никто (номер { $id })
telling-turn = Ход { $turn }: { $seat }
telling-phase = Фаза: { $phase }.
telling-player =
    { $seat }: процветание { $prosperity }, { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    } в Руке, { $deck ->
        [one] { $deck } карта
        [few] { $deck } карты
       *[many] { $deck } карт
    } в Боевой колоде.
telling-player-without-prosperity =
    { $seat }: { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    } в Руке, { $deck ->
        [one] { $deck } карта
        [few] { $deck } карты
       *[many] { $deck } карт
    } в колоде.
telling-graveyard = Кладбище: { $cards }.
telling-figures =
    сила { $strength }, раны { $wounds } из { $health }{ $armour ->
        [0] {""}
       *[other] , броня { $armour }
    }{ $concentration ->
        [0] {""}
       *[other] , концентрация { $concentration }
    }
telling-movement = движение { $movement }
telling-place = { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } см
telling-away =
    { NUMBER($length, maximumFractionDigits: 1) } см { $bearing ->
        [east] на восток
        [north] на север
        [north-east] на северо-восток
        [north-west] на северо-запад
        [west] на запад
        [south-west] на юго-запад
        [south] на юг
       *[south-east] на юго-восток
    }
telling-away-touching =
    в контакте, { $bearing ->
        [east] на восток
        [north] на север
        [north-east] на северо-восток
        [north-west] на северо-запад
        [west] на запад
        [south-west] на юго-запад
        [south] на юг
       *[south-east] на юго-восток
    }
telling-stands = Стоит в точке { $place }.
telling-stands-away = Стоит в точке { $place }, { $away }.
telling-lies-away = Ближайшая точка: { $away }.
telling-seen-from = Расстояния и направления отсюда: { $creature }.
telling-terrain = { $name } (местность): { $abilities }.
telling-terrain-plain = без особых правил
telling-terrain-round = Круг с центром в точке { $place }, радиус { NUMBER($radius, maximumFractionDigits: 1) } см.
telling-terrain-between = Лежит между точками { $low } и { $high }.
telling-goes-nowhere = { $creature } не может двигаться и остаётся на месте.
telling-goes = { $creature } идёт не дальше { NUMBER($length, maximumFractionDigits: 1) } см (движение { $movement }).
telling-runs = Бегом — не дальше { NUMBER($length, maximumFractionDigits: 1) } см.
telling-leaving =
    { $any ->
        [yes] При выходе из контакта «Удар в спину» нанесут: { $foes }.
       *[no] При выходе из контакта не будет «Удара в спину».{ $foes }
    }
telling-reach-foe = { $foe }: { $away }.
telling-seen = В поле зрения.
telling-unseen = Не видно, закрывает: { $blockers }.
telling-fights-from-here = Можно атаковать отсюда.
telling-comes =
    { $how ->
        [run] Бегом: контакт через { NUMBER($length, maximumFractionDigits: 1) } см.
       *[move] Шагом: контакт через { NUMBER($length, maximumFractionDigits: 1) } см.
    }
telling-cannot-come =
    { $how ->
        [run] Бегом нельзя: { $why }
       *[move] Шагом нельзя: { $why }
    }
telling-stabbed = При этом «Удар в спину» нанесут: { $foes }.
telling-too-far = Слишком далеко: путь до контакта { NUMBER($length, maximumFractionDigits: 3) } см.
telling-odds-short = убьёт { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, погибнет { NUMBER($death, style: "percent", maximumFractionDigits: 1) }
telling-odds-wounds = ран в среднем: нанесёт { NUMBER($dealt, maximumFractionDigits: 2) }, получит { NUMBER($taken, maximumFractionDigits: 2) }
telling-odds-split = { $split }: убьёт { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, погибнет { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; ран в среднем: нанесёт { NUMBER($dealt, maximumFractionDigits: 2) }, получит { NUMBER($taken, maximumFractionDigits: 2) }.
telling-odds-answered = { $split }: убьёт { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, погибнет { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; ран в среднем: нанесёт { NUMBER($dealt, maximumFractionDigits: 2) }, получит { NUMBER($taken, maximumFractionDigits: 2) }. Лучший ответ атакующего: { $answer }.
telling-odds-best = Лучше всего: { $split }.
telling-odds-about-splits = Это точные вероятности. Лучше то, где больше вероятность убить за вычетом вероятности погибнуть, а при равенстве — выгоднее обмен здоровьем. Неудачные кубики перебрасываются, где это разрешено.
telling-odds-fight = { $creature } против { GEN($foe) }: убьёт { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, погибнет { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; ран в среднем: нанесёт { NUMBER($dealt, maximumFractionDigits: 2) }, получит { NUMBER($taken, maximumFractionDigits: 2) }. Лучшее распределение: { $ours }; у противника { $theirs }.
telling-odds-magical = { $creature } против { GEN($foe) }, магический удар: убьёт { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }; нанесёт ран в среднем { NUMBER($dealt, maximumFractionDigits: 2) }.
telling-odds-about-fights = Это точные вероятности, если обе стороны распределят кубики наилучшим образом.
telling-odds-none = Сейчас нет бросков, чтобы назвать вероятности. Спросите, когда можно выбрать атаку, свойство или распределение кубиков.
telling-hits-with =
    { $faces ->
        [axe-shield] { $creature } попадает топором или щитом.
        [bullseye] { $creature } попадает только мишенью.
        [shield] { $creature } попадает только щитом.
        [none] { $creature } не может попасть.
       *[bullseye-axe-shield] { $creature } попадает любым кубиком.
    }
telling-both-hit-with =
    { $faces ->
        [axe-shield] Оба попадают топором или щитом.
        [shield] Оба попадают только щитом.
        [none] Никто не может попасть.
       *[bullseye-axe-shield] Оба попадают любым кубиком.
    }
telling-stops-with = Попадание останавливает только щит.
telling-creature = { $name } ({ $kind }): { $figures }.
telling-abilities = Свойства: { $abilities }.
telling-touches-foes = В контакте с противником: { $foes }.
telling-touches-no-foe = Не в контакте с противником.
telling-touches-friends = Рядом: { $friends }.
telling-activated = Активация уже была.
telling-was-attacked = Усталость: в этот ход уже была атака в ближнем бою.
telling-tired = усталость: все кубики в защиту
telling-nobody-near = не в контакте с противником
telling-hidden = Скрытность: есть жетон скрытности.
telling-all-pass = Эти существа ничего не делают: { $creatures }.
telling-hidden-hand = Эту Руку видит только { $seat }.
telling-hand =
    { $seat }, { $count ->
        [0] Рука пуста.{ $cards }
        [one] в Руке { $count } карта: { $cards }.
        [few] в Руке { $count } карты: { $cards }.
       *[many] в Руке { $count } карт: { $cards }.
    }
telling-title = Легенды Сигнума, { $edition }.
telling-side = { $seat }: { $creatures }.
telling-goal =
    { $prosperity ->
        [0] { $who ->
            [team] Чтобы победить, уничтожьте обоих героев противника.
            [all] Чтобы победить, уничтожьте всех остальных героев.
           *[duel] Чтобы победить, уничтожьте героя противника.
        }
       *[other] { $who ->
            [team] Чтобы победить, уничтожьте обоих героев противника, или пусть один игрок команды накопит
            [all] Чтобы победить, уничтожьте всех остальных героев или накопите
           *[duel] Чтобы победить, уничтожьте героя противника или накопите
        } { $prosperity ->
            [one] { $prosperity } процветание.
            [few] { $prosperity } процветания.
           *[many] { $prosperity } процветаний.
        }
    }
telling-hint-term =
    { $term ->
        [attack] атака
        [fight] бой
        [shot] выстрел
        [danger] опасность для вас
        [march] сближение
        [prospect] что откроется дальше
        [backstab] удары в спину
        [goal] победа
        [quest] задание
        [bodies] кто останется в строю
        [prosperity] процветание
        [cards] карты
        [city] Город
        [demand] что нужно вашей Руке
        [order] кто действует первым
        [search] поиск
        [use] что это даст
        [guard] защита героя
        [this-turn] польза прямо сейчас
        [next-turn] чего противник уже не сможет
        [saved] что удаётся спасти
        [later] что ещё может случиться
        [successes] больше успехов
        [left-to-play] карты, которые ещё можно сыграть
        [own-hero] герою безопаснее
        [allied-hero] герою союзника безопаснее
        [together] удар сообща
        [first] первый удар
        [lines] линия видимости стрелка
        [ties] стрелок связан боем
        [service] рядом с ранеными
        [aura] аура
        [edge] место на стороне противника
        [rescued] кто благодаря этому выживет
        [ways] путь союзника
        [next] что может последовать
        [at-will] что ещё можно сделать по желанию
        [price] цена
        [wound] рана
        [stab] «Удар в спину» из скрытности
        [seen] вас увидят
        [hidden] остаться в тени
        [cured] исцеление
        [cancelled] чего не случится
       *[other] прочее
    } { $worth }
