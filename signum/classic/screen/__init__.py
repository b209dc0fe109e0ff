"""The classic game on a screen: wire types, replies to what a player asks before acting, card views."""
