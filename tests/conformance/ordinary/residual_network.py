"""A residual network on pictures: batch norm, a stepped rate, L2 decay, evaluation, a layer and its state printed."""

import numpy as np
import paddle
import paddle.nn as nn
import paddle.nn.functional as F

np.random.seed(5)
paddle.seed(5)


class ResidualBlock(nn.Layer):
    def __init__(self, in_ch, out_ch, stride=1):
        super().__init__()
        self.conv1 = nn.Conv2D(in_ch, out_ch, 3, stride=stride, padding=1, bias_attr=False)
        self.bn1 = nn.BatchNorm2D(out_ch)
        self.conv2 = nn.Conv2D(out_ch, out_ch, kernel_size=3, padding="SAME", bias_attr=False)
        self.bn2 = nn.BatchNorm2D(out_ch)
        if stride != 1 or in_ch != out_ch:
            self.short = nn.Sequential(nn.Conv2D(in_ch, out_ch, 1, stride=stride), nn.BatchNorm2D(out_ch))
        else:
            self.short = None
        self.relu = nn.ReLU()

    def forward(self, x):
        y = self.relu(self.bn1(self.conv1(x)))
        y = self.bn2(self.conv2(y))
        s = x if self.short is None else self.short(x)
        return F.relu(y + s)


class Net(nn.Layer):
    def __init__(self, num_classes=4):
        super().__init__()
        self.stem = nn.Conv2D(3, 8, 3, padding=1)
        self.layer1 = ResidualBlock(8, 8)
        self.layer2 = ResidualBlock(8, 16, 2)
        self.pool = nn.AdaptiveAvgPool2D((1, 1))
        self.flatten = nn.Flatten()
        self.fc = nn.Linear(16, num_classes)

    def forward(self, x):
        x = F.relu(self.stem(x))
        x = self.layer2(self.layer1(x))
        return self.fc(self.flatten(self.pool(x)))


net = Net()
print(net)
for name, p in net.named_parameters():
    if p.ndim == 1:
        continue
    p.set_value((np.random.randn(*p.shape) * 0.2).astype("float32"))
sched = paddle.optimizer.lr.StepDecay(learning_rate=0.05, step_size=3, gamma=0.5)
opt = paddle.optimizer.Momentum(sched, 0.9, parameters=net.parameters(), weight_decay=paddle.regularizer.L2Decay(1e-4))
for it in range(6):
    x = paddle.to_tensor(np.random.rand(8, 3, 8, 8), dtype="float32")
    y = paddle.to_tensor(np.random.randint(0, 4, (8,)), dtype="int64")
    out = net(x)
    loss = F.cross_entropy(out, y)
    avg_loss = paddle.mean(loss)
    avg_loss.backward()
    opt.step()
    opt.clear_grad()
    sched.step()
    acc = (paddle.argmax(out, axis=1) == y).astype("float32").mean()
    print("iter: {}, loss is: {:.4f}, acc {:.3f}, lr {}".format(it, avg_loss.item(), acc.item(), sched.get_lr()))
net.eval()
out = net(paddle.ones([1, 3, 8, 8]))
print(out)
print(net.layer1.bn1._mean)
for k, v in net.state_dict().items():
    print(k, v.shape)
