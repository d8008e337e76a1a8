import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listCart } from "@/lib/orders/cart/queries";
import { placeOrder } from "@/lib/orders/place/place-order";
import { sweepOrders } from "@/lib/orders/place/sweep";
import { processState } from "@/lib/platform/process-state.mjs";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { UserDto } from "@/lib/accounts/users/dto";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { checkout, fillCart, makeKey } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { CartLine } from "@/models/cart-line";
import { Counter } from "@/models/counter";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";

useDatabase();
afterEach(async () => {
  vi.restoreAllMocks();
  await sweepOrders();
  await expectInvariants();
});

let user: UserDto;
let product: ProductDto;
const key = makeKey();

beforeEach(async () => {
  [user, product] = [await makeUser(), await makeProduct({ stock: "5" })];
  await fillCart(user, { product, quantity: 2 });
});

const place = () => placeOrder({ user, input: checkout(2_500), key });

/** The database is killed just before the commit, has lost some of what the order took, and is back at once. */
function restartBeforeCommit(lose: () => Promise<unknown>): void {
  const raise = Counter.findByIdAndUpdate.bind(Counter);
  vi.spyOn(Counter, "findByIdAndUpdate").mockImplementationOnce((...args) => {
    const query = raise(...args);
    const execute = query.exec.bind(query);
    query.exec = async () => {
      await lose();
      processState.databaseEpoch = (processState.databaseEpoch ?? 0) + 1;
      return await execute();
    };
    return query;
  });
}

const loseHold = () =>
  StockUnit.updateOne({ productId: product._id }, { stock: 5, holds: [], $unset: { isUnpublished: 1 } });
const loseClaim = () => CartLine.updateMany({}, { orderId: null });

it.each([
  ["its hold", loseHold],
  ["its claim of the cart", loseClaim],
  ["both", async () => [await loseHold(), await loseClaim()]],
])("acknowledges no order that has lost %s, and places it when it is sent again", async (_, lose) => {
  restartBeforeCommit(lose);
  expect(await codeOf(place())).toBe("IN_PROGRESS");
  expect(await Order.countDocuments({ status: "pending" })).toBe(0);
  expect(await readUnit(product._id)).toMatchObject({ stock: 5, held: 0 });
  expect(await listCart(user)).toHaveLength(1);
  await place();
  expect(await readUnit(product._id)).toMatchObject({ stock: 3, held: 2 });
  expect(await Order.countDocuments({ status: "pending" })).toBe(1);
});

it("places an order that has lost nothing", async () => {
  restartBeforeCommit(async () => undefined);
  expect(await codeOf(place())).toBe("done");
  expect(await readUnit(product._id)).toMatchObject({ stock: 3, held: 2 });
});

it("gives back what an order holds whose own beginning was lost", async () => {
  const orderId = (await place()).orderId;
  await Order.deleteOne({ _id: orderId });
  await StockUnit.updateOne(
    { productId: product._id },
    { held: 0, holds: [{ orderId: orderId.replace(/^.{8}/, "6a000000"), quantity: 2 }] },
  );
  await sweepOrders();
  expect(await readUnit(product._id)).toMatchObject({ stock: 5, held: 0 });
});

it("takes the next number where one was given out twice", async () => {
  await place();
  await Counter.updateOne({}, { $inc: { value: -1 } });
  await fillCart(user, { product });
  await placeOrder({ user, input: checkout(1_250), key: makeKey() });
  const numbers = await Order.distinct("orderNumber");
  expect(numbers).toHaveLength(2);
});
