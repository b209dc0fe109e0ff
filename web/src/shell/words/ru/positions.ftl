# Редактор позиций, отправка момента и сообщения об ошибках.
position-open-as = Открыть как позицию
position-earlier = В этот момент что-то происходило: позиция взята на { $steps } { $steps ->
    [one] ответ или бросок
    [few] ответа или броска
   *[many] ответов и бросков
  } раньше, когда всё было спокойно.
position-line = Строка { $line }: { $words }
position-steps-kept = Сценарий ({ $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  }) сохранён как есть; к изменённой позиции он может не подойти.
position-comments = Примечания после # не сохраняются.
position-save = Сохранить файл
position-load = Открыть файл
position-paste = Или вставьте текст файла
position-paste-open = Открыть этот текст
position-file = Файл
position-text = Файл целиком
position-new = Пустое поле
position-undo = Отменить
position-redo = Повторить
position-try = Сыграть
position-try-computer = Против компьютера
position-try-self = За все стороны
position-try-as = Вы играете за
position-try-about = Кубики бросаются случайно. Позиция остаётся здесь; меню стола ведёт обратно.
position-right = Правила допускают эту позицию.
position-wrong = Играть нельзя: { $words }
position-checking = Правила проверяют…
position-game = Игра
position-mode = Режим
position-edition = Издание
position-editions-all = Все издания
position-name = Название
position-seat = Место { $number }
position-cards = Карты для расстановки
position-search = Искать карты
position-for = Для
position-placing = { $name }: укажите место на поле или передвиньте метку стрелками и нажмите Enter.
position-cancel = Убрать
position-thing = Выбрано
position-nothing = Выберите что-нибудь на поле или карту для расстановки.
position-seats = Игроки
position-turn = Ход
position-remove = Убрать с поля
position-remove-card = Убрать: { $name }
position-to-top = { $name } наверх
position-tap = Закрыть или открыть: { $name }
position-add = Добавить
position-add-to = Карта: { $zone }
position-board = Поле позиции
position-controller = Управляет
position-at = Место { $place }
position-kind-creature = Существа
position-kind-terrain = Местность
position-back = Назад к позиции
position-placed = { $name }: на поле.
position-removed = { $name }: убрано.
share-title = Поделиться
share-about = Ссылка открывает повтор на этом шаге. Файл открывается в редакторе позиций и в терминале.
share-link = Ссылка на этот шаг
share-link-copy = Копировать ссылку
share-picture = Картинка (PNG)
share-drawing = Рисунок (SVG)
share-file = Файл сценария
share-saved = Сохранено.
share-failed = Браузер не разрешил это.
report-title = Сообщить об ошибке
report-about = Получится один файл для тех, кто будет искать ошибку. Он сохраняется на этом устройстве и никуда не отправляется. В нём:
report-part-position = позиция
report-part-log = журнал, каким вы его видите
report-part-record = вся запись игры с картами и бросками
report-part-secrets = ваша рука, но ничего из того, что скрывают противники
report-part-version = версия программы, её правил и карт и издание
report-part-browser = ваш браузер: { $browser }
report-words = Что произошло и чего вы ожидали?
report-write = Создать файл
report-file = Файл сообщения
position-own-creature = Своё существо
position-on = Существо, на котором лежит { $name }
