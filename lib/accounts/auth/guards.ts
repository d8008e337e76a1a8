import "server-only";
import { verifyAccessToken } from "@/lib/accounts/auth/access-token";
import { findSessionUser } from "@/lib/accounts/auth/sessions";
import { AppError } from "@/lib/platform/http/errors";
import { noteCaller } from "@/lib/platform/http/note-caller";
import { logSecurity } from "@/lib/platform/log";
import type { UserDto } from "@/lib/accounts/users/dto";
import { isAtDesk } from "@/lib/accounts/users/constants";

/** Lets a caller in and says who it is, or throws NOT_SIGNED_IN or FORBIDDEN. */
export type Guard<Caller> = (request: Request) => Promise<Caller>;

const MAX_AUTHORIZATION_LENGTH = 4_096;

export const anybody: Guard<null> = async () => null;

const tokenOf = (request: Request): string | undefined => {
  const authorization = request.headers.get("authorization") ?? "";
  if (authorization.length > MAX_AUTHORIZATION_LENGTH) return undefined;
  return /^Bearer ([\w.-]+)$/.exec(authorization)?.[1];
};

/** The session of a bearer token that a guard has let in already. Throws NOT_SIGNED_IN. */
export async function readSessionId(request: Request): Promise<string> {
  const subject = await verifyAccessToken(tokenOf(request) ?? "");
  if (!subject) throw new AppError("NOT_SIGNED_IN");
  return subject.sessionId;
}

/** Lets in any account with a good bearer token. Reads role and session from the database each time. */
export const customer: Guard<UserDto> = async (request) => {
  const token = tokenOf(request);
  if (!token) throw new AppError("NOT_SIGNED_IN");
  const requestId = request.headers.get("x-request-id") ?? "";
  const subject = await verifyAccessToken(token, (reason) => logSecurity(`${reason} token`, { requestId }));
  if (!subject) throw new AppError("NOT_SIGNED_IN");
  const user = await findSessionUser(subject);
  if (!user) {
    logSecurity("revoked token", { requestId });
    throw new AppError("NOT_SIGNED_IN");
  }
  noteCaller(request, user._id);
  return user;
};

/** Lets anybody in: the user of a good bearer token; null for a visitor, and for any other token. */
export const visitorOrCustomer: Guard<UserDto | null> = async (request) => {
  const subject = await verifyAccessToken(tokenOf(request) ?? "");
  const user = subject && (await findSessionUser(subject));
  if (user) noteCaller(request, user._id);
  return user;
};

/** Lets in those who work at the desk: staff and admins. */
export const staff: Guard<UserDto> = async (request) => {
  const user = await customer(request);
  if (!isAtDesk(user.role)) throw new AppError("FORBIDDEN");
  return user;
};

export const admin: Guard<UserDto> = async (request) => {
  const user = await customer(request);
  if (user.role !== "admin") throw new AppError("FORBIDDEN");
  return user;
};

/** The caller that each guard lets in; null for a visitor. */
export interface Callers {
  anybody: null;
  visitorOrCustomer: UserDto | null;
  customer: UserDto;
  staff: UserDto;
  admin: UserDto;
}

export const GUARDS: { [Name in keyof Callers]: Guard<Callers[Name]> } = {
  anybody,
  visitorOrCustomer,
  customer,
  staff,
  admin,
};

/** Refuses a body or query that names another e-mail than the caller's; a missing one means their own. */
export function requireOwnEmail(user: UserDto, email: string | undefined): void {
  if (email !== undefined && email !== user.email) throw new AppError("FORBIDDEN");
}
