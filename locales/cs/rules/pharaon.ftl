# Galerie karet a desek: natištěné údaje slovy.

pharaon-label-fact-offering = Bodů, když si ji necháš: { $points }.
pharaon-label-fact-god = Sídlí na rozhraní této zóny po směru hodinových ručiček: { $zone }.
pharaon-label-fact-god-border =
    { $border-id ->
        [cw] Na rozhraní po směru hodinových ručiček se v zóně počítá: { $asks }, { ui-part-points }.
       *[ccw] Na rozhraní proti směru hodinových ručiček se v zóně počítá: { $asks }, { ui-part-points }.
    }
pharaon-label-fact-wheel-name = Centrální kruh
pharaon-label-fact-wheel = Barvy po směru hodinových ručiček: { $order }.
pharaon-label-fact-nile =
    { $any-id ->
        [true] Akce { $number }: zaplať { $cost }, získej { $gains }; kroky na libovolné stupnici: { $arrows }.
       *[false] Akce { $number }: zaplať { $cost }, získej { $gains }; kroky na těchto dvou stupnicích: { $arrows }.
    }
pharaon-label-fact-nile-track = Body stupňů počínaje nulou: { $points }.
pharaon-label-fact-tomb = Políčko { $step }: cena { $cost }; celkem { ui-part-points }.
pharaon-label-fact-succession = Faraonův žeton: za počet dvořanů { $nobles } a políčko { $tomb }.
pharaon-label-fact-pyramid =
    { $rewards-count ->
        [0] Řada { $row }, pole { $field }: nic.
       *[other] Řada { $row }, pole { $field }: { $rewards }.
    }
pharaon-label-fact-traitor-name = Deska Zrádce { $board }, { $side }
pharaon-label-fact-traitor-board = Kanop: { $jars }. Políčka zdola: { $spaces }.
pharaon-label-fact-traitor-noble = Každý Zrádcův dvořan: { ui-part-points }.
pharaon-label-fact-rounds = Kol: { $count }.
pharaon-label-fact-bank = Žetonů každého ze šesti zdrojů: { $each }.
pharaon-label-fact-table = Hráčů: { $seats }. Políček ve výseči { $slots }, dvojic obětin { $pairs }, kanop { $jars }.
pharaon-label-fact-draft = Před prvním kolem: stříbro { $silver }, dvořanů na výběr { $nobles }.
pharaon-label-fact-token = Body na konci: faraonův žeton { $pharaoh }, žeton začínajícího hráče { $first_player }, každý zdroj { $resource }, každá obětina { $offering }.
