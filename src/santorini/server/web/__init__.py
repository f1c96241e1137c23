"""The application: routes, sockets, middleware, limits and pages."""
