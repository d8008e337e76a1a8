import "server-only";

/** The answer to who asks for a picture and cannot have it. */
export function refusePlainly(status: number, message: string, retryAfterSeconds?: number): Response {
  return new Response(message, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
    },
  });
}
