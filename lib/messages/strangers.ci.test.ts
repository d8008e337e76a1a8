import { expect, it } from "vitest";
import { composeMessage } from "@/lib/messages/compose-message";
import type { CustomerMessage } from "@/lib/messages/constants";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeChannel, runOutbox, sent } from "@/testing/outbox";
import { makeProvedUser, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Order } from "@/models/order";

useDatabase();

it.each([
  ["sms", 6],
  ["mail", 10],
] as const)(
  "of orders that somebody only places, a stranger gets no more than a few by %s in a day",
  async (name, most) => {
    const [user, product] = [await makeProvedUser(), await makeProduct({ stock: "100" })];
    const channel = makeChannel(name);
    const orderIds: string[] = [];
    for (let count = 0; count < most + 3; count += 1) {
      orderIds.push(await makeOrder(user, { product }));
      await runOutbox(channel);
    }
    expect(sent).toHaveLength(most);
    // The desk's own changes are told all the same.
    await decideOrder({ orderId: orderIds[0] ?? "", decision: "Confirmed" });
    await runOutbox(channel);
    expect(sent).toHaveLength(most + 1);
  },
);

it("writes no name into a mail to an address that nobody has proved to be theirs", async () => {
  const name = "Karim http://evil.example/pay";
  const mailTo = async (user: Awaited<ReturnType<typeof makeUser>>) => {
    const orderId = await makeOrder(user, { product: await makeProduct() });
    await Order.updateOne({ _id: orderId }, { name });
    const { _id, events } = await readOrder(orderId);
    const kind: CustomerMessage = "placed";
    const composed = await composeMessage({
      _id: "m",
      kind,
      channel: "mail",
      orderId: _id,
      eventId: events[0]?.id,
      at: new Date(),
    });
    return JSON.stringify(composed);
  };
  expect(await mailTo(await makeUser())).not.toContain("evil.example");
  expect(await mailTo(await makeProvedUser())).toContain("evil.example");
});
