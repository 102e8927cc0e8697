"""Stage `selfplay`: the net plays, learns from it, and is kept if it beats the one before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from fairwind.arena.workers import spread
from fairwind.training.display import Display
from fairwind.training.gate import Z_80, Z_95, blocks_between, measured
from fairwind.training.lesson import fitted
from fairwind.training.plan import Plan, Stopwatch
from fairwind.training.relabel import Review, looker_for, review
from fairwind.training.run_folder import BadRun, RunFolder
from fairwind.training.start_games import AT, Mix, all_samples, batches_of, own_advice, play_batches, stored

FIRST_NUMBER: Final = 1_000_000  # of the games of a generation: games to begin with have lower ones
SHARES: Final = 48  # of the present net in the draw; older ones, and bots without, have a quarter of that each
OLDER: Final = 3  # nets that are remembered as opponents
GATES: Final = 2  # that may fail before positions are looked at again
REVIEWED: Final = 64  # files of games that are looked at again
PER_GAME: Final = 6  # positions of each of their games


@dataclass
class Standing:
    """Where self-play stands."""

    generation: int = 0
    kept: int = 0  # nets that passed, the first counted
    failed: int = 0  # gates since one was passed, or since positions were looked at again
    games: int = 0


def play_and_learn(plan: Plan, folder: RunFolder, display: Display) -> None:
    """Run the stage, generation after generation."""
    watch = Stopwatch(plan.minutes)
    standing = _begun(plan, folder, display)
    while standing.generation < plan.rounds and not watch.is_up():
        _one_generation(plan, folder, display, standing, watch)
        if watch.is_up():
            break
    display.say(f"{plan.game}: {standing.kept} nets were kept in {standing.generation} generations")


def _begun(plan: Plan, folder: RunFolder, display: Display) -> Standing:
    """Where it was left, or with the net of the start games."""
    held = folder.load("selfplay.json")
    if held:
        return Standing(**held)
    first = folder.path / "net.bin"
    if not first.is_file():
        raise BadRun(f"There is no net in {folder.path} to begin with; run --stage fit first.")
    net = first.read_bytes()
    folder.write("nets/000.bin", net)
    if plan.gate:
        measure_strength(plan, folder, display, net, 0)
    standing = Standing(kept=1)
    folder.save("selfplay.json", vars(standing))
    return standing


def nets_of(folder: RunFolder, standing: Standing) -> list[bytes]:
    """The last nets that were kept, the present one last."""
    numbers = range(max(0, standing.kept - 1 - OLDER), standing.kept)
    return [(folder.path / f"nets/{number:03}.bin").read_bytes() for number in numbers]


def own_mix(plan: Plan, nets: int) -> Mix:
    """Two thirds of the seats by the present net, the others by older ones and by bots without."""
    present, older = f"{plan.player}{AT}{nets - 1}", range(nets - 1)
    names = [f"{plan.player}{AT}{number}" for number in older]
    rest = [name for name in plan.others.split(",") if name]
    shares = [(present, SHARES), *_shared(names, SHARES // 4), *_shared(rest, SHARES // 4)]
    return Mix(tuple(shares), strangers=100, careless=plan.slips())


def _shared(names: Sequence[str], share: int) -> list[tuple[str, int]]:
    return [(name, max(1, share // len(names))) for name in names]


def _one_generation(plan: Plan, folder: RunFolder, display: Display, standing: Standing, watch: Stopwatch) -> None:
    number = standing.generation + 1
    nets = nets_of(folder, standing)
    first = FIRST_NUMBER * number
    batches = batches_of(
        plan,
        folder,
        f"selfplay/{plan.seed}",
        own_mix(plan, len(nets)),
        range(first, first + plan.generation_games),
        nets,
    )
    played = play_batches(plan, folder, display, part_of(number), batches, watch)
    if played < plan.generation_games:
        return  # the time is up; whoever goes on plays the rest
    standing.games += played
    if standing.failed >= GATES:
        _look_again(plan, folder, display, nets, number)
        standing.failed = 0
    net = _next_net(plan, folder, display, nets[-1], number)
    _gate(plan, folder, display, standing, net, nets)
    standing.generation = number
    folder.save("selfplay.json", vars(standing))


def part_of(generation: int) -> str:
    """Where the games of a generation are kept."""
    return f"selfplay/{generation:03}"


def _next_net(plan: Plan, folder: RunFolder, display: Display, before: bytes, number: int) -> bytes:
    """A new net, which learns from the last games and from what the present one foresaw in them."""
    parts = ["games", *[name for n in range(1, number + 1) for name in (f"relabel/{n:03}", part_of(n))]]
    samples = all_samples(folder, parts, plan.positions)
    return fitted(replace(plan, minutes=0.0), folder, display, samples, f"generation {number}", before)


def _gate(
    plan: Plan, folder: RunFolder, display: Display, standing: Standing, net: bytes, nets: Sequence[bytes]
) -> None:
    """Let the new net play the former one, and keep it only if it is better; without a gate it is kept anyhow."""
    if plan.gate == 0:
        folder.write(f"nets/{standing.kept:03}.bin", net)
        folder.write("net.bin", net)
        standing.kept += 1
        return
    names = f"{plan.player}{AT}1", f"{plan.player}{AT}0"
    seed = f"gate/{plan.seed}/{standing.generation + 1}"
    blocks = blocks_between(plan, *names, (nets[-1], net), plan.gate, seed, own_advice(folder))
    share = measured(plan, blocks)
    passed = share.at_least(Z_80) > 0.5
    folder.log(
        "gate",
        generation=standing.generation + 1,
        share=round(share.mean, 4),
        lower=round(share.at_least(Z_80), 4),
        margin=round(share.margin, 2),
        blocks=share.blocks,
        passed=passed,
    )
    display.say(f"gate: {share.mean:.1%} against the net before, {'kept' if passed else 'not kept'}")
    if not passed:
        standing.failed += 1
        return
    standing.failed = 0
    folder.write(f"nets/{standing.kept:03}.bin", net)
    folder.write("net.bin", net)
    standing.kept += 1
    measure_strength(plan, folder, display, net, standing.games)


def measure_strength(plan: Plan, folder: RunFolder, display: Display, net: bytes, games: int) -> None:
    """Note how a net does against bots that stay what they are."""
    for other in plan.yardsticks.split(","):
        blocks = blocks_between(
            plan,
            f"{plan.player}{AT}0",
            other,
            (net,),
            max(1, plan.gate // 2),
            f"strength/{plan.seed}",
            own_advice(folder),
        )
        share = measured(plan, blocks)
        low, high = share.at_least(Z_95), share.at_least(-Z_95)
        folder.log(
            "strength",
            against=other,
            games=games,
            share=round(share.mean, 4),
            interval=[round(max(0.0, low), 4), round(min(1.0, high), 4)],
            margin=round(share.margin, 2),
        )
        display.say(f"strength after {games} games: {share.mean:.1%} against {other}, margin {share.margin:.1f}")


def _look_again(plan: Plan, folder: RunFolder, display: Display, nets: Sequence[bytes], number: int) -> None:
    """Have positions of the last games looked at by a long search."""
    parts = [part_of(n) for n in range(1, number + 1)]
    contents = list(stored(folder, parts))[-REVIEWED:]
    looker = looker_for(plan.spec, plan.relabel, len(nets) - 1)
    first = FIRST_NUMBER * number + FIRST_NUMBER // 2
    tasks = [
        Review(
            plan.game, content, looker, PER_GAME, f"relabel/{number}", tuple(nets), own_advice(folder), first + 100 * n
        )
        for n, content in enumerate(contents)
    ]
    display.begin(f"{plan.game}: looked at again", len(tasks))
    for done, (place, content) in enumerate(spread(review, tasks, plan.jobs, plan.ray)):
        folder.write(f"relabel/{number:03}/{place:05}.npz", content)
        display.advance(done + 1)
    folder.log("relabel", generation=number, files=len(tasks), by=looker)
