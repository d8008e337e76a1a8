import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { readSessionCookie, sessionCookieName } from "@/lib/accounts/auth/session-cookie";
import { findSessionUser } from "@/lib/accounts/auth/sessions";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { loginPath, PATHS } from "@/lib/paths";
import type { UserDto } from "@/lib/accounts/users/dto";
import { localPath, readLocalPath } from "@/lib/words/local-path.mjs";
import { isAtDesk } from "@/lib/accounts/users/constants";

/** The user of this request's sign-in cookie, checked against the database; null for a visitor. */
export const getCurrentUser = cache(async (): Promise<UserDto | null> => {
  const subject = await readSessionCookie((await cookies()).get(sessionCookieName())?.value);
  return subject && (await withPageDeadline(() => findSessionUser(subject)));
});

/** Returns the signed-in user of a page, or redirects to /login, which leads back. */
export async function requireUser(): Promise<UserDto> {
  const user = await getCurrentUser();
  if (user) return user;
  const wanted = await wantedPath();
  redirect(localPath(readLocalPath(wanted ?? "").language, loginPath(wanted)));
}

/** The address that is asked for. Set by middleware.ts, which sees it. */
const wantedPath = async (): Promise<string | null> => (await headers()).get("x-wanted-path");

/** Redirects to the home page in the language of the page that is asked for. */
async function turnAway(): Promise<never> {
  redirect(localPath(readLocalPath((await wantedPath()) ?? "").language, PATHS.home));
}

/** Returns the staff member or admin who opens a page of the desk; redirects others to the home page. */
export async function requireStaff(): Promise<UserDto> {
  const user = await getCurrentUser();
  if (user && isAtDesk(user.role)) return user;
  return turnAway();
}

/** Returns the admin who opens a page; redirects others to the home page. */
export async function requireAdmin(): Promise<UserDto> {
  const user = await getCurrentUser();
  if (user?.role === "admin") return user;
  return turnAway();
}
