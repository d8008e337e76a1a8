import "server-only";
import type { OrderDto } from "@/lib/orders/dto";
import { Product } from "@/models/product";

/** The shelf words of the products in these orders, by product; none for those that have none. */
export async function readShelves(
  orders: readonly Pick<OrderDto, "cartItems">[],
): Promise<ReadonlyMap<string, string>> {
  const ids = orders.flatMap(({ cartItems }) => cartItems.map(({ productId }) => productId));
  const products = await Product.find({ _id: { $in: [...new Set(ids)] } })
    .select("shelf")
    .lean();
  return new Map(products.flatMap(({ _id, shelf }) => (shelf ? [[_id.toString(), shelf]] : [])));
}
