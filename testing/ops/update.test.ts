import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";

const run = promisify(execFile);
const UPDATE = new URL("../../ops/update.sh", import.meta.url).pathname;

/** The doubles of the machine's programs; some note their calls. */
const PROGRAMS = {
  // For "-C checkout archive HEAD" it packs the checkout's package.json.
  git: `exec tar -c -C "$2" package.json`,
  runuser: `shift 3\nexec "$@"`,
  systemctl: `echo "systemctl $*" >> "$SHOP_HOME/calls"`,
  npm: `echo "npm $*" >> "$SHOP_HOME/calls"\n[ "$1" = ci ] || [ -z "$FAIL_BUILD" ]`,
  node: 'echo $$ > "$SHOP_HOME/trial"\nexec sleep 60',
  // ONLY_READY names the only release that is ready. A trial is ready unless FAIL_TRIAL is set.
  curl: `case "$*" in *:3999/*) [ -z "$FAIL_TRIAL" ] && [ -e "$SHOP_HOME/trial" ]; exit;; esac
[ -z "$ONLY_READY" ] || [ "$(basename "$(readlink "$SHOP_HOME/current")")" = "$ONLY_READY" ]`,
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
  await writeFile(join(home, "checkout/package.json"), "{}\n");
});

afterEach(() => rm(home, { recursive: true }));

interface Updated {
  code: number;
  said: string;
}

async function update(env: Record<string, string> = {}): Promise<Updated> {
  const options = {
    env: {
      ...process.env,
      PATH: `${join(home, "bin")}:${process.env.PATH ?? ""}`,
      SHOP_HOME: home,
      SHOP_PATIENCE: "1",
      FAIL_BUILD: "",
      FAIL_TRIAL: "",
      ONLY_READY: "",
      ...env,
    },
  };
  return await run(UPDATE, [], options).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
}

const current = async () => basename(await readlink(join(home, "current")));
const calls = async () => (await readFile(join(home, "calls"), "utf8")).trim().split("\n");

it("makes a backup, builds beside the shop that runs, and changes over", async () => {
  expect(await update()).toMatchObject({ code: 0, said: expect.stringContaining("The new shop is open") });
  expect(await calls()).toEqual([
    "systemctl start shop-backup",
    "npm ci --omit=dev",
    "npm run build",
    "systemctl restart shop",
  ]);
  const trial = Number(await readFile(join(home, "trial"), "utf8"));
  expect(() => process.kill(trial, 0)).toThrow("ESRCH");
  const release = join(home, "releases", await current());
  expect((await readdir(release)).toSorted()).toEqual([".data", ".env", ".next", "backups", "package.json"]);
  expect(await readFile(join(release, ".env"), "utf8")).toBe("PORT=3000\n");
  expect(await readFile(join(release, ".next/cache/kept"), "utf8")).toBe("kept");
});

it.each([
  ["cannot be built", { FAIL_BUILD: "1" }],
  ["does not start", { FAIL_TRIAL: "1" }],
])("leaves the shop as it was where the new one %s", async (_what, env) => {
  expect(await update(env)).toMatchObject({
    code: 1,
    said: expect.stringContaining("The shop runs on as it was."),
  });
  expect(await current()).toBe("old");
  expect(await readdir(join(home, "releases"))).toEqual(["old"]);
  expect(await calls()).not.toContain("systemctl restart shop");
});

it("goes back where the new one is not ready", async () => {
  expect(await update({ ONLY_READY: "old" })).toMatchObject({
    code: 1,
    said: expect.stringContaining("The old one is open again."),
  });
  expect(await current()).toBe("old");
  expect((await calls()).filter((call) => call === "systemctl restart shop")).toHaveLength(2);
});

it("opens the first one, where there is nothing to keep or to go back to", async () => {
  await rm(join(home, "current"));
  expect(await update()).toMatchObject({ code: 0 });
  expect(await calls()).not.toContain("systemctl start shop-backup");
});

it("keeps three to go back to, and never takes away the one that ran", async () => {
  for (const name of ["2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04"])
    await mkdir(join(home, "releases", name));
  await rm(join(home, "current"));
  await symlink(join(home, "releases/2026-01-01"), join(home, "current"));
  await update();
  const left = (await readdir(join(home, "releases"))).toSorted();
  expect(left).toEqual(["2026-01-01", "2026-01-04", await current(), "old"].toSorted());
});
