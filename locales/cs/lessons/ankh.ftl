# Lesson of Ankh in Czech. The keys are explained at the top of crates/learn/src/lib.rs.

## Basic

ankh-lesson-turn = Tvůj tah
    .about = Čtyři akce a událost, která přijde, když se stupnice naplní.
    .end = V každém tahu děláš dvě akce shora dolů a každá z nich přibližuje další událost.
ankh-lesson-turn-move = Zvol Pohyb figur, přesuň svého boha z B5 na B7 vedle pyramidy a zvol Hotovo: každá figura smí ujít až 3 pole.
    .title = Vydej se k monumentům
ankh-lesson-turn-gain = Druhá akce musí být v nižší řádce: zvol Získání stoupenců. Tvůj obelisk i neutrální pyramida vedle tvých figur přinesou po 1 stoupenci.
    .title = Monumenty přinášejí stoupence
ankh-lesson-turn-summon = Zvol Vyvolání figury a postav válečníka na C4 vedle svého druhého válečníka: nová figura se staví vždy vedle tvé figury nebo tvého monumentu.
    .title = Vyvolej válečníka
ankh-lesson-turn-unlock = Teď zvol Odemknutí schopnosti Ankh a za 1 stoupence odemkni schopnost Uctívaný: každé Získání stoupenců ti odteď dá o 1 víc.
    .title = Stoupenci odemykají schopnosti
ankh-lesson-turn-event = Zvol znovu Získání stoupenců, aby ukazatel došel na poslední pole a spustil událost: ovládneš pyramidu na B8 a tvůj tah skončí.
    .title = Plná stupnice spustí událost

ankh-lesson-conflict = Konflikt
    .about = Jak se bojuje o oblasti a odkud se bere zbožnost.
    .end = Zbožnost získáš za převahu monumentů, za dominanci a za boje; v každém boji zahraje každý jednu kartu.
ankh-lesson-conflict-march = Zvol Pohyb figur: C4 na D1, B4 na D2, D4 na G4 a pak Hotovo. Plná stupnice spustí Konflikt: tvůj bůh je v oblasti 1 sám a získá 3 body zbožnosti, 1 za dominanci a 2 za monumenty.
    .title = Kdo je v oblasti sám, dominuje
ankh-lesson-conflict-miracle = V oblasti 2 tvůj válečník proti 3 figurám stěží vyhraje, a tak zahraj Zázrak: za každou svou figuru, která je tu zabita, získáš 1 bod zbožnosti.
    .title = I prohra může přinést body
ankh-lesson-conflict-chariots = V oblasti 3 zahraj Vozataje: 2 válečníci a 3 za kartu dají sílu 5, { $b } má nejvýš 4. Vítěz získá 1 bod zbožnosti a válečníci poraženého jsou zabiti.
    .title = Vyhrává nejvyšší síla

ankh-lesson-regions = Strážci a velbloudi
    .about = Jak získat Strážce a jak velbloudi udělají z jedné oblasti dvě.
    .end = Vlastní oblast za karavanu stojí: v každém konfliktu v ní můžeš dominovat bez boje.
ankh-lesson-regions-guardian = Odemkni druhou schopnost, Velící: 3 stoupenci za každý vyhraný boj. Pod tímto žetonem je symbol Strážce: do zásoby ti přijde Kočičí mumie, kterou vyvoláš stejně jako válečníka.
    .title = Se schopností přijde Strážce
ankh-lesson-regions-caravan = Plná stupnice přináší Velbloudí karavanu: postav velblouda na hranu D0-E1 a linie povede až k řece. Žeton 3, tedy třetí v pořadí bojů, nech své oblasti s polem B0, kde stojí jen tvoje figury, a zvol Nevyužít.
    .title = Velbloudi rozdělí oblast

ankh-lesson-victory = Vítězství
    .about = Závěr jiné hry, hraješ za Ra: ven z červené části a až na vrchol.
    .end = Kdo dojde na pole 31, ihned vyhrává, jinak vyhraje nejvyšší bůh po pátém konfliktu; při 3 a více hráčích se po třetím spojí dva poslední bohové.
ankh-lesson-victory-red = Jsi na poli 19 a po čtvrtém konfliktu upadne v zapomnění každý bůh na poli 20 nebo níž. Zvol Získání stoupenců: spustí se Konflikt a tři oblasti, kde máš figury jen ty, tě posunou na pole 29.
    .title = Ven z červené části
ankh-lesson-victory-top = Zahraj Vozataje: 3 figury a 3 za kartu je 6, { $b } má nejvýš 4 a ty dojdeš na pole 30. Pak díky schopnosti Ctihodný obětuj 2 stoupence za 1 bod zbožnosti: na poli 31 ihned vyhráváš.
    .title = Nejvyšší pole vyhrává

## Advanced

ankh-lesson-scoring = Kde se berou body
    .about = Hraješ za Ra a dva tvoji válečníci mají sluneční žeton: převaha, poušť a vítězství bez silné karty.
    .end = Samotné vítězství přinese jen 1 bod: víc získáš za monumenty, za poušť a díky schopnosti svého boha.
ankh-lesson-scoring-majority = Odemkni schopnost Všudypřítomný: plná stupnice ti dá obelisk na I1. V oblasti 3 jím dorovnáš cizí obelisk na C2, a při shodě nemá převahu nikdo.
    .title = Shodou vezmeš soupeři převahu
ankh-lesson-scoring-conflict = Získáním stoupenců spusť Konflikt. Ještě než se porovná síla, přinesou ti monumenty 2 body v oblasti 1 a 2 v oblasti 3, protože v obou oblastech máš figury.
    .title = Nejdřív monumenty, potom síla
ankh-lesson-scoring-drought = Zahraj Sucho: všechny tvoje 4 figury tu stojí na poušti. S kartou máš sílu 5 a { $b } nejvýš 4, a tak vítězství přinese 1 bod, poušť 4 a zářivý válečník 1.
    .title = Šest bodů z jednoho boje
ankh-lesson-scoring-flood = V oblasti 3 máš 3 figury a { $b } má s jakoukoli kartou sílu nejvýš 2. Vozataje si tedy nech a zahraj Záplavu: 3 figury na úrodných polích přidají k vítězství 3 stoupence.
    .title = Vyhraj bez silné karty

ankh-lesson-timing = Správná chvíle
    .about = Kdy spustit konflikt a v jakém pořadí hrát karty.
    .end = Konflikt spusť, až se ti hodí: máš pak žeton nerozhodného boje a nová schopnost platí hned.
ankh-lesson-timing-power = Za posledního stoupence odemkni schopnost Všudypřítomný. Stupnice se naplní a schopnost platí už v tomto Konfliktu: za figury ve 3 oblastech získáš 3 stoupence.
    .title = Schopnost právě včas
ankh-lesson-timing-chariots = Nejdřív se bojuje o oblast 1, a tak zahraj Vozataje: 2 figury a 3 za kartu je 5, { $b } má nejvýš 4. Kartu dostaneš zpátky dřív, než se zdá.
    .title = Pojisti si první boj
ankh-lesson-timing-cycle = V oblasti 2 stojí 1 válečník proti 2 figurám, a tak silou neplýtvej a zahraj Cyklus Ma’at: po boji se ti Vozatajové vrátí do ruky, právě včas pro oblast 3.
    .title = Mezitím si vezmi karty zpět
ankh-lesson-timing-tie = Znovu zahraj Vozataje: máš sílu 5, ale tu může mít i { $b }. Konflikt spouštíš ty, a proto máš žeton nerozhodného boje: použij ho a vyhraj.
    .title = Nerozhodný boj rozhoduješ ty

ankh-lesson-mistakes = Časté chyby
    .about = Čtyři tahy, kterých v první hře lituje mnoho hráčů.
    .end = Nech doma stráž, rozhoduj o tom, kdy konflikt začne, a nikdy neobětuj tolik, kolik mohou ostatní dorovnat.
ankh-lesson-mistakes-home = Zvol Pohyb figur, přesuň jen válečníka z B4 na D2 a zvol Hotovo. Kdyby oblast 1 opustil i tvůj bůh, stálo by tě to 2 body zbožnosti: 1 za obelisk a 1 za dominanci.
    .title = Nenechávej domov prázdný
ankh-lesson-mistakes-early = Teď vyvolej válečníka na E2 a Získání stoupenců si nech na příští tah. Hned by spustilo Konflikt, a v oblasti 3 je to zatím 2 na 2; příště tam budeš mít 3 válečníky.
    .title = Nespouštěj konflikt moc brzy
ankh-lesson-mistakes-safe = Zahraj Vozataje: 3 válečníci a 3 za kartu je 6, { $b } má nejvýš 5. Stavba monumentu by přinesla 1 bod za obelisk, ale se silou 3 můžeš boj prohrát a přijít o všechny 3 válečníky.
    .title = Nehoň se za každým bodem
ankh-lesson-mistakes-bid = Zamoření: obětuj 2 stoupence, protože { $b } má jen 1. Při oběti 1 by mohla nastat shoda, a pak kobylky neušetří nikoho: tvoji 3 válečníci by byli zabiti.
    .title = Při zamoření pozor na shodu
