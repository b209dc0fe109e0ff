tabs = Teile des Tisches
tab-act = Handeln
tab-hand = Hand
tab-seats = Plätze
tab-log = Verlauf
tab-can = etwas zu tun
guide-read = Verstanden
guide-show = Erstes Spiel: Worum geht es gerade?
