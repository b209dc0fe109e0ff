# Ce qui se passe dans une partie. Chaque message a les champs de son événement.

event-activated = { $creature } s'active.
event-passed = { $creature } ne fait rien.
event-activation-ended = { $creature } termine son activation.
event-attack-declared =
    { $attack ->
        [magical-strike] { $attacker } porte une Frappe Magique { A($target) }.
        [shooting] { $attacker } tire sur { $target }.
        [throwing] { $attacker } lance une arme sur { $target }.
        [magical-shot] { $attacker } fait un Tir Magique sur { $target }.
       *[melee] { $attacker } attaque { $target } en mêlée.
    }
event-dice-split =
    { $creature } met { $attack ->
        [0] 0 dé
        [one] { $attack } dé
       *[other] { $attack } dés
    } en attaque et { $defence ->
        [0] 0 dé
        [one] { $defence } dé
       *[other] { $defence } dés
    } en défense.
event-rolled =
    { $why ->
        [backstab] { $creature } tente un Coup de Poignard : { $faces }.
        [detection] { $creature } lance un dé de détection : { $faces }.
        [entrance] { $creature } lance un dé pour trouver un passage secret : { $faces }.
        [search] { $creature } lance un dé pour fouiller les ruines : { $faces }.
        [defence] { $creature } lance ses dés de défense : { $faces }.
        [text] { $creature } lance des dés pour l'effet d'une carte : { $faces }.
        [healing] { $creature } lance ses dés de soin : { $faces }.
        [control] { $creature } lance ses dés de Contrôle : { $faces }.
        [poison] { $creature } lance un dé pour le Poison : { $faces }.
        [ritual] { $creature } lance ses dés de Rituel : { $faces }.
        [parasite] { $creature } lance ses dés de Parasite : { $faces }.
        [requiem] { $creature } lance un dé de Requiem : { $faces }.
       *[attack] { $creature } lance ses dés d'attaque : { $faces }.
    }
event-rerolled =
    { $why ->
        [defence] { $creature } relance des dés de défense : { $dropped } ; nouveau résultat : { $faces }.
        [healing] { $creature } relance des dés de soin : { $dropped } ; nouveau résultat : { $faces }.
        [ritual] { $creature } relance des dés de Rituel : { $dropped } ; nouveau résultat : { $faces }.
       *[attack] { $creature } relance des dés d'attaque : { $dropped } ; nouveau résultat : { $faces }.
    }
event-hurt =
    { $relics ->
        [0] {""}
        [one] Les reliques perdent { $relics } marqueur d'armure pour { $creature }.{" "}
       *[other] Les reliques perdent { $relics } marqueurs d'armure pour { $creature }.{" "}
    }{ $armour ->
        [0] { $creature } { $wounds ->
            [0] ne subit aucune blessure
            [one] subit { $wounds } blessure
           *[other] subit { $wounds } blessures
        }.
       *[other] { $creature } perd { $armour ->
            [one] { $armour } marqueur d'armure
           *[other] { $armour } marqueurs d'armure
        }{ $wounds ->
            [0] , sans blessure.
            [one] {" "}et subit { $wounds } blessure.
           *[other] {" "}et subit { $wounds } blessures.
        }
    }
event-healed =
    { $creature } guérit de { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }.
event-eliminated =
    { $type ->
        [hero] { $creature } tombe : le héros est éliminé.
       *[other] { $creature } { GENDER($creature) ->
            [f] est éliminée
           *[m] est éliminé
        }.
    }
event-attack-ended =
    { $damage ->
        [0] { $attacker } n'inflige aucun dommage { A($target) }.
        [one] { $attacker } inflige { $damage } dommage { A($target) }.
       *[other] { $attacker } inflige { $damage } dommages { A($target) }.
    }
event-fought = { $attacker } et { $defender } terminent leur mêlée.
event-gained =
    { $way ->
        [bar]
            { $until ->
                [attack] { $creature } { $ability } jusqu'à la fin de cette attaque.
                [end] { $creature } { $ability } jusqu'à la fin du tour { $turn }.
                [start] { $creature } { $ability } jusqu'au début du tour { $turn }.
               *[forever] { $creature } { $ability }.
            }
        [figure]
            { $until ->
                [attack] { $creature } reçoit { $ability } jusqu'à la fin de cette attaque.
                [end] { $creature } reçoit { $ability } jusqu'à la fin du tour { $turn }.
                [start] { $creature } reçoit { $ability } jusqu'au début du tour { $turn }.
               *[forever] { $creature } reçoit { $ability }.
            }
       *[gain]
            { $until ->
                [attack] { $creature } reçoit « { $ability } » jusqu'à la fin de cette attaque.
                [end] { $creature } reçoit « { $ability } » jusqu'à la fin du tour { $turn }.
                [start] { $creature } reçoit « { $ability } » jusqu'au début du tour { $turn }.
               *[forever] { $creature } reçoit « { $ability } ».
            }
    }
event-armour-gained =
    { $creature } reçoit { $tokens ->
        [one] { $tokens } marqueur d'armure
       *[other] { $tokens } marqueurs d'armure
    }.
event-expired = { $sentences }
event-turn-began = Tour { $turn } : { $seat }
event-refreshed =
    { $every_card ->
        [yes] { $seat } { PERSON($seat, "désengage", "désengagez") } toutes { PERSON($seat, "ses", "vos") } cartes ; toutes { PERSON($seat, "ses", "vos") } créatures sont prêtes.
       *[no] { $seat } { PERSON($seat, "désengage", "désengagez") } tous { PERSON($seat, "ses", "vos") } bâtiments ; toutes { PERSON($seat, "ses", "vos") } créatures sont prêtes.
    }
event-phase-began = La phase « { $phase } » commence.
event-turn-ending = { $seat } { PERSON($seat, "arrive", "arrivez") } à la fin de { PERSON($seat, "son", "votre") } tour.
event-turn-ended = { $seat } { PERSON($seat, "termine", "terminez") } { PERSON($seat, "son", "votre") } tour ; c'est { A($next_seat) } de jouer.
event-drawn =
    { $known ->
        [yes] { $seat } { PERSON($seat, "pioche", "piochez") } « { $card } ».
       *[no] { $seat } { PERSON($seat, "pioche", "piochez") } une carte.
    }
event-drew-nothing = { $seat } { PERSON($seat, "ne peut", "ne pouvez") } pas piocher : le Deck de Combat est épuisé.
event-discarded = { $seat } { PERSON($seat, "défausse", "défaussez") } « { $card } ».
event-returned =
    { $known ->
        [yes] { $seat } { PERSON($seat, "remet", "remettez") } « { $card } » dans le Deck de Combat et le { PERSON($seat, "mélange", "mélangez") }.
       *[no] { $seat } { PERSON($seat, "remet", "remettez") } une carte de { PERSON($seat, "sa", "votre") } Main dans le Deck de Combat et le { PERSON($seat, "mélange", "mélangez") }.
    }
event-prospered =
    { $seat } { PERSON($seat, "reçoit", "recevez") } { $amount ->
        [one] { $amount } point de Prospérité
       *[other] { $amount } points de Prospérité
    }.
event-game-ended = La partie est terminée. { $result }
event-conceded = { $seat } { PERSON($seat, "abandonne", "abandonnez") }.
event-gave-up = { $seat } { PERSON($seat, "abandonne", "abandonnez") }.
event-went-out = { $seat } { PERSON($seat, "ne participe", "ne participez") } plus à la partie.
event-clock-ran-out = { $seat } { PERSON($seat, "n'a", "n'avez") } plus de temps.
event-clock-expired = { $seat } { PERSON($seat, "n'a", "n'avez") } plus de temps.
event-time-called = Le temps convenu est écoulé.
event-draw-agreed = Les joueurs conviennent d'un match nul.
event-move-declared =
    { $how ->
        [run] { $creature } part en courant vers { $to }.
       *[move] { $creature } part vers { $to }.
    }
event-moved =
    { $how ->
        [run] { $creature } court { NUMBER($length, maximumFractionDigits: 1) } cm, jusqu'à { $to }.
       *[move] { $creature } se déplace de { NUMBER($length, maximumFractionDigits: 1) } cm, jusqu'à { $to }.
    }
event-stayed = { $creature } reste sur place : le chemin vers { $to } est fermé.
event-placed =
    { $creature } { GENDER($creature) ->
        [f] est placée
       *[m] est placé
    } en { $to }.
event-pushed = { $creature } recule de { NUMBER($length, maximumFractionDigits: 1) } cm à l'opposé { DE($by) }, jusqu'à { $to }.
event-summoned = { $seat } { PERSON($seat, "invoque", "invoquez") } { $creature } en { $to }.
event-uncovered = { $creature } perd son marqueur de furtivité.

outcome-hero = { $winners ->
        [single] { $seat } { PERSON($seat, "gagne", "gagnez") } :
       *[several] { $seat } { PERSON($seat, "gagnent", "gagnez") } :
    } { $losers ->
        [single] le héros adverse est tombé.
       *[several] les héros adverses sont tombés.
    }
outcome-prosperity = { $winners ->
        [single] { $seat } { PERSON($seat, "gagne", "gagnez") } par la Prospérité.
       *[several] { $seat } { PERSON($seat, "gagnent", "gagnez") } par la Prospérité.
    }
outcome-time = { $winners ->
        [single] { $seat } { PERSON($seat, "gagne", "gagnez") } au temps : { PERSON($seat, "son", "votre") } héros a moins de blessures.
       *[several] { $seat } { PERSON($seat, "gagnent", "gagnez") } au temps : { PERSON($seat, "leurs", "vos") } héros ont moins de blessures.
    }
outcome-tie-break = { $winners ->
        [single] { $seat } { PERSON($seat, "gagne", "gagnez") } au départage, par la Prospérité et la Ville ou par les personnages éliminés.
       *[several] { $seat } { PERSON($seat, "gagnent", "gagnez") } au départage, par la Prospérité et la Ville ou par les personnages éliminés.
    }
outcome-draw = { $winners ->
        [none] Match nul : les deux camps sont à égalité en tout.
       *[several] Match nul : { $seat } { PERSON($seat, "sont", "êtes") } à égalité en tout.
    }
outcome-concession = { $winners ->
        [single] { $seat } { PERSON($seat, "gagne", "gagnez") } :
       *[several] { $seat } { PERSON($seat, "gagnent", "gagnez") } :
    } { $losers ->
        [single] l'adversaire abandonne.
       *[several] les adversaires abandonnent.
    }
outcome-clock = { $winners ->
        [single] { $seat } { PERSON($seat, "gagne", "gagnez") } :
       *[several] { $seat } { PERSON($seat, "gagnent", "gagnez") } :
    } { $losers ->
        [single] l'adversaire n'a plus de temps.
       *[several] les adversaires n'ont plus de temps.
    }
outcome-agreement = Match nul, d'un commun accord.
