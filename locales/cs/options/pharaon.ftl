# Co která volba hry Pharaon mění, pro formulář nového stolu.
pharaon-choice-beginner = Dostanou vylosovaného Písaře a nemusí vybírat ze dvou dvořanů.
pharaon-choice-difficulty = Čím víc tmavých desek Zrádce má, tím těžší je ho porazit.
