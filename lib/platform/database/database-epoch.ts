import type { MongoClient } from "mongodb";
import { processState } from "@/lib/platform/process-state.mjs";

/** Counts, from here on, whatever a restart or an election of the database brings about in this process. */
export function watchDatabaseEpoch(client: Pick<MongoClient, "on">): void {
  const next = () => {
    processState.databaseEpoch = databaseEpoch() + 1;
  };
  // Nobody talks to a database that was started anew, or to another primary, before one of these.
  client.on("connectionCreated", next);
  client.on("topologyDescriptionChanged", next);
}

/**
 * The same number before and after some writes says that all of them went to one run of one primary: where the last of
 * them is durable, so are the others. Another number says nothing: there may only be a connection more.
 */
export function databaseEpoch(): number {
  return processState.databaseEpoch ?? 0;
}
