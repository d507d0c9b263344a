#!/usr/bin/env bash
# Copies the built project to a server of one's own and lets release.sh make it live there. Run by
# .github/workflows/deploy.yml. DEPLOY_HOST: like deploy@example.is; DEPLOY_KNOWN_HOSTS: what `ssh-keyscan` prints;
# DEPLOY_SSH_KEY: the private key of that user.
set -euo pipefail
: "${DEPLOY_HOST:?is missing}" "${DEPLOY_KNOWN_HOSTS:?is missing}" "${DEPLOY_SSH_KEY:?is missing}"
release=${DEPLOY_FOLDER:-/opt/releases}/$(date -u +%Y%m%d-%H%M%S)

keys=$(mktemp -d)
trap 'rm -rf "$keys"' EXIT
(
  umask 077
  printf '%s\n' "$DEPLOY_SSH_KEY" > "$keys/key"
  printf '%s\n' "$DEPLOY_KNOWN_HOSTS" > "$keys/known_hosts"
)
ssh="ssh -i $keys/key -o IdentitiesOnly=yes -o BatchMode=yes -o StrictHostKeyChecking=yes -o UserKnownHostsFile=$keys/known_hosts"

# The packages are installed there: the machine may be of another kind.
rsync --archive --compress --chmod=a+rX,go-w --rsh "$ssh" \
  --exclude /.git --exclude /.cache --exclude /.database --exclude /node_modules --exclude /tests --exclude .env \
  ./ "$DEPLOY_HOST:$release/"
$ssh "$DEPLOY_HOST" "bash $release/docs/deploy/release.sh"
