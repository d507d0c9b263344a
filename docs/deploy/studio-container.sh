#!/bin/sh
# Runs the server with the Studio in a container: over a checkout in the volume, with the packages of the image.
# REPOSITORY: where publications are pushed to; STUDIO_BRANCH: the branch, main if left out. compose.yaml uses it.
set -eu
image=${IMAGE_FOLDER:-/app}
volume=${VOLUME_FOLDER:-/var/lib/hraunvefur}
branch=${STUDIO_BRANCH:-main}
checkout=$volume/site
# Git keeps its settings there, and the keys and known hosts of ssh are there.
export HOME="$volume"

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

# An image is a release. It replaces the checkout only if it has everything that was published from there.
git fetch --quiet "$image" HEAD
release=$(git rev-parse FETCH_HEAD)
published=$(git rev-parse HEAD)
if sent=$(git rev-parse --verify --quiet refs/studio/sent) && [ "$sent" = "$published" ]; then
  published=$(git rev-parse "refs/remotes/origin/$branch")
fi
if git merge-base --is-ancestor "$published" "$release"; then
  git reset --quiet --hard "$release"
elif ! git diff --quiet HEAD "$release" -- . ':!site.yaml' ':!content' ':!locales'; then
  echo "The Studio has published changes that this image lacks. Get them into the branch $branch," >&2
  echo "build the image from it again, and start that one. To see them: git log $release..$published" >&2
  exit 1
fi

ln -sfn "$image/node_modules" node_modules
if [ ! -d build ]; then
  cp -R "$image/build" build
fi
exec node scripts/run.js start
