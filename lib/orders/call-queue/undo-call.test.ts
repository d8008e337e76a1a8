import { beforeEach, describe, expect, it } from "vitest";
import { requireDeskOrder } from "@/lib/orders/call-queue/desk-orders";
import { recordCall } from "@/lib/orders/call-queue/record-call";
import { recordCallSchema } from "@/lib/orders/call-queue/schema";
import { undoCall } from "@/lib/orders/call-queue/undo-call";
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
let orderId: string;
beforeEach(async () => {
  actor = await makeAdmin();
  orderId = await makeOrder(await makeUser(), { product: await makeProduct() });
});

const call = (given: object) => recordCall({ actor, orderId, call: recordCallSchema.parse(given) });
const shown = () => requireDeskOrder(orderId, actor);

describe("undoCall", () => {
  it("takes a call back as if it had not been, by whoever made it and just then", async () => {
    const next = inMinutes(60);
    await call({ outcome: "later", nextAt: next });
    const before = await readOrder(orderId);
    await call({ outcome: "wrongNumber" });
    expect((await shown()).nextCallAt).toBeNull();
    const other = await makeAdmin();
    expect(await codeOf(undoCall({ actor: other, orderId }))).toBe("CANNOT_UNDO");
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

  it("takes back an agreement where the order held its pieces before", async () => {
    await call({ outcome: "agreed" });
    await undoCall({ actor, orderId });
    expect((await shown()).calls).toEqual([]);
  });

  it("takes back one call: a second time leaves the call before it", async () => {
    await call({ outcome: "noAnswer" });
    await call({ outcome: "switchedOff" });
    await undoCall({ actor, orderId });
    await undoCall({ actor, orderId });
    expect((await shown()).calls).toMatchObject([{ outcome: "noAnswer" }]);
  });
});
