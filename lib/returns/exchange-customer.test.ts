import { describe, expect, it } from "vitest";
import { deleteAccount } from "@/lib/maintenance/personal-data/delete-account";
import { ERASED_NAME } from "@/lib/words/erased-name";
import { readAccountData } from "@/lib/maintenance/personal-data/read-account-data";
import { composeMessage } from "@/lib/messages/compose-message";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { hashPassword } from "@/lib/accounts/passwords/password";
import { listOrdersOfUser } from "@/lib/orders/queries";
import { readCompetition } from "@/lib/orders/limits/read-competition";
import { listReturns } from "@/lib/returns/queries";
import { useExchange } from "@/testing/exchanges";
import { expectInvariants } from "@/testing/invariants";
import { readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { bringTo, moveTo } from "@/testing/parcels";
import { Order } from "@/models/order";
import { User } from "@/models/user";

const { world, place, receive, settle, refund, stocks } = useExchange();

describe("its customer", () => {
  const credit = async () => ({ orderNumber: (await readOrder(world.orderId)).orderNumber, credit: 1_000 });

  it("has it among their orders and in what the shop keeps of them, and may order as much as before", async () => {
    const before = await readCompetition({ user: world.customer });
    const exchangeId = await place(world.coat);
    const mine = { _id: exchangeId, amount: 1_600, exchangeOf: await credit() };
    expect((await listOrdersOfUser(world.customer._id))[0]).toMatchObject(mine);
    expect((await readAccountData(world.customer)).orders[0]).toMatchObject(mine);
    expect(await readCompetition({ user: world.customer })).toEqual(before);
    await decideOrder({ orderId: exchangeId, decision: "Confirmed" });
    expect(await readCompetition({ user: world.customer })).toEqual(before);
  });

  it("is told of it in their language, and not by mail where they want none", async () => {
    await User.updateOne({ _id: world.customer._id }, { isOrderMailOff: true, language: "bn" });
    const { _id, events } = await readOrder(await place(world.coat));
    const message = {
      _id: "m",
      kind: "placed",
      orderId: _id,
      eventId: events[0]?.id,
      at: new Date(),
    } as const;
    expect(await composeMessage({ ...message, channel: "mail" })).toEqual({
      pointless: "The customer wants no mails about orders.",
    });
    expect(await composeMessage({ ...message, channel: "sms" })).toMatchObject({
      text: expect.stringMatching(/অর্ডার/),
    });
  });

  it("is told of it in the language of the order that it is for", async () => {
    await Order.updateOne({ _id: world.orderId }, { language: "bn" });
    expect(await readOrder(await place(world.coat))).toMatchObject({ language: "bn" });
  });

  it("may cancel it while it is pending: what they sent back is worth as much as before", async () => {
    const exchangeId = await place(world.coat);
    await deleteOrder({ actor: world.customer, orderId: exchangeId });
    expect(await stocks()).toEqual([
      [8, 0],
      [3, 0],
    ]);
    await receive();
    expect((await listReturns()).rows).toMatchObject([{ due: 1_000, exchange: { state: "void" } }]);
    await refund(1_000);
    await expectInvariants();
  });

  it("deletes their account once it is over, and is taken off it too", async () => {
    const password = "Dorji2026x";
    await User.updateOne({ _id: world.customer._id }, { passwordHash: await hashPassword(password) });
    const remove = () =>
      deleteAccount({ user: world.customer, sessionId: "", password, clientAddress: "10.0.0.1" });
    const exchangeId = await place(world.coat);
    await receive();
    await bringTo(world.admin, exchangeId, "handedOver");
    expect(await codeOf(remove())).toBe("ORDERS_OPEN");
    await moveTo(world.admin, exchangeId, { from: "handedOver", to: "delivered" });
    await settle();
    await remove();
    for (const id of [world.orderId, exchangeId])
      expect(await readOrder(id)).toMatchObject({ name: ERASED_NAME, phone: "", address: "", email: "" });
    await expectInvariants();
  });
});
