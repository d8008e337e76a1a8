import "server-only";
import { getEnv } from "@/lib/env";
import { AppError } from "@/lib/platform/http/errors";
import type { Role } from "@/lib/accounts/users/constants";
import { User } from "@/models/user";

/**
 * "unverified": nobody has proved yet that this e-mail is theirs. The first to register an address may not be its
 * owner, so nobody becomes an admin, or staff, by an address alone.
 */
type RoleOutcome = "set" | "unknown" | "unverified";

/** Sets the role of the account with this e-mail. */
export async function setRoleByEmail(email: string, role: Role): Promise<RoleOutcome> {
  const account = { email, expiresAt: null };
  const { matchedCount } = await User.updateOne(
    role === "customer" ? account : { ...account, isEmailVerified: true },
    { role },
  );
  if (matchedCount > 0) return "set";
  return (await User.exists(account)) ? "unverified" : "unknown";
}

/** Makes an account an admin whose e-mail was proved just now, if ADMIN_EMAILS names it. */
export async function promoteNamedAdmin(email: string): Promise<void> {
  if (getEnv().ADMIN_EMAILS.includes(email)) await setRoleByEmail(email, "admin");
}

/** Makes an account an admin; one that is an admin already stays one. Throws NOT_FOUND. */
export async function promoteUser(userId: string): Promise<void> {
  const { matchedCount } = await User.updateOne({ _id: userId, expiresAt: null }, { role: "admin" });
  if (matchedCount === 0) throw new AppError("NOT_FOUND");
}

interface SetStaffOptions {
  userId: string;
  isStaff: boolean;
}

/** Takes an account into the staff of the desk, or makes it a customer's again; throws NOT_FOUND, and IS_ADMIN for an admin's. */
export async function setStaff({ userId, isStaff }: SetStaffOptions): Promise<void> {
  const account = { _id: userId, expiresAt: null };
  const { matchedCount } = await User.updateOne(
    { ...account, role: { $ne: "admin" as const } },
    { role: isStaff ? "staff" : "customer" },
  );
  if (matchedCount > 0) return;
  throw new AppError((await User.exists(account)) ? "IS_ADMIN" : "NOT_FOUND");
}
