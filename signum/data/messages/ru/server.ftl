# Что сервер говорит браузеру.

server-waiting = Ждём: { $seat }.
server-computer = Компьютер
server-computer-number = Компьютер { $number }
server-player = Игрок
server-said-hello = Это соединение уже представилось.
server-only-watching = Вы наблюдаете: это могут только те, у кого есть место.
server-not-begun = Игра ещё не началась: не все сели за стол.
server-no-hints = Советы даются только в играх против компьютера.
server-coach = Тренер
server-no-lesson = За этим столом нет урока.
server-task-not-done = Задание этого шага ещё не выполнено.
server-bad-nonce = Доля места в зерне состоит из 32 шестнадцатеричных цифр.
server-chat-full = За этим столом больше ничего нельзя сказать: чат заполнен.
server-chat-empty = Сообщение пустое.
refusal-taken-back-often = В этой игре слишком часто брали ходы назад. Играйте дальше.
refusal-moved-on = Игра тем временем продолжилась. Посмотрите ещё раз и решите.
server-not-understood = Это не удалось понять. Загрузите страницу заново.
server-other-origin = Эта страница из другого места и не может играть здесь.
server-no-hello = Соединение начинается с приветствия, в котором есть ссылка и язык.
server-other-version = Программа изменилась с тех пор, как была открыта эта страница. Загрузите её заново; игра продолжится с того же места.
server-no-such-link = Эта ссылка не ведёт ни к какому столу. Попросите её ещё раз.
server-seat-taken = Это место только что занял другой игрок. Выберите другой стол.
server-refused-try = { $seat } пробует: { $option }. { $why }
server-scenario = Позиция { $number }: { $rules }
