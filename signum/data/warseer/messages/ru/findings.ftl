# Что игрок узнаёт, прежде чем действовать.

finding-nobody = Такого существа на поле нет.
finding-no-odds = Для этого шансы не считаются.
finding-odds-too-many = Тексты карт решают эту атаку слишком многими способами, шансы не назвать.
finding-whose =
    { $whose ->
        [own] ваш { $kind ->
            [hero] герой
            [minion] миньон
           *[character] персонаж
        }
        [enemy] вражеский { $kind ->
            [hero] герой
            [minion] миньон
           *[character] персонаж
        }
       *[other] { $kind ->
            [hero] герой
            [minion] миньон
           *[character] персонаж
        }
    }
finding-rank = { $rank ->
    [bronze] бронза
    [silver] серебро
    [gold] золото
   *[none] без ранга
  }{ $stars ->
    [1] {""}
    [one] , { $stars } звезда
    [few] , { $stars } звезды
   *[many] , { $stars } звёзд
  }
finding-health = здоровье { $left } из { $health }
finding-armour = броня { $count }
finding-token = { $token ->
    [stun] оглушение
    [poison] яд
   *[disease] болезнь
  }
finding-activated = активация была
finding-terrain = { $terrain ->
    [forest] лес
    [hill] холм
    [river] река
    [ford] брод
    [bridge] мост
    [spire] шпиль
    [altar] алтарь
    [ruins] руины
    [catacombs] катакомбы
    [teleport] телепорт
    [portal] портал
   *[forward-camp] передовой лагерь
  }
finding-place = ряд { $row }, { $place ->
    [1] первый гекс
    [2] второй гекс
    [3] третий гекс
    [4] четвёртый гекс
    [5] пятый гекс
    [6] шестой гекс
    [7] седьмой гекс
    [8] восьмой гекс
    [9] девятый гекс
   *[other] гекс { $place }
  }
finding-reached = { $place }: { $how ->
    [run] бег
   *[move] движение
  }, { $steps ->
    [one] { $steps } гекс
    [few] { $steps } гекса
   *[many] { $steps } гексов
  }.
finding-ends-there = Там активация закончится.
finding-distance = { $distance ->
    [one] { $distance } гекс
    [few] { $distance } гекса
   *[many] { $distance } гексов
  } при дальности { $range }
finding-hidden-by = обзор закрыт: { $those }
finding-not-seen = { $target } вне обзора. Линию закрывают: { $those }.
finding-may-attack = можно атаковать
finding-actions = Гексов для движения: { $moves }, для бега: { $runs }. Целей: { $targets }.
finding-threats = Могут атаковать: { $those }.
finding-odds = { $creature } атакует { ACC($target) }: в среднем ран { $expected }, гибель { $dies } %, толчок { $pushed } %, критический эффект { $crit } %.
finding-protectors = Урон может принять на себя: { $those }.
finding-target-in = цель стоит { $terrain ->
    [forest] в лесу: на одно попадание меньше
    [hill] на холме: на один толчок меньше
   *[ford] на броде: дополнительный зелёный кубик
  }
finding-note-harm = Гибель { $dies } %, в среднем ран: { $expected }.
finding-note-push =
    +{ $damage ->
        [one] { $damage } урон
        [few] { $damage } урона
       *[many] { $damage } урона
    }
finding-note-income = Доход с { $before } до { $after }{ $points ->
    [0] .
    [one] , ещё { $points } победное очко.
    [few] , ещё { $points } победных очка.
   *[many] , ещё { $points } победных очков.
  }
finding-card-type = { $type ->
    [hero] Герой
    [character] Персонаж
    [minion] Миньон
    [spell] Заклинание
    [relic] Реликвия
    [tactic] Тактика
    [building] Здание
   *[feat] Подвиг
  }
