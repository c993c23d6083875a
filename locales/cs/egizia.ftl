# Egizia in Czech. How arguments are bound is told at the top of crates/words/src/lib.rs.
# Sentences are in the present tense and have the player's name as their subject: it is never inflected, and no verb
# tells a gender. Titles of cards stand in the nominative after the word for a card.

egizia = Údolí králů
    .about = Lodě plují po Nilu a nikdy zpátky. Nakrm své čety, dovez kámen a stav s ostatními to, čím se Egypt proslaví.
    .round = Kolo { $number } z { $count }
egizia-goal = Měj po pěti kolech nejvíc bodů: stav monumenty a své čety vždycky nakrm.

## Names. `.acc` the accusative, `.gen` the genitive, `.loc` the locative, `.on` and `.at` where, `.to` where to, `.all` the genitive of
## several of the kind, `.field` a field of this colour, `.for` for what scores, `.title` as a heading.

egizia-name-black = černá četa
    .title = Černá četa
    .short = Černá
    .acc = černou četu
egizia-name-yellow = žlutá četa
    .title = Žlutá četa
    .short = Žlutá
    .acc = žlutou četu
egizia-name-blue = modrá četa
    .title = Modrá četa
    .short = Modrá
    .acc = modrou četu
egizia-name-joker = žolík
    .title = Žolík
    .short = Žolík
    .acc = žolíka

egizia-name-stone = prodej kamenů
    .title = Prodej kamenů
    .gen = stupnice prodeje kamenů
    .loc = stupnici prodeje kamenů
egizia-name-grain = obilný trh
    .title = Obilný trh
    .gen = stupnice obilného trhu
    .loc = stupnici obilného trhu

egizia-name-green = zelené
    .title = Zelené
    .field = Zelené pole
    .all = zelených polí
egizia-name-yellow-green = žlutozelené
    .title = Žlutozelené
    .field = Žlutozelené pole
    .all = žlutozelených polí
egizia-name-brown = hnědé
    .title = Hnědé
    .field = Hnědé pole
    .all = hnědých polí

egizia-name-left = vlevo
    .title = Vlevo
    .to = doleva
egizia-name-middle = uprostřed
    .title = Uprostřed
    .to = doprostřed
egizia-name-right = vpravo
    .title = Vpravo
    .to = doprava
egizia-name-stay = beze změny
    .title = Nechat

egizia-name-site-sphinx = sfinga
    .title = Sfinga
    .at = u sfingy
egizia-name-site-obelisk = obelisk a hroby
    .title = Obelisk a hroby
    .at = u obelisku a hrobů
egizia-name-site-pyramid = pyramida a chrám
    .title = Pyramida a chrám
    .at = u pyramidy a chrámu

egizia-name-sphinx = sfinga
    .title = Sfinga
    .for = za vrácené karty sfingy
egizia-name-obelisk = obelisk
    .title = Obelisk
    .on = na obelisku
    .for = za obelisk
egizia-name-graves = hroby
    .title = Hroby
    .on = na hrobech
    .for = za hroby
egizia-name-pyramid = pyramida
    .title = Pyramida
    .on = na pyramidě
    .for = za pyramidu
egizia-name-temple = chrám
    .title = Chrám
    .on = na chrámu
    .for = za chrám

egizia-name-pillar-left = levý pilíř
    .title = Levý pilíř
egizia-name-pillar-right = pravý pilíř
    .title = Pravý pilíř
egizia-name-columns = sloupy
    .title = Sloupy
egizia-name-lintels = kameny nad sloupy
    .title = Kameny nad sloupy

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

egizia-name-immediate = ihned
    .title = Ihned
egizia-name-any-time = kdykoli
    .title = Kdykoli
egizia-name-permanent = trvale
    .title = Trvale

# cards; those with a number of their own are called by egizia-label-card

egizia-name-quarry = kamenolom
    .title = Kamenolom
    .all = kamenolomů
egizia-name-field = pole
    .title = Pole
egizia-name-sphinx-plus = Dvě karty sfingy navíc
egizia-name-sphinx-keep = Ponechat dvě karty sfingy
egizia-name-crew-each-round = Četa +1 každé kolo
egizia-name-pay-for-crew = Kameny za sílu čety
egizia-name-upstream = Plavba proti proudu
egizia-name-occupied = Obsazené kruhové políčko
egizia-name-first-place = První na staveništích
egizia-name-stones-as-grain = Kameny místo obilí
egizia-name-leftover = Zbylá karta Nilu
egizia-name-better-field = Vylepšení pole
egizia-name-grave-bonus = Hodnota hrobů
egizia-name-crews-choice = Dvě čety +1 nebo jedna +2
egizia-name-crew-pair = Dvě určené čety +1
egizia-name-stone-market = prodej kamenů
    .title = Prodej kamenů
egizia-name-grain-market = obilný trh
    .title = Obilný trh
    .for = na obilném trhu
egizia-name-brick-points = Body za cihličky
egizia-name-stones = kameny
    .title = Kameny
egizia-name-strength = síla
    .title = Síla
egizia-name-two-crews = Dvě čety společně
egizia-name-double-turn = Dvojitý tah
egizia-name-double-space = Dvojnásobné kruhové políčko
egizia-name-sell-stones = Kameny za body
egizia-name-stand-in = Náhradník smí stavět

egizia-name-crew = četa
    .title = Četa
egizia-name-any-crew = četa podle výběru
    .title = Četa podle výběru
egizia-name-ring = vodní prstenec
    .title = Vodní prstenec
egizia-name-points = body
    .title = Body

egizia-name-obelisk-row = řada obelisku
    .title = Řada obelisku
egizia-name-pyramid-row = řada pyramidy
    .title = Řada pyramidy
egizia-name-temple-parts = části chrámu
    .title = Části chrámu
egizia-name-graves-taken = obsazené hroby
    .title = Obsazené hroby
egizia-name-market-players = hráči na spodním políčku trhu
    .title = Hráči na spodním políčku trhu
egizia-name-own-bricks = vlastní cihličky
    .title = Vlastní cihličky
egizia-name-bricks-everywhere = cihličky v každé stavbě
    .title = Cihličky v každé stavbě
egizia-name-own-market = vlastní ukazatel na trhu
    .title = Vlastní ukazatel na trhu
egizia-name-permanent-cards = trvalé karty
    .title = Trvalé karty
egizia-name-ten-points = desítky bodů
    .title = Desítky bodů
egizia-name-each-brick = každá vlastní cihlička
    .title = Každá vlastní cihlička
egizia-name-crew-strength = síla čety
    .title = Síla čety
egizia-name-most-production = nejvyšší produkce
    .title = Nejvyšší produkce

egizia-name-setup = příprava hry
    .title = Příprava
egizia-name-deal = vyložení karet Nilu
    .title = Vyložení karet
egizia-name-sail = plavba po Nilu
    .title = Plavba
egizia-name-feed = živení čet
    .title = Živení
egizia-name-produce = produkce kamenů
    .title = Produkce
egizia-name-build = výstavba
    .title = Výstavba
egizia-name-cooperation = bonus za spolupráci
    .title = Spolupráce
    .for = za spolupráci na stavbách
egizia-name-turn-order = pořadí hráčů
    .title = Pořadí
egizia-name-final-scoring = závěrečné bodování
    .title = Bodování

egizia-name-rows = bonus za zaplněnou řadu
    .title = Bonus za zaplněnou řadu
    .for = za zaplněnou řadu
egizia-name-nile-cards = karty Nilu
    .title = Karty Nilu
    .for = za kartu Nilu
egizia-name-hunger = hlad
    .title = Hlad
egizia-name-sale = prodej
    .title = Prodej zbylých kamenů
    .for = za zbylé kameny
egizia-name-grave-tiles = destičky hrobů
    .title = Destičky hrobů
    .for = za hodnotu hrobů
egizia-name-sphinx-cards = karty sfingy
    .title = Karty sfingy
    .for = za karty sfingy

# why stones come and go

egizia-name-space = město
    .title = Město
egizia-name-card = karta Nilu
    .title = Karta Nilu
egizia-name-market = prodej kamenů
    .title = Trh
egizia-name-quarries = kamenolomy
    .title = Kamenolomy
egizia-name-feeding = živení
    .title = Živení
egizia-name-training = síla čety
    .title = Síla čety

## Parts of other messages

egizia-part-stones =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
egizia-part-number-stones =
    { $number ->
        [one] { $number } kámen
        [few] { $number } kameny
       *[other] { $number } kamenů
    }
egizia-part-first-stones =
    { $first ->
        [one] { $first } kámen
        [few] { $first } kameny
       *[other] { $first } kamenů
    }
egizia-part-steps =
    { $number ->
        [one] { $number } políčko
        [few] { $number } políčka
       *[other] { $number } políček
    }
egizia-part-cards =
    { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
egizia-part-first-cards =
    { $first ->
        [one] { $first } kartu
        [few] { $first } karty
       *[other] { $first } karet
    }
egizia-part-worth =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
egizia-part-number-points =
    { $number ->
        [one] { $number } bod
        [few] { $number } body
       *[other] { $number } bodů
    }
# fields that a better field can lie on
egizia-part-field =
    { $noun-id ->
        [a09] žlutozelené pole 5
        [a10] žlutozelené pole 6
        [a11] hnědé pole 6
        [a12] hnědé pole 7
        [b07] žlutozelené pole 5
        [b08] žlutozelené pole 6
        [b09] hnědé pole 8
        [b10] hnědé pole 9
       *[other] pole
    }

egizia-part-sphinx-1 = Postavena 7. řada obelisku
egizia-part-sphinx-2 = Postavena 8. řada obelisku
egizia-part-sphinx-3 = Postavena 9. řada obelisku
egizia-part-sphinx-4 = Dostavěna 3. řada pyramidy
egizia-part-sphinx-5 = Dostavěna 4. řada pyramidy
egizia-part-sphinx-6 = Postaveny oba pilíře chrámu
egizia-part-sphinx-7 = Postaveny sloupy chrámu
egizia-part-sphinx-8 = Obsazeno 8 hrobů
egizia-part-sphinx-9 = Hráči na spodním políčku prodeje kamenů
egizia-part-sphinx-10 = Hráči na spodním políčku obilného trhu
egizia-part-sphinx-11 = 4 vlastní cihličky na obelisku
egizia-part-sphinx-12 = 5 vlastních cihliček na obelisku
egizia-part-sphinx-13 = 4 vlastní cihličky na chrámu
egizia-part-sphinx-14 = 6 vlastních cihliček na pyramidě
egizia-part-sphinx-15 = 7 vlastních cihliček na pyramidě
egizia-part-sphinx-16 = 2 vlastní cihličky v každé stavbě
egizia-part-sphinx-17 = Vlastní ukazatel dole na prodeji kamenů
egizia-part-sphinx-18 = Vlastní ukazatel dole na obilném trhu
egizia-part-sphinx-19 = 2 body za trvalou kartu
egizia-part-sphinx-20 = 1 bod za každých 10 bodů
egizia-part-sphinx-21 = 1 bod za cihličku na hrobech
egizia-part-sphinx-22 = Síla černé čety
egizia-part-sphinx-23 = Síla žluté čety
egizia-part-sphinx-24 = Síla modré čety
egizia-part-sphinx-25 = Síla žolíka
egizia-part-sphinx-26 = Nejvyšší produkce kamenolomů
egizia-part-sphinx-27 = Nejvyšší produkce zelených polí
egizia-part-sphinx-28 = Nejvyšší produkce žlutozelených polí
egizia-part-sphinx-29 = Nejvyšší produkce hnědých polí
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

egizia-step-deal-sphinx = Rozdávají se karty sfingy.
    .waiting = Rozdávají se karty sfingy.
egizia-step-setup = Kterou z obou karet sfingy si necháš?
    .waiting =
        { $seat-count ->
            [one] { $seat } vybírá kartu sfingy.
           *[other] { $seat } vybírají po jedné kartě sfingy.
        }
egizia-step-turn-graves = Odkrývají se destičky hrobů.
    .waiting = Odkrývají se destičky hrobů.
egizia-step-deal-nile = Vykládají se karty Nilu.
    .waiting = Vykládají se karty Nilu.
egizia-step-sail = Nasaď loď, nebo pasuj.
    .waiting = { $seat } nasazuje loď.
egizia-step-again = Dvojitý tah: nasaď další loď.
    .waiting = { $seat } nasazuje další loď.
egizia-step-berth = Které políčko staveniště zabereš?
    .waiting = { $seat } vybírá políčko staveniště.
egizia-step-grow = Která četa získá sílu +1?
    .waiting = { $seat } vybírá četu.
egizia-step-ring = Posuneš vodní prstenec?
    .waiting = { $seat } může posunout vodní prstenec.
egizia-step-tail = Nasadíš díky Dvojitému tahu další loď?
    .waiting = { $seat } může nasadit další loď.
egizia-step-leftover = Kterou ze zbylých karet si vezmeš?
    .waiting = { $seat } si může vzít zbylou kartu.
egizia-step-feed = Čím nakrmíš čety?
    .waiting = { $seat } živí hladové čety.
egizia-step-first-place = Přesuneš se na první místo, tady i na dalších staveništích?
    .waiting = { $seat } se může přesunout na první místo.
egizia-step-stand-in = Využiješ kartu a budeš stavět z místa náhradníka?
    .waiting = { $seat } může stavět z místa náhradníka.
egizia-step-build = Kterou četu použiješ?
    .waiting = { $seat } vybírá četu ke stavbě.
egizia-step-commit = Přidej sílu, nebo začni stavět.
    .waiting = { $seat } vybírá čety ke stavbě.
egizia-step-lay = Co postavíš dál?
    .waiting = { $seat } staví.
egizia-step-extra = Kolik dalších karet sfingy si zdarma vezmeš?
    .waiting = { $seat } si může vzít další karty sfingy.
egizia-step-draw-sphinx = Berou se karty sfingy.
    .waiting = Berou se karty sfingy.
egizia-step-keep = Kterou kartu sfingy si necháš? Za ostatní získáš body.
    .waiting = { $seat } si prohlíží karty sfingy.
egizia-step-market = Na které stupnici se posuneš dolů?
    .waiting = { $seat } vybírá stupnici.
egizia-step-bonus = Použiješ ještě kartu, než kolo skončí?
    .waiting = { $seat } může ještě použít kartu.
egizia-step-last-upgrade = Závěrečné bodování: položíš Vylepšení pole?
    .waiting = { $seat } může ještě vylepšit pole.
egizia-step-over = Konec hry.
    .waiting = Konec hry.

## Moves, as infinitives. `.short` on a button below the question

egizia-move-keep =
    { $noun-id ->
        [hidden] Tajně si ponechat kartu sfingy
       *[other] Ponechat si „{ egizia-part-sphinx-first }“
    }
egizia-move-ship = Nasadit loď na políčko { $first }
    .short = Políčko { $first }
egizia-move-double = Nasadit loď na políčko { $first } a provést ho dvakrát (Dvojnásobné kruhové políčko)
    .short = Políčko { $first }, dvakrát
egizia-move-berth = Zabrat { $first }. políčko staveniště
    .short = { $first }. políčko
egizia-move-pass = Pasovat
egizia-move-grow = Posílit { $noun-acc }
    .short = { $noun-title }
egizia-move-take = Vzít si kartu ({ $first }. políčko s kartou)
    .short = { $first }. karta
egizia-move-decline = Kartu nevyužít
    .short = Ne
egizia-move-ring =
    { $noun-id ->
        [stay] Nechat vodní prstenec na místě
       *[other] Posunout vodní prstenec { $noun-to }
    }
    .short =
        { $noun-id ->
            [left] Doleva
            [right] Doprava
           *[stay] Nechat
        }
egizia-move-again = Odhodit Dvojitý tah a nasadit další loď
    .short = Další loď
egizia-move-done = Hotovo
egizia-move-grain = Odhodit kartu obilí
    .short = Karta obilí
egizia-move-feed = Dát { egizia-part-first-stones } místo obilí
    .short = { egizia-part-first-stones }
egizia-move-first = Přesunout se na první místo
    .short = První místo
egizia-move-commit = Použít { $noun-acc }
    .short = { $noun-title }
egizia-move-joker = Přidat žolíka
    .short = Žolík
egizia-move-boost = Odhodit kartu síly
    .short = Karta síly
egizia-move-give-up = Zříci se zde výstavby
    .short = Zříci se
egizia-move-draw = Zaplatit a vzít si { egizia-part-first-cards } sfingy
    .short = { egizia-part-first-cards }
egizia-move-extra =
    { $first ->
        [0] Žádnou další kartu sfingy si nevzít
       *[other] Vzít si zdarma ještě { egizia-part-first-cards } sfingy
    }
    .short =
        { $first ->
            [0] Žádnou
           *[other] { egizia-part-first-cards }
        }
egizia-move-obelisk = Stavět obelisk
    .short = Obelisk
egizia-move-grave =
    { $noun-id ->
        [none] Vzít si další hrob
       *[other] Odkrýt destičku hrobu s hodnotou { $first }
    }
    .short = Hrob
egizia-move-row =
    { $first ->
        [few] Stavět ve { $first }. řadě pyramidy
       *[other] Stavět v { $first }. řadě pyramidy
    }
    .short = Pyramida, { $first }. řada
egizia-move-pillar =
    { $noun-id ->
        [left] Stavět levý pilíř chrámu
       *[right] Stavět pravý pilíř chrámu
    }
    .short =
        { $noun-id ->
            [left] Levý pilíř
           *[right] Pravý pilíř
        }
egizia-move-column = Postavit sloup chrámu
    .short = Sloup
egizia-move-lintel = Položit kámen nad sloupy chrámu
    .short = Kámen nad sloupy
egizia-move-market = Posunout se dolů na { $noun-loc }
    .short = { $noun-title }
egizia-move-stand-in = Stavět z místa náhradníka
    .short = Stavět
egizia-move-haul = Odhodit kartu s kameny a získat je
    .short = Kameny
egizia-move-sell = Prodat { egizia-part-first-stones } za body
    .short = { egizia-part-first-stones }
egizia-move-water = Položit Vylepšení pole na { egizia-part-field }
egizia-move-drill = Posílit { $noun-acc } (Četa +1 každé kolo)
    .short = { $noun-title }
egizia-move-train = Zaplatit kameny a posílit { $noun-acc }
    .short = { $noun-title }
egizia-move-nile = Vyložit kartu Nilu { $noun-id }
egizia-move-card =
    { $noun-id ->
        [hidden] Tajně si vzít kartu sfingy
       *[other] Tajně si vzít „{ egizia-part-sphinx-first }“
    }

## Events, as sentences for the log

egizia-event-sphinx-seen = { $seat } vidí „{ egizia-label-sphinx-card }“.
egizia-event-sphinx-kept = { $seat } si nechává „{ egizia-label-sphinx-card }“.
egizia-event-sphinx-chosen =
    { $kept ->
        [0] { $seat } si nenechává žádnou kartu sfingy a vrací { $returned }.
        [one] { $seat } si nechává { $kept } kartu sfingy a vrací { $returned }.
        [few] { $seat } si nechává { $kept } karty sfingy a vrací { $returned }.
       *[other] { $seat } si nechává { $kept } karet sfingy a vrací { $returned }.
    }
egizia-event-grave-turned = Odkrývá se { $slot }. hrob: hodnota { $value }.
egizia-event-round-began = Začíná { $round }. kolo. Pořadí: { $seats }.
egizia-event-phase-began = Fáze: { $phase }.
egizia-event-nile-dealt = { $square }. políčko s kartou: { egizia-label-card }.
egizia-event-ship-placed = { $seat } nasazuje loď na políčko { $position }.
egizia-event-town-visited = { $seat } nasazuje loď: { $town } (políčko { $position }).
egizia-event-ship-berthed = { $seat } zabírá { $place }. políčko staveniště { $site-at }.
egizia-event-substitute-stands = { $seat } se staví na místo náhradníka { $site-at }.
egizia-event-card-taken = { $seat } si bere kartu „{ egizia-label-card }“.
egizia-event-card-used = { $seat } používá kartu „{ egizia-label-card }“.
egizia-event-crew-grew = { $seat } posiluje { $crew-acc } na { $strength }.
egizia-event-crew-full = { $seat } už { $crew-acc } víc posílit nemůže.
egizia-event-market-moved = { $seat } se posouvá na { $space }. políčko { $market-gen }.
egizia-event-market-bottom = { $seat } už je na nejspodnějším políčku { $market-gen }.
egizia-event-stones-gained = { $seat } získává { egizia-part-stones } ({ $cause }).
    .brings = { egizia-part-stones }
egizia-event-stones-lost =
    { $count ->
        [one] { $seat } nemá místo pro { $count } kámen: propadá.
        [few] { $seat } nemá místo pro { $count } kameny: propadají.
       *[other] { $seat } nemá místo pro { $count } kamenů: propadají.
    }
egizia-event-stones-paid = { $seat } platí { egizia-part-stones } ({ $cause }).
egizia-event-ring-moved = { $seat } posouvá vodní prstenec { $ring-to }.
egizia-event-ring-stayed = { $seat } nechává vodní prstenec na místě.
egizia-event-field-improved = { $seat } vylepšuje pole: teď je to { $colour } pole { $number }.
egizia-event-passed = { $seat } pasuje.
egizia-event-sailed-out = { $seat } už nemá loď nebo políčko pro ni.
egizia-event-leftover-declined = { $seat } si žádnou ze zbylých karet nebere.
egizia-event-fed = { $seat } živí všechny čety: obilí { $grain }, potřeba { $need }.
egizia-event-starved = { $seat } nemá dost obilí: chybí { $missing }.
egizia-event-first-place-taken = { $seat } se { $site-at } přesouvá na první místo.
egizia-event-first-place-declined = { $seat } se na první místo nepřesouvá.
egizia-event-gave-up = { $seat } se { $site-at } zříká výstavby.
egizia-event-could-not-build = { $seat } nemůže { $site-at } nic postavit.
egizia-event-substitute-left = { $seat } { $site-at } z místa náhradníka nestaví: loď se vrací.
egizia-event-crews-committed = { $seat } staví { $site-at } se silou { $strength } ({ $crews }).
egizia-event-sphinx-drawn =
    { $free ->
        [0] { $seat } si bere { egizia-part-cards } sfingy.
       *[other] { $seat } si bere { egizia-part-cards } sfingy, z toho zdarma { $free }.
    }
egizia-event-obelisk-built =
    { $row ->
        [few] { $seat } staví ve { $row }. řadě obelisku: hodnota { $value }.
       *[other] { $seat } staví v { $row }. řadě obelisku: hodnota { $value }.
    }
egizia-event-grave-taken = { $seat } si bere { $slot }. hrob: hodnota { $value }.
egizia-event-pyramid-built =
    { $row ->
        [few] { $seat } staví { $space }. políčko ve { $row }. řadě pyramidy: hodnota { $value }.
       *[other] { $seat } staví { $space }. políčko v { $row }. řadě pyramidy: hodnota { $value }.
    }
egizia-event-temple-built = { $seat } staví chrám ({ $part }): hodnota { $value }.
egizia-event-row-completed = { $row }. řada pyramidy je plná. Nejvíc cihliček v ní má { $seat }: { $bricks }.
egizia-event-ships-returned = Lodě se vracejí svým majitelům.
egizia-event-cards-removed =
    { $count ->
        [one] { $count } karta Nilu zbyla a opouští hru.
        [few] { $count } karty Nilu zbyly a opouštějí hru.
       *[other] { $count } karet Nilu zbylo a opouští hru.
    }
egizia-event-turn-order = Nové pořadí: { $seats }.
egizia-event-round-ended = { $round }. kolo končí.
egizia-event-graves-counted = { $seat } má hroby s hodnotou { $sum }.
egizia-event-sphinx-revealed = { $seat } ukazuje „{ egizia-label-sphinx-card }“: { ui-part-points }.
egizia-event-scored =
    { $source-id ->
        [hunger] { $seat } trpí hladem: { ui-part-points }.
       *[other] { $seat } boduje { $source-for }: { ui-part-points }.
    }
    .brings = { ui-part-points }
egizia-event-game-ended =
    { $winners-count ->
        [one] Vítězí { $winners }.
       *[other] Společně vítězí { $winners }.
    }

## Labels of the table

egizia-label-tie-break = Při shodě bodů vyhrává ten, kdo je na počítadle bodů vpředu.

# cards: `card` and `sphinx-card` are their titles, `nile-` says what a Nile card does, `bonus-` what a field brings at once,
# `goal-` what a Sphinx card counts

egizia-label-card =
    { $effect-id ->
        [quarry] Kamenolom { $number }
        [field] { $colour-field } { $number }
        [pay-for-crew] { egizia-part-number-stones }: četa +1
        [grave-bonus] Hodnota hrobů +{ $number }
        [stone-market] Prodej kamenů o { $number } dolů
        [grain-market] Obilný trh o { $number } dolů
        [grain] { $number } obilí
        [stones] { egizia-part-number-stones }
        [strength] Síla +{ $number }
        [sell-stones] Prodat až { egizia-part-number-stones }
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
egizia-label-nile-quarry = Pokaždé, když kamenolomy produkují, přinese { egizia-part-number-stones }, a to už v tomto kole.
egizia-label-nile-field = Pokaždé, když živíš čety a tato barva je zavlažovaná, přinese { $number } obilí, a to už v tomto kole.
egizia-label-nile-sphinx-plus =
    { $number ->
        [one] Při každé stavbě u sfingy si smíš vzít ještě { $number } kartu, která nepotřebuje kameny ani sílu.
        [few] Při každé stavbě u sfingy si smíš vzít ještě až { $number } karty, které nepotřebují kameny ani sílu.
       *[other] Při každé stavbě u sfingy si smíš vzít ještě až { $number } karet, které nepotřebují kameny ani sílu.
    }
egizia-label-nile-sphinx-keep =
    { $number ->
        [one] Při každé stavbě u sfingy si smíš nechat { $number } kartu z těch, které si vezmeš.
        [few] Při každé stavbě u sfingy si smíš nechat až { $number } karty z těch, které si vezmeš.
       *[other] Při každé stavbě u sfingy si smíš nechat až { $number } karet z těch, které si vezmeš.
    }
egizia-label-nile-crew-each-round = Jednou za kolo ve svém tahu zvýšíš sílu jedné své čety o { $number }.
egizia-label-nile-pay-for-crew =
    { $fed-id ->
        [true] Jednou za kolo, až čety nakrmíš, smíš ve svém tahu zaplatit { egizia-part-number-stones } a zvýšit sílu jedné své čety o 1.
       *[false] Jednou za kolo smíš ve svém tahu zaplatit { egizia-part-number-stones } a zvýšit sílu jedné své čety o 1.
    }
egizia-label-nile-upstream = Jednou za kolo smíš nasadit loď proti proudu od své poslední lodi; dál pluješ zase po proudu od té, která je nejdál.
egizia-label-nile-occupied = Jednou za kolo smíš nasadit loď na kruhové políčko, kde už lodě jsou, ale ne v Heliopoli.
egizia-label-nile-first-place = Když přijde na řadu staveniště, smíš se tam i na všech dalších staveništích kola přesunout na první místo; potom karta opouští hru.
egizia-label-nile-stones-as-grain = Když obilí chybí, smíš za každé chybějící zaplatit 1 kámen.
egizia-label-nile-leftover = V každém kole si smíš, až všichni pasují, vzít bez lodi jednu kartu Nilu, která na plánu zůstala.
egizia-label-nile-better-field = Polož ji natrvalo na své pole: z hnědého bude žlutozelené, ze žlutozeleného zelené.
egizia-label-nile-grave-bonus = V závěrečném bodování mají tvoje hroby dohromady hodnotu o { $number } vyšší.
egizia-label-nile-crews-choice = Tvoje čety získají celkem sílu { $number }: dvě různé čety po 1, nebo jedna četa všechno.
egizia-label-nile-crew-pair = Síla těchto tvých čet stoupne o { $number }: { $crews }.
egizia-label-nile-stone-market = Tvůj ukazatel na stupnici prodeje kamenů se posune o { egizia-part-steps } dolů.
egizia-label-nile-grain-market = Tvůj ukazatel na stupnici obilného trhu se posune o { egizia-part-steps } dolů.
egizia-label-nile-brick-points = Ihned získáš { egizia-part-number-points } za každou svou cihličku na těchto stavbách: { $buildings }.
egizia-label-nile-grain = Odhoď ji, když obilí chybí: počítá se jako { $number } obilí a přebytek propadá.
egizia-label-nile-stones = Odhoď ji ve svém tahu a získáš { egizia-part-number-stones }.
egizia-label-nile-strength = Odhoď ji, když použiješ četu: tato stavba má sílu o { $number } vyšší.
egizia-label-nile-two-crews = Odhoď ji, když použiješ četu: k této stavbě se přidá druhá běžná četa.
egizia-label-nile-double-turn = Odhoď ji po nasazení lodi a hned nasaď další.
egizia-label-nile-double-space = Odhoď ji, když nasazuješ loď na kruhové políčko, ale ne v Heliopoli: políčko provedeš dvakrát.
egizia-label-nile-sell-stones = Odhoď ji ve svém tahu a prodej až { egizia-part-number-stones } po 1 bodu.
egizia-label-nile-stand-in = Odhoď ji, když stojíš na místě náhradníka a nikdo se výstavby nezřekl: smíš stavět po ostatních.

egizia-label-bonus-stone-market = Ihned: prodej kamenů o { egizia-part-steps } dolů.
egizia-label-bonus-grain-market = Ihned: obilný trh o { egizia-part-steps } dolů.
egizia-label-bonus-points = Ihned: { egizia-part-number-points }.
egizia-label-bonus-stones = Ihned: { egizia-part-number-stones }.

egizia-label-goal-obelisk-row = { egizia-part-worth }, když je na konci plná { $number }. řada obelisku, ať ji postavil kdokoli.
egizia-label-goal-pyramid-row = { egizia-part-worth }, když je na konci plná { $number }. řada pyramidy, ať ji postavil kdokoli.
egizia-label-goal-temple-parts = { egizia-part-worth }, když jsou na konci hotové tyto části chrámu, ať je postavil kdokoli: { $parts }.
egizia-label-goal-graves-taken =
    { $number ->
        [one] { egizia-part-worth }, když je na konci obsazený aspoň { $number } hrob, ať je čí chce.
        [few] { egizia-part-worth }, když jsou na konci obsazené aspoň { $number } hroby, ať jsou čí chtějí.
       *[other] { egizia-part-worth }, když je na konci obsazeno aspoň { $number } hrobů, ať jsou čí chtějí.
    }
egizia-label-goal-market-players = Body podle toho, kolik hráčů je na konci na nejspodnějším políčku { $market-gen }, ty i ostatní: { $one } za jednoho, { $two } za dva, { $three } za tři, { $four } za čtyři.
egizia-label-goal-own-bricks =
    { $number ->
        [one] { egizia-part-worth }, když máš na konci { $building-on } aspoň { $number } cihličku.
        [few] { egizia-part-worth }, když máš na konci { $building-on } aspoň { $number } cihličky.
       *[other] { egizia-part-worth }, když máš na konci { $building-on } aspoň { $number } cihliček.
    }
egizia-label-goal-bricks-everywhere =
    { $number ->
        [one] { egizia-part-worth }, když máš na konci na každé z těchto staveb aspoň { $number } cihličku: { $buildings }.
        [few] { egizia-part-worth }, když máš na konci na každé z těchto staveb aspoň { $number } cihličky: { $buildings }.
       *[other] { egizia-part-worth }, když máš na konci na každé z těchto staveb aspoň { $number } cihliček: { $buildings }.
    }
egizia-label-goal-own-market = { egizia-part-worth }, když je na konci tvůj ukazatel na nejspodnějším políčku { $market-gen }.
egizia-label-goal-permanent-cards = { egizia-part-worth } za každou trvalou kartu, kterou na konci máš, kromě polí a kamenolomů.
egizia-label-goal-ten-points = { egizia-part-worth } za každých celých { $number } bodů, které máš, až je sečteno všechno ostatní.
egizia-label-goal-each-brick = { egizia-part-worth } za každou cihličku, kterou na konci máš { $building-on }.
egizia-label-goal-crew-strength = { egizia-part-worth } za každou jednotku síly, kterou má na konci tvoje četa: { $crew }.
egizia-label-goal-most-production = { egizia-part-worth }, když nikdo nemá na konci vyšší produkci { $of-all } než ty; na vodním prstenci nezáleží a shoda stačí.

# what towns do

egizia-label-act-stone-market = prodej kamenů o { egizia-part-steps } dolů
egizia-label-act-grain-market = obilný trh o { egizia-part-steps } dolů
egizia-label-act-crew = { $crew } +{ $number }
egizia-label-act-any-crew = jedna četa +{ $number }
egizia-label-act-stones = { egizia-part-number-stones }
egizia-label-act-ring =
    { $number ->
        [one] vodní prstenec až o { $number } pozici
        [few] vodní prstenec až o { $number } pozice
       *[other] vodní prstenec až o { $number } pozic
    }

# why a line of the score sheet has its points

egizia-label-sheet-sphinx = 1 bod za každou kartu vrácenou u sfingy.
egizia-label-sheet-obelisk = Hodnota každé cihličky položené na obelisk.
egizia-label-sheet-graves = Hodnota každého hrobu v okamžiku, kdy byl obsazen.
egizia-label-sheet-pyramid = Hodnota každé cihličky položené na pyramidu.
egizia-label-sheet-temple = Hodnota každé cihličky položené na chrám.
egizia-label-sheet-rows = Za nejvíc cihliček v zaplněné řadě pyramidy, 1 bod za každou z nich.
egizia-label-sheet-grain-market = Za každý posun na nejspodnější políčko stupnice obilného trhu nebo na něm.
egizia-label-sheet-nile-cards = Co přinesly karty Nilu hned, i kameny prodané díky kartě.
egizia-label-sheet-cooperation = Za počet stavenišť, na kterých se v kole stavělo.
egizia-label-sheet-hunger = Ztraceno za chybějící obilí podle políčka na stupnici obilného trhu.
egizia-label-sheet-sale = Za kameny, které na konci zbyly, pokud je ukazatel na stupnici prodeje kamenů dost nízko.
egizia-label-sheet-grave-tiles = Za součet hodnot destiček hrobů na konci.
egizia-label-sheet-sphinx-cards = Za ponechané karty sfingy.

# buttons that lead to several moves

egizia-label-verb-keep = Ponechat si kartu sfingy
egizia-label-verb-ship = Nasadit loď
egizia-label-verb-double = Dvojnásobné políčko
egizia-label-verb-berth = Políčko staveniště
egizia-label-verb-grow = Posílit
egizia-label-verb-take = Vzít si kartu
egizia-label-verb-ring = Vodní prstenec
egizia-label-verb-feed = Zaplatit kameny
egizia-label-verb-commit = Četa
egizia-label-verb-draw = Vzít si karty
egizia-label-verb-extra = Karty zdarma
egizia-label-verb-row = Pyramida
egizia-label-verb-pillar = Pilíř
egizia-label-verb-market = Stupnice
egizia-label-verb-sell = Prodat kameny
egizia-label-verb-water = Vylepšit pole
egizia-label-verb-drill = Četa +1 každé kolo
egizia-label-verb-train = Kameny za sílu čety

# buttons that say what comes of them

egizia-label-go-hungry = Hladovět: { ui-part-points }
egizia-label-end-turn = Ukončit tah
egizia-label-ends-pass = Pasovat? V tomto kole už žádnou loď nenasadíš.
egizia-label-ends-pass-hungry = Pasovat? Žádné další lodě a chybí { $missing } obilí: { ui-part-points }.
egizia-label-ends-give-up = Zříci se zde výstavby? Loď se vrátí a nic nepostavíš.
egizia-label-ends-hungry = Hladovět: { ui-part-points }? Ještě jsou možné jiné tahy.
egizia-label-return-cards = Vrátit je: { ui-part-points }
egizia-label-feed-for = { egizia-part-stones }: { ui-part-points }

# mats

egizia-label-only-you = jen ty
egizia-label-worth-now = nyní { egizia-part-worth }
egizia-label-points-now = zatím { egizia-part-worth }
egizia-label-used = v tomto kole už využito
egizia-label-crew-of = { $crew-title }, síla { $number }
egizia-label-stones-of = Kameny: { $count } z { $most }
egizia-label-production =
    { $count ->
        [one] Produkce: { $count } kámen za kolo
        [few] Produkce: { $count } kameny za kolo
       *[other] Produkce: { $count } kamenů za kolo
    }
egizia-label-fed = Čety potřebují { $need } obilí, pole dávají { $grain }.
egizia-label-hungry = Čety potřebují { $need } obilí, pole dávají { $grain }: chybí { $missing }, { ui-part-points }.
egizia-label-market-of = { $market-title }: { $number }. políčko z { $most }
egizia-label-start-field = Startovní pole
egizia-label-irrigated = zavlažované
egizia-label-dry = není zavlažované
egizia-label-quarries-of =
    { $count ->
        [one] Kamenolomy: { $count } kámen za kolo
        [few] Kamenolomy: { $count } kameny za kolo
       *[other] Kamenolomy: { $count } kamenů za kolo
    }
egizia-label-ships-left = Zbývající lodě: { $count }
egizia-label-sphinx-of = Karty sfingy: { $count }
egizia-label-graves-of =
    { $count ->
        [one] { $count } destička hrobu, součet { $sum }
        [few] { $count } destičky hrobů, součet { $sum }
       *[other] { $count } destiček hrobů, součet { $sum }
    }
egizia-label-tile-of = { $number }. místo v pořadí
egizia-label-scarab-of = Skarabeus: { $points } bodů a víc
egizia-label-passed = pas
egizia-label-cards = Karty
egizia-label-no-cards = žádné karty
egizia-label-choose = { $card-id }: vyber si

# what a ship at a site is for, and what a move costs and brings

egizia-label-at-site-sphinx = stavba u sfingy ve fázi 5
egizia-label-at-site-obelisk = stavba obelisku a hrobů ve fázi 5
egizia-label-at-site-pyramid = stavba pyramidy a chrámu ve fázi 5
egizia-label-costs = stojí { egizia-part-stones }
egizia-label-scores = { ui-part-points }
egizia-label-uses = využije: { $cards }

# board: `sum-` is what screen readers say

egizia-label-source = proti proudu
egizia-label-mouth = k moři
egizia-label-front = vpředu
egizia-label-score-order = Počítadlo bodů, zepředu dozadu:
egizia-label-sum-marker = { $seat } { $points }
egizia-label-nile-deck =
    { $count ->
        [one] { $count } karta Nilu je ještě v balíčku tohoto kola
        [few] { $count } karty Nilu jsou ještě v balíčku tohoto kola
       *[other] { $count } karet Nilu je ještě v balíčku tohoto kola
    }
egizia-label-sphinx-deck =
    { $count ->
        [one] { $count } karta v balíčku sfingy
        [few] { $count } karty v balíčku sfingy
       *[other] { $count } karet v balíčku sfingy
    }
egizia-label-about-card = Podrobnosti: { $text-id }
egizia-label-about-town = Podrobnosti: { $town }
egizia-label-about-site = Podrobnosti: { $site }
egizia-label-about-market = Podrobnosti: { $market }
egizia-label-free = volné
egizia-label-sum-places = Políčka staveniště po řadě: { $places }.
egizia-label-sum-substitute = Náhradník: { $seat }.
egizia-label-sum-ring = Vodní prstenec: zavlažovaná pole jsou { $fields }.
egizia-label-sum-market-place = { $seat }: { $space }. políčko
egizia-label-sum-bricks = { $building-title }: postavená políčka { $count } z { $spaces }.
egizia-label-sum-next = Další: { $value }.
egizia-label-sum-sphinx-seat = { $seat }: karty sfingy { $goals }, staveniště v tomto kole { $sites }.
egizia-label-row-bonus = bonus za řadu nyní
egizia-label-sum-row-leader =
    { $bricks ->
        [one] { $row }. řada: { $bricks } bod nyní získává { $seat }.
        [few] { $row }. řada: { $bricks } body nyní získává { $seat }.
       *[other] { $row }. řada: { $bricks } bodů nyní získává { $seat }.
    }
egizia-label-build-state = síla { $strength }: postaveno { $spent }, ještě { $budget }
egizia-label-rule-site-sphinx = { egizia-part-worth } za vrácenou kartu
egizia-label-rule-site-obelisk = hodnota = cena = body
egizia-label-rule-site-pyramid = řada: nejvíc cihliček
egizia-label-short-site-sphinx = Sfinga
egizia-label-short-site-obelisk = Obelisk
egizia-label-short-site-pyramid = Pyramida
egizia-label-goals-held = karty
egizia-label-sites-built = stavby v kole
egizia-label-tabs = Části herního plánu
egizia-label-tab-river = Nil
egizia-label-tab-markets = Trhy
egizia-label-tab-lit = { $text-id }: tady se dá něco vybrat

# details: `about-` says what a thing is for

egizia-label-about-site-sphinx = Karet si můžeš vzít nejvýš { $most }, každá stojí 1 kámen a potřebuje sílu 1. Necháš si nejvýš { $keep }, za každou vrácenou získáš { egizia-part-worth }.
egizia-label-about-site-obelisk = Cihlička jde na nejnižší volné políčko obelisku, hroby se berou po řadě. Hodnotu zaplatíš v kamenech, stejnou sílu potřebuješ a stejně bodů získáš. Po stavbě se posuneš o políčko dolů na jedné ze stupnic trhů.
egizia-label-about-site-pyramid = Hodnotu zaplatíš v kamenech, stejnou sílu potřebuješ a stejně bodů získáš. Cihlička pyramidy potřebuje pod sebou dvě. Když je řada plná, ten, kdo v ní má nejvíc cihliček, získá 1 bod za každou z nich.
egizia-label-about-market-stone =
    { $stones ->
        [one] Každý posun na nejspodnější políčko nebo na něm přinese { $stones } kámen. Na konci se kameny od { $from }. políčka prodávají: { egizia-part-stones } za { egizia-part-worth }.
        [few] Každý posun na nejspodnější políčko nebo na něm přinese { $stones } kameny. Na konci se kameny od { $from }. políčka prodávají: { egizia-part-stones } za { egizia-part-worth }.
       *[other] Každý posun na nejspodnější políčko nebo na něm přinese { $stones } kamenů. Na konci se kameny od { $from }. políčka prodávají: { egizia-part-stones } za { egizia-part-worth }.
    }
egizia-label-about-market-grain = Políčko říká, kolik stojí každé chybějící obilí. Každý posun na nejspodnější políčko nebo na něm přinese { egizia-part-worth }.
egizia-label-about-ring = Prstenec ukazuje, která pole jsou při živení čet zavlažovaná.
egizia-label-about-track = Kdo má víc bodů, je vpředu; při stejném počtu ten, kdo přišel první. Poslední začíná další kolo.
egizia-label-about-feeding = Každá jednotka síly potřebuje jedno obilí, i u žolíka. Obilí přinášejí jen zavlažovaná pole.
egizia-label-places = Políčka staveniště
egizia-label-place-free = volné
egizia-label-substitute = náhradník
egizia-label-deck-of =
    { $count ->
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
egizia-label-known-cards = Karty v balíčku, které znáš jen ty
egizia-label-known-place = { $number }. shora
egizia-label-row-of = { $row }. řada
egizia-label-value-of = hodnota { $number }
egizia-label-next = další
egizia-label-full = hotovo
egizia-label-closed = zatím nejde stavět
egizia-label-taken-of = { $count } z { $most }
egizia-label-open-graves = Odkryté hroby
egizia-label-grave-table = Destičky hrobů na konci
egizia-label-sum-from = součet { $number } a víc
egizia-label-ready-crews = Tvoje čety, které mohou pracovat
egizia-label-crews-need = Čety potřebují
egizia-label-fields-bring = Pole dávají
egizia-label-penalty = každé chybějící obilí { ui-part-points }
egizia-label-by-ring = Podle polohy vodního prstence
egizia-label-water-level = { $ring-title }: { $colours }
egizia-label-river-space = { $number }. políčko na Nilu
egizia-label-sells = { egizia-part-stones }: { egizia-part-worth }
egizia-label-bottom-stones = posun: { egizia-part-stones }
egizia-label-bottom-points = posun: { ui-part-points }
egizia-label-no-double = Dvojnásobné ani Obsazené kruhové políčko tu použít nejde.
egizia-label-score-now = Body dosud
egizia-label-at-the-end = Co by přibylo, kdyby hra skončila teď
egizia-label-track-order = Od předního místa na počítadle bodů
egizia-label-owned = Kamenolomy a pole
egizia-label-goals-hidden =
    { $count ->
        [one] { $count } karta sfingy, lícem dolů
        [few] { $count } karty sfingy, lícem dolů
       *[other] { $count } karet sfingy, lícem dolů
    }
egizia-label-bricks-on = Cihličky
egizia-label-reconstructed = Některé z těchto hodnot z tištěné hry neznáme. Jsou rekonstruované tak, aby odpovídaly tomu, co známe.

# mats in words

egizia-label-crews-heading = Čety
egizia-label-crews-strength = Čety a jejich síla
egizia-label-short-crew = { $crew-short }
egizia-label-grain-heading = Obilí
egizia-label-grain-for = { $grain } pro { $need }
egizia-label-grain-of = { $grain } z { $need }
egizia-label-spare = { $count } navíc
egizia-label-all-fed = všichni sytí
egizia-label-fed-for-good = živení už není
egizia-label-lacks = chybí { $missing }:
egizia-label-dry-fields =
    { $count ->
        [one] { $count } pole suché
        [few] { $count } pole suchá
       *[other] { $count } polí suchých
    }
egizia-label-stones-heading = Kameny
egizia-label-of-most = z { $most }
egizia-label-each-round = { $count-signed } za kolo
egizia-label-markets-heading = Trhy
egizia-label-ships-heading = Lodě
egizia-label-left = zbývá { $count }
egizia-label-in-turn = { $number }. v pořadí
egizia-label-missing-one = chybějící obilí { $points-signed }
egizia-label-sale-now =
    { $points ->
        [one] { egizia-part-stones } za { $points } bod
        [few] { egizia-part-stones } za { $points } body
       *[other] { egizia-part-stones } za { $points } bodů
    }
egizia-label-no-sale = kameny bez prodeje
egizia-label-goals-heading = Podmínky
egizia-label-your-goals = Tvoje karty sfingy, body nyní
egizia-label-small-graves = hroby { $sum }
egizia-label-no-goals = zatím žádné
egizia-label-small-grain = obilí { $grain } z { $need }
egizia-label-small-stones = kameny { $count }
egizia-label-small-ships = lodě { $count }
egizia-label-word-grain = obilí
egizia-label-word-stones = kameny
egizia-label-word-ships = lodě
egizia-label-word-cards = karty
egizia-label-word-goals = podmínky

# the round's balance, and what ends a phase

egizia-label-pass-hungry = Pas: { $points-signed } při živení
egizia-label-feeding-fed = Při živení se nají všechny čety: { $grain } obilí pro { $need }.
egizia-label-feeding-lacks = Při živení ti chybí { $missing } obilí: { ui-part-points }.
egizia-label-feeding-helped = Tvoje karty mohou ještě pomoci.
egizia-label-round-end = { $number }. kolo končí
egizia-label-you-lack = Chybí ti { $missing } obilí
egizia-label-seat-lacks = { $seat }: chybí { $missing } obilí
egizia-label-you-feed = Nakrmíš všechny čety
egizia-label-seat-feeds = { $seat } nakrmí všechny čety
egizia-label-quarried =
    { $count ->
        [one] { $count } kámen z kamenolomů
        [few] { $count } kameny z kamenolomů
       *[other] { $count } kamenů z kamenolomů
    }
egizia-label-you-score = Získáváš: { $text-id }
egizia-label-seat-scores = { $seat } získává: { $text-id }
egizia-label-you-score-nothing = Nezískáváš nic
egizia-label-seat-scores-nothing = { $seat } nezískává nic

# what answers bring

egizia-label-pays = { $text-id }: { egizia-part-stones }
egizia-label-crew-works = { $crew-title }: síla { $strength }
egizia-label-crew-joins = { $crew-title }: síla { $count-signed }
egizia-label-crew-grows = { $crew-title }: z { $from } na { $number }
egizia-label-grow-about = Každá jednotka síly postaví víc a každé kolo potřebuje jedno obilí.
egizia-label-work-about = Za tuto sílu tu můžeš nejvýš stavět; četa pak do dalšího kola odpočívá.
egizia-label-ring-fed = { $ring-title }: všichni sytí
egizia-label-ring-hungry = { $ring-title }: { $points-signed } při živení
egizia-label-market-to = { $market-title }: na { $space }. políčko
egizia-label-ship-card = Nasadit loď na kartu „{ egizia-label-card }“
egizia-label-ship-site = Nasadit loď { $site-at }
egizia-label-ship-town = Nasadit loď: { $town } ({ $acts })
egizia-label-double-town = Nasadit loď a políčko provést dvakrát: { $town } ({ $acts })
egizia-label-parts-of = { $parts }
egizia-label-take-card = Vzít si kartu „{ egizia-label-card }“
egizia-label-discard-card = Odhodit kartu „{ egizia-label-card }“
egizia-label-berth-at = Zabrat { $number }. políčko staveniště { $site-at }
egizia-label-market-down = Posunout se dolů: { $market }, na { $space }. políčko ({ $text-id })
egizia-label-take-grave = Vzít si hrob s hodnotou { $value }
egizia-label-berth-order = { $number }. políčko: stavíš { $number }.
egizia-label-berth-about =
    { $number ->
        [1] Stavíš tu jako první.
       *[other] Stavíš tu až po lodích na předchozích políčkách.
    }
egizia-label-stop-building = Dostavět
egizia-label-value-left = Čety a kameny stačí ještě na hodnotu { $budget }.

# words on the board

egizia-label-kind-immediate = ihned
egizia-label-kind-any-time = kdykoli
egizia-label-kind-permanent = trvale
egizia-label-yields-grain = { $number } obilí
egizia-label-yields-stones = { egizia-part-number-stones }
egizia-label-gain-stone-market = prod. kamenů ↓{ $number }
egizia-label-gain-grain-market = obilný trh ↓{ $number }
egizia-label-gain-points = +{ egizia-part-number-points }
egizia-label-gain-stones = +{ egizia-part-number-stones }
egizia-label-does-stone-market = prodej kamenů ↓{ $number }
egizia-label-does-grain-market = obilný trh ↓{ $number }
egizia-label-does-crew = { $crew-short } +{ $number }
egizia-label-does-any-crew = jedna četa +{ $number }
egizia-label-does-stones = +{ egizia-part-number-stones }
egizia-label-does-ring = prstenec o { $number }
egizia-label-power-upstream = proti proudu
egizia-label-power-occupied = obsazené
egizia-label-powers = karty: { $count }
egizia-label-twice = dvakrát
egizia-label-place-closed = zavřené
egizia-label-watered = Zavlažovaná jsou:
egizia-label-colours-of = { $colours }
egizia-label-head-stone = na konci se prodá
egizia-label-head-grain = chybějící obilí
egizia-label-head-graves = Body za jejich součet na konci:
egizia-label-grave-from = { $from }+: { $points }
egizia-label-head-draw = karty: nejvýš { $most }
egizia-label-tab-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }

# explanations and the position in words

egizia-label-ahead = náskok { egizia-part-worth }
egizia-label-behind = ztráta { egizia-part-worth }
egizia-label-score-track = Počítadlo bodů
egizia-label-no-sale-here = bez prodeje
egizia-label-markers-here = Ukazatele: { $places }.
egizia-label-ship-of = { $seat }: loď na { $space }. políčku.
egizia-label-square-to-deal = Na začátku každého kola se sem vyloží karta.
egizia-label-empty-square = Karta z tohoto políčka už je pryč.
egizia-label-square-of = { $number }. políčko s kartou
egizia-label-space-of = { $space }. políčko: { $text-id }
egizia-label-ships-here = Lodě: { $places }.
egizia-label-may-ship = Sem smíš nasadit loď.
egizia-label-may-not-ship = Sem teď nesmíš.
egizia-label-about-river = Lodě plují jen po proudu: každá tvá další loď přijde níž než předchozí.
egizia-label-about-pier = Lodě stavějí v pořadí těchto políček; náhradník jen tehdy, když se někdo výstavby zřekne.
egizia-label-about-deck = Z balíčku se na začátku kola vykládají karty na políčka.
egizia-label-brick-free = Hodnota { $value }: stojí tolik kamenů, potřebuje takovou sílu a přinese tolik bodů.
egizia-label-brick-of = Cihlička: { $seat }, hodnota { $value }.
egizia-label-grave-hidden = Zakrytá: její hodnota ještě není známá.
egizia-label-grave-taken = Už má { $seat }.
egizia-label-grave-free = Hodnota { $value }: stojí tolik kamenů, potřebuje takovou sílu a přinese tolik bodů; na konci se počítá ještě jednou.
egizia-label-grave-number = { $number }. hrob
egizia-label-next-one = Ten je na řadě.
egizia-label-rows-of = { $building-title }, { $row }. řada
egizia-label-row-says = hodnota { $value }, postaveno { $count } z { $most }
egizia-label-row-owners = Cihličky: { $places }.
egizia-label-about-standings = Kolik karet sfingy kdo má a na kterých staveništích v tomto kole stavěl; stavba na více staveništích přináší body.
egizia-label-about-row-bonus = Kdo má v plné řadě nejvíc cihliček, získá 1 bod za každou z nich.
egizia-label-about-crew = Četa pracuje jednou za kolo: její síla je nejvyšší hodnota, kterou postaví. Každá jednotka síly potřebuje jedno obilí.
egizia-label-about-joker = Žolík se přidá k jiné četě a dodá jí celou svou sílu.
egizia-label-about-stones = Kameny platí stavbu. Můžeš jich mít nejvýš { $most }.
egizia-label-about-ships = V každém tahu nasadíš loď, nebo pasuješ. Na konci kola se lodě vrátí.
egizia-label-about-turn = Další kolo začíná poslední na počítadle bodů.
egizia-label-about-goals = Karty sfingy se počítají na konci. Zná je jen jejich vlastník.

# terminal client

egizia-label-more-of = ještě { $count }
