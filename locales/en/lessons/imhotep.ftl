# The lesson of Imhotep in English. The records are in crates/learn/lessons/imhotep; $b is the opponent's name.

imhotep-lesson-ships = Stones and ships
    .about = Get stones, load them on a ship, and sail it to your first points.
    .end = In your turn you do one thing: get stones, load a stone or sail a ship, no matter whose stones it carries.
imhotep-lesson-ships-quarry = Only stones on your sled can be loaded on a ship, so get new ones from the quarry: 3 stones fill your sled up to its limit of 5.
    .title = Stones come from the quarry
imhotep-lesson-ships-load = Load a stone on ship 2, slot 1: that is the bow, where unloading begins, so your stone will leave the ship before the one in slot 2.
    .title = The bow comes first
imhotep-lesson-ships-sail = Sail ship 2 to the pyramid. Each stone takes the next space there and scores at once: yours at the bow gets 2 points, the one behind it only 1.
    .title = The pyramid scores at once
imhotep-lesson-ships-anybody = You may sail any ship that is loaded enough, even one without a stone of yours. Send ship 4 to the burial chamber: a single stone is worth just 1 point there.
    .title = Anybody may sail any ship

imhotep-lesson-round = How a round ends
    .about = Finish the first round: heavier ships, the temple, the obelisks.
    .end = The fourth ship ends the round, and the temple scores. One of the five sites always goes empty.
imhotep-lesson-round-minimum = A ship with three slots may sail when at least two stones lie on it, whoever owns them. Load yours on ship 1, slot 1: now it is ready, with you in front.
    .title = A ship needs a minimum load
imhotep-lesson-round-temple = Sail ship 1 to the temple. At the end of every round, each stone that you can see from above brings its owner 1 point: yours keeps scoring until it is covered.
    .title = The temple scores every round
imhotep-lesson-round-last = Load a stone on ship 3, slot 1, then sail the ship to the obelisks: at the end of the game the tallest one brings 10 points, the other 1. The fourth ship ends the round.
    .title = The fourth ship ends the round

imhotep-lesson-cards = The market
    .about = Turn stones into cards, and play your first blue card.
    .end = Red cards act at once and blue ones when you play them; green and violet cards score at the end of the game.
imhotep-lesson-cards-market = Sail ship 2 to the market. Each stone is exchanged for a card, beginning at the bow, so you choose first: take the Hammer from market space 1.
    .title = A stone buys a card
imhotep-lesson-cards-red = Your second stone takes the Paved path from market space 3. A red card acts at once: a stone from your quarry makes your obelisk 2 stones tall, one more than the other.
    .title = Red cards act at once
imhotep-lesson-cards-blue = Play the Hammer: a blue card is your action for this turn. It brings 3 stones to your empty sled and loads one as well: put it on ship 1, slot 1.
    .title = A blue card is an action

imhotep-lesson-finish = The last round
    .about = It is round six, and you are 7 points behind. The final scoring decides.
    .end = You win 50 to 40: most of it came at the very end, from the burial chamber and the obelisks.
imhotep-lesson-finish-group = In the burial chamber, touching stones of one colour form a group. Sail ship 2 there: your stone joins two groups of 3 into one of 7, worth 19 points instead of 12.
    .title = Groups in the burial chamber
imhotep-lesson-finish-end = Sail ship 1 to the obelisks: yours grows to 5 stones against 4 and brings 10 points. The last ship of round six ends the game; the most points win.
    .title = The last ship ends the game

imhotep-lesson-scoring = Where the points are
    .about = What cards, obelisks and the temple are really worth.
    .end = Ask of every stone how much it changes the final score, for you and for the others.
imhotep-lesson-scoring-statues = Sail ship 2 to the market and take the Statue from market space 1. Each further one is worth more: four bring 10 points, three only 6, and { $b } would gain just 2.
    .title = Statues grow together
imhotep-lesson-scoring-decoration = Your second stone takes the Burial chamber decoration from market space 2: 1 point for every 3 stones, whoever owns them. The 8 in the chamber make 2 points, and more will come.
    .title = Decorations count all stones
imhotep-lesson-scoring-obelisks = Both obelisks have 3 stones; a tie would bring 5 points each. Sail ship 4 to the obelisks: with one stone more you would get 10 points, and { $b } just 1.
    .title = One stone decides the obelisks
imhotep-lesson-scoring-temple = Sail ship 1 to the temple: it scores after rounds 4, 5 and 6, so each of your two stones can bring 3 points, as long as nothing covers it.
    .title = Early temple stones pay longer

imhotep-lesson-timing = The right moment
    .about = When to sail, when to block a harbour, and when to get stones.
    .end = Look at what others can do in their next turn, and do what cannot wait.
imhotep-lesson-timing-swift = Play the Sail: load a stone on ship 4, slot 1, and go to the burial chamber in one turn, before anybody fills the gap. Your stones there become a group of 4, worth 10 points instead of 4.
    .title = Load and sail in one turn
imhotep-lesson-timing-harbour = Load a stone on ship 3, slot 1, then sail it to the temple. It covers only a stone of yours and takes the harbour: ship 1 cannot cover your other two in this round.
    .title = Take the harbour in time
imhotep-lesson-timing-now = Sail ship 1 to the market before { $b } takes it to the obelisks, where its three stones would lead by 5 to 1. Here they bring three cards and return to the quarry.
    .title = Sail before the others do
imhotep-lesson-timing-lull = No ship can sail yet, so get new stones now: only 1 stone lies on your sled, and all 3 fit.
    .title = Get stones in a quiet turn

imhotep-lesson-mistakes = Typical mistakes
    .about = Four good moves of a last round, and the tempting bad ones beside them.
    .end = Use your cards, leave lost races, count the spaces, and send other players’ stones where they gain nothing.
imhotep-lesson-mistakes-hoard = An unused blue card brings just 1 point. Play the Chisel and load two stones on ship 1, slots 1 and 2: in the burial chamber they will add 7 points to your group.
    .title = Do not save blue cards
imhotep-lesson-mistakes-race = Sail ship 1 to the burial chamber: your group grows from 2 stones to 4, from 3 points to 10. At the obelisks you would have 7 stones against 9 and gain nothing.
    .title = Leave a race that is lost
imhotep-lesson-mistakes-bow = The bow is not always best: the next spaces of the pyramid bring 1 and then 3 points. Load a stone on ship 2, slot 2, behind the other one, then sail it to the pyramid.
    .title = Count the spaces first
imhotep-lesson-mistakes-dump = Send ship 3 to the obelisks: { $b } leads by 8 to 5 there anyway, so the stone gains nothing. At the market it would bring 2 points, in the temple 1.
    .title = Waste the other player’s stone
