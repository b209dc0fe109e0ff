# Ce que le serveur dit quand quelque chose est de trop, va mal ou n'est pas accordé.

server-not-stored = Cela n'a pas pu être conservé et n'a donc pas eu lieu. Ce que vous voyez est ce qui est conservé ; réessayez dans un instant.
server-went-wrong = Quelque chose s'est mal passé sur le serveur, et rien n'a changé. Réessayez, ou rechargez la page.
server-said-already = Cela a déjà été dit : chaque commande a son propre numéro, plus grand que les précédents.
server-elsewhere = Ce siège est ouvert dans trop de fenêtres ; celle-ci, la plus ancienne, a été fermée. Continuez dans une autre.
server-table-full = Cette table a déjà autant de spectateurs qu'elle peut en avoir. Revenez dans un moment.
server-too-many-connections = Trop de connexions viennent de votre adresse. Fermez des fenêtres, puis réessayez.
server-too-many-questions = Trop de questions viennent de votre adresse. Attendez un moment, puis réessayez.
server-backups-full = Le serveur n'a plus de place pour d'autres sauvegardes. Adressez-vous à son exploitant.
server-too-many-phrases = Trop de clés fausses sont venues de votre adresse. Attendez une minute, puis réessayez.
server-no-backup = Aucune sauvegarde n'appartient à cette clé. Vérifiez chaque lettre.
server-other-host = Ce serveur ne répond pas au nom qui figure dans l'adresse de votre navigateur. S'il est à vous, lancez-le avec --origin et cette adresse, par exemple : signum serve --origin http://name:8777
server-too-many-tables = Trop de tables ont été créées depuis votre adresse dans la dernière minute. Attendez une minute, puis réessayez.
server-other-version-of-rules = Cette partie a été jouée avec une autre version des règles ou des cartes et continuerait autrement aujourd'hui. Elle est conservée telle quelle pour la version { $version } du programme, qui l'a créée.
server-not-over = La partie n'est pas finie : son enregistrement dirait des secrets. Revenez quand elle le sera.
server-replay-failed = La partie n'a pas pu être remontrée. Réessayez ; son enregistrement peut être téléchargé à sa table.
server-position-failed = Cette position n'a pas pu être traitée. Modifiez-la ou réessayez dans un instant.
server-analysing-another = Une autre partie est en cours d'analyse pour vous ; redemandez quand ce sera fini.
server-no-such-page = Il n'y a rien ici. Repartez de la première page.
server-no-such-rule = Aucune règle ne porte ce nom.
server-not-so = Cela ne peut pas être demandé de cette façon.
server-too-large = C'est trop à la fois.
refusal-computer-plays-on = L'ordinateur continue à jouer : il n'accepte pas de partie nulle.
server-check-kept = { $table } est gardée telle quelle : { $why }
server-check-sum = Parties enregistrées : { $on } continuent, { $over } sont finies et se rejouent, { $kept } sont gardées pour la version qui les a faites.
server-no-rematch = Un problème ne se rejoue pas en changeant de place. Rouvrez-le depuis la liste des problèmes.
server-no-puzzle = Il n'y a pas de problème à cette table.
