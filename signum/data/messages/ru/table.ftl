# Стол словами и игра в терминале.

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
telling-terrain-impassable = непроходимая
telling-terrain-difficult = труднопроходимая
telling-terrain-blocks-sight = закрывает линию видимости
telling-terrain-cover = укрытие от стрельбы
telling-terrain-round = Круг с центром в точке { $place }, радиус { NUMBER($radius, maximumFractionDigits: 1) } см.
telling-terrain-between = Лежит между точками { $low } и { $high }.
telling-goes-nowhere = { $creature } не имеет движения и остаётся на месте.
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
telling-odds-fight = { $creature }, цель — { $foe }: убьёт { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, погибнет { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; ран в среднем: нанесёт { NUMBER($dealt, maximumFractionDigits: 2) }, получит { NUMBER($taken, maximumFractionDigits: 2) }. Лучшее распределение: { $ours }; у противника { $theirs }.
telling-odds-magical = { $creature }, магический удар, цель — { $foe }: убьёт { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }; нанесёт ран в среднем { NUMBER($dealt, maximumFractionDigits: 2) }.
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
telling-hidden-hand = Эту Руку видит только её игрок: { $seat }.
telling-hand =
    { $seat }, { $count ->
        [0] Рука пуста.{ $cards }
        [one] в Руке { $count } карта: { $cards }.
        [few] в Руке { $count } карты: { $cards }.
       *[many] в Руке { $count } карт: { $cards }.
    }

command-look = стол
command-odds = шансы
command-reach = досягаемость
command-hand = рука
command-log = журнал
command-why = почему
command-rule = правило
command-undo = назад
command-move = идти
command-run = бежать
command-to = до
command-towards = к
command-north = север
command-north-east = северо-восток
command-east = восток
command-south-east = юго-восток
command-south = юг
command-south-west = юго-запад
command-west = запад
command-north-west = северо-запад
command-save = сохранить
command-concede = сдаться
command-help = помощь
command-quit = выход
command-all = всё
command-yes = да
command-no = нет

play-position-first-fight = два отряда уже в ближнем бою, никому не надо идти.
play-position-skirmish = два отряда на расстоянии, между ними лес, топь и разрушенная башня.
telling-title = Легенды Сигнума, { $edition }.
play-seat-person =
    { $several ->
        [yes] { $seat }: человек за этой клавиатурой.
       *[no] { $seat }: вы, за этой клавиатурой.
    }
play-seat-random = { $seat }: компьютер, который ходит наугад.
telling-side = { $seat }: { $creatures }.
telling-goal =
    { $prosperity ->
        [0] Чтобы победить, уничтожьте героя противника.
       *[other] Чтобы победить, уничтожьте героя противника или накопите процветание { $prosperity }.
    }
play-first-steps = Отвечайте номером. Наберите «стол», чтобы узнать положение, «шансы», чтобы узнать вероятности, или «помощь», чтобы узнать остальное.
play-no-such-number = Такого номера нет; есть номера от 1 до { $count }. Клавиша Enter повторит вопрос.
play-unknown-command = «{ $word }» здесь неизвестно. Наберите номер или «помощь».
play-nothing-yet = Ещё ничего не произошло.
play-look-away = Теперь на экран смотрит только этот игрок: { $seat }. Клавиша Enter покажет Руку.
play-hide-hand = Клавиша Enter спрячет её.
play-why-what = Наберите «почему» с номером ответа или с частью имени существа, например: почему 1
play-may = Сейчас это можно: { $option }
play-may-not = { $option }. Нельзя: { $why }
play-no-such-rule = Такого правила нет. Похожие: { $near }
play-rule-of-others = Нет в тех правилах, по которым идёт игра, только в: { $editions }
play-really-concede = { $seat }: вы действительно сдаётесь? да или нет
play-allow-undo = { $other }: можно ли противнику взять ход назад ({ $seat })? да или нет
play-undo-denied = Нет согласия: { $other }.
play-may-go = Чтобы пойти в другое место, наберите «идти до» и имя, «идти к» и имя или два числа: идти 12.5 30. Слово «досягаемость» скажет, до кого можно дойти.
play-may-go-too = Или наберите «идти», «бежать» или «досягаемость».
play-towards = { $option } (в сторону: { $target })
play-at-the-risk = { $option } («Удар в спину» нанесут: { $foes })
play-where-to = Скажите куда: «идти до грир», «идти к грир 5 см», «идти 5 см север» или два числа в сантиметрах: «идти 12.5 30». Так же со словом «бежать».
play-there-already = Контакт уже есть: { $target }.
play-nobody-called = На поле боя нет никого и ничего с таким именем: { $name }.
play-several-called = Так называются несколько; уточните имя: { $names }.
play-reach-whose = Никто не активен. Наберите «досягаемость» и часть имени существа.
play-saved = Игра сохранена в файле { $file }.
play-not-saved = Игру не удалось сохранить в файле { $file }: { $cause }.
play-other-file = Файл { $file } уже есть, и это не сохранённая игра. Выберите другое имя.
play-other-game = В файле { $file } сохранена другая игра. Записать поверх неё? да или нет
play-save-where = Наберите «сохранить» и имя файла, например: сохранить игра.json
play-save-before-quitting = Сохранить игру? Наберите имя файла, «да», чтобы имя выбралось само, или «нет».
play-how-to-resume = Чтобы продолжить позже: signum play --terminal --resume { $file }
play-goodbye = До свидания.
play-end-of-input = Ввод закончился, а с ним и эта встреча.
play-kept-nowhere = Игра нигде не сохранена; параметр --save с именем файла её сохраняет.
play-after-the-end = Можно ещё посмотреть на стол, прочесть журнал или сохранить игру: сохранить игра.json. Enter — выйти.

play-help = Наберите номер ответа или нажмите Enter, чтобы услышать вопрос снова. Команды:
play-help-line = { $command }: { $help }
play-help-look = положение: каждое существо, его параметры, его свойства и с кем оно в контакте, и местность; «стол грир» покажет одно.
play-help-odds = точные вероятности каждой атаки или каждого распределения кубиков, и что лучше всего.
play-help-reach = кого активное существо видит, до кого дойдёт и добежит и кто ударит его в спину; «досягаемость грир» скажет о другом.
play-help-hand = карты в вашей Руке.
play-help-log = последние строки журнала; «журнал всё» покажет каждое событие.
play-help-why = «почему 2» назовёт правила для ответа 2; с именем существа — почему его нельзя выбрать.
play-help-rule = «правило C-MEL-03» покажет правило, «правило берсерк» — свойство; каждая строка называет свои правила в конце.
play-help-undo = берёт назад ваш последний ответ.
play-help-move = «идти до грир» — в контакт кратчайшим путём; «идти к грир 5 см» — часть этого пути; «идти 5 см север»; «идти 12.5 30» — в точку: сантиметры вправо и от первого игрока.
play-help-run = то же бегом, например: бежать до грир
play-help-save = «сохранить игра.json» сохраняет игру.
play-help-concede = сдать партию.
play-help-help = эти строки.
play-help-quit = выйти из игры; будет предложено сохранить её.
play-help-fighting =
    Как идёт бой: сначала распределяет кубики тот, кого атакуют, потом атакующий. Кубик атаки попадает, если
    выпал топор или щит; у раненого существа — только щит. Каждый щит на кубике защиты отбивает одно попадание.
    Существо, у которого столько ран, сколько здоровья, погибает. Кто теряет героя, тот проигрывает.
play-help-going =
    Как ходить: север — прочь от первого игрока, восток — справа от него. Расстояния — от края до края подставок.
    Кто идёт, может ещё сразиться; кто бежит — нет. Кто выходит из контакта или вбегает в него, получает удар в
    спину: каждый противник там бросает один кубик.

replay-unfinished = Запись кончается здесь; игра не окончена.

command-hint = совет
play-help-hint = что сделал бы компьютер и почему.
play-no-hint = Между двумя людьми советов нет.
telling-hint = { $number }. { $option } ({ $worth }): { $reasons }
telling-hint-none = У компьютера нет мнения об этом.
telling-hint-least = Ничего лучшего не видно.
telling-hint-for = За: { $reasons }.
telling-hint-against = Против: { $reasons }.
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
        [bodies] кто останется в строю
        [prosperity] процветание
        [cards] карты
        [city] Город
        [demand] что нужно вашей руке
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
        [stab] удар из укрытия
        [seen] вас увидят
        [hidden] остаться в тени
        [cured] исцеление
        [cancelled] чего не случится
       *[other] прочее
    } { $worth }
