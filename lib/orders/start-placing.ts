import "server-only";
import { Types } from "mongoose";
import { isDuplicateKey } from "@/lib/db";
import { searchKeysOf } from "@/lib/order-search/rules";
import { AppError } from "@/lib/http/errors";
import { abandonOrder } from "@/lib/orders/abandon-order";
import { digestRequest, isRepeat } from "@/lib/orders/digest-request";
import { inProgress } from "@/lib/orders/in-progress";
import type { CreateOrderInput } from "@/lib/orders/schema";
import type { UserDto } from "@/lib/users/dto";
import { UNJOURNALED } from "@/lib/unjournaled";
import { Order } from "@/models/order";

/**
 * Far above what a checkout takes. Where the database holds one up for longer, as an election of its primary may, the
 * order is undone, and its commit finds that.
 */
const LEASE_MS = 15_000;

interface StartPlacingOptions {
  user: UserDto;
  input: CreateOrderInput;
  key: string;
}

interface StartedOrder {
  orderId: Types.ObjectId;
  /** False when the key's order is placed already. */
  isNew: boolean;
  /** True when it has been cancelled or deleted since. */
  isCanceled: boolean;
}

/**
 * Writes the order as `placing`, unique for user and key. A repeat finds the placed order, or IN_PROGRESS while the
 * first request runs; once that one's lease has run out, its order is undone and null returned: the key is free, and the
 * lines are in the cart again. Throws KEY_REUSED, with the id of the placed order, where something else is sent with its
 * key.
 */
export async function startPlacing(options: StartPlacingOptions): Promise<StartedOrder | null> {
  const orderId = await insertOrder(options);
  if (orderId) return { orderId, isNew: true, isCanceled: false };
  const { user, key } = options;
  const existing = await Order.findOne({ userId: user._id, key })
    .select("status leaseUntil digest deletedAt")
    .lean();
  if (existing && existing.status !== "placing") {
    await waitUntilDurable(existing._id);
    if (!isRepeat(options.input, existing.digest)) throw keyReused(existing._id);
    const isCanceled = existing.status === "Canceled" || Boolean(existing.deletedAt);
    return { orderId: existing._id, isNew: false, isCanceled };
  }
  if ((existing?.leaseUntil?.getTime() ?? 0) > Date.now()) throw inProgress();
  if (existing) await abandonOrder(existing._id);
  return null;
}

/**
 * What is read may be in no journal yet, nor on a majority: the request that wrote it still waits for that. A write
 * behind it waits for all before it. Throws IN_PROGRESS where the order is gone, as after a crash in between.
 */
async function waitUntilDurable(orderId: Types.ObjectId): Promise<void> {
  const { matchedCount } = await Order.updateOne(
    { _id: orderId, status: { $nin: ["placing", "abandoned"] } },
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
async function insertOrder({ user, input, key }: StartPlacingOptions): Promise<Types.ObjectId | null> {
  try {
    const order = {
      _id: new Types.ObjectId(),
      userId: user._id,
      key,
      digest: digestRequest(input),
      email: user.email,
      name: input.name,
      phone: input.phone,
      address: input.address,
      deliveryLocation: input.deliveryLocation,
      paymentMethod: input.paymentMethod,
      searchKeys: searchKeysOf({ name: input.name, email: user.email, phone: input.phone }),
      status: "placing" as const,
      leaseUntil: new Date(Date.now() + LEASE_MS),
      orderTime: new Date(),
    };
    await new Order(order).save(UNJOURNALED);
    return order._id;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}
