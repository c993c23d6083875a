# Úlohy česky. $points je počet bodů, $text název tahu.

## Seznam

puzzle-begin = Začít
puzzle-go-on = Pokračovat
puzzle-solved-of = Vyřešeno: { $number } z { $count }
puzzle-level-easy = Lehké
puzzle-level-medium = Střední
puzzle-level-hard = Těžké
puzzle-tile-open = Úloha { $number }: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }, { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
puzzle-tile-solved = Úloha { $number }, vyřešená: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }, { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
puzzle-tile-shown = Úloha { $number }, řešení zobrazeno: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }, { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
puzzle-proof = Tyto pozice našel program v partiích mezi boty. Každou odpověď potvrdilo několik dlouhých výpočtů a mnoho dohrávek po každém možném tahu. Body znamenají tvůj náskok před nejlepším soupeřem.

## U hracího plánu

puzzle-number = Úloha { $number }
puzzle-number-of = Úloha { $number } z { $count }
puzzle-task = Najdi tah, který získá { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
    .about = Jsi na tahu. Všechny možné tahy svítí, jeden z nich je jasně lepší než ostatní.
puzzle-hint = Nápověda
    .about = { $count ->
        [one] Je to tah, který ještě svítí:
       *[other] Je to jeden z tahů, které ještě svítí (celkem { $count }):
    }
puzzle-give-up = Ukázat řešení
puzzle-goes-on = Správně. Jak budeš pokračovat?
puzzle-wrong = Tohle není nejlepší tah: { $text }.
puzzle-loss = Přijdeš tím asi o { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }. Zkus jiný tah.
puzzle-solved = Vyřešeno!
puzzle-shown = Řešení
puzzle-margin = V průměru je to o { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } lepší než druhý nejlepší tah: { $text }.
puzzle-because = Co nejlepší tah přinese oproti tomu druhému především:
puzzle-next = Další úloha
