import { logError } from "@/lib/platform/log";

/** Jobs that share a connection learn of its end within some steps of each other. */
const GATHER_MS = 250;

/** The names of the jobs that have failed of each error so far. */
const failed = new Map<unknown, string[]>();

/** Logs that a job has failed. Jobs that failed of one and the same error, such as a connection's, share a line. */
export function logFailedJob(name: string, error: unknown): void {
  const others = failed.get(error);
  if (others) {
    others.push(name);
    return;
  }
  const names = [name];
  failed.set(error, names);
  setTimeout(() => {
    failed.delete(error);
    logError(`${names.join(", ")} failed`, { error });
  }, GATHER_MS);
}
