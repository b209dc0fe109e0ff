# Fehler in Szenario- und Kartendateien, wie Dateien, Protokolle und der Stellungseditor sie nennen.
mistake-not-known = { $word } ist hier nicht bekannt; bekannt: { $known }
mistake-near = { $word } ist hier nicht bekannt; meinst du { $near }? Bekannt: { $known }
mistake-nothing-known = { $word } ist hier nicht bekannt, und sonst auch nichts
mistake-missing = { $keys } fehlt; füge es hinzu
mistake-one-key = hier wird genau ein Schlüssel gebraucht, nicht { $keys }
mistake-no-keys = keiner
mistake-list-needed = hier wird eine Liste gebraucht ([a, b] oder Zeilen, die mit '- ' beginnen), nicht { $found }
mistake-mapping-needed = hier werden Schlüssel und Werte gebraucht (Schlüssel: Wert), nicht { $found }
mistake-needed = gebraucht wird { $wanted }, nicht { $found }
mistake-digits-needed = gebraucht wird { $wanted } in einfachen Ziffern, nicht { $found }
mistake-decimal-needed = gebraucht wird { $wanted } wie 3 oder 18.4, nicht { $found }
mistake-text-needed = hier wird ein Text gebraucht, und nichts ist geschrieben
mistake-a-text = ein Text
mistake-one-of = eines von { $words }
mistake-yes-or-no = yes (ja) oder no (nein)
mistake-kind-nothing = nichts
mistake-kind-list = eine Liste
mistake-kind-keys = Schlüssel und Werte
mistake-a-number = { $kind ->
    [whole] eine ganze Zahl
   *[any] eine Zahl
 }{ $bounds ->
    [both] { " " }von { $low } bis { $high }
    [low] { " " }ab { $low }
    [high] { " " }bis { $high }
   *[none] { "" }
 }
mistake-long-name = ein Name ist eine Zeile von höchstens { $most } Buchstaben
mistake-no-other-creature = es gibt keine andere Kreatur '{ $creature }'
mistake-no-creature = es gibt keine Kreatur '{ $creature }'
mistake-circle = diese Kreaturen stehen im Kreis nebeneinander: Gib einer von ihnen einen eigenen Ort
mistake-no-place = '{ $place }' ist kein Ort: schreibe [30, 25.5], touching NAME, touching NAME towards NAME oder 3 cm from NAME towards NAME
mistake-no-room = um '{ $creature }' ist kein Platz mehr
mistake-no-direction = eine Kreatur kann nicht ihre eigene Richtung sein
mistake-outside = '{ $creature }' steht außerhalb des Tisches von 60 x 60 cm, bei { $place }
mistake-stands-on = '{ $creature }' bei { $place } steht auf '{ $other }'
mistake-two-numbers = ein Ort hat zwei Zahlen: Zentimeter nach rechts und Zentimeter weg vom ersten Platz
mistake-corners = eine Schablone hat drei Ecken oder mehr und keine Kanten, die sich kreuzen
mistake-radius = ein Radius ist größer als nichts
mistake-template = eine Schablone hat entweder Ecken oder einen Mittelpunkt und einen Radius
mistake-template-outside = die Schablone liegt außerhalb des Tisches von 60 x 60 cm
mistake-length = Längen gehen bis zu Hundertsteln eines Millimeters: drei Ziffern nach dem Punkt eines Zentimeters
mistake-seat-corners = die Ecken der Plätze passen nicht zusammen (C-VAR-03, C-VAR-05)
mistake-card-there = in den genannten Sets gibt es schon eine Karte '{ $card }'
mistake-construction = ein Baudeck hat höchstens { $most } Karten, nicht { $count } (C-VAR-01)
mistake-no-name = '{ $name }' ist kein Name: nimm kleine Buchstaben, Ziffern und Bindestriche, zuerst einen Buchstaben
mistake-not-printed = '{ $card }' gibt es in { $edition } nicht
mistake-name-taken = es gibt schon etwas, das '{ $name }' heißt: Ein Name gilt für ein Ding
mistake-no-creature-card = keine Kreaturkarte heißt so: Nenne eine der Karten oder Sets
mistake-two-heroes = Platz { $number } hat schon einen Helden: Jeder Spieler hat genau einen
mistake-base = in { $edition } gibt es keine Base von { $base } mm: Es gibt { $known }
mistake-ability-not-printed = { $ability } ({ $rule }) gibt es in { $edition } nicht
mistake-terrain-name = '{ $name }' ist kein Name für ein Gelände: Er ist vergeben oder kein Wort
mistake-quest-mode = das gehört nur zu einer Quest: füge `mode: quest-pve` oder `mode: quest-pvp` hinzu
mistake-tally = eine Zahl für jede der { $count } Bedingungen
mistake-no-hex = ein solches Hexfeld hat die Karte nicht
mistake-hero-waits = nur die Karte eines Helden, der vor dem ersten Zug wartet, steht mit ihrem Namen da
mistake-no-card = keine Karte heißt so: { $why }
mistake-hex = ein Hexfeld wird [Reihe, Platz] geschrieben, beides ab 1 gezählt
mistake-number-taken = { $number } ist schon die Nummer eines anderen Dings
mistake-does-not-fit = das passt nicht zum Spiel: { $why }
mistake-cannot-go-on = von hier aus können die Regeln nicht weiter ({ $why })
mistake-too-many = { $creatures } Kreaturen und { $terrains } Gelände sind zu viele
mistake-no-hero = Platz { $number } hat keinen Helden zum Aufstellen
mistake-seat-holds = Platz { $number } hat { $prosperity } Wohlstand und { $cards } Karten auf der Hand
mistake-of-terrain = Gelände { $terrain }: { $why }
mistake-of-creature = Kreatur { $creature }: { $why }
mistake-overlap = die Kreaturen { $creature } und { $other } stehen aufeinander (C-MOV-02)
mistake-building-twice = in der Stadt von Platz { $number } steht ein Gebäude zweimal (C-CITY-03)
mistake-slots = der Held von Platz { $number } trägt mehr, als seine Plätze fassen (C-REL-02)
mistake-base-not-printed = ihre Base gibt es in dieser Ausgabe nicht (C-CARD-08)
mistake-creature-outside = sie steht außerhalb des Feldes (C-ZONE-01)
mistake-on-impassable = sie steht auf unpassierbarem Gelände (T-IMPASSABLE)
mistake-too-many-wounds = sie hat so viele Wunden wie Leben und steht noch (C-DMG-02)
mistake-terrain-outside = es liegt außerhalb des Feldes (C-ZONE-01)
mistake-hex-taken = Kreatur { $creature }: Auf ihrem Hexfeld steht eine andere (W-ZONE-01)
mistake-hex-impassable = Kreatur { $creature }: Auf unpassierbarem Gelände steht niemand
mistake-token-twice = Kreatur { $creature }: Sie hat einen Marker doppelt oder einen, den es nicht gibt
mistake-eliminated = Kreatur { $creature }: Mit diesen Wunden wäre sie ausgeschaltet
mistake-one-hero = ein Spieler hat einen Helden
mistake-hero-absent = der Held eines Spielers ist nicht auf dem Feld
mistake-support-cards = Hand und Deck enthalten Unterstützungskarten
mistake-feat-type = eine Heldentat ist eine Karte anderer Art
mistake-camp-type = im Kriegslager sind Charaktere
mistake-minion-type = die Karte unter `minion` ist von anderer Art
mistake-relics-alike = ein Held trägt zweimal dieselbe Karte unter `relics`
mistake-wrong-zone = { $card } liegt in der falschen Zone
mistake-enchants-nobody = { $card } verzaubert niemanden
