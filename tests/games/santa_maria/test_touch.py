"""What is on the table whether anybody may touch it or not."""

from __future__ import annotations

from fairwind.games.santa_maria import SPEC


def test_the_tracks_and_the_cells_of_ones_own_colony_are_always_there() -> None:
    edition = SPEC.edition()
    s = SPEC.begin(edition, 2, {})
    every = [*edition.actions.activate, *edition.actions.rest, *edition.actions.lift]
    for seat in range(2):
        touched = {thing for action in every for thing in SPEC.touch(s, seat, action)}
        assert {*touched, "track/religion", "track/conquistador"} == set(SPEC.fixtures(s, seat))
