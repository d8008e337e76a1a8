import { inShort, isNoAnswer } from "@/lib/platform/jobs/no-answer";
import { logError } from "@/lib/platform/log";

/** Jobs that share a connection learn of its end within some steps of each other. */
const GATHER_MS = 250;

interface Failure {
  error: unknown;
  /** Of the jobs that have failed of it so far. */
  names: string[];
}

const failures = new Map<unknown, Failure>();
process.once("exit", () => {
  for (const key of failures.keys()) tell(key);
});

/**
 * Logs that a job has failed. Jobs that failed of the same error share a line, and so do those for which the database was away,
 * with the name of the first one's error: its stack would tell of the driver alone.
 */
export function logFailedJob(name: string, error: unknown): void {
  const key = keyOf(error);
  const failure = failures.get(key);
  if (failure) {
    failure.names.push(name);
    return;
  }
  failures.set(key, { error, names: [name] });
  setTimeout(() => tell(key), GATHER_MS);
}

const AWAY = "database";

/** A database that is away is one fault, whatever each was waiting for, and whichever connection it was. */
const keyOf = (error: unknown): unknown => (isNoAnswer(error) ? AWAY : error);

function tell(key: unknown): void {
  const failure = failures.get(key);
  failures.delete(key);
  if (!failure) return;
  const names = [...new Set(failure.names)].join(", ");
  logError(`${names} failed${key === AWAY ? ": the database did not answer" : ""}`, inShort(failure.error));
}
