"""What is found out about a deployment: what is fine, what could be better, what is wrong."""

from typing import Final, Literal

import msgspec

from hideout.server.store.interface import StoreError

Weight = Literal["fine", "better", "wrong"]
GIGABYTE: Final = 1_000_000_000
LEAST_SPACE: Final = 1 * GIGABYTE
LEAST_FILES: Final = 4096
MOST_SKEW: Final = 5.0  # seconds by which the clocks of two machines may differ


class Finding(msgspec.Struct, frozen=True):
    """One sentence and, where something is to be done, another."""

    weight: Weight
    sentence: str
    cure: str = ""


def fine(sentence: str) -> Finding:
    return Finding("fine", sentence)


def better(sentence: str, cure: str) -> Finding:
    return Finding("better", sentence, cure)


def wrong(sentence: str, cure: str) -> Finding:
    return Finding("wrong", sentence, cure)


def told(error: StoreError) -> Finding:
    """What the store says in one sentence: what is wrong, and after a colon what to do."""
    sentence, _, cure = str(error).partition(": ")
    return wrong(f"{sentence.rstrip('.')}.", f"{cure[:1].upper()}{cure[1:]}")


def is_sound(findings: list[Finding]) -> bool:
    return all(finding.weight != "wrong" for finding in findings)
