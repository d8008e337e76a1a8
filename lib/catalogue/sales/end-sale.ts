import "server-only";
import type { SaleDto } from "@/lib/catalogue/sales/dto";
import { requireSale } from "@/lib/catalogue/sales/queries";
import { AppError } from "@/lib/platform/http/errors";
import { Sale } from "@/models/sale";

/**
 * Brings the end of a running sale forward to now; the shop then puts the prices back by itself. Throws NOT_FOUND,
 * SALE_STATE where it does not run, and STALE_VERSION.
 */
export async function endSale(saleId: string, version: number): Promise<SaleDto> {
  const now = new Date();
  const { matchedCount } = await Sale.updateOne(
    { _id: saleId, version, state: { $in: ["starting", "running"] } },
    { $set: { endsAt: now, dueAt: now }, $inc: { version: 1 } },
  );
  const sale = await requireSale(saleId);
  if (matchedCount > 0) return sale;
  if (sale.state === "starting" || sale.state === "running") throw new AppError("STALE_VERSION");
  const message = sale.state === "planned" ? "This sale has not begun." : "This sale has ended.";
  throw new AppError("SALE_STATE", { message });
}
