# Imhotep in Polish. How arguments are bound is told at the top of crates/words/src/lib.rs.
# Sentences are in the present tense and have the player's name as their subject: it is never inflected, and no verb
# tells a gender.

imhotep = Imhotep
    .about = Łodzie wożą kamienie na pięć placów budowy. Dokąd i kiedy dopłyną, zależy od wszystkich.
    .round = Runda { $number } z { $count }
imhotep-goal = Zdobądź najwięcej punktów: twoje kamienie muszą w porę trafić we właściwe miejsce.

## Names. `.acc` the accusative, `.to` and `.at` for where ships sail, `.for` for what scores, `.on` for where a stone
## goes, `.title` as a heading.

imhotep-name-market = targ
    .title = Targ
    .to = na targ
    .at = przy targu
imhotep-name-pyramid = piramida
    .title = Piramida
    .to = do piramidy
    .at = przy piramidzie
    .for = za piramidę
imhotep-name-temple = świątynia
    .title = Świątynia
    .to = do świątyni
    .at = przy świątyni
    .for = za świątynię
imhotep-name-burial = komora grobowa
    .title = Komora grobowa
    .to = do komory grobowej
    .at = przy komorze grobowej
    .for = za komorę grobową
imhotep-name-obelisks = obeliski
    .title = Obeliski
    .to = do obelisków
    .at = przy obeliskach
    .for = za obeliski

imhotep-name-entrance = Wejście
    .acc = Wejście
imhotep-name-sarcophagus = Sarkofag
    .acc = Sarkofag
imhotep-name-path = Brukowana droga
    .acc = Brukowaną drogę
imhotep-name-pyramid-d = Dekoracja piramidy
    .acc = Dekorację piramidy
imhotep-name-temple-d = Dekoracja świątyni
    .acc = Dekorację świątyni
imhotep-name-burial-d = Dekoracja komory grobowej
    .acc = Dekorację komory grobowej
imhotep-name-obelisk-d = Dekoracja obelisku
    .acc = Dekorację obelisku
imhotep-name-statue = Posąg
    .acc = Posąg
imhotep-name-lever = Dźwignia
    .acc = Dźwignię
imhotep-name-hammer = Młot
    .acc = Młot
imhotep-name-sail = Żagiel
    .acc = Żagiel
imhotep-name-chisel = Dłuto
    .acc = Dłuto

imhotep-name-left = lewa
    .title = Lewa
    .on = na lewej piramidzie
imhotep-name-middle = środkowa
    .title = Środkowa
    .on = na środkowej piramidzie
imhotep-name-right = prawa
    .title = Prawa
    .on = na prawej piramidzie

imhotep-name-decorations = dekoracje
    .title = Dekoracje
    .for = za dekoracje
imhotep-name-statues = posągi
    .title = Posągi
    .for = za posągi
imhotep-name-blue-cards = niewykorzystane niebieskie karty
    .title = Niewykorzystane niebieskie karty
    .for = za niewykorzystane niebieskie karty
imhotep-name-wrath = Gniew faraona
    .for = za Gniew faraona

## Parts of other messages

imhotep-part-stones =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
imhotep-part-cause =
    { $cause-id ->
        [hammer] { " " }(Młot)
        [chisel] { " " }(Dłuto)
        [sail] { " " }(Żagiel)
        [bonus] { " " }(premia)
        [temple] { " " }(świątynia)
       *[action] { "" }
    }

## Steps: the question to whoever decides, and what the others read

imhotep-step-round-card = Odkrywana jest kolejna karta rundy.
    .waiting = Odkrywana jest kolejna karta rundy.
imhotep-step-deal = Na targ trafiają nowe karty.
    .waiting = Na targ trafiają nowe karty.
imhotep-step-turn = Wybierz akcję.
    .waiting = { $seat } wybiera akcję.
imhotep-step-lever = Dźwignia: która łódź popłynie?
    .waiting = { $seat } wybiera łódź (Dźwignia).
imhotep-step-hammer = Młot: umieść kamień na łodzi.
    .waiting = { $seat } umieszcza kamień na łodzi (Młot).
imhotep-step-chisel = Dłuto: umieść kamień na łodzi.
    .waiting = { $seat } umieszcza dwa kamienie na łodziach (Dłuto).
imhotep-step-sail = Żagiel: umieść kamień na łodzi, która zaraz popłynie.
    .waiting = { $seat } umieszcza kamień na łodzi, która zaraz popłynie (Żagiel).
imhotep-step-ship-bonus = Premia: umieść kamień z sań na łodzi albo zrezygnuj.
    .waiting = { $seat } może umieścić kamień na łodzi (premia).
imhotep-step-to = Dokąd popłynie łódź?
    .waiting = { $seat } wybiera port.
imhotep-step-order = Czyj kamień wyładujesz jako następny?
    .waiting = { $seat } ustala kolejność rozładunku.
imhotep-step-take = Weź kartę z targu.
    .waiting = { $seat } wybiera kartę na targu.
imhotep-step-peek = Ktoś w tajemnicy ogląda zakryte karty.
    .waiting = Ktoś w tajemnicy ogląda zakryte karty.
imhotep-step-keep = Którą z dwóch kart zatrzymujesz?
    .waiting = { $seat } wybiera jedną z dwóch kart.
imhotep-step-put = Na której piramidzie stanie twój kamień?
    .waiting = { $seat } wybiera piramidę.
imhotep-step-card-bonus = Premia: chcesz dobrać kartę targu?
    .waiting = { $seat } może dobrać kartę targu (premia).
imhotep-step-stones-bonus = Premia: chcesz wziąć kamienie z kamieniołomu?
    .waiting = { $seat } może wziąć kamienie z kamieniołomu (premia).
imhotep-step-draw = Dobierana jest karta.
    .waiting = Dobierana jest karta.
imhotep-step-choice = Nagroda świątyni: punkt czy kamienie?
    .waiting = { $seat } wybiera: punkt czy kamienie.
imhotep-step-sweep = Pozostałe karty schodzą z targu.
    .waiting = Pozostałe karty schodzą z targu.
imhotep-step-over = Koniec gry.
    .waiting = Koniec gry.

## Moves, as imperatives. `.short` on a button below the question

imhotep-move-quarry = Weź nowe kamienie z kamieniołomu
    .short = Nowe kamienie
imhotep-move-load = Umieść kamień na łodzi { $first }, pole { $second }
    .short = Umieść kamień
imhotep-move-sail = Popłyń łodzią { $first }
imhotep-move-play = Zagraj { $noun-acc }
imhotep-move-to = Popłyń { $noun-to }
    .short = { $noun-title }
imhotep-move-next = Wyładuj następny kamień: { $noun }
    .short = { $noun }
imhotep-move-take = Weź kartę z { $first }. pola targu
    .short = Pole targu { $first }
imhotep-move-keep = Zatrzymaj { $noun-acc }
    .short = { $noun }
imhotep-move-put = Połóż kamień { $noun-on }
    .short = { $noun-title }
imhotep-move-draw =
    { $noun-id ->
        [none] Dobierz kartę targu
       *[other] Dobierz { $noun-acc }
    }
imhotep-move-haul = Weź kamienie z kamieniołomu
    .short = Weź kamienie
imhotep-move-decline = Zrezygnuj z premii
    .short = Zrezygnuj
imhotep-move-point = Weź punkt
imhotep-move-stones = Weź kamienie z kamieniołomu
    .short = Weź kamienie
imhotep-move-round = Odkryj kartę rundy { $first }
imhotep-move-reveal = Odkryj na targu { $noun-acc }
imhotep-move-peek =
    { $noun-id ->
        [hidden] Obejrzyj zakrytą kartę
       *[other] Obejrzyj zakrytą kartę: { $noun }
    }
imhotep-move-sweep = Odrzuć z targu zakrytą kartę: { $noun }

## Events, as sentences for the log

imhotep-event-round-began = Początek rundy { $round }. Rozpoczyna { $seat }.
imhotep-event-ships-came = Przypływają łodzie o pojemności { $ships }.
imhotep-event-card-dealt = Na { $place }. polu targu leży { $card }.
imhotep-event-pair-laid =
    { $count ->
        [one] Jeszcze jedna karta leży zakryta.
        [few] Jeszcze { $count } karty leżą zakryte.
       *[many] Jeszcze { $count } kart leży zakrytych.
    }
imhotep-event-reshuffled = Stos kart odrzuconych zostaje potasowany i tworzy nową talię dobierania.
imhotep-event-stones-taken =
    { $count ->
        [0] { $seat } nie ma już na saniach miejsca na kamienie z kamieniołomu{ imhotep-part-cause }.
       *[other] { $seat } bierze z kamieniołomu { imhotep-part-stones }{ imhotep-part-cause }.
    }
    .brings = { imhotep-part-stones }
imhotep-event-stone-loaded = { $seat } umieszcza kamień na łodzi { $ship }, pole { $slot }{ imhotep-part-cause }.
imhotep-event-ship-sailed = { $seat } płynie łodzią { $ship } { $site-to }.
imhotep-event-card-played = { $seat } zagrywa { $card-acc }.
imhotep-event-order-chosen = { $seat } ustala kolejność rozładunku: { $order }.
imhotep-event-pyramid-built = { $seat } buduje na piramidzie: { ui-part-points }.
    .brings = { ui-part-points }
imhotep-event-small-pyramid-built = { $seat } buduje { $pyramid-on }: { ui-part-points }.
    .brings = { ui-part-points }
imhotep-event-pyramid-overflowed = { $seat } dokłada kamień obok ukończonej piramidy: { ui-part-points }.
    .brings = { ui-part-points }
imhotep-event-temple-built = { $seat } buduje na { $place }. polu świątyni.
imhotep-event-burial-built = { $seat } kładzie kamień w komorze grobowej: rząd { $row }, kolumna { $column }.
imhotep-event-obelisk-raised =
    { $height ->
        [one] { $seat } zaczyna wznosić swój obelisk.
       *[many] { $seat } podwyższa swój obelisk do { $height } kamieni.
    }
imhotep-event-stone-loose = { $seat } kładzie przy obeliskach luźny kamień (razem { $count }).
imhotep-event-tower-built = { $seat } buduje z luźnych kamieni wieżę: { ui-part-points }.
    .brings = { ui-part-points }
imhotep-event-card-taken = { $seat } bierze z targu { $card-acc }.
imhotep-event-market-empty = Targ jest pusty: { $seat } odkłada kamień do kamieniołomu.
imhotep-event-pair-taken = { $seat } sięga po zakryte karty.
imhotep-event-pair-seen = { $seat } widzi { $card-acc }.
imhotep-event-pair-split = { $seat } zatrzymuje { $card-acc } i odrzuca { $rejected-acc }.
imhotep-event-card-drawn = { $seat } dobiera { $card-acc }{ imhotep-part-cause }.
imhotep-event-nothing-to-draw = { $seat } nie ma czego dobrać: nie ma już żadnej karty.
imhotep-event-quarry-empty = { $seat } nie ma kamieni w kamieniołomie: { $card } nic nie daje.
imhotep-event-card-discarded = { $card } trafia na stos kart odrzuconych.
imhotep-event-bonus-declined = { $seat } rezygnuje z premii.
imhotep-event-temple-rewarded = { $seat } punktuje za { $place }. pole świątyni: { ui-part-points }.
    .brings = { ui-part-points }
imhotep-event-passed = { $seat } nie może wykonać żadnej akcji i pasuje.
imhotep-event-round-stalled = Nikt nie może już nic zrobić: runda kończy się przed czasem.
imhotep-event-stones-returned = { $seat } odkłada z łodzi do kamieniołomu { imhotep-part-stones }.
imhotep-event-pair-swept = Pozostała zakryta karta trafia na stos kart odrzuconych: { $card }.
imhotep-event-round-ended = Runda { $round } dobiega końca.
imhotep-event-scored =
    { $source-id ->
        [wrath] { $seat } ściąga na siebie Gniew faraona: { ui-part-points }.
       *[other] { $seat } punktuje { $source-for }: { ui-part-points }.
    }
imhotep-event-game-ended =
    { $winners-count ->
        [one] Wygrywa { $winners }.
       *[many] Wspólnie wygrywają { $winners }.
    }

## Options

imhotep-option-market = Targ
    .a = Strona A
    .b = Strona B
imhotep-option-pyramid = Piramida
    .a = Strona A
    .b = Strona B
imhotep-option-temple = Świątynia
    .a = Strona A
    .b = Strona B
imhotep-option-burial = Komora grobowa
    .a = Strona A
    .b = Strona B
imhotep-option-obelisks = Obeliski
    .a = Strona A
    .b = Strona B
imhotep-option-wrath = Gniew faraona
    .no = Nie
    .yes = Tak: −5 punktów, jeśli na którymś monumencie brakuje twojego kamienia

## Labels of the table

imhotep-label-sled = Sanie
imhotep-label-quarry = Kamieniołom
imhotep-label-ships = Łodzie
imhotep-label-ship = Łódź { $ship }
imhotep-label-minimum = co najmniej { imhotep-part-stones }
imhotep-label-docked = cumuje { $site-at }
imhotep-label-harbour = Port
imhotep-label-empty = puste
imhotep-label-seen = Widzisz: { $cards }
imhotep-label-round-cards = Karty rund, które mogą jeszcze nadejść
imhotep-label-pyramids = Piramidy
imhotep-label-beside = obok piramidy
imhotep-label-row = Rząd { $row }
imhotep-label-height = Wysokość
imhotep-label-loose = Luźne kamienie
imhotep-label-towers = Wieże
imhotep-label-tie-break = Przy remisie decyduje, kto ma więcej kamieni na saniach.

## What the cards do

imhotep-card-entrance = Natychmiast kładziesz kamień ze swojego kamieniołomu na piramidzie.
imhotep-card-sarcophagus = Natychmiast kładziesz kamień ze swojego kamieniołomu w komorze grobowej.
imhotep-card-path = Natychmiast kładziesz kamień ze swojego kamieniołomu przy obeliskach.
imhotep-card-pyramid-d = Na koniec gry: 1 punkt za każde 3 kamienie na piramidzie, niezależnie od właściciela.
imhotep-card-temple-d = Na koniec gry: 1 punkt za każde 3 kamienie w świątyni, niezależnie od właściciela.
imhotep-card-burial-d = Na koniec gry: 1 punkt za każde 3 kamienie w komorze grobowej, niezależnie od właściciela.
imhotep-card-obelisk-d = Na koniec gry: 1 punkt za każde 3 kamienie przy obeliskach, niezależnie od właściciela.
imhotep-card-statue = Na koniec gry od 1 do 5 posągów jest wartych 1, 3, 6, 10 lub 15 punktów, a każdy kolejny daje 2 punkty więcej.
imhotep-card-lever = Zamiast innej akcji: popłyń łodzią i ustal, w jakiej kolejności wyładować jej kamienie.
imhotep-card-hammer = Zamiast innej akcji: weź do 3 kamieni z kamieniołomu, a potem umieść jeden na łodzi.
imhotep-card-sail = Zamiast innej akcji: umieść kamień na łodzi i od razu nią popłyń.
imhotep-card-chisel = Zamiast innej akcji: umieść dwa kamienie, na jednej łodzi lub na dwóch.

## What the sites do

imhotep-site-market-a = Za każdy kamień bierzesz jedną odkrytą kartę; kamień wraca do twojego kamieniołomu.
imhotep-site-market-b = Za każdy kamień bierzesz odkrytą kartę albo oglądasz dwie zakryte i jedną zatrzymujesz; kamień wraca do twojego kamieniołomu.
imhotep-site-pyramid-a = Każdy kamień natychmiast daje tyle punktów, ile wskazuje jego pole.
imhotep-site-pyramid-b = Dla każdego kamienia wybierasz jedną z trzech małych piramid; punkty dostajesz natychmiast, a niektóre pola dają też premię.
imhotep-site-temple-a = Na koniec każdej rundy każdy kamień widoczny z góry daje 1 punkt.
imhotep-site-temple-b = Na koniec każdej rundy każdy kamień widoczny z góry daje nagrodę swojego pola: punkty, kamienie lub kartę.
imhotep-site-burial-a = Na koniec gry sąsiadujące kamienie jednego koloru tworzą grupy; duże grupy dają znacznie więcej niż małe.
imhotep-site-burial-b = Na koniec gry każdy z trzech rzędów punktuje osobno dla tych, którzy mają w nim najwięcej kamieni.
imhotep-site-obelisks-a = Na koniec gry punktują najwyższe obeliski.
imhotep-site-obelisks-b = Z trzech luźnych kamieni powstaje wieża, która punktuje natychmiast, pierwsze wieże najwięcej; na koniec gry każdy luźny kamień daje 1 punkt.

# terminal client

imhotep-label-bonus-card = karta
imhotep-label-bonus-stones = kamienie
imhotep-label-bonus-ship = załadunek
imhotep-label-reward-choice = { ui-part-points } albo { imhotep-part-stones }
imhotep-label-reward-points = { ui-part-points }
imhotep-label-reward-card = karta

# browser: why a line of the score sheet has its points

imhotep-label-sheet-decorations = Każda karta daje 1 punkt za każde 3 kamienie przy swoim monumencie, niezależnie od właściciela.
imhotep-label-sheet-statues = Od 1 do 5 posągów jest wartych 1, 3, 6, 10 lub 15 punktów, a każdy kolejny daje 2 punkty więcej.
imhotep-label-sheet-blue-cards = Każda niezagrana niebieska karta daje 1 punkt.
imhotep-label-sheet-wrath = Komu brakuje kamienia przy którymkolwiek z czterech monumentów, traci 5 punktów.

# board: `sum-` is what screen readers say, `short` what fits on a plate

imhotep-label-short-burial = Komora
imhotep-label-short-decoration = Dekoracja
imhotep-label-short-path = Droga
imhotep-label-when-market = karta od razu
imhotep-label-when-pyramid = punkty od razu
imhotep-label-when-temple = co rundę
imhotep-label-when-end = na koniec gry
imhotep-label-when-both = od razu i na koniec
imhotep-label-effect-red = kamień od razu
imhotep-label-effect-green =
    { $stones ->
        [one] 1 pkt za kamień
        [few] 1 pkt za { $stones } kamienie
       *[many] 1 pkt za { $stones } kamieni
    }
imhotep-label-effect-lever = rejs, twoja kolejność
imhotep-label-effect-hammer = weź { $take }, umieść 1
imhotep-label-effect-sail = umieść 1 i płyń
imhotep-label-effect-chisel = umieść 2
imhotep-label-use-red = od razu
imhotep-label-use-green = na koniec
imhotep-label-use-violet = zestaw
imhotep-label-use-blue = akcja
imhotep-label-next = następny: { ui-part-points }
imhotep-label-further = każdy kolejny: { ui-part-points }
imhotep-label-of = { $count } z { $total }
imhotep-label-choose-pyramid = piramidę wybierasz ty
imhotep-label-in-sight = każdy kamień widoczny z góry
imhotep-label-groups = każda grupa stykających się kamieni
imhotep-label-rows = najwięcej kamieni w każdym rzędzie
imhotep-label-loose-each = { ui-part-points } za każdy luźny kamień
imhotep-label-place = { $place }.
imhotep-label-dock = Zacumuj tu
imhotep-label-sail-short = Popłyń
imhotep-label-take-short = Weź
imhotep-label-more = jeszcze { $count }
imhotep-label-ready = gotowa
imhotep-label-sailed = łódź { $ship } odpłynęła
imhotep-label-only-you = widzisz tylko ty
imhotep-label-in-quarry = { $count } w kamieniołomie
imhotep-label-no-cards = brak kart
imhotep-label-stela-round = Runda
imhotep-label-stela-of = z { $rounds }
imhotep-label-details = Szczegóły: { $site }
imhotep-label-stones = { imhotep-part-stones }
imhotep-label-sum-stones = { $site-title }, { imhotep-part-stones }
imhotep-label-sum-next = następne pole { ui-part-points }
imhotep-label-sum-finished = ukończona
imhotep-label-sum-visible = Widoczne z góry, od lewej: { $seats }
imhotep-label-sum-seats = { $seats }
imhotep-label-sum-count = { $seat } { $count }
imhotep-label-sum-tower = { $seat } { ui-part-points }
imhotep-label-sum-cards = { $site-title }: { $cards }
imhotep-label-sum-no-cards = { $site-title }: brak kart
imhotep-label-sum-sled = Na saniach: { $count } z { $total }
imhotep-label-verb-load = Umieść kamień
imhotep-label-verb-sail = Popłyń łodzią
imhotep-label-verb-play = Zagraj kartę

# explanations: sites, ships, cards, mats

imhotep-label-side-a = strona A
imhotep-label-side-b = strona B
imhotep-label-points = { ui-part-points }
imhotep-label-of-stones = { $count } z { $total } kamieni
imhotep-label-sum-points = Wynik: { ui-part-points }
imhotep-label-now-stones = Twoje kamienie tutaj: { $count }
imhotep-label-now-visible = Twoje kamienie widoczne z góry: { $count }
imhotep-label-next-stone = Następny kamień: { ui-part-points }
imhotep-label-worth-now = { ui-part-points }, gdyby gra skończyła się teraz
imhotep-label-missing =
    { $count ->
        [one] do odpłynięcia brakuje { $count } kamienia
        [few] do odpłynięcia brakuje { $count } kamieni
       *[many] do odpłynięcia brakuje { $count } kamieni
    }
imhotep-label-may-sail = może odpłynąć
imhotep-label-sled-text = Na łodziach można umieszczać tylko kamienie z sań.
imhotep-label-quarry-text = Akcja przynosi z kamieniołomu na sanie najwyżej { imhotep-part-stones }.
imhotep-label-pair = Dwie zakryte karty
imhotep-label-pile-draw = { $count } w talii
imhotep-label-pile-discard = odrzucono { $count }
imhotep-label-pile-draw-text = Z talii dobierania przychodzą nowe karty na targ.
imhotep-label-pile-discard-text = Karty zagrane i niewzięte. Gdy talia się skończy, zostaną przetasowane.
imhotep-label-pair-text = Kto je wybierze, ogląda obie w tajemnicy, jedną zatrzymuje, a drugą odrzuca.
imhotep-label-stela-text = W każdej rundzie przypływają cztery łodzie. Runda kończy się, gdy wszystkie odpłyną.
imhotep-label-kind-green = Dekoracje
imhotep-label-kind-violet = Posągi
imhotep-label-kind-blue = Akcje
imhotep-label-short-pyramid-d = Piramida
imhotep-label-short-temple-d = Świątynia
imhotep-label-short-burial-d = Komora
imhotep-label-short-obelisk-d = Obeliski

# what docking somewhere would bring each player

imhotep-label-gain-now = Punkty od razu
imhotep-label-gain-round = Punkty w tej rundzie
imhotep-label-gain-end = Punkty na koniec
imhotep-label-gain-stones = Nowe kamienie
imhotep-label-gain-short-now = zaraz
imhotep-label-gain-short-round = runda
imhotep-label-gain-short-end = koniec
imhotep-label-gain-short-stones = kamienie
imhotep-label-gain-points = { $seat } { $amount-signed }
imhotep-label-gain-points-you = ty { $amount-signed }
imhotep-label-gain-count = { $seat } { $amount }
imhotep-label-gain-count-you = ty { $amount }
imhotep-label-gain-change = { $seat } z { $before } na { $after }
imhotep-label-gain-change-you = ty z { $before } na { $after }

# notes below moves

imhotep-label-note-quarry = Najwyżej { $take }; na saniach masz { $count } z { $total }.
imhotep-label-take-card = Weź { $card-acc }
imhotep-label-take-pair =
    { $count ->
        [one] Weź zakrytą kartę
       *[other] Weź dwie zakryte karty i jedną zatrzymaj
    }
imhotep-label-load-on = Umieść kamień na łodzi { $ship } ({ $seats }), pole { $slot }
imhotep-label-load-empty = Umieść kamień na pustej łodzi { $ship }, pole { $slot }
imhotep-label-sail-with = Popłyń łodzią { $ship } ({ $seats })
imhotep-label-note-next = Ten kamień będzie wyładowany jako { $number }.
imhotep-label-note-decline = Nic się nie dzieje.

# the position in words: printed figures

imhotep-label-scale-pyramid = Punkty wolnych pól po kolei
imhotep-label-scale-groups = Punkty grupy z 1, 2, 3 … kamieni
imhotep-label-scale-places = Punkty za miejsca
imhotep-label-scale-towers = Punkty wolnych pól na wieże
