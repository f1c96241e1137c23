# The first page
start-slogan = Ruszaj, buduj, zdobądź szczyt
start-pitch = Gra o wieżach i bogach w twojej przeglądarce. Bez konta, bez instalacji.
start-play = Zagraj teraz
start-play-none = z komputerem
start-play-powers = z komputerem i z mocami
start-with-powers = Zagraj z mocami
start-without-powers = Zagraj bez mocy
start-name = Twoje imię
start-guest = Gość
start-saved = Zapisano
start-friend = Gra ze znajomymi
start-friend-text = Utwórz link, wyślij go i grajcie na dwóch telefonach.
start-link = Utwórz link
start-device = Na tym urządzeniu
start-device-text = Podawajcie sobie ekran albo usiądźcie wokół tabletu.
start-all = Wszystkie opcje
start-all-text = Od 2 do 4 graczy, wszystkie 55 mocy, drafty, zegary, Złote Runo.
start-mine = Twoje gry
start-mine-all = Wszystkie gry
start-your-turn = Twoja tura
start-their-turn = Ruch: { $name }
start-waiting = Czeka na graczy
start-drafting = Wybór mocy
start-goes-on = W toku
start-lobby-teaser =
    { $count ->
        [0] W lobby nikt nie czeka. Otwórz pierwszy stół.
        [one] Jeden stół w lobby czeka na gracza.
        [few] { $count } stoły w lobby czekają na graczy.
        [many] { $count } stołów w lobby czeka na graczy.
       *[other] { $count } stołu w lobby czeka na graczy.
    }
start-powers-teaser = 55 bogów, bohaterów i potworów, a każdy ma moc, która nagina zasady.
start-how = Jak grać
start-how-1 = Każdy gracz ma dwóch budowniczych (w pudełku: murarzy) na planszy 5 × 5 pól.
start-how-2 = W swojej turze rusz budowniczego na sąsiednie pole: najwyżej jeden poziom w górę, w dół bez ograniczeń.
start-how-3 = Potem ten sam budowniczy buduje na polu obok siebie. Czwarta budowa na tym samym polu to niebieska kopuła i nikt nie może na nią wejść.
start-how-4 = Kto wejdzie na trzeci poziom, wygrywa. Kto nie może zrobić ruchu i budować, przegrywa.
start-unofficial = Nieoficjalny, darmowy program dla miłośników gry planszowej Santorini Gordona Hamiltona. Niezwiązany z jej autorem ani wydawcami.

# How things are called
start-players =
    { $players ->
        [4] 4 graczy w drużynach
       *[other] { $players } graczy
    }
start-sitter-me = Ja
start-sitter-computer = Komputer
start-level = Jak silny ma być komputer?
start-level-name = Poziom { $level }
start-level-1 = Dopiero się uczy: często nie widzi, że zaraz wygrasz.
start-level-2 = Początkujący: czasem coś przeoczy.
start-level-3 = Gra dla zabawy: widzi większość zagrożeń, mało planuje.
start-level-4 = Solidny: odpiera twoje zagrożenia i patrzy turę naprzód.
start-level-5 = Godny przeciwnik: myśli kilka tur naprzód.
start-level-6 = Doświadczony: rzadko się myli.
start-level-7 = Silny: zastawia pułapki i przejrzy twoje.
start-level-8 = Bardzo silny: planuje daleko naprzód.
start-level-9 = Mistrz: prawie nie daje ci szans.
start-level-10 = Silniejszego nie ma.
start-sitter-open = Wolne miejsce
start-way-none = Bez mocy
start-way-random = Losowe moce
start-way-draft = Draft
start-way-challenger = Draft śmiałka
start-way-chosen = Wybrane moce
start-way-fleece = Złote Runo
start-way-position = Od pozycji
start-clock-none = Bez zegara
start-clock-turn =
    { $unit ->
        [seconds] { $amount } s na turę
       *[other] { $amount } min na turę
    }
start-clock-game = { $amount } min + { $increment } s
start-clock-days =
    { $amount ->
        [one] 1 dzień na turę
        [few] { $amount } dni na turę
        [many] { $amount } dni na turę
       *[other] { $amount } dnia na turę
    }
start-edition-roxley2016 = Roxley 2016
start-edition-spinmaster2017 = Spin Master 2017
start-edition-revised = Poprawione

# A new game
start-new = Nowa gra
start-new-players = Gracze
start-count =
    { $players ->
        [4] 4 w drużynach
       *[other] { $players } graczy
    }
start-teams = Partnerzy mają wspólnych budowniczych i razem wygrywają.
start-team = Drużyna { $team }
start-seat = Miejsce { $seat }
start-who-sits = Kto siedzi na miejscu { $seat }?
start-sitter-open-short = Zaproś
start-see = Kto może dołączyć?
start-private = Tylko z linkiem
start-public = Każdy, z lobby
start-powers = Moce
start-way-none-text = Gra podstawowa. Najlepsza na pierwszy raz.
start-way-random-text = Każdy dostaje losową moc.
start-way-draft-text = Na stole leżą losowe moce i każdy wybiera jedną.
start-way-challenger-text = Jak w instrukcji: śmiałek wykłada wybrane moce, a inni wybierają pierwsi.
start-way-chosen-text = Wybierz moc dla każdego miejsca.
start-way-fleece-text = Bez własnych mocy: kto zaczyna turę obok złotego barana, ma moc z jego karty.
start-pool = Z tych kart
start-pool-size =
    { $count ->
        [one] Pasuje jedna karta.
        [few] Pasują { $count } karty.
        [many] Pasuje { $count } kart.
       *[other] Pasuje { $count } karty.
    }
start-pool-challenger = Z tych kart, jeśli śmiałkiem jest komputer
start-open-only = Bez ukrytych informacji
start-allow = Pozwól na pary, które odradzają zasady
start-choose = Wybierz moc
start-choose-for = Wybierz moc: { $who }
start-choose-fleece = Moc Złotego Runa
start-random = Losowo
start-random-card = Losowa karta
start-random-card-text = Niespodzianka dla obu stron.
start-more = Zegar, pierwszy gracz, wydanie
start-clock = Zegar
start-clock-kind-none = Brak
start-clock-kind-turn = Na turę
start-clock-kind-game = Na grę
start-clock-kind-days = Dni
start-clock-none-text = Myśl tak długo, jak chcesz.
start-clock-turn-text = Na każdą turę jest tyle czasu.
start-clock-game-text = Czas na całą grę; każda tura trochę go dodaje.
start-clock-days-text = Graj bez pośpiechu; wracaj, gdy przyjdzie twoja tura.
start-first = Kto zaczyna?
start-first-challenger = Kto jest śmiałkiem?
start-first-challenger-text = Śmiałek wybiera ostatni i wskazuje pierwszego gracza.
start-edition = Wydanie
start-edition-roxley2016-text = Karty jak w pierwszym druku.
start-edition-spinmaster2017-text = Bia zaczyna na brzegu, a Chaos zmienia się rzadziej.
start-edition-revised-text = Najnowsze brzmienie, które zmienia około dziesięciu mocy.
start-position = Od pozycji
start-position-text = Plansza, moce, wydanie i gracz na ruchu pochodzą z tej pozycji.
start-position-picture = Pozycja, od której zaczyna się gra
start-position-drop = Zacznij jednak od pustej planszy
start-start = Zacznij grę
start-start-invite = Otwórz stół
start-invite-next = Za chwilę dostaniesz link do wysłania.

# Why not
start-no-person = Co najmniej jedno miejsce musi być dla człowieka.
start-no-none = Przy trzech lub czterech graczach każdy potrzebuje mocy.
start-no-fleece = Złote Runo jest dla dwóch graczy.
start-no-players = Tylko dla { $players } graczy.
start-no-twice = Tę kartę ma już gracz na miejscu { $seat }.
start-no-forbidden = Zasady odradzają taki zestaw: { $powers }.
start-no-power = Wybierz moc dla miejsca { $seat }.
start-no-group = Wybierz karty do rozdania.
start-no-pool = Za mało tych kart jest dla tylu graczy.
start-no-group-players = Dla dwóch graczy.

# The lobby
start-lobby = Lobby
start-lobby-text = Wolne stoły i gry do oglądania.
start-lobby-empty = Nikogo tu jeszcze nie ma
start-lobby-empty-text = Otwórz stół dla wszystkich. Gdy tylko ktoś dołączy, gracie.
start-lobby-open = Otwórz stół
start-join = Dołącz
start-watch = Oglądaj
start-return = Wróć
start-lobby-joinable = Czekają na graczy
start-lobby-running = Gra się toczy
