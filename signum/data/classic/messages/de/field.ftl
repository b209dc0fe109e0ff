# Geländekarten und Ruinen.

event-terrain-laid = { $seat } { PERSON($seat, "legt", "legst") } das Gelände „{ $terrain }“ mit der Mitte bei { $place }.
event-terrain-destroyed = { $seat } { PERSON($seat, "verliert", "verlierst") } das Gelände „{ $card }“: Es wird zerstört.
event-searched = { $creature } durchsucht die Ruinen „{ $terrain }“.

choice-entrance = { $seat }: { CAP($creature) } hat einen Geheimgang gefunden. Wohin soll er führen?

option-lay-terrain =
    { $degrees ->
        [0] Gelände legen: { $card }, bei { $to }
       *[other] Gelände legen: { $card }, bei { $to }, um { $degrees }° gedreht
    }
option-search = Die Ruinen „{ $terrain }“ durchsuchen
option-use-entrance = In „{ $terrain }“ einen Geheimgang suchen
option-come-out = Herauskommen bei { $to }
option-stay-inside = Stehen bleiben

refusal-not-in-maps = Die Geländekarte „{ $card }“ hast du nicht.
refusal-one-terrain-a-turn = „{ $card }“ kann nicht gelegt werden: In diesem Spielzug wurde schon ein Gelände gelegt.
refusal-laid-once = „{ $card }“ ist einzigartig und wurde in diesem Spiel schon gelegt.
refusal-too-near-a-side = „{ $card }“ läge { NUMBER($gap, maximumFractionDigits: 3) } cm von einer Seite des Schlachtfelds entfernt; { NUMBER($limit, maximumFractionDigits: 1) } cm müssen frei bleiben.
refusal-too-near-a-creature = { $creature } ist im Weg, { NUMBER($gap, maximumFractionDigits: 3) } cm vom Gelände entfernt.
refusal-too-near-a-terrain = „{ $terrain }“ ist nur { NUMBER($gap, maximumFractionDigits: 3) } cm entfernt; { NUMBER($limit, maximumFractionDigits: 1) } cm müssen frei bleiben.
refusal-no-ruins-there = { $creature } steht nicht in Kontakt mit diesen Ruinen.
refusal-only-characters-search = { $creature } ist keine Spielfigur, und nur Spielfiguren durchsuchen Ruinen.
refusal-searched-already = Die Ruinen „{ $terrain }“ wurden schon durchsucht.
refusal-not-searched-yet = Die Ruinen „{ $terrain }“ wurden noch nicht durchsucht.
refusal-no-exit-there = { $creature } kommt nur in Kontakt mit anderen durchsuchten Ruinen heraus, nicht in Kontakt mit gegnerischen Kreaturen.
refusal-has-run = { $creature } ist gelaufen; danach geht das nicht mehr.
