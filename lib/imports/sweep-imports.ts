import "server-only";
import { randomUUID } from "node:crypto";
import { Backoff } from "@/lib/backoff";
import { publishInvalidation } from "@/lib/cache-invalidation/publish-invalidation";
import { connectDb } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import type { StoredImport } from "@/lib/imports/queries";
import { applyImport, undoImport } from "@/lib/imports/run-import";
import { logError } from "@/lib/log";
import { type ChangedProduct, tagsOfProduct } from "@/lib/products/cache-invalidation";
import { runPeriodically } from "@/lib/run-periodically";
import { Import } from "@/models/import";

const SWEEP_INTERVAL_MS = 5_000;
const LONGEST_SWEEP_MS = 10 * 60_000;

const backoff = new Backoff();

/** Goes on with files whose page was closed, or whose server ended. Any instance may run it, at any time, also at once. */
export async function sweepImports(now = Date.now()): Promise<void> {
  await connectDb();
  const open = await Import.find({ state: { $in: ["applying", "undoing"] } })
    .hint({ state: 1 })
    .lean();
  for (const file of open.filter(({ runnerUntil }) => !runnerUntil || runnerUntil.getTime() < now)) {
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
    while ((await run()).state === state);
  } catch (error) {
    // Somebody else goes on with it.
    if (!(error instanceof AppError) || error.code !== "IN_PROGRESS") throw error;
  }
}

async function revalidate(products: ChangedProduct[]): Promise<void> {
  if (products.length > 0) await publishInvalidation({ tags: [...new Set(products.flatMap(tagsOfProduct))] });
}

export function startImportSweeper(): void {
  runPeriodically({
    name: "imports",
    intervalMs: SWEEP_INTERVAL_MS,
    deadlineMs: LONGEST_SWEEP_MS,
    work: () => sweepImports(),
  });
}
