import { describe, expect, it, vi } from "vitest";
import { noteAdvance } from "@/lib/orders/call-queue/note-advance";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { restoreOrder } from "@/lib/orders/decide/restore-order";
import { makeCourierFile } from "@/lib/delivery/parcels/hand-over-file";
import { outcomesOf, parcelOf, sweepLater, useSteadfast } from "@/testing/bookings";
import { expectInvariants } from "@/testing/invariants";
import { readOrder } from "@/testing/orders";
import { codeOf, times } from "@/testing/outcomes";
import { moveTo } from "@/testing/parcels";
import type { Trouble } from "@/testing/steadfast-double";
import { AuditEntry } from "@/models/audit-entry";

const { double, admin, makePacked, book } = await useSteadfast();

const bookings = () => double.calls.filter((call) => call.startsWith("POST")).length;

describe("bookParcels", () => {
  it("books packed parcels in one call, cleaned, with what the rider is to collect, and saves number, code and link", async () => {
    const first = await makePacked({
      name: "করিম <Uddin>",
      address: "House 12;\nRoad {5}, Dhanmondi",
      advance: { amount: 200, reference: "bKash" },
      advances: [{ at: new Date(), amount: 200 }],
      riderNote: "after 5 pm",
    });
    const second = await makePacked();
    expect(outcomesOf(await book(first, second))).toEqual(["booked", "booked"]);
    expect(bookings()).toBe(1);
    const theirs = double.ofInvoice(first.orderNumber);
    expect(theirs).toMatchObject({
      recipient_name: "করিম Uddin",
      recipient_address: "House 12 Road 5 , Dhanmondi",
      recipient_phone: "01712345678",
      cod_amount: first.amount - 200,
      note: "after 5 pm",
    });
    expect(await parcelOf(first)).toMatchObject({
      state: "packed",
      courier: "steadfast",
      trackingCode: theirs.tracking_code,
      consignmentId: String(theirs.consignment_id),
      bookedAmount: first.amount - 200,
    });
    expect((await parcelOf(first))?.booking).toBeUndefined();
    await expectInvariants();
  });

  it("tells of each row that is refused within a 200, and of each that is never sent", async () => {
    const [good, bad, odd, unpacked] = [
      await makePacked(),
      await makePacked(),
      await makePacked({ phone: "+19171234567" }),
      await makePacked(),
    ];
    await moveTo(admin(), unpacked._id.toString(), { from: "packed", to: "toPack" });
    double.refusals.set(String(bad.orderNumber), ["The recipient address is", "too short."]);
    const rows = await book(good, bad, odd, unpacked);
    expect(rows.map(({ outcome, message }) => [outcome, message])).toEqual([
      ["booked", ""],
      ["refused", "The recipient address is too short."],
      ["refused", "+19171234567 is no mobile of Bangladesh."],
      ["refused", "This parcel is not packed."],
    ]);
    expect(rows[1]?.order?.parcel.booking).toEqual({
      courier: "steadfast",
      state: "refused",
      problem: "The recipient address is too short.",
    });
    expect(double.rowsOfCalls).toEqual([2]);
    double.refusals.clear();
    expect(outcomesOf(await book(bad))).toEqual(["booked"]);
    await expectInvariants();
  });

  it("is in the record with what it was before, and tells no key", async () => {
    const order = await makePacked();
    await book(order);
    const [entry] = await AuditEntry.find({ objectId: order._id.toString(), verb: "update" }).lean();
    expect(entry).toMatchObject({
      actorEmail: admin().email,
      isDone: true,
      before: { courier: "", trackingCode: "", consignment: "" },
      after: { courier: "Steadfast", trackingCode: double.ofInvoice(order.orderNumber).tracking_code },
    });
    const written = JSON.stringify([entry, await readOrder(order._id.toString())]);
    expect(written).not.toContain(double.environment.STEADFAST_API_KEY);
    expect(written).not.toContain(double.environment.STEADFAST_SECRET_KEY);
  });

  it.each<Trouble>(["lost", "done and 500", "hang", "500", "wrong JSON", "empty"])(
    "after %s it says that nobody knows, and the next press finds out and books none twice",
    async (trouble) => {
      const orders = [await makePacked(), await makePacked()];
      double.troubles.push(trouble);
      expect(outcomesOf(await book(...orders))).toEqual(["unsure", "unsure"]);
      expect(outcomesOf(await book(...orders))).toEqual(["booked", "booked"]);
      expect(double.consignments.size).toBe(2);
      for (const order of orders) {
        const theirs = double.ofInvoice(order.orderNumber);
        expect((await parcelOf(order))?.consignmentId).toBe(String(theirs.consignment_id));
      }
      await expectInvariants();
    },
  );

  it("finds the number of a lost one in its history, and its code where it is told", async () => {
    const [silent, told] = [await makePacked(), await makePacked()];
    double.troubles.push("lost");
    await book(silent);
    await book(silent);
    expect(await parcelOf(silent)).not.toHaveProperty("trackingCode");
    expect((await makeCourierFile({ courier: "pathao" })).leftOut[0]?.problems[0]).toMatch(
      /^It is consignment/,
    );
    double.isTalkative = true;
    double.troubles.push("lost");
    await book(told);
    await book(told);
    expect((await parcelOf(told))?.trackingCode).toBe(double.ofInvoice(told.orderNumber).tracking_code);
  });

  it("does not take another parcel of the same number for its own", async () => {
    const order = await makePacked();
    const { name, phone, address } = order;
    const fields = { recipient_name: name, recipient_phone: phone, recipient_address: address };
    double.add({ ...fields, invoice: String(order.orderNumber), cod_amount: 5 });
    const [row] = await book(order);
    expect(row).toMatchObject({
      outcome: "refused",
      message: expect.stringContaining("was not booked here"),
    });
    expect(await parcelOf(order)).not.toHaveProperty("consignmentId");
  });

  it("is sent once by ten who press at once", async () => {
    const order = await makePacked();
    const { done } = await times(10, () => book(order));
    expect(done.flat().filter(({ outcome }) => outcome === "booked")).toHaveLength(1);
    expect(bookings()).toBe(1);
    await expectInvariants();
  });
});

describe("when its keys are refused", () => {
  it("asks once, and then nothing for an hour", async () => {
    const order = await makePacked();
    double.troubles.push("401");
    for (let press = 0; press < 5; press += 1) {
      const [row] = await book(order);
      expect(row).toMatchObject({
        outcome: "refused",
        message: expect.stringContaining("refuses the shop's keys"),
      });
    }
    await sweepLater();
    expect(double.calls).toHaveLength(1);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 61 * 60_000);
    expect(outcomesOf(await book(order))).toEqual(["booked"]);
  });

  it("waits as long as it is told after too many requests", async () => {
    const order = await makePacked();
    double.troubles.push("429");
    expect((await book(order))[0]?.message).toMatch(
      /^Steadfast asks the shop to wait\. Book it again after \d\d:\d\d\.$/,
    );
    await book(order);
    expect(double.calls).toHaveLength(1);
  });

  it("says what the account is refused for", async () => {
    const order = await makePacked();
    double.troubles.push("403");
    expect((await book(order))[0]).toMatchObject({ outcome: "refused", message: "Account inactive" });
  });
});

describe("a booked parcel", () => {
  it("is not unpacked, until its booking is taken away", async () => {
    const order = await makePacked();
    const id = order._id.toString();
    await book(order);
    expect(await codeOf(moveTo(admin(), id, { from: "packed", to: "toPack" }))).toBe("PARCEL_STATE");
    await moveTo(admin(), id, { from: "packed", to: "packed", trackingCode: "" });
    expect(await parcelOf(order)).not.toHaveProperty("consignmentId");
    await moveTo(admin(), id, { from: "packed", to: "toPack" });
    await expectInvariants();
  });

  it("goes with no other courier", async () => {
    const order = await makePacked();
    const id = order._id.toString();
    await book(order);
    const move = { from: "packed", to: "handedOver" } as const;
    expect(await codeOf(moveTo(admin(), id, { ...move, courier: "pathao" }))).toBe("PARCEL_STATE");
    await moveTo(admin(), id, { ...move, courier: "steadfast" });
  });

  it("of which nobody knows is not unpacked either, but handed over", async () => {
    const order = await makePacked();
    const id = order._id.toString();
    double.troubles.push("lost");
    await book(order);
    expect(await codeOf(moveTo(admin(), id, { from: "packed", to: "toPack" }))).toBe("PARCEL_STATE");
    await moveTo(admin(), id, {
      from: "packed",
      to: "handedOver",
      courier: "steadfast",
      trackingCode: "SF-1",
    });
    await sweepLater();
    expect(await parcelOf(order)).toMatchObject({
      state: "handedOver",
      trackingCode: "SF-1",
      consignmentId: String(double.ofInvoice(order.orderNumber).consignment_id),
    });
    await expectInvariants();
  });

  it("of which nobody knows is still looked for when its order was deleted and restored meanwhile", async () => {
    const order = await makePacked();
    const orderId = order._id.toString();
    double.troubles.push("lost");
    await book(order);
    await deleteOrder({ actor: admin(), orderId });
    await restoreOrder(orderId);
    expect(await parcelOf(order)).toMatchObject({ state: "packed", booking: { state: "sent" } });
    expect(await codeOf(moveTo(admin(), orderId, { from: "packed", to: "toPack" }))).toBe("PARCEL_STATE");
    await sweepLater();
    expect(await parcelOf(order)).toMatchObject({
      state: "packed",
      consignmentId: String(double.ofInvoice(order.orderNumber).consignment_id),
    });
    expect(double.consignments.size).toBe(1);
    await expectInvariants();
  });

  it("shows what Steadfast was told to collect, where an advance comes later", async () => {
    const order = await makePacked();
    await book(order);
    await noteAdvance({
      actor: admin(),
      orderId: order._id.toString(),
      advance: { amount: 100, reference: "bKash" },
    });
    const { amount, parcel } = await readOrder(order._id.toString());
    expect(parcel?.bookedAmount).toBe(amount);
  });
});
