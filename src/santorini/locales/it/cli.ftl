cli-about = Santorini: le regole complete del gioco da tavolo.
cli-usage = Uso:{" "}
cli-options = Opzioni
cli-arguments = Argomenti
cli-commands = Comandi
cli-help = Mostra questo aiuto.
cli-option-version = Mostra la versione, e se le regole sono compilate.
cli-version = santorini { $version } · { $way } · Python { $python }
cli-compiled = compilato
cli-uncompiled = solo Python, lento
cli-slow = Qui le regole non sono compilate, e sono circa cinquanta volte più lente.
cli-option-language = La lingua di tutto ciò che viene detto. Altrimenti la indica SANTORINI_LANGUAGE, o il terminale (LANG).
cli-goodbye = Arrivederci.
cli-yes = sì
cli-enter = Invio
cli-label = { $what }:
cli-wrong = santorini: { $why }
cli-try = `{ $command }` spiega come si usa.
cli-no-command = Il comando { $command } non esiste; scegli { $choices }.
cli-no-option = L’opzione { $option } non esiste.
cli-no-option-but = L’opzione { $option } non esiste; volevi dire { $choices }?
cli-needs-value = Dopo { $option } ci vuole un valore.
cli-no-value = { $option } non vuole valori.
cli-needs-number = Dopo { $option } ci vuole un numero intero.
cli-needs-between = Dopo { $option } ci vuole un numero intero da { $least } a { $most }.
cli-needs-least = Dopo { $option } ci vuole un numero intero, { $least } o più.
cli-needs-one-of = Dopo { $option } scegli { $choices }.
cli-missing = Manca { $what }.
cli-too-much = È più di quanto vuole { $command }.

# Comandi
cli-play = Gioca al terminale, in più persone a una tastiera o contro il computer. Senza opzioni fa poche brevi domande; Invio a ognuna avvia una partita contro il computer.
cli-serve = Gioca nel browser: apri tavoli a questa macchina, o ad altre. Le impostazioni sono in docs/operating.md.
cli-admin = Amministrare un server: i tavoli e gli ospiti. Se il server è in funzione lo fa da sé; altrimenti si modifica il suo database.
cli-admin-tables = Elencare i tavoli, prima gli ultimi modificati.
cli-admin-show = Mostrare un tavolo: opzioni, posti, stato e ultime righe del registro.
cli-admin-close = Chiudere una partita senza vincitore, o l’attesa di giocatori.
cli-admin-delete = Eliminare un tavolo con tutto il suo registro.
cli-admin-block = Non rispondere più a un ospite e chiudere le sue connessioni.
cli-admin-unblock = Riammettere un ospite bloccato.
cli-admin-blocked = Elencare gli ospiti bloccati.
cli-admin-erase = Cancellare il nome di un ospite da tutti i tavoli.
cli-admin-prune = Eliminare i tavoli che nessuno ha modificato da tanti giorni e dove nessun orologio corre.
cli-admin-backup = Copiare il database SQLite e il segreto in una nuova cartella, che il server sia in funzione o no.
cli-replay = Scorri una partita registrata turno per turno.
cli-powers = I poteri come tabella, o una carta in dettaglio.
cli-perft = Conta tutti i modi di giocare tanti turni interi; un turno che vince chiude la sua linea.
cli-svg = Disegna una posizione, o una partita da un file: come SVG, PNG o GIF.
cli-validate = Cerca nei file le partite che non si possono leggere.
cli-completion = Stampa lo script con cui una shell completa i nostri comandi.

# Opzioni
cli-option-powers = Un potere per ogni posto, p. es. Apollo Pan.
cli-option-edition = Il testo delle carte: roxley2016, spinmaster2017 o revised. Predefinito: { $default }.
cli-option-allow-forbidden = Ammetti gli incontri che il regolamento sconsiglia.
cli-option-players = In quanti si gioca: 2, 3 o 4.
cli-option-computer = I posti del computer: 2, o 2,3, o all, o none.
cli-option-level = Quanto gioca forte il computer, da 1 a 10. Predefinito: 5.
cli-option-random = Distribuisci poteri a caso: all, gods, simple, open, ...
cli-option-fleece = Gioca con il Vello d’oro e questo potere, o `random`.
cli-option-first = Il posto che comincia. Predefinito: { $default }.
cli-option-load = Continua una partita salvata.
cli-option-seed = Rendi ripetibili il caso e i computer.
cli-option-host = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare altre macchine. Predefinito: { $default }.
cli-option-port = La porta; altrimenti la prima libera da 8000.
cli-option-database = Un URL di SQLAlchemy; altrimenti un tuo file SQLite.
cli-option-open = Apri il browser, o lascialo chiuso.
cli-option-file = Un file di partite registrate.
cli-option-game = Quale partita del file; altrimenti l’ultima.
cli-option-all = Stampa insieme tutti i turni e il tabellone finale.
cli-option-boards = Con --all: il tabellone dopo ogni turno.
cli-option-card = Una carta in dettaglio, per nome o numero.
cli-option-group = Solo: gods, simple, advanced, golden fleece, hero, open. Predefinito: { $default }.
cli-option-for = Solo quelli per tanti giocatori.
cli-option-for-fleece = Solo quelli per il Vello d’oro.
cli-option-depth = Quanti turni in profondità. Predefinito: { $default }.
cli-option-bulk = Conta le ultime costruzioni senza farle.
cli-option-position = Una posizione come testo.
cli-option-place = Dove stanno i lavoratori, nell’ordine di piazzamento. Predefinito: { $default }.
cli-option-drawn = Una posizione come testo, un file con una posizione o partite, o - per lo standard input.
cli-option-picture = Il file: .svg, .png o .gif. Altrimenti SVG sullo standard output.
cli-option-at-turn = Dopo quale turno; 1 è la preparazione. Altrimenti l’ultimo.
cli-option-animate = Mostra tutta la partita, turno per turno, in un SVG.
cli-option-size = La larghezza in pixel. Altrimenti: { $default }.
cli-option-turned = Ruota l’immagine di tanti quarti in senso orario.
cli-option-style = island, o print per la carta. Altrimenti: { $default }.
cli-option-validated = File di partite, o - per lo standard input.
cli-option-shell = bash, zsh, fish o powershell.
cli-validated = Partite leggibili: { $games }; danneggiate: { $damaged }
cli-option-table = Il tavolo, secondo la fine del suo indirizzo.
cli-option-guest = L’ospite, come lo indica `admin show`.
cli-option-json = Rispondere in JSON, per i programmi.
cli-option-status = Solo: gathering, drafting, playing o over.
cli-option-public = Solo i tavoli pubblici, o solo quelli privati.
cli-option-older = Solo i tavoli non modificati da almeno tanti giorni.
cli-option-newer = Solo i tavoli modificati da meno di tanti giorni.
cli-option-of-guest = Solo i tavoli dove è stato seduto questo ospite.
cli-option-of-name = Solo i tavoli dove è stato seduto qualcuno con questo nome.
cli-option-most = Quanti al massimo. Predefinito: { $default }.
cli-option-lines = Quante righe del registro. Predefinito: { $default }.
cli-option-secrets = Mostrare anche i poteri e le mosse nascoste.
cli-option-days = Da quanti giorni non è cambiato nulla.
cli-option-dry = Non eliminare nulla, contare soltanto.
cli-option-folder = Una cartella che non esiste ancora.

# Il computer al lavoro
cli-engine = Fai da motore per altri programmi: i comandi entrano, le risposte escono, come dice docs/engine-protocol.md.
cli-analyze = Mostra i turni migliori di una posizione man mano che si trovano. Ctrl-C ferma la ricerca.
cli-match = Fai giocare due giocatori in molte partite l’uno contro l’altro, in entrambi i ruoli delle stesse aperture, e di’ di quanto uno è più forte.
cli-review = Racconta che cosa ha contato in una partita registrata: vittorie mancate, errori, belle trovate, e quanto bene ha giocato ciascuno.
cli-option-analyzed = Una posizione come testo, o un file con una posizione o con partite registrate.
cli-option-think-seconds = Per quanti secondi pensare.
cli-option-turn-seconds = Quanti secondi può durare un turno, per reti e motori.
cli-option-review-seconds = Quanti secondi pensare a ogni turno. Predefinito: un quarto.
cli-option-review-output = Scrive l’analisi in questo file: .txt, .md con le immagini accanto, o .json.
cli-option-nodes = Quante posizioni guardare.
cli-option-search-depth = Quanti turni prevedere.
cli-option-best = Quanti turni mostrare. Predefinito: { $default }.
cli-option-threads = Quanti thread pensano. Predefinito: { $default }.
cli-option-contestant = Un livello da 1 a 10, simple, random, network, hand (la ricerca senza rete), il file di una rete, oppure engine: e un comando.
cli-option-match-powers = Un potere per ogni posto, separati da virgole, o un gruppo da cui pescare: all, simple, open, …; altrimenti mortali.
cli-option-rounds = Quante riprese; in ognuna, tutti giocano ogni ruolo di un’apertura. Predefinito: { $default }.
cli-option-opening = Quanti turni di un’apertura sono a caso, al massimo. Predefinito: { $default }.
cli-option-processes = Quanti processi giocano. Predefinito: { $default }.
cli-option-null = L’Elo contro cui si prova --better. Predefinito: { $default }.
cli-option-better = Finisci appena è chiaro se il primo giocatore è migliore di tanti Elo.
cli-think-head = Profondità { $depth } · { $nodes } posizioni · { $speed } al secondo
cli-column-chance = Vince
cli-column-line = Linea
cli-win-in = in { $turns }
cli-loss-in = perso in { $turns }
cli-match-head = { $first } contro { $second }
cli-match-games = { $games ->
    [one] { $games } partita: { $won } vinte, { $drawn } patte, { $lost } perse ({ $score })
   *[other] { $games } partite: { $won } vinte, { $drawn } patte, { $lost } perse ({ $score })
}
cli-match-elo = Elo { $elo }, al 95 % di confidenza da { $low } a { $high }
cli-match-better = Il test dice: { $first } è migliore.
cli-match-not-better = Il test dice: { $first } non è migliore.
cli-match-unsure = Il test non può ancora dire chi è migliore.

# Prima di una partita
cli-welcome = Costruisci, sali e arriva prima di tutti a un terzo livello. Invio prende la risposta fra parentesi.
cli-who-plays = Chi gioca?
cli-people-computer = Tu contro il computer
cli-people-two = Due persone a questa tastiera
cli-people-three = Tre persone, ognuna per sé
cli-people-four = Quattro persone in due squadre
cli-which-powers = Quali poteri?
cli-deal-none = Nessuno: il gioco base, ideale per la prima volta
cli-deal-simple = Dèi semplici, distribuiti a caso
cli-deal-any = Poteri di ogni tipo, distribuiti a caso
cli-deal-named = Sceglili per nome
cli-deal-draft = Un draft come nel regolamento
cli-deal-fleece = Il Vello d’oro: un potere accanto al tabellone
cli-ask-fleece = Il potere del Vello d’oro (Invio: a caso)
cli-ask-power = Potere del posto { $seat } (Invio: a caso)
cli-ask-offer = Il posto 1 offre { $powers } poteri (Invio: a caso)
cli-picks = Scelta del posto { $seat }
cli-seat = Posto { $seat } ({ $power })
cli-who-begins = Chi comincia?
cli-type-number = Scrivi un numero da 1 a { $most }, o solo Invio per { $default }.
cli-type-yes = Scrivi sì
cli-go-on = Invio per continuare…

# Che cosa c’è da decidere
cli-task-worker = piazza un lavoratore, prima la lavoratrice
cli-task-wind = orienta il vento
cli-task-arrow = orienta la freccia
cli-task-fate = scegli in segreto il tuo quadrato del destino, dalla sua casella in basso a sinistra
cli-task-abyss = scegli l’abisso, in segreto
cli-task-ram = metti l’Ariete sul tabellone
cli-task-reply = è stata costruita una cupola: sorge un lavoratore?
cli-do-move = muovi
cli-do-build = costruisci
cli-do-power = usa il tuo potere
cli-do-finish = finisci
cli-verb-move = Muovi
cli-verb-build = Costruisci
cli-verb-dome = Cupola
cli-verb-force = Sposta
cli-verb-swap = Scambia
cli-verb-kill = Togli
cli-verb-unbuild = Smonta
cli-verb-lower = Abbassa
cli-verb-place = Piazza
cli-verb-token = Metti
cli-verb-aim = Orienta
cli-verb-mark = Indica
cli-verb-draw = Pesca
cli-verb-end = Fatto
cli-verb-secret = Scegli
cli-anywhere = in una casella libera
cli-hint-number = Scrivi un numero
cli-hint-where-from = Dove da { $space }? (Invio: un altro lavoratore)
cli-hint-worker = Quale lavoratore, p. es. { $space }? (? aiuta)
cli-hint-where = Dove, p. es. { $space }? (? aiuta)

# Al tavolo
cli-hand-over = La tastiera passa a { $name }. Gli altri guardano altrove.
cli-handed-over = { $name }, premi Invio quando ci sei…
cli-ram = L’Ariete dà { $power }: { $text }
cli-wind = Vento
cli-arrow = Freccia
cli-turn-over = Il turno era finito prima di { $step }
cli-would-play = Il computer giocherebbe { $step }
cli-resign = { $name }: abbandonare?
cli-exists = { $file } esiste. Sovrascrivere?
cli-saved = Salvata. Per continuarla: santorini play --load { $file }
cli-over = La partita è finita.
cli-after = again · undo · log · save FILE · Invio esce
cli-no-powers = Nessun potere in gioco: sono tutti mortali. `card Pan` legge qualsiasi carta.
cli-rules = Muovi uno dei tuoi lavoratori in una casella vicina, al massimo un livello più su; poi costruisci lì accanto con lo stesso lavoratore: un blocco, o una cupola sul terzo livello. Chi sale al terzo livello vince; chi non ha turni legali perde.
cli-typed-worker = scegli il lavoratore in b2, poi scrivi dove va
cli-typed-steps = o scrivi le mosse; più in una riga, anche un turno intero
cli-typed-done = fatto: rinuncia a ciò che è facoltativo (o solo Invio)
cli-typed-undo = annulla la tua ultima mossa
cli-typed-hint = chiedi al computer che cosa farebbe
cli-typed-card = leggi un potere; `cards` legge tutti i poteri in gioco
cli-typed-log = i turni finora
cli-typed-save = conserva la partita; `load FILE` la continua
cli-typed-resign = abbandona
cli-typed-quit = esci

# Carte, registrazioni e conteggi
cli-card =
    Numero { $number } ({ $group }); per { $players } giocatori{ $fleece ->
        [yes] ; può essere il Vello d’oro.
       *[no] .
    }
cli-card-rivals = Non contro { $powers }.
cli-card-note = Edizioni: { $note }.
cli-unfinished = Non finita.
cli-turn = Turno { $turn } di { $turns }  (Invio: prossimo, b: indietro, 7: al turno 7, q: esci)
cli-column-power = Potere
cli-column-players = Giocatori
cli-column-fleece = VO
cli-column-text = Che cosa fa
cli-column-rivals = Non contro
cli-column-turns = turni
cli-column-ways = modi
cli-column-seconds = secondi
cli-column-speed = modi al secondo
cli-column-table = Tavolo
cli-column-status = Stato
cli-column-public = Pubblico
cli-column-created = Creato (UTC)
cli-column-changed = Modificato (UTC)
cli-column-lines = Righe
cli-column-seat = Posto
cli-column-player = Giocatore
cli-column-name = Nome
cli-column-guest = Ospite
cli-column-since = Da (UTC)
cli-open = Santorini è aperto a { $address } (Ctrl-C lo chiude)

# What was done to a server
cli-admin-closed = Il tavolo { $table } è chiuso.
cli-admin-deleted = Il tavolo { $table } è eliminato.
cli-admin-is-blocked = L’ospite { $guest } è bloccato.
cli-admin-is-unblocked = L’ospite { $guest } non è più bloccato.
cli-admin-erased = { $tables ->
    [one] Il nome è cancellato da { $tables } tavolo.
   *[other] Il nome è cancellato da { $tables } tavoli.
}
cli-admin-pruned = { $tables ->
    [one] { $tables } tavolo eliminato.
   *[other] { $tables } tavoli eliminati.
}
cli-admin-would-prune = { $tables ->
    [one] { $tables } tavolo verrebbe eliminato.
   *[other] { $tables } tavoli verrebbero eliminati.
}
cli-admin-backed-up = La copia è in { $folder }.

# Come si fa la rete del computer
cli-selfplay = Far giocare il computer contro sé stesso, perché una rete ne impari.
cli-train = Addestrare una rete su posizioni di queste partite.
cli-gauntlet = Giudicare una rete nuova con partite contro una vecchia.
cli-generations = Partite, addestramento e giudizio, generazione dopo generazione.
cli-study-folder = La cartella per ciò che si produce; ciò che c’è già non viene rifatto.
cli-study-folders = Cartelle di partite del computer contro sé stesso.
cli-study-files = Quanti file: ognuno è un compito a sé (predefinito: { $default }).
cli-study-games = Partite per file (predefinito: { $default }).
cli-study-nodes = Posizioni che la ricerca esamina prima di ogni turno (predefinito: { $default }).
cli-study-pool = Quali poteri si incontrano: mortals (mortali), simple (dei semplici), all (tutti gli incontri permessi) o mix (un misto).
cli-study-pools = Quali poteri si incontrano: mortals, simple o all; si può ripetere.
cli-study-network = La rete che gioca: un file, `standard` per quella del pacchetto, o `none`.
cli-study-processes = Processi su questa macchina (predefinito: { $default }).
cli-study-ray = Affidare i compiti a un cluster Ray.
cli-study-address = L’indirizzo del cluster; altrimenti quello delle impostazioni di Ray, altrimenti questa macchina.
cli-study-seed = Lo stesso numero dà lo stesso risultato.
cli-study-passes = Quante volte passare per tutte le posizioni (predefinito: { $default }).
cli-study-batch = Posizioni per ogni passo di apprendimento (predefinito: { $default }).
cli-study-rate = Velocità massima di apprendimento (predefinito: { $default }).
cli-study-trust = Quanto conta il parere della ricerca; il resto è il risultato della partita (predefinito: { $default }).
cli-study-threads = Processori per l’addestramento; più di uno conviene solo se non gira altro.
cli-study-pairs = Coppie di partite al massimo, per ogni gruppo (predefinito: { $default }).
cli-study-better = Di quanti Elo la rete nuova dovrebbe essere migliore (predefinito: { $default }).
cli-study-ship = Se è provato che la rete nuova è migliore, farne quella del pacchetto.
cli-study-out = Il file della rete; la sua nota e quanto serve per riprendere stanno accanto.
cli-study-from = La rete da cui partire: un file, `standard` o `none`.
cli-study-new = Il file della rete nuova.
cli-study-old = La rete vecchia: un file, `standard` per quella del pacchetto, o `none`.
cli-study-count = Quante generazioni ci devono essere in tutto.
cli-study-window = Da quante generazioni di partite imparare (predefinito: { $default }).
cli-study-stage-selfplay = Partite
cli-study-stage-training = Addestramento
cli-study-stage-gauntlet = Giudizio: { $pool }
cli-study-positions = { $positions ->
    [one] { $positions } posizione
    [many] { $positions } di posizioni
   *[other] { $positions } posizioni
}
cli-study-error = errore { $error }
cli-study-rating = Elo { $rating }
cli-study-verdict = { $pool }: { $result ->
    [better] la rete nuova è migliore
    [worse] la rete nuova non è migliore
   *[open] nulla è provato
} (coppie di partite: { $pairs }; Elo { $rating })
cli-study-shipped = Ora è la rete del pacchetto.
cli-study-generation = Generazione { $number }: { $proven ->
    [yes] la rete nuova è migliore e gioca da ora in poi.
   *[no] non è provato che la rete nuova sia migliore.
}

# Che cosa non va

error-no-door = Non si è potuto aprire un accesso a { $host }, porta { $port }: { $reason }
error-no-pages = A questo pacchetto mancano le pagine del gioco web: installa un wheel pubblicato, o costruiscile con `make pages`
error-setting-number = { $setting }: serve un numero
error-setting-log = { $setting }: serve debug, info, warning o error
error-secret-short = Il segreto in { $place } ha { $length } caratteri; ne servono almeno { $least }
error-data-folder = { $path } non può essere letto o scritto: { $reason }
error-database-away = Il database { $database } non può essere aperto: { $reason }
error-database-kind = Non c’è un tipo di database { $kind }; l’indirizzo comincia con sqlite:/// o postgresql+psycopg://
error-database-driver = Il database { $database } ha bisogno di { $module }: pip install 'santorini[postgres]'
error-database-busy = Un altro server usa il database { $database }
error-other-secret = Gli altri server di questo database hanno un altro SANTORINI_SECRET: deve essere lo stesso per tutti
error-database-newer = Il database { $database } appartiene a una versione più recente di Santorini (revisione { $revision })
error-no-server = Il server ha bisogno di { $module }: pip install 'santorini[server]'
error-computer-seats = I posti del computer sono numeri da 1 a { $players }, `all` o `none`, non { $text }
error-many-powers = { $powers } poteri sono troppi per { $players } giocatori
error-not-for = { $power } non si gioca in { $players } giocatori
error-insist = Il regolamento sconsiglia { $power } e { $other }. Giocare lo stesso?
error-no-such-game = { $file } non ha una partita { $number }
error-no-such-turn = Non c’è il turno { $turn }; l’ultimo è { $turns }
error-picture-kind = { $file } deve finire in .svg, .png o .gif
error-picture-style = Non c’è uno stile { $style }; scegli island o print
error-not-placed = Nessun lavoratore può stare in { $spaces }
error-review-output = { $file } dovrebbe finire in .txt, .md o .json
error-no-game = Non c’è nessuna partita in { $file }
error-no-text-file = { $file } non è un file di testo
error-position-or-powers = Dai una posizione o dei poteri, non entrambi: la posizione nomina i suoi poteri
error-no-typed-number = Scrivi un numero da 1 a { $most }
error-no-typed-step = { $text } non è una mossa; scrivi una casella come c3, o ? per l’aiuto
error-nothing-typed = Scrivi una casella come c3 o una mossa come b2-c3; ? spiega tutto
error-which = Quale?  { $steps }
error-worker-first = Ora con { $space } non si può fare niente; scegli prima un lavoratore: { $choices }
error-only-end = Non resta che finire il turno: premi Invio
error-nothing-to-undo = Non c’è niente da annullare
error-no-file = Di’ quale file, p. es. load game.santorini
cli-admin-rate = Ricalcola tutte le classifiche dai registri delle partite
cli-admin-rated = { $games } partite classificate; { $changed } punteggi sono cambiati.
