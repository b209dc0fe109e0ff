tabs = Parties de la table
tab-act = Agir
tab-hand = Main
tab-seats = Places
tab-log = Journal
tab-can = quelque chose à faire
guide-read = Compris
guide-show = Première partie : à quoi sert ce moment ?
guide-begin-brief =
    { $quest ->
        [yes] Un héros et sa troupe partent en quête sur cette table.
       *[no] Deux héros et leurs escouades se disputent cette table.
    }
