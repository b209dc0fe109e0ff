"""The plane: bases and templates on a table measured freely, in whole hundredths of a millimetre."""
