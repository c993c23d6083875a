# Imhotep in Czech. How arguments are bound is told at the top of crates/words/src/lib.rs.
# Sentences are in the present tense and have the player's name as their subject: it is never inflected, and no verb
# tells a gender.

imhotep = Imhotep
    .about = Lodě vozí kameny na pět stavenišť. Kam a kdy doplují, rozhodují všichni.
    .round = Kolo { $number } z { $count }
imhotep-goal = Nasbírej nejvíc bodů: tvé kameny musí ve správnou chvíli dorazit na správné místo.

## Names. `.acc` the accusative, `.to` and `.at` for where ships sail, `.for` for what scores, `.on` and `.onto` for
## where a stone is and goes, `.title` as a heading.

imhotep-name-market = tržiště
    .title = Tržiště
    .to = k tržišti
    .at = u tržiště
imhotep-name-pyramid = pyramida
    .title = Pyramida
    .to = k pyramidě
    .at = u pyramidy
    .for = za pyramidu
imhotep-name-temple = chrám
    .title = Chrám
    .to = k chrámu
    .at = u chrámu
    .for = za chrám
imhotep-name-burial = hrobka
    .title = Hrobka
    .to = k hrobce
    .at = u hrobky
    .for = za hrobku
imhotep-name-obelisks = obelisky
    .title = Obelisky
    .to = k obeliskům
    .at = u obelisků
    .for = za obelisky

imhotep-name-entrance = Vchod
    .acc = Vchod
imhotep-name-sarcophagus = Sarkofág
    .acc = Sarkofág
imhotep-name-path = Dlažba
    .acc = Dlažbu
imhotep-name-pyramid-d = Dekorace pyramidy
    .acc = Dekoraci pyramidy
imhotep-name-temple-d = Dekorace chrámu
    .acc = Dekoraci chrámu
imhotep-name-burial-d = Dekorace hrobky
    .acc = Dekoraci hrobky
imhotep-name-obelisk-d = Dekorace obelisku
    .acc = Dekoraci obelisku
imhotep-name-statue = Socha
    .acc = Sochu
imhotep-name-lever = Páka
    .acc = Páku
imhotep-name-hammer = Kladivo
    .acc = Kladivo
imhotep-name-sail = Plachta
    .acc = Plachtu
imhotep-name-chisel = Dláto
    .acc = Dláto

imhotep-name-left = levá
    .title = Levá
    .on = na levé pyramidě
    .onto = na levou pyramidu
imhotep-name-middle = prostřední
    .title = Prostřední
    .on = na prostřední pyramidě
    .onto = na prostřední pyramidu
imhotep-name-right = pravá
    .title = Pravá
    .on = na pravé pyramidě
    .onto = na pravou pyramidu

imhotep-name-decorations = dekorace
    .title = Dekorace
    .for = za dekorace
imhotep-name-statues = sochy
    .title = Sochy
    .for = za sochy
imhotep-name-blue-cards = nepoužité modré karty
    .title = Nepoužité modré karty
    .for = za nepoužité modré karty
imhotep-name-wrath = Faraónův hněv
    .for = za Faraónův hněv

## Parts of other messages

imhotep-part-stones =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
imhotep-part-cause =
    { $cause-id ->
        [hammer] { " " }(Kladivo)
        [chisel] { " " }(Dláto)
        [sail] { " " }(Plachta)
        [bonus] { " " }(bonus)
        [temple] { " " }(chrám)
       *[action] { "" }
    }

## Steps: the question to whoever decides, and what the others read

imhotep-step-round-card = Odkrývá se další karta kola.
    .waiting = Odkrývá se další karta kola.
imhotep-step-deal = Na tržiště přicházejí nové karty.
    .waiting = Na tržiště přicházejí nové karty.
imhotep-step-turn = Vyber si akci.
    .waiting = { $seat } vybírá akci.
imhotep-step-lever = Páka: která loď odpluje?
    .waiting = { $seat } vybírá loď (Páka).
imhotep-step-hammer = Kladivo: umísti kámen na loď.
    .waiting = { $seat } umisťuje kámen na loď (Kladivo).
imhotep-step-chisel = Dláto: umísti kámen na loď.
    .waiting = { $seat } umisťuje dva kameny na lodě (Dláto).
imhotep-step-sail = Plachta: umísti kámen na loď, která hned odpluje.
    .waiting = { $seat } umisťuje kámen na loď, která hned odpluje (Plachta).
imhotep-step-ship-bonus = Bonus: umísti kámen ze saní na loď, nebo se bonusu vzdej.
    .waiting = { $seat } může umístit kámen na loď (bonus).
imhotep-step-to = Kam loď popluje?
    .waiting = { $seat } vybírá přístav.
imhotep-step-order = Čí kámen se vyloží jako další?
    .waiting = { $seat } určuje pořadí vykládání.
imhotep-step-take = Vezmi si kartu z tržiště.
    .waiting = { $seat } si vybírá kartu na tržišti.
imhotep-step-peek = Někdo si tajně prohlíží karty ležící lícem dolů.
    .waiting = Někdo si tajně prohlíží karty ležící lícem dolů.
imhotep-step-keep = Kterou z obou karet si necháš?
    .waiting = { $seat } si vybírá jednu ze dvou karet.
imhotep-step-put = Na kterou pyramidu přijde tvůj kámen?
    .waiting = { $seat } vybírá pyramidu.
imhotep-step-card-bonus = Bonus: chceš si dobrat kartu trhu?
    .waiting = { $seat } si může dobrat kartu trhu (bonus).
imhotep-step-stones-bonus = Bonus: chceš si vzít kameny z kamenolomu?
    .waiting = { $seat } si může vzít kameny z kamenolomu (bonus).
imhotep-step-draw = Dobírá se karta.
    .waiting = Dobírá se karta.
imhotep-step-choice = Odměna chrámu: bod, nebo kameny?
    .waiting = { $seat } volí mezi bodem a kameny.
imhotep-step-sweep = Zbylé karty odcházejí z tržiště.
    .waiting = Zbylé karty odcházejí z tržiště.
imhotep-step-over = Konec hry.
    .waiting = Konec hry.

## Moves, as infinitives. `.short` on a button below the question

imhotep-move-quarry = Vzít si nové kameny z kamenolomu
    .short = Nové kameny
imhotep-move-load = Umístit kámen na loď { $first }, políčko { $second }
    .short = Umístit kámen
imhotep-move-sail = Odplout s lodí { $first }
imhotep-move-play = Zahrát { $noun-acc }
imhotep-move-to = Odplout { $noun-to }
    .short = { $noun-title }
imhotep-move-next = Vyložit další kámen: { $noun }
    .short = { $noun }
imhotep-move-take = Vzít si kartu z tržiště, pole { $first }
    .short = Pole { $first }
imhotep-move-keep = Nechat si { $noun-acc }
    .short = { $noun }
imhotep-move-put = Dát kámen { $noun-onto }
    .short = { $noun-title }
imhotep-move-draw =
    { $noun-id ->
        [none] Dobrat si kartu trhu
       *[other] Dobrat { $noun-acc }
    }
imhotep-move-haul = Vzít si kameny z kamenolomu
    .short = Vzít si kameny
imhotep-move-decline = Vzdát se bonusu
    .short = Vzdát se
imhotep-move-point = Vzít si bod
imhotep-move-stones = Vzít si kameny z kamenolomu
    .short = Vzít si kameny
imhotep-move-round = Odkrýt kartu kola { $first }
imhotep-move-reveal = Odkrýt na tržišti { $noun-acc }
imhotep-move-peek =
    { $noun-id ->
        [hidden] Prohlédnout si kartu ležící lícem dolů
       *[other] Prohlédnout si kartu ležící lícem dolů: { $noun }
    }
imhotep-move-sweep = Odložit z tržiště kartu ležící lícem dolů: { $noun }

## Events, as sentences for the log

imhotep-event-round-began = Začíná { $round }. kolo. Jako první hraje { $seat }.
imhotep-event-ships-came = Připlouvají lodě s kapacitou { $ships }.
imhotep-event-card-dealt = Na { $place }. poli tržiště leží { $card }.
imhotep-event-pair-laid =
    { $count ->
        [one] Jedna další karta leží lícem dolů.
        [few] Další { $count } karty leží lícem dolů.
       *[other] Dalších { $count } karet leží lícem dolů.
    }
imhotep-event-reshuffled = Z odkládací hromádky se zamíchá nový dobírací balíček.
imhotep-event-stones-taken =
    { $count ->
        [0] { $seat } už nemá na saních místo pro kameny z kamenolomu{ imhotep-part-cause }.
       *[other] { $seat } si bere z kamenolomu { imhotep-part-stones }{ imhotep-part-cause }.
    }
    .brings = { imhotep-part-stones }
imhotep-event-stone-loaded = { $seat } umisťuje kámen na loď { $ship }, políčko { $slot }{ imhotep-part-cause }.
imhotep-event-ship-sailed = { $seat } odplouvá s lodí { $ship } { $site-to }.
imhotep-event-card-played = { $seat } hraje { $card-acc }.
imhotep-event-order-chosen = { $seat } určuje pořadí vykládání: { $order }.
imhotep-event-pyramid-built = { $seat } staví na pyramidě: { ui-part-points }.
    .brings = { ui-part-points }
imhotep-event-small-pyramid-built = { $seat } staví { $pyramid-on }: { ui-part-points }.
    .brings = { ui-part-points }
imhotep-event-pyramid-overflowed = { $seat } přikládá kámen k hotové pyramidě: { ui-part-points }.
    .brings = { ui-part-points }
imhotep-event-temple-built = { $seat } staví na { $place }. poli chrámu.
imhotep-event-burial-built = { $seat } ukládá kámen do hrobky: řada { $row }, sloupec { $column }.
imhotep-event-obelisk-raised =
    { $height ->
        [one] { $seat } zakládá svůj obelisk.
        [few] { $seat } zvyšuje svůj obelisk na { $height } kameny.
       *[other] { $seat } zvyšuje svůj obelisk na { $height } kamenů.
    }
imhotep-event-stone-loose = { $seat } pokládá na obelisky volný kámen (celkem { $count }).
imhotep-event-tower-built = { $seat } staví z volných kamenů věž: { ui-part-points }.
    .brings = { ui-part-points }
imhotep-event-card-taken = { $seat } si bere z tržiště { $card-acc }.
imhotep-event-market-empty = Tržiště je prázdné: { $seat } vrací kámen do kamenolomu.
imhotep-event-pair-taken = { $seat } sahá po kartách ležících lícem dolů.
imhotep-event-pair-seen = { $seat } vidí { $card-acc }.
imhotep-event-pair-split = { $seat } si nechává { $card-acc } a odkládá { $rejected-acc }.
imhotep-event-card-drawn = { $seat } si dobírá { $card-acc }{ imhotep-part-cause }.
imhotep-event-nothing-to-draw = { $seat } nemá co dobrat: nezbývá žádná karta.
imhotep-event-quarry-empty = { $seat } nemá v kamenolomu žádný kámen: { $card } je bez účinku.
imhotep-event-card-discarded = { $card } putuje na odkládací hromádku.
imhotep-event-bonus-declined = { $seat } se vzdává bonusu.
imhotep-event-temple-rewarded = { $seat } boduje za { $place }. pole chrámu: { ui-part-points }.
    .brings = { ui-part-points }
imhotep-event-passed = { $seat } nemá žádnou možnou akci a vynechává tah.
imhotep-event-round-stalled = Nikdo už nemůže nic udělat: kolo předčasně končí.
imhotep-event-stones-returned = { $seat } vrací z lodí do kamenolomu { imhotep-part-stones }.
imhotep-event-pair-swept = Zbylá karta ležící lícem dolů putuje na odkládací hromádku: { $card }.
imhotep-event-round-ended = { $round }. kolo končí.
imhotep-event-scored =
    { $source-id ->
        [wrath] { $seat } na sebe přivolává Faraónův hněv: { ui-part-points }.
       *[other] { $seat } boduje { $source-for }: { ui-part-points }.
    }
imhotep-event-game-ended =
    { $winners-count ->
        [one] Vítězí { $winners }.
       *[other] Společně vítězí { $winners }.
    }

## Options

imhotep-option-market = Tržiště
    .a = Strana A
    .b = Strana B
imhotep-option-pyramid = Pyramida
    .a = Strana A
    .b = Strana B (Pyramidy)
imhotep-option-temple = Chrám
    .a = Strana A
    .b = Strana B
imhotep-option-burial = Hrobka
    .a = Strana A
    .b = Strana B
imhotep-option-obelisks = Obelisky
    .a = Strana A
    .b = Strana B
imhotep-option-wrath = Faraónův hněv
    .no = Ne
    .yes = Ano: −5 bodů, když ti na některém monumentu chybí kámen

## Labels of the table

imhotep-label-sled = Saně
imhotep-label-quarry = Kamenolom
imhotep-label-ships = Lodě
imhotep-label-ship = Loď { $ship }
imhotep-label-minimum = nejméně { imhotep-part-stones }
imhotep-label-docked = kotví { $site-at }
imhotep-label-harbour = Přístav
imhotep-label-empty = prázdné
imhotep-label-seen = Vidíš: { $cards }
imhotep-label-round-cards = Karty kol, které ještě mohou přijít
imhotep-label-pyramids = Pyramidy
imhotep-label-beside = vedle pyramidy
imhotep-label-row = Řada { $row }
imhotep-label-height = Výška
imhotep-label-loose = Volné kameny
imhotep-label-towers = Věže
imhotep-label-tie-break = Při shodě bodů rozhoduje, kdo má na saních více kamenů.

## What the cards do

imhotep-card-entrance = Ihned dáš jeden kámen ze svého kamenolomu na pyramidu.
imhotep-card-sarcophagus = Ihned dáš jeden kámen ze svého kamenolomu do hrobky.
imhotep-card-path = Ihned dáš jeden kámen ze svého kamenolomu na obelisky.
imhotep-card-pyramid-d = Na konci hry: 1 bod za každé 3 kameny na pyramidě, ať patří komukoli.
imhotep-card-temple-d = Na konci hry: 1 bod za každé 3 kameny v chrámu, ať patří komukoli.
imhotep-card-burial-d = Na konci hry: 1 bod za každé 3 kameny v hrobce, ať patří komukoli.
imhotep-card-obelisk-d = Na konci hry: 1 bod za každé 3 kameny na obeliscích, ať patří komukoli.
imhotep-card-statue = Na konci hry mají 1 až 5 soch hodnotu 1, 3, 6, 10 nebo 15 bodů, každá další přidá 2 body.
imhotep-card-lever = Místo jiné akce: odpluj s lodí a urči, v jakém pořadí se její kameny vyloží.
imhotep-card-hammer = Místo jiné akce: vezmi si z kamenolomu až 3 kameny a jeden pak umísti na loď.
imhotep-card-sail = Místo jiné akce: umísti kámen na loď a hned s ní odpluj.
imhotep-card-chisel = Místo jiné akce: umísti dva kameny, na jednu loď nebo na dvě.

## What the sites do

imhotep-site-market-a = Za každý kámen si vezmeš jednu odkrytou kartu; kámen se vrátí do tvého kamenolomu.
imhotep-site-market-b = Za každý kámen si vezmeš odkrytou kartu, nebo si prohlédneš dvě karty ležící lícem dolů a jednu si necháš; kámen se vrátí do tvého kamenolomu.
imhotep-site-pyramid-a = Každý kámen ihned přinese tolik bodů, kolik ukazuje jeho pole.
imhotep-site-pyramid-b = Pro každý kámen si vybereš jednu ze tří malých pyramid; body získáš ihned a některá pole přidají bonus.
imhotep-site-temple-a = Na konci každého kola přinese každý kámen viditelný shora 1 bod.
imhotep-site-temple-b = Na konci každého kola přinese každý kámen viditelný shora odměnu svého pole: body, kameny nebo kartu.
imhotep-site-burial-a = Na konci hry tvoří sousedící kameny jedné barvy oblasti; velké oblasti přinesou mnohem víc než malé.
imhotep-site-burial-b = Na konci hry boduje každá ze tří řad zvlášť pro ty, kdo v ní mají nejvíc kamenů.
imhotep-site-obelisks-a = Na konci hry bodují nejvyšší obelisky.
imhotep-site-obelisks-b = Ze tří volných kamenů vznikne věž a ihned boduje, první věže nejvíc; na konci hry přinese každý volný kámen 1 bod.

# terminal client

imhotep-label-bonus-card = karta
imhotep-label-bonus-stones = kameny
imhotep-label-bonus-ship = kámen na loď
imhotep-label-reward-choice = { ui-part-points } nebo { imhotep-part-stones }
imhotep-label-reward-points = { ui-part-points }
imhotep-label-reward-card = karta

# browser: why a line of the score sheet has its points

imhotep-label-sheet-decorations = Každá karta přinese 1 bod za každé 3 kameny na svém monumentu, ať patří komukoli.
imhotep-label-sheet-statues = 1 až 5 soch má hodnotu 1, 3, 6, 10 nebo 15 bodů, každá další přidá 2 body.
imhotep-label-sheet-blue-cards = Každá nezahraná modrá karta přinese 1 bod.
imhotep-label-sheet-wrath = Komu chybí kámen na kterémkoli ze čtyř monumentů, ztratí 5 bodů.

# board: `sum-` is what screen readers say, `short` what fits on a plate

imhotep-label-short-burial = Hrobka
imhotep-label-short-decoration = Dekorace
imhotep-label-short-path = Dlažba
imhotep-label-when-market = karta hned
imhotep-label-when-pyramid = body hned
imhotep-label-when-temple = každé kolo
imhotep-label-when-end = na konci hry
imhotep-label-when-both = hned i na konci
imhotep-label-effect-red = kámen ihned
imhotep-label-effect-green =
    { $stones ->
        [one] 1 bod za kámen
        [few] 1 bod za { $stones } kameny
       *[other] 1 bod za { $stones } kamenů
    }
imhotep-label-effect-lever = odplout, určit pořadí
imhotep-label-effect-hammer = vzít { $take }, umístit 1
imhotep-label-effect-sail = umístit 1 a odplout
imhotep-label-effect-chisel = umístit 2
imhotep-label-use-red = ihned
imhotep-label-use-green = na konci
imhotep-label-use-violet = sbírka
imhotep-label-use-blue = akce
imhotep-label-next = příští: { ui-part-points }
imhotep-label-further = každý další: { ui-part-points }
imhotep-label-of = { $count } z { $total }
imhotep-label-choose-pyramid = pyramidu si vybíráš
imhotep-label-in-sight = každý kámen viditelný shora
imhotep-label-groups = každá oblast sousedících kamenů
imhotep-label-rows = nejvíc kamenů v každé řadě
imhotep-label-loose-each = { ui-part-points } za každý volný kámen
imhotep-label-place = { $place }.
imhotep-label-dock = Zakotvit zde
imhotep-label-sail-short = Odplout
imhotep-label-take-short = Vzít
imhotep-label-more = ještě { $count }
imhotep-label-ready = připravena
imhotep-label-sailed = loď { $ship } odplula
imhotep-label-only-you = vidíš ji jen ty
imhotep-label-in-quarry = { $count } v kamenolomu
imhotep-label-no-cards = žádné karty
imhotep-label-stela-round = Kolo
imhotep-label-stela-of = z { $rounds }
imhotep-label-details = Podrobnosti: { $site }
imhotep-label-stones = { imhotep-part-stones }
imhotep-label-sum-stones = { $site-title }, { imhotep-part-stones }
imhotep-label-sum-next = příští pole { ui-part-points }
imhotep-label-sum-finished = hotová
imhotep-label-sum-visible = Shora jsou vidět zleva: { $seats }
imhotep-label-sum-seats = { $seats }
imhotep-label-sum-count = { $seat } { $count }
imhotep-label-sum-tower = { $seat } { ui-part-points }
imhotep-label-sum-cards = { $site-title }: { $cards }
imhotep-label-sum-no-cards = { $site-title }: žádné karty
imhotep-label-sum-sled = Na saních: { $count } z { $total }
imhotep-label-verb-load = Umístit kámen
imhotep-label-verb-sail = Odplout s lodí
imhotep-label-verb-play = Zahrát kartu

# explanations: sites, ships, cards, mats

imhotep-label-side-a = strana A
imhotep-label-side-b = strana B
imhotep-label-points = { ui-part-points }
imhotep-label-of-stones = { $count } z { $total } kamenů
imhotep-label-sum-points = Skóre: { ui-part-points }
imhotep-label-now-stones = Tvé kameny zde: { $count }
imhotep-label-now-visible = Tvé kameny viditelné shora: { $count }
imhotep-label-next-stone = Příští kámen: { ui-part-points }
imhotep-label-worth-now = { ui-part-points }, kdyby hra skončila teď
imhotep-label-missing =
    { $count ->
        [one] k odplutí chybí { $count } kámen
        [few] k odplutí chybějí { $count } kameny
       *[other] k odplutí chybí { $count } kamenů
    }
imhotep-label-may-sail = může odplout
imhotep-label-sled-text = Na lodě lze umístit jen kameny ze saní.
imhotep-label-quarry-text = Akce přinese z kamenolomu na saně nejvýše { imhotep-part-stones }.
imhotep-label-pair = Dvě karty lícem dolů
imhotep-label-pile-draw = { $count } v balíčku
imhotep-label-pile-discard = { $count } odloženo
imhotep-label-pile-draw-text = Z dobíracího balíčku přicházejí nové karty na tržiště.
imhotep-label-pile-discard-text = Zahrané a nevzaté karty. Až dobírací balíček dojde, zamíchají se.
imhotep-label-pair-text = Kdo si je vybere, tajně si prohlédne obě, jednu si nechá a druhou odloží.
imhotep-label-stela-text = V každém kole připlují čtyři lodě. Kolo skončí, až všechny odplují.
imhotep-label-kind-green = Dekorace
imhotep-label-kind-violet = Sochy
imhotep-label-kind-blue = Akce
imhotep-label-short-pyramid-d = Pyramida
imhotep-label-short-temple-d = Chrám
imhotep-label-short-burial-d = Hrobka
imhotep-label-short-obelisk-d = Obelisky

# what docking somewhere would bring each player

imhotep-label-gain-now = Body hned
imhotep-label-gain-round = Body toto kolo
imhotep-label-gain-end = Body na konci
imhotep-label-gain-stones = Nové kameny
imhotep-label-gain-short-now = hned
imhotep-label-gain-short-round = kolo
imhotep-label-gain-short-end = konec
imhotep-label-gain-short-stones = kameny
imhotep-label-gain-points = { $seat } { $amount-signed }
imhotep-label-gain-points-you = ty { $amount-signed }
imhotep-label-gain-count = { $seat } { $amount }
imhotep-label-gain-count-you = ty { $amount }
imhotep-label-gain-change = { $seat } z { $before } na { $after }
imhotep-label-gain-change-you = ty z { $before } na { $after }

# notes below moves

imhotep-label-note-quarry = Nejvýše { $take }; na saních máš { $count } z { $total }.
imhotep-label-take-card = Vzít si { $card-acc }
imhotep-label-take-pair =
    { $count ->
        [one] Vzít si kartu lícem dolů
       *[other] Vzít si dvě karty lícem dolů a jednu si nechat
    }
imhotep-label-load-on = Umístit kámen na loď { $ship } ({ $seats }), políčko { $slot }
imhotep-label-load-empty = Umístit kámen na prázdnou loď { $ship }, políčko { $slot }
imhotep-label-sail-with = Odplout s lodí { $ship } ({ $seats })
imhotep-label-note-next = Tento kámen se vyloží jako { $number }. v pořadí.
imhotep-label-note-decline = Nic se nestane.

# the position in words: printed figures

imhotep-label-scale-pyramid = Body volných polí v pořadí
imhotep-label-scale-groups = Body oblasti o 1, 2, 3 … kamenech
imhotep-label-scale-places = Body podle pořadí
imhotep-label-scale-towers = Body volných polí pro věže
