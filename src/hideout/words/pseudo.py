"""The pseudo-language: English whose letters all have accents, so that other wording stands out."""

from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED: Final = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"
ACCENTS: Final = str.maketrans(PLAIN, ACCENTED)


def accented(text: str) -> str:
    return text.translate(ACCENTS)


def accented_words(file: str) -> str:
    """A file of messages with every wording in it accented; what is filled in stays."""
    return FluentSerializer().serialize(_Accents().visit(FluentParser().parse(file)))


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = accented(node.value)
        return node
