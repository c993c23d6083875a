# The table itself, in Czech: whatever belongs to no single game. Players are addressed as «ty»; names are never
# inflected, so that every sentence has them in the nominative.

ui-maat = Maat
    .about = Stůl pro egyptské deskové hry

## Lists: the first items are joined by `more`, the last one by `last`

ui-list-more = { $list }, { $item }
ui-list-last = { $list } a { $item }

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
ui-bot-random = hraje náhodně
ui-bot-greedy = bere, co se dá
ui-bot-mcts = přemýšlí dopředu
ui-you = ty
ui-bot = bot
ui-chance = Náhoda

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
ui-not-read = Soubor { $file } nelze přečíst: { $reason }.
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
