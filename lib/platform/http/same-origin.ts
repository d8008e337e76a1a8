import { getEnv } from "@/lib/env";
import { AppError } from "@/lib/platform/http/errors";

/** Refuses a call that another site's page makes with the visitor's cookie; throws FORBIDDEN. */
export function requireSameOrigin(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const isForeignSite = site !== null && site !== "same-origin";
  const isForeignOrigin = origin !== null && !isOwnOrigin(origin, request);
  if (isForeignSite || isForeignOrigin) throw new AppError("FORBIDDEN");
}

// The browser sets both headers, and a page cannot change either.
function isOwnOrigin(origin: string, request: Request): boolean {
  if (origin === new URL(getEnv().NEXTAUTH_URL).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
}
