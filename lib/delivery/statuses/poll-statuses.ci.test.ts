import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bookParcels } from "@/lib/delivery/bookings/book-parcels";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { processState } from "@/lib/platform/process-state.mjs";
import { pollStatuses } from "@/lib/delivery/statuses/poll-statuses";
import { hasCome } from "@/lib/platform/time/clocks";
import { DAY_MS, HOUR_MS } from "@/lib/platform/time/durations.mjs";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { planOf } from "@/testing/plans";
import { makeProduct } from "@/testing/products";
import { SteadfastDouble } from "@/testing/steadfast-double";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";

const double = new SteadfastDouble();
await double.start();
Object.assign(process.env, double.environment);

useDatabase();
afterAll(() => double.stop());
afterEach(() => vi.restoreAllMocks());

let admin: UserDto;
let orderIds: string[];

/** Three that Steadfast has. */
beforeEach(async () => {
  double.reset();
  Reflect.deleteProperty(processState, "courierPauses");
  admin = await makeAdmin();
  const customer = await makeProvedUser();
  orderIds = [];
  for (let index = 0; index < 3; index += 1) {
    const product = await makeProduct({ name: `Jeans ${index}`, stock: "10" });
    const orderId = await makeOrder(customer, { product });
    await bringTo(admin, orderId, "packed");
    orderIds.push(orderId);
  }
  await bookParcels({ actor: admin, ids: orderIds });
  for (const orderId of orderIds)
    await moveTo(admin, orderId, { from: "packed", to: "handedOver", courier: "steadfast" });
  double.calls.length = 0;
});

const parcelOf = async (index: number) => (await readOrder(orderIds[index] ?? "")).parcel;
const setStatus = async (index: number, status: string) => {
  double.ofInvoice((await readOrder(orderIds[index] ?? "")).orderNumber).status = status;
};
const pollLater = async () => {
  const polled: Record<string, object> = { "parcel.pollAt": { $type: "date" } };
  await Order.updateMany(polled, { $set: { "parcel.pollAt": new Date(0) } });
  await pollStatuses();
};

describe("pollStatuses", () => {
  it("moves what has arrived and what comes back, forwards alone, and asks once in half an hour", async () => {
    await setStatus(0, "delivered");
    await setStatus(1, "cancelled");
    await pollStatuses();
    await pollStatuses();
    expect(double.calls).toHaveLength(3);
    expect((await parcelOf(0))?.state).toBe("delivered");
    expect((await parcelOf(1))?.state).toBe("returning");
    expect((await parcelOf(2))?.state).toBe("handedOver");
    await expectInvariants();
  });

  it.each([HOUR_MS, DAY_MS, 30 * DAY_MS])(
    "asks, and once, where the clock was put back %i ms",
    async (ms) => {
      await Order.updateMany({}, { $set: { "parcel.pollAt": new Date(Date.now() + ms) } });
      await pollStatuses();
      await pollStatuses();
      expect(double.calls).toHaveLength(3);
    },
  );

  it("is of one process for each parcel, when four ask at once", async () => {
    await Promise.all([pollStatuses(), pollStatuses(), pollStatuses(), pollStatuses()]);
    expect(double.calls).toHaveLength(3);
  });

  it("asks how far a return has come until it is back, and then nothing more", async () => {
    await setStatus(1, "cancelled");
    await pollLater();
    await setStatus(1, "cancelled_return_received");
    await pollLater();
    expect(await parcelOf(1)).toMatchObject({
      state: "returning",
      courierStatus: { status: "cancelled_return_received" },
    });
    double.calls.length = 0;
    await pollLater();
    expect(double.calls).toHaveLength(2);
    expect(await parcelOf(1)).not.toHaveProperty("pollAt");
  });

  it("does not undo what somebody of the shop has put right", async () => {
    await setStatus(0, "cancelled");
    await pollLater();
    await moveTo(admin, orderIds[0] ?? "", { from: "returning", to: "handedOver" });
    await pollLater();
    expect((await parcelOf(0))?.state).toBe("handedOver");
  });

  it("goes on asking for one whose order was deleted while it was out", async () => {
    await deleteOrder({ actor: admin, orderId: orderIds[0] ?? "" });
    await pollLater();
    await setStatus(0, "delivered");
    await pollLater();
    expect((await parcelOf(0))?.state).toBe("delivered");
  });

  it("asks again for one that somebody put back on its way", async () => {
    await setStatus(0, "delivered");
    await pollLater();
    await pollLater();
    expect(await parcelOf(0)).not.toHaveProperty("pollAt");
    await moveTo(admin, orderIds[0] ?? "", { from: "delivered", to: "handedOver" });
    expect((await parcelOf(0))?.pollAt).toBeInstanceOf(Date);
  });

  it("stops at the first refusal of the keys, and stays away", async () => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    double.troubles.push("401");
    await pollLater();
    await pollLater();
    expect(double.calls).toHaveLength(1);
    expect((await parcelOf(0))?.state).toBe("handedOver");
  });

  it.each(["500", "wrong JSON", "lost"] as const)(
    "ends its round after %s and goes on later",
    async (trouble) => {
      await setStatus(0, "delivered");
      double.troubles.push(trouble);
      await pollLater();
      await pollLater();
      expect((await parcelOf(0))?.state).toBe("delivered");
    },
  );

  it("finds them by an index", async () => {
    const due = hasCome({ field: "parcel.pollAt", furthestMs: HOUR_MS });
    const { stages } = await planOf(Order.find(due).sort({ "parcel.pollAt": 1 }));
    expect(stages).toContain("IXSCAN(polledParcels)");
    const retry = hasCome({ field: "parcel.booking.retryAt", furthestMs: DAY_MS });
    const open = await planOf(Order.find(retry).sort({ "parcel.booking.retryAt": 1 }));
    expect(open.stages).toContain("IXSCAN(openBookings)");
    const byId: Record<string, object> = { "parcel.consignmentId": { $eq: "1", $type: "string" } };
    expect((await planOf(Order.find(byId))).stages).toContain("IXSCAN");
  });
});
