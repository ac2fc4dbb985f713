"""Words made short: a sentence loses its end, a module path its beginning."""

from gradscope.render.words import shorten, shorten_name


def test_a_path_keeps_the_end_that_tells():
    assert shorten_name("encoder.layers.0.self_attn.q_proj.weight", 28) == "….0.self_attn.q_proj.weight"
    assert shorten_name("encoder.layers.0.norm1.weight", 28) == "….layers.0.norm1.weight"
    long = "encoder.a_long_name_of_one_layer_of_many.weight"
    assert shorten_name(long, 20) == "…" + long[-19:]


def test_what_fits_stays_and_no_path_loses_its_end():
    assert shorten_name("classify.bias", 28) == "classify.bias"
    assert shorten_name("paddle.tanh(x) + a.b", 10) == shorten("paddle.tanh(x) + a.b", 10) == "paddle.ta…"
    assert len(shorten_name("x" * 40, 28)) == 28
