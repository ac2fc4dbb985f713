"""LeNet on pictures of bars by paddle.Model: transforms, callbacks, metrics, a schedule, a summary, a saved model."""

import os

import numpy as np
import paddle
import paddle.nn as nn
import paddle.vision.transforms as T
from paddle.metric import Accuracy
from paddle.static import InputSpec
from paddle.vision.models import LeNet

np.random.seed(3)
paddle.seed(3)
draws = np.random.RandomState(0)


class Bars(paddle.io.Dataset):
    """Grey pictures with a bright bar; its place is the class."""

    def __init__(self, count, transform=None):
        super().__init__()
        self.labels = draws.randint(0, 10, count)
        self.images = draws.randint(0, 60, (count, 32, 32, 1)).astype("uint8")
        for image, label in zip(self.images, self.labels):
            image[2 * label + 2 : 2 * label + 9, 6:26] += 150
        self.transform = transform

    def __getitem__(self, idx):
        image = self.images[idx]
        if self.transform is not None:
            image = self.transform(image)
        return image, np.array([self.labels[idx]], "int64")

    def __len__(self):
        return len(self.labels)


transform = T.Compose([T.CenterCrop(28), T.ToTensor(), T.Normalize(mean=[0.5], std=[0.5], data_format="CHW")])
train, test = Bars(96, transform), Bars(32, transform)

network = LeNet(num_classes=10)
network.set_state_dict({k: draws.randn(*v.shape).astype("float32") * 0.15 for k, v in network.state_dict().items()})
model = paddle.Model(network, InputSpec([None, 1, 28, 28], "float32", "image"), InputSpec([None, 1], "int64", "label"))
info = model.summary()
print(int(info["total_params"]), int(info["trainable_params"]))

decay = paddle.optimizer.lr.PiecewiseDecay([6, 12], [0.004, 0.002, 0.001])
optimizer = paddle.optimizer.Adam(decay, parameters=model.parameters(), grad_clip=nn.ClipGradByGlobalNorm(5.0))
model.prepare(optimizer, nn.CrossEntropyLoss(), [Accuracy(topk=(1, 3))])


class Report(paddle.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        rate = self.model._optimizer.get_lr()
        print(f"epoch {epoch}: loss {logs['loss'][0]:.3f} top1 {logs['acc_top1']:.3f} rate {rate:.4f}")

    def on_eval_end(self, logs=None):
        print(f"  evaluated: loss {logs['loss'][0]:.3f} top3 {logs['acc_top3']:.3f} of {logs['batch_size']}")


early = paddle.callbacks.EarlyStopping("acc_top1", mode="max", patience=3, verbose=0, save_best_model=False)
model.fit(train, test, batch_size=16, epochs=3, verbose=0, shuffle=True, callbacks=[Report(), early])
model.save("saved/final")
print(sorted(os.listdir("saved")))

result = model.evaluate(test, batch_size=8, verbose=0)
print({name: round(float(np.ravel(value)[0]), 3) for name, value in result.items()})
(outputs,) = model.predict(test, batch_size=8, stack_outputs=True, verbose=0)
print(outputs.shape, outputs[:4].argmax(1).tolist())

again = paddle.Model(LeNet())
again.load("saved/final")
print(np.abs(again.predict_batch([paddle.to_tensor(np.stack([test[0][0].numpy()]))])[0] - outputs[:1]).max() < 1e-4)
loss, _ = model.train_batch([test[0][0].unsqueeze(0)], [test[0][1][None]])
print(f"{float(loss[0]):.3f}")
