### The course of Santa Maria

## The aim

lesson-aim = The aim, your colony and your first dice
    .understood = Most points after three years wins. A white die activates a column, a blue die a row; every free building in it works, and the die blocks the last of them for this year.
lesson-aim-governor = You and { $player } each lead a young colony for three years. Whoever has made people happiest, with the most points at the end, wins.
lesson-aim-colony = This is your colony: six rows and six columns, mostly empty still. Each building does what its signs show, a farm brings grain, but only when you activate it.
lesson-aim-column = White dice lie there for everybody. A white die activates the column of its value, from top to bottom. What does this one do for you?
    .choice-1 = Only the farm works.
    .choice-2 = The farm works, then the town hall below it.
    .choice-3 = I choose one building of the column.
    .reply-1 = More than that: one die activates every free building in its column.
    .reply-2 = Yes, both of them. One die, two buildings.
    .reply-3 = You need not choose: one die activates every free building in the column.
lesson-aim-white = Take this white die.
    .other = You can, and we will come to laying tiles. First see what a die does: take this one.
    .die = You can, but let us look at this column first. Take the die that we are pointing at.
    .single = You can, for a coin, but that is one building. The die costs nothing and activates two.
    .early = You can, but then your year would be over before it began. Take the die.
    .market = You can always sell and buy in your turn. But now take the die.
    .refused = Only dice that lie there can be taken.
lesson-aim-set = A die can be changed for coins; leave this one as it is. Its column brings { $grain } and { $coins }.
    .other = You can, but each step away from what the die shows costs a coin. As it is, it is good and free.
    .done = You gain { $grain } and { $coins }. Then { $player } takes a white die, too.
lesson-aim-blocked = The die now lies on the last building of the column and blocks it until the year ends. The farm above it stays free: something else can activate it again.
lesson-aim-blue = This blue die is yours alone. Blue dice activate rows, from left to right. Take it.
    .other = You can, and soon we will. First the blue die.
    .die = You can, but white dice you know already. Take the blue one.
    .single = You can, but the blue die activates two buildings at once. Take it.
    .early = You can, but your year would be over, and your blue die unused. Take it.
    .market = You can always sell and buy in your turn. But now take the blue die.
    .refused = Blue is for rows, white for columns.
lesson-aim-row = Leave it as it is: the forest and, once more, the farm. That is { $wood }, { $coins } and { $grain }.
    .other = You can, for coins. But the first row is the good one, and it is free.
    .done = You gain { $wood }, { $coins } and { $grain }. { $player } puts a coin on one building and sends out a conquistador.
lesson-aim-store = In your store there are now { $wood }, { $grain } and { $coins }. So two dice have worked for you four times: buildings in one line are what makes a colony strong.
