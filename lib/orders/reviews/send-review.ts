import "server-only";
import { Types } from "mongoose";
import type { UserDto } from "@/lib/accounts/users/dto";
import { isArrived } from "@/lib/orders/is-arrived";
import { PLACED } from "@/lib/orders/lifecycle/rules";
import { listDeliveredLines } from "@/lib/orders/lines/rules";
import { orderGone } from "@/lib/orders/order-gone";
import { keepOrderPictures, pictureGone } from "@/lib/orders/pictures/keep-order-pictures";
import { firstNameOf } from "@/lib/orders/reviews/rules";
import type { SendReviewInput } from "@/lib/orders/reviews/schema";
import { findTrackedId } from "@/lib/orders/tracking/queries";
import { isDuplicateKey } from "@/lib/platform/database/db";
import { AppError, invalidField } from "@/lib/platform/http/errors";
import { reviews } from "@/lib/words/en/reviews";
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
  const { lineId, rating, fit, text, pictures } = input;
  const order = await findOwnOrder({ user, input });
  const line = order?.cartItems.find(({ _id }) => _id.toString() === lineId);
  // Of an erased order nobody is left who could take back what is written.
  if (!order || order.phone === "" || !line) throw orderGone();
  if (!isArrived(order) || !listDeliveredLines(order).includes(lineId)) throw new AppError("NOT_DELIVERED");
  const requireUnreviewed = async () => {
    if (await Review.exists({ orderId: order._id, lineId })) throw new AppError("REVIEWED_ALREADY");
  };
  await requireUnreviewed();
  await requirePictures({ user, input, order }).catch(async (error: unknown) => {
    // The pictures may have gone with the same review, sent at the same time.
    await requireUnreviewed();
    throw error;
  });
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
      pictures: pictures.map((id) => new Types.ObjectId(id)),
      at: new Date(),
      state: "waiting",
    });
  } catch (error) {
    // Two came at once: of the same line, or of two with the same picture.
    if (!isDuplicateKey(error)) throw error;
    await requireUnreviewed();
    throw pictureGone();
  }
  return _id.toString();
}

/** The pictures are uploaded by whoever is signed in, who alone can name them. Throws INVALID_FIELDS. */
async function requirePictures({ user, input, order }: SendReviewOptions & { order: OwnOrder }) {
  const { pictures: pictureIds, token } = input;
  if (pictureIds.length === 0) return;
  if (!user || token !== undefined) throw invalidField("pictures", reviews.told.pictureByLink);
  await keepOrderPictures({ pictureIds, userId: user._id, order });
}

type OwnOrder = NonNullable<Awaited<ReturnType<typeof findOwnOrder>>>;

const FIELDS = "userId name phone status parcel.state parcel.returned cartItems returns.pictures";

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
