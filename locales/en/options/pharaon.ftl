# What each option of Pharaon changes, for the form of a new table.
pharaon-choice-beginner = They get a Scribe by lot and need not choose between two nobles.
pharaon-choice-difficulty = The more dark boards the Traitor has, the harder he is to beat.
