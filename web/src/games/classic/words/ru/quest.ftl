quest-honour-word = Честь
quest-rage-of = ярость { $rage }
quest-draws-here = здесь он берёт карту
quest-rage-grows = здесь его ярость растёт
quest-spoken = Задание { $name }: { $progress }. Награда: { $reward }
quest-fails-if = Провал, если { $condition }
quest-cards = Задания
quest-cards-left = ещё впереди: { $count }
quest-cards-none = Нет активных заданий.
quest-completed = Выполнены: { $quests }
quest-failed = Провалены: { $quests }
overlord = Повелитель
overlord-by-pattern = действует по картам и образцам
overlord-is-you = это вы
overlord-played-by = играет { $name }
overlord-rage = ярость за ход
overlord-rage-left = ярости осталось
overlord-rage-about = Яростью Повелитель платит за свои карты. Она растёт вместе с честью Героя.
overlord-cards = карт осталось
overlord-creatures = существа
overlord-creatures-about = У разбойников и волков один общий предел, у скелетов, дурных глаз и детёнышей дракона другой.
overlord-last = Последняя карта
overlord-no-card = Карт ещё не разыграно.
overlord-played = Разыгранные карты Повелителя
overlord-line = карт осталось { $cards } · существа { $creatures }/{ $limit }
coming-title = Вот что будет
coming-show = Показать на поле
coming-done =
    { $done ->
        [0] { $number }
       *[other] { $done } из { $number }
    }
coming-because = По образцу: { $line }
coming-about = В этом порядке, если ничего не изменится. Внутри вида выбираете вы.
score-title = Честь
score-gained = Добыто в игре:
score-prosperity = За процветание (1 за каждые 5)
score-wounds = Раны Героя (1 за каждые 2)
score-failed = Проваленные задания
score-total = В итоге
score-bands = Итоги по чести
cards-type-quest = Задание
cards-type-overlord-card = Карта Повелителя
cards-type-overlord-creature = Существо Повелителя
cards-type-quest-terrain = Местность задания
