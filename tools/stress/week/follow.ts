import { setTimeout as sleep } from "node:timers/promises";
import { pollStatuses } from "@/lib/delivery/statuses/poll-statuses";
import { deliveryStatus, type DoubleConsignment, makeWebhook } from "@/testing/steadfast-double";
import { Order } from "@/models/order";
import { patiently } from "@/tools/stress/fire";
import { inChunks, pick, range } from "@/tools/stress/many";
import type { Stage } from "@/tools/stress/stage";
import { readOrders, type WeekParcel } from "@/tools/stress/week/week-parcel";

const LAST_WORDS = {
  delivered: "delivered",
  partlyDelivered: "partial_delivered",
  returned: "cancelled",
  handedOver: "hold",
} as const;
const TIMES = ["2026-11-16 09:00:00", "2026-11-17 10:30:00", "2026-11-19 16:45:00"] as const;
/** Of so many parcels, the webhooks of one are lost. */
const LOST_EVERY = 8;
const DOUBLED = 2;
const SENT_AGAIN_MS = 700;
const MOST_TRIES = 60;
/** A round takes sixty. */
const POLLS = 10;
const TICKED = 1;

/** Steadfast's webhooks of the week, doubled and in no order; some never come, and are polled for. */
export async function followByWebhook(stage: Stage, parcels: WeekParcel[]) {
  const numbers = new Map(
    (await readOrders(parcels)).map((order) => [order._id.toString(), order.orderNumber]),
  );
  const events: object[] = [];
  let lost = 0;
  for (const [index, { orderId, end }] of parcels.entries()) {
    const theirs = stage.courier.ofInvoice(numbers.get(orderId));
    theirs.status = LAST_WORDS[end];
    if (index % LOST_EVERY === 0) lost += 1;
    else events.push(...range(DOUBLED).flatMap(() => eventsOf(theirs)));
  }
  const shuffled = events.toSorted(() => Math.random() - 0.5);
  const answers = await inChunks(shuffled, (event) => deliver(stage, event));
  await pollAll(parcels);
  return { answers, lost };
}

const eventsOf = (theirs: DoubleConsignment): object[] =>
  ["in_review", "pending", theirs.status].map((status, index) =>
    deliveryStatus(theirs, status, TIMES[index] ?? ""),
  );

/** As Steadfast does: what is answered with a 5xx, or not at all, is sent again; a 4xx never. */
async function deliver({ ports }: Stage, event: object): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const { headers, body } = makeWebhook(event);
    const bytes = await new Response(body).arrayBuffer();
    const address = `http://127.0.0.1:${pick(ports)}/api/webhooks/steadfast`;
    const answer = await fetch(address, { method: "POST", headers, body: bytes }).catch(() => null);
    const isFinal = answer !== null && answer.status < 500;
    if (isFinal) return answer.ok ? "done" : String(answer.status);
    if (attempt === MOST_TRIES) return "never answered";
    await sleep(SENT_AGAIN_MS);
  }
}

/** Half an hour later. */
async function pollAll(parcels: WeekParcel[]): Promise<void> {
  const ids = parcels.map(({ orderId }) => orderId);
  const polled: Record<string, object> = { _id: { $in: ids }, "parcel.pollAt": { $type: "date" } };
  await patiently(() => Order.updateMany(polled, { $set: { "parcel.pollAt": new Date(0) } }));
  for (const _ of range(POLLS)) await patiently(() => pollStatuses());
}

/** Of those that went by a file: somebody reads the courier's page. */
export async function followByHand(stage: Stage, parcels: WeekParcel[]): Promise<void> {
  await inChunks(parcels, async ({ orderId, end }) => {
    if (end === "handedOver") return;
    const body = { from: "handedOver", to: end === "returned" ? "returning" : end };
    await stage.patch(`/orders/${orderId}/parcel`, body);
  });
}

/** What came back is looked at, and one piece of each can be sold again. */
export async function takeBack(stage: Stage, parcels: WeekParcel[]): Promise<void> {
  const isBack = new Set(parcels.flatMap(({ orderId, end }) => (end === "returned" ? [orderId] : [])));
  const orders = (await readOrders(parcels)).filter(({ _id }) => isBack.has(_id.toString()));
  await inChunks(orders, async ({ _id, cartItems }) => {
    const returned = cartItems.map((line) => ({ lineId: line._id.toString(), sellable: TICKED }));
    const body = { from: "returning", to: "returned", returned };
    await stage.patch(`/orders/${_id.toString()}/parcel`, body);
  });
}
