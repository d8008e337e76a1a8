import { beforeEach, expect, it } from "vitest";
import { eraseOrder } from "@/lib/maintenance/personal-data/erase-order";
import { composeMessage } from "@/lib/messages/compose-message";
import { getTrackedOrder } from "@/lib/orders/tracking/queries";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

useDatabase();

let orderId: string;
beforeEach(async () => {
  orderId = await makeOrder(await makeUser(), { product: await makeProduct() });
});

async function compose() {
  const { _id, orderNumber, events } = await readOrder(orderId);
  const composed = await composeMessage({
    _id: "m",
    kind: "placed",
    channel: "sms",
    orderId: _id,
    eventId: events[0]?.id,
    at: new Date(),
  });
  return { composed, orderNumber };
}

it("ends an SMS with a link that opens its order", async () => {
  const { composed, orderNumber } = await compose();
  const [, token = ""] = /\/track\/([0-9a-z]{25})\b/.exec(JSON.stringify(composed)) ?? [];
  expect(await getTrackedOrder(token)).toMatchObject({ orderNumber });
});

it("tells nobody of an order whose customer has deleted their account", async () => {
  const { _id } = await readOrder(orderId);
  await eraseOrder(_id);
  expect((await compose()).composed).toEqual({ pointless: "The customer has deleted their account." });
});
