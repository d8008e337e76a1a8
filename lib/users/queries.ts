import "server-only";
import { toUserDto, type UserDto } from "@/lib/users/dto";
import { User } from "@/models/user";

/** All users, newest first. */
export async function listUsers(): Promise<UserDto[]> {
  const users = await User.find({ expiresAt: null }).select("name email role").sort({ _id: -1 }).lean();
  return users.map(toUserDto);
}

/** The admins, by e-mail. */
export async function listAdmins(): Promise<UserDto[]> {
  const admins = await User.find({ role: "admin" }).select("name email role").sort({ email: 1 }).lean();
  return admins.map(toUserDto);
}

export async function isAdminEmail(email: string): Promise<boolean> {
  return (await User.exists({ email, role: "admin" })) !== null;
}

/** The account with this e-mail, or null. */
export async function getUserByEmail(email: string): Promise<UserDto | null> {
  const user = await User.findOne({ email, expiresAt: null }).select("name email role").lean();
  return user && toUserDto(user);
}
