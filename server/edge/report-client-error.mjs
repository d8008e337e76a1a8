// @ts-check
import { processState } from "../../lib/platform/process-state.mjs";
import { logRefusedConnection, logUnparsed } from "./request-log.mjs";

/**
 * Logs and counts what answerClientError (client-error.mjs) has answered. A refused connection is no request: counted as
 * one, a single client that opens thousands would look like a shop that fails.
 * @param {{ code: string, requestId: string, status: number }} refusal
 * @param {{ isLogging: boolean }} settings
 */
export function reportClientError({ code, requestId, status }, { isLogging }) {
  if (code === "OVERLOADED") {
    processState.metrics?.countRefusedConnection();
    if (isLogging) logRefusedConnection();
    return;
  }
  processState.metrics?.countUnparsed(status);
  if (isLogging) logUnparsed({ requestId, status });
}
