# Reports in Polish.

report-what = Co się nie zgadza?
report-kind-rule = Zasada nie działa poprawnie
report-kind-display = Coś źle wygląda
report-kind-text = Tekst jest błędny
report-kind-other = Coś innego
report-words = Własnymi słowami
report-attached = Przeczyta to gospodarz tego serwera, wraz z zapisem gry do ruchu { $number }, jaki możesz zobaczyć.
report-empty = Napisz w kilku słowach, co się nie zgadza.
report-send = Wyślij
report-cancel = Anuluj
report-thanks = Dziękujemy. Gospodarz tego serwera przeczyta zgłoszenie.
report-close = Zamknij
