import { setTimeout } from "node:timers/promises";
import { publishInvalidation } from "@/lib/platform/cache/publish-invalidation";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { countPages } from "@/lib/catalogue/products/rules";
import { repeat } from "@/tools/bench/measure/bounds";
import { readCpuTime } from "@/tools/bench/measure/cpu-time";
import { type Figure, figure } from "@/tools/bench/measure/figures";
import { timeGet } from "@/tools/bench/measure/timed-get";
import { range } from "@/tools/stress/many";

const RUNS = 60;
/** Until the engine has compiled what it runs often. */
const FIRST_RUNS = 200;
const MAX_WAITS = 120;
const WAIT_MS = 500;

/** The first is of the framework and the shop's frame alone, with nothing of the search. */
const PAGES = [
  "/login",
  "/denimpants?sort=low",
  "/denimpants?size=32&color=black&stock=in",
  "/denimpants?size=42&color=white",
  "/search?q=navy+polo",
  "/api/search?q=navy+polo",
];

interface MeasuredShop {
  base: string;
  pid: number | undefined;
  perCategory: number;
}

/** How long each page takes, and how much of the processor for it. */
export async function measureSearchPages({ base, pid, perCategory }: MeasuredShop): Promise<Figure[]> {
  // What is written past the shop is read when anything may have changed.
  await publishInvalidation({ tags: [CACHE_TAGS.everything] });
  await waitForCount(base, perCategory);
  const figures: Figure[] = [];
  for (const path of PAGES) {
    await repeat({ runs: FIRST_RUNS }, () => timeGet(base + path));
    const before = await readCpuTime(pid);
    const answers = await repeat({ runs: RUNS }, () => timeGet(base + path));
    const cpuMs = ((await readCpuTime(pid)) - before) / RUNS;
    const name = `search: ${perCategory} products a category: ${path}`;
    const times = answers.map(({ wholeMs }) => wholeMs);
    figures.push(figure(name, "ms", times), figure(`${name}, processor`, "ms", [cpuMs]));
  }
  return figures;
}

/** Until the shop knows all of them. */
async function waitForCount(base: string, perCategory: number): Promise<void> {
  for (const _ of range(MAX_WAITS)) {
    const { body } = await timeGet(`${base}/denimpants?sort=low`);
    if (body.toString().includes(`Page 1 of ${countPages(perCategory)}`)) return;
    await setTimeout(WAIT_MS);
  }
  throw new Error("The shop has not read its products.");
}
