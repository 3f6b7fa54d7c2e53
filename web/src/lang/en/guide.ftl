first-time = Is this your first time?
first-time-help = The guided first game takes you through everything, one thing at a time, against two bots that wait for you.
first-time-yes = Yes, show me how
first-time-no = I know the game
guided-game = Guided first game
help-key-guide = To the guide of the guided first game
