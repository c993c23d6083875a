# Coach of Egizia in Polish: what to think of at each step, and the terms of the evaluation as reasons.

## Steps: one line for whoever decides

egizia-coach-setup = Zatrzymaj kartę, którą spełnisz przy okazji. Punktuje dopiero na koniec gry.
egizia-coach-sail = Płynie się tylko w dół rzeki: bierz po drodze to, co dobre, chyba że niżej ktoś zaraz zgarnie coś lepszego.
egizia-coach-again = Jeszcze jeden statek, zanim przyjdzie kolej na innych: zajmij to, co ktoś mógłby ci zabrać.
egizia-coach-berth = Im niższy numer, tym wcześniej budujesz. Liczy się to tam, gdzie inni chcą zbudować to samo co ty.
egizia-coach-grow = Silna ekipa buduje więcej naraz, ale też więcej je w każdej rundzie.
egizia-coach-ring = Pierścień decyduje, które pola zboża mają wodę, i to dla wszystkich: spójrz na swoje pola i na cudze.
egizia-coach-tail = Dwa statki z rzędu zapewniają dwa pola. Jeśli nikt nie zagraża następnemu, zachowaj kartę.
egizia-coach-leftover = Karta, która nie wymaga statku. Kamieniołomy i pola zboża liczą się jeszcze w tej rundzie.
egizia-coach-feed = Targ zbożowy mówi, ile punktów kosztuje brak zboża: porównaj to z tym, co za nie dajesz.
egizia-coach-first-place = Pierwsze miejsce opłaca się tam, gdzie ktoś może ci zabrać rząd albo grób. Po tej rundzie karta przepada.
egizia-coach-stand-in = Bez karty statek wróci z niczym. Z kartą potrzebujesz jeszcze ekipy i kamieni.
egizia-coach-build = Każda ekipa pracuje raz na rundę. Silną zachowaj na plac, na którym starczy ci kamieni na jej siłę.
egizia-coach-commit = Siła, na którą brak ci kamieni, się zmarnuje, a jokera użytego tutaj zabraknie na dalszych placach.
egizia-coach-lay = Pomyśl o rzędach, o swoich kartach Sfinksa i o kamieniach potrzebnych na dalszych placach.
egizia-coach-extra = Nic nie kosztują: z większej liczby kart łatwiej wybrać, a każda zwrócona daje punkt.
egizia-coach-keep = Zatrzymaj kartę tylko wtedy, gdy da więcej niż punkt za jej zwrócenie.
egizia-coach-market = Nisko na targu zbożowym głód kosztuje mniej, a nisko na targu kamienia na koniec punktują pozostałe kamienie.
egizia-coach-bonus = To, co wolno raz na rundę, teraz przepada. Karta jednorazowa może poczekać, ale nie w ostatniej rundzie.
egizia-coach-last-upgrade = Pola zboża liczą się już tylko dla kart Sfinksa za największą produkcję: którego koloru potrzebujesz?

## Terms of the evaluation. `.gain` and `.loss` follow a figure such as “+2.5:”

egizia-term-scored = Punkty zdobyte od razu
    .gain = od razu zdobywasz punkty
    .loss = od razu tracisz punkty
egizia-term-building = Budowa w tej rundzie
    .gain = z budowy w tej rundzie możesz liczyć na więcej
    .loss = w tej rundzie zostaje ci mniej do zbudowania
egizia-term-rows = Rzędy piramidy
    .gain = za rzędy piramidy możesz liczyć na więcej
    .loss = za rzędy piramidy możesz liczyć na mniej
egizia-term-future = Kamienie i ekipy na później
    .gain = kamienie i ekipy dadzą ci później więcej
    .loss = kamienie i ekipy dadzą ci później mniej
egizia-term-river = Pola w zasięgu
    .gain = twoje statki mają w zasięgu więcej pól
    .loss = twoje statki mają w zasięgu mniej pól
egizia-term-hunger = Zboże dla ekip
    .gain = głód będzie cię mniej kosztować
    .loss = twoim ekipom zabraknie zboża
egizia-term-markets = Twoje miejsce na targach
    .gain = lepsze miejsce na targach
    .loss = twoje miejsce na targach jest warte mniej
egizia-term-graves = Twoje groby
    .gain = groby dadzą ci na koniec więcej
    .loss = groby dadzą ci na koniec mniej
egizia-term-cards = Twoje karty Nilu
    .gain = karty Nilu jeszcze ci pomogą
    .loss = karta Nilu zużyta albo mniej czasu na jej użycie
egizia-term-goals = Twoje karty Sfinksa
    .gain = za karty Sfinksa możesz liczyć na więcej punktów
    .loss = za karty Sfinksa możesz liczyć na mniej punktów
