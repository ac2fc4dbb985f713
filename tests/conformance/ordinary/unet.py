"""A U-Net: transposed convolutions, bilinear upsampling, skips, cross entropy over a picture and a dice loss."""

import paddle
from paddle import nn
import numpy as np

paddle.set_device("cpu")
np.random.seed(1)


def double_conv(i, o):
    return nn.Sequential(
        nn.Conv2D(i, o, 3, 1, 1), nn.BatchNorm2D(o), nn.ReLU(), nn.Conv2D(o, o, 3, 1, 1), nn.BatchNorm2D(o), nn.ReLU()
    )


class UNet(nn.Layer):
    def __init__(self, n_cls=2, base=4):
        super().__init__()
        self.d1 = double_conv(1, base)
        self.d2 = double_conv(base, base * 2)
        self.mid = double_conv(base * 2, base * 4)
        self.pool = nn.MaxPool2D(2)
        self.up2 = nn.Conv2DTranspose(base * 4, base * 2, 2, stride=2)
        self.u2 = double_conv(base * 4, base * 2)
        self.up1 = nn.Upsample(scale_factor=2, mode="bilinear", align_corners=True)
        self.u1 = double_conv(base * 3, base)
        self.out = nn.Conv2D(base, n_cls, 1)

    def forward(self, x):
        c1 = self.d1(x)
        c2 = self.d2(self.pool(c1))
        m = self.mid(self.pool(c2))
        x = self.u2(paddle.concat([self.up2(m), c2], axis=1))
        x = self.u1(paddle.concat((self.up1(x), c1), 1))
        return self.out(x)


def dice(pred, target, eps=1e-6):
    inter = (pred * target).sum([1, 2])
    union = pred.sum([1, 2]) + target.sum([1, 2])
    return (2 * inter + eps) / (union + eps)


net = UNet()
for p in net.parameters():
    if p.ndim == 4:
        p.set_value(paddle.to_tensor(np.random.randn(*p.shape) / np.sqrt(p.size / p.shape[0])).astype("float32"))
opt = paddle.optimizer.RMSProp(learning_rate=0.005, parameters=net.parameters())
ce = nn.CrossEntropyLoss(axis=1)
for step in range(4):
    img = np.random.rand(2, 1, 16, 16).astype("float32")
    mask = (img[:, 0] > 0.6).astype("int64")
    logits = net(paddle.to_tensor(img))
    t = paddle.to_tensor(mask)
    prob = nn.functional.softmax(logits, axis=1)[:, 1]
    loss = ce(logits, t) + 1 - dice(prob, t.astype("float32")).mean()
    loss.backward()
    opt.step()
    opt.clear_grad()
    print("step", step, "loss", loss.numpy(), logits.shape)
net.eval()
with paddle.no_grad():
    pred = net(paddle.to_tensor(img)).argmax(1)
    iou = paddle.logical_and(pred == 1, t == 1).sum() / paddle.logical_or(pred == 1, t == 1).sum()
    print("iou dtype", iou.dtype, pred.dtype)
