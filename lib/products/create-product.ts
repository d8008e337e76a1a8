import "server-only";
import { isDuplicateKey } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { parseStock } from "@/lib/products/rules";
import type { CreateProductInput } from "@/lib/products/schema";
import { setStock } from "@/lib/stock/set-stock";
import { foldCase } from "@/lib/text";
import { Product } from "@/models/product";

/** Adds a product and its stock; returns its id. Throws NAME_TAKEN, without regard to case. */
export async function createProduct(input: CreateProductInput): Promise<string> {
  try {
    const product = await Product.create({ ...input, nameKey: foldCase(input.name) });
    const stock = parseStock(input.stock);
    if (stock !== null) await setStock({ productId: product._id, stock });
    return product._id.toString();
  } catch (error) {
    if (isDuplicateKey(error)) throw nameTaken();
    throw error;
  }
}

export function nameTaken(): AppError {
  return new AppError("NAME_TAKEN", { fields: { name: "A product of this name exists already." } });
}
