#!/bin/sh
# publish.sh FROM TO: puts the build of one checkout in the place of the one that is served, with its packages where they have
# changed. The server is restarted, which takes a second; forms that are under way are sent again by their pages. Where nginx
# serves the files, set its root to TO/out.
set -eu
from=$1
to=$2
names='out dist'
for name in $names; do
  [ -d "$from/$name" ] || { echo "There is no $from/$name." >&2; exit 1; }
  rm -rf "$to/$name.new" "$to/$name.old"
  cp -R "$from/$name" "$to/$name.new"
done
# The server loads packages from TO/node_modules: those that this build was made with. Installed apart, so that a failure changes nothing.
if ! cmp -s "$from/package-lock.json" "$to/package-lock.json"; then
  rm -rf "$to/packages" "$to/node_modules.new" "$to/node_modules.old"
  mkdir "$to/packages"
  cp "$from/package.json" "$from/package-lock.json" "$from/.npmrc" "$to/packages/"
  (cd "$to/packages" && npm ci --omit=dev --no-audit --no-fund)
  mv "$to/packages/node_modules" "$to/node_modules.new"
  names="$names node_modules"
fi
for name in $names; do
  [ ! -e "$to/$name" ] || mv "$to/$name" "$to/$name.old"
  mv "$to/$name.new" "$to/$name"
done
if [ -d "$to/packages" ]; then
  cp "$to/packages/package.json" "$to/packages/package-lock.json" "$to/"
  rm -rf "$to/packages"
fi
# Policies name the scripts of one build: nginx takes those of the same one.
if [ -d /etc/nginx/site ]; then
  cp -R "$from"/deploy/generated/nginx/. /etc/nginx/site/
  nginx -t && systemctl reload nginx
fi
systemctl restart site
