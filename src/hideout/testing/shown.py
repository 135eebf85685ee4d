"""Views, channels and questions to chance are as the game declares them."""

import re
from collections.abc import Mapping
from typing import Any

from hideout.engine.core import TABLE, Seat, State
from hideout.engine.notation import Action, seat_name
from hideout.engine.parts import NEVER, Part
from hideout.testing.luck import asked_of_chance
from hideout.testing.walk import Broken, Case, Check


class Shown(Check):
    """Views have the declared shape, channels and questions to chance are declared ones."""

    def begin(self, case: Case, s: State) -> None:
        super().begin(case, s)
        self.made: dict[Part[Any] | tuple[str, int] | Seat, tuple[int, Mapping[str, object]]] = {}
        self._look(s)

    def before(self, s: State, seat: Seat, action: Action) -> None:
        if not self.looks(s):
            return
        self._look(s)
        luck = self.case.game.luck
        if luck is None:
            return
        rng = self.case.chance("luck", s.step)
        asked = asked_of_chance(s, seat, action, rng)
        declared = any(s.phase.name == row.phase and action.verb in row.verbs for row in luck)
        if asked and not declared:
            raise Broken(f"'{action.verb}' in '{s.phase.name}' asks chance, but declares no luck.")

    def end(self, s: State) -> None:
        self._look(s)

    def _look(self, s: State) -> None:
        game = self.case.game
        public = game.public(s)
        self._look_at_parts(s, public)
        for seat in range(TABLE, s.seats):
            view, own = game.view(s, seat), game.own(s, seat)
            self._look_at_stamp(seat, game.own_stamp(s, seat), own)
            if public.keys() & own.keys() or {**public, **own} != view:
                raise Broken(f"public and own do not make the view of {seat_name(seat)}.")
            if game.view_shape is not None:
                found = game.view_shape.complaint(view, game.names_at(s.seats), "view")
                if found:
                    raise Broken(f"the view of {seat_name(seat)} is not as declared: {found}.")
            if game.channel_names:
                for channel in game.channels(s, seat):
                    if re.sub(r"p\d+$", "pN", channel) not in game.channel_names:
                        raise Broken(f"the channel {channel} is not declared.")

    def _look_at_parts(self, s: State, public: Mapping[str, object]) -> None:
        """Together they are what is public, and none changes without its stamp."""
        parts, lists = self.case.game.parts, self.case.game.rows
        found: dict[str, object] = {}
        for part in parts:
            made = part.made(s)
            found.update(made)
            self._look_at_stamp(part, part.stamp(s), made)
        for rows in lists:
            stamps = rows.stamps(s)
            found[rows.name] = [rows.row(s, n) for n in range(len(stamps))]
            for n, stamp in enumerate(stamps):
                self._look_at_stamp((rows.name, n), stamp, {f"{rows.name}[{n}]": rows.row(s, n)})
        if (parts or lists) and found != public:
            raise Broken("the parts do not make up what is public.")

    def _look_at_stamp(
        self,
        part: Part[Any] | tuple[str, int] | Seat,
        stamp: int,
        made: Mapping[str, object],
    ) -> None:
        """A part of what is public, one of its rows, or what is a seat's own."""
        known, before = self.made.get(part, (NEVER, made))
        if known == stamp and before != made:
            keys = [key for key in made if before.get(key) != made[key]]
            whose = f"what is {seat_name(part)}'s own" if isinstance(part, int) else "that part"
            raise Broken(f"{', '.join(keys)} changed, but not the stamp of {whose}.")
        self.made[part] = stamp, made
