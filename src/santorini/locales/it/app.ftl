app-offline = Sei offline. Lezioni e poteri funzionano. Le partite, la sala e le partite da rivedere tornano con la connessione.
app-new = È disponibile una nuova versione.
app-reload = Ricarica
app-broken = Non è stato possibile caricare questa pagina.
