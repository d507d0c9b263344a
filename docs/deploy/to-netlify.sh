#!/usr/bin/env bash
# Uploads the built sites to Netlify and waits until they are live. Run by .github/workflows/deploy.yml.
# NETLIFY_SITES: language and project id, like "is=1234-abcd en=2345-bcde"; NETLIFY_AUTH_TOKEN: a personal access token.
set -euo pipefail
: "${NETLIFY_SITES:?is missing}" "${NETLIFY_AUTH_TOKEN:?is missing}"
api=${NETLIFY_API:-https://api.netlify.com/api/v1}
uploads=$(mktemp -d)
trap 'rm -rf "$uploads"' EXIT

# The token is given on standard input: arguments can be read by every process.
ask() {
  printf 'Authorization: Bearer %s\n' "$NETLIFY_AUTH_TOKEN" |
    curl --silent --show-error --fail --retry 3 --header @- "$@"
}

wait_until_live() {
  local state
  for _ in {1..120}; do
    state=$(ask "$api/deploys/$1" | jq --raw-output .state)
    case $state in
      ready) return 0 ;;
      error) break ;;
    esac
    sleep "${NETLIFY_POLL_SECONDS:-3}"
  done
  echo "Netlify did not make the deploy $1 live; its state is $state." >&2
  return 1
}

for pair in $NETLIFY_SITES; do
  language=${pair%%=*}
  (cd "build/sites/$language" && zip --quiet --recurse-paths "$uploads/$language.zip" .)
  deploy=$(ask --header 'Content-Type: application/zip' --data-binary "@$uploads/$language.zip" \
    "$api/sites/${pair#*=}/deploys" | jq --raw-output .id)
  wait_until_live "$deploy"
  echo "$language is live."
done
