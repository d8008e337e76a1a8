import "server-only";
import { heldBy, inScope, type Scope } from "@/lib/catalogue/sales/scope";
import { AppError } from "@/lib/platform/http/errors";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { formatDayAndClock } from "@/lib/platform/time/format-day";
import { Product } from "@/models/product";
import { Sale } from "@/models/sale";

interface Planned extends Scope {
  startsAt: Date;
  endsAt: Date;
}

interface Changed {
  saleId?: string | undefined;
  /** The filter of its products, where it has begun. */
  held?: Record<string, unknown>;
}

/**
 * Throws SALE_OVERLAP, with the product and the sale, where another sale than the one that is changed has one of these
 * products at the same time.
 */
export async function refuseOverlap(
  planned: Planned,
  { saleId, held = inScope(planned) }: Changed = {},
): Promise<void> {
  const others = await Sale.find({
    ...(saleId && { _id: { $ne: saleId } }),
    state: { $ne: "ended" },
    startsAt: { $lt: planned.endsAt },
    endsAt: { $gt: planned.startsAt },
  })
    .sort({ startsAt: 1, _id: 1 })
    .lean();
  for (const other of others) {
    const shared = await Product.findOne({ $and: [held, heldBy(other)] })
      .select("name")
      .lean();
    if (shared) throw overlap(shared.name, other);
  }
}

function overlap(product: string, sale: { name: string; startsAt: Date; endsAt: Date }): AppError {
  const [startsAt, endsAt] = [toDhakaIso(sale.startsAt), toDhakaIso(sale.endsAt)];
  const [from, to] = [formatDayAndClock(startsAt), formatDayAndClock(endsAt)];
  return new AppError("SALE_OVERLAP", {
    message: `“${product}” is in the sale “${sale.name}” (${from} – ${to}). Please choose another time or other products.`,
    details: { product, sale: sale.name, startsAt, endsAt },
  });
}
