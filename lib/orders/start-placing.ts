import "server-only";
import type { Types } from "mongoose";
import { isDuplicateKey } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { abandonOrder } from "@/lib/orders/abandon-order";
import type { CreateOrderInput } from "@/lib/orders/schema";
import type { UserDto } from "@/lib/users/dto";
import { Order } from "@/models/order";

/** Longer than the slowest checkout can take: each of its steps ends within two seconds, and most in a few milliseconds. */
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
}

/**
 * Writes the order as `placing`, unique for user and key. A repeat finds the placed order, or IN_PROGRESS while the
 * first request runs; once that one's lease has run out, its order is abandoned and the repeat starts anew.
 */
export async function startPlacing({ user, input, key }: StartPlacingOptions): Promise<StartedOrder> {
  const existing = await Order.findOne({ userId: user._id, key }).select("status leaseUntil").lean();
  if (existing && existing.status !== "placing") return { orderId: existing._id, isNew: false };
  if (existing) {
    if ((existing.leaseUntil?.getTime() ?? 0) > Date.now()) throw inProgress();
    await abandonOrder(existing._id);
  }
  try {
    const order = await Order.create({
      userId: user._id,
      key,
      email: user.email,
      name: input.name,
      phone: input.phone,
      address: input.address,
      deliveryLocation: input.deliveryLocation,
      paymentMethod: input.paymentMethod,
      status: "placing",
      leaseUntil: new Date(Date.now() + LEASE_MS),
      orderTime: new Date(),
    });
    return { orderId: order._id, isNew: true };
  } catch (error) {
    if (isDuplicateKey(error)) throw inProgress();
    throw error;
  }
}

function inProgress(): AppError {
  return new AppError("IN_PROGRESS", { retryAfterSeconds: 1 });
}
