#!/bin/sh
# publish.sh FROM TO [NGINX]: replaces the build that is served from TO with the one in FROM, and its packages where they have
# changed. The server restarts, which takes a second; pages send forms that were in transit again. Where nginx serves the
# files, set its root to TO/out; NGINX is the folder of its generated settings, /etc/nginx/site by default.
set -eu
from=$1
to=$2
nginx=${3:-/etc/nginx/site}
names='out dist'
for name in $names; do
  [ -d "$from/$name" ] || { echo "There is no $from/$name." >&2; exit 1; }
  rm -rf "$to/$name.new" "$to/$name.old"
  cp -R "$from/$name" "$to/$name.new"
done
# The server loads the packages that the build was made with from TO/node_modules. They are installed in a separate folder first,
# so that a failure changes nothing.
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
# Content security policies name the scripts of one build, so nginx needs the policies of the same build.
if [ -d "$nginx" ]; then
  cp -R "$from"/deploy/generated/nginx/. "$nginx/"
  nginx -t && systemctl reload nginx
fi
systemctl restart site
