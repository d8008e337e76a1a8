// @ts-check

/**
 * @typedef {{ version?: string, license?: string, dev?: boolean, hasInstallScript?: boolean, optionalDependencies?: Record<string, string>, resolved?: string, integrity?: string, link?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/** Licences that only require attribution. */
export const PERMISSIVE = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Zlib",
];

/** Other known licences of packages that are used unchanged: the packages, and why the licence is no problem. */
export const EXCEPTIONS = [
  {
    licence: "SSPL-1.0",
    name: /^@0q\/embedded-mongodb(-|$)/,
    why: "the demo's database, in a process of its own; a server of MONGODB_URI takes its place",
  },
  {
    licence: "LGPL-3.0-or-later",
    name: /^@img\/sharp-/,
    why: "libvips, a shared library that sharp loads; unchanged, and anybody may put another one there",
  },
  {
    licence: "MPL-2.0",
    name: /^lightningcss(-|$)/,
    why: "makes the styles during the build; unchanged, and no part of what browsers get",
  },
  { licence: "MPL-2.0", name: /^(axe-core|@axe-core\/playwright)$/, why: "looks at pages in tests only" },
  { licence: "CC0-1.0", name: /^type-fest$/, why: "asks for nothing at all; types, of a tool of the bench" },
  {
    licence: "unknown",
    name: /^parse-cache-control$/,
    why: "BSD-3-Clause by its LICENSE file, named in a way that npm has given up; a tool of the bench",
  },
];

/**
 * Each package with its licence. A package for another system may lack one; then it has the licence of the package that
 * requires it.
 * @param {LockedPackages} packages
 */
export function listLicences(packages) {
  const entries = Object.entries(packages);
  return entries.map(([path, { version = "", license }]) => {
    const name = nameOf(path);
    const asker = entries.find(([, { optionalDependencies = {} }]) => name in optionalDependencies);
    return { name, version, licence: license ?? asker?.[1].license ?? "unknown" };
  });
}

/**
 * The packages whose licence is neither permissive nor a known exception.
 * @param {LockedPackages} packages
 */
export function listDoubtful(packages) {
  return listLicences(packages)
    .filter(({ name, licence }) => !partsOf(licence).every((part) => isKnown(name, part)))
    .map(({ name, licence }) => `${name}: ${licence}`);
}

/**
 * @param {string} name
 * @param {string} part
 */
function isKnown(name, part) {
  return (
    PERMISSIVE.includes(part) ||
    EXCEPTIONS.some((exception) => exception.licence === part && exception.name.test(name))
  );
}

/**
 * Every part has to be known, even where a licence is a choice: this errs on the strict side.
 * @param {string} licence
 */
const partsOf = (licence) => licence.replaceAll(/[()]/g, "").split(/ (?:AND|OR) /);

/** @param {string} path */
export const nameOf = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
