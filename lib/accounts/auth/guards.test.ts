import { encode } from "next-auth/jwt";
import { describe, expect, it, vi } from "vitest";
import { signAccessToken } from "@/lib/accounts/auth/access-token";
import {
  admin,
  anybody,
  customer,
  readSessionId,
  requireOwnEmail,
  staff,
  visitorOrCustomer,
} from "@/lib/accounts/auth/guards";
import { endSession, startSession } from "@/lib/accounts/auth/sessions";
import { getEnv } from "@/lib/env";
import { processState } from "@/lib/platform/process-state.mjs";
import { useDatabase } from "@/testing/database";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeStaff, makeUser, signIn } from "@/testing/people";
import { makeRequest } from "@/testing/requests";
import { deleteUser } from "@/lib/accounts/users/delete-user";
import { setRoleByEmail, setStaff } from "@/lib/accounts/users/set-role";
import { Session } from "@/models/session";
import { User } from "@/models/user";

useDatabase();

const codeOfToken = (token: string) => codeOf(customer(makeRequest({ token })));
const codeOfHeader = (value: string) => codeOf(customer(makeRequest({ headers: { Authorization: value } })));

describe("customer", () => {
  it("says who calls, as the database has them now", async () => {
    const user = await makeUser();
    const token = await signIn(user);
    await User.updateOne({ _id: user._id }, { name: "Karim" });
    expect(await customer(makeRequest({ token }))).toEqual({ ...user, name: "Karim" });
  });

  it("notes for the log who called", async () => {
    const callers = (processState.callers = new Map([["known", undefined]]));
    const request = makeRequest({
      token: await signIn(await makeUser()),
      headers: { "x-request-id": "known" },
    });
    await customer(request);
    delete processState.callers;
    expect(callers.get("known")).toMatch(/^[0-9a-f]{12}$/);
  });

  it("lets an admin in as well", async () => {
    expect(await codeOfToken(await signIn(await makeAdmin()))).toBe("done");
  });

  it("refuses a call without a token, which is no forgery to write down", async () => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const code = await codeOf(customer(makeRequest()));
    const lines = write.mock.calls.length;
    write.mockRestore();
    expect([code, lines]).toEqual(["NOT_SIGNED_IN", 0]);
  });

  it("writes down why a token was refused, with the id of the request, and nothing of the token", async () => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const token = await signIn(await makeUser());
    const headers = { "x-request-id": "r1" };
    await codeOf(customer(makeRequest({ token: token.slice(0, -3), headers })));
    vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ["Date"] });
    await codeOf(customer(makeRequest({ token, headers })));
    vi.useRealTimers();
    const deleted = await makeUser();
    const tokenOfDeleted = await signIn(deleted);
    await User.deleteOne({ _id: deleted._id });
    await codeOf(customer(makeRequest({ token: tokenOfDeleted, headers })));
    const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
    write.mockRestore();
    const time = expect.any(String);
    expect(lines).toEqual(
      ["forged token", "expired token", "revoked token"].map((message) => ({
        time,
        level: "security",
        message,
        requestId: "r1",
      })),
    );
  });

  it("refuses other ways of writing it", async () => {
    const token = await signIn(await makeUser());
    expect(await codeOfHeader(`Bearer ${token}`)).toBe("done");
    for (const value of [
      token,
      `Basic ${token}`,
      `Basic Bearer ${token}`,
      `Bearer  ${token}`,
      `Bearer ${token} x`,
      "Bearer",
      "Bearer null",
    ]) {
      expect(await codeOfHeader(value)).toBe("NOT_SIGNED_IN");
    }
  });

  it("refuses a header that is too long to hold a token, before it looks what is in it", async () => {
    const user = await makeUser();
    const sessionId = "x".repeat(4_000);
    await Session.create({ _id: sessionId, userId: user._id, expiresAt: new Date(Date.now() + 60_000) });
    const token = await signAccessToken({ userId: user._id, sessionId, sessionVersion: 0 });
    expect(await codeOfToken(token)).toBe("NOT_SIGNED_IN");
  });

  it("refuses a session cookie as bearer", async () => {
    const user = await makeUser();
    const subject = await startSession(user._id);
    const token = { sub: user._id, sid: subject?.sessionId, sv: subject?.sessionVersion };
    const cookie = await encode({ token, secret: getEnv().NEXTAUTH_SECRET });
    expect(await codeOfToken(cookie)).toBe("NOT_SIGNED_IN");
  });

  it("refuses the token of a deleted user", async () => {
    const user = await makeUser();
    const token = await signIn(user);
    await deleteUser({ actor: await makeAdmin(), userId: user._id });
    expect(await codeOfToken(token)).toBe("NOT_SIGNED_IN");
  });

  it("refuses the token of a deleted user whose session is still there", async () => {
    const user = await makeUser();
    const token = await signIn(user);
    await User.deleteOne({ _id: user._id });
    expect(await codeOfToken(token)).toBe("NOT_SIGNED_IN");
  });

  it("refuses the token of a session that was ended, and of that one only", async () => {
    const user = await makeUser();
    const subject = await startSession(user._id);
    if (!subject) throw new Error("No session.");
    const ended = await signAccessToken(subject);
    const other = await signIn(user);
    await endSession(subject.sessionId);
    expect(await codeOfToken(ended)).toBe("NOT_SIGNED_IN");
    expect(await codeOfToken(other)).toBe("done");
  });

  it("refuses the tokens of before a new session version", async () => {
    const user = await makeUser();
    const token = await signIn(user);
    await User.updateOne({ _id: user._id }, { $inc: { sessionVersion: 1 } });
    expect(await codeOfToken(token)).toBe("NOT_SIGNED_IN");
    expect(await codeOfToken(await signIn(user))).toBe("done");
  });

  it("refuses a session that ran out before the database removed it", async () => {
    const user = await makeUser();
    const token = await signIn(user);
    await Session.updateMany({ userId: user._id }, { expiresAt: new Date(Date.now() - 1) });
    expect(await codeOfToken(token)).toBe("NOT_SIGNED_IN");
  });

  it("refuses somebody who names another's session", async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    const subject = await startSession(other._id);
    if (!subject) throw new Error("No session.");
    const mixed = await signAccessToken({ ...subject, userId: one._id });
    expect(await codeOfToken(mixed)).toBe("NOT_SIGNED_IN");
  });
});

describe("admin", () => {
  it("lets an admin in and refuses a customer and a visitor", async () => {
    const boss = await makeAdmin();
    expect(await admin(makeRequest({ token: await signIn(boss) }))).toEqual(boss);
    const token = await signIn(await makeUser());
    expect(await codeOf(admin(makeRequest({ token })))).toBe("FORBIDDEN");
    expect(await codeOf(admin(makeRequest()))).toBe("NOT_SIGNED_IN");
  });

  it("takes a demoted admin for a customer at once, and a promoted customer for an admin", async () => {
    const boss = await makeAdmin();
    const token = await signIn(boss);
    await setRoleByEmail(boss.email, "customer");
    expect(await codeOf(admin(makeRequest({ token })))).toBe("FORBIDDEN");
    expect(await codeOfToken(token)).toBe("done");
    await setRoleByEmail(boss.email, "admin");
    expect(await codeOf(admin(makeRequest({ token })))).toBe("done");
  });
});

describe("staff", () => {
  it("lets staff and admins in, and refuses a customer and a visitor", async () => {
    const [person, boss] = [await makeStaff(), await makeAdmin()];
    expect(await staff(makeRequest({ token: await signIn(person) }))).toEqual(person);
    expect(await staff(makeRequest({ token: await signIn(boss) }))).toEqual(boss);
    const token = await signIn(await makeUser());
    expect(await codeOf(staff(makeRequest({ token })))).toBe("FORBIDDEN");
    expect(await codeOf(staff(makeRequest()))).toBe("NOT_SIGNED_IN");
  });

  it("gives staff no admin's rights, and none of their own as soon as they are taken away", async () => {
    const person = await makeStaff();
    const token = await signIn(person);
    expect(await codeOf(admin(makeRequest({ token })))).toBe("FORBIDDEN");
    await setStaff({ userId: person._id, isStaff: false });
    expect(await codeOf(staff(makeRequest({ token })))).toBe("FORBIDDEN");
    expect(await codeOfToken(token)).toBe("done");
    await setStaff({ userId: person._id, isStaff: true });
    expect(await codeOf(staff(makeRequest({ token })))).toBe("done");
  });
});

describe("visitorOrCustomer", () => {
  it("says who calls with a good token, and takes everybody else for a visitor", async () => {
    const user = await makeUser();
    const [token, ended] = [await signIn(user), await signIn(user)];
    expect(await visitorOrCustomer(makeRequest({ token }))).toEqual(user);
    await endSession(await readSessionId(makeRequest({ token: ended })));
    expect(await visitorOrCustomer(makeRequest({ token: ended }))).toBeNull();
    expect(await visitorOrCustomer(makeRequest({ token: "x" }))).toBeNull();
    expect(await visitorOrCustomer(makeRequest())).toBeNull();
    expect(await visitorOrCustomer(makeRequest({ token }))).toEqual(user);
  });

  it("notes for the log who called, and nobody for a visitor", async () => {
    const token = await signIn(await makeUser());
    const callers = (processState.callers = new Map([
      ["known", undefined],
      ["visitor", undefined],
    ]));
    await visitorOrCustomer(makeRequest({ token, headers: { "x-request-id": "known" } }));
    await visitorOrCustomer(makeRequest({ headers: { "x-request-id": "visitor" } }));
    delete processState.callers;
    expect(callers.get("known")).toMatch(/^[0-9a-f]{12}$/);
    expect(callers.get("visitor")).toBeUndefined();
  });
});

describe("readSessionId", () => {
  it("is the session of the token, and refuses a call without a good one", async () => {
    const subject = await startSession((await makeUser())._id);
    if (!subject) throw new Error("No session.");
    const token = await signAccessToken(subject);
    expect(await readSessionId(makeRequest({ token }))).toBe(subject.sessionId);
    for (const request of [makeRequest(), makeRequest({ token: "x" })])
      expect(await codeOf(readSessionId(request))).toBe("NOT_SIGNED_IN");
  });
});

describe("anybody", () => {
  it("asks for nothing", async () => {
    expect(await anybody(makeRequest({ token: "x" }))).toBeNull();
  });
});

describe("requireOwnEmail", () => {
  it("refuses another's e-mail and takes none for their own", async () => {
    const user = await makeUser();
    expect(() => requireOwnEmail(user, undefined)).not.toThrow();
    expect(() => requireOwnEmail(user, user.email)).not.toThrow();
    expect(() => requireOwnEmail(user, "other@example.com")).toThrow(
      expect.objectContaining({ code: "FORBIDDEN" }),
    );
    expect(() => requireOwnEmail(user, "")).toThrow();
  });
});
