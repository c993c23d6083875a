# Studies in Czech.

study = Studie
study-untitled = Studie bez názvu
study-title = Název
study-rename = Přejmenovat
study-save = Uložit
study-tab-notes = Poznámky
study-tab-together = Společně
study-move = Tah { $number }

## The list

study-none = Zatím nemáš žádné studie. Přehraj si dohranou partii a zvol „Vytvořit studii“, nebo přines text.
study-seats = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
study-notes = { $count ->
        [0] bez poznámek
        [one] { $count } poznámka
        [few] { $count } poznámky
       *[other] { $count } poznámek
    }
study-of-others = smíš psát
study-from-text = Studie z textu
study-text-long = Tenhle text je delší, než může studie být.

## Notes

study-here = U tahu { $number }
study-line-here = Vedlejší varianta, tah { $number }
study-nothing-here = Tady není žádná poznámka.
study-comment = Komentář k tahu { $number }
study-post = Odeslat
study-left = { $count ->
        [one] zbývá { $count } znak
        [few] zbývají { $count } znaky
       *[other] zbývá { $count } znaků
    }
study-drafts = Ještě neodesláno
study-draft-discard = Zahodit
study-draft-gone = Tenhle komentář mezitím někdo změnil nebo odstranil. Porovnej svůj text s tím, co tu je teď; můžeš ho odeslat jako nový komentář.
study-over = { $count ->
        [one] { $count } znak navíc
        [few] { $count } znaky navíc
       *[other] { $count } znaků navíc
    }
study-rewriting = Úprava komentáře k tahu { $number }
study-rewrite = Upravit
study-remove = Odstranit
study-all = { $count ->
        [0] Zatím žádné komentáře
        [one] { $count } komentář
        [few] { $count } komentáře
       *[other] { $count } komentářů
    }

## Drawings

study-draw = Kreslit na plán
study-draw-done = Hotovo
study-tool-circle = Kroužek
    .about = Klepnutím na místo nakreslíš kroužek, podržením a tažením na jiné místo šipku. Totéž podruhé ji smaže.
study-tool-arrow = Šipka
    .about = Klepni na dvě místa, nebo podrž a táhni z jednoho na druhé. Totéž podruhé šipku smaže.
study-draw-list = Vybrat ze seznamu
study-from = Místo
study-to = Šipka na
study-only-circle = žádná šipka, jen kroužek
study-add-shape = Nakreslit nebo smazat
study-circle = Kroužek: { $text }
study-arrow = Šipka: { $from } – { $to }

## Side lines

study-line = Vedlejší varianta
study-play-on = Hrát odtud dál
study-playing = Hraješ dál od tahu { $number }.
    .about = Hraj za všechna místa, nebo proti botům, a variantu ulož s větou na vysvětlenou. Všechno další se losuje znovu.
study-line-why = Co k této variantě říct
study-line-save = Uložit variantu
study-line-long = Vedlejší varianta pojme nejvýš { $most } tahů a losování a tahle jich má { $count }. Vrať jich pár, pak ji půjde uložit.
study-line-kept = Vedlejší varianta je uložená.
study-line-about = Vedlejší varianta. { $text }
study-show-line = Ukázat
study-in-line = Tohle je vedlejší varianta, kterou nikdo nehrál.
study-leave-line = Zpět k partii

## Together

study-people = Kdo je tady
study-you = ty
study-leads = vede
study-writes = smí psát
study-lead = Ujmout se vedení
study-rest = Přestat vést
study-hand-over = Předat vedení
study-follow = Sledovat: { $text }
study-look-around = Rozhlížet se
study-you-lead = Vedeš: kdo tě sleduje, vidí totéž co ty.
study-following = Vede { $text } a ty sleduješ.
study-looking = Vede { $text }. Ty se rozhlížíš na vlastní pěst.
study-together-help = Jeden člověk vede a ostatní vidí stejný tah ze stejného pohledu. Kdo se vydá sám, rozhlíží se, dokud se k vedení nevrátí.
study-share = Sdílení
study-link-read = Kopírovat odkaz ke čtení
study-link-write = Kopírovat odkaz k psaní
study-open-writing = Dovolit psát ostatním
study-close-writing = Nedovolit psát nikomu jinému
study-only-you = Kdo má odkaz, čte; píšeš jen ty.
study-others-write = Kdo má odkaz, čte. Kdo dostane odkaz k psaní, smí komentovat, kreslit a vést.
study-of = Autor studie: { $text }.
study-analyse = Rozebrat partii
study-text = Stáhnout jako text
study-delete = Smazat studii
study-delete-ask = Studie i se vším, co v ní je, zmizí pro všechny.
