# Lesson of Egizia in Polish. The records are in crates/learn/lessons/egizia.

egizia-lesson-river = W dół Nilu
    .about = Twoje statki zbierają karty, wzmacniają ekipy i docierają na plac budowy.
    .end = Gdy wszyscy spasują, ekipy jedzą, kamieniołomy dają kamienie, a potem się buduje.
egizia-lesson-river-card = Umieść statek na polu 1 i weź Kamieniołom 3: buduje się z kamieni, a ten kamieniołom da ci w każdej rundzie jeszcze 3.
    .title = Statek bierze kartę
egizia-lesson-river-town = Umieść statek w mieście Thebae, na polu 4: twoja czarna i twoja żółta ekipa zyskują siłę +1, a im silniejsza ekipa, tym więcej zbuduje.
    .title = Miasta działają od razu
egizia-lesson-river-field = Ekipy potrzebują tyle zboża, ile mają siły: teraz 7, a twoje pole zboża daje tylko 6. Umieść statek na polu 9 i weź Zielone pole 3; w górę rzeki już nie wrócisz.
    .title = Silne ekipy więcej jedzą
egizia-lesson-river-site = Umieść statek na polu 12, przy obelisku i grobach, i zajmij 1. pole budowy: będziesz tam budować przed innymi. Potem spasuj, na pierwszą rundę to wystarczy.
    .title = Statek na placu budowy

egizia-lesson-building = Budowa
    .about = Co powstaje z kamieni i skąd biorą się punkty.
    .end = Każda ekipa buduje raz na rundę, a im więcej placów, tym wyższa premia za współpracę.
egizia-lesson-building-build = Wystaw czarną ekipę o sile 2 i dwa razy buduj obelisk: każda cegła kosztuje 1 kamień i daje 1 punkt. Potem przesuń się w dół na targu zbożowym, by głód kosztował mniej.
    .title = Siła i kamienie
egizia-lesson-building-sites = W nowej rundzie umieść statki przy Sfinksie (6), obelisku i grobach (12) oraz piramidzie i świątyni (18), zawsze na 1. polu budowy, i spasuj. Budowa na wszystkich trzech daje 6 punktów.
    .title = Trzy place, 6 punktów
egizia-lesson-building-sphinx = Wystaw żółtą ekipę, za 2 kamienie dobierz 2 karty Sfinksa i zatrzymaj „4 własne cegły na obelisku”: 2 już tam masz. Karta, którą zwracasz, daje 1 punkt.
    .title = Karty Sfinksa punktują na koniec
egizia-lesson-building-grave = Wystaw czarną ekipę i weź grób o wartości 2: teraz daje 2 punkty, a na koniec liczy się jeszcze raz. Potem przesuń się w dół na targu kamienia: od pola 3 na koniec punktują też pozostałe kamienie.
    .title = Groby liczą się dwa razy
egizia-lesson-building-joker = Wystaw niebieską ekipę o sile 1 i dodaj ekipę-jokera, razem to 3. Buduj dwa razy w rzędzie 1 piramidy i raz lewy filar świątyni: 3 punkty.
    .title = Joker pomaga

egizia-lesson-end = Ostatnia runda
    .about = Woda dla pól, spełniona karta Sfinksa i punktacja końcowa.
    .end = Po 5. rundzie punktują pozostałe kamienie, groby i karty Sfinksa, a wygrywa ten, kto ma najwięcej punktów.
egizia-lesson-end-ring = Umieść statek w Heliopolis, na polu 20: joker zyskuje siłę +1, więc potrzebujesz 20 jednostek zboża, a masz 17. Przesuń pierścień wodny w prawo: nawodni też twoje brązowe pole, które da jeszcze 8.
    .title = Pierścień wodny
egizia-lesson-end-goal = Wystaw czarną ekipę i dwa razy buduj obelisk: 5 punktów, a karta Sfinksa da ci teraz 5 kolejnych. Potem przesuń się w dół na targu zbożowym: krok na najniższe pole daje 2 punkty.
    .title = Spełniona karta Sfinksa
egizia-lesson-end-row = Wystaw żółtą ekipę, dodaj jokera i buduj dwa razy w rzędzie 3 i raz w rzędzie 4 piramidy. Rząd 3 będzie pełny, a najwięcej cegieł, czyli 3, masz w nim ty: to jeszcze 3 punkty.
    .title = Premia za rząd

egizia-lesson-scoring = Skąd się biorą punkty
    .about = Ostatnia runda, w której każdy kamień punktuje tyle razy, ile się da.
    .end = Najlepszy kamień punktuje kilka razy: za cegłę, za rząd, za kartę Sfinksa i za współpracę.
egizia-lesson-scoring-sites = Umieść statki na wszystkich trzech placach, czyli na polach 6, 12 i 18, zawsze na 1. polu budowy. Trzy place dają 6 punktów, dwa tylko 3, a na ten trzeci wystarczy 1 kamień.
    .title = Pamiętaj o trzecim placu
egizia-lesson-scoring-sphinx = Wystaw niebieską ekipę, dobierz 3 karty i zatrzymaj „Ukończony 3. rząd piramidy”: za chwilę ukończysz ten rząd, to 5 punktów. Za 2 zwrócone karty dostajesz 2 punkty.
    .title = Karta, którą zaraz spełnisz
egizia-lesson-scoring-graves = Wystaw czarną ekipę, dodaj jokera i weź grób o wartości 6: suma grobów wzrośnie z 10 do 16, na koniec to 5 punktów zamiast 2. Potem połóż na obelisku swoją 4. cegłę i wybierz targ zbożowy.
    .title = Groby powyżej 10
egizia-lesson-scoring-row = Wystaw żółtą ekipę i buduj dwa razy w rzędzie 3: 6 punktów za cegły, 3 za pełny rząd i 5 za kartę Sfinksa to razem 14.
    .title = Jeden rząd, trzy nagrody

egizia-lesson-timing = Właściwa chwila
    .about = Kiedy czekać, kiedy się spieszyć i kto ma ostatnie słowo w sprawie wody.
    .end = Patrz, gdzie są inni: to, co wszyscy już minęli, czeka tylko na ciebie.
egizia-lesson-timing-steps = { $b } jest już na polu 7, więc w górze rzeki płyniesz tylko ty: umieść spokojnie statki na polach 1, 3, 4 i 5, po jednym w turze.
    .title = Nie ma pośpiechu
egizia-lesson-timing-first = Teraz się pospiesz: w rzędzie 1 brakuje dwóch cegieł, a kto doda obie, dostanie 4 punkty premii. Umieść statek przy piramidzie i świątyni (18) na 1. polu budowy, zanim dopłynie tam { $b }.
    .title = Kiedy liczy się kolejność
egizia-lesson-timing-ring = Umieść statek w Heliopolis, na polu 20, i przesuń pierścień w lewo; nikt go już nie cofnie. Wszystkie twoje pola są zielone, ale { $b } będzie mieć o 6 jednostek zboża za mało i straci 12 punktów.
    .title = Ostatnie słowo o wodzie
egizia-lesson-timing-row = Wystaw czarną ekipę, dodaj jokera i buduj dwa razy w rzędzie 1 i dwa razy w rzędzie 2. To 6 punktów i 4 punkty premii, którą inaczej może zgarnąć { $b }.
    .title = Nagroda za pierwszeństwo

egizia-lesson-mistakes = Typowe błędy
    .about = Cztery kuszące ruchy, ile kosztują i co zagrać zamiast nich.
    .end = Najpierw zboże, potem siła; nie pasuj za wcześnie, oszczędzaj silną ekipę i nie zostawiaj otwartego rzędu.
egizia-lesson-mistakes-field = Najpierw weź z pola 13 Żółtozielone pole 5, a dopiero potem umieść statek w Beni Hasan, na polu 14. W odwrotnej kolejności karta zostałaby za tobą i zabrakłoby 1 jednostki zboża: −2 punkty.
    .title = Siła przed zbożem
egizia-lesson-mistakes-pass = Umieść statek przy piramidzie i świątyni (18), ale jeszcze nie pasuj: na polu 19 leży Kamieniołom 3. Za jeden statek da 3 kamienie w tej rundzie i 3 w następnej.
    .title = Zbyt wczesne pasowanie
egizia-lesson-mistakes-crew = Zostaw grób o wartości 5: wymaga żółtej ekipy albo jokera, a razem wystarczą one przy piramidzie na wartość 7. Wystaw czarną ekipę, dwa razy buduj obelisk i wybierz targ kamienia: da 3 kamienie.
    .title = Silna ekipa za wcześnie
egizia-lesson-mistakes-row = Wystaw żółtą ekipę, dodaj jokera, dwiema cegłami ukończ rząd 2 i zacznij rząd 3: 7 punktów i 4 punkty premii. Jeśli zostawisz rząd 2 otwarty, { $b } może go ukończyć i dostać 3 punkty premii.
    .title = Otwarty rząd
