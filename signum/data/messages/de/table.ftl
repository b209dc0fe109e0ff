# Was jeder Tisch sagt: Plätze, Fragen jedes Spiels, Ablehnungen, Zurückgenommenes, Tipps.

telling-hint = { $number }. { $option } ({ $worth }): { $reasons }
telling-hint-none = Dazu hat der Computer keine Meinung.
telling-hint-least = Nichts Besseres ist in Sicht.
telling-hint-for = Dafür: { $reasons }.
telling-hint-against = Dagegen: { $reasons }.
choice-order = { $seat }: Welcher deiner Effekte kommt zuerst?
option-goes-first = { $ability } ({ $holder })
option-yes = Ja
option-no = Nein
refusal-asked-already = Danach wurde schon gefragt, und es wurde nicht erlaubt.
refusal-dice-first = Erst müssen die Würfel fallen.
refusal-game-over = Das Spiel ist zu Ende.
refusal-leads-away-from-task = Die Regeln erlauben das, aber danach lässt sich die Aufgabe nicht mehr lösen. Versuche eine andere Stelle oder eine andere Aktion.
refusal-no-dice-asked = Jetzt wird nicht gewürfelt.
refusal-no-request = Danach hat niemand gefragt.
refusal-no-such-seat = Dort sitzt niemand.
refusal-not-offered = Das steht jetzt nicht zur Wahl.
refusal-not-your-choice = Jetzt wirst nicht du gefragt, sondern { $seat }.
refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refusal-not-for-task = Die Aufgabe dieses Schritts braucht das nicht. Sieh dich um, solange du willst; was gebraucht wird, ist markiert.
refusal-out-already = Du spielst nicht mehr mit.
refusal-other-cards =
    { $count ->
        [one] Das ist nicht die Karte zum Mischen.
       *[other] Das sind nicht die { $count } Karten zum Mischen.
    }
refusal-other-dice =
    { $count ->
        [one] { $count } Würfel wird gebraucht
       *[other] { $count } Würfel werden gebraucht
    }, mit Zahlen von 1 bis { $sides }, nicht dies: { $given }.
refusal-request-open = { $seat } bittet schon um Rücknahme.
refusal-someone-else-acted = { $seat } hat seitdem gehandelt. Die anderen müssten zustimmen.
refusal-something-was-learnt = Seitdem wurden Würfel oder Karten aufgedeckt. Die anderen müssten zustimmen.

note-taken-back =
    { $consented ->
        [yes] { $seat } { PERSON($seat, "hat", "hast") } mit Zustimmung zurückgenommen.
       *[no] { $seat } { PERSON($seat, "hat", "hast") } zurückgenommen.
    } { $answers ->
        [one] { $answers } Antwort gilt nicht mehr.
       *[other] { $answers } Antworten gelten nicht mehr.
    }

seat-first = Spieler 1
seat-second = Spieler 2
seat-third = Spieler 3
seat-fourth = Spieler 4
seat-fifth = Spieler 5
seat-sixth = Spieler 6

telling-and-then = { "; " }
telling-and-last = { " und " }
event-dice-card-read = { $seat } { PERSON($seat, "deckt", "deckst") } eine Würfelkarte auf: { $faces }.
event-dice-cards-shuffled = { $seat } { PERSON($seat, "mischt", "mischst") } die Würfelkarten.
