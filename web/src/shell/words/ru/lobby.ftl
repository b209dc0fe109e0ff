online-title = Стол в сети
online-about = Отправьте ссылку; учётная запись не нужна.
set-up = Разложить
create = Создать
join-label = У вас есть ссылка
join-placeholder = Вставьте её сюда
join = Присоединиться
join-no-link = Это не ссылка на стол. Скопируйте присланную ссылку целиком.
join-elsewhere = Эта ссылка ведёт на другой сервер, { $host }. Откройте её в адресной строке.
begin = Начать
clock = Часы
clock-none = нет
selected-printing = Выбрано: { $printing }
dice-can-be-checked = Кубики можно проверить после каждой игры
no-personal-data = Личные данные не хранятся
continue = Продолжить
continue-screen = За этим экраном
the-computer = Компьютер
waiting-for-seat = Ожидание второго игрока
your-turn = Ваш ход
their-turn = Ход противника
all-games = Все игры
fewer-games = Меньше
finished-games = Завершено: { $count }
time-limit = Лимит времени
limit-minutes =
    { $minutes ->
        [0] нет
       *[other] { $minutes } мин
    }
home-title = В какую игру?
home-title-named = { $name }, в какую игру?
open-tables = Открытые столы
open-create = Создать стол
open-waits = { $name } ждёт
open-none = Сейчас никто не ждёт. Создайте стол или вставьте ссылку.
open-seats = Свободных мест: { $free } из { $seats }
open-packs = свои карты
open-watch = Смотреть
open-look = Смотреть
decks-build = Собрать колоду
setup-listed = Может сесть любой: показать в списке открытых столов
setup-watchable = Может смотреть любой
last-games = Последние партии
first-game = Ваша первая партия
packs-title = Наборы карт
packs-about = Свои файлы карт. Они проверяются и остаются в этом браузере; столы и колоды, которым они нужны, получают их, и там они действуют для всех.
packs-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }
packs-add = Добавить набор …
packs-remove = Убрать набор { $name }
packs-too-many = Не больше { $packs } наборов, всего { $size } КиБ.
home-search = Поиск
home-search-label = Искать игры, страницы, карты, правила и игроков
home-search-what = Карты, правила, игроки
home-search-found =
    { $count ->
        [0] Ничего не найдено
        [one] Найден { $count } результат
        [few] Найдено { $count } результата
       *[many] Найдено { $count } результатов
    }
home-search-game = Игра
home-search-mode = Режим
home-search-page = Страница
home-search-card = Карта
home-search-rule = Правило
home-search-join = Игрок, открытый стол
home-search-watch = Игроки, смотреть
home-search-playing = Игрок, ваша партия
home-search-replay = Игрок, повтор
home-lesson = Урок { $number }: { $title }
home-lesson-begin = Начать
home-lesson-go-on = Продолжить
learn-minutes = { $minutes } мин
learn-about = Уроки, шаг за шагом
learn-rules-about = Все правила, с поиском
examples-about = Примеры из книг правил как позиции. Пройдите каждую шаг за шагом: всё происходящее сказано словами вместе с правилом.
examples-title = Разобранные примеры
how-about = Игра на одной странице
how-title = Как играть
printings-about = Правила, в которых издания различаются
printings-title = Издания рядом
position-about = Расставьте позицию, проверьте её по правилам и сыграйте.
position-title = Позиции
privacy-title = Что хранится
recovery-title = Ваши игры на другом устройстве
puzzles-title = Задачи
puzzles-today = Задача дня
puzzles-today-about = Одно решение, доказанное; одно для всех
decks-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
decks-legal = разрешена
decks-not-legal = не разрешена
decks-own = Ваши колоды
decks-title = Колоды
decks-unnamed = Колода без названия
deck-own-choice = Ваши колоды
deck-own-none = никакая
replays-about = Ваши законченные партии шаг за шагом, с шансами обеих сторон и ключевыми моментами.
replays-none = Законченных партий пока нет: каждая сыгранная появится здесь. А пока можно шаг за шагом пройти примеры из книги правил.
replays-link = У вас есть ссылка на запись партии
open-link = Открыть
watch-about = Партии, которые идут сейчас. Зрители не видят рук игроков.
watch-tables = Столы для зрителей
watch-none = Сейчас смотреть нечего. Здесь появляются столы, при создании которых отметили «Может смотреть любой». А пока есть законченные партии и примеры.
watch-link = У вас есть ссылка для зрителя
home-puzzle-try = Решить
home-lessons-done = Все уроки пройдены. Дальше — задачи.
home-decks-none = Своих колод пока нет. Начните со стартовой колоды или с любого героя.
home-decks-all = Все: { $count }
learn-lessons-done = пройдено { $done } из { $all }
learn-step = шаг { $step } из { $steps }
lesson-leave = К урокам
