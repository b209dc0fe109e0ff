line-to-act = { $phase } · { $left } of { $of } to act
line-phase = { $phase } · turn { $turn }
line-zones = hand { $hand } · City { $city }/{ $places } · tactics { $tactics }
tab-city = City
