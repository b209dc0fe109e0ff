tabs = Teile des Tisches
tab-act = Handeln
tab-hand = Hand
tab-seats = Plätze
tab-log = Verlauf
tab-can = etwas zu tun
guide-read = Verstanden
guide-show = Erstes Spiel: Worum geht es gerade?
guide-begin-brief =
    { $quest ->
        [yes] Ein Held und sein Trupp ziehen auf diesem Tisch auf Quests aus.
       *[no] Zwei Helden und ihre Trupps kämpfen um diesen Tisch.
    }
