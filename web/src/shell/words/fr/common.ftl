brand = Signum
connection-open = Enregistré
connection-connecting = Connexion en cours
connection-lost = Reconnexion en cours. Rien n'est perdu.
connection-ended = La connexion est terminée.
try-now = Réessayer
close = Fermer
back = Retour
