#!/bin/sh
# leads.sh COMMAND…: runs the command for leads as the user of the server, with its settings. Run it as root. Root itself must
# not run the command, because another user built it.
terminal=--pipe
[ ! -t 0 ] || terminal=--pty
exec systemd-run --quiet --collect --wait "$terminal" \
  --property=DynamicUser=yes --property=User=site --property=StateDirectory=site --property=StateDirectoryMode=0700 \
  --property=UMask=0077 --property=NoNewPrivileges=yes --property=ProtectSystem=strict --property=ProtectHome=yes \
  --property=PrivateDevices=yes --property=CapabilityBoundingSet= --property=WorkingDirectory=/srv/site \
  --property=EnvironmentFile=-/etc/site.env \
  --setenv=NODE_ENV=production --setenv=LEADS_DATABASE_URL=file:/var/lib/site/leads.db --setenv=SUDO_USER="${SUDO_USER:-root}" \
  /usr/bin/node dist/leads.js "$@"
