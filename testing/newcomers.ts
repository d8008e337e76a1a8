import { setTimeout as sleep } from "node:timers/promises";
import { listCart } from "@/lib/orders/cart/queries";
import { placeOrder } from "@/lib/orders/place/place-order";
import { orderAmount } from "@/lib/orders/charges/rules";
import { checkout, makeKey } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import type { UserDto } from "@/lib/accounts/users/dto";

export interface OrderFields {
  phone?: string;
  clientAddress?: string;
}

/** Orders the cart. */
export async function order(user: UserDto, { phone = "01712345678", clientAddress }: OrderFields = {}) {
  const amount = orderAmount(await listCart(user), { deliveryLocation: "Inside Dhaka" });
  const input = checkout(0, { amount, phone });
  const { orderId } = await placeOrder({
    user,
    input,
    key: makeKey(),
    ...(clientAddress && { clientAddress }),
  });
  return orderId;
}

/** Tries again while another order is being placed, as a shopper in the browser does. */
export async function insist(user: UserDto, fields: OrderFields): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const code = await codeOf(order(user, fields));
    if (code !== "IN_PROGRESS") return code;
    await sleep(20 + Math.random() * 80);
  }
  return "IN_PROGRESS";
}
