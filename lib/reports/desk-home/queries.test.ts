import { expect, it } from "vitest";
import { getAdminOrdersPage } from "@/lib/orders/all-orders/queries";
import { noteAdvance } from "@/lib/orders/call-queue/note-advance";
import { getDeskNumbers } from "@/lib/reports/desk-home/queries";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();

// A Tuesday.
const NOW = Date.parse("2026-11-24T12:00:00+06:00");
const at = (time: string) => new Date(`${time}+06:00`);

it("takes nothing off what couriers collect for an order that was paid more for than it came to", async () => {
  const [actor, user, product] = [await makeAdmin(), await makeUser(), await makeProduct()];
  for (const amount of [0, 5_000]) {
    const orderId = await makeOrder(user, { product });
    await Order.updateOne({ _id: orderId }, { orderTime: at("2026-11-24T09:00:00") });
    await noteAdvance({ actor, orderId, advance: { amount, reference: "bKash 9XK27" } });
    await decideOrder({ orderId, decision: "Confirmed" });
  }
  expect((await getDeskNumbers(NOW)).today.toCollect).toBe(product.price + 100);
});

it("counts the orders of two days in Dhaka as their lists have them, and what waits of all days", async () => {
  const [actor, user, product] = [await makeAdmin(), await makeUser(), await makeProduct({ stock: "90" })];
  await makeProduct({ stock: "0" });
  const place = async (time: string) => {
    const orderId = await makeOrder(user, { product });
    await Order.updateOne({ _id: orderId }, { orderTime: at(time) });
    return orderId;
  };
  const [late, confirmed] = [await place("2026-11-23T23:59:00"), await place("2026-11-24T00:00:30")];
  const [canceled, deleted] = [await place("2026-11-24T09:00:00"), await place("2026-11-24T09:30:00")];
  await place("2026-11-24T10:00:00");
  await place("2026-11-19T10:00:00");
  await decideOrder({ orderId: confirmed, decision: "Confirmed" });
  await noteAdvance({ actor, orderId: confirmed, advance: { amount: 300, reference: "bKash 9XK27" } });
  await decideOrder({ orderId: canceled, decision: "Canceled" });
  await deleteOrder({ actor, orderId: deleted });
  const numbers = await getDeskNumbers(NOW);
  expect(numbers).toEqual({
    today: {
      date: "2026-11-24",
      orders: 3,
      toCall: 1,
      confirmed: 1,
      canceled: 1,
      toCollect: product.price + 100 - 300,
    },
    yesterday: { date: "2026-11-23", orders: 1, toCall: 1, confirmed: 0, canceled: 0, toCollect: 0 },
    toCall: 3,
    overdue: 1,
    toPack: 1,
    withCourier: 0,
    returnsAsked: 0,
    lateCash: { parcels: 0, taka: 0 },
    soldOut: 1,
    low: 0,
    sales: [],
    backup: null,
    callFirst: null,
    troubles: [],
  });
  const list = async (query: object) => (await getAdminOrdersPage(query)).rows.map(({ _id }) => _id);
  expect(await list({ from: "2026-11-23", to: "2026-11-23" })).toEqual([late]);
  expect(await list({ from: "2026-11-24", to: "2026-11-24" })).toHaveLength(3);
  expect(await list({ from: "2026-11-24", to: "2026-11-24", status: "Confirmed" })).toEqual([confirmed]);
});

it("counts what runs out for admins alone, who see it", async () => {
  await makeProduct({ stock: "3", lowStock: 3 });
  expect((await getDeskNumbers(NOW)).low).toBe(1);
  expect((await getDeskNumbers(NOW, { isAdmin: false })).low).toBe(0);
});
