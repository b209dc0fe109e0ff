# Erfundene Karten der Stellungen, die mit dem Programm kommen.

card-cold-hearth = Kalter Herd
card-field-rations = Feldration
card-grave-bell = Totenglocke
card-ink-and-ash = Tinte und Asche
card-long-watch = Lange Wache
card-moth-lantern = Mottenlaterne
card-old-banner = Altes Banner
card-old-wood = Alter Wald
card-quiet-mire = Stiller Sumpf
card-ruined-tower = Turmruine
card-second-wind = Zweiter Atem
card-whetstone = Wetzstein
