# Warseer: why something cannot be done.

refusal-achievement-twice = Vous avez déjà joué la Réalisation « { $card } » ce tour-ci.
refusal-activated-already =
    { $creature } a déjà été { GENDER($creature) ->
        [f] activée ou engagée
       *[m] activé ou engagé
    } ce tour-ci.
refusal-attacked-already = { $creature } a déjà attaqué pendant cette activation.
refusal-building-already = { $creature } a déjà reçu le bonus d'un Bâtiment ce tour-ci.
refusal-cannot-move = { $creature } ne peut pas se déplacer.
refusal-cannot-run = { $creature } ne peut pas courir.
refusal-condition-not-met = La condition de « { $card } » n'est pas remplie.
refusal-discarded-already = Vous avez déjà défaussé une carte pour le Revenu ce tour-ci.
refusal-feat-discarded-already = Vous avez déjà défaussé un Exploit ce tour-ci.
refusal-gripped = { $creature } ne peut pas quitter la Prise { DE($by) }.
refusal-hall-is-closed = Le joueur qui commence ne place pas d'Exploits dans la Salle d'Honneur à son tout premier tour.
refusal-has-left = { $seat } a déjà quitté la partie.
refusal-has-no-such-ability = { $creature } n'a pas cette capacité.
refusal-has-token = { $creature } a déjà un { $token }.
refusal-hero-is-tapped = Votre Héros est déjà activé ou engagé.
refusal-impassable = Le terrain « { $terrain } » est infranchissable.
refusal-in-contact-already = { $creature } est déjà au contact.
refusal-moved-already = { $creature } ne peut plus se déplacer pendant cette activation.
refusal-must-attack-defender = Une attaque de mêlée doit viser { $creature }, qui est un Défenseur au contact.
refusal-no-attack = { $creature } n'a pas d'attaque.
refusal-no-attack-when-summoned = { $creature } vient d'entrer en jeu et n'attaque pas ce tour-ci.
refusal-no-hero = Votre Héros n'est pas sur le Champ de bataille.
refusal-no-room = Aucun hexagone libre pour entrer.
refusal-no-such-creature = Aucune créature de ce genre sur le Champ de bataille.
refusal-no-such-effect = « { $card } » n'a pas cet effet.
refusal-no-such-hex = Le Champ de bataille n'a pas cet hexagone.
refusal-no-tap-ability = « { $card } » n'a pas de capacité à engager.
refusal-no-target = « { $card } » ne ferait rien maintenant.
refusal-no-token = { $creature } ne peut pas recevoir de { $token }.
refusal-no-use = « { $card } » n'a pas d'Usages Multiples.
refusal-no-way = Aucun chemin libre pour { $creature }.
refusal-nobody-eliminated = « { $card } » demande un personnage adverse que vous venez d'éliminer.
refusal-not-a-military-feat = « { $card } » n'est pas un Exploit militaire.
refusal-not-an-achievement = « { $card } » n'est pas une Réalisation.
refusal-not-a-minion = { $creature } n'est pas un Sbire.
refusal-not-active = { $creature } n'est pas la créature active.
refusal-not-an-opponent = { $creature } n'est pas un adversaire.
refusal-not-healed =
    { $creature } ne peut pas être { GENDER($creature) ->
        [f] soignée
       *[m] soigné
    }.
refusal-not-in-camp = « { $card } » n'est pas dans votre Camp de Guerre.
refusal-not-in-hand = « { $card } » n'est pas dans votre Main.
refusal-not-now = « { $card } » ne répond pas à ce moment.
refusal-not-seen = { $creature } est hors de vue.
refusal-not-touched = Cela n'a pas d'effet sur { $creature }.
refusal-not-your-turn = Les Exploits se jouent à votre tour.
refusal-not-yours = Cela n'est pas à vous.
refusal-occupied = { $creature } s'y trouve.
refusal-out-of-range =
    { $creature } est à { $distance ->
        [one] { $distance } hexagone
       *[other] { $distance } hexagones
    } ; la portée est de { $limit }.
refusal-same-name = « { $card } » a déjà répondu à ce moment.
refusal-stands-there = { $creature } s'y trouve déjà.
refusal-summoned-already = Vous avez déjà convoqué un personnage ce tour-ci.
refusal-tactics-answer = « { $card } » est une Tactique ; elle répond à un moment.
refusal-tapped-already = « { $card } » est déjà engagée.
refusal-too-expensive = Cela coûte { $cost } de Pouvoir et vous en avez { $power }.
refusal-too-far =
    C'est à { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    } ; { $limit } sont possibles.
refusal-too-few-cards =
    Il faut { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en Main pour payer.
refusal-too-many-creatures = Vous avez déjà { $limit } créatures sur le Champ de bataille.
refusal-used-already = « { $card } » a déjà été utilisée.
refusal-used-up = « { $card } » n'a plus d'usages.
refusal-return-count =
    { $count ->
        [one] Exactement { $count } carte retourne
       *[other] Exactement { $count } cartes retournent
    } dans le Jeu de Bataille ; choisissez-en { $count }.
