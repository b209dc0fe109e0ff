"""Rules of the battlefield: moving, summoning, terrain, ruins."""
