"""A convolutional network on handwritten digits: layers, a data loader, batch norm, an optimizer, a schedule.

Written for PaddlePaddle, with nothing changed for gradscope: `--as-paddle` answers its `import paddle`. Ten batches of
96 of scikit-learn's 8x8 digits to learn from, 360 others to be judged by.

    gradscope run --as-paddle samples/13_cnn_on_digits.py

Ten passes, each straight back through the layers: a convolution gives one gradient to its filter, a leaf, and one to
the node before it; the first convolution has only its filter to give to, since pictures want no gradient. Parameters
are called what they are called in the network: `features.0.weight`, `classify.bias`.
"""

import numpy as np
import paddle
from paddle import nn
from paddle.io import DataLoader, Dataset
from sklearn.datasets import load_digits

paddle.seed(13)
np.random.seed(13)


class Digits(Dataset):
    """Pictures `first` to `last`: float32 pixels [1, 8, 8] in 0..1, and the digit."""

    def __init__(self, first, last):
        pixels, digits = load_digits(return_X_y=True)
        self.pixels = (pixels[first:last] / 16.0).astype("float32").reshape(-1, 1, 8, 8)
        self.digits = digits[first:last].astype("int64")

    def __getitem__(self, index):
        return self.pixels[index], self.digits[index]

    def __len__(self):
        return len(self.digits)


class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(
            nn.Conv2D(1, 16, 3, padding=1, bias_attr=False), nn.BatchNorm2D(16, momentum=0.5), nn.ReLU(),
            nn.MaxPool2D(2),
            nn.Conv2D(16, 32, 3, padding=1, bias_attr=False), nn.BatchNorm2D(32, momentum=0.5), nn.ReLU(),
        )  # fmt: skip
        self.classify = nn.Linear(32 * 4 * 4, 10)

    def forward(self, pictures):
        return self.classify(self.features(pictures).flatten(1))


net = Net()
schedule = paddle.optimizer.lr.CosineAnnealingDecay(learning_rate=0.01, T_max=10)
optimizer = paddle.optimizer.Adam(learning_rate=schedule, parameters=net.parameters(), weight_decay=1e-4)
criterion = nn.CrossEntropyLoss()

net.train()
for step, (pictures, digits) in enumerate(DataLoader(Digits(0, 960), batch_size=96, shuffle=True), 1):
    loss = criterion(net(pictures), digits)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    schedule.step()
    print(f"step {step:2}   loss {loss.item():.4f}   next rate {optimizer.get_lr():.4f}")

net.eval()
right = 0
with paddle.no_grad():
    for pictures, digits in DataLoader(Digits(1437, 1797), batch_size=120):
        right += (net(pictures).argmax(axis=1) == digits).astype("int64").sum().item()
print(f"held-out accuracy {right / 360:.3f}")
