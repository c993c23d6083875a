# Reports in Czech.

report-what = Co nesedí?
report-kind-rule = Pravidlo se nepoužilo správně
report-kind-display = Něco vypadá špatně
report-kind-text = Text je špatně
report-kind-other = Něco jiného
report-words = Vlastními slovy
report-attached = Přečte si to správce tohoto serveru, i se záznamem hry do tahu { $number }, jak ho smíš vidět.
report-empty = Napiš prosím pár slov o tom, co je špatně.
report-send = Odeslat
report-cancel = Zrušit
report-thanks = Děkujeme. Správce tohoto serveru si hlášení přečte.
report-close = Zavřít
