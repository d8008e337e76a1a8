import mongoose from "mongoose";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recordPoll } from "@/lib/platform/cache/last-poll";
import { clearOverrun, recordOverrun } from "@/lib/platform/jobs/deadline-overruns";
import { requireReady } from "@/lib/platform/health/readiness";
import { useDatabase } from "@/testing/database";
import { fakeDeadlineClock } from "@/testing/fake-clock";

useDatabase();

const NAME = "a queue of this test";

beforeEach(() => {
  recordPoll();
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  recordPoll();
  clearOverrun(NAME);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function expectFailing(...failing: string[]): Promise<void> {
  await expect(requireReady()).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 2,
    details: { failing },
  });
}

it("is ready when the database answers, the changes are seen and no queue is stuck", async () => {
  await expect(requireReady()).resolves.toBeUndefined();
});

it("is not ready when the shop's own client gets no answer, whatever another would get", async () => {
  fakeDeadlineClock();
  const { db } = mongoose.connection;
  if (!db) throw new Error("There is no connection.");
  const admin = db.admin();
  vi.spyOn(admin, "ping").mockReturnValue(new Promise(() => undefined));
  vi.spyOn(db, "admin").mockReturnValue(admin);
  const failing = expectFailing("database");
  await vi.advanceTimersByTimeAsync(2_500);
  await failing;
});

it("is not ready when it has not seen for a while what other servers change", async () => {
  recordPoll(performance.now() - 10_001);
  await expectFailing("cache invalidation");
});

it("is not ready while a queue that ran into its deadline has served nobody since", async () => {
  recordOverrun(NAME);
  await expectFailing(NAME);
  clearOverrun(NAME);
  await expect(requireReady()).resolves.toBeUndefined();
});
