"""A residual network under CPU autocast (bfloat16) with a gradient scaler and unscaled clipping."""

import hashlib

import torch
from torch import nn

torch.manual_seed(1)
torch.set_num_threads(1)


def conv3x3(cin, cout, stride=1):
    return nn.Conv2d(cin, cout, 3, stride=stride, padding=1, bias=False)


class BasicBlock(nn.Module):
    def __init__(self, cin, cout, stride=1):
        super().__init__()
        self.conv1 = conv3x3(cin, cout, stride)
        self.bn1 = nn.BatchNorm2d(cout)
        self.relu = nn.ReLU(inplace=True)
        self.conv2 = conv3x3(cout, cout)
        self.bn2 = nn.BatchNorm2d(cout)
        self.downsample = None
        if stride != 1 or cin != cout:
            self.downsample = nn.Sequential(nn.Conv2d(cin, cout, 1, stride=stride, bias=False), nn.BatchNorm2d(cout))

    def forward(self, x):
        identity = x
        out = self.relu(self.bn1(self.conv1(x)))
        out = self.bn2(self.conv2(out))
        if self.downsample is not None:
            identity = self.downsample(x)
        out += identity
        return self.relu(out)


class ResNet(nn.Module):
    def __init__(self, widths=(8, 16), classes=5):
        super().__init__()
        self.stem = nn.Sequential(conv3x3(3, widths[0]), nn.BatchNorm2d(widths[0]), nn.ReLU(inplace=True))
        self.layer1 = nn.Sequential(BasicBlock(widths[0], widths[0]))
        self.layer2 = nn.Sequential(BasicBlock(widths[0], widths[1], stride=2))
        self.pool = nn.AdaptiveAvgPool2d((1, 1))
        self.fc = nn.Linear(widths[-1], classes)
        for m in self.modules():
            if isinstance(m, nn.Conv2d):
                nn.init.kaiming_normal_(m.weight, mode="fan_out", nonlinearity="relu")

    def forward(self, x):
        x = self.layer2(self.layer1(self.stem(x)))
        return self.fc(torch.flatten(self.pool(x), 1))


net = ResNet()
opt = torch.optim.SGD(net.parameters(), lr=0.1, momentum=0.9, nesterov=True)
scaler = torch.amp.GradScaler("cpu", init_scale=256.0, growth_interval=3)
loss_fn = nn.CrossEntropyLoss()
sha = hashlib.sha256()

for step in range(5):
    images = torch.randn(4, 3, 10, 10)
    labels = torch.randint(0, 5, (4,))
    opt.zero_grad(set_to_none=True)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        logits = net(images)
        loss = loss_fn(logits, labels)
    scaler.scale(loss).backward()
    scaler.unscale_(opt)
    norm = torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm=5.0)
    for p in net.parameters():
        sha.update(p.grad.numpy().tobytes())
    scaler.step(opt)
    scaler.update()
    sha.update(loss.detach().float().numpy().tobytes())
    print(f"step {step} loss {loss.item():.6f} norm {norm.item():.5f} scale {scaler.get_scale():.0f} {logits.dtype}")

print("digest", sha.hexdigest())
