# The lesson of Imhotep in Polish. The records are in crates/learn/lessons/imhotep; $b is the opponent's name.

imhotep-lesson-ships = Kamienie i łodzie
    .about = Weź kamienie, umieść je na łodzi i popłyń po pierwsze punkty.
    .end = W swojej turze robisz jedną rzecz: bierzesz kamienie, umieszczasz kamień na łodzi albo płyniesz łodzią, bez względu na to, czyje kamienie wiezie.
imhotep-lesson-ships-quarry = Na łodzi możesz umieścić tylko kamień ze swoich sań, więc weź nowe z kamieniołomu: dojdą 3 i sanie będą pełne, bo mieści się na nich 5.
    .title = Kamienie są w kamieniołomie
imhotep-lesson-ships-load = Umieść kamień na łodzi 2, pole 1: to dziób i od niego zaczyna się rozładunek, więc twój kamień opuści łódź przed tym z pola 2.
    .title = Dziób ma pierwszeństwo
imhotep-lesson-ships-sail = Popłyń łodzią 2 do piramidy. Każdy kamień zajmuje tam kolejne pole i od razu punktuje: twój z dziobu daje 2 punkty, ten za nim tylko 1.
    .title = Piramida punktuje od razu
imhotep-lesson-ships-anybody = Możesz popłynąć każdą łodzią z wystarczającym ładunkiem, nawet bez swoich kamieni. Wyślij łódź 4 do komory grobowej: pojedynczy kamień jest tam wart tylko 1 punkt.
    .title = Każdy może popłynąć każdą łodzią

imhotep-lesson-round = Jak kończy się runda
    .about = Dokończ pierwszą rundę: większe łodzie, świątynia i obeliski.
    .end = Czwarta łódź kończy rundę, a wtedy punktuje świątynia. Jeden z pięciu placów budowy zawsze zostaje bez łodzi.
imhotep-lesson-round-minimum = Łódź z trzema polami może popłynąć, gdy leżą na niej co najmniej dwa kamienie, obojętnie czyje. Umieść swój na łodzi 1, pole 1: łódź będzie gotowa, a twój kamień na dziobie.
    .title = Łódź potrzebuje ładunku
imhotep-lesson-round-temple = Popłyń łodzią 1 do świątyni. Na koniec każdej rundy każdy kamień widoczny z góry daje tam swojemu właścicielowi 1 punkt: twój punktuje, dopóki inny go nie przykryje.
    .title = Świątynia punktuje co rundę
imhotep-lesson-round-last = Umieść kamień na łodzi 3, pole 1, a potem popłyń nią do obelisków: na koniec gry najwyższy daje 10 punktów, drugi 1. Czwarta łódź kończy rundę.
    .title = Czwarta łódź kończy rundę

imhotep-lesson-cards = Targ
    .about = Wymień kamienie na karty i zagraj swoją pierwszą niebieską kartę.
    .end = Czerwone karty działają od razu, niebieskie po zagraniu, a zielone i fioletowe punktują na koniec gry.
imhotep-lesson-cards-market = Popłyń łodzią 2 na targ. Każdy kamień wymienia się tu na kartę, zaczynając od dziobu, więc pierwszy wybór należy do ciebie: weź Młot z 1. pola targu.
    .title = Kamień za kartę
imhotep-lesson-cards-red = Za drugi kamień weź Brukowaną drogę z 3. pola targu. Czerwona karta działa natychmiast: kamień z kamieniołomu podwyższa twój obelisk do 2 kamieni, przeciwnik ma 1.
    .title = Czerwone karty działają od razu
imhotep-lesson-cards-blue = Zagraj Młot: niebieska karta to twoja akcja w tej turze. Na puste sanie trafią 3 kamienie, a jeden z nich od razu umieścisz na łodzi 1, pole 1.
    .title = Niebieska karta to akcja

imhotep-lesson-finish = Ostatnia runda
    .about = Trwa szósta runda, a ty masz 7 punktów straty. Rozstrzygnie punktacja końcowa.
    .end = Wygrywasz 50:40. Większość punktów przyszła na samym końcu, z komory grobowej i obelisków.
imhotep-lesson-finish-group = Sąsiadujące kamienie jednego koloru tworzą w komorze grobowej grupę. Popłyń tam łodzią 2: twój kamień połączy dwie grupy po 3 kamienie w jedną z 7, wartą 19 punktów zamiast 12.
    .title = Grupy w komorze grobowej
imhotep-lesson-finish-end = Popłyń łodzią 1 do obelisków: twój urośnie do 5 kamieni przeciw 4 i da 10 punktów. Ostatnia łódź szóstej rundy kończy grę; wygrywa ten, kto ma najwięcej punktów.
    .title = Ostatnia łódź kończy grę

imhotep-lesson-scoring = Skąd się biorą punkty
    .about = Ile naprawdę są warte karty, obeliski i świątynia.
    .end = Przy każdym kamieniu pytaj, o ile zmieni wynik końcowy, twój i pozostałych graczy.
imhotep-lesson-scoring-statues = Popłyń łodzią 2 na targ i weź Posąg z 1. pola targu. Każdy kolejny jest wart więcej: cztery dają 10 punktów, trzy tylko 6, a przeciwnikowi dałby tylko 2 punkty.
    .title = Posągi punktują razem
imhotep-lesson-scoring-decoration = Za drugi kamień weź Dekorację komory grobowej z 2. pola targu: da 1 punkt za każde 3 kamienie w komorze, obojętnie czyje. Już teraz leży ich tam 8, czyli 2 punkty, a będzie więcej.
    .title = Dekoracje liczą każdy kamień
imhotep-lesson-scoring-obelisks = Oba obeliski mają po 3 kamienie, a remis dałby każdemu 5 punktów. Popłyń łodzią 4 do obelisków: jeden kamień więcej to 10 punktów dla ciebie i tylko 1 dla przeciwnika.
    .title = Decyduje jeden kamień
imhotep-lesson-scoring-temple = Popłyń łodzią 1 do świątyni: punktuje ona po rundach 4, 5 i 6, więc każdy z twoich dwóch kamieni może dać 3 punkty, jeśli nic go nie przykryje.
    .title = W świątyni opłaca się pośpiech

imhotep-lesson-timing = Właściwa chwila
    .about = Kiedy popłynąć, kiedy zająć port, a kiedy wziąć kamienie.
    .end = Patrz, co inni mogą zrobić w następnej turze, i zrób to, co nie może czekać.
imhotep-lesson-timing-swift = Zagraj Żagiel: w jednej turze umieść kamień na łodzi 4, pole 1, i popłyń do komory grobowej, zanim ktoś zajmie lukę. Powstanie twoja grupa 4 kamieni, warta 10 punktów zamiast 4.
    .title = Umieść i płyń w jednej turze
imhotep-lesson-timing-harbour = Umieść kamień na łodzi 3, pole 1, i popłyń nią do świątyni. Przykryjesz tylko własny kamień i zajmiesz port: łódź 1 nie przykryje w tej rundzie dwóch pozostałych.
    .title = Zajmij port na czas
imhotep-lesson-timing-now = Popłyń łodzią 1 na targ, zanim { $b } wyśle ją do obelisków: trzy kamienie z tej łodzi dałyby tam prowadzenie 5:1. Na targu przyniosą trzy karty i wrócą do kamieniołomu.
    .title = Uprzedź innych
imhotep-lesson-timing-lull = Żadna łódź nie może jeszcze popłynąć, więc weź nowe kamienie: na saniach masz tylko 1 i zmieszczą się wszystkie 3.
    .title = Bierz kamienie w spokojnej turze

imhotep-lesson-mistakes = Typowe błędy
    .about = Cztery dobre ruchy ostatniej rundy, a obok nich kuszące, ale złe.
    .end = Zagrywaj karty, odpuszczaj przegrane wyścigi, licz pola i wysyłaj cudze kamienie tam, gdzie nic nie dają.
imhotep-lesson-mistakes-hoard = Niewykorzystana niebieska karta daje tylko 1 punkt. Zagraj Dłuto i umieść dwa kamienie na łodzi 1, pola 1 i 2: w komorze grobowej dodadzą twojej grupie 7 punktów.
    .title = Nie oszczędzaj niebieskich kart
imhotep-lesson-mistakes-race = Popłyń łodzią 1 do komory grobowej: twoja grupa urośnie z 2 kamieni do 4, czyli z 3 punktów do 10. Przy obeliskach byłoby 7 twoich kamieni przeciw 9, bez żadnego zysku.
    .title = Odpuść przegrany wyścig
imhotep-lesson-mistakes-bow = Dziób nie zawsze jest najlepszy: kolejne pola piramidy dają 1, a potem 3 punkty. Umieść kamień na łodzi 2, pole 2, za cudzym kamieniem, a potem popłyń nią do piramidy.
    .title = Najpierw policz pola
imhotep-lesson-mistakes-dump = Wyślij łódź 3 do obelisków: { $b } i tak prowadzi tam 8:5, więc kamień nic nie da. Na targu dałby 2 punkty, w świątyni 1.
    .title = Zmarnuj cudzy kamień
