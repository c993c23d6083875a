# Private notes in Polish.

notes-about = Notatki czytasz tylko ty. Zapisują się same; pusta notatka jest usuwana.
notes-game = O tej grze
notes-opponent = { $seat } – o tej osobie
notes-are-saved = Zapisano.
notes-are-typed = Jeszcze nie zapisano…
notes-are-saving = Zapisywanie…
notes-are-failed = Nie zapisano: serwer jest nieosiągalny.
notes-again = Zapisz ponownie
notes-left =
    { $count ->
        [one] Został { $count } znak.
        [few] Zostały { $count } znaki.
        [many] Zostało { $count } znaków.
       *[other] Zostało { $count } znaku.
    }
notes-replaced = Tę notatkę zmieniła w międzyczasie inna strona. Zapisane jest to, co widzisz tutaj; wcześniej było:
notes-add = Dopisz na dole
notes-export = Pobierz wszystkie moje notatki
