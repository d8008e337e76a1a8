import { isDatabaseUnavailable } from "@/lib/platform/database/db";
import { RETRY_SOON_SECONDS } from "@/lib/platform/http/error-codes.mjs";
import { AppError, type ErrorCode } from "@/lib/platform/http/errors";
import { logError, logSecurity } from "@/lib/platform/log";

export type FailureDefaults = Readonly<Record<string, null | 0>>;

const SECURITY_EVENTS: Partial<Record<ErrorCode, string>> = {
  FORBIDDEN: "role or identity refused",
  TOO_MANY_REQUESTS: "throttled",
  TOO_MANY_PIECES: "too many pieces",
};

/** Any thrown value as an AppError; another kind of error is logged and its text stays inside. */
export function toAppError(error: unknown, requestId: string): AppError {
  if (error instanceof AppError) {
    const event = SECURITY_EVENTS[error.code];
    if (event) logSecurity(event, { requestId });
    return error;
  }
  if (isDatabaseUnavailable(error)) {
    logError("database unavailable", { requestId, error });
    return new AppError("UNAVAILABLE", { retryAfterSeconds: RETRY_SOON_SECONDS });
  }
  logError("unexpected error", { requestId, error });
  return new AppError("INTERNAL");
}

/** The one error shape: `{error: {code, message, fields?, requestId}}` plus the failure defaults of the call. */
export function errorResponse(
  error: AppError,
  requestId: string,
  failureDefaults: FailureDefaults = {},
): Response {
  const body = {
    error: {
      code: error.code,
      message: error.message,
      ...(error.fields && { fields: error.fields }),
      ...(error.details && { details: error.details }),
      requestId,
    },
    ...failureDefaults,
  };
  const headers = new Headers({ "Cache-Control": "no-store", "X-Request-Id": requestId });
  const retryAfter = retryAfterOf(error);
  if (retryAfter !== null) headers.set("Retry-After", String(retryAfter));
  if (error.allow) headers.set("Allow", error.allow.join(", "));
  return Response.json(body, { status: error.status, headers });
}

const TOO_MANY = 429;
/** The wait for a refusal that names none. */
const USUAL_WAIT_SECONDS = 60;

/** Whole seconds, at least one: a client that is told to wait is told how long. */
function retryAfterOf({ status, retryAfterSeconds }: AppError): number | null {
  const seconds = retryAfterSeconds ?? (status === TOO_MANY ? USUAL_WAIT_SECONDS : null);
  return seconds === null ? null : Math.max(1, Math.ceil(seconds));
}
