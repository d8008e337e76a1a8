import type { mongo } from "mongoose";
import { ALL_MODELS } from "@/models/all";

const WRITES = new Set(["insert", "update", "delete", "findAndModify", "bulkWrite"]);

/** The database address with the option that makes a client report its commands. */
export const toldCommands = (uri: string): string =>
  `${uri}${uri.includes("?") ? "&" : "?"}monitorCommands=true`;

/**
 * Watches for commands that could change a collection of ours, without the counters of the rate limits. Returns a
 * function that says whether there was one since its last call.
 */
export function watchWrites(client: mongo.MongoClient): () => boolean {
  const names = new Set(ALL_MODELS.map(({ collection }) => collection.name));
  let isWritten = false;
  client.on("commandStarted", ({ commandName, command }) => {
    const collection: unknown = command[commandName];
    // A bulkWrite names no collection.
    if (WRITES.has(commandName) && (typeof collection !== "string" || names.has(collection)))
      isWritten = true;
  });
  return () => {
    const was = isWritten;
    isWritten = false;
    return was;
  };
}
