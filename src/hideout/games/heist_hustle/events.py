"""Every kind of event: its arguments, the clauses that make it happen, and what it tells."""

from typing import Final

from hideout.engine.kinds import COUNT, DIE, NUMBER, SEAT, Named, event_kinds

ARGUMENTS: Final = {
    "who": SEAT,
    "die": DIE,
    "weapon": Named("weapon", "weapon"),
    "location": Named("location", "location"),
    "points": NUMBER,
    "cost": COUNT,
}

# kind, arguments, clauses, meaning
EVENTS: Final = event_kinds(
    ARGUMENTS,
    (
        ("start-roll", "who die", "HH-6", "A roll for the first lead."),
        ("roll-again", "", "HH-9", "Nobody may lead after these rolls; all roll again."),
        ("starts", "who", "HH-8 HH-7 HH-9 HH-10", "The first mastermind is found."),
        ("location", "who location", "HH-11 HH-12", "The mastermind turns up a location."),
        ("wild-roll", "who die", "HH-15 HH-17 HH-18", "A roll for the wild card."),
        ("took-wild", "who", "HH-19 HH-20", "Somebody takes the wild card."),
        ("declined", "who", "HH-19 HH-20", "Somebody who may have the wild card leaves it."),
        ("wild-stays", "", "HH-21 HH-22", "Nobody has the wild card in this round."),
        ("took", "who weapon", "HH-32 HH-33", "A weapon is taken from the table."),
        ("extra", "who weapon", "HH-35 HH-36 HH-39", "The mastermind takes one more weapon."),
        ("plays-all", "who", "HH-42", "The mastermind plays all weapons taken."),
        ("plays-one", "who weapon", "HH-42 HH-44", "The mastermind plays this weapon only."),
        ("named", "who weapon", "HH-25 HH-26 HH-27 HH-28 HH-29", "The wild card gets its weapon."),
        ("unused", "who", "HH-30", "The wild card is not used."),
        ("answered", "who", "HH-77 HH-79", "Somebody decides about bailing; how is secret."),
        ("goes", "who", "HH-77", "It turns out that this player goes in."),
        ("bails", "who", "HH-77", "It turns out that this player has bailed."),
        ("rolled", "who die", "HH-46", "The roll for the heist; even numbers succeed."),
        (
            "tries-again",
            "who cost",
            "HH-78 HH-79",
            "The mastermind pays for a second roll.",
        ),
        ("line", "who", "HH-55 HH-56", "The spinner stops on a line and is spun again."),
        ("spun", "who weapon", "HH-53 HH-54", "The spinner stops on a weapon."),
        ("heist-points", "who points", "HH-48 HH-47 HH-49 HH-50", "Points for the heist."),
        ("spinner-points", "who points", "HH-57 HH-58", "Points by the spinner, or lost by it."),
        (
            "wild-points",
            "who points",
            "HH-61 HH-62 HH-64 HH-65 HH-66",
            "Points by the wild card, or lost by it.",
        ),
        (
            "house-points",
            "who points",
            "HH-77 HH-79",
            "Points for bailing in time.",
        ),
        ("wins", "who points", "HH-73", "The game is over and won with this total."),
        ("shares-win", "who points", "HH-73 HH-74", "One of several winners, and the total."),
    ),
    (
        ("starts", "last start-roll who=$who & last start-roll die=3", "HH-7"),
        ("heist-points", "last rolled who=$who", "HH-47"),
        ("spinner-points", "points<0", "HH-58"),
        ("wild-points", "points<0", "HH-62"),
    ),
)
