import "server-only";
import { invalidField } from "@/lib/platform/http/errors";
import { listNamedPictures } from "@/lib/orders/pictures/named-pictures";
import { ReturnPicture } from "@/models/return-picture";
import { reviews } from "@/lib/words/en/reviews";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

interface KeepOptions {
  pictureIds: string[];
  userId: string;
  order: Parameters<typeof listNamedPictures>[0];
}

/**
 * Makes sure that these are one's own pictures of this order, are here, and stay until what names them is saved. A picture
 * of another return or review is none of them: it goes when that one's time is over. Throws INVALID_FIELDS.
 */
export async function keepOrderPictures({ pictureIds, userId, order }: KeepOptions): Promise<void> {
  if (pictureIds.length === 0) return;
  const used = new Set((await listNamedPictures(order)).map(String));
  if (pictureIds.some((id) => used.has(id))) throw pictureGone();
  const { matchedCount } = await ReturnPicture.updateMany(
    { _id: { $in: pictureIds }, userId, orderId: order._id },
    { $max: { keepUntil: new Date(Date.now() + DAY_MS) } },
  );
  if (matchedCount !== pictureIds.length) throw pictureGone();
}

export const pictureGone = () => invalidField("pictures", reviews.told.pictureGone);
