# Galeria kart i plansz: wydrukowane wartości słowami.

pharaon-label-fact-offering = Punktów, jeśli ją zachowasz: { $points }.
pharaon-label-fact-god = Stoi na granicy tej strefy, zgodnie z ruchem wskazówek zegara: { $zone }.
pharaon-label-fact-god-border =
    { $border-id ->
        [cw] Na granicy zgodnej z ruchem wskazówek zegara liczy się w strefie: { $asks }, { ui-part-points }.
       *[ccw] Na granicy przeciwnej do ruchu wskazówek zegara liczy się w strefie: { $asks }, { ui-part-points }.
    }
pharaon-label-fact-wheel-name = Koło akcji
pharaon-label-fact-wheel = Kolory zgodnie z ruchem wskazówek zegara: { $order }.
pharaon-label-fact-nile =
    { $any-id ->
        [true] Akcja { $number }: zapłać { $cost }, otrzymaj { $gains }; kroki na dowolnym torze: { $arrows }.
       *[false] Akcja { $number }: zapłać { $cost }, otrzymaj { $gains }; kroki na tych dwóch torach: { $arrows }.
    }
pharaon-label-fact-nile-track = Punkty poziomów od zera: { $points }.
pharaon-label-fact-tomb = Pole { $step }: koszt { $cost }; łącznie { ui-part-points }.
pharaon-label-fact-succession = Żeton faraona: arystokratów co najmniej { $nobles } i pole grobowca { $tomb }.
pharaon-label-fact-pyramid =
    { $rewards-count ->
        [0] Rząd { $row }, pole { $field }: nic.
       *[other] Rząd { $row }, pole { $field }: { $rewards }.
    }
pharaon-label-fact-traitor-name = Plansza Zdrajcy { $board }, { $side }
pharaon-label-fact-traitor-board = Kanop: { $jars }. Pola od dołu: { $spaces }.
pharaon-label-fact-traitor-noble = Każdy arystokrata Zdrajcy: { ui-part-points }.
pharaon-label-fact-rounds = Rund: { $count }.
pharaon-label-fact-bank = Żetonów każdego z sześciu surowców: { $each }.
pharaon-label-fact-table = Graczy: { $seats }. Pól w wycinku { $slots }, par ofiar { $pairs }, kanop { $jars }.
pharaon-label-fact-draft = Przed pierwszą rundą: srebro { $silver }, arystokratów do wyboru { $nobles }.
pharaon-label-fact-token = Punkty na koniec: żeton faraona { $pharaoh }, żeton pierwszego gracza { $first_player }, każdy surowiec { $resource }, każda ofiara { $offering }.
