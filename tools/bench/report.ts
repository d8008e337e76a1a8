import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { type Figure, tellFactor, tellSpread } from "@/tools/bench/measure/figures";
import type { PhaseResult } from "@/tools/bench/phase";
import type { PhaseName } from "@/tools/bench/phases";
import { LauncherError } from "@/scripts/launcher/failure.mjs";
import { CACHE_DIR } from "@/scripts/launcher/paths.mjs";
import { layOut } from "@/tools/stress/table";

const GIB = 1024 ** 3;

/** What a run of the bench has found, as it is kept in .cache/bench. */
export interface BenchReport {
  at: string;
  node: string;
  machine: string;
  phases: Partial<Record<PhaseName, PhaseResult & { seconds: number }>>;
}

export function newReport(at: Date): BenchReport {
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model ?? "?"}, ${Math.round(totalmem() / GIB)} GiB`;
  return { at: at.toISOString(), node: process.version, machine, phases: {} };
}

/** Writes the report and returns where. */
export async function keepReport(report: BenchReport): Promise<string> {
  const folder = join(CACHE_DIR, "bench");
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${report.at.slice(0, 19).replaceAll(":", "-")}.json`);
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  return path;
}

export async function readReport(path: string): Promise<BenchReport> {
  const text = await readFile(path, "utf8").catch(() => "");
  try {
    const report: BenchReport = JSON.parse(text);
    if (listFigures(report).length > 0) return report;
  } catch {
    // Told below, like a file that is not there.
  }
  throw new LauncherError(`${path} is no report of the bench.`);
}

const listFigures = ({ phases }: BenchReport): Figure[] =>
  Object.values(phases).flatMap(({ figures }) => figures);

/** The figures that both runs have, side by side. */
export function compare(earlier: BenchReport, now: BenchReport): string {
  const before = new Map(listFigures(earlier).map((figure) => [figure.name, figure]));
  const rows = listFigures(now).flatMap((figure) => {
    const was = before.get(figure.name);
    if (!was) return [];
    const change = tellFactor(figure.median, was.median);
    return [[figure.name, tellSpread(was), tellSpread(figure), figure.unit, change]];
  });
  return layOut([["figure", `on ${earlier.at.slice(0, 10)}`, "now", "unit", "change"], ...rows]);
}
