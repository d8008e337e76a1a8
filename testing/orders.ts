import { randomUUID } from "node:crypto";
import { addToCart } from "@/lib/orders/cart/add-to-cart";
import { listCart } from "@/lib/orders/cart/queries";
import { addToCartSchema } from "@/lib/orders/cart/schema";
import { orderAmount } from "@/lib/orders/charges/rules";
import { placeOrder } from "@/lib/orders/place/place-order";
import { type CreateOrderInput, createOrderSchema, type PlaceOrderRequest } from "@/lib/orders/schema";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";

export const makeKey = (): string => randomUUID();

interface CartWish {
  product: ProductDto;
  quantity?: number;
  size?: string;
  color?: string;
}

/** Puts the products into the cart, each as a line of its own; returns the ids of the lines. */
export async function fillCart(user: UserDto, ...wishes: CartWish[]): Promise<string[]> {
  const lineIds: string[] = [];
  for (const { product, quantity = 1, size, color } of wishes) {
    const input = addToCartSchema.parse({ productId: product._id, quantity, size, color });
    lineIds.push(await addToCart({ user, input }));
  }
  return lineIds;
}

/** The body of an honest checkout to a place inside Dhaka, for a cart of this many BDT. */
export function checkout(
  itemsTotal: number,
  fields: Partial<Record<keyof PlaceOrderRequest, unknown>> = {},
): CreateOrderInput {
  return createOrderSchema.parse({
    name: "Rahim Uddin",
    phone: "01712 345678",
    address: "House 12, Road 5, Dhanmondi, Dhaka",
    deliveryLocation: "Inside Dhaka",
    paymentMethod: "Cash On Delivery",
    amount: itemsTotal + 100,
    ...fields,
  });
}

/** Orders the cart as the checkout shows it now; returns the order's id. */
export async function orderCart(user: UserDto, key = makeKey()): Promise<string> {
  const amount = orderAmount(await listCart(user), { deliveryLocation: "Inside Dhaka" });
  const { orderId } = await placeOrder({ user, input: checkout(0, { amount }), key });
  return orderId;
}

/** A pending order of one product. */
export async function makeOrder(user: UserDto, ...wishes: CartWish[]): Promise<string> {
  await fillCart(user, ...wishes);
  return await orderCart(user);
}

export async function readOrder(orderId: string) {
  const order = await Order.findById(orderId).lean();
  if (!order) throw new Error("There is no such order.");
  return order;
}
