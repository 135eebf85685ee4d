"""What a page is shown of a table, in sections that can be compared one by one.

A section is some members of an object in JSON, each after a comma: of a frame, of its view, or of
its open view, which there is only where pages may be covered. `table.frames` makes them.
"""

from typing import Final

Members = tuple[bytes, bytes, bytes]  # of a frame, of its view, of its open view
NO_MEMBERS: Final = (b"", b"", b"")


class Shared:
    """What all viewers of one moment are shown alike."""

    __slots__ = ("_last", "_members", "_onlookers", "_standing", "frame", "open_view", "view")

    def __init__(self, frame: list[bytes], view: list[bytes], open_view: list[bytes]) -> None:
        self.frame = frame
        self.view = view
        self.open_view = open_view
        self._last: Shared | None = None
        self._members: Members | None = None
        self._standing = b""  # of those to whom nothing else of their own is another
        self._onlookers: Members | None = None  # what has changed for them

    def since(self, last: "Shared") -> "Members | None":
        """The sections that are others than they were. None: there were others altogether."""
        if last is not self._last:  # nearly all viewers were shown the same moment before
            self._last = last
            last._last = None  # or a moment would keep alive all those before it
            self._members = self._onlookers = None
            if len(last.open_view) == len(self.open_view):
                self._members = (
                    _others(self.frame, last.frame),
                    _others(self.view, last.view),
                    _others(self.open_view, last.open_view),
                )
        return self._members

    def of_onlookers(self, members: Members, standing: bytes) -> Members:
        """What has changed for those who have nothing new of their own but where they stand."""
        if self._onlookers is None or standing is not self._standing:
            self._standing = standing
            self._onlookers = (members[0] + standing, members[1], members[2])
        return self._onlookers


def _others(now: list[bytes], last: list[bytes]) -> bytes:
    return b"".join([now[n] for n in range(len(now)) if now[n] != last[n]])


class Core:
    """What one viewer is shown of a moment besides events and the time."""

    __slots__ = ("acts", "asked", "is_covered", "own", "shared", "speech", "standing")

    def __init__(
        self,
        shared: Shared,
        standing: bytes,
        asked: bytes,
        acts: bytes,
        speech: bytes,
        own: bytes,
        is_covered: bool,
    ) -> None:
        self.shared = shared
        self.standing = standing
        self.asked = asked
        self.acts = acts
        self.speech = speech
        self.own = own  # of the view
        self.is_covered = is_covered  # it has the open view as well

    def whole(self) -> Members:
        shared = self.shared
        mine = self.standing + self.asked + self.acts + self.speech
        return (
            b"".join(shared.frame) + mine,
            self.own + b"".join(shared.view),
            b"".join(shared.open_view) if self.is_covered else b"",
        )

    def since(self, last: "Core | None") -> "Members | None":
        """The sections that are others than they were. None: nobody knows, as nothing was shown
        before, or there were others altogether."""
        members = None if last is None else self.shared.since(last.shared)
        if last is None or members is None:
            return None
        has_moved = self.standing != last.standing
        is_asked = self.asked != last.asked
        can_act = self.acts != last.acts
        can_speak = self.speech != last.speech
        has_seen = self.own != last.own
        if has_moved and self.is_covered and not (is_asked or can_act or can_speak or has_seen):
            return self.shared.of_onlookers(members, self.standing)
        frame, view, open_view = members
        if has_moved:
            frame += self.standing
        if is_asked:
            frame += self.asked
        if can_act:
            frame += self.acts
        if can_speak:
            frame += self.speech
        if has_seen:
            view = self.own + view
        return frame, view, open_view if self.is_covered else b""
