import { mongo } from "mongoose";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { runPeriodically } from "@/lib/platform/jobs/run-periodically";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

let runs: number;
let stop: () => void;

let told: MockInstance<typeof process.stderr.write>;

beforeEach(() => {
  runs = 0;
  told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const served = (count: number) => vi.waitUntil(() => runs >= count, { timeout: 5_000 });

it("begins at once, and goes on after a run that fails", async () => {
  ({ stop } = runPeriodically({
    name: "work",
    intervalMs: 5,
    deadlineMs: 10_000,
    async work() {
      runs += 1;
      if (runs === 1) throw new Error("no");
    },
  }));
  expect(runs).toBe(1);
  await served(3);
});

it("goes on after a run that hangs, and says so", async () => {
  ({ stop } = runPeriodically({
    name: "work",
    intervalMs: 5,
    deadlineMs: 30,
    async work() {
      runs += 1;
      if (runs === 1) await new Promise(() => undefined);
    },
  }));
  await served(3);
  await vi.waitFor(() => expect(String(told.mock.calls[0]?.[0])).toContain('"work failed"'));
});

it("tells jobs that failed of the same error, or while the database was away, in one line, and others in their own", async () => {
  const waited = Object.assign(new Error("no free one"), { name: "MongoWaitQueueTimeoutError" });
  const cut = (connection: number) =>
    new mongo.MongoNetworkTimeoutError(`connection ${connection} timed out`);
  const lost = new Error("no connection");
  const errors = {
    outbox: lost,
    sums: new Error("no"),
    orders: lost,
    returns: waited,
    numbers: cut(1),
    pictures: cut(2),
  };
  const jobs = Object.entries(errors).map(([name, error]) =>
    runPeriodically({
      name,
      intervalMs: DAY_MS,
      deadlineMs: 10_000,
      work: async () => await Promise.reject(error),
    }),
  );
  stop = () => jobs.forEach((job) => job.stop());
  // "work" is the job of the other tests.
  const messages = () =>
    told.mock.calls
      .map(([line]) =>
        (JSON.parse(String(line)) as { message: string }).message.replace(/work, |, work/g, ""),
      )
      .filter((message) => message !== "work failed");
  await vi.waitFor(() =>
    expect(messages().toSorted()).toEqual([
      "outbox, orders failed",
      "returns, numbers, pictures failed: the database did not answer",
      "sums failed",
    ]),
  );
});

it("runs one run at a time", async () => {
  let [atOnce, most] = [0, 0];
  ({ stop } = runPeriodically({
    name: "work",
    intervalMs: 1,
    deadlineMs: 10_000,
    async work() {
      most = Math.max(most, (atOnce += 1));
      await sleep(20);
      atOnce -= 1;
      runs += 1;
    },
  }));
  await served(3);
  expect(most).toBe(1);
});

it("does not run at once, and again and again, where the next run is more than 24.8 days away", async () => {
  const inAMonth = 30 * DAY_MS;
  // Not `runs`: a run of the test before may still end.
  let count = 0;
  ({ stop } = runPeriodically({
    name: "work",
    intervalMs: inAMonth,
    deadlineMs: 10_000,
    async work() {
      count += 1;
      return new Date(Date.now() + inAMonth);
    },
  }));
  await sleep(200);
  expect(count).toBe(1);
});
