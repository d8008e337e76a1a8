import type { JWT } from "next-auth/jwt";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getAuthOptions } from "@/lib/accounts/auth/options";
import { endSession, startSession } from "@/lib/accounts/auth/sessions";
import { useDatabase } from "@/testing/database";
import { makeUser } from "@/testing/people";
import { visit } from "@/testing/sign-in-token";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Session } from "@/models/session";
import { User } from "@/models/user";

useDatabase();

let user: UserDto;
beforeEach(async () => {
  user = await makeUser();
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());

const { callbacks, events } = getAuthOptions(() => undefined);

async function openToken() {
  const subject = await startSession(user._id);
  if (!subject) throw new Error("There is no such user.");
  return { sub: subject.userId, sid: subject.sessionId, sv: subject.sessionVersion };
}

describe("the sign-in token", () => {
  it("holds user, session and version, and nothing else that is in it", async () => {
    const token = await openToken();
    expect(await visit({ ...token, role: "admin", email: "x@example.com", name: "x" })).toEqual(token);
  });

  it("opens a session that can be revoked at each sign-in", async () => {
    expect(await visit({}, user._id)).toMatchObject({ sub: user._id, sid: expect.any(String), sv: 0 });
    expect(await Session.countDocuments({ userId: user._id })).toBe(1);
  });

  it("is refused once its session ended, its version is old or its user is gone", async () => {
    const ended = await openToken();
    await endSession(ended.sid);
    await expect(visit(ended)).rejects.toThrow();
    const old = await openToken();
    await User.updateOne({ _id: user._id }, { $inc: { sessionVersion: 1 } });
    await expect(visit(old)).rejects.toThrow();
    const orphan = await openToken();
    await User.deleteOne({ _id: user._id });
    await expect(visit(orphan)).rejects.toThrow();
  });

  it.each([{}, { sub: "x" }, { sub: "x", sid: 5, sv: 0 }])("is refused when it is %j", async (token) => {
    await expect(visit(token)).rejects.toThrow();
  });

  it("ends with the session that it names, and no other", async () => {
    const [left, kept] = [await openToken(), await openToken()];
    await events?.signOut?.({ token: left } as unknown as Parameters<NonNullable<typeof events.signOut>>[0]);
    await expect(visit(left)).rejects.toThrow();
    expect(await visit(kept)).toEqual(kept);
  });
});

describe("the session that a page sees", () => {
  async function read(token: JWT) {
    const session = {
      expires: "2027-01-01T00:00:00Z",
      user: { name: "x", email: "x@example.com", image: "x" },
    };
    const visitor = { session, token } as unknown as Parameters<
      NonNullable<NonNullable<typeof callbacks>["session"]>
    >[0];
    return await callbacks?.session?.(visitor);
  }

  it("shows name and e-mail as the database has them", async () => {
    const token = await openToken();
    await User.updateOne({ _id: user._id }, { name: "Karim" });
    const shown = { name: "Karim", email: user.email };
    expect(await read(await visit(token))).toEqual({ expires: "2027-01-01T00:00:00Z", user: shown });
  });

  it("shows nobody to a token that has not been checked for this answer", async () => {
    expect(await read(await openToken())).toEqual({ expires: "2027-01-01T00:00:00Z" });
  });
});
