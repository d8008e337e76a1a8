import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { AppError } from "@/lib/platform/http/errors";
import { DeadlineError } from "@/lib/platform/jobs/deadline";
import { clearOverrun, listOverruns } from "@/lib/platform/jobs/deadline-overruns";
import { Queue } from "@/lib/platform/jobs/queue";
import { codeOf, times } from "@/testing/outcomes";

const NAME = "a queue of this test";
const DEADLINE_MS = 60;
const hang = () => new Promise<never>(() => undefined);

afterEach(() => clearOverrun(NAME));

describe("Queue", () => {
  it("does one after the other, whatever became of the one before", async () => {
    const queue = new Queue({ name: NAME, deadlineMs: 10_000 });
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await sleep(2);
      events.push(`${name} ends`);
      if (name === "b") throw new Error("no");
      return name;
    };
    const done = await Promise.allSettled(["a", "b", "c"].map((name) => queue.run(work(name))));
    expect(done.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(events).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  });

  it("runs as many at once as it may, and no more", async () => {
    const queue = new Queue({ name: NAME, concurrency: 3 });
    let [running, most] = [0, 0];
    await times(10, () =>
      queue.run(async () => {
        most = Math.max(most, (running += 1));
        await sleep(2);
        running -= 1;
      }),
    );
    expect(most).toBe(3);
  });

  it("gives up a task that hangs, and serves the next", async () => {
    const queue = new Queue({ name: NAME, deadlineMs: DEADLINE_MS });
    const hung = queue.run(hang);
    const next = queue.run(async () => "served");
    await expect(hung).rejects.toThrow(DeadlineError);
    await expect(next).resolves.toBe("served");
  });

  it("reports an overrun until a task is done in time again", async () => {
    const queue = new Queue({ name: NAME, deadlineMs: DEADLINE_MS });
    await queue.run(hang).catch(() => undefined);
    expect(listOverruns()).toContain(NAME);
    expect(listOverruns(Date.now() + 31_000)).not.toContain(NAME);
    await queue.run(() => Promise.reject(new Error("a refusal, but in time"))).catch(() => undefined);
    expect(listOverruns()).not.toContain(NAME);
  });

  it("refuses what comes beyond its bound, running and waiting together, and takes tasks again after that", async () => {
    const refuse = () => new AppError("OVERLOADED");
    const queue = new Queue({ name: NAME, concurrency: 2, bound: { length: 5, refuse } });
    const { done, codes } = await times(20, async () => await queue.run(async () => await sleep(2)));
    expect(done).toHaveLength(5);
    expect(codes).toEqual(Array.from({ length: 15 }, () => "OVERLOADED"));
    expect(await codeOf(queue.run(async () => "in"))).toBe("done");
    expect(queue.length).toBe(0);
  });

  it("runs each task in the context of who asked, after whoever asked has gone on", async () => {
    const queue = new Queue({ name: NAME });
    const request = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const runs = ["one", "two"].map((id) =>
      request.run(id, () => queue.run(async () => seen.push(request.getStore()))),
    );
    expect(seen).toEqual([]);
    await Promise.all(runs);
    expect(seen).toEqual(["one", "two"]);
  });
});
