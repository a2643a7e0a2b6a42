#!/bin/sh
# Puts what a server needs to run into /deployed/<server>: its own code and its production packages, without what only
# editors and debuggers read.
set -e
pnpm --filter "@brightyard/$1" deploy --prod "/deployed/$1"
find "/deployed/$1" -type f \
  \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.tsbuildinfo' \) -delete
