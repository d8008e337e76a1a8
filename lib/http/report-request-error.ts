import "server-only";
import { isDatabaseUnavailable } from "@/lib/db";
import { notePageFailure } from "@/lib/http/request-trouble";
import { logError } from "@/lib/log";

/** Logs why a page failed; a database that is away makes it a 503. */
export function reportRequestError(error: unknown, address: string): void {
  const [path = ""] = address.split("?");
  const isDatabaseAway = isDatabaseUnavailable(error);
  notePageFailure(path, isDatabaseAway);
  logError(isDatabaseAway ? "database unavailable" : "page failed", { path, error });
}
