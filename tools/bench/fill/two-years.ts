import mongoose from "mongoose";
import { COURIERS } from "@/lib/delivery/couriers/registry";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "@/lib/platform/time/durations.mjs";
import type { MadeOrder } from "@/tools/bench/fill/orders";
import { inTurn } from "@/tools/stress/many";

const YEARS_MS = 2 * 365 * DAY_MS;
const TOWNS = [
  "Dhanmondi, Dhaka",
  "Gazipur",
  "Chattogram",
  "Sylhet",
  "Khulna",
  "Rajshahi",
  "Rangpur",
  "Barishal",
];

/** Its multiples without their whole parts lie evenly, however many there are. */
const GOLDEN_RATIO = 0.618_033_988_749_895;

/**
 * Spreads orders over two years and lets each live: most are delivered and paid out, one in twenty that were
 * confirmed comes back, and those of the last days are still on their way.
 */
export function liveTwoYears(order: MadeOrder, index: number): MadeOrder {
  const age = ((index * GOLDEN_RATIO) % 1) * YEARS_MS;
  const orderTime = new Date(Date.now() - age);
  const after = (ms: number) => new Date(orderTime.getTime() + ms);
  const lived = {
    ...order,
    _id: idAt(orderTime),
    orderTime,
    createdAt: orderTime,
    updatedAt: orderTime,
    address: `House ${index % 90}, ${TOWNS[index % TOWNS.length]}`,
    // What waits longer than a day waits no more.
    status: order.status === "pending" && age > DAY_MS ? "Canceled" : order.status,
  };
  const placed = makeEvent("placed", orderTime, "customer");
  if (lived.status === "Canceled")
    return Object.assign(lived, { events: [placed, makeEvent("canceled", after(MINUTE_MS), "staff")] });
  if (lived.status !== "Confirmed") return Object.assign(lived, { events: [placed] });
  const confirmedAt = after((5 + (index % 600)) * MINUTE_MS);
  const parcel = makeParcel({ order, index, age, after });
  const moves = parcel.state === "toPack" ? [] : [makeMove(parcel.state, parcel.since)];
  const events = [placed, makeEvent("confirmed", confirmedAt, "staff"), ...moves];
  return Object.assign(lived, { confirmedAt, parcel, events });
}

/** An id as a document of that time has. */
function idAt(time: Date): mongoose.Types.ObjectId {
  const seconds = mongoose.Types.ObjectId.createFromTime(time.getTime() / SECOND_MS)
    .toHexString()
    .slice(0, 8);
  return new mongoose.Types.ObjectId(seconds + new mongoose.Types.ObjectId().toHexString().slice(8));
}

const makeEvent = (kind: string, at: Date, role: string, details = {}) => ({
  id: new mongoose.Types.ObjectId(),
  at,
  by: { role },
  kind,
  details,
});

const makeMove = (to: string, at: Date) => makeEvent("parcelMoved", at, "staff", { from: "toPack", to });

interface ParcelOptions {
  order: MadeOrder;
  index: number;
  /** Since it was ordered, in milliseconds. */
  age: number;
  after: (ms: number) => Date;
}

function makeParcel({ order, index, age, after }: ParcelOptions) {
  const courier = inTurn(COURIERS, index);
  const [handedOverAt, deliveredAt, paidAt] = [after(DAY_MS), after(3 * DAY_MS), after(7 * DAY_MS)];
  if (age < DAY_MS) return { state: "toPack", since: after(0) };
  const sent = { handedOverAt, courier, cashExpected: order.amount };
  if (age < 3 * DAY_MS) return { ...sent, state: "handedOver", since: handedOverAt };
  if (index % 20 === 1) return { ...sent, state: "returned", since: deliveredAt };
  const delivered = { ...sent, state: "delivered", since: deliveredAt };
  if (age < 7 * DAY_MS) return delivered;
  return { ...delivered, cashReceived: order.amount, cash: [{ at: paidAt, amount: order.amount }] };
}
