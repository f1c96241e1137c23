# The command line. What is typed (commands, options, notation) is the same in every language.

cli-about = Santorini: pełne zasady gry planszowej.
cli-usage = Użycie:{" "}
cli-options = Opcje
cli-arguments = Argumenty
cli-commands = Polecenia
cli-help = Pokaż tę pomoc.
cli-option-version = Pokaż wersję i czy zasady są skompilowane.
cli-version = santorini { $version } · { $way } · Python { $python }
cli-compiled = skompilowane
cli-uncompiled = sam Python, wolno
cli-slow = Zasady nie są tu skompilowane i działają około pięćdziesiąt razy wolniej.
cli-option-language = Język wszystkich komunikatów. Bez tej opcji decyduje SANTORINI_LANGUAGE albo terminal (LANG).
cli-goodbye = Do zobaczenia.
cli-yes = tak
cli-enter = Enter
cli-label = { $what }:
cli-wrong = santorini: { $why }
cli-try = `{ $command }` mówi, jak tego użyć.
cli-no-command = Nie ma polecenia { $command }; wybierz { $choices }.
cli-no-option = Nie ma opcji { $option }.
cli-no-option-but = Nie ma opcji { $option }; czy chodzi o { $choices }?
cli-needs-value = Po { $option } trzeba podać wartość.
cli-no-value = { $option } nie przyjmuje wartości.
cli-needs-number = Po { $option } trzeba podać liczbę całkowitą.
cli-needs-between = Po { $option } trzeba podać liczbę całkowitą od { $least } do { $most }.
cli-needs-least = Po { $option } trzeba podać liczbę całkowitą, co najmniej { $least }.
cli-needs-one-of = Po { $option } wybierz { $choices }.
cli-missing = Brakuje { $what }.
cli-too-much = To więcej, niż przyjmuje { $command }.

# Commands
cli-play = Graj w terminalu: z ludźmi przy jednej klawiaturze albo z komputerem. Bez opcji padnie kilka krótkich pytań; sam Enter za każdym razem zaczyna grę z komputerem.
cli-serve = Graj w przeglądarce: udostępnij stoły temu komputerowi albo innym. Ustawienia są w docs/operating.md.
cli-admin = Zarządzaj serwerem: jego stołami i gośćmi. Działający serwer robi to sam; bez niego zmieniana jest jego baza danych.
cli-admin-tables = Wypisz stoły, ostatnio zmienione najpierw.
cli-admin-show = Pokaż stół: opcje, miejsca, stan i ostatnie wiersze dziennika.
cli-admin-close = Zakończ grę bez zwycięzcy albo czekanie na graczy.
cli-admin-delete = Usuń stół z całym dziennikiem.
cli-admin-block = Nie odpowiadaj już gościowi i zamknij jego połączenia.
cli-admin-unblock = Wpuść znowu zablokowanego gościa.
cli-admin-blocked = Wypisz zablokowanych gości.
cli-admin-erase = Usuń imię gościa ze wszystkich stołów.
cli-admin-prune = Usuń stoły, których nikt nie zmienił od tylu dni i przy których nie chodzi żaden zegar.
cli-admin-backup = Skopiuj bazę SQLite i sekret do nowego folderu, także gdy serwer działa.
cli-replay = Przejdź zapisaną grę tura po turze.
cli-powers = Moce w tabeli albo jedna karta dokładnie.
cli-perft = Policz wszystkie sposoby rozegrania tylu pełnych tur; tura, która wygrywa, kończy swoją linię.
cli-svg = Narysuj pozycję albo grę z pliku: jako SVG, PNG lub GIF.
cli-validate = Przejrzyj pliki z grami i znajdź te, których nie da się odczytać.
cli-completion = Wypisz skrypt, dzięki któremu powłoka uzupełnia nasze polecenia.

# Options
cli-option-powers = Po jednej mocy na miejsce, na przykład Apollo Pan.
cli-option-edition = Brzmienie kart: roxley2016, spinmaster2017 lub revised. Domyślnie: { $default }.
cli-option-allow-forbidden = Dopuść pary, które odradzają zasady.
cli-option-players = Ilu gra: 2, 3 lub 4.
cli-option-computer = Miejsca komputera: 2 albo 2,3, albo all, albo none.
cli-option-level = Jak silnie gra komputer, od 1 do 10. Domyślnie: 5.
cli-option-random = Rozdaj losowe moce: all, gods, simple, open, ...
cli-option-fleece = Graj ze Złotym Runem i tą mocą albo `random`.
cli-option-first = Miejsce, które zaczyna. Domyślnie: { $default }.
cli-option-load = Graj dalej zapisaną grę.
cli-option-seed = Niech los i komputery będą powtarzalne.
cli-option-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza inne komputery. Domyślnie: { $default }.
cli-option-port = Port; bez podania pierwszy wolny od 8000.
cli-option-database = Adres URL SQLAlchemy; bez podania twój plik SQLite.
cli-option-open = Otwórz przeglądarkę albo jej nie otwieraj.
cli-option-file = Plik z zapisanymi grami.
cli-option-game = Która gra z pliku; bez podania ostatnia.
cli-option-all = Wypisz od razu wszystkie tury i końcową planszę.
cli-option-boards = Z --all: plansza po każdej turze.
cli-option-card = Jedna karta dokładnie, po nazwie lub numerze.
cli-option-group = Tylko: gods, simple, advanced, golden fleece, hero, open. Domyślnie: { $default }.
cli-option-for = Tylko te dla tylu graczy.
cli-option-for-fleece = Tylko te dla Złotego Runa.
cli-option-depth = Ile tur w głąb. Domyślnie: { $default }.
cli-option-bulk = Policz ostatnie budowy bez ich wykonywania.
cli-option-position = Pozycja jako tekst.
cli-option-place = Gdzie stoją budowniczowie, w kolejności ustawiania. Domyślnie: { $default }.
cli-option-drawn = Pozycja jako tekst, plik z pozycją lub grami albo - (standardowe wejście).
cli-option-picture = Plik: .svg, .png lub .gif. Domyślnie SVG na standardowe wyjście.
cli-option-at-turn = Po której turze; 1 to przygotowanie. Domyślnie po ostatniej.
cli-option-animate = Pokaż całą grę, tura po turze, w jednym SVG.
cli-option-size = Szerokość w pikselach. Domyślnie: { $default }.
cli-option-turned = Obróć obraz o tyle ćwierci w prawo.
cli-option-style = island albo, na papier, print. Domyślnie: { $default }.
cli-option-validated = Pliki z grami albo - (standardowe wejście).
cli-option-shell = bash, zsh, fish lub powershell.
cli-validated = Gry do odczytania: { $games }; uszkodzone: { $damaged }
cli-option-table = Stół, według końca jego adresu.
cli-option-guest = Gość, tak jak podaje `admin show`.
cli-option-json = Odpowiedz w JSON, dla programów.
cli-option-status = Tylko: gathering, drafting, playing lub over.
cli-option-public = Tylko stoły publiczne albo tylko prywatne.
cli-option-older = Tylko stoły niezmienione od co najmniej tylu dni.
cli-option-newer = Tylko stoły zmienione w ciągu tylu dni.
cli-option-of-guest = Tylko stoły, przy których siedział ten gość.
cli-option-of-name = Tylko stoły, przy których siedział ktoś o tym imieniu.
cli-option-most = Ile najwyżej. Domyślnie: { $default }.
cli-option-lines = Ile wierszy dziennika. Domyślnie: { $default }.
cli-option-secrets = Pokaż też ukryte moce i kroki.
cli-option-days = Od ilu dni nic się nie zmieniło.
cli-option-dry = Nic nie usuwaj, tylko policz.
cli-option-folder = Folder, którego jeszcze nie ma.

# Komputer przy pracy
cli-engine = Bądź silnikiem dla innych programów: polecenia na wejściu, odpowiedzi na wyjściu, jak mówi docs/engine-protocol.md.
cli-analyze = Pokaż najlepsze tury pozycji, w miarę jak są znajdowane. Ctrl-C kończy szukanie.
cli-match = Niech dwaj gracze rozegrają ze sobą wiele gier, w obu rolach tych samych otwarć; potem wiadomo, o ile jeden jest silniejszy.
cli-review = Opowiedz, co było ważne w zapisanej grze: przegapione wygrane, błędy, świetne pomysły i jak dobrze kto grał.
cli-option-analyzed = Pozycja jako tekst albo plik z pozycją lub z zapisanymi grami.
cli-option-think-seconds = Ile sekund myśleć.
cli-option-turn-seconds = Ile sekund może trwać tura, dla sieci i silników.
cli-option-review-seconds = Ile sekund myśleć nad każdą turą. Domyślnie: ćwierć.
cli-option-review-output = Zapisz analizę w tym pliku: .txt, .md z obrazkami obok albo .json.
cli-option-nodes = Ile pozycji obejrzeć.
cli-option-search-depth = Ile tur przewidywać.
cli-option-best = Ile tur pokazać. Domyślnie: { $default }.
cli-option-threads = Ile wątków myśli. Domyślnie: { $default }.
cli-option-contestant = Poziom od 1 do 10, simple, random, network, hand (szukanie bez sieci), plik sieci albo engine: i polecenie.
cli-option-match-powers = Po jednej mocy na miejsce, po przecinkach, albo pula do losowania: all, simple, open, …; bez podania śmiertelnicy.
cli-option-rounds = Ile rund; w każdej wszyscy grają każdą rolę jednego otwarcia. Domyślnie: { $default }.
cli-option-opening = Ile tur otwarcia najwyżej jest losowych. Domyślnie: { $default }.
cli-option-processes = Ile procesów gra. Domyślnie: { $default }.
cli-option-null = Elo, wobec którego sprawdza się --better. Domyślnie: { $default }.
cli-option-better = Skończ, gdy tylko będzie jasne, czy pierwszy gracz jest lepszy o tyle Elo.
cli-think-head = Głębokość { $depth } · pozycje: { $nodes } · { $speed } na sekundę
cli-column-chance = Wygrywa
cli-column-line = Linia
cli-win-in = w { $turns }
cli-loss-in = przegrana w { $turns }
cli-match-head = { $first } przeciw { $second }
cli-match-games = { $games ->
    [one] { $games } gra: wygrane { $won }, remisy { $drawn }, przegrane { $lost } ({ $score })
    [few] { $games } gry: wygrane { $won }, remisy { $drawn }, przegrane { $lost } ({ $score })
    [many] { $games } gier: wygrane { $won }, remisy { $drawn }, przegrane { $lost } ({ $score })
   *[other] { $games } gry: wygrane { $won }, remisy { $drawn }, przegrane { $lost } ({ $score })
}
cli-match-elo = Elo { $elo }, z 95 % ufności od { $low } do { $high }
cli-match-better = Test mówi: { $first } jest lepszy.
cli-match-not-better = Test mówi: { $first } nie jest lepszy.
cli-match-unsure = Test nie może jeszcze powiedzieć, kto jest lepszy.

# Before a game
cli-welcome = Buduj, wchodź wyżej i stań na trzecim poziomie przed innymi. Enter wybiera odpowiedź w nawiasie.
cli-who-plays = Kto gra?
cli-people-computer = Ty przeciw komputerowi
cli-people-two = Dwie osoby przy tej klawiaturze
cli-people-three = Trzy osoby, każda dla siebie
cli-people-four = Cztery osoby w dwóch drużynach
cli-which-powers = Jakie moce?
cli-deal-none = Żadne: gra podstawowa, najlepsza na pierwszy raz
cli-deal-simple = Prości bogowie, losowo
cli-deal-any = Dowolne moce, losowo
cli-deal-named = Wybierz je po nazwie
cli-deal-draft = Draft jak w instrukcji
cli-deal-fleece = Złote Runo: jedna moc obok planszy
cli-ask-fleece = Moc Złotego Runa (Enter: losowo)
cli-ask-power = Moc miejsca { $seat } (Enter: losowo)
cli-ask-offer = Miejsce 1 wystawia moce, razem { $powers } (Enter: losowo)
cli-picks = Wybiera miejsce { $seat }
cli-seat = Miejsce { $seat } ({ $power })
cli-who-begins = Kto zaczyna?
cli-type-number = Wpisz liczbę od 1 do { $most } albo naciśnij Enter, by wybrać { $default }.
cli-type-yes = Wpisz tak
cli-go-on = Dalej: Enter…

# What has to be decided
cli-task-worker = postaw budowniczego, pierwszy to kobieta
cli-task-wind = wybierz, dokąd wieje wiatr
cli-task-arrow = ustaw strzałkę
cli-task-fate = wybierz w tajemnicy kwadrat losu: wskaż jego lewe dolne pole
cli-task-abyss = wybierz w tajemnicy otchłań
cli-task-ram = postaw Barana na planszy
cli-task-reply = powstała kopuła: czy stanie obok niej budowniczy?
cli-do-move = zrób ruch
cli-do-build = buduj
cli-do-power = użyj mocy
cli-do-finish = zakończ
cli-verb-move = Ruch
cli-verb-build = Budowa
cli-verb-dome = Kopuła
cli-verb-force = Zepchnięcie
cli-verb-swap = Zamiana
cli-verb-kill = Usunięcie
cli-verb-unbuild = Rozbiórka
cli-verb-lower = Obniżenie
cli-verb-place = Ustawienie
cli-verb-token = Żeton
cli-verb-aim = Kierunek
cli-verb-mark = Wskazanie
cli-verb-draw = Odkrycie
cli-verb-end = Koniec
cli-verb-secret = Wybór
cli-anywhere = na dowolnym wolnym polu
cli-hint-number = Wpisz liczbę
cli-hint-where-from = Dokąd z { $space }? (Enter: inny budowniczy)
cli-hint-worker = Który budowniczy, na przykład { $space }? (? pomaga)
cli-hint-where = Gdzie, na przykład { $space }? (? pomaga)

# At the table
cli-hand-over = Klawiaturę bierze { $name }. Pozostali nie patrzą.
cli-handed-over = { $name }: naciśnij Enter, gdy nikt inny nie patrzy…
cli-ram = Baran daje moc: { $power }. { $text }
cli-wind = Wiatr
cli-arrow = Strzałka
cli-turn-over = Tura skończyła się przed { $step }
cli-would-play = Komputer zagrałby { $step }
cli-resign = { $name }: poddać grę?
cli-exists = Plik { $file } już istnieje. Nadpisać go?
cli-saved = Zapisano. Grę wznawia: santorini play --load { $file }
cli-over = Gra jest skończona.
cli-after = again · undo · log · save FILE · Enter kończy
cli-no-powers = Nikt tu nie ma mocy: wszyscy są śmiertelnikami. `card Pan` pokazuje dowolną kartę.
cli-rules = Rusz jednego ze swoich budowniczych na sąsiednie pole, najwyżej o jeden poziom w górę; potem tym samym budowniczym zbuduj obok niego blok, a na trzecim poziomie kopułę. Kto wejdzie na trzeci poziom, wygrywa. Jeśli nie możesz dokończyć tury, przegrywasz.
cli-typed-worker = wybierz budowniczego na b2, potem wpisz, dokąd idzie
cli-typed-steps = albo wypisz kroki; kilka w jednym wierszu, nawet całą turę
cli-typed-done = koniec: zrezygnuj z tego, co nieobowiązkowe (albo po prostu Enter)
cli-typed-undo = cofnij swój ostatni krok
cli-typed-hint = zapytaj komputer, co by zrobił
cli-typed-card = przeczytaj moc; `cards` pokazuje wszystkie moce w grze
cli-typed-log = dotychczasowe tury
cli-typed-save = zachowaj grę; `load FILE` ją wznawia
cli-typed-resign = poddaj się
cli-typed-quit = wyjdź

# Cards, records and counts
cli-card =
    Numer { $number }, { $group }; dla { $players } graczy{ $fleece ->
        [yes] ; może być Złotym Runem.
       *[no] .
    }
cli-card-rivals = Nie w parze: { $powers }.
cli-card-note = Wydania: { $note }.
cli-unfinished = Gra nieskończona.
cli-turn = Tura { $turn } z { $turns }  (Enter: dalej, b: wstecz, 7: do tury 7, q: koniec)
cli-column-power = Moc
cli-column-players = Gracze
cli-column-fleece = ZR
cli-column-text = Co robi
cli-column-rivals = Nie w parze
cli-column-turns = tury
cli-column-ways = sposoby
cli-column-seconds = sekundy
cli-column-speed = na sekundę
cli-column-table = Stół
cli-column-status = Stan
cli-column-public = Publiczny
cli-column-created = Utworzony (UTC)
cli-column-changed = Zmieniony (UTC)
cli-column-lines = Wiersze
cli-column-seat = Miejsce
cli-column-player = Gracz
cli-column-name = Imię
cli-column-guest = Gość
cli-column-since = Od (UTC)
cli-open = Santorini działa pod adresem { $address } (Ctrl-C kończy)

# What was done to a server
cli-admin-closed = Stół { $table } jest zamknięty.
cli-admin-deleted = Stół { $table } jest usunięty.
cli-admin-is-blocked = Gość { $guest } jest zablokowany.
cli-admin-is-unblocked = Gość { $guest } nie jest już zablokowany.
cli-admin-erased = { $tables ->
    [one] Imię usunięto z { $tables } stołu.
    [few] Imię usunięto z { $tables } stołów.
    [many] Imię usunięto z { $tables } stołów.
   *[other] Imię usunięto z { $tables } stołu.
}
cli-admin-pruned = { $tables ->
    [one] Usunięto { $tables } stół.
    [few] Usunięto { $tables } stoły.
    [many] Usunięto { $tables } stołów.
   *[other] Usunięto { $tables } stołu.
}
cli-admin-would-prune = { $tables ->
    [one] Do usunięcia jest { $tables } stół.
    [few] Do usunięcia są { $tables } stoły.
    [many] Do usunięcia jest { $tables } stołów.
   *[other] Do usunięcia jest { $tables } stołu.
}
cli-admin-backed-up = Kopia jest w { $folder }.

# Jak powstaje sieć komputera
cli-selfplay = Niech komputer gra sam ze sobą, żeby sieć miała się z czego uczyć.
cli-train = Wytrenuj sieć na pozycjach z takich gier.
cli-gauntlet = Oceń nową sieć w grach przeciw starej.
cli-generations = Gry, trening i ocena, pokolenie po pokoleniu.
cli-study-folder = Folder na to, co powstaje; co już jest, nie powstaje drugi raz.
cli-study-folders = Foldery z grami komputera z samym sobą.
cli-study-files = Ile plików: każdy jest osobnym zadaniem (domyślnie { $default }).
cli-study-games = Gry w pliku (domyślnie { $default }).
cli-study-nodes = Pozycje, które wyszukiwanie ogląda przed każdą turą (domyślnie { $default }).
cli-study-pool = Które moce się spotykają: mortals (śmiertelnicy), simple (bogowie prości), all (wszystkie dozwolone pary) albo mix (mieszanka).
cli-study-pools = Które moce się spotykają: mortals, simple albo all; można podać kilka razy.
cli-study-network = Sieć, która gra: plik, `standard` (ta z pakietu) albo `none`.
cli-study-processes = Procesy na tej maszynie (domyślnie { $default }).
cli-study-ray = Zadania wykonuje klaster Ray.
cli-study-address = Adres klastra; inaczej ten z ustawień Raya, inaczej ta maszyna.
cli-study-seed = Ta sama liczba daje ten sam wynik.
cli-study-passes = Ile razy przejść przez wszystkie pozycje (domyślnie { $default }).
cli-study-batch = Pozycje na jeden krok nauki (domyślnie { $default }).
cli-study-rate = Największa szybkość nauki (domyślnie { $default }).
cli-study-trust = Ile znaczy ocena wyszukiwania; reszta to wynik gry (domyślnie { $default }).
cli-study-threads = Procesory do treningu; więcej niż jeden opłaca się tylko, gdy nic innego nie działa.
cli-study-pairs = Najwyżej tyle par gier w każdej grupie (domyślnie { $default }).
cli-study-better = O ile Elo nowa sieć powinna być lepsza (domyślnie { $default }).
cli-study-ship = Jeśli dowiedziono, że nowa sieć jest lepsza, ma się znaleźć w pakiecie.
cli-study-out = Plik na sieć; obok leżą notatka o niej i to, czego trzeba, by ciągnąć dalej.
cli-study-from = Sieć na początek: plik, `standard` albo `none`.
cli-study-new = Plik nowej sieci.
cli-study-old = Stara sieć: plik, `standard` (ta z pakietu) albo `none`.
cli-study-count = Ile pokoleń ma być razem.
cli-study-window = Z gier ilu pokoleń się uczyć (domyślnie { $default }).
cli-study-stage-selfplay = Gry
cli-study-stage-training = Trening
cli-study-stage-gauntlet = Ocena: { $pool }
cli-study-positions = { $positions ->
    [one] { $positions } pozycja
    [few] { $positions } pozycje
    [many] { $positions } pozycji
   *[other] { $positions } pozycji
}
cli-study-error = błąd { $error }
cli-study-rating = Elo { $rating }
cli-study-verdict = { $pool }: { $result ->
    [better] nowa sieć jest lepsza
    [worse] nowa sieć nie jest lepsza
   *[open] niczego nie dowiedziono
} (pary gier: { $pairs }; Elo { $rating })
cli-study-shipped = To teraz sieć z pakietu.
cli-study-generation = Pokolenie { $number }: { $proven ->
    [yes] nowa sieć jest lepsza i odtąd gra.
   *[no] nie dowiedziono, że nowa sieć jest lepsza.
}

# Co idzie nie tak

error-no-door = Nie udało się nasłuchiwać na { $host }, port { $port }: { $reason }
error-no-pages = W tym pakiecie brakuje stron gry w przeglądarce: zainstaluj wydany wheel albo zbuduj je przez `make pages`
error-setting-number = { $setting }: potrzebna jest liczba
error-setting-log = { $setting }: potrzebne jest debug, info, warning albo error
error-secret-short = Długość sekretu w { $place } to { $length }; znaków musi być co najmniej { $least }
error-data-folder = Nie można odczytać ani zapisać { $path }: { $reason }
error-database-away = Nie można otworzyć bazy danych { $database }: { $reason }
error-database-kind = Nie ma rodzaju bazy danych { $kind }; adres zaczyna się od sqlite:/// lub postgresql+psycopg://
error-database-driver = Baza danych { $database } potrzebuje { $module }: pip install 'santorini[postgres]'
error-database-busy = Inny serwer używa bazy danych { $database }
error-other-secret = Pozostałe serwery tej bazy danych mają inny SANTORINI_SECRET: musi być ten sam dla wszystkich
error-database-newer = Baza danych { $database } pochodzi z nowszej wersji Santorini (rewizja { $revision })
error-no-server = Serwer potrzebuje { $module }: pip install 'santorini[server]'
error-computer-seats = Miejsca komputera to liczby od 1 do { $players }, `all` lub `none`, a nie { $text }
error-many-powers = Za dużo mocy: jest ich { $powers }, a graczy { $players }
error-not-for = { $power }: to nie jest karta dla { $players } graczy
error-insist = Zasady odradzają parę: { $power } i { $other }. Zagrać mimo to?
error-no-such-game = { $file } nie ma gry { $number }
error-no-such-turn = Nie ma tury { $turn }; ostatnia to { $turns }
error-picture-kind = { $file } powinien kończyć się na .svg, .png lub .gif
error-picture-style = Nie ma stylu { $style }; wybierz island lub print
error-not-placed = Na { $spaces } nie można postawić budowniczego
error-review-output = { $file } powinien kończyć się na .txt, .md lub .json
error-no-game = W pliku { $file } nie ma gry
error-no-text-file = { $file } to nie plik tekstowy
error-position-or-powers = Podaj pozycję albo moce, nie oba naraz: pozycja ma własne moce
error-no-typed-number = Wpisz liczbę od 1 do { $most }
error-no-typed-step = { $text } to nie krok; wpisz pole, na przykład c3, albo ?, by zobaczyć pomoc
error-nothing-typed = Wpisz pole, na przykład c3, albo krok, na przykład b2-c3; ? wyjaśnia wszystko
error-which = Który?  { $steps }
error-worker-first = Z { $space } nic teraz nie można zrobić; najpierw wybierz budowniczego: { $choices }
error-only-end = Zostało tylko zakończyć turę: naciśnij Enter
error-nothing-to-undo = Nie ma czego cofnąć
error-no-file = Podaj plik, na przykład load game.santorini
cli-admin-rate = Przelicz ranking wszystkich partii z ich dzienników
cli-admin-rated = Partie rankingowe: { $games }; zmienione rankingi: { $changed }.
