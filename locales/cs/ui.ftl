# The table itself, in Czech: whatever belongs to no single game. Players are addressed as «ty»; names are never
# inflected, so that every sentence has them in the nominative.

ui-maat = Maat
    .about = Stůl pro egyptské deskové hry

## Lists: the first items are joined by `more`, the last one by `last`; `pair` is an item of a word and a number

ui-list-more = { $list }, { $item }
ui-list-last = { $list } a { $item }
ui-list-pair = { $item } { $number }

## Parts of other messages

ui-part-points =
    { $points ->
        [one] { $points-signed } bod
        [few] { $points-signed } body
       *[other] { $points-signed } bodů
    }

## Who plays

ui-seat-name = Hráč { $number }
ui-bot-name = Bot { $number }
ui-guest = Host
ui-bot-random = hraje náhodně
ui-bot-greedy = bere, co se dá
ui-bot-mcts = přemýšlí dopředu
ui-you = ty
ui-bot = bot

## Whose turn it is

ui-your-turn = Jsi na tahu.
ui-turn-of = Na tahu je { $seat }.
ui-thinking = { $seat } přemýšlí…
ui-forced = Možný je jen jeden tah: { $move }.

## Asking for a move; the commands stay as they are

ui-choose = Zadej číslo, nebo napiš tah. Příkazy: undo (vzít zpět), hint (rada), save SOUBOR (uložit), quit (konec).
ui-wrong-number = Zadej číslo od 1 do { $most }.
ui-unreadable = „{ $text }“ není tah ani příkaz.
ui-illegal = „{ $text }“ teď pravidla nedovolují.
ui-not-due = Nejsi na tahu.
ui-over = Hra už skončila.
ui-undone = Vzato zpět: { $move }.
ui-nothing-to-undo = Není co vzít zpět.
ui-undo-consent = Museli by souhlasit ostatní: mezitím se něco odhalilo, nebo už hrál někdo jiný.
ui-hint = Rada: { $move }. Odhad šance na výhru: { $percent }{ "\u00A0" }%.
ui-hint-thinking = Hledám dobrý tah…
ui-saved = Uloženo do souboru { $file }.
ui-not-saved = Soubor { $file } nelze uložit: { $reason }.
ui-goodbye = Na shledanou!
ui-move-undo = Vzít tah zpět

## The table

ui-round = Kolo { $round } z { $rounds }
ui-ply = Tah { $number } z { $total }
ui-player = Hráč
ui-points = Body
ui-cards = Karty
ui-none = žádné
ui-draw-pile = Dobírací balíček
ui-discard-pile = Odkládací hromádka
ui-face-down = lícem dolů
ui-start-player = začínající hráč
ui-active-player = hráč na tahu
ui-moves = Možné tahy
ui-log = Co se stalo
ui-options = Nastavení hry

## The end

ui-game-over = Konec hry.
ui-ranking =
    { $points ->
        [one] { $rank }. { $seat }, { $points } bod
        [few] { $rank }. { $seat }, { $points } body
       *[other] { $rank }. { $seat }, { $points } bodů
    }
ui-nobody-won = Nikdo nevítězí.
ui-score-alone =
    { $points ->
        [one] { $seat }, { $points } bod
        [few] { $seat }, { $points } body
       *[other] { $seat }, { $points } bodů
    }
ui-score-sheet = Konečné skóre
ui-source = Body za
ui-total = Celkem
ui-place = Pořadí

# terminal client

ui-help =
    Zadej číslo tahu, nebo tah samotný, například „{ $move }“. Kromě toho:
    Enter        ukáže znovu stůl a možné tahy
    undo         vezme zpět tvoji poslední volbu, dokud se neodhalilo nic nového
    hint         nechá počítač hledat nejlepší tahy
    save SOUBOR  zapíše hru do souboru
    help         ukáže tuto nápovědu
    quit         ukončí program
ui-hints = Nejslibnější tahy; 100{ "\u00A0" }% by byla jistá výhra:
ui-offer-save = Uložit hru? Napiš jméno souboru, nebo jen stiskni Enter.
ui-save-where = Napiš, kam uložit: save SOUBOR.
ui-file-exists = soubor už existuje
ui-secret = Dívat se teď smí jen { $seat }, ostatní se odvrátí.
ui-secret-over = Co bylo jen pro jedny oči, je zase skryté ({ $seat }).
ui-press-enter = Pokračuj klávesou Enter.

# browser

## Every page

ui-play = Hrát
ui-rules = Pravidla
ui-skip = Přejít na obsah
ui-skip-moves = Přejít na tahy
ui-to-lobby = Na seznam stolů
ui-to-table = Ke stolu
ui-settings = Nastavení
ui-close = Zavřít
ui-language = Jazyk
# The name of this language, in itself.
ui-lang = Čeština
ui-menu = Nabídka
ui-tables-wait =
    { $count ->
        [one] Čeká na tebe { $count } stůl
        [few] Čekají na tebe { $count } stoly
       *[other] Čeká na tebe { $count } stolů
    }
ui-lost-page = Taková stránka tu není
    .help = V adrese může být překlep, nebo se stránka přestěhovala.
ui-lost-table = Takový stůl tu není
    .help = Možná se odkaz nezkopíroval celý: řekni si o něj znovu. Nebo stůl už zmizel: hostitel ho zavřel, anebo hra nikdy nezačala.
ui-lost-private = Tento stůl je soukromý
    .help = Hostitel nedovoluje tuto hru sledovat.
ui-lost-what-if = Odsud hrát dál nejde
    .help = Dokud proti sobě hrají lidé, jde to jen tak, jak dovolují podmínky stolu, a nikdy s boty. Po hře smí každý.
ui-lost-gone-on = Hra mezitím pokročila
    .help = Tahy se plánují od současné pozice, dokud jsou na tahu ostatní. Možná mezitím někdo táhl, nebo jsi na tahu ty. Otevři stůl a začni znovu.
ui-play-instead = Otevři vlastní stůl
ui-lost-crowded = Otevřených stolů je moc
    .help = Z jedné sítě se na stoly může dívat jen omezený počet oken. Některá zavři, stránka se pak načte sama.
ui-lost-trouble = Něco se pokazilo
    .help = Je to naše chyba, ne tvoje. Načti stránku znovu, tvoje hry jsou v bezpečí.

## Settings

ui-settings-play = Hraní
ui-bot-pace = Tempo botů
ui-bot-pace-slow = Pomalé
ui-bot-pace-normal = Běžné
ui-bot-pace-fast = Rychlé
ui-bot-pace-instant = Okamžité
ui-bot-pace-step = Krok za krokem
ui-setting-confirm = Ptát se před pasováním
ui-setting-confirm-about = Tah, kterým se něčeho vzdáš, se zahraje až po otázce, pokud jsou možné i jiné tahy.
ui-setting-forced = Hrát vynucené tahy
ui-setting-forced-about = Je-li možný jediný tah, zahraje se za tebe. Jinak ho zahraješ ty, pokud jsi u stolu.
ui-setting-letters = Hrát tahy jednotlivými písmeny
ui-setting-letters-about = Fungují, když je vybraný herní plán nebo lišta s tahy: nejdřív klikni na plán.
ui-settings-senses = Zvuk a vzhled
ui-setting-sound = Zvuky
ui-motion = Animace
ui-motion-system = Podle systému
ui-motion-on = Zapnuté
ui-motion-off = Vypnuté
ui-theme = Barvy
ui-theme-system = Podle systému
ui-theme-light = Světlé
ui-theme-dark = Tmavé

## Lobby

ui-hero = Klidný stůl na břehu Nilu
    .about = Na pravidla dohlížíme za tebe. Hraj s lidmi, nebo proti botům, kteří nevidí víc než ty.
ui-play-now = Hrát hned
ui-play-alone = Hrát sólo
ui-strength = Boti
ui-bot-level-1 = 1 · Nováček
    .word = nováček
ui-bot-level-2 = 2 · Snadný
    .word = snadný
ui-bot-level-3 = 3 · Střední
    .word = střední
ui-bot-level-4 = 4 · Těžký
    .word = těžký
ui-bot-level-5 = 5 · Expert
    .word = expert
ui-bot-level-6 = 6 · Mistr
    .word = mistr
ui-your-name = Tvoje jméno
ui-guest-names = Meret, Senbi, Nefru, Hori, Cheti, Ipi, Henut, Džehutej, Bebi, Kauit, Sitre, Neferu
ui-my-tables = Tvoje stoly
ui-all-my-games = Všechny moje partie ({ $count })
ui-some-of-my-games = { $count } z mých { $total } partií
ui-fewer-games = Méně partií
ui-open-tables = Volné stoly
ui-running-tables = Právě se hraje
ui-no-open-tables = Právě nikdo nečeká. Otevři stůl a pošli odkaz přátelům.
ui-no-running-tables = Veřejně teď nikdo nehraje. Otevři stůl pro všechny a ostatní se mohou dívat.
ui-with-people = Hrát s lidmi
ui-quick-match = Rychlá hra
    .about = Posadíme tě k těm, kdo chtějí hrát hned.
ui-seekers =
    { $count ->
        [one] Jeden člověk čeká: { $text }
        [few] { $count } lidé čekají: { $text }
       *[other] { $count } lidí čeká: { $text }
    }
ui-new-table-about = S přáteli, na jednom zařízení nebo proti botům.
ui-join-by-code = Přidat se kódem
ui-code = Kód
ui-join = Přidat se
ui-nobody-yet = zatím nikdo
ui-opened-minutes =
    { $minutes ->
        [0] otevřen právě teď
        [one] otevřen před minutou
       *[other] otevřen před { $minutes } minutami
    }
ui-opened-hours =
    { $hours ->
        [one] otevřen před hodinou
       *[other] otevřen před { $hours } hodinami
    }
ui-people-there =
    { $count ->
        [one] je tam jeden člověk
        [few] jsou tam { $count } lidé
       *[other] je tam { $count } lidí
    }
ui-nobody-there = teď tam nikdo není
ui-name-note = { $seat } ({ $text })
ui-open = Otevřít
ui-sit-down = Přisednout
ui-watch = Sledovat
ui-tag-your-turn = Jsi na tahu
ui-tag-reminded = Připomínka
ui-status-open = Čeká se na hráče
ui-status-running = Hraje se
ui-status-finished = Dohráno
ui-seats-taken = Obsazená místa: { $count } z { $total }
ui-pause = Pauza pomalých her
ui-pause-about =
    { $days ->
        [0] Letos už žádná pauza nezbývá.
        [one] Tvoje hodiny ve hrách na dny můžou letos stát ještě { $days } den. Každá pauza se počítá aspoň za den.
        [few] Tvoje hodiny ve hrách na dny můžou letos stát ještě { $days } dny. Každá pauza se počítá aspoň za den.
       *[other] Tvoje hodiny ve hrách na dny můžou letos stát ještě { $days } dní. Každá pauza se počítá aspoň za den.
    }
ui-pause-runs = Tvoje hodiny stojí ještě { $text }.
ui-pause-length = Délka pauzy
ui-pause-begin = Zastavit hodiny
ui-pause-end = Ukončit pauzu

## A new table

ui-new-table = Nový stůl
ui-game = Hra
ui-seats = Počet míst
ui-seat-number = { $number }. místo
ui-seat-you = Ty
ui-seat-open = Volné pro ostatní
ui-seat-beside = Vedle tebe
ui-name = Jméno
ui-seat-bot = Bot
ui-seat-bot-level = Bot { $text }
ui-option-is = { $item }: { $text }
ui-options-usual = Základní pravidla
ui-options-changed =
    { $count ->
        [0] základní
        [one] { $count } změna
        [few] { $count } změny
       *[other] { $count } změn
    }
ui-options-differ =
    { $count ->
        [one] { $count } změna v nastavení
        [few] { $count } změny v nastavení
       *[other] { $count } změn v nastavení
    }
ui-who-may-come = Kdo se může přidat
ui-who-may-watch = Kdo se může dívat
ui-come-anyone = Kdokoli
ui-come-link = Jen s odkazem
ui-come-anyone-about = Přidat se může kdokoli ze seznamu stolů.
ui-come-link-about = Stůl najde jen ten, kdo má odkaz nebo kód.
ui-shuffle-seats = Místa rozlosovat
ui-open-table = Otevřít stůl
ui-start-game = Zahájit hru

## How people play together

ui-how-we-play = Jak hrajeme
ui-how-summary = { $text } · { $grace }
ui-pace = Hodiny
ui-pace-kind-none = Žádné
ui-pace-kind-live = Živě
ui-pace-kind-slow = Na dny
ui-pace-none = Bez hodin
ui-pace-live = { $minutes } min + { $seconds } s
ui-pace-live-about = { $minutes } min pro každého a { $seconds } s navíc za každý tah
ui-pace-slow =
    { $days ->
        [one] { $days } den na rozhodnutí
        [few] { $days } dny na rozhodnutí
       *[other] { $days } dní na rozhodnutí
    }
ui-pace-slow-about = { $text } a { $bank } v zásobě
ui-pace-each = Čas pro každého
ui-pace-own = Jiný…
ui-pace-minutes = Minuty na hru
ui-pace-increment = Sekundy za každý tah
ui-pace-decision = Na každé rozhodnutí
ui-pace-bank = V zásobě
ui-span-days =
    { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
ui-span-hours = { $hours } h
ui-span-minutes = { $minutes } min
ui-span-seconds = { $seconds } s
ui-grace = Když je někdo pryč
ui-grace-after = bot po { $text }
ui-grace-after-days =
    { $days ->
        [one] bot po { $days } dni
       *[other] bot po { $days } dnech
    }
ui-grace-never = všichni čekají
ui-on-resign = Když se někdo vzdá
ui-on-resign-bot = hraje dál bot
ui-on-resign-end = hra končí
ui-substitute = Síla toho bota
ui-watchers = Diváci
ui-watchers-talk = smějí psát
ui-watchers-watch = jen se dívají
ui-watchers-out = nemají přístup

## Before the game

ui-waiting-for =
    { $count ->
        [one] Chybí ještě jeden hráč.
        [few] Chybějí ještě { $count } hráči.
       *[other] Chybí ještě { $count } hráčů.
    }
ui-all-here = Všichni jsou tu.
ui-all-here-host = Všichni jsou tu, můžeš začít.
ui-chance-drawing = Skládají se náhodná čísla všech hráčů. Hra za okamžik začne.
ui-host-starts = Hru zahájí hostitel.
ui-host = hostitel
ui-make-host = Předat stůl
ui-remove = Uvolnit místo
ui-remove-who = Uvolnit místo: { $seat }
ui-removed = Hostitel uvolnil tvoje místo.
ui-bot-here = Posadit bota
ui-bot-strength = Síla: { $seat }
ui-close-table = Zrušit stůl
ui-close-table-sure = Stůl už nikdo nenajde.
ui-keep-table = Nechat
ui-host-away = Hostitel je pryč.
ui-become-host = Převzít stůl
ui-sit-here = Sednout si sem
ui-move-here = Přesednout sem
ui-leave = Odejít
ui-leave-table = Odejít od stolu
ui-leave-table-sure = Tvoje místo pak může obsadit někdo jiný.
ui-stay = Zůstat
ui-seat-free = Volné místo
ui-beside-you = vedle tebe
ui-invitation = Odkaz pro ostatní
ui-code-room = Kód, který řekneš příteli
ui-code-about = Napíše ho na úvodní stránce.
ui-copy-link = Zkopírovat odkaz
ui-link-copied = Odkaz je zkopírovaný.
ui-link-not-copied = Prohlížeč kopírování nedovolil.
ui-online = online
ui-away = pryč
ui-away-for = pryč { $text }

## At the table

ui-connecting = Připojuji…
ui-reconnecting = Obnovuji spojení…
ui-unsent = Zatím neodesláno: spojení neodpovídá. Zkouším to znovu.
ui-choice-lost = Tvá poslední volba se neodeslala a sama se nezopakuje. Vyber znovu.
ui-prompt = Tvůj tah
ui-prompt-yours = Jsi na tahu.
ui-still-thinking = Ještě přemýšlí.
ui-is-away = Pryč: { $seat }.
ui-thinks = přemýšlí
ui-undo = Vzít zpět
ui-all-moves = Všechny tahy ({ $count })
ui-all-short = Tahy { $count }
ui-choose-on-board = Vybrat na plánu
ui-go-on-playing = Hrát dál
ui-show-next = Další
ui-show-all = Přeskočit ({ $count })
ui-board = Herní plán
ui-your-mat = Co máš ty
ui-show-mat = Ukázat, co má { $seat }
ui-beside-board = Průběh, chat a pravidla
ui-log-and-chat =
    { $count ->
        [0] Průběh a chat
        [one] Průběh a chat, { $count } nová zpráva
        [few] Průběh a chat, { $count } nové zprávy
       *[other] Průběh a chat, { $count } nových zpráv
    }
ui-tab-result = Výsledek
ui-tab-log = Průběh
ui-tab-chat = Chat
ui-tab-rules = Pravidla
ui-tab-review = Rozbor
ui-rule-behind = Příslušné pravidlo
ui-taken-back = (vzato zpět)
ui-waiting-for-you = Čeká se na tebe
ui-chat = Chat
ui-chat-empty = Zatím nikdo nic nenapsal.
ui-say = Napiš ostatním u stolu
ui-send = Odeslat
ui-join-chat = Psát do chatu
ui-watching =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
ui-title-waiting = { $text }: čeká se na hráče
ui-title-ready = { $text }: všichni jsou tu
ui-title-your-turn = Jsi na tahu · { $text }
ui-title-turn-of = Na tahu: { $seat } · { $text }
ui-title-over = Konec hry · { $text }
ui-notes = Moje poznámky
ui-notes-unsaved = Poznámka ještě není uložená. Otevři poznámky a zkus to znovu.
ui-report = Tady něco nesedí
ui-practice = cvičná hra
ui-practice-about = Tahy byly vzaty zpět, když už byl jejich následek znám.
ui-practice-game = Byla to cvičná hra.
ui-practice-coach = Pomáhal trenér.
ui-practice-hints =
    { $count ->
        [one] Použita { $count } nápověda.
        [few] Použity { $count } nápovědy.
        [many] Použito { $count } nápovědy.
       *[other] Použito { $count } nápověd.
    }
ui-ask-hint = Nápověda
ui-ask-hint-about =
    { $count ->
        [0] Ukáže dobrý tah a důvody. Hra s nápovědou je cvičná.
        [one] Ukáže dobrý tah a důvody. Zatím { $count } nápověda.
        [few] Ukáže dobrý tah a důvody. Zatím { $count } nápovědy.
        [many] Ukáže dobrý tah a důvody. Zatím { $count } nápovědy.
       *[other] Ukáže dobrý tah a důvody. Zatím { $count } nápověd.
    }
ui-hints-used =
    { $count ->
        [one] { $count } nápověda
        [few] { $count } nápovědy
        [many] { $count } nápovědy
       *[other] { $count } nápověd
    }

## Clocks, questions and people who are away

ui-clock-left = Zbývající čas: { $text }
ui-clock-decision = Na toto rozhodnutí: { $text }; v zásobě: { $bank }
ui-clock-bank = V zásobě: { $text }
ui-clock-low = Málo času: { $text }
ui-clock-days = { $days } d { $hours } h
ui-clock-hours = { $hours } h { $minutes } min
ui-paused = pauza
ui-paused-for = pauza ještě { $text }
ui-low-time-yours = Máš méně než { $text }.
ui-low-time-of = { $seat } má méně než { $text }.
ui-remind = Připomenout ({ $seat })
ui-reminded = Připomenuto
ui-reminds = { $by } připomíná: na tahu je { $seat }.
ui-title-reminded = { $by } čeká · { $text }
ui-let-bot-play = Ať hraje bot ({ $seat })
ui-bot-may-play = Za { $text } může hrát bot ({ $seat })
ui-take-seat-of = Převzít místo ({ $seat })
ui-bot-plays = hraje bot
ui-bot-plays-for = Hraje bot ({ $text }), na místě sedí { $seat }.
ui-resigned = vzdáno
ui-bot-plays-for-you = Hraje za tebe bot.
ui-bot-plays-until = Hraje, dokud se nevrátíš na místo.
ui-take-seat-back = Vrátit se na místo
ui-take-seat-back-of = { $seat }: vzít si místo zpět
ui-undo-ask = Požádat o vrácení
ui-ask = Požádat
ui-ask-end = { $by } navrhuje ukončit hru bez vítěze.
ui-ask-undo = { $by } chce vzít zpět poslední volbu.
ui-ask-bot = { $by } navrhuje, aby místo převzal bot ({ $seat }).
ui-ask-join = { $by } se dívá a chce převzít místo ({ $seat }).
ui-ask-final = Tohle už nepůjde vzít zpět.
ui-agree = Souhlasím
ui-refuse = Nesouhlasím
ui-withdraw = Stáhnout návrh
ui-agreed = Pro:
ui-answers-open = Zatím bez odpovědi:
ui-silence-agrees = zbývající čas { $text }, pak mlčení znamená ano
ui-silence-refuses = zbývající čas { $text }, pak mlčení znamená ne

## The menu of a table

ui-table-menu = Tento stůl
ui-cover = Zakrýt stůl
ui-propose-end = Navrhnout konec bez vítěze
ui-end-undecided = Ukončit bez vítěze
ui-resign = Vzdát hru
ui-resign-bot-about = Místo tebe bude hrát dál bot ({ $text }). Vrátit se už nepůjde.
ui-resign-end-about = Hra skončí pro všechny, bez vítěze.
ui-abandon = Ukončit hru
ui-abandon-about = Hra skončí bez výsledku.
ui-play-on = Hrát dál
ui-silence = Umlčet ({ $text })
ui-silenced = Umlčeno: { $text }
ui-let-talk = Nechat psát
ui-about-author = Možnosti: { $text }
ui-hide-lines = Skrýt zprávy ({ $text })
ui-lines-hidden = Skryté zprávy: { $text }.
ui-show = Ukázat

## Several people on one device

ui-hand-over = Zařízení si bere { $seat }
ui-covered = Stůl je zakrytý
ui-covered-about = Dokud nepokračuješ, stůl nikdo nevidí.
ui-i-am = Jsem { $seat }

## What happens at a table apart from moves

ui-event-bot-time = { $seat }: čas vypršel, dál hraje bot ({ $text }).
ui-event-bot-away = { $seat } je pryč, dál hraje bot ({ $text }).
ui-event-bot-resigned = { $seat } se vzdává, dál hraje bot ({ $text }).
ui-event-returned = { $seat } je zpět.
ui-event-joined = { $seat } přebírá místo ({ $before }).
ui-event-undo-agreed = Ostatní souhlasí: { $seat } bere volbu zpět.
ui-event-declined-end = Ne všichni souhlasí s koncem hry.
ui-event-declined-undo = Ostatní nesouhlasí: { $seat } nic zpět nebere.
ui-event-declined-bot = Bot místo nepřebírá ({ $seat }).
ui-event-declined-join = Na místě zůstává { $seat }.

## The end of a game

ui-winners =
    { $count ->
        [one] Vítězí { $seat }.
       *[other] Společně vítězí { $seat }.
    }
ui-play-again = Hrát znovu
ui-rematch = Odveta
ui-rematch-wanted = { $seat } chce odvetu.
ui-rematch-join = Přidat se k odvetě
ui-rematch-watch = Sledovat odvetu
ui-ended-agreed = Všichni souhlasili s koncem bez vítěze.
ui-ended-resigned = { $seat } hru vzdává.
ui-ended-abandoned = { $seat } odchází od hry.
ui-no-ranks = Nikdo nevítězí ani neprohrává. Takhle to stálo:
ui-played-by-bot = od tahu { $number } bot ({ $text })
ui-played-by-person = od tahu { $number } { $seat }
ui-download-record = Stáhnout záznam

## Verifiable chance

ui-chance-sealed = Náhoda je zapečetěná
ui-chance-opened = Semínko
ui-chance-changed = Náhodné díly byly změněny!
    .about = Tato hra možná není férová: seznam na serveru nesouhlasí s tím, co tvůj prohlížeč poslal a viděl. Než budeš hrát dál, podívej se na to.
ui-chance-look = Ukázat podrobnosti
ui-verify = jak to ověřit

## Rules

ui-rules-of = { $text }: pravidla
ui-rules-new-tab = Otevřít pravidla na nové kartě
ui-contents = Obsah

## What can go wrong

ui-error-not-found = Tohle tu není, nebo už není.
ui-error-bad-request = Tomu server nerozuměl.
ui-error-forbidden = To tady udělat nesmíš.
ui-error-full = Všechna místa jsou obsazená.
ui-error-taken = Tohle místo je obsazené.
ui-error-not-open = Hra už začala.
ui-error-not-over = Hra ještě neskončila.
ui-error-game-runs = Tahle hra se tu u stolu ještě hraje. Dokud neskončí, nejde její záznam rozebrat, dohrát s boty ani z něj udělat studii. Hrát z něj dál jde, jen pokud to stůl dovoluje.
ui-error-stale = Hra mezitím pokročila.
ui-error-too-many = To bylo moc rychle, chvilku počkej.
ui-error-too-many-tables = Máš příliš mnoho stolů najednou. Nejdřív některý dohraj nebo zruš.
ui-error-trouble = Něco se pokazilo. Zkus to za chvilku znovu.
ui-error-timeout = Trvalo to příliš dlouho. Zkus to za chvilku znovu.
ui-error-code = Pod tímto kódem nečeká žádný stůl. Zkontroluj písmeno po písmenu: hra už možná začala, nebo byl stůl zavřen.
ui-error-name = Jméno má 1 až 24 znaků.
ui-error-options = S tímto nastavením se hrát nedá.
ui-error-seats = Místa nejsou obsazená tak, jak hra potřebuje.
ui-error-conduct = Takové podmínky nejsou možné.
ui-error-commitment = Náhodný díl tvého prohlížeče nebyl přijat. Zkus to znovu.
ui-error-pause = Tak dlouhá pauza už letos nezbývá.
ui-error-comment = Komentář nebo název je příliš dlouhý, nebo z něj nic nelze zobrazit.
ui-error-side-line = Tahle varianta tam není možná, nebo je příliš dlouhá.
ui-error-too-many-studies = Víc studií jeden člověk mít nemůže. Nejdřív nějakou smaž.
ui-error-too-many-analyses = Právě teď běží příliš mnoho rozborů. Zkus to, až některý skončí.
ui-error-study-full = Víc se do studie nevejde. Nejdřív něco odstraň.
ui-error-ply-full = Víc poznámek se k této pozici nevejde. Nejdřív nějakou odstraň.
ui-error-note-changed = Někdo to mezitím změnil nebo odstranil.
ui-error-offline = Server je nedostupný.
ui-error-module = Část stránky se nepodařilo načíst. Pokud nepomůže další pokus, načti stránku znovu.
ui-refused-stale = Situace se mezitím změnila.
ui-refused-not-your-seat = Tady se jen díváš.
ui-refused-not-due = Nejsi na tahu.
ui-refused-unreadable = Tomu tahu server nerozuměl.
ui-refused-illegal = Tenhle tah teď pravidla nedovolují.
ui-refused-final = Tah nebyl zahrán: nešlo by ho vzít zpět.
ui-refused-over = Hra už skončila.
ui-refused-not-running = Hra ještě nezačala.
ui-refused-nothing-to-undo = Není co vzít zpět.
ui-refused-not-free = Mezitím se něco odhalilo, tah už vzít zpět nejde.
ui-refused-bot-plays = Hraje za tebe bot: nejdřív se vrať na místo.
ui-refused-resigned = Tahle hra je pro tebe vzdaná.
ui-refused-not-away = Ještě není pryč dost dlouho.
ui-refused-not-allowed = Tento stůl to nedovoluje.
ui-refused-already-asked = Je otevřená jiná otázka, nejdřív na ni odpověz.
ui-refused-no-vote = Otázka je už rozhodnutá.
ui-refused-not-host = To smí jen hostitel.
ui-refused-muted = Hostitel ti nedovoluje psát.
ui-refused-too-much = To bylo moc rychle, chvilku počkej.
ui-refused-too-long = Zpráva je moc dlouhá.
ui-refused-wrong-part = Náhodný díl není ten, který tvůj prohlížeč ohlásil.
ui-refused-too-late = Tvůj náhodný díl dorazil pozdě: hra se rozlosovala bez něj.
ui-refused-trouble = Serveru se to nepodařilo. Zkus to za chvilku znovu.

## Explanations
ui-explain-now = Co ti teď přinese
ui-explain-more =
    { $count ->
        [one] Ještě jeden účinek
        [few] Ještě { $count } účinky
       *[other] Ještě { $count } účinků
    }
ui-explain-rule = Pravidlo
ui-explain-pin = Klávesa ? to podrží a ukáže pravidlo
ui-explain-mode = Co to je?
ui-explain-mode-about = Dokud je režim zapnutý, kliknutí nebo ťuknutí věc vysvětlí, místo aby ji zahrálo. Ukončí ho totéž tlačítko nebo Escape.
ui-explain-rest = Ukaž na cokoli a uvidíš, co to je; klávesa ? řekne vše.
ui-choose-for-me = Vyber za mě
ui-choose-for-me-about = Zahraje jednu z možností náhodně. Co dělá, poznáš při hře.
ui-goal-dismiss = Skrýt cíl hry
ui-moment-go-on = Pokračuj ťuknutím nebo libovolnou klávesou
ui-announcements = Oznámení
ui-begin = Začít
ui-setting-moments = Karty u velkých okamžiků
ui-setting-moments-about = Konec fáze, splynutí nebo pád ohlásí karta přes plán; libovolná klávesa pokračuje.
ui-setting-introduction = Kdo jsem?
ui-setting-introduction-about = Na začátku hry karta řekne, kým v ní jsi.

## The position in words
ui-position = Pozice slovy
ui-position-about = Co se změnilo, co můžeš udělat a co kde je, jako text.
ui-position-news = Od tvého posledního tahu
ui-position-no-news = Nic se nestalo.
ui-position-moves =
    { $count ->
        [one] Máš jeden tah
        [few] Máš { $count } tahy
       *[other] Máš { $count } tahů
    }

## Following the others

ui-moves-of-others = Tahy ostatních
ui-show-pause = Pozastavit
ui-show-go-on = Pokračovat
ui-log-setup =
    { $count ->
        [one] Příprava: { $count } krok
        [few] Příprava: { $count } kroky
       *[other] Příprava: { $count } kroků
    }
ui-log-dealt =
    { $count ->
        [one] Vyložení: { $count } krok
        [few] Vyložení: { $count } kroky
       *[other] Vyložení: { $count } kroků
    }
ui-film-offer =
    { $count ->
        [one] Co se stalo? ({ $count } krok)
        [few] Co se stalo? ({ $count } kroky)
        [many] Co se stalo? ({ $count } kroku)
       *[other] Co se stalo? ({ $count } kroků)
    }
ui-to-present = Do přítomnosti
ui-setting-film = Film s tahy ostatních
ui-setting-film-slow = sám ve hrách beze spěchu
ui-setting-film-always = vždy sám
ui-setting-film-never = jen na požádání
ui-setting-volume = Hlasitost
ui-setting-only-turn = Jen můj tah
ui-setting-only-turn-about = Uslyšíš jen to, že jsi na tahu, připomenutí a že ti dochází čas.
ui-sound-is-on = Zvuky jsou zapnuté.
ui-sound-is-off = Zvuky jsou vypnuté.
ui-sound-on = Zapnout zvuky
ui-sound-off = Vypnout zvuky
ui-percent = { $number } %

## The end of a game

ui-part-margin =
    { $points ->
        [1] jeden bod
        [2] dva body
        [3] tři body
        [4] čtyři body
        [5] pět bodů
        [6] šest bodů
        [7] sedm bodů
        [8] osm bodů
        [9] devět bodů
        [10] deset bodů
       *[other] { $points } bodů
    }
ui-wins-by = { $seat } vítězí o { ui-part-margin }
ui-wins-tie = { $seat } vítězí při shodě bodů
ui-you-wins-by = Vítězíš o { ui-part-margin }
ui-you-wins-tie = Vítězíš při shodě bodů
ui-end-since = Ve vedení od { $number }. kola.
ui-end-always = Ve vedení po každém kole.
ui-end-late = Rozhodl poslední tah a závěrečné počítání.
ui-end-sources = Odkud jsou body
ui-end-sources-hint = Ukaž na řádek a přečteš si, za co body jsou.
ui-by-stage = Kolo za kolem
ui-stage = { $number }. kolo
ui-end-stop = konec
ui-end-shaded = Stínovaně: poslední tah a závěrečné počítání
ui-end-turned = Kde se to zlomilo
ui-end-no-turn = Nezlomilo se to nikde.
ui-end-loading = Hra se čte znovu…
ui-end-records = Rekordy této hry
ui-end-no-records = Žádné nejsou.
ui-record-moves = Největší zisk z jednoho tahu
ui-record-stage = Nejlepší kolo
ui-record-lead = Nejdelší vedení
ui-record-lead-length =
    { $count ->
        [one] { $seat }, jedno kolo
        [few] { $seat }, { $count } kola
       *[other] { $seat }, { $count } kol
    }
ui-record-distance = Největší náskok
ui-record-best =
    { $count ->
        [1] Tvůj nejlepší výsledek ve hře { $text } sólo
       *[other] Tvůj nejlepší výsledek ve hře { $text } při { $count } hráčích
    }
ui-record-best-first = { $points }, tvůj první výsledek
ui-record-best-new = teď { $points }, dříve { $earlier }
ui-record-best-same = znovu { $points }
ui-record-best-old = { $earlier }, tentokrát { $points }
ui-see-position = Ukázat pozici
ui-see-board = Ukázat plán
ui-board-at-end = Plán na konci hry.
ui-back-to-result = Zpět k výsledku
ui-share = Sdílet
ui-save-picture = Uložit obrázek

# Lekce

ui-learn = Výuka
ui-learn-about = Hraješ na skutečném plánu a všechny tahy provádíš ty. Kapitola zabere pár minut a kdykoli můžeš přestat a později pokračovat.
ui-puzzles = Úlohy
    .about = Skutečné pozice, ve kterých je jeden tah jasně nejlepší. Najdi ho a přečti si proč.
ui-replay = Přehrát znovu
    .about = Projdi si partii od začátku do konce. Potřebuješ její záznam, text, který nabízí každý dohraný stůl.
ui-what-if = Co kdyby
ui-what-if-here = Hrát odsud dál
ui-plan-ahead = Plánovat dopředu
ui-studies = Studie
    .about = Partie s komentáři, šipkami a vedlejšími variantami: o samotě, nebo společně s ostatními přes odkaz.
ui-stats = Statistiky
    .about = Tvoje dohrané partie na tomto serveru vedle partií všech ostatních: zahájení, body podle zdroje, místa u stolu a co vyhrává.
ui-analyse-game = Rozebrat partii
ui-lesson-of = { $text }: lekce
ui-lesson-begin = Začít lekci
ui-lesson-go-on = Pokračovat
ui-lesson-basics = První kroky
ui-lesson-advanced = Pro ty, kdo už pravidla znají
ui-ideas-learnt = { $number } z { $count }
ui-idea-of = Krok { $number } z { $count }
ui-lesson-watch = Sleduj, co se teď stane.
ui-lesson-back = Zpět
ui-lesson-show = Ukaž mi to
ui-lesson-skip = Přeskočit krok
ui-lesson-again = Ještě jednou
ui-lesson-next = Dál: { $text }
ui-lesson-done = hotovo
ui-lesson-safe = Překliknout se nevadí: zahrát jde jen tah, který se právě učíš, a vždycky se můžeš vrátit.
ui-chapter-done = Kapitola je hotová
ui-lesson-player-1 = Hana
ui-lesson-player-2 = Ilse
ui-lesson-player-3 = Marek
ui-lesson-player-4 = Nefer
ui-lesson-player-5 = Dedi

# Lobby

ui-four-games = { $count ->
        [4] Čtyři hry
       *[other] Hry
    }
ui-against-bots = { $count ->
        [one] proti botovi, { $text }
       *[other] proti { $count } botům, { $text }
    }
ui-weight-1 = Velmi lehká
ui-weight-2 = Lehká
ui-weight-3 = Střední
ui-weight-4 = Těžká
ui-weight-5 = Velmi těžká
ui-weight-of = { $number } z { $count }
ui-length = Délka
ui-minutes = { $minutes } min
ui-players-label = Hráči
ui-learn-soon = Naučit se za 10 minut
ui-hero-back = Vítej zpátky, { $seat }
ui-remove-table = Odebrat ze seznamu
ui-hero-waiting = { $count ->
        [0] Žádný stůl nečeká na tvůj tah.
        [one] Jeden stůl čeká na tvůj tah.
        [few] { $count } stoly čekají na tvůj tah.
       *[other] { $count } stolů čeká na tvůj tah.
    }
ui-tag-turn-of = Na tahu: { $seat }
ui-other-games = Další hry
ui-unofficial = Maat je neoficiální projekt lidí, kteří mají tyto hry rádi. S jejich autory a vydavateli, kterým hry i jejich názvy patří, nijak nesouvisí.
