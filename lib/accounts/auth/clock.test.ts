import { afterEach, expect, it, vi } from "vitest";
import { signAccessToken, verifyAccessToken } from "@/lib/accounts/auth/access-token";
import { findSessionUser, startSession } from "@/lib/accounts/auth/sessions";
import { DAY_MS, HOUR_MS } from "@/lib/platform/time/durations.mjs";
import { useDatabase } from "@/testing/database";
import { makeUser } from "@/testing/people";

useDatabase();
afterEach(() => void vi.useRealTimers());

const setClock = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });

async function signIn() {
  const user = await makeUser();
  const subject = await startSession(user._id);
  if (!subject) throw new Error("There is no session.");
  return { user, subject, token: await signAccessToken(subject) };
}

it.each([
  { leap: "an hour back", ms: -HOUR_MS, isIn: true, isTokenGood: true },
  { leap: "a day forward", ms: DAY_MS, isIn: true, isTokenGood: false },
  { leap: "30 days forward", ms: 30 * DAY_MS, isIn: false, isTokenGood: false },
])(
  "where the clock goes $leap, a session and its token end as they should",
  async ({ ms, isIn, isTokenGood }) => {
    const { user, subject, token } = await signIn();
    setClock(ms);
    expect(await findSessionUser(subject)).toEqual(isIn ? user : null);
    expect(await verifyAccessToken(token)).toEqual(isTokenGood ? subject : null);
  },
);

it.each([HOUR_MS, DAY_MS, 30 * DAY_MS])("a session goes on whose clock is put back %i ms", async (ms) => {
  setClock(ms);
  const { user, subject, token } = await signIn();
  vi.useRealTimers();
  expect(await findSessionUser(subject)).toEqual(user);
  expect(await verifyAccessToken(token)).toEqual(subject);
});
