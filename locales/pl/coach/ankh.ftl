# Coach of Ankh in Polish: what to think of at each step, and the terms of the evaluation as reasons.

## Steps: one line for whoever decides

ankh-coach-god = Każdy Bóg ma własną zdolność. Wybierz taką, na którą od razu masz pomysł.
ankh-coach-guardian = Tych Strażników może zdobyć każdy: wybierz rodzaj, który najbardziej pomoże twojemu Bogu.
ankh-coach-turn = Ostatnie pole toru wywołuje wydarzenie. Pomyśl, komu pomoże i czy pasuje ci właśnie teraz.
ankh-coach-from = Idź do Monumentów albo do regionu, w którym możesz wygrać lub dominować. W domu zostaw straż.
ankh-coach-to = Obok neutralnych i własnych Monumentów pozyskasz Wyznawców. Albo wzmocnij region, w którym możesz wygrać Bitwę.
ankh-coach-push = Przesuń ją dalej od Monumentu albo poza region, w którym liczyłaby się jej siła.
ankh-coach-aim = Na początku Konfliktu zniszczone zostaną sąsiednie Monumenty w zasięgu szczypiec, także twoje.
ankh-coach-by = Zacznij od przyzwania, które otwiera nowe pola: każda nowa jednostka może być punktem wyjścia dla następnej.
ankh-coach-call = Strażnik nie ma większej siły niż Wojownik. Przyzwij go tam, gdzie pomoże jego zdolność.
ankh-coach-at = Postaw ją tam, gdzie do wygrania regionu brakuje niewiele, albo przy Monumencie, który chcesz przejąć.
ankh-coach-sun = Opromieniona jednostka daje dodatkowe Uwielbienie tam, gdzie wygrywasz lub dominujesz. Gdy zginie, żeton wraca.
ankh-coach-power = Im wcześniej masz moc, tym więcej ci da. Wybierz taką, z której twoje jednostki i Monumenty od razu skorzystają.
ankh-coach-control = Pomyśl o większościach: którego rodzaju Monumentów będziesz mieć w regionie najwięcej?
ankh-coach-camel = Region tylko z twoimi jednostkami daje Uwielbienie bez Bitwy. Poprowadź linię tak, by inni zostali na zewnątrz.
ankh-coach-old = Numer mówi, kiedy walczy się o region. Pomyśl, gdzie i kiedy będą ci potrzebne karty.
ankh-coach-swap = O dalsze regiony walczy się zwykle z mniejszą liczbą kart na ręce. Wybierz kolejność, która pasuje do twoich.
ankh-coach-with = Zamiana dotyczy dwóch regionów: sprawdź, co zmieni także w tym drugim.
ankh-coach-teleport = Jednostki przesuniętej tutaj zabraknie w jej dawnym regionie, jeśli walka o niego dopiero nastąpi.
ankh-coach-teleport-to = Zwróć uwagę na samo pole: Pustynia liczy się dla Suszy, pole Zalewowe dla Wylewu Nilu.
ankh-coach-announce = Z dwiema kartami łatwiej wygrać, ale obie będą zużyte, a możesz to zrobić tylko raz w Konflikcie.
ankh-coach-cards = Możesz wygrać siłą? Jeśli nie, zagraj kartę, która daje coś nawet po przegranej albo odzyskuje karty.
ankh-coach-build = Nowy Monument liczy się od razu: zbuduj rodzaj, który da ci większość albo odbierze ją przeciwnikowi.
ankh-coach-build-at = Dobre jest pole obok twojej jednostki: Monument będzie ci tam przynosić także Wyznawców.
ankh-coach-bids = Wyznawców z oferty traci każdy, a remis najwyższych ofert nikogo nie ratuje: przebij innych albo nic nie oferuj.
ankh-coach-mummy = Wraca obok twojego Boga: sprawdź, z którymi Monumentami i jednostkami będzie sąsiadować.
ankh-coach-trap = Każdy uwięziony Wojownik wzmacnia twojego Boga. Najlepiej zabierz go temu, kto najbardziej ci zagraża.
ankh-coach-tie = Żeton rozstrzyga w Konflikcie tylko jedną Bitwę. Czy to właśnie ta, czy ważniejsza dopiero przyjdzie?
ankh-coach-spare = Ocalona jednostka zostaje w regionie. Zabita liczy się dla Cudu, jeśli zagrywasz go w tej Bitwie.
ankh-coach-lift = Weź żeton, który tam, gdzie teraz leży, przydaje ci się najmniej.
ankh-coach-gate = Na to pole możesz później przyzwać jednostkę: wybierz takie, z którego następnym razem wygrasz region.
ankh-coach-worship = Uwielbienie jest pewne. Czy Wyznawcy nie przydadzą się jednak bardziej na moc albo podczas Plagi?
ankh-coach-adopt = Liczbę Strażników ograniczają podstawki. Zachowaj tego, którego zdolność najbardziej ci pomoże.

## Terms of the evaluation. `.gain` and `.loss` follow a figure such as “+2.5:”

ankh-term-devotion = Twoje Uwielbienie
    .gain = zyskujesz Uwielbienie
    .loss = tracisz Uwielbienie
ankh-term-conflict = Najbliższy Konflikt
    .gain = w Konflikcie możesz liczyć na więcej
    .loss = w Konflikcie możesz liczyć na mniej
ankh-term-top = Ostatnie pole toru Uwielbienia
    .gain = bliżej ci do ostatniego pola i zwycięstwa
    .loss = dalej ci do ostatniego pola i zwycięstwa
ankh-term-later = Późniejsze Konflikty
    .gain = w późniejszych Konfliktach możesz liczyć na więcej
    .loss = w późniejszych Konfliktach możesz liczyć na mniej
ankh-term-followers = Twoi Wyznawcy
    .gain = masz więcej Wyznawców
    .loss = poświęceni Wyznawcy albo mniej czasu na ich użycie
ankh-term-figures = Twoje jednostki
    .gain = twoje jednostki mogą więcej
    .loss = twoje jednostki mogą odtąd mniej
ankh-term-monuments = Monumenty
    .gain = zyskasz więcej dzięki Monumentom
    .loss = zyskasz mniej dzięki Monumentom
ankh-term-powers = Twoje moce Ankh
    .gain = moce Ankh pomogą ci bardziej
    .loss = moce Ankh pomogą ci mniej
ankh-term-tokens = Uwięzieni Wojownicy i żetony Zaświatów
    .gain = uwięzieni Wojownicy lub żetony Zaświatów dadzą więcej
    .loss = uwięzieni Wojownicy lub żetony Zaświatów dadzą mniej
ankh-term-cards = Karty Bitwy na ręce
    .gain = więcej lub lepsze karty Bitwy na ręce
    .loss = karty Bitwy, które zużywasz
ankh-term-merge = Połączenie Bogów
    .gain = mniej ci grozi Połączenie z innym Bogiem
    .loss = grozi ci Połączenie z innym Bogiem
