"""`paddle.vision.ops`: boxes, regions of feature maps, deformable convolutions, files."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.vision.conv_norm import ConvNormActivation
from gradscope.paddle.vision.ops.boxes import box_coder, nms, prior_box
from gradscope.paddle.vision.ops.deform import DeformConv2D, deform_conv2d
from gradscope.paddle.vision.ops.proposals import distribute_fpn_proposals, generate_proposals, matrix_nms
from gradscope.paddle.vision.ops.reading import decode_jpeg, read_file
from gradscope.paddle.vision.ops.regions import PSRoIPool, RoIAlign, RoIPool, psroi_pool, roi_align, roi_pool
from gradscope.paddle.vision.ops.yolo import yolo_box, yolo_loss

__all__ = [
    "ConvNormActivation",
    "DeformConv2D",
    "PSRoIPool",
    "RoIAlign",
    "RoIPool",
    "box_coder",
    "decode_jpeg",
    "deform_conv2d",
    "distribute_fpn_proposals",
    "generate_proposals",
    "matrix_nms",
    "nms",
    "prior_box",
    "psroi_pool",
    "read_file",
    "roi_align",
    "roi_pool",
    "yolo_box",
    "yolo_loss",
]

__getattr__ = missing_in(__name__)
