import { localPath } from "@/lib/words/local-path.mjs";
import { repeat } from "@/tools/bench/measure/bounds";
import { type Figure, figure, type Unit } from "@/tools/bench/measure/figures";
import { timeGet } from "@/tools/bench/measure/timed-get";
import { openShop } from "@/tools/bench/open-shop";
import { FAST_LINE, SLOW_4G } from "@/tools/bench/pages/conditions.mjs";
import { openPage } from "@/tools/bench/pages/open-page.mjs";
import { launchBrowser } from "@/tools/bench/pages/phone.mjs";
import { pressCard } from "@/tools/bench/pages/press-card.mjs";
import type { PhaseOptions, PhaseResult } from "@/tools/bench/phase";

const RUNS = 5;
const SETTLED_MS = 5_000;
const SOON_MS = 500;
const PRESSES = [
  { way: "fast line, settled", line: FAST_LINE, restMs: SETTLED_MS },
  { way: "slow 4G, settled", line: SLOW_4G, restMs: SETTLED_MS },
  { way: "slow 4G, 0.5 s after load", line: SLOW_4G, restMs: SOON_MS },
];
const KIB = / KiB$/;
const MILLISECONDS = /^(?:fcp|lcp|tbt)$/;

/** The facts of one visit to a page, by name. */
type Facts = Record<string, number | string>;

/** Measures in a browser how long a slow phone on a slow line waits. */
export async function measurePages(options: PhaseOptions): Promise<PhaseResult> {
  const shop = await openShop(options);
  const browser = await launchBrowser();
  options.defer(() => browser.close());
  const figures: Figure[] = [];
  const notes: string[] = [];
  const pages = Object.entries(shop.pages).flatMap(([page, path]) => [
    [page, path] as const,
    [`${page} in Bangla`, localPath("bn", path)] as const,
  ]);
  for (const [page, path] of pages) {
    // The shop renders a page for its first visitor; all others get it from the cache.
    await timeGet(shop.address + path);
    const visit = { url: shop.address + path, line: SLOW_4G };
    const visits: Facts[] = await repeat({ runs: RUNS }, () => openPage(browser, visit));
    figures.push(...figuresOf(page, visits));
    notes.push(`Largest on ${page}: ${JSON.stringify(visits[0]?.lcpElement)}`);
  }
  for (const { way, ...press } of PRESSES) {
    const url = shop.address + shop.pages.category;
    const pressed = await repeat({ runs: RUNS }, () => pressCard(browser, { url, ...press }));
    figures.push(figure(`pages: card pressed, ${way}`, "ms", pressed));
  }
  await browser.close();
  await shop.close();
  return { figures, notes, violations: [] };
}

/** The figures of all numeric facts; a fact that a visit lacks counts as 0. */
export function figuresOf(page: string, visits: readonly Facts[]): Figure[] {
  const facts = new Set(visits.flatMap((visit) => Object.keys(visit)));
  return [...facts].flatMap((fact) => {
    const values = visits.map((visit) => visit[fact] ?? 0);
    const numbers = values.filter((value) => typeof value === "number");
    if (numbers.length < values.length) return [];
    return [figure(`pages: ${page}, ${fact.replace(KIB, "")}`, unitOf(fact), numbers)];
  });
}

/** The name of a fact may end with its unit. */
function unitOf(fact: string): Unit {
  if (KIB.test(fact)) return "KiB";
  return MILLISECONDS.test(fact) ? "ms" : "";
}
