# Ошибки в файлах сценариев и карт, как их называют файлы, журналы и редактор позиций.
mistake-not-known = { $word } здесь неизвестно; известны: { $known }
mistake-near = { $word } здесь неизвестно; может быть, { $near }? Известны: { $known }
mistake-nothing-known = { $word } здесь неизвестно, и ничего другого тоже
mistake-missing = не хватает { $keys }; добавьте
mistake-one-key = здесь нужен ровно один ключ; написано: { $keys }
mistake-no-keys = ни одного
mistake-list-needed = здесь нужен список ([a, b] или строки, которые начинаются с '- '); написано: { $found }
mistake-mapping-needed = здесь нужны ключи и значения (ключ: значение); написано: { $found }
mistake-needed = нужно: { $wanted }; написано: { $found }
mistake-digits-needed = нужно: { $wanted } простыми цифрами; написано: { $found }
mistake-decimal-needed = нужно: { $wanted }, например 3 или 18.4; написано: { $found }
mistake-text-needed = здесь нужен текст, а ничего не написано
mistake-a-text = текст
mistake-one-of = одно из { $words }
mistake-yes-or-no = yes (да) или no (нет)
mistake-kind-nothing = ничего
mistake-kind-list = список
mistake-kind-keys = ключи и значения
mistake-a-number = { $kind ->
    [whole] целое число
   *[any] число
 }{ $bounds ->
    [both] { " " }от { $low } до { $high }
    [low] { " " }не меньше { $low }
    [high] { " " }не больше { $high }
   *[none] { "" }
 }
mistake-long-name = имя — одна строка не длиннее { $most } букв
mistake-no-other-creature = другого существа '{ $creature }' нет
mistake-no-creature = существа '{ $creature }' нет
mistake-circle = эти существа стоят рядом друг с другом по кругу: дайте одному из них своё место
mistake-no-place = '{ $place }' не место: напишите [30, 25.5], touching ИМЯ, touching ИМЯ towards ИМЯ или 3 cm from ИМЯ towards ИМЯ
mistake-no-room = вокруг '{ $creature }' нет места
mistake-no-direction = существо не может быть своим направлением
mistake-outside = '{ $creature }' стоит за пределами стола 60 x 60 см, в точке { $place }
mistake-stands-on = '{ $creature }' в точке { $place } стоит на '{ $other }'
mistake-two-numbers = у места два числа: сантиметры вправо и сантиметры от первого игрока
mistake-corners = у шаблона не меньше трёх углов и нет пересекающихся сторон
mistake-radius = радиус больше нуля
mistake-template = у шаблона либо углы, либо центр и радиус
mistake-template-outside = шаблон лежит за пределами стола 60 x 60 см
mistake-length = длины задаются до сотых миллиметра: три цифры после точки сантиметра
mistake-seat-corners = углы игроков не подходят друг к другу (C-VAR-03, C-VAR-05)
mistake-card-there = в названных наборах уже есть карта '{ $card }'
mistake-construction = в строительной колоде не больше { $most } карт, а здесь { $count } (C-VAR-01)
mistake-no-name = '{ $name }' не имя: строчные латинские буквы, цифры и дефисы, сначала буква
mistake-not-printed = карты '{ $card }' нет в { $edition }
mistake-name-taken = что-то уже называется '{ $name }': у каждой вещи своё имя
mistake-no-creature-card = героя, персонажа или миньона с таким именем нет: назовите карту из cards или sets
mistake-two-heroes = у игрока { $number } уже есть герой: у каждого ровно один
mistake-base = подставки { $base } мм нет в { $edition }: есть { $known }
mistake-ability-not-printed = { $ability } ({ $rule }) нет в { $edition }
mistake-terrain-name = '{ $name }' не годится как имя местности: оно занято или не слово
mistake-quest-mode = это бывает только в заданиях: добавьте `mode: quest-pve` или `mode: quest-pvp`
mistake-tally = по числу на каждое условие, всего { $count }
mistake-no-hex = такого гекса на карте нет
mistake-hero-waits = именем пишется только карта героя, который ждёт до первого хода
mistake-no-card = такой карты нет: { $why }
mistake-hex = гекс пишется [ряд, место], оба считаются с 1
mistake-number-taken = номер { $number } уже занят
mistake-does-not-fit = это не подходит к игре: { $why }
mistake-cannot-go-on = отсюда правила не могут продолжить ({ $why })
mistake-too-many = слишком много: существ { $creatures }, местностей { $terrains }
mistake-no-hero = у игрока { $number } нет героя, чтобы выставить
mistake-seat-holds = у игрока { $number } процветание { $prosperity } и карт в руке: { $cards }
mistake-of-terrain = местность { $terrain }: { $why }
mistake-of-creature = существо { $creature }: { $why }
mistake-overlap = существа { $creature } и { $other } стоят друг на друге (C-MOV-02)
mistake-building-twice = в Городе игрока { $number } здание стоит дважды (C-CITY-03)
mistake-slots = герой игрока { $number } несёт больше, чем вмещают его ячейки (C-REL-02)
mistake-base-not-printed = такой подставки в этом издании нет (C-CARD-08)
mistake-creature-outside = оно стоит за пределами поля (C-ZONE-01)
mistake-on-impassable = оно стоит на непроходимой местности (T-IMPASSABLE)
mistake-too-many-wounds = ран столько же, сколько здоровья, а оно ещё стоит (C-DMG-02)
mistake-terrain-outside = она лежит за пределами поля (C-ZONE-01)
mistake-hex-taken = существо { $creature }: на его гексе стоит другое (W-ZONE-01)
mistake-hex-impassable = существо { $creature }: на непроходимой местности никто не стоит
mistake-token-twice = существо { $creature }: жетон дважды или такого жетона нет
mistake-eliminated = существо { $creature }: с такими ранами оно было бы устранено
mistake-one-hero = у игрока один герой
mistake-hero-absent = героя игрока нет на поле
mistake-support-cards = в руке и колоде карты поддержки
mistake-feat-type = подвиг — карта другого типа
mistake-camp-type = в военном лагере персонажи
mistake-minion-type = карта миньона другого типа
mistake-relics-alike = герой носит две одинаковые реликвии
mistake-wrong-zone = { $card } не в той зоне
mistake-enchants-nobody = { $card } никого не зачаровывает
