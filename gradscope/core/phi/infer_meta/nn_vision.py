"""Shapes of ops that rearrange or sample images."""

from __future__ import annotations

from typing import Any

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.nn_window import Pads, joined_shape, out_size, split_shape
from gradscope.core.phi.infer_meta.register import INT64, infer_meta


def fold_pads(paddings: Any) -> Pads:
    """((top, bottom), (left, right)) of fold's paddings: top, left, bottom, right."""
    top, left, bottom, right = paddings
    return ((top, bottom), (left, right))


def _positions(image: Any, kernel_sizes: Any, strides: Any, paddings: Any, dilations: Any) -> tuple[int, ...]:
    """How many columns there are, down and across. Raises InvalidArgument for numbers that are not positive."""
    for name, one, numbers in (
        ("kernel_sizes", "kernel", kernel_sizes), ("strides", "strides", strides), ("dilations", "dilations", dilations)
    ):  # fmt: skip
        if min(numbers) <= 0:
            raise InvalidArgument(
                f"The `{name}` should be greater than zero, but received {one}_height: {numbers[0]} {one}_width: "
                f"{numbers[1]}."
            )
    size = out_size(image, kernel_sizes, strides, fold_pads(paddings), dilations)
    if min(size) <= 0:
        raise InvalidArgument(
            f"The sliding blocks calculated from input spatial size ({_listed(image)}), kernel_sizes "
            f"({_listed(kernel_sizes)}), strides ({_listed(strides)}), dilations "
            f"({_listed(dilations)}), is ({_listed(size)}), which should be a positive integer."
        )
    return size


def _listed(numbers: Any) -> str:
    return ", ".join(map(str, numbers))


@infer_meta
def UnfoldImageInferMeta(x: Any, kernel_sizes: Any, strides: Any, paddings: Any, dilations: Any) -> Any:
    """[n, c * places of the window, positions]."""
    n, c, *image = x.shape
    size = _positions(image, kernel_sizes, strides, paddings, dilations)
    return (n, c * kernel_sizes[0] * kernel_sizes[1], size[0] * size[1]), x.dtype


@infer_meta
def FoldImageInferMeta(
    x: Any, output_sizes: Any, kernel_sizes: Any, strides: Any, paddings: Any, dilations: Any
) -> Any:
    """[n, c, *output_sizes]. Raises InvalidArgument when x does not have the columns of such an image."""
    n, rows, have = x.shape
    places = kernel_sizes[0] * kernel_sizes[1]
    if rows % places:
        raise InvalidArgument(
            f"Expected size of input's dimension 1 to be divisible by the product of kernel_size, but got "
            f"input.size(1)={rows} and kernel_size=( {kernel_sizes[0]}, {kernel_sizes[1]})."
        )
    size = _positions(output_sizes, kernel_sizes, strides, paddings, dilations)
    if have != size[0] * size[1]:
        raise InvalidArgument(
            f"Given input output_size ({_listed(output_sizes)}), kernel_sizes ({_listed(kernel_sizes)}), strides "
            f"({_listed(strides)}), dilations ({_listed(dilations)}), which should be expected size of input's "
            f"dimension 2 to match the calculated number of {size[0]} * {size[1]} = {size[0] * size[1]}, but got {have}"
        )
    return (n, rows // places, *output_sizes), x.dtype


@infer_meta
def GridPiecesInferMeta(grid: Any, image: Any, mode: str, padding_mode: str, align_corners: bool) -> Any:
    """(positions of the corners, slope, rest)."""
    corners = 1 if mode == "nearest" else 2 ** len(image)
    return ((grid.shape[0], corners, *grid.shape[1:-1]), INT64), (grid.shape, grid.dtype), (grid.shape, grid.dtype)


@infer_meta
def GridSampleInferMeta(x: Any, grid: Any, mode: str, padding_mode: str, align_corners: bool) -> Any:
    """[n, c, *out]. Raises InvalidArgument with Paddle's text for shapes that do not go together."""
    rank = len(x.shape)
    if rank not in (4, 5):
        raise InvalidArgument(f"Input(X) of GridSampleOp should be 4-D Tensor, but received X dimension size({rank})")
    if len(grid.shape) not in (4, 5):
        raise InvalidArgument(
            f"Input(Grid) of GridSampleOp should be 4-D Tensor, but received X dimension size({len(grid.shape)})"
        )
    if grid.shape[-1] != rank - 2 or len(grid.shape) != rank:
        raise InvalidArgument(
            f"Input(Grid) dimension[{len(grid.shape) - 1}] should be {len(grid.shape) - 2}, but received "
            f"{grid.shape[-1]}, for Input(X) of {rank} dimensions"
            if grid.shape[-1] == len(grid.shape) - 2
            else f"Input(Grid) dimension[{len(grid.shape) - 1}] should be {len(grid.shape) - 2}, but received "
            f"{grid.shape[-1]}"
        )
    if grid.shape[0] != x.shape[0]:
        raise InvalidArgument(
            f"Input(X) and Input(Grid) dimension[0] should be equal, but received X dimension[0]({x.shape[0]}) != Grid "
            f"dimension[0]({grid.shape[0]})"
        )
    return (*x.shape[:2], *grid.shape[1:-1]), x.dtype


@infer_meta
def GatherTreeInferMeta(ids: Any, parents: Any) -> Any:
    """The shape of ids. Raises InvalidArgument when parents has another one."""
    if tuple(ids.shape) != tuple(parents.shape):
        raise InvalidArgument("The shape of Input(Parents) must be same with the shape of Input(Ids).")
    return ids.shape, ids.dtype


def _channels(x: Any, data_format: str) -> tuple[int, int, int, int]:
    """(n, c, h, w)."""
    n, a, b, c = x.shape
    return (n, c, a, b) if data_format == "NHWC" else (n, a, b, c)


@infer_meta
def PixelShuffleInferMeta(x: Any, upscale_factor: int, data_format: str) -> Any:
    """[n, c, h * r, w * r]. Raises InvalidArgument in Paddle's words when r² does not divide the channels."""
    if len(x.shape) != 4:
        raise InvalidArgument(
            f"Input should be a 4-D tensor of format [N, C, H, W] or [N, H, W, C], but got {len(x.shape)}."
        )
    square = upscale_factor * upscale_factor
    n, c, h, w = _channels(x, data_format)
    if c % square:
        raise InvalidArgument(f"The square of upscale_factor[{square}] should divide the number of channel[{c}]")
    return joined_shape(n, c // square, (h * upscale_factor, w * upscale_factor), data_format), x.dtype


@infer_meta
def PixelUnshuffleInferMeta(x: Any, downscale_factor: int, data_format: str) -> Any:
    """[n, c * r², h / r, w / r]. Raises InvalidArgument in Paddle's words when r does not divide height and width."""
    n, c, h, w = _channels(x, data_format)
    r = downscale_factor
    if h % r or w % r:
        raise InvalidArgument(f"Downscale factor[{r}] should divide both height[{h}] and width[{w}]")
    return joined_shape(n, c * r * r, (h // r, w // r), data_format), x.dtype


@infer_meta
def ChannelShuffleInferMeta(x: Any, groups: int, data_format: str) -> Any:
    """The shape of x. Raises InvalidArgument in Paddle's words when groups does not divide the channels."""
    c = _channels(x, data_format)[1]
    if c % groups:
        raise InvalidArgument(
            f"The number of groups to divide channels in [{groups}] should divide the number of channel [{c}]"
        )
    return x.shape, x.dtype


@infer_meta
def InterpInferMeta(
    x: Any, data_format: str, out_d: int, out_h: int, out_w: int, scale: Any, interp_method: str, align_corners: bool,
    align_mode: int,
) -> Any:  # fmt: skip
    """x's shape with the image resized."""
    n, c, image = split_shape(x.shape, data_format)
    return joined_shape(n, c, (out_d, out_h, out_w)[-len(image) :], data_format), x.dtype


@infer_meta
def InterpGradInferMeta(out_grad: Any, shape: Any, *how: Any) -> Any:
    """The shape asked for."""
    return tuple(shape), out_grad.dtype
