nav-label = Главное меню
nav-play = Играть
nav-rules = Правила
language = Язык
theme-to-light = Включить светлую тему
theme-to-dark = Включить тёмную тему
which-game = Игра
your-name = Ваше имя
your-name-optional = Имя (по желанию)
printing = Издание
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
clock-minutes = { $minutes } мин + { $increment } с
server-away = Сервер недоступен. Ничего не потеряно; попробуйте ещё раз.
printing-selected = Выбрано: { $printing }
dice-can-be-checked = Кубики можно проверить после каждой игры
no-personal-data = Личные данные не хранятся
continue = Продолжить
continue-screen = За этим экраном
the-computer = Компьютер
a-guest = Гость
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
qr-code = QR-код ссылки
waiting-listed = Ваш стол в списке открытых столов. Оставайтесь здесь: игра начнётся, когда кто-то сядет.
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
nav-replays = Партии
nav-watch = Смотреть
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
