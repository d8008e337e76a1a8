import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COURIER_FACTS, COURIERS } from "@/lib/delivery/couriers/registry";
import { LANGUAGES } from "@/lib/words/constants";
import { listSources } from "@/tools/structure/import-graph";

const EXAMPLE = readFileSync(".env.example", "utf8");
/** Variables for tests only: a double of the provider. */
const HIDDEN = ["GOOGLE_ISSUER"];

const isExplained = (name: string): boolean => new RegExp(`^${name}=`, "m").test(EXAMPLE);

it(".env.example has a line for each variable that the shop reads", () => {
  const files = listSources(process.cwd()).filter((file) => /^lib\/(?:env|.*\/variables)\.ts$/.test(file));
  const read = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^ {2,4}([A-Z][A-Z_]+): /gm)].map(([, name = ""]) => name),
  );
  expect(read.length).toBeGreaterThan(30);
  const columns = COURIERS.map((courier) => COURIER_FACTS[courier].file.variable);
  expect([...read, ...columns].filter((name) => !isExplained(name) && !HIDDEN.includes(name))).toEqual([]);
});

it(".env.example names each language that customers are written to in", () => {
  expect(EXAMPLE).toContain(`who have not chosen in their profile: ${LANGUAGES.join(" or ")}.`);
});
