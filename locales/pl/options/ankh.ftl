# Co zmienia każda opcja gry Ankh, do formularza nowego stołu.
ankh-choice-scenario = Określa, gdzie na początku gry stoją Monumenty i jednostki.
ankh-choice-gods = Określa, kto gra którym Bogiem: losowo albo każdy wybiera po kolei.
ankh-choice-guardian-1 = Strażnicy, których Bogowie mogą zdobyć najwcześniej.
ankh-choice-guardian-2 = Strażnicy, których Bogowie mogą zdobyć w środku gry.
ankh-choice-guardian-3 = Najsilniejsi Strażnicy, których Bogowie mogą zdobyć na końcu.
ankh-choice-last-red-index = Bogowie, którzy po czwartym Konflikcie są na tym polu lub niżej, odchodzą w zapomnienie.
ankh-choice-guardian-symbol-positions = Kto odblokuje tam moc, zdobywa Strażnika.
ankh-choice-action-tracks = Na dłuższych torach następne wydarzenie nadchodzi później.
ankh-choice-osiris-move-any = Określa, czy Ozyrys może przesunąć żeton, zanim na Mapie znajdą się wszystkie trzy.
ankh-choice-plague-bidders-fixed = Ważne, gdy jeden region dotknie kilka Plag: kto licytuje ponownie.
ankh-choice-underworld-blocks-all-entry = Określa, czy cudze jednostki można na nie chociaż przyzwać lub przesunąć.
ankh-choice-control-monument-forced = Określa, czy możesz zostawić Monument, który da się przejąć.
ankh-choice-merged-guardians-forced = Gdy dwaj Bogowie się łączą, wyższy przejmuje Strażników pomniejszego.
ankh-choice-merge-keeps-own-guardians = Połączony Bóg może mieć więcej Strażników niż podstawek: określa, z których rezygnuje.
ankh-choice-anubis-trap-per-plague-card = Określa, ilu zabitych Wojowników może uwięzić Anubis.
ankh-choice-bountiful-every-gain = Określa, jak często ta moc daje dodatkowy punkt Uwielbienia.
