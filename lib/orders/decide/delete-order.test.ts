import { expect, it } from "vitest";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { countReturnsAsked } from "@/lib/orders/queries";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { askReturnOf, decideReturn, openReturnOf, receiveReturn, wantBack } from "@/testing/returns";
import { Order } from "@/models/order";

useDatabase();

async function makeDelivered() {
  const [admin, customer, product] = [await makeAdmin(), await makeProvedUser(), await makeProduct()];
  const orderId = await makeOrder(customer, { product });
  await bringTo(admin, orderId, "delivered");
  return { admin, customer, product, orderId, remove: () => deleteOrder({ actor: admin, orderId }) };
}

it("waits until a return is settled or refused", async () => {
  const { admin, customer, product, orderId, remove } = await makeDelivered();
  const wish = await wantBack(orderId, [[product, 1]]);
  const asked = await askReturnOf(customer, orderId, wish);
  expect(await codeOf(remove())).toBe("RETURN_STATE");
  await decideReturn(admin, { orderId, returnId: asked, to: "refused", reason: "noFault" });
  const returnId = await openReturnOf(admin, orderId, wish);
  expect(await codeOf(remove())).toBe("RETURN_STATE");
  await receiveReturn(admin, orderId, returnId);
  expect(await codeOf(remove())).toBe("RETURN_STATE");
  await Order.updateOne({ _id: orderId }, { "returns.1.state": "settled" });
  await remove();
  expect((await readOrder(orderId)).deletedAt).toBeInstanceOf(Date);
});

it("is not counted among those whose customers ask to return something", async () => {
  const { customer, product, orderId } = await makeDelivered();
  await askReturnOf(customer, orderId, await wantBack(orderId, [[product, 1]]));
  expect(await countReturnsAsked()).toBe(1);
  await Order.updateOne({ _id: orderId }, { deletedAt: new Date() });
  expect(await countReturnsAsked()).toBe(0);
});
