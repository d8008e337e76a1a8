import { type Figure, figure } from "@/scripts/bench/measure/figures";
import { openShop } from "@/scripts/bench/open-shop";
import type { PhaseOptions, PhaseResult } from "@/scripts/bench/phase";
import { runJson } from "@/scripts/bench/run-json";

const SCRIPT = "scripts/bench/page-speed.mjs";
const RUNS = "5";

interface MeasuredSpread {
  median: number;
  least: number;
  most: number;
}

/** What page-speed.mjs tells: of each page its facts by name, and of each way to press a card how long it took. */
interface PageSpeeds {
  opened: Record<string, Record<string, MeasuredSpread | string>>;
  pressed: Record<string, MeasuredSpread>;
}

/** What a slow phone on a slow line waits for, in a browser. */
export async function measurePages(options: PhaseOptions): Promise<PhaseResult> {
  const shop = await openShop(options);
  const { opened, pressed } = await runJson<PageSpeeds>(SCRIPT, [shop.address, "--runs", RUNS, "--json"]);
  await shop.close();
  const figures = Object.entries(opened).flatMap(([page, facts]) =>
    Object.entries(facts).flatMap(([fact, value]) =>
      typeof value === "string" ? [] : [figureOf(`pages: ${page}, ${fact}`, value)],
    ),
  );
  const presses = Object.entries(pressed).map(([way, value]) =>
    figureOf(`pages: card pressed, ${way} ms`, value),
  );
  const notes = Object.entries(opened).map(
    ([page, { lcpElement }]) => `Largest on ${page}: ${JSON.stringify(lcpElement)}`,
  );
  return { figures: [...figures, ...presses], notes, violations: [] };
}

const MILLISECONDS = /^(?:fcp|lcp|tbt)$/;

/** The name of a fact may end with its unit. */
function figureOf(name: string, { median, least, most }: MeasuredSpread): Figure {
  const fact = name.split(", ").at(-1) ?? "";
  const unit = fact.endsWith(" KiB") ? "KiB" : fact.endsWith(" ms") || MILLISECONDS.test(fact) ? "ms" : "";
  return figure(unit === "" ? name : name.replace(` ${unit}`, ""), unit, [least, median, most]);
}
