"""REINFORCE with a learned baseline and an entropy bonus on a corridor, using torch.distributions."""

import hashlib

import torch
import torch.nn as nn
import torch.optim as optim
from torch.distributions import Categorical

torch.manual_seed(6)
torch.set_num_threads(1)


class Corridor:
    """Positions 0..6; the goal is at 6; each move costs a little."""

    def __init__(self, length=7, limit=12):
        self.length, self.limit = length, limit

    def reset(self):
        self.at, self.time = 2, 0
        return self.observe()

    def observe(self):
        state = torch.zeros(self.length + 1)
        state[self.at] = 1.0
        state[-1] = self.time / self.limit
        return state

    def step(self, action):
        self.at = max(0, self.at + (1 if action == 1 else -1))
        self.time += 1
        won = self.at == self.length - 1
        return self.observe(), (1.0 if won else -0.05), won or self.time >= self.limit


class Policy(nn.Module):
    def __init__(self, inputs=8, hidden=16):
        super().__init__()
        self.affine = nn.Linear(inputs, hidden)
        self.action_head = nn.Linear(hidden, 2)
        self.value_head = nn.Linear(hidden, 1)

    def forward(self, x):
        x = torch.relu(self.affine(x))
        return torch.log_softmax(self.action_head(x), dim=-1), self.value_head(x).squeeze(-1)


def returns_of(rewards, gamma=0.97):
    total, out = 0.0, []
    for r in reversed(rewards):
        total = r + gamma * total
        out.insert(0, total)
    return torch.tensor(out)


env, policy = Corridor(), Policy()
optimizer = optim.RMSprop(policy.parameters(), lr=1e-2)
sha = hashlib.sha256()

for episode in range(5):
    state, done = env.reset(), False
    log_probs, values, entropies, rewards = [], [], [], []
    while not done:
        log_p, value = policy(state)
        dist = Categorical(logits=log_p)
        action = dist.sample()
        state, reward, done = env.step(action.item())
        log_probs.append(dist.log_prob(action))
        entropies.append(dist.entropy())
        values.append(value)
        rewards.append(reward)

    returns = returns_of(rewards)
    values = torch.stack(values)
    advantage = returns - values.detach()
    policy_loss = -(torch.stack(log_probs) * advantage).sum()
    value_loss = nn.functional.smooth_l1_loss(values, returns)
    loss = policy_loss + 0.5 * value_loss - 0.01 * torch.stack(entropies).sum()

    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    sha.update(loss.detach().numpy().tobytes())
    for p in policy.parameters():
        sha.update(p.grad.numpy().tobytes())
    print(f"episode {episode}: {len(rewards)} moves, return {sum(rewards):.3f}, loss {loss.item():.6f}")

print("digest", sha.hexdigest())
