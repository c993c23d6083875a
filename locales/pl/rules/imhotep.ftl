# Galeria kart i plansz: wydrukowane wartości słowami.

imhotep-label-fact-market-a = Karty odkryte: { $face_up }; zakryte: { $face_down }.
imhotep-label-fact-market-b = Karty odkryte: { $face_up }; zakryte: { $face_down }.
imhotep-label-fact-pyramid-a = Poziom { $level }, punkty w kolejności budowy: { $points }.
imhotep-label-fact-pyramid-overflow = Obok pełnej piramidy: { ui-part-points } za kamień.
imhotep-label-fact-pyramid-b = Mała piramida ({ $pyramid }), punkty w kolejności budowy: { $spaces }.
imhotep-label-fact-pyramid-bonus = Kamienie premii: { $stones }.
imhotep-label-fact-temple = Graczy: { $seats }. Pól: { $slots }.
imhotep-label-fact-temple-a = Za każdy kamień widoczny z góry: { ui-part-points } na koniec rundy.
imhotep-label-fact-temple-b = Nagrody od lewej do prawej: { $rewards }.
imhotep-label-fact-burial-a = Punkty za 1 do 5 kamieni: { $points }; za każdy następny o { $further } więcej.
imhotep-label-fact-burial-b = Punkty za miejsca w rzędzie: { $places }.
imhotep-label-fact-obelisks-a = Graczy: { $seats }. Punkty za miejsca: { $places }.
imhotep-label-fact-tower = Punkty pól dla wież: { $points }.
imhotep-label-fact-obelisks-b = Kamieni w wieży: { $stones_in_a_tower }. Punktów za luźny kamień: { $loose_points }.
imhotep-label-fact-decoration = Kamieni za 1 punkt: { $stones_for_a_point }.
imhotep-label-fact-statues = Punkty za 1 do 5 posągów: { $points }; za każdy następny o { $further } więcej.
imhotep-label-fact-unused-blue-card = Niewykorzystana do końca gry: { ui-part-points }.
imhotep-label-fact-ship-name =
    { $slots ->
        [one] Łódź z { $slots } polem
       *[other] Łódź z { $slots } polami
    }
imhotep-label-fact-ship = Kamieni potrzebnych do odpłynięcia: { $minimum }.
imhotep-label-fact-round-cards = Karty rund, liczba graczy { $seats }
imhotep-label-fact-round-card = Karta { $number }: łodzie o liczbie pól { $ships }.
imhotep-label-fact-rounds = Rund: { $count }.
imhotep-label-fact-stones = Kamieni każdego gracza: { $each }.
imhotep-label-fact-sled = Miejsc na saniach: { $capacity }. Na początku w kolejności graczy: { $start }.
imhotep-label-fact-quarry = Kamieni za jedną akcję: { $take }.
imhotep-label-fact-wrath = Gniew faraona: { ui-part-points }.
