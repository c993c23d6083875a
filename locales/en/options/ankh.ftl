# What each option of Ankh changes, for the form of a new table.
ankh-choice-scenario = Decides where monuments and figures stand when the game begins.
ankh-choice-gods = Decides who plays which god: by lot, or one after the other.
ankh-choice-guardian-1 = The kind of guardian that gods can win first.
ankh-choice-guardian-2 = The kind of guardian that gods can win in the middle of the game.
ankh-choice-guardian-3 = The strongest kind of guardian, which gods can win last.
ankh-choice-last-red-index = Gods up to this space are forgotten after the fourth conflict.
ankh-choice-guardian-symbol-positions = Whoever unlocks a power there gets a guardian.
ankh-choice-action-tracks = On longer tracks the next event of the world takes longer to come.
ankh-choice-osiris-move-any = Decides whether Osiris may move a token before all three lie on the map.
ankh-choice-plague-bidders-fixed = Matters when several plagues hit one region: who bids again.
ankh-choice-underworld-blocks-all-entry = Decides whether figures of others may at least be summoned or pushed onto a token.
ankh-choice-control-monument-forced = Decides whether you may leave a monument that you could take.
ankh-choice-merged-guardians-forced = When two gods merge, the higher one takes over the guardians of the lower one.
ankh-choice-merge-keeps-own-guardians = A merged god may have more guardians than bases: decides which of them it gives up.
ankh-choice-anubis-trap-per-plague-card = Decides how many dead warriors Anubis may trap.
ankh-choice-bountiful-every-gain = Decides how often this power brings its extra point of devotion.
