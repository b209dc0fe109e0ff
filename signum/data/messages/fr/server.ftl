# Ce que le serveur dit à un navigateur.

server-waiting = En attente { DE($seat) }.
server-computer = L'ordinateur
server-computer-number = Ordinateur { $number }
server-player = Le joueur
server-said-hello = Cette connexion a déjà dit qui elle est.
server-only-watching = Vous regardez : seuls ceux qui ont une place peuvent faire cela.
server-not-begun = La partie n'a pas commencé : tout le monde n'est pas encore assis.
server-no-hints = Les conseils ne sont donnés que dans les parties contre l'ordinateur.
server-coach = L'entraîneur
server-no-lesson = Cette table n'est pas celle d'une leçon.
server-task-not-done = La tâche de cette étape n'est pas encore accomplie.
server-bad-nonce = La part d'une place dans la graine a 32 chiffres hexadécimaux.
server-chat-full = On ne peut plus rien dire à cette table : sa discussion est pleine.
server-chat-empty = Le message est vide.
refusal-taken-back-often = On est trop souvent revenu en arrière dans cette partie. Continuez.
refusal-moved-on = La partie a continué entre-temps. Regardez de nouveau, puis décidez.
server-not-understood = Cela n'a pas été compris. Rechargez la page.
server-other-origin = Cette page vient d'ailleurs et ne peut pas jouer ici.
server-no-hello = Une connexion commence par un bonjour qui donne son lien et sa langue.
server-other-version = Le programme a changé depuis l'ouverture de cette page. Rechargez-la ; la partie continue où elle en était.
server-no-such-link = Ce lien ne mène à aucune table. Redemandez-le.
server-seat-taken = Quelqu'un vient de prendre cette place. Choisissez une autre table.
server-refused-try = { $seat } essaie : { $option }. { $why }
server-scenario = Position { $number } : { $rules }
