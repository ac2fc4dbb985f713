"""Gradients of losses over alignments: posteriors of the paths through a lattice, found in ops in log space.

Going forward, each step keeps by which shares a state's probability came from the states before it; going backward
these shares hand the posterior on. That is the forward-backward algorithm without backward variables of its own.
"""

from __future__ import annotations

from typing import Any

__all__ = ["ctc_logits_grad", "rnnt_input_grad"]

_NEVER = -1e30


def _part(F: Any, x: Any, start: int, end: int) -> Any:
    """x[:, start:end]."""
    return F.slice(x, [1], [start], [end], [], [])


def _joined(F: Any, parts: list[Any]) -> Any:
    return F.concat(parts, 1)


def ctc_logits_grad(
    F: Any, logits: Any, label: Any, logits_length: Any, labels_length: Any, loss_grad: Any, blank: int,
    norm_by_times: bool,
) -> Any:  # fmt: skip
    """(softmax(logits) - the posterior of every class) * loss_grad at every time that counts; norm_by_times: divided by
    the length."""
    times, batch, classes = F.shape_of(logits)
    places, begin, skip, end, runs, counts = F.ctc_lattice(logits, label, logits_length, labels_length, blank)
    scores = F.log_softmax(logits, 2)
    states = F.shape_of(places)[2]
    emitted, running = F.unbind(F.take_along_axis(scores, places, 2), 0), F.unbind(F.unsqueeze(runs, [2]), 0)
    alpha, shares = F.add(emitted[0], begin), []
    never = F.fill(_part(F, F.concat([begin, begin], 1), 0, 2), _NEVER)
    for t in range(1, times):
        wide = _joined(F, [never, alpha])
        ways = F.stack([alpha, _part(F, wide, 1, states + 1), F.add(_part(F, wide, 0, states), skip)], 0)
        shares.append(F.softmax(ways, 0))
        alpha = F.where(running[t], F.add(F.logsumexp(ways, [0], False, False), emitted[t]), alpha)
    posterior, found = F.softmax(F.add(alpha, end), 1), []
    none = F.fill(never, 0.0)
    for t in range(times - 1, -1, -1):
        found.append(F.keep_where(posterior, running[t]))
        if t:
            stay, step, jump = F.unbind(F.multiply(shares[t - 1], posterior), 0)
            step = _part(F, _joined(F, [step, none]), 1, states + 1)
            jump = _part(F, _joined(F, [jump, none]), 2, states + 2)
            posterior = F.where(running[t], F.add(F.add(stay, step), jump), posterior)
    spread = F.take_along_axis_grad(F.stack(found[::-1], 0), places, (times, batch, classes), 2)
    weight = F.keep_where(F.reshape(loss_grad, [batch]), counts)
    if norm_by_times:
        weight = F.divide(weight, F.reshape(F.cast(logits_length, F.dtype_of(logits)), [batch]))
    slope = F.keep_where(F.subtract(F.softmax(logits, 2), spread), F.unsqueeze(runs, [2]))
    return F.multiply(slope, F.reshape(weight, [1, batch, 1]))


def rnnt_input_grad(
    F: Any, input: Any, label: Any, input_lengths: Any, label_lengths: Any, loss_grad: Any, blank: int,
    fastemit_lambda: float,
) -> Any:  # fmt: skip
    """-(posterior of every step) * loss_grad at the class the step gives; steps that give a label count
    1 + fastemit_lambda times (arXiv:2010.11148)."""
    batch, times, states, classes = F.shape_of(input)
    places, ends = F.rnnt_lattice(input, label, input_lengths, label_lengths)
    given = F.reshape(F.slice(input, [3], [blank], [blank + 1], [], []), [batch, times, states])
    blanks, finals, chosen = F.unbind(given, 1), F.unbind(ends, 1), F.unsqueeze(places, [3])
    labels = F.take_along_axis(F.slice(input, [2], [0], [states - 1], [], []), chosen, 3)
    labels = F.unbind(F.reshape(labels, [batch, times, states - 1]), 1)
    edge = F.fill(_part(F, finals[0], 0, 1), 0.0)
    behind = [F.cumsum(_joined(F, [edge, row]), 1, False, False, False) for row in labels]  # the label steps before
    alphas = [behind[0]]
    for t in range(1, times):
        above = F.subtract(F.add(alphas[-1], blanks[t - 1]), behind[t])
        alphas.append(F.add(F.logcumsumexp(above, 1, False, False, False), behind[t]))
    never, beta = F.fill(edge, _NEVER), F.fill(finals[0], _NEVER)
    through: list[Any] = []  # log of the probability of all paths through a blank, a label step
    over: list[Any] = []
    for t in range(times - 1, -1, -1):
        leaving = F.add(blanks[t], F.logsumexp(F.stack([beta, finals[t]], 0), [0], False, False))
        through.append(F.add(alphas[t], leaving))
        ahead = F.logcumsumexp(F.add(leaving, behind[t]), 1, False, False, True)
        beta = F.subtract(ahead, behind[t])
        after = _part(F, _joined(F, [beta, never]), 1, states)
        over.append(F.add(F.add(_part(F, alphas[t], 0, states - 1), labels[t]), after))
    total = F.reshape(_part(F, beta, 0, 1), [batch, 1, 1])
    weight = F.scale(F.reshape(loss_grad, [batch, 1, 1]), -1.0, 0.0, True)

    def posterior(logs: list[Any]) -> Any:
        return F.unsqueeze(F.multiply(F.exp(F.subtract(F.stack(logs[::-1], 1), total)), weight), [3])

    made = F.pad(posterior(through), [0, 0, 0, 0, 0, 0, blank, classes - 1 - blank], 0.0)
    steps = F.take_along_axis_grad(posterior(over), chosen, (batch, times, states - 1, classes), 3)
    steps = F.scale(steps, 1.0 + fastemit_lambda, 0.0, True)
    return F.add(made, F.pad(steps, [0, 0, 0, 0, 0, 1, 0, 0], 0.0))
