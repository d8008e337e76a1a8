import { DeadlineError } from "@/lib/platform/jobs/deadline";
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
 * with the error of the first.
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

/** A database that is away is one fault, whatever each was waiting for, and whichever connection it was. */
const keyOf = (error: unknown): unknown => (error instanceof Error && isNoAnswer(error) ? "database" : error);

/** The driver's errors for what becomes of a connection, or of waiting for one. */
const NO_CONNECTION =
  /^Mongo(?:Network|WaitQueue|Pool|NotConnected|OperationTimeout|Server(?:Selection|Closed)|Topology)/;

const isNoAnswer = (error: Error): boolean =>
  error instanceof DeadlineError || NO_CONNECTION.test(error.name);

function tell(key: unknown): void {
  const failure = failures.get(key);
  failures.delete(key);
  if (failure) logError(`${failure.names.join(", ")} failed`, { error: failure.error });
}
