import { beforeEach, describe, expect, it } from "vitest";
import { requireDeskOrder } from "@/lib/orders/call-queue/desk-orders";
import { recordCall } from "@/lib/orders/call-queue/record-call";
import { recordCallSchema } from "@/lib/orders/call-queue/schema";
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
