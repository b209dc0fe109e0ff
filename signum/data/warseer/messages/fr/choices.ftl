# Warseer: questions. The seat stands in front; a creature or card that the question does not name follows in brackets.

choice-turn = { $seat } : que faites-vous ?
choice-act = { $seat } : que fait la créature active ?
choice-lay-terrain = { $seat } : quel terrain unique placez-vous, et où ?
choice-place-hero = { $seat } : où commence votre Héros ?
choice-return-cards =
    { $seat } : { $count ->
        [one] quelle carte remettez-vous
       *[other] quelles { $count } cartes remettez-vous
    } dans le Jeu de Bataille ?
choice-deploy = { $seat } : où entre le personnage ?
choice-deploy-minion = { $seat } : où entre le Sbire ?
choice-place = { $seat } : où placez-vous { $creature } ?
choice-place-home = { $seat } : où placez-vous { $creature } dans votre zone de déploiement ?
choice-place-on-terrain = { $seat } : sur quel terrain placez-vous { $creature } ?
choice-place-on-teleport = { $seat } : sur quelle autre Téléportation placez-vous { $creature } ?
choice-push = { $seat } : où repoussez-vous { $creature } ?
choice-step-aside = { $seat } : faut-il écarter { $creature } d'un hexagone ?
choice-move-it = { $seat } : où déplacez-vous { $creature } ?
choice-nimble = { $seat } : faut-il déplacer { $creature } d'un hexagone après l'attaque ?
choice-hook = { $seat } : où le Crochet amène-t-il { $creature } ?
choice-persecution =
    { $seat } : Persécution par { $creature }, avec un déplacement de { $limit ->
        [one] { $limit } hexagone
       *[other] { $limit } hexagones
    } au plus ?
choice-persecution-move = { $seat } : où va { $creature } pour la Persécution ?
choice-further-attack =
    { $seat } : quelle cible { $creature } attaque-t-{ GENDER($creature) ->
        [f] elle
       *[m] il
    } ensuite ?
choice-advance = { $seat } : faut-il avancer { $creature } à la place de sa cible ?
choice-swap = { $seat } : faut-il échanger les places { DE($creature) } et { DE($target) } ?
choice-frenzy = { $seat } : encore une attaque { DE($creature) } sur { $target }, par Frénésie ?
choice-counterblow = { $seat } : faut-il rendre un Contrecoup { A($target) } avec { $creature } ?
choice-contract = { $seat } : payer { $cost } de Pouvoir ? { $said }
choice-skip-activation =
    { $seat } : passer l'activation pour perdre { $token ->
        [poison] le Poison
       *[other] la Maladie
    } ?
choice-pick-dice = { $seat } : quels { $limit } dés sont lancés ?
choice-pick-dice-to-change = { $seat } : quels dés sont changés ?
choice-change-dice = { $seat } : changez-vous des dés de l'attaque contre { $target } ?
choice-slash = { $seat } : qui d'autre le Coup touche-t-il ?
choice-protect =
    { $seat } : un Protecteur subit-il { $damage ->
        [one] le dégât
       *[other] les { $damage } dégâts
    } à sa place ?
choice-take-with =
    { $seat } : quelle Relique subit d'abord { $damage ->
        [one] le dégât
       *[other] les { $damage } dégâts
    } ?
choice-raise = { $seat } : qui prend la place du personnage éliminé ?
choice-idle-order = { $seat } : quelle créature inactive vient ensuite ?
choice-terrain-first = { $seat } : quel terrain agit d'abord ?
choice-enchant = { $seat } : qui enchantez-vous ?
choice-replace-relic = { $seat } : quelle Relique la nouvelle remplace-t-elle ?
choice-military-feat = { $seat } : jouez-vous un Exploit militaire ?
choice-achievement = { $seat } : jouez-vous d'abord une Réalisation ?
choice-tactic =
    { $seat } : { $moment ->
        [attack-declared] { $actor } attaque { $target } ; les dés ne sont pas encore lancés.
        [symbols] { $actor } attaque { $target } ; les dés sont lancés, les symboles ne sont pas encore comptés.
        [damage] { $actor } va infliger { $damage ->
            [one] { $damage } dégât
           *[other] { $damage } dégâts
        } { A($target) }.
        [attack-ended] { $actor } a attaqué { $target }.
        [eliminated] { $card } quitte la partie.
        [activation-begins] { $actor } s'active.
        [activation-ends] { $actor } termine son activation.
        [turn-begins] { $player } { PERSON($player, "commence son", "commencez votre") } tour.
        [turn-ends] { $player } { PERSON($player, "termine son", "terminez votre") } tour.
        [summoned] { $actor } entre sur le Champ de bataille.
        [card-played] « { $card } » vient d'être jouée.
        [healed] { $target } guérit.
       *[wounded] { $target } subit des blessures.
    } Jouez-vous une Tactique ?
choice-use-text = { $seat } : utilisez-vous ce texte ? { $said }
choice-target = { $seat } : quelle créature ?
choice-destroy = { $seat } : quelle carte est détruite ?
choice-discard = { $seat } : quelle carte défaussez-vous ?
choice-pay-with = { $seat } : quelle carte défaussez-vous pour payer ?
choice-take-back = { $seat } : quelle carte reprenez-vous de l'Historique ?
choice-recall = { $seat } : quel personnage revient au Camp de Guerre ?
server-deciding =
    { $choice ->
        [lay-terrain] { $seat } choisit un terrain.
        [return-cards] { $seat } regarde sa Main.
        [change-dice] { $seat } regarde les dés.
        [tactic] { $seat } réfléchit à une réponse.
       *[other] { $seat } décide quoi faire.
    }
