turn-yours =
    { $count ->
        [0] À vous de jouer. Toutes ont agi : jouez des cartes ou terminez le tour.
        [one] À vous de jouer. Une créature peut agir.
       *[other] À vous de jouer. { $count } créatures peuvent agir.
    }
turn-goes-on = À vous de jouer.
question-place = Montrez un endroit du Champ de Bataille, ou déplacez l'ombre avec les flèches et appuyez sur Entrée.
question-creatures = Choisissez sur le Champ de Bataille ou ici.
choose = Choisir
build = Construire
build-choose = Choisissez un bâtiment. À droite : son coût. À gauche : un point par carte de votre main qui en a besoin.
build-needed = { $name } sert à jouer { $cards }.
pay = Payer avec { $buildings }
pay-chosen = { $chosen } sur { $count } choisis
hand-mark = Marquez les cartes dont vous ne voulez pas.
hand-replace =
    { $count ->
        [0] Remplacer
        [one] Remplacer { $count } carte
       *[other] Remplacer { $count } cartes
    }
hand-discard =
    { $count ->
        [0] Défausser pour de la Prospérité
       *[other] Défausser { $count } pour { $count } en Prospérité
    }
split = { $attack } en attaque, { $defence } en défense
split-ask =
    { $role ->
        [defender] { $foe } attaque { $creature }. Répartissez vos dés.
       *[attacker] { $creature } attaque { $foe }. Répartissez vos dés.
    }
split-yours = Votre répartition
split-fewer = Un dé de moins en attaque
split-more = Un dé de plus en attaque
split-best = La meilleure
split-is-best = la meilleure répartition
split-best-about = Le plus de chances de tuer moins celles de mourir ; à égalité, le meilleur échange de santé.
split-take = Lancer : { $attack } en attaque, { $defence } en défense
die =
    { $face ->
        [axe] Hache
        [shield] Bouclier
       *[bullseye] Mire
    }{ $counts ->
        [yes] , réussi
        [no] , raté
       *[unknown] { "" }
    }
reroll-limit =
    { $count ->
        [one] Un dé peut être relancé.
       *[other] Jusqu'à { $count } dés peuvent être relancés.
    }
reroll-none = Tout garder
reroll =
    { $count ->
        [0] Relancer
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
selection = Créature choisie
selection-nobody = Choisissez une créature sur le Champ de Bataille ou dans la bande ci-dessous. N va à la prochaine qui peut agir.
selection-tap = Touchez une créature pour voir ce qu'elle peut faire.
selection-others-turn = En attendant, vous pouvez regarder, mesurer et lire les cartes.
selection-out = Vous êtes hors jeu. Vous pouvez regarder jusqu'à la fin.
selection-watching = Choisissez une créature pour voir ses valeurs.
selection-enemy = Appartient { A($name) }.
select-inspect = Lire la carte : { $name }
centimetres = { $length } cm
state-enemy = ennemi
state-of = { $name }
state-can-act = peut agir
state-acting = agit
state-acted = a agi
state-tired = fatigue : tous les dés défendent
state-hidden = camouflage
state-concentration = concentration { $count }
state-skips =
    { $count ->
        [one] perd sa prochaine activation
       *[other] perd ses { $count } prochaines activations
    }
state-victim = victime : { $name }
action =
    { $action ->
        [move] Bouger
        [run] Courir
        [fight] Combattre
        [shoot] Tirer
        [ability] Compétence
       *[pass] Passer
    }
action-limit = ≤ { $length } cm
action-count =
    { $action ->
        [ability]
            { $count ->
                [one] { $count } prête
               *[other] { $count } prêtes
            }
       *[other]
            { $count ->
                [one] { $count } cible
               *[other] { $count } cibles
            }
    }
action-none =
    { $action ->
        [fight] aucun contact
        [move] non
        [run] non
        [ability] aucune
       *[other] aucune
    }
action-pass-note = rien
action-nothing = Il n'y a rien de tel à faire.
actions-all = Toutes les actions
actions-of = Toutes les actions : { $name }
strip = Ce qui reste à faire ce tour
strip-to-act = { $left } sur { $of } à activer
strip-built =
    { $built ->
        [yes] construction
       *[no] à construire
    }
strip-terrain = Poser un terrain
chip =
    { $name } : { $state ->
        [now] agit
        [can] peut agir
        [done] a agi
       *[waits] attend
    }
end-turn = Fin du tour
end-overlords = Faire agir toutes
end-ask =
    { $count ->
        [one] Une créature n'a pas été activée. La passer ?
       *[other] { $count } créatures n'ont pas été activées. Les passer toutes ?
    }
end-pass-only =
    { $count ->
        [one] La passer
       *[other] Les passer
    }
end-pass-and-end = Passer et terminer le tour
terrain-which = Quel terrain posez-vous ? Un par tour, payé comme une carte.
terrain-lay = Montrez où poser { $name } et cliquez. R le tourne, ou la molette avec Maj ; Échap le remet en place.
terrain-lay-quest = { $words } Visez et cliquez ; R le tourne, ou la molette avec Maj.
question-place-tap = Touchez un endroit du Champ de Bataille, déplacez l'ombre, puis confirmez.
seat-creatures =
    { $count ->
        [one] { $count } créature
       *[other] { $count } créatures
    }
selection-ally = On ne peut pas attaquer les créatures de votre allié.
