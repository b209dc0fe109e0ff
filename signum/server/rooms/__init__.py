"""Tables in memory: connections, screens, commands and automatic play."""
