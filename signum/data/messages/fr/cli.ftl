# What `signum serve`, `signum play` and `signum verify` say.

server-address = Le jeu se trouve à l'adresse { $address }
server-games-in = Les parties sont conservées dans { $file }
server-ended = Le serveur s'est arrêté. Toutes les parties sont conservées et continueront quand il tournera à nouveau.
play-how-to-end = Ctrl-C l'arrête. Les parties sont conservées ; `signum play` les reprend.
play-open-already = Le jeu est déjà ouvert à l'adresse { $address }
play-no-browser = Aucun navigateur n'a pu être ouvert ici : copiez l'adresse dans le vôtre.

verify-whole = Le fichier est entier : sa somme de contrôle correspond à son contenu.
verify-not-whole = On ne peut pas se fier au fichier : { $cause }
verify-secret = Il contient le secret du serveur.
verify-no-secret = Il ne contient pas le secret du serveur : la partie n'est pas finie, ou ses dés ont été jetés à la main. Rien ne peut être vérifié.
verify-commitment = Le secret du serveur est celui auquel il s'était engagé avant la partie : { $commitment }
verify-other-secret = Le secret du serveur n'est pas celui auquel il s'était engagé avant la partie : { $commitment }
verify-promised = C'est l'engagement qui vous a été montré : { $commitment }
verify-not-promised = Un autre engagement vous a été montré : { $commitment }
verify-shares =
    { $count ->
        [0] Aucune place n'a de part dans la graine.
        [one] { $count } place a une part dans la graine.
       *[other] { $count } places ont une part dans la graine.
    }
verify-share = Votre part est dans la graine : { $share }
verify-no-share = Votre part n'est pas dans la graine : { $share }
verify-answers =
    { $count ->
        [one] La partie a été rejouée avec les dés qui découlent des graines : { $count } réponse, permise par les règles.
       *[other] La partie a été rejouée avec les dés qui découlent des graines : { $count } réponses, toutes permises par les règles.
    }
verify-other-game = Rejouée avec les dés qui découlent des graines, c'est une autre partie : { $cause }
verify-marks =
    { $count ->
        [one] { $count } repère en chemin est le même.
       *[other] { $count } repères en chemin sont les mêmes.
    }
verify-marks-missing = Des repères manquent en chemin : les dés ne peuvent pas être comparés partout.
verify-over = La partie est finie.
verify-not-over = La partie n'est pas finie.
verify-outcome = Elle finit comme le dit l'enregistrement.
verify-other-outcome = Elle ne finit pas comme le dit l'enregistrement.
verify-right = Tout concorde.
verify-wrong = Cet enregistrement n'est pas juste.
