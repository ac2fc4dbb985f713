"""The one error of the generator: it names the op, the formula or field, what is wrong and what would be right."""

from __future__ import annotations


class GenerateError(Exception):
    """An entry that cannot be generated. `where` is `op multiply, formula x_grad` or the like."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem
