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
    }
telling-movement = движение { $movement }, точка { $place }
telling-place = { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } см
telling-creature = { $name } ({ $kind }): { $figures }.
telling-abilities = Свойства: { $abilities }.
telling-touches-foes = В контакте с противником: { $foes }.
telling-touches-no-foe = Не в контакте с противником.
telling-touches-friends = Рядом: { $friends }.
telling-activated = Активация уже была.
telling-was-attacked = Усталость: в этот ход уже была атака в ближнем бою.
telling-hidden-hand = Эту Руку видит только её игрок: { $seat }.
telling-hand =
    { $seat }, { $count ->
        [0] Рука пуста.{ $cards }
        [one] в Руке { $count } карта: { $cards }.
        [few] в Руке { $count } карты: { $cards }.
       *[many] в Руке { $count } карт: { $cards }.
    }

command-look = стол
command-hand = рука
command-log = журнал
command-why = почему
command-rule = правило
command-undo = назад
command-move = идти
command-run = бежать
command-save = сохранить
command-concede = сдаться
command-help = помощь
command-quit = выход
command-all = всё
command-yes = да
command-no = нет

play-no-browser-yet = Игры в браузере пока нет; партия начнётся в терминале.
telling-title = Легенды Сигнума, { $edition }.
play-seat-person = { $seat }: вы, за этой клавиатурой.
play-seat-computer = { $seat }: компьютер, который ходит наугад.
telling-side = { $seat }: { $creatures }.
play-goal = Чтобы победить, уничтожьте героя противника.
play-first-steps = Отвечайте номером. Наберите «стол», чтобы узнать положение, или «помощь», чтобы узнать остальное.
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
play-may-go = Чтобы пойти в другое место, наберите «идти» или «бежать» и два числа, например: идти 12.5 30
play-where-to = Наберите два числа в сантиметрах, например: идти 12.5 30
play-saved = Игра сохранена в файле { $file }.
play-not-saved = Игру не удалось сохранить в файле { $file }: { $cause }.
play-other-file = Файл { $file } уже есть, и это не сохранённая игра. Выберите другое имя.
play-save-where = Наберите «сохранить» и имя файла, например: сохранить игра.json
play-save-before-quitting = Сохранить игру? Наберите имя файла, «да», чтобы имя выбралось само, или «нет».
play-how-to-resume = Чтобы продолжить позже: signum play --terminal --resume { $file }
play-goodbye = До свидания.
play-end-of-input = Ввод закончился, а с ним и эта встреча.

play-help = Наберите номер ответа или нажмите Enter, чтобы услышать вопрос снова. Команды:
play-help-line = { $command }: { $help }
play-help-look = положение: каждое существо, его параметры, его свойства и с кем оно в контакте; «стол грир» покажет одно.
play-help-hand = карты в вашей Руке.
play-help-log = последние строки журнала; «журнал всё» покажет каждое событие.
play-help-why = «почему 2» назовёт правила для ответа 2; с именем существа — почему его нельзя выбрать.
play-help-rule = «правило C-MEL-03» покажет правило; каждая строка называет свои правила в конце.
play-help-undo = берёт назад ваш последний ответ.
play-help-move = «идти 12.5 30» двигает активное существо: сантиметры вправо и от первого игрока.
play-help-run = «бежать 12.5 30» — то же бегом.
play-help-save = «сохранить игра.json» сохраняет игру.
play-help-concede = сдать партию.
play-help-help = эти строки.
play-help-quit = выйти из игры; будет предложено сохранить её.
play-help-fighting =
    Как идёт бой: сначала распределяет кубики тот, кого атакуют, потом атакующий. Кубик атаки попадает, если
    выпал топор или щит; у раненого существа — только щит. Каждый щит на кубике защиты отбивает одно попадание.
    Существо, у которого столько ран, сколько здоровья, погибает. Кто теряет героя, тот проигрывает.

replay-unfinished = Запись кончается здесь; игра не окончена.
