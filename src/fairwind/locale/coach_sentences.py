"""What the coach says, put together from its findings: the same in the terminal and on the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fairwind.coach.hint import Hint, Outlook
from fairwind.coach.lead import Lead
from fairwind.coach.marks import SHARES
from fairwind.coach.puzzle import JudgedOption, Puzzle
from fairwind.coach.reason import ItemLead, Reason
from fairwind.coach.review import GameReview, JudgedAnswer
from fairwind.locale import Words

MINUS: Final = "\N{MINUS SIGN}"
Say = Callable[[str], str]  # an option, by its notation, in words


def percent_of(share: float) -> int:
    """A share as people say it."""
    return round(100 * share)


def shown(points: float) -> float:
    """Points as people say them: whole ones, or with a tenth where that is most of it."""
    return round(abs(points)) if abs(points) >= 2 else round(abs(points), 1)


# -- reasons


def reason_words(words: Words, reason: Reason) -> str:
    """A reason in short: `people +3, about a round slower`."""
    told = [item_words(words, item) for item in reason.items if shown(item.points)]
    if reason.points <= 0 and shown(reason.ahead):  # what it is about is what it does to the others
        told.append(words.text(f"coach-ahead-{'more' if reason.ahead > 0 else 'less'}", points=shown(reason.ahead)))
    if reason.rounds:
        told.append(
            words.text(f"coach-{'later' if reason.rounds > 0 else 'sooner'}", rounds=max(1, round(abs(reason.rounds))))
        )
    return ", ".join(told)


def item_words(words: Words, item: ItemLead) -> str:
    """An item with its points; one that is within noise says so."""
    way = "more" if item.points > 0 else "less"
    message = f"coach-item-{way}" if item.sure else f"coach-item-about-{way}"
    return words.text(message, name=words.text(f"score-{item.item}"), points=shown(item.points))


# -- hints


def hint_lines(words: Words, hint: Hint, say: Say, alone: bool) -> list[str]:
    """A hint, line by line."""
    best = hint.best[0]
    lines: list[str] = []
    if hint.equal == 1:
        lines.append(words.text("coach-best", sentence=say(best.option)))
        lines += at_once(words, best)
    else:
        message = "coach-equal" if hint.equal == len(hint.best) else "coach-equal-some"
        lines.append(words.text(message, count=hint.equal))
        for outlook in hint.best:
            brings = ", ".join(brought(words, outlook))
            lines.append(f"  · {say(outlook.option)}{f' ({brings})' if brings else ''}")
    message = "coach-alone" if alone else "coach-win"
    lines.append(words.text(message, percent=percent_of(best.win), points=round(best.points)))
    if hint.other is None or hint.reason is None:
        return [*lines, words.text("coach-nothing-worse" if hint.equal > 1 else "coach-nothing-else")]
    why = reason_words(words, hint.reason)
    return [*lines, words.text("coach-rather-than", sentence=say(hint.other.option), things=why)] if why else lines


def at_once(words: Words, outlook: Outlook) -> list[str]:
    """What an option brings at once, as a line; none if that is nothing."""
    brings = brought(words, outlook)
    return [words.text("coach-at-once", things=", ".join(brings))] if brings else []


def brought(words: Words, outlook: Outlook) -> list[str]:
    """What an option costs and brings at once, prices first."""
    gains = sorted(outlook.gains, key=lambda gain: gain[1] > 0)
    return [counted(words, thing, count) for thing, count in gains] + [
        f"{signed(count)} {words.text('coach-points', count=abs(count))} ({words.text(f'score-{item}')})"
        for item, count in outlook.scored
    ]


def counted(words: Words, thing: str, count: int) -> str:
    """So many of a thing, as the game calls it: `+1 coin`."""
    message = f"brings-{thing}"
    called = words.text(message, count=abs(count)) if words.has(message) else words.word(thing)
    return f"{signed(count)} {called}"


def signed(count: int) -> str:
    """A number with its sign."""
    return f"+{count}" if count > 0 else f"{MINUS}{-count}"


# -- puzzles


def puzzle_reason(words: Words, puzzle: Puzzle, chosen: JudgedOption, say: Say) -> list[str]:
    """What an answer gives away, and what the best has over it; if it is right, over the next that is worse."""
    other = puzzle.options[puzzle.right] if puzzle.is_right(chosen.option) else chosen
    return [*given_away(words, puzzle, chosen), *best_over(words, other, say)]


def puzzle_lines(words: Words, puzzle: Puzzle, chosen: JudgedOption, say: Say) -> list[str]:
    """What is said to an answer, line by line: what it gives away, what is best, why, and what is to be expected."""
    best, right = puzzle.options[0], puzzle.is_right(chosen.option)
    lines = given_away(words, puzzle, chosen)
    if chosen is not best:
        lines.append(words.text("coach-best", sentence=say(best.option)))
    lines += best_over(words, puzzle.options[puzzle.right] if right else chosen, say)
    lines.append(words.text("coach-win", percent=percent_of(best.win), points=round(best.points)))
    if not right:
        lines.append(words.text("puzzle-yours", percent=percent_of(chosen.win), points=round(chosen.points)))
    return lines


def given_away(words: Words, puzzle: Puzzle, chosen: JudgedOption) -> list[str]:
    """What an answer that is not right loses, as a line."""
    right = puzzle.is_right(chosen.option)
    return [] if right else [words.text("puzzle-gives-away", percent=percent_of(chosen.lost))]


def best_over(words: Words, other: JudgedOption, say: Say) -> list[str]:
    """What the best has over another option, as a line; none if the coach can say nothing."""
    things = "" if other.reason is None else reason_words(words, other.reason)
    return [words.text("puzzle-best-over", sentence=say(other.option), things=things)] if things else []


# -- reviews


def lost_words(words: Words, answer: JudgedAnswer, alone: bool) -> str:
    """How bad an answer was."""
    mark = words.text(f"review-{answer.mark}")
    return words.text("review-lost-alone" if alone else "review-lost", {"percent": percent_of(answer.lost)}, mark=mark)


def luck_lines(words: Words, names: Sequence[str], review: GameReview) -> list[str]:
    """What the draws and the choices did to each seat."""
    if review.seats == 1:
        luck = review.luck(0)
        return [words.text(f"review-luck-{luck_way(luck)}-alone", points=round(abs(luck.mean)))]
    lines: list[str] = []
    for seat in range(review.seats):
        luck = review.luck(seat)
        facts = {"seat": seat, "percent": percent_of(abs(luck.mean)), "lost": percent_of(review.lost(seat))}
        lines.append(words.text(f"review-luck-{luck_way(luck)}", facts, names))
    return lines


def luck_way(luck: Lead) -> str:
    """Whether the draws gave or took, as far as that is sure."""
    if not luck.sure:
        return "even"
    return "given" if luck.mean > 0 else "taken"


def how_words(words: Words) -> str:
    """What the marks mean."""
    large, middle, small = [percent_of(share) for _, share in SHARES]
    return words.text("review-how", small=small, middle=middle, large=large)
