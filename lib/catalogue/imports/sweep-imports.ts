import "server-only";
import { randomUUID } from "node:crypto";
import { JobBackoff } from "@/lib/platform/jobs/job-backoff";
import { publishInvalidation } from "@/lib/platform/cache/publish-invalidation";
import { connectDb } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/http/errors";
import type { StoredImport } from "@/lib/catalogue/imports/queries";
import { applyImport, RUNNER_LEASE, undoImport } from "@/lib/catalogue/imports/run-import";
import { isDiskFull } from "@/lib/platform/health/watch-disk";
import { logError } from "@/lib/platform/log";
import { type ChangedProduct, tagsOfProduct } from "@/lib/catalogue/products/cache-invalidation";
import { Import } from "@/models/import";
import { engineHint } from "@/lib/platform/database/engine-hint";

const backoff = new JobBackoff();

/** Goes on with files whose page was closed, or whose server ended. Any instance may run it, at any time, also at once. */
export async function sweepImports(now = performance.now()): Promise<void> {
  await connectDb();
  const open = await Import.find({ state: { $in: ["applying", "undoing"] }, ...RUNNER_LEASE.free })
    .hint(engineHint({ state: 1 }))
    .lean();
  for (const file of open) {
    const failed = await backoff.attempt(file._id.toString(), now, () => goOn(file));
    if (failed) logError("import left as it is", failed);
  }
}

async function goOn({ _id, state, digest, runActor, actorEmail }: StoredImport): Promise<void> {
  const options = {
    importId: _id.toString(),
    runner: randomUUID(),
    actor: { _id: runActor?._id ?? null, email: runActor?.email ?? actorEmail },
    revalidate,
  };
  const run = state === "applying" ? () => applyImport({ ...options, digest }) : () => undoImport(options);
  try {
    while (!isDiskFull() && (await run()).state === state);
  } catch (error) {
    // Somebody else goes on with it.
    if (!(error instanceof AppError) || error.code !== "IN_PROGRESS") throw error;
  }
}

async function revalidate(products: ChangedProduct[]): Promise<void> {
  if (products.length > 0) await publishInvalidation({ tags: [...new Set(products.flatMap(tagsOfProduct))] });
}
