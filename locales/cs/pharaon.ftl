# Pharaon in Czech. How arguments are bound is told at the top of crates/words/src/lib.rs.
# Sentences are in the present tense and have the player's name as their subject: it is never inflected, and no verb
# tells a gender. Resources and tokens are masculine and inanimate, so that lists of them fit the accusative too.

pharaon = Faraon
    .about = Jedním zdrojem si otevřeš zónu a často jím i zaplatíš, co v ní uděláš. Každé kolo se barvy posunou dál.
    .round = Kolo { $number } z { $count }
pharaon-nobody-won = Vítězí Zrádce.
pharaon-goal = Získej dvořany, řemeslníky a přízeň bohů; po pěti kolech vyhrává nejvíc bodů.

## Names. `.acc` the accusative, `.gen` the genitive, `.token` a piece of this kind, `.fem` a track of this colour and
## `.loc` where on it, `.for` for what scores, `.title` as a heading.

pharaon-name-green = zelený
    .title = Zelený
    .token = zelený zdroj
    .fem = Zelená
    .loc = zelené
pharaon-name-blue = modrý
    .title = Modrý
    .token = modrý zdroj
    .fem = Modrá
    .loc = modré
pharaon-name-black = černý
    .title = Černý
    .token = černý zdroj
    .fem = Černá
    .loc = černé
pharaon-name-red = červený
    .title = Červený
    .token = červený zdroj
    .fem = Červená
    .loc = červené
pharaon-name-yellow = žlutý
    .title = Žlutý
    .token = žlutý zdroj
    .fem = Žlutá
    .loc = žluté
pharaon-name-silver = stříbro
    .title = Stříbro
    .token = stříbro

pharaon-name-offerings = obětiny
    .title = Obětiny
    .gen = obětin
    .for = za obětiny
pharaon-name-nobles = dvořané
    .title = Dvořané
    .gen = dvořanů
    .for = za dvořany
pharaon-name-artisans = řemeslníci
    .title = Řemeslníci
    .gen = řemeslníků
    .for = za řemeslníky
pharaon-name-nile = Nil
    .title = Nil
    .gen = Nilu
    .for = za Nil
pharaon-name-tomb = hrobka
    .title = Hrobka
    .gen = hrobky
    .for = za hrobku

pharaon-name-horus = Hor
    .acc = Hora
pharaon-name-bastet = Bastet
    .acc = Bastet
pharaon-name-sobek = Sobek
    .acc = Sobeka
pharaon-name-thoth = Thovt
    .acc = Thovta
pharaon-name-anubis = Anubis
    .acc = Anuba

pharaon-name-res-green = zelený žeton obětiny
    .title = Zelená obětina
    .token = zelený žeton obětiny
pharaon-name-res-blue = modrý žeton obětiny
    .title = Modrá obětina
    .token = modrý žeton obětiny
pharaon-name-res-black = černý žeton obětiny
    .title = Černá obětina
    .token = černý žeton obětiny
pharaon-name-res-red = červený žeton obětiny
    .title = Červená obětina
    .token = červený žeton obětiny
pharaon-name-res-yellow = žlutý žeton obětiny
    .title = Žlutá obětina
    .token = žlutý žeton obětiny
pharaon-name-zone-offerings = žeton obětiny (obětiny)
    .title = Obětina (obětiny)
    .token = žeton obětiny (obětiny)
pharaon-name-zone-nobles = žeton obětiny (dvořané)
    .title = Obětina (dvořané)
    .token = žeton obětiny (dvořané)
pharaon-name-zone-artisans = žeton obětiny (řemeslníci)
    .title = Obětina (řemeslníci)
    .token = žeton obětiny (řemeslníci)
pharaon-name-zone-nile = žeton obětiny (Nil)
    .title = Obětina (Nil)
    .token = žeton obětiny (Nil)
pharaon-name-zone-tomb = žeton obětiny (hrobka)
    .title = Obětina (hrobka)
    .token = žeton obětiny (hrobka)
pharaon-name-vp-1 = žeton obětiny (+1 bod)
    .title = Obětina (+1 bod)
pharaon-name-vp-2 = žeton obětiny (+2 body)
    .title = Obětina (+2 body)

pharaon-name-cw = po směru hodinových ručiček
    .title = Po směru hodinových ručiček
pharaon-name-ccw = proti směru hodinových ručiček
    .title = Proti směru hodinových ručiček

pharaon-name-traitor = Zrádce

pharaon-name-scribe = Písař
    .acc = Písaře
pharaon-name-general = Generál
    .acc = Generála
pharaon-name-architect = Architekt
    .acc = Architekta
pharaon-name-priestess = Kněžka
    .acc = Kněžku
pharaon-name-foreman = Předák
    .acc = Předáka
pharaon-name-head-decorator = Hlavní dekoratér
    .acc = Hlavního dekoratéra
pharaon-name-judge = Soudce
    .acc = Soudce
pharaon-name-grand-vizier = Velkovezír
    .acc = Velkovezíra
pharaon-name-physician = Lékař
    .acc = Lékaře
pharaon-name-chief-contractor = Hlavní dodavatel
    .acc = Hlavního dodavatele
pharaon-name-high-priest = Velekněz
    .acc = Velekněze
pharaon-name-steward = Správkyně
    .acc = Správkyni
pharaon-name-seer = Vědma
    .acc = Vědmu
pharaon-name-treasurer = Pokladník
    .acc = Pokladníka
pharaon-name-teacher = Učitel
    .acc = Učitele
pharaon-name-diplomat = Diplomat
    .acc = Diplomata
pharaon-name-court-official = Dvorní úředník
    .acc = Dvorního úředníka

pharaon-name-gods = bohové
    .title = Bohové
    .for = za bohy
pharaon-name-resources = zdroje
    .title = Zdroje
    .for = za zdroje
pharaon-name-pharaoh = faraonův žeton
    .title = Faraonův žeton
    .for = za faraonův žeton
pharaon-name-first-player = žeton začínajícího hráče
    .title = Žeton začínajícího hráče
    .for = za žeton začínajícího hráče

pharaon-name-light = světlejší strana
    .title = Světlejší strana
pharaon-name-dark = tmavá strana
    .title = Tmavá strana

## Parts of other messages. Scribes and Court Officials differ from one another: they are told by their number.

pharaon-part-worth =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
pharaon-part-noble =
    { $role-id ->
        [scribe] { $role } { $noble }
        [court-official] { $role } { $noble }
       *[other] { $role }
    }
pharaon-part-noble-acc =
    { $role-id ->
        [scribe] { $role-acc } { $noble }
        [court-official] { $role-acc } { $noble }
       *[other] { $role-acc }
    }
pharaon-part-noble-card =
    { $first ->
        [1] { pharaon-name-scribe.acc } { $first }
        [2] { pharaon-name-scribe.acc } { $first }
        [3] { pharaon-name-scribe.acc } { $first }
        [4] { pharaon-name-scribe.acc } { $first }
        [5] { pharaon-name-scribe.acc } { $first }
        [6] { pharaon-name-general.acc }
        [7] { pharaon-name-architect.acc }
        [8] { pharaon-name-priestess.acc }
        [9] { pharaon-name-foreman.acc }
        [10] { pharaon-name-head-decorator.acc }
        [11] { pharaon-name-judge.acc }
        [12] { pharaon-name-grand-vizier.acc }
        [13] { pharaon-name-physician.acc }
        [14] { pharaon-name-chief-contractor.acc }
        [15] { pharaon-name-high-priest.acc }
        [16] { pharaon-name-steward.acc }
        [17] { pharaon-name-seer.acc }
        [18] { pharaon-name-treasurer.acc }
        [19] { pharaon-name-teacher.acc }
        [20] { pharaon-name-diplomat.acc }
       *[other] { pharaon-name-court-official.acc } { $first }
    }
pharaon-part-cause =
    { $cause-id ->
        [draft] { " " }(začátek)
        [bonus] { " " }(bonus)
        [artisan] { " " }(řemeslník)
        [nile] { " " }(Nil)
        [official] { " " }(Dvorní úředník)
        [teacher] { " " }(Učitel)
        [diplomat] { " " }(Diplomat)
        [pyramid] { " " }(pyramida času)
       *[jar] { " " }(kanopa)
    }

## Steps: the question to whoever decides, and what the others read

pharaon-step-ring = Zóny se rozkládají v náhodném pořadí.
    .waiting = Zóny se rozkládají v náhodném pořadí.
pharaon-step-offset = Centrální kruh se vkládá na své místo.
    .waiting = Centrální kruh se vkládá na své místo.
pharaon-step-spin = Losuje se směr otáčení kruhu.
    .waiting = Losuje se směr otáčení kruhu.
pharaon-step-board = Vykládají se desky Zrádce.
    .waiting = Vykládají se desky Zrádce.
pharaon-step-dark = Některé desky Zrádce se otáčejí na tmavou stranu.
    .waiting = Některé desky Zrádce se otáčejí na tmavou stranu.
pharaon-step-lane = Lišty Zrádce dostávají své barvy.
    .waiting = Lišty Zrádce dostávají své barvy.
pharaon-step-scribe = Začátečníci dostávají Písaře.
    .waiting = Začátečníci dostávají Písaře.
pharaon-step-draft-jar = Vyber si kanopu do začátku.
    .waiting = { $seat } si vybírá kanopu do začátku.
pharaon-step-look = Z balíčku se berou dva dvořané na výběr.
    .waiting = Z balíčku se berou dva dvořané na výběr.
pharaon-step-draft-noble = Kterého z obou dvořanů si necháš?
    .waiting = { $seat } si vybírá jednoho ze dvou dvořanů.
pharaon-step-first = Losuje se, kdo začne.
    .waiting = Losuje se, kdo začne.
pharaon-step-jars = Odkrývají se nové kanopy.
    .waiting = Odkrývají se nové kanopy.
pharaon-step-tokens = Z pytlíku se losují nové obětiny.
    .waiting = Z pytlíku se losují nové obětiny.
pharaon-step-show-nobles = Vykládají se dvořané.
    .waiting = Vykládají se dvořané.
pharaon-step-show-artisans = Vykládají se řemeslníci.
    .waiting = Vykládají se řemeslníci.
pharaon-step-turn = Vyber si akci, nebo pasuj.
    .waiting = { $seat } vybírá akci.
pharaon-step-entry = Čím do zóny vstoupíš?
    .waiting = { $seat } platí za akci.
pharaon-step-payment = Čím zaplatíš zbytek?
    .waiting = { $seat } platí za akci.
pharaon-step-offering = Vezmi si žeton z pole bonusových žetonů, nebo ho vytáhni z pytlíku.
    .waiting = { $seat } si vybírá žeton obětiny.
pharaon-step-draw-token = Z pytlíku se losuje žeton obětiny.
    .waiting = Z pytlíku se losuje žeton obětiny.
pharaon-step-arrows = Na které stupnici postoupíš?
    .waiting = { $seat } postupuje na stupnicích Nilu.
pharaon-step-draw-noble = Odkrývá se vrchní dvořan balíčku.
    .waiting = Odkrývá se vrchní dvořan balíčku.
pharaon-step-draw-artisan = Odkrývá se vrchní řemeslník balíčku.
    .waiting = Odkrývá se vrchní řemeslník balíčku.
pharaon-step-draw-jar = Odkrývá se vrchní kanopa ze zásoby.
    .waiting = Odkrývá se vrchní kanopa ze zásoby.
pharaon-step-artisan = Dvorní úředník: kterého řemeslníka si vezmeš?
    .waiting = { $seat } si vybírá řemeslníka (Dvorní úředník).
pharaon-step-diplomat = Diplomat: chceš si zdroje této kanopy vybrat podle sebe?
    .waiting = { $seat } může využít Diplomata.
pharaon-step-teacher = Učitel: chceš k této kanopě získat ještě jeden základní zdroj?
    .waiting = { $seat } může využít Učitele.
pharaon-step-gain = Který základní zdroj získáš?
    .waiting = { $seat } si vybírá základní zdroj.
pharaon-step-give = Co dáš na výměnu?
    .waiting = { $seat } vyměňuje zdroj.
pharaon-step-get = Který zdroj si za to vezmeš?
    .waiting = { $seat } vyměňuje zdroj.
pharaon-step-pass-jar = Pasuješ: vezmi si jednu z kanop.
    .waiting = { $seat } pasuje a vybírá si kanopu.
pharaon-step-general = Generál: chceš hned postoupit o jedno pole pyramidy?
    .waiting = { $seat } může hned postoupit (Generál).
pharaon-step-window = Pasuješ: chceš předtím ještě vyměnit zdroj?
    .waiting = { $seat } může ještě vyměnit zdroj.
pharaon-step-reward = Kterou odměnu pyramidy si vezmeš?
    .waiting = { $seat } si vybírá odměnu pyramidy.
pharaon-step-traitor-jar = Zrádce odkrývá kanopu.
    .waiting = Zrádce odkrývá kanopu.
pharaon-step-traitor-top = Který zdroj dá Zrádce na kruh? Druhý půjde na lištu.
    .waiting = { $seat } rozhoduje, co Zrádce dá na kruh.
pharaon-step-traitor-gain = Který základní zdroj získá Zrádce?
    .waiting = { $seat } vybírá základní zdroj pro Zrádce.
pharaon-step-over = Konec hry.
    .waiting = Konec hry.

## Moves, as infinitives. `.short` on a button below the question

pharaon-move-jar = Vzít si kanopu { $first }
    .short = Kanopa { $first }
pharaon-move-keep = Nechat si { pharaon-part-noble-card }
pharaon-move-pair = Vzít si { $first }. dvojici obětin
    .short = { $first }. dvojice
pharaon-move-bonus = Vzít si { $first }. dvojici obětin a bonus
    .short = { $first }. dvojice a bonus
pharaon-move-noble =
    { $noun-id ->
        [deck] Vzít si naslepo vrchního dvořana z balíčku
       *[other] Vzít si { $first }. dvořana zleva
    }
    .short =
        { $noun-id ->
            [deck] Z balíčku
           *[other] { $first }. dvořan
        }
pharaon-move-artisan =
    { $noun-id ->
        [deck] Vzít si naslepo vrchního řemeslníka z balíčku
       *[other] Vzít si { $first }. řemeslníka zleva
    }
    .short =
        { $noun-id ->
            [deck] Z balíčku
           *[other] { $first }. řemeslník
        }
pharaon-move-nile = Provést { $first }. akci na Nilu
    .short = Nil { $first }
pharaon-move-tomb = Postoupit o políčko na stupnici výstavby hrobky
    .short = Stavět hrobku
pharaon-move-seer = Vyměnit zdroj s pomocí Vědmy
    .short = Vědma
pharaon-move-treasurer = Vyměnit zdroj za stříbro s pomocí Pokladníka
    .short = Pokladník
pharaon-move-give = Dát na výměnu { $noun-token }
    .short = { $noun-title }
pharaon-move-get = Vzít si výměnou { $noun-token }
    .short = { $noun-title }
pharaon-move-pass = Pasovat
pharaon-move-lay = Položit na kruh { $noun-token }
    .short = { $noun-title }
pharaon-move-pay = Zaplatit { $noun-token }
    .short = { $noun-title }
pharaon-move-token =
    { $noun-id ->
        [bag] Vytáhnout žeton obětiny z pytlíku
        [res-green] Vytáhnout z pytlíku { $noun }
        [res-blue] Vytáhnout z pytlíku { $noun }
        [res-black] Vytáhnout z pytlíku { $noun }
        [res-red] Vytáhnout z pytlíku { $noun }
        [res-yellow] Vytáhnout z pytlíku { $noun }
        [zone-offerings] Vytáhnout z pytlíku { $noun }
        [zone-nobles] Vytáhnout z pytlíku { $noun }
        [zone-artisans] Vytáhnout z pytlíku { $noun }
        [zone-nile] Vytáhnout z pytlíku { $noun }
        [zone-tomb] Vytáhnout z pytlíku { $noun }
        [vp-1] Vytáhnout z pytlíku { $noun }
        [vp-2] Vytáhnout z pytlíku { $noun }
       *[other] Vzít si { $first }. bonusový žeton
    }
    .short =
        { $noun-id ->
            [bag] Z pytlíku
           *[other] { $first }. bonusový žeton
        }
pharaon-move-step = Postoupit na { $noun-loc } stupnici
    .short = { $noun-fem }
pharaon-move-gain = Získat { $noun-token }
    .short = { $noun-title }
pharaon-move-diplomat = Využít Diplomata a zdroje si vybrat
    .short = Využít Diplomata
pharaon-move-teacher = Využít Učitele a získat zdroj navíc
    .short = Využít Učitele
pharaon-move-decline = Nevyužít dvořana
    .short = Ne
pharaon-move-advance = Postoupit s Generálem o jedno pole
    .short = Postoupit
pharaon-move-done = Nic nevyměnit a dokončit pas
    .short = Nevyměnit
pharaon-move-reward = Vzít si odměnu { $first }. pole
    .short = { $first }. pole
pharaon-move-wheel = Dát na kruh { $noun-token }
    .short = { $noun-title }
pharaon-move-ring = Vyložit zónu { $noun-gen }
pharaon-move-offset = Natočit kruh do polohy { $first }
pharaon-move-spin = Otáčet kruhem { $noun }
pharaon-move-look =
    { $noun-id ->
        [hidden] Tajně si prohlédnout dvořana
       *[other] Tajně si prohlédnout { pharaon-part-noble-card }
    }
pharaon-move-scribe = Rozdat { pharaon-part-noble-card }
pharaon-move-board = Vyložit desku Zrádce { $noun-id }
pharaon-move-dark = Otočit desku Zrádce { $noun-id } na tmavou stranu
pharaon-move-lane = Položit na další lištu { $noun-token }
pharaon-move-first = Vylosovat, kdo začne: { $noun }

## Events, as sentences for the log

pharaon-event-zones-laid = Zóny leží po směru hodinových ručiček takto: { $zones }.
pharaon-event-wheel-set = Ve stejném pořadí se do nich vstupuje zdroji: { $colours }. Po každém kole se kruh pootočí { $direction }.
pharaon-event-boards-laid =
    { $dark ->
        [0] Pět desek Zrádce leží světlejší stranou nahoru.
       *[other] Pět desek Zrádce je na stole, { $dark } tmavou stranou nahoru.
    }
pharaon-event-lanes-set = Lišty Zrádce patří zleva těmto zdrojům: { $colours }.
pharaon-event-scribe-dealt = { $seat } začíná s náhodnou kartou: { pharaon-part-noble }.
pharaon-event-noble-seen = { $seat } vidí { pharaon-part-noble-acc }.
pharaon-event-noble-kept = { $seat } si nechává { pharaon-part-noble-acc }.
pharaon-event-noble-left = Zrádce dostává druhého dvořana bez jeho efektu: { pharaon-part-noble }.
pharaon-event-nobles-returned =
    { $count ->
        [one] Odložený dvořan se zamíchává zpět do balíčku.
        [few] { $count } odložení dvořané se zamíchávají zpět do balíčku.
       *[other] { $count } odložených dvořanů se zamíchává zpět do balíčku.
    }
pharaon-event-starter-drawn = { $seat } začíná a dostává žeton začínajícího hráče.
pharaon-event-jar-revealed = Odkrývá se kanopa { $jar }: { $colours }.
pharaon-event-jars-shuffled = Z odhozených kanop se zamíchá nová zásoba.
pharaon-event-pair-laid = Nová { $place }. dvojice obětin: { $offerings }.
pharaon-event-bonus-laid = Nový { $place }. bonusový žeton: { $offering }.
pharaon-event-bag-filled = Pytlík je prázdný: odhozené obětiny se do něj vracejí.
pharaon-event-noble-shown = Nový { $place }. dvořan zleva: { pharaon-part-noble }.
pharaon-event-artisan-shown = Nový { $place }. řemeslník zleva: { pharaon-part-worth }.
pharaon-event-slots-blocked =
    { $colours-count ->
        [0] Kanopa { $jar } zbyla a odhazuje se.
       *[other] Kanopa { $jar } zbyla a v tomto kole blokuje políčka kruhu ({ $colours }).
    }
pharaon-event-round-began = Začíná { $round }. kolo. Jako první hraje { $seat }.
pharaon-event-paid =
    { $pieces-count ->
        [0] { $seat } vstupuje do zóny { $zone-gen }, na kruh pokládá { $entry-token } a nic dalšího neplatí.
       *[other] { $seat } vstupuje do zóny { $zone-gen }, na kruh pokládá { $entry-token } a platí { $pieces }.
    }
pharaon-event-noble-used = { $seat } v tomto kole využívá { pharaon-part-noble-acc }.
pharaon-event-ability-declined = { $seat } nevyužívá { $role-acc }.
pharaon-event-pair-taken = { $seat } si bere { $place }. dvojici obětin: { $offerings }.
pharaon-event-offering-taken =
    { $cause-id ->
        [bonus] { $seat } si bere bonusový žeton: { $offering }.
       *[other] { $seat } si bere bonusový žeton{ pharaon-part-cause }: { $offering }.
    }
pharaon-event-offering-drawn = { $seat } tahá z pytlíku{ pharaon-part-cause }: { $offering }.
pharaon-event-no-offering = { $seat } nezíská žádnou obětinu, už nezbývají{ pharaon-part-cause }.
pharaon-event-noble-taken = { $seat } si bere { pharaon-part-noble-acc }.
pharaon-event-noble-drawn = { $seat } si bere z balíčku { pharaon-part-noble-acc }.
pharaon-event-artisan-taken = { $seat } si bere řemeslníka za { pharaon-part-worth }.
pharaon-event-artisan-drawn = { $seat } si bere z balíčku řemeslníka za { pharaon-part-worth }.
pharaon-event-no-artisan = { $seat } nezíská řemeslníka, žádná karta už nezbývá.
pharaon-event-disc-moved =
    { $points ->
        [0] { $seat } postupuje na { $colour-loc } stupnici na stupeň { $level }.
       *[other] { $seat } postupuje na { $colour-loc } stupnici na stupeň { $level }, na konci za { pharaon-part-worth }.
    }
    .brings = { $colour-fem } stupeň { $level }
pharaon-event-steps-lost =
    { $count ->
        [one] { $seat } nemůže využít všechny kroky: jeden propadá.
        [few] { $seat } nemůže využít všechny kroky: { $count } propadají.
       *[other] { $seat } nemůže využít všechny kroky: { $count } propadá.
    }
pharaon-event-tomb-built = { $seat } postupuje na { $space }. políčko stupnice výstavby hrobky, na konci za { pharaon-part-worth }.
    .brings = na konci { pharaon-part-worth }
pharaon-event-tomb-finished = { $seat } už má hrobku hotovou: krok propadá.
pharaon-event-succeeded = { $seat } získává nástupnictví a faraonův žeton: { ui-part-points } na konci.
pharaon-event-resources-gained = { $seat } získává { $resources }{ pharaon-part-cause }.
    .brings = { $resources }
pharaon-event-resources-missed = { $seat } nezíská { $resources }, v banku žetony došly{ pharaon-part-cause }.
pharaon-event-jar-taken = { $seat } si bere kanopu { $jar }: { $colours }.
pharaon-event-jar-drawn = { $seat } odkrývá ze zásoby kanopu { $jar }: { $colours }{ pharaon-part-cause }.
pharaon-event-no-jar = { $seat } nezíská kanopu, žádná už nezbývá.
pharaon-event-exchanged = { $seat } vyměňuje { $given } za { $resource } ({ $role }).
pharaon-event-passed = { $seat } pasuje a staví se do { $row }. řady pyramidy času.
    .brings = { $row }. řada
pharaon-event-passed-last = { $seat } pasuje jako poslední.
pharaon-event-advanced = { $seat } postupuje na pyramidě: { $row }. řada, { $field }. pole.
    .brings = { $row }. řada
pharaon-event-reward-taken = { $seat } si bere odměnu { $field }. pole.
pharaon-event-no-reward = { $seat } na pyramidě žádnou odměnu nezíská.
pharaon-event-first-player-taken = { $seat } si bere žeton začínajícího hráče.
pharaon-event-stack-laid =
    { $count ->
        [one] Zrádce dostává do sloupečku { $count } kanopu.
        [few] Zrádce dostává do sloupečku { $count } kanopy.
       *[other] Zrádce dostává do sloupečku { $count } kanop.
    }
pharaon-event-traitor-revealed = Zrádce odkrývá kanopu { $jar }: { $colours }, poslední z nich je dole.
pharaon-event-traitor-entered = Zrádce dává na kruh { $colour-token } a obsazuje políčko zóny { $zone-gen }.
pharaon-event-lane-filled = Zrádce dává { $colour-token } na { $space }. políčko { $lane }. lišty.
pharaon-event-lanes-full = Všechny lišty Zrádce jsou plné: { $colour-token } se nepokládá.
pharaon-event-symbol-idle =
    { $sign-id ->
        [tomb] Symbol Zrádci nic nepřináší: hrobka je hotová.
        [nile-fullest] Symbol Zrádci nic nepřináší: disk je na konci své stupnice.
        [nile-emptiest] Symbol Zrádci nic nepřináší: disk je na konci své stupnice.
        [take-noble] Symbol Zrádci nic nepřináší: na tom místě žádný dvořan neleží.
        [discard-noble] Symbol je bez účinku: na tom místě žádný dvořan neleží.
        [take-highest] Symbol Zrádci nic nepřináší: žádný řemeslník není vyložený.
        [take-lowest] Symbol Zrádci nic nepřináší: žádný řemeslník není vyložený.
        [discard-highest] Symbol je bez účinku: žádný řemeslník není vyložený.
        [discard-lowest] Symbol je bez účinku: žádný řemeslník není vyložený.
        [pair] Symbol Zrádci nic nepřináší: na tom místě žádná dvojice neleží.
        [bonus] Symbol Zrádci nic nepřináší: na tom místě žádný bonusový žeton neleží.
        [noble-value] Symbol Zrádci nic nepřináší: dvořané už takovou hodnotu mají.
       *[other] Symbol Zrádci nic nového nepřináší.
    }
pharaon-event-noble-discarded = { $place }. dvořan zleva opouští hru: { pharaon-part-noble }.
pharaon-event-artisan-discarded = { $place }. řemeslník zleva opouští hru: { pharaon-part-worth }.
pharaon-event-noble-value-raised = Každý dvořan Zrádce má na konci hodnotu aspoň { pharaon-part-worth }.
pharaon-event-traitor-god = Zrádce uspokojuje { $god-acc }: { ui-part-points } na konci.
pharaon-event-round-ended = { $round }. kolo končí.
pharaon-event-wheel-cleared =
    { $count ->
        [0] Kruh je prázdný.
        [one] Kruh se vyprazdňuje: odchází z něj { $count } žeton.
        [few] Kruh se vyprazdňuje: odcházejí z něj { $count } žetony.
       *[other] Kruh se vyprazdňuje: odchází z něj { $count } žetonů.
    }
pharaon-event-wheel-turned = Kruh se otáčí { $direction }. Do zón se teď ve stejném pořadí vstupuje zdroji: { $colours }.
pharaon-event-gods-satisfied =
    { $gods-count ->
        [0] { $seat } žádného boha neuspokojuje.
        [one] { $seat } má uspokojeného boha ({ $gods }): { ui-part-points }.
       *[other] { $seat } má uspokojené bohy ({ $gods }): { ui-part-points }.
    }
pharaon-event-noble-scored = { $seat } boduje za { pharaon-part-noble-acc }: { ui-part-points }.
pharaon-event-scored = { $seat } boduje { $source-for }: { ui-part-points }.
pharaon-event-game-ended =
    { $winners-count ->
        [one] Vítězí { $winners }.
       *[other] Společně vítězí { $winners }.
    }

## Options

pharaon-option-beginner = Začátečníci (dostanou náhodného Písaře)
    .none = nikdo
pharaon-option-difficulty = Obtížnost (tmavé desky Zrádce)

## Labels of the table

pharaon-label-tie-break = Při shodě bodů rozhoduje faraonův žeton, potom počet zbylých zdrojů a žetonů obětin.

# browser: why a line of the score sheet has its points

pharaon-label-sheet-gods = Každý uspokojený bůh přinese body obou svých podmínek. Nic se nepočítá pro dva bohy.
pharaon-label-sheet-nobles = Každý dvořan přinese body své karty, někteří podle toho, co ti patří.
pharaon-label-sheet-tomb = Počítá se jen dosažené políčko, ne ta před ním.
pharaon-label-sheet-artisans = Každý řemeslník přinese body své karty.
pharaon-label-sheet-nile = Každá stupnice přinese body dosaženého stupně.
pharaon-label-sheet-resources = Každý zbylý zdroj přinese 1 bod, i stříbro.
pharaon-label-sheet-offerings = Každý zbylý žeton obětiny přinese 1 bod a k tomu body, které jsou na něm navíc.
pharaon-label-sheet-pharaoh = Pro toho, kdo má první dost dvořanů a dost postavenou hrobku.
pharaon-label-sheet-first-player = Pro toho, kdo má žeton na konci hry.

# browser: what zones, pyramid and jars are for

pharaon-zone-offerings = Vezmi si dvojici obětin. Platí za ni už vstupní žeton; za dva žetony stejné barvy dostaneš i bonusovou obětinu.
pharaon-zone-nobles = Zaplať po jednom žetonu od každé barvy a vezmi si dvořana, z vyložených nebo naslepo z balíčku.
pharaon-zone-artisans = Zaplať tři žetony stejné barvy a vezmi si řemeslníka, z vyložených nebo naslepo z balíčku.
pharaon-zone-nile = Zaplať jednu z pěti akcí. Nejdřív přinese zdroje nebo kanopu, potom postoupí tvoje disky.
pharaon-zone-tomb = Zaplať další políčko a posuň na ně svou kostičku. Boduje jen políčko, na které do konce dojdeš.
pharaon-pyramid = Kdo pasuje, jde do nejnižší volné řady. V každém dalším tahu se váleček posune o pole doprava a přinese odměnu tohoto pole, nebo některého dřívějšího ve své řadě.
pharaon-jars = Kdo pasuje, vezme si jednu z odkrytých kanop a získá její tři zdroje. V posledním kole kanopy nejsou.

# the Traitor’s boards: `symbol-` is what a space does, places count from the left or from the top

pharaon-label-symbol-tomb = Zrádcova kostička postoupí v hrobce o jedno políčko.
pharaon-label-symbol-take-noble = Zrádce si vezme { $number }. dvořana zleva, bez jeho efektu.
pharaon-label-symbol-discard-noble = { $number }. dvořan zleva opouští hru.
pharaon-label-symbol-noble-value =
    { $number ->
        [one] Na konci má každý dvořan Zrádce hodnotu aspoň { $number } bod.
        [few] Na konci má každý dvořan Zrádce hodnotu aspoň { $number } body.
       *[other] Na konci má každý dvořan Zrádce hodnotu aspoň { $number } bodů.
    }
pharaon-label-symbol-take-highest = Zrádce si vezme řemeslníka s nejvíc body, bez toho, co přináší.
pharaon-label-symbol-take-lowest = Zrádce si vezme řemeslníka s nejméně body, bez toho, co přináší.
pharaon-label-symbol-discard-highest = Řemeslník s nejvíc body opouští hru.
pharaon-label-symbol-discard-lowest = Řemeslník s nejméně body opouští hru.
pharaon-label-symbol-pair = Zrádce si vezme { $number }. dvojici obětin shora, pokud tam je.
pharaon-label-symbol-bonus = Zrádce si vezme { $number }. bonusový žeton shora, pokud tam je.
pharaon-label-symbol-nile-fullest = Zrádcův disk postoupí na stupnici v barvě nejplnější lišty.
pharaon-label-symbol-nile-emptiest = Zrádcův disk postoupí na stupnici v barvě nejprázdnější lišty.
pharaon-label-symbol-god = Zrádce uspokojí { $god-acc }.
pharaon-label-symbol-none = nic se nestane
pharaon-label-symbols = Symboly
pharaon-label-traitor-stack =
    { $count ->
        [0] Ve sloupečku Zrádce už nezbývá žádná kanopa.
        [one] Ve sloupečku Zrádce zbývá { $count } kanopa.
        [few] Ve sloupečku Zrádce zbývají { $count } kanopy.
       *[other] Ve sloupečku Zrádce zbývá { $count } kanop.
    }
pharaon-label-traitor-owns = Co má Zrádce
pharaon-label-traitor-noble-value = každý za { pharaon-part-worth }
pharaon-label-lane-jars =
    { $count ->
        [one] { $count } kanopa pro Zrádce, { $round }. kolo
        [few] { $count } kanopy pro Zrádce, { $round }. kolo
       *[other] { $count } kanop pro Zrádce, { $round }. kolo
    }
pharaon-label-lane-jars-now =
    { $count ->
        [one] { $count } kanopa pro Zrádce v tomto kole
        [few] { $count } kanopy pro Zrádce v tomto kole
       *[other] { $count } kanop pro Zrádce v tomto kole
    }
pharaon-label-lane-space = { $space }. políčko
pharaon-label-sum-lane = { $lane }. lišta, deska { $board-id }, { $face }
pharaon-label-sum-lane-fill = zaplněná políčka { $count }/{ $total }
pharaon-label-sum-lane-next = další: { $what }

# details

pharaon-label-reconstructed = Některé z těchto hodnot z tištěné hry neznáme. Jsou rekonstruované tak, aby odpovídaly tomu, co známe.
pharaon-label-round-short = K { $round }
pharaon-label-deck =
    { $count ->
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
pharaon-label-bag =
    { $count ->
        [one] { $count } žeton v pytlíku
        [few] { $count } žetony v pytlíku
       *[other] { $count } žetonů v pytlíku
    }
pharaon-label-offering-res = Můžeš jím zaplatit jako zdrojem této barvy: { $colour }.
pharaon-label-offering-zone = Můžeš jím zaplatit jako libovolnou základní barvou, ale jen v zóně { $zone-gen }.
pharaon-label-offering-worth = Pokud ti na konci zbude: { pharaon-part-worth }.
pharaon-label-artisan-worth = Řemeslník, na konci { pharaon-part-worth }.
pharaon-label-brings = Ihned přinese: { $gains }.
pharaon-label-a-jar = kanopa
pharaon-label-nile-action =
    { $count ->
        [one] Náklady: { $cost }. Zisk: { $gains }. { $count } krok na stupnicích těchto zdrojů: { $tracks }.
        [few] Náklady: { $cost }. Zisk: { $gains }. { $count } kroky na stupnicích těchto zdrojů: { $tracks }.
       *[other] Náklady: { $cost }. Zisk: { $gains }. { $count } kroků na stupnicích těchto zdrojů: { $tracks }.
    }
pharaon-label-nile-levels = Na konci boduje každá stupnice jen podle stupně, na kterém je tvůj disk.
pharaon-label-level = Stupeň
pharaon-label-succession =
    { $nobles ->
        [one] Kdo má jako první { $nobles } dvořana a dojde v hrobce na { $tomb }. políčko, získá faraonův žeton: { ui-part-points }.
        [few] Kdo má jako první { $nobles } dvořany a dojde v hrobce na { $tomb }. políčko, získá faraonův žeton: { ui-part-points }.
       *[other] Kdo má jako první { $nobles } dvořanů a dojde v hrobce na { $tomb }. políčko, získá faraonův žeton: { ui-part-points }.
    }
pharaon-label-row = { $row }. řada
pharaon-label-reward-first-player = žeton začínajícího hráče
pharaon-label-reward-basic = základní zdroj podle výběru
pharaon-label-reward-silver = stříbro
pharaon-label-reward-offering = obětina z pole bonusových žetonů, nebo z pytlíku
pharaon-label-pyramid = Pyramida času
pharaon-label-jars = Kanopy
pharaon-label-score-now = Kdyby hra skončila teď:
pharaon-label-god-asks = { $god } žádá { $needs }.
pharaon-label-god-worth = { pharaon-part-worth }, pokud máš na konci obojí.
pharaon-label-god-once = Co poslouží jednomu bohu, nemůže posloužit jeho sousedovi. Nejlepší rozdělení se na konci najde samo.
pharaon-label-need-offerings =
    { $count ->
        [one] { $count } obětinu
        [few] { $count } obětiny
       *[other] { $count } obětin
    }
pharaon-label-need-nobles =
    { $count ->
        [one] { $count } dvořana
        [few] { $count } dvořany
       *[other] { $count } dvořanů
    }
pharaon-label-need-artisans =
    { $count ->
        [one] { $count } řemeslníka
        [few] { $count } řemeslníky
       *[other] { $count } řemeslníků
    }
pharaon-label-need-nile =
    { $count ->
        [one] { $count } stupnici Nilu s tvým diskem nad začátkem
        [few] { $count } stupnice Nilu s tvým diskem nad začátkem
       *[other] { $count } stupnic Nilu s tvým diskem nad začátkem
    }
pharaon-label-need-tomb =
    { $count ->
        [one] { $count } krok v hrobce
        [few] { $count } kroky v hrobce
       *[other] { $count } kroků v hrobce
    }

# details of nobles: when they work, what they do, what they bring, what they are worth

pharaon-label-rhythm-permanent = Trvale
pharaon-label-rhythm-once-per-round = Jednou za kolo
pharaon-label-rhythm-one-shot = Jednorázově
pharaon-label-tired = V tomto kole už využito.
pharaon-label-worth = { pharaon-part-worth }
pharaon-label-worth-now = Nyní za { pharaon-part-worth }
pharaon-label-at-the-end = Na konci: { $parts }.
pharaon-label-ability-none = Tento dvořan jen boduje.
pharaon-label-ability-swap = Při placení můžeš tyto zdroje zaměňovat: { $colours }. Každý žeton ale po celou akci platí jen za jednu barvu.
pharaon-label-ability-advance = Když pasuješ a v kole je ještě někdo další, můžeš hned postoupit o jedno pole pyramidy a vzít si odměnu.
pharaon-label-ability-any-entry = Do zóny { $zone-gen } můžeš vstoupit libovolnou barvou. Žeton zabere políčko jako obvykle a od nákladů se odečte ve své vlastní barvě.
pharaon-label-ability-any-five = Dvořan tě stojí libovolných pět žetonů místo pěti různých. Vstupní žeton i tak musí mít barvu kruhu.
pharaon-label-ability-full-zone = V zóně { $zone-gen } můžeš provést akci, i když jsou všechna políčka obsazená. Platíš jako obvykle a vstupní žeton leží vedle kruhu.
pharaon-label-ability-exchange-basic = Před akcí nebo při pasování můžeš vyměnit základní zdroj za jiný základní. Místo zdroje můžeš dát i žeton obětiny s barvou.
pharaon-label-ability-exchange-silver = Před akcí nebo při pasování můžeš vyměnit základní zdroj za stříbro. Místo zdroje můžeš dát i žeton obětiny s barvou.
pharaon-label-ability-extra-basic = Když získáš kanopu, můžeš získat ještě jeden základní zdroj podle výběru.
pharaon-label-ability-any-jar = Když získáš kanopu, můžeš místo jejích zdrojů získat libovolné tři základní.
pharaon-label-ability-gain = Při získání karty dostaneš zdarma: { $gains }.
pharaon-label-gain-nile =
    { $count ->
        [one] { $count } krok na stupnicích Nilu
        [few] { $count } kroky na stupnicích Nilu
       *[other] { $count } kroků na stupnicích Nilu
    }
pharaon-label-gain-artisans =
    { $count ->
        [one] { $count } řemeslníka
        [few] { $count } řemeslníky
       *[other] { $count } řemeslníků
    }
pharaon-label-gain-tomb =
    { $count ->
        [one] { $count } krok v hrobce
        [few] { $count } kroky v hrobce
       *[other] { $count } kroků v hrobce
    }
pharaon-label-gain-silver = { $count }× stříbro
pharaon-label-gain-offerings =
    { $count ->
        [one] { $count } obětinu
        [few] { $count } obětiny
       *[other] { $count } obětin
    }
pharaon-label-each-god-beside = { $points } za každého uspokojeného boha vedle zóny { $zone-gen }
pharaon-label-each-god = { $points } za každého uspokojeného boha
pharaon-label-each-pharaoh = { $points } za faraonův žeton
pharaon-label-each-first-player = { $points } za žeton začínajícího hráče
pharaon-label-each-noble = { $points } za každého tvého dvořana, i za tohoto
pharaon-label-each-artisan-value = { $points } za každou odlišnou hodnotu mezi tvými řemeslníky
pharaon-label-each-tomb-step = { $points } za každý tvůj krok v hrobce
pharaon-label-each-offering = { $points } za každou obětinu, která ti zbude
pharaon-label-each-finished-track = { $points } za každou stupnici Nilu, na které je tvůj disk nahoře
pharaon-label-each-silver = { $points } za každé stříbro, které ti zbude
pharaon-label-each-basic = { $points } za každý základní zdroj, který ti zbude, i za obětiny s barvou
pharaon-label-each-best-other = tolik, kolik přinese tvůj nejlepší jiný dvořan

# board: `sum-` is what screen readers say

pharaon-label-round = Kolo
pharaon-label-of-rounds = z { $rounds }
pharaon-label-wheel-turns = Po každém kole se kruh pootočí o jednu zónu { $direction }.
pharaon-label-later-rounds = Vstupní barvy kolo po kole
pharaon-label-next-entry = { $zone-title }, příští kolo: { $colour }
pharaon-label-zones = Zóny
pharaon-label-jar = Kanopa: { $colours }
pharaon-label-jar-pile =
    { $count ->
        [one] { $count } kanopa v zásobě
        [few] { $count } kanopy v zásobě
       *[other] { $count } kanop v zásobě
    }
pharaon-label-no-jars = žádné kanopy
pharaon-label-only-you = Tyto dvořany vidíš jen ty
pharaon-label-bank = Bank
pharaon-label-in-bank = { $kind-title }: { $count } v banku
pharaon-label-payment =
    { $pieces-count ->
        [0] Vstup: { $entry }, víc neplatíš.
       *[other] Vstup: { $entry }, k tomu zaplatíš { $pieces }.
    }
pharaon-label-paying = { $zone-title }: zatím zaplaceno
pharaon-label-more-of = ještě { $count }
pharaon-label-step-to =
    { $points ->
        [0] Na stupeň { $level }
       *[other] Na stupeň { $level }, na konci za { pharaon-part-worth }
    }
pharaon-label-bonus-field = Bonusové žetony
pharaon-label-sum-section = { $zone-title }, vstup: { $colour }, volná políčka: { $free } z { $slots }.
pharaon-label-sum-passed = { $seat }: pas, { $row }. řada, { $field }. pole
pharaon-label-sum-passed-last = { $seat }: pas jako poslední
pharaon-label-sum-active = { $seat }: ještě v kole
pharaon-label-sum-tomb =
    { $space ->
        [0] { $seat }: na začátku
       *[other] { $seat }: { $space }. políčko, { pharaon-part-worth }
    }
pharaon-label-sum-pair = dvojice: { $offerings }
pharaon-label-sum-bonus = bonusové žetony: { $offerings }
pharaon-label-sum-track = { $colour } { $level }
pharaon-label-sum-god = { $god } žádá { $needs }: { ui-part-points } na konci
pharaon-label-verb-lay = Položit na kruh
pharaon-label-verb-pay = Zaplatit
pharaon-label-verb-give = Dát na výměnu
pharaon-label-verb-token = Vzít si obětinu
pharaon-label-ends-pass = Pasovat? V tomto kole už neprovedeš žádnou akci.

# panel: what one does in a zone, what it costs, what one pays

pharaon-label-goal-alone = Získej dvořany, řemeslníky a přízeň bohů; po pěti kolech musíš mít víc bodů než Zrádce.
pharaon-label-say-offerings = Vezmi si dvojici žetonů: později jimi zaplatíš, nebo si je necháš na body.
pharaon-label-say-nobles = Vezmi si dvořana. Od teď ti pomáhá a na konci boduje.
pharaon-label-say-artisans = Vezmi si řemeslníka: něco hned, body na konci.
pharaon-label-say-nile = Vyměň zdroje a stoupej na stupnicích vlivu.
pharaon-label-say-tomb = Postup v hrobce o další políčko. Počítá se jen to poslední.
pharaon-label-say-passing = Vezmeš si kanopu a stoupáš po pyramidě, zatímco ostatní hrají dál. Akce máš zase příští kolo.
pharaon-label-say-passing-last = Kanopy už nejsou. Stoupáš po pyramidě, zatímco ostatní hrají dál.
pharaon-label-say-draft-jar = Začneš se třemi zdroji kanopy, kterou si vezmeš.
pharaon-label-say-draft-noble = Jednoho ze dvou si necháš. Pomáhá ti celou hru a na konci boduje.
pharaon-label-draft = Tvůj první dvořan
pharaon-label-passing = Pasování
pharaon-label-enter-with = Vstup
pharaon-label-enter-about = Na kruh položíš žeton této barvy. Pokud tato barva patří k ceně, počítá se do ní.
pharaon-label-next-round = příští kolo
pharaon-label-price = Cena
pharaon-label-price-about = Kolik akce stojí, včetně vstupu, pokud se hodí jeho barva.
pharaon-label-price-offerings = jen vstup
pharaon-label-price-nobles = každá barva jednou
pharaon-label-price-artisans = tři stejné barvy
pharaon-label-price-nile = dvojice barev
pharaon-label-price-tomb = { $cost }
pharaon-label-tomb-done = hrobka je hotová
pharaon-label-fan-price = Cena: { $text }
pharaon-label-you-pay = Zaplatíš
pharaon-label-paid = Zaplaceno
pharaon-label-pay-about = Nejlevnější platba z toho, co máš. Jednotlivé žetony si můžeš vybrat i jinak.
pharaon-label-still-owed = zbývá doplatit: { $count }
pharaon-label-to-enter = na vstup
pharaon-label-nothing-else = a nic víc
pharaon-label-pay-differs = záleží na tom, co si vybereš
pharaon-label-places-free = volná políčka: { $free } z { $slots }
pharaon-label-places-none = obsazená políčka: { $slots } z { $slots }
pharaon-label-places-free-short = volno { $free }
pharaon-label-can-choose = na výběr: { $count }
pharaon-label-can-choose-short = výběr: { $count }
pharaon-label-can-build = { $space }. políčko: +{ $count } na { $points }
pharaon-label-can-build-short = { $space }. políčko: +{ $count }
pharaon-label-zone-full = plno do příštího kola
pharaon-label-zone-full-last = plno
pharaon-label-too-dear = na to teď nemáš
pharaon-label-fan-artisans = za { $parts }
pharaon-label-fan-offerings = dvojice: { $count }, bonusy: { $number }
pharaon-label-fan-nile = akce: { $count }, stupnice: { $number }

# panel: what a thing brings

pharaon-label-finally = na konci
pharaon-label-if-kept = pokud zbude
pharaon-label-at-once = Ihned:
pharaon-label-brings-nothing = Ihned nepřinese nic.
pharaon-label-cost = Stojí: { $cost }
pharaon-label-nile-steps =
    { $count ->
        [one] { $count } krok na stupnicích: { $tracks }
        [few] { $count } kroky na stupnicích: { $tracks }
       *[other] { $count } kroků na stupnicích: { $tracks }
    }
pharaon-label-nile-steps-any =
    { $count ->
        [one] { $count } krok na libovolné stupnici
        [few] { $count } kroky na libovolné stupnici
       *[other] { $count } kroků na libovolné stupnici
    }
pharaon-label-level-of = Stupeň { $level }
pharaon-label-track = { $colour-fem } stupnice
pharaon-label-climb = výš
pharaon-label-more-for-you = +{ $points } pro tebe
pharaon-label-unseen = Karta naslepo
pharaon-label-unseen-say = Vrchní karta balíčku, zbývá { $count }.
pharaon-label-deck-empty = Balíček je prázdný.
pharaon-label-place-empty = Toto místo je prázdné.
pharaon-label-pair-taken = Tato dvojice je pryč.
pharaon-label-with-bonus = I s bonusovým žetonem, za další žeton stejné barvy
pharaon-label-pair-about = Oba žetony jsou tvoje: můžeš jimi později platit, nebo si je nechat za body.
pharaon-label-and-bonus = a bonus
pharaon-label-bonus-about = Když v této zóně zaplatíš dva žetony stejné barvy, vezmeš si i jeden z těchto, nebo ho vylosuješ z pytlíku.
pharaon-label-bag-about = Vylosuj jeden naslepo.
pharaon-label-bag-short = pytlík, { $count }
pharaon-label-with-god-beside = bohů: { $count }
pharaon-label-with-god = bohů: { $count }
pharaon-label-with-noble = dvořanů: { $count }
pharaon-label-with-artisan-value = hodnot: { $count }
pharaon-label-with-tomb-step = kroků: { $count }
pharaon-label-with-offering = obětin: { $count }
pharaon-label-with-finished-track = stupnic nahoře: { $count }
pharaon-label-with-silver = stříbra: { $count }
pharaon-label-with-basic = zdrojů: { $count }
pharaon-label-with-pharaoh =
    { $count ->
        [0] bez žetonu
       *[other] s žetonem
    }
pharaon-label-with-first-player =
    { $count ->
        [0] bez žetonu
       *[other] s žetonem
    }
pharaon-label-with-best-other = jako tvůj nejlepší
pharaon-label-craft-jeweller = Klenotník
pharaon-label-craft-potter = Hrnčíř
pharaon-label-craft-sculptor = Sochař
pharaon-label-craft-weaver = Tkadlec
pharaon-label-craft-sandal-maker = Švec
pharaon-label-craft-embalmer = Balzamovač
pharaon-label-count-artisan = Za { pharaon-part-worth }
pharaon-label-count-jar = Vzít si kanopu: { $things }
pharaon-label-bowl-zone = { $zone-title }
pharaon-label-bowl-any = libovolná barva ({ $zone })
pharaon-label-bowl-points =
    { $points ->
        [one] +{ $points } bod
        [few] +{ $points } body
       *[other] +{ $points } bodů
    }
pharaon-label-jar-holds = { $colours }
pharaon-label-short-swap = Při placení platí { $colours } jako jeden.
pharaon-label-short-advance = Při pasování hned o pole dál.
pharaon-label-short-any-entry = Vstup do zóny { $zone-gen } libovolnou barvou.
pharaon-label-short-any-five = Dvořan tě stojí libovolných pět žetonů.
pharaon-label-short-full-zone = Vstup do zóny { $zone-gen }, i když je plná.
pharaon-label-short-exchange-basic = Výměna základního zdroje za jiný.
pharaon-label-short-exchange-silver = Výměna základního zdroje za stříbro.
pharaon-label-short-extra-basic = Základní zdroj navíc ke kanopě.
pharaon-label-short-any-jar = Za kanopu libovolné tři základní zdroje.
pharaon-label-short-gain = Zdarma { $gains }.

# panel: passing, bank, tokens, the Traitor

pharaon-label-prize-first-player = začíná
pharaon-label-prize-basic = libovolný zdroj
pharaon-label-prize-silver = stříbro
pharaon-label-prize-offering = obětina
pharaon-label-prizes = { $gains }
pharaon-label-field-of = { $row }. řada, { $field }. pole
pharaon-label-field-start = První pole nic nepřináší.
pharaon-label-pass-here = Pasovat
pharaon-label-pyramid-foot = Každý tah o pole doprava: vezmeš si odměnu tohoto pole, nebo některého dřívějšího.
pharaon-label-pyramid-short = Pyramida
pharaon-label-jars-count =
    { $count ->
        [one] { $count } kanopa
        [few] { $count } kanopy
       *[other] { $count } kanop
    }
pharaon-label-jars-to-begin = { $count } na začátek
pharaon-label-jars-left = { $count } za pasování
pharaon-label-jars-in-stack = zbývá kanop: { $count }
pharaon-label-passed-row = pas, { $row }. řada
pharaon-label-passed-last = pas jako poslední
pharaon-label-passed-first = první pas: { $text }
pharaon-label-nobody-passed = nikdo nepasoval
pharaon-label-still-in = ještě v kole
pharaon-label-nobody = nikdo
pharaon-label-bank-about = Co má ještě bank. Zdroje získáváš, jen dokud v něm jsou.
pharaon-label-in-the-bank = v banku
pharaon-label-you-have = máš { $count }
pharaon-label-tokens = Žetony
pharaon-label-tokens-about = Dva žetony, které má vždy jen jeden hráč. Na konci bodují.
pharaon-label-first-player-about = Kdo ho má, začíná příští kolo. Bere se na pyramidě času.
pharaon-label-traitor-about = Zrádce hraje proti tobě: každá kanopa, kterou otočí, zabere políčko na kruhu a zaplní políčko lišty.
pharaon-label-lane-tomb = políčko hrobky
pharaon-label-lane-take-noble = { $number }. dvořan
pharaon-label-lane-discard-noble = vyřadit { $number }. dvořana
pharaon-label-lane-noble-value = dvořané po { $number }
pharaon-label-lane-take-highest = nejlepší řemeslník
pharaon-label-lane-take-lowest = nejslabší řemeslník
pharaon-label-lane-discard-highest = vyřadit nejlepšího řemeslníka
pharaon-label-lane-discard-lowest = vyřadit nejslabšího řemeslníka
pharaon-label-lane-pair = { $number }. dvojice
pharaon-label-lane-bonus = { $number }. bonusový žeton
pharaon-label-lane-nile-fullest = Nil, nejplnější lišta
pharaon-label-lane-nile-emptiest = Nil, nejprázdnější lišta
pharaon-label-lane-god = { $god }
pharaon-label-lane-then = potom: { $parts }
pharaon-label-lane-full = lišta je plná
pharaon-label-reconstructed-short = rekonstruované hodnoty

# gods: how far one is

pharaon-label-have-offerings = obětiny { $count } z { $total }
pharaon-label-have-nobles = dvořané { $count } z { $total }
pharaon-label-have-artisans = řemeslníci { $count } z { $total }
pharaon-label-have-nile = stupnice { $count } z { $total }
pharaon-label-have-tomb = kroky { $count } z { $total }
pharaon-label-serves = { $zone-title }: má { $god }
pharaon-label-lacks-one = { $god } žádá ještě { $text }
pharaon-label-count-of = { $count } z { $total }
pharaon-label-gods-with = { $gods } +{ $points }
pharaon-label-gods-line = Na tvé straně: { $gods } +{ $points }
pharaon-label-gods-none = zatím žádný bůh

# mats

pharaon-label-tomb-and-nile = Hrobka a Nil
pharaon-label-tomb-step =
    { $space ->
        [0] na začátku
       *[other] { $space }. políčko ze { $number }, { pharaon-part-worth }
    }
pharaon-label-step-short = hrobka { $space }
pharaon-label-levels = Stupně: { $parts }
pharaon-label-holds-pharaoh = Faraon
pharaon-label-holds-first-player = Začíná
pharaon-label-used = v tomto kole využito
pharaon-label-only-scores = jen boduje
pharaon-label-artisans-sum = { $count }, celkem { pharaon-part-worth }
pharaon-label-have-all-nobles =
    { $count ->
        [one] { $count } dvořan
        [few] { $count } dvořané
       *[other] { $count } dvořanů
    }
pharaon-label-have-all-artisans =
    { $count ->
        [one] { $count } řemeslník
        [few] { $count } řemeslníci
       *[other] { $count } řemeslníků
    }
pharaon-label-have-all-offerings =
    { $count ->
        [one] { $count } obětina
        [few] { $count } obětiny
       *[other] { $count } obětin
    }
pharaon-label-have-all-nile =
    { $count ->
        [one] { $count } stupnice
        [few] { $count } stupnice
       *[other] { $count } stupnic
    }
pharaon-label-have-all-tomb =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
pharaon-label-basic-pays = Platíš jím v jeho barvě. Pokud ti na konci zbude: { pharaon-part-worth }.
pharaon-label-silver-pays = Platí za libovolnou základní barvu. Pokud ti na konci zbude: { pharaon-part-worth }.
pharaon-label-resources-about = Tím se platí. Každý kus, který na konci zbude, přinese bod.

# names of moves by what they bring, and the labels of their buttons

pharaon-label-take-jar = Vzít si kanopu: { $colours }
pharaon-label-take-noble = Vzít si { $role-acc }
pharaon-label-take-noble-who = Vzít si { $role-acc }: { $text }
pharaon-label-keep-noble = Nechat si { $role-acc }
pharaon-label-keep-noble-who = Nechat si { $role-acc }: { $text }
pharaon-label-noble-gains = { $gains }
pharaon-label-take-artisan = Vzít si řemeslníka: { $text }, { pharaon-part-worth }, ihned { $gains }
pharaon-label-take-artisan-points = Vzít si řemeslníka: { $text }, { pharaon-part-worth }
pharaon-label-take-pair = Vzít si dvojici: { $offerings }
pharaon-label-take-bonus = Vzít si dvojici a bonus: { $offerings }
pharaon-label-take-nile = Nil: cena { $cost }, zisk { $gains }, { $text }
pharaon-label-take-token = Vzít si bonusový žeton: { $offering }
pharaon-label-build-tomb = Postoupit v hrobce na { $space }. políčko: na konci { pharaon-part-worth }
pharaon-label-take-reward = Vzít si odměnu: { $gains }
pharaon-label-pair-label = { $parts }
pharaon-label-bonus-label = { $parts } + bonus
pharaon-label-nile-label = { $gains } za { $cost }
pharaon-label-tomb-label = Hrobka +{ $count }
pharaon-label-tomb-note = { $space }. políčko: na konci { pharaon-part-worth }.
pharaon-label-step-label = { $colour-fem }: stupeň { $level }, { pharaon-part-worth }
pharaon-label-advance-label = Postoupit: { $gains }
pharaon-label-wheel-label = { $colour-title }: { $zone-title }
pharaon-label-wheel-note = Zrádce zabere políčko zóny { $zone-gen }; druhá barva jde na lištu.
pharaon-label-owned-label = { $kind-title }, máš { $count }
pharaon-label-seat-owns = { $kind-title }, { $seat } má { $count }
pharaon-label-owned-short = { $kind-title } ({ $count })
pharaon-label-pass-label = Pas a kanopa
pharaon-label-pass-note = Vezmeš si kanopu, pokud nějaká je, a v tomto kole už neprovedeš žádnou akci.
pharaon-label-verb-offerings = { pharaon-name-offerings.title }
pharaon-label-verb-nobles = { pharaon-name-nobles.title }
pharaon-label-verb-artisans = { pharaon-name-artisans.title }
pharaon-label-verb-nile = { pharaon-name-nile.title }
pharaon-label-verb-tomb = { pharaon-name-tomb.title }
pharaon-label-verb-exchange = Výměna
pharaon-label-on-wheel = Na kruhu: { $pieces }.
pharaon-label-overflow = Vstup do zóny { $zone-gen }, i když byla plná.

# the position in words

pharaon-label-describe-wheel = Kruh a co leží kolem něj
pharaon-label-describe-ring = Po směru hodinových ručiček odshora, zóny a bohové na jejich rozhraních: { $parts }.
pharaon-label-describe-border = Na rozhraní: { $parts }.

# terminal client: what nobles do, beside their names

pharaon-label-does-swap = { $colours } jako jeden
pharaon-label-does-advance = při pasování o pole dál
pharaon-label-does-any-entry = { $zone }: vstup libovolnou barvou
pharaon-label-does-any-five = dvořan za libovolných pět žetonů
pharaon-label-does-full-zone = { $zone }: akce i bez volného políčka
pharaon-label-does-exchange-basic = výměna zdroje
pharaon-label-does-exchange-silver = výměna zdroje za stříbro
pharaon-label-does-extra-basic = zdroj navíc ke kanopě
pharaon-label-does-any-jar = zdroje kanopy podle výběru
pharaon-label-does-gain = přinese { $gains }
pharaon-label-field-basic = libovolný zdroj
pharaon-label-field-offering = obětina
