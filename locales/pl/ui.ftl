# The table itself, in Polish: whatever belongs to no single game. Names are never inflected, so that every sentence
# has them in the nominative.

ui-maat = Maat
    .about = Stół do egipskich gier planszowych

## Lists: the first items are joined by `more`, the last one by `last`

ui-list-more = { $list }, { $item }
ui-list-last = { $list } i { $item }

## Parts of other messages

ui-part-points =
    { $points ->
        [one] { $points-signed } punkt
        [few] { $points-signed } punkty
       *[many] { $points-signed } punktów
    }

## Who plays

ui-seat-name = Gracz { $number }
ui-bot-name = Bot { $number }
ui-bot-random = gra losowo
ui-bot-greedy = bierze, co się da
ui-bot-mcts = myśli z wyprzedzeniem
ui-you = ty
ui-bot = bot
ui-chance = Los

## Whose turn it is

ui-your-turn = Twoja kolej.
ui-turn-of = Ruch ma { $seat }.
ui-thinking =
    { $count ->
        [one] { $seat } myśli…
       *[many] { $seat } myślą…
    }
ui-forced = Możliwy jest tylko jeden ruch: { $move }.

## Asking for a move; the commands stay as they are

ui-choose = Podaj numer albo wpisz ruch. Polecenia: undo (cofnij), hint (podpowiedź), save PLIK (zapisz), quit (koniec).
ui-wrong-number = Podaj numer od 1 do { $most }.
ui-unreadable = „{ $text }” nie jest ani ruchem, ani poleceniem.
ui-illegal = Zasady nie pozwalają teraz na „{ $text }”.
ui-not-due = To nie twoja kolej.
ui-over = Gra już się skończyła.
ui-undone = Cofnięto: { $move }.
ui-nothing-to-undo = Nie ma czego cofnąć.
ui-undo-consent = Potrzebna zgoda pozostałych: coś zostało odkryte albo ruch wykonał inny gracz.
ui-hint = Podpowiedź: { $move }. Szacowana szansa na wygraną: { $percent }%.
ui-hint-thinking = Szukam dobrego ruchu…
ui-saved = Zapisano w pliku { $file }.
ui-not-saved = Nie można zapisać pliku { $file }: { $reason }.
ui-not-read = Nie można odczytać pliku { $file }: { $reason }.
ui-goodbye = Do zobaczenia!
ui-move-undo = Cofnij ruch

## The table

ui-round = Runda { $round } z { $rounds }
ui-ply = Ruch { $number } z { $total }
ui-player = Gracz
ui-points = Punkty
ui-cards = Karty
ui-none = brak
ui-draw-pile = Talia dobierania
ui-discard-pile = Stos kart odrzuconych
ui-face-down = zakryte
ui-start-player = gracz rozpoczynający
ui-active-player = aktywny gracz
ui-moves = Możliwe ruchy
ui-log = Przebieg gry
ui-options = Ustawienia gry

## The end

ui-game-over = Koniec gry.
ui-ranking =
    { $points ->
        [one] { $rank }. { $seat }, { $points } punkt
        [few] { $rank }. { $seat }, { $points } punkty
       *[many] { $rank }. { $seat }, { $points } punktów
    }
ui-score-sheet = Wynik końcowy
ui-source = Punkty za
ui-total = Razem
ui-place = Miejsce

# terminal client

ui-help =
    Podaj numer ruchu albo sam ruch, na przykład „{ $move }”. Poza tym:
    Enter      pokazuje ponownie stół i możliwe ruchy
    undo       cofa twój ostatni wybór, dopóki nie odkryto nic nowego
    hint       każe komputerowi poszukać najlepszych ruchów
    save PLIK  zapisuje grę do pliku
    help       pokazuje tę pomoc
    quit       kończy program
ui-hints = Najbardziej obiecujące ruchy; 100% to pewna wygrana:
ui-offer-save = Zapisać grę? Podaj nazwę pliku albo naciśnij Enter.
ui-save-where = Podaj, gdzie zapisać: save PLIK.
ui-file-exists = taki plik już istnieje
ui-secret = Teraz może patrzeć tylko { $seat }, pozostali się odwracają.
ui-secret-over = To, co było tylko dla jednych oczu, jest znowu ukryte ({ $seat }).
ui-press-enter = Naciśnij Enter, aby grać dalej.
