import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { readSessionCookie, sessionCookieName } from "@/lib/accounts/auth/session-cookie";
import { findSessionUser } from "@/lib/accounts/auth/sessions";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { loginPath, PATHS } from "@/lib/paths";
import type { UserDto } from "@/lib/accounts/users/dto";
import { isAtDesk } from "@/lib/accounts/users/constants";

/** Who the sign-in cookie of this request belongs to, checked against the database; null for a visitor. */
export const getCurrentUser = cache(async (): Promise<UserDto | null> => {
  const subject = await readSessionCookie((await cookies()).get(sessionCookieName())?.value);
  return subject && (await withPageDeadline(() => findSessionUser(subject)));
});

/** The signed-in user of a page, or off to /login and back. */
export async function requireUser(): Promise<UserDto> {
  const user = await getCurrentUser();
  if (user) return user;
  // Set by middleware.ts, which sees the address.
  redirect(loginPath((await headers()).get("x-wanted-path")));
}

/** Who works at the desk, of a page for staff and admins, or off to the home page. */
export async function requireStaff(): Promise<UserDto> {
  const user = await getCurrentUser();
  if (user && isAtDesk(user.role)) return user;
  redirect(PATHS.home);
}

/** The admin of a page, or off to the home page. */
export async function requireAdmin(): Promise<UserDto> {
  const user = await getCurrentUser();
  if (user?.role === "admin") return user;
  redirect(PATHS.home);
}
