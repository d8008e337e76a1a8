import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { processState } from "@/lib/platform/process-state.mjs";
import { ConcurrencyLimit } from "./concurrency-limit.mjs";
import { QueueCapacity } from "./queue-capacity.mjs";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  processState.databaseHeardAt = undefined;
});

/** Lets so many milliseconds pass in which the database answers somebody all the time. */
function passWhileAnswered(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    processState.databaseHeardAt = performance.now();
    vi.advanceTimersByTime(100);
  }
}

function openLine(limits: { concurrency: number; maxQueued?: number }) {
  const line = new ConcurrencyLimit({ ...limits, beforeNext: (next) => next() });
  const events: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, place: { rank?: number; maxWaitMs?: number } = {}) =>
    line.run({
      ...place,
      start: (done) => {
        events.push(`${name} starts`);
        ends.set(name, done);
      },
      refuse: (seconds) => events.push(`${name} refused for ${seconds} s`),
    });
  return { events, run, end: (name: string) => ends.get(name)?.() };
}

describe("ConcurrencyLimit", () => {
  it("starts as many as it may, the others in the order in which they came", () => {
    const { events, run, end } = openLine({ concurrency: 2, maxQueued: 2 });
    for (const name of ["a", "b", "c", "d", "e"]) run(name);
    expect(events).toEqual(["a starts", "b starts", "e refused for 2 s"]);
    end("a");
    end("a");
    expect(events.slice(3)).toEqual(["c starts"]);
    end("b");
    end("c");
    end("d");
    run("f");
    expect(events.slice(4)).toEqual(["d starts", "f starts"]);
  });

  it("lets wait for ten seconds while the database answers", () => {
    const { events, run, end } = openLine({ concurrency: 1 });
    run("a");
    run("b");
    passWhileAnswered(9_500);
    run("c");
    passWhileAnswered(700);
    expect(events).toEqual(["a starts", "b refused for 2 s"]);
    end("a");
    expect(events.at(-1)).toBe("c starts");
    passWhileAnswered(60_000);
    expect(events).toHaveLength(3);
  });

  it("refuses within three seconds while the database is silent", () => {
    const { events, run } = openLine({ concurrency: 1 });
    processState.databaseHeardAt = performance.now();
    run("a");
    run("b");
    vi.advanceTimersByTime(2_400);
    expect(events).toEqual(["a starts"]);
    vi.advanceTimersByTime(200);
    expect(events).toEqual(["a starts", "b refused for 2 s"]);
  });

  it("refuses at once, with the time until there is room, what would wait for longer than ten seconds", () => {
    const { events, run, end } = openLine({ concurrency: 2 });
    // Each takes five seconds: so it is known after some.
    for (let index = 0; index < 60; index += 1) {
      run(`known ${index}`);
      passWhileAnswered(5_000);
      end(`known ${index}`);
    }
    events.length = 0;
    for (const name of ["a", "b", "c", "d", "e", "f", "g", "h"]) run(name);
    expect(events).toEqual(["a starts", "b starts", "g refused for 3 s", "h refused for 3 s"]);
  });

  it("stands still for no turn that hangs", () => {
    const { events, run, end } = openLine({ concurrency: 1, maxQueued: 9 });
    run("a");
    passWhileAnswered(24_000);
    run("b");
    passWhileAnswered(1_000);
    expect(events).toEqual(["a starts", "b starts"]);
    end("a");
    run("c");
    expect(events).toHaveLength(2);
    end("b");
    expect(events.at(-1)).toBe("c starts");
  });

  it("starts those of a higher rank first, and those of the same in the order in which they came", () => {
    const { events, run, end } = openLine({ concurrency: 1 });
    run("a");
    run("b");
    run("c", { rank: 1 });
    run("d", { rank: 2 });
    run("e", { rank: 1 });
    for (const name of ["a", "d", "c", "e"]) end(name);
    expect(events).toEqual(["a starts", "d starts", "c starts", "e starts", "b starts"]);
  });

  it("gives the last place of a full queue to a higher rank, and never to the same", () => {
    const { events, run } = openLine({ concurrency: 1, maxQueued: 2 });
    run("a");
    run("b", { rank: 1 });
    run("c");
    run("d");
    run("e", { rank: 1 });
    run("f", { rank: 1 });
    expect(events).toEqual(["a starts", "d refused for 2 s", "c refused for 2 s", "f refused for 2 s"]);
  });

  it("lets nobody wait for longer than their own limit, while the database answers", () => {
    const { events, run } = openLine({ concurrency: 1 });
    run("a");
    run("b", { maxWaitMs: 1_000 });
    passWhileAnswered(900);
    expect(events).toEqual(["a starts"]);
    passWhileAnswered(200);
    expect(events).toEqual(["a starts", "b refused for 2 s"]);
    vi.advanceTimersByTime(2_000);
    run("c", { maxWaitMs: 1_000 });
    vi.advanceTimersByTime(2_400);
    expect(events).toHaveLength(2);
    vi.advanceTimersByTime(200);
    expect(events.at(-1)).toBe("c refused for 2 s");
  });

  it("counts for the wait of a rank those alone that come before it", () => {
    const { events, run, end } = openLine({ concurrency: 1 });
    for (let index = 0; index < 60; index += 1) {
      run(`known ${index}`);
      passWhileAnswered(1_000);
      end(`known ${index}`);
    }
    events.length = 0;
    run("a");
    for (let index = 0; index < 8; index += 1) run(`b${index}`, { rank: 1 });
    run("late", { rank: 1, maxWaitMs: 5_000 });
    run("first", { rank: 2, maxWaitMs: 5_000 });
    expect(events).toEqual(["a starts", "late refused for 4 s"]);
    end("a");
    expect(events.at(-1)).toBe("first starts");
  });
});

/** A limit whose freed slots wait until they are told to go on. */
function openHeldLine(limits: { concurrency: number; maxQueued?: number; shared?: QueueCapacity }) {
  const held: (() => void)[] = [];
  const line = new ConcurrencyLimit({ ...limits, beforeNext: (next) => held.push(next) });
  const events: string[] = [];
  const run = (name: string, place: { rank?: number; cooldownMs?: () => number } = {}) => {
    let end = () => {};
    const withdraw = line.run({
      ...place,
      start: (done) => {
        events.push(name);
        end = done;
      },
      refuse: () => events.push(`${name} refused`),
    });
    return { withdraw, end: () => end() };
  };
  const goOn = () => held.splice(0).forEach((next) => next());
  return { line, events, run, goOn };
}

const flood = (rank = 0) => ({ rank, cooldownMs: () => 500 });

describe("a slot between two pieces of work", () => {
  it("is taken until it may be given on", () => {
    const { line, events, run, goOn } = openHeldLine({ concurrency: 1 });
    const first = run("a");
    first.end();
    run("b");
    expect([line.running, events]).toEqual([1, ["a"]]);
    goOn();
    expect([line.running, events]).toEqual([1, ["a", "b"]]);
  });

  it("is never given to somebody who left the queue, who takes no room there either", () => {
    const { line, events, run, goOn } = openHeldLine({ concurrency: 1, maxQueued: 1 });
    const first = run("a");
    run("b").withdraw?.();
    run("c");
    expect(line.waiting).toBe(1);
    first.end();
    first.end();
    goOn();
    expect([events, line.waiting]).toEqual([["a", "c"], 0]);
  });

  it("cools down for the next that has a cooldown too, and only then waits for others", () => {
    const { line, events, run, goOn } = openHeldLine({ concurrency: 1 });
    run("a", flood()).end();
    run("b", flood());
    goOn();
    vi.advanceTimersByTime(490);
    goOn();
    expect([line.running, events]).toEqual([1, ["a"]]);
    vi.advanceTimersByTime(10);
    expect(events).toEqual(["a"]);
    goOn();
    expect([line.running, events]).toEqual([1, ["a", "b"]]);
  });

  it("is given at once to work without a cooldown, and to one of them for each slot", () => {
    const { line, events, run, goOn } = openHeldLine({ concurrency: 2 });
    run("a", flood()).end();
    run("b");
    run("c", { rank: 1 });
    run("d", { rank: 1 });
    vi.advanceTimersByTime(1_000);
    goOn();
    expect([line.running, line.waiting, events]).toEqual([2, 1, ["a", "b", "c"]]);
  });

  it("goes on cooling down for work that somebody in the queue comes before", () => {
    const { events, run, goOn } = openHeldLine({ concurrency: 1 });
    run("a", flood()).end();
    run("proved", flood(1_000));
    run("bare", { rank: 60 });
    expect(events).toEqual(["a"]);
    vi.advanceTimersByTime(500);
    goOn();
    expect(events).toEqual(["a", "proved"]);
  });
});

it("refuses at once what would wait too long for slots that cool down, and not what takes them", () => {
  const { events, run, goOn } = openHeldLine({ concurrency: 1 });
  for (let index = 0; index < 60; index += 1) {
    run(`flood ${index}`, { cooldownMs: () => 6_000 }).end();
    vi.advanceTimersByTime(6_000);
    goOn();
  }
  run("running");
  events.length = 0;
  run("a", { cooldownMs: () => 6_000 });
  run("b", { cooldownMs: () => 6_000 });
  run("c");
  expect(events).toEqual(["b refused"]);
});

describe("queues that share room", () => {
  it("hold so many each, and more together while there is room", () => {
    const shared = new QueueCapacity(3);
    const [one, other] = [1, 2].map(() => openHeldLine({ concurrency: 1, maxQueued: 1, shared }));
    const waiting = ["a", "b", "c", "d", "e"].map((name) => one?.run(name));
    for (const name of ["f", "g", "h"]) other?.run(name);
    expect([one?.events, other?.events]).toEqual([
      ["a", "e refused"],
      ["f", "h refused"],
    ]);
    for (const { withdraw } of waiting.slice(1, 4).filter((entry) => entry !== undefined)) withdraw?.();
    other?.run("i");
    expect([shared.waiting, other?.line.waiting]).toEqual([2, 2]);
  });
});
