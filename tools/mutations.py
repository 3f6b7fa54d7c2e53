"""Small changes to Python code, each of which a good test should notice."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass

NOT_CHANGED = {"annotation", "returns", "decorator_list", "type_params"}  # fields of nodes
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


@dataclass(frozen=True)
class Mutation:
    """One change to one module."""

    number: int  # among the changes that can be made to the module
    line: int
    statement: int | None  # where its statement begins; None: it runs when the module is imported
    kind: str
    before: str
    after: str


@dataclass
class _Site:
    """A child of a node, and what could stand in its place."""

    parent: ast.AST
    field: str
    position: int | None  # in a list
    child: ast.expr | ast.stmt
    statement: int | None
    kind: str
    changed: ast.AST

    def put(self) -> None:
        if self.position is None:
            setattr(self.parent, self.field, self.changed)
        else:
            getattr(self.parent, self.field)[self.position] = self.changed


def mutations(source: str) -> list[Mutation]:
    """Every change that can be made to a module, in the order of its lines."""
    return [
        Mutation(
            number,
            site.child.lineno,
            site.statement,
            site.kind,
            ast.unparse(site.child),
            ast.unparse(site.changed),
        )
        for number, site in enumerate(_sites(ast.parse(source)))
    ]


def mutated(source: str, number: int) -> str:
    """The module with one of these changes."""
    tree = ast.parse(source)
    site = list(_sites(tree))[number]
    site.put()
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def _sites(node: ast.AST, statement: int | None = None, inside: bool = False) -> Iterator[_Site]:
    """All places for a change; inside means: within a function."""
    for field, value in ast.iter_fields(node):
        if field in NOT_CHANGED:
            continue
        for position, child in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(child, ast.AST) or _is_for_types(child):
                continue
            in_body = inside or (field == "body" and isinstance(node, FUNCTIONS))
            begins = child.lineno if in_body and isinstance(child, ast.stmt) else statement
            if isinstance(child, ast.expr | ast.stmt):
                place = position if isinstance(value, list) else None
                for kind, changed in _changes(child):
                    yield _Site(node, field, place, child, begins, kind, changed)
            yield from _sites(child, begins, in_body)


def _is_for_types(node: ast.AST) -> bool:
    """Whether it is only read by a type checker."""
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast"


def _changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    match node:
        case ast.Compare():
            for position, operator in enumerate(node.ops):
                compared = copy(node)
                compared.ops = [*node.ops]
                compared.ops[position] = COMPARISONS[type(operator)]()
                yield "comparison", compared
        case ast.BinOp() | ast.AugAssign() if type(node.op) in ARITHMETIC:
            counted = copy(node)
            counted.op = ARITHMETIC[type(node.op)]()
            yield "arithmetic", counted
        case ast.BoolOp():
            joined = copy(node)
            joined.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield "boolean", joined
        case ast.UnaryOp(op=ast.Not()):
            yield "boolean", node.operand
        case ast.Constant(value=bool()):
            yield "constant", ast.Constant(not node.value)
        case ast.Constant(value=int() | float() as number):
            yield "constant", ast.Constant(number + 1)
        case ast.Return(value=ast.expr() as value) if not _is_none_or_false(value):
            yield "return", ast.Return(ast.Constant(None))
    if _can_be_dropped(node):
        yield "dropped", ast.Pass()


def _is_none_or_false(value: ast.expr) -> bool:
    """Whether nobody would notice None in its place."""
    return isinstance(value, ast.Constant) and (value.value is None or value.value is False)


def _can_be_dropped(node: ast.AST) -> bool:
    """A statement that changes something, and whose absence is no error by itself."""
    match node:
        case ast.Expr(value=ast.Call()) | ast.Raise():
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
        case ast.AugAssign():
            return True
    return False
