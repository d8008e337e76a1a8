import { figure } from "@/scripts/bench/measure/figures";
import { openShop } from "@/scripts/bench/open-shop";
import type { PhaseOptions, PhaseResult } from "@/scripts/bench/phase";
import { runJson } from "@/scripts/bench/run-json";
import { layOut } from "@/scripts/stress/table";

interface Audited {
  scores: Record<string, number>;
  /** What has less than the full score. */
  imperfect: { category: string; id: string; title: string; score: number; displayValue: string }[];
}

/** Lighthouse's four categories on the three pages, as a phone, and what keeps each below 100. */
export async function auditPages(options: PhaseOptions): Promise<PhaseResult> {
  const shop = await openShop(options);
  const names = Object.keys(shop.pages);
  const urls = Object.values(shop.pages).map((path) => `${shop.address}${path}`);
  const audited = await runJson<Audited[]>("scripts/bench/lighthouse/audit.mjs", urls);
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
