import { encode } from "next-auth/jwt";
import { describe, expect, it } from "vitest";
import { verifyAccessToken } from "@/lib/accounts/auth/access-token";
import { issueToken } from "@/lib/accounts/auth/issue-token";
import { endSession, startSession } from "@/lib/accounts/auth/sessions";
import { getEnv } from "@/lib/env";
import { useDatabase } from "@/testing/database";
import { codeOf } from "@/testing/outcomes";
import { makeUser, signIn } from "@/testing/people";
import type { UserDto } from "@/lib/accounts/users/dto";

useDatabase();

async function openSession(user: UserDto) {
  const subject = await startSession(user._id);
  if (!subject) throw new Error("There is no such user.");
  const token = { sub: subject.userId, sid: subject.sessionId, sv: subject.sessionVersion };
  return { subject, cookie: await encode({ token, secret: getEnv().NEXTAUTH_SECRET }) };
}

describe("issueToken", () => {
  it("gives the owner of the session a token for 15 minutes", async () => {
    const user = await makeUser();
    const { subject, cookie } = await openSession(user);
    const { token, expiresIn } = await issueToken({ cookie, email: user.email });
    expect(expiresIn).toBe(900);
    expect(await verifyAccessToken(token)).toEqual(subject);
  });

  it("refuses another's e-mail", async () => {
    const { cookie } = await openSession(await makeUser());
    const other = await makeUser();
    expect(await codeOf(issueToken({ cookie, email: other.email }))).toBe("FORBIDDEN");
  });

  it("refuses everything that is not the cookie of a session", async () => {
    const user = await makeUser();
    const { subject, cookie } = await openSession(user);
    const foreign = await encode({ token: { sub: user._id, sid: "x", sv: 0 }, secret: "x".repeat(32) });
    const bearer = await signIn(user);
    for (const value of [undefined, "", "x", foreign, bearer, cookie.slice(0, -3)]) {
      expect(await codeOf(issueToken({ cookie: value, email: user.email }))).toBe("NOT_SIGNED_IN");
    }
    await endSession(subject.sessionId);
    expect(await codeOf(issueToken({ cookie, email: user.email }))).toBe("NOT_SIGNED_IN");
  });
});
