# Statistics in Polish.

stats-game = Gra
stats-counting = Trwa liczenie partii.
stats-none = Nikt tu jeszcze nie ukończył tej gry.
stats-counted = Policzono: { $number ->
        [one] { $number } twoja partia
        [few] { $number } twoje partie
       *[many] { $number } twoich partii
    } i { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    } wszystkich osób tutaj.
stats-partial = Kolejne partie zostaną policzone następnym razem.
stats-few = Masz na koncie { $count ->
        [one] { $count } ukończoną partię
        [few] { $count } ukończone partie
       *[many] { $count } ukończonych partii
    }. Gdy jest ich mniej niż { $least }, liczby niewiele mówią: patrz na przedziały.
stats-results = Wyniki
stats-you = Ty
stats-all = Wszyscy
stats-winners = Zwycięzcy
stats-won = Wygrane partie
stats-points = Średnia punktów
stats-sources = Punkty według źródła
stats-source = Źródło
stats-seats = Czy miejsce przy stole ma znaczenie?
stats-seat = Miejsce
stats-seat-of = Miejsce { $number } z { $count }
stats-thing = Kto to miał i wygrał
stats-kind-god = Bogowie
stats-kind-power = Moce
stats-kind-guardian = Strażnicy
stats-kind-effect = Karty Nilu
stats-kind-card = Karty
stats-kind-goal = Karty Sfinksa
stats-kind-role = Arystokraci
stats-openings = Otwarcia: pierwsze decyzje
stats-decision = Decyzja
stats-percent = { $number }%
stats-interval = { $low }–{ $high }%, { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
stats-help = Pasek pokazuje, gdzie z pewnością 95% leży prawdziwa szansa; niebieska kreska to wynik samego przypadku. Liczą się tylko ludzie, a wspólne zwycięstwo liczy się częściowo.
