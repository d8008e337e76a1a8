import { AppError } from "@/lib/http/errors";

/** Another request is just ordering the same; the client may ask again after a second. */
export function inProgress(): AppError {
  return new AppError("IN_PROGRESS", { retryAfterSeconds: 1 });
}
