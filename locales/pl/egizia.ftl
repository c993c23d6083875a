# Egizia in Polish. How arguments are bound is told at the top of crates/words/src/lib.rs.
# Sentences are in the present tense and have the player's name as their subject: it is never inflected, and no verb
# tells a gender. Titles of cards stand in the nominative after the word for a card.

egizia = Egizia
    .about = Statki płyną w dół Nilu i nigdy nie wracają. Nakarm swoje ekipy, zdobądź kamień i buduj z innymi to, z czego Egipt zasłynie.
    .round = Runda { $number } z { $count }
egizia-goal = Miej najwięcej punktów po pięciu rundach: buduj monumenty i żyw swoje ekipy.

## Names. `.acc` the accusative, `.gen` the genitive, `.loc` the locative, `.on` and `.at` where, `.to` where to, `.all` the genitive of
## several of the kind, `.field` a field of this colour, `.for` for what scores, `.title` as a heading.

egizia-name-black = czarna ekipa
    .title = Czarna ekipa
    .short = Czarna
    .acc = czarną ekipę
    .gen = czarnej ekipy
egizia-name-yellow = żółta ekipa
    .title = Żółta ekipa
    .short = Żółta
    .acc = żółtą ekipę
    .gen = żółtej ekipy
egizia-name-blue = niebieska ekipa
    .title = Niebieska ekipa
    .short = Niebieska
    .acc = niebieską ekipę
    .gen = niebieskiej ekipy
egizia-name-joker = ekipa-joker
    .title = Ekipa-joker
    .short = Joker
    .acc = ekipę-jokera
    .gen = ekipy-jokera

egizia-name-stone = targ kamienia
    .title = Targ kamienia
    .gen = targu kamienia
    .loc = targu kamienia
egizia-name-grain = targ zbożowy
    .title = Targ zbożowy
    .gen = targu zbożowego
    .loc = targu zbożowym

egizia-name-green = zielone
    .title = Zielone
    .field = Zielone pole
    .all = zielonych pól
egizia-name-yellow-green = żółtozielone
    .title = Żółtozielone
    .field = Żółtozielone pole
    .all = żółtozielonych pól
egizia-name-brown = brązowe
    .title = Brązowe
    .field = Brązowe pole
    .all = brązowych pól

egizia-name-left = z lewej
    .title = Z lewej
    .to = w lewo
egizia-name-middle = pośrodku
    .title = Pośrodku
    .to = na środek
egizia-name-right = z prawej
    .title = Z prawej
    .to = w prawo
egizia-name-stay = bez zmian
    .title = Zostaw

egizia-name-site-sphinx = Sfinks
    .title = Sfinks
    .at = przy Sfinksie
egizia-name-site-obelisk = obelisk i groby
    .title = Obelisk i groby
    .at = przy obelisku i grobach
egizia-name-site-pyramid = piramida i świątynia
    .title = Piramida i świątynia
    .at = przy piramidzie i świątyni

egizia-name-sphinx = Sfinks
    .title = Sfinks
    .for = za zwrócone karty Sfinksa
egizia-name-obelisk = obelisk
    .title = Obelisk
    .on = na obelisku
    .for = za obelisk
egizia-name-graves = groby
    .title = Groby
    .on = na grobach
    .for = za groby
egizia-name-pyramid = piramida
    .title = Piramida
    .on = na piramidzie
    .for = za piramidę
egizia-name-temple = świątynia
    .title = Świątynia
    .on = na świątyni
    .for = za świątynię

egizia-name-pillar-left = lewy filar
    .title = Lewy filar
egizia-name-pillar-right = prawy filar
    .title = Prawy filar
egizia-name-columns = kolumny
    .title = Kolumny
egizia-name-lintels = belki
    .title = Belki

egizia-name-ombos = Ombos
egizia-name-edfu = Edfu
egizia-name-thebae = Thebae
egizia-name-abydus = Abydus
egizia-name-selinon = Selinon
egizia-name-passalon = Passalon
egizia-name-amarna = Amarna
egizia-name-beni-hasan = Beni Hasan
egizia-name-alyi = Alyi
egizia-name-giza = Giza
egizia-name-heliopolis = Heliopolis

egizia-name-immediate = natychmiast
    .title = Natychmiast
egizia-name-any-time = w dowolnej chwili
    .title = W dowolnej chwili
egizia-name-permanent = na stałe
    .title = Na stałe

# cards; those with a number of their own are called by egizia-label-card

egizia-name-quarry = kamieniołom
    .title = Kamieniołom
    .all = kamieniołomów
egizia-name-field = pole zboża
    .title = Pole zboża
egizia-name-sphinx-plus = Dwie dodatkowe karty Sfinksa
egizia-name-sphinx-keep = Zachowaj dwie karty Sfinksa
egizia-name-crew-each-round = Ekipa +1 w każdej rundzie
egizia-name-pay-for-crew = Kamienie za siłę ekipy
egizia-name-upstream = Rejs pod prąd
egizia-name-occupied = Zajęte okrągłe pole
egizia-name-first-place = Pierwszy na placach budowy
egizia-name-stones-as-grain = Kamienie zamiast zboża
egizia-name-leftover = Pozostała karta Nilu
egizia-name-better-field = Ulepszenie pola
egizia-name-grave-bonus = Wartość grobów
egizia-name-crews-choice = Dwie ekipy +1 lub jedna +2
egizia-name-crew-pair = Dwie wskazane ekipy +1
egizia-name-stone-market = targ kamienia
    .title = Targ kamienia
egizia-name-grain-market = targ zbożowy
    .title = Targ zbożowy
    .for = na targu zbożowym
egizia-name-brick-points = Punkty za cegły
egizia-name-stones = kamienie
    .title = Kamienie
egizia-name-strength = siła
    .title = Siła
egizia-name-two-crews = Dwie ekipy razem
egizia-name-double-turn = Podwójny ruch
egizia-name-double-space = Podwójne okrągłe pole
egizia-name-sell-stones = Sprzedaż kamieni za punkty
egizia-name-stand-in = Rezerwowy może budować

egizia-name-crew = ekipa
    .title = Ekipa
egizia-name-any-crew = wybrana ekipa
    .title = Wybrana ekipa
egizia-name-ring = pierścień wodny
    .title = Pierścień wodny
egizia-name-points = punkty
    .title = Punkty

egizia-name-obelisk-row = rząd obelisku
    .title = Rząd obelisku
egizia-name-pyramid-row = rząd piramidy
    .title = Rząd piramidy
egizia-name-temple-parts = części świątyni
    .title = Części świątyni
egizia-name-graves-taken = zajęte groby
    .title = Zajęte groby
egizia-name-market-players = gracze na dole targu
    .title = Gracze na dole targu
egizia-name-own-bricks = własne cegły
    .title = Własne cegły
egizia-name-bricks-everywhere = cegły w każdej budowli
    .title = Cegły w każdej budowli
egizia-name-own-market = własny znacznik na targu
    .title = Własny znacznik na targu
egizia-name-permanent-cards = karty stałe
    .title = Karty stałe
egizia-name-ten-points = dziesiątki punktów
    .title = Dziesiątki punktów
egizia-name-each-brick = każda własna cegła
    .title = Każda własna cegła
egizia-name-crew-strength = siła ekipy
    .title = Siła ekipy
egizia-name-most-production = największa produkcja
    .title = Największa produkcja

egizia-name-setup = przygotowanie gry
    .title = Przygotowanie
egizia-name-deal = nowe karty
    .title = Nowe karty
egizia-name-sail = rejs po Nilu
    .title = Rejs
egizia-name-feed = żywienie ekip
    .title = Żywienie
egizia-name-produce = produkcja kamieni
    .title = Produkcja
egizia-name-build = budowa
    .title = Budowa
egizia-name-cooperation = premia za współpracę
    .title = Współpraca
    .for = za współpracę
egizia-name-turn-order = kolejność graczy
    .title = Kolejność
egizia-name-final-scoring = punktacja końcowa
    .title = Punktacja

egizia-name-rows = premia za rząd
    .title = Premia za rząd
    .for = za pełny rząd
egizia-name-nile-cards = karty Nilu
    .title = Karty Nilu
    .for = za kartę Nilu
egizia-name-hunger = głód
    .title = Głód
egizia-name-sale = sprzedaż
    .title = Sprzedaż kamieni
    .for = za pozostałe kamienie
egizia-name-grave-tiles = żetony grobów
    .title = Żetony grobów
    .for = za wartość grobów
egizia-name-sphinx-cards = karty Sfinksa
    .title = Karty Sfinksa
    .for = za karty Sfinksa

# why stones come and go

egizia-name-space = miasto
    .title = Miasto
egizia-name-card = karta Nilu
    .title = Karta Nilu
egizia-name-market = targ kamienia
    .title = Targ
egizia-name-quarries = kamieniołomy
    .title = Kamieniołomy
egizia-name-feeding = żywienie
    .title = Żywienie
egizia-name-training = siła ekipy
    .title = Siła ekipy

## Parts of other messages

egizia-part-stones =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
egizia-part-number-stones =
    { $number ->
        [one] { $number } kamień
        [few] { $number } kamienie
       *[many] { $number } kamieni
    }
egizia-part-first-stones =
    { $first ->
        [one] { $first } kamień
        [few] { $first } kamienie
       *[many] { $first } kamieni
    }
egizia-part-steps =
    { $number ->
        [one] { $number } krok
        [few] { $number } kroki
       *[many] { $number } kroków
    }
egizia-part-cards =
    { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
egizia-part-first-cards =
    { $first ->
        [one] { $first } kartę
        [few] { $first } karty
       *[many] { $first } kart
    }
egizia-part-worth =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
egizia-part-number-points =
    { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    }
# fields that a better field can lie on
egizia-part-field =
    { $noun-id ->
        [a09] żółtozielonym polu 5
        [a10] żółtozielonym polu 6
        [a11] brązowym polu 6
        [a12] brązowym polu 7
        [b07] żółtozielonym polu 5
        [b08] żółtozielonym polu 6
        [b09] brązowym polu 8
        [b10] brązowym polu 9
       *[other] polu
    }

egizia-part-sphinx-1 = Zbudowany 7. rząd obelisku
egizia-part-sphinx-2 = Zbudowany 8. rząd obelisku
egizia-part-sphinx-3 = Zbudowany 9. rząd obelisku
egizia-part-sphinx-4 = Ukończony 3. rząd piramidy
egizia-part-sphinx-5 = Ukończony 4. rząd piramidy
egizia-part-sphinx-6 = Zbudowane oba filary świątyni
egizia-part-sphinx-7 = Zbudowane kolumny świątyni
egizia-part-sphinx-8 = Zajętych 8 grobów
egizia-part-sphinx-9 = Gracze na dole targu kamienia
egizia-part-sphinx-10 = Gracze na dole targu zbożowego
egizia-part-sphinx-11 = 4 własne cegły na obelisku
egizia-part-sphinx-12 = 5 własnych cegieł na obelisku
egizia-part-sphinx-13 = 4 własne cegły na świątyni
egizia-part-sphinx-14 = 6 własnych cegieł na piramidzie
egizia-part-sphinx-15 = 7 własnych cegieł na piramidzie
egizia-part-sphinx-16 = 2 własne cegły w każdej budowli
egizia-part-sphinx-17 = Własny znacznik na dole targu kamienia
egizia-part-sphinx-18 = Własny znacznik na dole targu zbożowego
egizia-part-sphinx-19 = 2 punkty za kartę stałą
egizia-part-sphinx-20 = 1 punkt za każde 10 punktów
egizia-part-sphinx-21 = 1 punkt za cegłę na grobach
egizia-part-sphinx-22 = Siła czarnej ekipy
egizia-part-sphinx-23 = Siła żółtej ekipy
egizia-part-sphinx-24 = Siła niebieskiej ekipy
egizia-part-sphinx-25 = Siła ekipy-jokera
egizia-part-sphinx-26 = Największa produkcja kamieniołomów
egizia-part-sphinx-27 = Największa produkcja zielonych pól
egizia-part-sphinx-28 = Największa produkcja żółtozielonych pól
egizia-part-sphinx-29 = Największa produkcja brązowych pól
egizia-part-sphinx-first =
    { $first ->
        [1] { egizia-part-sphinx-1 }
        [2] { egizia-part-sphinx-2 }
        [3] { egizia-part-sphinx-3 }
        [4] { egizia-part-sphinx-4 }
        [5] { egizia-part-sphinx-5 }
        [6] { egizia-part-sphinx-6 }
        [7] { egizia-part-sphinx-7 }
        [8] { egizia-part-sphinx-8 }
        [9] { egizia-part-sphinx-9 }
        [10] { egizia-part-sphinx-10 }
        [11] { egizia-part-sphinx-11 }
        [12] { egizia-part-sphinx-12 }
        [13] { egizia-part-sphinx-13 }
        [14] { egizia-part-sphinx-14 }
        [15] { egizia-part-sphinx-15 }
        [16] { egizia-part-sphinx-16 }
        [17] { egizia-part-sphinx-17 }
        [18] { egizia-part-sphinx-18 }
        [19] { egizia-part-sphinx-19 }
        [20] { egizia-part-sphinx-20 }
        [21] { egizia-part-sphinx-21 }
        [22] { egizia-part-sphinx-22 }
        [23] { egizia-part-sphinx-23 }
        [24] { egizia-part-sphinx-24 }
        [25] { egizia-part-sphinx-25 }
        [26] { egizia-part-sphinx-26 }
        [27] { egizia-part-sphinx-27 }
        [28] { egizia-part-sphinx-28 }
       *[29] { egizia-part-sphinx-29 }
    }

## Steps: the question to whoever decides, and what the others read

egizia-step-deal-sphinx = Rozdawane są karty Sfinksa.
    .waiting = Rozdawane są karty Sfinksa.
egizia-step-setup = Którą z dwóch kart Sfinksa zatrzymujesz?
    .waiting =
        { $seat-count ->
            [one] { $seat } wybiera kartę Sfinksa.
           *[other] { $seat } wybierają po jednej karcie Sfinksa.
        }
egizia-step-turn-graves = Odkrywane są żetony grobów.
    .waiting = Odkrywane są żetony grobów.
egizia-step-deal-nile = Rozdawane są karty Nilu.
    .waiting = Rozdawane są karty Nilu.
egizia-step-sail = Umieść statek albo spasuj.
    .waiting = { $seat } umieszcza statek.
egizia-step-again = Podwójny ruch: umieść następny statek.
    .waiting = { $seat } umieszcza następny statek.
egizia-step-berth = Które pole budowy zajmujesz?
    .waiting = { $seat } wybiera pole budowy.
egizia-step-grow = Która ekipa zyskuje siłę +1?
    .waiting = { $seat } wybiera ekipę.
egizia-step-ring = Czy przesuwasz pierścień wodny?
    .waiting = { $seat } może przesunąć pierścień wodny.
egizia-step-tail = Czy dzięki Podwójnemu ruchowi umieszczasz następny statek?
    .waiting = { $seat } może umieścić następny statek.
egizia-step-leftover = Którą z pozostałych kart bierzesz?
    .waiting = { $seat } może wziąć pozostałą kartę.
egizia-step-feed = Czym karmisz ekipy?
    .waiting = { $seat } żywi głodne ekipy.
egizia-step-first-place = Przechodzisz na pierwsze miejsce, tu i na dalszych placach?
    .waiting = { $seat } może przejść na pierwsze miejsce.
egizia-step-stand-in = Czy używasz karty i budujesz z rezerwy?
    .waiting = { $seat } może budować z rezerwy.
egizia-step-build = Którą ekipę wystawiasz?
    .waiting = { $seat } wystawia ekipę.
egizia-step-commit = Dodaj siłę albo zacznij budować.
    .waiting = { $seat } wystawia ekipy.
egizia-step-lay = Co budujesz dalej?
    .waiting = { $seat } buduje.
egizia-step-extra = Ile kart Sfinksa dobierasz dodatkowo za darmo?
    .waiting = { $seat } może dobrać dodatkowe karty Sfinksa.
egizia-step-draw-sphinx = Dobierane są karty Sfinksa.
    .waiting = Dobierane są karty Sfinksa.
egizia-step-keep = Którą kartę Sfinksa zatrzymujesz? Za pozostałe dostajesz punkty.
    .waiting = { $seat } ogląda karty Sfinksa.
egizia-step-market = Na którym targu przesuwasz się w dół?
    .waiting = { $seat } wybiera targ.
egizia-step-bonus = Czy przed końcem rundy używasz jeszcze karty?
    .waiting = { $seat } może jeszcze użyć karty.
egizia-step-last-upgrade = Punktacja końcowa: czy kładziesz Ulepszenie pola?
    .waiting = { $seat } może jeszcze ulepszyć pole.
egizia-step-over = Koniec gry.
    .waiting = Koniec gry.

## Moves, as imperatives. `.short` on a button below the question

egizia-move-keep =
    { $noun-id ->
        [hidden] Zatrzymaj w tajemnicy kartę Sfinksa
       *[other] Zatrzymaj „{ egizia-part-sphinx-first }”
    }
egizia-move-ship = Umieść statek na polu { $first }
    .short = Pole { $first }
egizia-move-double = Umieść statek na polu { $first } i wykonaj je dwa razy (Podwójne okrągłe pole)
    .short = Pole { $first }, dwa razy
egizia-move-berth = Zajmij { $first }. pole budowy
    .short = { $first }. pole budowy
egizia-move-pass = Spasuj
egizia-move-grow = Wzmocnij { $noun-acc }
    .short = { $noun-title }
egizia-move-take = Weź kartę z { $first }. pola karty
    .short = { $first }. karta
egizia-move-decline = Nie używaj karty
    .short = Nie
egizia-move-ring =
    { $noun-id ->
        [stay] Zostaw pierścień wodny na miejscu
       *[other] Przesuń pierścień wodny { $noun-to }
    }
    .short =
        { $noun-id ->
            [left] W lewo
            [right] W prawo
           *[stay] Zostaw
        }
egizia-move-again = Odrzuć Podwójny ruch i umieść następny statek
    .short = Następny statek
egizia-move-done = Gotowe
egizia-move-grain = Odrzuć kartę zboża
    .short = Karta zboża
egizia-move-feed = Daj { egizia-part-first-stones } zamiast zboża
    .short = { egizia-part-first-stones }
egizia-move-first = Przejdź na pierwsze miejsce
    .short = Pierwsze miejsce
egizia-move-commit = Wystaw { $noun-acc }
    .short = { $noun-title }
egizia-move-joker = Dodaj ekipę-jokera
    .short = Ekipa-joker
egizia-move-boost = Odrzuć kartę siły
    .short = Karta siły
egizia-move-give-up = Zrezygnuj tu z budowy
    .short = Zrezygnuj
egizia-move-draw = Zapłać i dobierz { egizia-part-first-cards } Sfinksa
    .short = { egizia-part-first-cards }
egizia-move-extra =
    { $first ->
        [0] Nie dobieraj więcej kart Sfinksa
       *[other] Dobierz za darmo jeszcze { egizia-part-first-cards } Sfinksa
    }
    .short =
        { $first ->
            [0] Żadnej
           *[other] { egizia-part-first-cards }
        }
egizia-move-obelisk = Buduj obelisk
    .short = Obelisk
egizia-move-grave =
    { $noun-id ->
        [none] Weź następny grób
       *[other] Odkryj żeton grobu o wartości { $first }
    }
    .short = Grób
egizia-move-row = Buduj w rzędzie { $first } piramidy
    .short = Piramida, rząd { $first }
egizia-move-pillar =
    { $noun-id ->
        [left] Buduj lewy filar świątyni
       *[right] Buduj prawy filar świątyni
    }
    .short =
        { $noun-id ->
            [left] Lewy filar
           *[right] Prawy filar
        }
egizia-move-column = Postaw kolumnę świątyni
    .short = Kolumna
egizia-move-lintel = Połóż belkę świątyni
    .short = Belka
egizia-move-market = Przesuń się w dół na { $noun-loc }
    .short = { $noun-title }
egizia-move-stand-in = Buduj z rezerwy
    .short = Buduj
egizia-move-haul = Odrzuć kartę z kamieniami i weź je
    .short = Kamienie
egizia-move-sell = Sprzedaj { egizia-part-first-stones } za punkty
    .short = { egizia-part-first-stones }
egizia-move-water = Połóż Ulepszenie pola na { egizia-part-field }
egizia-move-drill = Wzmocnij { $noun-acc } (Ekipa +1 w każdej rundzie)
    .short = { $noun-title }
egizia-move-train = Zapłać kamienie i wzmocnij { $noun-acc }
    .short = { $noun-title }
egizia-move-nile = Rozdaj kartę Nilu { $noun-id }
egizia-move-card =
    { $noun-id ->
        [hidden] Dobierz w tajemnicy kartę Sfinksa
       *[other] Dobierz w tajemnicy „{ egizia-part-sphinx-first }”
    }

## Events, as sentences for the log

egizia-event-sphinx-seen = { $seat } widzi „{ egizia-label-sphinx-card }”.
egizia-event-sphinx-kept = { $seat } zatrzymuje „{ egizia-label-sphinx-card }”.
egizia-event-sphinx-chosen =
    { $kept ->
        [0] { $seat } nie zatrzymuje żadnej karty Sfinksa i zwraca { $returned }.
        [one] { $seat } zatrzymuje { $kept } kartę Sfinksa i zwraca { $returned }.
        [few] { $seat } zatrzymuje { $kept } karty Sfinksa i zwraca { $returned }.
       *[many] { $seat } zatrzymuje { $kept } kart Sfinksa i zwraca { $returned }.
    }
egizia-event-grave-turned = Odkrywany jest { $slot }. grób: wartość { $value }.
egizia-event-round-began = Zaczyna się runda { $round }. Kolejność: { $seats }.
egizia-event-phase-began = Faza: { $phase }.
egizia-event-nile-dealt = { $square }. pole karty: { egizia-label-card }.
egizia-event-ship-placed = { $seat } umieszcza statek na polu { $position }.
egizia-event-town-visited = { $seat } umieszcza statek: { $town } (pole { $position }).
egizia-event-ship-berthed = { $seat } zajmuje { $place }. pole budowy { $site-at }.
egizia-event-substitute-stands = { $seat } staje w rezerwie { $site-at }.
egizia-event-card-taken = { $seat } bierze kartę „{ egizia-label-card }”.
egizia-event-card-used = { $seat } używa karty „{ egizia-label-card }”.
egizia-event-crew-grew = { $seat } wzmacnia { $crew-acc } do { $strength }.
egizia-event-crew-full = { $seat } nie może już bardziej wzmocnić { $crew-gen }.
egizia-event-market-moved = { $seat } przesuwa się na { $space }. pole { $market-gen }.
egizia-event-market-bottom = { $seat } jest już na najniższym polu { $market-gen }.
egizia-event-stones-gained = { $seat } dostaje { egizia-part-stones } ({ $cause }).
    .brings = { egizia-part-stones }
egizia-event-stones-lost =
    { $count ->
        [one] { $seat } nie ma miejsca na { $count } kamień: przepada.
        [few] { $seat } nie ma miejsca na { $count } kamienie: przepadają.
       *[many] { $seat } nie ma miejsca na { $count } kamieni: przepadają.
    }
egizia-event-stones-paid = { $seat } płaci { egizia-part-stones } ({ $cause }).
egizia-event-ring-moved = { $seat } przesuwa pierścień wodny { $ring-to }.
egizia-event-ring-stayed = { $seat } zostawia pierścień wodny na miejscu.
egizia-event-field-improved = { $seat } ulepsza pole: teraz to { $colour } pole { $number }.
egizia-event-passed = { $seat } pasuje.
egizia-event-sailed-out = { $seat } nie ma już statku albo pola dla niego.
egizia-event-leftover-declined = { $seat } nie bierze żadnej z pozostałych kart.
egizia-event-fed = { $seat } żywi wszystkie ekipy: zboże { $grain }, potrzeba { $need }.
egizia-event-starved = { $seat } nie ma dość zboża: brakuje { $missing }.
egizia-event-first-place-taken = { $seat } przechodzi { $site-at } na pierwsze miejsce.
egizia-event-first-place-declined = { $seat } nie przechodzi na pierwsze miejsce.
egizia-event-gave-up = { $seat } rezygnuje z budowy { $site-at }.
egizia-event-could-not-build = { $seat } nie może nic zbudować { $site-at }.
egizia-event-substitute-left = { $seat } nie buduje z rezerwy { $site-at }: statek wraca.
egizia-event-crews-committed = { $seat } buduje { $site-at } z siłą { $strength } ({ $crews }).
egizia-event-sphinx-drawn =
    { $free ->
        [0] { $seat } dobiera { egizia-part-cards } Sfinksa.
       *[other] { $seat } dobiera { egizia-part-cards } Sfinksa, w tym za darmo { $free }.
    }
egizia-event-obelisk-built = { $seat } buduje w rzędzie { $row } obelisku: wartość { $value }.
egizia-event-grave-taken = { $seat } bierze { $slot }. grób: wartość { $value }.
egizia-event-pyramid-built = { $seat } buduje { $space }. pole w rzędzie { $row } piramidy: wartość { $value }.
egizia-event-temple-built = { $seat } buduje świątynię ({ $part }): wartość { $value }.
egizia-event-row-completed = Rząd { $row } piramidy jest pełny. Najwięcej cegieł ma w nim { $seat }: { $bricks }.
egizia-event-ships-returned = Statki wracają do swoich właścicieli.
egizia-event-cards-removed =
    { $count ->
        [one] { $count } karta Nilu, której nikt nie wziął, opuszcza grę.
        [few] { $count } karty Nilu, których nikt nie wziął, opuszczają grę.
       *[many] { $count } kart Nilu, których nikt nie wziął, opuszcza grę.
    }
egizia-event-turn-order = Nowa kolejność: { $seats }.
egizia-event-round-ended = Runda { $round } się kończy.
egizia-event-graves-counted = { $seat } ma groby o wartości { $sum }.
egizia-event-sphinx-revealed = { $seat } pokazuje „{ egizia-label-sphinx-card }”: { ui-part-points }.
egizia-event-scored =
    { $source-id ->
        [hunger] { $seat } cierpi głód: { ui-part-points }.
       *[other] { $seat } punktuje { $source-for }: { ui-part-points }.
    }
    .brings = { ui-part-points }
egizia-event-game-ended =
    { $winners-count ->
        [one] Wygrywa { $winners }.
       *[other] Wspólnie wygrywają { $winners }.
    }

## Labels of the table

egizia-label-tie-break = Przy równej liczbie punktów wygrywa ten, kto jest z przodu na torze punktacji.

# cards: `card` and `sphinx-card` are their titles, `nile-` says what a Nile card does, `bonus-` what a field brings at once,
# `goal-` what a Sphinx card counts

egizia-label-card =
    { $effect-id ->
        [quarry] Kamieniołom { $number }
        [field] { $colour-field } { $number }
        [pay-for-crew] { egizia-part-number-stones }: ekipa +1
        [grave-bonus] Wartość grobów +{ $number }
        [stone-market] Targ kamienia o { $number } w dół
        [grain-market] Targ zbożowy o { $number } w dół
        [grain]
            { $number ->
                [one] { $number } jednostka zboża
                [few] { $number } jednostki zboża
               *[many] { $number } jednostek zboża
            }
        [stones] { egizia-part-number-stones }
        [strength] Siła +{ $number }
        [sell-stones] Sprzedaj do { $number } kamieni
       *[other] { $effect }
    }
egizia-label-sphinx-card =
    { $card ->
        [1] { egizia-part-sphinx-1 }
        [2] { egizia-part-sphinx-2 }
        [3] { egizia-part-sphinx-3 }
        [4] { egizia-part-sphinx-4 }
        [5] { egizia-part-sphinx-5 }
        [6] { egizia-part-sphinx-6 }
        [7] { egizia-part-sphinx-7 }
        [8] { egizia-part-sphinx-8 }
        [9] { egizia-part-sphinx-9 }
        [10] { egizia-part-sphinx-10 }
        [11] { egizia-part-sphinx-11 }
        [12] { egizia-part-sphinx-12 }
        [13] { egizia-part-sphinx-13 }
        [14] { egizia-part-sphinx-14 }
        [15] { egizia-part-sphinx-15 }
        [16] { egizia-part-sphinx-16 }
        [17] { egizia-part-sphinx-17 }
        [18] { egizia-part-sphinx-18 }
        [19] { egizia-part-sphinx-19 }
        [20] { egizia-part-sphinx-20 }
        [21] { egizia-part-sphinx-21 }
        [22] { egizia-part-sphinx-22 }
        [23] { egizia-part-sphinx-23 }
        [24] { egizia-part-sphinx-24 }
        [25] { egizia-part-sphinx-25 }
        [26] { egizia-part-sphinx-26 }
        [27] { egizia-part-sphinx-27 }
        [28] { egizia-part-sphinx-28 }
       *[29] { egizia-part-sphinx-29 }
    }
egizia-label-nile-quarry = Za każdym razem, gdy kamieniołomy produkują, daje { egizia-part-number-stones }, już w tej rundzie.
egizia-label-nile-field =
    { $number ->
        [one] Za każdym razem, gdy żywisz ekipy, a ten kolor jest nawodniony, daje { $number } jednostkę zboża, już w tej rundzie.
        [few] Za każdym razem, gdy żywisz ekipy, a ten kolor jest nawodniony, daje { $number } jednostki zboża, już w tej rundzie.
       *[many] Za każdym razem, gdy żywisz ekipy, a ten kolor jest nawodniony, daje { $number } jednostek zboża, już w tej rundzie.
    }
egizia-label-nile-sphinx-plus =
    { $number ->
        [one] Przy każdej budowie przy Sfinksie możesz dobrać jeszcze { $number } kartę, która nie wymaga ani kamieni, ani siły.
       *[other] Przy każdej budowie przy Sfinksie możesz dobrać jeszcze do { $number } kart, które nie wymagają ani kamieni, ani siły.
    }
egizia-label-nile-sphinx-keep =
    { $number ->
        [one] Przy każdej budowie przy Sfinksie możesz zatrzymać { $number } dobraną kartę.
       *[other] Przy każdej budowie przy Sfinksie możesz zatrzymać do { $number } dobranych kart.
    }
egizia-label-nile-crew-each-round = Raz na rundę w swojej turze zwiększasz siłę jednej swojej ekipy o { $number }.
egizia-label-nile-pay-for-crew =
    { $fed-id ->
        [true] Raz na rundę, gdy ekipy są już nakarmione, możesz w swojej turze zapłacić { egizia-part-number-stones } i zwiększyć siłę jednej swojej ekipy o 1.
       *[false] Raz na rundę możesz w swojej turze zapłacić { egizia-part-number-stones } i zwiększyć siłę jednej swojej ekipy o 1.
    }
egizia-label-nile-upstream = Raz na rundę możesz umieścić statek w górę rzeki od swojego ostatniego; potem płyniesz znów w dół od tego, który jest najdalej.
egizia-label-nile-occupied = Raz na rundę możesz umieścić statek na okrągłym polu, na którym są już statki, ale nie w Heliopolis.
egizia-label-nile-first-place = Gdy przychodzi kolej na plac budowy, możesz przejść na pierwsze miejsce na nim i na wszystkich następnych placach rundy; potem karta opuszcza grę.
egizia-label-nile-stones-as-grain = Gdy brakuje zboża, możesz za każdą brakującą jednostkę zapłacić 1 kamień.
egizia-label-nile-leftover = W każdej rundzie, gdy wszyscy spasują, możesz bez statku wziąć jedną kartę Nilu, która została na planszy.
egizia-label-nile-better-field = Połóż ją na stałe na swoim polu: brązowe staje się żółtozielone, a żółtozielone zielone.
egizia-label-nile-grave-bonus = W punktacji końcowej twoje groby są razem warte o { $number } więcej.
egizia-label-nile-crews-choice = Twoje ekipy zyskują łącznie siłę { $number }: dwie różne ekipy po 1 albo jedna ekipa wszystko.
egizia-label-nile-crew-pair = Siła tych twoich ekip rośnie o { $number }: { $crews }.
egizia-label-nile-stone-market = Twój znacznik na targu kamienia przesuwa się o { egizia-part-steps } w dół.
egizia-label-nile-grain-market = Twój znacznik na targu zbożowym przesuwa się o { egizia-part-steps } w dół.
egizia-label-nile-brick-points = Od razu dostajesz { egizia-part-number-points } za każdą swoją cegłę na tych budowlach: { $buildings }.
egizia-label-nile-grain =
    { $number ->
        [one] Odrzuć ją, gdy brakuje zboża: liczy się jako { $number } jednostka zboża, a nadwyżka przepada.
        [few] Odrzuć ją, gdy brakuje zboża: liczy się jako { $number } jednostki zboża, a nadwyżka przepada.
       *[many] Odrzuć ją, gdy brakuje zboża: liczy się jako { $number } jednostek zboża, a nadwyżka przepada.
    }
egizia-label-nile-stones = Odrzuć ją w swojej turze i weź { egizia-part-number-stones }.
egizia-label-nile-strength = Odrzuć ją, gdy wystawiasz ekipę: siła tej budowy jest o { $number } większa.
egizia-label-nile-two-crews = Odrzuć ją, gdy wystawiasz ekipę: do tej budowy dołącza druga zwykła ekipa.
egizia-label-nile-double-turn = Odrzuć ją po umieszczeniu statku i od razu umieść następny.
egizia-label-nile-double-space = Odrzuć ją, gdy umieszczasz statek na okrągłym polu, ale nie w Heliopolis: wykonujesz je dwa razy.
egizia-label-nile-sell-stones = Odrzuć ją w swojej turze i sprzedaj do { $number } kamieni po 1 punkcie.
egizia-label-nile-stand-in = Odrzuć ją, gdy stoisz w rezerwie, a nikt nie zrezygnował z budowy: możesz budować po innych.

egizia-label-bonus-stone-market = Od razu: targ kamienia o { egizia-part-steps } w dół.
egizia-label-bonus-grain-market = Od razu: targ zbożowy o { egizia-part-steps } w dół.
egizia-label-bonus-points = Od razu: { egizia-part-number-points }.
egizia-label-bonus-stones = Od razu: { egizia-part-number-stones }.

egizia-label-goal-obelisk-row = { egizia-part-worth }, jeśli na koniec pełny jest rząd { $number } obelisku, bez względu na to, kto go zbudował.
egizia-label-goal-pyramid-row = { egizia-part-worth }, jeśli na koniec pełny jest rząd { $number } piramidy, bez względu na to, kto go zbudował.
egizia-label-goal-temple-parts = { egizia-part-worth }, jeśli na koniec gotowe są te części świątyni, bez względu na to, kto je zbudował: { $parts }.
egizia-label-goal-graves-taken =
    { $number ->
        [one] { egizia-part-worth }, jeśli na koniec zajęty jest co najmniej { $number } grób, bez względu na to, czyj.
        [few] { egizia-part-worth }, jeśli na koniec zajęte są co najmniej { $number } groby, bez względu na to, czyje.
       *[many] { egizia-part-worth }, jeśli na koniec zajętych jest co najmniej { $number } grobów, bez względu na to, czyich.
    }
egizia-label-goal-market-players = Punkty za liczbę graczy, którzy na koniec są na najniższym polu { $market-gen }, ciebie i innych: { $one } za jednego, { $two } za dwóch, { $three } za trzech, { $four } za czterech.
egizia-label-goal-own-bricks =
    { $number ->
        [one] { egizia-part-worth }, jeśli na koniec masz { $building-on } co najmniej { $number } cegłę.
        [few] { egizia-part-worth }, jeśli na koniec masz { $building-on } co najmniej { $number } cegły.
       *[many] { egizia-part-worth }, jeśli na koniec masz { $building-on } co najmniej { $number } cegieł.
    }
egizia-label-goal-bricks-everywhere =
    { $number ->
        [one] { egizia-part-worth }, jeśli na koniec masz na każdej z tych budowli co najmniej { $number } cegłę: { $buildings }.
        [few] { egizia-part-worth }, jeśli na koniec masz na każdej z tych budowli co najmniej { $number } cegły: { $buildings }.
       *[many] { egizia-part-worth }, jeśli na koniec masz na każdej z tych budowli co najmniej { $number } cegieł: { $buildings }.
    }
egizia-label-goal-own-market = { egizia-part-worth }, jeśli na koniec twój znacznik jest na najniższym polu { $market-gen }.
egizia-label-goal-permanent-cards = { egizia-part-worth } za każdą kartę stałą, którą masz na koniec, oprócz pól zboża i kamieniołomów.
egizia-label-goal-ten-points = { egizia-part-worth } za każde pełne { $number } punktów, które masz, gdy podliczono już wszystko inne.
egizia-label-goal-each-brick = { egizia-part-worth } za każdą cegłę, którą masz na koniec { $building-on }.
egizia-label-goal-crew-strength = { egizia-part-worth } za każdą jednostkę siły, którą ma na koniec twoja ekipa: { $crew }.
egizia-label-goal-most-production = { egizia-part-worth }, jeśli nikt nie ma na koniec większej produkcji { $of-all } niż ty; pierścień wodny nie ma znaczenia, a remis wystarcza.

# what towns do

egizia-label-act-stone-market = targ kamienia o { egizia-part-steps } w dół
egizia-label-act-grain-market = targ zbożowy o { egizia-part-steps } w dół
egizia-label-act-crew = { $crew } +{ $number }
egizia-label-act-any-crew = jedna ekipa +{ $number }
egizia-label-act-stones = { egizia-part-number-stones }
egizia-label-act-ring =
    { $number ->
        [one] pierścień wodny o najwyżej { $number } pozycję
        [few] pierścień wodny o najwyżej { $number } pozycje
       *[many] pierścień wodny o najwyżej { $number } pozycji
    }

# why a line of the score sheet has its points

egizia-label-sheet-sphinx = 1 punkt za każdą kartę dobraną przy Sfinksie i zwróconą.
egizia-label-sheet-obelisk = Wartość każdej cegły położonej na obelisku.
egizia-label-sheet-graves = Wartość każdego grobu w chwili, gdy został zajęty.
egizia-label-sheet-pyramid = Wartość każdej cegły położonej na piramidzie.
egizia-label-sheet-temple = Wartość każdej cegły położonej na świątyni.
egizia-label-sheet-rows = Za najwięcej cegieł w pełnym rzędzie piramidy, 1 punkt za każdą z nich.
egizia-label-sheet-grain-market = Za każdy krok na najniższym polu targu zbożowego.
egizia-label-sheet-nile-cards = Co karty Nilu dały od razu, także kamienie sprzedane dzięki karcie.
egizia-label-sheet-cooperation = Za liczbę placów, na których budowano w rundzie.
egizia-label-sheet-hunger = Stracone za brakujące zboże, zależnie od pola targu zbożowego.
egizia-label-sheet-sale = Za kamienie, które zostały na koniec, jeśli znacznik na targu kamienia jest dość nisko.
egizia-label-sheet-grave-tiles = Za sumę wartości żetonów grobów na koniec.
egizia-label-sheet-sphinx-cards = Za zatrzymane karty Sfinksa.

# buttons that lead to several moves

egizia-label-verb-keep = Zatrzymaj kartę Sfinksa
egizia-label-verb-ship = Umieść statek
egizia-label-verb-double = Podwójne pole
egizia-label-verb-berth = Pole budowy
egizia-label-verb-grow = Wzmocnij
egizia-label-verb-take = Weź kartę
egizia-label-verb-ring = Pierścień wodny
egizia-label-verb-feed = Zapłać kamieniami
egizia-label-verb-commit = Ekipa
egizia-label-verb-draw = Dobierz karty
egizia-label-verb-extra = Karty za darmo
egizia-label-verb-row = Piramida
egizia-label-verb-pillar = Filar
egizia-label-verb-market = Targ
egizia-label-verb-sell = Sprzedaj kamienie
egizia-label-verb-water = Ulepsz pole
egizia-label-verb-drill = Ekipa +1 w każdej rundzie
egizia-label-verb-train = Kamienie za siłę ekipy

# buttons that say what comes of them

egizia-label-go-hungry = Głoduj: { ui-part-points }
egizia-label-end-turn = Zakończ turę
egizia-label-ends-pass = Spasować? W tej rundzie nie umieścisz już żadnego statku.
egizia-label-ends-pass-hungry = Spasować? Nie umieścisz już statku, a zboża zabraknie ({ $missing }): { ui-part-points }.
egizia-label-ends-give-up = Zrezygnować tu z budowy? Statek wróci i nic nie zbudujesz.
egizia-label-ends-hungry = Głodować: { ui-part-points }? Możliwe są jeszcze inne ruchy.
egizia-label-return-cards = Zwróć je: { ui-part-points }
egizia-label-feed-for = { egizia-part-stones }: { ui-part-points }

# mats

egizia-label-only-you = tylko ty
egizia-label-worth-now = teraz { egizia-part-worth }
egizia-label-points-now = na razie { egizia-part-worth }
egizia-label-used = w tej rundzie już wykorzystano
egizia-label-crew-of = { $crew-title }, siła { $number }
egizia-label-stones-of = Kamienie: { $count } z { $most }
egizia-label-production =
    { $count ->
        [one] Produkcja: { $count } kamień na rundę
        [few] Produkcja: { $count } kamienie na rundę
       *[many] Produkcja: { $count } kamieni na rundę
    }
egizia-label-fed = Zboże: ekipy potrzebują { $need }, pola dają { $grain }.
egizia-label-hungry = Zboże: ekipy potrzebują { $need }, pola dają { $grain }, brakuje { $missing }: { ui-part-points }.
egizia-label-market-of = { $market-title }: pole { $number } z { $most }
egizia-label-start-field = Pole startowe
egizia-label-irrigated = nawodnione
egizia-label-dry = nienawodnione
egizia-label-quarries-of =
    { $count ->
        [one] Kamieniołomy: { $count } kamień na rundę
        [few] Kamieniołomy: { $count } kamienie na rundę
       *[many] Kamieniołomy: { $count } kamieni na rundę
    }
egizia-label-ships-left = Pozostałe statki: { $count }
egizia-label-sphinx-of = Karty Sfinksa: { $count }
egizia-label-graves-of =
    { $count ->
        [one] { $count } żeton grobu, suma { $sum }
        [few] { $count } żetony grobów, suma { $sum }
       *[many] { $count } żetonów grobów, suma { $sum }
    }
egizia-label-tile-of = Miejsce { $number } w kolejności
egizia-label-scarab-of = Skarabeusz: { $points } punktów i więcej
egizia-label-passed = pas
egizia-label-cards = Karty
egizia-label-no-cards = brak kart
egizia-label-choose = { $card-id }: wybierz

# what a ship at a site is for, and what a move costs and brings

egizia-label-at-site-sphinx = budowa przy Sfinksie w fazie 5
egizia-label-at-site-obelisk = budowa obelisku i grobów w fazie 5
egizia-label-at-site-pyramid = budowa piramidy i świątyni w fazie 5
egizia-label-costs = kosztuje { egizia-part-stones }
egizia-label-scores = { ui-part-points }
egizia-label-uses = zużywa: { $cards }

# board: `sum-` is what screen readers say

egizia-label-source = w górę rzeki
egizia-label-mouth = ku morzu
egizia-label-front = z przodu
egizia-label-score-order = Tor punktacji, od przodu do tyłu:
egizia-label-sum-marker = { $seat } { $points }
egizia-label-nile-deck =
    { $count ->
        [one] { $count } karta Nilu jest jeszcze w talii tej rundy
        [few] { $count } karty Nilu są jeszcze w talii tej rundy
       *[many] { $count } kart Nilu jest jeszcze w talii tej rundy
    }
egizia-label-sphinx-deck =
    { $count ->
        [one] { $count } karta w talii Sfinksa
        [few] { $count } karty w talii Sfinksa
       *[many] { $count } kart w talii Sfinksa
    }
egizia-label-about-card = Szczegóły: { $text-id }
egizia-label-about-town = Szczegóły: { $town }
egizia-label-about-site = Szczegóły: { $site }
egizia-label-about-market = Szczegóły: { $market }
egizia-label-free = wolne
egizia-label-sum-places = Pola budowy po kolei: { $places }.
egizia-label-sum-substitute = W rezerwie: { $seat }.
egizia-label-sum-ring = Pierścień wodny: nawodnione pola są { $fields }.
egizia-label-sum-market-place = { $seat }: pole { $space }
egizia-label-sum-bricks = { $building-title }: zbudowane pola { $count } z { $spaces }.
egizia-label-sum-next = Następne: { $value }.
egizia-label-sum-sphinx-seat = { $seat }: karty Sfinksa { $goals }, place, na których budowano w tej rundzie: { $sites }.
egizia-label-row-bonus = premia za rząd teraz
egizia-label-sum-row-leader =
    { $bricks ->
        [one] Rząd { $row }: { $bricks } punkt dostaje teraz { $seat }.
        [few] Rząd { $row }: { $bricks } punkty dostaje teraz { $seat }.
       *[many] Rząd { $row }: { $bricks } punktów dostaje teraz { $seat }.
    }
egizia-label-build-state = siła { $strength }: zbudowano { $spent }, jeszcze { $budget }
egizia-label-rule-site-sphinx = { egizia-part-worth } za zwróconą kartę
egizia-label-rule-site-obelisk = wartość = koszt = punkty
egizia-label-rule-site-pyramid = rząd: najwięcej cegieł
egizia-label-short-site-sphinx = Sfinks
egizia-label-short-site-obelisk = Obelisk
egizia-label-short-site-pyramid = Piramida
egizia-label-goals-held = cele
egizia-label-sites-built = budowy w rundzie
egizia-label-tabs = Części planszy
egizia-label-tab-river = Nil
egizia-label-tab-markets = Targi
egizia-label-tab-lit = { $text-id }: tu można coś wybrać

# details: `about-` says what a thing is for

egizia-label-about-site-sphinx = Każda karta kosztuje 1 kamień i wymaga siły 1, najwięcej kart to { $most }. Zatrzymujesz najwyżej { $keep }, a każda zwrócona daje { egizia-part-worth }.
egizia-label-about-site-obelisk = Cegła trafia na najniższe wolne pole obelisku, groby bierze się po kolei. Wartość płacisz w kamieniach, tyle samo siły potrzebujesz i tyle samo punktów dostajesz. Po budowie przesuwasz się o krok na jednym z targów.
egizia-label-about-site-pyramid = Wartość płacisz w kamieniach, tyle samo siły potrzebujesz i tyle samo punktów dostajesz. Cegła piramidy potrzebuje dwóch pod sobą. Gdy rząd jest pełny, ten, kto ma w nim najwięcej cegieł, dostaje 1 punkt za każdą z nich.
egizia-label-about-market-stone =
    { $stones ->
        [one] Każdy krok na najniższe pole lub na nim daje { $stones } kamień. Na koniec od { $from }. pola kamienie się sprzedaje: { egizia-part-stones } za { egizia-part-worth }.
        [few] Każdy krok na najniższe pole lub na nim daje { $stones } kamienie. Na koniec od { $from }. pola kamienie się sprzedaje: { egizia-part-stones } za { egizia-part-worth }.
       *[many] Każdy krok na najniższe pole lub na nim daje { $stones } kamieni. Na koniec od { $from }. pola kamienie się sprzedaje: { egizia-part-stones } za { egizia-part-worth }.
    }
egizia-label-about-market-grain = Pole mówi, ile kosztuje każda brakująca jednostka zboża. Każdy krok na najniższe pole lub na nim daje { egizia-part-worth }.
egizia-label-about-ring = Pierścień pokazuje, które pola są nawodnione przy żywieniu ekip.
egizia-label-about-track = Kto ma więcej punktów, jest z przodu; przy równej liczbie ten, kto był pierwszy. Ostatni zaczyna następną rundę.
egizia-label-about-feeding = Każda jednostka siły potrzebuje jednostki zboża, także w ekipie-jokerze. Zboże dają tylko nawodnione pola.
egizia-label-places = Pola budowy
egizia-label-place-free = wolne
egizia-label-substitute = rezerwa
egizia-label-deck-of =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
egizia-label-known-cards = Karty w talii, które znasz tylko ty
egizia-label-known-place = { $number }. od góry
egizia-label-row-of = Rząd { $row }
egizia-label-value-of = wartość { $number }
egizia-label-next = następne
egizia-label-full = gotowe
egizia-label-closed = jeszcze nie można budować
egizia-label-taken-of = { $count } z { $most }
egizia-label-open-graves = Odkryte groby
egizia-label-grave-table = Żetony grobów na koniec
egizia-label-sum-from = suma { $number } i więcej
egizia-label-ready-crews = Twoje ekipy, które mogą pracować
egizia-label-crews-need = Ekipy potrzebują
egizia-label-fields-bring = Pola dają
egizia-label-penalty = za każdą brakującą jednostkę { ui-part-points }
egizia-label-by-ring = Zależnie od położenia pierścienia wodnego
egizia-label-water-level = { $ring-title }: { $colours }
egizia-label-river-space = Pole { $number } na Nilu
egizia-label-sells = { egizia-part-stones }: { egizia-part-worth }
egizia-label-bottom-stones = krok: { egizia-part-stones }
egizia-label-bottom-points = krok: { ui-part-points }
egizia-label-no-double = Podwójne okrągłe pole i Zajęte okrągłe pole tu nie działają.
egizia-label-score-now = Punkty dotąd
egizia-label-at-the-end = Co by doszło, gdyby gra skończyła się teraz
egizia-label-track-order = Od przodu toru punktacji
egizia-label-owned = Kamieniołomy i pola
egizia-label-goals-hidden =
    { $count ->
        [one] { $count } karta Sfinksa, zakryta
        [few] { $count } karty Sfinksa, zakryte
       *[many] { $count } kart Sfinksa, zakryte
    }
egizia-label-bricks-on = Cegły
egizia-label-reconstructed = Niektórych z tych wartości nie dało się odczytać z egzemplarza gry. Zostały odtworzone tak, by pasowały do tego, co wiadomo.

# mats in words

egizia-label-crews-heading = Ekipy
egizia-label-crews-strength = Ekipy i ich siła
egizia-label-short-crew = { $crew-short }
egizia-label-grain-heading = Zboże
egizia-label-grain-for = { $grain } dla { $need }
egizia-label-grain-of = { $grain } z { $need }
egizia-label-spare = { $count } w zapasie
egizia-label-all-fed = wszyscy syci
egizia-label-fed-for-good = żywienia już nie ma
egizia-label-lacks = brakuje { $missing }:
egizia-label-dry-fields =
    { $count ->
        [one] { $count } pole suche
        [few] { $count } pola suche
       *[many] { $count } pól suchych
    }
egizia-label-stones-heading = Kamienie
egizia-label-of-most = z { $most }
egizia-label-each-round = { $count-signed } na rundę
egizia-label-markets-heading = Targi
egizia-label-ships-heading = Statki
egizia-label-left = zostało { $count }
egizia-label-in-turn = { $number }. w kolejności
egizia-label-missing-one = brakujące zboże { $points-signed }
egizia-label-sale-now =
    { $points ->
        [one] { egizia-part-stones } za { $points } punkt
        [few] { egizia-part-stones } za { $points } punkty
       *[many] { egizia-part-stones } za { $points } punktów
    }
egizia-label-no-sale = bez sprzedaży kamieni
egizia-label-goals-heading = Cele
egizia-label-your-goals = Twoje cele Sfinksa, punkty teraz
egizia-label-small-graves = groby { $sum }
egizia-label-no-goals = jeszcze żadnych
egizia-label-small-grain = zboże { $grain } z { $need }
egizia-label-small-stones = kamienie { $count }
egizia-label-small-ships = statki { $count }
egizia-label-word-grain = zboże
egizia-label-word-stones = kamienie
egizia-label-word-ships = statki
egizia-label-word-cards = karty
egizia-label-word-goals = cele

# the round's balance, and what ends a phase

egizia-label-pass-hungry = Pas: { $points-signed } przy żywieniu
egizia-label-feeding-fed = Przy żywieniu wszystkie ekipy jedzą: zboże { $grain }, potrzeba { $need }.
egizia-label-feeding-lacks =
    { $missing ->
        [one] Przy żywieniu brakuje ci { $missing } jednostki zboża: { ui-part-points }.
       *[other] Przy żywieniu brakuje ci { $missing } jednostek zboża: { ui-part-points }.
    }
egizia-label-feeding-helped = Twoje karty mogą jeszcze pomóc.
egizia-label-round-end = Koniec rundy { $number }
egizia-label-you-lack =
    { $missing ->
        [one] Brakuje ci { $missing } jednostki zboża
       *[other] Brakuje ci { $missing } jednostek zboża
    }
egizia-label-seat-lacks =
    { $missing ->
        [one] { $seat }: brakuje { $missing } jednostki zboża
       *[other] { $seat }: brakuje { $missing } jednostek zboża
    }
egizia-label-you-feed = Żywisz wszystkie ekipy
egizia-label-seat-feeds = { $seat } żywi wszystkie ekipy
egizia-label-quarried =
    { $count ->
        [one] { $count } kamień z kamieniołomów
        [few] { $count } kamienie z kamieniołomów
       *[many] { $count } kamieni z kamieniołomów
    }
egizia-label-you-score = Dostajesz: { $text-id }
egizia-label-seat-scores = { $seat } dostaje: { $text-id }
egizia-label-you-score-nothing = Nic nie dostajesz
egizia-label-seat-scores-nothing = { $seat } nic nie dostaje

# what answers bring

egizia-label-pays = { $text-id }: { egizia-part-stones }
egizia-label-crew-works = { $crew-title }: siła { $strength }
egizia-label-crew-joins = { $crew-title }: siła { $count-signed }
egizia-label-crew-grows = { $crew-title }: z { $from } na { $number }
egizia-label-grow-about = Każda jednostka siły buduje więcej i w każdej rundzie potrzebuje jednostki zboża.
egizia-label-work-about = Tyle najwyżej możesz tu zbudować; ekipa odpoczywa potem do następnej rundy.
egizia-label-ring-fed = { $ring-title }: wszyscy syci
egizia-label-ring-hungry = { $ring-title }: { $points-signed } przy żywieniu
egizia-label-market-to = { $market-title }: na pole { $space }
egizia-label-ship-card = Umieść statek na karcie „{ egizia-label-card }”
egizia-label-ship-site = Umieść statek { $site-at }
egizia-label-ship-town = Umieść statek: { $town } ({ $acts })
egizia-label-double-town = Umieść statek i wykonaj pole dwa razy: { $town } ({ $acts })
egizia-label-parts-of = { $parts }
egizia-label-take-card = Weź kartę „{ egizia-label-card }”
egizia-label-discard-card = Odrzuć kartę „{ egizia-label-card }”
egizia-label-berth-at = Zajmij { $number }. pole budowy { $site-at }
egizia-label-market-down = Przesuń się w dół: { $market }, na pole { $space } ({ $text-id })
egizia-label-take-grave = Weź grób o wartości { $value }
egizia-label-berth-order = { $number }. pole: budujesz { $number }.
egizia-label-berth-about =
    { $number ->
        [1] Budujesz tu przed wszystkimi.
       *[other] Budujesz tu po statkach na polach przed nim.
    }
egizia-label-stop-building = Zakończ budowę
egizia-label-value-left = Ekipy i kamienie wystarczą jeszcze na wartość { $budget }.

# words on the board

egizia-label-kind-immediate = od razu
egizia-label-kind-any-time = kiedykolwiek
egizia-label-kind-permanent = na stałe
egizia-label-yields-grain = zboże: { $number }
egizia-label-yields-stones = { egizia-part-number-stones }
egizia-label-gain-stone-market = targ kamienia ↓{ $number }
egizia-label-gain-grain-market = targ zbożowy ↓{ $number }
egizia-label-gain-points = +{ egizia-part-number-points }
egizia-label-gain-stones = +{ egizia-part-number-stones }
egizia-label-does-stone-market = targ kamienia ↓{ $number }
egizia-label-does-grain-market = targ zbożowy ↓{ $number }
egizia-label-does-crew = { $crew-short } +{ $number }
egizia-label-does-any-crew = jedna ekipa +{ $number }
egizia-label-does-stones = +{ egizia-part-number-stones }
egizia-label-does-ring = pierścień o { $number }
egizia-label-power-upstream = pod prąd
egizia-label-power-occupied = zajęte
egizia-label-powers = karty: { $count }
egizia-label-twice = dwa razy
egizia-label-place-closed = zamknięte
egizia-label-watered = Nawodnione są:
egizia-label-colours-of = { $colours }
egizia-label-head-stone = sprzedaż na koniec
egizia-label-head-grain = brakujące zboże
egizia-label-head-graves = Punkty za ich sumę na koniec:
egizia-label-grave-from = { $from }+: { $points }
egizia-label-head-draw = dobierz do { $most } kart
egizia-label-tab-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

# explanations and the position in words

egizia-label-ahead = przewaga: { egizia-part-worth }
egizia-label-behind = strata: { egizia-part-worth }
egizia-label-score-track = Tor punktacji
egizia-label-no-sale-here = bez sprzedaży
egizia-label-markers-here = Znaczniki: { $places }.
egizia-label-ship-of = { $seat }: statek na polu { $space }.
egizia-label-square-to-deal = Na początku każdej rundy wykłada się tu kartę.
egizia-label-empty-square = Karta z tego pola jest już wzięta.
egizia-label-square-of = Pole karty { $number }
egizia-label-space-of = Pole { $space }: { $text-id }
egizia-label-ships-here = Statki: { $places }.
egizia-label-may-ship = Możesz tu umieścić statek.
egizia-label-may-not-ship = Teraz nie możesz tu wejść.
egizia-label-about-river = Statki płyną tylko w dół rzeki: każdy następny stawiasz niżej niż poprzedni.
egizia-label-about-pier = Statki budują w kolejności tych pól; rezerwa tylko wtedy, gdy ktoś zrezygnuje z budowy.
egizia-label-about-deck = Z talii na początku rundy wykłada się karty na pola.
egizia-label-brick-free = Wartość { $value }: kosztuje tyle kamieni, wymaga tyle siły i daje tyle punktów.
egizia-label-brick-of = Cegła: { $seat }, wartość { $value }.
egizia-label-grave-hidden = Zakryty: jego wartość nie jest jeszcze znana.
egizia-label-grave-taken = Ma go już { $seat }.
egizia-label-grave-free = Wartość { $value }: kosztuje tyle kamieni, wymaga tyle siły i daje tyle punktów; na koniec liczy się jeszcze raz.
egizia-label-grave-number = Grób { $number }
egizia-label-next-one = Ten jest następny.
egizia-label-rows-of = { $building-title }, rząd { $row }
egizia-label-row-says = wartość { $value }, zbudowano { $count } z { $most }
egizia-label-row-owners = Cegły: { $places }.
egizia-label-about-standings = Ile kart Sfinksa kto ma i na których placach budował w tej rundzie; budowa na kilku placach daje punkty.
egizia-label-about-row-bonus = Kto ma w pełnym rzędzie najwięcej cegieł, dostaje 1 punkt za każdą z nich.
egizia-label-about-crew = Ekipa pracuje raz na rundę: jej siła to największa wartość, jaką zbuduje. Każda jednostka siły potrzebuje jednostki zboża.
egizia-label-about-joker = Joker dołącza do innej ekipy i dodaje całą swoją siłę.
egizia-label-about-stones = Kamienie płacą za budowę. Możesz mieć ich najwyżej { $most }.
egizia-label-about-ships = W każdej turze umieszczasz statek albo pasujesz. Na koniec rundy statki wracają.
egizia-label-about-turn = Następną rundę zaczyna ostatni na torze punktacji.
egizia-label-about-goals = Karty Sfinksa liczą się na koniec. Zna je tylko ich właściciel.

# terminal client

egizia-label-more-of = jeszcze { $count }
