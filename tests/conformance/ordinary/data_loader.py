"""Datasets and loaders around an ordinary loop of training and evaluation, with its metrics."""

import numpy as np, paddle
from paddle.io import Dataset, DataLoader
import paddle.nn as nn


class Spiral(Dataset):
    def __init__(self, mode="train", n=60):
        rng = np.random.RandomState({"train": 0, "test": 1}[mode])
        t = rng.rand(n) * 3
        c = rng.randint(0, 2, n)
        self.x = np.stack([t * np.cos(t + c * np.pi), t * np.sin(t + c * np.pi)], 1).astype("float32")
        self.y = c.astype("int64")

    def __getitem__(self, i):
        return self.x[i], self.y[i : i + 1]

    def __len__(self):
        return len(self.x)


train_loader = DataLoader(Spiral(), batch_size=20, shuffle=False)
test_loader = DataLoader(Spiral("test", 30), batch_size=10)


class MLP(nn.Layer):
    def __init__(self):
        super(MLP, self).__init__()
        w = lambda s: paddle.ParamAttr(
            initializer=nn.initializer.Assign((np.random.RandomState(s[0]).randn(*s) * 0.5).astype("float32"))
        )
        self.fc1 = nn.Linear(2, 20, weight_attr=w((2, 20)))
        self.fc2 = nn.Linear(20, 2, weight_attr=w((20, 2)), bias_attr=False)

    def forward(self, x, label=None):
        out = self.fc2(nn.functional.tanh(self.fc1(x)))
        if label is not None:
            return out, paddle.metric.accuracy(input=out, label=label)
        return out


net = MLP()
opt = paddle.optimizer.Adam(learning_rate=0.05, parameters=net.parameters(), weight_decay=1e-4)
acc_m = paddle.metric.Accuracy(topk=(1, 2))
for epoch in range(3):
    net.train()
    for bid, data in enumerate(train_loader()):
        x, y = data
        logits, acc = net(x, y)
        loss = nn.functional.cross_entropy(logits, y)
        avg = paddle.mean(loss)
        if bid % 2 == 0:
            print("epoch: {}, batch_id: {}, loss is: {}, acc is {}".format(epoch, bid, avg.numpy(), acc.numpy()))
        avg.backward()
        opt.step()
        opt.clear_grad()
    net.eval()
    acc_m.reset()
    losses = []
    for data in test_loader:
        x, y = data
        with paddle.no_grad():
            out = net(x)
        losses.append(float(nn.functional.cross_entropy(out, y)))
        acc_m.update(acc_m.compute(out, y))
    print("eval", np.mean(losses).round(5), acc_m.accumulate(), acc_m.name())
m = paddle.metric.Accuracy()
c = m.compute(paddle.to_tensor([[0.1, 0.9], [0.8, 0.2]]), paddle.to_tensor([[1], [1]]))
print(c)
print(m.update(c), m.accumulate())
p = paddle.metric.Precision()
p.update(np.array([0.1, 0.8, 0.9]), np.array([0, 1, 0]))
print(p.accumulate())
r = paddle.metric.Recall()
r.update(np.array([0.1, 0.8, 0.9]), np.array([0, 1, 1]))
print(r.accumulate())
a = paddle.metric.Auc()
a.update(preds=np.array([[0.9, 0.1], [0.2, 0.8], [0.4, 0.6]]), labels=np.array([[0], [1], [0]]))
print(a.accumulate())
