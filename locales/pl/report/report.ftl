# Raport polecenia `maat analyse` w terminalu.

report-title = Analiza
report-about = { $depth ->
    [quick] Szybka analiza
    [standard] Zwykła analiza
    [deep] Dokładna analiza
   *[other] Własna głębokość
}, iteracji na każdą decyzję: { $iterations }
report-knowledge-seat = Każda decyzja jest oceniana według tego, co gracz wiedział.
report-knowledge-open = Każda decyzja jest oceniana przy odkrytych kartach.
report-best = lepiej: { $move }
report-end = Koniec
report-luck = Szczęście
report-loss = Stracone przez decyzje
report-decisions = Decyzje
report-mark-good = Jedyne dobre ruchy (!)
report-mark-inaccuracy = Niedokładności (?!)
report-mark-mistake = Błędy (?)
report-mark-blunder = Poważne błędy (??)
