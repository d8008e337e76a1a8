import { expect, it } from "vitest";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { restoreOrder } from "@/lib/orders/decide/restore-order";
import { listReturns } from "@/lib/returns/queries";
import { useExchange } from "@/testing/exchanges";
import { expectInvariants } from "@/testing/invariants";
import { readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeProduct } from "@/testing/products";

const { world, place, receive, settle, refund } = useExchange();

it.each(["returned", "lost"] as const)(
  "%s gives its worth free, and does not go on its way again",
  async (end) => {
    const exchangeId = await place(world.coat);
    await bringTo(world.admin, exchangeId, end);
    const to = end === "lost" ? "handedOver" : "returning";
    expect(await codeOf(moveTo(world.admin, exchangeId, { from: end, to }))).toBe("PARCEL_STATE");
    await place(world.jeans);
    await expectInvariants();
  },
);

it("handed back in part at the door takes so much less of what came back", async () => {
  const shirt = await makeProduct({ name: "Shirt", stock: "3", price: 500 });
  const [size = "", color = ""] = [shirt.sizes[0], shirt.colors[0]];
  const lines = [{ productId: shirt._id, size, color, quantity: 2 }];
  const exchangeId = await place(shirt, { lines });
  await receive();
  await bringTo(world.admin, exchangeId, "handedOver");
  const [line] = (await readOrder(exchangeId)).cartItems;
  const returned = [{ lineId: line?._id.toString() ?? "", sellable: 1 }];
  await moveTo(world.admin, exchangeId, { from: "handedOver", to: "partlyDelivered", returned });
  // 1,000 came back; of 1,100 that the exchange cost, 500 were handed back.
  expect((await listReturns()).rows[0]).toMatchObject({ due: 400 });
  expect(await codeOf(settle())).toBe("RETURN_STATE");
  expect(await codeOf(refund(401))).toBe("INVALID_FIELDS");
  await refund(400);
  await expectInvariants();
});

it("deleted by an admin gives its worth free, and is not restored", async () => {
  const exchangeId = await place(world.coat);
  await decideOrder({ orderId: exchangeId, decision: "Confirmed" });
  await deleteOrder({ actor: world.admin, orderId: exchangeId });
  expect(await codeOf(restoreOrder(exchangeId))).toBe("RETURN_STATE");
  await place(world.jeans);
  await expectInvariants();
});

it.each(["handedOver", "delivered"] as const)(
  "deleted while it is %s keeps its worth, and can be shown again",
  async (state) => {
    const exchangeId = await place(world.coat);
    await bringTo(world.admin, exchangeId, state);
    await deleteOrder({ actor: world.admin, orderId: exchangeId });
    expect(await codeOf(place(world.jeans))).toBe("RETURN_STATE");
    await expectInvariants();
    expect((await restoreOrder(exchangeId)).order.status).toBe("Confirmed");
    await expectInvariants();
  },
);

it("stays where it arrived once its return is settled", async () => {
  const exchangeId = await place(world.coat);
  await receive();
  await bringTo(world.admin, exchangeId, "delivered");
  await moveTo(world.admin, exchangeId, { from: "delivered", to: "handedOver" });
  await moveTo(world.admin, exchangeId, { from: "handedOver", to: "delivered" });
  await settle();
  expect(await codeOf(moveTo(world.admin, exchangeId, { from: "delivered", to: "handedOver" }))).toBe(
    "PARCEL_STATE",
  );
});
