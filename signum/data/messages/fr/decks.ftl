# Construire des decks, dans tous les jeux.
server-deck-hero-missing = Choisissez d'abord un héros.
server-deck-way-add = ajouter { $card }
server-deck-way-remove = retirer { $card }
server-deck-line-unknown = Aucune carte ne s'appelle { $said }.
server-deck-line-near = Aucune carte ne s'appelle { $said }. Vouliez-vous dire { $meant } ?
server-deck-text-too-long = Le texte est trop long pour un deck : { $most } octets au plus.
server-deck-too-many-cards = Il y a trop de cartes pour un deck : { $most } au plus.
server-deck-unread = { $words } (ligne { $line })
server-deck-own-not-here = Ce jeu ne prend pas vos propres decks.
server-deck-breaks = Enfreint { $rule }
server-deck-keeps = Respecte { $rule }
