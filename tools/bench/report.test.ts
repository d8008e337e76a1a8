import { expect, it } from "vitest";
import { figure, type Figure } from "@/tools/bench/measure/figures";
import { type BenchReport, compare, newReport, readReport } from "@/tools/bench/report";

function reportOf(...figures: Figure[]): BenchReport {
  const result = { figures, notes: [], violations: [], seconds: 1 };
  return { ...newReport(new Date("2026-11-20")), phases: { kept: result } };
}

it("sets the figures of two runs side by side, of those that both have", () => {
  const earlier = reportOf(figure("kept: home", "/s", [100, 90, 110]), figure("kept: gone", "/s", [1]));
  const now = reportOf(figure("kept: home", "/s", [250, 240, 260]), figure("kept: new", "/s", [1]));
  expect(compare(earlier, now).split("\n")).toEqual([
    "figure      on 2026-11-20   now              unit  change",
    "kept: home  100 (90 – 110)  250 (240 – 260)  /s    × 2.5",
  ]);
});

it.each(["/nowhere.json", "package.json", "README.md"])("refuses %s as a report", async (path) => {
  await expect(readReport(path)).rejects.toThrow(`${path} is no report of the bench.`);
});
