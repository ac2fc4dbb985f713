"""A GAN: two networks, two optimizers, and passes that may reach further than the one who steps.

The critic's loss uses `fake.detach()`: its pass ends at the fakes, and the generator gets nothing. The generator's
loss goes *through* the critic: its pass fills the critic's `.grad` as well. Nobody steps on those; the `zero_grad()`
at the head of the critic's turn throws them away. Without that line the critic would learn to be fooled.

    gradscope run samples/torch/06_gan_two_optimizers.py

In the viewer: pass b1 has no node of the generator, b2 has those of both; the leaves pane of b2 shows the critic's
`judge.weight` growing a gradient too; each optimizer's step stands between the passes with the parameters it wrote.
"""

import torch
import torch.nn as nn

torch.manual_seed(0)


class Generator(nn.Module):
    def __init__(self):
        super().__init__()
        self.shape = nn.Linear(2, 8)
        self.place = nn.Linear(8, 1)

    def forward(self, noise):
        return self.place(torch.tanh(self.shape(noise)))


class Critic(nn.Module):
    def __init__(self):
        super().__init__()
        self.look = nn.Linear(1, 8)
        self.judge = nn.Linear(8, 1)

    def forward(self, number):
        return self.judge(nn.functional.leaky_relu(self.look(number), 0.2))


generator, critic = Generator(), Critic()
generator_optimizer = torch.optim.Adam(generator.parameters(), lr=0.01, betas=(0.5, 0.999))
critic_optimizer = torch.optim.Adam(critic.parameters(), lr=0.02, betas=(0.5, 0.999))
criterion = nn.BCEWithLogitsLoss()

batch = 16
ones, zeros = torch.ones(batch, 1), torch.zeros(batch, 1)

for step in range(3):
    real = 2.0 + 0.5 * torch.randn(batch, 1)
    fake = generator(torch.randn(batch, 2))

    # The critic's turn: real ones are 1, fakes are 0.
    critic_optimizer.zero_grad()
    critic_loss = criterion(critic(real), ones) + criterion(critic(fake.detach()), zeros)
    critic_loss.backward()
    critic_optimizer.step()

    # The generator's turn: the critic shall say 1 to its fakes.
    generator_optimizer.zero_grad()
    generator_loss = criterion(critic(fake), ones)
    generator_loss.backward()
    generator_optimizer.step()

    print(f"step {step}: critic {critic_loss.item():.4f}, generator {generator_loss.item():.4f}, "
          f"mean of the fakes {fake.mean().item():+.3f}")  # fmt: skip
