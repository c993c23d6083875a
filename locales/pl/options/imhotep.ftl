# Co zmienia każda opcja gry Imhotep, do formularza nowego stołu.
imhotep-choice-market = Strona B ukrywa czwartą kartę: oglądasz dwie i jedną zatrzymujesz.
imhotep-choice-pyramid = Na stronie B wybierasz, którą z trzech małych piramid budujesz.
imhotep-choice-temple = Na stronie B pola dają punkty, kartę albo wybór.
imhotep-choice-burial = Strona A punktuje grupy stykających się kamieni, strona B przewagę w każdym rzędzie.
imhotep-choice-obelisks = Strona A punktuje wysokość na końcu gry, strona B od razu każdą ukończoną wieżę.
imhotep-choice-wrath = Kto pominie któryś monument, zapłaci za to punktami.
