end-verify = Vérifier les dés
end-verify-about = La relecture entière vérifie que vos réponses mènent à ces lancers. Enregistrez la partie et lancez :
end-verify-running = Vérification.
end-verify-secret =
    { $right ->
        [yes] Le nombre d'avant la partie correspond au secret du fichier : le serveur n'a pas changé de secret. Vérifié dans ce navigateur.
       *[no] Le secret du fichier ne correspond pas au nombre d'avant la partie.
    }
end-verify-share =
    { $right ->
        [yes] Votre mot d'avant la partie est dans le fichier.
       *[no] Votre mot d'avant la partie n'est pas dans le fichier.
    }
end-verify-shown-now = Ce navigateur n'a pas gardé le nombre d'avant la partie : il a comparé celui que le serveur montre maintenant.
end-verify-same-dice = Les dés sont ceux d'une partie précédente, comme annoncé avant le début : aucun joueur n'y a de part.
end-moments = Tournants de la partie
end-figures = Chiffres
end-luck = Chance aux dés
end-not-explained = L'explication n'a pas pu être chargée.
end-commitment = Fixé avant la partie
end-record = Enregistrer la partie
end-rematch = Rejouer
end-rematch-waiting = En attente de l'accord { DE($name) }.
end-rematch-away =
    { $count ->
        [1] { $name } n'est pas là. L'offre reste.
       *[other] { $name } ne sont pas là. L'offre reste.
    }
end-rematch-offered =
    { $count ->
        [1] { $name } veut rejouer.
       *[other] { $name } veulent rejouer.
    }
end-rematch-accept = Accepter
end-rematch-decline = Refuser
end-rematch-withdraw = Retirer l'offre
end-to-next = Vers la partie suivante
end-watch-next = Regarder la partie suivante
end-title = La partie est terminée
end-show-field = Montrer le champ de bataille
end-show-result = Montrer le résultat
end-yours =
    { $how ->
        [won] Vous avez gagné.
        [drawn] Match nul.
       *[lost] Vous avez perdu.
    }
end-verify-dice =
    { $wrong ->
        [0] Les { $dice } dés des { $throws } lancers sont tombés comme le veulent les nombres d'avant la partie.
       *[other] { $wrong } des { $dice } dés ne sont pas tombés comme le veulent les nombres d'avant la partie.
    }
end-verify-log =
    { $right ->
        [yes] Les { $count } lancers de votre journal en font partie, dans le même ordre.
       *[no] Les lancers de votre journal ne sont pas les mêmes.
    }
end-verify-each = Chaque lancer
end-verify-die =
    { $right ->
        [yes] juste
       *[no] faux
    }
