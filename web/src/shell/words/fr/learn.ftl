nav-learn = Apprendre
learn-about = Des leçons, un petit pas après l'autre
learn-title = Apprendre
learn-reading = Lire
learn-rules-about = Toutes les règles, avec recherche
