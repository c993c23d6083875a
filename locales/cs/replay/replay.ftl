# Replays in Czech.

replay-beginning = Začátek partie.
replay-line = Průběh partie
# Where the replay stands: of all its steps.
replay-place = { $number } z { $count }.
# A round above the line of the game; in Ankh the rounds are conflicts.
replay-round =
    { $game ->
        [ankh] Konflikt { $number }
       *[other] Kolo { $number }
    }
replay-beside = Průběh a rozbor
replay-first = Na začátek
replay-back = Zpět
replay-forward = Vpřed
replay-last = Na konec
replay-play = Přehrát
replay-pause = Pozastavit
replay-unit = Krok
replay-unit-line = Každý řádek
replay-unit-decision = Rozhodnutí
replay-unit-turn = Tah
replay-unit-round = Kolo
replay-speed = Rychlost
replay-speed-1 = Klidně
replay-speed-2 = Rychle
replay-speed-4 = Velmi rychle
# Keys, each followed by what it does.
replay-key-step = krok
replay-key-round = kolo
replay-key-space = mezerník
replay-key-play = přehrát
replay-as = Pohled
replay-as-open = vše odkryté
replay-as-spectator = divák
replay-link = Kopírovat odkaz na tuto chvíli
replay-table = Ke stolu
replay-other = Jiný záznam
replay-to-study = Zpět ke studii
replay-study = Vytvořit studii
replay-verify = Ověřit losování

## Records

replay-record = Záznam jako text
replay-example = game imhotep · revision 1 · seats 2 …
replay-open = Prohlédnout
replay-file = Vybrat soubor
replay-file-unreadable = Tohle nejde přečíst. Vyber nebo sem přetáhni textový soubor.

record-line = Řádek { $number }:
record-syntax = takhle se záznamy nepíšou. Záznam začíná řádkem jako „game imhotep · revision 1 · seats 2“.
record-game = tuto hru, její revizi nebo její možnosti tu neznáme.
record-move = tento tah nebyl možný.
record-hidden = něco je skryté. Záznam pochází z nedohrané partie; stáhni ho znovu po jejím konci.
record-result = výsledek neodpovídá tahům.
record-long = záznam je delší než jakákoli partie.
record-comment = tento komentář nebo název je příliš dlouhý, nebo ho nelze zobrazit.
record-full = odtud dál se to už do studie nevejde. Studie pojme nejvýš 1 000 komentářů, kreseb a vedlejších variant, z toho 40 u jedné pozice, a celkem 200 kB.
