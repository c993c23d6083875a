# The past on the board of a table: a film of what the others did, and single positions.

film = The past
film-beginning = Before the first decision.
film-back = Step back
film-play = Play
film-pause = Pause
film-step = Step
film-reel = Steps of the film
film-speed = Speed: { $number }×
