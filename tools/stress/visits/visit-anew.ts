import { setTimeout as sleep } from "node:timers/promises";
import { CATEGORIES } from "@/lib/categories";
import { categoryPath, PATHS } from "@/lib/paths";
import { look } from "@/tools/stress/call";
import { inTurn, range } from "@/tools/stress/many";

const PAUSE_MS = 100;
const KEPT = [PATHS.home, categoryPath(CATEGORIES[0].slug)];

interface Visit {
  /** What became of it instead, where there is no answer. */
  status: string;
  ms: number;
}

/** So many visitors who come one after the other, each over a new connection, for pages that are kept. */
export async function visitAnew(port: number, count: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const index of range(count)) {
    const begun = performance.now();
    const heard = await look(port, inTurn(KEPT, index));
    visits.push({
      status: typeof heard === "string" ? heard : String(heard.status),
      ms: performance.now() - begun,
    });
    await sleep(PAUSE_MS);
  }
  return visits;
}

export const slowestOf = (visits: Visit[]): number => Math.round(Math.max(...visits.map(({ ms }) => ms)));
