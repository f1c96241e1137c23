# I giocatori: trovarne uno, classifiche e profili.

people-find = Trova un avversario
people-how-many = Quanti giocano
people-what = A che cosa si gioca
people-base = Gioco base
people-with-powers = Con i poteri
people-clock = Orologio
people-clock-fast = 5 minuti a testa
people-clock-slow = 15 minuti a testa
people-clock-days = 3 giorni per turno
people-rated = Partita classificata
people-rated-account = Per le partite classificate serve un account.
people-go = Trova un avversario ora
people-waiting = In attesa di qualcuno…
people-seconds = { $seconds } s
people-waiting-text = Tutti nella sala vedono che stai aspettando.
people-waiting-long = Non è ancora arrivato nessuno. Continua ad aspettare o gioca contro il computer.
people-computer = Gioca contro il computer
people-to-table = Vai al tavolo
people-stop = Smetti di aspettare
people-ranking = Classifica
people-watch = Guarda la partita migliore
people-rank = Posto
people-player = Giocatore
people-points = Punti
people-games = Partite
people-provisional = provvisorio
people-nobody = Nessuno ha ancora giocato una partita classificata di questo tipo.
people-category-2-base = 2 giocatori, gioco base
people-category-2-powers = 2 giocatori, poteri
people-category-3-base = 3 giocatori, gioco base
people-category-3-powers = 3 giocatori, poteri
people-category-4-base = Squadre, gioco base
people-category-4-powers = Squadre, poteri
people-after = { $count ->
    [one] dopo una partita
    [many] dopo { $count } partite
   *[other] dopo { $count } partite
}
people-curve = Andamento dei punti, ora { $points }
people-unrated = Ancora nessuna partita classificata.
people-powers = Poteri
people-won = { $won } vinte su { $games }
people-latest = Ultime partite classificate
people-victory = Vittoria
people-defeat = Sconfitta
people-change = { $name }: { $points } ({ $gain })
