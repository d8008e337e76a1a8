import { logError } from "@/lib/platform/log";

/** Jobs that share a connection learn of its end within some steps of each other. */
const GATHER_MS = 250;

/** The names of the jobs that have failed of each error so far. */
const failed = new Map<unknown, string[]>();
process.once("exit", () => {
  for (const error of failed.keys()) tell(error);
});

/** Logs that a job has failed. Jobs that failed of one and the same error, such as a connection's, share a line. */
export function logFailedJob(name: string, error: unknown): void {
  const names = failed.get(error);
  if (names) {
    names.push(name);
    return;
  }
  failed.set(error, [name]);
  setTimeout(() => tell(error), GATHER_MS);
}

function tell(error: unknown): void {
  const names = failed.get(error) ?? [];
  failed.delete(error);
  logError(`${names.join(", ")} failed`, { error });
}
