import "server-only";
import { isDatabaseUnavailable } from "@/lib/db";
import { noteDatabaseAway } from "@/lib/http/request-trouble";
import { logError } from "@/lib/log";

/** Logs why a page failed; a database that is away makes it a 503. */
export function reportRequestError(error: unknown, path: string): void {
  if (isDatabaseUnavailable(error)) noteDatabaseAway();
  logError("page failed", { path: path.split("?")[0], error });
}
