# Analysis of a game in Polish.

review-about = Program przechodzi przez każdą decyzję partii i pokazuje, co było dobre, co było szczęściem, a co byłoby lepsze.
review-about-running = Dopóki gra trwa, analizowane są tylko twoje dotychczasowe decyzje, na podstawie tego, co było ci wtedy wiadome. Reszta po zakończeniu gry.
review-own-only = Przeanalizowano tylko twoje dotychczasowe decyzje, na podstawie tego, co było ci wtedy wiadome. Reszta po zakończeniu gry.
review-start = Przeanalizuj partię
review-depth = Głębokość
review-depth-quick = szybka
review-depth-standard = zwykła
review-depth-deep = dokładna
review-knowledge = Ocena
review-knowledge-seat = według wiedzy gracza
review-knowledge-open = z odkrytymi kartami
review-progress = Postęp analizy
review-status-running = { $total ->
        [0] Analiza się zaczyna…
       *[other] { $done } z { $total } wierszy
    }
review-status-waiting = Teraz analizowanych jest wiele partii. Ta analiza czeka na swoją kolej, a potem sama ruszy dalej.
review-status-stopped = { $total ->
        [0] Zatrzymano
       *[other] Zatrzymano po { $done } z { $total } wierszy
    }
review-done = Analiza jest gotowa.
review-stop = Anuluj
review-resume = Kontynuuj

## The chart

review-shown = Co jest pokazane
review-mode-win = Szansa na wygraną
review-mode-points = Spodziewane punkty
review-chart-win = Szansa na wygraną w trakcie partii, w procentach
review-chart-points = Spodziewane punkty na koniec w trakcie partii

## What is on the board

review-decides = Ruch: { $seat }
review-board-before = przed ruchem { $number }
review-board-after = po ruchu { $number }
review-board-expected = spodziewane, niezagrane
review-board = { $round }, { $position }

## A decision

review-could = Możliwości: { $seat }
review-after-win = szansa na wygraną po ruchu
review-after-points = spodziewane punkty po ruchu
review-played = Zagrano
review-against = Najlepszy ruch jest tu lepszy:
review-share = { $share } przeszukiwania
review-expected = Czego spodziewał się bot
review-back = Powrót do partii
review-no-decision = Przejdź do decyzji, aby zobaczyć najlepsze ruchy.

## Marks

review-mark-good = jedyny dobry ruch
review-mark-inaccuracy = niedokładność
review-mark-mistake = błąd
review-mark-blunder = poważny błąd
review-from = (od { $loss })
review-next = Następny błąd
review-faultless = Brak błędów

## A draw

review-draw-title = Co zmieniło losowanie
review-draw-about = Zmiana u każdego gracza w porównaniu ze średnią wszystkiego, co mogło zostać wylosowane. Ocena jest z odkrytymi kartami, także tymi, których nikt nie widział.

## Luck and decisions

review-luck-title = Szczęście i decyzje
review-luck-win = w szansie na wygraną
review-luck-points = w punktach
review-luck-about = { $knowledge ->
        [open] Losowania i decyzje są oceniane z odkrytymi kartami.
       *[seat] Losowania są oceniane z odkrytymi kartami, decyzje według wiedzy gracza.
    }
review-luck = szczęście w losowaniu
review-decisions = decyzje
review-count-good = { $count ->
        [one] { $count } dobry ruch
        [few] { $count } dobre ruchy
       *[many] { $count } dobrych ruchów
    }
review-count-blunder = { $count ->
        [one] { $count } poważny błąd
        [few] { $count } poważne błędy
       *[many] { $count } poważnych błędów
    }
review-count-mistake = { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }
review-count-inaccuracy = { $count ->
        [one] { $count } niedokładność
        [few] { $count } niedokładności
       *[many] { $count } niedokładności
    }
