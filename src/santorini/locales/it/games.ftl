# Le mie partite
games-title = Partite
games-against = Partite contro
games-against-all = Tutte
games-against-computer = Computer
games-against-people = Persone
games-running = In corso
games-finished = Finite
games-won = Vinta
games-lost = Persa
games-continue = Continua
games-replay = Rivedi
games-rematch = Rivincita
games-delete = Elimina
games-delete-this = Elimina dall’elenco la partita contro { $game }
games-deleted = La partita non è più nel tuo elenco.
games-undo = Annulla
games-more = Mostra altre
games-none = Ancora nessuna partita
games-none-text = In questa pagina trovi tutte le partite che giochi qui, con il risultato, e puoi rivederle.
games-play = Gioca la tua prima partita
games-kept = Delle tue partite non finite contro il computer si conservano le ultime tre.
games-versus = { $first } contro { $next }
games-fleece = Vello d’oro: { $power }
games-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
