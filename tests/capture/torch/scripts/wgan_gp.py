"""Wasserstein GAN with gradient penalty: grad of the critic by create_graph, two critic steps per generator step."""

import hashlib

import torch
import torch.nn as nn

torch.manual_seed(26)
torch.set_num_threads(1)

LATENT, BATCH, LAMBDA = 3, 16, 10.0

generator = nn.Sequential(
    nn.Linear(LATENT, 24), nn.LayerNorm(24), nn.ReLU(), nn.Linear(24, 24), nn.ReLU(), nn.Linear(24, 2)
)
critic = nn.Sequential(nn.Linear(2, 24), nn.LeakyReLU(0.2), nn.Linear(24, 24), nn.LeakyReLU(0.2), nn.Linear(24, 1))


def real_batch():
    """Eight Gaussians on a ring."""
    k = torch.randint(0, 8, (BATCH,)) * (torch.pi / 4)
    return torch.stack([k.cos(), k.sin()], dim=1) * 2 + 0.05 * torch.randn(BATCH, 2)


def gradient_penalty(real, fake):
    alpha = torch.rand(real.size(0), 1).expand_as(real)
    between = (alpha * real + (1 - alpha) * fake).requires_grad_(True)
    scores = critic(between)
    (gradients,) = torch.autograd.grad(
        outputs=scores,
        inputs=between,
        grad_outputs=torch.ones_like(scores),
        create_graph=True,
        retain_graph=True,
        only_inputs=True,
    )
    return ((gradients.norm(2, dim=1) - 1) ** 2).mean()


def set_trainable(net, flag):
    for p in net.parameters():
        p.requires_grad_(flag)


sha = hashlib.sha256()


def note(loss, net):
    sha.update(loss.detach().numpy().tobytes())
    for p in net.parameters():
        sha.update(p.grad.numpy().tobytes())


opt_g = torch.optim.Adam(generator.parameters(), lr=1e-3, betas=(0.0, 0.9))
opt_c = torch.optim.Adam(critic.parameters(), lr=1e-3, betas=(0.0, 0.9))

for step in range(5):
    set_trainable(critic, True)
    for _ in range(2):
        real = real_batch()
        with torch.no_grad():
            fake = generator(torch.randn(BATCH, LATENT))
        penalty = gradient_penalty(real, fake)
        loss_c = critic(fake).mean() - critic(real).mean() + LAMBDA * penalty
        opt_c.zero_grad()
        loss_c.backward()
        opt_c.step()
        note(loss_c, critic)

    set_trainable(critic, False)
    loss_g = -critic(generator(torch.randn(BATCH, LATENT))).mean()
    opt_g.zero_grad()
    loss_g.backward()
    opt_g.step()
    note(loss_g, generator)
    print(f"step {step}: critic {loss_c.item():.6f} penalty {penalty.item():.6f} generator {loss_g.item():.6f}")
print("digest", sha.hexdigest())
