import { describe, expect, it, vi } from "vitest";
import { sweepBookings } from "@/lib/delivery/bookings/sweep-bookings";
import { outcomesOf, parcelOf, sweepLater, useSteadfast } from "@/testing/bookings";
import { expectInvariants } from "@/testing/invariants";
import { moveTo } from "@/testing/parcels";
import { Order } from "@/models/order";

const { double, admin, makePacked, book } = await useSteadfast();

describe("a booking that was killed", () => {
  const crash = (): never => {
    throw new Error("The process ended here.");
  };

  it("before the courier had it is made by the sweeper", async () => {
    const order = await makePacked();
    double.troubles.push("500");
    const kill = vi.spyOn(Order, "updateOne").mockImplementationOnce(crash);
    await expect(book(order)).rejects.toThrow("ended here");
    kill.mockRestore();
    expect((await parcelOf(order))?.booking).toMatchObject({ state: "sent", tries: 1 });
    expect(outcomesOf(await book(order))).toEqual(["refused"]);
    await sweepLater();
    expect((await parcelOf(order))?.consignmentId).toBeDefined();
    await expectInvariants();
  });

  it("between the call and the write is found by the sweeper, once", async () => {
    const orders = [await makePacked(), await makePacked(), await makePacked()];
    const update = Order.findOneAndUpdate.bind(Order);
    let count = 0;
    // Three reservations, one that is saved, and then no more.
    vi.spyOn(Order, "findOneAndUpdate").mockImplementation(((...args: Parameters<typeof update>) => {
      count += 1;
      return count > 4 ? crash() : update(...args);
    }) as typeof update);
    await expect(book(...orders)).rejects.toThrow("ended here");
    vi.restoreAllMocks();
    expect(double.consignments.size).toBe(3);
    await Promise.all([sweepLater(), sweepBookings(), sweepBookings()]);
    await sweepLater();
    for (const order of orders)
      expect((await parcelOf(order))?.consignmentId).toBe(
        String(double.ofInvoice(order.orderNumber).consignment_id),
      );
    expect(double.consignments.size).toBe(3);
    await expectInvariants();
  });

  it("is not made any more for a parcel that went out by hand meanwhile, but found if it was", async () => {
    const [never, made] = [await makePacked(), await makePacked()];
    double.troubles.push("500");
    await book(never);
    double.troubles.push("lost");
    await book(made);
    for (const { _id } of [never, made])
      await moveTo(admin(), _id.toString(), { from: "packed", to: "handedOver", courier: "steadfast" });
    await sweepLater();
    expect(double.consignments.size).toBe(1);
    expect(await parcelOf(never)).not.toHaveProperty("booking");
    expect((await parcelOf(made))?.consignmentId).toBeDefined();
  });
});
