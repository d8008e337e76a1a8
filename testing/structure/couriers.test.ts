import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { COURIER_FACTS, COURIERS } from "@/lib/delivery/couriers/registry";
import { isTest, listSources } from "@/tools/structure/import-graph";

const ROOT = resolve(import.meta.dirname, "../..");
/** Couriers' own folders, the double of one courier, and the programs that imitate one. */
const MAY_NAME = ["lib/delivery/couriers/", "testing/", "e2e/", "tools/stress/"];

it("only the couriers' folders say a courier's name", () => {
  const names = COURIERS.filter((courier) => COURIER_FACTS[courier].trackingLink !== null);
  expect(names.length).toBeGreaterThan(2);
  const files = listSources(ROOT).filter(
    (file) => !isTest(file) && !MAY_NAME.some((folder) => file.startsWith(folder)),
  );
  const found = files.filter((file) => {
    const text = readFileSync(resolve(ROOT, file), "utf8").toLowerCase();
    return names.some((name) => text.includes(name));
  });
  expect(found).toEqual([]);
});
