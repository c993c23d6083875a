# The table itself, in English: whatever belongs to no single game.

ui-maat = Maat
    .about = A table for Egyptian board games

## Lists: the first items are joined by `more`, the last one by `last`; `pair` is an item of a word and a number

ui-list-more = { $list }, { $item }
ui-list-last = { $list } and { $item }
ui-list-pair = { $item } { $number }

## Parts of other messages

ui-part-points =
    { $points ->
        [one] { $points-signed } point
       *[other] { $points-signed } points
    }

## Who plays

ui-seat-name = Player { $number }
ui-bot-name = Bot { $number }
ui-guest = Guest
ui-bot-random = plays at random
ui-bot-greedy = takes what it can get
ui-bot-mcts = thinks ahead
ui-you = you
ui-bot = bot

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
ui-nobody-won = Nobody wins.
ui-score-alone =
    { $points ->
        [one] { $seat }, { $points } point
       *[other] { $seat }, { $points } points
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

# browser

## Every page

ui-play = Play
ui-rules = Rules
ui-skip = To the content
ui-skip-moves = To your moves
ui-to-lobby = To all tables
ui-to-table = To the table
ui-settings = Settings
ui-close = Close
ui-language = Language
# The name of this language, in itself.
ui-lang = English
ui-menu = Menu
ui-tables-wait =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
ui-lost-page = There is no such page
    .help = The address may be mistyped, or the page has moved.
ui-lost-table = There is no such table
    .help = Perhaps the link was cut off: ask for it again. Or the table is gone: its host has closed it, or the game never began.
ui-lost-private = This table is private
    .help = The host lets nobody watch this game.
ui-lost-what-if = You cannot play on from here
    .help = While people play against each other, this is possible only as far as the conditions of the table allow it, and never with bots. After the game everybody may.
ui-lost-gone-on = The game has gone on
    .help = Moves are planned from the present position, while others are to move. Perhaps somebody has moved meanwhile, or it is your turn. Open the table and begin again.
ui-play-instead = Open a table of your own
ui-lost-crowded = Too many tables are open
    .help = The server lets only so many windows of one network watch tables. Close some of them: this page goes on by itself.
ui-lost-trouble = Something went wrong
    .help = It is our fault, not yours. Reload the page; your games are safe.

## Settings

ui-settings-play = Playing
ui-bot-pace = Pace of the bots
ui-bot-pace-slow = Slow
ui-bot-pace-normal = Normal
ui-bot-pace-fast = Fast
ui-bot-pace-instant = At once
ui-bot-pace-step = Step by step
ui-setting-confirm = Ask before passing
ui-setting-confirm-about = A move that gives something up is played only after a question, if other moves are possible.
ui-setting-forced = Play forced moves
ui-setting-forced-about = If only one move is possible, it is played for you. Otherwise you play it yourself, unless you are away.
ui-setting-letters = Play moves with single letters
ui-setting-letters-about = They act while the board or the bar with the moves has the focus: click on the board first.
ui-settings-senses = Sound and appearance
ui-setting-sound = Sounds
ui-motion = Animations
ui-motion-system = As the system
ui-motion-on = On
ui-motion-off = Off
ui-theme = Colours
ui-theme-system = As the system
ui-theme-light = Light
ui-theme-dark = Dark

## Lobby

ui-hero = A quiet table on the Nile
    .about = Every rule is kept for you. Play with people, or against bots that see no more than you do.
ui-play-now = Play now
ui-play-alone = Play alone
ui-strength = Bots
ui-bot-level-1 = 1 · Novice
    .word = novice
ui-bot-level-2 = 2 · Easy
    .word = easy
ui-bot-level-3 = 3 · Medium
    .word = medium
ui-bot-level-4 = 4 · Hard
    .word = hard
ui-bot-level-5 = 5 · Expert
    .word = expert
ui-bot-level-6 = 6 · Master
    .word = master
ui-your-name = Your name
ui-guest-names = Meryt, Senbi, Nefru, Hori, Khety, Ipi, Henut, Djehuti, Bebi, Kawit, Sitre, Neferu
ui-my-tables = Your tables
ui-all-my-games = All my games ({ $count })
ui-some-of-my-games = { $count } of my { $total } games
ui-fewer-games = Fewer games
ui-open-tables = Open tables
ui-running-tables = Being played now
ui-no-open-tables = Nobody is waiting right now. Open a table and send the link to your friends.
ui-no-running-tables = Nobody plays in public right now. Open a table for everybody, and others can watch.
ui-with-people = Play with people
ui-quick-match = Quick match
    .about = Be seated with others who want to play now.
ui-seekers =
    { $count ->
        [one] One person waits: { $text }
       *[other] { $count } people wait: { $text }
    }
ui-new-table-about = With friends, on one device or against bots.
ui-join-by-code = Join by code
ui-code = Code
ui-join = Join
ui-nobody-yet = nobody yet
ui-opened-minutes =
    { $minutes ->
        [0] opened just now
        [one] opened a minute ago
       *[other] opened { $minutes } minutes ago
    }
ui-opened-hours =
    { $hours ->
        [one] opened an hour ago
       *[other] opened { $hours } hours ago
    }
ui-people-there =
    { $count ->
        [one] one person is there
       *[other] { $count } people are there
    }
ui-nobody-there = nobody is there now
ui-name-note = { $seat } ({ $text })
ui-open = Open
ui-sit-down = Sit down
ui-watch = Watch
ui-tag-your-turn = Your turn
ui-tag-reminded = Reminder
ui-status-open = Waiting for players
ui-status-running = In play
ui-status-finished = Finished
ui-seats-taken =
    { $total ->
        [one] { $count } of { $total } seat taken
       *[other] { $count } of { $total } seats taken
    }
ui-pause = Pause my slow games
ui-pause-about =
    { $days ->
        [0] There is no pause left this year.
        [one] Your clocks in games by days can stand still for { $days } more day this year. Each pause counts for at least a day.
       *[other] Your clocks in games by days can stand still for { $days } more days this year. Each pause counts for at least a day.
    }
ui-pause-runs = Your clocks stand still for another { $text }.
ui-pause-length = Length of the pause
ui-pause-begin = Pause
ui-pause-end = End the pause

## A new table

ui-new-table = New table
ui-game = Game
ui-seats = Seats
ui-seat-number = Seat { $number }
ui-seat-you = You
ui-seat-open = Open to others
ui-seat-beside = Beside you
ui-name = Name
ui-seat-bot = Bot
ui-seat-bot-level = Bot { $text }
ui-option-is = { $item }: { $text }
ui-options-usual = Usual rules
ui-options-changed =
    { $count ->
        [0] as usual
        [one] { $count } changed
       *[other] { $count } changed
    }
ui-options-differ =
    { $count ->
        [one] { $count } option changed
       *[other] { $count } options changed
    }
ui-who-may-come = Who may join
ui-who-may-watch = Who may watch
ui-come-anyone = Anyone
ui-come-link = By link
ui-come-anyone-about = Anyone may join from the list of tables.
ui-come-link-about = Only people with the link or the code find this table.
ui-shuffle-seats = Draw lots for the seats
ui-open-table = Open the table
ui-start-game = Start the game

## How people play together

ui-how-we-play = How we play
ui-how-summary = { $text } · { $grace }
ui-pace = Clock
ui-pace-kind-none = None
ui-pace-kind-live = Live
ui-pace-kind-slow = Days
ui-pace-none = No clock
ui-pace-live = { $minutes } min + { $seconds } s
ui-pace-live-about = { $minutes } min each, and { $seconds } s more with each turn
ui-pace-slow =
    { $days ->
        [one] { $days } day a decision
       *[other] { $days } days a decision
    }
ui-pace-slow-about = { $text }, and { $bank } in reserve
ui-pace-each = Time for each player
ui-pace-own = Other…
ui-pace-minutes = Minutes for the game
ui-pace-increment = Seconds for each turn
ui-pace-decision = For each decision
ui-pace-bank = In reserve
ui-span-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
ui-span-hours = { $hours } h
ui-span-minutes = { $minutes } min
ui-span-seconds = { $seconds } s
ui-grace = When somebody is away
ui-grace-after = bot after { $text }
ui-grace-after-days =
    { $days ->
        [one] bot after { $days } day
       *[other] bot after { $days } days
    }
ui-grace-never = everybody waits
ui-on-resign = When somebody resigns
ui-on-resign-bot = a bot plays on
ui-on-resign-end = the game ends
ui-substitute = Strength of that bot
ui-watchers = People who watch
ui-watchers-talk = may talk
ui-watchers-watch = may only watch
ui-watchers-out = stay out

## Before the game

ui-waiting-for =
    { $count ->
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
ui-all-here = Everybody is here.
ui-all-here-host = Everybody is here: you can start.
ui-chance-drawing = Everybody’s random numbers are being put together. The game begins in a moment.
ui-host-starts = The host starts the game.
ui-host = host
ui-make-host = Make host
ui-remove = Remove
ui-remove-who = Remove { $seat }
ui-removed = The host has freed your seat.
ui-bot-here = Seat a bot
ui-bot-strength = Strength of { $seat }
ui-close-table = Close the table
ui-close-table-sure = Nobody will find this table any more.
ui-keep-table = Keep it
ui-host-away = The host is away.
ui-become-host = Take over as host
ui-sit-here = Sit here
ui-move-here = Move here
ui-leave = Leave
ui-leave-table = Leave the table
ui-leave-table-sure = Somebody else can take your seat then.
ui-stay = Stay
ui-seat-free = Free seat
ui-beside-you = beside you
ui-invitation = Invitation link
ui-code-room = Code to tell a friend
ui-code-about = They type it on the start page.
ui-copy-link = Copy the link
ui-link-copied = The link is copied.
ui-link-not-copied = The browser did not allow copying.
ui-online = online
ui-away = away
ui-away-for = away { $text }

## At the table

ui-connecting = Connecting…
ui-reconnecting = Reconnecting…
ui-unsent = Not sent yet: the connection does not answer. It is being tried again.
ui-choice-lost = Your last choice was not sent, and it is not repeated by itself. Choose again.
ui-prompt = Your move
ui-prompt-yours = Your turn.
ui-still-thinking = Still thinking.
ui-is-away =
    { $count ->
        [one] { $seat } is away.
       *[other] { $seat } are away.
    }
ui-thinks = is thinking
ui-undo = Undo
ui-all-moves = All moves ({ $count })
ui-all-short = All { $count }
ui-choose-on-board = Choose on the board
ui-go-on-playing = Go on playing
ui-show-next = Next
ui-show-all = Skip ({ $count })
ui-board = Board
ui-your-mat = What you have
ui-show-mat = Show what { $seat } has
ui-beside-board = Log, chat and rules
ui-log-and-chat =
    { $count ->
        [0] Log and chat
        [one] Log and chat, { $count } new message
       *[other] Log and chat, { $count } new messages
    }
ui-tab-result = Result
ui-tab-log = Log
ui-tab-chat = Chat
ui-tab-rules = Rules
ui-tab-review = Analysis
ui-rule-behind = The rule behind this
ui-taken-back = (taken back)
ui-waiting-for-you = Waiting for you
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-say = Message the table
ui-send = Send
ui-join-chat = Join the chat
ui-watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
ui-title-waiting = { $text }: waiting for players
ui-title-ready = { $text }: everybody is here
ui-title-your-turn = Your turn · { $text }
ui-title-turn-of = To play: { $seat } · { $text }
ui-title-over = Game over · { $text }
ui-notes = My notes
ui-notes-unsaved = Your note is not saved yet. Open your notes to try again.
ui-report = Something is wrong here
ui-practice = practice
ui-practice-about = Choices were taken back after their outcome was known.
ui-practice-game = This was a practice game.
ui-practice-coach = A coach helped.
ui-practice-hints =
    { $count ->
        [one] { $count } hint was used.
       *[other] { $count } hints were used.
    }
ui-ask-hint = Hint
ui-ask-hint-about =
    { $count ->
        [0] Shows a good move and the reasons for it. A game with hints is practice.
        [one] Shows a good move and the reasons for it. { $count } hint so far.
       *[other] Shows a good move and the reasons for it. { $count } hints so far.
    }
ui-hints-used =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }

## Clocks, questions and people who are away

ui-clock-left = Time left: { $text }
ui-clock-decision = For this decision: { $text }; in reserve: { $bank }
ui-clock-bank = In reserve: { $text }
ui-clock-low = Little time: { $text }
ui-clock-days = { $days } d { $hours } h
ui-clock-hours = { $hours } h { $minutes } min
ui-paused = paused
ui-paused-for = paused for another { $text }
ui-low-time-yours = You have less than { $text }.
ui-low-time-of = { $seat } has less than { $text }.
ui-remind = Remind { $seat }
ui-reminded = Reminded
ui-reminds = { $by } reminds { $seat }.
ui-title-reminded = { $by } is waiting · { $text }
ui-let-bot-play = Let a bot play for { $seat }
ui-bot-may-play = A bot may play for { $seat } in { $text }
ui-take-seat-of = Take the seat of { $seat }
ui-bot-plays = bot plays
ui-bot-plays-for = A bot ({ $text }) plays for { $seat }.
ui-resigned = resigned
ui-bot-plays-for-you = A bot plays for you.
ui-bot-plays-until = It plays on until you take your seat back.
ui-take-seat-back = Take my seat back
ui-take-seat-back-of = { $seat }: take my seat back
ui-undo-ask = Ask to take back
ui-ask = Ask
ui-ask-end = { $by } proposes to end the game undecided.
ui-ask-undo = { $by } asks to take back the last choice.
ui-ask-bot = { $by } proposes that a bot play for { $seat }.
ui-ask-join = { $by }, who watches, asks for the seat of { $seat }.
ui-ask-final = This cannot be taken back.
ui-agree = Agree
ui-refuse = Refuse
ui-withdraw = Withdraw
ui-agreed = Agreed:
ui-answers-open = Not yet answered:
ui-silence-agrees = { $text } left, then silence counts as yes
ui-silence-refuses = { $text } left, then silence counts as no

## The menu of a table

ui-table-menu = This table
ui-cover = Cover the table
ui-propose-end = Propose to end undecided
ui-end-undecided = End undecided
ui-resign = Resign
ui-resign-bot-about = A bot ({ $text }) plays on in your place. You cannot come back.
ui-resign-end-about = The game ends for everybody, without a winner.
ui-abandon = Abandon the game
ui-abandon-about = The game ends without a result.
ui-play-on = Play on
ui-silence = Silence { $text }
ui-silenced = Silenced: { $text }
ui-let-talk = Let talk
ui-about-author = Options: { $text }
ui-hide-lines = Hide lines of { $text }
ui-lines-hidden = Hidden: lines of { $text }.
ui-show = Show

## Several people on one device

ui-hand-over = Hand the device to { $seat }
ui-covered = The table is covered
ui-covered-about = Nobody sees the table until you go on.
ui-i-am = I am { $seat }

## What happens at a table apart from moves

ui-event-bot-time = Time is up for { $seat }: a bot plays on ({ $text }).
ui-event-bot-away = { $seat } is away: a bot plays on ({ $text }).
ui-event-bot-resigned = { $seat } resigns: a bot plays on ({ $text }).
ui-event-returned = { $seat } is back.
ui-event-joined = { $seat } takes the seat of { $before }.
ui-event-undo-agreed = The others agree: { $seat } takes a choice back.
ui-event-declined-end = Not everybody wants to end the game.
ui-event-declined-undo = The others do not agree: { $seat } takes nothing back.
ui-event-declined-bot = No bot takes the seat of { $seat }.
ui-event-declined-join = { $seat } keeps the seat.

## The end of a game

ui-winners =
    { $count ->
        [one] { $seat } wins.
       *[other] { $seat } win together.
    }
ui-play-again = Play again
ui-rematch = Rematch
ui-rematch-wanted = { $seat } wants a rematch.
ui-rematch-join = Join the rematch
ui-rematch-watch = Watch the rematch
ui-ended-agreed = All agreed to end it undecided.
ui-ended-resigned = { $seat } resigned.
ui-ended-abandoned = { $seat } left the game.
ui-no-ranks = Nobody wins or loses. This is how it stood:
ui-played-by-bot = from move { $number } a bot ({ $text })
ui-played-by-person = from move { $number } { $seat }
ui-download-record = Download the record

## Verifiable chance

ui-chance-sealed = Chance sealed
ui-chance-opened = Seed
ui-chance-changed = The random parts were changed!
    .about = This game may not be fair: the server’s list does not agree with what your browser has sent and seen. Look at it before you play on.
ui-chance-look = Show the details
ui-verify = how to verify

## Rules

ui-rules-of = { $text }: rules
ui-rules-new-tab = Open the rules in a new tab
ui-contents = Contents

## What can go wrong

ui-error-not-found = It is not here, or not any more.
ui-error-bad-request = The server did not understand that.
ui-error-forbidden = You may not do that here.
ui-error-full = Every seat is taken.
ui-error-taken = This seat is taken.
ui-error-not-open = The game has begun already.
ui-error-not-over = The game is not over yet.
ui-error-game-runs = This game is still being played at a table here. Until it is over, there are no analyses, bots or studies of its record, and you can play on from it only if the table allows that.
ui-error-stale = The game has gone on since.
ui-error-too-many = That was too fast: wait a moment.
ui-error-too-many-tables = You have too many tables at once. Finish or close one first.
ui-error-trouble = Something went wrong. Try again in a moment.
ui-error-timeout = That took too long. Try again in a moment.
ui-error-code = No table waits under this code. Check it letter by letter: perhaps the game has begun, or the table was closed.
ui-error-name = A name has 1 to 24 characters.
ui-error-options = These options cannot be played.
ui-error-seats = The seats are not filled as the game needs it.
ui-error-conduct = These conditions are not possible.
ui-error-commitment = The random part of your browser was not accepted. Try again.
ui-error-pause = The pause is longer than what is left of it this year.
ui-error-comment = The comment or title is too long, or nothing of it can be shown.
ui-error-side-line = This line is not possible there, or it is too long.
ui-error-too-many-studies = You have as many studies as one person may have. Delete one first.
ui-error-too-many-analyses = Too many analyses are running just now. Try again when one of them is done.
ui-error-study-full = The study holds as much as it can. Remove something first.
ui-error-ply-full = This position holds as many notes as it can. Remove one first.
ui-error-note-changed = Somebody has changed or removed this meanwhile.
ui-error-offline = The server cannot be reached.
ui-error-module = A part of the page could not be loaded. If trying again does not help, reload the page.
ui-refused-stale = The position has changed.
ui-refused-not-your-seat = You are only watching here.
ui-refused-not-due = It is not your turn.
ui-refused-unreadable = The server did not understand that move.
ui-refused-illegal = The rules do not allow that move now.
ui-refused-final = The move was not played: it could not be taken back.
ui-refused-over = The game is over.
ui-refused-not-running = The game has not begun yet.
ui-refused-nothing-to-undo = There is nothing to take back.
ui-refused-not-free = Something was revealed since: this cannot be taken back.
ui-refused-bot-plays = A bot plays for you: take your seat back first.
ui-refused-resigned = You have resigned.
ui-refused-not-away = They have not been away for long enough.
ui-refused-not-allowed = This table does not allow that.
ui-refused-already-asked = Another question is open: answer it first.
ui-refused-no-vote = The question is settled.
ui-refused-not-host = Only the host may do that.
ui-refused-muted = The host has silenced you.
ui-refused-too-much = That was too fast: wait a moment.
ui-refused-too-long = The message is too long.
ui-refused-wrong-part = The random part is not the one that your browser announced.
ui-refused-too-late = Your random part came too late: the game was dealt without it.
ui-refused-trouble = The server could not do it. Try again in a moment.

## Explanations
ui-explain-now = Brings you now
ui-explain-more =
    { $count ->
        [one] One more effect
       *[other] { $count } more effects
    }
ui-explain-rule = The rule
ui-explain-pin = Press ? to keep this open and read the rule
ui-explain-mode = What is this?
ui-explain-mode-about = While this is on, a click or tap explains a thing instead of playing it. The same button or Escape ends it.
ui-explain-rest = Point at anything to see what it is; press ? for everything about it.
ui-choose-for-me = Choose for me
ui-choose-for-me-about = Plays one of the choices by lot. You learn what it does while you play.
ui-goal-dismiss = Dismiss the goal
ui-moment-go-on = Tap or press any key to go on
ui-announcements = Announcements
ui-begin = Begin
ui-setting-moments = Cards at great moments
ui-setting-moments-about = The end of a phase, a merger or a fall is told on a card over the board; any key goes on.
ui-setting-introduction = Who am I?
ui-setting-introduction-about = When a game begins, a card tells who you are in it.

## The position in words
ui-position = The position in words
ui-position-about = What has changed, what you can do, and what is where, as text.
ui-position-news = Since your last move
ui-position-no-news = Nothing has happened.
ui-position-moves =
    { $count ->
        [one] You have one move
       *[other] You have { $count } moves
    }

## Following the others

ui-moves-of-others = Moves of the others
ui-show-pause = Pause
ui-show-go-on = Go on
ui-log-setup =
    { $count ->
        [one] Set-up: { $count } step
       *[other] Set-up: { $count } steps
    }
ui-log-dealt =
    { $count ->
        [one] Laid out: { $count } step
       *[other] Laid out: { $count } steps
    }
ui-film-offer =
    { $count ->
        [one] What happened? ({ $count } step)
       *[other] What happened? ({ $count } steps)
    }
ui-to-present = To the present
ui-setting-film = Film of the others’ moves
ui-setting-film-slow = by itself in games without hurry
ui-setting-film-always = always by itself
ui-setting-film-never = only on demand
ui-setting-volume = Volume
ui-setting-only-turn = Only my turn
ui-setting-only-turn-about = You hear only that it is your turn, a reminder, and that your time runs out.
ui-sound-is-on = Sounds are on.
ui-sound-is-off = Sounds are off.
ui-sound-on = Sounds on
ui-sound-off = Sounds off
ui-percent = { $number } %

## The end of a game

ui-part-margin =
    { $points ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $points }
    }
ui-wins-by = { $seat } wins by { ui-part-margin }
ui-wins-tie = { $seat } wins the tie
ui-you-wins-by = You win by { ui-part-margin }
ui-you-wins-tie = You win the tie
ui-end-since = In the lead since round { $number }.
ui-end-always = In the lead after every round.
ui-end-late = The last move and the final count turned it.
ui-end-sources = Where the points came from
ui-end-sources-hint = Point at a line to read what it counts.
ui-by-stage = Round by round
ui-stage = Round { $number }
ui-end-stop = end
ui-end-shaded = Shaded: the last move and the final count
ui-end-turned = Where it turned
ui-end-no-turn = It never turned.
ui-end-loading = Reading the game again…
ui-end-records = Records of this game
ui-end-no-records = There are none to tell.
ui-record-moves = Biggest gain from one move
ui-record-stage = Best round
ui-record-lead = Longest lead
ui-record-lead-length =
    { $count ->
        [one] { $seat }, one round
       *[other] { $seat }, { $count } rounds
    }
ui-record-distance = Largest lead
ui-record-best =
    { $count ->
        [1] Your best at { $text } alone
       *[other] Your best at { $text } with { $count } players
    }
ui-record-best-first = { $points }, your first result
ui-record-best-new = { $points } now, { $earlier } before
ui-record-best-same = { $points }, reached again
ui-record-best-old = { $earlier }, this time { $points }
ui-see-position = See the position
ui-see-board = See the board
ui-board-at-end = The final board.
ui-back-to-result = Back to the result
ui-share = Share
ui-save-picture = Save picture

# Lessons

ui-learn = Learn
ui-learn-about = You play on the real board and make every move yourself. Each chapter takes a few minutes, and you can stop and go on at any time.
ui-puzzles = Puzzles
    .about = Real positions in which one move is clearly the best. Find it, and read why.
ui-replay = Replay
    .about = Walk through a game from the beginning to the end. You need its record, a text that every finished table offers.
ui-what-if = What if
ui-what-if-here = Play on from here
ui-plan-ahead = Plan ahead
ui-studies = Studies
    .about = Games with comments, arrows and side lines: alone, or together with others by a link.
ui-stats = Statistics
    .about = Your finished games on this server beside everybody’s: openings, points by source, seats, and what wins.
ui-analyse-game = Analyse this game
ui-lesson-of = { $text }: lesson
ui-lesson-begin = Begin the lesson
ui-lesson-go-on = Go on
ui-lesson-basics = First steps
ui-lesson-advanced = For those who know the rules
ui-ideas-learnt = { $number } of { $count }
ui-idea-of = Idea { $number } of { $count }
ui-lesson-watch = Watch what happens now.
ui-lesson-back = Back
ui-lesson-show = Show me
ui-lesson-skip = Skip this idea
ui-lesson-again = Once more
ui-lesson-next = Next: { $text }
ui-lesson-done = done
ui-lesson-safe = A wrong click costs nothing: only the taught move can be played, and you can always go back.
ui-chapter-done = Chapter finished
ui-lesson-player-1 = Hana
ui-lesson-player-2 = Ilse
ui-lesson-player-3 = Marek
ui-lesson-player-4 = Nefer
ui-lesson-player-5 = Dedi

# The lobby

ui-four-games = { $count ->
        [4] Four games
       *[other] Games
    }
ui-against-bots = { $count ->
        [one] against a bot, { $text }
       *[other] against { $count } bots, { $text }
    }
ui-weight-1 = Very light
ui-weight-2 = Light
ui-weight-3 = Medium
ui-weight-4 = Heavy
ui-weight-5 = Very heavy
ui-weight-of = { $number } of { $count }
ui-length = Length
ui-minutes = { $minutes } min
ui-players-label = Players
ui-learn-soon = Learn in 10 minutes
ui-hero-back = Welcome back, { $seat }
ui-remove-table = Remove from the list
ui-hero-waiting = { $count ->
        [0] No table waits for your move.
        [one] One table waits for your move.
       *[other] { $count } tables wait for your move.
    }
ui-tag-turn-of = { $seat } to move
ui-other-games = Other games
ui-unofficial = Maat is an unofficial project of people who love these games. It has no connection with their authors and publishers, who own the games and their names.
