# Strony z zasadami: wyszukiwanie, rozstrzygnięcia oraz galeria kart i plansz.

rules-search = Szukaj w zasadach
rules-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] { $count } fragment
        [few] { $count } fragmenty
       *[many] { $count } fragmentów
    }
rules-decided = Rozstrzygnięcie:
rules-print = Drukuj
rules-print-soon = Najpierw wczytują się ilustracje…
rules-gallery = Karty i plansze
rules-gallery-of = { $game }: karty i plansze
rules-back = Wróć do zasad
rules-gallery-lead = Wszystko, co jest wydrukowane w grze, z każdą liczbą, według której gra Maat.
rules-kinds = Pokaż
rules-all = Wszystko
rules-copies = { $count }×
rules-unchecked = Tej wartości nie mogliśmy sprawdzić w wydrukowanej grze.
rules-unchecked-here = † Tego nie mogliśmy [sprawdzić](#numbers) w wydrukowanej grze.
rules-unchecked-mark = nie sprawdzono
rules-unchecked-lines = Wierszy pisanych kursywą nie mogliśmy sprawdzić w wydrukowanej grze.
rules-unchecked-some =
    { $count ->
        [one] { $count } wartości tej gry nie mogliśmy sprawdzić, więc ją oszacowaliśmy. Jest oznaczona na swoim miejscu. Masz tę grę? Pomóż nam ją poprawić.
        [few] { $count } wartości tej gry nie mogliśmy sprawdzić, więc je oszacowaliśmy. Są oznaczone na swoich miejscach. Masz tę grę? Pomóż nam je poprawić.
       *[many] { $count } wartości tej gry nie mogliśmy sprawdzić, więc je oszacowaliśmy. Są oznaczone na swoich miejscach. Masz tę grę? Pomóż nam je poprawić.
    }
rules-rule = Zasada
rules-kind-boards = Plansze
rules-kind-cards = Karty
rules-kind-ships = Łodzie i rundy
rules-kind-numbers = Liczby
rules-kind-gods = Bogowie
rules-kind-guardians = Strażnicy
rules-kind-powers = Moce
rules-kind-monuments = Monumenty
rules-kind-tracks = Tory
rules-kind-scenarios = Mapa i scenariusze
rules-kind-nile = Karty Nilu
rules-kind-sphinx = Karty Sfinksa
rules-kind-river = Nil
rules-kind-sites = Budowle
rules-kind-markets = Targi i pierścień
rules-kind-nobles = Arystokraci
rules-kind-artisans = Rzemieślnicy
rules-kind-jars = Kanopy
rules-kind-offerings = Ofiary
rules-kind-traitor = Zdrajca
