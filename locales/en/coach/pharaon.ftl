# Coach of Pharaon in English: what to think of at each step, and the terms of the evaluation as reasons.

## Steps: one line for whoever decides

pharaon-coach-draft-jar = The wheel shows which colour opens each zone: take colours with which you can begin at once.
pharaon-coach-draft-noble = Some nobles help you in every round, others above all score at the end. Which one fits your plans?
pharaon-coach-turn = Look for an action whose cost includes the entry colour: one piece then does the work of two.
pharaon-coach-entry = Silver fits everywhere: better enter with the piece that is of least use to you elsewhere.
pharaon-coach-payment = Pay with what you need least. Silver fits everywhere, and some gods count the offerings that you keep.
pharaon-coach-offering = On the field you know what you get, in the bag you do not. Some tokens bring extra points, the others can pay.
pharaon-coach-arrows = Only the higher levels score, but the gods also count tracks on which you have just begun.
pharaon-coach-artisan = Some artisans bring many points, others resources at once. What do you need more right now?
pharaon-coach-diplomat = Use the Diplomat if the jar lacks the colours that you need; it works only once per round.
pharaon-coach-teacher = The Teacher works once per round: do not wait, unless you expect a jar that helps you more.
pharaon-coach-gain = Which colour opens a zone for you, or completes a cost that you can almost pay?
pharaon-coach-give = Give what you need for no action. An offering may be worth more if you keep it for a god.
pharaon-coach-get = Take the colour that lets you do one more action, now or in the next round.
pharaon-coach-pass-jar = The wheel will turn by one zone: take colours that open what you want in the next round.
pharaon-coach-general = The step brings a reward at once. If nobody passed before you, the first player token as well.
pharaon-coach-window = Your last chance in this round: exchange what you do not need for what opens your next zone.
pharaon-coach-reward = You may also take the reward of an earlier field. Which one helps you most now?
pharaon-coach-traitor-top = One resource blocks a slot on the wheel, the other moves the Traitor on in a lane: which hurts less?
pharaon-coach-traitor-gain = Any colour is worth the same to the Traitor: choose one that you will not miss in the bank.

## Terms of the evaluation. `.gain` and `.loss` follow a figure such as “+2.5:”

pharaon-term-gods = Satisfied gods
    .gain = more points for satisfied gods
    .loss = fewer points for satisfied gods
pharaon-term-nobles = Your nobles
    .gain = more points for your nobles
    .loss = fewer points for your nobles
pharaon-term-tomb = Your tomb
    .gain = more points for your tomb
    .loss = fewer points for your tomb
pharaon-term-artisans = Your artisans
    .gain = more points for your artisans
    .loss = fewer points for your artisans
pharaon-term-nile = Your tracks on the Nile
    .gain = more points for your tracks on the Nile
    .loss = fewer points for your tracks on the Nile
pharaon-term-resources = Resources left
    .gain = more resources left to score
    .loss = the resources that you spend
pharaon-term-offerings = Offerings left
    .gain = more offerings left to score
    .loss = the offerings that you spend
pharaon-term-pharaoh = The pharaoh token
    .gain = the pharaoh token is yours
    .loss = no points for the pharaoh token
pharaon-term-first-player = The first player token
    .gain = the first player token is yours
    .loss = the first player token goes to somebody else
pharaon-term-supply = Tokens you can spend
    .gain = more tokens for the actions to come
    .loss = fewer tokens for the actions to come
pharaon-term-abilities = Abilities of your nobles
    .gain = your nobles’ abilities will help you more
    .loss = your nobles’ abilities will help you less
pharaon-term-gods-ahead = Gods within reach
    .gain = you come closer to satisfying gods
    .loss = less to expect from gods not satisfied yet
pharaon-term-steps = Next steps on tomb and Nile
    .gain = the next steps on tomb and Nile promise more
    .loss = the next steps on tomb and Nile promise less
