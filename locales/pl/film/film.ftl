# The film in Polish.

film = Przeszłość
film-beginning = Przed pierwszą decyzją.
film-back = Krok wstecz
film-play = Odtwórz
film-pause = Wstrzymaj
film-step = Krok
film-reel = Kroki filmu
film-speed = Tempo: { $number }×
