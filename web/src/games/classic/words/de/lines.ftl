line-to-act = { $phase } · noch { $left } von { $of }
line-phase = { $phase } · Spielzug { $turn }
line-zones = Hand { $hand } · Stadt { $city }/{ $places } · Takt. { $tactics }
tab-city = Stadt
