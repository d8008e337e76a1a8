import { AppError } from "@/lib/platform/http/errors";

/** Another request is just ordering the same; the client may ask again after a second. */
export function inProgress(): AppError {
  return new AppError("IN_PROGRESS", { retryAfterSeconds: 1 });
}

/** Ends tries that others were always faster than. */
export function refuseInProgress(): never {
  throw inProgress();
}
