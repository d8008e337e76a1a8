import { shorten } from "@/tools/bench/measure/bounds";
import { type Options, parseOptions } from "@/tools/bench/options";
import { PHASES } from "@/tools/bench/phases";
import { tellFigures } from "@/tools/bench/tell-figures";
import { type BenchReport, compare, keepReport, newReport, readReport } from "@/tools/bench/report";
import { buildIfNeeded } from "@/scripts/launcher/build.mjs";
import { type Defer, runLauncher } from "@/scripts/launcher/run-launcher.mjs";
import { layOut } from "@/tools/stress/table";

const MILLISECONDS_PER_SECOND = 1_000;

await runLauncher((defer) => runBench(process.argv.slice(2), defer), { stoppedCode: 130 });

async function runBench(args: string[], defer: Defer): Promise<number> {
  const options = parseOptions(args);
  if (options.isList) {
    console.log(layOut(Object.entries(PHASES).map(([name, { says }]) => [name, says])));
    return 0;
  }
  if (options.isShort) shorten();
  const earlier = options.against === null ? null : await readReport(options.against);
  await buildIfNeeded();
  const report = await runPhases(options, defer);
  if (earlier) console.log(`\n${compare(earlier, report)}`);
  console.log(`\nKept in ${await keepReport(report)}`);
  if (options.isShort) console.log("Each figure once, on a small shop: that it works, and not how fast.");
  const violations = Object.values(report.phases).flatMap((phase) => phase.violations);
  for (const violation of violations) console.log(`broken: ${violation}`);
  return violations.length === 0 ? 0 : 1;
}

async function runPhases({ phases, isLong, base }: Options, defer: Defer): Promise<BenchReport> {
  const report = newReport(new Date());
  for (const name of phases) {
    console.log(`\n== ${name}: ${PHASES[name].says}`);
    const startedAt = Date.now();
    const { table, ...result } = await PHASES[name].run({ defer, isLong, base });
    const seconds = Math.round((Date.now() - startedAt) / MILLISECONDS_PER_SECOND);
    report.phases[name] = { ...result, seconds };
    console.log(`\n${table ?? tellFigures(result.figures)}\n`);
    for (const note of result.notes) console.log(note);
    console.log(`== ${name}: ${seconds} s`);
  }
  return report;
}
