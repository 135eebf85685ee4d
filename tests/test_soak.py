"""What `make soak` calls growth."""

from bench.soak import Sample, complaints


def samples(megabytes: list[float], files: list[float]) -> list[Sample]:
    return [
        Sample(float(n), 10.0 * n, 100.0 * n, 40, mb, one, one)
        for n, (mb, one) in enumerate(zip(megabytes, files, strict=True))
    ]


def test_a_house_that_has_warmed_up_and_stays_so_is_flat() -> None:
    warm = [100.0, 130.0, 150.0, 151.0, 149.0, 152.0, 150.0, 151.0, 150.0]
    assert complaints(samples(warm, [220.0] * 9)) == []


def test_what_grows_is_named() -> None:
    leaking = [100.0 + 10 * n for n in range(9)]
    (found,) = complaints(samples(leaking, [220.0] * 9))
    assert found == "megabytes: 140.0 in the middle third, 170.0 in the last"
    forgotten = complaints(samples([150.0] * 9, [220.0 + 5 * n for n in range(9)]))
    assert [line.split(":")[0] for line in forgotten] == ["files", "connections"]


def test_a_short_run_says_nothing() -> None:
    assert complaints(samples([1.0] * 5, [1.0] * 5)) == ["too short to say anything"]
