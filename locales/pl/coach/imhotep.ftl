# Coach of Imhotep in Polish: what to think of at each step, and the terms of the evaluation as reasons.

## Steps: one line for whoever decides

imhotep-coach-turn = Każdą łodzią z wystarczającym ładunkiem może popłynąć każdy. Działaj, zanim twoje kamienie trafią w złe miejsce.
imhotep-coach-lever = Kolejność rozładunku ustalasz ty: wybierz łódź, na której naprawdę liczy się, czyj kamień będzie pierwszy.
imhotep-coach-hammer = Wybierz łódź, która wkrótce może popłynąć tam, gdzie ci pasuje. Pamiętaj: rozładunek zaczyna się od dziobu.
imhotep-coach-chisel = Dwa kamienie w jednej turze: razem mogą przygotować łódź do rejsu, osobno trafią na dwa place budowy.
imhotep-coach-sail = Łódź popłynie od razu i nikt ci nie przeszkodzi: która łódź i które pole dadzą najwięcej w wolnym porcie?
imhotep-coach-ship-bonus = Ten kamień nie kosztuje cię tury. Uważaj tylko, by nie przygotować łodzi, którą inni wyślą na twoją szkodę.
imhotep-coach-to = Policz, co w każdym wolnym porcie dadzą wszystkie kamienie z łodzi, twoje i cudze.
imhotep-coach-order = Pierwszy kamień zajmuje kolejne pole albo daje właścicielowi pierwszy wybór karty. Nie zawsze to najlepsze.
imhotep-coach-take = Posągi punktują razem: im więcej, tym lepiej. Dekoracja liczy kamienie wszystkich graczy.
imhotep-coach-keep = Obie karty widzisz tylko ty. Zatrzymaj tę, która pasuje do twoich planów; druga zostanie odrzucona.
imhotep-coach-put = Sprawdź, które pole jest następne na każdej piramidzie: jego punkty, premię i to, co zostawiasz innym.
imhotep-coach-card-bonus = Karta za darmo prawie zawsze się przyda. Czerwona działa natychmiast.
imhotep-coach-stones-bonus = Kamienie wzięte teraz oszczędzą ci później turę: na łodzi umieścisz tylko te z sań.
imhotep-coach-choice = Punkt jest pewny. Kamienie oszczędzą ci turę, o ile zdążysz je jeszcze wykorzystać.

## Terms of the evaluation. `.gain` and `.loss` follow a figure such as “+2.5:”

imhotep-term-scored = Punkty zdobyte od razu
    .gain = od razu zdobywasz punkty
    .loss = od razu tracisz punkty
imhotep-term-temple = Twoje kamienie w świątyni
    .gain = świątynia da ci więcej
    .loss = świątynia da ci odtąd mniej
imhotep-term-burial = Twoje kamienie w komorze grobowej
    .gain = na koniec więcej punktów za komorę grobową
    .loss = na koniec mniej punktów za komorę grobową
imhotep-term-obelisks = Twoje kamienie przy obeliskach
    .gain = na koniec więcej punktów za obeliski
    .loss = na koniec mniej punktów za obeliski
imhotep-term-statues = Twoje posągi
    .gain = za posągi możesz liczyć na więcej punktów
    .loss = za posągi możesz liczyć na mniej punktów
imhotep-term-decorations = Twoje dekoracje
    .gain = za dekoracje możesz liczyć na więcej punktów
    .loss = za dekoracje możesz liczyć na mniej punktów
imhotep-term-blue-cards = Twoje niebieskie karty
    .gain = niebieska karta jeszcze ci się przyda
    .loss = niebieska karta zużyta albo mniej czasu na jej użycie
imhotep-term-ships = Twoje kamienie na łodziach
    .gain = więcej twoich kamieni jest w drodze
    .loss = mniej twoich kamieni jest w drodze
imhotep-term-sled = Kamienie na saniach
    .gain = więcej kamieni gotowych na saniach
    .loss = mniej kamieni na saniach albo mniej czasu na nie
