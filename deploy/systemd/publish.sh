#!/bin/sh
# publish.sh FROM TO [NGINX]: replaces the build that is served from TO with the one in FROM, and its packages if they have
# changed. The server restarts, which takes a second; pages send forms that were in transit again. If nginx serves the
# files, set its root to TO/out; NGINX is the folder of its generated settings, /etc/nginx/site by default.
#
# Runs as root. FROM belongs to another user, so nothing in it is run here: files are copied, packages are installed by a
# user without rights and without their scripts, and nginx gets nothing but headers and tables.
set -eu
umask 022
from=$1
to=$2
nginx=${3:-/etc/nginx/site}
installer=nobody

# copy NAME TARGET: copies what is in FROM, and refuses links and devices, which could lead out of it.
copy() {
  cp -RP "$from/$1" "$2"
  if [ -n "$(find "$2" ! -type f ! -type d)" ]; then
    rm -rf "$2"
    echo "$1 has a link or a device." >&2
    exit 1
  fi
}

names='out dist'
for name in $names; do
  [ -d "$from/$name" ] || { echo "There is no $from/$name." >&2; exit 1; }
  rm -rf "$to/$name.new" "$to/$name.old"
  copy "$name" "$to/$name.new"
done
# The server loads the packages that the build was made with from TO/node_modules. They are installed in a separate folder first,
# so that a failure changes nothing. npm uses the settings of TO.
if [ ! -d "$to/node_modules" ] || ! cmp -s "$from/package-lock.json" "$to/package-lock.json"; then
  rm -rf "$to/packages" "$to/node_modules.new" "$to/node_modules.old"
  mkdir "$to/packages"
  for name in package.json package-lock.json; do copy "$name" "$to/packages/$name"; done
  cp "$to/.npmrc" "$to/packages/"
  ci='npm ci --omit=dev --ignore-scripts --no-audit --no-fund'
  if [ "$(id -u)" = 0 ]; then
    chown -R "$installer" "$to/packages"
    (cd "$to/packages" && HOME="$to/packages" runuser -u "$installer" -- $ci)
    chown -R root "$to/packages"
  else
    (cd "$to/packages" && $ci)
  fi
  mv "$to/packages/node_modules" "$to/node_modules.new"
  names="$names node_modules"
fi
# Content security policies name the scripts of one build, so nginx needs the policies of the same build. Any other directive
# could make nginx, which starts as root, write or serve any file on the machine.
if [ -d "$nginx" ]; then
  rm -rf "$to/nginx.new"
  mkdir "$to/nginx.new"
  text='"([^"\\]|\\[^"])*"'
  allowed="^(#.*|[{}]?|(map|variables)_hash_(bucket|max)_size [0-9]+;|map \\\$[a-z_]+ \\\$site_[A-Za-z_]+ \\{|types \\{"
  allowed="$allowed|  (default|[0-9]+|$text) ($text|\\\$site_[a-z_]+|[a-z0-9]+);|default_type [a-z/-]+;"
  allowed="$allowed|add_header [A-Za-z-]+ ($text|\\\$site_[A-Za-z_]+) always;)\$"
  for name in maps.conf headers.conf inbox-down-headers.conf down/inbox-down.html; do
    [ -e "$from/deploy/generated/nginx/$name" ] || continue
    mkdir -p "$(dirname "$to/nginx.new/$name")"
    copy "deploy/generated/nginx/$name" "$to/nginx.new/$name"
    case $name in *.conf)
      if grep -Evn "$allowed" "$to/nginx.new/$name" >&2; then
        echo "deploy/generated/nginx/$name has more than headers and tables." >&2
        exit 1
      fi
    esac
  done
fi
for name in $names; do
  [ ! -e "$to/$name" ] || mv "$to/$name" "$to/$name.old"
  mv "$to/$name.new" "$to/$name"
done
if [ -d "$to/packages" ]; then
  cp "$to/packages/package.json" "$to/packages/package-lock.json" "$to/"
  rm -rf "$to/packages"
fi
if [ -d "$to/nginx.new" ]; then
  cp -R "$to/nginx.new"/. "$nginx/"
  rm -rf "$to/nginx.new"
  nginx -t && systemctl reload nginx
fi
systemctl restart site
