import "server-only";
import { Types } from "mongoose";
import type { AddToCartInput } from "@/lib/orders/cart/schema";
import type { StoredKey } from "@/lib/orders/cart/idempotency-key";
import type { CartLineOfStock } from "@/lib/orders/cart/require-stock";
import { type ProductDto, toProductDto } from "@/lib/catalogue/products/dto";
import type { UserDto } from "@/lib/accounts/users/dto";
import { CartKey } from "@/models/cart-key";
import { CartLine } from "@/models/cart-line";
import { Product } from "@/models/product";
import { PUBLISHED } from "@/lib/catalogue/products/drafts";

interface ReadForAddingOptions {
  user: UserDto;
  input: AddToCartInput;
  key: string | undefined;
}

export interface ReadForAdding {
  product: ProductDto | null;
  /** The lines of the whole cart. */
  lines: CartLineOfStock[];
  /** What is stored of the key. */
  known: StoredKey | null;
}

type Row =
  | { kind: "line"; found: CartLineOfStock }
  | { kind: "product"; found: Parameters<typeof toProductDto>[0] }
  | { kind: "key"; found: StoredKey };

const as = (kind: Row["kind"]) => ({ $replaceWith: { kind, found: "$$ROOT" } });

/** Reads the cart, the product and the key in one trip. */
export async function readForAdding({ user, input, key }: ReadForAddingOptions): Promise<ReadForAdding> {
  const userId = new Types.ObjectId(user._id);
  const product = [{ $match: { _id: new Types.ObjectId(input.productId), ...PUBLISHED } }, as("product")];
  const keys = [{ $match: { userId, key } }, as("key")];
  const rows = await CartLine.aggregate<Row>([
    { $match: { userId, orderId: null } },
    { $project: { productId: 1, quantity: 1, size: 1, color: 1 } },
    as("line"),
    { $unionWith: { coll: Product.collection.name, pipeline: product } },
    ...(key === undefined ? [] : [{ $unionWith: { coll: CartKey.collection.name, pipeline: keys } }]),
  ]);
  const read: ReadForAdding = { product: null, lines: [], known: null };
  for (const { kind, found } of rows) {
    if (kind === "line") read.lines.push(found);
    else if (kind === "product") read.product = toProductDto(found);
    else read.known = found;
  }
  return read;
}
