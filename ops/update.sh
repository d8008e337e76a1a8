#!/bin/sh
# Changes over to what stands in the checkout: makes a backup, builds beside the shop that runs, tries the new one at a port of
# its own, changes over, and goes back if it is not ready then. Run it as root; ops/README.md has the folders.
set -eu

home=${SHOP_HOME:-/srv/shop}
port=${SHOP_PORT:-3000}
trial_port=${SHOP_TRIAL_PORT:-3999}
patience=${SHOP_PATIENCE:-120}
kept=3

as_shop() { runuser -u shop -- "$@"; }

is_ready() {
  waited=0
  until curl --silent --fail --max-time 5 --output /dev/null "http://127.0.0.1:$1/api/health/ready"; do
    [ "$waited" -lt "$patience" ] || return 1
    sleep 1
    waited=$((waited + 1))
  done
}

# Beside the shop that runs, where no shopper sees it. Not by as_shop: what is ended is to be this process.
starts() {
  runuser -u shop -- env PORT="$trial_port" sh -c 'cd "$1" && exec node scripts/serve.mjs' - "$new" \
    >"$home/trial.log" 2>&1 &
  trial=$!
  is_ready "$trial_port" && started=yes || started=no
  kill "$trial" 2>/dev/null || true
  wait "$trial" || true
  [ "$started" = yes ]
}

give_up() {
  as_shop rm -rf "$new"
  echo "$1 The shop runs on as it was." >&2
  exit 1
}

# A link is exchanged in one step: there is always a shop behind it.
change_over() {
  as_shop ln -sfn "$1" "$home/next"
  as_shop mv -T "$home/next" "$home/current"
  # Whether that did any good, the shop itself says.
  systemctl restart shop || true
}

old=$(readlink "$home/current" || true)
new=$home/releases/$(date -u +%Y-%m-%dT%H-%M-%S)

[ -z "$old" ] || systemctl start shop-backup

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
[ -z "$old" ] || starts || give_up "The new version does not start: $home/trial.log says why."

change_over "$new"
if is_ready "$port"; then
  echo "The new shop is open: $new"
else
  echo "The new shop was not ready within $patience seconds. What was wrong: journalctl -u shop" >&2
  if [ -n "$old" ]; then
    change_over "$old"
    if is_ready "$port"; then echo "The old one is open again." >&2; else echo "Nor is the old one." >&2; fi
  fi
  exit 1
fi

# Those to go back to by hand.
for folder in $(ls -1d "$home"/releases/* | sort -r | tail -n +$((kept + 1))); do
  [ "$folder" = "$new" ] || [ "$folder" = "$old" ] || as_shop rm -rf "$folder"
done
