import { setTimeout as sleep } from "node:timers/promises";
import { CATEGORIES } from "@/lib/categories";
import { categoryPath, PATHS } from "@/lib/paths";
import { look } from "@/tools/stress/call";
import { inTurn, range } from "@/tools/stress/many";

const PAUSE_MS = 100;
/** Two that are kept, and one that is made for each visit. */
const PAGES = [PATHS.home, categoryPath(CATEGORIES[0].slug), PATHS.login];

interface Visit {
  /** What became of it instead, where there is no answer. */
  status: string;
  ms: number;
}

/** So many visitors who come one after the other, each from an address and over a connection of their own. */
export async function visitAnew(port: number, count: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const index of range(count)) {
    const begun = performance.now();
    const heard = await look(port, inTurn(PAGES, index), `198.51.100.${index}`);
    visits.push({
      status: typeof heard === "string" ? heard : String(heard.status),
      ms: performance.now() - begun,
    });
    await sleep(PAUSE_MS);
  }
  return visits;
}

export const slowestOf = (visits: Visit[]): number => Math.round(Math.max(...visits.map(({ ms }) => ms)));
