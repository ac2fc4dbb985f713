"""An actor and a critic in one network: advantages written element by element, entropy, clipped gradients."""

import paddle, numpy as np, paddle.nn.functional as F
from paddle import nn
from collections import namedtuple

Step = namedtuple("Step", "logp value reward entropy")
rng = np.random.RandomState(5)


class AC(nn.Layer):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(3, 16), nn.Tanh())
        self.pi = nn.Linear(16, 3)
        self.v = nn.Linear(16, 1)

    def forward(self, s):
        h = self.body(s)
        return self.pi(h), self.v(h)


ac = AC()
for p in ac.parameters():
    p.set_value(rng.uniform(-0.4, 0.4, p.shape).astype("float32"))
opt = paddle.optimizer.RMSProp(0.005, rho=0.9, centered=True, momentum=0.1, parameters=ac.parameters())
gamma, lam = 0.9, 0.8
for ep in range(5):
    traj = []
    s = rng.randn(3).astype("float32")
    for t in range(6):
        logits, v = ac(paddle.to_tensor(s[None]))
        logp = F.log_softmax(logits)
        p = logp.exp()
        a = int(np.searchsorted(np.cumsum(p.numpy()[0]), rng.rand()))
        a = min(a, 2)
        ent = -(p * logp).sum()
        r = float(s[a])
        traj.append(Step(logp[:, a], v.squeeze(), r, ent))
        s = (0.5 * s + rng.randn(3)).astype("float32")
    values = paddle.stack([x.value for x in traj])
    with paddle.no_grad():
        adv = paddle.zeros([len(traj)])
        g = 0.0
        nxt = paddle.concat([values[1:], paddle.zeros([1])])
        delta = paddle.to_tensor([x.reward for x in traj], dtype="float32") + gamma * nxt - values
        for i in reversed(range(len(traj))):
            g = delta[i] + gamma * lam * g
            adv[i] = g
        ret = adv + values
    logps = paddle.concat([x.logp for x in traj])
    ploss = -(logps * adv).mean()
    vloss = F.smooth_l1_loss(values, ret)
    eloss = -sum(x.entropy for x in traj) / len(traj)
    loss = ploss + 0.5 * vloss + 0.01 * eloss
    opt.clear_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(ac.parameters(), 0.5)
    opt.step()
    # ppo ratio
    old = logps.detach()
    ratio = paddle.exp(logps.detach() - old)
    surr = paddle.minimum(ratio * adv, paddle.clip(ratio, 0.8, 1.2) * adv)
    print(
        ep,
        f"{ploss.item():.4f} {vloss.item():.4f} {eloss.item():.4f}",
        adv.stop_gradient,
        surr.mean().item() - adv.mean().item() == 0,
    )
print(adv)
