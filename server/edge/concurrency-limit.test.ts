import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ConcurrencyLimit } from "./concurrency-limit.mjs";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openLine(limits: { concurrency: number; maxQueued: number }) {
  const line = new ConcurrencyLimit(limits);
  const events: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string) =>
    line.run({
      start: (done) => {
        events.push(`${name} starts`);
        ends.set(name, done);
      },
      refuse: () => events.push(`${name} refused`),
    });
  return { events, run, end: (name: string) => ends.get(name)?.() };
}

describe("ConcurrencyLimit", () => {
  it("starts as many as it may, the others in the order in which they came", () => {
    const { events, run, end } = openLine({ concurrency: 2, maxQueued: 2 });
    for (const name of ["a", "b", "c", "d", "e"]) run(name);
    expect(events).toEqual(["a starts", "b starts", "e refused"]);
    end("a");
    end("a");
    expect(events.slice(3)).toEqual(["c starts"]);
    end("b");
    end("c");
    end("d");
    run("f");
    expect(events.slice(4)).toEqual(["d starts", "f starts"]);
  });

  it("refuses what has waited for three seconds", () => {
    const { events, run, end } = openLine({ concurrency: 1, maxQueued: 9 });
    run("a");
    run("b");
    vi.advanceTimersByTime(2_900);
    run("c");
    vi.advanceTimersByTime(200);
    expect(events).toEqual(["a starts", "b refused"]);
    end("a");
    expect(events.at(-1)).toBe("c starts");
    vi.advanceTimersByTime(60_000);
    expect(events).toHaveLength(3);
  });

  it("stands still for no turn that hangs", () => {
    const { events, run, end } = openLine({ concurrency: 1, maxQueued: 9 });
    run("a");
    vi.advanceTimersByTime(9_000);
    run("b");
    vi.advanceTimersByTime(1_000);
    expect(events).toEqual(["a starts", "b starts"]);
    end("a");
    run("c");
    expect(events).toHaveLength(2);
    end("b");
    expect(events.at(-1)).toBe("c starts");
  });
});
