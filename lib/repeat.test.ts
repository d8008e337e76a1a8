import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { repeat } from "@/lib/repeat";

let rounds: number;
let stop: () => void;

let told: MockInstance<typeof process.stderr.write>;

beforeEach(() => {
  rounds = 0;
  told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const served = (count: number) => vi.waitUntil(() => rounds >= count, { timeout: 5_000 });

it("begins at once, and goes on after a round that fails", async () => {
  stop = repeat({
    name: "work",
    everyMs: 5,
    deadlineMs: 10_000,
    async work() {
      rounds += 1;
      if (rounds === 1) throw new Error("no");
    },
  });
  expect(rounds).toBe(1);
  await served(3);
});

it("goes on after a round that hangs, and says so", async () => {
  stop = repeat({
    name: "work",
    everyMs: 5,
    deadlineMs: 30,
    async work() {
      rounds += 1;
      if (rounds === 1) await new Promise(() => undefined);
    },
  });
  await served(3);
  expect(String(told.mock.calls[0]?.[0])).toContain('"work failed"');
});

it("runs one round at a time", async () => {
  let [atOnce, most] = [0, 0];
  stop = repeat({
    name: "work",
    everyMs: 1,
    deadlineMs: 10_000,
    async work() {
      most = Math.max(most, (atOnce += 1));
      await sleep(20);
      atOnce -= 1;
      rounds += 1;
    },
  });
  await served(3);
  expect(most).toBe(1);
});
