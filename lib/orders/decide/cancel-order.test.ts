import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { UserDto } from "@/lib/accounts/users/dto";
import { moveParcel } from "@/lib/delivery/parcels/move-parcel";
import { cancelOrder } from "@/lib/orders/decide/cancel-order";
import { noteReason } from "@/lib/orders/decide/note-reason";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { reopenOrder } from "@/lib/orders/decide/reopen-order";
import { staffActor } from "@/lib/orders/events";
import type { ParcelState } from "@/lib/orders/lifecycle";
import { cancelOrderSchema, noteReasonSchema } from "@/lib/orders/schema";
import { Order } from "@/models/order";
import { interceptWrite } from "@/testing/crashes";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";

useDatabase();
afterEach(() => vi.restoreAllMocks());

let admin: UserDto;
let product: Awaited<ReturnType<typeof makeProduct>>;
let orderId: string;
beforeEach(async () => {
  [admin, product] = [await makeAdmin(), await makeProduct({ stock: "10" })];
  orderId = await makeOrder(await makeUser(), { product, quantity: 3 });
});

const by = () => staffActor(admin);
const cancel = () => cancelOrder({ by: by(), orderId });
const reopen = () => reopenOrder({ by: by(), orderId });

async function confirm(...states: ParcelState[]): Promise<void> {
  await decideOrder({ orderId, decision: "Confirmed", by: by() });
  let from: ParcelState = "toPack";
  for (const to of states) {
    await moveParcel({ by: by(), orderId, input: { from, to } });
    from = to;
  }
}

const STATES: [string, ParcelState[] | null][] = [
  ["is pending", null],
  ["is to be packed", []],
  ["is packed", ["packed"]],
];

describe.each(STATES)("an order that %s", (_, states) => {
  beforeEach(async () => {
    if (states) await confirm(...states);
  });

  it("is cancelled, its pieces are free again, and its history says why", async () => {
    const words = { reason: "outOfStock", note: "The last one is torn" } as const;
    expect(await cancelOrder({ by: by(), orderId, words })).toEqual([product._id]);
    const order = await readOrder(orderId);
    expect(order).toMatchObject({ status: "Canceled", cancellation: words });
    expect(order.parcel?.state).toBeUndefined();
    expect(order.events.at(-1)).toMatchObject({ kind: "canceled", details: { reason: "outOfStock" } });
    expect(order.outbox?.map(String)).toContain(order.events.at(-1)?.id.toString());
    expect(await readUnit(product._id)).toMatchObject({ stock: 10, held: 0, sold: 0 });
    await expectInvariants();
  });

  it("gives its pieces back once, however often it is cancelled", async () => {
    const codes = await Promise.all([cancel(), cancel(), cancel()].map(codeOf));
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(await codeOf(cancel())).toBe("ORDER_NOT_PENDING");
    expect(await readUnit(product._id)).toMatchObject({ stock: 10, held: 0, sold: 0 });
    await expectInvariants();
  });

  it("is what it was once the cancel is taken back", async () => {
    const before = await readOrder(orderId);
    await cancel();
    expect(await reopen()).toEqual([product._id]);
    const { status, parcel, cancellation, confirmedAt } = await readOrder(orderId);
    expect([status, parcel?.state]).toEqual([before.status, before.parcel?.state]);
    expect([confirmedAt, cancellation]).toEqual([before.confirmedAt, undefined]);
    const pieces = states ? { held: 0, sold: 3 } : { held: 3, sold: 0 };
    expect(await readUnit(product._id)).toMatchObject({ stock: 7, ...pieces });
    await expectInvariants();
  });

  it("stays cancelled where its pieces are somebody else's by now", async () => {
    await cancel();
    await makeOrder(await makeUser(), { product, quantity: 8 });
    expect(await codeOf(reopen())).toBe("OUT_OF_STOCK");
    expect((await readOrder(orderId)).status).toBe("Canceled");
    await expectInvariants();
  });
});

it.each<[ParcelState[]]>([[["packed", "handedOver"]], [["packed", "handedOver", "delivered"]]])(
  "refuses once a courier has had it: %j",
  async (states) => {
    await confirm(...states);
    expect(await codeOf(cancel())).toBe("PARCEL_STATE");
    expect(await readUnit(product._id)).toMatchObject({ stock: 7, sold: 3 });
  },
);

it("finds none that is deleted", async () => {
  await deleteOrder({ actor: admin, orderId });
  expect(await codeOf(cancel())).toBe("NOT_FOUND");
  expect(await codeOf(reopen())).toBe("NOT_FOUND");
});

it("is taken back for less than the minute after which its customer is told", async () => {
  await cancel();
  const { cancellation } = await readOrder(orderId);
  const before = new Date((cancellation?.at.getTime() ?? 0) - 46_000);
  await Order.updateOne({ _id: orderId }, { "cancellation.at": before });
  expect(await codeOf(reopen())).toBe("ORDER_NOT_PENDING");
});

it("stays cancelled where that time ends while its pieces are being held", async () => {
  await cancel();
  interceptWrite(0, async () => {
    const before = new Date(Date.now() - 46_000);
    await Order.updateOne({ _id: orderId }, { "cancellation.at": before });
  });
  expect(await codeOf(reopen())).toBe("ORDER_NOT_PENDING");
  expect(await readUnit(product._id)).toMatchObject({ stock: 10, held: 0, sold: 0 });
  await expectInvariants();
});

it("keeps a booking with a courier, who still has it, until it is withdrawn there", async () => {
  await confirm("packed");
  const booked = { "parcel.courier": "steadfast", "parcel.consignmentId": "1424107" };
  await Order.updateOne({ _id: orderId }, { $set: booked });
  await cancel();
  const kept = { courier: "steadfast", consignmentId: "1424107" };
  expect((await readOrder(orderId)).parcel).toMatchObject(kept);
  await expectInvariants();
  await reopen();
  expect((await readOrder(orderId)).parcel).toMatchObject({ ...kept, state: "packed" });
});

describe("its reason", () => {
  it("is noted in the tap that follows, and only of what is cancelled", async () => {
    expect(await codeOf(noteReason(orderId, { reason: "fake" }))).toBe("ORDER_NOT_PENDING");
    await cancel();
    await noteReason(orderId, { reason: "fake", note: "The fifth this week" });
    const { cancellation } = await readOrder(orderId);
    expect(cancellation).toMatchObject({ reason: "fake", note: "The fifth this week" });
  });

  it("is one of those that there are", () => {
    expect(cancelOrderSchema.safeParse({}).success).toBe(true);
    expect(cancelOrderSchema.safeParse({ reason: "bored" }).success).toBe(false);
    expect(noteReasonSchema.safeParse({ note: "No reason" }).success).toBe(false);
  });
});
