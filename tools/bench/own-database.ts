import { connectDb, disconnectDb } from "@/lib/platform/database/db";
import { createIndexes } from "@/lib/maintenance/indexes/create-indexes";
import type { PhaseOptions, PhaseResult } from "@/tools/bench/phase";
import { startDatabase } from "@/scripts/launcher/database.mjs";
import type { Defer } from "@/scripts/launcher/run-launcher.mjs";
import { makeTemporaryFolder } from "@/scripts/launcher/temporary-folder.mjs";
import { testEnvironment } from "@/scripts/launcher/test-environment.mjs";
import { SECRETS } from "@/tools/stress/secrets";

/** Measures in this process on a database of its own with the shop's indexes, without a server. */
export const onOwnDatabase =
  (measure: () => Promise<Pick<PhaseResult, "figures" | "violations">>) =>
  async ({ defer }: PhaseOptions): Promise<PhaseResult> => {
    const close = await connectOwnDatabase(defer);
    const result = await measure();
    await close();
    return { ...result, notes: [] };
  };

async function connectOwnDatabase(defer: Defer): Promise<() => Promise<void>> {
  const database = await startDatabase(await makeTemporaryFolder(defer));
  defer(database.stop);
  // No server is asked, but phones are digested with the shop's secret.
  Object.assign(process.env, testEnvironment({ port: 3000, mongodbUri: database.uri, secrets: SECRETS }));
  // What fills it takes longer than a shopper waits.
  await connectDb(database.uri, "operator");
  defer(disconnectDb);
  await createIndexes();
  return async () => {
    await disconnectDb();
    await database.stop();
  };
}
