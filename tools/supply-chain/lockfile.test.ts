import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findMissing } from "../../scripts/launcher/lockfile.mjs";
import { ROOT } from "../../scripts/launcher/paths.mjs";
import { EXCEPTIONS, listDoubtful, listLicences, nameOf, PERMISSIVE } from "./licences.mjs";
import { LOCKFILES, readLocked } from "./lockfiles.mjs";

const packages = await readLocked();

/** Below these, a fault is known or something was measured not to work; what only tools use is no part of the shop. */
const FLOORS = {
  next: "16.4.6",
  "next-auth": "4.24.15",
  mongoose: "9.12.0",
  react: "19.0.0",
  "react-dom": "19.0.0",
  zod: "4.0.0",
  nodemailer: "8.0.5",
  tailwindcss: "4.0.0",
  "@tanstack/react-query": "5.0.0",
};

function isAtLeast(version: string, floor: string): boolean {
  const [numbers, floors] = [version, floor].map((text) => (text.split("-")[0] ?? "").split(".").map(Number));
  const at = floors?.findIndex((part, index) => part !== numbers?.[index]) ?? -1;
  if (at === -1) return !version.includes("-");
  return (numbers?.[at] ?? 0) > (floors?.[at] ?? 0);
}

it.each([
  ["16.4.6", "16.4.6", true],
  ["16.10.0", "16.4.6", true],
  ["17.0.0", "16.4.6", true],
  ["16.4.5", "16.4.6", false],
  ["15.9.9", "16.4.6", false],
  ["16.4.6-canary.3", "16.4.6", false],
])("says of %s against the floor %s: %s", (version, floor, expected) => {
  expect(isAtLeast(version, floor)).toBe(expected);
});

it.each(Object.entries(FLOORS))("runs on no %s below %s, at any depth", (name, floor) => {
  const versions = Object.entries(packages)
    .filter(([path, { dev }]) => nameOf(path) === name && !dev)
    .map(([, { version = "" }]) => version);
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([]);
});

// Each pair moves in one update: the driver's patch knows one version of the driver, which mongoose brings too, and the
// linter reads types with the compiler that it was made for.
it.each(["mongodb", "mongoose", "typescript", "oxlint-tsgolint"])("names one version of %s", async (name) => {
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  expect({ ...dependencies, ...devDependencies }[name]).toBe(packages[`node_modules/${name}`]?.version);
  expect(Object.keys(packages).filter((path) => nameOf(path) === name)).toHaveLength(1);
});

describe("licences", () => {
  it("are all permissive or known exceptions", () => {
    expect(listDoubtful(packages)).toEqual([]);
  });

  it("are doubtful when unknown, copyleft or only partly permissive", () => {
    const doubtful = {
      "node_modules/a": { license: "GPL-3.0" },
      "node_modules/b": {},
      "node_modules/c": { license: "MIT AND AGPL-3.0-only" },
      "node_modules/d/node_modules/mongodb": { license: "SSPL-1.0" },
      "node_modules/e": { license: "(MIT OR ISC)" },
    };
    expect(listDoubtful(doubtful)).toEqual([
      "a: GPL-3.0",
      "b: unknown",
      "c: MIT AND AGPL-3.0-only",
      "mongodb: SSPL-1.0",
    ]);
  });

  it("has no exception and no permission that nothing needs", () => {
    const all = listLicences(packages);
    const used = (part: string, name = /./) =>
      all.some((entry) => entry.licence.includes(part) && name.test(entry.name));
    expect(EXCEPTIONS.filter(({ licence, name }) => !used(licence, name))).toEqual([]);
    expect(PERMISSIVE.filter((licence) => !used(licence))).toEqual([]);
  });
});

it("wants no install script: the only one replaces a start of esbuild that works as it is", () => {
  // After a change here, see that the shop starts from: npm ci --ignore-scripts && npm start
  const withScripts = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(withScripts.map(([path]) => nameOf(path))).toEqual(["esbuild"]);
});

it("names a checksum for all that comes from a registry, and comes from nowhere else", () => {
  const strange = Object.entries(packages).filter(
    ([, { resolved, integrity, link }]) =>
      link === true ||
      (resolved !== undefined && (!integrity?.startsWith("sha512-") || !resolved.startsWith("https://"))),
  );
  expect(strange.map(([path]) => path)).toEqual([]);
});

it.each(LOCKFILES)(
  "%s has an entry for the packages of every system, so that npm ci accepts it",
  async (name) => {
    const lockfile = JSON.parse(await readFile(join(ROOT, name), "utf8"));
    // If this fails after an install: node tools/supply-chain/complete-lockfile.mjs
    expect(findMissing(lockfile.packages)).toEqual([]);
  },
);
