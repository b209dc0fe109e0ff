# Warseer: events as lines of the log.

event-first-player-drawn = { $seat } commence.
event-map-drawn = La partie se joue sur la carte géographique « { $map } ».
event-terrain-laid = { $seat } place le terrain « { $terrain } » en { $at }.
event-phase-began = Préparation : { $phase }
event-feat-deck-shuffled =
    Le Jeu d'Exploits est mélangé ({ $order ->
        [one] { $order } carte
       *[other] { $order } cartes
    }).
event-battle-deck-shuffled =
    { $seat } mélange le Jeu de Bataille ({ $order ->
        [one] { $order } carte
       *[other] { $order } cartes
    }).
event-returned-to-deck = { $seat } remet ces cartes dans le Jeu de Bataille : { $cards }.
event-drawn =
    { $known ->
        [yes] { $seat } pioche « { $card } ».
       *[no] { $seat } pioche une carte.
    }
event-feat-drawn =
    { $known ->
        [yes] { $seat } pioche l'Exploit « { $feat } ».
       *[no] { $seat } pioche un Exploit.
    }
event-turn-began = Tour { $turn } : { $seat }
event-turn-ending = { $seat } commence sa phase de fin.
event-turn-ended = { $seat } termine son tour.
event-power-refreshed = { $seat } a { $power } de Pouvoir.
event-power-gained = { $seat } gagne { $power } de Pouvoir.
event-power-spent = { $seat } paie { $power } de Pouvoir.
event-power-taken = { $seat } perd { $power } de Pouvoir.
event-income-changed = { $seat } a maintenant un Revenu de { $income }.
event-points-scored =
    { $seat } marque { $points ->
        [one] { $points } Point de Victoire
       *[other] { $points } Points de Victoire
    }.

event-card-played =
    { $seat } joue { $type ->
        [spell] le Sort
        [relic] la Relique
        [building] le Bâtiment
       *[other] la Tactique
    } « { $card } ».
event-card-settled = { $seat } place « { $card } » dans son Historique.
event-card-entered =
    { $zone ->
        [relic] { $seat } s'équipe de la Relique « { $card } ».
        [building] { $seat } place le Bâtiment « { $card } » dans sa Ville.
       *[other] « { $card } » enchante { $on }.
    }
event-card-left = { $seat } retire « { $card } » du jeu et place cette carte dans son Historique.
event-discarded =
    { $for_income ->
        [yes] { $seat } défausse « { $card } » pour le Revenu.
       *[no] { $seat } défausse « { $card } ».
    }
event-taken-from-history =
    { $to_camp ->
        [yes] { $seat } ramène « { $card } » de l'Historique au Camp de Guerre.
       *[no] { $seat } reprend « { $card } » de l'Historique.
    }
event-hand-shown = { $seat } montre sa Main { A($to) } : { $cards }.
event-tapped = On engage { $id }.
event-use-spent = { $id } perd un usage.
event-used-this-turn = { $creature } a utilisé son texte pour ce tour.
event-building-helped = { $creature } reçoit le bonus d'un Bâtiment pour ce tour.

event-feat-played =
    { $seat } joue l'Exploit « { $feat } » ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
event-feat-taken =
    { $seat } prend un Exploit face cachée pour la Salle d'Honneur ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
event-feat-discarded = { $seat } défausse l'Exploit « { $feat } » pour son effet.
event-claims-passed = { $seat } ne peut plus jouer d'Exploit militaire pour ce moment.

event-entered =
    { $origin ->
        [camp] { $seat } convoque { $card } en { $at }.
        [history] { $card } revient de l'Historique en { $at }.
        [minions] { $seat } convoque un Sbire en { $at } : { $card }.
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
event-granted = { $creature } gagne « { $gained } » ({ $until }).
event-readied = { $creature } peut encore agir ce tour-ci.
event-exhausted = { $creature } a fini d'agir.
event-control-gained = { $seat } prend le contrôle { DE($creature) }.
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
event-dice-changed = { $seat } change le dé { $dice } ({ $effect }), qui montre maintenant { $faces }.
event-dice-effect-used = { $seat } utilise l'effet « { $effect } ».
event-crit-works = L'Effet Crit { DE($attacker) } fonctionne.
event-extra-rolled = { $attacker } lance en plus : { $rolled }.
event-extra-step = Des symboles sont ajoutés et retirés.
event-symbols-changed =
    { $removed ->
        [yes] { $target } retire { $count } × { $symbol }.
       *[no] { $attacker } ajoute { $count } × { $symbol }.
    }
event-symbols-counted =
    Contre { $target } : { $crits ->
        [one] { $crits } Crit
       *[other] { $crits } Crits
    }, { $hits ->
        [one] { $hits } Coup
       *[other] { $hits } Coups
    }, { $pushes ->
        [one] { $pushes } Assaut
       *[other] { $pushes } Assauts
    }.
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
    } : { $cause }.
event-buried = { $seat } place « { $card } » dans son Historique.

event-conceded = { $seat } abandonne.
event-clock-ran-out = { $seat } n'a plus de temps.
event-draw-agreed = Les joueurs conviennent d'un match nul.
event-time-called = Le temps est écoulé ; ce tour est le dernier.
event-game-ended = { $result }
outcome-points =
    { $winners ->
        [none] Les Points de Victoire sont atteints et personne n'est devant : match nul.
       *[other] { $seat } { $winners ->
            [several] gagnent
           *[other] gagne
        } avec le plus de Points de Victoire.
    }
outcome-hero =
    { $winners ->
        [none] Un Héros est éliminé et personne n'est devant : match nul.
       *[other] Un Héros est éliminé : { $seat } { $winners ->
            [several] gagnent
           *[other] gagne
        } avec le plus de Points de Victoire.
    }
outcome-last-feat =
    { $winners ->
        [none] Le dernier tour est terminé et personne n'est devant : match nul.
       *[other] Le dernier tour est terminé : { $seat } { $winners ->
            [several] gagnent
           *[other] gagne
        } avec le plus de Points de Victoire.
    }
outcome-agreement = La partie est nulle d'un commun accord.
outcome-concession =
    { $seat } { $winners ->
        [several] gagnent
       *[other] gagne
    } ; l'autre camp a abandonné.
outcome-clock =
    { $seat } { $winners ->
        [several] gagnent
       *[other] gagne
    } ; l'autre camp n'a plus de temps.
