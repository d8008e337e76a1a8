import "server-only";
import { Types } from "mongoose";
import { AppError } from "@/lib/platform/http/errors";
import { readUpload, requirePictureType } from "@/lib/catalogue/images/read-upload";
import { queueUpload, withCustomerUploadSlot, withOwnUploadSlot } from "@/lib/catalogue/images/upload-queue";
import { isArrived } from "@/lib/orders/is-arrived";
import { PLACED } from "@/lib/orders/lifecycle/rules";
import { orderGone } from "@/lib/orders/order-gone";
import { type MadeOrderPicture, makeOrderPicture } from "@/lib/orders/pictures/make-order-picture";
import { listNamedPictures } from "@/lib/orders/pictures/named-pictures";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";
import { ReturnPicture } from "@/models/return-picture";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

/** The most pictures of one order that nothing names, such as those left out in the end: they go within a day. */
const MOST_UNNAMED = 15;

interface AddOrderPictureOptions {
  user: UserDto;
  orderId: string;
  request: Request;
}

/**
 * Makes a picture of an upload, for a return or a review of one's own order that has been delivered, and keeps it for a day,
 * and longer if one of them names it. Returns its id. Throws NOT_FOUND, also for somebody else's order, NOT_DELIVERED,
 * TOO_MANY_REQUESTS, BODY_TOO_LARGE, PICTURE_TOO_LARGE, NOT_A_PICTURE and BAD_PICTURE.
 */
export async function addOrderPicture({ user, orderId, request }: AddOrderPictureOptions): Promise<string> {
  const order = await Order.findOne({ _id: orderId, userId: user._id, ...PLACED })
    .select("status parcel.state returns.pictures")
    .lean();
  if (!order) throw orderGone();
  if (!isArrived(order)) throw new AppError("NOT_DELIVERED");
  const named = await listNamedPictures(order);
  const unnamed = await ReturnPicture.countDocuments({ orderId, _id: { $nin: named } }).hint(
    engineHint({ orderId: 1 }),
  );
  if (unnamed >= MOST_UNNAMED)
    throw new AppError("TOO_MANY_REQUESTS", {
      message: "You have uploaded enough pictures for this order. Please go on with those.",
      retryAfterSeconds: DAY_MS / 1_000,
    });
  const upload = await withOwnUploadSlot(user._id, () => readUpload(request));
  requirePictureType(upload);
  const made = await withCustomerUploadSlot(() => queueUpload(() => makeOrderPicture(upload)));
  return await storeOrderPicture({ userId: user._id, orderId, made });
}

interface StoreOptions {
  userId: string;
  orderId: string;
  made: MadeOrderPicture;
}

export async function storeOrderPicture({ userId, orderId, made }: StoreOptions): Promise<string> {
  const _id = new Types.ObjectId();
  const now = new Date();
  await ReturnPicture.create({
    _id,
    userId,
    orderId,
    at: now,
    keepUntil: new Date(now.getTime() + DAY_MS),
    ...made,
  });
  return _id.toString();
}
