# Подготовка: кто начинает, герои, стартовые Руки.

phase-setup = подготовка

event-dice-compared = Игроки бросают за право первого хода: { $scores }.
telling-score = { $seat } — { $score }
event-first-player-chosen = { $seat } { PERSON($seat, "ходит", "ходите") } первым.
event-corner-picked = { $seat } { PERSON($seat, "занимает", "занимаете") } угол ({ $corner }) и XL стороны в направлении «{ $towards }».
event-hero-placed = { $seat } { PERSON($seat, "ставит", "ставите") } своего героя, { ACC($creature) }, в точку { $to }.
event-deck-shuffled = { $seat } { PERSON($seat, "перемешивает", "перемешиваете") } Боевую колоду.
event-set-aside =
    { $known ->
        [yes] { $seat } { PERSON($seat, "меняет", "меняете") } в Руке { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }: { $cards }.
       *[no] { $seat } { PERSON($seat, "меняет", "меняете") } в Руке { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }.
    }
event-shuffled-in = { $seat } { PERSON($seat, "замешивает", "замешиваете") } заменённые карты в Боевую колоду.
event-stage-began = Подготовка продолжается.

choice-who-begins = { $seat }: кто ходит первым?
choice-corner = { $seat }: от какого угла Поля боя идёт ваша сторона?
choice-hero-place = { $seat }: где у своего края поставить вашего героя, { ACC($card) }?
choice-opening-hand = { $seat }: оставить стартовую Руку?

option-begin = { $seat }
option-pick-corner = Угол: { $corner }, сторона в направлении: { $towards }
corner-south-west = юго-запад
corner-south-east = юго-восток
corner-north-east = северо-восток
corner-north-west = северо-запад
option-keep-hand = Оставить Руку
option-replace-cards = Заменить: { $cards }
option-discard-cards = Сбросить и получить по 1 процветанию за карту: { $cards }

refusal-hand-is-not-discarded = В этом издании карты стартовой Руки не сбрасывают ради процветания.
refusal-deck-too-short =
    Из Боевой колоды нужно взять { $needed ->
        [one] { $needed } карту
        [few] { $needed } карты
       *[many] { $needed } карт
    }, а в ней { $there }.

event-construction-arranged =
    { $known ->
        [yes] { $seat } { PERSON($seat, "выбирает", "выбираете") } порядок Колоды строительства: { $cards }.
       *[no] { $seat } { PERSON($seat, "выбирает", "выбираете") } порядок Колоды строительства.
    }
choice-construction-deck =
    { $seat }: { $count ->
        [0] какое здание будет первым в вашей Колоде строительства?
       *[other] ваша Колода строительства: { $cards }. Какое здание следующее?
    }
option-build-next = Следующее: { $card }
option-keep-listed-order = Остальные — в порядке списка колоды
