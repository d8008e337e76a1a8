import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { DEFAULT_BRAND } from "@/lib/site";
import { isTest, listSources } from "@/tools/structure/import-graph";

const ROOT = resolve(import.meta.dirname, "../..");
const OF_THE_SHOP = ["app/", "components/", "lib/", "server/"];
/** The demo's brand stands in the first; the others fall back to it, or show it to the owner as the default. */
const MAY_NAME = ["lib/site.ts", "lib/shop-facts.ts", "lib/settings/"];
/** Where the word is no brand: a place in Dhaka, and the mark of the backups that shops have by now. */
const NO_BRAND = [
  "lib/site.ts",
  "lib/settings/zones/places.ts",
  "lib/settings/zones/thanas.ts",
  "lib/maintenance/backup/schema.ts",
];
const { name, phone, email, tagline, outlet } = DEFAULT_BRAND;

const listFiles = (): string[] =>
  listSources(ROOT).filter((file) => OF_THE_SHOP.some((folder) => file.startsWith(folder)) && !isTest(file));

const filesWith = (files: readonly string[], has: (text: string) => boolean): string[] =>
  files.filter((file) => has(readFileSync(resolve(ROOT, file), "utf8")));

it("only the settings know the facts of the demo: all others read those in force", () => {
  const files = listFiles().filter((file) => !MAY_NAME.some((place) => file.startsWith(place)));
  expect(files.length).toBeGreaterThan(500);
  const facts = [
    "DEFAULT_BRAND",
    "DEFAULT_DELIVERY",
    "DEFAULT_ORDER_TERMS",
    "DEFAULT_HOME",
    "DEFAULT_FACTS",
    phone,
    email,
    tagline,
    outlet.street,
  ];
  expect(filesWith(files, (text) => facts.some((fact) => text.includes(fact)))).toEqual([]);
});

it("nothing but its default has the demo's name in it", () => {
  const word = new RegExp(`\\b${name}`, "i");
  expect(filesWith(listFiles(), (text) => word.test(text)).toSorted()).toEqual(NO_BRAND.toSorted());
});
