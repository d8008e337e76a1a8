import "server-only";
import { Types } from "mongoose";
import type { UserDto } from "@/lib/accounts/users/dto";
import { isDelivered, isSold, PLACED } from "@/lib/orders/lifecycle/rules";
import { orderGone } from "@/lib/orders/order-gone";
import { firstNameOf } from "@/lib/orders/reviews/rules";
import type { SendReviewInput } from "@/lib/orders/reviews/schema";
import { findTrackedId } from "@/lib/orders/tracking/queries";
import { isDuplicateKey } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/http/errors";
import { Order } from "@/models/order";
import { Review } from "@/models/review";

interface SendReviewOptions {
  /** Null for a visitor, who needs the token of the order's link. */
  user: UserDto | null;
  input: SendReviewInput;
}

/**
 * Keeps what a customer says of a line of their own order, once it is delivered; it waits until the desk lets it through.
 * Returns its id. Throws NOT_SIGNED_IN, NOT_FOUND, also for somebody else's order, NOT_DELIVERED, REVIEWED_ALREADY and
 * INVALID_FIELDS.
 */
export async function sendReview({ user, input }: SendReviewOptions): Promise<string> {
  const { lineId, rating, fit, text } = input;
  const order = await findOwnOrder({ user, input });
  const line = order?.cartItems.find(({ _id }) => _id.toString() === lineId);
  if (!order || !line) throw orderGone();
  if (!isSold(order.status) || !isDelivered(order.parcel?.state)) throw new AppError("NOT_DELIVERED");
  const _id = new Types.ObjectId();
  try {
    await Review.create({
      _id,
      orderId: order._id,
      lineId: line._id,
      productId: line.productId,
      userId: order.userId,
      name: firstNameOf(order.name),
      rating,
      fit,
      size: line.size,
      color: line.color,
      text,
      pictures: [],
      at: new Date(),
      state: "waiting",
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw new AppError("REVIEWED_ALREADY");
    throw error;
  }
  return _id.toString();
}

const FIELDS = "userId name status parcel.state cartItems";

async function findOwnOrder({ user, input: { orderId, token } }: SendReviewOptions) {
  if (token !== undefined) {
    const linked = await findTrackedId(token);
    if (!linked || (orderId !== undefined && linked.toString() !== orderId)) return null;
    return await Order.findOne({ _id: linked, ...PLACED })
      .select(FIELDS)
      .lean();
  }
  if (!user) throw new AppError("NOT_SIGNED_IN");
  return await Order.findOne({ _id: orderId, userId: user._id, ...PLACED })
    .select(FIELDS)
    .lean();
}
