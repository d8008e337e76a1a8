import type { Role } from "@/lib/users/rules";

export interface UserDto {
  _id: string;
  name: string;
  email: string;
  role: Role;
}

export interface UserCounts {
  all: number;
  admins: number;
}

interface UserSource {
  _id: { toString(): string };
  name: string;
  email: string;
  role: Role;
}

/** Names each field, so that a password hash can never ride along. */
export function toUserDto(user: UserSource): UserDto {
  return { _id: user._id.toString(), name: user.name, email: user.email, role: user.role };
}
