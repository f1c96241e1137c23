learn-title = Impara giocando
learn-lead = Guarda, poi prova tu. Ogni lezione dura circa due minuti.
learn-start = Prima lezione
learn-continue = Continua: { $lesson }
learn-all-done = Hai imparato tutto. Ora gioca!
learn-base = Il gioco
learn-more = Altri modi di giocare
learn-learned =
    { $done ->
        [0] { $total } lezioni
        [one] { $done } lezione finita su { $total }
       *[other] { $done } lezioni finite su { $total }
    }
learn-state =
    { $done ->
        [0] da cominciare
       *[other] { $done } su { $total }
    }
learn-name-move = Muovere
learn-name-climb = Salire
learn-name-build = Costruire
learn-name-win = Vincere
learn-name-stuck = In trappola
learn-name-golden-fleece = Il Vello d’oro
learn-name-three = Tre giocatori
learn-name-teams = Squadre
learn-about-move = Una casella con un lavoratore
learn-about-climb = Su di un livello, giù quanto vuoi
learn-about-build = Blocchi e cupole
learn-about-win = Fino al terzo livello
learn-about-stuck = Quando non si può più giocare
learn-about-golden-fleece = Un potere per chi sta accanto all’Ariete
learn-about-three = Ognuno per sé
learn-about-teams = Due contro due, con lavoratori in comune

learn-overview = Tutte le lezioni
learn-part = Parte { $part } di { $total }
learn-now-you = È il tuo turno
learn-watch = Guarda
learn-again = Ricomincia
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta
learn-hint = Indizio
learn-missing = Questa lezione non esiste.
learn-unreachable = Ora questa lezione non si può caricare.
learn-you = Tu · { $power }
learn-ram = L’Ariete · { $power }
learn-side =
    { $side ->
        [0] Rosso
        [1] Viola
       *[other] Dorato
    }

learn-right = Ben fatto!
learn-right-refused = Esatto, non è permesso. { $reason }
learn-other = È permesso, ma qui serve un’altra cosa. Riprova.
learn-refused = { $reason } Riprova.
learn-hint-worker = Tocca il tuo lavoratore in { $space }.
learn-hint-tap = Tocca { $space }.
learn-hint-press = Scegli «{ $step }» qui sotto.

learn-done = Lezione finita!
learn-end = Fine della lezione
learn-what = Che cosa sai ora
learn-next-lesson = Avanti: { $lesson }
learn-play = Gioca con questo potere
learn-play-any = Gioca una partita

learn-link = Fai la lezione
