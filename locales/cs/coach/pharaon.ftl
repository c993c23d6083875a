# Coach of Pharaon in Czech: what to think of at each step, and the terms of the evaluation as reasons.

## Steps: one line for whoever decides

pharaon-coach-draft-jar = Kruh ukazuje, která barva otevírá kterou zónu. Vezmi si barvy, se kterými můžeš hned začít.
pharaon-coach-draft-noble = Někteří dvořané pomáhají každé kolo, jiní hlavně bodují na konci. Který se hodí do tvých plánů?
pharaon-coach-turn = Hledej akci, k jejíž ceně patří i barva vstupu: jeden žeton pak udělá práci za dva.
pharaon-coach-entry = Stříbro se hodí všude. Vstup raději žetonem, který jinde využiješ nejméně.
pharaon-coach-payment = Plať tím, co potřebuješ nejméně. Stříbro se hodí všude a někteří bohové počítají obětiny, které si necháš.
pharaon-coach-offering = Na poli víš, co bereš, v pytlíku ne. Některé žetony mají body navíc, ostatními můžeš platit.
pharaon-coach-arrows = Bodují až vyšší stupně, ale bohové počítají i stupnice, na kterých tvůj disk teprve začal.
pharaon-coach-artisan = Někteří řemeslníci mají hodně bodů, jiní přinesou hned zdroje. Co teď potřebuješ víc?
pharaon-coach-diplomat = Využij ho, když kanopa nemá barvy, které potřebuješ. Pomůže jen jednou za kolo.
pharaon-coach-teacher = Pomůže jen jednou za kolo: neváhej, pokud brzy nečekáš kanopu, u které se ti bude hodit víc.
pharaon-coach-gain = Která barva ti otevře zónu nebo doplní cenu akce, na kterou ti chybí jen málo?
pharaon-coach-give = Dej to, co k žádné akci nepotřebuješ. Obětina může mít větší cenu, když si ji necháš pro boha.
pharaon-coach-get = Vezmi si barvu, která ti umožní ještě jednu akci, teď nebo v příštím kole.
pharaon-coach-pass-jar = Kruh se pootočí o jednu zónu: vezmi si barvy, které ti v příštím kole otevřou, co chceš.
pharaon-coach-general = Krok ti hned přinese odměnu. A pokud před tebou nikdo nepasoval, i žeton začínajícího hráče.
pharaon-coach-window = V tomto kole naposledy: vyměň, co nepotřebuješ, za to, co ti otevře další zónu.
pharaon-coach-reward = Vzít si můžeš i odměnu některého dřívějšího pole. Která ti teď pomůže nejvíc?
pharaon-coach-traitor-top = Jeden zdroj obsadí políčko na kruhu, druhý posune Zrádce na liště. Co ti uškodí méně?
pharaon-coach-traitor-gain = Pro Zrádce mají všechny barvy stejnou cenu: vyber tu, která ti v banku nebude chybět.

## Terms of the evaluation. `.gain` and `.loss` follow a figure such as “+2.5:”

pharaon-term-gods = Uspokojení bohové
    .gain = víc bodů za uspokojené bohy
    .loss = méně bodů za uspokojené bohy
pharaon-term-nobles = Tvoji dvořané
    .gain = víc bodů za dvořany
    .loss = méně bodů za dvořany
pharaon-term-tomb = Tvoje hrobka
    .gain = víc bodů za hrobku
    .loss = méně bodů za hrobku
pharaon-term-artisans = Tvoji řemeslníci
    .gain = víc bodů za řemeslníky
    .loss = méně bodů za řemeslníky
pharaon-term-nile = Tvoje stupnice na Nilu
    .gain = víc bodů za stupnice na Nilu
    .loss = méně bodů za stupnice na Nilu
pharaon-term-resources = Zbylé zdroje
    .gain = zbude ti víc zdrojů, které bodují
    .loss = zdroje, které utratíš
pharaon-term-offerings = Zbylé obětiny
    .gain = zbude ti víc obětin, které bodují
    .loss = obětiny, které utratíš
pharaon-term-pharaoh = Faraonův žeton
    .gain = získáš faraonův žeton
    .loss = žádné body za faraonův žeton
pharaon-term-first-player = Žeton začínajícího hráče
    .gain = získáš žeton začínajícího hráče
    .loss = přijdeš o žeton začínajícího hráče
pharaon-term-supply = Žetony k utracení
    .gain = víc žetonů na další akce
    .loss = méně žetonů na další akce
pharaon-term-abilities = Schopnosti tvých dvořanů
    .gain = schopnosti dvořanů ti pomohou víc
    .loss = schopnosti dvořanů ti pomohou méně
pharaon-term-gods-ahead = Bohové na dosah
    .gain = máš blíž k uspokojení bohů
    .loss = od bohů dosud neuspokojených můžeš čekat méně
pharaon-term-steps = Další kroky v hrobce a na Nilu
    .gain = další kroky v hrobce a na Nilu slibují víc
    .loss = další kroky v hrobce a na Nilu slibují méně
