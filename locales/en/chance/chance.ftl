# Verifiable chance: who has a part in the seed, and what can be checked.

chance-title = Verifiable chance
chance-how = Everything random in this game comes from one number, the seed. Nobody can choose it: before the game the server and everybody’s browser each made a random part and published only its hash (SHA-256). Only then were the parts of the players opened. The server’s part stays secret until the end, so that nobody can foresee a draw.
chance-how-alone = Before the game the server chose a secret seed, and everything random is drawn from it. The seed’s hash (SHA-256) is shown from the start, so the seed cannot be changed any more. At the end the seed is shown too: with it and the record anybody can check every draw.
chance-how-record = Everything random in this game comes from one number, the seed. The record names it, so everybody can deal the game again and compare every draw.
chance-parts = The parts of the seed
chance-server = Server
chance-hash = Hash
chance-part = Part
chance-share-secret = secret until the end
chance-share-sealed = sealed
chance-share-revealed = opened
chance-share-in = in the seed
chance-share-withheld = not opened in time, left out
chance-share-none = took no part
chance-share-yours = from this browser
chance-seed-hash = Hash of the seed
chance-seed = Seed
chance-seed-later = shown when the game is over

## What was checked

chance-own-in = Your part is in the seed, just as your browser made it.
chance-own-left-out = Your part came too late and is not in the seed.
chance-own-changed = The list does not hold the part that your browser sent, or something in it was changed afterwards: a hash, the seed, or which parts are in the seed!
chance-parts-hold = Every opened part belongs to its hash.
chance-parts-fail = A part does not belong to its hash!
chance-seed-holds = The seed follows from the parts.
chance-seed-fails = The seed does not follow from the parts!
chance-seed-holds-alone = The seed belongs to the hash: nothing was changed.
chance-seed-fails-alone = The seed does not belong to the hash!
chance-draws-checking = Dealing the game again …
chance-draws-hold =
    { $count ->
        [one] The only draw of the game follows from the seed.
       *[other] All { $count } draws of the game follow from the seed.
    }
chance-fault-masked = The game was not played to its end. Hidden things stay hidden, so its draws cannot be checked.
chance-fault-no-seed = The record does not name its seed, so its draws cannot be checked.
chance-fault-incomplete = The record does not tell how its seed was made.
chance-fault-part = A part in the record does not belong to its hash!
chance-fault-seed = The seed in the record does not follow from the parts!
chance-fault-lots = The seats were not drawn with the seed!
chance-fault-draw = Line { $ply } of the game is “{ $played }”, but the seed gives “{ $drawn }”!
chance-fault-record-move = Every draw before line { $line } of the record follows from the seed, but this line is not possible.
chance-fault-record-result = All draws follow from the seed, but the result is not the one that the moves lead to.
chance-again = Try again
chance-yourself = You can check it all yourself, without this server: download the record and run “maat verify”.
chance-yourself-record = You can check it all yourself, without this server: run “maat verify” with the record.
chance-record = Download the record
