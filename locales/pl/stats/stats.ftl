# Statistics in Polish.

stats-game = Gra
stats-players = Liczba graczy
stats-players-all = Wszystkie
stats-players-of = { $number ->
        [one] { $number } gracz
       *[other] { $number } graczy
    }
stats-counting = Trwa liczenie partii.
stats-failed = Nie udało się policzyć partii.
stats-again = Spróbuj ponownie
stats-none = Nikt tu jeszcze nie ukończył tej gry.
stats-none-players = Nikt tu jeszcze nie ukończył tej gry w takim składzie.
stats-none-own = Nie masz jeszcze takiej ukończonej partii: to są liczby wszystkich.
stats-play = Zagraj
stats-games = { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
stats-results-count = { $count ->
        [one] { $count } wynik
        [few] { $count } wyniki
       *[many] { $count } wyników
    }
stats-battle-count = { $count ->
        [one] { $count } Bitwa
        [few] { $count } Bitwy
       *[many] { $count } Bitew
    }
stats-counted = Policzono: { $number ->
        [one] { $number } twoja partia
        [few] { $number } twoje partie
       *[many] { $number } twoich partii
    } i { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    } wszystkich osób tutaj.
stats-partial = Kolejne partie są jeszcze liczone.
stats-few = Masz na koncie { $count ->
        [one] { $count } ukończoną partię
        [few] { $count } ukończone partie
       *[many] { $count } ukończonych partii
    }. Gdy jest ich mniej niż { $least }, liczby niewiele mówią: patrz na przedziały.
stats-few-records = Tak mało partii niewiele mówi: patrz na przedziały.
stats-results = Wyniki
stats-you = Ty
stats-all = Wszyscy
stats-winners = Zwycięzcy
stats-won = Wygrane partie
stats-points = Średnia punktów
stats-everybody-too = Wszyscy: { $points }
stats-gap = W czym zwycięzcy ci uciekają
stats-gap-all = W czym zwycięzcy są lepsi
stats-gap-points = { $points } na partię
stats-gap-none = W niczym: punktujesz jak zwycięzca.
stats-sources = Punkty według źródła
stats-source = Źródło
stats-sources-about = Średnio na partię. Pełny pasek to ty, cienki to wszyscy, a kreska oznacza zwycięzców.
stats-sources-about-all = Średnio na partię. Pasek to wszyscy, a kreska oznacza zwycięzców.
stats-seats = Czy miejsce przy stole ma znaczenie?
stats-seat = Miejsce
stats-seat-of = Miejsce { $number } z { $count }
stats-seat-points = średnio { $points }
stats-thing = Kto to miał i wygrał
stats-kind-god = Bogowie
stats-kind-power = Moce
stats-kind-guardian = Strażnicy
stats-kind-effect = Karty Nilu
stats-kind-card = Karty
stats-kind-goal = Karty Sfinksa
stats-kind-role = Arystokraci
stats-kind-artisan = Rzemieślnicy
stats-battles = Karty Bitwy
stats-battles-thing = Kto ją zagrał i wygrał Bitwę
stats-times = Ile razy na partię
stats-action-action = Akcje
stats-action-sailed = Dokąd płyną statki
stats-action-building = Statki na placach budowy
stats-action-town = Wizyty w miastach
stats-action-zone = Akcje według stref
stats-openings = Otwarcia: pierwsze decyzje
stats-decision = Decyzja
stats-more = Pokaż kolejne: { $count }
stats-fewer = Pokaż mniej
stats-above = częściej niż przypadkiem
stats-below = rzadziej niż przypadkiem
stats-percent = { $number }%
stats-by-chance = przypadkiem { $number }%
stats-range = { $low }–{ $high }%
stats-help = Pasek pokazuje, gdzie z pewnością 95% leży prawdziwa szansa (przedział Wilsona), ciemny znak na nim to udział wygranych, a niebieska kreska pokazuje, ile w tych samych partiach wygrywa przeciętne miejsce, czyli sam przypadek. Liczą się tylko ludzie, a wspólne zwycięstwo liczy się częściowo. Liczy się każde miejsce: partia trzech osób daje trzy wyniki.
stats-record-help = Przedziały Wilsona z pewnością 95%. Wspólne zwycięstwo liczy się częściowo. Liczy się każde miejsce: partia trzech graczy daje trzy wyniki.
