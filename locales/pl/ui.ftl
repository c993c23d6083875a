# The table itself, in Polish: whatever belongs to no single game. Names are never inflected, so that every sentence
# has them in the nominative.

ui-maat = Maat
    .about = Stół do egipskich gier planszowych

## Lists: the first items are joined by `more`, the last one by `last`; `pair` is an item of a word and a number

ui-list-more = { $list }, { $item }
ui-list-last = { $list } i { $item }
ui-list-pair = { $item } { $number }

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
ui-guest = Gość
ui-bot-random = gra losowo
ui-bot-greedy = bierze, co się da
ui-bot-mcts = myśli z wyprzedzeniem
ui-you = ty
ui-bot = bot

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
ui-nobody-won = Nikt nie wygrywa.
ui-score-alone =
    { $points ->
        [one] { $seat }, { $points } punkt
        [few] { $seat }, { $points } punkty
       *[many] { $seat }, { $points } punktów
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

# browser

## Every page

ui-play = Graj
ui-rules = Zasady
ui-skip = Przejdź do treści
ui-skip-moves = Przejdź do ruchów
ui-to-lobby = Do listy stołów
ui-to-table = Do stołu
ui-settings = Ustawienia
ui-close = Zamknij
ui-language = Język
# The name of this language, in itself.
ui-lang = Polski
ui-menu = Menu
ui-tables-wait =
    { $count ->
        [one] Czeka na ciebie { $count } stół
        [few] Czekają na ciebie { $count } stoły
       *[many] Czeka na ciebie { $count } stołów
    }
ui-lost-page = Nie ma takiej strony
    .help = W adresie może być literówka albo strona została przeniesiona.
ui-lost-table = Nie ma takiego stołu
    .help = Może link nie skopiował się w całości: poproś o niego jeszcze raz. Albo stołu już nie ma: gospodarz go zamknął lub gra nigdy się nie zaczęła.
ui-lost-private = Ten stół jest prywatny
    .help = Gospodarz nie pozwala oglądać tej gry.
ui-lost-what-if = Stąd nie można grać dalej
    .help = Dopóki grają przeciw sobie ludzie, wolno to tylko o tyle, o ile pozwalają warunki stołu, i nigdy z botami. Po grze wolno każdemu.
ui-lost-gone-on = Gra potoczyła się dalej
    .help = Ruchy planuje się od obecnej pozycji, gdy kolej na innych. Może ktoś tymczasem wykonał ruch albo teraz twoja kolej. Otwórz stół i zacznij od nowa.
ui-play-instead = Otwórz własny stół
ui-lost-crowded = Zbyt wiele otwartych stołów
    .help = Z jednej sieci stoły może oglądać tylko ograniczona liczba okien. Zamknij niektóre, a ta strona ruszy sama.
ui-lost-trouble = Coś poszło nie tak
    .help = To nasz błąd, nie twój. Odśwież stronę, twoje gry są bezpieczne.

## Settings

ui-settings-play = Rozgrywka
ui-bot-pace = Tempo botów
ui-bot-pace-slow = Wolne
ui-bot-pace-normal = Zwykłe
ui-bot-pace-fast = Szybkie
ui-bot-pace-instant = Natychmiast
ui-bot-pace-step = Krok po kroku
ui-setting-confirm = Pytaj przed spasowaniem
ui-setting-confirm-about = Ruch, którym z czegoś rezygnujesz, zostanie wykonany dopiero po pytaniu, jeśli możliwe są też inne ruchy.
ui-setting-forced = Wykonuj wymuszone ruchy
ui-setting-forced-about = Gdy możliwy jest tylko jeden ruch, wykona się za ciebie. W przeciwnym razie wykonujesz go ręcznie, o ile jesteś przy stole.
ui-setting-letters = Ruchy pojedynczymi literami
ui-setting-letters-about = Działają, gdy wybrana jest plansza lub pasek z ruchami: najpierw kliknij planszę.
ui-settings-senses = Dźwięk i wygląd
ui-setting-sound = Dźwięki
ui-motion = Animacje
ui-motion-system = Jak w systemie
ui-motion-on = Włączone
ui-motion-off = Wyłączone
ui-theme = Kolory
ui-theme-system = Jak w systemie
ui-theme-light = Jasne
ui-theme-dark = Ciemne

## Lobby

ui-hero = Spokojny stół nad Nilem
    .about = Zasad pilnujemy za ciebie. Graj z ludźmi albo przeciwko botom, które nie widzą więcej niż ty.
ui-play-now = Zagraj teraz
ui-play-alone = Zagraj solo
ui-strength = Boty
ui-bot-level-1 = 1 · Nowicjusz
    .word = nowicjusz
ui-bot-level-2 = 2 · Łatwy
    .word = łatwy
ui-bot-level-3 = 3 · Średni
    .word = średni
ui-bot-level-4 = 4 · Trudny
    .word = trudny
ui-bot-level-5 = 5 · Ekspert
    .word = ekspert
ui-bot-level-6 = 6 · Mistrz
    .word = mistrz
ui-your-name = Twój nick
ui-guest-names = Meret, Senbi, Nefru, Hori, Cheti, Ipi, Henut, Dżehuti, Bebi, Kawit, Sitre, Neferu
ui-my-tables = Twoje stoły
ui-all-my-games = Wszystkie moje partie ({ $count })
ui-some-of-my-games = { $count } z moich { $total } partii
ui-fewer-games = Mniej partii
ui-open-tables = Otwarte stoły
ui-running-tables = Teraz grają
ui-no-open-tables = Nikt teraz nie czeka. Otwórz stół i wyślij link znajomym.
ui-no-running-tables = Nikt teraz nie gra publicznie. Otwórz stół dla wszystkich, a inni będą mogli oglądać.
ui-with-people = Graj z ludźmi
ui-quick-match = Szybka gra
    .about = Usiądziesz z tymi, którzy chcą grać od razu.
ui-seekers =
    { $count ->
        [one] Jedna osoba czeka: { $text }
        [few] { $count } osoby czekają: { $text }
       *[many] { $count } osób czeka: { $text }
    }
ui-new-table-about = Ze znajomymi, na jednym urządzeniu albo z botami.
ui-join-by-code = Dołącz kodem
ui-code = Kod
ui-join = Dołącz
ui-nobody-yet = jeszcze nikt
ui-opened-minutes =
    { $minutes ->
        [0] otwarty przed chwilą
        [one] otwarty minutę temu
        [few] otwarty { $minutes } minuty temu
       *[many] otwarty { $minutes } minut temu
    }
ui-opened-hours =
    { $hours ->
        [one] otwarty godzinę temu
        [few] otwarty { $hours } godziny temu
       *[many] otwarty { $hours } godzin temu
    }
ui-people-there =
    { $count ->
        [one] jest tam jedna osoba
        [few] są tam { $count } osoby
       *[many] jest tam { $count } osób
    }
ui-nobody-there = teraz nikogo tam nie ma
ui-name-note = { $seat } ({ $text })
ui-open = Otwórz
ui-sit-down = Usiądź
ui-watch = Oglądaj
ui-tag-your-turn = Twoja kolej
ui-tag-reminded = Przypomnienie
ui-status-open = Czeka na graczy
ui-status-running = Gra trwa
ui-status-finished = Gra zakończona
ui-seats-taken = Zajęte miejsca: { $count } z { $total }
ui-pause = Przerwa w wolnych grach
ui-pause-about =
    { $days ->
        [0] W tym roku nie ma już przerwy do wykorzystania.
        [one] Twoje zegary w grach na dni mogą w tym roku stać jeszcze { $days } dzień. Każda przerwa liczy się co najmniej za dzień.
        [few] Twoje zegary w grach na dni mogą w tym roku stać jeszcze { $days } dni. Każda przerwa liczy się co najmniej za dzień.
       *[many] Twoje zegary w grach na dni mogą w tym roku stać jeszcze { $days } dni. Każda przerwa liczy się co najmniej za dzień.
    }
ui-pause-runs = Twoje zegary stoją jeszcze { $text }.
ui-pause-length = Długość przerwy
ui-pause-begin = Zatrzymaj zegary
ui-pause-end = Zakończ przerwę

## A new table

ui-new-table = Nowy stół
ui-game = Gra
ui-seats = Liczba miejsc
ui-seat-number = Miejsce { $number }
ui-seat-you = Ty
ui-seat-open = Wolne dla innych
ui-seat-beside = Obok ciebie
ui-name = Nick
ui-seat-bot = Bot
ui-seat-bot-level = Bot { $text }
ui-option-is = { $item }: { $text }
ui-options-usual = Zasady podstawowe
ui-options-changed =
    { $count ->
        [0] podstawowe
        [one] { $count } zmiana
        [few] { $count } zmiany
       *[many] { $count } zmian
    }
ui-options-differ =
    { $count ->
        [one] { $count } zmiana w ustawieniach
        [few] { $count } zmiany w ustawieniach
       *[many] { $count } zmian w ustawieniach
    }
ui-who-may-come = Kto może dołączyć
ui-who-may-watch = Kto może oglądać
ui-come-anyone = Każdy
ui-come-link = Tylko z linkiem
ui-come-anyone-about = Dołączyć może każdy z listy stołów.
ui-come-link-about = Stół znajdzie tylko ten, kto ma link albo kod.
ui-shuffle-seats = Rozlosuj miejsca
ui-open-table = Otwórz stół
ui-start-game = Rozpocznij grę

## How people play together

ui-how-we-play = Jak gramy
ui-how-summary = { $text } · { $grace }
ui-pace = Zegar
ui-pace-kind-none = Brak
ui-pace-kind-live = Na żywo
ui-pace-kind-slow = Na dni
ui-pace-none = Bez zegara
ui-pace-live = { $minutes } min + { $seconds } s
ui-pace-live-about = { $minutes } min dla każdego i { $seconds } s więcej za każdy ruch
ui-pace-slow =
    { $days ->
        [one] { $days } dzień na decyzję
        [few] { $days } dni na decyzję
       *[many] { $days } dni na decyzję
    }
ui-pace-slow-about = { $text } i { $bank } w zapasie
ui-pace-each = Czas dla każdego
ui-pace-own = Inny…
ui-pace-minutes = Minuty na grę
ui-pace-increment = Sekundy za każdy ruch
ui-pace-decision = Na każdą decyzję
ui-pace-bank = W zapasie
ui-span-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
ui-span-hours = { $hours } h
ui-span-minutes = { $minutes } min
ui-span-seconds = { $seconds } s
ui-grace = Gdy kogoś nie ma
ui-grace-after = bot po { $text }
ui-grace-after-days =
    { $days ->
        [one] bot po { $days } dniu
       *[many] bot po { $days } dniach
    }
ui-grace-never = wszyscy czekają
ui-on-resign = Gdy ktoś się podda
ui-on-resign-bot = gra dalej bot
ui-on-resign-end = gra się kończy
ui-substitute = Siła tego bota
ui-watchers = Widzowie
ui-watchers-talk = mogą pisać
ui-watchers-watch = tylko oglądają
ui-watchers-out = nie mają wstępu

## Before the game

ui-waiting-for =
    { $count ->
        [one] Brakuje jeszcze jednego gracza.
        [few] Brakuje jeszcze { $count } graczy.
       *[many] Brakuje jeszcze { $count } graczy.
    }
ui-all-here = Są już wszyscy.
ui-all-here-host = Są już wszyscy, możesz zaczynać.
ui-chance-drawing = Łączymy losowe liczby wszystkich graczy. Gra zacznie się za chwilę.
ui-host-starts = Grę rozpoczyna gospodarz.
ui-host = gospodarz
ui-make-host = Przekaż stół
ui-remove = Zwolnij miejsce
ui-remove-who = Zwolnij miejsce: { $seat }
ui-removed = Gospodarz zwolnił twoje miejsce.
ui-bot-here = Posadź bota
ui-bot-strength = Siła: { $seat }
ui-close-table = Zamknij stół
ui-close-table-sure = Nikt już nie znajdzie tego stołu.
ui-keep-table = Zostaw
ui-host-away = Gospodarza nie ma.
ui-become-host = Przejmij stół
ui-sit-here = Usiądź tutaj
ui-move-here = Przesiądź się tutaj
ui-leave = Odejdź
ui-leave-table = Odejdź od stołu
ui-leave-table-sure = Twoje miejsce może wtedy zająć ktoś inny.
ui-stay = Zostań
ui-seat-free = Wolne miejsce
ui-beside-you = obok ciebie
ui-invitation = Link z zaproszeniem
ui-code-room = Kod dla znajomego
ui-code-about = Wpisze go na stronie głównej.
ui-copy-link = Skopiuj link
ui-link-copied = Link skopiowany.
ui-link-not-copied = Przeglądarka nie pozwoliła skopiować.
ui-online = online
ui-away = offline
ui-away-for = offline { $text }

## At the table

ui-connecting = Łączę…
ui-reconnecting = Wznawiam połączenie…
ui-unsent = Jeszcze nie wysłano: połączenie nie odpowiada. Próbuję ponownie.
ui-choice-lost = Twój ostatni wybór nie został wysłany i sam się nie powtórzy. Wybierz jeszcze raz.
ui-prompt = Twój ruch
ui-prompt-yours = Twoja kolej.
ui-still-thinking = Jeszcze myśli.
ui-is-away = Nie ma: { $seat }.
ui-thinks = myśli
ui-undo = Cofnij
ui-all-moves = Wszystkie ruchy ({ $count })
ui-all-short = Ruchy: { $count }
ui-choose-on-board = Wybierz na planszy
ui-go-on-playing = Graj dalej
ui-show-next = Dalej
ui-show-all = Pomiń ({ $count })
ui-board = Plansza
ui-your-mat = Co masz
ui-show-mat = Pokaż, co ma { $seat }
ui-beside-board = Przebieg, czat i zasady
ui-log-and-chat =
    { $count ->
        [0] Przebieg i czat
        [one] Przebieg i czat, { $count } nowa wiadomość
        [few] Przebieg i czat, { $count } nowe wiadomości
       *[many] Przebieg i czat, { $count } nowych wiadomości
    }
ui-tab-result = Wynik
ui-tab-log = Przebieg
ui-tab-chat = Czat
ui-tab-rules = Zasady
ui-tab-review = Analiza
ui-rule-behind = Odpowiednia zasada
ui-taken-back = (cofnięto)
ui-waiting-for-you = Czekamy na ciebie
ui-chat = Czat
ui-chat-empty = Nikt jeszcze nic nie napisał.
ui-say = Napisz do stołu
ui-send = Wyślij
ui-join-chat = Dołącz do czatu
ui-watching =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzowie
       *[many] { $count } widzów
    }
ui-title-waiting = { $text }: czekamy na graczy
ui-title-ready = { $text }: są już wszyscy
ui-title-your-turn = Twoja kolej · { $text }
ui-title-turn-of = Ruch: { $seat } · { $text }
ui-title-over = Koniec gry · { $text }
ui-notes = Moje notatki
ui-notes-unsaved = Notatka nie jest jeszcze zapisana. Otwórz notatki, aby spróbować ponownie.
ui-report = Coś tu nie gra
ui-practice = gra ćwiczebna
ui-practice-about = Cofano ruchy, gdy znany był już ich skutek.
ui-practice-game = To była gra ćwiczebna.
ui-practice-coach = Pomagał trener.
ui-practice-hints =
    { $count ->
        [one] Użyto { $count } podpowiedzi.
        [few] Użyto { $count } podpowiedzi.
        [many] Użyto { $count } podpowiedzi.
       *[other] Użyto { $count } podpowiedzi.
    }
ui-ask-hint = Podpowiedź
ui-ask-hint-about =
    { $count ->
        [0] Pokazuje dobry ruch i powody. Gra z podpowiedzią jest ćwiczebna.
        [one] Pokazuje dobry ruch i powody. Jak dotąd { $count } podpowiedź.
        [few] Pokazuje dobry ruch i powody. Jak dotąd { $count } podpowiedzi.
        [many] Pokazuje dobry ruch i powody. Jak dotąd { $count } podpowiedzi.
       *[other] Pokazuje dobry ruch i powody. Jak dotąd { $count } podpowiedzi.
    }
ui-hints-used =
    { $count ->
        [one] { $count } podpowiedź
        [few] { $count } podpowiedzi
        [many] { $count } podpowiedzi
       *[other] { $count } podpowiedzi
    }

## Clocks, questions and people who are away

ui-clock-left = Pozostały czas: { $text }
ui-clock-decision = Na tę decyzję: { $text }; w zapasie: { $bank }
ui-clock-bank = W zapasie: { $text }
ui-clock-low = Mało czasu: { $text }
ui-clock-days = { $days } d { $hours } h
ui-clock-hours = { $hours } h { $minutes } min
ui-paused = przerwa
ui-paused-for = przerwa jeszcze { $text }
ui-low-time-yours = Masz mniej niż { $text }.
ui-low-time-of = { $seat } ma mniej niż { $text }.
ui-remind = Przypomnij ({ $seat })
ui-reminded = Przypomniano
ui-reminds = { $by } przypomina: ruch ma { $seat }.
ui-title-reminded = { $by } czeka · { $text }
ui-let-bot-play = Niech gra bot ({ $seat })
ui-bot-may-play = Za { $text } może grać bot ({ $seat })
ui-take-seat-of = Przejmij miejsce ({ $seat })
ui-bot-plays = gra bot
ui-bot-plays-for = Gra bot ({ $text }), na miejscu siedzi { $seat }.
ui-resigned = poddano
ui-bot-plays-for-you = Gra za ciebie bot.
ui-bot-plays-until = Gra, dopóki nie wrócisz na swoje miejsce.
ui-take-seat-back = Wróć na swoje miejsce
ui-take-seat-back-of = { $seat }: wróć na swoje miejsce
ui-undo-ask = Poproś o cofnięcie
ui-ask = Poproś
ui-ask-end = { $by } proponuje zakończyć grę bez rozstrzygnięcia.
ui-ask-undo = { $by } chce cofnąć ostatni wybór.
ui-ask-bot = { $by } proponuje, by miejsce przejął bot ({ $seat }).
ui-ask-join = { $by } ogląda i chce przejąć miejsce ({ $seat }).
ui-ask-final = Tego nie będzie można cofnąć.
ui-agree = Zgoda
ui-refuse = Nie zgadzam się
ui-withdraw = Wycofaj
ui-agreed = Za:
ui-answers-open = Jeszcze bez odpowiedzi:
ui-silence-agrees = pozostały czas { $text }, potem milczenie oznacza tak
ui-silence-refuses = pozostały czas { $text }, potem milczenie oznacza nie

## The menu of a table

ui-table-menu = Ten stół
ui-cover = Zakryj stół
ui-propose-end = Zaproponuj koniec bez rozstrzygnięcia
ui-end-undecided = Zakończ bez rozstrzygnięcia
ui-resign = Poddaj grę
ui-resign-bot-about = Za ciebie zagra dalej bot ({ $text }). Powrotu nie będzie.
ui-resign-end-about = Gra skończy się dla wszystkich, bez zwycięzcy.
ui-abandon = Porzuć grę
ui-abandon-about = Gra skończy się bez wyniku.
ui-play-on = Graj dalej
ui-silence = Wycisz ({ $text })
ui-silenced = Wyciszono: { $text }
ui-let-talk = Pozwól pisać
ui-about-author = Opcje: { $text }
ui-hide-lines = Ukryj wiadomości ({ $text })
ui-lines-hidden = Ukryte wiadomości: { $text }.
ui-show = Pokaż

## Several people on one device

ui-hand-over = Urządzenie bierze { $seat }
ui-covered = Stół jest zakryty
ui-covered-about = Dopóki nie zagrasz dalej, nikt nie widzi stołu.
ui-i-am = To ja, { $seat }

## What happens at a table apart from moves

ui-event-bot-time = { $seat }: koniec czasu, dalej gra bot ({ $text }).
ui-event-bot-away = { $seat } jest offline, dalej gra bot ({ $text }).
ui-event-bot-resigned = { $seat } poddaje grę, dalej gra bot ({ $text }).
ui-event-returned = { $seat } gra znowu.
ui-event-joined = { $seat } przejmuje miejsce ({ $before }).
ui-event-undo-agreed = Pozostali się zgadzają: { $seat } cofa wybór.
ui-event-declined-end = Nie wszyscy chcą zakończyć grę.
ui-event-declined-undo = Pozostali się nie zgadzają: { $seat } niczego nie cofa.
ui-event-declined-bot = Bot nie przejmuje miejsca ({ $seat }).
ui-event-declined-join = Na miejscu zostaje { $seat }.

## The end of a game

ui-winners =
    { $count ->
        [one] Wygrywa { $seat }.
       *[many] Wspólnie wygrywają { $seat }.
    }
ui-play-again = Zagraj ponownie
ui-rematch = Rewanż
ui-rematch-wanted = { $seat } chce rewanżu.
ui-rematch-join = Dołącz do rewanżu
ui-rematch-watch = Oglądaj rewanż
ui-ended-agreed = Wszyscy zgodzili się skończyć bez rozstrzygnięcia.
ui-ended-resigned = { $seat } poddaje grę.
ui-ended-abandoned = { $seat } odchodzi od gry.
ui-no-ranks = Nikt nie wygrywa ani nie przegrywa. Tak to wyglądało:
ui-played-by-bot = od ruchu { $number } bot ({ $text })
ui-played-by-person = od ruchu { $number } { $seat }
ui-download-record = Pobierz zapis gry

## Verifiable chance

ui-chance-sealed = Losowość zapieczętowana
ui-chance-opened = Ziarno
ui-chance-changed = Losowe części zostały zmienione!
    .about = Ta gra może nie być uczciwa: lista serwera nie zgadza się z tym, co twoja przeglądarka wysłała i widziała. Zanim zagrasz dalej, sprawdź to.
ui-chance-look = Pokaż szczegóły
ui-verify = jak to sprawdzić

## Rules

ui-rules-of = { $text }: zasady
ui-rules-new-tab = Otwórz zasady w nowej karcie
ui-contents = Spis treści

## What can go wrong

ui-error-not-found = Tego tu nie ma albo już nie ma.
ui-error-bad-request = Serwer tego nie zrozumiał.
ui-error-forbidden = Tego nie możesz tu zrobić.
ui-error-full = Wszystkie miejsca są zajęte.
ui-error-taken = To miejsce jest zajęte.
ui-error-not-open = Gra już się zaczęła.
ui-error-not-over = Gra jeszcze się nie skończyła.
ui-error-game-runs = Ta gra wciąż toczy się tu przy stole. Dopóki się nie skończy, jej zapisu nie można analizować, dogrywać z botami ani przerobić na studium. Grać z niego dalej można tylko wtedy, gdy pozwala na to stół.
ui-error-stale = Gra potoczyła się tymczasem dalej.
ui-error-too-many = Za szybko, poczekaj chwilę.
ui-error-too-many-tables = Masz za dużo stołów naraz. Najpierw dokończ lub zamknij któryś.
ui-error-trouble = Coś poszło nie tak. Spróbuj ponownie za chwilę.
ui-error-timeout = Trwało to zbyt długo. Spróbuj ponownie za chwilę.
ui-error-code = Pod tym kodem nie czeka żaden stół. Sprawdź go litera po literze: być może gra już się zaczęła albo stół zamknięto.
ui-error-name = Nick ma od 1 do 24 znaków.
ui-error-options = Z tymi ustawieniami nie da się grać.
ui-error-seats = Miejsca nie są obsadzone tak, jak wymaga gra.
ui-error-conduct = Takie warunki nie są możliwe.
ui-error-commitment = Losowa część twojej przeglądarki nie została przyjęta. Spróbuj ponownie.
ui-error-pause = Tak długiej przerwy nie da się już w tym roku zrobić.
ui-error-comment = Komentarz lub tytuł jest za długi albo niczego z niego nie da się pokazać.
ui-error-side-line = Ten wariant nie jest tam możliwy albo jest za długi.
ui-error-too-many-studies = Jedna osoba nie może mieć więcej studiów. Najpierw jakieś usuń.
ui-error-too-many-analyses = Teraz trwa zbyt wiele analiz. Spróbuj, gdy któraś się skończy.
ui-error-study-full = W tym studium więcej się nie zmieści. Najpierw coś usuń.
ui-error-ply-full = Przy tej pozycji więcej notatek się nie zmieści. Najpierw jakąś usuń.
ui-error-note-changed = Ktoś to w międzyczasie zmienił lub usunął.
ui-error-offline = Serwer jest nieosiągalny.
ui-error-module = Nie udało się wczytać części strony. Jeśli ponowna próba nie pomoże, odśwież stronę.
ui-refused-stale = Sytuacja się zmieniła.
ui-refused-not-your-seat = Tutaj tylko oglądasz.
ui-refused-not-due = To nie twoja kolej.
ui-refused-unreadable = Serwer nie zrozumiał tego ruchu.
ui-refused-illegal = Zasady nie pozwalają teraz na ten ruch.
ui-refused-final = Ruch nie został wykonany: nie dałoby się go cofnąć.
ui-refused-over = Gra już się skończyła.
ui-refused-not-running = Gra jeszcze się nie zaczęła.
ui-refused-nothing-to-undo = Nie ma czego cofnąć.
ui-refused-not-free = Coś zostało już odkryte, tego ruchu nie można cofnąć.
ui-refused-bot-plays = Gra za ciebie bot: najpierw wróć na swoje miejsce.
ui-refused-resigned = Ta gra jest już przez ciebie poddana.
ui-refused-not-away = Jeszcze za krótko offline.
ui-refused-not-allowed = Ten stół na to nie pozwala.
ui-refused-already-asked = Otwarte jest inne pytanie, najpierw na nie odpowiedz.
ui-refused-no-vote = Pytanie jest już rozstrzygnięte.
ui-refused-not-host = To może tylko gospodarz.
ui-refused-muted = Gospodarz nie pozwala ci pisać.
ui-refused-too-much = Za szybko, poczekaj chwilę.
ui-refused-too-long = Wiadomość jest za długa.
ui-refused-wrong-part = Ta losowa część nie jest tą, którą zapowiedziała twoja przeglądarka.
ui-refused-too-late = Twoja losowa część przyszła za późno: losowanie odbyło się bez niej.
ui-refused-trouble = Serwerowi się nie udało. Spróbuj ponownie za chwilę.

## Explanations
ui-explain-now = Co ci to teraz da
ui-explain-more =
    { $count ->
        [one] Jeszcze jeden efekt
        [few] Jeszcze { $count } efekty
       *[many] Jeszcze { $count } efektów
    }
ui-explain-rule = Zasada
ui-explain-pin = Klawisz ? zatrzyma to i pokaże zasadę
ui-explain-mode = Co to jest?
ui-explain-mode-about = Gdy ten tryb jest włączony, kliknięcie lub dotknięcie objaśnia rzecz, zamiast nią zagrać. Kończy go ten sam przycisk lub Escape.
ui-explain-rest = Wskaż cokolwiek, a zobaczysz, co to jest; klawisz ? powie wszystko.
ui-choose-for-me = Wybierz za mnie
ui-choose-for-me-about = Zagra losowo jedną z możliwości. Co robi, poznasz w czasie gry.
ui-goal-dismiss = Ukryj cel gry
ui-moment-go-on = Dotknij lub naciśnij dowolny klawisz, aby grać dalej
ui-announcements = Komunikaty
ui-begin = Zacznij
ui-setting-moments = Karty w ważnych chwilach
ui-setting-moments-about = Koniec fazy, połączenie lub upadek ogłasza karta nad planszą; dowolny klawisz gra dalej.
ui-setting-introduction = Kim jestem?
ui-setting-introduction-about = Na początku gry karta mówi, kim w niej jesteś.

## The position in words
ui-position = Pozycja słowami
ui-position-about = Co się zmieniło, co możesz zrobić i co gdzie jest, jako tekst.
ui-position-news = Od twojego ostatniego ruchu
ui-position-no-news = Nic się nie wydarzyło.
ui-position-moves =
    { $count ->
        [one] Masz jeden ruch
        [few] Masz { $count } ruchy
       *[many] Masz { $count } ruchów
    }

## Following the others

ui-moves-of-others = Ruchy innych
ui-show-pause = Wstrzymaj
ui-show-go-on = Wznów
ui-log-setup =
    { $count ->
        [one] Przygotowanie: { $count } krok
        [few] Przygotowanie: { $count } kroki
       *[many] Przygotowanie: { $count } kroków
    }
ui-log-dealt =
    { $count ->
        [one] Wyłożenie: { $count } krok
        [few] Wyłożenie: { $count } kroki
       *[many] Wyłożenie: { $count } kroków
    }
ui-film-offer =
    { $count ->
        [one] Co się stało? ({ $count } krok)
        [few] Co się stało? ({ $count } kroki)
        [many] Co się stało? ({ $count } kroków)
       *[other] Co się stało? ({ $count } kroku)
    }
ui-to-present = Do teraźniejszości
ui-setting-film = Film z ruchami innych
ui-setting-film-slow = sam w grach bez pośpiechu
ui-setting-film-always = zawsze sam
ui-setting-film-never = tylko na życzenie
ui-setting-volume = Głośność
ui-setting-only-turn = Tylko moja kolej
ui-setting-only-turn-about = Usłyszysz tylko, że przyszła twoja kolej, przypomnienie i że kończy ci się czas.
ui-sound-is-on = Dźwięki są włączone.
ui-sound-is-off = Dźwięki są wyłączone.
ui-sound-on = Włącz dźwięki
ui-sound-off = Wyłącz dźwięki
ui-percent = { $number }%

## The end of a game

ui-part-margin =
    { $points ->
        [1] jednym punktem
        [2] dwoma punktami
        [3] trzema punktami
        [4] czterema punktami
        [5] pięcioma punktami
        [6] sześcioma punktami
        [7] siedmioma punktami
        [8] ośmioma punktami
        [9] dziewięcioma punktami
        [10] dziesięcioma punktami
       *[other] { $points } punktami
    }
ui-wins-by = { $seat } wygrywa { ui-part-margin }
ui-wins-tie = { $seat } wygrywa przy równej liczbie punktów
ui-you-wins-by = Wygrywasz { ui-part-margin }
ui-you-wins-tie = Wygrywasz przy równej liczbie punktów
ui-end-since = Na prowadzeniu od rundy { $number }.
ui-end-always = Na prowadzeniu po każdej rundzie.
ui-end-late = Zdecydowały ostatni ruch i końcowe liczenie.
ui-end-sources = Skąd są punkty
ui-end-sources-hint = Wskaż wiersz, aby przeczytać, za co są punkty.
ui-by-stage = Runda po rundzie
ui-stage = Runda { $number }
ui-end-stop = koniec
ui-end-shaded = Cieniowane: ostatni ruch i końcowe liczenie
ui-end-turned = Punkt zwrotny
ui-end-no-turn = Nie było punktu zwrotnego.
ui-end-loading = Ponowne czytanie gry…
ui-end-records = Rekordy tej gry
ui-end-no-records = Nie ma żadnych.
ui-record-moves = Największy zysk z jednego ruchu
ui-record-stage = Najlepsza runda
ui-record-lead = Najdłuższe prowadzenie
ui-record-lead-length =
    { $count ->
        [one] { $seat }, jedna runda
        [few] { $seat }, { $count } rundy
       *[many] { $seat }, { $count } rund
    }
ui-record-distance = Największa przewaga
ui-record-best =
    { $count ->
        [1] Twój najlepszy wynik w grze { $text } solo
       *[other] Twój najlepszy wynik w grze { $text } przy { $count } graczach
    }
ui-record-best-first = { $points }, twój pierwszy wynik
ui-record-best-new = teraz { $points }, wcześniej { $earlier }
ui-record-best-same = znowu { $points }
ui-record-best-old = { $earlier }, tym razem { $points }
ui-see-position = Pokaż pozycję
ui-see-board = Pokaż planszę
ui-board-at-end = Plansza na koniec gry.
ui-back-to-result = Wróć do wyniku
ui-share = Udostępnij
ui-save-picture = Zapisz obrazek

# Lekcje

ui-learn = Nauka
ui-learn-about = Grasz na prawdziwej planszy i każdy ruch wykonujesz samodzielnie. Rozdział trwa kilka minut, a przerwać i wrócić możesz w każdej chwili.
ui-puzzles = Zagadki
    .about = Prawdziwe pozycje, w których jeden ruch jest wyraźnie najlepszy. Znajdź go i przeczytaj dlaczego.
ui-replay = Odtwórz partię
    .about = Przejdź przez partię od początku do końca. Potrzebujesz jej zapisu, czyli tekstu, który udostępnia każdy zakończony stół.
ui-what-if = Co by było, gdyby
ui-what-if-here = Graj stąd dalej
ui-plan-ahead = Zaplanuj naprzód
ui-studies = Studia
    .about = Partie z komentarzami, strzałkami i wariantami pobocznymi: samemu albo razem z innymi przez link.
ui-stats = Statystyki
    .about = Twoje ukończone partie na tym serwerze obok partii wszystkich: otwarcia, punkty według źródła, miejsca przy stole i to, co wygrywa.
ui-analyse-game = Przeanalizuj partię
ui-lesson-of = { $text }: lekcja
ui-lesson-begin = Zacznij lekcję
ui-lesson-go-on = Kontynuuj
ui-lesson-basics = Pierwsze kroki
ui-lesson-advanced = Dla znających zasady
ui-ideas-learnt = { $number } z { $count }
ui-idea-of = Krok { $number } z { $count }
ui-lesson-watch = Zobacz, co się teraz stanie.
ui-lesson-back = Wstecz
ui-lesson-show = Pokaż mi
ui-lesson-skip = Pomiń ten krok
ui-lesson-again = Jeszcze raz
ui-lesson-next = Dalej: { $text }
ui-lesson-done = gotowe
ui-lesson-safe = Błędne kliknięcie nic nie kosztuje: zagrać można tylko ruch z lekcji, a cofnąć się możesz zawsze.
ui-chapter-done = Rozdział ukończony
ui-lesson-player-1 = Hana
ui-lesson-player-2 = Ilse
ui-lesson-player-3 = Marek
ui-lesson-player-4 = Nefer
ui-lesson-player-5 = Dedi

# Lobby

ui-four-games = { $count ->
        [4] Cztery gry
       *[other] Gry
    }
ui-against-bots = { $count ->
        [one] z botem, { $text }
       *[other] z { $count } botami, { $text }
    }
ui-weight-1 = Bardzo lekka
ui-weight-2 = Lekka
ui-weight-3 = Średnia
ui-weight-4 = Ciężka
ui-weight-5 = Bardzo ciężka
ui-weight-of = { $number } z { $count }
ui-length = Czas gry
ui-minutes = { $minutes } min
ui-players-label = Gracze
ui-learn-soon = Naucz się w 10 minut
ui-hero-back = Witaj ponownie, { $seat }
ui-remove-table = Usuń z listy
ui-hero-waiting = { $count ->
        [0] Żaden stół nie czeka na twój ruch.
        [one] Jeden stół czeka na twój ruch.
        [few] { $count } stoły czekają na twój ruch.
       *[other] { $count } stołów czeka na twój ruch.
    }
ui-tag-turn-of = Ruch: { $seat }
ui-other-games = Inne gry
ui-unofficial = Maat to nieoficjalny projekt miłośników tych gier. Nie jest związany z ich autorami ani wydawcami, do których należą gry i ich nazwy.
