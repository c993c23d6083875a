# Galerie karet a desek: natištěné údaje slovy.

pharaon-label-fact-offering = Bodů, když si ji necháš: { $points }.
pharaon-label-fact-god = Sídlí na hranici této zóny po směru hodin: { $zone }.
pharaon-label-fact-god-border =
    { $border-id ->
        [cw] Na hranici po směru hodin se v zóně počítá: { $asks }, { ui-part-points }.
       *[ccw] Na hranici proti směru hodin se v zóně počítá: { $asks }, { ui-part-points }.
    }
pharaon-label-fact-wheel-name = Centrální kruh
pharaon-label-fact-wheel = Barvy po směru hodin: { $order }.
pharaon-label-fact-nile =
    { $any-id ->
        [true] Akce { $number }: zaplať { $cost }, získej { $gains }; posuny na libovolné liště: { $arrows }.
       *[false] Akce { $number }: zaplať { $cost }, získej { $gains }; posuny na těchto dvou lištách: { $arrows }.
    }
pharaon-label-fact-nile-track = Body úrovní počínaje nulou: { $points }.
pharaon-label-fact-tomb = Políčko { $step }: cena { $cost }; celkem { ui-part-points }.
pharaon-label-fact-succession = Žeton faraona: za počet dvořanů { $nobles } a políčko { $tomb }.
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
pharaon-label-fact-table = Hráčů: { $seats }. Míst ve výseči { $slots }, dvojic obětin { $pairs }, kanop { $jars }.
pharaon-label-fact-draft = Před prvním kolem: stříbro { $silver }, dvořanů na výběr { $nobles }.
pharaon-label-fact-token = Body na konci: žeton faraona { $pharaoh }, žeton prvního hráče { $first_player }, každý zdroj { $resource }, každá obětina { $offering }.
