import { Types } from "mongoose";
import { DAY_MS, HOUR_MS } from "@/lib/platform/time/durations.mjs";
import { AuditEntry } from "@/models/audit-entry";
import { Message } from "@/models/message";
import { Order } from "@/models/order";
import { User } from "@/models/user";

const BATCH = 1_000;
const ORDERS_OF_EACH_ACCOUNT = 4;

/** Of two years; older messages are forgotten. */
const SHARE_WITH_MESSAGES = 60 / 730;

/** Fills in what so many orders leave behind: an account for every four, for each an audit entry, and two messages for the newest. */
export async function fillTraces(orders: number): Promise<void> {
  const ids = await Order.find({}, { _id: 1 }).sort({ _id: -1 }).limit(orders).lean();
  await fill(User, Math.floor(orders / ORDERS_OF_EACH_ACCOUNT), makeAccount);
  await fill(AuditEntry, orders, (index) => makeEntry(index, ids[index]?._id ?? new Types.ObjectId()));
  await fill(Message, 2 * Math.ceil(orders * SHARE_WITH_MESSAGES), (index) =>
    makeMessage(index, ids[Math.floor(index / 2)]?._id ?? new Types.ObjectId()),
  );
}

interface Filled {
  estimatedDocumentCount: () => PromiseLike<number>;
  insertMany: (documents: object[]) => PromiseLike<unknown>;
}

async function fill(model: Filled, total: number, make: (index: number) => object): Promise<void> {
  for (let made = await model.estimatedDocumentCount(); made < total;) {
    const size = Math.min(BATCH, total - made);
    const first = made;
    await model.insertMany(Array.from({ length: size }, (_, index) => make(first + index)));
    made += size;
  }
}

const makeAccount = (index: number) => ({
  name: `Customer ${index}`,
  email: `customer.${index}@mail.example`,
  role: "customer",
  isEmailVerified: index % 3 === 0,
});

const makeEntry = (index: number, orderId: Types.ObjectId) => ({
  at: new Date(Date.now() - index * HOUR_MS),
  actorEmail: `staff.${index % 5}@mail.example`,
  verb: "confirm",
  kind: "order",
  objectId: orderId.toString(),
  label: `Order ${index}`,
  before: { status: "pending" },
  after: { status: "Confirmed" },
  isDone: true,
});

const makeMessage = (index: number, orderId: Types.ObjectId) => ({
  _id: `${new Types.ObjectId().toString()}:sms:customer`,
  kind: "placed",
  channel: "sms",
  role: "customer",
  orderId,
  eventId: new Types.ObjectId(),
  at: new Date(Date.now() - index * HOUR_MS),
  state: "sent",
  expiresAt: new Date(Date.now() + DAY_MS),
  sentAt: new Date(Date.now() - index * HOUR_MS),
  tries: 1,
});
