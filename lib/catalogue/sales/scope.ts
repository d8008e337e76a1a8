import "server-only";
import type { Types } from "mongoose";
import type { StoredSale } from "@/models/sale";

type Id = Types.ObjectId | string;

/** Which products a sale is for. */
export interface Scope {
  productIds?: readonly Id[] | null | undefined;
  categories?: readonly string[] | null | undefined;
}

/** The filter of the products that a sale is for, drafts too. */
export function inScope({ productIds, categories }: Scope): Record<string, unknown> {
  if (productIds) return { _id: { $in: productIds } };
  return categories ? { category: { $in: categories } } : {};
}

/** The filter of the products that a sale has now, or will have. */
export function heldBy(sale: Pick<StoredSale, "_id" | "state"> & Scope): Record<string, unknown> {
  const reduced = { "sale.saleId": sale._id };
  if (sale.state === "planned") return inScope(sale);
  return sale.state === "starting" ? { $or: [reduced, inScope(sale)] } : reduced;
}
