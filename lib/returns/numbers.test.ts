import { expect, it } from "vitest";
import { readNumbers } from "@/lib/reports/numbers/queries";
import { listDifferences, recountNumbers } from "@/lib/reports/numbers/recount";
import { refreshNumbers } from "@/lib/reports/numbers/refresh-numbers";
import { refundReturn } from "@/lib/returns/refund-return";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { openReturnOf, receiveReturn, wantBack } from "@/testing/returns";
import { Order } from "@/models/order";

useDatabase();

it("counts what came back as returned on the day of its order, the money that went as paid back, and a recount agrees", async () => {
  const admin = await makeAdmin();
  const jeans = await makeProduct({ stock: "10", price: 1_000 });
  const orderId = await makeOrder(await makeUser(), { product: jeans, quantity: 3 });
  await bringTo(admin, orderId, "delivered");
  const day = toDhakaDay((await readOrder(orderId)).orderTime);
  const read = async () => {
    await refreshNumbers();
    return await readNumbers({ from: day, to: day });
  };
  const before = { delivered: 1, deliveredTaka: 3_100, cashExpected: 3_100 };
  expect((await read()).total).toMatchObject(before);
  const returnId = await openReturnOf(admin, orderId, await wantBack(orderId, [[jeans, 2]]));
  expect((await read()).total).toMatchObject(before);
  await receiveReturn(admin, orderId, returnId);
  await refundReturn({
    actor: admin,
    orderId,
    returnId,
    refund: { amount: 2_000, method: "nagad", reference: "N-1" },
  });
  const { total, products } = await read();
  expect(total).toMatchObject({
    orders: 1,
    confirmed: 1,
    confirmedTaka: 3_100,
    delivered: 1,
    deliveredTaka: 1_100,
    returnedTaka: 2_000,
    cashExpected: 3_100,
    refundedTaka: 2_000,
  });
  expect(total).not.toHaveProperty("returned");
  expect(total).toMatchObject({ sentBackPieces: 2, sentBackTaka: 2_000 });
  expect(products).toMatchObject([
    {
      numbers: {
        pieces: 3,
        deliveredPieces: 1,
        deliveredTaka: 1_000,
        returnedPieces: 2,
        returnedTaka: 2_000,
        sentBackPieces: 2,
      },
    },
  ]);
  expect(await listDifferences()).toEqual([]);
  await recountNumbers();
  expect((await read()).total).toEqual(total);
});

/** All that the shop has sold today. */
async function readToday() {
  await refreshNumbers();
  const day = toDhakaDay(new Date());
  return await readNumbers({ from: day, to: day });
}

it("follows a step of a return that is taken back", async () => {
  const admin = await makeAdmin();
  const jeans = await makeProduct({ stock: "10", price: 1_000 });
  const orderId = await makeOrder(await makeUser(), { product: jeans, quantity: 3 });
  await bringTo(admin, orderId, "delivered");
  const before = await readToday();
  const returnId = await openReturnOf(admin, orderId, await wantBack(orderId, [[jeans, 2]]));
  await receiveReturn(admin, orderId, returnId);
  expect((await readToday()).total).toMatchObject({ sentBackPieces: 2, deliveredTaka: 1_100 });
  await Order.updateOne({ _id: orderId }, { "returns.0.state": "accepted" });
  const { total, products } = await readToday();
  expect(total).toEqual(before.total);
  expect(products).toEqual(before.products);
  expect(await listDifferences()).toEqual([]);
});

it("counts nothing as sold that a courier brought back, sellable or not, and shares a discount out", async () => {
  const admin = await makeAdmin();
  const jeans = await makeProduct({ stock: "10", price: 1_000 });
  const orderId = await makeOrder(await makeUser(), { product: jeans, quantity: 4 });
  await Order.updateOne(
    { _id: orderId },
    { discount: { amount: 400, reason: "Regular" }, $inc: { amount: -400 } },
  );
  await bringTo(admin, orderId, "handedOver");
  const lineId = (await readOrder(orderId)).cartItems[0]?._id.toString() ?? "";
  await moveTo(admin, orderId, {
    from: "handedOver",
    to: "partlyDelivered",
    returned: [{ lineId, sellable: 1, back: 2 }],
  });
  const { total, products, options } = await readToday();
  expect(total).toMatchObject({ delivered: 1, deliveredTaka: 1_900, returnedTaka: 1_800 });
  expect(total).not.toHaveProperty("sentBackPieces");
  const numbers = { pieces: 4, confirmedTaka: 3_600, deliveredPieces: 2, deliveredTaka: 1_800 };
  expect(products).toMatchObject([{ numbers: { ...numbers, returnedPieces: 2, returnedTaka: 1_800 } }]);
  expect(options).toMatchObject([{ numbers }]);
  await expect(openReturnOf(admin, orderId, await wantBack(orderId, [[jeans, 3]]))).rejects.toMatchObject({
    code: "INVALID_FIELDS",
  });
  const returnId = await openReturnOf(admin, orderId, await wantBack(orderId, [[jeans, 2]]));
  await receiveReturn(admin, orderId, returnId);
  expect((await readToday()).total).toMatchObject({ deliveredTaka: 100, sentBackTaka: 1_800 });
  expect(await readUnit(jeans._id)).toMatchObject({ stock: 9, sold: 1 });
  await expectInvariants();
  expect(await listDifferences()).toEqual([]);
});
