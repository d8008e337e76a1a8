import { ApiError, messageOf } from "@/lib/platform/http/client";

/** What to tell of a product that could not be saved or deleted. */
export function productErrorMessage(error: unknown): string {
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone ? "This product has been deleted meanwhile." : messageOf(error);
}
