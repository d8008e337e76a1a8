import "server-only";
import type { Types } from "mongoose";
import { behind } from "@/lib/platform/database/behind";
import { escapeRegExp } from "@/lib/platform/text/text";
import { toUserDto, type UserCounts, type UserDto } from "@/lib/accounts/users/dto";
import type { ListUsersQuery } from "@/lib/accounts/users/schema";
import { User } from "@/models/user";
import { engineHint } from "@/lib/platform/database/engine-hint";

const NEWEST_FIRST = { _id: -1 } as const;

/** Users, newest first; `cursor` is the id of the last one seen. */
export async function listUsers(query: ListUsersQuery = {}): Promise<UserDto[]> {
  const users = await findUsers(query).lean();
  return users.map(toUserDto);
}

/** The query of a list; every one of them walks an index. */
export function findUsers({ q, limit, cursor }: ListUsersQuery) {
  const text = q && new RegExp(escapeRegExp(q), "i");
  const found = User.find({
    expiresAt: null,
    ...behind(NEWEST_FIRST, cursor ? [cursor] : undefined),
    ...(text && { $or: [{ email: text }, { name: text }] }),
  })
    .select("name email role")
    .sort(NEWEST_FIRST)
    .limit(limit ?? 0);
  return text ? found.hint(engineHint({ ...NEWEST_FIRST, email: 1, name: 1 })) : found;
}

/** How many users there are, and how many of them are admins. */
export async function countUsers(): Promise<UserCounts> {
  const [all, admins] = await Promise.all([
    User.countDocuments({ expiresAt: null }).hint(engineHint({ expiresAt: 1 })),
    User.countDocuments({ role: "admin" }).hint(engineHint({ role: 1 })),
  ]);
  return { all, admins };
}

/** The admins, by e-mail. */
export async function listAdmins(): Promise<UserDto[]> {
  const admins = await User.find({ role: "admin" }).select("name email role").sort({ email: 1 }).lean();
  return admins.map(toUserDto);
}

/** Admins, then staff, each by e-mail. */
export async function listDesk(): Promise<UserDto[]> {
  const staff = await User.find({ role: "staff" }).select("name email role").sort({ email: 1 }).lean();
  return [...(await listAdmins()), ...staff.map(toUserDto)];
}

/** The names of the users with these ids, by id; a user who is gone is left out. */
export async function readNames(ids: Types.ObjectId[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const users = await User.find({ _id: { $in: ids } })
    .select("name")
    .lean();
  return new Map(users.map(({ _id, name }) => [_id.toString(), name]));
}

export async function isAdminEmail(email: string): Promise<boolean> {
  return (await User.exists({ email, role: "admin" })) !== null;
}

/** Whether somebody has proved that the e-mail of this account is theirs. */
export async function isEmailVerified(userId: string): Promise<boolean> {
  return (await User.exists({ _id: userId, isEmailVerified: true })) !== null;
}

/** The phone that somebody has proved to be theirs with this account, or null. */
export async function getProvedPhone(userId: string): Promise<string | null> {
  return (await User.findById(userId).select("provedPhone").lean())?.provedPhone ?? null;
}

/** Whether this account can be signed in to with a password. */
export async function hasPassword(userId: string): Promise<boolean> {
  return (await User.exists({ _id: userId, passwordHash: { $type: "string" } })) !== null;
}

/** The account with this e-mail, or null. */
export async function getUserByEmail(email: string): Promise<UserDto | null> {
  const user = await User.findOne({ email, expiresAt: null }).select("name email role").lean();
  return user && toUserDto(user);
}
