import { Types } from "mongoose";
import { expect, it } from "vitest";
import { endSession, findSessionUser, startSession } from "@/lib/accounts/auth/sessions";
import { DAY_MS, MINUTE_MS } from "@/lib/platform/time/durations.mjs";
import { useDatabase } from "@/testing/database";
import { makeUser } from "@/testing/people";
import { Session } from "@/models/session";

useDatabase();

/** Starts a session of a user that exists. */
async function start(userId: string) {
  const subject = await startSession(userId);
  if (!subject) throw new Error("No session.");
  return subject;
}

it("lasts thirty days", async () => {
  const { sessionId } = await start((await makeUser())._id);
  const session = await Session.findById(sessionId).lean();
  const left = (session?.expiresAt.getTime() ?? 0) - Date.now();
  expect(left).toBeGreaterThan(30 * DAY_MS - MINUTE_MS);
  expect(left).toBeLessThanOrEqual(30 * DAY_MS);
});

it("starts for nobody who is gone", async () => {
  expect(await startSession(new Types.ObjectId().toString())).toBeNull();
  expect(await Session.countDocuments()).toBe(0);
});

it("speaks for the account that it was started for, each of several at once", async () => {
  const [one, other] = [await makeUser(), await makeUser()];
  const subjects = [await start(one._id), await start(other._id), await start(one._id)];
  expect(await Promise.all(subjects.map(findSessionUser))).toEqual([one, other, one]);
});

it("of no account that there can be is nobody's, and takes nobody else's look-up with it", async () => {
  const user = await makeUser();
  const subject = await start(user._id);
  const [strange, good] = await Promise.all([
    findSessionUser({ ...subject, userId: "x" }),
    findSessionUser(subject),
  ]);
  expect(strange).toBeNull();
  expect(good).toEqual(user);
});

it("is ended alone, whichever of an account's it is", async () => {
  const user = await makeUser();
  const [first, second, third] = [await start(user._id), await start(user._id), await start(user._id)];
  await endSession(second.sessionId);
  const found = await Promise.all([first, second, third].map(findSessionUser));
  expect(found).toEqual([user, null, user]);
});
