"""LeNet (LeCun et al. 1998) for images of 28×28: two convolutions with pools, three linear layers."""

from __future__ import annotations

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn


class LeNet(nn.Layer):
    """num_classes: no linear layers when 0 or less."""

    def __init__(self, num_classes: int = 10) -> None:
        super().__init__()
        self.num_classes = num_classes
        self.features = nn.Sequential(
            nn.Conv2D(1, 6, 3, stride=1, padding=1),
            nn.ReLU(),
            nn.MaxPool2D(2, 2),
            nn.Conv2D(6, 16, 5, stride=1, padding=0),
            nn.ReLU(),
            nn.MaxPool2D(2, 2),
        )
        if num_classes > 0:
            self.fc = nn.Sequential(nn.Linear(400, 120), nn.Linear(120, 84), nn.Linear(84, num_classes))

    def forward(self, inputs: Tensor) -> Tensor:
        """Images [N, 1, 28, 28] to logits [N, num_classes]."""
        x = self.features(inputs)
        return self.fc(x.flatten(1)) if self.num_classes > 0 else x
