// @ts-check
import { EXCEPTIONS, listLicences } from "./licences.mjs";
import { readLocked } from "./lockfiles.mjs";

const packages = await readLocked();
/** @type {Map<string, Set<string>>} */
const byLicence = new Map();
for (const { name, version, licence } of listLicences(packages))
  byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${name}@${version}`));

for (const [licence, names] of [...byLicence].toSorted(([, a], [, b]) => b.size - a.size)) {
  console.log(`${licence} (${names.size})`);
  console.log(`  ${[...names].join("\n  ")}`);
}
console.log("\nBeside the permissive ones:");
for (const { licence, name, why } of EXCEPTIONS) {
  const [first = ""] = listLicences(packages)
    .filter((entry) => name.test(entry.name))
    .map((entry) => entry.name);
  console.log(`  ${licence}  ${first} and its kind: ${why}`);
}
