line-to-act = { $phase } · осталось { $left } из { $of }
line-phase = { $phase } · ход { $turn }
line-zones = рука { $hand } · Город { $city }/{ $places } · такт. { $tactics }
tab-city = Город
