import { signAccessToken } from "@/lib/accounts/auth/access-token";
import { startSession } from "@/lib/accounts/auth/sessions";
import { toUserDto, type UserDto } from "@/lib/accounts/users/dto";
import type { Role } from "@/lib/accounts/users/constants";
import { User } from "@/models/user";

let count = 0;

/** An account that no other test has; without a password, because most tests need none. */
export async function makeUser(
  fields: { role?: Role; name?: string; email?: string; isEmailVerified?: boolean } = {},
): Promise<UserDto> {
  const { role = "customer", name = "Rahim Uddin", isEmailVerified = role === "admin" } = fields;
  count += 1;
  const { email = `person${count}@example.com` } = fields;
  const user = await User.create({ name, email, role, isEmailVerified });
  return toUserDto(user);
}

/** A customer with a proved e-mail. */
export async function makeProvedUser(): Promise<UserDto> {
  const user = await makeUser();
  await User.updateOne({ _id: user._id }, { isEmailVerified: true });
  return user;
}

export function makeAdmin(): Promise<UserDto> {
  return makeUser({ role: "admin", name: "Shop Admin" });
}

export function makeStaff(): Promise<UserDto> {
  return makeUser({ role: "staff", name: "Shop Staff", isEmailVerified: true });
}

export function makeUsers(length: number): Promise<UserDto[]> {
  return Promise.all(Array.from({ length }, () => makeUser()));
}

export function makeProvedUsers(length: number): Promise<UserDto[]> {
  return Promise.all(Array.from({ length }, makeProvedUser));
}

/** A bearer token from a session of this user. */
export async function signIn(user: UserDto): Promise<string> {
  const subject = await startSession(user._id);
  if (!subject) throw new Error("There is no such user.");
  return await signAccessToken(subject);
}
