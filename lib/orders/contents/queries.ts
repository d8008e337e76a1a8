import "server-only";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { OrderContents } from "@/lib/orders/contents/schema";
import { toOrderDto } from "@/lib/orders/dto";
import { type ChangeGuard, readChangeable } from "@/lib/orders/read-changeable";
import { listProductsByIds } from "@/lib/catalogue/products/queries";
import { readOrdersSettings } from "@/lib/settings/groups/queries";

/** An order that can be changed, with its products. Throws NOT_FOUND, ORDER_NOT_PENDING and PARCEL_STATE. */
export async function getOrderContents(orderId: string): Promise<OrderContents> {
  return await readContents(orderId);
}

/** The same under another guard. Throws what that throws too. */
export async function readContents(orderId: string, guard?: ChangeGuard): Promise<OrderContents> {
  const order = toOrderDto(await readChangeable(orderId, guard));
  const productIds = [...new Set(order.cartItems.map(({ productId }) => productId))];
  return { order, products: await listProductsByIds(productIds) };
}

/** What somebody of the desk may take off the items of an order, in percent; null for admins, who have no limit. */
export async function readDiscountPercent({ role }: Pick<UserDto, "role">): Promise<number | null> {
  return role === "admin" ? null : (await readOrdersSettings()).staffDiscountPercent;
}
