import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild } from "@/scripts/launcher/child.mjs";
import { waitUntilReady } from "@/scripts/launcher/database.mjs";
import { chooseEngine } from "@/scripts/launcher/database-engine.mjs";
import { prepareSocketPath, socketUri } from "@/scripts/launcher/socket-path.mjs";
import { type Killable, startKillable } from "@/testing/killable";

/** Opens a database in an existing folder; tests can kill its process at any moment. */
export async function openKillableDatabase(dataDir: string) {
  const socketPath = prepareSocketPath(dataDir);
  const engine = await chooseEngine(dataDir, socketPath);
  const database: Killable = startKillable({
    start: () => startChild(engine),
    waitUntilReady: (child) => waitUntilReady(child, socketPath),
  });
  await database.whenReady();
  return { database, uri: socketUri(socketPath), socketPath };
}

/** The same in a temporary folder, which is removed with it. */
export async function openTemporaryDatabase() {
  const folder = await mkdtemp(join(tmpdir(), "killable-"));
  const { database, uri } = await openKillableDatabase(folder);
  return {
    uri,
    kill: async () => {
      await database.kill();
      await database.whenReady();
    },
    close: async () => {
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
