### The course of Santa Cruz

## The aim

lesson-aim = The aim, the islands and your first building
    .understood = Most points after two rounds wins. You build what a tile shows, score its number at once, and turn up what lies beside it.
lesson-aim-governor = You have come to settle these islands. Whoever has the most points after two rounds becomes governor and wins.
lesson-aim-start = The points stand beside the names. You go first and begin with { $mine }; { $player } goes after you and begins with { $theirs }.
lesson-aim-island = There are { $sites } building sites: on the coast, inland and around the volcano. The coast lies open; what is further in, nobody has seen yet.
lesson-aim-tile = A tile says what can be built on it and what that brings. This one: { $building }, { $points }.
lesson-aim-which = Which of these three sites brings the most at once?
    .choice-1 = { $one }
    .choice-2 = { $two }
    .choice-3 = { $three }
    .reply-1 = That brings { $middle }. One of the others brings more.
    .reply-2 = That brings { $least }. Its sheep may pay later, but another site brings more at once.
    .reply-3 = Yes, { $most }: the number on the tile is what you score for building there.
lesson-aim-land = A round begins with the landing: without playing a card, everybody builds on one coast site. Build on { $site }.
    .other = You can, but look: there you would score { $points }; { $site } brings { $best }.
    .same = You can, and it would bring just as much. But take { $site } this time: we want to see what lies behind it.
    .done = You score { $gained }. Then { $player } lands, on the far side of the island.
lesson-aim-neighbours = Your building has turned up the tile beside it: { $building }, { $points }. Now everybody can see it, and whoever gets there first may build there.
lesson-aim-rounds = You have { $mine }, { $player } has { $theirs }. From here on it is one card a turn. When all cards are played the buildings come off, and a second round begins on islands that everybody knows better.

## A turn

lesson-turn = A turn: play one card
    .understood = One card a turn. A ship reaches the coast, a road the next site, a river all of its sites; who can build must build.
lesson-turn-hand = This is your hand: construction cards, with which you build, and score cards ({ $count } of them), with which you score. Each turn you play one card of either kind.
lesson-turn-ship = A ship takes you to any free site on the coast. Play a ship.
    .other = You can, but it leads elsewhere. We will come to it; play a ship first.
    .early = You can, but look: you have hardly built anything, so a score card pays little now. Play a ship first.
lesson-turn-coast = You hold the score card for sheep, and { $site } shows one. Build there: it will pay later.
    .other = You can, and would score { $points } at once. But only { $site } has the sheep that your score card asks for.
    .done = You score { $gained }, and the sheep is yours. { $player } plays a road and builds beside that church across the island.
lesson-turn-road = A road leads to a site that is exactly one road away from a building of yours. Play a road.
    .other = You can, but first let us go and get the church that you turned up. Play a road.
    .early = You can, but the score cards will pay more once you have built more. Play a road.
lesson-turn-church = From both your houses a road leads to this church: { $points }. Build it.
    .refused = Look for the line of a road: it must begin at one of your own buildings. A river is no road.
    .done = You score { $gained }. { $player } plays a ship.
lesson-turn-supply = What you build comes from your supply, and there is little of some kinds: of churches you have { $left } left. What you have run out of you cannot build.
lesson-turn-reach = One of your houses stands where a river meets the sea. Where can a river card take you?
    .choice-1 = To the next site upstream, and no further.
    .choice-2 = To any site on this river whose tile lies open.
    .choice-3 = To any free site on this river, even if its tile is still face down.
    .reply-1 = It takes you further than that: the whole length of the river.
    .reply-2 = Further still: tiles that lie face down count as well.
    .reply-3 = Yes, the whole river. But if you lack the building that comes to light, you get nothing.
lesson-turn-river = Play a river card.
    .other = You can, but now we want to go up the river. Play a river card.
    .early = You can, but let us build once more first. Play a river card.
lesson-turn-bird = This site on your river shows a house and a bird. Build there: { $points }, and a bird token on top.
    .other = You can, but look for the tile with the bird.
    .hidden = You can, and that is a gamble: nobody knows that tile. This time take the bird, which is certain.
    .done = You score { $gained } and draw a bird token. Only you see what is on it; it counts at the end of the game.
lesson-turn-double = One kind of card is left: the double action. It is two ships, two roads or two rivers in a single turn, never a mixture.

## Points

lesson-points = How points come
    .understood = Building brings few points at once, score cards bring many, and they pay everybody who meets them. Play one when it pays you and not the others. Birds count at the end.
lesson-points-cards = So far building has brought you to { $mine }. The larger part comes from score cards; these are yours, and nobody else sees them.
lesson-points-everybody = A score card pays everybody who meets it, whoever plays it. This one brings { $each } for each building on the coast: { $points } for you, and { $player } has just as many buildings there.
lesson-points-which = With which of these cards do you get furthest ahead of { $player } now?
    .choice-1 = The sheep: { $sheep } for me
    .choice-2 = The coast: { $coast } for me
    .choice-3 = The birds: { $birds } for me
    .reply-1 = Yes. You have a sheep and { $player } has none.
    .reply-2 = It pays you { $coast }, but { $player } as much, so you gain nothing on each other. Look for one that pays you alone.
    .reply-3 = That is { $birds } for now. It gets better with each bird that you draw; look for one that is good already.
lesson-points-sheep = Play the sheep: { $points } for you, nothing for { $player }.
    .other = You can, but the sheep is worth { $points } to you now. Play it.
    .both = You can, but look: { $player } would score on the coast as well. The sheep pays you alone.
    .nothing = You can, but look: that card wants { $need } houses, and you have not got so many yet. It would pay nothing.
    .few = You can, but it would bring { $given } now and more when you have drawn more birds. Play the sheep.
    .build = You can go on building. But first play the sheep, before { $player } gets one too.
    .done = You score { $gained }. { $player } answers with a card for wood: { $theirs }, and you have no wood.
lesson-points-houses = This card pays { $pays } to everybody who has at least { $need } houses. You have { $have }: build one more before you play it.
lesson-points-ship = Play a ship to get another house.
    .other = You can, but one house more makes your card good. Play a ship.
    .nothing = You can, but you have { $have } houses and it wants { $need }: it would pay nothing. Play a ship first.
lesson-points-fourth = On { $site } there is a house to build, with a bird. Build there.
    .other = You can, but look: { $site } gives you a house and a bird.
    .done = That makes { $have } houses, and you have drawn another bird. { $player } builds a church.
lesson-points-now = { $player } is one house short. If you wait, the card may pay you both. Play it now: { $points }.
    .other = You can, but a card that pays you alone does not stay so for long. Play the houses now.
    .done = You score { $gained }. { $player } gets { $theirs }.
lesson-points-tokens = And your { $birds } bird tokens? They count when the game is over: { $bird-1 } { $worth-1 }, { $bird-2 } { $worth-2 }, { $bird-3 } { $worth-3 }. Only you know which ones you have.

## The volcano

lesson-volcano = The double action and the volcano
    .understood = A double action builds twice in the same way, and the second building may start from the first. The volcano pays well; an eruption costs points and buildings, and then its sites are free again.
lesson-volcano-height = On the volcano building brings more than anywhere else. For you it is two roads away: from your church to this site, and then up.
lesson-volcano-double = With the double action you go both in a single turn. Play it.
    .other = You can, but it takes you only half the way. Play the double action.
    .later = You can, but it will pay more once you have built more. Play the double action.
    .refused = So take the double action.
lesson-volcano-twice = First you name what you do twice. Name the road.
    .coast = You can, but ships stay on the coast, and we want to go up. Name the road.
    .river = You can, and your river leads up as well, but nobody knows what lies at its source. Name the road.
lesson-volcano-wood = The first building: { $site }. Build there, and see what comes to light.
    .other = You can, but look where the roads go on: only from this site do they lead up. Build there: { $site }.
    .refused = That is two roads away. One after the other.
    .done = You score { $gained }, and two tiles of the volcano are turned up.
lesson-volcano-house = Now the second, which may start from the one you have just put up. Build the house on the volcano: { $points }.
    .other = You can, but up on the volcano there is more to get: { $points }.
    .church = You can, and the gold may be good for something. But the house brings { $points } instead of { $given }.
    .refused = You have named the road, so the second building goes by road as well.
    .done = You score { $points }, but { $player } plays the eruption: your house is destroyed, and that costs you points, too. All in all you gain { $gained }.
lesson-volcano-site = And what about the site where your house stood?
    .choice-1 = Nobody can build there any more.
    .choice-2 = It is free, and anybody may build there.
    .choice-3 = It is kept for my next house.
    .reply-1 = The lava cools quickly: the tile stays, and the site is free.
    .reply-2 = Yes, and it pays again. There is only one eruption card, and it has been played: for the rest of this round the volcano is safe.
    .reply-3 = With the house your place there is gone. Whoever comes first may build.
lesson-volcano-road = Then go back up, before { $points } go to somebody else. Play a road.
    .other = You can, but the volcano is safe now and pays best. Play a road.
    .later = You can, but first use the quiet on the volcano. Play a road.
lesson-volcano-again = Build there once more: { $points }.
    .other = You can, but on the volcano you score { $points }.
    .church = You can, but that is { $given }; here it is { $points }.
    .refused = What you reached through the destroyed house is out of reach again.
    .done = You score { $gained }, and this time the house stays.
lesson-volcano-rubble = The destroyed house lies apart and comes back only for the second round. Houses left in your supply: { $left }.

## The right moment

lesson-timing = When to play a score card
    .understood = In the end all cards are played; what you choose is the order. Score while you are ahead in what a card counts, and wait where nobody can spoil it. The construction cards in a hand are known to all.
lesson-timing-order = { $player } has scored the rivers, which paid you both alike. Every card in your hand will be played in this round; all that you choose is the order.
lesson-timing-lead = You have more buildings on the coast than { $player }: your card would pay you { $mine } now. What can spoil your lead?
    .choice-1 = Nothing, for it is my card.
    .choice-2 = The double action that { $player } still has: two ships.
    .choice-3 = An eruption.
    .reply-1 = It is your card, but it pays everybody. Look at what { $player } can still build with.
    .reply-2 = Yes. The sets were chosen openly, so you can count which construction cards are left in each hand.
    .reply-3 = That concerns the volcano alone, and the card has been played. Look at what { $player } can still build with.
lesson-timing-coast = So do not wait any longer: play the coast, { $points } for you.
    .wait = You can, and then the coast would pay you more. But before you get to play it, two ships may come. Play the coast now.
    .birds = You can, but nobody can take your birds from you; your lead on the coast you can lose. Play the coast.
    .refused = That was the card of { $player }.
    .done = You score { $points }. And here come the ships: { $player } plays the double action and builds on the coast twice.
lesson-timing-shared = One of them went to a site of yours! Who may build where somebody stands already?
    .choice-1 = Whoever plays a double action.
    .choice-2 = Whoever comes last in the turn order, once in a round.
    .choice-3 = Whoever has more points than I.
    .reply-1 = The card does not matter. Think of who always comes after the others.
    .reply-2 = Yes, that is the last player’s right, and { $player } has used it now. Your house stays, and both count; a third would not fit.
    .reply-3 = Points do not matter here. Think of who always comes after the others.
lesson-timing-ship = The birds pay { $each } for each token, and you have { $birds }. You can make that more: play the ship.
    .other = You can, but with one bird more it pays more, and nobody can spoil that. Play the ship.
lesson-timing-lighthouse = Look for a bird. Here you get it with a lighthouse, and { $points } on top: build there.
    .other = You can, but there is no bird there.
    .bird = You can, that is a bird as well. But there building brings { $given }, here it brings { $points }.
    .refused = The right to share a site is not yours in this round.
    .done = You score { $gained } and draw a bird. { $player } goes up the river and finds one too.
lesson-timing-birds = That leaves one card in your hand: { $points } for your birds. Play it.
    .refused = Each card is played once in a round.
    .done = You score { $gained }. { $player } plays the fish, and you have none. Now all cards are played, and the first round is over.
lesson-timing-track = You have { $mine }: your marker has gone round the track, and the storey under it stands for { $storey } points. At equal points whoever got there first is ahead, so there are no ties.
