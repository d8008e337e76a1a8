// @ts-check
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./launcher/paths.mjs";
import { EXCEPTIONS, listLicences } from "./supply-chain/licences.mjs";

const { packages } = JSON.parse(await readFile(join(ROOT, "package-lock.json"), "utf8"));
/** @type {Map<string, string[]>} */
const byLicence = new Map();
for (const { name, version, licence } of listLicences(packages))
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name}@${version}`]);

for (const [licence, names] of [...byLicence].toSorted(([, a], [, b]) => b.length - a.length)) {
  console.log(`${licence} (${names.length})`);
  console.log(`  ${names.join("\n  ")}`);
}
console.log("\nBeside the permissive ones:");
for (const { licence, name, why } of EXCEPTIONS) {
  const [first = ""] = listLicences(packages)
    .filter((entry) => name.test(entry.name))
    .map((entry) => entry.name);
  console.log(`  ${licence}  ${first} and its kind: ${why}`);
}
