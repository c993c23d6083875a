# Statistics in Czech.

stats-game = Hra
stats-counting = Partie se počítají.
stats-none = Tuhle hru tu ještě nikdo nedohrál.
stats-counted = Započteno: { $number ->
        [one] { $number } tvoje partie
        [few] { $number } tvoje partie
       *[other] { $number } tvých partií
    } a { $count ->
        [one] { $count } partie
        [few] { $count } partie
       *[other] { $count } partií
    } všech lidí tady.
stats-partial = Další partie se započtou příště.
stats-few = Zatím máš { $count ->
        [one] { $count } dohranou partii
        [few] { $count } dohrané partie
       *[other] { $count } dohraných partií
    }. Když je jich méně než { $least }, čísla moc neříkají: dívej se na intervaly.
stats-results = Výsledky
stats-you = Ty
stats-all = Všichni
stats-winners = Vítězové
stats-won = Vyhrané partie
stats-points = Průměr bodů
stats-sources = Body podle zdroje
stats-source = Zdroj
stats-seats = Záleží na místě u stolu?
stats-seat = Místo
stats-seat-of = { $number }. místo (hráčů: { $count })
stats-thing = Kdo to měl a vyhrál
stats-kind-god = Bohové
stats-kind-power = Schopnosti
stats-kind-guardian = Strážci
stats-kind-effect = Karty Nilu
stats-kind-card = Karty
stats-kind-goal = Karty sfingy
stats-kind-role = Dvořané
stats-openings = Zahájení: první rozhodnutí
stats-decision = Rozhodnutí
stats-percent = { $number } %
stats-interval = { $low }–{ $high } %, { $count ->
        [one] { $count } partie
        [few] { $count } partie
       *[other] { $count } partií
    }
stats-help = Pruh ukazuje, kde skutečná šance leží s jistotou 95 %; modrá čára je to, co by přinesla pouhá náhoda. Počítají se jen lidé a dělené vítězství se počítá zčásti.
