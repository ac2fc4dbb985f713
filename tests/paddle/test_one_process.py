"""`paddle.distributed` in one process: who it is, what it refuses, and a DataParallel that only passes on."""

from __future__ import annotations

import pytest

import gradscope.paddle as paddle
import gradscope.paddle.distributed as dist
from gradscope.paddle import nn


def test_it_is_alone() -> None:
    assert (dist.get_rank(), dist.get_world_size(), dist.is_initialized(), dist.is_available()) == (0, 1, False, True)
    env = dist.ParallelEnv()
    assert (env.rank, env.local_rank, env.world_size, env.nranks, env.trainer_endpoints) == (0, 0, 1, 1, [""])
    with pytest.warns(UserWarning, match="init_parallel_env` will not do anything"):
        assert dist.init_parallel_env() is None
    with pytest.warns(UserWarning, match="Group 0 is not initialized"):
        assert dist.get_group() is None


@pytest.mark.parametrize("name", ["all_reduce", "all_gather", "broadcast", "barrier", "reduce", "scatter", "send"])
def test_what_needs_others_says_so(name: str) -> None:
    with pytest.raises(RuntimeError, match=rf"The global group is not initialized\. paddle\.distributed\.{name} needs"):
        getattr(dist, name)(paddle.ones([2]))


def test_data_parallel_passes_everything_on() -> None:
    inner = nn.Sequential(nn.Linear(2, 3), nn.ReLU())
    with pytest.warns(UserWarning, match="return to single-card operation"):
        model = paddle.DataParallel(inner)
    x = paddle.ones([1, 2])
    assert model(x).numpy().tobytes() == inner(x).numpy().tobytes()
    assert list(model.state_dict()) == ["0.weight", "0.bias"]
    assert [name for name, _ in model.named_parameters()] == ["_layers.0.weight", "_layers.0.bias"]
    assert model.full_name() == f"{inner.full_name()}_data_parallel_0"
    loss = model(x).sum()
    assert model.scale_loss(loss) is loss
    with model.no_sync():
        loss.backward()
    model.apply_collective_grads()
    assert inner[0].weight.grad is not None
    model.set_state_dict({name: value.numpy() * 0 for name, value in inner.state_dict().items()})
    assert inner[0].weight.numpy().sum() == 0
    model.eval()
    assert not inner[0].training


def test_fleet_passes_everything_on_too() -> None:
    fleet = dist.fleet
    strategy = fleet.DistributedStrategy()
    strategy.hybrid_configs = {"dp_degree": 1}
    with pytest.warns(UserWarning, match="will not do anything"):
        fleet.init(is_collective=True, strategy=strategy)
    layer = nn.Linear(2, 2)
    sgd = paddle.optimizer.SGD(0.1, layer.parameters())
    assert fleet.distributed_model(layer) is layer and fleet.distributed_optimizer(sgd, strategy) is sgd
    assert (fleet.worker_index(), fleet.worker_num(), fleet.is_first_worker()) == (0, 1, True)
