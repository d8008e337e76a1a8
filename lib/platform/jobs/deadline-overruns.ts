import { processState } from "@/lib/platform/process-state.mjs";

/** So long after it, somebody who waits for such work may still be kept waiting. */
const REMEMBERED_MS = 30_000;

const overruns = (processState.overruns ??= new Map());

/** Notes that work of this name has run into its deadline. */
export function recordOverrun(name: string, now = performance.now()): void {
  overruns.set(name, now);
}

/** Work of this name was done in time again. */
export function clearOverrun(name: string): void {
  overruns.delete(name);
}

/** The names of what ran into its deadline a short while ago and has not been done in time since. */
export function listOverruns(now = performance.now()): string[] {
  return [...overruns].filter(([, at]) => now - at < REMEMBERED_MS).map(([name]) => name);
}
