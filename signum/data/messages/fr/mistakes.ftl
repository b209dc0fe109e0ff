# Erreurs des fichiers de scénario et de cartes, telles que les fichiers, les journaux et l'éditeur de positions les disent.
mistake-not-known = { $word } n'est pas connu ici ; connus : { $known }
mistake-near = { $word } n'est pas connu ici ; vouliez-vous dire { $near } ? Connus : { $known }
mistake-nothing-known = { $word } n'est pas connu ici, et rien d'autre ne l'est
mistake-missing = { $keys } manque ; ajoutez-le
mistake-one-key = il faut ici une seule clé, pas { $keys }
mistake-no-keys = aucune
mistake-list-needed = il faut ici une liste ([a, b], ou des lignes qui commencent par '- '), pas { $found }
mistake-mapping-needed = il faut ici des clés et des valeurs (clé: valeur), pas { $found }
mistake-needed = il faut { $wanted }, pas { $found }
mistake-digits-needed = il faut { $wanted }, en chiffres simples, pas { $found }
mistake-decimal-needed = il faut { $wanted }, comme 3 ou 18.4, pas { $found }
mistake-text-needed = il faut ici un texte, et rien n'est écrit
mistake-a-text = un texte
mistake-one-of = un de ces mots : { $words }
mistake-yes-or-no = yes (oui) ou no (non)
mistake-kind-nothing = rien
mistake-kind-list = une liste
mistake-kind-keys = des clés et des valeurs
mistake-a-number = { $kind ->
    [whole] un nombre entier
   *[any] un nombre
 }{ $bounds ->
    [both] { " " }de { $low } à { $high }
    [low] { " " }d'au moins { $low }
    [high] { " " }d'au plus { $high }
   *[none] { "" }
 }
mistake-long-name = un nom est une ligne d'au plus { $most } lettres
mistake-no-other-creature = il n'y a pas d'autre créature '{ $creature }'
mistake-no-creature = il n'y a pas de créature '{ $creature }'
mistake-circle = ces créatures se tiennent en cercle les unes près des autres : donnez à l'une d'elles une place à elle
mistake-no-place = '{ $place }' n'est pas une place : écrivez [30, 25.5], touching NOM, touching NOM towards NOM ou 3 cm from NOM towards NOM
mistake-no-room = il n'y a plus de place autour de '{ $creature }'
mistake-no-direction = une créature ne peut pas être sa propre direction
mistake-outside = '{ $creature }' se tient hors de la table de 60 x 60 cm, à { $place }
mistake-stands-on = '{ $creature }' à { $place } se tient sur '{ $other }'
mistake-two-numbers = une place a deux nombres : les centimètres vers la droite et les centimètres depuis la première place
mistake-corners = un gabarit a au moins trois coins et pas d'arêtes qui se croisent
mistake-radius = un rayon est plus grand que zéro
mistake-template = un gabarit a soit des coins, soit un centre et un rayon
mistake-template-outside = le gabarit est hors de la table de 60 x 60 cm
mistake-length = les longueurs vont jusqu'au centième de millimètre : trois chiffres après le point d'un centimètre
mistake-seat-corners = les coins des places ne vont pas ensemble (C-VAR-03, C-VAR-05)
mistake-card-there = les sets nommés ont déjà une carte '{ $card }'
mistake-construction = un deck de construction a au plus { $most } cartes, pas { $count } (C-VAR-01)
mistake-no-name = '{ $name }' n'est pas un nom : prenez des minuscules, des chiffres et des traits d'union, une lettre d'abord
mistake-not-printed = '{ $card }' n'existe pas dans { $edition }
mistake-name-taken = quelque chose s'appelle déjà '{ $name }' : un nom est pour une seule chose
mistake-no-creature-card = aucune carte de créature ne s'appelle ainsi : nommez-en une des cartes ou des sets
mistake-two-heroes = la place { $number } a déjà un héros : chaque joueur en a exactement un
mistake-base = pas de socle de { $base } mm dans { $edition } : il y a { $known }
mistake-ability-not-printed = { $ability } ({ $rule }) n'existe pas dans { $edition }
mistake-terrain-name = '{ $name }' n'est pas un nom de terrain : il est pris, ou n'est pas un mot
mistake-quest-mode = cela ne se joue que dans une quête : ajoutez `mode: quest-pve` ou `mode: quest-pvp`
mistake-tally = un nombre pour chacune de ses { $count } conditions
mistake-no-hex = la carte n'a pas cet hexagone
mistake-hero-waits = seule la carte d'un héros qui attend avant le premier tour s'écrit par son nom
mistake-no-card = aucune carte ne s'appelle ainsi : { $why }
mistake-hex = un hexagone s'écrit [rangée, place], comptées à partir de 1
mistake-number-taken = { $number } est déjà le numéro d'une autre chose
mistake-does-not-fit = cela ne convient pas au jeu : { $why }
mistake-cannot-go-on = les règles ne peuvent pas continuer d'ici ({ $why })
mistake-too-many = { $creatures } créatures et { $terrains } terrains, c'est trop
mistake-no-hero = la place { $number } n'a pas de héros à placer
mistake-seat-holds = la place { $number } a { $prosperity } de prospérité et { $cards } cartes en main
mistake-of-terrain = terrain { $terrain } : { $why }
mistake-of-creature = créature { $creature } : { $why }
mistake-overlap = les créatures { $creature } et { $other } se tiennent l'une sur l'autre (C-MOV-02)
mistake-building-twice = dans la Cité de la place { $number }, un bâtiment est là deux fois (C-CITY-03)
mistake-slots = le héros de la place { $number } porte plus que ses emplacements (C-REL-02)
mistake-base-not-printed = son socle n'existe pas dans cette édition (C-CARD-08)
mistake-creature-outside = elle se tient hors du champ (C-ZONE-01)
mistake-on-impassable = elle se tient sur un terrain infranchissable (T-IMPASSABLE)
mistake-too-many-wounds = elle a autant de blessures que de santé et tient encore debout (C-DMG-02)
mistake-terrain-outside = il est hors du champ (C-ZONE-01)
mistake-hex-taken = créature { $creature } : une autre se tient sur son hexagone (W-ZONE-01)
mistake-hex-impassable = créature { $creature } : personne ne se tient sur un terrain infranchissable
mistake-token-twice = créature { $creature } : elle a un jeton deux fois, ou un jeton qui n'existe pas
mistake-eliminated = créature { $creature } : avec ces blessures elle serait éliminée
mistake-one-hero = un joueur a un seul héros
mistake-hero-absent = le héros d'un joueur n'est pas sur le champ
mistake-support-cards = la main et le deck ont des cartes de soutien
mistake-feat-type = un exploit est une carte d'un autre type
mistake-camp-type = le camp de guerre a des personnages
mistake-minion-type = la carte sous `minion` est d'un autre type
mistake-relics-alike = un héros porte deux reliques identiques
mistake-wrong-zone = { $card } est dans la mauvaise zone
mistake-enchants-nobody = { $card } n'enchante personne
