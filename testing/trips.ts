import type { mongo } from "mongoose";

/** Commands that the driver sends to keep a connection up. */
const OF_THE_DRIVER = new Set(["hello", "ping", "endSessions"]);

/** Lists the work's database commands in order, as `find orders`. The client needs an address of toldCommands(). */
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
