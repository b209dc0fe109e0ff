# Слова печатной игры.

type-hero = герой
type-character = персонаж
type-minion = миньон

phase-beginning = начало хода
phase-construction = строительство
phase-activation = активация существ

game-title = Legends of Signum
mode-duel = дуэль: один на один
mode-three = битва трёх: каждый сам за себя
mode-four = каждый сам за себя: четыре игрока
mode-teams = плечом к плечу: двое на двое
variant-architects = опытный зодчий: каждый строит из тайной Колоды строительства
variant-few-creatures = мало существ: половина предела для каждой группы существ Повелителя
variant-many-creatures = много существ: полтора предела для каждой группы существ Повелителя
player-random = Случайный
player-gentle = Мягкий
player-greedy = Крепкий
edition-ru1 = первое издание, русские правила
edition-de1 = первое издание, немецкие правила
edition-fr1 = первое издание, французские правила
edition-en2 = второе издание, английские правила

face-bullseye =
    { $count ->
        [one] { $count } мишень
        [few] { $count } мишени
       *[many] { $count } мишеней
    }
face-axe =
    { $count ->
        [one] { $count } топор
        [few] { $count } топора
       *[many] { $count } топоров
    }
face-shield =
    { $count ->
        [one] { $count } щит
        [few] { $count } щита
       *[many] { $count } щитов
    }

ability-armour = Броня { $x }
ability-berserk = Берсерк { $x }
ability-cautious = Осторожный { $x }
ability-expert-attack = Эксперт атаки { $x }
ability-expert-defense = Эксперт защиты { $x }
ability-fortitude = Стойкий
ability-from-attacks = −{ $x } от атак
ability-hammerblow = Тяжёлая рука
ability-health =
    { $x ->
        [any] здоровье
       *[other] { $x } к здоровью
    }
ability-initiative = Инициатива
ability-magical-strike = Магический удар { $x }
ability-master-attack = Мастер атаки { $x }
ability-master-defense = Мастер защиты { $x }
ability-reckless = Воинственный { $x }
ability-stamina = Выносливый
ability-strength =
    { $x ->
        [any] сила
       *[other] { $x } к силе
    }
ability-vampirism = Вампиризм
ability-veteran = Опытный боец
ability-vulnerability = Уязвимость
ability-agile = Проворный
ability-flight = Полёт
ability-jump = Прыжок
ability-lunge = Выпад
ability-movement =
    { $x ->
        [any] движение
       *[other] { $x } к движению
    }
ability-pathfinder = Следопыт
ability-quick = Быстрый
ability-rush = Рывок
ability-slow = Медлительный
ability-c-abl-01 = жетоны брони
ability-c-play-05 = последнее слово неразыгранной карты
ability-c-turn-06 = эффекты до конца хода
