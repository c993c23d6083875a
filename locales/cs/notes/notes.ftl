# Private notes in Czech.

notes-about = Poznámky čteš jen ty. Ukládají se samy; prázdná poznámka se smaže.
notes-game = O této hře
notes-opponent = { $seat } – o této osobě
notes-are-saved = Uloženo.
notes-are-typed = Ještě neuloženo…
notes-are-saving = Ukládá se…
notes-are-failed = Neuloženo: server není dostupný.
notes-again = Uložit znovu
notes-left =
    { $count ->
        [one] Zbývá { $count } znak.
        [few] Zbývají { $count } znaky.
        [many] Zbývá { $count } znaku.
       *[other] Zbývá { $count } znaků.
    }
notes-replaced = Tuto poznámku mezitím změnila jiná stránka. Uloženo je, co vidíš tady; předtím tam stálo:
notes-add = Přidat dolů
notes-export = Stáhnout všechny moje poznámky
