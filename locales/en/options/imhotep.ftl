# What each option of Imhotep changes, for the form of a new table.
imhotep-choice-market = Side B hides the fourth card: you look at two and keep one.
imhotep-choice-pyramid = On side B you choose among three small pyramids where to build.
imhotep-choice-temple = Side B rewards places with a choice, points or a card.
imhotep-choice-burial = Side A scores groups that touch, side B the majority in each row.
imhotep-choice-obelisks = Side A scores height at the end, side B each finished tower at once.
imhotep-choice-wrath = Makes it dear to leave out a monument.
