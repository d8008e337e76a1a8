import "server-only";
import type { Role } from "@/lib/users/rules";
import { User } from "@/models/user";

/** Sets the role of the account with this e-mail; false if there is none. */
export async function setRoleByEmail(email: string, role: Role): Promise<boolean> {
  const { matchedCount } = await User.updateOne({ email, expiresAt: null }, { role });
  return matchedCount > 0;
}
