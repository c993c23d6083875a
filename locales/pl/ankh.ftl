# Ankh in Polish. How arguments are bound is told at the top of crates/words/src/lib.rs.
# Sentences are in the present tense and have the player's name as their subject: it is never inflected, and no verb
# tells a gender. Titles of cards and powers stand in the nominative. Capitals are those of the edition.

ankh = Ankh: Bogowie Egiptu
    .about = Bogowie walczą o regiony Egiptu. Kto zdobędzie za mało Uwielbienia, zostanie zapomniany.
    .round = Konflikt { $number } z { $count }
ankh-goal = Walcz o regiony i zyskuj Uwielbienie. Kto ma go za mało, zostaje zapomniany.
ankh-nobody-won = Wszyscy Bogowie zostali zapomniani. Egipt nie wierzy już w nikogo i nikt nie wygrywa.

## Names. `.acc` the accusative, `.all` the genitive of several of the kind, `.title` as a heading.

ankh-name-amun = Amon
    .title = Amon
    .acc = Amona
ankh-name-anubis = Anubis
    .title = Anubis
    .acc = Anubisa
ankh-name-isis = Izyda
    .title = Izyda
    .acc = Izydę
ankh-name-osiris = Ozyrys
    .title = Ozyrys
    .acc = Ozyrysa
ankh-name-ra = Ra
    .title = Ra
    .acc = Ra

ankh-name-red = czerwony
    .title = Czerwony
ankh-name-purple = fioletowy
    .title = Fioletowy
ankh-name-blue = niebieski
    .title = Niebieski
ankh-name-green = zielony
    .title = Zielony
ankh-name-yellow = żółty
    .title = Żółty

ankh-name-god = Bóg
    .title = Bóg
    .acc = Boga
ankh-name-warrior = Wojownik
    .title = Wojownik
    .acc = Wojownika
ankh-name-captive = uwięziony Wojownik
    .title = Uwięziony Wojownik
    .acc = uwięzionego Wojownika
ankh-name-cat = Kocie Mumie
    .title = Kocie Mumie
    .acc = Kocie Mumie
ankh-name-satet = Satet
    .title = Satet
    .acc = Satet
ankh-name-mummy = Mumia
    .title = Mumia
    .acc = Mumię
ankh-name-apep = Apep
    .title = Apep
    .acc = Apepa
ankh-name-scorpion = Olbrzymi Skorpion
    .title = Olbrzymi Skorpion
    .acc = Olbrzymiego Skorpiona
ankh-name-sphinx = Androsfinks
    .title = Androsfinks
    .acc = Androsfinksa

ankh-name-small = mała podstawka
    .title = Mała podstawka
ankh-name-large = duża podstawka
    .title = Duża podstawka

ankh-name-obelisk = Obelisk
    .title = Obelisk
    .acc = Obelisk
    .all = Obelisków
ankh-name-temple = Świątynia
    .title = Świątynia
    .acc = Świątynię
    .all = Świątyń
ankh-name-pyramid = Piramida
    .title = Piramida
    .acc = Piramidę
    .all = Piramid

ankh-name-move = Ruch Jednostek
    .title = Ruch Jednostek
ankh-name-summon = Przyzwanie Jednostki
    .title = Przyzwanie Jednostki
ankh-name-gain = Pozyskanie Wyznawców
    .title = Pozyskanie Wyznawców
ankh-name-unlock = Odblokowanie Mocy Ankh
    .title = Odblokowanie Mocy Ankh

ankh-name-control = Kontrola Monumentu
    .title = Kontrola Monumentu
ankh-name-caravan = Karawana Wielbłądów
    .title = Karawana Wielbłądów
ankh-name-conflict = Konflikt
    .title = Konflikt

ankh-name-commanding = Majestatyczny
    .title = Majestatyczny
ankh-name-inspiring = Natchniony
    .title = Natchniony
ankh-name-omnipresent = Wszechobecny
    .title = Wszechobecny
ankh-name-revered = Wielbiony
    .title = Wielbiony
ankh-name-resplendent = Olśniewający
    .title = Olśniewający
ankh-name-obelisk-attuned = Żądny Obelisków
    .title = Żądny Obelisków
ankh-name-temple-attuned = Żądny Świątyń
    .title = Żądny Świątyń
ankh-name-pyramid-attuned = Żądny Piramid
    .title = Żądny Piramid
ankh-name-glorious = Chwalebny
    .title = Chwalebny
ankh-name-magnanimous = Wspaniałomyślny
    .title = Wspaniałomyślny
ankh-name-bountiful = Łaskawy
    .title = Łaskawy
ankh-name-worshipful = Czczony
    .title = Czczony

ankh-name-plague = Plaga Szarańczy
    .title = Plaga Szarańczy
ankh-name-build = Budowa Monumentu
    .title = Budowa Monumentu
ankh-name-chariots = Rydwany
    .title = Rydwany
ankh-name-cycle = Równowaga Maat
    .title = Równowaga Maat
ankh-name-drought = Susza
    .title = Susza
ankh-name-flood = Wylew Nilu
    .title = Wylew Nilu
ankh-name-miracle = Cud
    .title = Cud

# the steps of a battle; one of them is called by its card

ankh-name-obelisks = przesunięcie
    .title = Przesunięcie
ankh-name-announcement = ogłoszenie
    .title = Ogłoszenie
ankh-name-cards = wybór kart
    .title = Wybór kart
ankh-name-building = budowa
    .title = Budowa
ankh-name-majority = Większość Monumentów
    .title = Większość Monumentów
ankh-name-resolution = Rozstrzygnięcie Bitwy
    .title = Rozstrzygnięcie Bitwy
ankh-name-aftermath = po Bitwie
    .title = Po Bitwie

# why followers come and go, why devotion rises

ankh-name-monuments = Monumenty
    .title = Monumenty
ankh-name-bid = oferta
    .title = Oferta
ankh-name-worship = Czczony
    .title = Czczony
ankh-name-merge = Połączenie Bogów
    .title = Połączenie Bogów
ankh-name-dominance = Dominacja
    .title = Dominacja
ankh-name-victory = zwycięstwo
    .title = Zwycięstwo

# what a strength is made of, besides cards and powers

ankh-name-figures = jednostki
    .title = Jednostki
ankh-name-captives = uwięzieni Wojownicy
    .title = Uwięzieni Wojownicy
ankh-name-temples = Świątynie
    .title = Świątynie

ankh-name-battle = Bitwa
    .title = Bitwa
ankh-name-forgotten = w zapomnieniu
    .title = W zapomnieniu
ankh-name-worshipped = w grze
    .title = W grze
ankh-name-merged = po Połączeniu
    .title = Po Połączeniu

ankh-name-top = ostatnie pole
    .title = Osiągnięto ostatnie pole
ankh-name-last-conflict = ostatni Konflikt
    .title = Rozegrano ostatni Konflikt
ankh-name-last-god = ostatni Bóg
    .title = Został tylko jeden Bóg
ankh-name-atheist = ateistyczny Egipt
    .title = Ateistyczny Egipt

ankh-name-regular = zwykłe przyzwanie
    .title = Zwykłe przyzwanie
ankh-name-gate = żeton Zaświatów
    .title = Żeton Zaświatów
ankh-name-supply = pula
    .title = Pula

# where the claws of a Giant Scorpion point: this direction and the next one clockwise

ankh-name-n = północ i północny wschód
    .title = Północ i północny wschód
ankh-name-ne = północny wschód i południowy wschód
    .title = Północny wschód i południowy wschód
ankh-name-se = południowy wschód i południe
    .title = Południowy wschód i południe
ankh-name-s = południe i południowy zachód
    .title = Południe i południowy zachód
ankh-name-sw = południowy zachód i północny zachód
    .title = Południowy zachód i północny zachód
ankh-name-nw = północny zachód i północ
    .title = Północny zachód i północ

ankh-name-fertile = pole Zalewowe
    .title = Pole Zalewowe
ankh-name-desert = Pustynia
    .title = Pustynia
ankh-name-water = Woda
    .title = Woda
ankh-name-delta = Delta Nilu
    .title = Delta Nilu
ankh-name-west = Zachodni Egipt
    .title = Zachodni Egipt
ankh-name-east = Wschodni Egipt
    .title = Wschodni Egipt

ankh-name-middle-kingdom = Średnie Państwo
    .title = Średnie Państwo
ankh-name-old-kingdom = Stare Państwo
    .title = Stare Państwo

# sentences of the rules that a table reads in the other way

ankh-name-last-red-index = ostatnie czerwone pole to 19
    .title = Ostatnie czerwone pole to 19
ankh-name-guardian-symbol-positions = symbole Strażnika na pozycjach 2, 4 i 6
    .title = Symbole Strażnika na pozycjach 2, 4 i 6
ankh-name-action-tracks = o jedną akcję więcej na każdym torze
    .title = O jedną akcję więcej na każdym torze
ankh-name-osiris-move-any = Ozyrys przesuwa żetony tylko wtedy, gdy na Mapie są wszystkie trzy
    .title = Ozyrys przesuwa żetony tylko wtedy, gdy na Mapie są wszystkie trzy
ankh-name-plague-bidders-fixed = przy drugiej Pladze licytują tylko Bogowie z jednostkami
    .title = Przy drugiej Pladze licytują tylko Bogowie z jednostkami
ankh-name-underworld-blocks-all-entry = żetony Zaświatów blokują tylko zakończenie ruchu
    .title = Żetony Zaświatów blokują tylko zakończenie ruchu
ankh-name-control-monument-forced = Kontrola Monumentu jest dobrowolna
    .title = Kontrola Monumentu jest dobrowolna
ankh-name-merged-guardians-forced = Strażników pomniejszego Boga można odrzucić
    .title = Strażników pomniejszego Boga można odrzucić
ankh-name-merge-keeps-own-guardians = przy Połączeniu można zrezygnować także z własnych Strażników
    .title = Przy Połączeniu można zrezygnować także z własnych Strażników
ankh-name-anubis-trap-per-plague-card = Anubis więzi we wszystkich Plagach Bitwy łącznie jednego Wojownika
    .title = Anubis więzi we wszystkich Plagach Bitwy łącznie jednego Wojownika
ankh-name-bountiful-every-gain = Łaskawy działa tylko za większości, zwycięstwo i Dominację
    .title = Łaskawy działa tylko za większości, zwycięstwo i Dominację

## Parts of other messages

ankh-part-followers =
    { $count ->
        [one] { $count } Wyznawcę
       *[other] { $count } Wyznawców
    }
ankh-part-bid =
    { $bid ->
        [one] { $bid } Wyznawcę
       *[other] { $bid } Wyznawców
    }
ankh-part-figures =
    { $figures ->
        [one] { $figures } jednostkę
        [few] { $figures } jednostki
       *[many] { $figures } jednostek
    }
ankh-part-cards =
    { $count ->
        [one] { $count } zagraną kartę
        [few] { $count } zagrane karty
       *[many] { $count } zagranych kart
    }
ankh-part-neutralised =
    { $neutralised ->
        [0] { "" }
        [one] ; { $neutralised } jednostka się nie liczy
        [few] ; { $neutralised } jednostki się nie liczą
       *[many] ; { $neutralised } jednostek się nie liczy
    }
ankh-part-gained =
    { $gained ->
        [one] { $gained } punkt Uwielbienia
        [few] { $gained } punkty Uwielbienia
       *[many] { $gained } punktów Uwielbienia
    }

## Steps: the question to whoever decides, and what the others read. Chance may settle the first three.

ankh-step-scenario = Losowany jest scenariusz.
    .waiting = Losowany jest scenariusz.
ankh-step-god = Którego Boga wybierasz?
    .waiting = Wybierani są Bogowie.
ankh-step-guardian = Którzy Strażnicy tego poziomu będą w grze?
    .waiting = Wybierani są Strażnicy.
ankh-step-turn = Którą akcję wykonujesz?
    .waiting = { $seat } wybiera akcję.
ankh-step-from = Którą jednostkę poruszasz?
    .waiting = { $seat } porusza jednostki.
ankh-step-to = Dokąd idzie jednostka?
    .waiting = { $seat } porusza jednostkę.
ankh-step-push = Dokąd przesuwasz tę jednostkę?
    .waiting = { $seat } przesuwa jednostkę.
ankh-step-aim = Dokąd kierujesz szczypce Olbrzymiego Skorpiona?
    .waiting = { $seat } kieruje szczypce Olbrzymiego Skorpiona.
ankh-step-by = Którego przyzwania używasz?
    .waiting = { $seat } przyzywa jednostki.
ankh-step-call = Którą jednostkę przyzywasz?
    .waiting = { $seat } przyzywa jednostkę.
ankh-step-at = Gdzie ją stawiasz?
    .waiting = { $seat } wybiera pole dla jednostki.
ankh-step-sun = Czy jednostka będzie Opromieniona?
    .waiting = { $seat } może użyć żetonu Słońca.
ankh-step-power = Którą moc odblokowujesz?
    .waiting = { $seat } może odblokować moc.
ankh-step-control = Nad którym Monumentem przejmujesz kontrolę?
    .waiting = { $seat } wybiera Monument.
ankh-step-camel = Gdzie stawiasz następnego Wielbłąda?
    .waiting = { $seat } może podzielić region Karawaną.
ankh-step-old = Który z dwóch nowych regionów zachowuje stary żeton?
    .waiting = { $seat } rozdziela żetony dwóch nowych regionów.
ankh-step-swap = Czy zamieniasz żeton jednego z dwóch nowych regionów?
    .waiting = { $seat } może zamienić żetony Kolejności Konfliktów.
ankh-step-with = Z którym żetonem go zamieniasz?
    .waiting = { $seat } zamienia żetony Kolejności Konfliktów.
ankh-step-teleport = Którą jednostkę przesuwasz do swojego Obelisku?
    .waiting = { $seat } może przesuwać jednostki do Obelisków.
ankh-step-teleport-to = Do którego Obelisku przesuwasz jednostkę?
    .waiting = { $seat } przesuwa jednostkę do Obelisku.
ankh-step-announce = Czy ogłaszasz dwie karty w tej Bitwie?
    .waiting = { $seat } może ogłosić dwie karty.
ankh-step-cards = Którą kartę zagrywasz?
    .waiting =
        { $seat-count ->
            [one] { $seat } wybiera kartę Bitwy.
           *[other] { $seat } wybierają karty Bitwy.
        }
ankh-step-build = Który Monument budujesz?
    .waiting = { $seat } może zbudować Monument.
ankh-step-build-at = Gdzie go budujesz?
    .waiting = { $seat } buduje Monument.
ankh-step-bids = Ilu Wyznawców oferujesz? Poświęca ich każdy.
    .waiting =
        { $seat-count ->
            [one] { $seat } licytuje w ciemno.
           *[other] { $seat } licytują w ciemno.
        }
ankh-step-mummy = Dokąd wraca twoja Mumia?
    .waiting = { $seat } wybiera pole dla Mumii.
ankh-step-trap = Kto traci Wojownika, którego więzisz?
    .waiting = { $seat } może uwięzić Wojownika.
ankh-step-tie = Jest remis. Czy używasz żetonu Przechylenia Szali?
    .waiting = { $seat } może użyć żetonu Przechylenia Szali.
ankh-step-spare = Które ze swoich Chronionych jednostek zachowujesz przy życiu?
    .waiting = { $seat } może ochronić jednostki.
ankh-step-lift = Który żeton Zaświatów bierzesz?
    .waiting = { $seat } może położyć żeton Zaświatów.
ankh-step-gate = Gdzie kładziesz żeton Zaświatów?
    .waiting = { $seat } może położyć żeton Zaświatów.
ankh-step-worship = Czy poświęcasz Wyznawców za Uwielbienie?
    .waiting = { $seat } może poświęcić Wyznawców za Uwielbienie.
ankh-step-adopt = Którego Strażnika zachowuje połączony Bóg?
    .waiting = { $seat } wybiera Strażników połączonego Boga.
ankh-step-over = Koniec gry.
    .waiting = Koniec gry.

## Moves, as imperatives. `.short` on a button below the question

ankh-move-scenario = Zagraj scenariusz { $noun }
    .short = { $noun }
ankh-move-god = Wybierz { $noun-acc }
    .short = { $noun }
ankh-move-guardian = Wybierz { $noun-acc }
    .short = { $noun-title }
ankh-move-move = Ruch Jednostek
ankh-move-summon = Przyzwanie Jednostki
ankh-move-gain = Pozyskanie Wyznawców
ankh-move-unlock = Odblokowanie Mocy Ankh
    .short = Odblokowanie Mocy
ankh-move-from = Weź jednostkę z { $noun-id }
    .short = { $noun-id }
ankh-move-to = Idź na { $noun-id }
    .short = { $noun-id }
ankh-move-push = Przesuń jednostkę na { $noun-id }
    .short = { $noun-id }
ankh-move-aim = Skieruj szczypce na { $noun }
    .short = { $noun-title }
ankh-move-by =
    { $noun-id ->
        [regular] Użyj zwykłego przyzwania
        [gate] Przyzwij na żeton Zaświatów
       *[other] Przyzwij obok Piramidy na { $noun-id }
    }
    .short =
        { $noun-id ->
            [regular] Zwykłe przyzwanie
            [gate] Żeton Zaświatów
           *[other] Piramida { $noun-id }
        }
ankh-move-call =
    { $noun-id ->
        [captive] Uwolnij i przyzwij uwięzionego Wojownika
       *[other] Przyzwij { $noun-acc }
    }
    .short = { $noun-title }
ankh-move-at = Postaw na { $noun-id }
    .short = { $noun-id }
ankh-move-sun = Połóż żeton Słońca
    .short = Opromieniona
ankh-move-power = Odblokuj moc { $noun }
    .short = { $noun }
ankh-move-done = Gotowe
ankh-move-decline = Zrezygnuj
ankh-move-control = Przejmij kontrolę nad Monumentem na { $noun-id }
    .short = { $noun-id }
ankh-move-camel = Postaw Wielbłąda na krawędzi { $noun-id }
    .short = { $noun-id }
ankh-move-old = Zostaw stary żeton regionowi z polem { $noun-id }
    .short = Region z polem { $noun-id }
ankh-move-swap = Zamień żeton { $first }
    .short = Żeton { $first }
ankh-move-with = Zamień z żetonem { $first }
    .short = Żeton { $first }
ankh-move-announce = Ogłoś dwie karty
    .short = Dwie karty
ankh-move-card =
    { $noun-id ->
        [hidden] Wybierz w tajemnicy kartę Bitwy
       *[other] Zagraj kartę { $noun }
    }
    .short = { $noun }
ankh-move-build = Zbuduj { $noun-acc }
    .short = { $noun-title }
ankh-move-bid =
    { $noun-id ->
        [hidden] Tajna oferta
        [0] Oferta: żadnych Wyznawców
        [1] Oferta: 1 Wyznawca
       *[other] Oferta: { $first } Wyznawców
    }
    .short = { $first }
ankh-move-trap = Uwięź Wojownika, którego traci { $noun }
    .short = { $noun }
ankh-move-tiebreak = Użyj żetonu Przechylenia Szali i wygraj
    .short = Użyj
ankh-move-spare = Zachowaj przy życiu jednostkę na { $noun-id }
    .short = { $noun-id }
ankh-move-lift =
    { $noun-id ->
        [supply] Weź żeton Zaświatów ze swojej puli
       *[other] Weź żeton Zaświatów z { $noun-id }
    }
    .short =
        { $noun-id ->
            [supply] Pula
           *[other] { $noun-id }
        }
ankh-move-gate = Połóż żeton Zaświatów na { $noun-id }
    .short = { $noun-id }
ankh-move-worship = Poświęć Wyznawców za Uwielbienie
    .short = Poświęć
ankh-move-adopt =
    { $noun-id ->
        [cat] Zachowaj { $noun-acc } w puli
        [satet] Zachowaj { $noun-acc } w puli
        [mummy] Zachowaj { $noun-acc } w puli
        [apep] Zachowaj { $noun-acc } w puli
        [scorpion] Zachowaj { $noun-acc } w puli
        [sphinx] Zachowaj { $noun-acc } w puli
       *[other] Zachowaj Strażnika na { $noun-id }
    }
    .short =
        { $noun-id ->
            [cat] { $noun-title }
            [satet] { $noun-title }
            [mummy] { $noun-title }
            [apep] { $noun-title }
            [scorpion] { $noun-title }
            [sphinx] { $noun-title }
           *[other] { $noun-id }
        }

## Events, as sentences for the log

ankh-event-scenario-chosen = Scenariusz: { $scenario }.
ankh-event-god-taken = { $seat } gra jako { $god }.
ankh-event-guardian-chosen =
    { $figures ->
        [one] Strażnicy poziomu { $level }: { $guardian }, { $figures } jednostka.
        [few] Strażnicy poziomu { $level }: { $guardian }, { $figures } jednostki.
       *[many] Strażnicy poziomu { $level }: { $guardian }, { $figures } jednostek.
    }
ankh-event-game-began = Gra się zaczyna. Kolejność: { $seats }.
ankh-event-action-taken = { $seat } wybiera akcję { $action }: pole { $space } z { $spaces }.
    .preview = Znacznik przechodzi na pole { $space } z { $spaces }.
ankh-event-figure-moved = { $seat } porusza { $kind-acc } z { $from-id } na { $to-id }.
ankh-event-figure-pushed = { $by } przesuwa z pomocą Satet wrogą jednostkę z { $from-id } na { $to-id }: { $kind } ({ $seat }).
ankh-event-scorpion-aimed = { $seat } kieruje szczypce Olbrzymiego Skorpiona na { $hex-id }: { $at }.
ankh-event-figure-summoned = { $seat } przyzywa { $kind-acc } na { $hex-id }.
ankh-event-pyramid-used = { $seat } używa dodatkowego przyzwania obok Piramidy na { $hex-id }.
ankh-event-gate-used = { $seat } używa dodatkowego przyzwania na żeton Zaświatów na { $hex-id }.
ankh-event-warrior-freed = { $seat } uwalnia Wojownika, którego więzi { $anubis }.
ankh-event-sun-attached = { $seat } kładzie żeton Słońca na jednostce ({ $kind }, { $hex-id }): jest teraz Opromieniona.
ankh-event-nothing-summoned = { $seat } nikogo nie przyzywa.
ankh-event-followers-gained = { $seat } zyskuje { ankh-part-followers } ({ $cause }).
ankh-event-no-followers = { $seat } nie zyskuje Wyznawców.
ankh-event-followers-paid = { $seat } poświęca { ankh-part-followers } ({ $cause }).
ankh-event-power-unlocked = { $seat } odblokowuje moc { $power } (poziom { $level }).
ankh-event-nothing-unlocked = { $seat } niczego nie odblokowuje.
ankh-event-guardian-gained = { $seat } dostaje Strażnika: { $guardian }.
ankh-event-no-guardian = { $seat } nie dostaje Strażnika poziomu { $level }: brakuje jednostki albo podstawki.
ankh-event-occasion-began = { $seat } wywołuje { $space }. wydarzenie: { $occasion }.
ankh-event-monument-controlled =
    { $from-id ->
        [none] { $seat } przejmuje { $monument-acc } na { $hex-id }.
       *[other] { $seat } przejmuje { $monument-acc } na { $hex-id }, kontrolę traci { $from }.
    }
ankh-event-nothing-controlled = { $seat } nie przejmuje żadnego Monumentu.
ankh-event-caravan-laid =
    { $camels-count ->
        [one] { $seat } dzieli region { $token } Wielbłądem na krawędzi { $camels }.
       *[other] { $seat } dzieli region { $token } Karawaną na krawędziach { $camels }.
    }
ankh-event-no-caravan = { $seat } nie stawia Karawany.
ankh-event-region-divided = Liczba pól lądu: region { $old } ma teraz { $old_size }, nowy region { $new } ma { $new_size }.
ankh-event-tokens-swapped = { $seat } zamienia żetony { $one } i { $other }.
ankh-event-conflict-began = Zaczyna się { $number }. Konflikt. Żeton Przechylenia Szali ma { $seat }.
ankh-event-monument-destroyed =
    { $fate-id ->
        [scorpion]
            { $seat-id ->
                [none] Olbrzymi Skorpion niszczy neutralny Monument ({ $monument }) na { $hex-id }.
               *[other] Olbrzymi Skorpion niszczy { $monument-acc } na { $hex-id }, Monument traci { $seat }.
            }
       *[other]
            { $seat-id ->
                [none] Neutralny Monument ({ $monument }) na { $hex-id } zostaje zniszczony.
               *[other] { $seat } traci { $monument-acc } na { $hex-id }.
            }
    }
ankh-event-region-empty = Region { $token }: nikogo tu nie ma.
ankh-event-region-dominated = { $seat } dominuje w regionie { $token }.
ankh-event-battle-began = Bitwa o region { $token }: { $seats }.
ankh-event-figure-teleported = { $seat } przesuwa { $kind-acc } do Obelisku: z { $from-id } na { $to-id }.
ankh-event-two-cards-announced = { $seat } ogłasza dwie karty.
ankh-event-cards-revealed =
    { $cards-count ->
        [one] { $seat } odkrywa kartę { $cards }.
       *[other] { $seat } odkrywa karty { $cards }.
    }
ankh-event-figures-flooded =
    { $figures ->
        [0] { $seat } nie ma jednostek, które chroniłby Wylew Nilu.
        [one] { $seat } ma { $figures } jednostkę, którą chroni Wylew Nilu.
        [few] { $seat } ma { $figures } jednostki, które chroni Wylew Nilu.
       *[many] { $seat } ma { $figures } jednostek, które chroni Wylew Nilu.
    }
ankh-event-monument-built = { $seat } buduje { $monument-acc } na { $hex-id }.
ankh-event-nothing-built = { $seat } niczego nie buduje.
ankh-event-plague-began = { $seat } sprowadza Plagę Szarańczy: oferty są tajne.
ankh-event-bid-revealed = { $seat } oferuje { ankh-part-bid }.
ankh-event-plague-spared =
    { $seat-id ->
        [none] Szarańcza nie oszczędza nikogo.
       *[other] Szarańcza oszczędza jednostki, które ma tu { $seat }.
    }
ankh-event-figure-killed =
    { $fate-id ->
        [plague] { $seat } traci { $kind-acc } na { $hex-id } (Plaga).
       *[battle] { $seat } traci { $kind-acc } na { $hex-id } (Bitwa).
    }
ankh-event-mummy-returned = { $seat } ponownie przyzywa Mumię na { $hex-id }.
ankh-event-warrior-trapped = { $seat } więzi Wojownika, którego traci { $owner }.
ankh-event-nothing-trapped = { $seat } nikogo nie więzi.
ankh-event-majority-held = { $seat } ma większość { $monument-all }: { $count }.
ankh-event-strength-counted =
    { $figures ->
        [0] { $seat } nie ma tu już jednostki: siła 0.
       *[other]
            { $strength ->
                [0] { $seat } ma siłę 0{ ankh-part-neutralised }.
               *[other] { $seat } ma siłę { $strength }: { $parts }{ ankh-part-neutralised }.
            }
    }
ankh-event-tiebreaker-used = { $seat } używa żetonu Przechylenia Szali.
ankh-event-tiebreaker-kept = { $seat } nie używa żetonu Przechylenia Szali.
ankh-event-battle-won =
    { $margin ->
        [0] { $seat } wygrywa Bitwę o region { $token } z siłą { $strength }.
       *[other] { $seat } wygrywa Bitwę o region { $token } z siłą { $strength }, z przewagą { $margin }.
    }
ankh-event-battle-undecided = Nikt nie wygrywa Bitwy o region { $token }.
ankh-event-figure-spared = { $seat } zachowuje przy życiu { $kind-acc } na { $hex-id }.
ankh-event-gate-placed =
    { $from-id ->
        [none] { $seat } kładzie żeton Zaświatów na { $hex-id }.
       *[other] { $seat } przesuwa żeton Zaświatów z { $from-id } na { $hex-id }.
    }
ankh-event-no-gate = { $seat } nie kładzie żetonu Zaświatów.
ankh-event-cards-returned = { $seat } bierze z powrotem na rękę { ankh-part-cards }.
ankh-event-not-worshipped = { $seat } nie poświęca Wyznawców za Uwielbienie.
ankh-event-devotion-gained =
    { $bountiful ->
        [0] { $seat } zyskuje { ankh-part-gained } ({ $merit }): pole { $space }.
       *[other] { $seat } zyskuje { ankh-part-gained } ({ $merit }, Łaskawy dodaje { $bountiful }): pole { $space }.
    }
    .brings = Uwielbienie +{ $gained }
ankh-event-devotion-lost =
    { $lost ->
        [one] { $seat } traci { $lost } punkt Uwielbienia przez Kocie Mumie: pole { $space }.
        [few] { $seat } traci { $lost } punkty Uwielbienia przez Kocie Mumie: pole { $space }.
       *[many] { $seat } traci { $lost } punktów Uwielbienia przez Kocie Mumie: pole { $space }.
    }
ankh-event-conflict-ended = { $number }. Konflikt się kończy.
ankh-event-gods-merged = { $god } i { $lower_god } łączą się w jednego Boga na polu { $space }: dalej grają razem { $seat } i { $lower }.
ankh-event-guardian-adopted =
    { $hex-id ->
        [none] { $seat } zachowuje w puli Strażnika połączonego Boga: { $guardian }.
       *[other] { $seat } zachowuje Strażnika połączonego Boga na { $hex-id }: { $guardian }.
    }
ankh-event-guardian-dismissed = { $seat } rezygnuje ze Strażnika, który opuszcza grę: { $guardian }.
ankh-event-god-forgotten = { $god } na polu { $space } odchodzi w zapomnienie: { $seat } kończy grę.
ankh-event-game-ended =
    { $ending-id ->
        [top]
            { $winners-count ->
                [one] Osiągnięto ostatnie pole. Wygrywa { $winners }.
               *[other] Osiągnięto ostatnie pole. Wspólnie wygrywają { $winners }.
            }
        [last-god]
            { $winners-count ->
                [one] Zostaje tylko jeden Bóg. Wygrywa { $winners }.
               *[other] Zostaje tylko jeden Bóg. Wspólnie wygrywają { $winners }.
            }
        [atheist] Wszyscy Bogowie zostali zapomniani. Egipt jest ateistyczny i nikt nie wygrywa.
       *[last-conflict]
            { $winners-count ->
                [one] Dzięki największemu Uwielbieniu wygrywa { $winners }.
               *[other] Dzięki największemu Uwielbieniu wspólnie wygrywają { $winners }.
            }
    }

## Options

ankh-option-scenario = Scenariusz
    .middle-kingdom = Średnie Państwo
    .old-kingdom = Stare Państwo
    .random = Losowo
ankh-option-gods = Bogowie
    .random = Losowo
    .draft = Każdy wybiera, poczynając od ostatniego gracza
ankh-option-guardian-1 = Strażnicy poziomu 1
    .random = Losowo
    .draft = Wybiera gracz
    .cat = Kocie Mumie
    .satet = Satet
ankh-option-guardian-2 = Strażnicy poziomu 2
    .random = Losowo
    .draft = Wybiera gracz
    .mummy = Mumia
    .apep = Apep
ankh-option-guardian-3 = Strażnicy poziomu 3
    .random = Losowo
    .draft = Wybiera gracz
    .scorpion = Olbrzymi Skorpion
    .sphinx = Androsfinks
ankh-option-last-red-index = Ostatnie czerwone pole toru Uwielbienia
ankh-option-guardian-symbol-positions = Pozycje w rzędzie z symbolem Strażnika
ankh-option-action-tracks = Długość torów Akcji
    .usual = Zwykła
    .longer = O jedną akcję więcej na każdym
ankh-option-osiris-move-any = Ozyrys może przesuwać żetony Zaświatów leżące na Mapie
    .yes = Zawsze
    .no = Tylko gdy są tam wszystkie trzy
ankh-option-plague-bidders-fixed = Kto licytuje przy drugiej Pladze
    .yes = Ci sami Bogowie
    .no = Tylko Bogowie z jednostkami; jedyny licytujący jest oszczędzony
ankh-option-underworld-blocks-all-entry = Żetony Zaświatów blokują jednostki innych Bogów
    .yes = Przy każdym wejściu
    .no = Tylko na koniec ruchu
ankh-option-control-monument-forced = Kontrola Monumentu
    .yes = Obowiązkowa, jeśli można przejąć Monument
    .no = Dobrowolna
ankh-option-merged-guardians-forced = Strażnicy pomniejszego Boga przy Połączeniu
    .yes = Trzeba ich przejąć
    .no = Można ich odrzucić
ankh-option-merge-keeps-own-guardians = Za mało podstawek przy Połączeniu
    .yes = Własni Strażnicy zostają
    .no = Wybór spośród wszystkich Strażników
ankh-option-anubis-trap-per-plague-card = Anubis w Bitwie z kilkoma Plagami
    .yes = Więzi jednego Wojownika za każdą
    .no = Więzi łącznie jednego Wojownika
ankh-option-bountiful-every-gain = Łaskawy dodaje 1 punkt Uwielbienia
    .yes = Do każdego zysku
    .no = Tylko za większości, zwycięstwo i Dominację

## What things do, in one sentence

ankh-god-amun = Raz na Konflikt, zanim zostaną wybrane karty, możesz ogłosić, że w tej Bitwie zagrasz dwie.
ankh-god-anubis = Gdy giną wrodzy Wojownicy, możesz uwięzić jednego z nich; każdy uwięziony (najwyżej trzech) dodaje twojemu Bogu siłę 1, a właściciel może go uwolnić za 1 Wyznawcę.
ankh-god-isis = Gdy przy Rozstrzygnięciu Bitwy giną jednostki, te z twoich, które sąsiadują z wrogą jednostką, mogą przeżyć.
ankh-god-osiris = Po przegranej Bitwie możesz położyć w regionie żeton Zaświatów, na który inni nie mają wstępu; przy każdej akcji Przyzwania możesz przyzwać dodatkowo 1 jednostkę na wolny żeton.
ankh-god-ra = Przyzwanej jednostce możesz dać jeden z trzech żetonów Słońca; tam, gdzie masz Opromienioną jednostkę, zwycięstwo i Dominacja dają o 1 punkt Uwielbienia więcej.

ankh-guardian-cat = Gdy giną, każdy inny Bóg traci 1 punkt Uwielbienia.
ankh-guardian-satet = Może zakończyć ruch na wrogiej jednostce, którą przesuwa na puste pole obok.
ankh-guardian-mummy = Gdy ginie, natychmiast wraca na puste pole sąsiadujące z twoim Bogiem.
ankh-guardian-apep = Można go przyzwać na dowolne pole Wody, a wtedy należy do wszystkich regionów dookoła.
ankh-guardian-scorpion = Jego szczypce wskazują dwa pola obok niego; na początku Konfliktu niszczy na nich sąsiadujące Monumenty, także twoje.
ankh-guardian-sphinx = Wrogie jednostki, które z nim sąsiadują, mają w Bitwie siłę 0.

ankh-power-commanding = Gdy wygrywasz Bitwę, zyskujesz 3 Wyznawców.
ankh-power-inspiring = Budowa Monumentu nie kosztuje cię Wyznawców.
ankh-power-omnipresent = Na początku Konfliktu zyskujesz 1 Wyznawcę za każdy region, w którym masz jednostkę.
ankh-power-revered = Pozyskanie Wyznawców daje ci o 1 Wyznawcę więcej.
ankh-power-resplendent = Dopóki kontrolujesz co najmniej 3 Monumenty jednego rodzaju, twój Bóg ma siłę 3.
ankh-power-obelisk-attuned = Na początku Bitwy, w której masz jednostkę, możesz przesunąć swoje jednostki do swoich Obelisków w regionie.
ankh-power-temple-attuned = W Bitwie masz o 2 większą siłę za każdą swoją Świątynię w regionie, z którą sąsiaduje twoja jednostka.
ankh-power-pyramid-attuned = Przy każdej akcji Przyzwania możesz przyzwać dodatkowo 1 jednostkę obok każdej swojej Piramidy.
ankh-power-glorious = Jeśli wygrasz Bitwę z przewagą siły co najmniej 3, zyskujesz 3 punkty Uwielbienia zamiast 1.
ankh-power-magnanimous = Jeśli przegrasz Bitwę, mając w niej co najmniej 2 jednostki, zyskujesz 2 punkty Uwielbienia.
ankh-power-bountiful = Dopóki jesteś w czerwonej części toru, każdy zysk Uwielbienia jest o 1 większy.
ankh-power-worshipful = Po każdej Bitwie, w której bierzesz udział, możesz poświęcić 2 Wyznawców za 1 punkt Uwielbienia.

ankh-card-plague = Wszyscy w tajemnicy oferują Wyznawców i ich poświęcają; przeżywają tylko Wojownicy i Strażnicy tego, kto dał najwięcej.
ankh-card-build = Możesz poświęcić 3 Wyznawców i zbudować własny Monument na pustym polu lądu w regionie.
ankh-card-chariots = Siła i nic więcej.
ankh-card-cycle = Po Bitwie wracają na twoją rękę wszystkie zagrane karty, także ta.
ankh-card-drought = Jeśli wygrasz, zyskujesz o 1 punkt Uwielbienia więcej za każdą swoją jednostkę na Pustyni w regionie.
ankh-card-flood = Zyskujesz 1 Wyznawcę za każdą swoją jednostkę na polach Zalewowych w regionie, a te jednostki nie giną przy Rozstrzygnięciu Bitwy.
ankh-card-miracle = Po Bitwie zyskujesz 1 punkt Uwielbienia za każdą straconą w niej jednostkę.

ankh-action-move = Porusz każdą swoją jednostkę o najwyżej 3 pola, przez wszystko, na puste pole lądu.
ankh-action-summon = Postaw Wojownika lub Strażnika obok swojej jednostki albo Monumentu, który kontrolujesz.
ankh-action-gain = Zyskaj 1 Wyznawcę za każdy neutralny lub własny Monument, który sąsiaduje z twoimi jednostkami.
ankh-action-unlock = Poświęć Wyznawców i odblokuj moc następnego poziomu w swoim rzędzie.

ankh-occasion-control = Kto wywoła to wydarzenie, przejmuje neutralny Monument sąsiadujący z jego jednostką.
ankh-occasion-caravan = Kto wywoła to wydarzenie, może podzielić region na dwa za pomocą najwyżej 6 Wielbłądów.
ankh-occasion-conflict = Walczy się o wszystkie regiony w kolejności ich żetonów.

ankh-stage-obelisks = Bogowie z mocą Żądny Obelisków mogą przesuwać jednostki, zaczyna najniższe Uwielbienie.
ankh-stage-announcement = Amon może ogłosić dwie karty.
ankh-stage-cards = Wszyscy wybierają w tajemnicy kartę, potem odkrywa się wszystkie karty.
ankh-stage-building = Kto zagrał Budowę Monumentu, może budować, zaczyna najniższe Uwielbienie.
ankh-stage-plague = Za każdą Plagę Szarańczy wszyscy licytują w ciemno i giną jednostki.
ankh-stage-majority = Kto kontroluje w regionie najwięcej Monumentów jednego rodzaju, zyskuje za to 1 punkt Uwielbienia.
ankh-stage-resolution = Wygrywa największa siła, a Wojownicy i Strażnicy pozostałych giną.
ankh-stage-aftermath = Działają Cud, Ozyrys, Równowaga Maat i Czczony.

ankh-monument-obelisk = Z mocą Żądny Obelisków można przesuwać do niego jednostki.
ankh-monument-temple = Z mocą Żądny Świątyń daje siłę.
ankh-monument-pyramid = Z mocą Żądny Piramid pozwala na dodatkowe przyzwanie.

## Labels of the table

ankh-label-tie-break = Na tym samym polu większe Uwielbienie ma ten, kto jest wyżej w stosie.
ankh-label-progress = Konflikty: { $conflict } z { $conflicts }

# map

ankh-label-map = Mapa
ankh-label-regions = Regiony
ankh-label-zoom-in = Przybliż
ankh-label-zoom-out = Cała Mapa
ankh-label-figure-of = { $kind-title }: { $seat }
ankh-label-monument-of = { $monument-title }: { $seat }
ankh-label-monument-neutral = Neutralny Monument: { $monument }
ankh-label-region = Region { $token }
ankh-label-region-size =
    { $size ->
        [one] Region { $token }, { $size } pole lądu.
        [few] Region { $token }, { $size } pola lądu.
       *[many] Region { $token }, { $size } pól lądu.
    }
ankh-label-region-empty = Nikt nie ma tu jednostki.
ankh-label-force = { $seat } ma { ankh-part-figures }, siła od { $strength } do { $most }.
ankh-label-divides = Powstaną regiony z { $one } i { $other } polami lądu.
ankh-label-map-grid = Pola Mapy. Strzałki prowadzą z pola na pole, Page Down na następne pole, na którym możesz działać.
ankh-label-space = { $hex-id }, { $terrain }, region { $token }
ankh-label-space-plain = { $hex-id }, { $terrain }
ankh-label-next-to = Obok: { $hexes }.
ankh-label-neighbour = { $hex-id } { $pieces }
ankh-label-neighbour-river = { $hex-id } { $pieces } za rzeką
ankh-label-neighbour-camel = { $hex-id } { $pieces } za Wielbłądami
ankh-label-piece-at = { $pieces } na { $hex-id }
ankh-label-move-of = { $moves }: { $pieces }
ankh-label-move-onto = { $moves } ({ $terrain }, region { $token })
ankh-label-move-onto-plain = { $moves } ({ $terrain })
ankh-label-move-within = { $moves } (region { $token })
ankh-label-move-sized =
    { $size ->
        [one] { $moves } ({ $size } pole lądu)
        [few] { $moves } ({ $size } pola lądu)
       *[many] { $moves } ({ $size } pól lądu)
    }
ankh-label-place-at = Postaw { $thing-acc } na { $hex-id }
ankh-label-moves-up-to =
    { $count ->
        [one] Może przejść najwyżej { $count } pole.
        [few] Może przejść najwyżej { $count } pola.
       *[many] Może przejść najwyżej { $count } pól.
    }
ankh-label-about-fertile = Nikt tu nie stoi. Jednostki na polach Zalewowych liczy Wylew Nilu.
ankh-label-about-desert = Nikt tu nie stoi. Jednostki na Pustyni liczy Susza.
ankh-label-about-water = Jednostki przechodzą przez Wodę, ale nie mogą na niej zostać. Żyje tu tylko Apep i należy wtedy do wszystkich regionów wokół.
ankh-label-about-gate = Na to pole mogą wejść tylko jednostki Ozyrysa.
ankh-label-about-regions = Barwi regiony i pokazuje też siłę z najlepszą kartą na ręce.

# panels

ankh-label-actions = Akcje
ankh-label-side-battle = Bitwa
ankh-label-side-choose = Wybór
ankh-label-side-powers = Moce
ankh-label-powers-panel = Strażnicy i moce
ankh-label-event-track = Tor Wydarzeń
ankh-label-event-at = { $space }. wydarzenie z { $spaces }.
ankh-label-event-next = Następne: { $occasion-title }.
ankh-label-next-event = Następne wydarzenie
ankh-label-event-named = { $space }. wydarzenie z { $spaces }: { $occasion-title }
ankh-label-events-in-order = Po kolei
ankh-label-then-merge = potem łączą się dwaj ostatni Bogowie
ankh-label-then-forget = potem Bogowie w czerwonej części zostają zapomniani
ankh-label-then-end = potem gra się kończy
ankh-label-actions-two = { $seat }: dwie akcje
ankh-label-actions-one = { $seat }: jedna akcja
ankh-label-actions-lower = Druga musi leżeć niżej.
ankh-label-actions-last = { $seat }: ostatnia akcja
ankh-label-about-actions = W turze są dwie akcje, druga w niższym rzędzie. Znacznik, który dotrze na koniec swojego toru, wywołuje następne wydarzenie i tura się kończy.
ankh-label-track-left =
    { $left ->
        [one] Jeszcze { $left } akcja do następnego wydarzenia: { $occasion-title }.
        [few] Jeszcze { $left } akcje do następnego wydarzenia: { $occasion-title }.
       *[many] Jeszcze { $left } akcji do następnego wydarzenia: { $occasion-title }.
    }
ankh-label-track-triggers = Następna taka akcja wywoła wydarzenie: { $occasion-title }.
ankh-label-triggers = wywołuje wydarzenie { $occasion }
ankh-label-costs = kosztuje { ankh-part-followers }
ankh-label-brings = daje { ankh-part-followers }
ankh-label-brings-devotion =
    { $points ->
        [one] daje { $points } punkt Uwielbienia
        [few] daje { $points } punkty Uwielbienia
       *[many] daje { $points } punktów Uwielbienia
    }
ankh-label-do-gain = Zyskaj { ankh-part-followers }
ankh-label-do-unlock = Moc za { $cost }
ankh-label-do-build = { $monument-title } za { $cost }
ankh-label-do-worship = Poświęć { ankh-part-followers }, Uwielbienie +{ $points }
ankh-label-devotion-track = Uwielbienie
ankh-label-rank-of = { $rank }. { $seat } { $points }
ankh-label-about-devotion = Kto dotrze na pole { $top }, natychmiast wygrywa. Do pola { $red } tor jest czerwony: kto jest tam po { $conflict }. Konflikcie, zostaje zapomniany. Na tym samym polu wyżej jest górny znacznik.
ankh-label-about-merge = Po { $conflict }. Konflikcie łączą się dwaj ostatni Bogowie.
ankh-label-devotion-list = Uwielbienie: { $items }.
ankh-label-ranking = Kolejność
ankh-label-guardians-left = zostało { $count }
ankh-label-level = Poziom { $level }
ankh-label-supply = Zasoby ogólne
ankh-label-camels = Wielbłądy
ankh-label-about-supply = Ile zostało dla wszystkich graczy.

# conflicts and battles

ankh-label-last-conflict = Ostatni Konflikt
ankh-label-conflict-told = { $number }. Konflikt, region { $token }
ankh-label-told-battle = Bitwa o region { $token }, jeszcze raz
ankh-label-told-dominated = Region { $token }, dominuje { $seat }
ankh-label-told-empty = Region { $token }, pusty
ankh-label-replay-back = Krok wstecz
ankh-label-replay-on = Następny krok
ankh-label-battle-in = Bitwa o region { $token }
ankh-label-chosen = wybrano
ankh-label-battle-step = Krok { $step } z { $steps }: { $stage-title }
ankh-label-tie-up = Remis rozstrzyga { $seat }.
ankh-label-tie-down = Żeton Przechylenia Szali jest już użyty, ma go { $seat }.
ankh-label-part =
    { $part-id ->
        [figures]
            { $strength ->
                [one] { $strength } jednostka
                [few] { $strength } jednostki
               *[many] { $strength } jednostek
            }
        [captives]
            { $strength ->
                [one] { $strength } uwięziony
               *[other] { $strength } uwięzionych
            }
        [temples] { $strength } (Świątynie)
       *[other] { $strength } ({ $part-title })
    }
ankh-label-no-figures = brak jednostek
ankh-label-plays-cards =
    { $cards-count ->
        [one] zagrywa kartę { $cards }
       *[other] zagrywa karty { $cards }
    }
ankh-label-bid-of = oferta { $count }
ankh-label-bid-most = najwyżej { $count }
ankh-label-killed-of =
    { $count ->
        [one] { $count } zabita jednostka
        [few] { $count } zabite jednostki
       *[many] { $count } zabitych jednostek
    }
ankh-label-wins = Wygrywa { $seat }
# moments on the whole board

ankh-label-moment-won = Bitwę o region { $token } wygrywa { $seat }
ankh-label-moment-won-together = Bitwę o region { $token } wygrywają { $seat } i { $other }
ankh-label-moment-gains = { $seat } zyskuje Uwielbienie.
ankh-label-moment-conflict = { $number }. Konflikt zakończony
ankh-label-moment-stands =
    { $points ->
        [one] { $seat } ma { $points } punkt Uwielbienia
        [few] { $seat } ma { $points } punkty Uwielbienia
       *[many] { $seat } ma { $points } punktów Uwielbienia
    }
ankh-label-moment-stand-together =
    { $points ->
        [one] { $seat } i { $other } mają { $points } punkt Uwielbienia
        [few] { $seat } i { $other } mają { $points } punkty Uwielbienia
       *[many] { $seat } i { $other } mają { $points } punktów Uwielbienia
    }
ankh-label-moment-merged = { $one-title } i { $other-title } łączą się w jednego Boga
ankh-label-moment-together = Wszystko mają wspólne, wygrywają albo przegrywają oboje. W turze każdy ma jedną akcję; poza turami decyduje { $seat }.
ankh-label-moment-forgotten =
    { $count ->
        [one] W zapomnienie odchodzi { $gods }
       *[other] W zapomnienie odchodzą { $gods }
    }

# the position in words

ankh-label-say-state = Tory
ankh-label-say-figures = Twoje jednostki
ankh-label-say-coming = Następne wydarzenia: { $items }.
ankh-label-say-empty = Puste pola, { $terrain }: { $hexes }.
ankh-label-say-water = Pola Wody: { $hexes }.
ankh-label-say-camels = Wielbłądy stoją między: { $hexes }.
ankh-label-say-rivers = Rzeka płynie między: { $hexes }.

# choices

ankh-label-choice-scenario = Scenariusz
ankh-label-choice-god = Wybierz Boga
ankh-label-choice-guardian = Wybierz Strażnika
ankh-label-choice-by = Jak przyzywasz?
ankh-label-choice-call = Kogo przyzywasz?
ankh-label-choice-sun = Żeton Słońca
ankh-label-choice-power = Odblokuj moc
ankh-label-choice-adopt = Zachowaj Strażnika
ankh-label-choice-card = Wybierz kartę
ankh-label-tap-again = Dotknij znów, by zagrać
ankh-label-choice-bid = Oferta Wyznawców
ankh-label-choice-announce = Dwie karty
ankh-label-choice-build = Zbuduj Monument
ankh-label-choice-trap = Uwięź Wojownika
ankh-label-choice-tiebreak = Remis
ankh-label-choice-lift = Żeton Zaświatów
ankh-label-choice-worship = Wyznawcy za Uwielbienie
ankh-label-choose-by-regular = Obok swojej jednostki lub Monumentu.
ankh-label-choose-by-gate = Jeszcze jedna jednostka, na żeton Zaświatów.
ankh-label-choose-by-pyramid = Jeszcze jedna jednostka, obok tej Piramidy.
ankh-label-choose-trap = Daje twojemu Bogu siłę 1, dopóki właściciel go nie uwolni.
ankh-label-choose-scenario = Gdzie na początku stoją Bogowie, Wojownicy i Monumenty.
ankh-label-choose-sun = Jednostka będzie Opromieniona: o 1 punkt Uwielbienia więcej tam, gdzie wygra lub dominuje.
ankh-label-choose-announce = Zagrywasz w tej Bitwie dwie karty Bitwy, raz na Konflikt.
ankh-label-choose-tiebreak = Wygrywasz tę Bitwę; żeton jest zużyty na ten Konflikt.
ankh-label-choose-lift-supply = Bierzesz żeton, którego jeszcze nie ma na Mapie.
ankh-label-choose-worship = Poświęcasz 2 Wyznawców za 1 punkt Uwielbienia.
ankh-label-call-warrior = Wojownik z twojej puli.
ankh-label-call-captive = Twój Wojownik, którego więzi Anubis; dostaje on 1 Wyznawcę.
ankh-label-build-supply = w zasobach { $count }
ankh-label-bases-left =
    { $count ->
        [one] { $count } wolna podstawka
        [few] { $count } wolne podstawki
       *[many] { $count } wolnych podstawek
    }

# mats

ankh-label-gods = { $one-title } i { $other-title }
ankh-label-god-power-amun = W jednej Bitwie każdego Konfliktu zagrywa dwie karty.
ankh-label-god-power-anubis = Więzi poległych wrogich Wojowników; każdy daje Bogu siłę 1.
ankh-label-god-power-isis = Jednostki obok wroga przeżywają przegraną Bitwę.
ankh-label-god-power-osiris = Po przegranej Bitwie: żeton Zaświatów, na który wejdzie tylko Ozyrys.
ankh-label-god-power-ra = Słońce na jednostce: o 1 punkt Uwielbienia więcej tam, gdzie wygra.
ankh-label-god-tip-amun = Zachowaj dwie mocne karty na Bitwę, która się liczy.
ankh-label-god-tip-anubis = Walcz tam, gdzie stoi wielu Wojowników: jednego może dać każda Bitwa i każda Plaga.
ankh-label-god-tip-isis = Stój blisko: przegrana Bitwa kosztuje punkty, nie wojsko. Plaga zabija nadal.
ankh-label-god-tip-osiris = Przegrana Bitwa nie idzie na marne: każdy żeton to bezpieczne pole i jedno przyzwanie więcej.
ankh-label-god-tip-ra = Rozdziel Opromienione jednostki: w regionie, który możesz wygrać, wystarczy jedna.
ankh-label-you-are = Twój Bóg to
ankh-label-god-of = Tym Bogiem gra { $seat }
ankh-label-before-gods = Bogowie
ankh-label-other-gods = Pozostali Bogowie
ankh-label-own-god = Twój Bóg
ankh-label-at-start = Na Mapie
ankh-label-remember = Pamiętaj
ankh-label-remember-line = Po { $conflict }. Konflikcie zostaje zapomniany każdy Bóg, którego Uwielbienie wynosi { $red } lub mniej.
ankh-label-remember-top = Uwielbienie { $top } natychmiast wygrywa.
ankh-label-show-god = Pokaż kartę Boga
ankh-label-row-followers = Wyznawcy
ankh-label-row-warriors = Wojownicy
ankh-label-row-map = Na Mapie
ankh-label-row-supply = W puli
ankh-label-row-monuments = Monumenty
ankh-label-row-powers = Moce
ankh-label-row-cards = Karty Bitwy
ankh-label-row-hand = Na ręce
ankh-label-row-line = Linia
ankh-label-row-bases = Podstawki
ankh-label-row-last = Ostatnia Bitwa
ankh-label-row-captives = Uwięzieni
ankh-label-row-suns = Wolne Słońca
ankh-label-row-gates = Zaświaty
ankh-label-row-amun = Dwie karty
ankh-label-n-followers =
    { $count ->
        [one] { $count } Wyznawca
       *[other] { $count } Wyznawców
    }
ankh-label-n-warriors =
    { $count ->
        [one] { $count } Wojownik
       *[other] { $count } Wojowników
    }
ankh-label-n-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
ankh-label-n-obelisk =
    { $count ->
        [one] { $count } Obelisk
        [few] { $count } Obeliski
       *[many] { $count } Obelisków
    }
ankh-label-n-temple =
    { $count ->
        [one] { $count } Świątynia
        [few] { $count } Świątynie
       *[many] { $count } Świątyń
    }
ankh-label-n-pyramid =
    { $count ->
        [one] { $count } Piramida
        [few] { $count } Piramidy
       *[many] { $count } Piramid
    }
ankh-label-n-monuments =
    { $count ->
        [one] { $count } Monument
        [few] { $count } Monumenty
       *[many] { $count } Monumentów
    }
ankh-label-guardians = Strażnicy
ankh-label-gain-each = +{ $count } za akcję
ankh-label-below-line = { $missing } pod linią
ankh-label-above-line = nad linią
ankh-label-in-supply = w puli { $count }
ankh-label-trapped = uwięzionych { $count }
ankh-label-next-cost = następna kosztuje { $cost }
ankh-label-next-level = następna: poziom { $level }
ankh-label-all-powers = wszystkie odblokowane
ankh-label-of-cards = { $count } z { $most }
ankh-label-amun-ready = gotowe
ankh-label-amun-used = zużyte
ankh-label-no-god = Jeszcze bez Boga
ankh-label-merged-with = Połączony Bóg, drugi gracz: { $seat }
ankh-label-about-merged = Jednego Boga ma wspólnie z tym graczem: { $seat }. Poza turami decyduje { $higher }; wygrywają albo przegrywają oboje.
ankh-label-was-forgotten = Ten Bóg został zapomniany.
ankh-label-followers-of =
    { $count ->
        [one] { $count } Wyznawca.
       *[other] { $count } Wyznawców.
    }
ankh-label-gain-now = Pozyskanie Wyznawców dałoby teraz { $count }.
ankh-label-ankhs-of =
    { $count ->
        [one] { $count } żeton Ankh w puli
        [few] { $count } żetony Ankh w puli
       *[many] { $count } żetonów Ankh w puli
    }
ankh-label-warriors-of =
    { $count ->
        [one] { $count } Wojownik w puli.
       *[other] { $count } Wojowników w puli.
    }
ankh-label-trapped-of = Więzi Anubis: { $count }.
ankh-label-pool-of = { $guardian-title }: w puli { $count }
ankh-label-controls = { $monument-title }: kontroluje { $count }
ankh-label-captives-of = Uwięzieni Wojownicy: { $count } z { $most }
ankh-label-suns-of = Wolne żetony Słońca: { $count } z { $most }
ankh-label-gates-of = Żetony Zaświatów w puli: { $count } z { $most }
ankh-label-amun-up = Żeton Amona: w tym Konflikcie można zagrać dwie karty
ankh-label-amun-down = Żeton Amona jest w tym Konflikcie zużyty
ankh-label-powers = Moce
ankh-label-powers-of =
    { $count ->
        [one] { $count } moc
        [few] { $count } moce
       *[many] { $count } mocy
    }
ankh-label-locked =
    { $cost ->
        [one] Następna moc poziomu { $level } za { $cost } Wyznawcę
       *[other] Następna moc poziomu { $level } za { $cost } Wyznawców
    }
ankh-label-locked-guardian =
    { $cost ->
        [one] Następna moc poziomu { $level } za { $cost } Wyznawcę, ze Strażnikiem tego poziomu
       *[other] Następna moc poziomu { $level } za { $cost } Wyznawców, ze Strażnikiem tego poziomu
    }
ankh-label-hand = Karty na ręce
ankh-label-hand-of =
    { $count ->
        [one] { $count } karta na ręce: { $cards }
        [few] { $count } karty na ręce: { $cards }
       *[many] { $count } kart na ręce: { $cards }
    }
ankh-label-last-played = Zagrane w ostatniej Bitwie: { $cards }
ankh-label-used-cards = Zagrane karty
ankh-label-used-card = { $card-title }, zagrana
ankh-label-red-of =
    { $missing ->
        [one] W czerwonej części: jeszcze { $missing } punkt Uwielbienia albo zapomnienie po { $conflict }. Konflikcie
        [few] W czerwonej części: jeszcze { $missing } punkty Uwielbienia albo zapomnienie po { $conflict }. Konflikcie
       *[many] W czerwonej części: jeszcze { $missing } punktów Uwielbienia albo zapomnienie po { $conflict }. Konflikcie
    }
ankh-label-bases-of = Wolne podstawki: małe { $small }, duże { $large }

# details: `about-` says what a thing is for, `is-` what a figure is at the moment

ankh-label-also-god = Połączenie, drugi Bóg: { $god-title }
ankh-label-owned-by = Należy do gracza
ankh-label-unlocked-by = Odblokowaną ma
ankh-label-in-hand-of = Na ręce ma
ankh-label-guardian-facts = Poziom { $level }, { $base }
ankh-label-power-facts =
    { $cost ->
        [one] Poziom { $level }, kosztuje { $cost } Wyznawcę
       *[other] Poziom { $level }, kosztuje { $cost } Wyznawców
    }
ankh-label-card-facts = Siła { $strength-signed }
ankh-label-figure = Jednostka
ankh-label-monument = Monument
ankh-label-neutral = Neutralny
ankh-label-about-warrior = Siła 1.
ankh-label-about-god = Siła 1; nigdy nie ginie.
ankh-label-is-radiant = Opromieniona: ma żeton Słońca.
ankh-label-is-flooded = W tej Bitwie chroni ją Wylew Nilu.
ankh-label-is-moved = Ruch ma już za sobą.
ankh-label-is-neutralised = Wrogi Androsfinks odbiera jej siłę.
ankh-label-is-struck = Na początku Konfliktu zniszczy go Olbrzymi Skorpion.
ankh-label-strikes =
    { $count ->
        [one] Na początku Konfliktu zniszczy { $count } Monument.
        [few] Na początku Konfliktu zniszczy { $count } Monumenty.
       *[many] Na początku Konfliktu zniszczy { $count } Monumentów.
    }
ankh-label-majority-in = Region { $token }: większość tego rodzaju ma { $seat }.
ankh-label-no-majority = Region { $token }: większości tego rodzaju nie ma nikt.
ankh-label-region-dominance = Kto jest tu sam, dominuje.
ankh-label-region-battle = Konflikt oznacza tu Bitwę.
ankh-label-strengths = Siła bez karty i z kartą
ankh-label-majorities = Większość Monumentów
ankh-label-pieces = Co tu stoi
ankh-label-reconstructed = Położenia niektórych żetonów Kolejności Konfliktów na początku nie dało się odczytać z egzemplarza gry. Zostało odtworzone tak, by pasowało do tego, co wiadomo.
ankh-label-no-majorities = Nikt nie ma tu większości.
ankh-label-absent = bez jednostki w regionie nikt nic nie zyskuje
ankh-label-neutralised = bez siły obok Androsfinksa: { $count }
ankh-label-terrain-of = Na polach Zalewowych { $fertile }, na Pustyni { $desert }

# names that must be short

ankh-label-power-short-commanding = Majestat.
ankh-label-power-short-inspiring = Natchniony
ankh-label-power-short-omnipresent = Wszechob.
ankh-label-power-short-revered = Wielbiony
ankh-label-power-short-resplendent = Olśniew.
ankh-label-power-short-obelisk-attuned = Obeliski
ankh-label-power-short-temple-attuned = Świątynie
ankh-label-power-short-pyramid-attuned = Piramidy
ankh-label-power-short-glorious = Chwalebny
ankh-label-power-short-magnanimous = Wspaniał.
ankh-label-power-short-bountiful = Łaskawy
ankh-label-power-short-worshipful = Czczony
ankh-label-card-short-plague = Plaga
ankh-label-card-short-build = Budowa
ankh-label-card-short-chariots = Rydwany
ankh-label-card-short-cycle = Równowaga
ankh-label-card-short-drought = Susza
ankh-label-card-short-flood = Wylew
ankh-label-card-short-miracle = Cud
ankh-label-card-brief-plague = Wszyscy licytują; przeżywa tylko wojsko najwyższej oferty.
ankh-label-card-brief-build = Zbuduj tu własny Monument; kosztuje { $cost }.
ankh-label-card-brief-chariots = Siła i nic więcej.
ankh-label-card-brief-cycle = Wszystkie zagrane karty wracają na rękę.
ankh-label-card-brief-drought = Jeśli wygrasz: +1 Uwielbienie za jednostkę na Pustyni.
ankh-label-card-brief-flood = +1 Wyznawca za jednostkę na polu Zalewowym; te przeżyją.
ankh-label-card-brief-miracle = +1 Uwielbienie za każdą straconą jednostkę.

# why a line of the score sheet has its points

ankh-label-sheet-majority = Najwięcej Obelisków, Świątyń lub Piramid regionu w Konflikcie.
ankh-label-sheet-dominance = Jedyny Bóg w regionie w Konflikcie.
ankh-label-sheet-victory = Wygrane Bitwy, także Susza, moc Chwalebny i zdolność Opromieniający.
ankh-label-sheet-magnanimous = Bitwy przegrane z co najmniej dwiema jednostkami.
ankh-label-sheet-miracle = Własne zabite jednostki.
ankh-label-sheet-worshipful = Wyznawcy poświęceni po Bitwach.
ankh-label-sheet-bountiful = Dodane do zysków, które zaczęły się w czerwonej części.
ankh-label-sheet-cat = Straty po śmierci cudzych Kocich Mumii.
ankh-label-sheet-merge = Zejście znacznika na pole pomniejszego Boga.

# buttons that lead to several moves

ankh-label-verb-scenario = Scenariusz
ankh-label-verb-god = Bóg
ankh-label-verb-guardian = Strażnik
ankh-label-verb-from = Jednostka
ankh-label-verb-to = Idź na
ankh-label-verb-push = Przesuń na
ankh-label-verb-aim = Skieruj
ankh-label-verb-by = Przyzwij
ankh-label-verb-call = Jednostka
ankh-label-verb-at = Pole
ankh-label-verb-power = Moc
ankh-label-verb-control = Monument
ankh-label-verb-camel = Wielbłąd
ankh-label-verb-old = Stary żeton
ankh-label-verb-swap = Zamień żeton
ankh-label-verb-with = Zamień z
ankh-label-verb-card = Karta Bitwy
ankh-label-verb-build = Zbuduj
ankh-label-verb-bid = Oferta
ankh-label-verb-trap = Uwięź
ankh-label-verb-spare = Zachowaj
ankh-label-verb-lift = Żeton Zaświatów
ankh-label-verb-gate = Pole
ankh-label-verb-adopt = Strażnik
ankh-label-ends-power = Niczego nie odblokować? Akcja nie da ci wtedy żadnej mocy.

# terminal client

ankh-label-red-section = Uwielbienie, czerwona część
ankh-label-mark-river = Rzeka
ankh-label-mark-camel = Wielbłąd
ankh-label-mark-radiant = Opromieniona
ankh-label-mark-flooded = chroni Wylew Nilu
ankh-label-mark-neutralised = bez siły
ankh-label-of-size =
    { $size ->
        [one] { $size } pole lądu
        [few] { $size } pola lądu
       *[many] { $size } pól lądu
    }

# the end: the parts of the game are its conflicts
ankh-label-stage = Konflikt { $number }
ankh-label-by-stage = Konflikt po Konflikcie
ankh-label-end-since = Na prowadzeniu od Konfliktu { $number }.
ankh-label-end-always = Na prowadzeniu po każdym Konflikcie.
ankh-label-end-late = Zdecydował ostatni ruch.
ankh-label-end-shaded = Cieniowane: ostatni ruch
ankh-label-record-stage = Najlepszy Konflikt
ankh-label-record-lead-length =
    { $count ->
        [one] { $seat }, jeden Konflikt
        [few] { $seat }, { $count } Konflikty
       *[many] { $seat }, { $count } Konfliktów
    }
