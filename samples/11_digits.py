"""A network that learns to read handwritten digits, written out in a dozen ops.

The 1,797 digits of 8x8 pixels that scikit-learn ships, 1,437 of them to learn from, 360 held out. Two layers:

    h      = tanh(x W1 + b1)          64 pixels -> 64 features
    logits = h W2 + b2                64 features -> 10 digits

The loss is the cross entropy, in the form that never overflows: log-sum-exp after taking the largest logit away.

    python samples/11_digits.py                                   trains, prints the held-out accuracy
    gradscope run --passes 1-3 samples/11_digits.py               records the first three backward passes
"""

import numpy as np
from sklearn.datasets import load_digits

import gradscope.paddle as paddle

EPOCHS, BATCH, RATE = 12, 48, 0.5


def load():
    """Pixels as [n, 64] in 0..1, digits as one row of ten per picture, shuffled the same way every time."""
    digits = load_digits()
    order = np.random.default_rng(0).permutation(len(digits.target))
    pixels = (digits.data[order] / 16.0).astype("float32")
    labels = digits.target[order]
    one_hot = np.eye(10, dtype="float32")[labels]
    cut = 1437
    return (pixels[:cut], one_hot[:cut]), (pixels[cut:], labels[cut:])


def parameter(rng, *shape):
    """A trainable tensor with small random values (zeros for a bias)."""
    values = rng.normal(0.0, shape[0] ** -0.5, shape) if len(shape) > 1 else np.zeros(shape)
    return paddle.to_tensor(values.astype("float32"), stop_gradient=False)


(train_x, train_y), (test_x, test_labels) = load()
rng = np.random.default_rng(1)
W1, b1 = parameter(rng, 64, 64), parameter(rng, 64)
W2, b2 = parameter(rng, 64, 10), parameter(rng, 10)
sgd = paddle.optimizer.SGD(learning_rate=RATE, parameters=[W1, b1, W2, b2])


def forward(x):
    """Logits, [n, 10]."""
    h = paddle.tanh(paddle.matmul(x, W1) + b1)
    return paddle.matmul(h, W2) + b2


def cross_entropy(logits, one_hot):
    """Mean over the batch of -log p(right digit)."""
    shifted = logits - paddle.max(logits, axis=1, keepdim=True).detach()
    log_total = paddle.log(paddle.sum(paddle.exp(shifted), axis=1, keepdim=True))
    return paddle.mean(paddle.sum(one_hot * (log_total - shifted), axis=1))


for epoch in range(EPOCHS):
    order = rng.permutation(len(train_x))
    for start in range(0, len(order), BATCH):
        batch = order[start : start + BATCH]
        x = paddle.to_tensor(train_x[batch])
        y = paddle.to_tensor(train_y[batch])
        loss = cross_entropy(forward(x), y)
        loss.backward()
        sgd.step()
        sgd.clear_grad()
    print(f"epoch {epoch + 1:2}   loss {float(loss):.4f}")

with paddle.no_grad():
    guessed = forward(paddle.to_tensor(test_x)).numpy().argmax(axis=1)
print(f"held-out accuracy {(guessed == test_labels).mean():.4f}")
