# Coach in Polish: what is common to all games. $text is a move or the title of a lesson, $points a formatted number.

coach-name = Trener

## Buttons and questions

coach-hint = Pokaż podpowiedź
coach-again = Zapytaj trenera
coach-show = Pokaż na planszy
coach-quiet = Bez dalszych rad

## The advice and its reasons

coach-best = Moja rada: { $text }.
coach-points = łącznie punktów: około { $points }
coach-others = Pozostali gracze
    .gain = inni zdobędą mniej punktów
    .loss = inni zdobędą więcej punktów
coach-close-call = Kilka ruchów jest mniej więcej równie dobrych.
coach-luck = Nic szczególnie się nie wyróżnia: ten ruch jest trochę lepszy pod kilkoma względami.
coach-thinking = Trener przygląda się sytuacji…
coach-lesson = Lekcja: { $text }

## The warning before a big mistake

coach-warning = Chwileczkę: na pewno chcesz tak zagrać?
coach-warning-about = Lepiej wygląda: { $text }.
coach-play-anyway = Zagraj mimo wszystko
coach-think-again = Jeszcze się zastanowię

## Beginning and end of the coaching

coach-fades = Już wiesz, o co chodzi. Odtąd milczę, chyba że zapytasz.
coach-first-game = Zagraj pierwszą grę z trenerem
    .about = Łatwy bot, krótka rada przy każdej decyzji i ostrzeżenie przed dużym błędem.
