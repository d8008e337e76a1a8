import { beforeEach, describe, expect, it } from "vitest";
import { addNote } from "@/lib/orders/call-queue/add-note";
import { requireDeskOrder } from "@/lib/orders/call-queue/desk-orders";
import { recordCall, undoCall } from "@/lib/orders/call-queue/record-call";
import { addNoteSchema, recordCallSchema } from "@/lib/orders/call-queue/schema";
import { setCalling } from "@/lib/orders/call-queue/set-calling";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";

useDatabase();

const NOBODY = "65f000000000000000000001";
const inMinutes = (minutes: number): string => toDhakaIso(new Date(Date.now() + minutes * 60_000));

let actor: UserDto;
let customer: UserDto;
let orderId: string;
beforeEach(async () => {
  [actor, customer] = [await makeAdmin(), await makeUser()];
  orderId = await makeOrder(customer, { product: await makeProduct() });
});

const call = (given: object) => recordCall({ actor, orderId, call: recordCallSchema.parse(given) });
const shown = () => requireDeskOrder(orderId, actor);

describe("recordCall", () => {
  it("keeps each call with who made it, and the time that the last one left", async () => {
    const at = inMinutes(90);
    await call({ outcome: "noAnswer" });
    await call({ outcome: "later", nextAt: at, note: " after \u202ework " });
    expect(await shown()).toMatchObject({
      calls: [
        { by: actor.name, outcome: "noAnswer", nextAt: null, note: "" },
        { by: actor.name, outcome: "later", nextAt: at, note: "after work" },
      ],
      nextCallAt: at,
    });
    await call({ outcome: "agreed" });
    expect(await shown()).toMatchObject({ nextCallAt: null });
  });

  it("takes the second of a double tap for no second call", async () => {
    const next = inMinutes(60);
    await Promise.all([1, 2, 3].map(() => call({ outcome: "noAnswer", nextAt: next })));
    expect((await shown()).calls).toHaveLength(1);
    await call({ outcome: "switchedOff" });
    await Order.updateOne({ _id: orderId }, { "calls.1.at": new Date(Date.now() - 6_000) });
    await call({ outcome: "switchedOff" });
    expect((await shown()).calls.map(({ outcome }) => outcome)).toEqual([
      "noAnswer",
      "switchedOff",
      "switchedOff",
    ]);
    expect((await readOrder(orderId)).events.filter(({ kind }) => kind === "called")).toHaveLength(3);
  });

  it("is taken back as if it had not been, by whoever made it and just then", async () => {
    const next = inMinutes(60);
    await call({ outcome: "later", nextAt: next });
    const before = await readOrder(orderId);
    await call({ outcome: "wrongNumber" });
    expect((await shown()).nextCallAt).toBeNull();
    await undoCall({ actor: await makeAdmin(), orderId });
    expect((await shown()).calls).toHaveLength(2);
    await undoCall({ actor, orderId });
    expect(await shown()).toMatchObject({ calls: [{ outcome: "later" }], nextCallAt: next });
    const { events, outbox, version } = await readOrder(orderId);
    expect([events, outbox]).toEqual([before.events, before.outbox]);
    expect(version).toBe(before.version + 2);
    await Order.updateOne({ _id: orderId }, { "calls.0.at": new Date(Date.now() - 31_000) });
    await undoCall({ actor, orderId });
    expect((await shown()).calls).toHaveLength(1);
    expect(await codeOf(undoCall({ actor, orderId: NOBODY }))).toBe("NOT_FOUND");
  });

  it("is taken back once: a second time leaves the call before it", async () => {
    await call({ outcome: "noAnswer" });
    await call({ outcome: "switchedOff" });
    await undoCall({ actor, orderId });
    await undoCall({ actor, orderId });
    expect((await shown()).calls).toMatchObject([{ outcome: "noAnswer" }]);
  });

  it("raises the version and writes its event in the same update", async () => {
    const before = await readOrder(orderId);
    await call({ outcome: "switchedOff" });
    const after = await readOrder(orderId);
    expect(after.version).toBe(before.version + 1);
    expect(after.status).toBe("pending");
    expect(after.events.at(-1)).toMatchObject({
      kind: "called",
      by: { role: "staff" },
      details: { outcome: "switchedOff" },
    });
  });

  it("loses none of two that are written at the same moment", async () => {
    await Promise.all([call({ outcome: "noAnswer" }), call({ outcome: "wrongNumber" })]);
    expect((await shown()).calls).toHaveLength(2);
    expect((await readOrder(orderId)).version).toBe(2);
  });

  it("works on an order that its customer called off, and on none that the desk deleted", async () => {
    await deleteOrder({ actor: customer, orderId });
    await call({ outcome: "agreed" });
    expect((await shown()).calledOffAt).toMatch(/\+06:00$/);
    await Order.updateOne({ _id: orderId }, { isCalledOff: false });
    expect(await codeOf(call({ outcome: "agreed" }))).toBe("NOT_FOUND");
    expect(await codeOf(requireDeskOrder(NOBODY, actor))).toBe("NOT_FOUND");
  });

  it.each([
    {},
    { outcome: "busy" },
    { outcome: "later", nextAt: "tomorrow" },
    { outcome: "later", nextAt: "2026-11-22T10:00" },
    { outcome: "later", nextAt: inMinutes(-120) },
    { outcome: "later", nextAt: inMinutes(70 * 24 * 60) },
    { outcome: "later", note: "x".repeat(501) },
    { outcome: ["later"] },
  ])("refuses %j", (given) => {
    expect(recordCallSchema.safeParse(given).success).toBe(false);
  });
});

describe("addNote", () => {
  it("keeps every note, and leaves the calls alone", async () => {
    await addNote({ actor, orderId, text: "gate 2" });
    await addNote({ actor, orderId, text: "গার্ডকে বলুন" });
    expect(await shown()).toMatchObject({
      notes: [
        { by: actor.name, text: "gate 2" },
        { by: actor.name, text: "গার্ডকে বলুন" },
      ],
      calls: [],
      version: 2,
    });
  });

  it.each(["", "  \n ", "\u200d", "x".repeat(501)])("refuses %j", (text) => {
    expect(addNoteSchema.safeParse({ text }).success).toBe(false);
  });
});

describe("setCalling", () => {
  it("is seen by others under its name, and by themselves as their own, until they have hung up", async () => {
    const other = await makeAdmin();
    await setCalling({ actor, orderId, isCalling: true });
    expect((await shown()).calling).toEqual({ name: actor.name, isMine: true });
    expect((await requireDeskOrder(orderId, other)).calling).toEqual({ name: actor.name, isMine: false });
    await setCalling({ actor: other, orderId, isCalling: false });
    expect((await shown()).calling).not.toBeNull();
    await call({ outcome: "noAnswer" });
    expect((await shown()).calling).toBeNull();
  });

  it("is believed for two minutes, and is no change of the order", async () => {
    const before = await readOrder(orderId);
    await setCalling({ actor, orderId, isCalling: true });
    const after = await readOrder(orderId);
    expect([after.version, after.updatedAt]).toEqual([before.version, before.updatedAt]);
    const seconds = ((after.calling?.until.getTime() ?? 0) - Date.now()) / 1_000;
    expect(seconds).toBeGreaterThan(110);
    expect(seconds).toBeLessThan(121);
    await Order.updateOne({ _id: orderId }, { "calling.until": new Date(Date.now() - 1) });
    expect((await shown()).calling).toBeNull();
  });
});
