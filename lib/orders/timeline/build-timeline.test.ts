import { beforeEach, describe, expect, it } from "vitest";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { reopenOrder } from "@/lib/orders/decide/reopen-order";
import { staffActor } from "@/lib/orders/events";
import { listOrdersOfUser } from "@/lib/orders/queries";
import { buildTimeline } from "@/lib/orders/timeline/build-timeline";
import { describeEntry } from "@/lib/orders/timeline/rules";
import { formatDayAndClock } from "@/lib/platform/time/format-day";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { change } from "@/testing/contents";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";
import { PARCEL_STATES } from "@/lib/orders/lifecycle";
import { english } from "@/lib/words/en/english";

useDatabase();

let admin: UserDto;
let customer: UserDto;
let product: ProductDto;
let orderId: string;

beforeEach(async () => {
  [admin, customer] = [await makeAdmin(), await makeUser()];
  product = await makeProduct({ stock: "20" });
  orderId = await makeOrder(customer, { product });
});

const timeline = async (now?: number) => buildTimeline(await readOrder(orderId), now);

/** The steps as they read, the current one in brackets, those to come behind a plus. */
const steps = async () =>
  (await timeline()).entries.map(({ step, state }) =>
    state === "current" ? `[${step}]` : state === "next" ? `+${step}` : step,
  );

const WAYS = {
  toPack: ["placed", "[confirmed]", "+packed", "+handedOver", "+delivered"],
  packed: ["placed", "confirmed", "[packed]", "+handedOver", "+delivered"],
  handedOver: ["placed", "confirmed", "packed", "[handedOver]", "+delivered"],
  delivered: ["placed", "confirmed", "packed", "handedOver", "[delivered]"],
  partlyDelivered: ["placed", "confirmed", "packed", "handedOver", "[partlyDelivered]"],
  returning: ["placed", "confirmed", "packed", "handedOver", "[returning]"],
  returned: ["placed", "confirmed", "packed", "handedOver", "returning", "[returned]"],
  lost: ["placed", "confirmed", "packed", "handedOver", "[lost]"],
};

describe("buildTimeline", () => {
  it("begins with what was placed, and names what comes", async () => {
    expect(await steps()).toEqual(["[placed]", "+confirmed", "+packed", "+handedOver", "+delivered"]);
    const [order] = await listOrdersOfUser(customer._id);
    expect(order?.timeline).toEqual(await timeline());
    expect(order?.timeline?.entries[0]?.at).toBe(order?.orderTime);
  });

  it.each(PARCEL_STATES)("leads to a parcel that is %s, each step with its time", async (state) => {
    await bringTo(admin, orderId, state);
    expect(await steps()).toEqual(WAYS[state]);
    const { entries } = await timeline();
    const times = entries.filter((entry) => entry.state !== "next").map(({ at }) => at);
    for (const at of times) expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+06:00$/);
    expect(times).toEqual(times.toSorted((a, b) => String(a).localeCompare(String(b))));
    expect(entries.filter((entry) => entry.state === "current")).toHaveLength(1);
  });

  it("says when a parcel turned round that is back by now", async () => {
    await bringTo(admin, orderId, "returned");
    const turned = new Date("2026-11-18T20:00:00+06:00");
    await Order.updateOne(
      { _id: orderId, "events.details.to": "returning" },
      { $set: { "events.$.at": turned } },
    );
    const { entries } = await timeline();
    expect(entries.find(({ step }) => step === "returning")?.at).toBe(toDhakaIso(turned));
  });

  it("goes back a step with the parcel", async () => {
    await bringTo(admin, orderId, "delivered");
    await moveTo(admin, orderId, { from: "delivered", to: "handedOver" });
    expect(await steps()).toEqual(WAYS.handedOver);
    await moveTo(admin, orderId, { from: "handedOver", to: "packed" });
    expect(await steps()).toEqual(WAYS.packed);
  });

  it("is pending again where the shop took its confirmation back", async () => {
    await decideOrder({ orderId, decision: "Confirmed" });
    await reopenOrder({ by: staffActor(admin), orderId });
    expect(await steps()).toEqual(["[placed]", "+confirmed", "+packed", "+handedOver", "+delivered"]);
  });

  it("says what was changed, where it happened and by how much, and names nobody", async () => {
    await change(admin, orderId, { phone: "01899 999999", address: "House 9, Road 9, Uttara, Dhaka" });
    const [line] = (await readOrder(orderId)).cartItems;
    const wanted = {
      _id: line?._id.toString() ?? "",
      productId: product._id,
      size: line?.size ?? "",
      color: line?.color ?? "",
    };
    await decideOrder({ orderId, decision: "Confirmed" });
    await change(admin, orderId, { lines: [{ ...wanted, quantity: 3 }] });
    await moveTo(admin, orderId, { from: "toPack", to: "packed" });
    expect(await steps()).toEqual([
      "placed",
      "changed",
      "confirmed",
      "changed",
      "[packed]",
      "+handedOver",
      "+delivered",
    ]);
    const whole = await timeline();
    const told = whole.entries.map((entry) => describeEntry(entry, whole, { words: english }));
    expect(told[1]).toBe("Contact, address");
    expect(told[3]).toBe(`Items, total BDT ${(product.price * 2).toLocaleString("en-IN")} more`);
    expect(JSON.stringify(whole)).not.toMatch(/018\d{8}|Uttara/);
  });

  it("says who called it off, and why the shop did", async () => {
    const reasonOf = async (outcome?: "noAnswer" | "switchedOff" | "wrongNumber") => {
      orderId = await makeOrder(await makeUser(), { product });
      if (outcome)
        await Order.updateOne({ _id: orderId }, { calls: [{ at: new Date(), by: admin._id, outcome }] });
      await decideOrder({ orderId, decision: "Canceled" });
      expect(await steps()).toEqual(["placed", "[canceled]"]);
      return (await timeline()).reason;
    };
    expect(await reasonOf()).toBe("shop");
    expect(await reasonOf("noAnswer")).toBe("unreached");
    expect(await reasonOf("switchedOff")).toBe("unreached");
    expect(await reasonOf("wrongNumber")).toBe("wrongNumber");
    const own = await makeUser();
    orderId = await makeOrder(own, { product });
    await deleteOrder({ actor: own, orderId });
    const calledOff = await timeline();
    const { reason, expected, entries } = calledOff;
    expect([reason, expected, entries.length]).toEqual(["customer", null, 2]);
    const last = entries[1]!;
    expect(last.at).not.toBeNull();
    expect(describeEntry(last, calledOff, { words: english })).toBe(
      "You cancelled this order. There is nothing to pay.",
    );
    expect(describeEntry(last, calledOff, { words: english, isForDesk: true })).toContain(
      "Cancelled by the customer.",
    );
  });

  it("expects it on working days of its place, from the day it was confirmed, and says when that is over", async () => {
    await decideOrder({ orderId, decision: "Confirmed" });
    // A Wednesday evening in Dhaka; Friday and Saturday are the weekend.
    const confirmedAt = new Date("2026-11-18T20:00:00+06:00");
    await Order.updateOne({ _id: orderId }, { confirmedAt });
    const at = async (day: string) => await timeline(Date.parse(`${day}T10:00:00+06:00`));
    const inside = { expected: { first: "2026-11-22", last: "2026-11-23" }, isLate: false };
    expect(await at("2026-11-23")).toMatchObject(inside);
    expect(await at("2026-11-24")).toMatchObject({ expected: null, isLate: true });
    const late = await at("2026-11-24");
    const delivery = late.entries.at(-1) ?? late.entries[0]!;
    expect(describeEntry(delivery, late, { words: english })).toContain("longer than usual");
    await Order.updateOne({ _id: orderId }, { deliveryLocation: "Outside Dhaka" });
    expect(await at("2026-11-19")).toMatchObject({ expected: { first: "2026-11-23", last: "2026-11-25" } });
    await bringTo(admin, await makeOrder(customer, { product }), "delivered");
  });

  it("counts the days of a pending order from today, for it is not confirmed yet", async () => {
    await Order.updateOne({ _id: orderId }, { orderTime: new Date("2026-11-01T10:00:00+06:00") });
    const { expected, isLate } = await timeline(Date.parse("2026-11-18T10:00:00+06:00"));
    expect({ expected, isLate }).toEqual({
      expected: { first: "2026-11-22", last: "2026-11-23" },
      isLate: false,
    });
  });

  it("promises nothing of an order that was confirmed before there were parcels", async () => {
    await decideOrder({ orderId, decision: "Confirmed" });
    await Order.updateOne({ _id: orderId }, { $unset: { parcel: 1, events: 1 } });
    expect(await steps()).toEqual(["placed", "[confirmed]"]);
    expect(await timeline()).toMatchObject({ expected: null, isLate: false });
  });
});

describe("formatDayAndClock", () => {
  it("is the day and the clock in Dhaka", () => {
    expect(formatDayAndClock("2026-11-23T00:05:00.000+06:00")).toBe("Mon 23 Nov, 00:05");
  });
});
