"""The page's types, made from the messages: `python -m hideout.server.web.typescript`.

A field with a default may be left out of what the page sends; what the server sends is whole.
"""

from typing import Final, get_args

import msgspec

from hideout.server.web.operations import ALL
from hideout.server.wire import messages

HEAD: Final = """\
// Made by `python -m hideout.server.web.typescript` from src/hideout/server/wire/messages.py.
// Seats count from 0, -1 is the table or nobody; times are milliseconds since 1970.
"""
WORDS: Final[dict[type, str]] = {
    msgspec.inspect.AnyType: "unknown",
    msgspec.inspect.BoolType: "boolean",
    msgspec.inspect.IntType: "number",
    msgspec.inspect.FloatType: "number",
    msgspec.inspect.NoneType: "null",
    msgspec.inspect.StrType: "string",
}


def typescript() -> str:
    """Every wire type as a TypeScript interface, and the two unions of the socket."""
    sent = [*get_args(messages.Command), *[o.body for o in ALL if o.body is not None]]
    parts = [HEAD, f"export type Pace = {_word(msgspec.inspect.type_info(messages.Pace))};\n"]
    for struct in _structs():
        parts.append(_interface(struct, is_sent=struct in sent))
    for name, union, meaning in (
        ("Command", messages.Command, "What a page says over a room's socket."),
        ("Message", messages.Message, "What the server says over it."),
    ):
        members = " | ".join(member.__name__ for member in get_args(union))
        parts.append(f"/** {meaning} */\nexport type {name} = {members};\n")
    return "\n".join(parts)


def _structs() -> list[type[msgspec.Struct]]:
    """In the order of the file, so that it reads the same."""
    return [
        thing
        for thing in vars(messages).values()
        if isinstance(thing, type)
        and issubclass(thing, messages.Wire)
        and thing is not messages.Wire
    ]


def _interface(struct: type[msgspec.Struct], is_sent: bool) -> str:
    info = msgspec.inspect.type_info(struct)
    assert isinstance(info, msgspec.inspect.StructType)
    lines = [f"/** {' '.join(_own_words(struct).split())} */"] if _own_words(struct) else []
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        mark = "?" if is_sent and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_word(field.type)};")
    return "\n".join([*lines, "}"]) + "\n"


def _own_words(struct: type[msgspec.Struct]) -> str:
    return vars(struct).get("__doc__") or ""


def _word(kind: msgspec.inspect.Type) -> str:
    if isinstance(kind, msgspec.inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, msgspec.inspect.UnionType):
        return " | ".join(sorted((_word(part) for part in kind.types), key=lambda w: w == "null"))
    if isinstance(kind, msgspec.inspect.ListType):
        word = _word(kind.item_type)
        return f"({word})[]" if " " in word else f"{word}[]"
    if isinstance(kind, msgspec.inspect.DictType):
        return f"Record<{_word(kind.key_type)}, {_word(kind.value_type)}>"
    if isinstance(kind, msgspec.inspect.StructType):
        return kind.cls.__name__
    return WORDS[type(kind)]


if __name__ == "__main__":
    print(typescript(), end="")
