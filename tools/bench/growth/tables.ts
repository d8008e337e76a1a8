import type { Chore } from "@/tools/bench/growth/chores";
import type { Measured } from "@/tools/bench/growth/measure-reads";
import { type Step, tellStep } from "@/tools/bench/growth/steps";
import { median, tellFactor, tellNumber } from "@/tools/bench/measure/figures";
import { layOut } from "@/tools/stress/table";

/** What proxies take of an answer's headers unless told otherwise. */
const USUAL_HEADER_BYTES = 8_192;

export interface StepResult {
  step: Step;
  reads: Measured[];
  memoryMib: number;
  /** Of the last step with so many orders. */
  chores: Chore[];
}

/** A row for each read, a column for each step; times with their factor against the first step. */
export function tellTimes(results: readonly StepResult[]): string {
  return tellTable(results, ({ milliseconds, trouble }, first) => {
    const middle = median(milliseconds);
    const told = `${tellNumber(middle)} ms`;
    if (trouble !== null) return `${told}, ${trouble}`;
    return first ? `${told}  ${tellFactor(middle, median(first.milliseconds))}` : told;
  });
}

/** Queries, and the documents and index keys that the database looked at for them. */
export function tellCosts(results: readonly StepResult[]): string {
  return tellTable(results, ({ cost }) => {
    const { commands, documents, keys, collectionScans } = cost;
    const scans = collectionScans > 0 ? `, ${collectionScans} WHOLE` : "";
    return `${commands} / ${tellNumber(documents)} / ${tellNumber(keys)}${scans}`;
  });
}

type TellCell = (measured: Measured, first: Measured | undefined) => string;

function tellTable(results: readonly StepResult[], tell: TellCell): string {
  const [first, ...later] = results;
  const rows = (first?.reads ?? []).map((read) => [
    read.name,
    tell(read, undefined),
    ...later.map(({ reads }) => {
      const same = reads.find(({ name }) => name === read.name);
      return same ? tell(same, read) : "–";
    }),
  ]);
  return layOut([["", ...results.map(({ step }) => tellStep(step))], ...rows]);
}

/** Reads that went through a whole collection at the largest step. */
export function listScans(results: readonly StepResult[]): string[] {
  const scanning = results.at(-1)?.reads.filter(({ cost }) => cost.collectionScans > 0) ?? [];
  return scanning.map(({ name, cost }) => `${name}: reads ${cost.collectionScans} whole collections`);
}

/** Answers whose headers have outgrown what proxies usually take, at the step where they first did. */
export function listLargeHeaders(results: readonly StepResult[]): string[] {
  const told = new Set<string>();
  return results.flatMap(({ step, reads }) =>
    reads.flatMap(({ name, headerBytes }) => {
      if (headerBytes <= USUAL_HEADER_BYTES || told.has(name)) return [];
      told.add(name);
      return [`${name}: ${tellNumber(headerBytes)} bytes of headers with ${tellStep(step)}`];
    }),
  );
}

/** A row for each chore, a column for each step at which they were done. */
export function tellChores(results: readonly StepResult[]): string {
  const done = results.filter(({ chores }) => chores.length > 0);
  const rows = (done[0]?.chores ?? []).map(({ name }) => [
    name,
    ...done.map(({ chores }) =>
      chores
        .filter((chore) => chore.name === name)
        .map(tellChore)
        .join(""),
    ),
  ]);
  return layOut([["", ...done.map(({ step }) => tellStep(step))], ...rows]);
}

function tellChore({ milliseconds, mebibytes, grownMib, trouble }: Chore): string {
  const size = mebibytes === undefined ? [] : [`${tellNumber(mebibytes)} MiB`];
  const grown = grownMib === undefined ? [] : [`memory + ${tellNumber(grownMib)} MiB`];
  return [
    `${tellNumber(milliseconds)} ms`,
    ...size,
    ...grown,
    ...(trouble === undefined ? [] : [trouble]),
  ].join(", ");
}

/** The reads without an answer, and what went wrong with a chore. */
export function listTroubles(results: readonly StepResult[]): string[] {
  return results.flatMap(({ step, reads, chores }) =>
    [...reads.filter(({ isAnswered }) => !isAnswered), ...chores].flatMap(({ name, trouble }) =>
      trouble ? [`growth: ${tellStep(step)}: ${name}: ${trouble}`] : [],
    ),
  );
}
