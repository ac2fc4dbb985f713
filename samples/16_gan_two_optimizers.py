"""A GAN: two networks, two optimizers, and passes that reach further than the one who steps.

The critic's loss uses `fake.detach()`: its pass ends at the fakes, and the generator gets nothing. The generator's
loss goes through the critic: its pass fills the critic's `.grad` as well. Nobody steps on those; the `clear_grad()`
at the head of the critic's turn throws them away. Without that line the critic would learn to be fooled.

    gradscope run --as-paddle samples/16_gan_two_optimizers.py

Twenty passes, two for each of the ten steps. b1 has no node of the generator, b2 has those of both, and its list of
leaves shows `critic`'s parameters growing a gradient; between the passes stands which optimizer wrote what.
"""

import numpy as np
import paddle
from paddle import nn

paddle.seed(16)
rng = np.random.default_rng(16)
BATCH, STEPS = 16, 10

generator = nn.Sequential(nn.Linear(2, 8), nn.Tanh(), nn.Linear(8, 1))
critic = nn.Sequential(nn.Linear(1, 8), nn.LeakyReLU(0.2), nn.Linear(8, 1))
generator_optimizer = paddle.optimizer.Adam(0.01, beta1=0.5, parameters=generator.parameters())
critic_optimizer = paddle.optimizer.Adam(0.02, beta1=0.5, parameters=critic.parameters())
criterion = nn.BCEWithLogitsLoss()
ones, zeros = paddle.ones([BATCH, 1]), paddle.zeros([BATCH, 1])

for step in range(1, STEPS + 1):
    real = paddle.to_tensor(rng.normal(2.0, 0.5, (BATCH, 1)).astype("float32"))
    noise = paddle.to_tensor(rng.normal(size=(BATCH, 2)).astype("float32"))
    fake = generator(noise)

    # The critic's turn: real ones are 1, fakes are 0.
    critic_optimizer.clear_grad()
    critic_loss = criterion(critic(real), ones) + criterion(critic(fake.detach()), zeros)
    critic_loss.backward()
    critic_optimizer.step()

    # The generator's turn: the critic shall say 1 to its fakes.
    generator_optimizer.clear_grad()
    generator_loss = criterion(critic(fake), ones)
    generator_loss.backward()
    generator_optimizer.step()

    print(
        f"step {step:2}   critic {critic_loss.item():.4f}   generator {generator_loss.item():.4f}   "
        f"mean of the fakes {fake.mean().item():+.3f}"
    )
