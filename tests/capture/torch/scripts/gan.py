"""A DCGAN in small: spectral norm in the critic, two optimizers, detach of the fakes for the critic's step."""

import hashlib

import torch
from torch import nn
from torch.nn.utils.parametrizations import spectral_norm

torch.manual_seed(5)
torch.set_num_threads(1)

NZ, NGF, NDF = 6, 4, 4


class Generator(nn.Module):
    def __init__(self):
        super().__init__()
        self.main = nn.Sequential(
            nn.ConvTranspose2d(NZ, NGF * 2, 4, 1, 0, bias=False),
            nn.BatchNorm2d(NGF * 2),
            nn.ReLU(True),
            nn.ConvTranspose2d(NGF * 2, NGF, 4, 2, 1, bias=False),
            nn.BatchNorm2d(NGF),
            nn.ReLU(True),
            nn.ConvTranspose2d(NGF, 1, 4, 2, 1, bias=False),
            nn.Tanh(),
        )

    def forward(self, z):
        return self.main(z)


class Discriminator(nn.Module):
    def __init__(self):
        super().__init__()
        self.main = nn.Sequential(
            spectral_norm(nn.Conv2d(1, NDF, 4, 2, 1, bias=False)),
            nn.LeakyReLU(0.2, inplace=True),
            spectral_norm(nn.Conv2d(NDF, NDF * 2, 4, 2, 1, bias=False)),
            nn.LeakyReLU(0.2, inplace=True),
            nn.Conv2d(NDF * 2, 1, 4, 1, 0, bias=False),
        )

    def forward(self, x):
        return self.main(x).view(-1)


def weights_init(m):
    name = m.__class__.__name__
    if name.startswith("ConvTranspose"):
        nn.init.normal_(m.weight, 0.0, 0.02)
    elif name.find("BatchNorm") != -1:
        nn.init.normal_(m.weight, 1.0, 0.02)
        nn.init.zeros_(m.bias)


netG, netD = Generator(), Discriminator()
netG.apply(weights_init)
criterion = nn.BCEWithLogitsLoss()
optimizerD = torch.optim.Adam(netD.parameters(), lr=2e-3, betas=(0.5, 0.999))
optimizerG = torch.optim.Adam(netG.parameters(), lr=2e-3, betas=(0.5, 0.999))
sha = hashlib.sha256()


def note(loss, net):
    sha.update(loss.detach().numpy().tobytes())
    for p in net.parameters():
        sha.update(p.grad.numpy().tobytes())


for step in range(5):
    # The critic: real pictures, then fakes, gradients of both added.
    netD.zero_grad()
    real = torch.tanh(torch.randn(4, 1, 16, 16) + 0.5)
    label = torch.full((4,), 0.9)
    errD_real = criterion(netD(real), label)
    errD_real.backward()
    noise = torch.randn(4, NZ, 1, 1)
    fake = netG(noise)
    label.fill_(0.0)
    errD_fake = criterion(netD(fake.detach()), label)
    errD_fake.backward()
    errD = errD_real + errD_fake
    optimizerD.step()
    note(errD, netD)

    # The generator: fool the critic that has just been improved.
    netG.zero_grad()
    label.fill_(1.0)
    errG = criterion(netD(fake), label)
    errG.backward()
    optimizerG.step()
    note(errG, netG)
    print(f"[{step}/5] loss_D {errD.item():.6f} loss_G {errG.item():.6f}")

print("digest", sha.hexdigest())
