import "server-only";
import type { Actor } from "@/lib/accounts/audit-log/audit-action";
import { writeAuditEntry } from "@/lib/accounts/audit-log/write-entry";
import { AppError } from "@/lib/platform/http/errors";
import { CHECK_VALID_MS, type ImportState } from "@/lib/catalogue/imports/constants";
import { describeRows } from "@/lib/catalogue/imports/describe-rows";
import type { ImportDto } from "@/lib/catalogue/imports/dto";
import { countRows, requireImport } from "@/lib/catalogue/imports/queries";
import { APPLY, runRows, UNDO } from "@/lib/catalogue/imports/run-rows";
import type { ChangedProduct } from "@/lib/catalogue/products/cache-invalidation";
import { revalidateAll } from "@/lib/catalogue/products/revalidate";
import { Lease } from "@/lib/platform/jobs/lease";
import { Import } from "@/models/import";
import { ImportRow } from "@/models/import-row";

/** Less than an answer may take: a caller who wants more asks again. */
const PIECE_MS = 1_500;
/** A page or server that was silent for so long is closed or gone, and another one goes on. */
export const RUNNER_LEASE = new Lease({ field: "runnerUntil", ms: 8_000 });

interface RunOptions {
  actor: Actor;
  importId: string;
  /** Names the page or server that goes on with it. */
  runner: string;
  /** Makes the pages of these products stale; the usual one needs a request. */
  revalidate?: (products: ChangedProduct[]) => Promise<void>;
}

/**
 * Applies as many rows of a checked file as fit into an answer; called again and again, all of them, each once. Throws
 * NOT_FOUND; STALE_VERSION where it was not this that was seen, or is too old; IN_PROGRESS where another page does it.
 */
export async function applyImport({
  digest,
  ...options
}: RunOptions & { digest: string }): Promise<ImportDto> {
  const seen = await requireImport(options.importId);
  if (seen.digest !== digest) throw new AppError("STALE_VERSION");
  const isOld = Date.now() > Date.parse(seen.checkedAt) + CHECK_VALID_MS;
  if (seen.state === "checked" && isOld) {
    throw new AppError("STALE_VERSION", {
      message: "This was checked more than an hour ago. Please check the file again.",
    });
  }
  if (seen.state !== "checked" && seen.state !== "applying") return seen;
  return await runPiece({ ...options, states: ["checked", "applying"], into: "applied" });
}

/** Takes back, in the same way, what was applied; what somebody has changed since is left and told. */
export async function undoImport(options: RunOptions): Promise<ImportDto> {
  const { state } = await requireImport(options.importId);
  if (state === "undone") return await requireImport(options.importId);
  if (state === "checked" || state === "applying") {
    throw new AppError("STALE_VERSION", {
      message: "This file was not applied completely. Please apply it first.",
    });
  }
  return await runPiece({ ...options, states: ["applied", "undoing"], into: "undone" });
}

interface PieceOptions extends RunOptions {
  states: ImportState[];
  into: "applied" | "undone";
}

async function runPiece(options: PieceOptions): Promise<ImportDto> {
  const { actor, importId, runner, states, into, revalidate = revalidateAll } = options;
  const isApplying = into === "applied";
  const found = await Import.findOneAndUpdate(
    {
      _id: importId,
      state: { $in: states },
      $or: [{ runner }, RUNNER_LEASE.free],
    },
    [
      {
        $set: {
          state: isApplying ? "applying" : "undoing",
          runActor: { $literal: { _id: actor._id, email: actor.email } },
          runner: { $literal: runner },
          ...RUNNER_LEASE.taken,
        },
      },
      { $unset: ["expiresAt", "counts"] },
    ],
    { updatePipeline: true },
  ).lean();
  if (!found)
    throw new AppError("IN_PROGRESS", {
      message: "Somebody else is at work on this file. It goes on by itself.",
    });
  const entry = {
    _id: isApplying ? found.applyEntryId : found.undoEntryId,
    actor,
    verb: isApplying ? "import" : "undo",
    kind: "file",
    objectId: importId,
    label: `${found.fileName} (${found.kind})`,
  } as const;
  if (found.state === states[0]) await writeAuditEntry({ ...entry, isDone: false });
  // Also where it was begun before: the one who began it may not have come so far.
  await ImportRow.updateMany({ importId, expiresAt: { $exists: true } }, { $unset: { expiresAt: 1 } });
  const isDone = await runRows({
    importId: found._id,
    direction: isApplying ? APPLY : UNDO,
    until: performance.now() + PIECE_MS,
    revalidate,
  });
  if (isDone) {
    const counts = await countRows(found._id);
    const { before, after } = await describeRows(found._id, into, counts);
    await writeAuditEntry({ ...entry, before, after, isDone: true });
    await Import.updateOne(
      { _id: importId, state: isApplying ? "applying" : "undoing" },
      {
        $set: { state: into, counts, [isApplying ? "appliedAt" : "undoneAt"]: new Date() },
        $unset: { runner: 1, ...RUNNER_LEASE.released },
      },
    );
  }
  return await requireImport(importId);
}
