import "server-only";
import { hashPassword } from "@/lib/accounts/passwords/password";
import { unlessDuplicate } from "@/lib/platform/database/db";
import type { CreateUserInput } from "@/lib/accounts/users/schema";
import { User } from "@/models/user";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

const UNCLAIMED_TTL_MS = DAY_MS;

/**
 * Registers an account and returns its id, or null if the e-mail is known already: then nothing changes. A record
 * without password cannot sign in and goes after a day.
 */
export async function createUser(input: CreateUserInput): Promise<string | null> {
  // Hashed before the look-up, so that a known and an unknown e-mail take the same time.
  const passwordHash = input.password && (await hashPassword(input.password));
  await User.deleteOne({ email: input.email, expiresAt: { $lte: new Date() } });
  const claimed = passwordHash && (await claimRecord(input, passwordHash));
  if (claimed) return claimed;
  const write = User.create({
    name: input.name,
    email: input.email,
    ...(passwordHash ? { passwordHash } : { expiresAt: new Date(Date.now() + UNCLAIMED_TTL_MS) }),
  });
  return (await unlessDuplicate(write))?._id.toString() ?? null;
}

/** A registration takes over a record that nobody can sign in with; otherwise anybody could block an e-mail by making one. */
async function claimRecord({ name, email }: CreateUserInput, passwordHash: string): Promise<string | null> {
  const record = await User.findOneAndUpdate(
    { email, expiresAt: { $gt: new Date() } },
    { $set: { name, passwordHash }, $unset: { expiresAt: 1 } },
  ).lean();
  return record?._id.toString() ?? null;
}
