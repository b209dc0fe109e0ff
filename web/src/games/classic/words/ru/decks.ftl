deck-needs = Нужные здания
deck-lacking = нет в вашем Городе
deck-part-buildings = Город
deck-part-terrains = Местность
deck-part-minion = Миньон
deck-tab-parts = Город
deck-given = Карты, которые приносит герой: { $count }.
