# Lesson of Ankh in Czech. The keys are explained at the top of crates/learn/src/lib.rs.

## Basic

ankh-lesson-turn = Tvůj tah
    .about = Čtyři akce a událost, která přijde, když se stupnice naplní.
    .end = V každém tahu děláš dvě akce shora dolů a každá z nich přibližuje další událost.
ankh-lesson-turn-move = Zvol Pohyb figur, přesuň svého boha z B5 na B7 k pyramidě a dej Hotovo. Každá figura smí ujít až 3 pole a k monumentům se chodit vyplatí.
    .title = Vydej se k monumentům
ankh-lesson-turn-gain = Druhá akce musí být níž než první: zvol Získání stoupenců. Tvůj obelisk i neutrální pyramida vedle tvých figur přinesou po 1 stoupenci.
    .title = Monumenty přinášejí stoupence
ankh-lesson-turn-summon = Zvol Vyvolání figury a postav válečníka na C4 vedle toho prvního. Nová figura přichází vždy vedle tvé figury nebo tvého monumentu.
    .title = Vyvolej válečníka
ankh-lesson-turn-unlock = Teď zvol Odemknutí schopnosti Ankh a za 1 stoupence si vezmi schopnost Uctívaný: každé Získání stoupenců ti odteď dá o 1 víc.
    .title = Za stoupence jsou schopnosti
ankh-lesson-turn-event = Znovu Získání stoupenců: ukazatel dojde na poslední pole a spustí událost, která patří tobě. Ovládneš pyramidu na B8 a tvůj tah končí.
    .title = Plná stupnice je událost

ankh-lesson-conflict = Konflikt
    .about = Jak se bojuje o oblasti a odkud se bere zbožnost.
    .end = Zbožnost je za převahu monumentů, za dominanci a za boje; v každém boji zahraje každý jednu kartu.
ankh-lesson-conflict-march = Přesuň C4 na D1, B4 na D2 a D4 na G4 a dej Hotovo. Plná stupnice spustí Konflikt: tvůj bůh je na západě sám a získá 3 body, 1 za dominanci a 2 za monumenty.
    .title = Kdo je v oblasti sám, dominuje
ankh-lesson-conflict-miracle = Na východě stojí tvůj válečník proti 3 figurám a vyhrát může jen stěží. Zahraj Zázrak: za každou svou figuru, která tu zemře, získáš 1 bod zbožnosti.
    .title = I prohra může přinést body
ankh-lesson-conflict-chariots = V deltě zahraj Vozataje: 2 válečníci a 3 dají sílu 5 a { $b } má nejvýš 4. Vítěz získá 1 bod zbožnosti a válečníci poraženého zemřou.
    .title = Vyhrává nejvyšší síla

ankh-lesson-regions = Strážci a velbloudi
    .about = Jak získat Strážce a jak velbloudi udělají z jedné oblasti dvě.
    .end = Vlastní oblast za karavanu stojí: v každém konfliktu v ní můžeš dominovat bez boje.
ankh-lesson-regions-guardian = Odemkni druhou schopnost, Velící: 3 stoupenci za každý vyhraný boj. Pod tímto žetonem je symbol Strážce: do zásoby ti přijde Kočičí mumie a vyvoláš ji jako válečníka.
    .title = Se schopností přijde Strážce
ankh-lesson-regions-caravan = Plná stupnice přináší Velbloudí karavanu: postav velblouda na D0-E1 a linie povede až k řece. Žeton 3, tedy třetí v pořadí, nech své straně s polem B0 a zvol Nevyužít. Teď tu jsou jen tvoje figury.
    .title = Velbloudi rozdělí oblast

ankh-lesson-victory = Vítězství
    .about = Pozdní fáze jiné hry, hraješ za Ra: ven z červené části a až na vrchol.
    .end = Pole 31 vyhrává ihned, jinak nejvyšší bůh po pátém konfliktu; při 3 a více hráčích se po třetím spojí dva poslední bohové.
ankh-lesson-victory-red = Jsi na 19. Po čtvrtém konfliktu je zapomenut každý bůh na poli 20 a níž. Zvol Získání stoupenců: spustí se Konflikt a tři oblasti, kde máš figury jen ty, tě posunou na 29.
    .title = Ven z červené části
ankh-lesson-victory-top = Zahraj Vozataje: 3 figury a 3 je 6, { $b } má nejvýš 4 a ty dojdeš na 30. Pak využij schopnost Ctihodný, 2 stoupence za 1 bod zbožnosti: na poli 31 ihned vyhráváš.
    .title = Nejvyšší pole vyhrává

## Advanced

ankh-lesson-scoring = Kde jsou body
    .about = Hraješ za Ra, dva válečníci mají sluneční žeton: převaha, poušť a vítězství bez silné karty.
    .end = Samotné vítězství je za 1: skutečné body jsou v monumentech, na poušti a ve schopnosti tvého boha.
ankh-lesson-scoring-majority = Odemkni schopnost Všudypřítomný: plná stupnice ti dá obelisk na I1. V deltě je to teď s cizím obeliskem na C2 nerozhodně a převahu tu nemá nikdo.
    .title = Nerozhodně není převaha
ankh-lesson-scoring-conflict = Získáním stoupenců spusť Konflikt. Ještě než se porovná síla, přinesou ti monumenty 2 body na západě a 2 v deltě, protože v obou oblastech máš figury.
    .title = Monumenty jsou dřív než síla
ankh-lesson-scoring-drought = Zahraj Sucho: všechny tvoje 4 figury tu stojí na poušti. 4 a 1 je 5, { $b } má nejvýš 4 a vítězství přinese 1, k tomu 4 za poušť a 1 za zářivého válečníka.
    .title = Šest bodů z jednoho boje
ankh-lesson-scoring-flood = V deltě máš 3 figury a { $b } má s jakoukoli kartou nejvýš 2. Vozataje si tedy nech a zahraj Záplavu: 3 figury na úrodných polích k vítězství přidají 3 stoupence.
    .title = Vyhraj bez silné karty

ankh-lesson-timing = Správná chvíle
    .about = Kdy spustit konflikt a v jakém pořadí hrát karty.
    .end = Konflikt spusť, až se ti hodí: máš pak žeton nerozhodného boje a nová schopnost platí hned.
ankh-lesson-timing-power = Za posledního stoupence odemkni schopnost Všudypřítomný. Stupnice se naplní a schopnost platí už v tomto Konfliktu: figury ve 3 oblastech, 3 stoupenci.
    .title = Schopnost právě včas
ankh-lesson-timing-chariots = Nejdřív se bojuje o západ. Zahraj Vozataje: 2 figury a 3 je 5 a { $b } má nejvýš 4. Kartu dostaneš zpátky dřív, než se zdá.
    .title = Pojisti si první boj
ankh-lesson-timing-cycle = Na východě stojí 1 válečník proti 2 figurám: síly tu neplýtvej. Zahraj Cyklus Ma’at: po boji se ti Vozatajové vrátí do ruky, právě včas pro deltu.
    .title = Mezitím si vezmi karty zpět
ankh-lesson-timing-tie = Znovu zahraj Vozataje: máš 5, ale 5 může mít i { $b }. Konflikt spouštíš ty, a proto máš žeton nerozhodného boje: použij ho a vyhraj. Bez Vozatajů by to bylo nejvýš 3.
    .title = Nerozhodný boj rozhoduješ ty

ankh-lesson-mistakes = Časté chyby
    .about = Čtyři tahy, kterých v první hře lituje skoro každý.
    .end = Nech doma stráž, vol si chvíli konfliktu a nikdy neobětuj tolik, kolik mohou dorovnat ostatní.
ankh-lesson-mistakes-home = Pohyb figur: přesuň jen válečníka z B4 na D2 a dej Hotovo. Kdyby západ opustil i tvůj bůh, stálo by tě to 2 body zbožnosti: 1 za obelisk a 1 za dominanci.
    .title = Nenechávej domov prázdný
ankh-lesson-mistakes-early = Teď vyvolej válečníka na E2 a Získání stoupenců si nech na příští tah. Spustilo by Konflikt hned, a v deltě je to zatím 2 na 2; takhle budeš mít 3.
    .title = Nespouštěj konflikt moc brzy
ankh-lesson-mistakes-safe = Zahraj Vozataje: 3 a 3 je 6, { $b } má nejvýš 5. Stavba monumentu by přinesla 1 bod za obelisk, ale se silou 3 můžeš boj prohrát a přijít o všechny 3 válečníky.
    .title = Nehoň se za každým bodem
ankh-lesson-mistakes-bid = Zamoření: obětuj 2 stoupence, protože { $b } má jen 1. S obětí 1 by to mohlo být nerozhodně, a pak kobylky neušetří nikoho: zemřeli by ti 3 válečníci.
    .title = Při zamoření pozor na shodu
