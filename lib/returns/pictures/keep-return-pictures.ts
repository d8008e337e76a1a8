import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { ReturnPicture } from "@/models/return-picture";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

interface KeepOptions {
  pictureIds: string[];
  userId: string;
  orderId: string;
}

/**
 * Makes sure that these are one's own pictures of this order, are here, and stay until their return is saved. Throws
 * INVALID_FIELDS.
 */
export async function keepReturnPictures({ pictureIds, userId, orderId }: KeepOptions): Promise<void> {
  if (pictureIds.length === 0) return;
  const { matchedCount } = await ReturnPicture.updateMany(
    { _id: { $in: pictureIds }, userId, orderId },
    { $max: { keepUntil: new Date(Date.now() + DAY_MS) } },
  );
  if (matchedCount !== pictureIds.length) throw pictureGone();
}

export function pictureGone(): AppError {
  const message = "A picture is not there any more. Please remove it and choose it again.";
  return new AppError("INVALID_FIELDS", { message, fields: { pictures: message } });
}
