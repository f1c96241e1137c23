# What is true of a turn: in hints and reviews
review-wins-on = Zieht auf { $spaces } und gewinnt.
review-wins = Gewinnt sofort.
review-wins-in =
    { $turns ->
        [one] Gewinnt in { $turns } Zug, was auch immer die Antwort ist.
       *[other] Gewinnt in { $turns } Zügen, was auch immer die Antwort ist.
    }
review-stops-win = Verhindert den Sieg auf { $spaces }.
review-only-defence = Kein anderer Zug schafft das.
review-threatens = Droht, auf { $spaces } zu gewinnen.
review-threatens-all = Droht, auf { $spaces } zugleich zu gewinnen.
review-walls-in = Der Arbeiter auf { $space } kann nirgends mehr hin.
review-removes-worker = Nimmt einen gegnerischen Arbeiter aus dem Spiel.
review-climbs = Bringt einen Arbeiter auf Ebene { $level }, auf { $space }.
review-uses-power = { $power } macht es möglich.
review-allows-win-on = Lässt die Gegenseite sofort gewinnen, auf { $spaces }.
review-allows-win = Lässt die Gegenseite sofort gewinnen.
review-allows-win-in =
    { $turns ->
        [one] Danach gewinnt die Gegenseite in { $turns } Zug, was auch immer die Antwort ist.
       *[other] Danach gewinnt die Gegenseite in { $turns } Zügen, was auch immer die Antwort ist.
    }
review-allows-removal = Lässt die Gegenseite einen Arbeiter aus dem Spiel nehmen.

# A review of a game
review-title = Rückblick
review-kind-missed-win = Ein verpasster Sieg
review-kind-mistake = Ein Fehler
review-kind-find = Gut gesehen
review-played = Zug { $turn }, { $name }: { $played }
review-better = Besser: { $better }
review-chances = Siegchancen: { $before } davor, { $after } danach.
review-accuracy = { $name }: Genauigkeit { $accuracy }
review-nothing = Kein Zug fällt auf: Es wurde nichts verpasst.
review-looking = Züge werden angesehen
review-start = Partie rückblickend ansehen
review-progress = { $done } von { $total } Entscheidungen angesehen
review-accuracies = Wie genau alle gespielt haben
review-shown = Auf dem Spielplan
review-shown-played = Gespielt
review-shown-better = Besser
review-truth = Was wirklich da war
review-seen = Der Spielplan, wie { $name } ihn sehen konnte.
review-true = Der Spielplan, wie er wirklich war.
review-play-on = Von hier weiterspielen
review-look = In der Partie ansehen
review-picture = Bild
review-share = Rückblick verschicken
review-replay = Die ganze Partie
