# Studies in Polish.

study = Studium
study-untitled = Studium bez tytułu
study-title = Tytuł
study-rename = Zmień tytuł
study-save = Zapisz
study-tab-notes = Notatki
study-tab-together = Razem
study-move = Ruch { $number }

## The list

study-none = Nie masz jeszcze żadnych studiów. Odtwórz zakończoną partię i wybierz „Utwórz studium” albo wklej tekst.
study-seats = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
study-notes = { $count ->
        [0] bez notatek
        [one] { $count } notatka
        [few] { $count } notatki
       *[many] { $count } notatek
    }
study-of-others = możesz pisać
study-from-text = Studium z tekstu
study-text-long = Ten tekst jest dłuższy, niż może być studium.

## Notes

study-here = Przy ruchu { $number }
study-line-here = Wariant poboczny, ruch { $number }
study-nothing-here = Nie ma tu żadnej notatki.
study-comment = Komentarz do ruchu { $number }
study-post = Wyślij
study-left = { $count ->
        [one] został { $count } znak
        [few] zostały { $count } znaki
       *[many] zostało { $count } znaków
    }
study-drafts = Jeszcze nie wysłano
study-draft-discard = Odrzuć
study-draft-gone = Ktoś w międzyczasie zmienił lub usunął ten komentarz. Porównaj swój tekst z tym, co jest tu teraz; możesz wysłać go jako nowy komentarz.
study-over = { $count ->
        [one] o { $count } znak za dużo
        [few] o { $count } znaki za dużo
       *[many] o { $count } znaków za dużo
    }
study-rewriting = Zmiana komentarza do ruchu { $number }
study-rewrite = Edytuj
study-remove = Usuń
study-all = { $count ->
        [0] Jeszcze bez komentarzy
        [one] { $count } komentarz
        [few] { $count } komentarze
       *[many] { $count } komentarzy
    }

## Drawings

study-draw = Rysuj na planszy
study-draw-done = Gotowe
study-tool-circle = Okrąg
    .about = Dotknij miejsca, aby je zakreślić; przytrzymaj i przeciągnij na inne miejsce, aby narysować strzałkę. Powtórzenie usuwa rysunek.
study-tool-arrow = Strzałka
    .about = Dotknij dwóch miejsc albo przytrzymaj i przeciągnij z jednego na drugie. Powtórzenie usuwa strzałkę.
study-draw-list = Wybierz z listy
study-from = Miejsce
study-to = Strzałka do
study-only-circle = bez strzałki, tylko okrąg
study-add-shape = Narysuj lub usuń
study-circle = Okrąg: { $text }
study-arrow = Strzałka: { $from } – { $to }

## Side lines

study-line = Wariant poboczny
study-play-on = Graj dalej stąd
study-playing = Grasz dalej od ruchu { $number }.
    .about = Graj za wszystkich albo przeciwko botom i zachowaj wariant z krótkim komentarzem. Wszystko, co nastąpi, jest losowane na nowo.
study-line-why = Co warto powiedzieć o tym wariancie
study-line-save = Zachowaj wariant
study-line-long = Wariant poboczny mieści najwyżej { $most } ruchów i losowań, a ten ma ich { $count }. Cofnij kilka, aby go zachować.
study-line-kept = Wariant poboczny został zachowany.
study-line-about = Wariant poboczny. { $text }
study-show-line = Pokaż
study-in-line = To wariant poboczny, którego nikt nie zagrał.
study-leave-line = Wróć do partii

## Together

study-people = Kto tu jest
study-you = ty
study-leads = prowadzi
study-writes = może pisać
study-lead = Przejmij prowadzenie
study-rest = Przestań prowadzić
study-hand-over = Przekaż prowadzenie
study-follow = Podążaj: { $text }
study-look-around = Rozejrzyj się
study-you-lead = Prowadzisz: kto za tobą podąża, widzi to samo co ty.
study-following = Prowadzi { $text }, a ty podążasz.
study-looking = Prowadzi { $text }. Ty rozglądasz się na własną rękę.
study-together-help = Jedna osoba prowadzi, a pozostali widzą ten sam ruch z tego samego widoku. Kto idzie własną drogą, rozgląda się, dopóki nie wróci.
study-share = Udostępnianie
study-link-read = Kopiuj link do czytania
study-link-write = Kopiuj link do pisania
study-open-writing = Pozwól pisać innym
study-close-writing = Nie pozwalaj pisać innym
study-only-you = Kto ma link, czyta; piszesz tylko ty.
study-others-write = Kto ma link, czyta. Kto dostanie link do pisania, może komentować, rysować i prowadzić.
study-of = Autor studium: { $text }.
study-analyse = Przeanalizuj partię
study-text = Pobierz jako tekst
study-delete = Usuń studium
study-delete-ask = Studium i wszystko, co w nim jest, zniknie dla wszystkich.
