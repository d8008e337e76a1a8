import "server-only";
import type { Actor } from "@/lib/accounts/audit-log/audit-action";
import { planBulk } from "@/lib/catalogue/bulk/plan-bulk";
import { describeBulk } from "@/lib/catalogue/bulk/rules";
import type { BulkSet } from "@/lib/catalogue/bulk/schema";
import type { ImportDto } from "@/lib/catalogue/imports/dto";
import { keepPlan } from "@/lib/catalogue/imports/keep-plan";
import { requireImport } from "@/lib/catalogue/imports/queries";
import { applyImport, undoImport } from "@/lib/catalogue/imports/run-import";
import { AppError } from "@/lib/platform/http/errors";

interface ChangeProductsOptions {
  actor: Actor & { _id: string };
  ids: string[];
  set: BulkSet;
  isCheck?: boolean | undefined;
}

/**
 * Changes many products as an import does: all are checked first, then as many are changed as fit into an answer, each if
 * it is as it was checked. The sweeper does the rest. Throws INVALID_FIELDS and IN_PROGRESS.
 */
export async function changeProducts({
  actor,
  ids,
  set,
  isCheck = false,
}: ChangeProductsOptions): Promise<ImportDto> {
  const { _id: importId, ...checked } = await keepPlan({
    actor,
    kind: "bulk",
    fileName: describeBulk(set),
    batches: planBulk(ids, set),
    noRows: () => new AppError("INVALID_FIELDS"),
  });
  if (isCheck || checked.counts.waiting === 0) return { _id: importId, ...checked };
  return await applyImport({ actor, importId, digest: checked.digest, runner: actor._id });
}

/**
 * Takes it back in the same way: what somebody has changed since is left and told. Throws NOT_FOUND, STALE_VERSION where it
 * is not applied completely, and IN_PROGRESS.
 */
export async function undoBulk({
  actor,
  importId,
}: Pick<ChangeProductsOptions, "actor"> & { importId: string }): Promise<ImportDto> {
  const { kind } = await requireImport(importId);
  if (kind !== "bulk") throw new AppError("NOT_FOUND");
  return await undoImport({ actor, importId, runner: actor._id });
}
