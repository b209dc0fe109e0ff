# Autres verbes des cartes.

event-armour-lost =
    { $creature } perd { $tokens ->
        [one] { $tokens } marqueur d'armure
       *[other] { $tokens } marqueurs d'armure
    }.
event-milled = { $seat } : la carte du dessus du Deck de Combat va au Cimetière : { $card }.
event-risen = { $seat } : { $card } revient du Cimetière.
event-sank-back = { $seat } : { $card } reste au Cimetière.
choice-revive = { $seat } : quel personnage revient du Cimetière ? Raison : { $card }.
refusal-no-armour = { $creature } n'a aucun marqueur d'armure à perdre.
refusal-lacks-ability = { $creature } n'a pas la compétence demandée : { $ability }.
