# Co která volba hry Imhotep mění, pro formulář nového stolu.
imhotep-choice-market = Strana B čtvrtou kartu skrývá: prohlédneš si dvě a jednu si necháš.
imhotep-choice-pyramid = Na straně B si vybíráš, kterou ze tří malých pyramid stavíš.
imhotep-choice-temple = Strana B odměňuje místa výběrem, body nebo kartou.
imhotep-choice-burial = Strana A boduje souvislé skupiny, strana B většinu v každé řadě.
imhotep-choice-obelisks = Strana A boduje výšku na konci hry, strana B hned každou dokončenou věž.
imhotep-choice-wrath = Kdo vynechá některou stavbu, zaplatí za to body.
