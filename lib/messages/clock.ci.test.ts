import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { audienceOf } from "@/lib/messages/channels/configured";
import { isDue } from "@/lib/messages/due";
import { relayEvents } from "@/lib/messages/relay-events";
import { sendDue } from "@/lib/messages/send-due";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/platform/time/durations.mjs";
import { Message } from "@/models/message";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { inAMinute, makeChannel, runOutbox, sent, states } from "@/testing/outbox";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

useDatabase();
afterEach(() => void vi.useRealTimers());

const LEAPS: [string, number][] = [
  ["an hour", HOUR_MS],
  ["a day", DAY_MS],
  ["30 days", 30 * DAY_MS],
];
const setClock = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });

let channel: ReturnType<typeof makeChannel>;

beforeEach(() => {
  channel = makeChannel("sms");
});

async function plan(): Promise<void> {
  await makeOrder(await makeUser(), { product: await makeProduct() });
  await relayEvents(audienceOf([channel]));
}

it.each(LEAPS)(
  "sends at once, and once, what was planned before the clock was put back %s",
  async (_, ms) => {
    setClock(ms);
    await plan();
    vi.useRealTimers();
    await sendDue({ channel, until: inAMinute() });
    await sendDue({ channel, until: inAMinute() });
    expect(sent).toHaveLength(1);
  },
);

it.each(LEAPS)("takes over what a server had that ended before the clock was put back %s", async (_, ms) => {
  await plan();
  await Message.updateMany(
    {},
    { state: "leased", at: new Date(Date.now() + ms), dueAt: new Date(Date.now() + ms + MINUTE_MS) },
  );
  await sendDue({ channel, until: inAMinute() });
  expect(await states()).toEqual(["placed sent"]);
});

it("does not hurry a second try where the clock was put back", async () => {
  setClock(HOUR_MS);
  await plan();
  vi.useRealTimers();
  channel = makeChannel("sms", () => ({ outcome: "retry", answer: "HTTP 503" }));
  for (let count = 0; count < 3; count += 1) await sendDue({ channel, until: inAMinute() });
  expect(sent).toHaveLength(1);
});

it("drops what has become too old where the clock goes 30 days forward", async () => {
  await plan();
  setClock(30 * DAY_MS);
  await runOutbox(channel);
  expect(await states()).toEqual(["placed dropped"]);
});

it("waits for what is planned ahead", () => {
  const now = Date.now();
  const dueIn = (ms: number) => isDue({ at: new Date(now), dueAt: new Date(now + ms) }, now);
  expect([-1, 0, 1, HOUR_MS].map(dueIn)).toEqual([true, true, false, false]);
  expect(isDue({ at: new Date(now), dueAt: null }, now)).toBe(false);
});
