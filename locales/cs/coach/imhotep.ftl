# Coach of Imhotep in Czech: what to think of at each step, and the terms of the evaluation as reasons.

## Steps: one line for whoever decides

imhotep-coach-turn = S každou lodí, na které je dost kamenů, smí odplout kdokoli. Jednej, než tvoje kameny skončí jinde, než chceš.
imhotep-coach-lever = Pořadí vykládání určíš ty: vyber loď, u které opravdu záleží na tom, čí kámen přijde první.
imhotep-coach-hammer = Vyber loď, která může brzy odplout tam, kam potřebuješ. A pozor na políčko: vykládá se od přídě.
imhotep-coach-chisel = Dva kameny v jednom tahu: spolu mohou připravit loď k odplutí, zvlášť doplují na dvě staveniště.
imhotep-coach-sail = Loď hned odpluje a nikdo ti to nepokazí: která loď a které políčko přinesou v některém volném přístavu nejvíc?
imhotep-coach-ship-bonus = Tenhle kámen tě nestojí tah. Jen s ním nepřiprav loď, kterou ostatní pošlou tam, kde ti to uškodí.
imhotep-coach-to = Spočítej, co v kterém volném přístavu přinesou všechny kameny na lodi, tvoje i cizí.
imhotep-coach-order = První kámen obsadí další pole nebo dá svému majiteli první volbu karty. Nejlepší to ale není vždycky.
imhotep-coach-take = Sochy bodují společně: čím víc, tím lépe. Dekorace počítá kameny všech hráčů.
imhotep-coach-keep = Obě karty vidíš jen ty. Nech si tu, která se ti hodí do plánu, druhá půjde na odkládací hromádku.
imhotep-coach-put = Podívej se, které pole je u každé pyramidy na řadě: jeho body, bonus a to, co po něm zbude ostatním.
imhotep-coach-card-bonus = Karta zadarmo se skoro vždycky hodí. Červená se vyhodnotí ihned.
imhotep-coach-stones-bonus = Kameny navíc ti později ušetří tah: na loď se dostanou jen ty, které máš na saních.
imhotep-coach-choice = Bod je jistý. Kameny ti ušetří tah, pokud je ještě stihneš využít.

## Terms of the evaluation. `.gain` and `.loss` follow a figure such as “+2.5:”

imhotep-term-scored = Body získané hned
    .gain = hned získáš body
    .loss = hned přijdeš o body
imhotep-term-temple = Tvoje kameny v chrámu
    .gain = chrám ti přinese víc
    .loss = chrám ti odteď přinese méně
imhotep-term-burial = Tvoje kameny v hrobce
    .gain = na konci získáš víc bodů za hrobku
    .loss = na konci získáš méně bodů za hrobku
imhotep-term-obelisks = Tvoje kameny na obeliscích
    .gain = na konci získáš víc bodů za obelisky
    .loss = na konci získáš méně bodů za obelisky
imhotep-term-statues = Tvoje sochy
    .gain = za sochy můžeš čekat víc bodů
    .loss = za sochy můžeš čekat méně bodů
imhotep-term-decorations = Tvoje dekorace
    .gain = za dekorace můžeš čekat víc bodů
    .loss = za dekorace můžeš čekat méně bodů
imhotep-term-blue-cards = Tvoje modré karty
    .gain = modrá karta se ti ještě bude hodit
    .loss = modrá karta je pryč, nebo na ni zbývá méně času
imhotep-term-ships = Tvoje kameny na lodích
    .gain = víc tvých kamenů je na cestě
    .loss = na cestě je méně tvých kamenů
imhotep-term-sled = Kameny na saních
    .gain = na saních máš připraveno víc kamenů
    .loss = kamenů na saních ubylo, nebo na ně zbývá méně času
