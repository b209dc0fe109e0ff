# Cartes inventées des positions fournies avec le programme.

card-cold-hearth = Âtre froid
card-field-rations = Rations de campagne
card-grave-bell = Glas
card-ink-and-ash = Encre et cendre
card-long-watch = Longue veille
card-moth-lantern = Lanterne aux phalènes
card-old-banner = Vieille bannière
card-second-wind = Second souffle
card-whetstone = Pierre à aiguiser
