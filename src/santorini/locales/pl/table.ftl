# Seats
table-computer = Komputer
table-player = Gracz { $number }
table-seats = Gracze
table-open-seat = Wolne miejsce
table-away = nieobecny gracz
table-out = poza grą
table-deciding = decyduje
table-you = Ty
table-level = poziom { $level }
table-spent = użyta
table-holds = ma moc: { $power }
table-watching =
    { $count ->
        [one] jeden widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
table-card = Moc
table-read-card = { $name }, { $power }: przeczytaj kartę
table-days = { $days } d { $hours } h

# The connection
table-connecting = Łączenie…
table-lost = Brak połączenia. Próbujemy ponownie…
table-connected = Połączono
table-sending = Wysyłanie…
table-held = Twój wybór wyślemy, gdy tylko wróci połączenie

# What has to be decided
table-task-woman = Ustaw figurkę kobiety
table-task-man = Ustaw figurkę mężczyzny
table-task-another = Ustaw jeszcze jedną figurkę mężczyzny
table-task-wind = Wybierz, dokąd wieje wiatr
table-task-arrow = Ustaw strzałkę
table-task-fate = Wybierz w tajemnicy kwadrat losu: wskaż jego lewe dolne pole
table-task-abyss = Wybierz w tajemnicy otchłań
table-task-ram = Postaw Barana na planszy
table-task-reply = Powstała kopuła. Postaw obok niej budowniczego albo pomiń
table-do-move = zrób ruch
table-do-move-with = zrób ruch budowniczym z { $space }
table-do-move-any = wybierz budowniczego do ruchu
table-do-build = buduj
table-do-build-with = buduj obok { $space }
table-do-build-any = wybierz budowniczego do budowy
table-do-dome = zbuduj kopułę
table-do-force = zepchnij budowniczego
table-do-swap = zamień miejsca
table-do-kill = usuń budowniczego
table-do-unbuild = zabierz blok
table-do-lower = zabierz blok spod budowniczego
table-do-place = postaw budowniczego
table-do-token = połóż żeton na planszy
table-do-token-whirlpool = połóż wir na planszy
table-do-token-talus = postaw Talosa na planszy
table-do-aim = ustaw wiatr
table-do-mark = wskaż budowniczego
table-do-secret = wybierz pole w tajemnicy
table-do-end = zakończ turę
table-your-turn = Twoja tura · { $name }
table-wait = Teraz decyduje { $name }…
table-wait-computer = { $name } myśli…
table-wait-chance = Decyduje los…
table-for = { $name }: { $prompt }
table-sure = { $step }?

# Steps, as one of several meanings of a space
table-step-move = Ruszyć na { $dst }
table-step-build = Zbudować blok na { $dst }
table-step-dome = Zbudować kopułę na { $dst }
table-step-under = Zbudować blok pod budowniczym
table-step-force = Zepchnąć z { $src } na { $dst }
table-step-swap = Zamienić { $src } i { $dst }
table-step-kill = Usunąć budowniczego z { $dst }
table-step-unbuild = Zabrać blok z { $dst }
table-step-lower = Zabrać blok spod budowniczego na { $dst }
table-step-place = Postawić budowniczego na { $dst }
table-step-token = Położyć żeton na { $dst }
table-step-token-whirlpool = Położyć wir na { $dst }
table-step-token-talus = Postawić Talosa na { $dst }
table-step-mark = Wskazać budowniczego na { $dst }
table-step-named = Wskazać: { $worker }
table-step-secret = Wybrać { $dst }
table-step-end = Zakończyć turę
table-compass = Kierunek
table-calm = Cisza
table-direction-n = północ
table-direction-ne = północny wschód
table-direction-e = wschód
table-direction-se = południowy wschód
table-direction-s = południe
table-direction-sw = południowy zachód
table-direction-w = zachód
table-direction-nw = północny zachód

# Actions
table-end = Koniec tury
table-skip = Pomiń
table-undo = Cofnij
table-undo-turn = Cofnij turę
table-undo-quick = Cofnij turę ({ $seconds })
table-confirm = Potwierdź
table-cancel = Anuluj
table-close = Zamknij

# The board
table-board = Plansza
table-can-choose = do wyboru
table-chosen = wybrano
table-woman = kobieta
table-man = mężczyzna
table-token-coin = moneta
table-token-whirlpool = wir
table-token-talus = Talos
table-token-ram = Baran
table-token-abyss = otchłań
table-token-fate = kwadrat losu
table-token-any = żeton

# Events
table-event-move = z { $src } na { $dst }
table-event-build = blok na { $dst }
table-event-dome = kopuła na { $dst }
table-event-force = zepchnięcie z { $src } na { $dst }
table-event-force-by = zepchnięcie z { $src } na { $dst } ({ $power })
table-event-swap = zamiana { $src } i { $dst }
table-event-kill = znika budowniczy z { $dst }
table-event-kill-by = znika budowniczy z { $dst } ({ $power })
table-event-unbuild = znika blok z { $dst }
table-event-lower = znika blok spod budowniczego na { $dst }
table-event-place = budowniczy na { $dst }
table-event-token = { $token } na { $dst }
table-event-clear = znika { $token } z { $dst }
table-event-mark = wskazany budowniczy na { $dst }
table-event-named = wskazany budowniczy: { $worker }
table-event-secret = { $dst } w tajemnicy
table-event-aim = kierunek: { $direction }
table-event-wind = wiatr, kierunek: { $direction }
table-event-arrow = strzałka, kierunek: { $direction }
table-event-calm = wiatr cichnie
table-event-draw = odkryta karta: { $power }
table-event-steal = moc „{ $power }” przejmuje: { $name }
table-event-return = moc „{ $power }” oddaje: { $name }
table-event-out = odpada: { $name }
table-event-resign = poddaje się: { $name }
table-event-cancel = na { $dst } stoi ktoś niewidoczny: reszta tury przepada
table-event-cancel-by = na { $dst } stoi ktoś niewidoczny: tura się kończy ({ $power })
table-unseen = coś w ukryciu
table-chance = Los
table-told-sit = przy stole
table-told-computer = zajmuje to miejsce
table-told-leave = odejście od stołu
table-told-offer = Na stole: { $powers }
table-told-pick = wybrana moc: { $power }
table-told-begin = Gra się zaczyna. Pierwszy gracz: { $name }
table-told-undo = { $count ->
        [one] cofnięty krok
        [few] cofnięto { $count } kroki
        [many] cofnięto { $count } kroków
       *[other] cofnięto { $count } kroku
    }
table-told-ask = prośba o cofnięcie ostatniej tury
table-told-quick = od razu cofa turę
table-told-yes = zgoda
table-told-no = brak zgody
table-told-flag = koniec czasu
table-told-dismiss = walkower z powodu nieobecności
table-told-resign = poddanie gry
table-told-pause = Serwer miał przerwę; zegary stały
table-told-close = Administrator zamknął ten stół
table-told-wish-same = prośba o rewanż z tymi samymi mocami
table-told-wish-swapped = prośba o rewanż z zamianą mocy
table-told-wish-draft = prośba o rewanż z nowymi mocami
table-feed = Co się wydarzyło
table-nothing = Jeszcze nic się nie wydarzyło.

# How it ended
table-won = { $count ->
        [1] Wygrana: { $who } ({ $why }).
       *[other] Wspólna wygrana: { $who } ({ $why }).
    }
table-won-you = Wygrywasz: { $why }.
table-won-nobody = Nikt nie wygrywa: { $why }.
table-ending-climb = budowniczy wszedł na trzeci poziom
table-ending-drop = budowniczy zszedł o dwa poziomy lub więcej
table-ending-meeting = zakochani się spotkali
table-ending-towers = stoi pięć ukończonych wież
table-ending-fate = los miał inne plany co do tej wygranej
table-ending-abyss = budowniczy wpadł w otchłań
table-ending-stuck = nikt inny nie mógł grać dalej
table-ending-alone = nikt inny nie został w grze
table-ending-resigned = druga strona się poddała
table-ending-time = drugiej stronie skończył się czas
table-ending-abandoned = gra została porzucona
table-ending-by = wygrywa to { $power }
table-victory = Zwycięstwo
table-defeat = Porażka
table-over = Koniec gry
table-again = Zagraj jeszcze raz
table-again-same = Te same moce
table-again-swapped = Zamiana mocy
table-again-draft = Nowe moce
table-again-plain = Rewanż
table-wished = { $name } chce zagrać jeszcze raz: { $how }.
table-wish-waiting = Czekamy na zgodę pozostałych…
table-next = Przejdź do rewanżu
table-replay = Powtórka
table-share = Udostępnij
table-home = Strona główna

# Turns, chat and more
table-tabs = O grze
table-tab-story = Dziennik
table-tab-turns = Tury
table-tab-chat = Czat
table-tab-more = Więcej
table-setup = Ustawienie
table-say = Wyślij wiadomość
table-quiet = Nikt jeszcze nic nie mówi.
table-phrase-hello = Cześć!
table-phrase-luck = Powodzenia!
table-phrase-thanks = Dzięki!
table-phrase-well-played = Dobra gra!
table-phrase-oops = Ojej!
table-phrase-thinking = Daj mi pomyśleć.
table-phrase-hurry = Twoja tura!
table-phrase-rematch = Jeszcze raz?
table-phrase-goodbye = Do zobaczenia!
table-settings = Ustawienia
table-record = Pobierz zapis
table-position = Udostępnij tę pozycję
table-resign = Poddaj się
table-resign-sure = Poddać tę grę?
table-resign-as = Poddaj: { $name }
table-take-back = Poproś o cofnięcie mojej ostatniej tury
table-leave = Zwolnij moje miejsce
table-leave-sure = Zwolnić miejsce? Ktoś inny albo komputer może grać dalej za ciebie.
table-powers = Wszystkie moce
table-device = Graj dalej na innym urządzeniu
table-device-hint = Kto otworzy ten link, gra na twoim miejscu. Zachowaj go dla siebie.

# Notices
table-asks = { $name } prosi o cofnięcie ostatniej tury.
table-asked = Czekamy na odpowiedź na twoją prośbę…
table-allow = Zgoda
table-refuse = Odmów
table-gone = { $name } nie siedzi przy stole.
table-gone-open = Wolne miejsce: { $name }.
table-replace = Niech gra komputer
table-dismiss = Uznaj swoją wygraną
table-spectator = Oglądasz tę grę.

# Gathering
table-gathering = Czekamy na graczy
table-invited = Zaproszenie do gry
table-invited-text = Santorini to krótka gra o wieżach i bogach: ruszaj się, buduj i wejdź przed innymi na trzeci poziom. Bez instalowania i bez konta.
table-qr = Albo daj zeskanować ten kod telefonem
table-invite = Wyślij ten link osobom, z którymi chcesz zagrać. Kto go otworzy, może usiąść do stołu.
table-link = Link do tego stołu
table-copy = Kopiuj link
table-copied = Skopiowano
table-copy-failed = Skopiuj z pola
table-send = Wyślij link…
table-name = Twoje imię
table-sit = Usiądź
table-sit-too = Zagraj tu też na innym miejscu
table-taken-by-you = twoje miejsce

# The draft
table-draft-offer-you =
    { $count ->
        [one] Wystaw jedną moc, będzie twoja.
        [few] Wystaw { $count } moce. Inni wybierają przed tobą, a ostatnia jest twoja.
        [many] Wystaw { $count } mocy. Inni wybierają przed tobą, a ostatnia jest twoja.
       *[other] Wystaw { $count } mocy. Inni wybierają przed tobą, a ostatnia jest twoja.
    }
table-draft-offer = { $name } wystawia moce…
table-draft-pick-you = Wybierz swoją moc
table-draft-pick = { $name } wybiera moc…
table-draft-first-you = Kto ma pierwszą turę?
table-draft-first = { $name } wskazuje pierwszego gracza…
table-draft-chosen = Wybrano { $count } z { $total }
table-draft-offer-button = Wystaw te moce
table-draft-search = Szukaj mocy
table-draft-none = Żadna moc się tak nie nazywa.
table-draft-clash = Nie w parze: { $power }. Zasady to odradzają
table-draft-full = Wystarczy; najpierw odłóż jedną
table-draft-picked = Wybór: { $name }
table-draft-seat = { $name } ({ $power })

# The curtain of a hot seat
table-curtain = Teraz urządzenie bierze { $name }
table-curtain-hint = Na planszy są tajemnice. Niech inni nie patrzą.
table-curtain-look = Tu { $name }: pokaż planszę

# Settings
table-settings-board = Plansza
table-settings-board-auto = Automatycznie
table-settings-board-flat = 2D
table-settings-board-island = 3D
table-settings-speed = Animacja
table-settings-speed-off = Brak
table-settings-speed-slow = Wolna
table-settings-speed-normal = Zwykła
table-settings-speed-fast = Szybka
table-settings-theme = Kolory
table-settings-theme-auto = Automatycznie
table-settings-theme-light = Jasne
table-settings-theme-dark = Ciemne
table-settings-confirm = Pytaj przed krokiem, który może zakończyć moją turę
table-settings-quick = Pozwól przez kilka sekund cofnąć zakończoną turę

# Keys
table-keys = Klawiatura
table-keys-walk = Ruch po planszy
table-keys-choose = Wybór pola
table-keys-next = Następne pole do wyboru
table-keys-confirm = Potwierdź
table-keys-cancel = Anuluj
table-keys-undo = Cofnij
table-keys-undo-turn = Cofnij turę
table-keys-end = Zakończ turę lub pomiń
table-keys-hint = Poproś o wskazówkę
table-keys-switch = Co znaczy dotknięcie, gdy może znaczyć dwie rzeczy
table-keys-help = Pokaż te klawisze
table-keys-where = Działają, gdy aktywna jest plansza lub któryś z jej przycisków.
table-key-enter = Enter
table-key-escape = Esc
table-key-shift = Shift + { $key }

# Refusals
table-refusal-offline = Nie można połączyć się z serwerem
table-refusal-choose-worker = Najpierw wybierz budowniczego
table-refusal-their-worker =
    { $side ->
        [0] To budowniczy czerwonych
        [1] To budowniczy fioletowych
       *[other] To budowniczy złotych
    }; wybierz swojego
table-refusal-other = Teraz to niemożliwe
table-closed-talus = Talos, który liczy się jako kopuła
table-closed-ram = Baran
table-closed-dome = kopuła
table-closed-coin = moneta, dla przeciwników Klio jak kopuła
