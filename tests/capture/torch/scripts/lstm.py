"""A character model: embedding, a stacked LSTM, packed sequences of unequal length, Adam."""

import hashlib

import torch
import torch.nn as nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence, pad_sequence

torch.manual_seed(2)
torch.set_num_threads(1)

TEXT = [
    "gradients flow backwards",
    "a leaf keeps what it gets",
    "the queue decides",
    "saved for backward",
]
chars = sorted(set("".join(TEXT)))
stoi = {c: i + 1 for i, c in enumerate(chars)}


class CharModel(nn.Module):
    def __init__(self, vocab, dim=12, hidden=16, layers=2):
        super().__init__()
        self.embed = nn.Embedding(vocab, dim, padding_idx=0)
        self.lstm = nn.LSTM(dim, hidden, num_layers=layers, batch_first=True, dropout=0.1)
        self.norm = nn.LayerNorm(hidden)
        self.out = nn.Linear(hidden, vocab)

    def forward(self, tokens, lengths, state=None):
        x = self.embed(tokens)
        packed = pack_padded_sequence(x, lengths, batch_first=True, enforce_sorted=False)
        hidden, state = self.lstm(packed, state)
        hidden, _ = pad_packed_sequence(hidden, batch_first=True)
        return self.out(torch.tanh(self.norm(hidden))), state


def batch():
    rows = [torch.tensor([stoi[c] for c in line]) for line in TEXT]
    inputs = pad_sequence([r[:-1] for r in rows], batch_first=True)
    targets = pad_sequence([r[1:] for r in rows], batch_first=True)
    lengths = torch.tensor([len(r) - 1 for r in rows])
    return inputs, targets, lengths


def main():
    model = CharModel(len(chars) + 1)
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-2)
    criterion = nn.CrossEntropyLoss(ignore_index=0)
    inputs, targets, lengths = batch()
    sha = hashlib.sha256()
    for epoch in range(5):
        optimizer.zero_grad()
        logits, (h, c) = model(inputs, lengths)
        loss = criterion(logits.reshape(-1, logits.size(-1)), targets.reshape(-1))
        # Keep the last states small, a common regulariser.
        loss = loss + 1e-3 * (h.pow(2).mean() + c.pow(2).mean())
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        sha.update(loss.detach().numpy().tobytes())
        for p in model.parameters():
            sha.update(p.grad.numpy().tobytes())
        print(f"epoch {epoch} loss {loss.item():.6f}")

    with torch.no_grad():
        model.eval()
        token, state, said = torch.tensor([[stoi["g"]]]), None, "g"
        for _ in range(8):
            logits, state = model(token, torch.tensor([1]), state)
            token = logits[:, -1].argmax(dim=-1, keepdim=True).clamp(min=1)
            said += chars[token.item() - 1]
    print("sample", repr(said))
    print("digest", sha.hexdigest())


if __name__ == "__main__":
    main()
