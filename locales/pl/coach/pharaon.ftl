# Coach of Pharaon in Polish: what to think of at each step, and the terms of the evaluation as reasons.

## Steps: one line for whoever decides

pharaon-coach-draft-jar = Koło pokazuje, który kolor otwiera którą strefę. Weź kolory, z którymi możesz od razu zacząć.
pharaon-coach-draft-noble = Jedni arystokraci pomagają w każdej rundzie, inni przede wszystkim punktują na koniec. Który pasuje do twoich planów?
pharaon-coach-turn = Szukaj akcji, której koszt obejmuje kolor wejścia: wtedy jeden żeton pracuje za dwa.
pharaon-coach-entry = Srebro pasuje wszędzie. Wejdź raczej żetonem, który gdzie indziej przyda się najmniej.
pharaon-coach-payment = Płać tym, czego najmniej potrzebujesz. Srebro pasuje wszędzie, a niektórzy bogowie liczą zachowane ofiary.
pharaon-coach-offering = Z pola bierzesz to, co widzisz, z woreczka w ciemno. Jedne żetony dają dodatkowe punkty, pozostałymi możesz płacić.
pharaon-coach-arrows = Punktują dopiero wyższe poziomy, ale bogowie liczą też tory, na których twój krążek dopiero ruszył.
pharaon-coach-artisan = Jedni rzemieślnicy dają dużo punktów, inni od razu surowce. Czego teraz bardziej potrzebujesz?
pharaon-coach-diplomat = Użyj go, gdy kanopa nie ma potrzebnych ci kolorów. Pomaga tylko raz na rundę.
pharaon-coach-teacher = Pomaga tylko raz na rundę: nie zwlekaj, chyba że przy następnej kanopie przyda ci się bardziej.
pharaon-coach-gain = Który kolor otworzy ci strefę albo dopełni koszt akcji, do której niewiele brakuje?
pharaon-coach-give = Oddaj to, czego nie potrzebujesz do żadnej akcji. Ofiara może być warta więcej, gdy zachowasz ją dla boga.
pharaon-coach-get = Weź kolor, który pozwoli ci na jeszcze jedną akcję, teraz lub w następnej rundzie.
pharaon-coach-pass-jar = Koło obróci się o jedną strefę: weź kolory, które w następnej rundzie otworzą ci to, czego chcesz.
pharaon-coach-general = Ten krok od razu daje nagrodę, a jeśli nikt nie spasował przed tobą, także żeton pierwszego gracza.
pharaon-coach-window = Ostatnia okazja w tej rundzie: wymień to, co zbędne, na to, co otworzy ci następną strefę.
pharaon-coach-reward = Możesz też wziąć nagrodę z wcześniejszego pola. Która teraz najbardziej ci pomoże?
pharaon-coach-traitor-top = Jeden surowiec zajmie pole na kole, drugi popchnie Zdrajcę w kolumnie. Co mniej ci zaszkodzi?
pharaon-coach-traitor-gain = Dla Zdrajcy każdy kolor jest wart tyle samo: wybierz ten, którego w banku nie będzie ci brakować.

## Terms of the evaluation. `.gain` and `.loss` follow a figure such as “+2.5:”

pharaon-term-gods = Zadowoleni bogowie
    .gain = więcej punktów za zadowolonych bogów
    .loss = mniej punktów za zadowolonych bogów
pharaon-term-nobles = Twoi arystokraci
    .gain = więcej punktów za arystokratów
    .loss = mniej punktów za arystokratów
pharaon-term-tomb = Twój grobowiec
    .gain = więcej punktów za grobowiec
    .loss = mniej punktów za grobowiec
pharaon-term-artisans = Twoi rzemieślnicy
    .gain = więcej punktów za rzemieślników
    .loss = mniej punktów za rzemieślników
pharaon-term-nile = Twoje tory na Nilu
    .gain = więcej punktów za tory na Nilu
    .loss = mniej punktów za tory na Nilu
pharaon-term-resources = Pozostałe surowce
    .gain = zostaje ci więcej surowców, które punktują
    .loss = surowce, które wydajesz
pharaon-term-offerings = Pozostałe ofiary
    .gain = zostaje ci więcej ofiar, które punktują
    .loss = ofiary, które wydajesz
pharaon-term-pharaoh = Żeton faraona
    .gain = dostajesz żeton faraona
    .loss = bez punktów za żeton faraona
pharaon-term-first-player = Żeton pierwszego gracza
    .gain = dostajesz żeton pierwszego gracza
    .loss = tracisz żeton pierwszego gracza
pharaon-term-supply = Żetony do wydania
    .gain = więcej żetonów na kolejne akcje
    .loss = mniej żetonów na kolejne akcje
pharaon-term-abilities = Zdolności twoich arystokratów
    .gain = zdolności arystokratów pomogą ci bardziej
    .loss = zdolności arystokratów pomogą ci mniej
pharaon-term-gods-ahead = Bogowie w zasięgu
    .gain = bliżej ci do zadowolenia bogów
    .loss = od pozostałych bogów możesz oczekiwać mniej
pharaon-term-steps = Następne kroki w grobowcu i na Nilu
    .gain = następne kroki w grobowcu i na Nilu dadzą więcej
    .loss = następne kroki w grobowcu i na Nilu dadzą mniej
