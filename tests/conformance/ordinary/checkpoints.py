"""Saving and loading of parameters, optimizer and schedule; a run that goes on where it stopped; early stopping."""

import os, tempfile, pickle
import numpy as np
import paddle
import paddle.nn as nn

rng = np.random.RandomState(0)


def build():
    r = np.random.RandomState(7)
    net = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1D(8), nn.ReLU(), nn.Linear(8, 2))
    for p in net.parameters():
        if p.ndim == 2:
            p.set_value(r.randn(*p.shape).astype("float32") * 0.5)
    sched = paddle.optimizer.lr.StepDecay(0.05, 2, 0.5)
    return net, sched, paddle.optimizer.Adam(sched, parameters=net.parameters())


data = [(rng.randn(6, 4).astype("float32"), rng.randint(0, 2, 6)) for _ in range(8)]


def train(net, sched, opt, batches):
    out = []
    for x, y in batches:
        l = nn.functional.cross_entropy(net(paddle.to_tensor(x)), paddle.to_tensor(y))
        l.backward()
        opt.step()
        opt.clear_grad()
        sched.step()
        out.append(round(l.item(), 5))
    return out


a = build()
first = train(*a, data[:4])
d = tempfile.mkdtemp()
paddle.save(a[0].state_dict(), os.path.join(d, "m.pdparams"))
paddle.save(a[2].state_dict(), os.path.join(d, "m.pdopt"))
paddle.save({"epoch": 4, "best": 0.5, "list": [1, 2], "t": paddle.ones([2])}, os.path.join(d, "meta.pkl"))
rest = train(*a, data[4:])
b = build()
b[0].set_state_dict(paddle.load(os.path.join(d, "m.pdparams")))
od = paddle.load(os.path.join(d, "m.pdopt"))
print(sorted(k.split(".")[-1] for k in od if k not in ("LR_Scheduler", "master_weights")), od.get("LR_Scheduler"))
print(paddle.load(os.path.join(d, "meta.pkl")))
ren = {}
for pa, pb in zip(a[0].parameters(), b[0].parameters()):
    for k, v in od.items():
        if isinstance(k, str) and k.startswith(pa.name + "_"):
            ren[k.replace(pa.name, pb.name, 1)] = v
ren["LR_Scheduler"] = od["LR_Scheduler"]
b[2].set_state_dict(ren)
resumed = train(*b, data[4:])
print(first, rest)
print(rest == resumed, b[1].last_epoch, b[2].get_lr())
sd = a[0].state_dict()
missing, unexpected = b[0].set_state_dict({k: v for k, v in sd.items() if "3" not in k})
print("missing", missing, "unexpected", unexpected)
b[0].load_dict({**sd, "zzz": paddle.ones([1])})
print(os.path.exists(os.path.join(d, "m.pdparams")), sorted(os.listdir(d)))
try:
    paddle.load(os.path.join(d, "nope.pdparams"))
except Exception as e:
    print(type(e).__name__, str(e)[:80].replace(d, "D"))
t = pickle.loads(pickle.dumps(paddle.to_tensor([1.0, 2.0])))
print(t)
best, patience, bad = float("inf"), 2, 0
for ep, v in enumerate([0.9, 0.8, 0.85, 0.82, 0.7]):
    if v < best:
        best, bad, state = v, 0, {k: x.numpy() for k, x in b[0].state_dict().items()}
    else:
        bad += 1
        if bad >= patience:
            print("early stop at", ep)
            break
b[0].set_state_dict(state)
