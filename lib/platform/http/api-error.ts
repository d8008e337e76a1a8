import type { ErrorCode, ErrorFields } from "@/lib/platform/http/errors";

export const OFFLINE_MESSAGE = "There is no connection. Please check it and try again.";
export const GENERAL_TROUBLE = "Something went wrong. Please try again.";

/** A refusal of our API, or `OFFLINE` when there was no answer at all. */
export class ApiError extends Error {
  /** How long the shop asks to wait before the next try; 0 where it does not say. */
  retryAfterSeconds = 0;
  /** True where the call was sent before, and nobody knows what became of that. */
  isRetry = false;

  constructor(
    readonly status: number,
    readonly code: ErrorCode | "OFFLINE",
    message: string,
    readonly fields: ErrorFields = {},
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/** True for no answer at all, or one that says that the shop, or the proxy in front of it, cannot answer now. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || (error.status >= 502 && error.status <= 504);
}

/** What to tell the shopper of any failure. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : GENERAL_TROUBLE;
}
