tabs = Parties de la table
tab-act = Agir
tab-hand = Main
tab-seats = Places
tab-log = Journal
tab-can = quelque chose à faire
guide-read = Compris
guide-show = Première partie : à quoi sert ce moment ?
