# What `signum serve`, `signum play` and `signum verify` say.

server-address = Игра открыта по адресу { $address }
server-games-in = Партии хранятся в { $file }
server-ended = Сервер остановлен. Все партии сохранены и продолжатся, когда он заработает снова.
play-how-to-end = Ctrl-C завершает игру. Партии сохраняются; `signum play` продолжит их.
play-open-already = Игра уже открыта по адресу { $address }
play-no-browser = Здесь не удалось открыть браузер: скопируйте адрес в него сами.

verify-whole = Файл цел: его контрольная сумма сходится с тем, что в нём записано.
verify-not-whole = Файлу нельзя верить: { $cause }
verify-secret = Секрет сервера записан в нём.
verify-no-secret = Секрета сервера в нём нет: партия не окончена, или кубики бросали руками. Проверить ничего нельзя.
verify-commitment = Секрет сервера тот самый, которым он связал себя до партии: { $commitment }
verify-other-secret = Секрет сервера не тот, которым он связал себя до партии: { $commitment }
verify-promised = Именно это обязательство было вам показано: { $commitment }
verify-not-promised = Вам было показано другое обязательство: { $commitment }
verify-shares =
    { $count ->
        [0] Ни у одного места нет доли в зерне.
        [one] Доля в зерне есть у { $count } места.
        [few] Доля в зерне есть у { $count } мест.
        [many] Доля в зерне есть у { $count } мест.
       *[other] Доля в зерне есть у { $count } мест.
    }
verify-share = Ваша доля есть в зерне: { $share }
verify-no-share = Вашей доли в зерне нет: { $share }
verify-answers = Партия сыграна заново с кубиками, которые следуют из зёрен: ответов — { $count }, и правила допускают каждый из них.
verify-other-game = Если сыграть заново с кубиками, которые следуют из зёрен, получается другая партия: { $cause }
verify-marks =
    { $count ->
        [one] { $count } отметка по пути совпадает.
        [few] { $count } отметки по пути совпадают.
        [many] { $count } отметок по пути совпадают.
       *[other] { $count } отметки по пути совпадают.
    }
verify-marks-missing = По пути не хватает отметок: кубики нельзя сравнить везде.
verify-over = Партия окончена.
verify-not-over = Партия не окончена.
verify-outcome = Она кончается так, как сказано в записи.
verify-other-outcome = Она кончается не так, как сказано в записи.
verify-right = Всё сходится.
verify-wrong = Эта запись неверна.
