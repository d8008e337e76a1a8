import { type NextRequest, NextResponse } from "next/server";
import { readSessionCookie, sessionCookieName } from "@/lib/accounts/auth/session-cookie";
import { RETURN_TO_COOKIE, RETURN_TO_SECONDS } from "@/lib/accounts/auth/rules";
import { ADMIN_SEGMENTS, loginPath, PATHS } from "@/lib/paths";
import { localPath, readLocalPath } from "@/lib/words/local-path.mjs";

export const config = {
  matcher: ["/dashboard", "/dashboard/:path*", "/bn/dashboard", "/bn/dashboard/:path*"],
};

/** Redirects visitors away from the dashboard early. It authorises nothing: every page and handler checks again. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const { language, path } = readLocalPath(pathname);
  const leadTo = (target: string) => NextResponse.redirect(new URL(localPath(language, target), request.url));
  if (path === "/dashboard") return leadTo(PATHS.profile);
  const subject = await readSessionCookie(request.cookies.get(sessionCookieName())?.value);
  const wanted = pathname + search;
  const isAdminPage = ADMIN_SEGMENTS.some((segment) => path.split("/")[2] === segment);
  if (!subject && !isAdminPage) return leadTo(loginPath(wanted));
  const response = subject ? passOn(request, wanted) : leadTo(PATHS.home);
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
