import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteAdvance } from "@/lib/orders/call-queue/note-advance";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { staffActor } from "@/lib/orders/events";
import { reopenOrder } from "@/lib/orders/decide/reopen-order";
import { restoreOrder } from "@/lib/orders/decide/restore-order";
import { findMove } from "@/lib/orders/lifecycle/rules";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { recountUnits } from "@/lib/maintenance/invariants/recount-units";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { updateProductSchema } from "@/lib/catalogue/products/schema";
import { change } from "@/testing/contents";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import type { MoveParcelRequest } from "@/lib/delivery/parcels/schema";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";
import { PARCEL_STATES, type ParcelState } from "@/lib/orders/lifecycle";

useDatabase();
afterEach(async () => {
  vi.restoreAllMocks();
  await expectInvariants();
});

let admin: UserDto;
let jeans: ProductDto;
let shirt: ProductDto;
let orderId: string;

/** Three jeans and two shirts of ten. */
beforeEach(async () => {
  admin = await makeAdmin();
  jeans = await makeProduct({ stock: "10" });
  shirt = await makeProduct({ name: "Shirt", stock: "10" });
  orderId = await makeOrder(
    await makeUser(),
    { product: jeans, quantity: 3 },
    { product: shirt, quantity: 2 },
  );
});

const move = (input: MoveParcelRequest) => moveTo(admin, orderId, input);
const bring = (state: ParcelState) => bringTo(admin, orderId, state);
/** Ticks so many jeans, and so many shirts, as sellable. */
const ticked = async (...sellable: number[]) => {
  const { cartItems } = await readOrder(orderId);
  return sellable.map((count, index) => {
    const { _id } = [jeans, shirt][index] ?? {};
    const line = cartItems.find(({ productId }) => productId.toString() === _id);
    return { lineId: line?._id.toString() ?? "", sellable: count };
  });
};
const counts = async () =>
  Promise.all(
    [jeans, shirt].map(async ({ _id }) => {
      const { stock, held, sold } = await readUnit(_id);
      return [stock, held, sold];
    }),
  );
const SOLD = [
  [7, 0, 3],
  [8, 0, 2],
];

describe("from any state to any other", () => {
  it.each(PARCEL_STATES)("%s leads where the table says, and to nothing else", async (from) => {
    await bring(from);
    for (const to of PARCEL_STATES) {
      const step = findMove(from, to)?.kind;
      const before = await readOrder(orderId);
      expect(await codeOf(move({ from, to })), `${from} → ${to}`).toBe(step ? "done" : "PARCEL_STATE");
      const after = await readOrder(orderId);
      expect(after.parcel?.state).toBe(step ? to : from);
      expect(after.version).toBe((before.version ?? 0) + (step ? 1 : 0));
      expect(after.events.length - before.events.length).toBe(step ? 1 : 0);
      await expectInvariants();
      if (step === "forward" || step === "back") await move({ from: to, to: from });
    }
  });
});

it("stays out where its order is deleted at the moment of the step back", async () => {
  await bring("handedOver");
  const update = Order.findOneAndUpdate.bind(Order);
  const deleteFirst = (...args: Parameters<typeof update>) => ({
    lean: () => deleteOrder({ actor: admin, orderId }).then(() => update(...args).lean()),
  });
  vi.spyOn(Order, "findOneAndUpdate").mockImplementationOnce(deleteFirst as unknown as typeof update);
  expect(await codeOf(move({ from: "handedOver", to: "packed" }))).toBe("PARCEL_STATE");
  expect((await readOrder(orderId)).parcel?.state).toBe("handedOver");
});

it("is told where it is meanwhile, and changes nothing", async () => {
  await bring("packed");
  await expect(move({ from: "toPack", to: "packed" })).rejects.toMatchObject({
    code: "PARCEL_STATE",
    details: { state: "packed" },
  });
  expect((await readOrder(orderId)).version).toBe(2);
});

it("is of Confirmed orders alone", async () => {
  expect(await codeOf(move({ from: "toPack", to: "packed" }))).toBe("PARCEL_STATE");
  await deleteOrder({ actor: admin, orderId });
  expect(await codeOf(move({ from: "toPack", to: "packed" }))).toBe("NOT_FOUND");
});

it("notes at hand-over what is to be collected: the amount, less the discount and what was paid before", async () => {
  await change(admin, orderId, { discount: { amount: 90, reason: "regular" } });
  await noteAdvance({ actor: admin, orderId, advance: { amount: 200, reference: "bKash 9XK27" } });
  await bring("handedOver");
  const { amount, parcel } = await readOrder(orderId);
  expect(amount).toBe(3 * jeans.price + 2 * shirt.price + 100 - 90);
  expect(parcel).toMatchObject({ courier: "steadfast", cashExpected: amount - 200 });
  expect(
    await codeOf(noteAdvance({ actor: admin, orderId, advance: { amount: 300, reference: "bKash 9XK28" } })),
  ).toBe("PARCEL_STATE");
  await move({ from: "handedOver", to: "packed" });
  expect((await readOrder(orderId)).parcel?.cashExpected).toBeUndefined();
  await noteAdvance({ actor: admin, orderId, advance: { amount: 90_000, reference: "bKash 9XK28" } });
  await move({ from: "packed", to: "handedOver" });
  expect((await readOrder(orderId)).parcel?.cashExpected).toBe(0);
});

it("is neither changed nor reopened once it is packed, and again after a step back", async () => {
  await bring("packed");
  const reopen = () => reopenOrder({ by: staffActor(admin), orderId });
  for (const work of [() => change(admin, orderId, { name: "Karim" }), reopen])
    expect(await codeOf(work())).toBe("PARCEL_STATE");
  await move({ from: "packed", to: "handedOver" });
  for (const work of [() => change(admin, orderId, { name: "Karim" }), reopen])
    expect(await codeOf(work())).toBe("PARCEL_STATE");
  await move({ from: "handedOver", to: "packed" });
  await move({ from: "packed", to: "toPack" });
  await change(admin, orderId, { name: "Karim" });
  await deleteOrder({ actor: admin, orderId });
  await restoreOrder(orderId);
  expect((await readOrder(orderId)).parcel?.state).toBe("toPack");
  await reopen();
  expect((await readOrder(orderId)).parcel).toBeUndefined();
});

describe("what came back", () => {
  it("goes back to the stock as far as it is ticked, with the step that tells of it", async () => {
    await bring("returning");
    expect(await counts()).toEqual(SOLD);
    const returned = await ticked(2, 2);
    await move({ from: "returning", to: "returned", returned });
    expect(await counts()).toEqual([
      [9, 0, 1],
      [10, 0, 0],
    ]);
    expect(await codeOf(move({ from: "returning", to: "returned", returned }))).toBe("PARCEL_STATE");
  });

  it("is in the stock also after the units were counted anew, as after a restored backup", async () => {
    await bring("returning");
    await move({ from: "returning", to: "returned", returned: await ticked(2, 1) });
    const before = await counts();
    await recountUnits();
    expect(await counts()).toEqual(before);
  });

  it("is taken again with the step back, if it is still there", async () => {
    await bring("returning");
    await move({ from: "returning", to: "returned", returned: await ticked(3, 2) });
    await move({ from: "returned", to: "returning" });
    expect(await counts()).toEqual(SOLD);
    expect((await readOrder(orderId)).parcel?.returned).toBeUndefined();
    await move({ from: "returning", to: "returned", returned: await ticked(3, 2) });
    await makeOrder(await makeUser(), { product: jeans, quantity: 8 });
    expect(await codeOf(move({ from: "returned", to: "returning" }))).toBe("PARCEL_STATE");
    expect((await readOrder(orderId)).parcel?.state).toBe("returned");
    expect(await counts()).toEqual([
      [2, 8, 0],
      [10, 0, 0],
    ]);
  });

  it("of a parcel that was delivered in part is noted when it arrives, once", async () => {
    await bring("partlyDelivered");
    expect(await counts()).toEqual(SOLD);
    const note = async () =>
      move({ from: "partlyDelivered", to: "partlyDelivered", returned: await ticked(1) });
    await note();
    expect(await counts()).toEqual([
      [8, 0, 2],
      [8, 0, 2],
    ]);
    expect(await codeOf(note())).toBe("PARCEL_STATE");
    await move({ from: "partlyDelivered", to: "handedOver" });
    expect(await counts()).toEqual(SOLD);
    await move({ from: "handedOver", to: "partlyDelivered", returned: await ticked(0, 1) });
    expect(await counts()).toEqual([
      [7, 0, 3],
      [9, 0, 1],
    ]);
  });

  it("is never more than was sent, of no other order, no line twice, and of no other step", async () => {
    await bring("returning");
    const [first] = await ticked(1);
    for (const returned of [
      await ticked(4),
      (await ticked(2)).map((line) => ({ ...line, back: 1 })),
      (await ticked(2)).map((line) => ({ ...line, back: 4 })),
      [{ lineId: jeans._id, sellable: 1 }],
      [first, first].flatMap((line) => line ?? []),
    ])
      expect(await codeOf(move({ from: "returning", to: "returned", returned }))).toBe("INVALID_FIELDS");
    for (const to of ["lost", "handedOver"] as const)
      expect(await codeOf(move({ from: "returning", to, returned: await ticked(1) }))).toBe("PARCEL_STATE");
    await move({ from: "returning", to: "lost" });
    expect(await counts()).toEqual(SOLD);
  });

  it("goes to the options that took its place where its own is no longer made", async () => {
    await bring("returning");
    await updateProduct({
      productId: jeans._id,
      fields: updateProductSchema.parse({
        stockByOption: [
          { size: "30", color: "Indigo", stock: 4 },
          { size: "32", color: "Indigo", stock: 1 },
        ],
      }),
    });
    await move({ from: "returning", to: "returned", returned: await ticked(2) });
    await expectInvariants();
    expect(await codeOf(move({ from: "returned", to: "returning" }))).toBe("PARCEL_STATE");
  });
});

describe("a tracking code", () => {
  it("is of one parcel, and keeps it packed until it is removed", async () => {
    await bring("packed");
    await move({ from: "packed", to: "packed", trackingCode: "SFR-1", courier: "steadfast" });
    expect(await codeOf(move({ from: "packed", to: "toPack" }))).toBe("PARCEL_STATE");
    const other = await makeOrder(await makeUser(), { product: shirt });
    await bringTo(admin, other, "handedOver");
    expect(
      await codeOf(moveTo(admin, other, { from: "handedOver", to: "handedOver", trackingCode: "SFR-1" })),
    ).toBe("PARCEL_STATE");
    await move({ from: "packed", to: "packed", trackingCode: "" });
    await move({ from: "packed", to: "toPack", trackingCode: "SFR-2", courier: "redx" });
    const { parcel } = await readOrder(orderId);
    expect([parcel?.trackingCode, parcel?.courier, parcel?.packedAt]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
