# Cartes inventées des positions fournies avec le programme.

card-cold-hearth = Âtre froid
card-field-rations = Rations de campagne
card-grave-bell = Glas
card-ink-and-ash = Encre et cendre
card-long-watch = Longue veille
card-moth-lantern = Lanterne aux phalènes
card-old-banner = Vieille bannière
card-old-wood = Vieux bois
card-quiet-mire = Marais silencieux
card-ruined-tower = Tour en ruine
card-second-wind = Second souffle
card-whetstone = Pierre à aiguiser
