# The film in Czech.

film = Minulost
film-beginning = Před prvním rozhodnutím.
film-back = O krok zpět
film-play = Přehrát
film-pause = Pozastavit
film-step = Krok
film-reel = Kroky filmu
film-speed = Rychlost: { $number }×
