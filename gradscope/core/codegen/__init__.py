"""The generator: reads core/ops/*.yaml and writes core/generated/*. A development tool; core never imports it."""
