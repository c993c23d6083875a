# Co zmienia każda opcja gry Imhotep, do formularza nowego stołu.
imhotep-choice-market = Strona B ukrywa czwartą kartę: oglądasz dwie i jedną zatrzymujesz.
imhotep-choice-pyramid = Na stronie B wybierasz, którą z trzech małych piramid budujesz.
imhotep-choice-temple = Strona B nagradza miejsca wyborem, punktami albo kartą.
imhotep-choice-burial = Strona A punktuje stykające się grupy, strona B przewagę w każdym rzędzie.
imhotep-choice-obelisks = Strona A punktuje wysokość na końcu gry, strona B od razu każdą ukończoną wieżę.
imhotep-choice-wrath = Kto pominie którąś budowlę, zapłaci za to punktami.
