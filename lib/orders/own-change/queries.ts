import "server-only";
import type { UserDto } from "@/lib/accounts/users/dto";
import { isPublished } from "@/lib/catalogue/products/drafts";
import { readContents } from "@/lib/orders/contents/queries";
import type { OrderContents } from "@/lib/orders/contents/schema";
import { uncalledOf } from "@/lib/orders/own-change/uncalled";

/** An own order that nobody has called about, with its products as shoppers see them. Throws NOT_FOUND and ORDER_NOT_PENDING. */
export async function getOwnContents(user: UserDto, orderId: string): Promise<OrderContents> {
  const { order, products } = await readContents(orderId, uncalledOf(user));
  return { order, products: products.filter(isPublished) };
}
