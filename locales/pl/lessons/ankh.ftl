# Lesson of Ankh in Polish. The keys are explained at the top of crates/learn/src/lib.rs.

## Basic

ankh-lesson-turn = Twoja tura
    .about = Cztery akcje i wydarzenie, które następuje, gdy tor się zapełni.
    .end = W każdej turze wykonujesz dwie akcje, od góry do dołu, a każda przybliża następne wydarzenie.
ankh-lesson-turn-move = Wybierz Ruch Jednostek, porusz swojego Boga z B5 na B7, obok Piramidy, i wybierz Gotowe: każda jednostka może przejść najwyżej 3 pola.
    .title = Wyrusz do Monumentów
ankh-lesson-turn-gain = Druga akcja musi leżeć w niższym rzędzie: wybierz Pozyskanie Wyznawców. Twój Obelisk i neutralna Piramida obok twoich jednostek dają po 1 Wyznawcy.
    .title = Monumenty dają Wyznawców
ankh-lesson-turn-summon = Wybierz Przyzwanie Jednostki i postaw Wojownika na C4, obok tego, którego już masz: nowa jednostka zawsze pojawia się obok twojej jednostki albo twojego Monumentu.
    .title = Przyzwij Wojownika
ankh-lesson-turn-unlock = Teraz wybierz Odblokowanie Mocy Ankh i za 1 Wyznawcę weź moc Wielbiony: odtąd każde Pozyskanie Wyznawców da ci o 1 więcej.
    .title = Moce za Wyznawców
ankh-lesson-turn-event = Znów wybierz Pozyskanie Wyznawców: znacznik dociera na ostatnie pole i wywołuje wydarzenie, które daje ci Piramidę na B8 i kończy twoją turę.
    .title = Pełny tor to wydarzenie

ankh-lesson-conflict = Konflikt
    .about = Jak walczy się o regiony i skąd bierze się Uwielbienie.
    .end = Uwielbienie zyskujesz za większość Monumentów, za Dominację i za Bitwy; w każdej Bitwie każdy zagrywa jedną kartę.
ankh-lesson-conflict-march = Wybierz Ruch Jednostek: z C4 na D1, z B4 na D2 i z D4 na G4, potem Gotowe. Pełny tor wywołuje Konflikt: twój Bóg jest sam w regionie 1 i zyskuje 3 punkty, 1 za Dominację i 2 za Monumenty.
    .title = Tylko ty w regionie: Dominacja
ankh-lesson-conflict-miracle = W regionie 2 twój Wojownik raczej nie wygra z 3 jednostkami, więc zagraj Cud: za każdą swoją jednostkę, która tu zginie, zyskujesz 1 punkt Uwielbienia.
    .title = Przegrana też może coś dać
ankh-lesson-conflict-chariots = W regionie 3 zagraj Rydwany: 2 Wojowników i 3 z karty to siła 5, a { $b } ma najwyżej 4. Zwycięzca zyskuje 1 punkt Uwielbienia, a Wojownicy przegranego giną.
    .title = Wygrywa najwyższa siła

ankh-lesson-regions = Strażnicy i Wielbłądy
    .about = Jak zdobyć Strażnika i jak Wielbłądy robią z jednego regionu dwa.
    .end = Własny region jest wart Karawany: w każdym Konflikcie możesz w nim dominować bez Bitwy.
ankh-lesson-regions-guardian = Odblokuj drugą moc, Majestatyczny: 3 Wyznawców za każdą wygraną Bitwę. Pod tym żetonem jest symbol Strażnika: do puli trafiają Kocie Mumie, które przyzywasz jak Wojownika.
    .title = Z mocą przychodzi Strażnik
ankh-lesson-regions-caravan = Pełny tor daje Karawanę Wielbłądów: postaw Wielbłąda na krawędzi D0-E1, a linia dobiegnie do Rzeki. Stary żeton 3, trzeci w kolejności, zostaw regionowi z polem B0 i wybierz Zrezygnuj: są tam tylko twoje jednostki.
    .title = Wielbłądy dzielą region

ankh-lesson-victory = Zwycięstwo
    .about = Późny etap innej gry, grasz jako Ra: wyjdź z czerwonej części i dotrzyj na szczyt.
    .end = Na polu 31 wygrywasz natychmiast; jeśli nikt tam nie dotrze, po piątym Konflikcie wygrywa najwyższy Bóg. Przy 3 lub więcej graczach po trzecim Konflikcie łączą się dwaj ostatni Bogowie.
ankh-lesson-victory-red = Jesteś na polu 19, a po czwartym Konflikcie każdy Bóg na polu 20 lub niższym zostaje zapomniany. Wybierz Pozyskanie Wyznawców: zacznie się Konflikt, a trzy regiony, w których jesteś tylko ty, wyniosą cię na 29.
    .title = Wyjdź z czerwonej części
ankh-lesson-victory-top = Zagraj Rydwany: 3 jednostki i 3 z karty to 6, { $b } ma najwyżej 4, a ty wchodzisz na 30. Potem użyj mocy Czczony i poświęć 2 Wyznawców za 1 punkt Uwielbienia: na polu 31 od razu wygrywasz.
    .title = Ostatnie pole to zwycięstwo

## Advanced

ankh-lesson-scoring = Skąd się biorą punkty
    .about = Grasz jako Ra, dwaj Wojownicy mają żetony Słońca. Zobacz, co dają większość Monumentów, Pustynia i zwycięstwo bez mocnej karty.
    .end = Samo zwycięstwo daje tylko 1 punkt: prawdziwe punkty to Monumenty, Pustynia i zdolność twojego Boga.
ankh-lesson-scoring-majority = Odblokuj moc Wszechobecny: pełny tor daje ci Obelisk na I1. W regionie 3 jest teraz remis z wrogim Obeliskiem na C2, a przy remisie większości nie ma nikt.
    .title = Remis odbiera większość
ankh-lesson-scoring-conflict = Wybierz Pozyskanie Wyznawców, by wywołać Konflikt. Jeszcze przed porównaniem siły Monumenty dadzą ci 2 punkty w regionie 1 i 2 w regionie 3, bo w obu regionach masz jednostki.
    .title = Monumenty liczą się przed siłą
ankh-lesson-scoring-drought = Zagraj Suszę: wszystkie 4 twoje jednostki stoją tu na Pustyni. 4 i 1 z karty to 5, { $b } ma najwyżej 4, a zwycięstwo daje 1 punkt, do tego 4 za Pustynię i 1 za Opromienionego Wojownika.
    .title = Sześć punktów z jednej Bitwy
ankh-lesson-scoring-flood = W regionie 3 masz 3 jednostki, a { $b } z dowolną kartą ma najwyżej 2. Zachowaj więc Rydwany i zagraj Wylew Nilu: oprócz zwycięstwa 3 jednostki na polach Zalewowych dadzą ci 3 Wyznawców.
    .title = Wygraj bez mocnej karty

ankh-lesson-timing = Właściwa chwila
    .about = Kiedy wywołać Konflikt i w jakiej kolejności zagrywać karty.
    .end = Wywołaj Konflikt, gdy ci to pasuje: masz wtedy żeton Przechylenia Szali, a nowa moc działa od razu.
ankh-lesson-timing-power = Za ostatniego Wyznawcę odblokuj moc Wszechobecny. Tor się zapełnia, a moc działa już w tym Konflikcie: jednostki w 3 regionach to 3 Wyznawców.
    .title = Moc w samą porę
ankh-lesson-timing-chariots = Najpierw walczy się o region 1, więc zagraj Rydwany: 2 jednostki i 3 z karty to 5, a { $b } ma najwyżej 4. Karta wróci do ciebie szybciej, niż się wydaje.
    .title = Pierwsza Bitwa ma być pewna
ankh-lesson-timing-cycle = W regionie 2 jeden Wojownik stoi przeciw 2 jednostkom, więc nie marnuj siły i zagraj Równowagę Maat: po Bitwie Rydwany wracają na rękę, w sam raz na region 3.
    .title = Po drodze odzyskaj karty
ankh-lesson-timing-tie = Znów zagraj Rydwany: masz siłę 5, ale { $b } też może mieć 5. To ty wywołujesz Konflikt, więc masz żeton Przechylenia Szali: użyj go i wygraj.
    .title = O remisie decydujesz ty

ankh-lesson-mistakes = Typowe błędy
    .about = Cztery ruchy, których w pierwszej grze żałuje wielu graczy.
    .end = Zostaw w domu straż, wybieraj chwilę Konfliktu i nigdy nie składaj oferty, którą inni mogą wyrównać.
ankh-lesson-mistakes-home = Wybierz Ruch Jednostek, porusz tylko Wojownika z B4 na D2 i wybierz Gotowe. Gdyby region 1 opuścił też twój Bóg, kosztowałoby cię to 2 punkty Uwielbienia: 1 za Obelisk i 1 za Dominację.
    .title = Nie zostawiaj pustego domu
ankh-lesson-mistakes-early = Teraz przyzwij Wojownika na E2, a Pozyskanie Wyznawców wybierz dopiero w następnej turze. Już teraz wywołałoby Konflikt, a w regionie 3 masz 2 Wojowników przeciw 2; potem będzie ich 3.
    .title = Nie zaczynaj Konfliktu za wcześnie
ankh-lesson-mistakes-safe = Zagraj Rydwany: 3 Wojowników i 3 z karty to 6, { $b } ma najwyżej 5. Budowa Monumentu dałaby 1 punkt za Obelisk, ale z siłą 3 możesz przegrać Bitwę i stracić wszystkich 3 Wojowników.
    .title = Chciwość w Bitwie nie popłaca
ankh-lesson-mistakes-bid = Plaga: zaoferuj 2 Wyznawców, bo { $b } ma tylko 1. Przy ofercie 1 możliwy jest remis, a wtedy szarańcza nie oszczędza nikogo: zginęłoby 3 twoich Wojowników.
    .title = Nie remisuj podczas Plagi
