import type { ErrorCode, ErrorFields } from "@/lib/http/errors";

/** A refusal of our API, or `OFFLINE` when there was no answer at all. */
export class ApiError extends Error {
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
