import { z } from "zod";
import { type Role, ROLES } from "@/lib/accounts/users/constants";

export const userDtoSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
});

export type UserDto = z.output<typeof userDtoSchema>;

export const userCountsSchema = z.object({ all: z.int(), admins: z.int() });

export type UserCounts = z.output<typeof userCountsSchema>;

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
