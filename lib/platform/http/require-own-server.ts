import "server-only";
import { processState } from "@/lib/platform/process-state.mjs";

/**
 * Ends the process where the built shop is loaded by anything but its own server. Under a bare `next start` it would
 * believe the address that a client gives itself, and its pages would have no content security policy.
 */
export function requireOwnServer({ NODE_ENV, NEXT_PHASE }: Record<string, string | undefined>): void {
  const isServing = NODE_ENV === "production" && NEXT_PHASE !== "phase-production-build";
  if (!isServing || processState.isBehindServer) return;
  console.error(
    "The shop does not run under a bare `next start`: its limits and its content security policy are in a server of its own. Start it with `npm run serve`.",
  );
  // Thrown, an error would leave a server that listens, and tries again with each request.
  process.exit(1);
}
