# Co která volba hry Imhotep mění, pro formulář nového stolu.
imhotep-choice-market = Strana B čtvrtou kartu skrývá: prohlédneš si dvě a jednu si necháš.
imhotep-choice-pyramid = Na straně B si vybíráš, kterou ze tří malých pyramid stavíš.
imhotep-choice-temple = Na straně B má každé pole svou odměnu: volbu, body, nebo kartu.
imhotep-choice-burial = Strana A boduje oblasti sousedících kamenů, strana B nejvíc kamenů v každé řadě.
imhotep-choice-obelisks = Strana A boduje výšku na konci hry, strana B hned každou dokončenou věž.
imhotep-choice-wrath = Kdo vynechá některý monument, ztratí body.
