import { LIMITS } from "@/tools/bench/measure/bounds.mjs";
import type { Figure, Unit } from "@/tools/bench/measure/figures";
import type { Spread } from "@/tools/bench/measure/spread.mjs";
import { openShop } from "@/tools/bench/open-shop";
import type { PhaseOptions, PhaseResult } from "@/tools/bench/phase";
import { runJson } from "@/tools/bench/run-json";

const SCRIPT = "tools/bench/page-speed.mjs";
const RUNS = 5;
const KIB = / KiB$/;
const MILLISECONDS = /^(?:fcp|lcp|tbt)$/;

/** What page-speed.mjs tells: of each page its facts by name, and of each way to press a card how long it took. */
interface PageSpeeds {
  opened: Record<string, Record<string, Spread | string>>;
  pressed: Record<string, Spread>;
}

/** What a slow phone on a slow line waits for, in a browser. */
export async function measurePages(options: PhaseOptions): Promise<PhaseResult> {
  const shop = await openShop(options);
  const runs = String(Math.min(RUNS, LIMITS.repeats));
  const speeds = await runJson<PageSpeeds>(SCRIPT, [shop.address, "--runs", runs, "--json"]);
  await shop.close();
  const notes = Object.entries(speeds.opened).map(
    ([page, { lcpElement }]) => `Largest on ${page}: ${JSON.stringify(lcpElement)}`,
  );
  return { figures: figuresOf(speeds), notes, violations: [] };
}

export function figuresOf({ opened, pressed }: PageSpeeds): Figure[] {
  const ofPages = Object.entries(opened).flatMap(([page, facts]) =>
    Object.entries(facts).flatMap(([fact, spread]): Figure[] =>
      typeof spread === "string"
        ? []
        : [{ ...spread, name: `pages: ${page}, ${fact.replace(KIB, "")}`, unit: unitOf(fact) }],
    ),
  );
  const ofPresses = Object.entries(pressed).map(([way, spread]): Figure => ({
    ...spread,
    name: `pages: card pressed, ${way}`,
    unit: "ms",
  }));
  return [...ofPages, ...ofPresses];
}

/** The name of a fact may end with its unit. */
function unitOf(fact: string): Unit {
  if (KIB.test(fact)) return "KiB";
  return MILLISECONDS.test(fact) ? "ms" : "";
}
