import type { Role } from "@/lib/accounts/users/constants";

export const MAX_NAME_LENGTH = 100;

/** What somebody is called of whom only the e-mail is known: the part before the @. */
export function nameFromEmail(email: string): string {
  return (email.split("@")[0] || email).slice(0, MAX_NAME_LENGTH);
}

/** Who works at the desk: calls, decides, changes and prints orders. All else of the shop is the admins' alone. */
export const isAtDesk = (role: Role): boolean => role === "staff" || role === "admin";
