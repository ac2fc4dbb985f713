"""An embedding and its gradient: a row for every id, zeros for ids that were not asked for (`sparse=False`).

Ten people rate twelve films; a rating is the product of a vector for the one and a vector for the other. A batch has
four ratings, so at most four rows of a table get a gradient; an id that comes twice gets the sum. Adam moves the other
rows all the same once they had a gradient, by what it remembers of it.

    gradscope run --as-paddle samples/17_embedding_rows.py

Ten passes. Every one gives `person.weight` a gradient of all ten rows. With `sparse=True` it would be the rows that
were asked for, and their ids.
"""

import numpy as np
import paddle
from paddle import nn

paddle.seed(17)
rng = np.random.default_rng(17)
PEOPLE, FILMS, WIDTH, BATCH, STEPS = 10, 12, 4, 4, 10
ratings = np.add.outer(rng.normal(size=PEOPLE), rng.normal(size=FILMS)).astype("float32")


class Taste(nn.Layer):
    def __init__(self):
        super().__init__()
        self.person = nn.Embedding(PEOPLE, WIDTH, sparse=False)
        self.film = nn.Embedding(FILMS, WIDTH, sparse=False)

    def forward(self, people, films):
        return (self.person(people) * self.film(films)).sum(axis=-1)


def rows(values):
    """Numbers of the rows that are not all zero."""
    return np.flatnonzero(np.abs(values).sum(axis=1)).tolist()


taste = Taste()
optimizer = paddle.optimizer.Adam(learning_rate=0.05, parameters=taste.parameters())

for step in range(1, STEPS + 1):
    asked, seen = rng.integers(0, PEOPLE, BATCH), rng.integers(0, FILMS, BATCH)
    people, films = paddle.to_tensor(asked), paddle.to_tensor(seen)
    wanted = paddle.to_tensor(ratings[asked, seen])
    loss = nn.functional.mse_loss(taste(people, films), wanted)
    loss.backward()
    before, gradient = taste.person.weight.numpy().copy(), taste.person.weight.grad.numpy()
    optimizer.step()
    moved = rows(taste.person.weight.numpy() - before)
    said = f"asked {asked.tolist()}   gradient {rows(gradient)}   moved {moved}"
    print(f"step {step:2}   loss {loss.item():.4f}   {said}")
    optimizer.clear_grad()
