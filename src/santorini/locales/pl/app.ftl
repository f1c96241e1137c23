# The app as such: without the server, and when a newer version is there
app-offline = Nie masz połączenia. Lekcje i moce działają. Gry, lobby i powtórki wrócą razem z połączeniem.
app-new = Dostępna jest nowa wersja.
app-reload = Odśwież
app-broken = Nie udało się wczytać tej strony.
