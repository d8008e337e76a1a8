import { beforeEach, describe, expect, it } from "vitest";
import { requireDeskOrder } from "@/lib/orders/call-queue/desk-orders";
import { recordCall } from "@/lib/orders/call-queue/record-call";
import { setCalling } from "@/lib/orders/call-queue/set-calling";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";

useDatabase();

let actor: UserDto;
let orderId: string;
beforeEach(async () => {
  actor = await makeAdmin();
  orderId = await makeOrder(await makeUser(), { product: await makeProduct() });
});

const shown = () => requireDeskOrder(orderId, actor);

describe("setCalling", () => {
  it("is seen by others under its name, and by themselves as their own, until they have hung up", async () => {
    const other = await makeAdmin();
    await setCalling({ actor, orderId, isCalling: true });
    expect((await shown()).calling).toEqual({ name: actor.name, isMine: true });
    expect((await requireDeskOrder(orderId, other)).calling).toEqual({ name: actor.name, isMine: false });
    await setCalling({ actor: other, orderId, isCalling: false });
    expect((await shown()).calling).not.toBeNull();
    await recordCall({ actor, orderId, call: { outcome: "noAnswer" } });
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
