"""Rules of combat: attacks, damage, stealth."""
