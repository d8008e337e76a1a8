import "server-only";
import type { Types } from "mongoose";
import { escapeRegExp } from "@/lib/text";
import { toUserDto, type UserCounts, type UserDto } from "@/lib/users/dto";
import type { ListUsersQuery } from "@/lib/users/schema";
import { User } from "@/models/user";

/** Users, newest first; `cursor` is the id of the last one seen. */
export async function listUsers(query: ListUsersQuery = {}): Promise<UserDto[]> {
  const users = await findUsers(query).lean();
  return users.map(toUserDto);
}

/** The query of a list; every one of them walks an index. */
export function findUsers({ q, limit, cursor }: ListUsersQuery) {
  const text = q && new RegExp(escapeRegExp(q), "i");
  return User.find({
    expiresAt: null,
    ...(cursor && { _id: { $lt: cursor } }),
    ...(text && { $or: [{ email: text }, { name: text }] }),
  })
    .select("name email role")
    .sort({ _id: -1 })
    .limit(limit ?? 0);
}

/** How many users there are, and how many of them are admins. */
export async function countUsers(): Promise<UserCounts> {
  const [all, admins] = await Promise.all([
    User.countDocuments({ expiresAt: null }).hint({ expiresAt: 1 }),
    User.countDocuments({ role: "admin" }).hint({ role: 1 }),
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

/** What those are called who have these ids, by id; who is gone is missing. */
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

/** Whether somebody has proved that the e-mail of this account is his. */
export async function isEmailVerified(userId: string): Promise<boolean> {
  return (await User.exists({ _id: userId, isEmailVerified: true })) !== null;
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
