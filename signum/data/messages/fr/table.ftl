# La table en mots, et le jeu dans le terminal.

telling-nobody = personne (numéro { $id })
telling-turn = Tour { $turn } : { $seat }
telling-phase = Phase : { $phase }.
telling-player =
    { $seat } : Prospérité { $prosperity }, { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en Main, { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } dans le Deck de Combat.
telling-graveyard = Cimetière : { $cards }.
telling-figures =
    force { $strength }, blessures { $wounds } sur { $health }{ $armour ->
        [0] {""}
       *[other] , armure { $armour }
    }
telling-movement = mouvement { $movement }, en { $place }
telling-place = { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } cm
telling-creature = { $name } ({ $kind }) : { $figures }.
telling-abilities = Compétences : { $abilities }.
telling-touches-foes = Au contact d'adversaires : { $foes }.
telling-touches-no-foe = Au contact d'aucun adversaire.
telling-touches-friends = À côté : { $friends }.
telling-activated = Activation déjà faite.
telling-was-attacked = Fatigue : déjà une attaque subie en mêlée ce tour.
telling-hidden-hand = Seul son joueur voit cette Main : { $seat }.
telling-hand =
    { $seat }, { $count ->
        [0] la Main est vide.{ $cards }
        [one] { $count } carte en Main : { $cards }.
       *[other] { $count } cartes en Main : { $cards }.
    }

command-look = voir
command-hand = main
command-log = journal
command-why = pourquoi
command-rule = règle
command-undo = annuler
command-move = aller
command-run = courir
command-save = sauver
command-concede = abandonner
command-help = aide
command-quit = quitter
command-all = tout
command-yes = oui
command-no = non

play-no-browser-yet = Le jeu dans le navigateur n'existe pas encore ; la partie commence dans le terminal.
telling-title = Legends of Signum, { $edition }.
play-seat-person = { $seat } : vous, à ce clavier.
play-seat-computer = { $seat } : l'ordinateur, qui joue au hasard.
telling-side = { $seat } : { $creatures }.
play-goal = Pour gagner, éliminez le héros adverse.
play-first-steps = Répondez par un numéro. Tapez voir pour la table, aide pour tout le reste.
play-no-such-number = Ce numéro n'existe pas ; ils vont de 1 à { $count }. Appuyez sur Entrée pour les relire.
play-unknown-command = « { $word } » n'est pas connu ici. Tapez un numéro, ou aide.
play-nothing-yet = Il ne s'est encore rien passé.
play-look-away = Seul ce joueur doit regarder l'écran : { $seat }. Appuyez sur Entrée pour montrer la Main.
play-hide-hand = Appuyez sur Entrée pour la cacher.
play-why-what = Tapez pourquoi avec le numéro d'une option ou une partie du nom d'une créature, par exemple : pourquoi 1
play-may = C'est possible maintenant : { $option }
play-may-not = { $option }. Impossible : { $why }
play-no-such-rule = Aucune règle ne porte ce nom. Proches : { $near }
play-rule-of-others = Absente de la version jouée, seulement dans : { $editions }
play-really-concede = { $seat } : voulez-vous vraiment abandonner ? oui ou non
play-allow-undo = { $other } : votre adversaire ({ $seat }) peut-il annuler ? oui ou non
play-undo-denied = { $other } n'est pas d'accord.
play-may-go = Pour aller ailleurs, tapez aller ou courir et deux nombres, par exemple : aller 12.5 30
play-where-to = Tapez deux nombres de centimètres, par exemple : aller 12.5 30
play-saved = La partie est enregistrée dans le fichier { $file }.
play-not-saved = La partie n'a pas pu être enregistrée dans le fichier { $file } : { $cause }.
play-other-file = Il existe déjà un fichier { $file }, qui n'est pas une partie enregistrée. Choisissez un autre nom.
play-save-where = Tapez sauver avec un nom de fichier, par exemple : sauver partie.json
play-save-before-quitting = Enregistrer la partie d'abord ? Tapez un nom de fichier, oui pour un nom tout fait, ou non.
play-how-to-resume = Pour reprendre plus tard : signum play --terminal --resume { $file }
play-goodbye = Au revoir.
play-end-of-input = Il n'y a plus rien à lire ; la séance s'arrête ici.

play-help = Tapez le numéro d'une option, ou Entrée pour relire la question. Les commandes :
play-help-line = { $command } : { $help }
play-help-look = la table : chaque créature, ses valeurs, ses compétences et qui elle touche ; voir greer en montre une.
play-help-hand = les cartes de votre propre Main.
play-help-log = les dernières lignes du journal ; journal tout donne chaque événement.
play-help-why = pourquoi 2 donne les règles derrière l'option 2 ; avec le nom d'une créature, pourquoi elle ne peut pas être choisie.
play-help-rule = règle C-MEL-03 montre une règle ; chaque ligne cite les siennes à la fin.
play-help-undo = annule votre dernière réponse.
play-help-move = aller 12.5 30 déplace la créature active : centimètres vers la droite, puis en s'éloignant du premier joueur.
play-help-run = courir 12.5 30 fait de même en courant.
play-help-save = sauver partie.json enregistre la partie.
play-help-concede = abandonne la partie.
play-help-help = ces lignes.
play-help-quit = quitte la partie et propose de l'enregistrer.
play-help-fighting =
    Le combat : la cible répartit ses dés la première, puis l'attaquant. Un dé d'attaque touche avec une hache ou
    un bouclier ; si sa créature est blessée, seulement avec un bouclier. Chaque bouclier d'un dé de défense arrête
    une touche. Une créature qui a autant de blessures que de santé est éliminée. Qui perd son héros perd la partie.

replay-unfinished = L'enregistrement s'arrête ici ; la partie n'est pas terminée.
