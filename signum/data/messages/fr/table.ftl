# Ce que dit toute table : places, questions de chaque jeu, refus, coups repris, conseils.

telling-hint = { $number }. { $option } ({ $worth }) : { $reasons }
telling-hint-none = L'ordinateur n'a pas d'avis sur cela.
telling-hint-least = Rien de mieux en vue.
telling-hint-for = Pour : { $reasons }.
telling-hint-against = Contre : { $reasons }.
choice-order = { $seat } : lequel de vos effets vient en premier ?
option-goes-first = { $ability } ({ $holder })
option-yes = Oui
option-no = Non
refusal-asked-already = Vous l'avez déjà demandé, et l'accord vous a été refusé.
refusal-dice-first = Il faut d'abord lancer les dés.
refusal-game-over = La partie est terminée.
refusal-leads-away-from-task = Les règles le permettent, mais la tâche ne peut plus être accomplie ensuite. Essayez un autre endroit ou une autre action.
refusal-no-dice-asked = Aucun lancer de dés n'est demandé.
refusal-no-request = Personne ne l'a demandé.
refusal-no-such-seat = Personne n'occupe cette place.
refusal-not-offered = Ce choix n'est pas possible maintenant.
refusal-not-your-choice = Ce n'est pas à vous de choisir : la question s'adresse { A($seat) }.
refusal-nothing-to-take-back = Vous n'avez rien à annuler.
refusal-not-for-task = La tâche de cette étape n'en a pas besoin. Regardez tant que vous voulez ; ce qu'il faut est marqué.
refusal-out-already = Vous ne participez plus à la partie.
refusal-other-cards =
    { $count ->
        [one] Ce n'est pas la carte à mélanger.
       *[other] Ce ne sont pas les { $count } cartes à mélanger.
    }
refusal-other-dice =
    Il faut { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }, de 1 à { $sides }, et non ceci : { $given }.
refusal-request-open = { $seat } demande déjà à revenir en arrière.
refusal-someone-else-acted = { $seat } a agi depuis. Il faudrait l'accord des autres.
refusal-something-was-learnt = Des dés ou des cartes ont été révélés depuis. Il faudrait l'accord des autres.

note-taken-back =
    { $consented ->
        [yes] { $seat } { PERSON($seat, "revient", "revenez") } en arrière, avec accord.
       *[no] { $seat } { PERSON($seat, "revient", "revenez") } en arrière.
    } { $answers ->
        [one] { $answers } réponse est annulée.
       *[other] { $answers } réponses sont annulées.
    }

seat-first = Joueur 1
seat-second = Joueur 2
seat-third = Joueur 3
seat-fourth = Joueur 4
seat-fifth = Joueur 5
seat-sixth = Joueur 6

telling-and-then = { " ; " }
telling-and-last = { " et " }
event-dice-card-read = { $seat } { PERSON($seat, "retourne", "retournez") } une carte de dés : { $faces }.
event-dice-cards-shuffled = { $seat } { PERSON($seat, "mélange", "mélangez") } les cartes de dés.
