#!/bin/sh
# Runs the server with the Studio in a container: over a checkout in the volume, with the packages of the image.
# REPOSITORY: where publications are pushed to; STUDIO_BRANCH: the branch, main if left out. compose.yaml uses it.
set -eu
image=${IMAGE_FOLDER:-/app}
volume=${VOLUME_FOLDER:-/var/lib/hraunvefur}
branch=${STUDIO_BRANCH:-main}
checkout=$volume/site
# Git keeps its settings there. Ssh asks the system for the home folder, so its files are named.
export HOME="$volume"
export GIT_SSH_COMMAND="ssh -i $volume/.ssh/id_ed25519 -o UserKnownHostsFile=$volume/.ssh/known_hosts"

if [ ! -d "$checkout/.git" ]; then
  rm -rf "$checkout"
  git clone --quiet --no-hardlinks "$image" "$checkout"
  git -C "$checkout" checkout --quiet -B "$branch"
  git -C "$checkout" config user.name Studio
  git -C "$checkout" config user.email studio@localhost
fi
cd "$checkout"
if [ -n "${REPOSITORY:-}" ]; then
  git remote set-url origin "$REPOSITORY"
fi

# An image is a release: it replaces the checkout only if it has everything that was published from there.
git fetch --quiet "$image" HEAD
if git merge-base --is-ancestor HEAD FETCH_HEAD; then
  git reset --quiet --hard FETCH_HEAD
elif ! git diff --quiet HEAD FETCH_HEAD -- . ':!site.yaml' ':!content' ':!locales/[a-z][a-z]/*'; then
  echo "The Studio has published changes that this image lacks. Get them into the branch $branch, build the image" >&2
  echo "from it again, and start that one. They are, in $checkout:" >&2
  git log --format='%h %an: %s' FETCH_HEAD..HEAD >&2
  exit 1
fi

ln -sfn "$image/node_modules" node_modules
if [ ! -d build ]; then
  cp -R "$image/build" build
fi
exec node scripts/run.js start
