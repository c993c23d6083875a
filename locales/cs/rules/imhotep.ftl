# Galerie karet a desek: natištěné údaje slovy.

imhotep-label-fact-market-a = Karty lícem nahoru: { $face_up }; lícem dolů: { $face_down }.
imhotep-label-fact-market-b = Karty lícem nahoru: { $face_up }; lícem dolů: { $face_down }.
imhotep-label-fact-pyramid-a = Stupeň { $level }, body v pořadí stavby: { $points }.
imhotep-label-fact-pyramid-overflow = Vedle plné pyramidy: { ui-part-points } za kámen.
imhotep-label-fact-pyramid-b = Malá pyramida ({ $pyramid }), body v pořadí stavby: { $spaces }.
imhotep-label-fact-pyramid-bonus = Kamenů za bonus: { $stones }.
imhotep-label-fact-temple = Hráčů: { $seats }. Polí: { $slots }.
imhotep-label-fact-temple-a = Za každý kámen viditelný shora: { ui-part-points } na konci kola.
imhotep-label-fact-temple-b = Odměny zleva doprava: { $rewards }.
imhotep-label-fact-burial-a = Body za 1 až 5 kamenů: { $points }; za každý další o { $further } víc.
imhotep-label-fact-burial-b = Body za pořadí v řadě: { $places }.
imhotep-label-fact-obelisks-a = Hráčů: { $seats }. Body za pořadí: { $places }.
imhotep-label-fact-tower = Body polí pro věže: { $points }.
imhotep-label-fact-obelisks-b = Kamenů ve věži: { $stones_in_a_tower }. Bodů za volný kámen: { $loose_points }.
imhotep-label-fact-decoration = Kamenů za 1 bod: { $stones_for_a_point }.
imhotep-label-fact-statues = Body za 1 až 5 soch: { $points }; za každou další o { $further } víc.
imhotep-label-fact-unused-blue-card = Nepoužitá do konce hry: { ui-part-points }.
imhotep-label-fact-ship-name =
    { $slots ->
        [one] Loď s { $slots } políčkem
        [few] Loď se { $slots } políčky
       *[other] Loď s { $slots } políčky
    }
imhotep-label-fact-ship = Kamenů, které potřebuje k odplutí: { $minimum }.
imhotep-label-fact-round-cards = Karty kol, počet hráčů { $seats }
imhotep-label-fact-round-card = Karta { $number }: lodě s počty políček { $ships }.
imhotep-label-fact-rounds = Kol: { $count }.
imhotep-label-fact-stones = Kamenů každého hráče: { $each }.
imhotep-label-fact-sled = Na saně se vejde kamenů: { $capacity }. Na začátku v pořadí hráčů: { $start }.
imhotep-label-fact-quarry = Kamenů za jednu akci: { $take }.
imhotep-label-fact-wrath = Faraónův hněv: { ui-part-points }.
