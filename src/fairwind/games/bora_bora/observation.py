"""What a seat observes, as small whole numbers with names: the table, itself, and the others as far as it may know.

Every block of names stands above the function that appends its numbers, in the same order.
"""

from __future__ import annotations

from typing import Final

from fairwind.games.bora_bora.clock import turns_left
from fairwind.games.bora_bora.knowledge import unknown_cards
from fairwind.games.bora_bora.rules.building import ChooseBuilding, ChooseGround, least_building
from fairwind.games.bora_bora.rules.dice import PlaceDie, RollDice, least_values
from fairwind.games.bora_bora.rules.evaluation import BuyJewel, ScoreStatus
from fairwind.games.bora_bora.rules.expansion import ChooseHut, ChooseRegion, ScoreFish, TakeGoods
from fairwind.games.bora_bora.rules.gods import DrawCard, TurnOpen
from fairwind.games.bora_bora.rules.helper import Exchange
from fairwind.games.bora_bora.rules.rounds import BeginRound, DrawPerson, DrawTask
from fairwind.games.bora_bora.rules.setup import FirstHut
from fairwind.games.bora_bora.rules.take_people import ChoosePerson
from fairwind.games.bora_bora.rules.tasks import ChooseTask, DoTask, LastTasks
from fairwind.games.bora_bora.rules.temple import ChoosePriestSpace, FirstGift, SecondGift
from fairwind.games.bora_bora.rules.use_people import (
    PLAYED,
    SPENT,
    BeginPhaseB,
    ChooseCard,
    GainCards,
    MoveHuts,
    NextUse,
    TakeMaterials,
    UsePeople,
)
from fairwind.games.bora_bora.scoring import AT_THE_END, fish_points
from fairwind.games.bora_bora.state import N_GODS, N_MATERIALS, N_SOURCES, OPEN, PILE, SOURCES, BoraBora, hand
from fairwind.games.bora_bora.tally import (
    BITS,
    FIRST_OF,
    HUTS,
    JEWEL_POINTS,
    MEN_UP,
    ROOM,
    SHELLS_UP,
    STEPS_UP,
    WOMEN_UP,
    lacking,
    place_of_need,
    tally,
)
from fairwind.games.bora_bora.task_tiles import (
    N_ANY_JEWEL,
    N_ANY_MATERIAL,
    N_BUILDING,
    N_CARD,
    N_FISH,
    N_JEWEL,
    N_KIND,
    N_MAN,
    N_MATERIAL,
    N_PRIEST,
    N_REGIONS,
    N_SHIFTED_MAN,
    N_SHIFTED_WOMAN,
    N_WOMAN,
    NEEDS,
)
from fairwind.games.bora_bora.vocabulary import (
    ACTIONS,
    DICE,
    DISPLAY,
    FACES,
    GODS,
    JEWELS_A_ROUND,
    KINDS,
    LAND,
    MATERIALS,
    MOST_SEATS,
    REGIONS,
    ROUNDS,
    SEA,
    SEXES,
    SPACES,
    TASKS_EACH,
    TERRAINS,
)
from fairwind.kernel.state import CHANCE, NONE, Frame

N_KINDS: Final = len(KINDS)
N_USES: Final = N_KINDS * len(SEXES)
PLACES: Final = range(1, 13)
NUMBERS: Final = range(1, FACES + 1)
MOST_LEAD: Final = 500  # in points: more than there are


# -- when it is, and what waits

# Every decision, and of chance and steps what can wait when somebody has answered.
WAITING: Final[tuple[type[Frame], ...]] = (
    *(FirstHut, PlaceDie, ChooseRegion, ChooseHut, TakeGoods, ScoreFish, ChoosePerson, Exchange),
    *(ChoosePriestSpace, ChooseBuilding, ChooseGround, FirstGift, SecondGift),
    *(UsePeople, TakeMaterials, MoveHuts, ChooseCard, BuyJewel, DoTask, ChooseTask, LastTasks),
    *(RollDice, DrawCard, TurnOpen, DrawPerson, DrawTask, NextUse, GainCards, BeginPhaseB, ScoreStatus, BeginRound),
)
PLACE_OF_FRAME: Final[dict[type[Frame], int]] = {frame: place for place, frame in enumerate(WAITING)}
PHASES: Final[tuple[str, ...]] = ("set-up", "dice", "people", "jewelry", "tasks", "end")
P_SET_UP: Final = 0
P_DICE: Final = 1
P_PEOPLE: Final = 2
P_JEWELRY: Final = 3
P_TASKS: Final = 4
P_END: Final = 5

TIME_NAMES: Final[tuple[str, ...]] = (
    *(f"seats-{seats}" for seats in range(2, MOST_SEATS + 1)),
    *(f"round-{round_}" for round_ in range(1, ROUNDS + 1)),
    *(f"phase-{phase}" for phase in PHASES),
    "turns-left",
)


def phase_of(s: BoraBora, left: int) -> int:
    """Which phase it is with so many turns of the round left: see `turns_a_round`."""
    if not s.round:
        return P_SET_UP
    if left > 5 * s.seats:
        return P_DICE
    if left > 4 * s.seats:
        return P_PEOPLE
    if left > 3 * s.seats:
        return P_JEWELRY
    return P_TASKS if left > s.seats else P_END


def add_time(s: BoraBora, phase: int, left: int, out: list[int]) -> None:
    """The table's size, the round and the phase."""
    for seats in range(2, MOST_SEATS + 1):
        out.append(1 if s.seats == seats else 0)
    for round_ in range(1, ROUNDS + 1):
        out.append(1 if s.round == round_ else 0)
    for i in range(len(PHASES)):
        out.append(1 if i == phase else 0)
    out.append(left)


WAITING_NAMES: Final[tuple[str, ...]] = (
    *(f"waits-{frame.__name__}" for frame in WAITING),
    *("waits-value", "waits-other-sort", "waits-blue", "waits-white", "waits-yellow", "waits-fish"),
    *("green-paid", "green-over"),
)


def beneath_chance(s: BoraBora) -> Frame | None:
    """The first frame from the top that is not drawn or rolled: whoever is asked next, or what runs then."""
    pending = s.pending
    for i in range(len(pending) - 1, -1, -1):
        if pending[i].kind != CHANCE:
            return pending[i]
    return None


def add_waiting(s: BoraBora, frame: Frame | None, out: list[int]) -> None:
    """What waits on top, what waits beneath the draws, and the numbers that it carries."""
    first = len(out)
    for _ in range(len(WAITING)):
        out.append(0)
    if frame is not None:
        for waiting in (s.pending[-1], frame):
            place = PLACE_OF_FRAME.get(type(waiting), NONE)
            if place != NONE:
                out[first + place] = 1
    value, other = amount_waiting(frame)
    out.append(value)
    out.append(other)
    out.append(frame.blue if isinstance(frame, PlaceDie) else 0)
    out.append(frame.white if isinstance(frame, PlaceDie) else 0)
    out.append(frame.yellow if isinstance(frame, (DoTask, LastTasks)) else 0)
    out.append(s.fish[frame.region] if isinstance(frame, (ChooseHut, TakeGoods, ScoreFish)) else 0)
    green = frame.green if isinstance(frame, (UsePeople, NextUse)) else 0
    out.append(1 if green == PLAYED else 0)
    out.append(1 if green == SPENT else 0)


def amount_waiting(frame: Frame | None) -> tuple[int, int]:
    """The value or amount that a seat may use, and whether it is for the sea or for women."""
    if isinstance(frame, ChooseRegion):
        return frame.value, frame.way
    if isinstance(frame, ChoosePerson):
        return frame.value, frame.sex
    if isinstance(frame, (ChoosePriestSpace, ChooseBuilding)):
        return frame.value, 0
    if isinstance(frame, (Exchange, TakeMaterials, MoveHuts, ChooseCard, GainCards)):
        return frame.left, 0
    return 0, 0


# -- the board

BOARD_NAMES: Final[tuple[str, ...]] = (
    *(f"tile-{action}" for action in ACTIONS),
    *(f"fish-{place}" for place in PLACES),
    *(f"on-show-{sex}-{kind}" for sex in SEXES for kind in KINDS),
    *(f"on-show-{sex}" for sex in SEXES),
    *(f"open-{god}" for god in GODS),
    "pile",
    *(f"jewel-{place}-{what}" for place in range(1, JEWELS_A_ROUND + 1) for what in ("points", "price")),
    *("jewel-next-points", "jewel-next-price", "building-points", "temple-points"),
)


def add_board(s: BoraBora, out: list[int]) -> None:
    """What lies on the board for everybody."""
    tiles = s.edition.tile_of[s.seats - 2]
    for action in range(len(ACTIONS)):
        out.append(s.lowest[tiles[action]] - 1)  # the highest face that may lie down there
    for region in range(REGIONS):
        out.append(s.fish[region] if region < len(s.fish) else 0)
    add_people_on_show(s, out)
    for colour in range(N_GODS):
        out.append(s.at[OPEN][colour])
    out.append(s.total(PILE))
    add_jewels_on_sale(s, out)
    at = max(s.round, 1) - 1
    out.append(s.edition.building_points[at])
    out.append(s.edition.temple_points[at])


def add_people_on_show(s: BoraBora, out: list[int]) -> None:
    """For each sex and kind how easy one is to have: 6 below number 1, 0 if there is none; then how many there are."""
    first = len(out)
    for _ in range(N_USES):
        out.append(0)
    for sex in range(len(SEXES)):
        count = 0
        for i in range(DISPLAY - 1, -1, -1):  # the easiest last, so that it stays
            design = s.people[sex * DISPLAY + i]
            if design != NONE:
                out[first + sex * N_KINDS + s.edition.people[sex][design].kind] = DISPLAY - i
                count += 1
        out.append(count)


def add_jewels_on_sale(s: BoraBora, out: list[int]) -> None:
    """Points and price of what can be bought in this round, and the most points and the lowest price in the next."""
    first = JEWELS_A_ROUND * (max(s.round, 1) - 1)
    for place in range(first, first + JEWELS_A_ROUND):
        there = place < len(s.jewels) and s.jewel_owner[place] == NONE
        out.append(s.edition.jewels[s.jewels[place]].points if there else 0)
        out.append(s.edition.jewels[s.jewels[place]].price if there else 0)
    points = 0
    price = 0
    for place in range(first + JEWELS_A_ROUND, min(first + 2 * JEWELS_A_ROUND, len(s.jewels))):
        jewel = s.edition.jewels[s.jewels[place]]
        points = max(points, jewel.points)
        price = jewel.price if price == 0 else min(price, jewel.price)
    out.append(points)
    out.append(price)


# -- every seat

SEAT_NAMES: Final[tuple[str, ...]] = (
    *("points", "asked", "man-unused", "woman-unused", "order", "standing", "status", "status-points"),
    *(f"die-{face}" for face in NUMBERS),
    *("dice", *(f"dice-for-{action}" for action in ACTIONS), "dice-for-fish"),
    *(f"hut-{place}" for place in PLACES),
    *("regions", "land-die", "land-reach", "sea-die", "sea-reach", "fish"),
    *("room", "huts", "huts-on-12", "men", "women", "men-down", "women-down"),
    *("men-up", "women-up", "steps-up", "shells-up"),
    *("filled", "covered", "grounds", "buildings", "building-die", "materials"),
    *("cards", "god-tiles", "offerings", "shells"),
    *("priests", "priest-leftmost", "temple-majority"),
    *("jewels", "jewel-points", "jewel-affordable"),
    *("fulfilled", "tasks-ready", "tasks-1-short", "tasks-2-short", "tasks-far"),
)


def add_seat(s: BoraBora, seat: int, have: list[int], frame: Frame | None, unused: int, out: list[int]) -> None:
    """What everybody can tell of a seat."""
    out.append(points_now(s, seat, have))
    out.append(1 if frame is not None and frame.seat == seat else 0)
    out.append(unused & 1)
    out.append(unused >> 1 & 1)
    add_standing(s, seat, out)
    add_dice(s, seat, out)
    add_regions(s, seat, have, out)
    for place in (ROOM, HUTS):
        out.append(have[place])
    out.append(s.huts_on_12[seat])
    for place in PEOPLE_COUNTS:
        out.append(have[place])
    add_ceremony(s, seat, have, out)
    out.append(s.total(hand(seat)))
    out.append(s.god_tiles[seat])
    out.append(s.offerings[seat])
    out.append(s.shells[seat])
    add_temple(s, seat, have, out)
    out.append(have[N_ANY_JEWEL])
    out.append(have[JEWEL_POINTS])
    out.append(best_affordable(s, seat))
    add_tasks(s, seat, have, out)


PEOPLE_COUNTS: Final[tuple[int, ...]] = (
    *(N_MAN, N_WOMAN, N_SHIFTED_MAN, N_SHIFTED_WOMAN),
    *(MEN_UP, WOMEN_UP, STEPS_UP, SHELLS_UP),
)


def add_standing(s: BoraBora, seat: int, out: list[int]) -> None:
    """Places in the turn order and on the status track, 1 in front, and what the track brings."""
    for row in (s.order, s.standing):
        place = 0
        for i in range(len(row)):
            if row[i] == seat:
                place = i + 1
        out.append(place)
    out.append(s.status[seat])
    out.append(s.edition.status_points[s.status[seat]])


def add_dice(s: BoraBora, seat: int, out: list[int]) -> None:
    """Dice left by face; how many can do what, without a god; and how many can only fish."""
    first = len(out)
    for _ in range(FACES + 1):
        out.append(0)
    for i in range(DICE * seat, DICE * seat + DICE):
        if s.dice[i]:
            out[first + s.dice[i] - 1] += 1
            out[first + FACES] += 1
    after = len(out)
    for _ in range(len(ACTIONS) + 1):
        out.append(0)
    if out[first + FACES] == 0:
        return
    tiles = s.edition.tile_of[s.seats - 2]
    least = least_values(s, seat)
    for i in range(DICE * seat, DICE * seat + DICE):
        face = s.dice[i]
        if face == 0:
            continue
        idle = 1
        for action in range(len(ACTIONS)):
            if least[action] <= face < s.lowest[tiles[action]]:
                out[after + action] += 1
                idle = 0
        out[after + len(ACTIONS)] += idle


def add_regions(s: BoraBora, seat: int, have: list[int], out: list[int]) -> None:
    """Where the huts stand, the lowest die that leads on by land and by sea, and how many regions that can be."""
    own = s.regions[seat]
    for region in range(REGIONS):
        out.append(own >> region & 1)
    out.append(have[N_REGIONS])
    for way in (LAND, SEA):
        masks = s.edition.map.path_masks[way]
        dice = s.edition.map.path_dice[way]
        reached = 0
        least = 0
        for i in range(len(masks)):
            shared = own & masks[i]
            if shared != 0 and shared != masks[i]:
                if least == 0:
                    least = dice[i]
                reached |= masks[i]
        out.append(least)
        out.append(BITS[reached & ~own])
    out.append(fish_points(s, seat))


def add_ceremony(s: BoraBora, seat: int, have: list[int], out: list[int]) -> None:
    """Ceremony spaces and buildings; 0 instead of the lowest die if there is no ground to build on."""
    filled = s.filled[seat]
    grounds = 0
    for mask in s.edition.ceremony.pair_masks:
        if filled & mask == mask:
            grounds += 1
    out.append(BITS[filled])
    out.append(BITS[s.covered[seat]])
    out.append(grounds)
    out.append(have[N_BUILDING])
    least = least_building(s, seat)
    out.append(least if least <= FACES else 0)
    out.append(have[N_ANY_MATERIAL])


def add_temple(s: BoraBora, seat: int, have: list[int], out: list[int]) -> None:
    """Priests, how far left the first of them stands (6 to 1, 0 without any), and whether the god tile is theirs."""
    priests = have[N_PRIEST]
    leftmost = 0
    majority = 1 if priests else 0
    temple = s.temple
    for space in range(len(temple) - 1, -1, -1):
        other = temple[space]
        if other == seat:
            leftmost = len(temple) - space
    for space in range(len(temple)):
        other = temple[space]
        if other != NONE and other != seat:
            count = 0
            for priest in temple:
                if priest == other:
                    count += 1
            if count > priests or (count == priests and len(temple) - space > leftmost):
                majority = 0
    out.append(priests)
    out.append(leftmost)
    out.append(majority)


def best_affordable(s: BoraBora, seat: int) -> int:
    """The most points that the seat's shells can buy in this round."""
    best = 0
    first = JEWELS_A_ROUND * (max(s.round, 1) - 1)
    for place in range(first, min(first + JEWELS_A_ROUND, len(s.jewels))):
        jewel = s.edition.jewels[s.jewels[place]]
        if s.jewel_owner[place] == NONE and jewel.price <= s.shells[seat] and jewel.points > best:
            best = jewel.points
    return best


def add_tasks(s: BoraBora, seat: int, have: list[int], out: list[int]) -> None:
    """Tasks fulfilled, and how many of the others lack nothing, one thing, two things, or more."""
    out.append(tasks_done(s, seat))
    first = len(out)
    for _ in range(4):
        out.append(0)
    for place in range(TASKS_EACH * seat, TASKS_EACH * seat + TASKS_EACH):
        if s.tasks[place] != NONE:
            out[first + min(lacking(s, have, s.tasks[place]), 3)] += 1


# -- oneself

WANT_FISH: Final = FIRST_OF[N_FISH]  # fish and jewelry of any value or kind count together
WANT_MATERIAL: Final = WANT_FISH + 1
WANT_JEWEL: Final = WANT_MATERIAL + N_MATERIALS
N_WANTS: Final = WANT_JEWEL + 1
WANTS: Final[tuple[str, ...]] = (
    *NEEDS[:N_KIND],
    *(f"kind-{kind}" for kind in KINDS),
    *(f"card-{god}" for god in GODS),
    *(f"terrain-{terrain}" for terrain in TERRAINS),
    "fish",
    *(f"material-{material}" for material in MATERIALS),
    "jewel-kind",
)
OWN_NAMES: Final[tuple[str, ...]] = (
    *("lead", "ahead"),
    *(f"{sex}-{kind}" for sex in SEXES for kind in KINDS),
    *(f"holds-{place}" for place in PLACES),
    *("land-fish", "sea-fish"),
    *(f"filled-{place}" for place in PLACES),
    *(f"covered-{place}" for place in PLACES),
    *(f"free-for-{material}" for material in MATERIALS),
    *(f"beside-{material}" for material in MATERIALS),
    *(f"building-{number}" for number in NUMBERS),
    *(f"card-{god}" for god in GODS),
    *(f"can-play-{god}" for god in GODS),
    *(f"wants-{want}" for want in WANTS),
    *("row-ready", "row-1-short", "row-2-short", "row-far"),
    *(f"temple-{number}" for number in range(FACES, 0, -1)),
    *(f"scored-{source}" for source in SOURCES),
    *(f"scored-{item}" for item in AT_THE_END),
)


def add_own(s: BoraBora, seat: int, have: list[int], out: list[int]) -> None:
    """What a seat looks at more closely on its own board."""
    uses = len(out)
    for _ in range(N_USES):
        out.append(0)
    for code in s.spaces[seat]:
        use = s.edition.use_of[code]
        if use != NONE:
            out[uses + use] += 1
    for region in range(REGIONS):
        out.append(1 if s.builder[region] == seat else 0)
    add_best_fish(s, seat, out)
    for space in range(SPACES):
        out.append(s.filled[seat] >> space & 1)
    for space in range(SPACES):
        out.append(s.covered[seat] >> space & 1)
    for material in range(N_MATERIALS):
        out.append(BITS[s.free_for(seat, material)])
    for material in range(N_MATERIALS):
        out.append(s.beside[seat * N_MATERIALS + material])
    for building in range(seat * FACES, seat * FACES + FACES):
        out.append(1 if s.buildings[building] != NONE else 0)
    add_gods(s, seat, out)
    add_wants(s, seat, have, out)
    for priest in s.temple:
        out.append(1 if priest == seat else 0)
    add_scores(s, seat, have, out)


def add_best_fish(s: BoraBora, seat: int, out: list[int]) -> None:
    """The best fish one step away, by land and by sea."""
    own = s.regions[seat]
    for way in (LAND, SEA):
        reached = 0
        for mask in s.edition.map.path_masks[way]:
            if mask & own:
                reached |= mask
        reached &= ~own
        best = 0
        for region in range(len(s.fish)):
            if reached >> region & 1:
                best = max(best, s.fish[region])
        out.append(best)


def add_gods(s: BoraBora, seat: int, out: list[int]) -> None:
    """The own cards, and the gods that can be paid for."""
    cards = s.at[hand(seat)]
    pairs = 0
    for colour in range(N_GODS):
        out.append(cards[colour])
        pairs += 1 if cards[colour] >= 2 else 0
    for god in range(N_GODS):
        paid = cards[god] > 0 or pairs > 0  # a pair of the god's own colour has its card too
        out.append(1 if (paid and s.offerings[seat]) or s.god_tiles[seat] else 0)


def add_wants(s: BoraBora, seat: int, have: list[int], out: list[int]) -> None:
    """What the own tasks still lack, thing by thing, and how short each task on the board would be."""
    first = len(out)
    for _ in range(N_WANTS):
        out.append(0)
    for place in range(TASKS_EACH * seat, TASKS_EACH * seat + TASKS_EACH):
        if s.tasks[place] == NONE:
            continue
        for need in s.edition.tasks[s.tasks[place]].needs:
            short = need.count - have[place_of_need(need.what, need.which)]
            if short > 0:
                out[first + want_of(need.what, need.which)] += short
    row = len(out)
    for _ in range(4):
        out.append(0)
    for task in s.task_row:
        out[row + min(lacking(s, have, task), 3)] += 1


def want_of(what: int, which: int) -> int:
    """Where a want is counted."""
    if what == N_FISH:
        return WANT_FISH
    if what == N_MATERIAL:
        return WANT_MATERIAL + which
    if what == N_JEWEL:
        return WANT_JEWEL
    return FIRST_OF[what] + which


# -- points


def points_now(s: BoraBora, seat: int, have: list[int]) -> int:
    """All points of a seat, as if the game ended now."""
    points = s.points(seat) + s.god_tiles[seat] * s.edition.god_tile_points
    points += fish_points(s, seat) + have[JEWEL_POINTS]
    reached = 0
    for bonus in bonuses_reached(s, seat, have):
        reached += bonus
    return points + reached * s.edition.bonus_points


def bonuses_reached(s: BoraBora, seat: int, have: list[int]) -> list[int]:
    """1 for each of the six bonuses that a seat has reached, in the order of `scoring.bonuses`."""
    return [
        1 if tasks_done(s, seat) >= s.edition.bonus_tasks else 0,
        1 if have[N_ANY_JEWEL] >= s.edition.bonus_jewels else 0,
        1 if BITS[s.filled[seat] | s.covered[seat]] >= SPACES else 0,
        1 if have[N_BUILDING] >= FACES else 0,
        1 if have[N_REGIONS] >= REGIONS else 0,
        1 if have[N_MAN] + have[N_WOMAN] >= SPACES else 0,
    ]


def tasks_done(s: BoraBora, seat: int) -> int:
    """How many tasks a seat has fulfilled."""
    done = 0
    for code in s.fulfilled:
        if code % MOST_SEATS == seat:
            done += 1
    return done


def add_scores(s: BoraBora, seat: int, have: list[int], out: list[int]) -> None:
    """Points by item, in the order of `scoring.scores`."""
    for source in range(seat * N_SOURCES, seat * N_SOURCES + N_SOURCES):
        out.append(s.earned[source])
    out.append(s.god_tiles[seat] * s.edition.god_tile_points)
    out.append(fish_points(s, seat))
    out.append(have[JEWEL_POINTS])
    for bonus in bonuses_reached(s, seat, have):
        out.append(bonus * s.edition.bonus_points)


# -- the others

OTHER_NAMES: Final[tuple[str, ...]] = (
    *(f"kind-{kind}" for kind in KINDS),
    *(f"known-{god}" for god in GODS),
    "unknown",
)


def add_other(s: BoraBora, seat: int, have: list[int], out: list[int]) -> None:
    """The people of another seat, and what everybody knows of its god cards."""
    for kind in range(N_KINDS):
        out.append(have[N_KIND + kind])
    for colour in range(N_GODS):
        out.append(have[FIRST_OF[N_CARD] + colour])
    out.append(unknown_cards(s, seat))


# -- everything


def unused_sexes(s: BoraBora, phase: int) -> list[int]:
    """By seat, as bits, the sexes that can still be used in phase B of this round."""
    unused = [3 if phase <= P_DICE else 0 for seat in range(s.seats)]
    if phase == P_PEOPLE:
        for frame in s.pending:  # what lies higher is newer
            if isinstance(frame, (NextUse, UsePeople)):
                unused[frame.seat] = 3 & ~frame.spent
    return unused


def observe(s: BoraBora, seat: int, out: list[int]) -> None:
    """Append everything, in the order of `observed`."""
    left = turns_left(s)
    phase = phase_of(s, left)
    frame = beneath_chance(s)
    add_time(s, phase, left, out)
    add_waiting(s, frame, out)
    add_board(s, out)
    unused = unused_sexes(s, phase)
    mine = len(out)
    have = tally(s, seat, seat)
    add_seat(s, seat, have, frame, unused[seat], out)
    lead = len(out)
    out.append(MOST_LEAD)
    out.append(0)
    add_own(s, seat, have, out)
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        theirs = len(out)
        have = tally(s, other, seat)
        add_seat(s, other, have, frame, unused[other], out)
        add_other(s, other, have, out)
        out[lead] = min(out[lead], out[mine] - out[theirs])
        out[lead + 1] += 1 if out[mine] > out[theirs] else 0


def _names(seats: int) -> tuple[str, ...]:
    names = [*TIME_NAMES, *WAITING_NAMES, *BOARD_NAMES]
    for seat in range(seats):
        names += [f"{seat}.{name}" for name in (*SEAT_NAMES, *(OTHER_NAMES if seat else OWN_NAMES))]
    return tuple(names)


NAMES: Final[tuple[tuple[str, ...], ...]] = tuple(_names(seats) for seats in range(MOST_SEATS + 1))


def observed(seats: int) -> tuple[str, ...]:
    """The names of what is observed at a table of so many."""
    return NAMES[seats]
