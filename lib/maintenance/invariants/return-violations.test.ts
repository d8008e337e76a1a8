import { beforeEach, expect, it } from "vitest";
import { listViolations } from "@/lib/maintenance/invariants/invariant-violations";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { placeExchange } from "@/lib/returns/place-exchange";
import type { UserDto } from "@/lib/accounts/users/dto";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { askReturnOf, openReturnOf, receiveReturn, wantBack } from "@/testing/returns";
import { Order } from "@/models/order";

useDatabase();

let admin: UserDto;
let jeans: ProductDto;
let orderId: string;
let exchangeId: string;

/** One of two jeans is back in the stock, and another one is on its way for it. */
beforeEach(async () => {
  admin = await makeAdmin();
  jeans = await makeProduct({ stock: "10", price: 1_000 });
  orderId = await makeOrder(await makeProvedUser(), { product: jeans, quantity: 2 });
  await bringTo(admin, orderId, "delivered");
  const returnId = await openReturnOf(admin, orderId, await wantBack(orderId, [[jeans, 1]]));
  await receiveReturn(admin, orderId, returnId);
  const [size = "", color = ""] = [jeans.sizes[0], jeans.colors[0]];
  const lines = [{ productId: jeans._id, size, color, quantity: 1 }];
  exchangeId = (await placeExchange({ actor: admin, orderId, returnId, input: { lines } })).orderId;
});

it("finds nothing where all is as it should be", async () => {
  expect(await listViolations()).toEqual([]);
});

it.each([
  ["more is returned than was delivered", { "returns.0.lines.0.quantity": 3 }],
  ["more is credited than was agreed", { "returns.0.lines.0.value": 2_001 }],
  ["but Confirmed orders have", { "returns.0.lines.0.sellable": 0 }],
  ["with a return", { "parcel.state": "handedOver" }],
  ["money for a return that is received", { "returns.0.refund": { amount: 10 } }],
  ["a return is refused without a reason", { "returns.0.state": "refused" }],
  ["an exchange that its return does not name", { "returns.0.state": "calledOff" }],
])("finds what breaks a return: %s", async (violation, damage) => {
  await Order.updateOne({ _id: orderId }, { $set: damage }, { runValidators: false, strict: false });
  expect((await listViolations()).join("\n")).toContain(violation);
});

it("finds two returns that are asked for at a time", async () => {
  await Order.updateOne({ _id: orderId }, { $unset: { returns: 1 } });
  const customer = await makeProvedUser();
  await Order.updateOne({ _id: orderId }, { userId: customer._id });
  await askReturnOf(customer, orderId, await wantBack(orderId, [[jeans, 1]]));
  const doubled = { returns: { $concatArrays: ["$returns", "$returns"] } };
  await Order.updateOne({ _id: orderId }, [{ $set: doubled }], { updatePipeline: true });
  expect((await listViolations()).join("\n")).toContain("more than one return is asked for at a time");
});

it("finds an exchange that is on its way though its return is settled", async () => {
  await Order.updateOne({ _id: orderId }, { "returns.0.state": "settled" });
  expect((await listViolations()).join("\n")).toContain("on its way for a return that is settled");
});

it("finds a credit that is more than what came back", async () => {
  await Order.updateOne({ _id: exchangeId }, { "exchangeOf.credit": 1_300 });
  expect((await listViolations()).join("\n")).toContain("of a credit of 1300");
});
