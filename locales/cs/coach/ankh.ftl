# Coach of Ankh in Czech: what to think of at each step, and the terms of the evaluation as reasons.

## Steps: one line for whoever decides

ankh-coach-god = Každý bůh má vlastní božskou schopnost. Vyber si takovou, jejíž využití si hned umíš představit.
ankh-coach-guardian = Tyto Strážce mohou získat všichni: vyber druh, který nejvíc pomůže tvému bohu.
ankh-coach-turn = Poslední pole stupnice spustí událost. Zvaž, komu prospěje a jestli se ti hodí právě teď.
ankh-coach-from = Jdi k monumentům nebo do oblasti, kde můžeš vyhrát či dominovat. Doma nech stráž.
ankh-coach-to = Vedle neutrálních a vlastních monumentů získáš stoupence. Nebo posil oblast, kde můžeš vyhrát boj.
ankh-coach-push = Odsuň ji od monumentu nebo z oblasti, kde by se počítala její síla.
ankh-coach-aim = Na začátku konfliktu budou zničeny sousední monumenty, na které klepeta míří, i ty tvoje.
ankh-coach-by = Začni vyvoláním, které ti otevře nová pole: každá nová figura může být výchozím bodem pro další.
ankh-coach-call = Strážce nemá větší sílu než válečník. Vyvolej ho tam, kde pomůže jeho schopnost.
ankh-coach-at = Postav ji tam, kde ti k výhře v oblasti chybí málo, nebo k monumentu, který chceš ovládnout.
ankh-coach-sun = Zářivá figura přinese zbožnost navíc tam, kde vyhraješ nebo dominuješ. Když je zabita, žeton se ti vrátí.
ankh-coach-power = Čím dřív schopnost máš, tím víc přinese. Vyber tu, kterou tvoje figury a monumenty hned využijí.
ankh-coach-control = Mysli na převahu: kterého typu monumentu pak budeš mít v oblasti víc než ostatní?
ankh-coach-camel = Kde jsou jen tvoje figury, získáš zbožnost bez boje. Veď linii tak, ať ostatní zůstanou venku.
ankh-coach-old = Číslo určuje, kdy se o oblast bojuje. Mysli na to, kde a kdy budeš potřebovat své karty.
ankh-coach-swap = V pozdějších oblastech mívají všichni v ruce méně karet. Vyber pořadí, které se hodí k těm tvým.
ankh-coach-with = Prohození se týká dvou oblastí: zvaž, co udělá i s tou druhou.
ankh-coach-teleport = Figura, kterou sem přesuneš, bude chybět ve své oblasti, pokud se o ni teprve má bojovat.
ankh-coach-teleport-to = Všímej si i samotného pole: poušť se počítá pro Sucho, úrodné pole pro Záplavu.
ankh-coach-announce = Se dvěma kartami se snáz vyhrává, ale obě budou použité a smíš to jen jednou za konflikt.
ankh-coach-cards = Můžeš vyhrát silou? Pokud ne, zahraj kartu, která něco přinese i při prohře nebo ti vrátí karty.
ankh-coach-build = Nový monument se počítá hned: postav typ, který ti dá převahu nebo ji vezme soupeři.
ankh-coach-build-at = Dobré je pole vedle tvé figury: monument ti tam bude přinášet i stoupence.
ankh-coach-bids = O obětované stoupence přijde každý a shoda nejvyšších obětí nikoho neušetří: přebij ostatní, nebo neobětuj nic.
ankh-coach-mummy = Vrátí se vedle tvého boha: podívej se, se kterými monumenty a figurami bude sousedit.
ankh-coach-trap = Každý polapený válečník posílí tvého boha. Nejlépe ho vezmi tomu, kdo tě nejvíc ohrožuje.
ankh-coach-tie = Žeton rozhodne za konflikt jen jeden boj. Je to tenhle, nebo přijde důležitější?
ankh-coach-spare = Figura, která přežije, ti zůstane v oblasti. Zabitá se počítá pro Zázrak, pokud ho v tomto boji hraješ.
ankh-coach-lift = Vezmi žeton, který ti tam, kde teď leží, nejméně pomáhá.
ankh-coach-gate = Na toto pole budeš moci vyvolat figuru: vyber takové, odkud můžeš oblast příště získat.
ankh-coach-worship = Zbožnost je jistá. Zvaž ale, jestli stoupenci víc nepomohou při odemykání schopnosti nebo při zamoření.
ankh-coach-adopt = Kolik Strážců zůstane, omezují podstavce. Nech si toho, jehož schopnost ti nejvíc pomůže.

## Terms of the evaluation. `.gain` and `.loss` follow a figure such as “+2.5:”

ankh-term-devotion = Tvoje zbožnost
    .gain = získáš zbožnost
    .loss = přijdeš o zbožnost
ankh-term-conflict = Nejbližší konflikt
    .gain = od konfliktu můžeš čekat víc
    .loss = od konfliktu můžeš čekat méně
ankh-term-top = Nejvyšší pole stupnice
    .gain = máš blíž k nejvyššímu poli, které vyhrává
    .loss = k nejvyššímu poli máš dál
ankh-term-later = Pozdější konflikty
    .gain = pozdější konflikty slibují víc
    .loss = pozdější konflikty slibují méně
ankh-term-followers = Tvoji stoupenci
    .gain = máš víc stoupenců
    .loss = obětovaní stoupenci, nebo méně času na jejich využití
ankh-term-figures = Tvoje figury
    .gain = tvoje figury toho zmohou víc
    .loss = tvoje figury toho odteď zmohou méně
ankh-term-monuments = Monumenty
    .gain = monumenty ti přinesou víc
    .loss = monumenty ti přinesou méně
ankh-term-powers = Tvoje schopnosti Ankh
    .gain = schopnosti Ankh ti pomohou víc
    .loss = schopnosti Ankh ti pomohou méně
ankh-term-tokens = Polapení válečníci a žetony podsvětí
    .gain = polapení válečníci nebo žetony podsvětí pomohou víc
    .loss = polapení válečníci nebo žetony podsvětí pomohou méně
ankh-term-cards = Bojové karty v ruce
    .gain = víc nebo lepší bojové karty v ruce
    .loss = bojové karty, které použiješ
ankh-term-merge = Spojení bohů
    .gain = spojení s jiným bohem ti hrozí méně
    .loss = hrozí ti spojení s jiným bohem
