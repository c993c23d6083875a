# Analysis of a game in Czech.

review-about = Program projde každé rozhodnutí partie a ukáže, co bylo dobré, co byla náhoda a co by bylo lepší.
review-about-running = Dokud se hraje, rozebírají se jen tvá dosavadní rozhodnutí, a to podle toho, co jsi tehdy věděl(a). Zbytek přijde po konci.
review-own-only = Rozebrána jsou jen tvá dosavadní rozhodnutí, a to podle toho, co jsi tehdy věděl(a). Zbytek přijde po konci.
review-start = Rozebrat partii
review-depth = Hloubka
review-depth-quick = rychlá
review-depth-standard = běžná
review-depth-deep = důkladná
review-knowledge = Posuzovat
review-knowledge-seat = podle toho, co hráč věděl
review-knowledge-open = s odkrytými kartami
review-progress = Postup rozboru
review-status-running = { $total ->
        [0] Rozbor začíná…
        [few] { $done } ze { $total } řádků
       *[other] { $done } z { $total } řádků
    }
review-status-waiting = Právě se rozebírá mnoho partií. Tenhle rozbor čeká, až na něj přijde řada, a pak půjde sám dál.
review-status-stopped = { $total ->
        [0] Zastaveno
        [few] Zastaveno po { $done } ze { $total } řádků
       *[other] Zastaveno po { $done } z { $total } řádků
    }
review-done = Rozbor je hotový.
review-stop = Zrušit
review-resume = Pokračovat

## The chart

review-shown = Co se zobrazuje
review-mode-win = Šance na výhru
review-mode-points = Očekávané body
review-chart-win = Šance na výhru v průběhu partie, v procentech
review-chart-points = Očekávané body na konci v průběhu partie

## What is on the board

review-decides = Na tahu: { $seat }
review-board-before = před tahem { $number }
review-board-after = po tahu { $number }
review-board-expected = očekávané, nezahrané
review-board = { $round }, { $position }

## A decision

review-could = Možnosti: { $seat }
review-after-win = šance na výhru po tahu
review-after-points = očekávané body po tahu
review-played = Zahráno
review-against = Nejlepší tah je tu lepší:
review-share = { $share } hledání
review-expected = Co čekal bot dál
review-back = Zpět k partii
review-no-decision = Přejdi na některé rozhodnutí a uvidíš nejlepší tahy.

## Marks

review-mark-good = jediný dobrý tah
review-mark-inaccuracy = nepřesnost
review-mark-mistake = chyba
review-mark-blunder = hrubá chyba
review-from = (od { $loss })
review-next = Další chyba
review-faultless = Žádná chyba

## A draw

review-draw-title = Co změnilo losování
review-draw-about = Změna u každého hráče oproti průměru všeho, co se mohlo vylosovat. Posuzuje se s odkrytými kartami, i s těmi, které nikdo neviděl.

## Luck and decisions

review-luck-title = Náhoda a rozhodnutí
review-luck-win = v šanci na výhru
review-luck-points = v bodech
review-luck-about = { $knowledge ->
        [open] Losování i rozhodnutí se posuzují s odkrytými kartami.
       *[seat] Losování se posuzuje s odkrytými kartami, rozhodnutí podle toho, co hráč věděl.
    }
review-luck = štěstí při losu
review-decisions = rozhodnutí
review-count-good = { $count ->
        [one] { $count } dobrý tah
        [few] { $count } dobré tahy
       *[other] { $count } dobrých tahů
    }
review-count-blunder = { $count ->
        [one] { $count } hrubá chyba
        [few] { $count } hrubé chyby
       *[other] { $count } hrubých chyb
    }
review-count-mistake = { $count ->
        [one] { $count } chyba
        [few] { $count } chyby
       *[other] { $count } chyb
    }
review-count-inaccuracy = { $count ->
        [one] { $count } nepřesnost
        [few] { $count } nepřesnosti
       *[other] { $count } nepřesností
    }
