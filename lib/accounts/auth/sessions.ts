import "server-only";
import { randomBytes } from "node:crypto";
import type { TokenSubject } from "@/lib/accounts/auth/access-token";
import { Batcher } from "@/lib/platform/database/batcher";
import type { Types } from "mongoose";
import { connectDb } from "@/lib/platform/database/db";
import { toUserDto, type UserDto } from "@/lib/accounts/users/dto";
import { Session } from "@/models/session";
import { User } from "@/models/user";
import { DAY_SECONDS, SECOND_MS } from "@/lib/platform/time/durations.mjs";

export const SESSION_TTL_SECONDS = 30 * DAY_SECONDS;
const SESSION_ID_BYTES = 32;

/**
 * Starts a session that can be revoked; the id goes into the sign-in cookie. It is one of the session version that the
 * proof of identity saw a moment ago, or of the current one; then null for somebody who is gone. A session of an account that
 * has gone meanwhile, or has another version, lets nobody in.
 */
export async function startSession(userId: string, seenVersion?: number): Promise<TokenSubject | null> {
  await connectDb();
  const sessionVersion = seenVersion ?? (await readVersion(userId));
  if (sessionVersion === null) return null;
  const sessionId = randomBytes(SESSION_ID_BYTES).toString("base64url");
  const expiresAt = new Date(Date.now() + SESSION_TTL_SECONDS * SECOND_MS);
  await Session.create({ _id: sessionId, userId, expiresAt });
  return { userId, sessionId, sessionVersion };
}

async function readVersion(userId: string): Promise<number | null> {
  const user = await User.findById(userId).select("sessionVersion").lean();
  return user && user.sessionVersion;
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

interface FoundSession {
  _id: string;
  userId: Types.ObjectId;
  expiresAt: Date;
  /** The user of the session; empty where the account is gone. */
  users: (Parameters<typeof toUserDto>[0] & { sessionVersion: number })[];
}

/** Sessions and accounts in one trip. */
async function readSessionUsers(subjects: TokenSubject[]): Promise<(UserDto | null)[]> {
  const sessions = await Session.aggregate<FoundSession>([
    { $match: { _id: { $in: subjects.map(({ sessionId }) => sessionId) } } },
    {
      $lookup: {
        from: User.collection.name,
        localField: "userId",
        foreignField: "_id",
        as: "users",
        pipeline: [{ $project: { name: 1, email: 1, role: 1, sessionVersion: 1 } }],
      },
    },
  ]);
  const sessionOf = new Map(sessions.map((session) => [session._id, session]));
  return subjects.map(({ userId, sessionId, sessionVersion }) => {
    const session = sessionOf.get(sessionId);
    if (!session || session.userId.toString() !== userId || session.expiresAt.getTime() <= Date.now())
      return null;
    const [user] = session.users;
    return user && user.sessionVersion === sessionVersion ? toUserDto(user) : null;
  });
}

export async function endSession(sessionId: string): Promise<void> {
  await connectDb();
  await Session.deleteOne({ _id: sessionId });
}
