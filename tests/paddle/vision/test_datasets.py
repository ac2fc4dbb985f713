"""Data sets read the files a user has, in the original formats, and say where a missing file should be."""

from __future__ import annotations

import gzip
import io
import pickle
import struct
import sys
import tarfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle

D = paddle.vision.datasets
T = paddle.vision.transforms


def add(archive: tarfile.TarFile, name: str, data: bytes) -> None:
    info = tarfile.TarInfo(name)
    info.size = len(data)
    archive.addfile(info, io.BytesIO(data))


def mnist(folder: Path, part: str, count: int) -> tuple[Any, Any]:
    folder.mkdir(parents=True, exist_ok=True)
    draws = np.random.default_rng(count)
    images, labels = (
        draws.integers(0, 256, (count, 28, 28)).astype("uint8"),
        draws.integers(0, 10, count).astype("uint8"),
    )
    with gzip.open(folder / f"{part}-images-idx3-ubyte.gz", "wb") as file:
        file.write(struct.pack(">IIII", 2051, count, 28, 28) + images.tobytes())
    with gzip.open(folder / f"{part}-labels-idx1-ubyte.gz", "wb") as file:
        file.write(struct.pack(">II", 2049, count) + labels.tobytes())
    return images, labels


@pytest.mark.parametrize(("name", "folder"), [("MNIST", "mnist"), ("FashionMNIST", "fashion-mnist")])
def test_mnist(name: str, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    cache = tmp_path / ".cache/paddle/dataset" / folder
    images, labels = mnist(cache, "train", 7)
    mnist(cache, "t10k", 3)
    data = getattr(D, name)(mode="train", transform=T.Compose([T.Transpose()]), backend="cv2")
    assert len(data) == 7 and len(getattr(D, name)(mode="TEST", backend="cv2")) == 3
    image, label = data[2]
    assert image.dtype == "float32" and image.shape == (1, 28, 28)
    np.testing.assert_array_equal(image[0], images[2])
    assert label.dtype == "int64" and label.tolist() == [labels[2]]
    batch, _ = next(iter(paddle.io.DataLoader(data, batch_size=4)))
    assert batch.shape == [4, 1, 28, 28]


def test_missing_files_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    cache = str(tmp_path / ".cache/paddle/dataset")
    for make, file, argument in (
        (D.MNIST, "mnist/train-images-idx3-ubyte.gz", "image_path"),
        (D.Cifar100, "cifar/cifar-100-python.tar.gz", "data_file"),
        (D.Flowers, "flowers/102flowers.tgz", "data_file"),
        (D.VOC2012, "voc2012/VOCtrainval_11-May-2012.tar", "data_file"),
    ):
        with pytest.raises(FileNotFoundError) as raised:
            make()
        assert f"{cache}/{file}" in str(raised.value) and f"say {argument}=" in str(raised.value)
        with pytest.raises(AssertionError, match=f"{argument} is not set and downloading"):
            make(download=False)
        with pytest.raises(AssertionError, match="but got eval"):
            make(mode="eval")
        with pytest.raises(ValueError, match="Expected backend are one of"):
            make(backend="tensor")
    broken = tmp_path / "broken.gz"
    broken.write_bytes(gzip.compress(struct.pack(">IIII", 2051, 9, 28, 28)))
    with pytest.raises(ValueError, match="no whole IDX file"):
        D.MNIST(str(broken), str(broken), backend="cv2")


def cifar(path: Path, members: dict[str, Any]) -> None:
    with tarfile.open(path, "w:gz") as archive:
        for name, batch in members.items():
            add(archive, name, batch if isinstance(batch, bytes) else pickle.dumps(batch, 2))


def test_cifar(tmp_path: Path) -> None:
    draws = np.random.default_rng(1)
    batches = [draws.integers(0, 256, (3, 3072)).astype("uint8") for _ in range(3)]
    ten = {f"c/data_batch_{k + 1}": {b"data": b, b"labels": [k, 1, 2]} for k, b in enumerate(batches[:2])}
    cifar(tmp_path / "10.tar.gz", {**ten, "c/test_batch": {b"data": batches[2], b"labels": [7, 8, 9]}})
    data = D.Cifar10(str(tmp_path / "10.tar.gz"), transform=T.ToTensor(), backend="cv2")
    assert len(data) == 6
    image, label = data[3]
    assert image.shape == [3, 32, 32] and label.shape == () and label == 1
    np.testing.assert_array_equal(image.numpy(), (batches[1][0] / np.float32(255)).reshape(3, 32, 32))
    assert [label for _, label in D.Cifar10(str(tmp_path / "10.tar.gz"), "test", backend="cv2")] == [7, 8, 9]
    hundred = {"c/train": {b"data": batches[0], b"fine_labels": [50, 60, 70]}}
    cifar(tmp_path / "100.tar.gz", hundred)
    assert D.Cifar100(str(tmp_path / "100.tar.gz"), backend="cv2")[2][1] == 70


class Bad:
    def __reduce__(self) -> Any:
        return print, ("a pickle ran code",)


def test_a_cifar_archive_runs_no_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cifar(tmp_path / "bad.tar.gz", {"data_batch_1": {b"data": Bad(), b"labels": []}})
    with pytest.raises(pickle.UnpicklingError, match="print, which no CIFAR file needs"):
        D.Cifar10(str(tmp_path / "bad.tar.gz"), backend="cv2")
    assert capsys.readouterr().out == ""


def test_folders(tmp_path: Path) -> None:
    for name in ("b/2.npy", "b/deep/1.npy", "a/9.npy", "a/readme.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        if name.endswith("txt"):
            (tmp_path / name).write_text("no image")
        else:
            np.save(tmp_path / name, np.full((2, 2), int(name[-5])))
    data = D.DatasetFolder(str(tmp_path), np.load, [".npy"], lambda array: array * 2)
    assert data.classes == ["a", "b"] and data.class_to_idx == {"a": 0, "b": 1} and data.targets == [0, 1, 1]
    assert [(int(array[0, 0]), target) for array, target in data] == [(18, 0), (4, 1), (2, 1)]
    flat = D.ImageFolder(str(tmp_path), np.load, is_valid_file=lambda path: path.endswith("9.npy"))
    assert len(flat) == 1 and flat[0][0].tolist() == [[9, 9], [9, 9]]
    for make in (D.DatasetFolder, D.ImageFolder):
        with pytest.raises(RuntimeError, match=r"Found 0 .*\nSupported extensions are: .jpg,.jpeg"):
            make(str(tmp_path))


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where PIL is not installed: something that opens arrays."""
    fake = SimpleNamespace(open=np.load, fromarray=lambda array: array)
    monkeypatch.setitem(sys.modules, "PIL", SimpleNamespace(Image=fake))
    monkeypatch.setitem(sys.modules, "PIL.Image", fake)


def stored(array: Any) -> bytes:
    file = io.BytesIO()
    np.save(file, array)
    return file.getvalue()


def test_flowers(tmp_path: Path, pictures: None) -> None:
    from scipy.io import savemat

    with tarfile.open(tmp_path / "102flowers.tgz", "w:gz") as archive:
        for number in (1, 2, 3):
            add(archive, f"jpg/image_{number:05}.jpg", stored(np.full((2, 3, 3), number, "uint8")))
    savemat(tmp_path / "labels.mat", {"labels": [[11, 12, 13]]})
    savemat(tmp_path / "sets.mat", {"tstid": [[3, 1]], "trnid": [[2]], "valid": [[1]]})
    files = [str(tmp_path / name) for name in ("102flowers.tgz", "labels.mat", "sets.mat")]
    data = D.Flowers(*files, backend="cv2")
    image, label = data[0]
    assert len(data) == 2 and image.dtype == "float32" and (image == 3).all() and label.tolist() == [13]
    assert D.Flowers(*files, mode="test", backend="cv2")[0][1].tolist() == [12]
    assert pickle.loads(pickle.dumps(data))[1][1].tolist() == [11]


def test_voc(tmp_path: Path, pictures: None) -> None:
    path = tmp_path / "voc.tar"
    with tarfile.open(path, "w") as archive:
        folder = "VOCdevkit/VOC2012"
        for part, names in (("trainval", "x\ny\n"), ("train", "x\n"), ("val", "y\n")):
            add(archive, f"{folder}/ImageSets/Segmentation/{part}.txt", names.encode())
        for number, name in enumerate("xy"):
            add(archive, f"{folder}/JPEGImages/{name}.jpg", stored(np.full((2, 2, 3), number, "uint8")))
            add(archive, f"{folder}/SegmentationClass/{name}.png", stored(np.full((2, 2), 10 + number, "uint8")))
    data = D.VOC2012(str(path), backend="cv2", transform=lambda image: image + 1)
    image, segments = data[1]
    assert len(data) == 2 and (image == 2).all() and (segments == 11).all() and segments.dtype == "float32"
    assert [len(D.VOC2012(str(path), mode, backend="cv2")) for mode in ("valid", "test")] == [1, 1]


def test_pil_images(tmp_path: Path) -> None:
    pytest.importorskip("PIL.Image")
    images, _ = mnist(tmp_path, "train", 2)
    data = D.MNIST(*(str(tmp_path / f"train-{kind}-ubyte.gz") for kind in ("images-idx3", "labels-idx1")))
    np.testing.assert_array_equal(np.asarray(data[1][0]), images[1])
    tensor, _ = D.MNIST(data.image_path, data.label_path, transform=T.ToTensor())[1]
    assert tensor.shape == [1, 28, 28] and tensor.max() <= 1
