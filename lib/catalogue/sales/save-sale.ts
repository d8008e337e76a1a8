import "server-only";
import { Types } from "mongoose";
import type { Actor } from "@/lib/accounts/audit-log/audit-action";
import type { SaleDto } from "@/lib/catalogue/sales/dto";
import { withLockedPlans } from "@/lib/catalogue/sales/lock-plans";
import { requireSale } from "@/lib/catalogue/sales/queries";
import { refuseOverlap } from "@/lib/catalogue/sales/refuse-overlap";
import { type ChangeSaleInput, findMisfit, type SaleInput } from "@/lib/catalogue/sales/schema";
import { AppError, invalidField } from "@/lib/platform/http/errors";
import { Sale } from "@/models/sale";

/** Plans a sale. Throws SALE_OVERLAP and IN_PROGRESS. Returns its id. */
export async function createSale(actor: Actor, input: SaleInput): Promise<string> {
  return await withLockedPlans(async () => {
    await refuseOverlap(input);
    const { productIds, categories, ...terms } = input;
    const { _id } = await Sale.create({
      ...terms,
      ...(productIds && { productIds }),
      ...(categories && { categories }),
      state: "planned",
      dueAt: input.startsAt,
      actorEmail: actor.email,
      startEntryId: new Types.ObjectId(),
      endEntryId: new Types.ObjectId(),
    });
    return _id.toString();
  });
}

/** Changes a sale that has not begun. Throws NOT_FOUND, SALE_STATE, STALE_VERSION, SALE_OVERLAP, INVALID_FIELDS and IN_PROGRESS. */
export async function changeSale(saleId: string, { version, ...change }: ChangeSaleInput): Promise<SaleDto> {
  return await withLockedPlans(async () => {
    const before = await requirePlanned(saleId);
    if (before.version !== version) throw new AppError("STALE_VERSION");
    const after = { ...before, ...change };
    const misfit = findMisfit(after);
    if (misfit) throw invalidField(...misfit);
    await refuseOverlap(after, saleId);
    const { productIds, categories, ...terms } = change;
    const written = await Sale.updateOne(
      { _id: saleId, version, state: "planned" },
      {
        $set: {
          ...terms,
          ...(productIds && { productIds }),
          ...(categories && { categories }),
          dueAt: after.startsAt,
        },
        $unset: {
          ...(productIds === null && { productIds: 1 }),
          ...(categories === null && { categories: 1 }),
        },
        $inc: { version: 1 },
      },
    );
    // While plans are locked only its start can have come in between.
    if (written.matchedCount === 0) throw new AppError("SALE_STATE");
    return await requireSale(saleId);
  });
}

/** Deletes a sale that has not begun. Throws NOT_FOUND and SALE_STATE. Returns how many were deleted: 1. */
export async function deleteSale(saleId: string): Promise<number> {
  const { deletedCount } = await Sale.deleteOne({ _id: saleId, state: "planned" });
  if (deletedCount === 0) await requirePlanned(saleId);
  return deletedCount;
}

/** Throws where there is no such sale, or it has begun. */
async function requirePlanned(saleId: string) {
  const sale = await Sale.findById(saleId).lean();
  if (!sale) throw new AppError("NOT_FOUND");
  if (sale.state !== "planned") throw new AppError("SALE_STATE");
  return sale;
}
