"""A denoising U-shaped autoencoder with a skip connection, trained in a worker thread as a service would do."""

import hashlib
import queue
import threading

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(25)
torch.set_num_threads(1)


class UNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.down1 = nn.Sequential(nn.Conv2d(1, 6, 3, padding=1), nn.InstanceNorm2d(6, affine=True), nn.ELU(True))
        self.down2 = nn.Sequential(nn.Conv2d(6, 12, 3, padding=1, stride=2), nn.ELU(inplace=True))
        self.middle = nn.Conv2d(12, 12, 3, padding=2, dilation=2)
        self.up = nn.ConvTranspose2d(12, 6, 2, stride=2)
        self.smooth = nn.Conv2d(12, 6, 3, padding=1, padding_mode="reflect")
        self.last = nn.Conv2d(6, 1, 1)

    def forward(self, x):
        a = self.down1(x)
        b = self.down2(a)
        b = b + torch.tanh(self.middle(b))
        up = F.interpolate(self.up(b), size=a.shape[-2:], mode="bilinear", align_corners=False)
        x = F.elu(self.smooth(torch.cat([a, up], dim=1)))
        return torch.sigmoid(self.last(x))


def total_variation(x):
    return (x[..., 1:, :] - x[..., :-1, :]).abs().mean() + (x[..., :, 1:] - x[..., :, :-1]).abs().mean()


def discs(n, size=12):
    ys, xs = torch.meshgrid(torch.arange(size), torch.arange(size), indexing="ij")
    centre = torch.randint(3, size - 3, (n, 2, 1, 1))
    return (((ys - centre[:, 0]) ** 2 + (xs - centre[:, 1]) ** 2) < 9).float().unsqueeze(1)


def train(results):
    model = UNet()
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-2, amsgrad=True)
    sha = hashlib.sha256()
    for step in range(5):
        clean = discs(4)
        noisy = (clean + 0.3 * torch.randn_like(clean)).clamp(0, 1)
        optimizer.zero_grad()
        restored = model(noisy)
        loss = F.l1_loss(restored, clean) + F.mse_loss(restored, clean) + 0.01 * total_variation(restored)
        loss.backward()
        optimizer.step()
        sha.update(loss.detach().numpy().tobytes())
        for p in model.parameters():
            sha.update(p.grad.numpy().tobytes())
        results.put((step, loss.item()))
    results.put(("digest", sha.hexdigest()))


if __name__ == "__main__":
    results = queue.Queue()
    worker = threading.Thread(target=train, args=(results,))
    worker.start()
    while True:
        what, value = results.get(timeout=60)
        if what == "digest":
            break
        print(f"step {what}: loss {value:.6f}")
    worker.join()
    print("digest", value)
