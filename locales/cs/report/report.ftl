# Zpráva příkazu `maat analyse` v terminálu.

report-title = Rozbor
report-about = { $depth ->
    [quick] Rychlý rozbor
    [standard] Běžný rozbor
    [deep] Důkladný rozbor
   *[other] Vlastní hloubka
}, průchodů na každé rozhodnutí: { $iterations }
report-knowledge-seat = Každé rozhodnutí se posuzuje podle toho, co hráč věděl.
report-knowledge-open = Každé rozhodnutí se posuzuje s odkrytými kartami.
report-best = lepší: { $move }
report-end = Konec
report-luck = Štěstí
report-loss = Ztraceno rozhodnutími
report-decisions = Rozhodnutí
report-mark-good = Jediné dobré tahy (!)
report-mark-inaccuracy = Nepřesnosti (?!)
report-mark-mistake = Chyby (?)
report-mark-blunder = Hrubé chyby (??)
