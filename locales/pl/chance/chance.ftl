# Losowanie, które można sprawdzić: kto ma udział w ziarnie i co da się sprawdzić.

chance-title = Losowanie, które można sprawdzić
chance-how = Wszystko, co w tej grze losowe, pochodzi z jednej liczby, czyli ziarna. Nikt nie może go wybrać: przed grą serwer i przeglądarka każdego gracza utworzyły losową część i ogłosiły tylko jej skrót (SHA-256). Dopiero potem części graczy zostały odsłonięte. Część serwera pozostaje tajna do końca, żeby nikt nie mógł przewidzieć losowania.
chance-how-alone = Przed grą serwer wybrał tajne ziarno, z którego losowane jest wszystko. Skrót ziarna (SHA-256) widać od początku, więc ziarna nie można już zmienić. Na koniec pokazujemy też ziarno: z nim i z zapisem gry każdy może sprawdzić każde losowanie.
chance-how-record = Wszystko, co w tej grze losowe, pochodzi z jednej liczby, czyli ziarna. Zapis je podaje, więc każdy może wylosować całą grę jeszcze raz i porównać każde losowanie.
chance-parts = Części ziarna
chance-server = Serwer
chance-hash = Skrót
chance-part = Część
chance-share-secret = tajna do końca gry
chance-share-sealed = zapieczętowana
chance-share-revealed = odsłonięta
chance-share-in = jest w ziarnie
chance-share-withheld = nieodsłonięta na czas, pominięta
chance-share-none = bez udziału
chance-share-yours = z tej przeglądarki
chance-seed-hash = Skrót ziarna
chance-seed = Ziarno
chance-seed-later = pokażemy po zakończeniu gry

## Co sprawdzono

chance-own-in = Twoja część jest w ziarnie dokładnie taka, jaką utworzyła twoja przeglądarka.
chance-own-left-out = Twoja część przyszła za późno i nie ma jej w ziarnie.
chance-own-changed = Na liście nie ma części wysłanej przez twoją przeglądarkę albo później coś na niej zmieniono: któryś skrót, ziarno albo to, które części są w ziarnie!
chance-parts-hold = Każda odsłonięta część pasuje do swojego skrótu.
chance-parts-fail = Któraś część nie pasuje do swojego skrótu!
chance-seed-holds = Ziarno wynika z części.
chance-seed-fails = Ziarno nie wynika z części!
chance-seed-holds-alone = Ziarno pasuje do skrótu: nic nie zostało zmienione.
chance-seed-fails-alone = Ziarno nie pasuje do skrótu!
chance-draws-checking = Losujemy całą grę jeszcze raz …
chance-draws-hold =
    { $count ->
        [one] Jedyne losowanie w grze wynika z ziarna.
        [few] Wszystkie { $count } losowania w grze wynikają z ziarna.
        [many] Wszystkie losowania w grze ({ $count }) wynikają z ziarna.
       *[other] Wszystkie { $count } losowania w grze wynikają z ziarna.
    }
chance-fault-masked = Gra nie została rozegrana do końca. To, co zakryte, pozostaje zakryte, więc losowań nie da się sprawdzić.
chance-fault-no-seed = Zapis nie podaje ziarna, więc losowań nie da się sprawdzić.
chance-fault-incomplete = Zapis nie mówi, jak powstało ziarno.
chance-fault-part = Któraś część w zapisie nie pasuje do swojego skrótu!
chance-fault-seed = Ziarno w zapisie nie wynika z części!
chance-fault-lots = Miejsca nie zostały wylosowane z ziarna!
chance-fault-draw = Linia gry nr { $ply } to „{ $played }”, a z ziarna wynika „{ $drawn }”!
chance-fault-record-move = Każde losowanie przed wierszem { $line } zapisu wynika z ziarna, ale ten wiersz nie jest możliwy.
chance-fault-record-result = Wszystkie losowania wynikają z ziarna, ale wynik nie zgadza się z ruchami.
chance-again = Spróbuj ponownie
chance-yourself = Wszystko możesz sprawdzić bez tego serwera: pobierz zapis i uruchom „maat verify”.
chance-yourself-record = Wszystko możesz sprawdzić bez tego serwera: uruchom „maat verify” z tym zapisem.
chance-record = Pobierz zapis
