import { beforeEach, describe, expect, it } from "vitest";
import type { UserDto } from "@/lib/accounts/users/dto";
import { makeCourierFile } from "@/lib/delivery/parcels/hand-over-file";
import { toParcelOrder } from "@/lib/delivery/parcels/queries";
import { toConsignment } from "@/lib/delivery/parcels/to-consignment";
import { factsOf } from "@/lib/messages/facts";
import { noteAdvance } from "@/lib/orders/call-queue/note-advance";
import { cashToCollect, isCollectedAtDoor, PAYMENT_METHODS, REFERENCED_METHODS } from "@/lib/orders/payment";
import { getDeskNumbers } from "@/lib/reports/desk-home/queries";
import { DEFAULT_PIECE_GRAMS } from "@/lib/delivery/settings/schema";
import { useDatabase } from "@/testing/database";
import { codeOf } from "@/testing/outcomes";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();

let [admin, user]: (UserDto | null)[] = [];
beforeEach(async () => {
  [admin, user] = [await makeAdmin(), await makeUser()];
});

const CASES = [
  {},
  { advance: { amount: 500, reference: "9XK27" } },
  { advance: { amount: 1_600, reference: "9XK27" } },
  // The order became smaller since.
  { advance: { amount: 9_000, reference: "9XK27" } },
  { amount: 0 },
];

describe.each(PAYMENT_METHODS)("of an order paid by %s", (paymentMethod) => {
  it.each(CASES)("all places collect the same with %j", async (fields) => {
    if (!admin || !user) throw new Error("There is nobody.");
    const orderId = await makeOrder(user, { product: await makeProduct() });
    await Order.updateOne({ _id: orderId }, { ...fields, paymentMethod });
    await bringTo(admin, orderId, "packed");
    const order = await readOrder(orderId);
    const paid = "advance" in fields ? (fields.advance?.amount ?? 0) : 0;
    const collected = isCollectedAtDoor(paymentMethod) ? Math.max(0, order.amount - paid) : 0;

    expect(cashToCollect(order)).toBe(collected);
    expect(toParcelOrder(order).cashToCollect).toBe(collected);
    expect(toConsignment(order, DEFAULT_PIECE_GRAMS).amount).toBe(collected);
    expect(factsOf({ order, event: undefined, at: new Date(), link: null }).toPay).toBe(collected);
    const { csv } = await makeCourierFile({ courier: "steadfast" });
    expect(csv).toContain("Phone,Amount,Note");
    expect(csv).toContain(`,${order.phone},${collected},`);
    expect((await getDeskNumbers()).today.toCollect).toBe(collected);

    await moveTo(admin, orderId, { from: "packed", to: "handedOver", courier: "steadfast" });
    expect((await readOrder(orderId)).parcel?.cashExpected).toBe(collected);
  });

  it("an advance without a reference is noted unless the method needs one", async () => {
    if (!admin || !user) throw new Error("There is nobody.");
    const orderId = await makeOrder(user, { product: await makeProduct() });
    await Order.updateOne({ _id: orderId }, { paymentMethod });
    const noted = codeOf(noteAdvance({ actor: admin, orderId, advance: { amount: 100, reference: "" } }));
    expect(await noted).toBe(REFERENCED_METHODS.includes(paymentMethod) ? "INVALID_FIELDS" : "done");
  });
});
