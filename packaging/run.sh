#!/bin/sh
# Runs an npm script of the version that this file belongs to, as the units run theirs: as the user
# yasno, with the settings, and with its output here. Root calls it:
#   /opt/yasno/current/packaging/run.sh restore --from /var/backups/yasno/….tar.gz
set -eu

if [ $# -eq 0 ]; then
  echo "usage: $0 <npm script> [its arguments]" >&2
  exit 2
fi
program=$(dirname "$(dirname "$(readlink -f "$0")")")
script=$1
shift

# Not a name that begins with yasno-: the limits of the units would keep it from other folders. It ends
# with whoever called it.
exec systemd-run --quiet --collect --wait --pipe --unit="by-hand-of-yasno-$$" \
  --property=User=yasno --property=Group=yasno --property=UMask=0027 \
  --property=WorkingDirectory="$program" \
  --property=StateDirectory=yasno --property=StateDirectoryMode=0750 \
  --property=CacheDirectory=yasno \
  --property=Environment='DATA_DIR=/var/lib/yasno MODE=production' \
  --property=Environment='XDG_CACHE_HOME=/var/cache/yasno XDG_CONFIG_HOME=/var/cache/yasno' \
  --property=EnvironmentFile=/etc/yasno/yasno.env \
  npm run --silent "$script" -- "$@"
