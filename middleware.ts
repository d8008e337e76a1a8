import { type NextRequest, NextResponse } from "next/server";
import { readSessionCookie, sessionCookieName } from "@/lib/accounts/auth/session-cookie";
import { RETURN_TO_COOKIE, RETURN_TO_SECONDS } from "@/lib/accounts/auth/rules";
import { ADMIN_SEGMENTS, loginPath, PATHS } from "@/lib/paths";

export const config = { matcher: ["/dashboard", "/dashboard/:path*"] };

/** Redirects visitors away from the dashboard early. It authorises nothing: every page and handler checks again. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (pathname === "/dashboard") return NextResponse.redirect(new URL(PATHS.profile, request.url));
  const subject = await readSessionCookie(request.cookies.get(sessionCookieName())?.value);
  const wanted = pathname + search;
  const isAdminPage = ADMIN_SEGMENTS.some((segment) => pathname.split("/")[2] === segment);
  if (!subject && !isAdminPage) return NextResponse.redirect(new URL(loginPath(wanted), request.url));
  const response = subject
    ? passOn(request, wanted)
    : NextResponse.redirect(new URL(PATHS.home, request.url));
  // Also with a session: the page itself turns away who is no admin, and a page cannot set a cookie.
  if (isAdminPage) {
    response.cookies.set(RETURN_TO_COOKIE, wanted, { maxAge: RETURN_TO_SECONDS, sameSite: "lax", path: "/" });
  }
  return response;
}

/** Tells the page its own address, which it needs to send a visitor to /login and back. */
function passOn(request: NextRequest, wanted: string): NextResponse {
  const headers = new Headers(request.headers);
  headers.set("x-wanted-path", wanted);
  return NextResponse.next({ request: { headers } });
}
