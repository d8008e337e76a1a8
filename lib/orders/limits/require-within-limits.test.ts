import { Types } from "mongoose";
import { afterEach, describe, expect, it } from "vitest";
import { listCart } from "@/lib/orders/cart/queries";
import { abandonOrder } from "@/lib/orders/place/abandon-order";
import { changeLine } from "@/lib/orders/cart/change-line";
import { findCartProblem } from "@/lib/orders/limits/find-cart-problem";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { requireWithinLimits } from "@/lib/orders/limits/require-within-limits";
import { makeReservation } from "@/lib/orders/limits/reservation";
import { placeOrder } from "@/lib/orders/place/place-order";
import { startPlacing } from "@/lib/orders/place/start-placing";
import { sweepOrders } from "@/lib/orders/place/sweep";
import { brandFacts } from "@/lib/shop-facts";
import { crashWhilePlacing, pauseWhilePlacing } from "@/testing/crashes";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { checkout, fillCart, makeKey, makeOrder } from "@/testing/orders";
import { order } from "@/testing/newcomers";
import { codeOf, times } from "@/testing/outcomes";
import { makeAdmin, makeProvedUser, makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import { User } from "@/models/user";

useDatabase();
afterEach(expectInvariants);

const cheap = () => makeProduct({ price: 100, stock: "1000" });

async function piecesOfPending(): Promise<number> {
  const orders = await Order.find({ status: "pending" }).lean();
  return orders.flatMap(({ cartItems }) => cartItems).reduce((sum, { quantity }) => sum + quantity, 0);
}

describe("an account that has proved nothing", () => {
  it("orders ten pieces of a product, and is told whom to call for the eleventh", async () => {
    const [user, product] = [await makeUser(), await cheap()];
    await fillCart(user, { product, quantity: 6 }, { product, quantity: 5 });
    await expect(order(user)).rejects.toMatchObject({
      status: 429,
      code: "TOO_MANY_PIECES",
      message: `You can order up to 10 pieces of “${product.name}” at a time. To order more, please call us at ${brandFacts().phone}.`,
      retryAfterSeconds: undefined,
    });
    expect(await listCart(user)).toHaveLength(2);
    expect(await readUnit(product._id)).toMatchObject({ stock: 1_000, held: 0 });
    await makeOrder(await makeUser(), { product, quantity: 10 });
  });

  it("has ten pieces of it in all its pending orders, and more once the shop has called", async () => {
    const [user, product] = [await makeUser(), await cheap()];
    const first = await makeOrder(user, { product, quantity: 7 });
    await fillCart(user, { product, quantity: 4 });
    await expect(order(user)).rejects.toMatchObject({
      code: "TOO_MANY_PIECES",
      message: expect.stringContaining(
        `10 pieces of “${product.name}” in all, and you have ordered 7 pieces`,
      ),
      retryAfterSeconds: 3_600,
    });
    await decideOrder({ orderId: first, decision: "Canceled" });
    await order(user);
  });

  it("has thirty pieces of different products", async () => {
    const [user, products] = [await makeUser(), await Promise.all([cheap(), cheap(), cheap()])];
    for (const product of products) await makeOrder(user, { product, quantity: 10 });
    await fillCart(user, { product: await cheap() });
    await expect(order(user)).rejects.toMatchObject({
      code: "TOO_MANY_PIECES",
      message: expect.stringContaining("30 pieces in all"),
    });
  });

  it("orders for 60,000 BDT, delivery included", async () => {
    const user = await makeUser();
    await fillCart(user, { product: await makeProduct({ price: 29_951 }), quantity: 2 });
    await expect(order(user)).rejects.toMatchObject({
      code: "TOO_MANY_PIECES",
      message: expect.stringContaining("up to BDT 60,000 at a time"),
    });
    await makeOrder(await makeUser(), { product: await makeProduct({ price: 29_950 }), quantity: 2 });
  });
});

describe("the cart of such an account", () => {
  it("tells what its order would be refused for, before and beside other orders", async () => {
    const [user, product] = [await makeUser(), await cheap()];
    expect(await findCartProblem(user)).toEqual({ problem: null });
    await fillCart(user, { product, quantity: 8 });
    expect(await findCartProblem(user)).toEqual({ problem: null });
    const [lineId = ""] = await fillCart(user, { product, quantity: 8 });
    const refusal: unknown = await order(user).catch((error: unknown) => error);
    const { problem, details } = await findCartProblem(user);
    expect(refusal).toMatchObject({ message: problem, details });
    expect(details).toEqual({ exceeded: { of: "product", most: 10, productName: product.name } });
    await changeLine({ user, lineId, change: { quantity: 2 } });
    await order(user);
    await fillCart(user, { product });
    expect(await findCartProblem(user)).toMatchObject({
      problem: expect.stringContaining("you have ordered 10 pieces"),
      details: { exceeded: { of: "product", most: 10, held: 10 } },
    });
  });
});

describe("an account with a good history", () => {
  it("orders more with a proved e-mail, by a mailed link as by a social sign-in", async () => {
    const [proved, social, product] = [await makeProvedUser(), await makeUser(), await cheap()];
    await User.updateOne({ _id: social._id }, { isEmailVerified: true });
    await makeOrder(proved, { product, quantity: 20 });
    await makeOrder(social, { product, quantity: 20 });
    await fillCart(proved, { product });
    expect(await codeOf(order(proved))).toBe("TOO_MANY_PIECES");
  });

  it("orders all that the contract allows once an order was confirmed", async () => {
    const [user, product] = [await makeUser(), await cheap()];
    await decideOrder({ orderId: await makeOrder(user, { product }), decision: "Confirmed" });
    await makeOrder(user, { product, quantity: 99 });
  });

  it("orders several such as a regular, and as an admin", async () => {
    const [user, admin, product] = [await makeUser(), await makeAdmin(), await cheap()];
    for (let count = 0; count < 5; count += 1)
      await decideOrder({ orderId: await makeOrder(user, { product }), decision: "Confirmed" });
    for (const somebody of [user, admin]) {
      await makeOrder(somebody, { product, quantity: 99 });
      await makeOrder(somebody, { product, quantity: 99 });
    }
  });
});

describe("orders at the same moment", () => {
  it("of one cart do not count beside each other: the one that has claimed it is placed", async () => {
    const [user, product] = [await makeUser(), await cheap()];
    await fillCart(user, { product, quantity: 6 });
    const older = await pauseWhilePlacing(user);
    await placeOrder({ user, input: checkout(600), key: makeKey() });
    await expect(older.wakeUp()).rejects.toThrow();
    expect(await piecesOfPending()).toBe(6);
  });

  it("of one account never go past its limits, and one of them is placed", async () => {
    const [user, product] = [await makeUser(), await cheap()];
    await fillCart(user, { product, quantity: 6 });
    const ofCart = await listCart(user);
    await CartLine.deleteMany();
    const input = checkout(600);
    const { done, codes } = await times(8, async () => {
      const lines = ofCart.map((line) => ({ ...line, _id: new Types.ObjectId().toString() }));
      const wish = {
        user,
        lines,
        countedPieces: 6,
        amount: 700,
        phone: input.phone,
        clientAddress: undefined,
      };
      const started = await startPlacing({ user, input, key: makeKey(), reserved: makeReservation(wish) });
      if (!started) throw new Error("It did not start.");
      const { orderId } = started;
      try {
        await requireWithinLimits({ ...wish, orderId });
      } catch (error) {
        await abandonOrder(orderId);
        throw error;
      }
    });
    expect(done).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["IN_PROGRESS"]));
    await Order.deleteMany();
  });
});

it("forgets what an order reserved that a crash left behind", async () => {
  const [user, product] = [await makeUser(), await cheap()];
  await fillCart(user, { product, quantity: 10 });
  const orderId = await crashWhilePlacing({ user, after: "all holds" });
  await Order.updateOne(
    { _id: orderId },
    { reservation: { amount: 1_100, lines: [{ productId: product._id, quantity: 10 }] } },
  );
  await sweepOrders();
  expect(await listCart(user)).toHaveLength(1);
  await order(user);
});
