# Galerie karet a desek: natištěné údaje slovy.

egizia-label-fact-nile-kind = Druh: { $kind }.
egizia-label-fact-nile-deck = Přichází v kole { $rounds }.
egizia-label-fact-sphinx-production = Produkovat musíš aspoň { $number }.
egizia-label-fact-river-card = Pozice { $position }: políčko s kartou.
egizia-label-fact-river-round = Pozice { $position }: { $town }.
egizia-label-fact-river-site = Pozice { $position }: { $site }, město { $town }.
egizia-label-fact-town = U pozice { $position }: { $town }.
egizia-label-fact-obelisk = Řada { $row }: políček { $spaces }, hodnota { $value }.
egizia-label-fact-pyramid = Řada { $row }: políček { $spaces }, hodnota { $value }.
egizia-label-fact-graves = Hrobů: { $slots }, z toho na začátku odkrytých: { $open }.
egizia-label-fact-grave-tile = Destiček s hodnotou { $value }: { $tiles }.
egizia-label-fact-grave-points = Dohromady aspoň { $value }: na konci { ui-part-points }.
egizia-label-fact-temple = { $part }: hodnoty { $values }.
egizia-label-fact-sphinx-start = Karet na výběr na začátku: { $cards }.
egizia-label-fact-sphinx-build = Nejvíc karet, které si vezmeš: { $most }; necháš si: { $keep }; bodů: { $points }.
egizia-label-fact-sites-name = Staveniště
egizia-label-fact-site-spaces = Hráčů: { $seats }. Políček na každém staveništi: { $spaces }.
egizia-label-fact-cooperation = Stavenišť, na kterých v kole stavíš: { $sites }. Bonus: { ui-part-points }.
egizia-label-fact-stone-market = Políček: { $spaces }. Kamenů za posun dole: { $stones }.
egizia-label-fact-sale =
    { $stones ->
        [one] Od políčka { $from_space } na konci: { ui-part-points } za každý { $stones } kámen.
        [few] Od políčka { $from_space } na konci: { ui-part-points } za každé { $stones } kameny.
       *[other] Od políčka { $from_space } na konci: { ui-part-points } za každých { $stones } kamenů.
    }
egizia-label-fact-grain-market = Políček: { $spaces }.
egizia-label-fact-grain-penalty = Body, které stojí každé chybějící obilí, shora: { $points }.
egizia-label-fact-grain-bonus = Za posun dole: { ui-part-points }.
egizia-label-fact-water = { $ring }: zavlažuje se { $irrigates } pole.
egizia-label-fact-start-ring = Na začátku: { $ring }.
egizia-label-fact-rounds = Kol: { $count }.
egizia-label-fact-deck = Karet Nilu pro kolo { $rounds }: { $cards }.
egizia-label-fact-ships = Lodí každého hráče: { $each }.
egizia-label-fact-crew = Síla na začátku, { $crew }: { $start }.
egizia-label-fact-strength = Největší síla čety: { $most }.
egizia-label-fact-stones = Nejvíc kamenů, které hráč může mít: { $most }.
egizia-label-fact-start-stones = Destička pořadí { $tile }: kamenů na začátku { $stones }.
egizia-label-fact-start-quarry = Kamenolom na začátku: kamenů za kolo { $number }.
egizia-label-fact-start-field = Pole na začátku: { $colour }, obilí { $number }.
egizia-label-fact-score-track = Políček počítadla bodů: { $spaces }.
egizia-label-fact-scarab = Skarabeus: { ui-part-points }.
