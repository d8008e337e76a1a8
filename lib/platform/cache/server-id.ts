import { randomUUID } from "node:crypto";
import { processState } from "@/lib/platform/process-state.mjs";

/** A name of this process among the servers of the shop. */
export function getServerId(): string {
  processState.serverId ??= randomUUID();
  return processState.serverId;
}
