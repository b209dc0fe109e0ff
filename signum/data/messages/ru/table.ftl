# Что говорит любой стол: места, вопросы любой игры, отказы, отмены, подсказки.

telling-hint = { $number }. { $option } ({ $worth }): { $reasons }
telling-hint-none = У компьютера нет мнения об этом.
telling-hint-least = Ничего лучшего не видно.
telling-hint-for = За: { $reasons }.
telling-hint-against = Против: { $reasons }.
choice-order = { $seat }: какой из ваших эффектов будет первым?
option-goes-first = { $ability } ({ $holder })
option-yes = Да
option-no = Нет
refusal-asked-already = Вы уже просили об этом, и вам отказали.
refusal-dice-first = Сначала нужно бросить кубики.
refusal-game-over = Игра окончена.
refusal-leads-away-from-task = Правила это разрешают, но после этого задание уже не выполнить. Попробуйте другое место или другое действие.
refusal-no-dice-asked = Сейчас кубики не бросают.
refusal-no-request = Никто об этом не просил.
refusal-no-such-seat = На этом месте никого нет.
refusal-not-offered = Сейчас это выбрать нельзя.
refusal-not-your-choice = Сейчас выбираете не вы, а { $seat }.
refusal-nothing-to-take-back = Вам нечего брать назад.
refusal-not-for-task = Для задания этого шага это не нужно. Смотрите сколько хотите: нужное отмечено.
refusal-out-already = Вы больше не участвуете в игре.
refusal-other-cards =
    Это не те карты, которые нужно перемешать ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }).
refusal-other-dice =
    { $count ->
        [one] Нужен { $count } кубик
        [few] Нужно { $count } кубика
       *[many] Нужно { $count } кубиков
    } с числами от 1 до { $sides }, а не это: { $given }.
refusal-request-open = { $seat } уже просит взять ход назад.
refusal-someone-else-acted = С тех пор действовал другой игрок ({ $seat }). Нужно согласие остальных.
refusal-something-was-learnt = С тех пор открылись кубики или карты. Нужно согласие остальных.

note-taken-back =
    { $consented ->
        [yes] { $seat } { PERSON($seat, "берёт", "берёте") } ход назад с согласия остальных.
       *[no] { $seat } { PERSON($seat, "берёт", "берёте") } ход назад.
    } { $answers ->
        [one] Отменён { $answers } ответ.
        [few] Отменено { $answers } ответа.
       *[many] Отменено { $answers } ответов.
    }

seat-first = Игрок 1
seat-second = Игрок 2
seat-third = Игрок 3
seat-fourth = Игрок 4
seat-fifth = Игрок 5
seat-sixth = Игрок 6

telling-and-then = { "; " }
telling-and-last = { " и " }
event-dice-card-read = { $seat } { PERSON($seat, "открывает", "открываете") } карту кубиков: { $faces }.
event-dice-cards-shuffled = { $seat } { PERSON($seat, "перемешивает", "перемешиваете") } карты кубиков.
