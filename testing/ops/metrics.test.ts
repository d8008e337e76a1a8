import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useDatabase } from "@/testing/database";
import { OpenMetrics } from "@/testing/metrics";

const ALERTS = readFileSync("ops/metrics/alerts.yml", "utf8");
const DASHBOARD = readFileSync("ops/metrics/dashboard.json", "utf8");

/** What PromQL and Prometheus have themselves. */
const OF_PROMETHEUS = new Set(["up", "by", "and", "or", "unless", "e9"]);

useDatabase();

let metrics: OpenMetrics;
beforeEach(async () => {
  metrics = await OpenMetrics.open();
});
afterEach(() => metrics.close());

/** The names of metrics in an expression: what is no function, label, text or range. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, " ")
    .replace(/\b\w+(?=\s*\()/g, " ")
    .replace(/\b\d[\w.]*/g, " ");
  return [...bare.matchAll(/[a-zA-Z_]\w*/g)].map(([name]) => name).filter((name) => !OF_PROMETHEUS.has(name));
}

interface Panel {
  title: string;
  targets: { expr: string }[];
}

const { panels }: { panels: Panel[] } = JSON.parse(DASHBOARD);
const EXPRESSIONS = {
  "alerts.yml": [...ALERTS.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = ""]) => expression),
  "dashboard.json": panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
};

it.each(Object.entries(EXPRESSIONS))("%s names only what the shop tells", async (_file, expressions) => {
  const { types } = await metrics.read();
  const known = [...types].flatMap(([name, type]) =>
    type === "histogram" ? ["_bucket", "_sum", "_count"].map((suffix) => name + suffix) : [name],
  );
  expect(expressions.length).toBeGreaterThan(10);
  expect(expressions.flatMap(namesIn).filter((name) => !known.includes(name))).toEqual([]);
});

it("shows all that the shop tells of itself", async () => {
  const { types } = await metrics.read();
  const own = [...types.keys()].filter((name) => name.startsWith("shop_"));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((name) => !DASHBOARD.includes(name))).toEqual([]);
});

it("says of each alert what is wrong", () => {
  const alerts = ALERTS.split(/^ +- alert: /m).slice(1);
  expect(alerts.length).toBe(EXPRESSIONS["alerts.yml"].length);
  for (const alert of alerts)
    expect(alert).toMatch(/severity: (?:critical|warning) \}\n +annotations:\n +summary: [A-Z]/);
});

it("finds the names in an expression", () => {
  expect(namesIn('sum by (le) (rate(a_total{b="c"}[5m])) / max(d_e) > 26 * 3600')).toEqual([
    "a_total",
    "d_e",
  ]);
});
