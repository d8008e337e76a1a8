import { beforeEach, expect, it } from "vitest";
import { matchRows } from "@/lib/cash/payouts/match-rows";
import { readCash, sumLateCash } from "@/lib/cash/payouts/queries";
import { lateSince } from "@/lib/cash/payouts/rules";
import { useDatabase } from "@/testing/database";
import { explainReads } from "@/tools/bench/explain";
import { fillOrders } from "@/tools/bench/fill/orders";
import { Order } from "@/models/order";

const LONG_AGO = new Date("2026-01-01T00:00:00Z");

useDatabase();

/** Most of the parcels were paid long ago. */
beforeEach(async () => {
  await fillOrders(300);
  const out = { state: "delivered", courier: "pathao", cashExpected: 1_100, handedOverAt: LONG_AGO };
  const confirmed = await Order.find({ status: "Confirmed" }).select("_id").lean();
  const [open, ...paid] = confirmed.map(({ _id }) => _id);
  await Order.updateMany(
    { _id: { $in: paid } },
    { parcel: { ...out, cashReceived: 1_100, cash: [{ at: LONG_AGO, amount: 1_100 }] } },
  );
  await Order.updateOne({ _id: open }, { parcel: { ...out, handedOverAt: new Date() } });
});

it("the page of the cash reads what is open, differs or is recent, and not what is done with", async () => {
  const plans = await explainReads(() => readCash());
  expect(plans.length).toBeGreaterThan(3);
  for (const { stages } of plans) expect(stages).not.toContain("COLLSCAN");
  const documents = plans.reduce((sum, plan) => sum + plan.documents, 0);
  expect(documents).toBeLessThan(10);
});

it("the page of the cash adds up what was handed over lately in an index, and reads none of these parcels", async () => {
  const lately = { "parcel.handedOverAt": new Date(), "parcel.courier": "steadfast" };
  const { modifiedCount } = await Order.updateMany({ "parcel.cashReceived": 1_100 }, { $set: lately });
  const plans = await explainReads(() => readCash());
  const recent = plans.filter(({ stages }) => stages.includes("handOvers"));
  expect(recent).toMatchObject([{ keys: modifiedCount + 1, documents: 0 }]);
  expect(plans.reduce((sum, plan) => sum + plan.documents, 0)).toBeLessThan(10);
  const { couriers } = await readCash();
  const taka = modifiedCount * 1_100;
  expect(couriers).toContainEqual(
    expect.objectContaining({ courier: "steadfast", expected: taka, received: taka }),
  );
});

it("the home of the desk reads, of the parcels whose cash is due, those that are late", async () => {
  const now = Date.now();
  const due = await Order.find({ status: "Confirmed", "parcel.cashReceived": 1_100 })
    .select("_id")
    .limit(3)
    .lean();
  for (const [index, { _id }] of due.entries()) {
    const handedOverAt = new Date(lateSince(now).getTime() + 1 - index);
    await Order.updateOne(
      { _id },
      { "parcel.handedOverAt": handedOverAt, $unset: { "parcel.cashReceived": 1 } },
    );
  }
  const plans = await explainReads(async () => {
    expect(await sumLateCash(now)).toEqual({ parcels: 2, taka: 2_200 });
  });
  expect(plans).toMatchObject([{ documents: 2 }]);
  expect((await readCash(now)).late.rows).toHaveLength(2);
});

it("the rows of a payout are found without looking at other orders", async () => {
  const line = { row: 2, label: "", codes: ["SFR-1"], amount: 5 };
  const plans = await explainReads(() => matchRows("pathao", [{ ...line, orderNumber: 10_024 }]));
  for (const { stages } of plans) expect(stages).toContain("IXSCAN");
});
