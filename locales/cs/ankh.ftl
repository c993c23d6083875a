# Ankh in Czech. How arguments are bound is told at the top of crates/words/src/lib.rs.
# Sentences are in the present tense and have the player's name as their subject: it is never inflected, and no verb
# tells a gender. Titles of cards and powers stand in the nominative.

ankh = Ankh: Bohové Egypta
    .about = Bohové bojují o oblasti Egypta. Koho lidé uctívají nejméně, ten upadne v zapomnění.
    .round = Konflikt { $number } z { $count }
ankh-goal = Bojuj o oblasti a získávej zbožnost. Kdo jí má málo, upadne v zapomnění.
ankh-nobody-won = Všichni bohové jsou zapomenuti. Egypt už nevěří nikomu a nikdo nevyhrává.

## Names. `.acc` the accusative, `.all` the genitive of several of the kind, `.title` as a heading.

ankh-name-amun = Amun
    .title = Amun
    .acc = Amuna
ankh-name-anubis = Anubis
    .title = Anubis
    .acc = Anuba
ankh-name-isis = Isis
    .title = Isis
    .acc = Isis
ankh-name-osiris = Osiris
    .title = Osiris
    .acc = Osira
ankh-name-ra = Ra
    .title = Ra
    .acc = Ra

ankh-name-red = červená
    .title = Červená
ankh-name-purple = fialová
    .title = Fialová
ankh-name-blue = modrá
    .title = Modrá
ankh-name-green = zelená
    .title = Zelená
ankh-name-yellow = žlutá
    .title = Žlutá

ankh-name-god = bůh
    .title = Bůh
    .acc = boha
ankh-name-warrior = válečník
    .title = Válečník
    .acc = válečníka
ankh-name-captive = polapený válečník
    .title = Polapený válečník
    .acc = polapeného válečníka
ankh-name-cat = Kočičí mumie
    .title = Kočičí mumie
    .acc = Kočičí mumii
ankh-name-satet = Satet
    .title = Satet
    .acc = Satet
ankh-name-mummy = Mumie
    .title = Mumie
    .acc = Mumii
ankh-name-apep = Apep
    .title = Apep
    .acc = Apepa
ankh-name-scorpion = Obří štír
    .title = Obří štír
    .acc = Obřího štíra
ankh-name-sphinx = Sfinga
    .title = Sfinga
    .acc = Sfingu

ankh-name-small = malý podstavec
    .title = Malý podstavec
ankh-name-large = velký podstavec
    .title = Velký podstavec

ankh-name-obelisk = obelisk
    .title = Obelisk
    .acc = obelisk
    .all = obelisků
ankh-name-temple = chrám
    .title = Chrám
    .acc = chrám
    .all = chrámů
ankh-name-pyramid = pyramida
    .title = Pyramida
    .acc = pyramidu
    .all = pyramid

ankh-name-move = Pohyb figur
    .title = Pohyb figur
ankh-name-summon = Vyvolání figury
    .title = Vyvolání figury
ankh-name-gain = Získání stoupenců
    .title = Získání stoupenců
ankh-name-unlock = Odemknutí schopnosti Ankh
    .title = Odemknutí schopnosti Ankh

ankh-name-control = Ovládnutí monumentu
    .title = Ovládnutí monumentu
ankh-name-caravan = Velbloudí karavana
    .title = Velbloudí karavana
ankh-name-conflict = Konflikt
    .title = Konflikt

ankh-name-commanding = Velící
    .title = Velící
ankh-name-inspiring = Inspirující
    .title = Inspirující
ankh-name-omnipresent = Všudypřítomný
    .title = Všudypřítomný
ankh-name-revered = Uctívaný
    .title = Uctívaný
ankh-name-resplendent = Oslnivý
    .title = Oslnivý
ankh-name-obelisk-attuned = Zaměřený na obelisky
    .title = Zaměřený na obelisky
ankh-name-temple-attuned = Zaměřený na chrámy
    .title = Zaměřený na chrámy
ankh-name-pyramid-attuned = Zaměřený na pyramidy
    .title = Zaměřený na pyramidy
ankh-name-glorious = Velkolepý
    .title = Velkolepý
ankh-name-magnanimous = Velkorysý
    .title = Velkorysý
ankh-name-bountiful = Štědrý
    .title = Štědrý
ankh-name-worshipful = Ctihodný
    .title = Ctihodný

ankh-name-plague = Zamoření kobylkami
    .title = Zamoření kobylkami
ankh-name-build = Stavba monumentu
    .title = Stavba monumentu
ankh-name-chariots = Vozatajové
    .title = Vozatajové
ankh-name-cycle = Cyklus Ma’at
    .title = Cyklus Ma’at
ankh-name-drought = Sucho
    .title = Sucho
ankh-name-flood = Záplava
    .title = Záplava
ankh-name-miracle = Zázrak
    .title = Zázrak

# the steps of a battle; one of them is called by its card

ankh-name-obelisks = přesun
    .title = Přesun
ankh-name-announcement = oznámení
    .title = Oznámení
ankh-name-cards = výběr karet
    .title = Výběr karet
ankh-name-building = stavba
    .title = Stavba
ankh-name-majority = převaha monumentů
    .title = Převaha monumentů
ankh-name-resolution = vyhodnocení boje
    .title = Vyhodnocení boje
ankh-name-aftermath = po boji
    .title = Po boji

# why followers come and go, why devotion rises

ankh-name-monuments = monumenty
    .title = Monumenty
ankh-name-bid = oběť
    .title = Oběť
ankh-name-worship = Ctihodný
    .title = Ctihodný
ankh-name-merge = spojení bohů
    .title = Spojení bohů
ankh-name-dominance = dominance
    .title = Dominance
ankh-name-victory = vítězství
    .title = Vítězství

# what a strength is made of, besides cards and powers

ankh-name-figures = figury
    .title = Figury
ankh-name-captives = polapení válečníci
    .title = Polapení válečníci
ankh-name-temples = chrámy
    .title = Chrámy

ankh-name-battle = boj
    .title = Boj
ankh-name-forgotten = v zapomnění
    .title = V zapomnění
ankh-name-worshipped = ve hře
    .title = Ve hře
ankh-name-merged = po spojení
    .title = Po spojení

ankh-name-top = nejvyšší pole
    .title = Dosaženo nejvyšší pole
ankh-name-last-conflict = poslední konflikt
    .title = Proběhl poslední konflikt
ankh-name-last-god = poslední bůh
    .title = Zůstal jediný bůh
ankh-name-atheist = ateistický Egypt
    .title = Ateistický Egypt

ankh-name-regular = řádné vyvolání
    .title = Řádné vyvolání
ankh-name-gate = žeton podsvětí
    .title = Žeton podsvětí
ankh-name-supply = zásoba
    .title = Zásoba

# where the claws of a Giant Scorpion point: this direction and the next one clockwise

ankh-name-n = sever a severovýchod
    .title = Sever a severovýchod
ankh-name-ne = severovýchod a jihovýchod
    .title = Severovýchod a jihovýchod
ankh-name-se = jihovýchod a jih
    .title = Jihovýchod a jih
ankh-name-s = jih a jihozápad
    .title = Jih a jihozápad
ankh-name-sw = jihozápad a severozápad
    .title = Jihozápad a severozápad
ankh-name-nw = severozápad a sever
    .title = Severozápad a sever

ankh-name-fertile = úrodné pole
    .title = Úrodné pole
ankh-name-desert = poušť
    .title = Poušť
ankh-name-water = voda
    .title = Voda
ankh-name-delta = Delta Nilu
    .title = Delta Nilu
ankh-name-west = Západní Egypt
    .title = Západní Egypt
ankh-name-east = Východní Egypt
    .title = Východní Egypt

ankh-name-middle-kingdom = Střední říše
    .title = Střední říše
ankh-name-old-kingdom = Stará říše
    .title = Stará říše

# sentences of the rules that a table reads in the other way

ankh-name-last-red-index = poslední červené pole je 19
    .title = Poslední červené pole je 19
ankh-name-guardian-symbol-positions = symboly Strážce na pozicích 2, 4 a 6
    .title = Symboly Strážce na pozicích 2, 4 a 6
ankh-name-action-tracks = na každé stupnici o jednu akci víc
    .title = Na každé stupnici o jednu akci víc
ankh-name-osiris-move-any = Osiris přesouvá žetony, jen když jsou na plánu všechny tři
    .title = Osiris přesouvá žetony, jen když jsou na plánu všechny tři
ankh-name-plague-bidders-fixed = při druhém zamoření obětují jen bohové s figurami
    .title = Při druhém zamoření obětují jen bohové s figurami
ankh-name-underworld-blocks-all-entry = žetony podsvětí brání jen ukončení pohybu
    .title = Žetony podsvětí brání jen ukončení pohybu
ankh-name-control-monument-forced = Ovládnutí monumentu je dobrovolné
    .title = Ovládnutí monumentu je dobrovolné
ankh-name-merged-guardians-forced = Strážce nižšího boha lze odmítnout
    .title = Strážce nižšího boha lze odmítnout
ankh-name-merge-keeps-own-guardians = při spojení se lze vzdát i vlastních Strážců
    .title = Při spojení se lze vzdát i vlastních Strážců
ankh-name-anubis-trap-per-plague-card = Anubis polapí ve všech zamořeních boje celkem jednoho válečníka
    .title = Anubis polapí ve všech zamořeních boje celkem jednoho válečníka
ankh-name-bountiful-every-gain = Štědrý platí jen za převahu, vítězství a dominanci
    .title = Štědrý platí jen za převahu, vítězství a dominanci

## Parts of other messages

ankh-part-followers =
    { $count ->
        [one] { $count } stoupence
        [few] { $count } stoupence
       *[other] { $count } stoupenců
    }
ankh-part-bid =
    { $bid ->
        [one] { $bid } stoupence
        [few] { $bid } stoupence
       *[other] { $bid } stoupenců
    }
ankh-part-figures =
    { $figures ->
        [one] { $figures } figuru
        [few] { $figures } figury
       *[other] { $figures } figur
    }
ankh-part-cards =
    { $count ->
        [one] { $count } použitou kartu
        [few] { $count } použité karty
       *[other] { $count } použitých karet
    }
ankh-part-neutralised =
    { $neutralised ->
        [0] { "" }
        [one] ; { $neutralised } figura se nepočítá
        [few] ; { $neutralised } figury se nepočítají
       *[other] ; { $neutralised } figur se nepočítá
    }
ankh-part-gained =
    { $gained ->
        [one] { $gained } bod zbožnosti
        [few] { $gained } body zbožnosti
       *[other] { $gained } bodů zbožnosti
    }

## Steps: the question to whoever decides, and what the others read. Chance may settle the first three.

ankh-step-scenario = Losuje se scénář.
    .waiting = Losuje se scénář.
ankh-step-god = Kterého boha si vybereš?
    .waiting = Vybírají se bohové.
ankh-step-guardian = Kteří Strážci této úrovně budou ve hře?
    .waiting = Vybírají se Strážci.
ankh-step-turn = Kterou akci provedeš?
    .waiting = { $seat } vybírá akci.
ankh-step-from = Kterou figurou pohneš?
    .waiting = { $seat } přesouvá figury.
ankh-step-to = Kam figura půjde?
    .waiting = { $seat } přesouvá figuru.
ankh-step-push = Kam figuru odsuneš?
    .waiting = { $seat } odsouvá figuru.
ankh-step-aim = Kam míří klepeta Obřího štíra?
    .waiting = { $seat } míří klepety Obřího štíra.
ankh-step-by = Které vyvolání využiješ?
    .waiting = { $seat } vyvolává figury.
ankh-step-call = Kterou figuru vyvoláš?
    .waiting = { $seat } vyvolává figuru.
ankh-step-at = Kam ji postavíš?
    .waiting = { $seat } vybírá pole pro figuru.
ankh-step-sun = Bude figura zářivá?
    .waiting = { $seat } může použít sluneční žeton.
ankh-step-power = Kterou schopnost odemkneš?
    .waiting = { $seat } může odemknout schopnost.
ankh-step-control = Který monument ovládneš?
    .waiting = { $seat } vybírá monument.
ankh-step-camel = Kam postavíš dalšího velblouda?
    .waiting = { $seat } může rozdělit oblast karavanou.
ankh-step-old = Které z obou nových oblastí zůstane starý žeton?
    .waiting = { $seat } rozděluje žetony dvou nových oblastí.
ankh-step-swap = Prohodíš žeton některé z obou nových oblastí?
    .waiting = { $seat } může prohodit žetony pořadí konfliktů.
ankh-step-with = S kterým žetonem ho prohodíš?
    .waiting = { $seat } prohazuje žetony pořadí konfliktů.
ankh-step-teleport = Kterou figuru přesuneš ke svému obelisku?
    .waiting = { $seat } může přesunout figury ke svým obeliskům.
ankh-step-teleport-to = Ke kterému obelisku figuru přesuneš?
    .waiting = { $seat } přesouvá figuru k obelisku.
ankh-step-announce = Oznámíš pro tento boj dvě karty?
    .waiting = { $seat } může oznámit dvě karty.
ankh-step-cards = Kterou kartu zahraješ?
    .waiting =
        { $seat-count ->
            [one] { $seat } vybírá bojovou kartu.
           *[other] { $seat } vybírají bojové karty.
        }
ankh-step-build = Který monument postavíš?
    .waiting = { $seat } může postavit monument.
ankh-step-build-at = Kam ho postavíš?
    .waiting = { $seat } staví monument.
ankh-step-bids = Kolik stoupenců obětuješ? Přijde o ně každý.
    .waiting =
        { $seat-count ->
            [one] { $seat } tajně obětuje stoupence.
           *[other] { $seat } tajně obětují stoupence.
        }
ankh-step-mummy = Kam se tvoje Mumie vrátí?
    .waiting = { $seat } vybírá pole pro Mumii.
ankh-step-trap = Čího zabitého válečníka polapíš?
    .waiting = { $seat } může polapit válečníka.
ankh-step-tie = Síly jsou vyrovnané. Použiješ žeton nerozhodného boje?
    .waiting = { $seat } může použít žeton nerozhodného boje.
ankh-step-spare = Které ze svých chráněných figur necháš naživu?
    .waiting = { $seat } může ochránit figury.
ankh-step-lift = Který žeton podsvětí vezmeš?
    .waiting = { $seat } může položit žeton podsvětí.
ankh-step-gate = Kam žeton podsvětí položíš?
    .waiting = { $seat } může položit žeton podsvětí.
ankh-step-worship = Obětuješ stoupence za zbožnost?
    .waiting = { $seat } může obětovat stoupence za zbožnost.
ankh-step-adopt = Kterého Strážce si spojený bůh nechá?
    .waiting = { $seat } vybírá Strážce spojeného boha.
ankh-step-over = Konec hry.
    .waiting = Konec hry.

## Moves, as infinitives. `.short` on a button below the question

ankh-move-scenario = Hrát scénář { $noun }
    .short = { $noun }
ankh-move-god = Vybrat si { $noun-acc }
    .short = { $noun }
ankh-move-guardian = Vybrat { $noun-acc }
    .short = { $noun-title }
ankh-move-move = Pohyb figur
ankh-move-summon = Vyvolání figury
ankh-move-gain = Získání stoupenců
ankh-move-unlock = Odemknutí schopnosti Ankh
    .short = Odemknutí schopnosti
ankh-move-from = Vzít figuru na { $noun-id }
    .short = { $noun-id }
ankh-move-to = Jít na { $noun-id }
    .short = { $noun-id }
ankh-move-push = Odsunout figuru na { $noun-id }
    .short = { $noun-id }
ankh-move-aim = Namířit klepeta na { $noun }
    .short = { $noun-title }
ankh-move-by =
    { $noun-id ->
        [regular] Využít řádné vyvolání
        [gate] Vyvolat na žeton podsvětí
       *[other] Vyvolat vedle pyramidy na { $noun-id }
    }
    .short =
        { $noun-id ->
            [regular] Řádné vyvolání
            [gate] Žeton podsvětí
           *[other] Pyramida { $noun-id }
        }
ankh-move-call =
    { $noun-id ->
        [captive] Osvobodit a vyvolat polapeného válečníka
       *[other] Vyvolat { $noun-acc }
    }
    .short = { $noun-title }
ankh-move-at = Postavit na { $noun-id }
    .short = { $noun-id }
ankh-move-sun = Položit sluneční žeton
    .short = Zářivá
ankh-move-power = Odemknout schopnost { $noun }
    .short = { $noun }
ankh-move-done = Hotovo
ankh-move-decline = Nevyužít
ankh-move-control = Ovládnout monument na { $noun-id }
    .short = { $noun-id }
ankh-move-camel = Postavit velblouda na hranu { $noun-id }
    .short = { $noun-id }
ankh-move-old = Nechat starý žeton oblasti s polem { $noun-id }
    .short = Oblast s polem { $noun-id }
ankh-move-swap = Prohodit žeton { $first }
    .short = Žeton { $first }
ankh-move-with = Prohodit s žetonem { $first }
    .short = Žeton { $first }
ankh-move-announce = Oznámit dvě karty
    .short = Dvě karty
ankh-move-card =
    { $noun-id ->
        [hidden] Tajně vybrat bojovou kartu
       *[other] Zahrát kartu { $noun }
    }
    .short = { $noun }
ankh-move-build = Postavit { $noun-acc }
    .short = { $noun-title }
ankh-move-bid =
    { $noun-id ->
        [hidden] Tajná oběť
        [0] Oběť: žádní stoupenci
       *[other]
            { $first ->
                [one] Oběť: { $first } stoupenec
                [few] Oběť: { $first } stoupenci
               *[other] Oběť: { $first } stoupenců
            }
    }
    .short = { $first }
ankh-move-trap = Polapit válečníka ({ $noun })
    .short = { $noun }
ankh-move-tiebreak = Použít žeton nerozhodného boje a vyhrát
    .short = Použít
ankh-move-spare = Nechat naživu figuru na { $noun-id }
    .short = { $noun-id }
ankh-move-lift =
    { $noun-id ->
        [supply] Vzít žeton podsvětí ze zásoby
       *[other] Vzít žeton podsvětí z { $noun-id }
    }
    .short =
        { $noun-id ->
            [supply] Zásoba
           *[other] { $noun-id }
        }
ankh-move-gate = Položit žeton podsvětí na { $noun-id }
    .short = { $noun-id }
ankh-move-worship = Obětovat stoupence za zbožnost
    .short = Obětovat
ankh-move-adopt =
    { $noun-id ->
        [cat] Nechat si { $noun-acc } v zásobě
        [satet] Nechat si { $noun-acc } v zásobě
        [mummy] Nechat si { $noun-acc } v zásobě
        [apep] Nechat si { $noun-acc } v zásobě
        [scorpion] Nechat si { $noun-acc } v zásobě
        [sphinx] Nechat si { $noun-acc } v zásobě
       *[other] Nechat si Strážce na { $noun-id }
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

ankh-event-scenario-chosen = Scénář: { $scenario }.
ankh-event-god-taken = { $seat } hraje za { $god-acc }.
ankh-event-guardian-chosen =
    { $figures ->
        [one] Strážci úrovně { $level }: { $guardian }, { $figures } figura.
        [few] Strážci úrovně { $level }: { $guardian }, { $figures } figury.
       *[other] Strážci úrovně { $level }: { $guardian }, { $figures } figur.
    }
ankh-event-game-began = Hra začíná. Pořadí: { $seats }.
ankh-event-action-taken = { $seat } volí akci { $action }: { $space }. pole z { $spaces }.
    .preview = Ukazatel se posune na { $space }. pole z { $spaces }.
ankh-event-figure-moved = { $seat } přesouvá { $kind-acc } z { $from-id } na { $to-id }.
ankh-event-figure-pushed = { $by }: Satet odsouvá figuru ({ $kind }, { $seat }) z { $from-id } na { $to-id }.
ankh-event-scorpion-aimed = { $seat } míří klepety Obřího štíra na { $hex-id }: { $at }.
ankh-event-figure-summoned = { $seat } vyvolává { $kind-acc } na { $hex-id }.
ankh-event-pyramid-used = { $seat } využívá vyvolání navíc u pyramidy na { $hex-id }.
ankh-event-gate-used = { $seat } využívá vyvolání navíc na žeton podsvětí na { $hex-id }.
ankh-event-warrior-freed = { $seat } osvobozuje válečníka, kterého má polapeného { $anubis }.
ankh-event-sun-attached = { $seat } pokládá sluneční žeton na { $kind-acc } na { $hex-id }: figura je teď zářivá.
ankh-event-nothing-summoned = { $seat } nikoho nevyvolává.
ankh-event-followers-gained = { $seat } získává { ankh-part-followers } ({ $cause }).
ankh-event-no-followers = { $seat } nezískává žádné stoupence.
ankh-event-followers-paid = { $seat } obětuje { ankh-part-followers } ({ $cause }).
ankh-event-power-unlocked = { $seat } odemyká schopnost { $power } (úroveň { $level }).
ankh-event-nothing-unlocked = { $seat } nic neodemyká.
ankh-event-guardian-gained = { $seat } získává { $guardian-acc }.
ankh-event-no-guardian = { $seat } nezískává Strážce úrovně { $level }: nezbývá figura nebo podstavec.
ankh-event-occasion-began = { $seat } spouští { $space }. událost: { $occasion }.
ankh-event-monument-controlled =
    { $from-id ->
        [none] { $seat } ovládá { $monument-acc } na { $hex-id }.
       *[other] { $seat } ovládá { $monument-acc } na { $hex-id }, o monument přichází { $from }.
    }
ankh-event-nothing-controlled = { $seat } žádný monument neovládne.
ankh-event-caravan-laid =
    { $camels-count ->
        [one] { $seat } rozděluje oblast { $token } velbloudem na hraně { $camels }.
       *[other] { $seat } rozděluje oblast { $token } karavanou na hranách { $camels }.
    }
ankh-event-no-caravan = { $seat } karavanu nestaví.
ankh-event-region-divided = Počet polí pevniny: oblast { $old } má teď { $old_size }, nová oblast { $new } má { $new_size }.
ankh-event-tokens-swapped = { $seat } prohazuje žetony { $one } a { $other }.
ankh-event-conflict-began = Začíná { $number }. konflikt. Žeton nerozhodného boje má { $seat }.
ankh-event-monument-destroyed =
    { $fate-id ->
        [scorpion]
            { $seat-id ->
                [none] Obří štír ničí neutrální monument ({ $monument }) na { $hex-id }.
               *[other] Obří štír ničí { $monument-acc } na { $hex-id }, o monument přichází { $seat }.
            }
       *[other]
            { $seat-id ->
                [none] Neutrální monument ({ $monument }) na { $hex-id } je zničen.
               *[other] { $seat } přichází o { $monument-acc } na { $hex-id }.
            }
    }
ankh-event-region-empty = Oblast { $token }: nikdo tu není.
ankh-event-region-dominated = { $seat } dominuje v oblasti { $token }.
ankh-event-battle-began = Boj o oblast { $token }: { $seats }.
ankh-event-figure-teleported = { $seat } přesouvá { $kind-acc } k obelisku: z { $from-id } na { $to-id }.
ankh-event-two-cards-announced = { $seat } oznamuje dvě karty.
ankh-event-cards-revealed =
    { $cards-count ->
        [one] { $seat } otáčí kartu { $cards }.
       *[other] { $seat } otáčí karty { $cards }.
    }
ankh-event-figures-flooded =
    { $figures ->
        [0] { $seat } nemá figury, které by Záplava chránila.
        [one] { $seat } má { $figures } figuru, kterou chrání Záplava.
        [few] { $seat } má { $figures } figury, které chrání Záplava.
       *[other] { $seat } má { $figures } figur, které chrání Záplava.
    }
ankh-event-monument-built = { $seat } staví { $monument-acc } na { $hex-id }.
ankh-event-nothing-built = { $seat } nic nestaví.
ankh-event-plague-began = { $seat } sesílá Zamoření kobylkami: oběti jsou tajné.
ankh-event-bid-revealed = { $seat } obětuje { ankh-part-bid }.
ankh-event-plague-spared =
    { $seat-id ->
        [none] Kobylky neušetří nikoho.
       *[other] Kobylky ušetří figury, které tu má { $seat }.
    }
ankh-event-figure-killed =
    { $fate-id ->
        [plague] { $seat } ztrácí { $kind-acc } na { $hex-id } (zamoření).
       *[battle] { $seat } ztrácí { $kind-acc } na { $hex-id } (boj).
    }
ankh-event-mummy-returned = { $seat } znovu vyvolává Mumii na { $hex-id }.
ankh-event-warrior-trapped = { $seat } polapuje válečníka, o kterého přichází { $owner }.
ankh-event-nothing-trapped = { $seat } nikoho nepolapuje.
ankh-event-majority-held = { $seat } má převahu { $monument-all }: { $count }.
ankh-event-strength-counted =
    { $figures ->
        [0] { $seat } tu už figuru nemá: síla 0.
       *[other]
            { $strength ->
                [0] { $seat } má sílu 0{ ankh-part-neutralised }.
               *[other] { $seat } má sílu { $strength }: { $parts }{ ankh-part-neutralised }.
            }
    }
ankh-event-tiebreaker-used = { $seat } používá žeton nerozhodného boje.
ankh-event-tiebreaker-kept = { $seat } žeton nerozhodného boje nepoužívá.
ankh-event-battle-won =
    { $margin ->
        [0] { $seat } vyhrává boj o oblast { $token } se silou { $strength }.
       *[other] { $seat } vyhrává boj o oblast { $token } se silou { $strength }, s náskokem { $margin }.
    }
ankh-event-battle-undecided = Boj o oblast { $token } nikdo nevyhrává.
ankh-event-figure-spared = { $seat } nechává naživu { $kind-acc } na { $hex-id }.
ankh-event-gate-placed =
    { $from-id ->
        [none] { $seat } pokládá žeton podsvětí na { $hex-id }.
       *[other] { $seat } přesouvá žeton podsvětí z { $from-id } na { $hex-id }.
    }
ankh-event-no-gate = { $seat } žeton podsvětí nepokládá.
ankh-event-cards-returned = { $seat } si bere zpět do ruky { ankh-part-cards }.
ankh-event-not-worshipped = { $seat } stoupence za zbožnost neobětuje.
ankh-event-devotion-gained =
    { $bountiful ->
        [0] { $seat } získává { ankh-part-gained } ({ $merit }): pole { $space }.
       *[other] { $seat } získává { ankh-part-gained } ({ $merit }, Štědrý přidává { $bountiful }): pole { $space }.
    }
    .brings = zbožnost +{ $gained }
ankh-event-devotion-lost =
    { $lost ->
        [one] { $seat } ztrácí { $lost } bod zbožnosti kvůli Kočičí mumii: pole { $space }.
        [few] { $seat } ztrácí { $lost } body zbožnosti kvůli Kočičí mumii: pole { $space }.
       *[other] { $seat } ztrácí { $lost } bodů zbožnosti kvůli Kočičí mumii: pole { $space }.
    }
ankh-event-conflict-ended = { $number }. konflikt končí.
ankh-event-gods-merged = { $god } a { $lower_god } se spojují v jednoho boha na poli { $space }: dál hrají společně { $seat } a { $lower }.
ankh-event-guardian-adopted =
    { $hex-id ->
        [none] { $seat } si ve spojeném bohu nechává { $guardian-acc } v zásobě.
       *[other] { $seat } si ve spojeném bohu nechává { $guardian-acc } na { $hex-id }.
    }
ankh-event-guardian-dismissed = { $seat } se vzdává Strážce, který opouští hru: { $guardian }.
ankh-event-god-forgotten = { $god } na poli { $space } upadá v zapomnění: { $seat } končí.
ankh-event-game-ended =
    { $ending-id ->
        [top]
            { $winners-count ->
                [one] Nejvyšší pole je dosaženo. Vítězí { $winners }.
               *[other] Nejvyšší pole je dosaženo. Společně vítězí { $winners }.
            }
        [last-god]
            { $winners-count ->
                [one] Zůstává jediný bůh. Vítězí { $winners }.
               *[other] Zůstává jediný bůh. Společně vítězí { $winners }.
            }
        [atheist] Všichni bohové jsou zapomenuti. Egypt je ateistický a nikdo nevyhrává.
       *[last-conflict]
            { $winners-count ->
                [one] Díky nejvyšší zbožnosti vítězí { $winners }.
               *[other] Díky nejvyšší zbožnosti společně vítězí { $winners }.
            }
    }

## Options

ankh-option-scenario = Scénář
    .middle-kingdom = Střední říše
    .old-kingdom = Stará říše
    .random = Vylosuje se
ankh-option-gods = Bohové
    .random = Vylosují se
    .draft = Každý si vybere, poslední hráč první
ankh-option-guardian-1 = Strážci úrovně 1
    .random = Vylosují se
    .draft = Vybere hráč
    .cat = Kočičí mumie
    .satet = Satet
ankh-option-guardian-2 = Strážci úrovně 2
    .random = Vylosují se
    .draft = Vybere hráč
    .mummy = Mumie
    .apep = Apep
ankh-option-guardian-3 = Strážci úrovně 3
    .random = Vylosují se
    .draft = Vybere hráč
    .scorpion = Obří štír
    .sphinx = Sfinga
ankh-option-last-red-index = Poslední červené pole stupnice zbožnosti
ankh-option-guardian-symbol-positions = Pozice v řadě se symbolem Strážce
ankh-option-action-tracks = Délka stupnic akcí
    .usual = Obvyklá
    .longer = Na každé o jednu akci víc
ankh-option-osiris-move-any = Osiris smí přesouvat žetony podsvětí, které leží na plánu
    .yes = Vždy
    .no = Jen když tam jsou všechny tři
ankh-option-plague-bidders-fixed = Kdo obětuje při druhém zamoření
    .yes = Titíž bohové
    .no = Jen bohové s figurami; kdo je sám, je ušetřen
ankh-option-underworld-blocks-all-entry = Žetony podsvětí brání cizím figurám
    .yes = V jakémkoli vstupu
    .no = Jen v ukončení pohybu
ankh-option-control-monument-forced = Ovládnutí monumentu
    .yes = Povinné, když je co ovládnout
    .no = Dobrovolné
ankh-option-merged-guardians-forced = Strážci nižšího boha při spojení
    .yes = Musí být převzati
    .no = Lze je odmítnout
ankh-option-merge-keeps-own-guardians = Málo podstavců při spojení
    .yes = Vlastní Strážci zůstávají
    .no = Vybírá se ze všech Strážců
ankh-option-anubis-trap-per-plague-card = Anubis v boji s více zamořeními
    .yes = Polapí jednoho válečníka za každé
    .no = Polapí celkem jednoho válečníka
ankh-option-bountiful-every-gain = Štědrý přidává 1 bod zbožnosti
    .yes = Ke každému zisku
    .no = Jen za převahu, vítězství a dominanci

## What things do, in one sentence

ankh-god-amun = Jednou za konflikt, dřív než se vyberou karty, smíš oznámit, že v tomto boji zahraješ dvě.
ankh-god-anubis = Kdykoli jsou zabiti nepřátelští válečníci, smíš jednoho polapit; každý polapený (nejvýš tři) přidá tvému bohu sílu 1 a majitel ho může za 1 stoupence osvobodit.
ankh-god-isis = Když jsou při vyhodnocení boje zabity figury, mohou přežít ty tvoje, které sousedí s nepřátelskou figurou.
ankh-god-osiris = Po prohraném boji smíš položit do oblasti žeton podsvětí, kam ostatní nesmějí; při každé akci Vyvolání smíš navíc vyvolat 1 figuru na volný žeton.
ankh-god-ra = Vyvolané figuře smíš dát jeden ze tří slunečních žetonů; kde máš zářivou figuru, přinesou vítězství i dominance o 1 bod zbožnosti víc.

ankh-guardian-cat = Když je zabita, každý jiný bůh ztratí 1 bod zbožnosti.
ankh-guardian-satet = Pohyb smí ukončit na nepřátelské figuře, kterou odsune na prázdné vedlejší pole.
ankh-guardian-mummy = Když je zabita, hned se vrátí na prázdné pole sousedící s tvým bohem.
ankh-guardian-apep = Smíš ho vyvolat na kterékoli pole vody a pak patří do všech oblastí kolem.
ankh-guardian-scorpion = Jeho klepeta míří na dvě vedlejší pole; na začátku konfliktu tam zničí sousední monumenty, i tvoje.
ankh-guardian-sphinx = Nepřátelské figury, které s ní sousedí, mají v boji sílu 0.

ankh-power-commanding = Když vyhraješ boj, získáš 3 stoupence.
ankh-power-inspiring = Stavba monumentu tě nestojí žádné stoupence.
ankh-power-omnipresent = Na začátku konfliktu získáš 1 stoupence za každou oblast, kde máš figuru.
ankh-power-revered = Získání stoupenců ti přinese o 1 stoupence víc.
ankh-power-resplendent = Dokud ovládáš aspoň 3 monumenty jednoho typu, má tvůj bůh sílu 3.
ankh-power-obelisk-attuned = Na začátku boje, ve kterém máš figuru, smíš přesunout své figury ke svým obeliskům v oblasti.
ankh-power-temple-attuned = V boji máš o 2 větší sílu za každý svůj chrám v oblasti, se kterým sousedí tvoje figura.
ankh-power-pyramid-attuned = Při každé akci Vyvolání smíš navíc vyvolat 1 figuru vedle každé své pyramidy.
ankh-power-glorious = Když vyhraješ boj se silou aspoň o 3 vyšší, získáš 3 body zbožnosti místo 1.
ankh-power-magnanimous = Když prohraješ boj a máš v něm aspoň 2 figury, získáš 2 body zbožnosti.
ankh-power-bountiful = Dokud jsi v červené části, je každý zisk zbožnosti o 1 vyšší.
ankh-power-worshipful = Po každém boji, kterého se účastníš, smíš obětovat 2 stoupence za 1 bod zbožnosti.

ankh-card-plague = Všichni tajně obětují stoupence a přijdou o ně; přežijí jen válečníci a Strážci toho, kdo obětoval nejvíc.
ankh-card-build = Smíš obětovat 3 stoupence a postavit svůj monument na prázdné pole pevniny v oblasti.
ankh-card-chariots = Síla a nic víc.
ankh-card-cycle = Po boji se ti do ruky vrátí všechny použité karty, i tato.
ankh-card-drought = Když vyhraješ, získáš o 1 bod zbožnosti víc za každou svou figuru na poušti v oblasti.
ankh-card-flood = Získáš 1 stoupence za každou svou figuru na úrodných polích v oblasti a tyto figury při vyhodnocení boje nebudou zabity.
ankh-card-miracle = Po boji získáš 1 bod zbožnosti za každou figuru, o kterou v něm přijdeš.

ankh-action-move = Přesuň každou svou figuru nejvýš o 3 pole, přes cokoli, na prázdné pole pevniny.
ankh-action-summon = Postav válečníka nebo Strážce vedle své figury nebo monumentu, který ovládáš.
ankh-action-gain = Získej 1 stoupence za každý neutrální nebo vlastní monument, který sousedí s tvými figurami.
ankh-action-unlock = Obětuj stoupence za schopnost další úrovně ve své řadě.

ankh-occasion-control = Kdo událost spustí, ovládne neutrální monument, který sousedí s jeho figurou.
ankh-occasion-caravan = Kdo událost spustí, smí až 6 velbloudy rozdělit oblast na dvě.
ankh-occasion-conflict = Bojuje se o všechny oblasti v pořadí jejich žetonů.

ankh-stage-obelisks = Bohové se schopností Zaměřený na obelisky smějí přesouvat figury, začíná nejnižší zbožnost.
ankh-stage-announcement = Amun smí oznámit dvě karty.
ankh-stage-cards = Všichni tajně vyberou kartu, potom se všechny karty otočí.
ankh-stage-building = Kdo zahrál Stavbu monumentu, smí stavět, začíná nejnižší zbožnost.
ankh-stage-plague = Za každé Zamoření kobylkami všichni tajně obětují stoupence a figury jsou zabity.
ankh-stage-majority = Kdo v oblasti ovládá nejvíc monumentů jednoho typu, získá za to 1 bod zbožnosti.
ankh-stage-resolution = Vyhrává nejvyšší síla, válečníci a Strážci ostatních jsou zabiti.
ankh-stage-aftermath = Následují Zázrak, Osiris, Cyklus Ma’at a Ctihodný.

ankh-monument-obelisk = Se schopností Zaměřený na obelisky se k němu dají přesouvat figury.
ankh-monument-temple = Se schopností Zaměřený na chrámy dává sílu.
ankh-monument-pyramid = Se schopností Zaměřený na pyramidy umožní vyvolání navíc.

## Labels of the table

ankh-label-tie-break = Na stejném poli má vyšší zbožnost ten, kdo je ve sloupku výš.
ankh-label-progress = Konflikty: { $conflict } z { $conflicts }

# map

ankh-label-map = Hrací plán
ankh-label-regions = Oblasti
ankh-label-zoom-in = Přiblížit
ankh-label-zoom-out = Celý plán
ankh-label-figure-of = { $kind-title }: { $seat }
ankh-label-monument-of = { $monument-title }: { $seat }
ankh-label-monument-neutral = Neutrální monument: { $monument }
ankh-label-region = Oblast { $token }
ankh-label-region-size =
    { $size ->
        [one] Oblast { $token }, { $size } pole pevniny.
        [few] Oblast { $token }, { $size } pole pevniny.
       *[other] Oblast { $token }, { $size } polí pevniny.
    }
ankh-label-region-empty = Nikdo tu nemá figuru.
ankh-label-force = { $seat } má { ankh-part-figures }, síla { $strength } až { $most }.
ankh-label-divides = Vzniknou oblasti s { $one } a { $other } poli pevniny.
ankh-label-map-grid = Pole hracího plánu. Šipky vedou z pole na pole, Page Down na další pole, kde můžeš něco udělat.
ankh-label-space = { $hex-id }, { $terrain }, oblast { $token }
ankh-label-space-plain = { $hex-id }, { $terrain }
ankh-label-next-to = Vedle: { $hexes }.
ankh-label-neighbour = { $hex-id } { $pieces }
ankh-label-neighbour-river = { $hex-id } { $pieces } za řekou
ankh-label-neighbour-camel = { $hex-id } { $pieces } za velbloudy
ankh-label-piece-at = { $pieces } na { $hex-id }
ankh-label-move-of = { $moves }: { $pieces }
ankh-label-move-onto = { $moves } ({ $terrain }, oblast { $token })
ankh-label-move-onto-plain = { $moves } ({ $terrain })
ankh-label-move-within = { $moves } (oblast { $token })
ankh-label-move-sized =
    { $size ->
        [one] { $moves } ({ $size } pole pevniny)
        [few] { $moves } ({ $size } pole pevniny)
       *[other] { $moves } ({ $size } polí pevniny)
    }
ankh-label-place-at = Postavit { $thing-acc } na { $hex-id }
ankh-label-moves-up-to =
    { $count ->
        [one] Může se přesunout nejvýš o { $count } pole.
        [few] Může se přesunout nejvýš o { $count } pole.
       *[other] Může se přesunout nejvýš o { $count } polí.
    }
ankh-label-about-fertile = Nikdo tu nestojí. Figury na úrodných polích počítá Záplava.
ankh-label-about-desert = Nikdo tu nestojí. Figury na poušti počítá Sucho.
ankh-label-about-water = Figury přes vodu procházejí, ale nezůstanou v ní. Žije tu jen Apep a patří pak do všech oblastí kolem.
ankh-label-about-gate = Na toto pole smějí jen figury Osira.
ankh-label-about-regions = Obarví oblasti a ukáže i sílu s nejlepší kartou v ruce.

# panels

ankh-label-actions = Akce
ankh-label-side-battle = Boj
ankh-label-side-choose = Volba
ankh-label-side-powers = Schopnosti
ankh-label-powers-panel = Strážci a schopnosti
ankh-label-event-track = Stupnice událostí
ankh-label-event-at = { $space }. událost z { $spaces }.
ankh-label-event-next = Další: { $occasion-title }.
ankh-label-next-event = Další událost
ankh-label-event-named = { $space }. událost z { $spaces }: { $occasion-title }
ankh-label-events-in-order = Po řadě
ankh-label-then-merge = potom se dva poslední bohové spojí
ankh-label-then-forget = potom upadnou v zapomnění bohové v červené části
ankh-label-then-end = potom hra končí
ankh-label-actions-two = { $seat }: dvě akce
ankh-label-actions-one = { $seat }: jedna akce
ankh-label-actions-lower = Druhá musí být níž.
ankh-label-actions-last = { $seat }: poslední akce
ankh-label-about-actions = V tahu jsou dvě akce, druhá v nižší řádce. Ukazatel, který dojde na konec své stupnice, spustí další událost a tah končí.
ankh-label-track-left =
    { $left ->
        [one] Ještě { $left } akce do další události: { $occasion-title }.
        [few] Ještě { $left } akce do další události: { $occasion-title }.
       *[other] Ještě { $left } akcí do další události: { $occasion-title }.
    }
ankh-label-track-triggers = Další tato akce spustí událost: { $occasion-title }.
ankh-label-triggers = spustí událost { $occasion }
ankh-label-costs = stojí { ankh-part-followers }
ankh-label-brings = přinese { ankh-part-followers }
ankh-label-brings-devotion =
    { $points ->
        [one] přinese { $points } bod zbožnosti
        [few] přinese { $points } body zbožnosti
       *[other] přinese { $points } bodů zbožnosti
    }
ankh-label-do-gain = Získat { ankh-part-followers }
ankh-label-do-unlock = Schopnost za { $cost }
ankh-label-do-build = { $monument-title } za { $cost }
ankh-label-do-worship = Obětovat { ankh-part-followers }, zbožnost +{ $points }
ankh-label-devotion-track = Zbožnost
ankh-label-rank-of = { $rank }. { $seat } { $points }
ankh-label-about-devotion = Kdo dojde na pole { $top }, ihned vyhrává. Do pole { $red } je stupnice červená: kdo je tam po { $conflict }. konfliktu, upadne v zapomnění. Na stejném poli je výš horní ukazatel.
ankh-label-about-merge = Po { $conflict }. konfliktu se dva poslední bohové spojí.
ankh-label-devotion-list = Zbožnost: { $items }.
ankh-label-ranking = Pořadí
ankh-label-guardians-left = zbývá { $count }
ankh-label-level = Úroveň { $level }
ankh-label-supply = Společná zásoba
ankh-label-camels = Velbloudi
ankh-label-about-supply = Kolik zbývá pro všechny hráče.

# conflicts and battles

ankh-label-last-conflict = Poslední konflikt
ankh-label-conflict-told = { $number }. konflikt, oblast { $token }
ankh-label-told-battle = Boj o oblast { $token }, ještě jednou
ankh-label-told-dominated = Oblast { $token }, dominuje { $seat }
ankh-label-told-empty = Oblast { $token }, prázdná
ankh-label-replay-back = O krok zpět
ankh-label-replay-on = Další krok
ankh-label-battle-in = Boj o oblast { $token }
ankh-label-chosen = Zvoleno
ankh-label-battle-step = { $step }. krok z { $steps }: { $stage-title }
ankh-label-tie-up = Nerozhodný boj rozhoduje { $seat }.
ankh-label-tie-down = Žeton nerozhodného boje už je použitý, má ho { $seat }.
ankh-label-part =
    { $part-id ->
        [figures]
            { $strength ->
                [one] { $strength } figura
                [few] { $strength } figury
               *[other] { $strength } figur
            }
        [captives]
            { $strength ->
                [one] { $strength } polapený
                [few] { $strength } polapení
               *[other] { $strength } polapených
            }
        [temples] { $strength } (chrámy)
       *[other] { $strength } ({ $part-title })
    }
ankh-label-no-figures = žádné figury
ankh-label-plays-cards =
    { $cards-count ->
        [one] Hraje kartu { $cards }
       *[other] Hraje karty { $cards }
    }
ankh-label-bid-of = Oběť { $count }
ankh-label-bid-most = nejvýš { $count }
ankh-label-killed-of =
    { $count ->
        [one] { $count } zabitá figura
        [few] { $count } zabité figury
       *[other] { $count } zabitých figur
    }
ankh-label-wins = Vyhrává { $seat }
# moments on the whole board

ankh-label-moment-won = Boj o oblast { $token } vyhrává { $seat }
ankh-label-moment-won-together = Boj o oblast { $token } vyhrávají { $seat } a { $other }
ankh-label-moment-gains = { $seat } získává zbožnost.
ankh-label-moment-conflict = { $number }. konflikt skončil
ankh-label-moment-stands =
    { $points ->
        [one] { $seat } má { $points } bod zbožnosti
        [few] { $seat } má { $points } body zbožnosti
       *[other] { $seat } má { $points } bodů zbožnosti
    }
ankh-label-moment-stand-together =
    { $points ->
        [one] { $seat } a { $other } mají { $points } bod zbožnosti
        [few] { $seat } a { $other } mají { $points } body zbožnosti
       *[other] { $seat } a { $other } mají { $points } bodů zbožnosti
    }
ankh-label-moment-merged = { $one-title } a { $other-title } se spojují v jednoho boha
ankh-label-moment-together = Vše mají společné a vyhrají nebo prohrají oba. V tahu má každý jednu akci; mimo tahy rozhoduje { $seat }.
ankh-label-moment-forgotten =
    { $count ->
        [one] V zapomnění upadá { $gods }
       *[other] V zapomnění upadají { $gods }
    }

# the position in words

ankh-label-say-state = Stupnice
ankh-label-say-figures = Tvoje figury
ankh-label-say-coming = Příští události: { $items }.
ankh-label-say-empty = Prázdná pole, { $terrain }: { $hexes }.
ankh-label-say-water = Vodní pole: { $hexes }.
ankh-label-say-camels = Velbloudi stojí mezi: { $hexes }.
ankh-label-say-rivers = Řeka teče mezi: { $hexes }.

# choices

ankh-label-choice-scenario = Scénář
ankh-label-choice-god = Vyber si boha
ankh-label-choice-guardian = Vyber Strážce
ankh-label-choice-by = Jak vyvoláš figuru?
ankh-label-choice-call = Koho vyvoláš?
ankh-label-choice-sun = Sluneční žeton
ankh-label-choice-power = Odemkni schopnost
ankh-label-choice-adopt = Nech si Strážce
ankh-label-choice-card = Vyber kartu
ankh-label-tap-again = Zahraj dalším klepnutím
ankh-label-choice-bid = Oběť stoupenců
ankh-label-choice-announce = Dvě karty
ankh-label-choice-build = Postav monument
ankh-label-choice-trap = Polap válečníka
ankh-label-choice-tiebreak = Nerozhodně
ankh-label-choice-lift = Žeton podsvětí
ankh-label-choice-worship = Stoupenci za zbožnost
ankh-label-choose-by-regular = Vedle své figury nebo monumentu.
ankh-label-choose-by-gate = Jedna figura navíc, na žeton podsvětí.
ankh-label-choose-by-pyramid = Jedna figura navíc, vedle této pyramidy.
ankh-label-choose-trap = Dává tvému bohu sílu 1, dokud ho majitel neosvobodí.
ankh-label-choose-scenario = Kde na začátku stojí bohové, válečníci a monumenty.
ankh-label-choose-sun = Figura bude zářivá: o 1 bod zbožnosti víc, kde zvítězí nebo dominuje.
ankh-label-choose-announce = Zahraješ v tomto boji dvě bojové karty, jednou za konflikt.
ankh-label-choose-tiebreak = Vyhraješ tento boj; žeton je pro tento konflikt použitý.
ankh-label-choose-lift-supply = Vezmeš žeton, který ještě není na plánu.
ankh-label-choose-worship = Obětuješ 2 stoupence za 1 bod zbožnosti.
ankh-label-call-warrior = Válečník z tvé zásoby.
ankh-label-call-captive = Tvůj válečník, kterého polapil Anubis; dostane 1 stoupence.
ankh-label-build-supply = v zásobě { $count }
ankh-label-bases-left =
    { $count ->
        [one] { $count } volný podstavec
        [few] { $count } volné podstavce
       *[other] { $count } volných podstavců
    }

# mats

ankh-label-gods = { $one-title } a { $other-title }
ankh-label-god-power-amun = V jednom boji každého konfliktu zahraje dvě karty.
ankh-label-god-power-anubis = Polapí zabité nepřátelské válečníky; každý přidá bohu sílu 1.
ankh-label-god-power-isis = Figury vedle nepřítele přežijí prohraný boj.
ankh-label-god-power-osiris = Po prohraném boji: žeton podsvětí, kam smí jen Osiris.
ankh-label-god-power-ra = Slunce na figuře: o 1 bod zbožnosti víc tam, kde zvítězí.
ankh-label-god-tip-amun = Schovej si dvě silné karty na boj, na kterém záleží.
ankh-label-god-tip-anubis = Bojuj tam, kde stojí hodně válečníků: jednoho ti může přinést každý boj i každé zamoření.
ankh-label-god-tip-isis = Stůj blízko: prohraný boj tě stojí body, ne vojsko. Zamoření ale zabíjí dál.
ankh-label-god-tip-osiris = Prohraný boj není marný: každý žeton je bezpečné pole a jedno vyvolání navíc.
ankh-label-god-tip-ra = Zářivé figury rozděl: v oblasti, kterou můžeš vyhrát, stačí jedna.
ankh-label-you-are = Hraješ za boha
ankh-label-god-of = Za tohoto boha hraje { $seat }
ankh-label-before-gods = Bohové
ankh-label-other-gods = Ostatní bohové
ankh-label-own-god = Tvůj bůh
ankh-label-at-start = Na plánu
ankh-label-remember = Pamatuj
ankh-label-remember-line = Po { $conflict }. konfliktu upadne v zapomnění každý bůh, jehož zbožnost je { $red } nebo méně.
ankh-label-remember-top = Zbožnost { $top } ihned vyhrává.
ankh-label-show-god = Ukázat kartu boha
ankh-label-row-followers = Stoupenci
ankh-label-row-warriors = Válečníci
ankh-label-row-map = Na plánu
ankh-label-row-supply = V zásobě
ankh-label-row-monuments = Monumenty
ankh-label-row-powers = Schopnosti
ankh-label-row-cards = Bojové karty
ankh-label-row-hand = V ruce
ankh-label-row-line = Čára
ankh-label-row-bases = Podstavce
ankh-label-row-last = Poslední boj
ankh-label-row-captives = Polapení
ankh-label-row-suns = Volná slunce
ankh-label-row-gates = Podsvětí
ankh-label-row-amun = Dvě karty
ankh-label-n-followers =
    { $count ->
        [one] { $count } stoupenec
        [few] { $count } stoupenci
       *[other] { $count } stoupenců
    }
ankh-label-n-warriors =
    { $count ->
        [one] { $count } válečník
        [few] { $count } válečníci
       *[other] { $count } válečníků
    }
ankh-label-n-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
ankh-label-n-obelisk =
    { $count ->
        [one] { $count } obelisk
        [few] { $count } obelisky
       *[other] { $count } obelisků
    }
ankh-label-n-temple =
    { $count ->
        [one] { $count } chrám
        [few] { $count } chrámy
       *[other] { $count } chrámů
    }
ankh-label-n-pyramid =
    { $count ->
        [one] { $count } pyramida
        [few] { $count } pyramidy
       *[other] { $count } pyramid
    }
ankh-label-n-monuments =
    { $count ->
        [one] { $count } monument
        [few] { $count } monumenty
       *[other] { $count } monumentů
    }
ankh-label-guardians = Strážci
ankh-label-gain-each = +{ $count } za akci
ankh-label-below-line = { $missing } pod čarou
ankh-label-above-line = nad čarou
ankh-label-in-supply = v zásobě { $count }
ankh-label-trapped = polapených { $count }
ankh-label-next-cost = další stojí { $cost }
ankh-label-next-level = další: úroveň { $level }
ankh-label-all-powers = všechny odemčené
ankh-label-of-cards = { $count } z { $most }
ankh-label-amun-ready = připraveny
ankh-label-amun-used = použity
ankh-label-no-god = Zatím bez boha
ankh-label-merged-with = Spojený bůh, druhý hráč: { $seat }
ankh-label-about-merged = Jednoho boha má společně s tímto hráčem: { $seat }. Mimo tahy rozhoduje { $higher }; vyhrají nebo prohrají oba.
ankh-label-was-forgotten = Tento bůh je zapomenut.
ankh-label-followers-of =
    { $count ->
        [one] { $count } stoupenec.
        [few] { $count } stoupenci.
       *[other] { $count } stoupenců.
    }
ankh-label-gain-now = Získání stoupenců by teď přineslo { $count }.
ankh-label-ankhs-of =
    { $count ->
        [one] { $count } žeton Ankh v zásobě
        [few] { $count } žetony Ankh v zásobě
       *[other] { $count } žetonů Ankh v zásobě
    }
ankh-label-warriors-of =
    { $count ->
        [one] { $count } válečník v zásobě.
        [few] { $count } válečníci v zásobě.
       *[other] { $count } válečníků v zásobě.
    }
ankh-label-trapped-of = Polapení Anubem: { $count }.
ankh-label-pool-of = { $guardian-title }: v zásobě { $count }
ankh-label-controls = { $monument-title }: ovládá { $count }
ankh-label-captives-of = Polapení válečníci: { $count } z { $most }
ankh-label-suns-of = Volné sluneční žetony: { $count } z { $most }
ankh-label-gates-of = Žetony podsvětí v zásobě: { $count } z { $most }
ankh-label-amun-up = Žeton Amuna: v tomto konfliktu lze zahrát dvě karty
ankh-label-amun-down = Žeton Amuna je v tomto konfliktu použitý
ankh-label-powers = Schopnosti
ankh-label-powers-of =
    { $count ->
        [one] { $count } schopnost
        [few] { $count } schopnosti
       *[other] { $count } schopností
    }
ankh-label-locked =
    { $cost ->
        [one] Další schopnost úrovně { $level } za { $cost } stoupence
        [few] Další schopnost úrovně { $level } za { $cost } stoupence
       *[other] Další schopnost úrovně { $level } za { $cost } stoupenců
    }
ankh-label-locked-guardian =
    { $cost ->
        [one] Další schopnost úrovně { $level } za { $cost } stoupence, i se Strážcem této úrovně
        [few] Další schopnost úrovně { $level } za { $cost } stoupence, i se Strážcem této úrovně
       *[other] Další schopnost úrovně { $level } za { $cost } stoupenců, i se Strážcem této úrovně
    }
ankh-label-hand = Karty v ruce
ankh-label-hand-of =
    { $count ->
        [one] { $count } karta v ruce: { $cards }
        [few] { $count } karty v ruce: { $cards }
       *[other] { $count } karet v ruce: { $cards }
    }
ankh-label-last-played = Zahráno v posledním boji: { $cards }
ankh-label-used-cards = Použité karty
ankh-label-used-card = { $card-title }, použitá
ankh-label-red-of =
    { $missing ->
        [one] V červené části: ještě { $missing } bod zbožnosti, jinak po { $conflict }. konfliktu přijde zapomnění
        [few] V červené části: ještě { $missing } body zbožnosti, jinak po { $conflict }. konfliktu přijde zapomnění
       *[other] V červené části: ještě { $missing } bodů zbožnosti, jinak po { $conflict }. konfliktu přijde zapomnění
    }
ankh-label-bases-of = Volné podstavce: malé { $small }, velké { $large }

# details: `about-` says what a thing is for, `is-` what a figure is at the moment

ankh-label-also-god = Spojení, druhý bůh: { $god-title }
ankh-label-owned-by = Patří hráči
ankh-label-unlocked-by = Má odemčeno
ankh-label-in-hand-of = V ruce má
ankh-label-guardian-facts = Úroveň { $level }, { $base }
ankh-label-power-facts =
    { $cost ->
        [one] Úroveň { $level }, stojí { $cost } stoupence
        [few] Úroveň { $level }, stojí { $cost } stoupence
       *[other] Úroveň { $level }, stojí { $cost } stoupenců
    }
ankh-label-card-facts = Síla { $strength-signed }
ankh-label-figure = Figura
ankh-label-monument = Monument
ankh-label-neutral = Neutrální
ankh-label-about-warrior = Síla 1.
ankh-label-about-god = Síla 1; zabít ho nelze.
ankh-label-is-radiant = Zářivá: nese sluneční žeton.
ankh-label-is-flooded = V tomto boji ji chrání Záplava.
ankh-label-is-moved = Pohyb už má za sebou.
ankh-label-is-neutralised = Nepřátelská Sfinga ji připravuje o sílu.
ankh-label-is-struck = Na začátku konfliktu ho zničí Obří štír.
ankh-label-strikes =
    { $count ->
        [one] Na začátku konfliktu zničí { $count } monument.
        [few] Na začátku konfliktu zničí { $count } monumenty.
       *[other] Na začátku konfliktu zničí { $count } monumentů.
    }
ankh-label-majority-in = Oblast { $token }: převahu tohoto typu má { $seat }.
ankh-label-no-majority = Oblast { $token }: převahu tohoto typu nemá nikdo.
ankh-label-region-dominance = Kdo je tu sám, dominuje.
ankh-label-region-battle = Konflikt sem přinese boj.
ankh-label-strengths = Síla bez karty a s kartou
ankh-label-majorities = Převaha monumentů
ankh-label-pieces = Co tu stojí
ankh-label-reconstructed = Kde na začátku leží některé žetony pořadí konfliktů, z tištěné hry neznáme. Je to rekonstruované tak, aby to odpovídalo tomu, co známe.
ankh-label-no-majorities = Převahu tu nikdo nemá.
ankh-label-absent = bez figury v oblasti nikdo nezíská nic
ankh-label-neutralised = bez síly vedle Sfingy: { $count }
ankh-label-terrain-of = Na úrodných polích { $fertile }, na poušti { $desert }

# names that must be short

ankh-label-power-short-commanding = Velící
ankh-label-power-short-inspiring = Inspirující
ankh-label-power-short-omnipresent = Všudypřít.
ankh-label-power-short-revered = Uctívaný
ankh-label-power-short-resplendent = Oslnivý
ankh-label-power-short-obelisk-attuned = Obelisky
ankh-label-power-short-temple-attuned = Chrámy
ankh-label-power-short-pyramid-attuned = Pyramidy
ankh-label-power-short-glorious = Velkolepý
ankh-label-power-short-magnanimous = Velkorysý
ankh-label-power-short-bountiful = Štědrý
ankh-label-power-short-worshipful = Ctihodný
ankh-label-card-short-plague = Zamoření
ankh-label-card-short-build = Stavba
ankh-label-card-short-chariots = Vozatajové
ankh-label-card-short-cycle = Cyklus
ankh-label-card-short-drought = Sucho
ankh-label-card-short-flood = Záplava
ankh-label-card-short-miracle = Zázrak
ankh-label-card-brief-plague = Všichni obětují; přežije jen vojsko nejvyšší oběti.
ankh-label-card-brief-build = Postav si tu vlastní monument; stojí { $cost }.
ankh-label-card-brief-chariots = Síla a nic víc.
ankh-label-card-brief-cycle = Všechny použité karty se ti vrátí do ruky.
ankh-label-card-brief-drought = Když vyhraješ: +1 zbožnost za každou figuru na poušti.
ankh-label-card-brief-flood = +1 stoupenec za figuru na úrodném poli; ty přežijí.
ankh-label-card-brief-miracle = +1 zbožnost za každou figuru, o kterou přijdeš.

# why a line of the score sheet has its points

ankh-label-sheet-majority = Nejvíc obelisků, chrámů nebo pyramid oblasti v konfliktu.
ankh-label-sheet-dominance = Jediný bůh v oblasti v konfliktu.
ankh-label-sheet-victory = Vyhrané boje, i se Suchem, schopností Velkolepý a září boha Ra.
ankh-label-sheet-magnanimous = Prohrané boje s aspoň dvěma figurami.
ankh-label-sheet-miracle = Vlastní zabité figury.
ankh-label-sheet-worshipful = Stoupenci obětovaní po boji.
ankh-label-sheet-bountiful = Přidáno k ziskům, které začaly v červené části.
ankh-label-sheet-cat = Ztráty, když byly zabity cizí Kočičí mumie.
ankh-label-sheet-merge = Ukazatel sestoupil na pole nižšího boha.

# buttons that lead to several moves

ankh-label-verb-scenario = Scénář
ankh-label-verb-god = Bůh
ankh-label-verb-guardian = Strážce
ankh-label-verb-from = Figura
ankh-label-verb-to = Jít na
ankh-label-verb-push = Odsunout na
ankh-label-verb-aim = Namířit
ankh-label-verb-by = Vyvolat
ankh-label-verb-call = Figura
ankh-label-verb-at = Pole
ankh-label-verb-power = Schopnost
ankh-label-verb-control = Monument
ankh-label-verb-camel = Velbloud
ankh-label-verb-old = Starý žeton
ankh-label-verb-swap = Prohodit žeton
ankh-label-verb-with = Prohodit s
ankh-label-verb-card = Bojová karta
ankh-label-verb-build = Postavit
ankh-label-verb-bid = Oběť
ankh-label-verb-trap = Polapit
ankh-label-verb-spare = Nechat naživu
ankh-label-verb-lift = Žeton podsvětí
ankh-label-verb-gate = Pole
ankh-label-verb-adopt = Strážce
ankh-label-ends-power = Nic neodemknout? Akce ti pak nepřinese žádnou schopnost.

# terminal client

ankh-label-red-section = Zbožnost, červená část
ankh-label-mark-river = řeka
ankh-label-mark-camel = velbloud
ankh-label-mark-radiant = zářivá
ankh-label-mark-flooded = chrání Záplava
ankh-label-mark-neutralised = bez síly
ankh-label-of-size =
    { $size ->
        [one] { $size } pole pevniny
        [few] { $size } pole pevniny
       *[other] { $size } polí pevniny
    }

# the end: the parts of the game are its conflicts
ankh-label-stage = { $number }. konflikt
ankh-label-by-stage = Konflikt za konfliktem
ankh-label-end-since = Ve vedení od { $number }. konfliktu.
ankh-label-end-always = Ve vedení po každém konfliktu.
ankh-label-end-late = Rozhodl poslední tah.
ankh-label-end-shaded = Stínovaně: poslední tah
ankh-label-record-stage = Nejlepší konflikt
ankh-label-record-lead-length =
    { $count ->
        [one] { $seat }, jeden konflikt
        [few] { $seat }, { $count } konflikty
       *[other] { $seat }, { $count } konfliktů
    }
