"""Truncated backpropagation through time: a stateful RNN over one long signal, the state detached between chunks."""

import hashlib
import itertools

import torch
import torch.nn as nn

torch.manual_seed(29)
torch.set_num_threads(1)

CHUNK = 10


class Forecaster(nn.Module):
    def __init__(self, hidden=10):
        super().__init__()
        self.cells = nn.ModuleList([nn.RNNCell(1, hidden), nn.LSTMCell(hidden, hidden)])
        self.skip = nn.Bilinear(1, hidden, hidden)
        self.readout = nn.Linear(hidden, 1)

    def start(self, batch):
        zero = torch.zeros(batch, self.cells[1].hidden_size)
        return zero, (zero.clone(), zero.clone())

    def forward(self, chunk, state):
        slow, fast = state
        outputs = []
        for t in range(chunk.size(0)):
            slow = self.cells[0](chunk[t], slow)
            fast = self.cells[1](slow, fast)
            outputs.append(self.readout(fast[0] + self.skip(chunk[t], slow)))
        return torch.stack(outputs), (slow, fast)


def repackage(state):
    """Cuts the history of a state of any nesting."""
    if isinstance(state, torch.Tensor):
        return state.detach()
    return tuple(repackage(s) for s in state)


def chunks(signal):
    for begin in itertools.count(0, CHUNK):
        if begin + CHUNK + 1 > len(signal):
            return
        yield signal[begin : begin + CHUNK], signal[begin + 1 : begin + CHUNK + 1]


def main():
    time = torch.arange(5 * CHUNK + 1, dtype=torch.float32)
    phase = torch.tensor([0.0, 0.7, 1.9])
    signal = (torch.sin(0.3 * time[:, None] + phase) + 0.5 * torch.cos(0.11 * time[:, None])).unsqueeze(-1)
    model = Forecaster()
    optimizer = torch.optim.RMSprop(model.parameters(), lr=5e-3, momentum=0.5, centered=True)
    state = model.start(batch=3)
    sha = hashlib.sha256()
    for step, (inputs, targets) in enumerate(chunks(signal)):
        state = repackage(state)
        optimizer.zero_grad()
        predicted, state = model(inputs, state)
        loss = nn.functional.mse_loss(predicted, targets)
        # Changing states are fine, jumping ones are not.
        loss = loss + 1e-2 * (predicted[1:] - predicted[:-1]).square().mean()
        loss.backward()
        optimizer.step()
        print(f"chunk {step} loss {loss.item():.6f}")
        sha.update(loss.detach().numpy().tobytes())
        for p in model.parameters():
            sha.update(p.grad.numpy().tobytes())
    print("digest", sha.hexdigest())


main()
