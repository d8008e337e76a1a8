import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { DEFAULT_BRAND } from "@/lib/site";
import { isTest, listSources } from "@/tools/structure/import-graph";

const ROOT = resolve(import.meta.dirname, "../..");
const OF_THE_SHOP = ["app/", "components/", "lib/", "server/"];
/** The demo's brand stands in the first; the others fall back to it, or show it to the owner as the default. */
const MAY_NAME = ["lib/site.ts", "lib/shop-facts.ts", "lib/settings/"];
const { name, phone, email, tagline, outlet } = DEFAULT_BRAND;

it("only the settings know the facts of the demo: all others read those in force", () => {
  const files = listSources(ROOT).filter(
    (file) =>
      OF_THE_SHOP.some((folder) => file.startsWith(folder)) &&
      !isTest(file) &&
      !MAY_NAME.some((place) => file.startsWith(place)),
  );
  expect(files.length).toBeGreaterThan(500);
  const facts = ["DEFAULT_BRAND", "DEFAULT_DELIVERY", `${name}.`, phone, email, tagline, outlet.street];
  const found = files.filter((file) => {
    const text = readFileSync(resolve(ROOT, file), "utf8");
    return facts.some((fact) => text.includes(fact));
  });
  expect(found).toEqual([]);
});
