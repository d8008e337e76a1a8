import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PERIODIC_JOBS } from "@/lib/maintenance/periodic-jobs";
import { LIFECYCLE, type Step } from "@/lib/orders/lifecycle";
import { ALL_MODELS } from "@/models/all";
import { ROOT } from "@/scripts/launcher/paths.mjs";

const ARCHITECTURE = readFileSync(join(ROOT, "ARCHITECTURE.md"), "utf8");

/** The states and steps of an order, its parcel or a return, as a diagram of Mermaid. */
function drawLife(table: Readonly<Record<string, Step>>): string {
  const edges = Object.entries(table).flatMap(([name, { from, to, by }]) =>
    to === null
      ? []
      : (from.length === 0 ? ["[*]"] : from).map(
          (start) => `    ${start} --> ${to} : ${name} (${by.join(", ")})`,
        ),
  );
  return ["```mermaid", "stateDiagram-v2", ...edges, "```"].join("\n");
}

const interval = (ms: number): string =>
  ms < 60_000 ? `${ms / 1_000} s` : ms < 3_600_000 ? `${ms / 60_000} min` : `${ms / 3_600_000} h`;

it.each(Object.entries(LIFECYCLE))(
  "ARCHITECTURE draws the life of an order as its table has it: %s",
  (_, part) => {
    expect(ARCHITECTURE).toContain(drawLife(part.steps));
  },
);

it("ARCHITECTURE names each periodic job, what it does, and how often", () => {
  const rows = PERIODIC_JOBS.map(
    ({ name, does, intervalMs }) => `- **${name}**, every ${interval(intervalMs)}: ${does}`,
  );
  expect(ARCHITECTURE).toContain(rows.join("\n"));
});

it("ARCHITECTURE names each collection", () => {
  const missing = ALL_MODELS.map(({ collection }) => collection.name).filter(
    (name) => !ARCHITECTURE.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});

it("numbers the decisions without a gap, in their names and in their titles", () => {
  const folder = join(ROOT, "docs/adr");
  const decisions = readdirSync(folder).toSorted();
  expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(decisions.map((_, index) => index + 1));
  for (const name of decisions)
    expect(readFileSync(join(folder, name), "utf8")).toMatch(
      new RegExp(`^# ${Number(name.slice(0, 4))}\\. `),
    );
});

it("ARCHITECTURE draws something", () => {
  expect(drawLife({ go: { from: ["a"], to: "b", by: ["staff"] } })).toContain("    a --> b : go (staff)");
});
