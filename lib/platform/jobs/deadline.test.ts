import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { processState } from "@/lib/platform/process-state.mjs";
import { Deadline, DeadlineError } from "@/lib/platform/jobs/deadline";

let logged: string[];
const unhandled = vi.fn<(reason: unknown) => void>();
beforeEach(() => {
  logged = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    logged.push(String(line));
    return true;
  });
  unhandled.mockClear();
  process.on("unhandledRejection", unhandled);
});
afterEach(() => {
  process.off("unhandledRejection", unhandled);
  vi.restoreAllMocks();
  processState.databaseHeardAt = undefined;
});

const facts = { requestId: "r1" };

describe("Deadline", () => {
  it("returns what the work returns, and throws what it throws", async () => {
    expect(await new Deadline().within(async () => "done")).toBe("done");
    await expect(new Deadline().within(() => Promise.reject(new RangeError("x")))).rejects.toThrow(
      RangeError,
    );
  });

  it("throws a DeadlineError for work that never ends", async () => {
    const work = () => new Promise<never>(() => undefined);
    await expect(new Deadline({ ms: 20 }).within(work)).rejects.toThrow(DeadlineError);
  });

  it("counts all pieces of work together, and nothing between them", async () => {
    const deadline = new Deadline({ ms: 400 });
    await deadline.within(() => sleep(200));
    await sleep(400);
    expect(await deadline.within(async () => "in time")).toBe("in time");
    await expect(deadline.within(() => sleep(5_000))).rejects.toThrow(DeadlineError);
    await expect(deadline.within(() => sleep(100))).rejects.toThrow(DeadlineError);
  });

  it("tells how late work ended, and lets no rejection of it end the process", async () => {
    const fail = async () => {
      await sleep(60);
      throw new DeadlineError(1);
    };
    await expect(new Deadline({ ms: 20, facts }).within(fail)).rejects.toThrow(DeadlineError);
    await expect(new Deadline({ ms: 20, facts }).within(() => sleep(60))).rejects.toThrow(DeadlineError);
    const ofRequest = () => logged.filter((line) => line.includes('"r1"'));
    await vi.waitFor(() => expect(ofRequest()).toHaveLength(2));
    expect(ofRequest().map((line) => JSON.parse(line))).toMatchObject([
      { message: "failed after its answer", requestId: "r1", errorName: "DeadlineError" },
      { message: "done after its answer", requestId: "r1" },
    ]);
    await sleep(10);
    expect(unhandled).not.toHaveBeenCalled();
  });

  /** Answers somebody all the time, until it is stopped. */
  function answerAllTheTime() {
    const timer = setInterval(() => {
      processState.databaseHeardAt = performance.now();
    }, 10);
    return () => clearInterval(timer);
  }

  it("waits for work that is late while the database answers, as long as it may take at most", async () => {
    const stop = answerAllTheTime();
    const deadline = new Deadline({ ms: 20, longestMs: 600 });
    expect(await deadline.within(async () => await sleep(300, "late"))).toBe("late");
    const begun = performance.now();
    await expect(deadline.within(() => sleep(5_000))).rejects.toThrow(DeadlineError);
    expect(performance.now() - begun).toBeLessThan(2_000);
    stop();
  });

  it.each([
    ["that is silent", { ms: 20, longestMs: 5_000 }, false],
    ["where it may take no longer", { ms: 20 }, true],
  ])("waits for no database %s", async (_what, options, isAnswering) => {
    const stop = isAnswering ? answerAllTheTime() : () => undefined;
    await expect(new Deadline(options).within(() => sleep(300, "late"))).rejects.toThrow(DeadlineError);
    stop();
  });
});
