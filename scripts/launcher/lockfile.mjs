// @ts-check

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const PROCESSORS = ["arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/**
 * The optional packages that other packages of the lockfile name, but that have no entry in it.
 * @param {LockedPackages} packages
 */
export function findMissing(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, version]) => ({ name, version })),
  );
}

/**
 * Adds an entry for each missing package, in place, and returns their names. Only packages of other systems can be
 * missing. Each entry states its system, which the name tells, so that npm skips it here.
 * @param {LockedPackages} packages
 */
export function completeLockfile(packages) {
  const missing = findMissing(packages);
  for (const { name, version } of missing) {
    packages[`node_modules/${name}`] = { version, optional: true, ...describePlatform(name) };
  }
  const sorted = Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const path of Object.keys(packages)) delete packages[path];
  Object.assign(packages, Object.fromEntries(sorted));
  return missing.map(({ name }) => name);
}

/** @param {string} name */
function describePlatform(name) {
  const system = SYSTEMS.find((word) => name.includes(word));
  const processor = PROCESSORS.find((word) => name.includes(word));
  if (processor === undefined) throw new Error(`${name} does not say for which system it is`);
  return {
    cpu: [processor],
    ...(system !== undefined && { os: [system] }),
    ...(name.includes("musl") && { libc: ["musl"] }),
    ...(system === "linux" && name.includes("gnu") && { libc: ["glibc"] }),
  };
}

/**
 * Whether node's search, upwards from the dependent package, finds an entry of that name.
 * @param {LockedPackages} packages
 * @param {string} path
 * @param {string} name
 */
function isLocked(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const candidate = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (candidate in packages) return true;
    if (folder === "") return false;
  }
}
