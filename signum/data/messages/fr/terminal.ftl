# Le terminal, quel que soit le jeu.

command-look = voir
command-log = journal
command-why = pourquoi
command-rule = règle
command-undo = annuler
command-save = sauver
command-concede = abandonner
command-help = aide
command-quit = quitter
command-all = tout
command-yes = oui
command-no = non

play-seat-person =
    { $several ->
        [yes] { $seat } : une personne à ce clavier.
       *[no] { $seat } : vous, à ce clavier.
    }
play-seat-random = { $seat } : l'ordinateur, qui joue au hasard.
play-no-such-number = Ce numéro n'existe pas ; ils vont de 1 à { $count }. Appuyez sur Entrée pour les relire.
play-unknown-command = « { $word } » n'est pas connu ici. Tapez un numéro, ou aide.
play-nothing-yet = Il ne s'est encore rien passé.
play-may = C'est possible maintenant : { $option }
play-may-not = { $option }. Impossible : { $why }
play-no-such-rule = Aucune règle ne porte ce nom. Proches : { $near }
play-rule-of-others = Absente de la version jouée, seulement dans : { $editions }
play-really-concede = { $seat } : voulez-vous vraiment abandonner ? oui ou non
play-allow-undo = { $other } : laissez-vous { $seat } revenir en arrière ? oui ou non
play-undo-denied = { $other } n'est pas d'accord.
play-several-called = Plusieurs s'appellent ainsi ; précisez le nom : { $names }.
play-saved = La partie est enregistrée dans le fichier { $file }.
play-not-saved = La partie n'a pas pu être enregistrée dans le fichier { $file } : { $cause }.
play-other-file = Il existe déjà un fichier { $file }, qui n'est pas une partie enregistrée. Choisissez un autre nom.
play-other-game = Le fichier { $file } contient une autre partie. L'écraser ? oui ou non
play-save-where = Tapez sauver avec un nom de fichier, par exemple : sauver partie.json
play-save-before-quitting = Enregistrer la partie d'abord ? Tapez un nom de fichier, oui pour un nom tout fait, ou non.
play-how-to-resume = Pour reprendre plus tard : signum play --terminal --resume { $file }
play-goodbye = Au revoir.
play-end-of-input = Il n'y a plus rien à lire ; la séance s'arrête ici.
play-kept-nowhere = La partie n'est enregistrée nulle part ; avec --save et un nom de fichier, elle l'est.
play-after-the-end = Vous pouvez encore voir la table, lire le journal ou enregistrer la partie : sauver partie.json. Entrée pour quitter.

play-help = Tapez le numéro d'une option, ou Entrée pour relire la question. Les commandes :
play-help-line = { $command } : { $help }
play-help-log = les dernières lignes du journal ; journal tout donne chaque événement.
play-help-undo = annule votre dernière réponse.
play-help-save = sauver partie.json enregistre la partie.
play-help-concede = abandonne la partie.
play-help-help = ces lignes.
play-help-quit = quitte la partie et propose de l'enregistrer.

replay-unfinished = L'enregistrement s'arrête ici ; la partie n'est pas terminée.
analyse-head = { $name } : les chances de gagner au début de chaque tour, d'après { $games ->
    [one] une suite jouée
   *[other] { $games } suites jouées
  } entre ordinateurs :
analyse-moment = { $sure ->
    [yes] Moment clé
   *[no] Probablement un moment clé
  } : tour { $turn }, { $name } (étape { $step }). { $kind ->
    [costly] Un autre choix était meilleur : +{ $better } % (± { $error }).
    [best] Aucun choix n'était meilleur.
    [dice] Les dés ont décidé.
    [probably-costly] Un autre choix était probablement meilleur : +{ $better } % (± { $error }).
    [probably-best] Probablement, aucun choix n'était meilleur : +{ $better } % (± { $error }) sur le suivant.
    [probably-dice] Les dés ont probablement compté.
   *[close] Les choix se valent presque : +{ $better } % (± { $error }).
  } { $games ->
    [one] Une suite
   *[other] { $games } suites
  } pour chaque choix.
analyse-way = { $chance } % { $words }{ $played ->
    [yes] {" "}(joué)
   *[no] { "" }
  }
analyse-dice = { $gave ->
    [yes] Les dés ont donné { $dice } % (± { $error }).
   *[no] Les dés ont coûté { $dice } % (± { $error }).
  }
analyse-error = ± indique l'erreur du chiffre qui précède, en points de pourcentage ; elle est rarement plus grande.
analyse-no-moments = Aucune décision n'a nettement changé la partie. Les chances ont le plus bougé { $count ->
    [one] à ce tour :
   *[other] à ces tours :
  }
analyse-eventful = Tour { $turn } (étape { $step }), { $name } : chances { $before } % → { $after } %, { $change } % (± { $error })
analyse-no-turns = Aucun tour n'a été joué : il n'y a rien à analyser.
analyse-deeper = Jusqu'à la fin, { $games } suites de chaque choix : { $better } % (± { $error }). { $verdict ->
    [agrees] Elles le confirment.
    [leans] Elles penchent du même côté.
    [leans-away] Elles penchent de l'autre côté.
   *[disagrees] Elles le contredisent.
  }
analyse-agreed = Là où un choix était dit { $sure ->
    [yes] meilleur
   *[no] probablement meilleur
  } ({ $moments }), les suites jusqu'à la fin : l'ont confirmé { $agrees } fois, ont penché du même côté { $leans } fois, de l'autre côté { $away } fois, l'ont contredit { $disagrees } fois. En moyenne il avait { $better } % ; { $told } % était annoncé.

command-hint = conseil

play-help-hint = ce que ferait l'ordinateur, et pourquoi.
play-no-hint = Pas de conseil entre deux personnes.
play-seat-own = { $seat } : l'ordinateur, qui joue comme { $player }.
play-pick-several = Tapez les numéros voulus, par exemple : 1 3. Entrée seule revient en arrière.
command-show = montrer
command-again = encore
learn-step = Étape { $step } sur { $steps }
learn-commands = Répondez par un numéro. « { $show } » joue l'étape pour vous, « { $again } » la recommence.
learn-waits = Ici l'autre camp devrait décider, et cette leçon ne va pas jusque-là. L'étape recommence.
learn-astray = C'est permis, mais cela éloigne de la tâche. « { $undo } » revient en arrière.
learn-finished = La leçon est terminée.
