import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Figure, figure } from "@/scripts/bench/measure/figures";
import { openShop } from "@/scripts/bench/open-shop";
import type { PhaseOptions, PhaseResult } from "@/scripts/bench/phase";
import { runJson } from "@/scripts/bench/run-json";
import { ROOT } from "@/scripts/launcher/paths.mjs";

const SCRIPT = "scripts/bench/page-speed.mjs";
const RUNS = "5";

/** What page-speed.mjs tells of a page: medians, milliseconds. */
interface OpenedPage {
  page: string;
  kib: Record<string, number>;
  requests: number;
  fcp: number;
  lcp: number;
  lcpElement: string;
  tbt: number;
  cls: number;
}

/** What a slow phone on a slow line waits for, in a browser. */
export async function measurePages(options: PhaseOptions): Promise<PhaseResult> {
  if (!existsSync(join(ROOT, SCRIPT))) {
    return { figures: [], notes: [`Not measured: there is no ${SCRIPT}.`], violations: [] };
  }
  const shop = await openShop(options);
  const args = ["--base", shop.address, "--runs", RUNS, "--json"];
  const { pages } = await runJson<{ pages: OpenedPage[] }>(SCRIPT, args);
  await shop.close();
  return { figures: pages.flatMap(figuresOf), notes: [], violations: [] };
}

function figuresOf({ page, kib, requests, fcp, lcp, tbt, cls }: OpenedPage): Figure[] {
  return [
    ...Object.entries({ fcp, lcp, tbt }).map(([name, ms]) => figure(`pages: ${page}, ${name}`, "ms", [ms])),
    figure(`pages: ${page}, cls`, "", [cls]),
    figure(`pages: ${page}, requests`, "", [requests]),
    ...Object.entries(kib).map(([kind, size]) => figure(`pages: ${page}, ${kind}`, "KiB", [size])),
  ];
}
