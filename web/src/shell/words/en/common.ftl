brand = Signum
connection-open = Saved
connection-connecting = Connecting
connection-lost = Reconnecting. Nothing is lost.
connection-ended = The connection has ended.
try-now = Try now
close = Close
back = Back
