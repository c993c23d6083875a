# Lesson of Egizia in Czech. The records are in crates/learn/lessons/egizia.

egizia-lesson-river = Po proudu Nilu
    .about = Tvoje lodě sbírají karty, posilují čety a doplují na staveniště.
    .end = Až všichni pasují, čety se nakrmí, kamenolomy přinesou kameny a pak se staví.
egizia-lesson-river-card = Nasaď loď na políčko 1 a vezmi si Kamenolom 3: staví se z kamenů a tenhle kamenolom ti v každém kole přinese 3 navíc.
    .title = Loď bere kartu
egizia-lesson-river-town = Nasaď loď na políčko 4, do města Thebae: síla tvé černé i žluté čety stoupne o 1, a čím silnější četa, tím víc toho postaví.
    .title = Města působí hned
egizia-lesson-river-field = Čety potřebují tolik obilí, kolik mají síly: teď 7, ale tvoje pole dává jen 6. Nasaď loď na políčko 9 a vezmi si Zelené pole 3; zpátky proti proudu už nemůžeš.
    .title = Silné čety víc jedí
egizia-lesson-river-site = Nasaď loď na políčko 12, k obelisku a hrobům, a zaber 1. políčko staveniště: budeš tam stavět dřív než ostatní. Pak pasuj, na první kolo to stačí.
    .title = Loď na staveništi

egizia-lesson-building = Výstavba
    .about = Co se dá postavit z kamenů a odkud se berou body.
    .end = Každá četa staví jednou za kolo, a čím víc stavenišť, tím vyšší bonus za spolupráci.
egizia-lesson-building-build = Použij černou četu se silou 2 a postav na obelisku dvě cihličky: každá stojí 1 kámen a dá 1 bod. Pak se posuň dolů na stupnici obilného trhu, ať tě hlad stojí méně.
    .title = Síla a kameny
egizia-lesson-building-sites = V novém kole nasaď lodě ke sfinze (6), k obelisku a hrobům (12) a k pyramidě a chrámu (18), vždy na 1. políčko staveniště, a pak pasuj. Stavba na všech třech dá 6 bodů.
    .title = Tři staveniště, 6 bodů
egizia-lesson-building-sphinx = Použij žlutou četu, za 2 kameny si vezmi 2 karty sfingy a nech si „4 vlastní cihličky na obelisku“: 2 už tam máš. Karta, kterou vrátíš, dá 1 bod.
    .title = Karty sfingy bodují na konci
egizia-lesson-building-grave = Použij černou četu a vezmi si hrob s hodnotou 2: teď dá 2 body a na konci se počítá znovu. Pak se posuň dolů na stupnici prodeje kamenů: od políčka 3 na konci bodují i zbylé kameny.
    .title = Hroby se počítají dvakrát
egizia-lesson-building-joker = Použij modrou četu se silou 1 a přidej žolíka, dohromady je to 3. Postav dvě cihličky v 1. řadě pyramidy a jednu na levém pilíři chrámu: 3 body.
    .title = Žolík pomáhá

egizia-lesson-end = Poslední kolo
    .about = Voda pro pole, splněná karta sfingy a závěrečné bodování.
    .end = Po 5. kole bodují zbylé kameny, hroby a karty sfingy a vyhrává ten, kdo má nejvíc bodů.
egizia-lesson-end-ring = Nasaď loď na políčko 20, Heliopolis: žolík zesílí o 1, takže potřebuješ 20 obilí a máš jen 17. Posuň vodní prstenec doprava: zavlaží i tvoje hnědé pole a to přidá 8.
    .title = Vodní prstenec
egizia-lesson-end-goal = Použij černou četu a postav na obelisku dvě cihličky: 5 bodů, a splněná karta sfingy přinese dalších 5. Pak se posuň dolů na stupnici obilného trhu: nejspodnější políčko přinese 2 body.
    .title = Splněná karta sfingy
egizia-lesson-end-row = Použij žlutou četu, přidej žolíka a postav dvě cihličky ve 3. a jednu ve 4. řadě pyramidy. Tím je 3. řada plná, a protože v ní máš nejvíc cihliček, tedy 3, získáš další 3 body.
    .title = Bonus za zaplněnou řadu

egizia-lesson-scoring = Kde se berou body
    .about = Poslední kolo, ve kterém každý kámen boduje tolikrát, kolikrát to jde.
    .end = Nejlepší kámen boduje několikrát: za cihličku, za řadu, za kartu sfingy i za spolupráci.
egizia-lesson-scoring-sites = Nasaď lodě na všechna tři staveniště, tedy na políčka 6, 12 a 18, vždy na 1. políčko staveniště. Stavba na třech dá 6 bodů, na dvou jen 3, a na tom třetím stačí 1 kámen.
    .title = Nezapomeň na třetí staveniště
egizia-lesson-scoring-sphinx = Použij modrou četu, vezmi si 3 karty sfingy a nech si „Dostavěna 3. řada pyramidy“: tuto řadu za chvíli dostavíš, a to je 5 bodů. Za 2 vrácené karty jsou 2 body.
    .title = Karta, kterou hned splníš
egizia-lesson-scoring-graves = Použij černou četu, přidej žolíka a vezmi si hrob 6: hodnota tvých hrobů stoupne z 10 na 16, na konci to je 5 bodů místo 2. Pak postav na obelisku svou 4. cihličku a zvol obilný trh.
    .title = Hroby s hodnotou nad 10
egizia-lesson-scoring-row = Použij žlutou četu a postav dvě cihličky ve 3. řadě: 6 bodů za cihličky, 3 za zaplněnou řadu a 5 za kartu sfingy je dohromady 14.
    .title = Jedna řada, trojí odměna

egizia-lesson-timing = Správná chvíle
    .about = Kdy počkat, kdy si pospíšit a kdo má u vody poslední slovo.
    .end = Sleduj, kde jsou ostatní: co už všichni minuli, čeká jen na tebe.
egizia-lesson-timing-steps = { $b } už je na políčku 7, takže výš proti proudu pluješ jen ty: nasaď v klidu lodě na políčka 1, 3, 4 a 5, v každém tahu jednu.
    .title = Není kam spěchat
egizia-lesson-timing-first = Teď si pospěš: v 1. řadě pyramidy chybějí dvě cihličky, a kdo přidá obě, získá 4 bonusové body. Nasaď loď k pyramidě a chrámu (18) na 1. políčko staveniště, než tam dopluje { $b }.
    .title = Kdy záleží na pořadí
egizia-lesson-timing-ring = Nasaď loď na políčko 20, Heliopolis, a posuň prstenec doleva; nikdo už ho nevrátí. Tvoje pole jsou všechna zelená, ale { $b } má pak o 6 obilí méně, než potřebuje, a ztratí 12 bodů.
    .title = Poslední slovo u vody
egizia-lesson-timing-row = Použij černou četu, přidej žolíka a postav dvě cihličky v 1. a dvě ve 2. řadě. To je 6 bodů a k tomu 4 bonusové, které by jinak mohly připadnout soupeři.
    .title = Odměna pro toho, kdo je první

egizia-lesson-mistakes = Časté chyby
    .about = Čtyři lákavé tahy, kolik stojí a co zahrát místo nich.
    .end = Nejdřív obilí, potom síla; nepasuj moc brzy, šetři si silnou četu a nenechávej řadu otevřenou.
egizia-lesson-mistakes-field = Nejdřív si z políčka 13 vezmi Žlutozelené pole 5, teprve pak nasaď loď na políčko 14, Beni Hasan. V opačném pořadí by ti pole uteklo a chybělo by ti 1 obilí: −2 body.
    .title = Síla dřív než obilí
egizia-lesson-mistakes-pass = Nasaď loď k pyramidě a chrámu (18), ale ještě nepasuj: na políčku 19 leží Kamenolom 3. Za jednu loď přinese 3 kameny v tomto kole a 3 v příštím.
    .title = Předčasné pasování
egizia-lesson-mistakes-crew = Hrob 5 nech být: padne na něj žlutá četa nebo žolík, a ti spolu postaví u pyramidy za 7 bodů. Použij černou četu, postav na obelisku dvě cihličky a zvol prodej kamenů: 3 kameny.
    .title = Silná četa moc brzy
egizia-lesson-mistakes-row = Použij žlutou četu, přidej žolíka, dvěma cihličkami dostav 2. řadu a začni 3. řadu: 7 bodů a 4 bonusové. Když necháš 2. řadu otevřenou, { $b } ji může dostavět a získat 3 body.
    .title = Otevřená řada
