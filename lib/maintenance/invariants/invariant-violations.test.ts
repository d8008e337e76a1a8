import { Types } from "mongoose";
import { beforeEach, expect, it } from "vitest";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { crashWhilePlacing } from "@/testing/crashes";
import { useDatabase } from "@/testing/database";
import { fillCart, makeOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { listViolations } from "@/lib/maintenance/invariants/invariant-violations";
import type { UserDto } from "@/lib/accounts/users/dto";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

useDatabase();

let user: UserDto;
let product: ProductDto;
let orderId: string;

/** One pending order of two pieces, one Confirmed of one; seven of ten are left. */
beforeEach(async () => {
  [user, product] = [await makeUser(), await makeProduct({ stock: "10" })];
  await decideOrder({ orderId: await makeOrder(user, { product }), decision: "Confirmed" });
  orderId = await makeOrder(user, { product, quantity: 2 });
});

it("finds nothing in a sound database", async () => {
  await fillCart(user, { product });
  expect(await listViolations()).toEqual([]);
});

const hold = () => ({ orderId: new Types.ObjectId(), quantity: 1 });
const order = (change: object) => Order.updateOne({ _id: orderId }, change);

const PAYOUT = new Types.ObjectId();
const BROUGHT = {
  cashReceived: 2_600,
  payoutId: PAYOUT,
  cash: [{ at: new Date(), amount: 2_600, payoutId: PAYOUT }],
};

/** What is done to the database, and a word of each violation that this is. */
const WOUNDS: [string, () => Promise<unknown>, string[]][] = [
  [
    "a price of no sale",
    () => Product.updateOne({}, { sale: { saleId: new Types.ObjectId(), price: 1_500, salePrice: 1_250 } }),
    ["a sale that is over"],
  ],
  ["a piece too many", () => StockUnit.updateOne({}, { $inc: { stock: 1 } }), ["received", "says 7"]],
  [
    "an oversold piece",
    () => StockUnit.updateOne({}, { $inc: { stock: -8 } }),
    ["stock is -1", "received", "says"],
  ],
  [
    "a lost hold",
    () => StockUnit.updateOne({}, { held: 0 }),
    ["received 10", "held 0, but pending orders have 2"],
  ],
  [
    "a hold of nobody's",
    () => StockUnit.updateOne({}, { $push: { holds: hold() } }),
    ["received", "held 3, but pending orders have 2"],
  ],
  ["a forgotten sale", () => StockUnit.updateOne({}, { sold: 0 }), ["received", "sold 0"]],
  ["an unpublished count", () => StockUnit.updateOne({}, { isUnpublished: true }), ["not published"]],
  ["another text", () => Product.updateOne({}, { stock: "9" }), ["says 9, but 7"]],
  ["another amount", () => order({ amount: 1 }), ["amount 1, but lines 2500 + charge 100"]],
  ["another charge", () => order({ deliveryCharge: 0 }), ["amount 2600, but lines 2500 + charge 0"]],
  ["a charge that nobody pays", () => order({ deliveryCharge: -100, amount: 2_400 }), ["charge -100"]],
  ["a lost line", () => order({ cartItems: [] }), ["pending orders have 0", "no lines", "amount"]],
  ["a change that nobody forgot", () => StockUnit.updateOne({}, { applied: ["x"] }), ["not forgotten"]],
  [
    "pieces of an option that is not made",
    () => StockUnit.updateOne({}, { retiredAt: new Date() }),
    ["retired with 7"],
  ],
  ["a lease", () => order({ leaseUntil: new Date() }), ["has a lease"]],
  ["a settlement", () => order({ settlement: "sell" }), ["to be settled"]],
  [
    "an advance that was never noted",
    () => order({ advance: { amount: 500 } }),
    ["500 in advance, but its notes say 0"],
  ],
  [
    "cash that no payout and no note tells of",
    () =>
      order({
        status: "Confirmed",
        parcel: { state: "delivered", cashExpected: 2_600, cashReceived: 2_600 },
      }),
    ["2600 received, but its payouts and notes say 0"],
  ],
  [
    "cash of a payout that is not there",
    () => order({ status: "Confirmed", parcel: { state: "delivered", cashExpected: 2_600, ...BROUGHT } }),
    ["has 2600 that no row tells of"],
  ],
  [
    "an unfinished order",
    async () => {
      await fillCart(user, { product });
      await crashWhilePlacing({ user, after: "start" });
    },
    ["no lines", "still placing"],
  ],
];

it.each(WOUNDS)("finds %s", async (_, wound, words) => {
  await wound();
  const violations = await listViolations();
  for (const word of words) expect(violations.join("\n")).toContain(word);
  expect(violations.length).toBeGreaterThanOrEqual(words.length);
});

it("finds a line that is in two orders, and still in a cart", async () => {
  const [lineId] = await fillCart(user, { product });
  await Order.updateMany({}, { "cartItems.0._id": lineId });
  await CartLine.updateOne({ _id: lineId }, { orderId });
  expect(await listViolations()).toEqual([
    `cart line ${lineId} is ordered twice`,
    "1 ordered lines are still in carts",
    "1 cart lines are still claimed",
  ]);
});

it("finds two orders of one key", async () => {
  await Order.collection.dropIndexes();
  const [one, other] = await Order.find();
  await Order.updateOne({ _id: other?._id }, { key: one?.key });
  expect((await listViolations()).join("\n")).toContain(`two orders of the key ${user._id} ${one?.key}`);
  await Order.deleteMany();
  await Order.createIndexes();
});

it("takes an order's own charge for right, whatever is charged today", async () => {
  await order({ deliveryCharge: 60, amount: 2_560 });
  expect(await listViolations()).toEqual([]);
  await order({ $unset: { deliveryCharge: 1 } });
  expect(await listViolations()).toEqual([]);
});

it("goes through more orders than are read at a time", async () => {
  const stored = await Order.findById(orderId).lean();
  const [line] = stored?.cartItems ?? [];
  const many = Array.from({ length: 1_201 }, (_, index) => ({
    ...stored,
    _id: new Types.ObjectId(),
    key: `many ${index}`,
    orderNumber: 20_000 + index,
    status: "Canceled",
    cartItems: [Object.assign({}, line, { _id: new Types.ObjectId() })],
  }));
  await Order.collection.insertMany(many);
  expect(await listViolations()).toEqual([]);
  await Order.updateOne({ key: "many 1200" }, { amount: 7 });
  expect(await listViolations()).toHaveLength(1);
});
