#!/usr/bin/env bash
# Makes the newest commit of the branch live, or COMMIT: release.sh [COMMIT]. release.sh --back returns to the code of the
# release before, with the content that is live. `hraunvefur release` runs it, as the service's user and with its settings;
# docs/deploy.md says how it is used.
set -euo pipefail
export GIT_TERMINAL_PROMPT=0

home=/var/lib/hraunvefur
branch=${STUDIO_BRANCH:-main}
new=$home/releases/$(date -u +%Y%m%d-%H%M%S)
live=$(readlink -f "$home/current")

stop() {
  printf '%s\n' "$@" >&2
  exit 1
}

# The code of the release before on top of what is live: whatever was published since stays.
prepare_return() {
  local folder before=
  for folder in "$home"/releases/2*; do
    if [[ $folder < $live ]]; then before=$folder; fi
  done
  [ -n "$before" ] || stop "There is no release before this one."
  git clone --quiet "$live" "$new"
  cd "$new"
  git remote set-url origin "$(git -C "$live" remote get-url origin)"
  git fetch --quiet "$before" HEAD
  git restore --source FETCH_HEAD --staged --worktree -- . ':!site.yaml' ':!content' ':!locales'
  git restore --source FETCH_HEAD --staged --worktree -- locales/checks locales/studio
  git -c user.name=hraunvefur -c user.email=hraunvefur@localhost commit --quiet \
    --message "Return to the code of $(git rev-parse --short FETCH_HEAD)" ||
    stop "The release before has the same code. Content is undone in the Studio, under History."
}

prepare_release() {
  git clone --quiet --branch "$branch" "$(git -C "$live" remote get-url origin)" "$new"
  cd "$new"
  git merge-base --is-ancestor "${1:-HEAD}" HEAD || stop "The branch $branch does not have the commit $1."
  git reset --quiet --hard "${1:-HEAD}"
}

# Stops where the live checkout has what the release lacks. Commits keep their ids on their way to the branch and back.
check_publications() {
  local missing
  [ -z "$(git -C "$live" status --porcelain)" ] ||
    stop "Files in $live were changed by hand. Commit them or undo them there (git status), then run this again."
  git fetch --quiet "$live" +HEAD:refs/release/live
  missing=$(git log --format='%h %an: %s' HEAD..refs/release/live)
  [ -z "$missing" ] || stop "The release lacks what is live:" "$missing" \
    "Run this again when the branch $branch has it. docs/deploy.md says how to get it there, under \"Releases\"."
}

# Open pages of the version before may still ask for its scripts.
keep_scripts() {
  local folder
  for folder in build/sites/*/{assets,hydrate}; do
    if [ -d "$live/$folder" ]; then cp --recursive --no-clobber "$live/$folder/." "$folder"; fi
  done
}

activate() {
  ln -sfn "$1" "$home/next"
  mv -T "$home/next" "$home/current"
  sudo systemctl restart hraunvefur
}

health() {
  curl --silent --max-time 5 "http://127.0.0.1:${PORT:-3000}/healthz" | grep -oE "\"$1\":(\"[a-z-]+\"|\[[^]]*\])" | sed -n 1p || true
}

# Parts in trouble, without those that no release causes.
troubles() {
  health degraded | sed -E 's/"(backup|disk|mail|publications|retention)",?//g; s/,\]/]/'
}

# As good as before: at most the same parts are in trouble.
is_healthy() {
  for ((second = 0; second < ${HEALTH_SECONDS:-60}; second++)); do
    case $(health status) in
      *'"ok"') return 0 ;;
      *'"degraded"') case $(troubles) in *'[]' | "$before") return 0 ;; esac ;;
    esac
    sleep 1
  done
  return 1
}

go_back() {
  echo "$1" >&2
  if [ "$(git rev-parse HEAD)" != "$commit" ]; then
    trap - EXIT
    [ -z "$(health status)" ] ||
      stop "It stays live all the same, because something was published in it. Release a correction."
    echo "Something was published in it, and is kept in $new: fetch its commits from there." >&2
  fi
  [ -e "$live/build/finished.json" ] || stop "There is no release before it."
  activate "$live"
  is_healthy || true
  stop "$live is live again."
}

exec 9> "$home/release.lock"
flock --nonblock 9 || stop "Another release is under way."
mkdir -p "$home/releases"
trap '[ "$(readlink -f "$home/current")" = "$new" ] || rm -rf "$new"' EXIT

if [ "${1:-}" = --back ]; then prepare_return; else prepare_release "$@"; fi
check_publications
if [ -e "$live/build/finished.json" ] && git diff --quiet HEAD refs/release/live; then
  [ -n "$(health status)" ] || stop "This is live already, and does not answer: $live. journalctl -u hraunvefur has the reason."
  echo "This is live already: $live"
  exit 0
fi
npm ci --omit=dev --no-audit --no-fund
npm run --silent build
keep_scripts
before=$(troubles)
commit=$(git rev-parse HEAD)
check_publications

activate "$new"
[ "$(git -C "$live" rev-parse HEAD)" = "$(git rev-parse refs/release/live)" ] ||
  go_back "Something was published at the last moment, and the release lacks it. Run this again."
is_healthy || go_back "The release is not as healthy as the one before: $(health status) $(health degraded)
journalctl -u hraunvefur has the reason."
echo "$new is live."

# The names are times: the five latest stay.
find "$home/releases" -mindepth 1 -maxdepth 1 -type d -name '2*' | sort --reverse | tail -n +6 | xargs --no-run-if-empty rm -rf
