"""Tests of layers ④⑤: storage, kernel keys, kernel selection, output metas."""
