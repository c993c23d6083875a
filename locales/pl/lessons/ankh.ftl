# Lesson of Ankh in Polish. The keys are explained at the top of crates/learn/src/lib.rs.

## Basic

ankh-lesson-turn = Twoja tura
    .about = Cztery akcje i wydarzenie, które następuje, gdy tor się zapełni.
    .end = W każdej turze wykonujesz dwie akcje z góry na dół, a każda przybliża następne wydarzenie.
ankh-lesson-turn-move = Wybierz Ruch Jednostek, przesuń swojego Boga z B5 na B7, obok Piramidy, i wybierz Gotowe. Każda jednostka może przejść do 3 pól, a Monumenty warto odwiedzać.
    .title = Rusz do Monumentów
ankh-lesson-turn-gain = Druga akcja musi leżeć w niższym rzędzie: wybierz Pozyskanie Wyznawców. Twój Obelisk i neutralna Piramida obok twoich jednostek dają po 1 Wyznawcy.
    .title = Monumenty dają Wyznawców
ankh-lesson-turn-summon = Wybierz Przyzwanie Jednostki i postaw Wojownika na C4, obok pierwszego. Nowa jednostka zawsze pojawia się obok twojej jednostki albo twojego Monumentu.
    .title = Przyzwij Wojownika
ankh-lesson-turn-unlock = Teraz wybierz Odblokowanie Mocy Ankh i za 1 Wyznawcę weź moc Wielbiony: odtąd każde Pozyskanie Wyznawców da ci o 1 więcej.
    .title = Za Wyznawców są moce
ankh-lesson-turn-event = Znów Pozyskanie Wyznawców: znacznik dochodzi na ostatnie pole i wywołuje wydarzenie dla ciebie. Przejmujesz Piramidę na B8, a twoja tura się kończy.
    .title = Pełny tor to wydarzenie

ankh-lesson-conflict = Konflikt
    .about = Jak walczy się o regiony i skąd bierze się Uwielbienie.
    .end = Uwielbienie dają większości Monumentów, Dominacja i Bitwy; w każdej Bitwie każdy zagrywa jedną kartę.
ankh-lesson-conflict-march = Przesuń C4 na D1, B4 na D2 i D4 na G4, potem wybierz Gotowe. Pełny tor wywołuje Konflikt: twój Bóg jest sam na zachodzie i zyskuje 3 punkty, 1 za Dominację i 2 za Monumenty.
    .title = Tylko ty w regionie: Dominacja
ankh-lesson-conflict-miracle = Na wschodzie twój Wojownik stoi przeciw 3 jednostkom i raczej nie wygra. Zagraj Cud: za każdą swoją jednostkę, która tu zginie, zyskujesz 1 punkt Uwielbienia.
    .title = Przegrana też może coś dać
ankh-lesson-conflict-chariots = W Delcie zagraj Rydwany: 2 Wojowników i 3 to siła 5, a { $b } ma najwyżej 4. Zwycięzca zyskuje 1 punkt Uwielbienia, a Wojownicy przegranego giną.
    .title = Wygrywa najwyższa siła

ankh-lesson-regions = Strażnicy i Wielbłądy
    .about = Jak zdobyć Strażnika i jak Wielbłądy robią z jednego regionu dwa.
    .end = Własny region jest wart Karawany: w każdym Konflikcie możesz w nim dominować bez Bitwy.
ankh-lesson-regions-guardian = Odblokuj drugą moc, Majestatyczny: 3 Wyznawców za każdą wygraną Bitwę. Pod tym żetonem jest symbol Strażnika: do puli trafiają Kocie Mumie, które przyzywasz jak Wojownika.
    .title = Z mocą przychodzi Strażnik
ankh-lesson-regions-caravan = Pełny tor daje Karawanę Wielbłądów: postaw Wielbłąda na D0-E1, a linia pobiegnie aż do Rzeki. Żeton 3, czyli trzeci w kolejności, zostaw stronie z polem B0 i wybierz Zrezygnuj. Są tu tylko twoje jednostki.
    .title = Wielbłądy dzielą region

ankh-lesson-victory = Zwycięstwo
    .about = Późny etap innej gry, grasz jako Ra: wyjdź z czerwonej części i dotrzyj na szczyt.
    .end = Pole 31 wygrywa natychmiast, inaczej najwyższy Bóg po piątym Konflikcie; przy 3 lub więcej graczach po trzecim łączą się dwaj ostatni Bogowie.
ankh-lesson-victory-red = Jesteś na 19. Po czwartym Konflikcie każdy Bóg na polu 20 lub niższym zostaje zapomniany. Wybierz Pozyskanie Wyznawców: zacznie się Konflikt, a trzy regiony tylko z twoimi jednostkami dadzą ci 29.
    .title = Wyjdź z czerwonej części
ankh-lesson-victory-top = Zagraj Rydwany: 3 jednostki i 3 to 6, { $b } ma najwyżej 4, a ty wchodzisz na 30. Potem użyj mocy Czczony, 2 Wyznawców za 1 punkt Uwielbienia: na polu 31 od razu wygrywasz.
    .title = Ostatnie pole wygrywa

## Advanced

ankh-lesson-scoring = Gdzie są punkty
    .about = Grasz jako Ra, dwaj Wojownicy mają żetony Słońca: większości, Pustynia i zwycięstwo bez mocnej karty.
    .end = Samo zwycięstwo daje 1: prawdziwe punkty to Monumenty, Pustynia i zdolność twojego Boga.
ankh-lesson-scoring-majority = Odblokuj moc Wszechobecny: pełny tor daje ci Obelisk na I1. W Delcie jest teraz remis z wrogim Obeliskiem na C2, a przy remisie większości nie ma nikt.
    .title = Remis odbiera większość
ankh-lesson-scoring-conflict = Pozyskaniem Wyznawców wywołaj Konflikt. Jeszcze przed porównaniem siły Monumenty dadzą ci 2 punkty na zachodzie i 2 w Delcie, bo w obu regionach masz jednostki.
    .title = Monumenty liczą się przed siłą
ankh-lesson-scoring-drought = Zagraj Suszę: wszystkie twoje 4 jednostki stoją tu na Pustyni. 4 i 1 to 5, { $b } ma najwyżej 4, a zwycięstwo daje 1, do tego 4 za Pustynię i 1 za Opromienionego Wojownika.
    .title = Sześć punktów z jednej Bitwy
ankh-lesson-scoring-flood = W Delcie masz 3 jednostki, a { $b } z dowolną kartą ma najwyżej 2. Zachowaj więc Rydwany i zagraj Wylew Nilu: 3 jednostki na polach Zalewowych dadzą prócz zwycięstwa 3 Wyznawców.
    .title = Wygraj bez mocnej karty

ankh-lesson-timing = Właściwa chwila
    .about = Kiedy wywołać Konflikt i w jakiej kolejności zagrywać karty.
    .end = Wywołaj Konflikt, gdy ci to pasuje: masz wtedy żeton Przechylenia Szali, a nowa moc działa od razu.
ankh-lesson-timing-power = Za ostatniego Wyznawcę odblokuj moc Wszechobecny. Tor się zapełnia, a moc działa już w tym Konflikcie: jednostki w 3 regionach to 3 Wyznawców.
    .title = Moc w samą porę
ankh-lesson-timing-chariots = Najpierw walczy się o zachód. Zagraj Rydwany: 2 jednostki i 3 to 5, a { $b } ma najwyżej 4. Karta wróci do ciebie szybciej, niż się wydaje.
    .title = Pierwsza Bitwa ma być pewna
ankh-lesson-timing-cycle = Na wschodzie 1 Wojownik stoi przeciw 2 jednostkom: nie marnuj tu siły. Zagraj Równowagę Maat: po Bitwie Rydwany wracają na rękę, w sam raz na Deltę.
    .title = W międzyczasie odzyskaj karty
ankh-lesson-timing-tie = Znów zagraj Rydwany: masz 5, ale { $b } też może mieć 5. Konflikt wywołujesz ty, więc masz żeton Przechylenia Szali: użyj go i wygraj. Bez Rydwanów byłoby najwyżej 3.
    .title = O remisie decydujesz ty

ankh-lesson-mistakes = Typowe błędy
    .about = Cztery ruchy, których w pierwszej grze żałuje prawie każdy.
    .end = Zostaw w domu straż, wybieraj chwilę Konfliktu i nigdy nie oferuj tyle, ile inni mogą wyrównać.
ankh-lesson-mistakes-home = Ruch Jednostek: przesuń tylko Wojownika z B4 na D2 i wybierz Gotowe. Gdyby zachód opuścił też twój Bóg, kosztowałoby cię to 2 punkty Uwielbienia: 1 za Obelisk i 1 za Dominację.
    .title = Nie zostawiaj pustego domu
ankh-lesson-mistakes-early = Teraz przyzwij Wojownika na E2, a Pozyskanie Wyznawców zostaw na następną turę. Od razu wywołałoby Konflikt, a w Delcie jest na razie 2 na 2; tak będziesz mieć 3.
    .title = Nie zaczynaj Konfliktu za wcześnie
ankh-lesson-mistakes-safe = Zagraj Rydwany: 3 i 3 to 6, { $b } ma najwyżej 5. Budowa Monumentu dałaby 1 punkt za Obelisk, ale z siłą 3 możesz przegrać Bitwę i stracić wszystkich 3 Wojowników.
    .title = Chciwość w Bitwie nie popłaca
ankh-lesson-mistakes-bid = Plaga: zaoferuj 2 Wyznawców, bo { $b } ma tylko 1. Przy ofercie 1 możliwy jest remis, a wtedy szarańcza nie oszczędza nikogo: zginęłoby 3 twoich Wojowników.
    .title = Nie remisuj podczas Plagi
