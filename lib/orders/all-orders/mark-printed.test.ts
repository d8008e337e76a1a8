import { expect, it } from "vitest";
import { markPrinted } from "@/lib/orders/all-orders/mark-printed";
import { getAdminOrdersPage, listPrintedOrders } from "@/lib/orders/all-orders/queries";
import { requireDeskOrder } from "@/lib/orders/call-queue/desk-orders";
import { noteAdvance } from "@/lib/orders/call-queue/note-advance";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeAdmin, makeStaff, makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { User } from "@/models/user";

useDatabase();

it("keeps on each order who printed it last, and neither its version, its time of change nor its stock", async () => {
  const [customer, first, last, product] = [
    await makeUser(),
    await makeStaff(),
    await makeAdmin(),
    await makeProduct(),
  ];
  const orderIds = [await makeOrder(customer, { product }), await makeOrder(customer, { product })];
  const other = await makeOrder(customer, { product });
  const [before, unit] = [await readOrder(orderIds[0] ?? ""), await readUnit(product._id)];
  expect(await markPrinted({ actor: first, orderIds })).toBe(2);
  expect(await markPrinted({ actor: last, orderIds })).toBe(2);
  const after = await readOrder(orderIds[0] ?? "");
  expect({ ...after, printed: undefined }).toEqual({ ...before, printed: undefined });
  expect(await readUnit(product._id)).toEqual(unit);
  const shown = await listPrintedOrders([...orderIds, other]);
  expect(shown.map(({ printed }) => printed?.by)).toEqual([last.name, last.name, undefined]);
  expect(shown[0]?.printed?.at).toMatch(/\+06:00$/);
});

it("tells the same on the list, in the queue and on paper, also when who printed it is gone", async () => {
  const [customer, person] = [await makeUser(), await makeStaff()];
  const orderId = await makeOrder(customer, { product: await makeProduct() });
  await markPrinted({ actor: person, orderIds: [orderId] });
  await noteAdvance({ actor: person, orderId, advance: { amount: 500, reference: "bKash 9XK27" } });
  await User.deleteOne({ _id: person._id });
  const facts = {
    source: "web",
    advance: { amount: 500, reference: "bKash 9XK27" },
    printed: { by: "", at: expect.any(String) },
  };
  expect((await getAdminOrdersPage()).rows).toMatchObject([facts]);
  expect(await listPrintedOrders([orderId])).toMatchObject([facts]);
  expect(await requireDeskOrder(orderId, customer)).toMatchObject(facts);
});

it("marks nothing that is out of sight", async () => {
  const [customer, person] = [await makeUser(), await makeStaff()];
  const orderId = await makeOrder(customer, { product: await makeProduct() });
  await deleteOrder({ actor: customer, orderId });
  expect(await markPrinted({ actor: person, orderIds: [orderId, "65f000000000000000000001"] })).toBe(0);
  expect((await readOrder(orderId)).printed).toBeUndefined();
});
