"""Tables on the web: seats, clocks, the store, sockets and pages."""
