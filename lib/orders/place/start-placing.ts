import "server-only";
import { Types } from "mongoose";
import { searchKeysOf } from "@/lib/orders/search/rules";
import { AppError } from "@/lib/platform/http/errors";
import { abandonOrder } from "@/lib/orders/place/abandon-order";
import {
  digestRequest,
  isRepeat,
  type RequestDigest,
  type StoredDigest,
} from "@/lib/orders/place/digest-request";
import { customerActor, firstEvent, makeEvent, type NewEvent } from "@/lib/orders/events";
import type { ORDER_SOURCES } from "@/lib/orders/constants";
import { inProgress } from "@/lib/orders/in-progress";
import type { Reserved } from "@/lib/orders/limits/reservation";
import { PLACING_LEASE, placingWrites, type StoredOrder } from "@/lib/orders/placing-writes";
import type { CreateOrderInput } from "@/lib/orders/schema";
import { trackingDigestOf } from "@/lib/orders/tracking/tracking-token";
import type { Language } from "@/lib/words/constants";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { isCanceled, isPlacing, PLACING } from "@/lib/orders/lifecycle/rules";

interface StartPlacingOptions {
  user: UserDto;
  input: CreateOrderInput;
  key: string;
  /** Missing where the cart cannot be ordered as it is: the order is begun only to ask what its key has placed. */
  reserved?: Reserved | undefined;
}

interface StartedOrder {
  orderId: Types.ObjectId;
  /** False when the key's order is placed already. */
  isNew: boolean;
  /** True when it has been cancelled or deleted since. */
  isCanceled: boolean;
  /** True when it still waits for a call before it holds anything. */
  isCallFirst: boolean;
}

/**
 * Writes the order of a cart as `placing`: see beginOrder(). Throws KEY_REUSED and IN_PROGRESS.
 */
export async function startPlacing(options: StartPlacingOptions): Promise<StartedOrder | null> {
  const { user, input, key, reserved } = options;
  const { name, phone, address, deliveryLocation, paymentMethod, riderNote, district, thana, language } =
    input;
  return await beginOrder({
    userId: user._id,
    key,
    digest: digestRequest(input),
    isRepeat: (stored) => isRepeat(input, stored),
    fields: {
      email: user.email,
      name,
      phone,
      address,
      deliveryLocation,
      paymentMethod,
      ...(riderNote && { riderNote }),
      ...(district && { district }),
      ...(thana && { thana }),
      ...(language && { language }),
    },
    event: makeEvent({ by: customerActor(user), kind: "placed" }),
    reserved,
  });
}

interface OrderFields {
  name: string;
  email: string;
  phone: string;
  address: string;
  deliveryLocation: string;
  paymentMethod: string;
  riderNote?: string;
  district?: string;
  thana?: string;
  language?: Language;
  source?: (typeof ORDER_SOURCES)[number];
}

interface BeginOrderOptions {
  /** Missing for an order without an account. */
  userId?: string;
  key: string;
  digest: RequestDigest;
  isRepeat: (stored: StoredDigest | null | undefined) => boolean;
  fields: OrderFields;
  event: NewEvent;
  reserved?: Reserved | undefined;
}

/**
 * Writes an order as `placing`, unique for user and key. A repeat finds the placed order, or IN_PROGRESS while the
 * first request runs; once that one's lease has run out, its order is undone and null returned: the key is free, and the
 * lines are in the cart again. Throws KEY_REUSED, with the id of the placed order, where something else is sent with its
 * key.
 */
export async function beginOrder(options: BeginOrderOptions): Promise<StartedOrder | null> {
  const orderId = await insertOrder(options);
  if (orderId) return { orderId, isNew: true, isCanceled: false, isCallFirst: false };
  const { userId = null, key } = options;
  const existing = await Order.findOne({ userId, key })
    .select("status leaseUntil digest deletedAt callFirst")
    .lean();
  if (existing && !isPlacing(existing.status)) {
    await waitUntilDurable(existing._id);
    if (!options.isRepeat(existing.digest)) throw keyReused(existing._id);
    const isGone = isCanceled(existing.status) || Boolean(existing.deletedAt);
    const isCallFirst = existing.callFirst === true;
    return { orderId: existing._id, isNew: false, isCanceled: isGone, isCallFirst };
  }
  if (PLACING_LEASE.isHeld(existing?.leaseUntil)) throw inProgress();
  if (existing) await abandonOrder(existing._id);
  return null;
}

/**
 * The order that was read may be in no journal yet, nor on a majority: the request that wrote it still waits for that.
 * A write behind it waits for all before it. Throws IN_PROGRESS where the order is gone, as after a crash in between.
 */
async function waitUntilDurable(orderId: Types.ObjectId): Promise<void> {
  const { matchedCount } = await Order.updateOne(
    { _id: orderId, status: { $in: ORDER_STATUSES } },
    { updatedAt: new Date() },
  );
  if (matchedCount === 0) throw inProgress();
}

function keyReused(orderId: Types.ObjectId): AppError {
  return new AppError("KEY_REUSED", {
    message: "This checkout has placed an order already, with other details than these.",
    details: { orderId: orderId.toString() },
  });
}

/** The new order's id, or null when the key has an order already. */
async function insertOrder(options: BeginOrderOptions): Promise<Types.ObjectId | null> {
  const { userId, key, digest, fields, event, reserved } = options;
  const _id = new Types.ObjectId();
  const now = new Date();
  const order: StoredOrder & { _id: Types.ObjectId } = {
    _id,
    trackingDigest: trackingDigestOf(_id),
    ...(userId !== undefined && { userId: new Types.ObjectId(userId) }),
    key,
    digest,
    ...fields,
    amount: 0,
    deliveryCharge: 0,
    cartItems: [],
    searchKeys: searchKeysOf({ ...fields, cartItems: [] }),
    status: PLACING,
    leaseUntil: PLACING_LEASE.fromNow(),
    ...reserved,
    orderTime: now,
    version: 0,
    ...firstEvent(event),
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const outcome = await placingWrites.run({
    operation: { insertOne: { document: order } },
    documents: 1,
    isDone: async () => (await Order.exists({ _id: order._id })) !== null,
  });
  return outcome === "done" ? order._id : null;
}
