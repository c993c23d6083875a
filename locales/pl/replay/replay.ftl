# Replays in Polish.

replay-beginning = Początek partii.
replay-line = Przebieg partii
# Where the replay stands: of all its steps.
replay-place = { $number } z { $count }.
# A round above the line of the game; in Ankh the rounds are conflicts.
replay-round =
    { $game ->
        [ankh] Konflikt { $number }
       *[other] Runda { $number }
    }
replay-beside = Przebieg i analiza
replay-first = Na początek
replay-back = Wstecz
replay-forward = Dalej
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-unit = Krok
replay-unit-line = Każdy wiersz
replay-unit-decision = Decyzja
replay-unit-turn = Tura
replay-unit-round = Runda
replay-speed = Tempo
replay-speed-1 = Spokojnie
replay-speed-2 = Szybko
replay-speed-4 = Bardzo szybko
# Keys, each followed by what it does.
replay-key-step = krok
replay-key-round = runda
replay-key-space = spacja
replay-key-play = odtwórz
replay-as = Widok
replay-as-open = wszystko odkryte
replay-as-spectator = widz
replay-link = Kopiuj link do tej chwili
replay-table = Do stołu
replay-other = Inny zapis
replay-to-study = Wróć do studium
replay-study = Utwórz studium
replay-verify = Sprawdź losowania

## Records

replay-record = Zapis jako tekst
replay-example = game imhotep · revision 1 · seats 2 …
replay-open = Obejrzyj
replay-file = Wybierz plik
replay-file-unreadable = Tego nie da się odczytać. Wybierz albo przeciągnij tu plik tekstowy.

record-line = Wiersz { $number }:
record-syntax = tak nie zapisuje się partii. Zapis zaczyna się od wiersza takiego jak „game imhotep · revision 1 · seats 2”.
record-game = tej gry, jej wersji lub jej opcji tu nie znamy.
record-move = ten ruch nie był możliwy.
record-hidden = coś jest zakryte. Zapis pochodzi z niedokończonej partii; pobierz go ponownie po jej końcu.
record-result = wynik nie zgadza się z ruchami.
record-long = zapis jest dłuższy niż jakakolwiek partia.
record-comment = ten komentarz lub tytuł jest za długi albo nie można go wyświetlić.
record-full = od tego miejsca nie mieści się to w studium. Studium mieści najwyżej 1000 komentarzy, rysunków i wariantów pobocznych, w tym 40 przy jednej pozycji, i łącznie 200 kB.
