# Stránky s pravidly: hledání, rozhodnutí a galerie karet a desek.

rules-search = Hledat v pravidlech
rules-found =
    { $count ->
        [0] Nic jsme nenašli
        [one] { $count } oddíl
        [few] { $count } oddíly
       *[other] { $count } oddílů
    }
rules-decided = Výklad:
rules-print = Vytisknout
rules-print-soon = Nejdřív se načítají obrázky…
rules-gallery = Karty a desky
rules-gallery-of = { $game }: karty a desky
rules-back = Zpět k pravidlům
rules-gallery-lead = Vše, co je ve hře natištěné, se všemi čísly, podle kterých Maat hraje.
rules-kinds = Zobrazit
rules-all = Vše
rules-copies = { $count }×
rules-unchecked = Tuto hodnotu jsme neměli kde ověřit.
rules-unchecked-here = † Toto jsme neměli kde [ověřit](#numbers).
rules-unchecked-mark = neověřeno
rules-unchecked-lines = Řádky psané kurzívou jsme neměli kde ověřit.
rules-unchecked-some =
    { $count ->
        [one] { $count } hodnotu této hry jsme neměli kde ověřit, a tak jsme ji doplnili odhadem. Je označená na svém místě. Máš hru doma? Pomoz nám ji opravit.
        [few] { $count } hodnoty této hry jsme neměli kde ověřit, a tak jsme je doplnili odhadem. Jsou označené na svých místech. Máš hru doma? Pomoz nám je opravit.
       *[other] { $count } hodnot této hry jsme neměli kde ověřit, a tak jsme je doplnili odhadem. Jsou označené na svých místech. Máš hru doma? Pomoz nám je opravit.
    }
rules-rule = Pravidlo
rules-kind-boards = Desky
rules-kind-cards = Karty
rules-kind-ships = Lodě a kola
rules-kind-numbers = Čísla
rules-kind-gods = Bohové
rules-kind-guardians = Strážci
rules-kind-powers = Schopnosti
rules-kind-monuments = Monumenty
rules-kind-tracks = Stupnice
rules-kind-scenarios = Plán a scénáře
rules-kind-nile = Karty Nilu
rules-kind-sphinx = Karty sfingy
rules-kind-river = Nil
rules-kind-sites = Stavby
rules-kind-markets = Trhy a prstenec
rules-kind-nobles = Dvořané
rules-kind-artisans = Řemeslníci
rules-kind-jars = Kanopy
rules-kind-offerings = Obětiny
rules-kind-traitor = Zrádce
