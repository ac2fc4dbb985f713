"""A recurrence by hand, cut by detach(), clipped twice, updated by hand."""

import paddle, numpy as np
import paddle.nn as nn

rng = np.random.RandomState(0)


class RNN(nn.Layer):
    def __init__(self, i, h):
        super().__init__()
        self.i2h = nn.Linear(i + h, h)
        self.i2o = nn.Linear(i + h, 1)
        self.hidden_size = h

    def forward(self, x, h):
        c = paddle.concat((x, h), 1)
        return self.i2o(c), paddle.tanh(self.i2h(c))

    def initHidden(self):
        return paddle.zeros([1, self.hidden_size])


rnn = RNN(1, 8)
for p in rnn.parameters():
    p.set_value(rng.randn(*p.shape).astype("float32") * 0.3)
opt = paddle.optimizer.SGD(learning_rate=0.05, parameters=rnn.parameters())
crit = nn.MSELoss()
series = np.sin(np.arange(60) / 4).astype("float32")
h = rnn.initHidden()
K = 10
total = 0
for t0 in range(0, 50, K):
    h = h.detach()
    loss = 0
    for t in range(t0, t0 + K):
        o, h = rnn(paddle.to_tensor([[series[t]]]), h)
        loss += crit(o[0, 0], paddle.to_tensor(series[t + 1]))
    opt.clear_grad()
    loss.backward()
    nn.utils.clip_grad_value_(rnn.parameters(), 1.0)
    tn = nn.utils.clip_grad_norm_(rnn.parameters(), max_norm=1.0)
    opt.step()
    total += loss.item() / K
    print(t0, "loss %.5f" % (loss.item() / K), "norm %.4f" % tn.item(), h.stop_gradient)
# manual SGD update in python
for p in rnn.parameters():
    p.set_value(p - 0.01 * p.grad)
    p.clear_gradient()
print("%.5f" % total, [p.grad.sum().item() for p in rnn.parameters()])
