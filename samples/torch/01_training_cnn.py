"""A training loop as it stands in every PyTorch tutorial: a small CNN, cross-entropy, SGD. Nothing is wrong with it.

Three steps are three backward passes. Each begins at the loss and pops nodes from a ready queue: the node made last
comes first, so the passes walk the forward program backwards, down to the leaves, where `.grad` is set.

    gradscope run samples/torch/01_training_cnn.py

Things to look for in the viewer: `features.0.weight` names a parameter as `model.named_parameters()` does; the ReLUs
work in place, and yet nothing is stale, since batch norm does not need its output to compute its gradient; the
optimizer's writes come after the pass, when what the nodes had saved is free already.
"""

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(0)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(
            nn.Conv2d(1, 4, kernel_size=3, padding=1),
            nn.BatchNorm2d(4),
            nn.ReLU(inplace=True),
            nn.MaxPool2d(2),
            nn.Conv2d(4, 8, kernel_size=3, padding=1),
            nn.ReLU(inplace=True),
            nn.AdaptiveAvgPool2d(2),
        )
        self.classifier = nn.Linear(8 * 2 * 2, 3)

    def forward(self, x):
        x = self.features(x)
        return self.classifier(x.flatten(1))


# Pictures of 8x8 with a bright band: across, upright, or along the diagonal.
labels = torch.arange(3).repeat(4)
images = 0.2 * torch.randn(12, 1, 8, 8)
images[labels == 0, 0, 3:5] += 1
images[labels == 1, 0, :, 3:5] += 1
images[labels == 2, 0] += torch.eye(8)

model = Net()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)

for step in range(3):
    optimizer.zero_grad()
    logits = model(images)
    loss = F.cross_entropy(logits, labels)
    loss.backward()
    optimizer.step()
    print(f"step {step}: loss {loss.item():.4f}")
