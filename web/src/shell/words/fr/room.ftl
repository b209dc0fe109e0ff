joining = Une invitation pour vous
joining-printing = Édition : { $printing }.
joining-clock = Pendule : { $clock }.
sit-down = S'asseoir
waiting-about =
    { $others ->
        [1] Envoyez ce lien à la personne qui jouera avec vous. La partie commence quand les deux sont assis.
       *[other] Envoyez chacun de ces liens à une personne. La partie commence quand tous sont assis.
    }
link-to-play = Lien pour jouer
link-for-seat =
    Lien pour la place { $number }{ $team ->
        [yours] { " · " }votre équipe
        [theirs] { " · " }adversaires
       *[none] { "" }
    }
link-to-watch = Lien pour regarder
copy = Copier
copied = Copié
waiting-only-here = Ce lien ne fonctionne que sur cet ordinateur. Pour jouer avec quelqu'un d'ailleurs, lancez le serveur avec « { $command } » et ouvrez la page par l'adresse de cet ordinateur.
handover-title = { $name }, à vous de jouer.
handover-secret = { $name }, une question rien que pour vous.
handover-about = Passez l'écran. Maintenez appuyé pour montrer votre main.
handover-hold = Maintenir pour montrer
joining-limit = Limite de temps de la partie : { $minutes } minutes.
joining-map = Carte géographique : { $map }.
qr-code = Code QR du lien
waiting-listed = Votre table est dans la liste des tables ouvertes. Restez ici : la partie commence quand quelqu'un s'assied.
