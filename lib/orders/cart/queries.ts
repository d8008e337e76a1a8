import "server-only";
import { Types } from "mongoose";
import { listAlternatives, stockKey } from "@/lib/orders/cart/alternatives";
import { lookOfLine } from "@/lib/catalogue/products/pictured-color";
import { type CartLineDto, type CartLineSource, toCartLineDto } from "@/lib/orders/cart/dto";
import { type ProductDto, toProductDto } from "@/lib/catalogue/products/dto";
import type { UserDto } from "@/lib/accounts/users/dto";
import { CartLine } from "@/models/cart-line";
import { Product } from "@/models/product";
import { isPublished } from "@/lib/catalogue/products/drafts";

type StoredProduct = Parameters<typeof toProductDto>[0];

/** The lines in somebody's cart, newest first, at today's prices. Lines and products are one read. */
export async function listCart(user: UserDto): Promise<CartLineDto[]> {
  const lines = await CartLine.aggregate<CartLineSource & { products: StoredProduct[] }>([
    { $match: { userId: new Types.ObjectId(user._id), orderId: null } },
    { $sort: { _id: -1 } },
    {
      $lookup: {
        from: Product.collection.name,
        localField: "productId",
        foreignField: "_id",
        as: "products",
      },
    },
  ]);
  const products = lines.flatMap((line) => line.products.map(toProductDto)).filter(isPublished);
  return toCartLines({ lines, email: user.email, products });
}

interface ToCartLinesOptions {
  lines: CartLineSource[];
  email: string;
  products: ProductDto[];
}

/** Stored lines, newest first, with today's products. Where stock is scarce the oldest line is served first. */
export function toCartLines({ lines, email, products }: ToCartLinesOptions): CartLineDto[] {
  const byId = new Map(products.map((product) => [product._id, product]));
  const wanted = new Map<string, number>();
  const oldestFirst = lines.toReversed().map((line) => {
    const productId = line.productId.toString();
    const product = byId.get(productId) ?? null;
    const key = stockKey(productId, product, line);
    const alreadyWanted = wanted.get(key) ?? 0;
    wanted.set(key, alreadyWanted + line.quantity);
    return toCartLineDto({
      line,
      email,
      product,
      look: product && lookOfLine(product, line.color),
      alreadyWanted,
    });
  });
  return oldestFirst.toReversed().map((line) => {
    const product = byId.get(line.productId);
    if (!product || line.state === "available") return line;
    return { ...line, alternatives: listAlternatives({ line, product, wanted }) };
  });
}
