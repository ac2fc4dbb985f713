#!/bin/sh
# `make demo`: record three training steps of sample 11, summarise them, draw one, open the viewer on a terminal.
# The path of the drawing is the last line of stdout. $1: the python to use.
set -eu
python=${1:-python3}
out=${GRADSCOPE_DEMO_OUT:-out}
mkdir -p "$out"
record=$out/digits.gscope

"$python" -m gradscope run --no-tui --quiet --force --passes 1-3 -o "$record" samples/11_digits.py >&2
"$python" -m gradscope show "$record"
# Without `dot` and without pygraphviz there is no SVG: the DOT text of the same drawing is written instead.
if ! "$python" -m gradscope export --force "$record" --at b3 -o "$out/digits.svg"; then
  "$python" -m gradscope export --force "$record" --at b3 -o "$out/digits.dot"
  drawing=$out/digits.dot
else
  drawing=$out/digits.svg
fi
echo
echo "$drawing"

if [ -t 0 ] && [ -t 2 ] && "$python" -c 'import sys; from gradscope.cli.terminal import no_viewer_because; sys.exit(bool(no_viewer_because()))'; then
  "$python" -m gradscope view "$record"
else
  echo "on a terminal the viewer opens here: $python -m gradscope view $record" >&2
fi
