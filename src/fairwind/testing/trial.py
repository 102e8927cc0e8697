"""A trial: one random game in which every promise of the kernel is checked at every answer.

A check that fails raises `Broken`, which names the game, the table, the seed and the answer, so that it can be found
again.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.codec import canonical, encode_frame
from fairwind.kernel.frames import Chance, Together
from fairwind.kernel.log import ONLOOKER, Fact, Log, Moved, told_to
from fairwind.kernel.play import (
    actors,
    answer,
    is_over,
    options,
    refusal,
    settle,
    toss,
    waiting_chance,
    waiting_decision,
)
from fairwind.kernel.position import Position
from fairwind.kernel.preview import foresee, preview
from fairwind.kernel.record import CHECK_EVERY, Line, Record, new_record, read_record
from fairwind.kernel.replay import Replay
from fairwind.kernel.spec import Edition, GameSpec
from fairwind.kernel.state import EVERYBODY, State

CLONES_KEPT: Final = 8
LARGEST: Final = 1000  # that is observed: a net's inputs are small


class Broken(AssertionError):
    """A promise that a game does not keep."""


class Trial:
    """One random game under watch."""

    def __init__(self, spec: GameSpec[Any, Any], seats: int, variants: Mapping[str, str], seed: str) -> None:
        self.spec: Final = spec
        self.edition: Final[Edition] = spec.edition()
        self.variants: Final = spec.chosen_variants(variants)
        self.seed: Final = seed
        self.driver: Final = Seeded(f"{seed}/table")
        self.choose: Final = Generator(f"{seed}/players")
        self.s: State = spec.begin(self.edition, seats, self.variants)
        self.answers = 0
        self.time = 0
        self.record: Final[Record] = new_record(spec, self.edition, seats, self.variants)
        self.kept: Final[deque[tuple[State, str]]] = deque(maxlen=CLONES_KEPT)
        settle(self.s)

    def run(self) -> None:
        """Play to the end, and replay the record."""
        self.sound()
        while not is_over(self.s):
            if self.answers > self.spec.longest:
                self.fail(f"is not over after {self.spec.longest} answers")
            if waiting_chance(self.s) is not None:
                self.toss()
            else:
                self.answer()
        self.record.finish(self.spec.result(self.s).as_json())
        self.replays()

    def fail(self, what: str) -> None:
        """Say which game and where."""
        s = self.s
        raise Broken(f"{self.spec.name}, {s.seats} seats, {self.variants}, seed {self.seed!r}, "
                     f"after answer {self.answers}: {what}")  # fmt: skip

    def expect(self, kept: bool, what: str) -> None:
        """Fail unless the promise is kept."""
        if not kept:
            self.fail(what)

    def expect_same(self, one: str, other: str, what: str) -> None:
        """Fail unless two texts are equal, and show where they begin to differ."""
        if one != other:
            self.fail(f"{what}:\n{difference(one, other)}")

    # -- one step of the game

    def toss(self) -> None:
        """Let the table answer, and see that nobody learns more than was shown."""
        chance = waiting_chance(self.s)
        assert chance is not None
        weights = list(chance.weights(self.s))
        self.expect(any(weights), f"{type(chance).__name__} has no outcome that can happen")
        number = self.driver.pick(weights)
        self.expect(self.outcome_text(chance, number) != "", f"outcome {number} is not in the catalogue")
        text = self.outcome_text(chance, number)
        worlds = self.before_a_step(self.watchers(-1))
        facts = self.toss_heard(self.s, chance, number)
        for seat, world in worlds:
            self.toss_in_world(chance, number, seat, world, facts)
        self.after_a_step(None, text)

    def outcome_text(self, chance: Chance[Any], number: int) -> str:
        """The notation of an outcome."""
        at = chance.first(self.s) + number
        return self.edition.outcomes.actions[at].text if 0 <= at < len(self.edition.outcomes) else ""

    def answer(self) -> None:
        """Let one of those who owe an answer give a random one."""
        s = self.s
        self.asked_well()
        who = actors(s)
        seat = who[self.choose.below(len(who))]
        choices = self.choices(s, seat)
        action = choices[self.choose.below(len(choices))]
        watchers = self.watchers(seat)
        worlds = self.before_a_step(watchers)
        self.foreseen_well(seat, dict(worlds)[seat], action, choices)
        decision = waiting_decision(s)
        assert decision is not None
        for watcher in watchers:
            self.sealed_in_world(seat, action, watcher)
        imagined = [(watcher, self.spec.clone(world)) for watcher, world in worlds if watcher != seat]
        facts = self.answer_heard(s, seat, action)
        opened = isinstance(decision, Together) and decision not in s.pending
        if not opened:
            for watcher, world in worlds if not others_show_cards(seat, facts) else []:
                self.answer_in_world(seat, action, watcher, world, facts)
            if waiting_chance(s) is None and not decision.SEALED and not any(fact.reveals() for fact in facts):
                for watcher, world in imagined:
                    self.taken_back_in_world(seat, action, watcher, world, facts)
        self.answers += 1
        self.after_a_step(seat, action.text)
        self.time_goes_on()

    def time_goes_on(self) -> None:
        """The clock never goes back."""
        now = self.spec.clock(self.s)
        self.expect(now >= self.time, f"the clock goes back from {self.time} to {now}")
        self.time = now

    def answer_heard(self, s: State, seat: int, action: Action) -> list[Fact]:
        """Give an answer, and what the log keeps of it."""
        log, decision = Log(self.spec, self.edition), waiting_decision(s)
        assert decision is not None
        s.listener = log
        log.answered(s, decision, seat, action)
        answer(s, seat, action)
        s.listener = None
        return log.take(s)

    def toss_heard(self, s: State, chance: Chance[Any], number: int) -> list[Fact]:
        """Carry out an outcome, and what the log keeps of it."""
        log = Log(self.spec, self.edition)
        s.listener = log
        log.tossed(s, chance, number)
        toss(s, number)
        s.listener = None
        return log.take(s)

    def watchers(self, actor: int) -> list[int]:
        """Who is watched at this step: whoever acts, and the other seats in turn."""
        turn = len(self.record.lines) % self.s.seats
        return sorted({actor, turn}) if actor >= 0 else [turn]

    def before_a_step(self, watchers: list[int]) -> list[tuple[int, State]]:
        """Check clones, secrecy and worlds; one world for each who is watched."""
        s, spec = self.s, self.spec
        before = canonical(spec.encode(s))
        clone = spec.clone(s)
        self.expect(canonical(spec.encode(clone)) == before, "a clone differs")
        self.expect(clone.listener is None, "a clone keeps the listener")
        self.kept.append((clone, before))
        read_back = spec.decode(self.edition, json.loads(before))
        self.expect(canonical(spec.encode(read_back)) == before, "the state does not survive being written down")
        for seat in watchers:
            self.expect_same(
                self.seen(read_back, seat), self.seen(s, seat), "a state that was read back looks otherwise"
            )
        worlds = [(seat, self.world(seat)) for seat in watchers]
        self.expect(canonical(spec.encode(s)) == before, "looking at the state has changed it")
        return worlds

    def after_a_step(self, by: int | None, text: str) -> None:
        """Write the answer down, and check the state and the kept clones."""
        due = len(self.record.lines) % CHECK_EVERY == CHECK_EVERY - 1
        self.record.add(Line(by, text, self.spec.digest(self.s) if due else ""))
        for clone, was in self.kept:
            self.expect(canonical(self.spec.encode(clone)) == was, f"'{text}' has changed a clone made before it")
        self.sound()

    def sound(self) -> None:
        """Components are conserved."""
        wrong = self.spec.broken(self.s)
        self.expect(not wrong, f"the state is unsound: {'; '.join(wrong)}")

    # -- what is asked

    def choices(self, s: State, seat: int) -> list[Action]:
        """The options of a seat."""
        out: list[Action] = []
        options(s, seat, out)
        return out

    def asked_well(self) -> None:
        """Options are some, unique, in order, from the catalogue, and just what is not refused."""
        s = self.s
        who = actors(s)
        self.expect(bool(who), "nobody is asked, but the game is not over")
        decision = waiting_decision(s)
        assert decision is not None
        name = type(decision).__name__
        self.expect(self.spec.frames.get(name) is type(decision), f"{name} is not among the SPEC's frames")
        for seat in range(s.seats):
            self.options_are_what_is_not_refused(seat, name, seat in who)
        if isinstance(decision, Together) and len(who) > 1:
            self.answers_commute(who)

    def options_are_what_is_not_refused(self, seat: int, name: str, owes: bool) -> None:
        """For the whole catalogue; a seat that is not asked has no option."""
        out = self.choices(self.s, seat)
        self.expect(bool(out) == owes, f"{name}: seat {seat} has {len(out)} options")
        ids = [action.id for action in out]
        self.expect(ids == sorted(set(ids)), f"{name}: options are doubled or out of order: {out}")
        catalogue = self.edition.catalogue
        allowed = []
        for action in catalogue.actions:
            why = refusal(self.s, seat, action)
            if why is None:
                allowed.append(action.id)
            else:
                known = why.rule.startswith("FW-") or why.rule in self.spec.rulebook
                self.expect(known, f"{name}: '{action.text}' is refused by the unknown rule {why.rule}")
        self.expect(allowed == ids, f"{name}: options {out} are not what is allowed: "
                                    f"{[catalogue.actions[i].text for i in allowed]}")  # fmt: skip
        for action in out:
            self.expect(catalogue.actions[action.id] is action, f"'{action.text}' is not the catalogue's own")
            self.expect(catalogue.parse(f" {action.text}  ") is action, f"'{action.text}' does not parse back")
        decision = waiting_decision(self.s)
        assert decision is not None
        if owes:
            asked_ids = [action.id for action in decision.candidates(self.s, seat)]
            self.expect(len(asked_ids) == len(set(asked_ids)), f"{name}: candidates are doubled")

    def answers_commute(self, who: list[int]) -> None:
        """Two seats' secret answers give the same state in either order."""
        one, other = who[0], who[-1]
        first = self.choices(self.s, one)[-1]
        second = self.choices(self.s, other)[0]
        there, back = self.spec.clone(self.s), self.spec.clone(self.s)
        answer(there, one, first)
        answer(there, other, second)
        answer(back, other, second)
        answer(back, one, first)
        same = canonical(self.spec.encode(there)) == canonical(self.spec.encode(back))
        self.expect(same, f"'{first.text}' of seat {one} and '{second.text}' of seat {other} do not commute")
        self.answers_can_be_taken_back(one, first)

    def answers_can_be_taken_back(self, seat: int, action: Action) -> None:
        """A secret answer that has not opened yet leaves no trace once it is taken back."""
        decision = waiting_decision(self.s)
        assert isinstance(decision, Together)
        fresh = self.spec.clone(self.s)
        decision.take_back(fresh, seat)
        again = self.spec.clone(fresh)
        if refusal(again, seat, action) is None:
            answer(again, seat, action)
            if decision in again.pending:
                self.expect(decision.take_back(again, seat), "an answer cannot be taken back")
                same = canonical(self.spec.encode(again)) == canonical(self.spec.encode(fresh))
                self.expect(same, f"'{action.text}' leaves a trace when it is taken back")

    # -- previews

    def foreseen_well(self, seat: int, world: State, chosen: Action, choices: list[Action]) -> None:
        """What an option would bring is what it brings at the true table, and the same in any world of the seat.

        Looked at are the option that is chosen, and the others in turn.
        """
        spec, s = self.spec, self.s
        before = canonical(spec.encode(s))
        for action in {chosen.id: chosen, (other := choices[self.answers % len(choices)]).id: other}.values():
            told = preview(Position(spec, s, seat), action)
            what = f"the preview of '{action.text}' of seat {seat}"
            true, imagined = (foresee(spec, spec.clone(there), seat, action) for there in (s, world))
            self.expect_same(canonical(asdict(told)), canonical(asdict(true)), f"{what} is not what it brings")
            self.expect_same(canonical(asdict(told)), canonical(asdict(imagined)), f"{what} shows what it may not know")
            self.follows_on(seat, action, told.follows)
        self.expect(canonical(spec.encode(s)) == before, "a preview has changed the state")

    def follows_on(self, seat: int, action: Action, follows: tuple[str, ...]) -> None:
        """The usual answers after an answer are allowed, one after the other."""
        s = self.spec.clone(self.s)
        answer(s, seat, action)
        for text in follows:
            usual = self.edition.catalogue.parse(text)
            allowed = usual is not None and refusal(s, seat, usual) is None
            self.expect(allowed, f"after '{action.text}' of seat {seat} '{text}' is not allowed, but usual")
            assert usual is not None
            answer(s, seat, usual)

    # -- secrecy

    def seen(self, s: State, seat: int) -> str:
        """Everything that leaves the core for a seat: views, the decision, options and what each touches, refusals."""
        owed = waiting_decision(s)
        out = self.choices(s, seat)
        told: dict[str, Any] = {
            "view": self.spec.view(s, seat),
            "clock": self.spec.clock(s),
            "onlooker": self.spec.view(s, None),
            "asked": encode_frame(owed) if owed is not None else None,
            "actors": actors(s),
            "options": [action.text for action in out],
            "touch": [self.spec.touch(s, seat, action) for action in out],
            "scores": [self.spec.scores(s, other) for other in range(s.seats)] if is_over(s) else [],
        }
        if owed is not None and seat in told["actors"]:
            refusals = [(a.text, refusal(s, seat, a)) for a in owed.candidates(s, seat)]
            told["refusals"] = [(text, why.rule, why.facts) for text, why in refusals if why is not None]
        return canonical(told)

    def observed_alike(self, seat: int, world: State) -> None:
        """Who sees the same, observes the same: as many small numbers as there are names for them."""
        true: list[int] = []
        imagined: list[int] = []
        self.spec.observe(self.s, seat, true)
        self.spec.observe(world, seat, imagined)
        names = self.spec.observed(self.s.seats)
        self.expect(len(true) == len(names), f"seat {seat} observes {len(true)} numbers, with {len(names)} names")
        if true != imagined:
            told = [name for name, one, other in zip(names, true, imagined, strict=True) if one != other]
            self.fail(f"seat {seat} observes what it may not know: {told}")
        if true and (max(true) > LARGEST or min(true) < -LARGEST):
            large = [name for name, value in zip(names, true, strict=True) if abs(value) > LARGEST]
            self.fail(f"seat {seat} observes numbers above {LARGEST}: {large}")

    def world(self, seat: int) -> State:
        """A world this seat may imagine: sound, alike to the seat, and the same from every state that looks alike."""
        spec, s = self.spec, self.s
        seed = f"{self.seed}/{self.answers}/{seat}"
        world: State = spec.sample_world(s, seat, Seeded(seed))
        wrong = spec.broken(world)
        self.expect(not wrong, f"seat {seat} imagines an unsound world: {'; '.join(wrong)}")
        mine, imagined = self.seen(s, seat), self.seen(world, seat)
        self.expect_same(mine, imagined, f"seat {seat} sees what it may not know")
        self.observed_alike(seat, world)
        for other in actors(world):
            self.expect(bool(self.choices(world, other)), f"seat {other} has no option in a world of seat {seat}")
        again = spec.sample_world(s, seat, Seeded(f"{seed}/again"))
        through = spec.sample_world(world, seat, Seeded(f"{seed}/again"))
        twice = [canonical(spec.encode(world_again)) for world_again in (again, through)]
        self.expect_same(twice[0], twice[1], f"seat {seat} imagines other worlds from states that look alike to it")
        return world

    def toss_in_world(self, chance: Chance[Any], number: int, seat: int, world: State, facts: list[Fact]) -> None:
        """What a seat does not see of a draw may come out otherwise in its world, and it must not notice."""
        seen_by = chance.seen_by(world)
        weights = list(chance.weights(world))
        if seen_by not in (EVERYBODY, seat):
            number = self.choose_world_outcome(weights)
        if not (0 <= number < len(weights) and weights[number] > 0):
            return
        imagined = self.toss_heard(world, chance, number)
        self.alike(seat, world, facts, imagined, f"'{self.outcome_text(chance, number)}'")

    def choose_world_outcome(self, weights: list[int]) -> int:
        """Any outcome: the rarest is the likeliest to show a leak."""
        return min((n for n, weight in enumerate(weights) if weight > 0), key=lambda n: weights[n])

    def answer_in_world(self, by: int, action: Action, seat: int, world: State, facts: list[Fact]) -> None:
        """What an answer sets off comes from what the answering seat knows; a sealed one tells others nothing.

        So the answering seat, and an onlooker, see no difference in a world where all that it cannot know is dealt
        anew. Others may see the answering seat's own cards come to light, but never while all choose together.
        """
        decision = waiting_decision(world)
        assert decision is not None
        if by != seat:
            if not isinstance(decision, Together):
                return
            action = self.choices(world, by)[0]  # any answer at all: it must look the same
        imagined = self.answer_heard(world, by, action)
        self.alike(seat, world, facts, imagined, f"'{action.text}' of seat {by}")

    def taken_back_in_world(self, by: int, action: Action, seat: int, world: State, facts: list[Fact]) -> None:
        """An answer that can be taken back freely has told nobody anything but itself.

        So it is possible in every world that another seat imagined before it, and looks the same there: after an undo
        nobody knows less than they have seen.
        """
        after = f"'{action.text}' of seat {by}"
        allowed = refusal(world, by, action) is None
        self.expect(allowed, f"{after} shows seat {seat} what it could not know, and can be taken back freely")
        imagined = self.answer_heard(world, by, action)
        self.alike(seat, world, facts, imagined, f"{after}, which can be taken back freely,")

    def sealed_in_world(self, by: int, action: Action, seat: int) -> None:
        """A sealed answer, before anything follows from it, looks to others as it would in their own worlds."""
        decision = waiting_decision(self.s)
        assert decision is not None
        world: State = self.spec.sample_world(self.s, seat, Seeded(f"{self.seed}/{self.answers}/sealed"))
        if seat == by or not decision.SEALED or refusal(world, by, action) is not None:
            return
        true = self.spec.clone(self.s)
        for s in (true, world):
            if not isinstance(decision, Together):
                s.pending.pop()
            decision.resolve(s, by, action)
        views = [canonical(self.spec.view(s, seat)) for s in (true, world)]
        self.expect_same(views[0], views[1], f"the sealed '{action.text}' of seat {by} shows seat {seat} too much")

    def alike(self, seat: int, world: State, facts: list[Fact], imagined: list[Fact], after: str) -> None:
        """The seat sees and hears the same at the true table and in its world."""
        self.expect_same(
            self.seen(self.s, seat), self.seen(world, seat), f"after {after} seat {seat} sees what it may not know"
        )
        for viewer in (seat, ONLOOKER):
            heard, elsewhere = canonical(told_to(facts, viewer)), canonical(told_to(imagined, viewer))
            self.expect_same(heard, elsewhere, f"after {after} seat {seat} hears what it may not know")

    # -- the record

    def replays(self) -> None:
        """The record's text replays to the same state."""
        again = read_record(self.record.text())
        final = Replay(self.spec, again).final()
        self.expect(self.spec.digest(final) == self.spec.digest(self.s), "the record replays to another state")


def others_show_cards(seat: int, facts: list[Fact]) -> bool:
    """Whether an answer makes others lay open what they hid, as when a phase ends and all discard."""
    return any(
        isinstance(f, Moved) and f.reveals() and f.source_seen_by >= 0 and f.source_seen_by != seat for f in facts
    )


def difference(one: str, other: str) -> str:
    """Where two texts begin to differ."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"  …{one[max(0, at - 120) : at + 120]}…\n  …{other[max(0, at - 120) : at + 120]}…"
