import { fillProducts } from "@/tools/bench/fill/products";
import { atMost } from "@/tools/bench/measure/bounds";
import type { Figure } from "@/tools/bench/measure/figures";
import type { PhaseOptions, PhaseResult } from "@/tools/bench/phase";
import { measureCatalogue } from "@/tools/bench/search/measure-catalogue";
import { measureSearchPages } from "@/tools/bench/search/measure-pages";
import { measureWhileReading } from "@/tools/bench/search/measure-while-reading";
import { openStage } from "@/tools/stress/stage";

const CATALOGUES = [96, 4_800, 48_000];
const PER_CATEGORY = 4_000;

/** The search in memory by itself, the pages that are made from it, and who browses while all products are read anew. */
export async function measureSearch({ defer }: PhaseOptions): Promise<PhaseResult> {
  const figures: Figure[] = [];
  for (const count of new Set(CATALOGUES.map(atMost))) figures.push(...(await measureCatalogue(count)));
  const stage = await openStage({ servers: 1, defer });
  const perCategory = atMost(PER_CATEGORY);
  await fillProducts(perCategory);
  const { base, servers } = stage;
  figures.push(...(await measureSearchPages({ base, pid: servers[0]?.pid(), perCategory })));
  figures.push(...(await measureWhileReading(base)));
  await stage.close();
  return { figures, notes: [], violations: [] };
}
