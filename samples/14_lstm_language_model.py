"""A language model: an LSTM reads the Zen of Python, which ships with Python, and guesses the next letter.

Four readers start at four places of the text and read on, six letters a step. What the LSTM remembers goes from step
to step, but detached: backward ends at the beginning of the step, where it would otherwise go on into graphs that
the passes before have freed.

    gradscope run --as-paddle samples/14_lstm_language_model.py

Ten passes. Six nodes give to `lstm.weight_hh_l0`, one for each letter, the last first; only then does its turn come.
The norm of all gradients together is clipped before the optimizer sees them.
"""

import codecs
import contextlib
import io

import numpy as np
import paddle
from paddle import nn

with contextlib.redirect_stdout(io.StringIO()):
    import this

paddle.seed(14)

text = codecs.decode(this.s, "rot13").lower()
alphabet = sorted(set(text))
letters = np.array([alphabet.index(letter) for letter in text], dtype="int64")
READERS, LENGTH, STEPS = 4, 6, 10
parts = letters[: len(letters) // READERS * READERS].reshape(READERS, -1)


class Model(nn.Layer):
    def __init__(self, size, width=24):
        super().__init__()
        self.embed = nn.Embedding(size, width)
        self.lstm = nn.LSTM(width, width)
        self.guess = nn.Linear(width, size)

    def forward(self, ids, memory):
        read, memory = self.lstm(self.embed(ids), memory)
        return self.guess(read), memory


model = Model(len(alphabet))
optimizer = paddle.optimizer.RMSProp(
    learning_rate=0.01, parameters=model.parameters(), grad_clip=nn.ClipGradByGlobalNorm(1.0)
)

memory = None
for step in range(STEPS):
    at = step * LENGTH
    ids = paddle.to_tensor(parts[:, at : at + LENGTH])
    following = paddle.to_tensor(parts[:, at + 1 : at + LENGTH + 1])
    guesses, memory = model(ids, memory)
    loss = nn.functional.cross_entropy(guesses.reshape([-1, len(alphabet)]), following.reshape([-1]))
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    memory = tuple(state.detach() for state in memory)
    print(f"step {step + 1:2}   loss {loss.item():.4f}   {np.exp(loss.item()):.1f} letters to choose from")
