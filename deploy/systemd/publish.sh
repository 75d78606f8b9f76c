#!/bin/sh
# publish.sh FROM TO: puts the build of one checkout in the place of the one that is served. The server is restarted, which takes a
# second; forms that are under way are sent again by their pages. Where nginx serves the files, set its root to TO/out.
set -eu
from=$1
to=$2
for name in out dist; do
  [ -d "$from/$name" ] || { echo "There is no $from/$name." >&2; exit 1; }
  rm -rf "$to/$name.new" "$to/$name.old"
  cp -R "$from/$name" "$to/$name.new"
done
for name in out dist; do
  [ ! -e "$to/$name" ] || mv "$to/$name" "$to/$name.old"
  mv "$to/$name.new" "$to/$name"
done
# Policies name the scripts of one build: nginx takes those of the same one.
if [ -d /etc/nginx/site ]; then
  cp -R "$from"/deploy/generated/nginx/. /etc/nginx/site/
  nginx -t && systemctl reload nginx
fi
systemctl restart site
