# Co která volba hry Ankh mění, pro formulář nového stolu.
ankh-choice-scenario = Určuje, kde na začátku hry stojí monumenty a figury.
ankh-choice-gods = Určuje, kdo hraje za kterého boha: rozhodne los, nebo si každý postupně vybere.
ankh-choice-guardian-1 = Strážci, které mohou bohové získat jako první.
ankh-choice-guardian-2 = Strážci, které mohou bohové získat uprostřed hry.
ankh-choice-guardian-3 = Nejsilnější Strážci, které mohou bohové získat jako poslední.
ankh-choice-last-red-index = Bohové, kteří jsou po čtvrtém konfliktu na tomto poli nebo níž, upadnou v zapomnění.
ankh-choice-guardian-symbol-positions = Kdo tam odemkne schopnost, získá Strážce.
ankh-choice-action-tracks = Na delších stupnicích přijde další událost později.
ankh-choice-osiris-move-any = Určuje, zda smí Osiris přesunout žeton dřív, než na plánu leží všechny tři.
ankh-choice-plague-bidders-fixed = Určuje, kdo obětuje znovu, když jednu oblast postihne víc zamoření.
ankh-choice-underworld-blocks-all-entry = Určuje, zda cizí figury smějí být na žeton aspoň vyvolány nebo odsunuty.
ankh-choice-control-monument-forced = Určuje, zda se smíš vzdát monumentu, který můžeš ovládnout.
ankh-choice-merged-guardians-forced = Když se dva bohové spojí, ten vyšší přebírá Strážce toho nižšího.
ankh-choice-merge-keeps-own-guardians = Spojený bůh může mít víc Strážců než podstavců: určuje, kterých se vzdá.
ankh-choice-anubis-trap-per-plague-card = Určuje, kolik zabitých válečníků smí Anubis polapit.
ankh-choice-bountiful-every-gain = Určuje, jak často tato schopnost přinese bod zbožnosti navíc.
