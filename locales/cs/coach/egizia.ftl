# Coach of Egizia in Czech: what to think of at each step, and the terms of the evaluation as reasons.

## Steps: one line for whoever decides

egizia-coach-setup = Nech si kartu, kterou splníš mimochodem. Boduje až na konci hry.
egizia-coach-sail = Pluje se jen po proudu: ber po cestě, co se hodí, pokud ti níž někdo nevyfoukne něco lepšího.
egizia-coach-again = Ještě jedna loď dřív, než budou na tahu ostatní: zaber to, co by ti jinak někdo vzal.
egizia-coach-berth = Čím nižší číslo, tím dřív stavíš. Záleží na tom tam, kde chtějí ostatní stavět totéž co ty.
egizia-coach-grow = Silná četa toho postaví víc najednou, ale také v každém kole víc sní.
egizia-coach-ring = Prstenec určuje, která pole mají vodu, a to pro všechny: podívej se na svá pole i na cizí.
egizia-coach-tail = Dvě lodě za sebou ti zajistí dvě políčka. Když ti to další nikdo neohrožuje, kartu si nech.
egizia-coach-leftover = Karta, na kterou nepotřebuješ loď. Kamenolomy a pole se počítají ještě v tomto kole.
egizia-coach-feed = Kolik bodů stojí chybějící obilí, udává stupnice obilného trhu: porovnej to s tím, co za něj dáš.
egizia-coach-first-place = Stavět jako první se vyplatí tam, kde ti někdo může vzít řadu nebo hrob. Po tomto kole je karta pryč.
egizia-coach-stand-in = Bez karty se loď vrátí s nepořízenou. S kartou ale potřebuješ ještě četu a kameny.
egizia-coach-build = Každá četa pracuje jednou za kolo. Silnou si nech na staveniště, kde na její sílu máš dost kamenů.
egizia-coach-commit = Síla, na kterou nemáš kameny, přijde nazmar, a žolík použitý tady bude chybět na dalších staveništích.
egizia-coach-lay = Mysli na řady, na své karty sfingy i na kameny, které budeš potřebovat na dalších staveništích.
egizia-coach-extra = Nestojí nic: z více karet se lépe vybírá a každá vrácená přinese bod.
egizia-coach-keep = Kartu si nech, jen když přinese víc než bod, který získáš za její vrácení.
egizia-coach-market = Dole na stupnici obilného trhu stojí hlad méně, dole na stupnici prodeje kamenů bodují na konci zbylé kameny.
egizia-coach-bonus = Co smíš jednou za kolo, teď propadne. Jednorázová karta počkat může, v posledním kole ale už ne.
egizia-coach-last-upgrade = Na tvá pole se teď ptají už jen karty sfingy za nejvyšší produkci: kterou barvu potřebuješ?

## Terms of the evaluation. `.gain` and `.loss` follow a figure such as “+2.5:”

egizia-term-scored = Body získané hned
    .gain = hned získáš body
    .loss = hned přijdeš o body
egizia-term-building = Výstavba v tomto kole
    .gain = od výstavby v tomto kole můžeš čekat víc
    .loss = v tomto kole ti zbývá méně výstavby
egizia-term-rows = Řady pyramidy
    .gain = od řad pyramidy můžeš čekat víc
    .loss = od řad pyramidy můžeš čekat méně
egizia-term-future = Kameny a čety na později
    .gain = kameny a čety ti později přinesou víc
    .loss = kameny a čety ti později přinesou méně
egizia-term-river = Políčka na dosah
    .gain = tvoje lodě mají na dosah víc políček
    .loss = tvoje lodě mají na dosah méně políček
egizia-term-hunger = Obilí pro čety
    .gain = hlad tě bude stát méně
    .loss = tvým četám bude chybět obilí
egizia-term-markets = Tvoje místo na stupnicích trhů
    .gain = lepší místo na stupnicích trhů
    .loss = tvoje místo na stupnicích trhů má menší cenu
egizia-term-graves = Tvoje hroby
    .gain = hroby ti na konci přinesou víc
    .loss = hroby ti na konci přinesou méně
egizia-term-cards = Tvoje karty Nilu
    .gain = karty Nilu ti ještě pomohou
    .loss = karta Nilu je pryč, nebo na ni zbývá méně času
egizia-term-goals = Tvoje karty sfingy
    .gain = karty sfingy slibují víc bodů
    .loss = karty sfingy slibují méně bodů
