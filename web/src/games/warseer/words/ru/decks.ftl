deck-needs = Места в военном лагере
deck-lacking = не хватает
deck-part-minion = Прислужник
deck-tab-parts = Лагерь
deck-given = Боевые карты и подвиги ({ $count }) приходят с героем; подвиги общие.
