puzzle-goal-most = Finish with { $rp } RP, the most you can get.
puzzle-goal-win = Win: finish with more RP than any rival.
puzzle-goal-flip = See to it that { $cards } lies face down at the end.

puzzle-side = { $who }, { $rp } RP
puzzle-hand = Hand
puzzle-tableau = Tableau
puzzle-slots = Deck Box and Accessories
puzzle-metas = Metas
puzzle-you = You
puzzle-solved-by = Solved by
puzzle-more = Its table: { $command } NAME   What solves it: --solution
