import "server-only";
import { toAppError } from "@/lib/platform/http/error-response";

export const NO_SUCH_PICTURE = "There is no such picture.";
export const NO_SUCH_DOCUMENT = "There is no such document.";

interface Refusal {
  status: number;
  message: string;
  retryAfterSeconds?: number | undefined;
}

/** The answer, in plain text, to who asks for a picture or a document and cannot have it. */
export function plainTextError({ status, message, retryAfterSeconds }: Refusal): Response {
  return new Response(message, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
    },
  });
}

/** The same for any thrown value: an unexpected error is logged, and not told. */
export function toPlainTextError(request: Request, error: unknown): Response {
  return plainTextError(toAppError(error, request.headers.get("x-request-id") ?? ""));
}
