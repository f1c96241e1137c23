# Na co moc pozwala teraz: mówione po jej nazwie
prompt-power = { $power }: { $prompt }
prompt-once = { $power }, raz w grze: { $prompt }
prompt-extra = dodatkowa tura budowniczym przeciwnika
prompt-roam-move = rusz się jeszcze raz albo buduj
prompt-may-build-build = zbuduj jeszcze raz
prompt-move-move = teraz się rusz
prompt-apollo-start-move = rusz się; gdy na przeciwnika, zamienicie się miejscami
prompt-artemis-start-move = rusz się raz lub dwa razy
prompt-athena-start-move = rusz się; jeśli wejdziesz wyżej, przeciwnicy nie będą mogli wchodzić
prompt-atlas-build-dome = zbuduj blok albo kopułę na dowolnym poziomie
prompt-demeter-may-build-build = zbuduj jeszcze raz, na innym polu
prompt-hephaestus-may-build-build = dołóż na wierzch drugi blok
prompt-hermes-start-move = rusz się; na tym samym poziomie ile chcesz, oboma budowniczymi
prompt-hermes-start-build = buduj od razu albo się rusz; na tym samym poziomie ile chcesz
prompt-hermes-roam-move = ruszaj się dalej na tym poziomie, dowolnym budowniczym, albo buduj
prompt-minotaur-start-move = rusz się; przeciwnik na drodze zostanie zepchnięty prosto do tyłu
prompt-pan-start-move = rusz się; zejście o dwa poziomy lub więcej wygrywa
prompt-prometheus-start-build = rusz się albo najpierw buduj, a potem rusz się, nie wchodząc wyżej
prompt-prometheus-move-move = teraz się rusz, ale nie wyżej
prompt-aphrodite-start-move = rusz się; przeciwnicy obok twoich budowniczych będą musieli skończyć obok nich
prompt-ares-may-act-unbuild = usuń blok obok budowniczego, który się nie ruszył
prompt-bia-start-move = rusz się; przeciwnik na wprost twojego ruchu zostanie usunięty
prompt-charon-start-force = rusz się albo najpierw przewieź sąsiedniego przeciwnika
prompt-charon-move-move = teraz rusz się budowniczym, który przewoził
prompt-chronus-start-move = rusz się; pięć pełnych wież wygrywa
prompt-circe-start-move = rusz się; gdy żadni dwaj budowniczowie przeciwnika nie sąsiadują, ich moc jest twoja
prompt-dionysus-start-move = rusz się; ukończ wieżę, a zagrasz też budowniczym przeciwnika
prompt-eros-start-move = rusz się; dwaj budowniczowie obok siebie na poziomie 1 wygrywają
prompt-hera-start-move = rusz się; przeciwnicy nie mogą wygrać na brzegu
prompt-hestia-may-build-build = zbuduj jeszcze raz, ale nie na brzegu
prompt-hypnus-start-move = rusz się; budowniczy przeciwnika stojący wyżej niż jego pozostali nie może się ruszyć
prompt-limus-start-move = rusz się; przeciwnicy nie mogą budować obok twoich budowniczych
prompt-medusa-build-build = zbuduj; niżsi przeciwnicy obok twoich budowniczych zamienią się w kamień
prompt-morpheus-may-build-build = buduj z zapasu, ile chcesz
prompt-persephone-start-move = rusz się; jeśli mogą, przeciwnicy muszą wejść wyżej
prompt-poseidon-may-build-build = buduj budowniczym, który się nie ruszył
prompt-selene-build-dome = buduj albo niech kobieta postawi kopułę na dowolnym poziomie
prompt-triton-roam-move = na brzegu: rusz się jeszcze raz albo buduj
prompt-zeus-build-build = buduj, także pod sobą
prompt-aeolus-act-aim = ustaw wiatr
prompt-aeolus-may-act-aim = ustaw wiatr
prompt-charybdis-may-act-token = połóż wir
prompt-clio-build-build = zbuduj; na bloku położysz jedną ze swoich monet
prompt-europa-may-act-token = postaw Talosa obok budowniczego, który się ruszył
prompt-gaea-reply-place = powstała kopuła: postaw obok zapasowego budowniczego
prompt-graeae-build-build = buduj dowolnym ze swoich budowniczych
prompt-hades-start-move = rusz się; przeciwnicy nie mogą schodzić
prompt-harpies-start-move = rusz się; przeciwnicy po ruchu lecą dalej w tę samą stronę
prompt-hecate-start-move = rusz się w tajemnicy
prompt-moerae-start-move = rusz się; jeśli przeciwnik wygra na twoim tajnym kwadracie, wygrasz ty
prompt-nemesis-may-act-swap = zamień się miejscami z budowniczymi przeciwnika
prompt-nemesis-act-swap = wskaż następną parę do zamiany miejsc
prompt-siren-start-force = rusz się albo zamiast tury zaśpiewaj
prompt-siren-may-act-force = przyciągnij śpiewem jeszcze jednego budowniczego
prompt-tartarus-start-move = rusz się; kto wejdzie do twojej otchłani, przegra
prompt-terpsichore-start-move = rusz się; ruszają się wszyscy twoi budowniczowie, potem wszyscy budują
prompt-terpsichore-move-move = rusz się następnym budowniczym
prompt-terpsichore-build-build = buduj; robi to każdy twój budowniczy
prompt-urania-start-move = rusz się, także przez krawędź na drugą stronę
prompt-urania-build-build = buduj, także przez krawędź
prompt-achilles-start-build = rusz się albo najpierw buduj
prompt-adonis-may-act-mark = wskaż budowniczego, który musi do ciebie przyjść
prompt-atalanta-roam-move = ruszaj się dalej albo buduj
prompt-bellerophon-start-move = rusz się; możesz wejść o dwa poziomy
prompt-heracles-may-build-dome = stawiaj kopuły obok swoich budowniczych, ile chcesz
prompt-heracles-build-dome = buduj albo stawiaj kopuły obok swoich budowniczych
prompt-jason-start-place = rusz się albo postaw zapasowego budowniczego, a on zbuduje
prompt-medea-may-act-lower = zabierz blok spod budowniczego
prompt-odysseus-start-force = rusz się albo najpierw odeślij przeciwników do wolnych narożników
prompt-polyphemus-may-act-dome = postaw gdziekolwiek jedną lub dwie kopuły
prompt-theseus-may-act-kill = usuń przeciwnika stojącego dwa poziomy nad twoim budowniczym

# Co teraz obowiązuje, obok nazwy tego, od kogo pochodzi
lasting-named = { $power }: { $text }
lasting-ready = jeszcze nieużyta
lasting-athena = nikt inny nie wchodzi wyżej
lasting-aphrodite = musi skończyć obok niej: { $spaces }
lasting-persephone = ktoś musi wejść wyżej
lasting-adonis = musi przyjść: { $spaces }
lasting-hera = brak wygranej na brzegu
lasting-hades = nikt nie schodzi
lasting-limus = nie wolno budować obok niej
lasting-harpies = po ruchu leci się dalej
lasting-moerae = tajny kwadrat losu
lasting-tartarus = ukryta otchłań
lasting-hypnus = śpi: { $spaces }
lasting-chronus = wieże: { $count } z 5
lasting-dionysus = dodatkowe tury: { $count }
lasting-morpheus = w zapasie: { $count }
lasting-poseidon = może budować jeszcze: { $count }
lasting-aeolus = wiatr: { $wind }
lasting-siren = strzałka: { $arrow }
lasting-charybdis = wiry: { $count } z 2
lasting-europa = Talos na { $spaces }
lasting-clio =
    { $count ->
        [one] zapas: { $count } moneta
        [few] zapas: { $count } monety
        [many] zapas: { $count } monet
       *[other] zapas: { $count } monety
    }
lasting-gaea =
    { $count ->
        [one] zapas: { $count } budowniczy
        [few] zapas: { $count } budowniczych
        [many] zapas: { $count } budowniczych
       *[other] zapas: { $count } budowniczego
    }

# Dotknięcie, które może znaczyć dwie rzeczy: która z nich
switch-name = Dotknięcie znaczy
switch-move = Ruch
switch-build = Budowa
switch-first = Najpierw budowa
switch-block = Blok
switch-dome = Kopuła
