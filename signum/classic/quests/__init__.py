"""Quest mode as data: quests, Overlord cards, beasts, terrains, dice cards, and the conditions of quests."""
