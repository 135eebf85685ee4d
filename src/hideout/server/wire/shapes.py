"""What a game declares of its views, as the page is told it."""

from typing import Final, Literal

from hideout.engine import shapes
from hideout.server.wire.messages import ShapeInfo

Plain = Literal["word", "seat", "money", "number", "flag", "text"]
PLAIN: Final[tuple[tuple[type[shapes.Shape], Plain], ...]] = (
    (shapes.Word, "word"),
    (shapes.SeatNumber, "seat"),
    (shapes.Money, "money"),  # before the numbers, of which it is one
    (shapes.Whole, "number"),
    (shapes.Truth, "flag"),
    (shapes.Shape, "text"),
)


def shape_info(shape: shapes.Shape, optional: bool = False) -> ShapeInfo:
    if isinstance(shape, shapes.Maybe):
        return shape_info(shape.shape, True)
    if isinstance(shape, shapes.Struct):
        keys = {key.name: shape_info(key.shape) for key in shape.keys.values()}
        return ShapeInfo(kind="record", optional=optional, keys=keys)
    if isinstance(shape, shapes.ListOf):
        kind: Literal["by-seat", "list"] = "by-seat" if isinstance(shape, shapes.BySeat) else "list"
        return ShapeInfo(kind=kind, optional=optional, of=shape_info(shape.shape))
    if isinstance(shape, shapes.MapOf):
        of = shape_info(shape.shape)
        return ShapeInfo(kind="map", optional=optional, table=shape.table, of=of)
    if isinstance(shape, shapes.Id):
        return ShapeInfo(kind="id", optional=optional, table=shape.table)
    plain = next(kind for base, kind in PLAIN if isinstance(shape, base))
    return ShapeInfo(kind=plain, optional=optional)
