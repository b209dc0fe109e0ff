line-to-act = { $phase } · { $left } sur { $of } à activer
line-phase = { $phase } · tour { $turn }
line-zones = main { $hand } · Ville { $city }/{ $places } · tactiques { $tactics }
tab-city = Ville
