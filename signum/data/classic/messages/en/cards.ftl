# Invented cards in the positions that come with the program.

card-cold-hearth = Cold Hearth
card-field-rations = Field Rations
card-grave-bell = Grave Bell
card-ink-and-ash = Ink and Ash
card-long-watch = Long Watch
card-moth-lantern = Moth Lantern
card-old-banner = Old Banner
card-old-wood = Old Wood
card-quiet-mire = Quiet Mire
card-ruined-tower = Ruined Tower
card-second-wind = Second Wind
card-whetstone = Whetstone
