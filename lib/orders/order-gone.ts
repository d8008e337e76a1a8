import { AppError } from "@/lib/platform/http/errors";

/** Its customer or an admin has deleted it, or there never was one. */
export const orderGone = (): AppError =>
  new AppError("NOT_FOUND", { message: "This order no longer exists." });
