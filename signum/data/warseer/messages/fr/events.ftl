# Warseer: events as lines of the log.

event-first-player-drawn = { $seat } { PERSON($seat, "commence", "commencez") }.
event-map-drawn = La partie se joue sur la carte géographique « { $map } ».
event-terrain-laid = { $seat } { PERSON($seat, "place", "placez") } le terrain « { $terrain } » en { $at }.
event-phase-began = Préparation : { $phase }
event-feat-deck-shuffled =
    Le Jeu d'Exploits est mélangé ({ $order ->
        [one] { $order } carte
       *[other] { $order } cartes
    }).
event-battle-deck-shuffled =
    { $seat } { PERSON($seat, "mélange", "mélangez") } le Jeu de Bataille ({ $order ->
        [one] { $order } carte
       *[other] { $order } cartes
    }).
event-returned-to-deck =
    { $seat } { PERSON($seat, "remet", "remettez") } { $known ->
        [yes] ces cartes dans le Jeu de Bataille : { $cards }
       *[no] { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } dans le Jeu de Bataille
    }.
event-drawn =
    { $known ->
        [yes] { $seat } { PERSON($seat, "pioche", "piochez") } « { $card } ».
       *[no] { $seat } { PERSON($seat, "pioche", "piochez") } une carte.
    }
event-feat-drawn =
    { $known ->
        [yes] { $seat } { PERSON($seat, "pioche", "piochez") } l'Exploit « { $feat } ».
       *[no] { $seat } { PERSON($seat, "pioche", "piochez") } un Exploit.
    }
event-turn-began = Tour { $turn } : { $seat }
event-turn-ending = { $seat } { PERSON($seat, "commence", "commencez") } { PERSON($seat, "sa", "votre") } phase de fin.
event-turn-ended = { $seat } { PERSON($seat, "termine", "terminez") } { PERSON($seat, "son", "votre") } tour.
event-power-refreshed = { $seat } { PERSON($seat, "a", "avez") } { $power } de Pouvoir.
event-power-gained = { $seat } { PERSON($seat, "gagne", "gagnez") } { $power } de Pouvoir.
event-power-spent = { $seat } { PERSON($seat, "paie", "payez") } { $power } de Pouvoir.
event-power-taken = { $seat } { PERSON($seat, "perd", "perdez") } { $power } de Pouvoir.
event-income-changed = { $seat } { PERSON($seat, "a", "avez") } maintenant un Revenu de { $income }.
event-points-scored =
    { $seat } { PERSON($seat, "marque", "marquez") } { $points ->
        [one] { $points } Point de Victoire
       *[other] { $points } Points de Victoire
    }.
event-points-lost =
    { $seat } { PERSON($seat, "perd", "perdez") } { $points ->
        [one] { $points } Point de Victoire
       *[other] { $points } Points de Victoire
    }.
event-player-out = { $seat } { PERSON($seat, "quitte", "quittez") } la partie.

event-card-played =
    { $seat } { PERSON($seat, "joue", "jouez") } { $type ->
        [spell] le Sort
        [relic] la Relique
        [building] le Bâtiment
       *[other] la Tactique
    } « { $card } ».
event-card-settled = { $seat } { PERSON($seat, "place", "placez") } « { $card } » dans { PERSON($seat, "son", "votre") } Historique.
event-card-entered =
    { $zone ->
        [relic] { $seat } { PERSON($seat, "s'équipe", "vous équipez") } de la Relique « { $card } ».
        [building] { $seat } { PERSON($seat, "place", "placez") } le Bâtiment « { $card } » dans { PERSON($seat, "sa", "votre") } Ville.
       *[other] « { $card } » enchante { $on }.
    }
event-card-left = { $seat } { PERSON($seat, "retire", "retirez") } « { $card } » du jeu et { PERSON($seat, "place", "placez") } cette carte dans { PERSON($seat, "son", "votre") } Historique.
event-discarded =
    { $for_income ->
        [yes] { $seat } { PERSON($seat, "défausse", "défaussez") } « { $card } » pour le Revenu.
       *[no] { $seat } { PERSON($seat, "défausse", "défaussez") } « { $card } ».
    }
event-taken-from-history =
    { $to_camp ->
        [yes] { $seat } { PERSON($seat, "ramène", "ramenez") } « { $card } » de l'Historique au Camp de Guerre.
       *[no] { $seat } { PERSON($seat, "reprend", "reprenez") } « { $card } » de l'Historique.
    }
event-hand-shown =
    { $seat } { PERSON($seat, "montre", "montrez") } { PERSON($seat, "sa", "votre") } Main { A($to) }{ $known ->
        [yes]  : { $cards }
       *[no] { "" }
    }.
event-tapped = On engage { $id }.
event-use-spent = { $id } perd un usage.
event-used-this-turn = { $creature } a utilisé son texte pour ce tour.
event-building-helped = { $creature } reçoit le bonus d'un Bâtiment pour ce tour.

event-feat-played =
    { $seat } { PERSON($seat, "joue", "jouez") } l'Exploit « { $feat } » ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
event-feat-taken =
    { $seat } { PERSON($seat, "prend", "prenez") } un Exploit face cachée pour la Salle d'Honneur ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
event-feat-discarded = { $seat } { PERSON($seat, "défausse", "défaussez") } l'Exploit « { $feat } » pour son effet.
event-claims-passed = { $seat } { PERSON($seat, "ne peut", "ne pouvez") } plus jouer d'Exploit militaire pour ce moment.

event-entered =
    { $origin ->
        [camp] { $seat } { PERSON($seat, "convoque", "convoquez") } { $card } en { $at }.
        [history] { $card } revient de l'Historique en { $at }.
        [minions] { $seat } { PERSON($seat, "convoque", "convoquez") } un Sbire, { $card }, en { $at }.
       *[other] { $card } entre sur le Champ de bataille en { $at }.
    }
event-minion-removed = { $creature } quitte le Champ de bataille.
event-activation-began = { $creature } s'active.
event-activation-skipped = { $creature } passe son activation.
event-activation-lost = { $creature } subit l'Étourdissement et perd son activation.
event-activation-closing = { $creature } arrive à la fin de son activation.
event-activation-ended = { $creature } a terminé.
event-moved =
    { $creature } { $run ->
        [yes] court
       *[no] se déplace
    } en { $to }{ $stopped ->
        [yes] { " " }et s'arrête en terrain difficile
       *[no] { "" }
    }.
event-dragged = On déplace { $creature } en { $to }.
event-placed = On place { $creature } en { $at }.
event-pushed = On repousse { $creature } en { $at }.
event-swapped = { $one } et { $other } échangent leurs places.
event-terrain-rolled = { $creature } lance les dés pour le terrain « { $terrain } » en { $at } : { $faces }.
event-token-gained = { $creature } reçoit un { $token }.
event-token-lost = { $creature } perd son { $token }.
event-armour-gained =
    { $creature } reçoit { $armour ->
        [one] { $armour } jeton d'Armure
       *[other] { $armour } jetons d'Armure
    }.
event-granted = { $creature } gagne { $gained } { $until }.
event-readied = { $creature } peut encore agir ce tour-ci.
event-exhausted = { $creature } a fini d'agir.
event-control-gained = { $seat } { PERSON($seat, "prend", "prenez") } le contrôle { DE($creature) }.
event-hooked = { $creature } lance son Crochet sur { $target }.
event-frenzy-used = { $creature } attaque avec Frénésie.
event-healing-rolled = { $creature } soigne { $target } : { $rolled }.

event-attack-declared =
    { $counter ->
        [yes] { $attacker } rend un Contrecoup { A($target) }
       *[no] { $special ->
            [yes] { $attacker } fait un Tir à distance sur { $target }
           *[no] { $attacker } attaque { $target }
        }
    } ({ $type }).
event-attack-dice-added = Ces dés s'ajoutent à l'attaque : { $dice }.
event-dice-rolled = { $attacker } lance : { $rolled }.
event-dice-changed = { $seat } { PERSON($seat, "change", "changez") } le dé { $dice } ({ $effect }), qui montre maintenant { $faces }.
event-dice-effect-used = { $seat } { PERSON($seat, "utilise", "utilisez") } l'effet « { $effect } ».
event-crit-works = L'Effet Crit { DE($attacker) } s'applique.
event-extra-rolled = { $attacker } lance en plus : { $rolled }.
event-extra-step = Des symboles sont ajoutés et retirés.
event-symbols-changed =
    { $removed ->
        [yes] { $target } retire { $count ->
            [1] { $count } { $symbol }
           *[other] { $count } × { $symbol }
        }.
       *[no] { $attacker } ajoute { $count ->
            [1] { $count } { $symbol }
           *[other] { $count } × { $symbol }
        }.
    }
event-symbols-counted =
    { $crits ->
        [one] { $crits } Crit
       *[other] { $crits } Crits
    }, { $hits ->
        [one] { $hits } Coup
       *[other] { $hits } Coups
    } et { $pushes ->
        [one] { $pushes } Assaut
       *[other] { $pushes } Assauts
    } comptent contre { $target }.
event-push-hurt =
    L'Assaut inflige { $damage ->
        [one] { $damage } dégât de plus
       *[other] { $damage } dégâts de plus
    } { A($target) }.
event-target-pushed = L'Assaut repousse { $target }.
event-damage-step =
    { $target } va subir { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }.
event-damage-raised = Les dégâts changent de { $by }.
event-damage-settled =
    { $target } subit au total { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }.
event-crit-follows = L'Effet Crit agit après l'attaque.
event-attack-ended = L'attaque est terminée.
event-further-attacks = D'autres attaques peuvent suivre.
event-attack-closed = Tout ce qui suit l'attaque est terminé.
event-damaged =
    { $creature } subit { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } ({ $cause }){ $armour ->
        [0] { "" }
       *[other]  ; l'Armure en arrête { $armour }
    } : { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }.
event-wounded =
    { $creature } reçoit { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    } ({ $cause }).
event-healed =
    { $creature } guérit de { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }.
event-eliminated =
    { $card } ({ $seat }) { GENDER($card) ->
        [f] est éliminée
       *[m] est éliminé
    } ({ $cause }).
event-buried = { $seat } { PERSON($seat, "place", "placez") } « { $card } » dans { PERSON($seat, "son", "votre") } Historique.

event-conceded = { $seat } { PERSON($seat, "abandonne", "abandonnez") }.
event-clock-ran-out = { $seat } { PERSON($seat, "n'a", "n'avez") } plus de temps.
event-draw-agreed = Les joueurs conviennent d'un match nul.
event-time-called = Le temps est écoulé ; ce tour est le dernier.
event-game-ended = { $result }
outcome-points =
    { $winners ->
        [none] Les Points de Victoire sont atteints et personne n'est devant : match nul.
       *[other] { $seat } { $winners ->
            [several] { PERSON($seat, "gagnent", "gagnez") }
           *[other] { PERSON($seat, "gagne", "gagnez") }
        } avec le plus de Points de Victoire.
    }
outcome-hero =
    { $winners ->
        [none] Un Héros est éliminé et personne n'est devant : match nul.
       *[other] Un Héros est éliminé : { $seat } { $winners ->
            [several] { PERSON($seat, "gagnent", "gagnez") }
           *[other] { PERSON($seat, "gagne", "gagnez") }
        } avec le plus de Points de Victoire.
    }
outcome-last-feat =
    { $winners ->
        [none] Le dernier tour est terminé et personne n'est devant : match nul.
       *[other] Le dernier tour est terminé : { $seat } { $winners ->
            [several] { PERSON($seat, "gagnent", "gagnez") }
           *[other] { PERSON($seat, "gagne", "gagnez") }
        } avec le plus de Points de Victoire.
    }
outcome-time =
    { $winners ->
        [none] Le temps est écoulé et personne n'est devant : match nul.
       *[other] Le temps est écoulé : { $seat } { $winners ->
            [several] { PERSON($seat, "gagnent", "gagnez") }
           *[other] { PERSON($seat, "gagne", "gagnez") }
        } avec le plus de Points de Victoire.
    }
outcome-agreement = La partie est nulle d'un commun accord.
outcome-concession =
    { $seat } { $winners ->
        [several] { PERSON($seat, "gagnent", "gagnez") }
       *[other] { PERSON($seat, "gagne", "gagnez") }
    } ; l'autre camp a abandonné.
outcome-clock =
    { $seat } { $winners ->
        [several] { PERSON($seat, "gagnent", "gagnez") }
       *[other] { PERSON($seat, "gagne", "gagnez") }
    } ; l'autre camp n'a plus de temps.
