import { expect, it } from "vitest";
import { readCashFlow } from "@/lib/cash/read-cash-flow";
import { dateAdvances as migrate } from "@/lib/maintenance/migrations/0008-date-advances";
import { noteAdvance } from "@/lib/orders/call-queue/note-advance";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { NumbersPart } from "@/models/numbers";
import { Order } from "@/models/order";
import { refreshNumbers } from "@/lib/reports/numbers/refresh-numbers";

useDatabase();

const at = (day: string) => new Date(`${day}T12:00:00+06:00`);
const receivedOn = async (day: string) => (await readCashFlow({ from: day, to: day })).advances;

it("counts an older advance on the day on which it was noted last, or ordered with, and once", async () => {
  const [actor, user, product] = [await makeAdmin(), await makeUser(), await makeProduct({ stock: "20" })];
  const make = async (...amounts: number[]) => {
    const orderId = await makeOrder(user, { product });
    const advance = (amount: number) => ({ amount, reference: "bKash 9XK27" });
    for (const amount of amounts) await noteAdvance({ actor, orderId, advance: advance(amount) });
    await Order.updateOne({ _id: orderId }, { orderTime: at("2026-10-01") });
    return orderId;
  };
  const [noted, ordered, takenBack, none] = [
    await make(300, 500),
    await make(40),
    await make(9, 0),
    await make(),
  ];
  for (const id of [noted, ordered, takenBack])
    await Order.updateOne({ _id: id }, { $unset: { advances: 1 } });
  await Order.updateOne({ _id: noted }, { "events.1.at": at("2026-10-05"), "events.2.at": at("2026-10-09") });
  await Order.updateOne({ _id: ordered }, { $pull: { events: { kind: "advanced" } } });
  await refreshNumbers();
  await migrate.runPart(null);
  expect(await NumbersPart.countDocuments()).toBe(0);
  await migrate.runPart(null);
  expect((await readOrder(noted)).advances).toEqual([{ at: at("2026-10-09"), amount: 500 }]);
  for (const id of [takenBack, none]) expect((await readOrder(id)).advances).toBeUndefined();
  expect([await receivedOn("2026-10-01"), await receivedOn("2026-10-09")]).toEqual([40, 500]);
  await expectInvariants();
  await noteAdvance({ actor, orderId: noted, advance: { amount: 200, reference: "bKash 9XK28" } });
  expect((await readOrder(noted)).advances?.map(({ amount }) => amount)).toEqual([500, -300]);
});
