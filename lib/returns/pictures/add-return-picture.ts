import "server-only";
import { Types } from "mongoose";
import { AppError } from "@/lib/platform/http/errors";
import { readUpload, requirePictureType } from "@/lib/catalogue/images/read-upload";
import { queueUpload, withCustomerUploadSlot, withOwnUploadSlot } from "@/lib/catalogue/images/upload-queue";
import { type MadeReturnPicture, makeReturnPicture } from "@/lib/returns/pictures/make-return-picture";
import { requireAskable } from "@/lib/returns/return-window";
import { readReturnable, type ReturnableOrder } from "@/lib/returns/read-returnable";
import type { UserDto } from "@/lib/accounts/users/dto";
import { ReturnPicture } from "@/models/return-picture";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

/** The most pictures of one order that no return names, such as those left out in the end: they go within a day. */
const MOST_UNNAMED = 15;

interface AddReturnPictureOptions {
  user: UserDto;
  orderId: string;
  request: Request;
}

/**
 * Makes a picture of an upload, for a return of one's own order that can be asked for now, and keeps it for a day, and longer
 * if a return names it. Returns its id. Throws NOT_FOUND, also for somebody else's order, RETURN_STATE, RETURN_WINDOW,
 * TOO_MANY_REQUESTS, BODY_TOO_LARGE, PICTURE_TOO_LARGE, NOT_A_PICTURE and BAD_PICTURE.
 */
export async function addReturnPicture({ user, orderId, request }: AddReturnPictureOptions): Promise<string> {
  const order = await readReturnable(orderId, { userId: user._id });
  requireAskable(order);
  if ((await countUnnamed(order)) >= MOST_UNNAMED)
    throw new AppError("TOO_MANY_REQUESTS", {
      message:
        "Enough pictures of this order have been uploaded. Please send the request with what there is.",
      retryAfterSeconds: DAY_MS / 1_000,
    });
  const upload = await withOwnUploadSlot(user._id, () => readUpload(request));
  requirePictureType(upload);
  const made = await withCustomerUploadSlot(() => queueUpload(() => makeReturnPicture(upload)));
  return await storeReturnPicture({ userId: user._id, orderId, made });
}

async function countUnnamed({ _id: orderId, returns }: ReturnableOrder): Promise<number> {
  const named = returns?.flatMap(({ pictures }) => pictures ?? []) ?? [];
  return await ReturnPicture.countDocuments({ orderId, _id: { $nin: named } }).hint(
    engineHint({ orderId: 1 }),
  );
}

interface StoreOptions {
  userId: string;
  orderId: string;
  made: MadeReturnPicture;
}

export async function storeReturnPicture({ userId, orderId, made }: StoreOptions): Promise<string> {
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
