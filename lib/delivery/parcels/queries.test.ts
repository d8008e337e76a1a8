import { beforeEach, describe, expect, it } from "vitest";
import { countParcels, listParcels, readParcelNews } from "@/lib/delivery/parcels/queries";
import { markOf } from "@/lib/delivery/parcels/rules";
import type { ParcelListQuery } from "@/lib/delivery/parcels/schema";
import { useDatabase } from "@/testing/database";
import { explainReads } from "@/tools/bench/explain";
import { fillOrders } from "@/tools/bench/fill/orders";
import { Order } from "@/models/order";
import { PARCEL_STATES } from "@/lib/orders/lifecycle";
import { PARCEL_TABS } from "@/lib/orders/lifecycle/rules";

useDatabase();

/** Six hundred orders. The Confirmed ones have a parcel in each of the states in turn. */
beforeEach(async () => {
  await fillOrders(600);
  const confirmed = await Order.find({ status: "Confirmed" }).select("_id").sort({ _id: 1 }).lean();
  await Order.bulkWrite(
    confirmed.map(({ _id }, index) => {
      const state = PARCEL_STATES[index % PARCEL_STATES.length] ?? "toPack";
      const isOut = state !== "toPack" && state !== "packed";
      const parcel = {
        state,
        since: new Date(),
        ...(isOut && {
          courier: index % 3 ? "steadfast" : "pathao",
          trackingCode: `SFR-${index}`,
          cashExpected: 0,
        }),
      };
      return { updateOne: { filter: { _id }, update: { $set: { parcel } } } };
    }),
  );
});

const readAll = async (query: ParcelListQuery) => {
  const ids: string[] = [];
  for (let cursor: string | undefined; ;) {
    const part = await listParcels({ ...query, limit: 20, ...(cursor && { cursor }) });
    ids.push(...part.rows.map(({ _id }) => _id));
    if (part.next === null) return { ids, counts: part.counts };
    cursor = part.next;
  }
};

describe("listParcels", () => {
  it.each([
    ["without a search", undefined],
    ["of a word that each has", "dhanmondi"],
  ])("shows each parcel in one tab, once, part by part, and counts the same: %s", async (_, q) => {
    const seen = new Set<string>();
    for (const tab of ["toPack", "withCourier", "done"] as const) {
      const { ids, counts } = await readAll({ tab, q });
      expect(ids).toHaveLength(PARCEL_TABS[tab].reduce((sum, state) => sum + counts[state], 0));
      expect(ids).toEqual(tab === "done" ? ids.toSorted().toReversed() : ids.toSorted());
      for (const id of ids) seen.add(id);
    }
    // An order that was deleted while its parcel was out stays listed until the parcel has arrived or is back.
    const isShown = [{ deletedAt: null }, { "parcel.state": { $in: PARCEL_TABS.withCourier } }];
    const placed = await Order.find({ status: "Confirmed", $or: isShown }).select("_id").lean();
    expect(seen.size).toBe(placed.length);
  });

  it("narrows to a state, a courier, the order search and the very code of a courier", async () => {
    const { ids, counts } = await readAll({ tab: "withCourier", state: "returning", courier: "pathao" });
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).toHaveLength(counts.returning);
    const [first] = (await listParcels({ tab: "done" })).rows;
    const byCode = await listParcels({ tab: "done", q: first?.parcel.trackingCode });
    expect(byCode.rows.map(({ _id }) => _id)).toEqual([first?._id]);
    const byNumber = await listParcels({ tab: "done", q: String(first?.orderNumber) });
    expect(byNumber.rows.map(({ _id }) => _id)).toContain(first?._id);
    expect(byNumber.counts[first?.parcel.state ?? "lost"]).toBeGreaterThan(0);
    expect(first?.parcel.trackingUrl).toMatch(/^https:\/\/(?:steadfast\.com\.bd|merchant\.pathao\.com)\//);
  });

  it.each<[string, ParcelListQuery]>([
    ["to pack", {}],
    ["with the courier, a later part", { tab: "withCourier", cursor: "65f000000000000000000001" }],
    ["done", { tab: "done" }],
    ["one state of one courier", { tab: "withCourier", state: "returning", courier: "pathao" }],
    ["found by words", { tab: "done", q: "karim denim" }],
    ["found by a number that may be a code", { tab: "done", q: "10024" }],
    ["found by a code", { tab: "withCourier", q: "SFR-12" }],
  ])("uses an index: %s", async (_, query) => {
    const plans = await explainReads(() => listParcels(query));
    expect(plans.length).toBeGreaterThan(0);
    for (const { stages } of plans) {
      expect(stages).toMatch(/IXSCAN|COUNT_SCAN|EOF/);
      expect(stages).not.toContain("COLLSCAN");
    }
  });

  it("reads no more orders than it shows, however many there are", async () => {
    const plans = await explainReads(() => listParcels({ tab: "done", limit: 20 }));
    for (const { documents } of plans) expect(documents).toBeLessThanOrEqual(21);
  });

  it("counts the parcels of a frequent name in an index, and reads none of them", async () => {
    const plans = await explainReads(() => countParcels({ q: "karim" }, ["delivered"]));
    expect(plans.map(({ documents }) => documents)).toEqual([0, 0]);
    expect(plans.some(({ stages, keys }) => stages.includes("parcelSearch") && keys > 5)).toBe(true);
  });
});

describe("readParcelNews", () => {
  const readSeen = async () => {
    const { rows } = await listParcels({ limit: 4 });
    return { rows, seen: rows.map((row) => ({ id: row._id, mark: markOf(row) })) };
  };
  const set = (id: string | undefined, fields: object) => Order.updateOne({ _id: id }, { $set: fields });

  it("tells of no parcel that is as it was seen", async () => {
    const { seen } = await readSeen();
    expect(await readParcelNews({ seen })).toEqual({ changed: [], gone: [], counts: {} });
  });

  it("counts what is still to do, and what has ended only for its tab", async () => {
    const { counts } = await listParcels({ limit: 1 });
    const open = [...PARCEL_TABS.toPack, ...PARCEL_TABS.withCourier];
    const { counts: news } = await readParcelNews({ tab: "toPack" });
    expect(news).toEqual(Object.fromEntries(open.map((state) => [state, counts[state]])));
    expect((await readParcelNews({ tab: "done" })).counts).toEqual(counts);
    expect((await readParcelNews({ tab: "done", q: "SFR-1" })).counts).toEqual(
      (await listParcels({ q: "SFR-1", limit: 1 })).counts,
    );
  });

  it("tells whole what was moved or cancelled, what its courier said, and what there is no more", async () => {
    const { rows, seen } = await readSeen();
    const [moved, word, cancelled, deleted] = rows;
    await set(moved?._id, { version: 9, "parcel.state": "handedOver", "parcel.courier": "pathao" });
    await set(word?._id, { "parcel.courierStatus": { status: "in_review" } });
    const cancellation = { at: new Date(), parcelState: "packed" };
    await set(cancelled?._id, { version: 9, status: "Canceled", cancellation, "parcel.state": null });
    await set(deleted?._id, { deletedAt: new Date() });
    const { changed, gone } = await readParcelNews({ seen });
    expect(changed).toMatchObject([
      { _id: moved?._id, parcel: { state: "handedOver", courier: "pathao" } },
      { _id: word?._id, parcel: { courierStatus: "in_review" } },
      { _id: cancelled?._id, status: "Canceled", parcel: { state: "packed" } },
    ]);
    expect(gone).toEqual([deleted?._id]);
  });

  it("reads the parcel of an empty mark, and of the orders that it is asked for alone", async () => {
    const { rows, seen } = await readSeen();
    const id = rows[0]?._id ?? "";
    expect((await readParcelNews({ seen: [{ id, mark: "" }] })).changed).toEqual([rows[0]]);
    const plans = await explainReads(() => readParcelNews({ seen }));
    for (const { stages } of plans) expect(stages).not.toContain("COLLSCAN");
  });
});
