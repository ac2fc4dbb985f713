"""A gradient that is None, without any error: the way from the loss back to the weights was cut.

`encoder` shall learn together with `decoder`, but its output was detached on the way, perhaps to log it, perhaps left
over from a time when the encoder was frozen. Backward walks from the loss to `decoder` and ends there: there is no
edge that leads on. `encoder.weight.grad` stays None, optimizers skip parameters whose gradient is None, and the
training goes on with half a model.

    gradscope run -o none.gscope samples/torch/03_none_through_detach.py
    gradscope why none.gscope encoder.weight

The answer names the line of the `detach()`. Repair: `code = hidden`, and detach only what is logged.
"""

import torch
import torch.nn as nn

torch.manual_seed(0)


class AutoEncoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = nn.Linear(6, 2)
        self.decoder = nn.Linear(2, 6)

    def forward(self, x):
        hidden = torch.tanh(self.encoder(x))
        code = hidden.detach()
        return self.decoder(code), code


model = AutoEncoder()
optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
x = torch.randn(16, 6)

for step in range(3):
    restored, code = model(x)
    loss = (restored - x).square().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"step {step}: loss {loss.item():.4f}, code {code.norm().item():.4f}")

print("decoder has a gradient:", model.decoder.weight.grad is not None)
print("encoder has a gradient:", model.encoder.weight.grad is not None)
