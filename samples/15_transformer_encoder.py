"""A Transformer encoder block learns to sort: five digits in, the same five in order out.

A digit can only know its place by looking at the others, so all that is learnt goes through attention.

    gradscope run --as-paddle samples/15_transformer_encoder.py

Ten passes. A block forks twice: into attention and the way around it, into the two linear layers and the way around
them. Where forward forks, gradients meet backward: the second is added into the holder of the first, and only then is
the node ready. What attention reads forks into queries, keys and values, so there three gradients meet.
"""

import numpy as np
import paddle
from paddle import nn

paddle.seed(15)
rng = np.random.default_rng(15)
LENGTH, WIDTH, BATCH, STEPS = 5, 16, 32, 10


class Sorter(nn.Layer):
    def __init__(self):
        super().__init__()
        self.digit = nn.Embedding(10, WIDTH)
        self.place = self.create_parameter([LENGTH, WIDTH], default_initializer=nn.initializer.Normal(0.0, 0.02))
        layer = nn.TransformerEncoderLayer(
            WIDTH, nhead=2, dim_feedforward=32, dropout=0.0, activation="gelu", normalize_before=True
        )
        self.encoder = nn.TransformerEncoder(layer, num_layers=1, norm=nn.LayerNorm(WIDTH))
        self.answer = nn.Linear(WIDTH, 10)

    def forward(self, digits):
        return self.answer(self.encoder(self.digit(digits) + self.place))


sorter = Sorter()
decayed = [p for p in sorter.parameters() if len(p.shape) > 1]
others = [p for p in sorter.parameters() if len(p.shape) == 1]
optimizer = paddle.optimizer.AdamW(
    learning_rate=0.01,
    parameters=[{"params": decayed, "weight_decay": 0.01}, {"params": others, "weight_decay": 0.0}],
)

for step in range(1, STEPS + 1):
    digits = rng.integers(0, 10, (BATCH, LENGTH))
    answers = sorter(paddle.to_tensor(digits))
    wanted = paddle.to_tensor(np.sort(digits, axis=1))
    loss = nn.functional.cross_entropy(answers, wanted)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    right = (answers.argmax(axis=-1) == wanted).astype("float32").mean()
    print(f"step {step:2}   loss {loss.item():.4f}   {right.item():5.1%} of the digits right")
