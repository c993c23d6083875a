# The lesson of Imhotep in Czech. The records are in crates/learn/lessons/imhotep; $b is the opponent's name.

imhotep-lesson-ships = Kameny a lodě
    .about = Vezmi si kameny, umísti je na loď a odpluj s ní pro první body.
    .end = Ve svém tahu uděláš jednu věc: vezmeš si kameny, umístíš kámen na loď, nebo odpluješ s kteroukoli lodí.
imhotep-lesson-ships-quarry = Na loď můžeš umístit jen kámen ze svých saní, a tak si vezmi nové z kamenolomu: přibudou 3 a saně budou plné, víc než 5 se jich nevejde.
    .title = Kameny se berou v kamenolomu
imhotep-lesson-ships-load = Umísti kámen na loď 2, políčko 1: to je příď a od ní se vykládá, takže tvůj kámen opustí loď dřív než ten na políčku 2.
    .title = Příď je první na řadě
imhotep-lesson-ships-sail = Odpluj s lodí 2 k pyramidě. Každý kámen tam přijde na další pole a hned boduje: tvůj kámen z přídě přinese 2 body, ten za ním jen 1.
    .title = Pyramida boduje ihned
imhotep-lesson-ships-anybody = Odplout smíš s kteroukoli lodí, na které je dost kamenů, i když žádný není tvůj. Pošli loď 4 k hrobce: samotný kámen tam přinese jen 1 bod.
    .title = Každý smí odplout s každou lodí

imhotep-lesson-round = Jak končí kolo
    .about = Dohraj první kolo: větší lodě, chrám a obelisky.
    .end = Čtvrtá loď ukončí kolo a boduje se chrám. Jedno z pěti stavenišť vyjde vždycky naprázdno.
imhotep-lesson-round-minimum = Loď se třemi políčky smí odplout, když na ní leží aspoň dva kameny, ať patří komukoli. Umísti svůj na loď 1, políčko 1: loď bude připravená a tvůj kámen na přídi.
    .title = Loď potřebuje dost kamenů
imhotep-lesson-round-temple = Odpluj s lodí 1 k chrámu. Na konci každého kola tam přinese každý kámen viditelný shora svému majiteli 1 bod: tvůj boduje, dokud ho jiný nezakryje.
    .title = Chrám boduje každé kolo
imhotep-lesson-round-last = Umísti kámen na loď 3, políčko 1, a pak s ní odpluj k obeliskům: nejvyšší přinese na konci hry 10 bodů, ten druhý 1. Čtvrtá loď ukončí kolo.
    .title = Čtvrtá loď ukončí kolo

imhotep-lesson-cards = Tržiště
    .about = Vyměň kameny za karty a zahraj svou první modrou kartu.
    .end = Červené karty se vyhodnotí ihned, modré ve chvíli, kdy je zahraješ; zelené a fialové bodují na konci hry.
imhotep-lesson-cards-market = Odpluj s lodí 2 k tržišti. Každý kámen se tu vymění za kartu, počínaje přídí, takže vybíráš jako první: vezmi si Kladivo z pole 1.
    .title = Kámen za kartu
imhotep-lesson-cards-red = Za druhý kámen si vezmi Dlažbu z pole 3. Červená karta se vyhodnotí ihned: kámen z kamenolomu zvýší tvůj obelisk na 2 kameny, o jeden víc, než má soupeř.
    .title = Červené karty působí ihned
imhotep-lesson-cards-blue = Zahraj Kladivo: modrá karta je tvou akcí v tomto tahu. Na prázdné saně ti přinese 3 kameny a jeden z nich hned umísti na loď 1, políčko 1.
    .title = Modrá karta je akce

imhotep-lesson-finish = Poslední kolo
    .about = Hraje se šesté kolo a prohráváš o 7 bodů. Rozhodne závěrečné bodování.
    .end = Vyhráváš 50 : 40. Většina tvých bodů přišla až úplně nakonec, z hrobky a z obelisků.
imhotep-lesson-finish-group = Sousedící kameny jedné barvy tvoří v hrobce oblast. Odpluj s lodí 2 k hrobce: tvůj kámen spojí dvě oblasti po 3 v jednu ze 7 kamenů, a ta přinese 19 bodů místo 12.
    .title = Oblasti v hrobce
imhotep-lesson-finish-end = Odpluj s lodí 1 k obeliskům: tvůj vyroste na 5 kamenů proti 4 a přinese 10 bodů. Poslední loď šestého kola ukončí hru a vyhrává ten, kdo má nejvíc bodů.
    .title = Poslední loď ukončí hru

imhotep-lesson-scoring = Kde se berou body
    .about = Jakou cenu doopravdy mají karty, obelisky a chrám.
    .end = U každého kamene se ptej, o kolik změní konečný výsledek tobě i ostatním.
imhotep-lesson-scoring-statues = Odpluj s lodí 2 k tržišti a vezmi si Sochu z pole 1. Každá další má větší cenu: čtyři přinesou 10 bodů, tři jen 6; soupeři by přidala jen 2 body.
    .title = Sochy bodují společně
imhotep-lesson-scoring-decoration = Za druhý kámen si vezmi Dekoraci hrobky z pole 2: přinese 1 bod za každé 3 kameny v hrobce, ať patří komukoli. Už teď jich tam leží 8, to jsou 2 body, a další přibudou.
    .title = Dekorace počítají všechny kameny
imhotep-lesson-scoring-obelisks = Oba obelisky mají 3 kameny a shoda by přinesla každému 5 bodů. Odpluj s lodí 4 k obeliskům: kámen navíc znamená 10 bodů pro tebe a jen 1 pro soupeře.
    .title = Rozhodne jediný kámen
imhotep-lesson-scoring-temple = Odpluj s lodí 1 k chrámu: boduje se po 4., 5. i 6. kole, takže každý z tvých dvou kamenů může přinést 3 body, pokud ho nic nezakryje.
    .title = V chrámu se vyplatí být včas

imhotep-lesson-timing = Správná chvíle
    .about = Kdy odplout, kdy obsadit přístav a kdy si vzít kameny.
    .end = Sleduj, co mohou ostatní udělat v příštím tahu, a udělej to, co nepočká.
imhotep-lesson-timing-swift = Zahraj Plachtu: v jediném tahu umísti kámen na loď 4, políčko 1, a odpluj k hrobce, než mezeru zaplní někdo jiný. Tvoje kameny tam vytvoří oblast ze 4 a místo 4 bodů přinesou 10.
    .title = Umístit a odplout v jednom tahu
imhotep-lesson-timing-harbour = Umísti kámen na loď 3, políčko 1, a odpluj s ní k chrámu. Zakryješ jen svůj vlastní kámen a obsadíš přístav: loď 1 už tvé další dva v tomto kole nezakryje.
    .title = Obsaď přístav včas
imhotep-lesson-timing-now = Odpluj s lodí 1 k tržišti, než ji { $b } pošle k obeliskům: její tři kameny by tam daly soupeři náskok 5 : 1. Na tržišti přinesou jen tři karty a vrátí se do kamenolomu.
    .title = Odpluj dřív než ostatní
imhotep-lesson-timing-lull = Žádná loď zatím nemůže odplout, a tak si vezmi nové kameny: na saních máš jen 1 a vejdou se všechny 3.
    .title = Kameny si ber v klidné chvíli

imhotep-lesson-mistakes = Časté chyby
    .about = Čtyři dobré tahy posledního kola a vedle nich ty lákavé, ale špatné.
    .end = Hraj své karty, vzdej prohrané souboje, počítej pole a cizí kameny posílej tam, kde nic nepřinesou.
imhotep-lesson-mistakes-hoard = Nepoužitá modrá karta přinese jen 1 bod. Zahraj Dláto a umísti dva kameny na loď 1, políčka 1 a 2: v hrobce přidají tvé oblasti 7 bodů.
    .title = Modré karty nešetři
imhotep-lesson-mistakes-race = Odpluj s lodí 1 k hrobce: tvá oblast vyroste ze 2 kamenů na 4, tedy ze 3 bodů na 10. Na obeliscích by 7 tvých kamenů proti 9 nepřidalo nic.
    .title = Vzdej prohraný souboj
imhotep-lesson-mistakes-bow = Příď není vždy nejlepší: další pole pyramidy přinesou 1 a potom 3 body. Umísti kámen na loď 2, políčko 2, za ten cizí, a pak s ní odpluj k pyramidě.
    .title = Nejdřív se podívej na pole
imhotep-lesson-mistakes-dump = Pošli loď 3 k obeliskům: { $b } tam stejně vede 8 : 5, takže kámen nepřinese nic. Na tržišti by přinesl 2 body, v chrámu 1.
    .title = Znehodnoť cizí kámen
