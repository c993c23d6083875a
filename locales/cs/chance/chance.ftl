# Ověřitelná náhoda: kdo má podíl na semínku a co se dá ověřit.

chance-title = Ověřitelná náhoda
chance-how = Všechno náhodné v téhle hře vychází z jednoho čísla, ze semínka. Nikdo si ho nemůže vybrat: před hrou server i prohlížeč každého hráče vytvořily náhodný díl a zveřejnily jen jeho otisk (SHA-256). Teprve potom se díly hráčů otevřely. Díl serveru zůstává tajný až do konce, aby nikdo nemohl žádné losování předvídat.
chance-how-alone = Před hrou server zvolil tajné semínko a z něj se losuje všechno náhodné. Otisk semínka (SHA-256) vidíš od začátku, takže semínko už nejde změnit. Na konci se ukáže i semínko: s ním a se záznamem hry si každý může ověřit každé losování.
chance-how-record = Všechno náhodné v téhle hře vychází z jednoho čísla, ze semínka. Záznam ho uvádí, takže každý může celou hru vylosovat znovu a porovnat každé losování.
chance-parts = Díly semínka
chance-server = Server
chance-hash = Otisk
chance-part = Díl
chance-share-secret = tajný až do konce
chance-share-sealed = zapečetěný
chance-share-revealed = otevřený
chance-share-in = je v semínku
chance-share-withheld = neotevřený včas, vynechaný
chance-share-none = bez dílu
chance-share-yours = z tohoto prohlížeče
chance-seed-hash = Otisk semínka
chance-seed = Semínko
chance-seed-later = ukáže se po konci hry

## Co je ověřeno

chance-own-in = Tvůj díl je v semínku přesně tak, jak ho vytvořil tvůj prohlížeč.
chance-own-left-out = Tvůj díl dorazil pozdě a v semínku není.
chance-own-changed = V seznamu není díl, který poslal tvůj prohlížeč, nebo se v něm potom něco změnilo: některý otisk, semínko nebo to, které díly v semínku jsou!
chance-parts-hold = Každý otevřený díl patří ke svému otisku.
chance-parts-fail = Některý díl ke svému otisku nepatří!
chance-seed-holds = Semínko odpovídá dílům.
chance-seed-fails = Semínko dílům neodpovídá!
chance-seed-holds-alone = Semínko patří k otisku: nic se nezměnilo.
chance-seed-fails-alone = Semínko k otisku nepatří!
chance-draws-checking = Losuje se znovu celá hra …
chance-draws-hold =
    { $count ->
        [one] Jediné losování hry odpovídá semínku.
        [few] Všechna { $count } losování hry odpovídají semínku.
        [many] Všech { $count } losování hry odpovídá semínku.
       *[other] Všech { $count } losování hry odpovídá semínku.
    }
chance-fault-masked = Hra se nedohrála do konce. Skryté zůstává skryté, a tak se losování ověřit nedají.
chance-fault-no-seed = Záznam neuvádí semínko, a tak se losování ověřit nedají.
chance-fault-incomplete = Záznam neříká, jak semínko vzniklo.
chance-fault-part = Některý díl v záznamu nepatří ke svému otisku!
chance-fault-seed = Semínko v záznamu neodpovídá dílům!
chance-fault-lots = Místa nebyla vylosována ze semínka!
chance-fault-draw = Řádek hry č. { $ply } je „{ $played }“, ale podle semínka má být „{ $drawn }“!
chance-fault-record-move = Každé losování před řádkem { $line } záznamu odpovídá semínku, ale tento řádek není možný.
chance-fault-record-result = Všechna losování odpovídají semínku, ale výsledek neodpovídá tahům.
chance-again = Zkusit znovu
chance-yourself = Všechno si můžeš ověřit i bez tohoto serveru: stáhni si záznam a spusť „maat verify“.
chance-yourself-record = Všechno si můžeš ověřit i bez tohoto serveru: spusť se záznamem „maat verify“.
chance-record = Stáhnout záznam
