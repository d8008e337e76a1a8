import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";

const run = promisify(execFile);
const UPDATE = new URL("../../ops/update.sh", import.meta.url).pathname;

/** The doubles of the machine's programs; some note their calls. A file such as `up-3000` stands for a server that runs. */
const PROGRAMS = {
  // For "-C checkout archive HEAD" it packs the checkout's package.json.
  git: `exec tar -c -C "$2" package.json`,
  runuser: `shift 3\nexec "$@"`,
  systemctl: `echo "systemctl $*" >> "$SHOP_HOME/calls"
case "$*" in
  "restart shop@"*) [ -n "$FAIL_START" ] || touch "$SHOP_HOME/up-\${2#shop@}";;
  "disable --now shop@"*) rm -f "$SHOP_HOME/up-\${3#shop@}";;
esac`,
  nginx: `! grep -q ":$FAIL_NGINX;" "$SHOP_UPSTREAM"`,
  mv: `case "$*" in *.next" "*/upstream.conf) [ -z "$FAIL_MOVE" ] || exit 1;; esac\nexec /bin/mv "$@"`,
  npm: `echo "npm $*" >> "$SHOP_HOME/calls"\n[ "$1" = ci ] || [ -z "$FAIL_BUILD" ]`,
  // FAIL_OPEN is the port of a server that is ready until shoppers reach it.
  curl: `for address in "$@"; do :; done
port=\${address#http://127.0.0.1:}
port=\${port%%/*}
[ -e "$SHOP_HOME/up-$port" ] || exit 7
[ "$port" != "$FAIL_OPEN" ] || ! grep -q ":$port;" "$SHOP_UPSTREAM"`,
};

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "update-"));
  for (const folder of ["bin", "checkout", "releases/old/.next/cache", "data", "backups"])
    await mkdir(join(home, folder), { recursive: true });
  for (const [name, script] of Object.entries(PROGRAMS)) {
    await writeFile(join(home, "bin", name), `#!/bin/sh\n${script}\n`);
    await chmod(join(home, "bin", name), 0o755);
  }
  await writeFile(join(home, "env"), "PORT=3000\n");
  await writeFile(join(home, "releases/old/.next/cache/kept"), "kept");
  await symlink(join(home, "releases/old"), join(home, "current"));
  await symlink(join(home, "releases/old"), join(home, "at-3000"));
  await writeFile(join(home, "up-3000"), "");
  await writeFile(join(home, "upstream.conf"), "server 127.0.0.1:3000;\n");
  await writeFile(join(home, "checkout/package.json"), "{}\n");
});

afterEach(() => rm(home, { recursive: true }));

interface UpdateOptions {
  env?: Record<string, string>;
  args?: string[];
}

interface Updated {
  code: number;
  said: string;
}

async function update({ env, args = [] }: UpdateOptions = {}): Promise<Updated> {
  const options = {
    env: {
      ...process.env,
      PATH: `${join(home, "bin")}:${process.env.PATH ?? ""}`,
      SHOP_HOME: home,
      SHOP_UPSTREAM: join(home, "upstream.conf"),
      SHOP_PATIENCE: "1",
      SHOP_WATCH: "1",
      FAIL_BUILD: "",
      FAIL_START: "",
      FAIL_NGINX: "none",
      FAIL_OPEN: "",
      FAIL_MOVE: "",
      ...env,
    },
  };
  return await run(UPDATE, args, options).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
}

const linked = async (name: string) => basename(await readlink(join(home, name)));
const calls = async () => (await readFile(join(home, "calls"), "utf8")).trim().split("\n");
const upstream = async () => await readFile(join(home, "upstream.conf"), "utf8");
/** The ports at which a server runs. */
const running = async () => (await readdir(home)).filter((name) => name.startsWith("up-")).toSorted();

it("makes a backup, builds beside the shop that runs, opens the new one, and only then ends the old one", async () => {
  expect(await update()).toMatchObject({ code: 0, said: expect.stringContaining("The new shop is open") });
  expect(await calls()).toEqual([
    "systemctl start shop-backup",
    "npm ci --omit=dev",
    "npm run build",
    "systemctl enable shop@3001",
    "systemctl restart shop@3001",
    "systemctl reload nginx",
    "systemctl disable --now shop@3000",
  ]);
  expect(await upstream()).toBe("server 127.0.0.1:3001;\n");
  expect(await running()).toEqual(["up-3001"]);
  expect(await linked("at-3001")).toBe(await linked("current"));
  const release = join(home, "releases", await linked("current"));
  expect((await readdir(release)).toSorted()).toEqual([".data", ".env", ".next", "backups", "package.json"]);
  expect(await readFile(join(release, ".env"), "utf8")).toBe("PORT=3000\n");
  expect(await readFile(join(release, ".next/cache/kept"), "utf8")).toBe("kept");
});

it("opens the next one at the first port again", async () => {
  await update();
  await rm(join(home, "calls"));
  expect(await update()).toMatchObject({ code: 0 });
  expect(await calls()).toContain("systemctl disable --now shop@3001");
  expect(await upstream()).toBe("server 127.0.0.1:3000;\n");
  expect(await running()).toEqual(["up-3000"]);
});

it.each([
  ["cannot be built", { FAIL_BUILD: "1" }, []],
  ["does not start", { FAIL_START: "1" }, []],
  ["cannot be reached by nginx", { FAIL_NGINX: "3001" }, ["systemctl reload nginx"]],
  ["is ready no more once it is open", { FAIL_OPEN: "3001" }, Array(2).fill("systemctl reload nginx")],
])("leaves the shop as it was where the new one %s", async (_what, env, reloads) => {
  expect(await update({ env })).toMatchObject({
    code: 1,
    said: expect.stringContaining("The shop runs on as it was."),
  });
  expect(await linked("current")).toBe("old");
  expect(await readdir(join(home, "releases"))).toEqual(["old"]);
  expect(await running()).toEqual(["up-3000"]);
  expect(await upstream()).toBe("server 127.0.0.1:3000;\n");
  expect((await calls()).filter((call) => call.includes("nginx"))).toEqual(reloads);
  expect(await calls()).not.toContain("systemctl disable --now shop@3000");
});

it("ends neither version where nginx can be told of no port, such as on a full disk", async () => {
  expect(await update({ env: { FAIL_MOVE: "1" } })).toEqual({
    code: 1,
    said: "nginx cannot be told to go back to port 3000. Both versions run on.\n",
  });
  expect(await running()).toEqual(["up-3000", "up-3001"]);
  expect(await linked("current")).toBe("old");
  expect(await upstream()).toBe("server 127.0.0.1:3000;\n");
});

it("opens the first one, where there is nothing to keep or to go back to", async () => {
  for (const name of ["current", "at-3000", "up-3000", "upstream.conf"]) await rm(join(home, name));
  expect(await update()).toMatchObject({ code: 0 });
  expect(await upstream()).toBe("server 127.0.0.1:3000;\n");
  const called = await calls();
  expect(called).not.toContain("systemctl start shop-backup");
  expect(called.filter((call) => call.includes("disable"))).toEqual([]);
});

it("goes back to a release that was built before", async () => {
  await update();
  await rm(join(home, "calls"));
  expect(await update({ args: [join(home, "releases/../releases/old")] })).toMatchObject({
    code: 0,
  });
  expect((await calls()).filter((call) => call.startsWith("npm"))).toEqual([]);
  expect([await linked("current"), await linked("at-3000")]).toEqual(["old", "old"]);
});

it("keeps the release that it was told to open where that does not start, and refuses one that is not there", async () => {
  const old = join(home, "releases/old");
  expect(await update({ args: [old], env: { FAIL_START: "1" } })).toMatchObject({ code: 1 });
  expect(await readdir(join(home, "releases"))).toEqual(["old"]);
  expect(await update({ args: [`${old}er`] })).toEqual({ code: 1, said: `There is no release ${old}er.\n` });
});

it("does nothing while another update is under way", async () => {
  const held = execFile("flock", ["--no-fork", join(home, "update.lock"), "sleep", "60"]);
  try {
    await expect
      .poll(async () => await update({ args: [join(home, "releases/old")] }))
      .toEqual({
        code: 1,
        said: "Another update is under way.\n",
      });
  } finally {
    held.kill();
  }
});

it("keeps three to go back to, and never takes away the one that ran", async () => {
  for (const name of ["2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04"])
    await mkdir(join(home, "releases", name));
  await rm(join(home, "current"));
  await symlink(join(home, "releases/2026-01-01"), join(home, "current"));
  await update();
  const left = (await readdir(join(home, "releases"))).toSorted();
  expect(left).toEqual(["2026-01-01", "2026-01-04", await linked("current"), "old"].toSorted());
});
