brand = Signum
connection-open = Сохранено
connection-connecting = Соединение
connection-lost = Восстанавливаем связь. Ничего не потеряно.
connection-ended = Соединение завершено.
try-now = Попробовать сейчас
close = Закрыть
back = Назад
