## Hints

coach-thinking = The coach is thinking …
coach-best = Best: { $sentence }
coach-equal = { $count } options are about equal, as far as I can see:
coach-equal-some = { $count } options are about equal, as far as I can see; three of them:
coach-win = Chance to win: { $percent } %. Expected at the end: { $points } points.
coach-alone = Expected at the end: { $points } points.
coach-at-once = At once: { $things }
coach-rather-than = What it has over “{ $sentence }”, in points at the end: { $things }
coach-nothing-worse = No option is clearly worse, as far as I can see.
coach-nothing-else = Nothing else seemed worth a closer look.
coach-only-one = There is nothing to choose here.
coach-not-agreed = Several people play at this screen. If all of you want hints, begin the game with --hints.
coach-used = { $count ->
    [one] The coach gave { $count } hint in this game.
   *[other] The coach gave { $count } hints in this game.
}

## Reasons, from the best option’s point of view

coach-item-more = { $name } +{ NUMBER($points, maximumFractionDigits: 1) }
coach-item-less = { $name } −{ NUMBER($points, maximumFractionDigits: 1) }
coach-item-about-more = { $name } about +{ NUMBER($points, maximumFractionDigits: 1) }
coach-item-about-less = { $name } about −{ NUMBER($points, maximumFractionDigits: 1) }
coach-ahead-more = lead over the others +{ NUMBER($points, maximumFractionDigits: 1) }
coach-ahead-less = lead over the others −{ NUMBER($points, maximumFractionDigits: 1) }
coach-sooner = { $rounds ->
    [one] about a round faster
   *[other] about { $rounds } rounds faster
}
coach-later = { $rounds ->
    [one] about a round slower
   *[other] about { $rounds } rounds slower
}
coach-points = { $count ->
    [one] point
   *[other] points
}

## Puzzles

puzzle-right = Right!
puzzle-as-good = Right: it is as good as the best, as far as I can see.
puzzle-not-best = Not the best.
puzzle-gives-away = It gives away about { $percent } % of the win.
puzzle-best-over = What the best has over “{ $sentence }”, in points at the end: { $things }.
puzzle-yours = With your answer: { $percent } %, and { $points } points.
puzzle-title = Puzzle { $number } of { $all } · level { $level }
puzzle-unfound = Puzzle { $number } of { $all } · none of our levels finds it
puzzle-ask = One answer is clearly best. Which?
puzzle-answer = Your answer (? helps, q leaves):
puzzle-help = Type the number of an answer, or its notation (the pale words beside it). table shows the table again; q leaves, and what you have solved is kept.
puzzle-next = Enter shows another position, q leaves:
puzzle-solved = Solved: { $done } of { $all }.
puzzle-none-of-level = There is no puzzle of level { $level } in this game; choose one of: { $levels }.
puzzle-anew = You have solved all of them; they begin anew.
puzzle-search = Looking for puzzles: { $count } found, game { $number }
puzzle-made = { $count ->
    [one] { $file } holds { $count } puzzle.
   *[other] { $file } holds { $count } puzzles.
}

## The review of a game

review-title = Review
review-looking = Looking at the game again: { $percent } %
review-odds = Chance to win
review-odds-alone = Expected points
review-marks = What cost most
review-no-marks = The coach is sure of no mistake in this game.
review-choices = { $count ->
    [one] { $count } real choice looked at, { $again } of them twice.
   *[other] { $count } real choices looked at, { $again } of them twice.
}
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-answer = Move { $number }, { $seat }: { $sentence }
review-lost = { $mark }: gives away about { $percent } % of the win.
review-lost-alone = { $mark }: gives away about { $percent } % of the points.
review-better = Better: { $sentence }
review-because = Because, in points at the end: { $things }
review-follows = What would likely have followed:
review-follow = { $seat }: { $sentence }
review-luck = Luck and choice
review-luck-given = { $seat }: the draws gave { $percent } %, the marked moves cost { $lost } %.
review-luck-taken = { $seat }: the draws took { $percent } %, the marked moves cost { $lost } %.
review-luck-even = { $seat }: the draws came out about even, the marked moves cost { $lost } %.
review-luck-given-alone = The draws gave { $points } points.
review-luck-taken-alone = The draws took { $points } points.
review-luck-even-alone = The draws came out about even.
review-how = A mark needs two standard errors: what is within noise is not said. With those taken off, an inaccuracy gives away { $small } % at least, a mistake { $middle } %, a blunder { $large } %. The draws are measured against how they come out on average.
review-written = The review is in { $file }.
