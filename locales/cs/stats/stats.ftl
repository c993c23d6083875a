# Statistics in Czech.

stats-game = Hra
stats-players = Počet hráčů
stats-players-all = Všechny
stats-players-of = { $number ->
        [one] { $number } hráč
        [few] { $number } hráči
       *[other] { $number } hráčů
    }
stats-counting = Partie se počítají.
stats-failed = Partie se nepodařilo spočítat.
stats-again = Zkusit znovu
stats-none = Tuhle hru tu ještě nikdo nedohrál.
stats-none-players = V tomhle počtu hráčů tu hru ještě nikdo nedohrál.
stats-none-own = Takovou partii ještě dohranou nemáš: tohle jsou čísla všech.
stats-play = Zahrát si
stats-games = { $count ->
        [one] { $count } partie
        [few] { $count } partie
       *[other] { $count } partií
    }
stats-results-count = { $count ->
        [one] { $count } výsledek
        [few] { $count } výsledky
       *[other] { $count } výsledků
    }
stats-battle-count = { $count ->
        [one] { $count } boj
        [few] { $count } boje
       *[other] { $count } bojů
    }
stats-counted = Započteno: { $number ->
        [one] { $number } tvoje partie
        [few] { $number } tvoje partie
       *[other] { $number } tvých partií
    } a { $count ->
        [one] { $count } partie
        [few] { $count } partie
       *[other] { $count } partií
    } všech lidí tady.
stats-partial = Další partie se ještě počítají.
stats-few = Zatím máš { $count ->
        [one] { $count } dohranou partii
        [few] { $count } dohrané partie
       *[other] { $count } dohraných partií
    }. Když je jich méně než { $least }, čísla moc neříkají: dívej se na intervaly.
stats-few-records = Tak málo partií moc neříká: dívej se na intervaly.
stats-results = Výsledky
stats-you = Ty
stats-all = Všichni
stats-winners = Vítězové
stats-won = Vyhrané partie
stats-points = Průměr bodů
stats-everybody-too = Všichni: { $points }
stats-gap = V čem ti vítězové utíkají
stats-gap-all = V čem jsou vítězové lepší
stats-gap-points = { $points } za partii
stats-gap-none = V ničem: boduješ jako vítěz.
stats-sources = Body podle zdroje
stats-source = Zdroj
stats-sources-about = Průměr na partii. Plný pruh jsi ty, tenký všichni a čárka ukazuje vítěze.
stats-sources-about-all = Průměr na partii. Pruh jsou všichni, čárka ukazuje vítěze.
stats-seats = Záleží na místě u stolu?
stats-seat = Místo
stats-seat-of = { $number }. místo z { $count }
stats-seat-points = průměrně { $points }
stats-thing = Kdo to měl a vyhrál
stats-kind-god = Bohové
stats-kind-power = Schopnosti
stats-kind-guardian = Strážci
stats-kind-effect = Karty Nilu
stats-kind-card = Karty
stats-kind-goal = Karty sfingy
stats-kind-role = Dvořané
stats-kind-artisan = Řemeslníci
stats-battles = Bojové karty
stats-battles-thing = Kdo ji zahrál a boj vyhrál
stats-times = Kolikrát za partii
stats-action-action = Akce
stats-action-sailed = Kam plují lodě
stats-action-building = Lodě na staveništích
stats-action-town = Návštěvy měst
stats-action-zone = Akce podle zón
stats-openings = Zahájení: první rozhodnutí
stats-decision = Rozhodnutí
stats-more = Ukázat další: { $count }
stats-fewer = Ukázat méně
stats-above = víc než náhodou
stats-below = méně než náhodou
stats-percent = { $number } %
stats-by-chance = náhodou { $number } %
stats-range = { $low }–{ $high } %
stats-help = Pruh ukazuje, kde s jistotou 95 % leží skutečná šance (Wilsonův interval), tmavá značka v něm je podíl výher a modrá čára ukazuje, kolik v těch samých partiích vyhrává průměrné místo, tedy pouhou náhodu. Počítají se jen lidé a dělené vítězství se počítá zčásti. Počítá se každé místo: partie tří lidí má tři výsledky.
stats-record-help = Intervaly jsou Wilsonovy s jistotou 95 %. Dělené vítězství se počítá zčásti. Počítá se každé místo: partie tří hráčů má tři výsledky.
