dice-of-attack = Кубики атаки
die-stays = Этот кубик сейчас изменить нельзя.
dice-order =
    { $first ->
        [you] Сначала вы, затем { WITHIN($name) }: по очереди, пока оба не спасуют.
       *[other] Сначала { WITHIN($name) }, затем вы: по очереди, пока оба не спасуют.
    }
dice-choose =
    { $count ->
        [one] Выберите { $count } кубик для переброса.
        [few] Выберите до { $count } кубиков для переброса.
       *[other] Выберите до { $count } кубиков для переброса.
    }
reroll =
    { $count ->
        [0] Перебросить
        [one] Перебросить { $count } кубик
        [few] Перебросить { $count } кубика
       *[other] Перебросить { $count } кубиков
    }
keep-all = Оставить все
face-crit = крит
face-hit = попадание
face-push = толчок
face-blank = пусто
die-yellow = жёлтый
die-blue = синий
die-red = красный
die-purple = фиолетовый
die-green = зелёный
die-black = чёрный
