# The page on which a finished game is watched again.
replay-step = Étape { $step } sur { $steps } · { $turn }
replay-first = Au début
replay-before = Une étape en arrière
replay-play = Lire
replay-stop = Arrêter
replay-after = Une étape en avant
replay-last = À la fin
replay-timeline = Étapes de la partie
replay-side = De quel côté
replay-side-none = Mains cachées
replay-side-of = Comme { WITHIN($name) }
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-usual = Normale
replay-speed-fast = Rapide
replay-steps = Étapes
replay-go-on = Jouer à partir d'ici
replay-go-on-about =
    { $dice ->
        [same] Les dés et les mélanges sont ceux de la partie que vous regardez : les mêmes réponses mènent à la même partie, et qui a son enregistrement peut les prévoir. La partie que vous regardez reste comme elle est. Si quelque chose était en cours à cette étape, la nouvelle partie commence juste avant.
       *[new] Les dés sont nouveaux ; la partie que vous regardez reste comme elle est. Si quelque chose était en cours à cette étape, la nouvelle partie commence juste avant.
    }
replay-go-on-same-dice = Les mêmes dés
replay-go-on-as = Vous jouez
replay-go-on-computer = Contre l'ordinateur
replay-go-on-link = Donner un lien à un ami
replay-analyse = Analyser
replay-analyse-about = La chance de gagner à chaque tour, d'après des suites entre joueurs ordinateurs
replay-analysing = Analyse : { $done } %
replay-chance =
    { $name } : chances { $chance } %{ $range }{ $before ->
        [-1] { "" }
       *[other] , avant { $before } %
    }
replay-chance-bare =
    chances { $chance } %{ $range }{ $before ->
        [-1] { "" }
       *[other] , avant { $before } %
    }
replay-moments = Moments clés
replay-moments-coming = Les moments clés suivent dès que la courbe est là.
replay-moments-none = Aucune décision n'a nettement changé la partie. Les chances ont le plus bougé { $count ->
    [one] à ce tour :
   *[other] à ces tours :
  }
replay-moment-turn = Tour { $turn }
replay-eventful-told = { $name } : chances { $before } % → { $after } %, { $change } % (± { $error })
replay-eventful-about = Ce qui s'est passé, d'après la courbe ; aucun choix n'est jugé. ± indique l'erreur ; elle est rarement plus grande.
replay-eventful-more = { $count } de plus dans le journal
replay-moment = Tour { $turn } : { $name }
replay-moment-told = { $review ->
    [costly] Un autre choix était meilleur : +{ $better } % (± { $error })
    [best] Aucun choix n'était meilleur
    [dice] Décidé par les dés : { $dice } % (± { $dice_error })
    [probably-costly] Un autre choix était probablement meilleur : +{ $better } % (± { $error })
    [probably-best] Probablement, aucun choix n'était meilleur : +{ $better } % (± { $error }) sur le suivant
    [probably-dice] Les dés ont probablement compté : { $dice } % (± { $dice_error })
   *[close] Les choix se valent presque : +{ $better } % (± { $error })
  }
replay-moment-played = joué
replay-moment-dice = { $gave ->
    [yes] Les dés ont donné { $dice } % (± { $error }).
   *[no] Les dés ont coûté { $dice } % (± { $error }).
  }
replay-moment-games = Jugé par l'ordinateur sur { $games } suites de chaque choix, les cartes cachées étant inconnues du joueur. Les valeurs sont des estimations prudentes. ± indique l'erreur ; elle est rarement plus grande.
replay-percent = { $share } %
replay-players = Mains et chance
replay-luck = Chance aux dés
replay-hand = Main
replay-hand-empty = Aucune carte.
replay-no-turns = Aucun tour n'a été joué : il n'y a rien à analyser.
replay-excerpt = Une autre partie continue à partir d'ici. Tant qu'elle n'est pas finie, l'enregistrement s'arrête à cette étape et ne montre aucune main.
replay-spoken = Étape { $step } sur { $steps }, { $turn }. { $words } { $chance }{ $moment }
replay-chances-of = Chances de gagner : { $name }
replay-key-moment = Moment clé
replay-key-before = Moment clé précédent
replay-key-after = Moment clé suivant
replay-moment-spoken = . Moment clé : { $told }
replay-moment-number = Moment clé { $number } sur { $count }
replay-moment-kind = { $review ->
    [costly] coûteux
    [best] meilleur choix
    [dice] décidé par les dés
    [probably-costly] probablement coûteux
    [probably-best] probablement le meilleur choix
    [probably-dice] dés probablement importants
   *[close] serré
  }
replay-moment-ways = Ce qui était possible
replay-moment-chance = chances
replay-way-better = mieux
replay-way-probably-better = probablement mieux
continued-line = La partie terminée
continued-from = Cette partie reprend une partie terminée à l'étape { $step }.
continued-back = Retour à l'étape { $step } de l'enregistrement
replay-change = { $from } → { $to } %
