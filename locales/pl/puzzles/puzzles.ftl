# Zagadki po polsku. $points to liczba punktów, $text nazwa ruchu.

## Lista

puzzle-begin = Zacznij
puzzle-go-on = Kontynuuj
puzzle-solved-of = Rozwiązane: { $number } z { $count }
puzzle-level-easy = Łatwe
puzzle-level-medium = Średnie
puzzle-level-hard = Trudne
puzzle-tile-open = Zagadka { $number }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
puzzle-tile-solved = Zagadka { $number }, rozwiązana: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
puzzle-tile-shown = Zagadka { $number }, rozwiązanie pokazane: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
puzzle-proof = Te pozycje znalazł program w partiach między botami. Każdą odpowiedź potwierdziło kilka długich obliczeń i wiele partii dogranych po każdym możliwym ruchu. Punkty oznaczają twoją przewagę nad najlepszym przeciwnikiem.

## Przy planszy

puzzle-number = Zagadka { $number }
puzzle-number-of = Zagadka { $number } z { $count }
puzzle-task = Znajdź ruch, który daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
    .about = Twoja kolej. Wszystkie możliwe ruchy są podświetlone, jeden z nich jest wyraźnie lepszy od pozostałych.
puzzle-hint = Podpowiedź
    .about = { $count ->
        [one] To ten ruch, który jest jeszcze podświetlony:
       *[other] To jeden z ruchów, które są jeszcze podświetlone (jest ich { $count }):
    }
puzzle-give-up = Pokaż rozwiązanie
puzzle-goes-on = Dobrze. Co dalej?
puzzle-wrong = To nie najlepszy ruch: { $text }.
puzzle-loss = Tracisz w ten sposób około { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }. Spróbuj innego ruchu.
puzzle-solved = Rozwiązane!
puzzle-shown = Rozwiązanie
puzzle-margin = Średnio to o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } lepiej niż drugi najlepszy ruch: { $text }.
puzzle-because = Co w porównaniu daje najlepszy ruch, przede wszystkim:
puzzle-next = Następna zagadka
