"""HTTP and WebSocket: the application, sockets, limits and errors."""
