# Lesson of Pharaon in Polish. The keys are explained at the top of crates/learn/src/lib.rs.

## Basic

pharaon-lesson-turn = Twoja tura
    .about = Jak jeden żeton otwiera strefę i często pomaga zapłacić za to, co w niej robisz.
    .end = W każdej turze wchodzisz do jednej strefy, płacisz i wykonujesz akcję; jeśli kolor wejścia należy do kosztu, żeton wejścia wlicza się do niego.
pharaon-lesson-turn-start = Weź kanopę z czerwonym, zielonym i żółtym: zaczynasz z tymi surowcami i 2 żetonami srebra. Potem zatrzymaj Wielkiego wezyra, wartego 3 punkty i jeszcze 3 za każdego twojego arystokratę, także za niego.
    .title = Trzy kolory, srebro, arystokrata
pharaon-lesson-turn-offerings = Na kole czerwony jest zwrócony do ofiar: weź 1. parę i wejdź czerwonym surowcem. Ten jeden żeton to cały koszt, a ofiara z +2 jest na koniec warta 3 punkty.
    .title = Koło mówi, czym wejść
pharaon-lesson-turn-nile = Wykonaj 1. akcję na Nilu i wejdź zielonym: wlicza się do kosztu, więc dopłacasz tylko żółty, a otrzymujesz niebieski i czarny. Obiema strzałkami przesuń krążek na żółtym torze: poziom 2 to 3 punkty.
    .title = Wejściem też płacisz
pharaon-lesson-turn-tomb = Buduj grobowiec: pole 1 kosztuje czarny i żółty, a daje 5 punktów. Żółtego już nie masz, więc zastąpi go srebro, czyli joker: zapłać czarny, a drugie srebro zachowaj.
    .title = Srebro zastąpi każdy kolor

pharaon-lesson-round = Runda
    .about = Co zmienia nowa runda i dlaczego warto czasem wcześnie spasować.
    .end = Runda kończy się, gdy spasuje ostatni gracz; potem koło znów się obraca, a wszystkie przyszłe kolory znasz z góry.
pharaon-lesson-round-wheel = Runda 2: koło obróciło się o jedną strefę i czerwony jest teraz zwrócony do rzemieślników. Za swoje trzy czerwone weź 1. rzemieślnika: 7 punktów na koniec i od razu zielony.
    .title = Koło obraca się co rundę
pharaon-lesson-round-pass = Spasuj, a kanopę wybierzesz przed przeciwnikiem. Weź kanopę z czerwonym, czarnym i zielonym: będziesz mieć wszystkie pięć kolorów, a na piramidzie czasu zaczniesz w dolnym rzędzie.
    .title = Za spasowanie bierzesz kanopę
pharaon-lesson-round-pyramid = Gdy przeciwnik gra, ty idziesz po piramidzie: pole 2 daje żeton pierwszego gracza i surowiec, więc otrzymaj czarny, który w następnej rundzie otworzy grobowiec. W kolejnej turze weź srebro z pola 3.
    .title = Piramida nagradza czekanie

pharaon-lesson-court = Dwór
    .about = Runda 4 tej samej gry: pozyskaj drugiego arystokratę i zdobądź sukcesję po faraonie.
    .end = Arystokraci pomagają i punktują na koniec; kto pierwszy ma dwóch i pole 3 grobowca, dostaje żeton faraona.
pharaon-lesson-court-noble = Arystokrata kosztuje po jednym żetonie każdego koloru, a brakujący zielony zastąpi w tej strefie żeton ofiary (arystokraci). Weź 1. arystokratę, Głównego wykonawcę: zajmiesz ostatnie wolne pole.
    .title = Każdy kolor raz za arystokratę
pharaon-lesson-court-pharaoh = Buduj grobowiec do pola 3: 18 punktów. Nikt inny nie ma jeszcze dwóch arystokratów i takiego grobowca, więc dostajesz też żeton faraona za 7 punktów.
    .title = Sukcesja po faraonie

pharaon-lesson-end = Ostatnia runda
    .about = Runda 5: zadowól boga i zamień na punkty to, co ci zostało.
    .end = Po rundzie 5 wszystko się sumuje i wygrywa ten, kto ma najwięcej punktów; tutaj wygrywasz 109:92.
pharaon-lesson-end-bonus = Horus, między ofiarami a grobowcem, daje 10 punktów za 3 ofiary i 2 kroki w grobowcu. Weź 1. parę i premię za drugi niebieski, a potem 3. żeton premiowy, który sam jest wart 3 punkty.
    .title = Bóg patrzy na dwie strefy
pharaon-lesson-end-higher = Buduj grobowiec do pola 4: 27 punktów zamiast 18, a Główny wykonawca jest wart o 2 więcej. Punktuje tylko ostatnie pole, a każdy krok dodaje więcej niż poprzedni.
    .title = Każdy krok wart jest więcej
pharaon-lesson-end-spend = Wykonaj 2. akcję na Nilu: otworzy go żeton ofiary (Nil), a dla Horusa zostaną trzy ofiary. Przesuń krążek na żółtym torze na sam szczyt: 7 punktów zamiast 3.
    .title = Wydaj to, czego nie chce żaden bóg

## Advanced

pharaon-lesson-scoring = Skąd się biorą punkty
    .about = Runda 4 innej gry: bogowie, szczyt Nilu i ofiary, które liczą się tylko raz.
    .end = Szukaj tej jednej karty, kroku lub żetonu, który zadowoli boga: nic innego nie daje tyle naraz.
pharaon-lesson-scoring-god = Weź 3. arystokratę, Wielkiego wezyra, i wejdź niebieskim żetonem ofiary: 12 punktów. Dwaj arystokraci liczą się dla Thota, więc trzeci zadowala Sobka: 8 punktów i jeszcze 3 za Wieszczkę.
    .title = Jedna karta zadowala boga
pharaon-lesson-scoring-top = Wykonaj 2. akcję na Nilu i przesuń krążek na żółtym torze: 7 punktów zamiast 3. Pierwszy krok na torze nie daje nic, drugi 3, a ostatni 4 punkty, więc kończ to, co zaczęte.
    .title = Szczyt toru daje najwięcej
pharaon-lesson-scoring-steps = Buduj grobowiec: wejdź żółtym i zapłać czarny, a w następnej turze buduj znowu dzięki żetonowi ofiary (grobowiec). Dwa kroki to 11 punktów, a potrzebuje ich też Horus.
    .title = Kroki dla punktów i dla boga
pharaon-lesson-scoring-share = Dwie ofiary liczą się dla Thota, a nic nie liczy się dla dwóch bogów. Weź 3. parę i premię za dwa czerwone, a potem 2. żeton premiowy: z pięciu ofiar trzy są dla Horusa, 10 punktów.
    .title = Każdy żeton dla jednego boga

pharaon-lesson-timing = Właściwa chwila
    .about = Kiedy pasować, co brać z piramidy i co zostawić na ostatnią rundę.
    .end = Gdy stać cię na niewiele, pasuj wcześnie, a to, co daje tylko punkty, zostaw na ostatnią rundę.
pharaon-lesson-timing-early = W tej rundzie stać cię na niewiele, więc spasuj przed innymi: weź kanopę z dwoma czarnymi i czerwonym, użyj Nauczyciela i otrzymaj jeszcze niebieski. Przeciwnik gra dalej, a ty tura po turze idziesz po piramidzie.
    .title = Pasuj przed innymi
pharaon-lesson-timing-climb = Na polu 2 otrzymaj żółty, a w następnej turze zamiast srebra weź znowu nagrodę z pola 2 i otrzymaj zielony. Masz wtedy wszystkie pięć kolorów, a to wystarczy na arystokratę.
    .title = Wcześniejsze nagrody nie znikają
pharaon-lesson-timing-general = Weź 3. arystokratę, Generała, i zapłać niebieski surowiec: masz pole 3 grobowca, więc drugi arystokrata daje żeton faraona za 7 punktów. Z nim i żetonem pierwszego gracza Generał jest wart 15.
    .title = Karta na tę chwilę
pharaon-lesson-timing-late = Weź 3. parę i premię: wejdź żetonem ofiary (ofiary), zapłać niebieski i weź 1. żeton premiowy. Trzy nowe żetony są warte 7 punktów, a to, czym płacisz, dałoby z Nauczycielem tylko 3.
    .title = Ofiary na sam koniec

pharaon-lesson-mistakes = Typowe błędy
    .about = Cztery dobre ruchy, obok każdego kuszący, ale zły, i to, ile by kosztował.
    .end = Płać kolorem wejścia, patrz o rundę naprzód, a zanim wydasz ofiarę, policz bogów.
pharaon-lesson-mistakes-entry = Weź 1. rzemieślnika i zapłać zielonymi, czyli kolorem wejścia: wystarczą trzy żetony. Przy płaceniu czarnymi wejście by się nie liczyło: zielony i trzy czarne, razem cztery żetony.
    .title = Płacenie złym kolorem
pharaon-lesson-mistakes-jar = Skoro trzeba było spasować, weź kanopę z dwoma czarnymi i żółtym: w rundzie 5 żółty jest zwrócony do Nilu, a czarny do rzemieślników. Akcja 2 i rzemieślnik kosztują cztery czarne, a żadna inna kanopa ich tu nie daje.
    .title = Kanopa bez planu
pharaon-lesson-mistakes-token = Wykonaj 2. akcję na Nilu, wejdź żółtym surowcem i przesuń krążek na żółtym torze. Żółty żeton ofiary kosztowałby 8 punktów: Anubis chce dwóch ofiar, a masz akurat dwie.
    .title = Ofiara, którą liczy bóg
pharaon-lesson-mistakes-nine = W ostatniej rundzie surowiec to tylko 1 punkt, więc za trzy czarne weź 1. rzemieślnika: 9 punktów. Drugi rzemieślnik nawet ze srebrem dałby 7, a ten z kanopą 6.
    .title = Surowce w ostatniej rundzie
