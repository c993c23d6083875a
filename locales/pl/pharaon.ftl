# Pharaon in Polish. How arguments are bound is told at the top of crates/words/src/lib.rs.
# Sentences are in the present tense and have the player's name as their subject: it is never inflected, and no verb
# tells a gender. Resources and tokens are masculine and inanimate, so that lists of them fit the accusative too.

pharaon = Pharaon
    .about = Jednym surowcem otwierasz strefę, a często też płacisz nim za to, co w niej robisz. Co rundę kolory się przesuwają.
    .round = Runda { $number } z { $count }
pharaon-nobody-won = Wygrywa Zdrajca.
pharaon-goal = Zdobądź arystokratów, rzemieślników i łaskę bogów; po pięciu rundach wygrywa najwięcej.

## Names. `.acc` the accusative, `.gen` the genitive, `.token` a piece of this kind, `.loc` where on a track of this
## colour, `.for` for what scores, `.title` as a heading.

pharaon-name-green = zielony
    .title = Zielony
    .token = zielony surowiec
    .loc = zielonym
pharaon-name-blue = niebieski
    .title = Niebieski
    .token = niebieski surowiec
    .loc = niebieskim
pharaon-name-black = czarny
    .title = Czarny
    .token = czarny surowiec
    .loc = czarnym
pharaon-name-red = czerwony
    .title = Czerwony
    .token = czerwony surowiec
    .loc = czerwonym
pharaon-name-yellow = żółty
    .title = Żółty
    .token = żółty surowiec
    .loc = żółtym
pharaon-name-silver = srebro
    .title = Srebro
    .token = srebro

pharaon-name-offerings = ofiary
    .title = Ofiary
    .gen = ofiar
    .for = za ofiary
pharaon-name-nobles = arystokraci
    .title = Arystokraci
    .gen = arystokratów
    .for = za arystokratów
pharaon-name-artisans = rzemieślnicy
    .title = Rzemieślnicy
    .gen = rzemieślników
    .for = za rzemieślników
pharaon-name-nile = Nil
    .title = Nil
    .gen = Nilu
    .for = za Nil
pharaon-name-tomb = grobowiec
    .title = Grobowiec
    .gen = grobowca
    .for = za grobowiec

pharaon-name-horus = Horus
    .acc = Horusa
pharaon-name-bastet = Bastet
    .acc = Bastet
pharaon-name-sobek = Sobek
    .acc = Sobka
pharaon-name-thoth = Thot
    .acc = Thota
pharaon-name-anubis = Anubis
    .acc = Anubisa

pharaon-name-res-green = zielony żeton ofiary
    .title = Zielona ofiara
    .token = zielony żeton ofiary
pharaon-name-res-blue = niebieski żeton ofiary
    .title = Niebieska ofiara
    .token = niebieski żeton ofiary
pharaon-name-res-black = czarny żeton ofiary
    .title = Czarna ofiara
    .token = czarny żeton ofiary
pharaon-name-res-red = czerwony żeton ofiary
    .title = Czerwona ofiara
    .token = czerwony żeton ofiary
pharaon-name-res-yellow = żółty żeton ofiary
    .title = Żółta ofiara
    .token = żółty żeton ofiary
pharaon-name-zone-offerings = żeton ofiary (ofiary)
    .title = Ofiara (ofiary)
    .token = żeton ofiary (ofiary)
pharaon-name-zone-nobles = żeton ofiary (arystokraci)
    .title = Ofiara (arystokraci)
    .token = żeton ofiary (arystokraci)
pharaon-name-zone-artisans = żeton ofiary (rzemieślnicy)
    .title = Ofiara (rzemieślnicy)
    .token = żeton ofiary (rzemieślnicy)
pharaon-name-zone-nile = żeton ofiary (Nil)
    .title = Ofiara (Nil)
    .token = żeton ofiary (Nil)
pharaon-name-zone-tomb = żeton ofiary (grobowiec)
    .title = Ofiara (grobowiec)
    .token = żeton ofiary (grobowiec)
pharaon-name-vp-1 = żeton ofiary (+1 punkt)
    .title = Ofiara (+1 punkt)
pharaon-name-vp-2 = żeton ofiary (+2 punkty)
    .title = Ofiara (+2 punkty)

pharaon-name-cw = zgodnie z ruchem wskazówek zegara
    .title = Zgodnie z ruchem wskazówek zegara
pharaon-name-ccw = przeciwnie do ruchu wskazówek zegara
    .title = Przeciwnie do ruchu wskazówek zegara

pharaon-name-traitor = Zdrajca

pharaon-name-scribe = Skryba
    .acc = Skrybę
pharaon-name-general = Generał
    .acc = Generała
pharaon-name-architect = Architekt
    .acc = Architekta
pharaon-name-priestess = Kapłanka
    .acc = Kapłankę
pharaon-name-foreman = Brygadzista
    .acc = Brygadzistę
pharaon-name-head-decorator = Główny dekorator
    .acc = Głównego dekoratora
pharaon-name-judge = Sędzia
    .acc = Sędziego
pharaon-name-grand-vizier = Wielki wezyr
    .acc = Wielkiego wezyra
pharaon-name-physician = Lekarz
    .acc = Lekarza
pharaon-name-chief-contractor = Główny wykonawca
    .acc = Głównego wykonawcę
pharaon-name-high-priest = Arcykapłan
    .acc = Arcykapłana
pharaon-name-steward = Zarządczyni
    .acc = Zarządczynię
pharaon-name-seer = Wieszczka
    .acc = Wieszczkę
pharaon-name-treasurer = Skarbnik
    .acc = Skarbnika
pharaon-name-teacher = Nauczyciel
    .acc = Nauczyciela
pharaon-name-diplomat = Dyplomata
    .acc = Dyplomatę
pharaon-name-court-official = Urzędnik dworski
    .acc = Urzędnika dworskiego

pharaon-name-gods = bogowie
    .title = Bogowie
    .for = za bogów
pharaon-name-resources = surowce
    .title = Surowce
    .for = za surowce
pharaon-name-pharaoh = żeton faraona
    .title = Żeton faraona
    .for = za żeton faraona
pharaon-name-first-player = żeton pierwszego gracza
    .title = Żeton pierwszego gracza
    .for = za żeton pierwszego gracza

pharaon-name-light = jasna strona
    .title = Jasna strona
pharaon-name-dark = ciemna strona
    .title = Ciemna strona

## Parts of other messages. Scribes and Court Officials differ from one another: they are told by their number.

pharaon-part-worth =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
pharaon-part-noble =
    { $role-id ->
        [scribe] { $role } { $noble }
        [court-official] { $role } { $noble }
       *[other] { $role }
    }
pharaon-part-noble-acc =
    { $role-id ->
        [scribe] { $role-acc } { $noble }
        [court-official] { $role-acc } { $noble }
       *[other] { $role-acc }
    }
pharaon-part-noble-card =
    { $first ->
        [1] { pharaon-name-scribe.acc } { $first }
        [2] { pharaon-name-scribe.acc } { $first }
        [3] { pharaon-name-scribe.acc } { $first }
        [4] { pharaon-name-scribe.acc } { $first }
        [5] { pharaon-name-scribe.acc } { $first }
        [6] { pharaon-name-general.acc }
        [7] { pharaon-name-architect.acc }
        [8] { pharaon-name-priestess.acc }
        [9] { pharaon-name-foreman.acc }
        [10] { pharaon-name-head-decorator.acc }
        [11] { pharaon-name-judge.acc }
        [12] { pharaon-name-grand-vizier.acc }
        [13] { pharaon-name-physician.acc }
        [14] { pharaon-name-chief-contractor.acc }
        [15] { pharaon-name-high-priest.acc }
        [16] { pharaon-name-steward.acc }
        [17] { pharaon-name-seer.acc }
        [18] { pharaon-name-treasurer.acc }
        [19] { pharaon-name-teacher.acc }
        [20] { pharaon-name-diplomat.acc }
       *[other] { pharaon-name-court-official.acc } { $first }
    }
pharaon-part-cause =
    { $cause-id ->
        [draft] { " " }(początek)
        [bonus] { " " }(premia)
        [artisan] { " " }(rzemieślnik)
        [nile] { " " }(Nil)
        [official] { " " }(Urzędnik dworski)
        [teacher] { " " }(Nauczyciel)
        [diplomat] { " " }(Dyplomata)
        [pyramid] { " " }(piramida czasu)
       *[jar] { " " }(kanopa)
    }

## Steps: the question to whoever decides, and what the others read

pharaon-step-ring = Strefy są układane w losowej kolejności.
    .waiting = Strefy są układane w losowej kolejności.
pharaon-step-offset = Koło akcji trafia na swoje miejsce.
    .waiting = Koło akcji trafia na swoje miejsce.
pharaon-step-spin = Losowany jest kierunek obrotu koła.
    .waiting = Losowany jest kierunek obrotu koła.
pharaon-step-board = Wykładane są plansze Zdrajcy.
    .waiting = Wykładane są plansze Zdrajcy.
pharaon-step-dark = Niektóre plansze Zdrajcy są odwracane na ciemną stronę.
    .waiting = Niektóre plansze Zdrajcy są odwracane na ciemną stronę.
pharaon-step-lane = Kolumny Zdrajcy dostają swoje kolory.
    .waiting = Kolumny Zdrajcy dostają swoje kolory.
pharaon-step-scribe = Początkujący dostają Skrybę.
    .waiting = Początkujący dostają Skrybę.
pharaon-step-draft-jar = Wybierz kanopę na początek.
    .waiting = { $seat } wybiera kanopę na początek.
pharaon-step-look = Z talii dobierani są dwaj arystokraci do wyboru.
    .waiting = Z talii dobierani są dwaj arystokraci do wyboru.
pharaon-step-draft-noble = Którego z dwóch arystokratów zatrzymujesz?
    .waiting = { $seat } wybiera jednego z dwóch arystokratów.
pharaon-step-first = Losowane jest, kto zaczyna.
    .waiting = Losowane jest, kto zaczyna.
pharaon-step-jars = Odkrywane są nowe kanopy.
    .waiting = Odkrywane są nowe kanopy.
pharaon-step-tokens = Z woreczka losowane są nowe ofiary.
    .waiting = Z woreczka losowane są nowe ofiary.
pharaon-step-show-nobles = Wykładani są arystokraci.
    .waiting = Wykładani są arystokraci.
pharaon-step-show-artisans = Wykładani są rzemieślnicy.
    .waiting = Wykładani są rzemieślnicy.
pharaon-step-turn = Wybierz akcję albo spasuj.
    .waiting = { $seat } wybiera akcję.
pharaon-step-entry = Czym wchodzisz do strefy?
    .waiting = { $seat } płaci za akcję.
pharaon-step-payment = Czym płacisz resztę?
    .waiting = { $seat } płaci za akcję.
pharaon-step-offering = Weź żeton z pola żetonów premiowych albo wylosuj go z woreczka.
    .waiting = { $seat } wybiera żeton ofiary.
pharaon-step-draw-token = Z woreczka losowany jest żeton ofiary.
    .waiting = Z woreczka losowany jest żeton ofiary.
pharaon-step-arrows = Na którym torze przesuwasz krążek?
    .waiting = { $seat } przesuwa krążki na torach Nilu.
pharaon-step-draw-noble = Odkrywany jest wierzchni arystokrata z talii.
    .waiting = Odkrywany jest wierzchni arystokrata z talii.
pharaon-step-draw-artisan = Odkrywany jest wierzchni rzemieślnik z talii.
    .waiting = Odkrywany jest wierzchni rzemieślnik z talii.
pharaon-step-draw-jar = Odkrywana jest wierzchnia kanopa ze stosu.
    .waiting = Odkrywana jest wierzchnia kanopa ze stosu.
pharaon-step-artisan = Urzędnik dworski: którego rzemieślnika bierzesz?
    .waiting = { $seat } wybiera rzemieślnika (Urzędnik dworski).
pharaon-step-diplomat = Dyplomata: czy zamiast surowców z tej kanopy wybierasz inne?
    .waiting = { $seat } może użyć Dyplomaty.
pharaon-step-teacher = Nauczyciel: czy do tej kanopy bierzesz jeszcze jeden surowiec podstawowy?
    .waiting = { $seat } może użyć Nauczyciela.
pharaon-step-gain = Który surowiec podstawowy otrzymujesz?
    .waiting = { $seat } wybiera surowiec podstawowy.
pharaon-step-give = Co oddajesz na wymianę?
    .waiting = { $seat } wymienia surowiec.
pharaon-step-get = Który surowiec bierzesz w zamian?
    .waiting = { $seat } wymienia surowiec.
pharaon-step-pass-jar = Pasujesz: weź jedną z kanop.
    .waiting = { $seat } pasuje i wybiera kanopę.
pharaon-step-general = Generał: czy od razu przesuwasz się o jedno pole piramidy?
    .waiting = { $seat } może od razu się przesunąć (Generał).
pharaon-step-window = Pasujesz: czy przedtem wymieniasz jeszcze surowiec?
    .waiting = { $seat } może jeszcze wymienić surowiec.
pharaon-step-reward = Którą nagrodę piramidy bierzesz?
    .waiting = { $seat } wybiera nagrodę piramidy.
pharaon-step-traitor-jar = Zdrajca odkrywa kanopę.
    .waiting = Zdrajca odkrywa kanopę.
pharaon-step-traitor-top = Który surowiec Zdrajca położy na kole? Drugi trafi do kolumny.
    .waiting = { $seat } decyduje, co Zdrajca kładzie na kole.
pharaon-step-traitor-gain = Który surowiec podstawowy otrzymuje Zdrajca?
    .waiting = { $seat } wybiera surowiec podstawowy dla Zdrajcy.
pharaon-step-over = Koniec gry.
    .waiting = Koniec gry.

## Moves, as imperatives. `.short` on a button below the question

pharaon-move-jar = Weź kanopę { $first }
    .short = Kanopa { $first }
pharaon-move-keep = Zatrzymaj { pharaon-part-noble-card }
pharaon-move-pair = Weź { $first }. parę ofiar
    .short = { $first }. para
pharaon-move-bonus = Weź { $first }. parę ofiar i premię
    .short = { $first }. para i premia
pharaon-move-noble =
    { $noun-id ->
        [deck] Weź w ciemno wierzchniego arystokratę z talii
       *[other] Weź { $first }. arystokratę od lewej
    }
    .short =
        { $noun-id ->
            [deck] Z talii
           *[other] { $first }. arystokrata
        }
pharaon-move-artisan =
    { $noun-id ->
        [deck] Weź w ciemno wierzchniego rzemieślnika z talii
       *[other] Weź { $first }. rzemieślnika od lewej
    }
    .short =
        { $noun-id ->
            [deck] Z talii
           *[other] { $first }. rzemieślnik
        }
pharaon-move-nile = Wykonaj { $first }. akcję na Nilu
    .short = Nil { $first }
pharaon-move-tomb = Buduj grobowiec dalej
    .short = Buduj grobowiec
pharaon-move-seer = Wymień surowiec z pomocą Wieszczki
    .short = Wieszczka
pharaon-move-treasurer = Wymień surowiec na srebro z pomocą Skarbnika
    .short = Skarbnik
pharaon-move-give = Oddaj { $noun-token }
    .short = { $noun-title }
pharaon-move-get = Weź w zamian { $noun-token }
    .short = { $noun-title }
pharaon-move-pass = Spasuj
pharaon-move-lay = Połóż na kole { $noun-token }
    .short = { $noun-title }
pharaon-move-pay = Zapłać { $noun-token }
    .short = { $noun-title }
pharaon-move-token =
    { $noun-id ->
        [bag] Wylosuj żeton ofiary z woreczka
        [res-green] Wylosuj z woreczka { $noun }
        [res-blue] Wylosuj z woreczka { $noun }
        [res-black] Wylosuj z woreczka { $noun }
        [res-red] Wylosuj z woreczka { $noun }
        [res-yellow] Wylosuj z woreczka { $noun }
        [zone-offerings] Wylosuj z woreczka { $noun }
        [zone-nobles] Wylosuj z woreczka { $noun }
        [zone-artisans] Wylosuj z woreczka { $noun }
        [zone-nile] Wylosuj z woreczka { $noun }
        [zone-tomb] Wylosuj z woreczka { $noun }
        [vp-1] Wylosuj z woreczka { $noun }
        [vp-2] Wylosuj z woreczka { $noun }
       *[other] Weź { $first }. żeton premiowy
    }
    .short =
        { $noun-id ->
            [bag] Z woreczka
           *[other] { $first }. żeton premiowy
        }
pharaon-move-step = Przesuń krążek na { $noun-loc } torze
    .short = { $noun-title }
pharaon-move-gain = Otrzymaj { $noun-token }
    .short = { $noun-title }
pharaon-move-diplomat = Użyj Dyplomaty i wybierz surowce
    .short = Użyj Dyplomaty
pharaon-move-teacher = Użyj Nauczyciela i weź dodatkowy surowiec
    .short = Użyj Nauczyciela
pharaon-move-decline = Nie używaj arystokraty
    .short = Nie
pharaon-move-advance = Przesuń się z Generałem o jedno pole
    .short = Przesuń się
pharaon-move-done = Nic nie wymieniaj i zakończ pasowanie
    .short = Bez wymiany
pharaon-move-reward = Weź nagrodę z pola { $first }
    .short = Pole { $first }
pharaon-move-wheel = Połóż na kole { $noun-token }
    .short = { $noun-title }
pharaon-move-ring = Wyłóż strefę { $noun-gen }
pharaon-move-offset = Ustaw koło w pozycji { $first }
pharaon-move-spin = Obracaj koło { $noun }
pharaon-move-look =
    { $noun-id ->
        [hidden] Obejrzyj arystokratę w tajemnicy
       *[other] Obejrzyj w tajemnicy { pharaon-part-noble-card }
    }
pharaon-move-scribe = Rozdaj { pharaon-part-noble-card }
pharaon-move-board = Wyłóż planszę Zdrajcy { $noun-id }
pharaon-move-dark = Odwróć planszę Zdrajcy { $noun-id } na ciemną stronę
pharaon-move-lane = Połóż w następnej kolumnie { $noun-token }
pharaon-move-first = Wylosuj, kto zaczyna: { $noun }

## Events, as sentences for the log

pharaon-event-zones-laid = Strefy leżą zgodnie z ruchem wskazówek zegara tak: { $zones }.
pharaon-event-wheel-set = W tej samej kolejności wchodzi się do nich surowcami: { $colours }. Po każdej rundzie koło obraca się { $direction }.
pharaon-event-boards-laid =
    { $dark ->
        [0] Pięć plansz Zdrajcy leży jasną stroną do góry.
       *[other] Pięć plansz Zdrajcy jest na stole, { $dark } ciemną stroną do góry.
    }
pharaon-event-lanes-set = Kolumny Zdrajcy należą od lewej do tych surowców: { $colours }.
pharaon-event-scribe-dealt = { $seat } zaczyna z losową kartą: { pharaon-part-noble }.
pharaon-event-noble-seen = { $seat } widzi { pharaon-part-noble-acc }.
pharaon-event-noble-kept = { $seat } zatrzymuje { pharaon-part-noble-acc }.
pharaon-event-noble-left = Zdrajca dostaje drugiego arystokratę bez jego efektu: { pharaon-part-noble }.
pharaon-event-nobles-returned =
    { $count ->
        [one] Odłożony arystokrata zostaje wtasowany z powrotem do talii.
        [few] { $count } odłożeni arystokraci zostają wtasowani z powrotem do talii.
       *[many] { $count } odłożonych arystokratów zostaje wtasowanych z powrotem do talii.
    }
pharaon-event-starter-drawn = { $seat } zaczyna i dostaje żeton pierwszego gracza.
pharaon-event-jar-revealed = Odkryta zostaje kanopa { $jar }: { $colours }.
pharaon-event-jars-shuffled = Odrzucone kanopy zostają potasowane i tworzą nowy stos.
pharaon-event-pair-laid = Nowa { $place }. para ofiar: { $offerings }.
pharaon-event-bonus-laid = Nowy { $place }. żeton premiowy: { $offering }.
pharaon-event-bag-filled = Woreczek jest pusty: odrzucone ofiary do niego wracają.
pharaon-event-noble-shown = Nowy { $place }. arystokrata od lewej: { pharaon-part-noble }.
pharaon-event-artisan-shown = Nowy { $place }. rzemieślnik od lewej: { pharaon-part-worth }.
pharaon-event-slots-blocked =
    { $colours-count ->
        [0] Kanopa { $jar } została i trafia na stos odrzuconych.
       *[other] Kanopa { $jar } została i w tej rundzie blokuje pola koła ({ $colours }).
    }
pharaon-event-round-began = Początek rundy { $round }. Rozpoczyna { $seat }.
pharaon-event-paid =
    { $pieces-count ->
        [0] { $seat } wchodzi do strefy { $zone-gen }, kładzie na kole { $entry-token } i nic więcej nie płaci.
       *[other] { $seat } wchodzi do strefy { $zone-gen }, kładzie na kole { $entry-token } i płaci { $pieces }.
    }
pharaon-event-noble-used = { $seat } wykorzystuje w tej rundzie { pharaon-part-noble-acc }.
pharaon-event-ability-declined = { $seat } rezygnuje ze zdolności ({ $role }).
pharaon-event-pair-taken = { $seat } bierze { $place }. parę ofiar: { $offerings }.
pharaon-event-offering-taken =
    { $cause-id ->
        [bonus] { $seat } bierze żeton premiowy: { $offering }.
       *[other] { $seat } bierze żeton premiowy{ pharaon-part-cause }: { $offering }.
    }
pharaon-event-offering-drawn = { $seat } losuje z woreczka{ pharaon-part-cause }: { $offering }.
pharaon-event-no-offering = { $seat } nie dostaje ofiary, bo żadnej już nie ma{ pharaon-part-cause }.
pharaon-event-noble-taken = { $seat } bierze { pharaon-part-noble-acc }.
pharaon-event-noble-drawn = { $seat } bierze z talii { pharaon-part-noble-acc }.
pharaon-event-artisan-taken = { $seat } bierze rzemieślnika za { pharaon-part-worth }.
pharaon-event-artisan-drawn = { $seat } bierze z talii rzemieślnika za { pharaon-part-worth }.
pharaon-event-no-artisan = { $seat } nie dostaje rzemieślnika, bo nie ma już żadnej karty.
pharaon-event-disc-moved =
    { $points ->
        [0] { $seat } przesuwa krążek na { $colour-loc } torze na poziom { $level }.
       *[other] { $seat } przesuwa krążek na { $colour-loc } torze na poziom { $level }, na koniec za { pharaon-part-worth }.
    }
    .brings = { $colour } poziom { $level }
pharaon-event-steps-lost =
    { $count ->
        [one] { $seat } nie może wykorzystać wszystkich kroków: jeden przepada.
        [few] { $seat } nie może wykorzystać wszystkich kroków: { $count } przepadają.
       *[many] { $seat } nie może wykorzystać wszystkich kroków: { $count } przepada.
    }
pharaon-event-tomb-built = { $seat } buduje grobowiec: pole { $space }, na koniec { pharaon-part-worth }.
    .brings = na koniec { pharaon-part-worth }
pharaon-event-tomb-finished = { $seat } ma już gotowy grobowiec: krok przepada.
pharaon-event-succeeded = { $seat } zdobywa sukcesję i żeton faraona: { ui-part-points } na koniec.
pharaon-event-resources-gained = { $seat } otrzymuje { $resources }{ pharaon-part-cause }.
    .brings = { $resources }
pharaon-event-resources-missed = { $seat } nie dostaje wszystkiego, bo w banku zabrakło żetonów{ pharaon-part-cause }: { $resources }.
pharaon-event-jar-taken = { $seat } bierze kanopę { $jar }: { $colours }.
pharaon-event-jar-drawn = { $seat } odkrywa ze stosu kanopę { $jar }: { $colours }{ pharaon-part-cause }.
pharaon-event-no-jar = { $seat } nie dostaje kanopy, bo żadnej już nie ma.
pharaon-event-exchanged = { $seat } wymienia { $given } na { $resource } ({ $role }).
pharaon-event-passed = { $seat } pasuje i wchodzi do rzędu { $row } piramidy czasu.
    .brings = rząd { $row }
pharaon-event-passed-last = { $seat } pasuje na samym końcu.
pharaon-event-advanced = { $seat } przesuwa się w rzędzie { $row } piramidy na pole { $field }.
    .brings = rząd { $row }
pharaon-event-reward-taken = { $seat } bierze nagrodę z pola { $field }.
pharaon-event-no-reward = { $seat } nie znajduje na piramidzie żadnej nagrody.
pharaon-event-first-player-taken = { $seat } bierze żeton pierwszego gracza.
pharaon-event-stack-laid =
    { $count ->
        [one] Zdrajca dostaje na swój stos { $count } kanopę.
        [few] Zdrajca dostaje na swój stos { $count } kanopy.
       *[many] Zdrajca dostaje na swój stos { $count } kanop.
    }
pharaon-event-traitor-revealed = Zdrajca odkrywa kanopę { $jar }: { $colours }, ostatni jest na dole.
pharaon-event-traitor-entered = Zdrajca kładzie na kole { $colour-token } i zajmuje pole strefy { $zone-gen }.
pharaon-event-lane-filled = Zdrajca kładzie { $colour-token } na polu { $space } kolumny { $lane }.
pharaon-event-lanes-full = Wszystkie kolumny Zdrajcy są pełne: { $colour-token } nie ma gdzie leżeć.
pharaon-event-symbol-idle =
    { $sign-id ->
        [tomb] Symbol nic Zdrajcy nie daje: grobowiec jest gotowy.
        [nile-fullest] Symbol nic Zdrajcy nie daje: krążek jest na szczycie swojego toru.
        [nile-emptiest] Symbol nic Zdrajcy nie daje: krążek jest na szczycie swojego toru.
        [take-noble] Symbol nic Zdrajcy nie daje: nie ma tam arystokraty.
        [discard-noble] Symbol nic nie zmienia: nie ma tam arystokraty.
        [take-highest] Symbol nic Zdrajcy nie daje: nie ma wyłożonych rzemieślników.
        [take-lowest] Symbol nic Zdrajcy nie daje: nie ma wyłożonych rzemieślników.
        [discard-highest] Symbol nic nie zmienia: nie ma wyłożonych rzemieślników.
        [discard-lowest] Symbol nic nie zmienia: nie ma wyłożonych rzemieślników.
        [pair] Symbol nic Zdrajcy nie daje: nie ma tam pary ofiar.
        [bonus] Symbol nic Zdrajcy nie daje: nie ma tam żetonu premiowego.
        [noble-value] Symbol nic Zdrajcy nie daje: arystokraci są już tyle warci.
       *[other] Symbol nie daje Zdrajcy nic nowego.
    }
pharaon-event-noble-discarded = { $place }. arystokrata od lewej opuszcza grę: { pharaon-part-noble }.
pharaon-event-artisan-discarded = { $place }. rzemieślnik od lewej opuszcza grę: { pharaon-part-worth }.
pharaon-event-noble-value-raised = Na koniec każdy arystokrata Zdrajcy jest wart co najmniej { pharaon-part-worth }.
pharaon-event-traitor-god = Zdrajca zadowala { $god-acc }: { ui-part-points } na koniec.
pharaon-event-round-ended = Runda { $round } dobiega końca.
pharaon-event-wheel-cleared =
    { $count ->
        [0] Koło jest puste.
        [one] Koło się opróżnia: schodzi z niego { $count } żeton.
        [few] Koło się opróżnia: schodzą z niego { $count } żetony.
       *[many] Koło się opróżnia: schodzi z niego { $count } żetonów.
    }
pharaon-event-wheel-turned = Koło obraca się { $direction }. Do stref wchodzi się teraz w tej samej kolejności surowcami: { $colours }.
pharaon-event-gods-satisfied =
    { $gods-count ->
        [0] { $seat } nie zadowala żadnego boga.
        [one] { $seat } ma zadowolonego boga ({ $gods }): { ui-part-points }.
       *[other] { $seat } ma zadowolonych bogów ({ $gods }): { ui-part-points }.
    }
pharaon-event-noble-scored = { $seat } punktuje za { pharaon-part-noble-acc }: { ui-part-points }.
pharaon-event-scored = { $seat } punktuje { $source-for }: { ui-part-points }.
pharaon-event-game-ended =
    { $winners-count ->
        [one] Wygrywa { $winners }.
       *[many] Wspólnie wygrywają { $winners }.
    }

## Options

pharaon-option-beginner = Początkujący (dostają losowego Skrybę)
    .none = nikt
pharaon-option-difficulty = Poziom trudności (ciemne plansze Zdrajcy)

## Labels of the table

pharaon-label-tie-break = Przy remisie decyduje żeton faraona, potem liczba pozostałych surowców i żetonów ofiar.

# browser: why a line of the score sheet has its points

pharaon-label-sheet-gods = Każdy zadowolony bóg daje punkty obu swoich warunków. Nic nie liczy się dla dwóch bogów.
pharaon-label-sheet-nobles = Każdy arystokrata daje punkty ze swojej karty, niektórzy zależnie od tego, co masz.
pharaon-label-sheet-tomb = Liczy się tylko osiągnięte pole, a nie te przed nim.
pharaon-label-sheet-artisans = Każdy rzemieślnik daje punkty ze swojej karty.
pharaon-label-sheet-nile = Każdy tor daje punkty osiągniętego poziomu.
pharaon-label-sheet-resources = Każdy pozostały surowiec daje 1 punkt, także srebro.
pharaon-label-sheet-offerings = Każdy pozostały żeton ofiary daje 1 punkt i dodatkowe punkty, które na nim widać.
pharaon-label-sheet-pharaoh = Dla tego, kto pierwszy ma dość arystokratów i dość daleko zbudowany grobowiec.
pharaon-label-sheet-first-player = Dla tego, kto ma żeton na koniec gry.

# browser: what zones, pyramid and jars are for

pharaon-zone-offerings = Weź parę ofiar. Płaci za nią już żeton wejścia; za dwa żetony tego samego koloru dostajesz też ofiarę premiową.
pharaon-zone-nobles = Zapłać po jednym żetonie każdego koloru i weź arystokratę, spośród wyłożonych albo w ciemno z talii.
pharaon-zone-artisans = Zapłać trzy żetony tego samego koloru i weź rzemieślnika, spośród wyłożonych albo w ciemno z talii.
pharaon-zone-nile = Zapłać za jedną z pięciu akcji. Najpierw daje surowce lub kanopę, potem przesuwasz krążki na torach.
pharaon-zone-tomb = Zapłać za następne pole i przesuń na nie swoją kostkę. Punktuje tylko pole, na które dotrzesz na końcu.
pharaon-pyramid = Kto pasuje, wchodzi do najniższego wolnego rzędu. W każdej następnej turze walec przesuwa się o pole w prawo i daje nagrodę z tego pola albo z wcześniejszego pola swojego rzędu.
pharaon-jars = Kto pasuje, bierze jedną z odkrytych kanop i otrzymuje jej trzy surowce. W ostatniej rundzie kanop nie ma.

# the Traitor’s boards: `symbol-` is what a space does, places count from the left or from the top

pharaon-label-symbol-tomb = Kostka Zdrajcy idzie w grobowcu o jedno pole dalej.
pharaon-label-symbol-take-noble = Zdrajca bierze { $number }. arystokratę od lewej, bez jego efektu.
pharaon-label-symbol-discard-noble = { $number }. arystokrata od lewej opuszcza grę.
pharaon-label-symbol-noble-value =
    { $number ->
        [one] Na koniec każdy arystokrata Zdrajcy jest wart co najmniej { $number } punkt.
        [few] Na koniec każdy arystokrata Zdrajcy jest wart co najmniej { $number } punkty.
       *[many] Na koniec każdy arystokrata Zdrajcy jest wart co najmniej { $number } punktów.
    }
pharaon-label-symbol-take-highest = Zdrajca bierze rzemieślnika z największą liczbą punktów, bez tego, co daje.
pharaon-label-symbol-take-lowest = Zdrajca bierze rzemieślnika z najmniejszą liczbą punktów, bez tego, co daje.
pharaon-label-symbol-discard-highest = Rzemieślnik z największą liczbą punktów opuszcza grę.
pharaon-label-symbol-discard-lowest = Rzemieślnik z najmniejszą liczbą punktów opuszcza grę.
pharaon-label-symbol-pair = Zdrajca bierze { $number }. parę ofiar od góry, jeśli tam jest.
pharaon-label-symbol-bonus = Zdrajca bierze { $number }. żeton premiowy od góry, jeśli tam jest.
pharaon-label-symbol-nile-fullest = Krążek Zdrajcy przesuwa się o poziom na torze w kolorze najpełniejszej kolumny.
pharaon-label-symbol-nile-emptiest = Krążek Zdrajcy przesuwa się o poziom na torze w kolorze najmniej pełnej kolumny.
pharaon-label-symbol-god = Zdrajca zadowala { $god-acc }.
pharaon-label-symbol-none = nic się nie dzieje
pharaon-label-symbols = Symbole
pharaon-label-traitor-stack =
    { $count ->
        [0] Na stosie Zdrajcy nie ma już żadnej kanopy.
        [one] Na stosie Zdrajcy została { $count } kanopa.
        [few] Na stosie Zdrajcy zostały { $count } kanopy.
       *[many] Na stosie Zdrajcy zostało { $count } kanop.
    }
pharaon-label-traitor-owns = Co ma Zdrajca
pharaon-label-traitor-noble-value = każdy za { pharaon-part-worth }
pharaon-label-lane-jars =
    { $count ->
        [one] { $count } kanopa dla Zdrajcy w rundzie { $round }
        [few] { $count } kanopy dla Zdrajcy w rundzie { $round }
       *[many] { $count } kanop dla Zdrajcy w rundzie { $round }
    }
pharaon-label-lane-jars-now =
    { $count ->
        [one] { $count } kanopa dla Zdrajcy w tej rundzie
        [few] { $count } kanopy dla Zdrajcy w tej rundzie
       *[many] { $count } kanop dla Zdrajcy w tej rundzie
    }
pharaon-label-lane-space = Pole { $space }
pharaon-label-sum-lane = Kolumna { $lane }, plansza { $board-id }, { $face }
pharaon-label-sum-lane-fill = zajęte pola: { $count } z { $total }
pharaon-label-sum-lane-next = następne: { $what }

# details

pharaon-label-reconstructed = Niektórych z tych wartości nie dało się odczytać z egzemplarza gry. Zostały odtworzone tak, by pasowały do tego, co wiadomo.
pharaon-label-round-short = R { $round }
pharaon-label-deck =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
pharaon-label-bag =
    { $count ->
        [one] { $count } żeton w woreczku
        [few] { $count } żetony w woreczku
       *[many] { $count } żetonów w woreczku
    }
pharaon-label-offering-res = Możesz nim zapłacić jak surowcem tego koloru: { $colour }.
pharaon-label-offering-zone = Możesz nim zapłacić jak dowolnym kolorem podstawowym, ale tylko w strefie { $zone-gen }.
pharaon-label-offering-worth = Jeśli zostanie ci na koniec: { pharaon-part-worth }.
pharaon-label-artisan-worth = Rzemieślnik, na koniec { pharaon-part-worth }.
pharaon-label-brings = Od razu daje: { $gains }.
pharaon-label-a-jar = kanopa
pharaon-label-nile-action =
    { $count ->
        [one] Koszt: { $cost }. Zysk: { $gains }. { $count } krok na torach: { $tracks }.
        [few] Koszt: { $cost }. Zysk: { $gains }. { $count } kroki na torach: { $tracks }.
       *[many] Koszt: { $cost }. Zysk: { $gains }. { $count } kroków na torach: { $tracks }.
    }
pharaon-label-nile-levels = Na koniec każdy tor punktuje tylko według poziomu, na którym jest twój krążek.
pharaon-label-level = Poziom
pharaon-label-succession =
    { $nobles ->
        [one] Kto pierwszy ma { $nobles } arystokratę i dotrze na { $tomb }. pole, dostaje żeton faraona: { ui-part-points }.
       *[many] Kto pierwszy ma { $nobles } arystokratów i dotrze na { $tomb }. pole, dostaje żeton faraona: { ui-part-points }.
    }
pharaon-label-row = Rząd { $row }
pharaon-label-reward-first-player = żeton pierwszego gracza
pharaon-label-reward-basic = surowiec podstawowy do wyboru
pharaon-label-reward-silver = srebro
pharaon-label-reward-offering = ofiara z pola żetonów premiowych albo z woreczka
pharaon-label-pyramid = Piramida czasu
pharaon-label-jars = Kanopy
pharaon-label-score-now = Gdyby gra skończyła się teraz:
pharaon-label-god-asks = { $god } wymaga { $needs }.
pharaon-label-god-worth = { pharaon-part-worth }, jeśli na koniec masz jedno i drugie.
pharaon-label-god-once = Co liczy się dla jednego boga, nie może liczyć się dla jego sąsiada. Najlepszy podział znajdzie się na koniec sam.
pharaon-label-need-offerings =
    { $count ->
        [one] { $count } ofiary
       *[many] { $count } ofiar
    }
pharaon-label-need-nobles =
    { $count ->
        [one] { $count } arystokraty
       *[many] { $count } arystokratów
    }
pharaon-label-need-artisans =
    { $count ->
        [one] { $count } rzemieślnika
       *[many] { $count } rzemieślników
    }
pharaon-label-need-nile =
    { $count ->
        [one] { $count } toru Nilu z twoim krążkiem powyżej startu
       *[many] { $count } torów Nilu z twoim krążkiem powyżej startu
    }
pharaon-label-need-tomb =
    { $count ->
        [one] { $count } kroku w grobowcu
       *[many] { $count } kroków w grobowcu
    }

# details of nobles: when they work, what they do, what they bring, what they are worth

pharaon-label-rhythm-permanent = Stale
pharaon-label-rhythm-once-per-round = Raz na rundę
pharaon-label-rhythm-one-shot = Jednorazowo
pharaon-label-tired = W tej rundzie już wykorzystano.
pharaon-label-worth = { pharaon-part-worth }
pharaon-label-worth-now = Teraz za { pharaon-part-worth }
pharaon-label-at-the-end = Na koniec: { $parts }.
pharaon-label-ability-none = Ten arystokrata tylko punktuje.
pharaon-label-ability-swap = Przy płaceniu te surowce są wymienne: { $colours }. Każdy żeton ma jednak przez całą akcję tylko jeden kolor.
pharaon-label-ability-advance = Gdy pasujesz, a w rundzie jest jeszcze ktoś inny, możesz od razu przesunąć się o jedno pole piramidy i wziąć nagrodę.
pharaon-label-ability-any-entry = Do strefy { $zone-gen } możesz wejść dowolnym kolorem. Żeton zajmuje pole jak zwykle, a od kosztu odlicza się we własnym kolorze.
pharaon-label-ability-any-five = Arystokrata kosztuje cię dowolne pięć żetonów zamiast pięciu różnych. Żeton wejścia i tak musi mieć kolor koła.
pharaon-label-ability-full-zone = W strefie { $zone-gen } możesz wykonać akcję, choć wszystkie pola są zajęte. Płacisz jak zwykle, a żeton wejścia leży obok koła.
pharaon-label-ability-exchange-basic = Przed akcją lub przy pasowaniu możesz wymienić surowiec podstawowy na inny podstawowy. Zamiast surowca możesz oddać też żeton ofiary z kolorem.
pharaon-label-ability-exchange-silver = Przed akcją lub przy pasowaniu możesz wymienić surowiec podstawowy na srebro. Zamiast surowca możesz oddać też żeton ofiary z kolorem.
pharaon-label-ability-extra-basic = Gdy otrzymujesz kanopę, możesz otrzymać jeszcze jeden surowiec podstawowy do wyboru.
pharaon-label-ability-any-jar = Gdy otrzymujesz kanopę, możesz zamiast jej surowców otrzymać dowolne trzy podstawowe.
pharaon-label-ability-gain = Gdy dostajesz tę kartę, za darmo otrzymujesz: { $gains }.
pharaon-label-gain-nile =
    { $count ->
        [one] { $count } krok na torach Nilu
        [few] { $count } kroki na torach Nilu
       *[many] { $count } kroków na torach Nilu
    }
pharaon-label-gain-artisans =
    { $count ->
        [one] { $count } rzemieślnika
       *[many] { $count } rzemieślników
    }
pharaon-label-gain-tomb =
    { $count ->
        [one] { $count } krok w grobowcu
        [few] { $count } kroki w grobowcu
       *[many] { $count } kroków w grobowcu
    }
pharaon-label-gain-silver = { $count }× srebro
pharaon-label-gain-offerings =
    { $count ->
        [one] { $count } ofiarę
        [few] { $count } ofiary
       *[many] { $count } ofiar
    }
pharaon-label-each-god-beside = { $points } za każdego zadowolonego boga obok strefy { $zone-gen }
pharaon-label-each-god = { $points } za każdego zadowolonego boga
pharaon-label-each-pharaoh = { $points } za żeton faraona
pharaon-label-each-first-player = { $points } za żeton pierwszego gracza
pharaon-label-each-noble = { $points } za każdego twojego arystokratę, także za tego
pharaon-label-each-artisan-value = { $points } za każdą różną wartość wśród twoich rzemieślników
pharaon-label-each-tomb-step = { $points } za każdy twój krok w grobowcu
pharaon-label-each-offering = { $points } za każdą ofiarę, która ci zostanie
pharaon-label-each-finished-track = { $points } za każdy tor Nilu, na którym twój krążek jest na szczycie
pharaon-label-each-silver = { $points } za każde srebro, które ci zostanie
pharaon-label-each-basic = { $points } za każdy surowiec podstawowy, który ci zostanie, także za ofiary z kolorem
pharaon-label-each-best-other = tyle, ile wart jest twój najlepszy inny arystokrata

# board: `sum-` is what screen readers say

pharaon-label-round = Runda
pharaon-label-of-rounds = z { $rounds }
pharaon-label-wheel-turns = Po każdej rundzie koło obraca się o jedną strefę { $direction }.
pharaon-label-later-rounds = Kolory wejścia runda po rundzie
pharaon-label-next-entry = { $zone-title }, następna runda: { $colour }
pharaon-label-zones = Strefy
pharaon-label-jar = Kanopa: { $colours }
pharaon-label-jar-pile =
    { $count ->
        [one] { $count } kanopa na stosie
        [few] { $count } kanopy na stosie
       *[many] { $count } kanop na stosie
    }
pharaon-label-no-jars = brak kanop
pharaon-label-only-you = Tych arystokratów widzisz tylko ty
pharaon-label-bank = Bank
pharaon-label-in-bank = { $kind-title }: { $count } w banku
pharaon-label-payment =
    { $pieces-count ->
        [0] Wejście: { $entry }, nic więcej nie płacisz.
       *[other] Wejście: { $entry }, do tego płacisz { $pieces }.
    }
pharaon-label-paying = { $zone-title }: dotąd zapłacone
pharaon-label-more-of = jeszcze { $count }
pharaon-label-step-to =
    { $points ->
        [0] Na poziom { $level }
       *[other] Na poziom { $level }, na koniec za { pharaon-part-worth }
    }
pharaon-label-bonus-field = Żetony premiowe
pharaon-label-sum-section = { $zone-title }, kolor wejścia: { $colour }, wolne pola: { $free } z { $slots }.
pharaon-label-sum-passed = { $seat }: pas, rząd { $row }, pole { $field }
pharaon-label-sum-passed-last = { $seat }: pas na samym końcu
pharaon-label-sum-active = { $seat }: jeszcze w rundzie
pharaon-label-sum-tomb =
    { $space ->
        [0] { $seat }: na początku
       *[other] { $seat }: pole { $space }, { pharaon-part-worth }
    }
pharaon-label-sum-pair = para: { $offerings }
pharaon-label-sum-bonus = żetony premiowe: { $offerings }
pharaon-label-sum-track = { $colour } { $level }
pharaon-label-sum-god = { $god } wymaga { $needs }: { ui-part-points } na koniec
pharaon-label-verb-lay = Połóż na kole
pharaon-label-verb-pay = Zapłać
pharaon-label-verb-give = Oddaj
pharaon-label-verb-token = Weź ofiarę
pharaon-label-ends-pass = Spasować? W tej rundzie nie wykonasz już żadnej akcji.

# panel: what one does in a zone, what it costs, what one pays

pharaon-label-goal-alone = Zdobądź arystokratów, rzemieślników i łaskę bogów; po pięciu rundach musisz mieć więcej punktów niż Zdrajca.
pharaon-label-say-offerings = Weź parę żetonów: zapłacisz nimi później albo zachowasz je dla punktów.
pharaon-label-say-nobles = Weź arystokratę. Odtąd ci pomaga, a na koniec punktuje.
pharaon-label-say-artisans = Weź rzemieślnika: coś od razu, punkty na koniec.
pharaon-label-say-nile = Wymień surowce i przesuwaj krążki na torach wpływów.
pharaon-label-say-tomb = Przesuń kostkę na następne pole grobowca. Liczy się tylko ostatnie.
pharaon-label-say-passing = Bierzesz kanopę i idziesz po piramidzie, gdy inni grają dalej. Działasz znowu w następnej rundzie.
pharaon-label-say-passing-last = Kanop już nie ma. Idziesz po piramidzie, gdy inni grają dalej.
pharaon-label-say-draft-jar = Zaczynasz z trzema surowcami kanopy, którą weźmiesz.
pharaon-label-say-draft-noble = Zachowaj jednego z dwóch. Pomaga ci przez całą grę, a na koniec punktuje.
pharaon-label-draft = Twój pierwszy arystokrata
pharaon-label-passing = Pasowanie
pharaon-label-enter-with = Wejście
pharaon-label-enter-about = Kładziesz na kole żeton tego koloru. Jeśli ten kolor należy do kosztu, żeton wlicza się do niego.
pharaon-label-next-round = następna runda
pharaon-label-price = Koszt
pharaon-label-price-about = Ile kosztuje akcja, łącznie z wejściem, jeśli pasuje jego kolor.
pharaon-label-price-offerings = samo wejście
pharaon-label-price-nobles = każdy kolor raz
pharaon-label-price-artisans = trzy jednego koloru
pharaon-label-price-nile = para kolorów
pharaon-label-price-tomb = { $cost }
pharaon-label-tomb-done = grobowiec jest gotowy
pharaon-label-fan-price = Koszt: { $text }
pharaon-label-you-pay = Płacisz
pharaon-label-paid = Zapłacone
pharaon-label-pay-about = Najtańsza zapłata z tego, co masz. Żetony możesz też wybrać inaczej, po jednym.
pharaon-label-still-owed = zostało do zapłaty: { $count }
pharaon-label-to-enter = na wejście
pharaon-label-nothing-else = i nic więcej
pharaon-label-pay-differs = zależy od tego, co wybierzesz
pharaon-label-places-free = wolne pola: { $free } z { $slots }
pharaon-label-places-none = zajęte pola: { $slots } z { $slots }
pharaon-label-places-free-short = wolne { $free }
pharaon-label-can-choose = do wyboru: { $count }
pharaon-label-can-choose-short = wybór: { $count }
pharaon-label-can-build = pole { $space }: +{ $count }, razem { $points }
pharaon-label-can-build-short = pole { $space }: +{ $count }
pharaon-label-zone-full = pełno do końca rundy
pharaon-label-zone-full-last = pełno
pharaon-label-too-dear = teraz za drogo
pharaon-label-fan-artisans = za { $parts }
pharaon-label-fan-offerings = pary: { $count }, premie: { $number }
pharaon-label-fan-nile = akcje: { $count }, tory: { $number }

# panel: what a thing brings

pharaon-label-finally = na koniec
pharaon-label-if-kept = jeśli zostanie
pharaon-label-at-once = Od razu:
pharaon-label-brings-nothing = Od razu nie daje nic.
pharaon-label-cost = Kosztuje: { $cost }
pharaon-label-nile-steps =
    { $count ->
        [one] { $count } krok na torach: { $tracks }
        [few] { $count } kroki na torach: { $tracks }
       *[many] { $count } kroków na torach: { $tracks }
    }
pharaon-label-nile-steps-any =
    { $count ->
        [one] { $count } krok na dowolnym torze
        [few] { $count } kroki na dowolnym torze
       *[many] { $count } kroków na dowolnym torze
    }
pharaon-label-level-of = Poziom { $level }
pharaon-label-track = Tor: { $colour }
pharaon-label-climb = wyżej
pharaon-label-more-for-you = +{ $points } dla ciebie
pharaon-label-unseen = Karta w ciemno
pharaon-label-unseen-say = Wierzchnia karta talii, zostało { $count }.
pharaon-label-deck-empty = Talia jest pusta.
pharaon-label-place-empty = To miejsce jest puste.
pharaon-label-pair-taken = Tej pary już nie ma.
pharaon-label-with-bonus = Z żetonem premiowym, za jeszcze jeden żeton tego samego koloru
pharaon-label-pair-about = Oba żetony są twoje: możesz nimi później płacić albo zachować je dla punktów.
pharaon-label-and-bonus = i premia
pharaon-label-bonus-about = Gdy zapłacisz w tej strefie dwa żetony jednego koloru, bierzesz też jeden z tych albo losujesz z woreczka.
pharaon-label-bag-about = Wylosuj jeden w ciemno.
pharaon-label-bag-short = woreczek, { $count }
pharaon-label-with-god-beside = bogów: { $count }
pharaon-label-with-god = bogów: { $count }
pharaon-label-with-noble = arystokratów: { $count }
pharaon-label-with-artisan-value = wartości: { $count }
pharaon-label-with-tomb-step = kroków: { $count }
pharaon-label-with-offering = ofiar: { $count }
pharaon-label-with-finished-track = torów na szczycie: { $count }
pharaon-label-with-silver = srebra: { $count }
pharaon-label-with-basic = surowców: { $count }
pharaon-label-with-pharaoh =
    { $count ->
        [0] bez żetonu
       *[other] z żetonem
    }
pharaon-label-with-first-player =
    { $count ->
        [0] bez żetonu
       *[other] z żetonem
    }
pharaon-label-with-best-other = jak twój najlepszy
pharaon-label-craft-jeweller = Jubiler
pharaon-label-craft-potter = Garncarz
pharaon-label-craft-sculptor = Rzeźbiarz
pharaon-label-craft-weaver = Tkacz
pharaon-label-craft-sandal-maker = Szewc
pharaon-label-craft-embalmer = Balsamista
pharaon-label-count-artisan = Wart { pharaon-part-worth }
pharaon-label-count-jar = Weź kanopę: { $things }
pharaon-label-bowl-zone = { $zone-title }
pharaon-label-bowl-any = dowolny kolor ({ $zone })
pharaon-label-bowl-points =
    { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
       *[many] +{ $points } punktów
    }
pharaon-label-jar-holds = { $colours }
pharaon-label-short-swap = Przy płaceniu { $colours } liczą się jak jeden.
pharaon-label-short-advance = Przy pasie od razu o pole dalej.
pharaon-label-short-any-entry = Wejście do strefy { $zone-gen } dowolnym kolorem.
pharaon-label-short-any-five = Arystokrata kosztuje cię dowolne pięć żetonów.
pharaon-label-short-full-zone = Wejście do strefy { $zone-gen }, choć jest pełna.
pharaon-label-short-exchange-basic = Wymiana surowca podstawowego na inny.
pharaon-label-short-exchange-silver = Wymiana surowca podstawowego na srebro.
pharaon-label-short-extra-basic = Dodatkowy surowiec podstawowy do kanopy.
pharaon-label-short-any-jar = Za kanopę dowolne trzy surowce podstawowe.
pharaon-label-short-gain = Za darmo { $gains }.

# panel: passing, bank, tokens, the Traitor

pharaon-label-prize-first-player = pierwszy gracz
pharaon-label-prize-basic = dowolny surowiec
pharaon-label-prize-silver = srebro
pharaon-label-prize-offering = ofiara
pharaon-label-prizes = { $gains }
pharaon-label-field-of = Rząd { $row }, pole { $field }
pharaon-label-field-start = Pierwsze pole nic nie daje.
pharaon-label-pass-here = Pas
pharaon-label-pyramid-foot = Co turę o pole w prawo: bierzesz nagrodę tego pola albo wcześniejszego.
pharaon-label-pyramid-short = Piramida
pharaon-label-jars-count =
    { $count ->
        [one] { $count } kanopa
        [few] { $count } kanopy
       *[many] { $count } kanop
    }
pharaon-label-jars-to-begin = { $count } na początek
pharaon-label-jars-left = { $count } za spasowanie
pharaon-label-jars-in-stack = zostało kanop: { $count }
pharaon-label-passed-row = pas, rząd { $row }
pharaon-label-passed-last = pas na końcu
pharaon-label-passed-first = 1. pas: { $text }
pharaon-label-nobody-passed = nikt nie spasował
pharaon-label-still-in = jeszcze w rundzie
pharaon-label-nobody = nikt
pharaon-label-bank-about = Co jeszcze ma bank. Surowce dostajesz tylko, dopóki w nim są.
pharaon-label-in-the-bank = w banku
pharaon-label-you-have = masz { $count }
pharaon-label-tokens = Żetony
pharaon-label-tokens-about = Dwa żetony, które zawsze ma tylko jeden gracz. Na koniec punktują.
pharaon-label-first-player-about = Kto go ma, zaczyna następną rundę. Bierze się go na piramidzie czasu.
pharaon-label-traitor-about = Zdrajca gra przeciw tobie: każda kanopa, którą odkrywa, zajmuje pole na kole i zapełnia pole kolumny.
pharaon-label-lane-tomb = pole grobowca
pharaon-label-lane-take-noble = { $number }. arystokrata
pharaon-label-lane-discard-noble = { $number }. arystokrata odpada
pharaon-label-lane-noble-value = arystokraci po { $number }
pharaon-label-lane-take-highest = najwyższy rzemieślnik
pharaon-label-lane-take-lowest = najniższy rzemieślnik
pharaon-label-lane-discard-highest = najwyższy rzemieślnik odpada
pharaon-label-lane-discard-lowest = najniższy rzemieślnik odpada
pharaon-label-lane-pair = { $number }. para
pharaon-label-lane-bonus = { $number }. żeton premiowy
pharaon-label-lane-nile-fullest = Nil, najpełniejsza kolumna
pharaon-label-lane-nile-emptiest = Nil, najmniej pełna kolumna
pharaon-label-lane-god = { $god }
pharaon-label-lane-then = potem: { $parts }
pharaon-label-lane-full = kolumna jest pełna
pharaon-label-reconstructed-short = odtworzone wartości

# gods: how far one is

pharaon-label-have-offerings = ofiary { $count } z { $total }
pharaon-label-have-nobles = arystokraci { $count } z { $total }
pharaon-label-have-artisans = rzemieślnicy { $count } z { $total }
pharaon-label-have-nile = tory { $count } z { $total }
pharaon-label-have-tomb = kroki { $count } z { $total }
pharaon-label-serves = { $zone-title }: ma { $god }
pharaon-label-lacks-one = { $god } wymaga jeszcze { $text }
pharaon-label-count-of = { $count } z { $total }
pharaon-label-gods-with = { $gods } +{ $points }
pharaon-label-gods-line = Po twojej stronie: { $gods } +{ $points }
pharaon-label-gods-none = jeszcze żaden bóg

# mats

pharaon-label-tomb-and-nile = Grobowiec i Nil
pharaon-label-tomb-step =
    { $space ->
        [0] na początku
       *[other] pole { $space } z { $number }, { pharaon-part-worth }
    }
pharaon-label-step-short = grobowiec { $space }
pharaon-label-levels = Poziomy: { $parts }
pharaon-label-holds-pharaoh = Faraon
pharaon-label-holds-first-player = Pierwszy
pharaon-label-used = użyto w tej rundzie
pharaon-label-only-scores = tylko punktuje
pharaon-label-artisans-sum = { $count }, razem { pharaon-part-worth }
pharaon-label-have-all-nobles =
    { $count ->
        [one] { $count } arystokrata
        [few] { $count } arystokraci
       *[many] { $count } arystokratów
    }
pharaon-label-have-all-artisans =
    { $count ->
        [one] { $count } rzemieślnik
        [few] { $count } rzemieślnicy
       *[many] { $count } rzemieślników
    }
pharaon-label-have-all-offerings =
    { $count ->
        [one] { $count } ofiara
        [few] { $count } ofiary
       *[many] { $count } ofiar
    }
pharaon-label-have-all-nile =
    { $count ->
        [one] { $count } tor
        [few] { $count } tory
       *[many] { $count } torów
    }
pharaon-label-have-all-tomb =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }
pharaon-label-basic-pays = Płacisz nim w jego kolorze. Jeśli zostanie ci na koniec: { pharaon-part-worth }.
pharaon-label-silver-pays = Płaci za dowolny kolor podstawowy. Jeśli zostanie ci na koniec: { pharaon-part-worth }.
pharaon-label-resources-about = Tym się płaci. Każda sztuka, która zostanie na koniec, daje punkt.

# names of moves by what they bring, and the labels of their buttons

pharaon-label-take-jar = Weź kanopę: { $colours }
pharaon-label-take-noble = Weź { $role-acc }
pharaon-label-take-noble-who = Weź { $role-acc }: { $text }
pharaon-label-keep-noble = Zatrzymaj { $role-acc }
pharaon-label-keep-noble-who = Zatrzymaj { $role-acc }: { $text }
pharaon-label-noble-gains = { $gains }
pharaon-label-take-artisan = Weź rzemieślnika: { $text }, { pharaon-part-worth }, od razu { $gains }
pharaon-label-take-artisan-points = Weź rzemieślnika: { $text }, { pharaon-part-worth }
pharaon-label-take-pair = Weź parę: { $offerings }
pharaon-label-take-bonus = Weź parę i premię: { $offerings }
pharaon-label-take-nile = Nil: koszt { $cost }, zysk { $gains }, { $text }
pharaon-label-take-token = Weź żeton premiowy: { $offering }
pharaon-label-build-tomb = Buduj grobowiec do pola { $space }: na koniec { pharaon-part-worth }
pharaon-label-take-reward = Weź nagrodę: { $gains }
pharaon-label-pair-label = { $parts }
pharaon-label-bonus-label = { $parts } + premia
pharaon-label-nile-label = { $gains } za { $cost }
pharaon-label-tomb-label = Grobowiec +{ $count }
pharaon-label-tomb-note = Pole { $space }: na koniec { pharaon-part-worth }.
pharaon-label-step-label = { $colour-title }: poziom { $level }, { pharaon-part-worth }
pharaon-label-advance-label = Dalej: { $gains }
pharaon-label-wheel-label = { $colour-title }: { $zone-title }
pharaon-label-wheel-note = Zdrajca zajmuje pole strefy { $zone-gen }; drugi kolor idzie do kolumny.
pharaon-label-owned-label = { $kind-title }, masz { $count }
pharaon-label-seat-owns = { $kind-title }, { $seat } ma { $count }
pharaon-label-owned-short = { $kind-title } ({ $count })
pharaon-label-pass-label = Pas i kanopa
pharaon-label-pass-note = Bierzesz kanopę, jeśli jakaś jest, i w tej rundzie nie wykonujesz już żadnej akcji.
pharaon-label-verb-offerings = { pharaon-name-offerings.title }
pharaon-label-verb-nobles = { pharaon-name-nobles.title }
pharaon-label-verb-artisans = { pharaon-name-artisans.title }
pharaon-label-verb-nile = { pharaon-name-nile.title }
pharaon-label-verb-tomb = { pharaon-name-tomb.title }
pharaon-label-verb-exchange = Wymiana
pharaon-label-on-wheel = Na kole: { $pieces }.
pharaon-label-overflow = Wejście do strefy { $zone-gen }, choć była pełna.

# the position in words

pharaon-label-describe-wheel = Koło i to, co leży wokół niego
pharaon-label-describe-ring = Zgodnie z ruchem wskazówek zegara od góry, strefy i bogowie na ich granicach: { $parts }.
pharaon-label-describe-border = Na granicy: { $parts }.

# terminal client: what nobles do, beside their names

pharaon-label-does-swap = { $colours } jak jeden
pharaon-label-does-advance = przy pasie o pole dalej
pharaon-label-does-any-entry = { $zone }: wejście dowolnym kolorem
pharaon-label-does-any-five = arystokrata za dowolne pięć żetonów
pharaon-label-does-full-zone = { $zone }: akcja mimo braku wolnego pola
pharaon-label-does-exchange-basic = wymiana surowca
pharaon-label-does-exchange-silver = wymiana surowca na srebro
pharaon-label-does-extra-basic = dodatkowy surowiec do kanopy
pharaon-label-does-any-jar = surowce z kanopy do wyboru
pharaon-label-does-gain = daje { $gains }
pharaon-label-field-basic = dowolny surowiec
pharaon-label-field-offering = ofiara
