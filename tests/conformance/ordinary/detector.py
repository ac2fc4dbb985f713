"""A small detector: features of an image model, a YOLO head and its loss, regions, deformed convolutions, boxes kept."""

import numpy as np
import paddle
import paddle.nn as nn
import paddle.nn.functional as F
from paddle.vision.models import mobilenet_v1
from paddle.vision.ops import DeformConv2D, RoIAlign, nms, yolo_box, yolo_loss

draws = np.random.RandomState(4)
paddle.seed(4)


class Detector(nn.Layer):
    def __init__(self, classes=2):
        super().__init__()
        self.body = mobilenet_v1(scale=0.25, num_classes=0, with_pool=False)
        self.offsets = nn.Conv2D(256, 18, 3, padding=1)
        self.deform = DeformConv2D(256, 16, 3, padding=1)
        self.head = nn.Conv2D(16, 2 * (5 + classes), 1)
        self.align = RoIAlign(output_size=2, spatial_scale=1 / 32)
        self.kind = nn.Linear(16 * 4, classes)

    def forward(self, image, boxes, counts):
        x = self.body(image)
        x = F.relu(self.deform(x, self.offsets(x)))
        return self.head(x), self.kind(self.align(x, boxes, counts).flatten(1))


net = Detector()
state = {}
for name, value in net.state_dict().items():
    drawn = draws.randn(*value.shape).astype("float32")
    if name.endswith("_variance"):
        drawn = 1 + drawn**2
    elif len(value.shape) > 1:
        drawn = drawn * (2.0 / np.prod(value.shape[1:])) ** 0.5
    else:
        drawn = (1 if name.endswith("weight") else 0) + 0.1 * drawn
    state[name] = drawn.astype("float32")
net.set_state_dict(state)
for layer in net.body.sublayers():
    if isinstance(layer, nn.BatchNorm2D):
        layer.eval()

anchors = [20, 24, 48, 40]
image = paddle.to_tensor(draws.rand(2, 3, 96, 96).astype("float32"))
truth = [[[0.4, 0.5, 0.3, 0.3], [0.7, 0.2, 0.5, 0.4]], [[0.2, 0.6, 0.4, 0.5], [0.0] * 4]]
truth = paddle.to_tensor(np.array(truth, "float32"))
labels = paddle.to_tensor(np.array([[0, 1], [1, 0]], "int32"))
boxes = paddle.to_tensor(np.array([[10, 20, 70, 80], [44, 0, 95, 40], [0, 34, 48, 90]], "float32"))
counts = paddle.to_tensor(np.array([2, 1], "int32"))

optimizer = paddle.optimizer.Momentum(0.005, parameters=net.parameters(), weight_decay=1e-4)
for step in range(3):
    out, kinds = net(image, boxes, counts)
    found = yolo_loss(out, truth, labels, anchors, [0, 1], 2, 0.6, 32, use_label_smooth=False)
    loss = found.mean() + F.cross_entropy(kinds, paddle.to_tensor([0, 1, 1]))
    loss.backward()
    norm = sum(float((p.grad**2).sum()) for p in net.parameters() if p.grad is not None) ** 0.5
    print(f"step {step}: loss {float(loss):.3f} gradient {norm:.2f}")
    optimizer.step()
    optimizer.clear_grad()

net.eval()
with paddle.no_grad():
    out, _ = net(image, boxes, counts)
    places, scores = yolo_box(out, paddle.to_tensor(np.array([[96, 96]] * 2, "int32")), anchors, 2, 0.01, 32)
    best = scores[0].max(-1)
    kept = nms(places[0], 0.4, best, scores[0].argmax(-1), [0, 1], top_k=5)
print(places.shape, scores.shape, kept.numpy().tolist())
print(np.round(best.numpy()[kept.numpy()], 3).tolist())
