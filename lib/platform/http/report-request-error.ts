import "server-only";
import { isDatabaseUnavailable } from "@/lib/platform/database/db";
import { logError } from "@/lib/platform/log";
import { trackPath } from "@/lib/paths";
import { readLocalPath } from "@/lib/words/local-path.mjs";
import { processState } from "@/lib/platform/process-state.mjs";

/** Logs why a page failed; a database that is away makes it a 503. */
export function reportRequestError(error: unknown, address: string): void {
  const [path = ""] = address.split("?");
  const isDatabaseAway = isDatabaseUnavailable(error);
  notePageFailure(path, isDatabaseAway);
  logError(isDatabaseAway ? "database unavailable" : "page failed", { path: maskPath(path), error });
}

/** Masks the token of a link that needs no login: it opens to every reader, in a log too. */
function maskPath(path: string): string {
  const isLink = readLocalPath(decodeURIComponent(path)).path.startsWith(trackPath(""));
  return isLink ? trackPath("[token]") : path;
}

/** Tells the server around Next why a page failed: for a database that is away it answers 503. */
export function notePageFailure(path: string, isDatabaseAway: boolean): void {
  // Absent under `next dev`.
  processState.noteTrouble?.(path, isDatabaseAway);
}
