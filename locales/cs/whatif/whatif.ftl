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

## Naplánované tahy

plan-from = Plán dopředu, od tahu { $number }.
plan-how = Zahraj, co čekáš od ostatních a co jim odpovíš, a pak zvol „Naplánovat“.
plan-past-draw = Tvůj plán sahá za losování: co následuje, se zahraje, jen když se vylosuje přesně totéž.
plan-this = Naplánovat
    .about = Zahrají-li ostatní tyto tahy, tvé se zahrají hned po nich. Cokoli jiného plán ukončí. Nikdo jiný ho nevidí.
plan-made = Naplánováno. U stolu uvidíš, co čeká.
plan-waits =
    { $count ->
        [one] Naplánována jedna varianta
        [few] Naplánovány { $count } varianty
       *[other] Naplánováno { $count } variant
    }
plan-secret = Tvé tahy se zahrají, jakmile ostatní zahrají své. Nikdo jiný to nevidí.
plan-hidden = něco skrytého
plan-cancel = Zrušit
plan-read = Rozumím
plan-ended-differs = Tvůj plán skončil: bylo zahráno něco jiného.
plan-ended-illegal = Tvůj plán skončil: naplánovaný tah nebyl možný.
plan-ended-undone = Tvůj plán skončil: některý tah byl vzat zpět.
