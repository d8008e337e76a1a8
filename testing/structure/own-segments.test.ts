import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { CATEGORIES } from "@/lib/categories";
import { CATEGORY_SLUG, OWN_SEGMENTS } from "@/lib/own-segments";

const OWN: readonly string[] = OWN_SEGMENTS;
const isRouteGroup = (name: string) => name.startsWith("(");

/** The first parts of the addresses below a folder of app/. */
function firstParts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    return isRouteGroup(entry.name) ? firstParts(`${folder}/${entry.name}`) : [entry.name];
  });
}

const couldBeCategory = (name: string) => new RegExp(`^${CATEGORY_SLUG}$`).test(name);

it("keeps categories from every first part of an address of the shop", () => {
  const parts = [...firstParts("app"), ...readdirSync("public")].map((name) => name.toLowerCase());
  const own = parts.filter(couldBeCategory);
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((name) => !OWN.includes(name))).toEqual([]);
});

it("keeps none of the twelve from its own address, and names each part once", () => {
  expect(CATEGORIES.filter(({ slug }) => OWN.includes(slug))).toEqual([]);
  expect(OWN_SEGMENTS).toEqual([...new Set(OWN_SEGMENTS)].toSorted());
});
