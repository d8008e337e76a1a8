import { type Figure, tellSpread } from "@/tools/bench/measure/figures";
import { layOut } from "@/tools/stress/table";

/** What a figure should be, by the end of its name. Told beside it; nothing fails because of a time. */
const AIMS: [pattern: RegExp, aim: string][] = [
  [/^pages: .* fcp$/, "≤ 400"],
  [/^pages: .* lcp$/, "≤ 700"],
  [/^pages: .* tbt$/, "≤ 50"],
  [/^pages: .* cls$/, "0"],
  [/^pages: .* script$/, "≤ 145"],
  [/^pages: category, total$/, "≤ 350"],
  [/^pages: category, requests$/, "≤ 25"],
  [/^pages: .* blurred pictures$/, "0"],
  [/^pages: card pressed, fast line/, "≤ 40"],
  [/^pages: card pressed, slow 4G, settled/, "≤ 100"],
  [/^pages: card pressed, slow 4G, 0.5 s after load/, "≤ 300"],
  [/^lighthouse: .* (seo|accessibility|best-practices|performance)$/, "100"],
];

export function aimOf(name: string): string {
  return AIMS.find(([pattern]) => pattern.test(name))?.[1] ?? "";
}

/** A row for each figure: its median with the lowest and the highest, and what it should be. */
export function tellFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    tellSpread(figure),
    figure.unit,
    String(figure.runs),
    aimOf(figure.name),
  ]);
  return layOut([["figure", "median (spread)", "unit", "runs", "aim"], ...rows]);
}
