# Co by było, gdyby: karta nad planszą partii, która toczy się inaczej, niż się potoczyła.

whatif-from = Co by było, gdyby, od ruchu { $number }.
whatif-counts = Nic tu się nie liczy.
whatif-redrawn = Ukryte karty wylosowano od nowa; od nowa losuje się też wszystko, co nastąpi.
whatif-draws = Wszystko, co nastąpi, losuje się od nowa.
whatif-over = Tu partia by się skończyła:
whatif-points =
    { $points ->
        [one] { $seat } { $points } punkt
        [few] { $seat } { $points } punkty
       *[other] { $seat } { $points } punktów
    }
whatif-take-back = Cofnij
whatif-redraw = Losuj od nowa
    .about = Losuje od nowa wszystko, czego nie możesz wiedzieć. Twoje ruchy zostają, o ile są możliwe.
whatif-link = Skopiuj link do tego wariantu
whatif-who = Pozostali
whatif-alone = Gram za wszystkich
whatif-against = Boty: { $level }
whatif-you = Grasz jako
whatif-back = Wróć do gry
whatif-shorter = Po nowym losowaniu nie wszystkie ruchy były możliwe.

## Zaplanowane ruchy

plan-from = Plan naprzód, od ruchu { $number }.
plan-how = Zagraj to, czego oczekujesz od innych, i swoje odpowiedzi, a potem wybierz „Zaplanuj”.
plan-past-draw = Twój plan sięga poza losowanie: to, co następuje, zostanie zagrane tylko wtedy, gdy wylosuje się dokładnie to samo.
plan-this = Zaplanuj
    .about = Jeśli pozostali zagrają te ruchy, twoje zostaną zagrane zaraz po nich. Cokolwiek innego kończy plan. Nikt inny go nie widzi.
plan-made = Zaplanowano. Przy stole widać, co czeka.
plan-waits =
    { $count ->
        [one] Zaplanowano jeden wariant
        [few] Zaplanowano { $count } warianty
       *[other] Zaplanowano { $count } wariantów
    }
plan-secret = Twoje ruchy zostaną zagrane, gdy tylko pozostali zagrają swoje. Nikt inny tego nie widzi.
plan-hidden = coś ukrytego
plan-cancel = Anuluj
plan-read = Rozumiem
plan-ended-differs = Twój plan się skończył: zagrano coś innego.
plan-ended-illegal = Twój plan się skończył: zaplanowany ruch nie był możliwy.
plan-ended-undone = Twój plan się skończył: cofnięto ruch.
