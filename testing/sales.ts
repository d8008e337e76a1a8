import { requireSale } from "@/lib/catalogue/sales/queries";
import { createSale } from "@/lib/catalogue/sales/save-sale";
import { createSaleSchema, type SaleRequest } from "@/lib/catalogue/sales/schema";
import type { SaleDto } from "@/lib/catalogue/sales/dto";
import { sweepSales } from "@/lib/catalogue/sales/sweep-sales";
import { HOUR_MS } from "@/lib/platform/time/durations.mjs";
import { Product } from "@/models/product";
import { Sale } from "@/models/sale";

export const SALE_ADMIN = { _id: null, email: "nadia@example.com" };

export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** The terms of a sale of all products, 20 % off, from now on for a day, unless told otherwise. */
export const saleTerms = (fields: Partial<SaleRequest> = {}): SaleRequest => ({
  name: "Eid",
  percent: 20,
  roundTo: 1,
  startsAt: inHours(-1),
  endsAt: inHours(24),
  ...fields,
});

/** Plans a sale as an admin does. */
export async function makeSale(fields: Partial<SaleRequest> = {}): Promise<SaleDto> {
  return await requireSale(await createSale(SALE_ADMIN, createSaleSchema.parse(saleTerms(fields))));
}

/** Plans a sale and lets it begin. */
export async function startSale(fields: Partial<SaleRequest> = {}): Promise<SaleDto> {
  const { _id } = await makeSale(fields);
  await sweepSales();
  return await requireSale(_id);
}

/** Lets the end of a sale come. */
export async function endNow({ _id }: SaleDto): Promise<SaleDto> {
  await letEndCome(_id);
  await sweepSales();
  return await requireSale(_id);
}

export async function letEndCome(saleId: string): Promise<void> {
  const now = new Date();
  await Sale.updateOne({ _id: saleId }, { endsAt: now, dueAt: now });
}

/** A server that worked on a sale is gone for so long that another one goes on. */
export async function leaveSales(): Promise<void> {
  await Sale.updateMany({ runner: { $exists: true } }, { runnerUntil: new Date(Date.now() - 1) });
}

/** Each product as `price/old price`, in the order in which they were made. */
export async function listPrices(): Promise<string[]> {
  const products = await Product.find().sort({ _id: 1 }).lean();
  return products.map(({ price, compareAtPrice }) => `${price}/${compareAtPrice ?? "-"}`);
}

interface Runnable {
  exec: () => Promise<unknown>;
}

/** The query, which runs only when some other work is done. */
export function after<Q extends Runnable>(work: () => PromiseLike<unknown>, query: Q): Q {
  const run = query.exec.bind(query);
  return Object.assign(query, {
    exec: async () => {
      await work();
      return await run();
    },
  });
}
