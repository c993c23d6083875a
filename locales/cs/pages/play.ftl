# Hledání spoluhráčů a otevření stolu: texty, které potřebují jen tyto formuláře.

## Quick match

ui-quick-about = Hraješ s kýmkoli, kdo chce totéž. Hra začne sama, jakmile se sejde dost lidí.
ui-quick-seats = Hráči
ui-quick-any = Kolik přijde
ui-quick-any-about = Na počtu nezáleží: stačí dva.
ui-quick-pace = Tempo
ui-quick-live = Živě
ui-quick-slow = Na dny
ui-quick-live-about = { $text }. Všichni zůstanou až do konce.
ui-quick-slow-about = { $text }. Vrátíš se, až budeš na tahu.
ui-quick-waiting =
    { $count ->
        [0] Na tohle zatím nikdo nečeká. Budeš první.
        [one] Na tohle teď čeká jeden člověk.
        [few] Na tohle teď čekají { $count } lidé.
       *[other] Na tohle teď čeká { $count } lidí.
    }
ui-find-players = Najít spoluhráče
ui-search = Hledáme spoluhráče
ui-search-for = { $text }, { $pace }
ui-search-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
ui-search-any = libovolný počet hráčů
ui-search-alone = Zatím tu nikdo další není.
ui-search-others =
    { $count ->
        [one] Čeká tu ještě { $count } člověk.
        [few] Čekají tu ještě { $count } lidé.
       *[other] Čeká tu ještě { $count } lidí.
    }
ui-search-people =
    { $count ->
        [one] Je tu { $count } z { $total }.
        [few] Jsou tu { $count } z { $total }.
       *[other] Je tu { $count } z { $total }.
    }
ui-search-stop = Přestat hledat
ui-search-ended = Spoluhráče už nehledáš.
ui-bots-offer = Trvá to déle. Volná místa mohou obsadit středně silní boti.
ui-bots-begin = Začít s boty
ui-bots-asked = Ptáme se ostatních. Za chvilku se začne.
ui-bots-call = { $seat } chce začít hned, s boty na volných místech.
ui-bots-join = Přidat se
ui-bots-wait = Čekat dál

## A new table

ui-preset = Kdo hraje
ui-preset-friends = S přáteli
    .about = Přijdou přes odkaz nebo kód.
ui-preset-everybody = S kýmkoli
    .about = Stůl bude v seznamu.
ui-preset-device = Na jednom zařízení
    .about = Podáváte si ho.
ui-preset-bots = Proti botům
    .about = Začíná se hned.
ui-bots-strength = Síla botů
ui-name-of-seat = Jméno { $number }. hráče
ui-more = Více
    .about = místa, nastavení, hodiny
ui-about-seats = Na každém místě člověk, někdo vedle tebe, nebo bot.
ui-about-come = Stoly pro kohokoli jsou v seznamu; ostatní se najdou jen přes odkaz nebo kód.
ui-about-shuffle = Jinak každý zůstane tam, kde sedí, a začíná hráč na prvním místě.
ui-about-pace = Živé hodiny jsou na jeden večer; ve hře na dny hraje každý, kdy má čas.
ui-about-grace = Když někdo od rozehrané hry odejde, ostatní nemusí čekat věčně.
ui-about-on-resign = Může za něj dohrát bot, nebo hra pro všechny skončí.
ui-about-substitute = Síla bota, který hraje za toho, kdo odešel.
ui-about-watchers = Co smějí lidé bez místa u stolu, zatímco hrajete.
ui-about-what-if = Zkoušení tahů na vlastní desce během hry: sám za všechny, bez pomoci bota a se znovu zamíchanými skrytými kartami. Po hře smí každý. V pomalých hrách se dají tahy plánovat vždy.
ui-what-if-no = až po hře
ui-what-if-yes = dovoleno i během hry
