#!/usr/bin/env bash
# /usr/local/bin/hraunvefur: runs a command of the live release as the service's user, with the settings of the service:
# hraunvefur inbox; hraunvefur studio invite anna@example.is --role admin; hraunvefur release.
set -euo pipefail
if [ "$(id -un)" != hraunvefur ]; then exec sudo -H -u hraunvefur -- "$0" "$@"; fi
command=${1:---help}
shift || true
# shellcheck disable=SC2046
export $(systemctl show --property Environment --value hraunvefur)
set -a
. /etc/hraunvefur.env
set +a
cd /var/lib/hraunvefur/current
if [ "$command" = release ]; then exec bash docs/deploy/release.sh "$@"; fi
export PATH="$PWD/node_modules/.bin:$PATH"
exec node scripts/run.js "$command" "$@"
