import { expect, it } from "vitest";
import { noteCash } from "@/lib/cash/note-cash";
import { CUSTOMER_KINDS, SHOP_MESSAGES } from "@/lib/messages/constants";
import { planMessages } from "@/lib/messages/plan-messages";
import { addNote } from "@/lib/orders/call-queue/add-note";
import { noteAdvance } from "@/lib/orders/call-queue/note-advance";
import { recordCall } from "@/lib/orders/call-queue/record-call";
import { EVENT_KINDS, OUTBOX_EVENTS } from "@/lib/orders/lifecycle";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { reopenOrder } from "@/lib/orders/decide/reopen-order";
import { restoreOrder } from "@/lib/orders/decide/restore-order";
import { staffActor } from "@/lib/orders/events";
import { readEvents } from "@/lib/orders/events/schema";
import { moveReturn } from "@/lib/returns/move-return";
import { withdrawReturn } from "@/lib/returns/withdraw-return";
import { change } from "@/testing/contents";
import { useExchange } from "@/testing/exchanges";
import { makeOrder } from "@/testing/orders";
import { makeProduct } from "@/testing/products";
import { bringTo, moveTo } from "@/testing/parcels";
import { askReturnOf, decideReturn, openReturnOf, wantBack } from "@/testing/returns";
import { Order } from "@/models/order";

const { world, place, receive, settle } = useExchange();

const make = (quantity = 1) => makeOrder(world.customer, { product: world.jeans, quantity });

async function decide() {
  const { admin, customer } = world;
  const [confirmed, canceled, calledOff] = [await make(), await make(), await make()];
  await recordCall({ actor: admin, orderId: confirmed, call: { outcome: "later", note: "at noon" } });
  await addNote({ actor: admin, orderId: confirmed, text: "rings twice" });
  await noteAdvance({ actor: admin, orderId: confirmed, advance: { amount: 100, reference: "9XK27" } });
  await change(admin, confirmed, { name: "Karim", phone: "01812345678", deliveryLocation: "Outside Dhaka" });
  await change(admin, confirmed, { discount: { amount: 50, reason: "a friend" } });
  await decideOrder({ orderId: confirmed, decision: "Confirmed" });
  await reopenOrder({ by: staffActor(admin), orderId: confirmed });
  await deleteOrder({ actor: admin, orderId: confirmed });
  await restoreOrder(confirmed);
  for (const outcome of ["noAnswer", "switchedOff"] as const)
    await recordCall({ actor: admin, orderId: canceled, call: { outcome } });
  await decideOrder({ orderId: canceled, decision: "Canceled" });
  await deleteOrder({ actor: customer, orderId: calledOff });
}

async function callFirst() {
  const product = await makeProduct({ name: "Uncounted", stock: "plenty" });
  const orderId = await makeOrder(world.customer, { product });
  await Order.updateOne({ _id: orderId }, { callFirst: true });
  await recordCall({ actor: world.admin, orderId, call: { outcome: "agreed" } });
}

async function deliverInPart() {
  const { admin, jeans } = world;
  const orderId = await make(2);
  await bringTo(admin, orderId, "packed");
  await moveTo(admin, orderId, { from: "packed", to: "packed", trackingCode: "SFR-1" });
  await moveTo(admin, orderId, { from: "packed", to: "handedOver", courier: "steadfast" });
  await noteCash({ by: staffActor(admin), orderId, note: { from: null, to: 900, reason: "counted" } });
  const { lines } = await wantBack(orderId, [[jeans, 1]]);
  const returned = lines.map(({ lineId }) => ({ lineId, sellable: 1, back: 1 }));
  await moveTo(admin, orderId, { from: "handedOver", to: "partlyDelivered", returned });
}

async function sendBack() {
  const { admin, customer, jeans } = world;
  const orderId = await make(3);
  await bringTo(admin, orderId, "delivered");
  const request = await wantBack(orderId, [[jeans, 1]]);
  const lines = request.lines.map((line) => ({ ...line, size: "", color: "" }));
  const ask = () => askReturnOf(customer, orderId, { ...request, lines });
  await withdrawReturn({ user: customer, orderId, returnId: await ask() });
  await decideReturn(admin, { orderId, returnId: await ask(), to: "refused", reason: "used" });
  await decideReturn(admin, { orderId, returnId: await ask(), to: "accepted" });
  const returnId = await openReturnOf(admin, orderId, { ...request, note: "by rickshaw" });
  await moveReturn({ actor: admin, orderId, returnId, move: { from: "accepted", to: "calledOff" } });
}

async function exchange() {
  const orderId = await place(world.coat);
  await receive();
  await bringTo(world.admin, orderId, "delivered");
  await settle();
}

it("every kind of event is written, and read as it was", async () => {
  for (const work of [decide, callFirst, deliverInPart, sendBack, exchange]) await work();
  const orders = await Order.find().select("events").lean();
  const stored = orders.flatMap(({ events }) => events);
  expect(new Set(stored.map(({ kind }) => kind))).toEqual(new Set(EVENT_KINDS));
  const events = readEvents(stored);
  expect(events).toEqual(stored);
  // Exactly the events that somebody gets a message about go into the outbox.
  const audience = { customer: { sms: CUSTOMER_KINDS }, shop: { telegram: SHOP_MESSAGES } };
  const told = orders
    .map((order) => readEvents(order.events))
    .flatMap((of) =>
      of.filter(
        (event) => planMessages({ event, events: of, hasEmail: true, audience, now: Date.now() }).length > 0,
      ),
    );
  expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(OUTBOX_EVENTS));
});
