"""A variational autoencoder: reparametrised noise from NumPy, a loss of two parts, state given as arrays."""

import numpy as np
import paddle
import paddle.nn as nn
import paddle.nn.functional as F

rng = np.random.RandomState(0)


class VAE(nn.Layer):
    def __init__(self, d=20, h=16, z=4):
        super().__init__()
        self.fc1 = nn.Linear(d, h)
        self.mu = nn.Linear(h, z)
        self.logvar = nn.Linear(h, z)
        self.fc3 = nn.Linear(z, h)
        self.fc4 = nn.Linear(h, d)

    def encode(self, x):
        h = F.relu(self.fc1(x))
        return self.mu(h), self.logvar(h)

    def reparameterize(self, mu, logvar):
        std = paddle.exp(0.5 * logvar)
        eps = paddle.to_tensor(rng.standard_normal(std.shape).astype(np.float32))
        return mu + eps * std

    def forward(self, x):
        mu, logvar = self.encode(x)
        z = self.reparameterize(mu, logvar)
        return F.sigmoid(self.fc4(F.relu(self.fc3(z)))), mu, logvar


def elbo(recon, x, mu, logvar):
    bce = F.binary_cross_entropy(recon, x, reduction="sum")
    kld = -0.5 * paddle.sum(1 + logvar - mu.pow(2) - logvar.exp())
    return bce, kld


vae = VAE()
vae.set_state_dict({k: rng.normal(0, 0.3, v.shape).astype("float32") for k, v in vae.state_dict().items()})
opt = paddle.optimizer.Adam(1e-2, parameters=vae.parameters())
data = (rng.rand(32, 20) > 0.5).astype("float32")
for e in range(8):
    tot = 0.0
    for i in range(0, 32, 8):
        x = paddle.to_tensor(data[i : i + 8])
        r, mu, lv = vae(x)
        bce, kld = elbo(r, x, mu, lv)
        loss = bce + kld
        opt.clear_grad()
        loss.backward()
        opt.step()
        tot += loss.item()
    print("Epoch {:2d} | avg {:.3f} | bce {:.3f} kld {:.3f}".format(e, tot / 32, float(bce), float(kld)))
with paddle.no_grad():
    z = paddle.to_tensor(rng.randn(3, 4).astype("float32"))
    s = F.sigmoid(vae.fc4(F.relu(vae.fc3(z))))
    print(s.round()[:, :5])
    print((s > 0.5).astype("int32")[:, :6])
