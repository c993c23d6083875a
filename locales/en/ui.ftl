# The table itself, in English: whatever belongs to no single game.

ui-maat = Maat
    .about = A table for Egyptian board games

## Lists: the first items are joined by `more`, the last one by `last`

ui-list-more = { $list }, { $item }
ui-list-last = { $list } and { $item }

## Parts of other messages

ui-part-points =
    { $points ->
        [one] { $points-signed } point
       *[other] { $points-signed } points
    }

## Who plays

ui-seat-name = Player { $number }
ui-bot-name = Bot { $number }
ui-bot-random = plays at random
ui-bot-greedy = takes what it can get
ui-bot-mcts = thinks ahead
ui-you = you
ui-bot = bot
ui-chance = Chance

## Whose turn it is

ui-your-turn = It is your turn.
ui-turn-of = It is the turn of { $seat }.
ui-thinking =
    { $count ->
        [one] { $seat } is thinking…
       *[other] { $seat } are thinking…
    }
ui-forced = Only one move is possible: { $move }.

## Asking for a move; the commands stay as they are

ui-choose = Choose a number, or type a move. Commands: undo, hint, save FILE, quit.
ui-wrong-number = Choose a number from 1 to { $most }.
ui-unreadable = “{ $text }” is neither a move nor a command.
ui-illegal = The rules do not allow “{ $text }” now.
ui-not-due = It is not your turn.
ui-over = The game is over.
ui-undone = Taken back: { $move }.
ui-nothing-to-undo = There is nothing to take back.
ui-undo-consent = The others would have to agree: something was revealed, or another player has moved since.
ui-hint = Hint: { $move }. Estimated chance to win: { $percent }%.
ui-hint-thinking = Looking for a good move…
ui-saved = Saved to { $file }.
ui-not-saved = Could not save to { $file }: { $reason }.
ui-not-read = Could not read { $file }: { $reason }.
ui-goodbye = Goodbye!
ui-move-undo = Undo

## The table

ui-round = Round { $round } of { $rounds }
ui-ply = Move { $number } of { $total }
ui-player = Player
ui-points = Points
ui-cards = Cards
ui-none = none
ui-draw-pile = Draw pile
ui-discard-pile = Discard pile
ui-face-down = face down
ui-start-player = start player
ui-active-player = active player
ui-moves = Possible moves
ui-log = What happened
ui-options = Options

## The end

ui-game-over = The game is over.
ui-ranking =
    { $points ->
        [one] { $rank }. { $seat }, { $points } point
       *[other] { $rank }. { $seat }, { $points } points
    }
ui-score-sheet = Final score
ui-source = Points from
ui-total = Total
ui-place = Place

# terminal client

ui-help =
    Type the number of a move, or the move itself, such as “{ $move }”. Besides:
    Enter       shows the table and the moves again
    undo        takes your last choice back, as long as nothing new was seen since
    hint        lets the computer look for the best moves
    save FILE   writes the game to a file
    help        shows this
    quit        ends the program
ui-hints = The most promising moves; 100% would be a certain win:
ui-offer-save = Save the game? Type a file name, or press Enter to leave it.
ui-save-where = Say where to: save FILE.
ui-file-exists = the file exists already
ui-secret = What follows is for { $seat } only: the others look away.
ui-secret-over = What { $seat } saw is hidden again.
ui-press-enter = Press Enter to go on.
