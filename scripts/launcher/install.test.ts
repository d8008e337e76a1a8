import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isInstalled } from "./install.mjs";

const NEXT = { version: "16.4.6", integrity: "sha512-a" };
const OPTIONAL = { version: "1.0.0", integrity: "sha512-b", optional: true };

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "install-test-"));
  await mkdir(join(root, "node_modules/next"), { recursive: true });
  await wantPackages({ "": {}, "node_modules/next": NEXT, "node_modules/other": OPTIONAL });
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function wantPackages(packages: object) {
  await writeFile(join(root, "package-lock.json"), JSON.stringify({ packages }));
}

async function installPackages(packages: object) {
  await writeFile(join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages }));
}

it("is done when everything is there, but for optional packages of other machines", async () => {
  await installPackages({ "node_modules/next": NEXT });
  await expect(isInstalled(root)).resolves.toBe(true);
});

it("is not done while npm has not written its list", async () => {
  await expect(isInstalled(root)).resolves.toBe(false);
});

it("is not done when the lockfile has another version, one more or one less", async () => {
  await installPackages({ "node_modules/next": { ...NEXT, version: "16.4.5" } });
  await expect(isInstalled(root)).resolves.toBe(false);
  await installPackages({});
  await expect(isInstalled(root)).resolves.toBe(false);
  await installPackages({ "node_modules/next": NEXT, "node_modules/gone": NEXT });
  await expect(isInstalled(root)).resolves.toBe(false);
});

it("is not done when the folder was copied from another kind of machine", async () => {
  await installPackages({ "node_modules/next": NEXT, "node_modules/other": { ...OPTIONAL, os: ["plan9"] } });
  await expect(isInstalled(root)).resolves.toBe(false);
});

it("is done for a command of a shop in production that was installed without the tools of the tests", async () => {
  await wantPackages({ "node_modules/next": NEXT, "node_modules/vitest": { ...NEXT, dev: true } });
  await installPackages({ "node_modules/next": NEXT });
  await expect(isInstalled(root, { isDevNeeded: false })).resolves.toBe(true);
  await expect(isInstalled(root)).resolves.toBe(false);
});
