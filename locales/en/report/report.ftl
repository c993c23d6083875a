# The report of `maat analyse` in the terminal.

report-title = Analysis
report-about = { $depth ->
    [quick] Quick
    [standard] Standard
    [deep] Deep
   *[other] Own
} depth, { $iterations } iterations for each decision
report-knowledge-seat = Each decision is judged by what its player knew.
report-knowledge-open = Each decision is judged with open cards.
report-best = better: { $move }
report-end = The end
report-luck = Luck
report-loss = Lost by decisions
report-decisions = Decisions
report-mark-good = Only good moves (!)
report-mark-inaccuracy = Inaccuracies (?!)
report-mark-mistake = Mistakes (?)
report-mark-blunder = Blunders (??)
