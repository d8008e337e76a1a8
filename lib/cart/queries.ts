import "server-only";
import type { Types } from "mongoose";
import { type CartLineDto, toCartLineDto } from "@/lib/cart/dto";
import { listProductsByIds } from "@/lib/products/queries";
import type { UserDto } from "@/lib/users/dto";
import { CartLine } from "@/models/cart-line";

/** The lines in somebody's cart, newest first, at today's prices. */
export async function listCart(user: UserDto): Promise<CartLineDto[]> {
  const lines = await CartLine.find({ userId: user._id, orderId: null }).sort({ _id: -1 }).lean();
  return await priceLines(lines, user.email);
}

interface StoredLine {
  _id: Types.ObjectId;
  productId: Types.ObjectId;
  productName: string;
  category: string;
  image1: string;
  unitPrice: number;
  quantity: number;
  size: string;
  color: string;
}

/** Stored lines with today's products, in the order given. */
export async function priceLines(lines: StoredLine[], email: string): Promise<CartLineDto[]> {
  const products = await listProductsByIds(lines.map((line) => line.productId.toString()));
  const byId = new Map(products.map((product) => [product._id, product]));
  return lines.map((line) =>
    toCartLineDto({ line, email, product: byId.get(line.productId.toString()) ?? null }),
  );
}
