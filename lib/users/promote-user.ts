import "server-only";
import { AppError } from "@/lib/http/errors";
import { User } from "@/models/user";

/** Makes an account an admin; throws NOT_FOUND. Who is one already stays one. */
export async function promoteUser(userId: string): Promise<void> {
  const { matchedCount } = await User.updateOne({ _id: userId, expiresAt: null }, { role: "admin" });
  if (matchedCount === 0) throw new AppError("NOT_FOUND");
}
