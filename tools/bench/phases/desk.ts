import { connectDb, disconnectDb } from "@/lib/db";
import { createIndexes } from "@/lib/indexes/create-indexes";
import { measureDeskReads } from "@/tools/bench/desk";
import type { PhaseOptions, PhaseResult } from "@/tools/bench/phase";
import { startDatabase } from "@/scripts/launcher/database.mjs";
import { makeSecrets } from "@/scripts/launcher/secrets.mjs";
import { makeTemporaryFolder } from "@/scripts/launcher/temporary-folder.mjs";
import { testEnvironment } from "@/scripts/launcher/test-environment.mjs";

/** The desk's reads on a database of its own, without a server. */
export async function measureDesk({ defer }: PhaseOptions): Promise<PhaseResult> {
  const database = await startDatabase(await makeTemporaryFolder(defer));
  defer(database.stop);
  // No server is asked, but phones are digested with the shop's secret.
  Object.assign(
    process.env,
    testEnvironment({ port: 3000, mongodbUri: database.uri, secrets: makeSecrets() }),
  );
  await connectDb(database.uri);
  defer(disconnectDb);
  await createIndexes();
  const { figures, violations } = await measureDeskReads();
  await disconnectDb();
  await database.stop();
  return { figures, notes: [], violations };
}
