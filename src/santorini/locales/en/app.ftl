# The app as such: without the server, and when a newer version is there
app-offline = You are offline. Lessons and powers work. Games, the lobby and replays come back with the connection.
app-new = A new version is available.
app-reload = Reload
app-broken = This page could not be loaded.
