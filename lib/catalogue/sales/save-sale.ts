import "server-only";
import { Types } from "mongoose";
import type { Actor } from "@/lib/accounts/audit-log/audit-action";
import type { SaleState } from "@/lib/catalogue/sales/constants";
import type { SaleDto } from "@/lib/catalogue/sales/dto";
import { withLockedPlans } from "@/lib/catalogue/sales/lock-plans";
import { requireSale } from "@/lib/catalogue/sales/queries";
import { refuseOverlap } from "@/lib/catalogue/sales/refuse-overlap";
import { heldBy } from "@/lib/catalogue/sales/scope";
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

/** The states in which a sale's end can still be moved. */
const BEGUN = ["starting", "running"] as const satisfies SaleState[];

/**
 * Changes a sale that has not begun; of one that has, only its end, for which no price is written anew. Throws NOT_FOUND, SALE_STATE, STALE_VERSION,
 * SALE_OVERLAP, INVALID_FIELDS and IN_PROGRESS.
 */
export async function changeSale(saleId: string, { version, ...change }: ChangeSaleInput): Promise<SaleDto> {
  return await withLockedPlans(async () => {
    const isEndAlone = Object.keys(change).every((field) => field === "endsAt");
    const before = await requireSaleIn(saleId, isEndAlone ? ["planned", ...BEGUN] : ["planned"]);
    if (before.version !== version) throw new AppError("STALE_VERSION");
    const after = { ...before, ...change };
    const misfit = findMisfit(after);
    if (misfit) throw invalidField(...misfit);
    await refuseOverlap(after, { saleId, held: heldBy(after) });
    if (before.state !== "planned") return await moveEnd(saleId, { version, endsAt: after.endsAt });
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

interface Move {
  version: number;
  endsAt: Date;
}

/** Moves the end of a sale that has begun: whoever ends it meanwhile is first, or reads it again. */
async function moveEnd(saleId: string, { version, endsAt }: Move): Promise<SaleDto> {
  const { matchedCount } = await Sale.updateOne(
    { _id: saleId, version, state: { $in: BEGUN } },
    [
      {
        $set: {
          endsAt,
          // A server that writes its prices goes on, and notes the end when it has them all.
          dueAt: { $cond: [{ $eq: ["$state", "running"] }, endsAt, "$dueAt"] },
          version: { $add: ["$version", 1] },
        },
      },
    ],
    { updatePipeline: true },
  );
  if (matchedCount === 0) throw new AppError("SALE_STATE");
  return await requireSale(saleId);
}

/** Deletes a sale that has not begun. Throws NOT_FOUND and SALE_STATE. Returns how many were deleted: 1. */
export async function deleteSale(saleId: string): Promise<number> {
  const { deletedCount } = await Sale.deleteOne({ _id: saleId, state: "planned" });
  if (deletedCount === 0) await requireSaleIn(saleId, ["planned"]);
  return deletedCount;
}

/** Throws where there is no such sale, or it is in another state. */
async function requireSaleIn(saleId: string, states: readonly SaleState[]) {
  const sale = await Sale.findById(saleId).lean();
  if (!sale) throw new AppError("NOT_FOUND");
  if (!states.includes(sale.state)) throw new AppError("SALE_STATE");
  return sale;
}
