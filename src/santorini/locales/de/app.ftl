# Die App selbst: ohne Server, und wenn es eine neuere Version gibt
app-offline = Du bist offline. Lektionen und Kräfte gehen trotzdem. Partien, Lobby und Nachspielen gehen wieder, sobald die Verbindung steht.
app-new = Es gibt eine neue Version.
app-reload = Neu laden
app-broken = Diese Seite konnte nicht geladen werden.
