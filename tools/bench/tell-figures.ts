import { aimOf } from "@/tools/bench/aims";
import { type Figure, tellSpread } from "@/tools/bench/measure/figures";
import { layOut } from "@/tools/stress/table";

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
