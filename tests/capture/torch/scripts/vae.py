"""A variational autoencoder: reparametrisation trick, binary cross-entropy and the KL term."""

import hashlib

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(4)
torch.set_num_threads(1)


class VAE(nn.Module):
    def __init__(self, pixels=64, hidden=32, latent=4):
        super().__init__()
        self.fc1 = nn.Linear(pixels, hidden)
        self.fc_mu = nn.Linear(hidden, latent)
        self.fc_logvar = nn.Linear(hidden, latent)
        self.fc3 = nn.Linear(latent, hidden)
        self.fc4 = nn.Linear(hidden, pixels)

    def encode(self, x):
        h1 = F.relu(self.fc1(x))
        return self.fc_mu(h1), self.fc_logvar(h1)

    def reparameterize(self, mu, logvar):
        std = torch.exp(0.5 * logvar)
        eps = torch.randn_like(std)
        return mu + eps * std

    def decode(self, z):
        h3 = F.relu(self.fc3(z))
        return torch.sigmoid(self.fc4(h3))

    def forward(self, x):
        mu, logvar = self.encode(x.view(-1, 64))
        z = self.reparameterize(mu, logvar)
        return self.decode(z), mu, logvar


def loss_function(recon_x, x, mu, logvar, beta=1.0):
    bce = F.binary_cross_entropy(recon_x, x.view(-1, 64), reduction="sum")
    kld = -0.5 * torch.sum(1 + logvar - mu.pow(2) - logvar.exp())
    return bce + beta * kld, bce, kld


def bars(n):
    """n pictures of 8x8 with a bright row and a bright column."""
    x = torch.zeros(n, 1, 8, 8)
    rows, cols = torch.randint(0, 8, (n,)), torch.randint(0, 8, (n,))
    x[torch.arange(n), 0, rows] = 1.0
    x[torch.arange(n), 0, :, cols] = 1.0
    return x


model = VAE()
optimizer = optim.Adam(model.parameters(), lr=1e-2)
record = []
for epoch in range(5):
    data = bars(16)
    optimizer.zero_grad()
    recon, mu, logvar = model(data)
    loss, bce, kld = loss_function(recon, data, mu, logvar, beta=min(1.0, 0.2 * (epoch + 1)))
    loss.backward()
    optimizer.step()
    print(f"epoch {epoch}: loss {loss.item() / len(data):.5f} = bce {bce.item():.4f} + kld {kld.item():.5f}")
    record.append(loss.detach())
    record.extend(p.grad.clone() for p in model.parameters())

with torch.no_grad():
    sample = model.decode(torch.randn(2, 4))
    print("mean of two samples", [round(v, 5) for v in sample.mean(dim=1).tolist()])

sha = hashlib.sha256()
for t in record:
    sha.update(t.numpy().tobytes())
print("digest", sha.hexdigest())
