# Lesson of Pharaon in Czech. The keys are explained at the top of crates/learn/src/lib.rs.

## Basic

pharaon-lesson-turn = Tvůj tah
    .about = Jak ti jediný žeton otevře zónu a často pomůže i zaplatit, co v ní uděláš.
    .end = V každém tahu vstoupíš do jedné zóny, zaplatíš a provedeš akci; pokud barva vstupu patří k ceně, počítá se do ní.
pharaon-lesson-turn-start = Vezmi si kanopu s červeným, zeleným a žlutým: tyto zdroje a 2 stříbra máš do začátku. Pak si nech Velkovezíra: na konci dá 3 body a další 3 za každého tvého dvořana, i za sebe.
    .title = Tři barvy, stříbro a dvořan
pharaon-lesson-turn-offerings = Na kruhu směřuje k obětinám červená: vezmi si 1. dvojici a vstup červeným zdrojem. Víc neplatíš a žeton s +2 má na konci hodnotu 3 bodů.
    .title = Kruh určuje, čím se vstupuje
pharaon-lesson-turn-nile = Proveď 1. akci na Nilu a vstup zeleným zdrojem: počítá se do ceny, takže doplatíš jen žlutý a získáš modrý a černý. Oběma šipkami postup na žluté stupnici, stupeň 2 má hodnotu 3 bodů.
    .title = Vstupem zároveň platíš
pharaon-lesson-turn-tomb = Postup v hrobce na 1. políčko: stojí černý a žlutý zdroj a dá 5 bodů. Žlutý už nemáš, a tak ho zastoupí stříbro, tedy žolík: zaplať černý a druhé stříbro si nech.
    .title = Stříbro zastoupí každou barvu

pharaon-lesson-round = Kolo
    .about = Co se změní s novým kolem a proč se může vyplatit pasovat brzy.
    .end = Kolo končí, když pasuje poslední hráč; pak se kruh znovu pootočí a všechny příští barvy znáš předem.
pharaon-lesson-round-wheel = 2. kolo: kruh se pootočil o jednu zónu a k řemeslníkům teď směřuje červená. Za své tři červené si vezmi 1. řemeslníka: 7 bodů na konci a zelený zdroj hned.
    .title = Kruh se každé kolo otáčí
pharaon-lesson-round-pass = Pasuj a kanopu si vybereš první. Vezmi si kanopu s červeným, černým a zeleným: budeš mít všech pět barev a na pyramidě času začneš ve spodní řadě.
    .title = Kdo pasuje, dostane kanopu
pharaon-lesson-round-pyramid = Zatímco ostatní hrají, ty stoupáš po pyramidě: 2. pole dá žeton začínajícího hráče a zdroj, a tak získej černý, který ti příští kolo otevře hrobku. V dalším tahu si vezmi stříbro ze 3. pole.
    .title = Pyramida odměňuje čekání

pharaon-lesson-court = Dvůr
    .about = 4. kolo téže hry: získej druhého dvořana a faraonovo nástupnictví.
    .end = Dvořané pomáhají a na konci bodují; kdo má jako první dva dvořany a 3. políčko hrobky, získá faraonův žeton.
pharaon-lesson-court-noble = Dvořan stojí jeden žeton od každé barvy a zelený, který nemáš, v této zóně zastoupí tvůj žeton obětiny (dvořané). Vezmi si 1. dvořana, Hlavního dodavatele: zabereš poslední volné políčko.
    .title = Za dvořana každou barvu jednou
pharaon-lesson-court-pharaoh = Postup v hrobce na 3. políčko: 18 bodů. Dva dvořany a takovou hrobku zatím nikdo jiný nemá, takže získáš i faraonův žeton za 7 bodů.
    .title = Faraonovo nástupnictví

pharaon-lesson-end = Poslední kolo
    .about = 5. kolo: uspokoj boha a proměň v body, co ti zbývá.
    .end = Po 5. kole se všechno sečte a vyhrává nejvíc bodů; tady vyhráváš 109 : 92.
pharaon-lesson-end-bonus = Hor mezi obětinami a hrobkou dá 10 bodů za 3 obětiny a 2 kroky v hrobce. Vezmi si 1. dvojici a bonus za druhý modrý, pak 3. bonusový žeton, který má sám hodnotu 3 bodů.
    .title = Bůh žádá něco ze dvou zón
pharaon-lesson-end-higher = Postup v hrobce na 4. políčko: 27 bodů místo 18 a Hlavní dodavatel přinese o 2 body víc. Boduje jen poslední políčko a každý krok přidá víc než ten předchozí.
    .title = Každý krok má větší cenu
pharaon-lesson-end-spend = Proveď 2. akci na Nilu: otevře ti ho žeton obětiny (Nil) a pro Hora zbudou tři obětiny. Na žluté stupnici postup až na vrchol: 7 bodů místo 3.
    .title = Utrať, co žádný bůh nechce

## Advanced

pharaon-lesson-scoring = Kde se berou body
    .about = 4. kolo jiné hry: bohové, vrchol Nilu a obětiny, které se počítají jen jednou.
    .end = Hledej tu jedinou kartu, krok nebo žeton, který boha uspokojí: nic jiného nepřinese tolik najednou.
pharaon-lesson-scoring-god = Vezmi si 3. dvořana, Velkovezíra, a vstup modrým žetonem obětiny: 12 bodů. Dva dvořany potřebuje Thovt, takže tento třetí uspokojí Sobeka: 8 bodů a 3 navíc za Vědmu.
    .title = Jedna karta uspokojí boha
pharaon-lesson-scoring-top = Proveď 2. akci na Nilu a postup na žluté stupnici: 7 bodů místo 3. První krok na stupnici nedá nic, druhý 3 a poslední 4 body, proto rozdělanou stupnici dokonči.
    .title = Vrchol stupnice je nejcennější
pharaon-lesson-scoring-steps = Postup v hrobce o políčko: vstup žlutým a zaplať černý, v dalším tahu pak postup znovu díky žetonu obětiny (hrobka). Dva kroky dají 11 bodů a potřebuje je i Hor.
    .title = Kroky pro body i pro boha
pharaon-lesson-scoring-share = Dvě obětiny potřebuje Thovt a nic se nepočítá pro dva bohy. Vezmi si 3. dvojici a bonus za dva červené, pak 2. bonusový žeton: z pěti obětin připadnou tři Horovi, 10 bodů.
    .title = Každý žeton pro jednoho boha

pharaon-lesson-timing = Správná chvíle
    .about = Kdy pasovat, co si brát z pyramidy a co nechat na poslední kolo.
    .end = Když si můžeš dovolit jen málo, pasuj brzy, a co přináší jen body, nech na poslední kolo.
pharaon-lesson-timing-early = V tomto kole si můžeš dovolit jen málo, a tak pasuj první: vezmi si kanopu se dvěma černými a červeným, využij Učitele a získej ještě modrý. Soupeř hraje dál a ty tah za tahem stoupáš po pyramidě.
    .title = Pasuj dřív než ostatní
pharaon-lesson-timing-climb = Na 2. poli získej žlutý a v příštím tahu si místo stříbra vezmi znovu odměnu 2. pole a získej zelený. Pak máš všech pět barev, a to stačí na dvořana.
    .title = Dřívější odměny nemizí
pharaon-lesson-timing-general = Vezmi si 3. dvořana, Generála, a zaplať modrý zdroj: v hrobce jsi na 3. políčku, takže druhý dvořan přinese faraonův žeton za 7 bodů. S ním a se žetonem začínajícího hráče má Generál hodnotu 15 bodů.
    .title = Karta pro tuto chvíli
pharaon-lesson-timing-late = Vezmi si 3. dvojici a bonus: vstup žetonem obětiny (obětiny), zaplať modrý a vezmi si 1. bonusový žeton. Tři nové žetony mají hodnotu 7 bodů, to zaplacené by i s Učitelem přineslo jen 3.
    .title = Obětiny až nakonec

pharaon-lesson-mistakes = Časté chyby
    .about = Čtyři dobré tahy, u každého jeden lákavý špatný a co by tě stál.
    .end = Plať barvou vstupu, dívej se o kolo dopředu, a než utratíš obětinu, spočítej bohy.
pharaon-lesson-mistakes-entry = Vezmi si 1. řemeslníka a plať zelenými, tedy barvou vstupu: stačí tři žetony. Při placení černými by se vstup nepočítal: zelený a tři černé, celkem čtyři žetony.
    .title = Placení nevhodnou barvou
pharaon-lesson-mistakes-jar = Nezbylo než pasovat, a tak si vezmi kanopu se dvěma černými a žlutým: v 5. kole směřuje k Nilu žlutá a k řemeslníkům černá. Na 2. akci a řemeslníka potřebuješ čtyři černé a jiná kanopa tu žádný nemá.
    .title = Kanopa bez plánu
pharaon-lesson-mistakes-token = Proveď 2. akci na Nilu, vstup žlutým zdrojem a postup na žluté stupnici. Žlutý žeton obětiny by tě stál 8 bodů: Anubis chce dvě obětiny a máš právě dvě.
    .title = Obětina, kterou počítá bůh
pharaon-lesson-mistakes-nine = V posledním kole je zdroj jen za 1 bod, a tak si za tři černé vezmi 1. řemeslníka: 9 bodů. Druhý by i se stříbrem přinesl 7 bodů a ten s kanopou 6.
    .title = Zdroje v posledním kole
