"""The classic game on a screen: wire types, replies to questions before acting, card views."""
