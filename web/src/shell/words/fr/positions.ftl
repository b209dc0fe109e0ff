# L'éditeur de positions, le partage d'un moment, et les signalements.
position-open-as = Ouvrir comme position
position-earlier =
    Une action était en cours à ce moment : la position est la dernière au calme avant elle, { $steps } { $steps ->
        [one] réponse ou jet
       *[other] réponses et jets
    } plus tôt.
position-line = Ligne { $line } : { $words }
position-steps-kept =
    Le script de { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    } est gardé tel quel ; il peut ne plus convenir à une position modifiée.
position-comments = Les remarques après # ne sont pas gardées.
position-save = Enregistrer le fichier
position-load = Ouvrir un fichier
position-paste = Ou collez le texte d'un fichier
position-paste-open = Ouvrir ce texte
position-file = Fichier
position-text = Le fichier
position-new = Plateau vide
position-undo = Annuler
position-redo = Rétablir
position-try = Essayer
position-try-computer = Contre l'ordinateur
position-try-self = Jouer tous les camps
position-try-as = Vous jouez
position-try-about = Les dés sont tirés au hasard. La position reste ici ; le menu de la table y ramène.
position-right = Les règles acceptent cette position.
position-wrong = Injouable : { $words }
position-checking = Les règles vérifient…
position-game = Jeu
position-mode = Mode
position-edition = Édition
position-editions-all = Toutes les éditions
position-name = Titre
position-seat = Place { $number }
position-cards = Cartes à placer
position-search = Chercher des cartes
position-for = Pour
position-placing = { $name } : désignez un endroit du plateau, ou déplacez la marque avec les flèches et appuyez sur Entrée.
position-cancel = Annuler le placement
position-thing = Choisi
position-nothing = Choisissez un élément du plateau ou une carte à placer.
position-seats = Joueurs
position-turn = Tour
position-remove = Retirer
position-remove-card = Retirer { $name }
position-to-top = { $name } au-dessus
position-tap = Engager ou désengager { $name }
position-add = Ajouter
position-add-to = Carte pour { $zone }
position-board = Le plateau de la position
position-controller = Contrôlé par
position-at = En { $place }
position-kind-creature = Créatures
position-kind-terrain = Terrains
position-back = Retour à la position
position-placed = En place : { $name }.
position-removed = Retrait : { $name }.
share-title = Partager
share-about = Un lien ouvre la partie à cette étape. Un fichier s'ouvre dans l'éditeur de positions et dans le terminal.
share-link = Lien vers cette étape
share-link-copy = Copier le lien
share-picture = Image (PNG)
share-drawing = Dessin (SVG)
share-file = Fichier de scénario
share-saved = Enregistré.
share-failed = Le navigateur ne l'a pas permis.
report-title = Signaler une erreur
report-about = Ceci crée un fichier pour examiner l'erreur. Il est enregistré sur cet appareil et n'est envoyé nulle part. Il contient :
report-part-position = la position
report-part-log = le journal tel que vous le voyez
report-part-record = tout l'enregistrement de la partie, avec cartes et dés
report-part-secrets = votre propre main, mais rien de ce que vos adversaires tiennent secret
report-part-version = la version du programme, de ses règles et cartes, et l'édition
report-part-browser = votre navigateur : { $browser }
report-words = Que s'est-il passé, et qu'attendiez-vous ?
report-write = Créer le fichier
report-file = Le fichier du signalement
position-own-creature = Une créature à vous
position-on = Créature sur laquelle est { $name }
