"""`paddle.nn`: layers, containers, losses, initializers, gradient clipping."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.nn import functional, initializer, utils
from gradscope.paddle.nn.clip import ClipGradByGlobalNorm, ClipGradByNorm, ClipGradByValue
from gradscope.paddle.nn.layer.activation import (
    CELU,
    ELU,
    GELU,
    GLU,
    SELU,
    Hardshrink,
    Hardsigmoid,
    Hardswish,
    Hardtanh,
    LeakyReLU,
    LogSigmoid,
    LogSoftmax,
    Maxout,
    Mish,
    ReLU,
    ReLU6,
    RReLU,
    Sigmoid,
    Silu,
    Softmax,
    Softplus,
    Softshrink,
    Softsign,
    Swish,
    Tanh,
    Tanhshrink,
    ThresholdedReLU,
)
from gradscope.paddle.nn.layer.common import (
    AlphaDropout,
    Bilinear,
    CosineSimilarity,
    Dropout,
    Dropout2D,
    Embedding,
    Flatten,
    Identity,
    Linear,
    PairwiseDistance,
    PReLU,
)
from gradscope.paddle.nn.layer.containers import LayerDict, LayerList, ParameterDict, ParameterList, Sequential
from gradscope.paddle.nn.layer.conv import Conv1D, Conv2D, Conv2DTranspose
from gradscope.paddle.nn.layer.layers import Layer
from gradscope.paddle.nn.layer.loss import (
    BCELoss,
    BCEWithLogitsLoss,
    CosineEmbeddingLoss,
    CrossEntropyLoss,
    GaussianNLLLoss,
    HingeEmbeddingLoss,
    KLDivLoss,
    L1Loss,
    MarginRankingLoss,
    MSELoss,
    NLLLoss,
    PoissonNLLLoss,
    SmoothL1Loss,
    SoftMarginLoss,
    TripletMarginLoss,
)
from gradscope.paddle.nn.layer.norm import (
    BatchNorm1D,
    BatchNorm2D,
    BatchNorm3D,
    GroupNorm,
    InstanceNorm1D,
    InstanceNorm2D,
    LayerNorm,
    LocalResponseNorm,
)
from gradscope.paddle.nn.layer.pooling import (
    AdaptiveAvgPool1D,
    AdaptiveAvgPool2D,
    AdaptiveMaxPool1D,
    AdaptiveMaxPool2D,
    AvgPool1D,
    AvgPool2D,
    MaxPool1D,
    MaxPool2D,
)
from gradscope.paddle.nn.layer.rnn import (
    GRU,
    LSTM,
    RNN,
    BiRNN,
    GRUCell,
    LSTMCell,
    RNNCellBase,
    SimpleRNN,
    SimpleRNNCell,
)
from gradscope.paddle.nn.layer.transformer import (
    MultiHeadAttention,
    Transformer,
    TransformerDecoder,
    TransformerDecoderLayer,
    TransformerEncoder,
    TransformerEncoderLayer,
)
from gradscope.paddle.nn.param_attr import ParamAttr
from gradscope.paddle.nn.parameter import Parameter

__all__ = [
    "CELU", "ELU", "GELU", "GLU", "GRU", "LSTM", "RNN", "SELU", "AdaptiveAvgPool1D", "AdaptiveAvgPool2D",
    "AdaptiveMaxPool1D", "AdaptiveMaxPool2D", "AlphaDropout", "AvgPool1D", "AvgPool2D", "BCELoss",
    "BCEWithLogitsLoss", "BatchNorm1D", "BatchNorm2D", "BatchNorm3D", "BiRNN", "Bilinear", "ClipGradByGlobalNorm",
    "ClipGradByNorm", "ClipGradByValue", "Conv1D", "Conv2D", "Conv2DTranspose", "CosineEmbeddingLoss",
    "CosineSimilarity", "CrossEntropyLoss", "Dropout", "Dropout2D", "Embedding", "Flatten", "GRUCell",
    "GaussianNLLLoss", "GroupNorm", "Hardshrink", "Hardsigmoid", "Hardswish", "Hardtanh", "HingeEmbeddingLoss",
    "Identity", "InstanceNorm1D", "InstanceNorm2D", "KLDivLoss", "L1Loss", "LSTMCell", "Layer", "LayerDict",
    "LayerList", "LayerNorm", "LeakyReLU", "Linear", "LocalResponseNorm", "LogSigmoid", "LogSoftmax", "MSELoss",
    "MarginRankingLoss", "MaxPool1D", "MaxPool2D", "Maxout", "Mish", "MultiHeadAttention", "NLLLoss", "PReLU",
    "PairwiseDistance", "ParamAttr", "Parameter", "ParameterDict", "ParameterList", "PoissonNLLLoss", "RNNCellBase",
    "RReLU", "ReLU", "ReLU6", "Sequential", "Sigmoid", "Silu", "SimpleRNN", "SimpleRNNCell", "SmoothL1Loss",
    "SoftMarginLoss", "Softmax", "Softplus", "Softshrink", "Softsign", "Swish", "Tanh", "Tanhshrink",
    "ThresholdedReLU", "Transformer", "TransformerDecoder", "TransformerDecoderLayer", "TransformerEncoder",
    "TransformerEncoderLayer", "TripletMarginLoss", "functional", "initializer", "utils",
]  # fmt: skip

__getattr__ = missing_in(__name__)
