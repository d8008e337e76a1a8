import type { mongo } from "mongoose";

/** Commands that keep a connection up, whatever is asked. */
const OF_THE_DRIVER = new Set(["hello", "ping", "endSessions"]);

/** What the work sends to the database, in its order, as `find orders`; the client's address is toldCommands()'s. */
export async function listTrips(client: mongo.MongoClient, work: () => Promise<unknown>): Promise<string[]> {
  const trips: string[] = [];
  const note = ({ commandName, command }: mongo.CommandStartedEvent) => {
    if (!OF_THE_DRIVER.has(commandName)) trips.push(`${commandName} ${String(command[commandName])}`);
  };
  client.on("commandStarted", note);
  try {
    await work();
  } finally {
    client.off("commandStarted", note);
  }
  return trips;
}
