import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import type { PictureSize } from "@/lib/orders/pictures/schema";
import type { UserDto } from "@/lib/accounts/users/dto";
import { isAtDesk } from "@/lib/accounts/users/constants";
import { Order } from "@/models/order";
import { Review } from "@/models/review";
import { ReturnPicture } from "@/models/return-picture";

interface ReadOptions {
  user: UserDto;
  orderId: string;
  pictureId: string;
  size: PictureSize;
}

/** A picture for its owner, and for the desk once they have sent it in. Throws NOT_FOUND, also for somebody else's. */
export async function readOrderPicture(options: ReadOptions): Promise<Buffer> {
  const { user, orderId, pictureId, size } = options;
  const isShown = isAtDesk(user.role) && (await isSentIn(orderId, pictureId));
  const picture = await ReturnPicture.findOne({
    _id: pictureId,
    orderId,
    ...(!isShown && { userId: user._id }),
  })
    .select(size)
    .lean();
  const bytes = picture?.[size];
  if (!bytes) throw new AppError("NOT_FOUND", { message: "This picture is not there any more." });
  return Buffer.from(bytes.buffer);
}

async function isSentIn(orderId: string, pictureId: string): Promise<boolean> {
  const found =
    (await Order.exists({ _id: orderId, "returns.pictures": pictureId })) ??
    (await Review.exists({ orderId, pictures: pictureId }));
  return found !== null;
}
