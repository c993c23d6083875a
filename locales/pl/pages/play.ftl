# Szukanie współgraczy i otwieranie stołu: teksty, których potrzebują tylko te formularze.

## Quick match

ui-quick-about = Grasz z każdym, kto chce tego samego. Gra zacznie się sama, gdy zbierze się dość osób.
ui-quick-seats = Gracze
ui-quick-any = Dowolnie
ui-quick-any-about = Dowolna liczba: wystarczą dwie osoby.
ui-quick-pace = Tempo
ui-quick-live = Na żywo
ui-quick-slow = Na dni
ui-quick-live-about = { $text }. Wszyscy zostają do końca.
ui-quick-slow-about = { $text }. Wracasz, gdy przyjdzie twoja kolej.
ui-quick-waiting =
    { $count ->
        [0] Nikt jeszcze na to nie czeka. Będziesz pierwszą osobą.
        [one] Jedna osoba teraz na to czeka.
        [few] { $count } osoby teraz na to czekają.
       *[many] { $count } osób teraz na to czeka.
    }
ui-find-players = Znajdź graczy
ui-search = Szukamy graczy
ui-search-for = { $text }, { $pace }
ui-search-players =
    { $count ->
        [one] { $count } gracz
       *[other] { $count } graczy
    }
ui-search-any = dowolna liczba graczy
ui-search-alone = Nikogo więcej jeszcze nie ma.
ui-search-others =
    { $count ->
        [one] Czeka tu jeszcze { $count } osoba.
        [few] Czekają tu jeszcze { $count } osoby.
       *[many] Czeka tu jeszcze { $count } osób.
    }
ui-search-people =
    { $count ->
        [one] Jest { $count } z { $total }.
        [few] Są { $count } z { $total }.
       *[many] Jest { $count } z { $total }.
    }
ui-search-stop = Przestań szukać
ui-search-ended = Nie szukasz już graczy.
ui-bots-offer = To trochę trwa. Wolne miejsca mogą zająć boty o średniej sile.
ui-bots-begin = Zacznij z botami
ui-bots-asked = Pytamy pozostałych. Zaraz się zacznie.
ui-bots-call = { $seat } chce zacząć teraz, z botami na wolnych miejscach.
ui-bots-join = Dołącz
ui-bots-wait = Czekaj dalej

## A new table

ui-preset = Kto gra
ui-preset-friends = Ze znajomymi
    .about = Przyjdą przez link lub kod.
ui-preset-everybody = Z każdym
    .about = Stół będzie na liście.
ui-preset-device = Na jednym urządzeniu
    .about = Podajecie je sobie.
ui-preset-bots = Z botami
    .about = Zaczyna się od razu.
ui-bots-strength = Siła botów
ui-name-of-seat = Nick gracza { $number }
ui-more = Więcej
    .about = miejsca, opcje, zegar
ui-about-seats = Na każdym miejscu człowiek, ktoś obok ciebie albo bot.
ui-about-come = Stoły dla każdego są na liście; pozostałe znajdzie tylko ktoś z linkiem lub kodem.
ui-about-shuffle = W przeciwnym razie każdy zostaje na swoim miejscu, a zaczyna pierwsze z nich.
ui-about-pace = Na żywo gra się w jeden wieczór; na dni każdy gra, gdy ma czas.
ui-about-grace = Gdy ktoś odejdzie od trwającej gry, pozostali nie muszą czekać bez końca.
ui-about-on-resign = Może za niego dograć bot albo gra kończy się dla wszystkich.
ui-about-substitute = Siła bota, który gra za kogoś, kto odszedł.
ui-about-watchers = Co wolno osobom bez miejsca, gdy gracie.
ui-about-what-if = Próbowanie ruchów na własnej planszy w trakcie gry: samemu za wszystkich, bez pomocy bota i z ukrytymi kartami losowanymi od nowa. Po grze wolno każdemu. W powolnych grach ruchy można planować zawsze.
ui-what-if-no = dopiero po grze
ui-what-if-yes = dozwolone w trakcie gry
