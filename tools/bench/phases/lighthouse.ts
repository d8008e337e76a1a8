import { join } from "node:path";
import { figure } from "@/tools/bench/measure/figures";
import { openShop } from "@/tools/bench/open-shop";
import type { PhaseOptions, PhaseResult } from "@/tools/bench/phase";
import { runJson } from "@/tools/bench/run-json";
import { ensureInstalled } from "@/scripts/launcher/install.mjs";
import { ROOT } from "@/scripts/launcher/paths.mjs";
import { layOut } from "@/tools/stress/table";

/** A package of its own: it brings 200 others, which nobody else needs. */
const FOLDER = "tools/bench/lighthouse";

interface Audited {
  scores: Record<string, number>;
  /** What has less than the full score. */
  imperfect: { category: string; id: string; title: string; score: number; displayValue: string }[];
}

/** Lighthouse's four categories on the three pages, as a phone, and what keeps each below 100. */
export async function auditPages(options: PhaseOptions): Promise<PhaseResult> {
  await ensureInstalled(join(ROOT, FOLDER));
  const shop = await openShop(options);
  const names = Object.keys(shop.pages);
  const urls = Object.values(shop.pages).map((path) => `${shop.address}${path}`);
  const audited = await runJson<Audited[]>(`${FOLDER}/audit.mjs`, urls);
  await shop.close();
  const rows = audited.flatMap(({ imperfect }, index) =>
    imperfect.map(({ category, id, title, score, displayValue }) => [
      names[index] ?? "",
      category,
      score.toFixed(2),
      id,
      displayValue ? `${title}: ${displayValue}` : title,
    ]),
  );
  const figures = audited.flatMap(({ scores }, index) =>
    Object.entries(scores).map(([category, score]) =>
      figure(`lighthouse: ${names[index]}, ${category}`, "", [score]),
    ),
  );
  const table = layOut([["page", "category", "score", "audit", "title"], ...rows]);
  return { figures, notes: [table], violations: [] };
}
