import type { mongo } from "mongoose";
import { ALL_MODELS } from "@/models/all";

const WRITES = new Set(["insert", "update", "delete", "findAndModify", "bulkWrite"]);

/** What makes a client tell of its commands, in its address. */
export const toldCommands = (uri: string): string =>
  `${uri}${uri.includes("?") ? "&" : "?"}monitorCommands=true`;

/**
 * Notes what is sent to the database that could change a collection of ours. The counters of the rate limits are none.
 * Returns whether there was anything since it was last asked.
 */
export function watchWrites(client: mongo.MongoClient): () => boolean {
  const names = new Set(ALL_MODELS.map(({ collection }) => collection.name));
  let isWritten = false;
  client.on("commandStarted", ({ commandName, command }) => {
    const collection: unknown = command[commandName];
    // A bulkWrite names none.
    if (WRITES.has(commandName) && (typeof collection !== "string" || names.has(collection)))
      isWritten = true;
  });
  return () => {
    const was = isWritten;
    isWritten = false;
    return was;
  };
}
