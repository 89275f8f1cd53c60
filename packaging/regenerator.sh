#!/bin/sh
# What a container of the regenerator runs: the editor's screen, the first release, then the regenerator.
set -eu

node scripts/build-editor.ts
test -e "$DATA_DIR/site/built-from" ||
  node scripts/build.ts
exec node --max-semi-space-size=16 --disable-warning=MODULE_TYPELESS_PACKAGE_JSON scripts/regenerator.ts
