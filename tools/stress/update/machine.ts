import { execFile } from "node:child_process";
import { chmod, mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { startChild } from "@/scripts/launcher/child.mjs";
import { ROOT } from "@/scripts/launcher/paths.mjs";
import { findFreePort } from "@/scripts/launcher/port.mjs";
import { visit } from "@/tools/stress/call";
import { nginxConfig } from "@/tools/stress/nginx/config";
import { requireNginx } from "@/tools/stress/nginx/front";

const run = promisify(execFile);

/** How long a new server is watched before the old one ends. */
const WATCH_SECONDS = "2";
/** A start takes some seconds on two idle cores. */
const PATIENCE_SECONDS = "45";
const ENDED_EVERY_MS = 100;

/**
 * The doubles of a machine's programs, for a user who is not root. That of systemd starts the server of this build where the
 * unit does, at the port of its instance, and ends it as the unit says; a release with a file `broken` does not start.
 */
const PROGRAMS = {
  runuser: `shift 3\nexec "$@"`,
  nginx: `exec "$NGINX_PATH" -p "$SHOP_HOME" -c "$SHOP_HOME/nginx.conf" -e "$SHOP_HOME/nginx.log" "$@"`,
  systemctl: `end() {
  [ -e "$SHOP_HOME/pid-$1" ] || return 0
  pid=$(cat "$SHOP_HOME/pid-$1")
  kill "$pid" && while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
  rm "$SHOP_HOME/pid-$1"
}
case "$*" in
  "restart shop@"*)
    port=\${2#shop@}
    end "$port"
    [ ! -e "$SHOP_HOME/at-$port/broken" ] || exit 0
    cd "$SHOP_ROOT"
    PORT=$port setsid "$NODE" scripts/serve.mjs >>"$SHOP_HOME/shop.log" 2>&1 9>&- &
    echo $! >"$SHOP_HOME/pid-$port";;
  "disable --now shop@"*) end "\${3#shop@}";;
  "reload nginx") nginx -s reload;;
esac`,
};

interface MachineOptions {
  /** An empty folder, as ops/README.md has /srv/shop. */
  home: string;
  mongodbUri: string;
}

/** A machine on which a shop is open behind nginx, and can be updated as ops/README.md says. */
export async function openMachine({ home, mongodbUri }: MachineOptions) {
  const nginx = requireNginx();
  const ports = [await findFreePort(), await findFreePort()];
  const port = await findFreePort();
  const env = {
    ...process.env,
    PATH: `${join(home, "bin")}:${process.env.PATH ?? ""}`,
    NODE: process.execPath,
    NGINX_PATH: nginx,
    SHOP_ROOT: ROOT,
    SHOP_HOME: home,
    SHOP_UPSTREAM: join(home, "upstream.conf"),
    SHOP_PORTS: ports.join(" "),
    SHOP_WATCH: WATCH_SECONDS,
    SHOP_PATIENCE: PATIENCE_SECONDS,
    MONGODB_URI: mongodbUri,
    NEXTAUTH_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: "1",
  };
  for (const folder of ["bin", "cache", "releases"]) await mkdir(join(home, folder));
  for (const [name, script] of Object.entries(PROGRAMS)) {
    await writeFile(join(home, "bin", name), `#!/bin/sh\n${script}\n`);
    await chmod(join(home, "bin", name), 0o755);
  }
  await writeFile(join(home, "nginx.conf"), await nginxConfig({ home, port }));
  await writeFile(env.SHOP_UPSTREAM, `server 127.0.0.1:${ports[0]};\n`);
  const front = startChild({ command: join(home, "bin/nginx"), args: ["-g", "daemon off;"], env });
  const system = async (...args: string[]) => await run(join(home, "bin/systemctl"), args, { env });

  /** Opens a release that was built before. Returns what the update says at its end. */
  async function update(release: string): Promise<string> {
    const path = join(home, "releases", release);
    const { stdout, stderr } = await run(join(ROOT, "ops/update.sh"), [path], { env }).catch(
      (error: { stdout: string; stderr: string }) => error,
    );
    return (stderr || stdout).trim();
  }

  async function close(): Promise<void> {
    const running = (await readdir(home)).filter((name) => name.startsWith("pid-"));
    for (const name of running) await system("disable", "--now", name.replace("pid-", "shop@"));
    front.kill("SIGQUIT");
    while (front.exitCode === null && front.signalCode === null) await sleep(ENDED_EVERY_MS);
  }

  const addRelease = async (name: string, files: string[] = []) => {
    await mkdir(join(home, "releases", name));
    for (const file of files) await writeFile(join(home, "releases", name, file), "");
  };
  await addRelease("first");
  for (const name of ["current", `at-${ports[0]}`])
    await symlink(join(home, "releases/first"), join(home, name));
  await system("restart", `shop@${ports[0]}`);
  while ((await visit(port, "/api/health/ready")) !== "200") await sleep(ENDED_EVERY_MS);
  return { port, update, addRelease, close };
}
