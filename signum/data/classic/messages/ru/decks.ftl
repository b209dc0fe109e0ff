# Почему с такой колодой игра не начинается.

refusal-no-such-card = Карты «{ $card }» нет.
refusal-card-of-other-printing = Карты «{ $card }» нет в издании, по которому играют. Она есть только здесь: { $printings }.
refusal-not-a-hero = «{ $card }» — не герой.
refusal-not-of-the-type =
    { $type ->
        [building] «{ $card }» — не здание.
        [terrain] «{ $card }» — не местность.
       *[minion] «{ $card }» — не миньон.
    }
refusal-not-for-the-deck =
    { $type ->
        [hero] «{ $card }» — герой, в Боевую колоду героев не кладут.
        [minion] «{ $card }» — миньон, в Боевую колоду миньонов не кладут.
        [building] «{ $card }» — здание, в Боевую колоду зданий не кладут.
       *[terrain] «{ $card }» — местность, в Боевую колоду местность не кладут.
    }
refusal-no-minions = В этом издании нет миньонов, поэтому карту «{ $card }» взять нельзя.
refusal-deck-too-small =
    В Боевой колоде { $there ->
        [one] { $there } карта
        [few] { $there } карты
       *[many] { $there } карт
    }; нужно не меньше { $fewest }.
refusal-deck-too-large =
    В Боевой колоде { $there ->
        [one] { $there } карта
        [few] { $there } карты
       *[many] { $there } карт
    }; можно не больше { $most }.
refusal-construction-deck-too-large =
    В Колоде строительства { $there ->
        [one] { $there } карта
        [few] { $there } карты
       *[many] { $there } карт
    }; разрешено не больше { $most }.
refusal-other-faction = «{ $card }» — карта другой фракции ({ $faction }); фракция отряда — { $squad }.
refusal-no-universal-cards = «{ $card }» — карта без фракции, а универсальных карт этого типа в этом издании нет.
refusal-mercenaries-are-characters =
    «{ $card }» — { $type ->
        [spell] заклинание
        [relic] реликвия
       *[tactic] тактика
    }, а в этом издании наёмниками бывают только персонажи.
refusal-too-few-characters = Персонажей в Боевой колоде: { $there }; нужно { $needed }, не хватает { $missing }.
refusal-too-many-mercenaries = Наёмников среди персонажей: { $there } из { $characters }; можно не больше { $most }.
refusal-too-much-mercenary-support = Карт наёмников среди карт поддержки: { $there } из { $support }; можно не больше { $most }.
refusal-too-many-copies =
    Карта «{ $card }» лежит в Боевой колоде { $there ->
        [one] { $there } раз
        [few] { $there } раза
       *[many] { $there } раз
    }; можно не больше { $most }.
refusal-same-person = Это одно и то же лицо: { $person }. В Боевой колоде может быть только одна из этих карт: { $cards }.
refusal-no-such-base = У карты «{ $card }» подставка { $base } мм; в этом издании подставки бывают такие: { $bases } мм.

telling-deck-verdict =
    { $broken ->
        [0] { $deck }: разрешена в издании { $edition }.
        [one] { $deck }: не разрешена в издании { $edition }, нарушено { $broken } правило:
        [few] { $deck }: не разрешена в издании { $edition }, нарушены { $broken } правила:
       *[many] { $deck }: не разрешена в издании { $edition }, нарушено { $broken } правил:
    }
telling-deck-entry = { $called }: { $deck }, герой — { $hero }; разрешена в изданиях: { $editions }
telling-deck-title = { $deck }, герой — { $hero }
telling-deck-type =
    { $type ->
        [character] { $count ->
            [one] { $count } персонаж
            [few] { $count } персонажа
           *[many] { $count } персонажей
        }
        [spell] { $count ->
            [one] { $count } заклинание
            [few] { $count } заклинания
           *[many] { $count } заклинаний
        }
        [relic] { $count ->
            [one] { $count } реликвия
            [few] { $count } реликвии
           *[many] { $count } реликвий
        }
        [tactic] { $count ->
            [one] { $count } тактика
            [few] { $count } тактики
           *[many] { $count } тактик
        }
       *[other] { $count ->
            [one] { $count } карта другого типа
            [few] { $count } карты других типов
           *[many] { $count } карт других типов
        }
    }
telling-deck-bodies = Сила персонажей в сумме { $strength }, здоровье { $health }.
telling-deck-costs =
    Все карты вместе стоят { $any ->
        [one] { $any } любое здание
        [few] { $any } любых здания
       *[many] { $any } любых зданий
    }, { $prosperity ->
        [one] { $prosperity } процветание
        [few] { $prosperity } процветания
       *[many] { $prosperity } процветаний
    } и поимённо:
telling-deck-building =
    { $building }: { $count }{ $missing ->
        [yes] {" "}(нет среди зданий колоды)
       *[no] {""}
    }
telling-deck-curve = Карты по цене, здания и процветание вместе:
telling-faction =
    { $faction ->
        [vallor] Вольный город Валлор
        [grypharim] Священная империя Грифарим
        [unicorn] Альянс Единорога
        [akkari] паучьи эльфы Аккари
        [kitsune] клан кицунэ Алого леса
        [dogs-of-war] Псы войны
       *[none] без фракции
    }
telling-player-of = Игрок ({ $hero })
telling-deck-advice =
    Здание «{ $building }» оплачивает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }: стройте его первым.
telling-hand-paid = Ход { $turn }: карту «{ $card }» можно оплатить, если есть { $buildings }.
telling-hand-free = Ход { $turn }: карту «{ $card }» можно оплатить без зданий.
telling-hand-unpaid = Ни одну карту этой Руки нельзя оплатить к ходу { $turn }.
