import { placeOrder } from "@/lib/orders/place/place-order";
import { listCart } from "@/lib/orders/cart/queries";
import { orderAmount } from "@/lib/orders/charges/rules";
import { CartLine } from "@/models/cart-line";
import type { ActFields } from "@/testing/model/acts";
import { LOCATION } from "@/testing/model/money";
import { toLines } from "@/testing/model/wanted-lines";
import type { World } from "@/testing/model/world";
import { checkout, fillCart, makeKey } from "@/testing/orders";
import { race } from "@/testing/outcomes";

/** Fills an emptied cart; throws OUT_OF_STOCK. This runs before a crash, which only hits the checkout. */
export async function fillAnew(world: World, { lines }: ActFields["place"]): Promise<void> {
  const { customer, products } = world;
  await CartLine.deleteMany({ userId: customer._id, orderId: null });
  for (const { productId, ...wish } of toLines(world, lines)) {
    const product = products.find(({ _id }) => _id === productId);
    if (product) await fillCart(customer, { product, ...wish });
  }
}

/** Orders the cart. Two presses with one key get the same order, or the request to try again. */
export async function orderAtOnce(world: World, { as, isTwice }: ActFields["place"]): Promise<void> {
  const { customer: user, phone } = world;
  const input = checkout(0, {
    amount: orderAmount(await listCart(user), { deliveryLocation: LOCATION }),
    phone,
  });
  const key = makeKey();
  const press = () => placeOrder({ user, input, key });
  const { done } = isTwice ? await race([press, press]) : { done: [await press()] };
  const [first = await press(), second = first] = done;
  if (first.orderId !== second.orderId) throw new Error("Two presses made two orders.");
  world.orderIds.set(as, first.orderId);
}
