# Co kdyby: karta nad deskou partie, která pokračuje jinak, než jak se hrála.

whatif-from = Co kdyby, od tahu { $number }.
whatif-counts = Nic z toho se nepočítá.
whatif-redrawn = Skryté karty byly vylosovány znovu a znovu se losuje i vše, co přijde.
whatif-draws = Vše, co přijde, se losuje znovu.
whatif-over = Tady by partie skončila:
whatif-points =
    { $points ->
        [one] { $seat } { $points } bod
        [few] { $seat } { $points } body
       *[other] { $seat } { $points } bodů
    }
whatif-take-back = Vzít zpět
whatif-redraw = Losovat znovu
    .about = Znovu vylosuje vše, co nemůžeš vědět. Tvé tahy zůstanou, dokud jsou možné.
whatif-link = Zkopírovat odkaz na tuto variantu
whatif-who = Ostatní
whatif-alone = Hraji za všechny
whatif-against = Boti: { $level }
whatif-you = Hraješ za
whatif-back = Zpět ke hře
whatif-shorter = Po novém losování nebyly všechny tahy možné.
