import { createHash } from "node:crypto";

/** A public JSON answer that a client may keep, and ask for again with If-None-Match: every time, unless told. */
export function jsonWithEtag(request: Request, body: object, cacheControl = "no-cache"): Response {
  const text = JSON.stringify(body);
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  const headers = { ETag: etag, "Cache-Control": cacheControl, "Content-Type": "application/json" };
  return isEtagMatch(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
}

/** True if the client says that it has what bears this tag. */
export function isEtagMatch(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*");
}
