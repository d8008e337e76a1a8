import "server-only";
import { invalidField } from "@/lib/platform/http/errors";
import type { ReturnableOrder } from "@/lib/returns/read-returnable";
import { ReturnPicture } from "@/models/return-picture";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

interface KeepOptions {
  pictureIds: string[];
  userId: string;
  order: ReturnableOrder;
}

/**
 * Makes sure that these are one's own pictures of this order, are here, and stay until their return is saved. A picture of
 * another return is none of them: it goes when that one's time is over. Throws INVALID_FIELDS.
 */
export async function keepReturnPictures({ pictureIds, userId, order }: KeepOptions): Promise<void> {
  if (pictureIds.length === 0) return;
  const used = order.returns?.flatMap(({ pictures }) => pictures?.map(String) ?? []) ?? [];
  if (pictureIds.some((id) => used.includes(id))) throw pictureGone();
  const { matchedCount } = await ReturnPicture.updateMany(
    { _id: { $in: pictureIds }, userId, orderId: order._id },
    { $max: { keepUntil: new Date(Date.now() + DAY_MS) } },
  );
  if (matchedCount !== pictureIds.length) throw pictureGone();
}

const pictureGone = () =>
  invalidField("pictures", "A picture is not there any more. Please remove it and choose it again.");
