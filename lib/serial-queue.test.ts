import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { DeadlineError } from "@/lib/deadline";
import { clearOverrun, listOverruns } from "@/lib/deadline-overruns";
import { SerialQueue } from "@/lib/serial-queue";

const NAME = "a queue of this test";
const DEADLINE_MS = 60;
const hang = () => new Promise<never>(() => undefined);

afterEach(() => clearOverrun(NAME));

describe("SerialQueue", () => {
  it("does one after the other, whatever became of the one before", async () => {
    const queue = new SerialQueue({ name: NAME, deadlineMs: 10_000 });
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

  it("gives up a task that hangs, and serves the next", async () => {
    const queue = new SerialQueue({ name: NAME, deadlineMs: DEADLINE_MS });
    const hung = queue.run(hang);
    const next = queue.run(async () => "served");
    await expect(hung).rejects.toThrow(DeadlineError);
    await expect(next).resolves.toBe("served");
  });

  it("reports an overrun until a task is done in time again", async () => {
    const queue = new SerialQueue({ name: NAME, deadlineMs: DEADLINE_MS });
    await queue.run(hang).catch(() => undefined);
    expect(listOverruns()).toContain(NAME);
    expect(listOverruns(Date.now() + 31_000)).not.toContain(NAME);
    await queue.run(() => Promise.reject(new Error("a refusal, but in time"))).catch(() => undefined);
    expect(listOverruns()).not.toContain(NAME);
  });
});
