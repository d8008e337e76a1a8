import "server-only";
import { randomBytes } from "node:crypto";
import type { TokenSubject } from "@/lib/accounts/auth/access-token";
import { Batcher } from "@/lib/platform/database/batcher";
import { isObjectIdOrHexString } from "mongoose";
import { connectDb } from "@/lib/platform/database/db";
import { toUserDto, type UserDto } from "@/lib/accounts/users/dto";
import { Session } from "@/models/session";
import { User } from "@/models/user";
import { DAY_SECONDS, SECOND_MS } from "@/lib/platform/time/durations.mjs";

export const SESSION_TTL_SECONDS = 30 * DAY_SECONDS;
const SESSION_ID_BYTES = 32;

/**
 * Starts a session that can be revoked; the id goes into the sign-in cookie. It is one of the session version that the
 * proof of identity saw, or of the current one.
 */
export async function startSession(userId: string, seenVersion?: number): Promise<TokenSubject | null> {
  await connectDb();
  const user = await User.findById(userId).select("sessionVersion").lean();
  if (!user) return null;
  const sessionId = randomBytes(SESSION_ID_BYTES).toString("base64url");
  const expiresAt = new Date(Date.now() + SESSION_TTL_SECONDS * SECOND_MS);
  await Session.create({ _id: sessionId, userId: user._id, expiresAt });
  return { userId, sessionId, sessionVersion: seenVersion ?? user.sessionVersion };
}

const lookUps = new Batcher<TokenSubject, UserDto | null>({
  name: "session look-ups",
  work: readSessionUsers,
});

/** The user that a session speaks for, or null if the session or the user is gone or revoked. */
export async function findSessionUser(subject: TokenSubject): Promise<UserDto | null> {
  await connectDb();
  return await lookUps.run(subject);
}

async function readSessionUsers(subjects: TokenSubject[]): Promise<(UserDto | null)[]> {
  const [sessions, users] = await Promise.all([
    Session.find({ _id: { $in: subjects.map(({ sessionId }) => sessionId) } })
      .select("userId expiresAt")
      .lean(),
    User.find({ _id: { $in: subjects.map(({ userId }) => userId).filter(isObjectIdOrHexString) } }).lean(),
  ]);
  const sessionOf = new Map(sessions.map((session) => [session._id, session]));
  const userOf = new Map(users.map((user) => [user._id.toString(), user]));
  return subjects.map(({ userId, sessionId, sessionVersion }) => {
    const [session, user] = [sessionOf.get(sessionId), userOf.get(userId)];
    if (!session || session.userId.toString() !== userId || session.expiresAt.getTime() <= Date.now())
      return null;
    return user && user.sessionVersion === sessionVersion ? toUserDto(user) : null;
  });
}

export async function endSession(sessionId: string): Promise<void> {
  await connectDb();
  await Session.deleteOne({ _id: sessionId });
}
