# Finding people to play with and opening a table: texts that only these forms need.

## Quick match

ui-quick-about = You play with whoever wants the same. The game begins by itself as soon as enough people are there.
ui-quick-seats = Players
ui-quick-any = Any
ui-quick-any-about = Any number: two people are enough.
ui-quick-pace = Pace
ui-quick-live = Live
ui-quick-slow = Days
ui-quick-live-about = { $text }. Everybody stays until the end.
ui-quick-slow-about = { $text }. You come back when it is your turn.
ui-quick-waiting =
    { $count ->
        [0] Nobody waits for this yet. You will be the first.
        [one] One person waits for this now.
       *[other] { $count } people wait for this now.
    }
ui-find-players = Find players
ui-search = Looking for players
ui-search-for = { $text }, { $pace }
ui-search-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-search-any = any number of players
ui-search-alone = Nobody else is here yet.
ui-search-others =
    { $count ->
        [one] { $count } other person waits here.
       *[other] { $count } others wait here.
    }
ui-search-people =
    { $count ->
        [one] { $count } of { $total } is here.
       *[other] { $count } of { $total } are here.
    }
ui-search-stop = Stop looking
ui-search-ended = You are not looking for players any more.
ui-bots-offer = It takes a while. Bots of medium strength can take the free seats.
ui-bots-begin = Begin with bots
ui-bots-asked = The others are asked. It begins in a moment.
ui-bots-call = { $seat } wants to begin now, with bots on the free seats.
ui-bots-join = Join in
ui-bots-wait = Keep waiting

## A new table

ui-preset = Who plays
ui-preset-friends = With friends
    .about = They come by link or code.
ui-preset-everybody = With everybody
    .about = The lobby lists your table.
ui-preset-device = On one device
    .about = You pass it around.
ui-preset-bots = Against bots
    .about = It begins at once.
ui-bots-strength = Strength of the bots
ui-name-of-seat = Name of player { $number }
ui-more = More
    .about = seats, options, clock
ui-about-seats = A person, somebody beside you or a bot on each seat.
ui-about-come = Tables for anyone are in the lobby; the others are found by link or code only.
ui-about-shuffle = Otherwise everybody keeps the seat where they sit, and the first one begins.
ui-about-pace = Live clocks are for one evening; with days everybody plays when they have time.
ui-about-grace = When somebody leaves a running game, the others need not wait for ever.
ui-about-on-resign = A bot can play on for them, or the game ends for all.
ui-about-substitute = The strength of the bot that plays for somebody who has left.
ui-about-watchers = What people without a seat may do while you play.
ui-about-what-if = Trying moves on a board of one’s own while the game runs: alone for all seats, without a bot’s help, and hidden cards are drawn anew. After the game everybody may. In slow games moves can be planned in any case.
ui-what-if-no = after the game only
ui-what-if-yes = allowed during the game
