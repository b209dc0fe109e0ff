# Invented cards in the positions that come with the program.

card-cold-hearth = Cold Hearth
card-field-rations = Field Rations
card-grave-bell = Grave Bell
card-ink-and-ash = Ink and Ash
card-long-watch = Long Watch
card-moth-lantern = Moth Lantern
card-old-banner = Old Banner
card-second-wind = Second Wind
card-whetstone = Whetstone
