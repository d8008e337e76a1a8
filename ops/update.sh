#!/bin/sh
# Opens what stands in the checkout, or a release that was built before: update.sh [RELEASE]. It makes a backup, builds beside
# the shop that runs, starts the new one at the other port, and lets nginx send shoppers there once it is ready. The old one
# answers what it has begun, and ends. Run it as root; ops/README.md has the folders.
set -eu

home=${SHOP_HOME:-/srv/shop}
upstream=${SHOP_UPSTREAM:-/etc/nginx/shop-upstream.conf}
ports=${SHOP_PORTS:-3000 3001}
patience=${SHOP_PATIENCE:-120}
# So long the new one is watched before the old one ends.
watch=${SHOP_WATCH:-10}
kept=3

as_shop() { runuser -u shop -- "$@"; }

is_ready() {
  curl --silent --fail --max-time 5 --output /dev/null "http://127.0.0.1:$1/api/health/ready"
}

becomes_ready() {
  waited=0
  until is_ready "$1"; do
    [ "$waited" -lt "$patience" ] || return 1
    sleep 1
    waited=$((waited + 1))
  done
}

stays_ready() {
  watched=0
  while [ "$watched" -lt "$watch" ]; do
    is_ready "$1" || return 1
    sleep 1
    watched=$((watched + 1))
  done
}

# A link is exchanged in one step: there is always a release behind it.
point() {
  as_shop ln -sfn "$2" "$home/next"
  as_shop mv -T "$home/next" "$home/$1"
}

# nginx hands requests under way back as they come, and sends each one that comes later to this port.
send_to() {
  echo "server 127.0.0.1:$1;" >"$upstream.next" && mv "$upstream.next" "$upstream" &&
    nginx -t -q && systemctl reload nginx
}

# Ends no version that nginx may still send somebody to.
go_back() {
  [ -z "$active" ] || send_to "$active" && return
  echo "nginx cannot be told to go back to port $active. Both versions run on." >&2
  exit 1
}

give_up() {
  [ -z "${port:-}" ] || systemctl disable --now "shop@$port" || true
  [ -n "$given" ] || as_shop rm -rf "$new"
  echo "$1 The shop runs on as it was." >&2
  exit 1
}

build() {
  as_shop mkdir -p "$new"
  as_shop sh -c 'git -C "$1/checkout" archive HEAD | tar -x -C "$2"' - "$home" "$new"
  as_shop ln -s "$home/env" "$new/.env"
  as_shop ln -s "$home/data" "$new/.data"
  as_shop ln -s "$home/backups" "$new/backups"
  # Pages from before find their scripts: docs/adr/0041-previous-assets.md.
  if [ -n "$old" ] && [ -d "$old/.next/cache" ]; then
    as_shop mkdir "$new/.next"
    as_shop cp -a "$old/.next/cache" "$new/.next/cache"
  fi
  as_shop sh -c 'cd "$1" && npm ci --omit=dev && npm run build' - "$new" || give_up "It could not be built."
}

given=${1:-}
[ -z "$given" ] || [ -d "$given" ] || { echo "There is no release $given." >&2; exit 1; }
old=$(readlink "$home/current" || true)
given=${given:+$(readlink -f "$given")}
new=${given:-$home/releases/$(date -u +%Y-%m-%dT%H-%M-%S)}
active=$(sed -n 's/^server 127\.0\.0\.1:\([0-9]*\);$/\1/p' "$upstream" 2>/dev/null || true)
# Two updates at once would take each other's port.
exec 9>"$home/update.lock"
flock -n 9 || { echo "Another update is under way." >&2; exit 1; }

[ -z "$old" ] || systemctl start shop-backup
[ -n "$given" ] || build

for port in $ports; do [ "$port" = "$active" ] || break; done
point "at-$port" "$new"
# Also at the next start of the machine, from the moment on that nginx may send somebody there.
systemctl enable "shop@$port"
systemctl restart "shop@$port" || true
becomes_ready "$port" || give_up "The new version does not start: journalctl -u shop@$port says why."

if ! send_to "$port"; then
  go_back
  give_up "nginx does not take the new address."
fi
if ! stays_ready "$port"; then
  go_back
  give_up "The new version was open, and was not ready any more: journalctl -u shop@$port says why."
fi
point current "$new"
[ -z "$active" ] || systemctl disable --now "shop@$active"
echo "The new shop is open: $new"

# Those to go back to by hand.
for folder in $(ls -1d "$home"/releases/* | sort -r | tail -n +$((kept + 1))); do
  [ "$folder" = "$new" ] || [ "$folder" = "$old" ] || as_shop rm -rf "$folder"
done
