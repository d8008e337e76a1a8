import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getEnv } from "@/lib/env";
import { makeChallenge } from "@/lib/platform/http/proof-of-work/challenge.mjs";
import { solve } from "@/lib/platform/http/proof-of-work/solve";
import { processState } from "@/lib/platform/process-state.mjs";
import { type Asked, countOf, openDoors, SIGN_IN } from "@/testing/doors";

describe("the demand for proofs of work", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => {
    vi.useRealTimers();
    processState.databaseHeardAt = undefined;
  });

  /** Lets so many milliseconds pass in which the database answers. */
  function pass(clock: { ms: number }, milliseconds: number) {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      processState.databaseHeardAt = performance.now();
      clock.ms += 100;
      vi.advanceTimersByTime(100);
    }
  }

  /** Doors with a line that is longer than it may be. */
  function openUnderPressure(asked: Asked = {}) {
    const doors = openDoors({ isSlow: true });
    const early = Array.from({ length: 40 }, (_, index) =>
      doors.ask({ address: `198.51.100.${index}`, ...asked }),
    );
    pass(doors.clock, 2_200);
    return { ...doors, early };
  }

  it("begins where somebody has waited for two seconds, and asks them first", () => {
    const doors = openDoors({ isSlow: true });
    const early = Array.from({ length: 40 }, (_, index) => doors.ask({ address: `198.51.100.${index}` }));
    pass(doors.clock, 1_800);
    expect(
      countOf(
        early.map(({ status }) => status),
        0,
      ),
    ).toBe(38);
    pass(doors.clock, 400);
    expect(early.map(({ status }) => status)).toEqual([200, 200, ...Array(38).fill(429)]);
    expect(early.at(-1)?.proof?.challenge).toMatch(/^sign-in\./);
  });

  it.each([
    ["POST", SIGN_IN, "sign-in"],
    ["POST", "/api/users", "registration"],
    ["POST", "/api/passwordResets", "password-reset"],
    ["POST", "/api/passwordResets/confirm", "password-reset"],
  ])("asks who comes to %s %s next, for as long as many come without a proof", (method, url, call) => {
    const { ask, clock } = openUnderPressure({ method, url });
    const next = ask({ method, url });
    expect(next).toMatchObject({ status: 429, retryAfterSeconds: 2 });
    expect(next.proof?.challenge).toMatch(new RegExp(`^${call}\\.`));
    for (let second = 0; second < 30; second += 1) {
      clock.ms += 1_000;
      for (const index of [1, 2, 3])
        expect(ask({ method, url, address: `203.0.113.${index}` }).status).toBe(429);
    }
    clock.ms += 11_000;
    expect(ask({ method, url }).status).toBe(0);
  });

  it("lets whoever brings a proof come before all who bring none, once", () => {
    const { ask, answers } = openUnderPressure();
    const { challenge = "" } = ask().proof ?? {};
    const proof = solve(challenge);
    const proved = ask({ proof });
    expect(proved.status).toBe(0);
    expect(ask({ proof })).toMatchObject({ status: 429, proof: { fault: "spent" } });
    answers[0]?.emit("close");
    expect(proved.status).toBe(200);
  });

  it("lets a proof come before those without one who are in the line already, however new their address is", () => {
    const { ask, askOften, answers } = openDoors({ isSlow: true });
    const address = "203.0.113.9";
    askOften(5, { address });
    const waiting = ask({ address: "203.0.113.10" });
    const secret = getEnv().NEXTAUTH_SECRET;
    const proved = ask({ address, proof: solve(makeChallenge({ call: "sign-in", address, secret })) });
    answers[0]?.emit("close");
    expect([proved.status, waiting.status]).toEqual([200, 0]);
  });

  it("lets a new address come before those that bring one proof after the other", () => {
    const { ask, answers } = openUnderPressure();
    const proveFrom = (address: string) =>
      ask({ address, proof: solve(ask({ address }).proof?.challenge ?? "") });
    const flood = Array.from({ length: 3 }, () => proveFrom("198.51.100.1"));
    const customer = proveFrom("203.0.113.9");
    const again = proveFrom("198.51.100.1");
    answers[0]?.emit("close");
    answers[1]?.emit("close");
    expect([...flood, customer, again].map(({ status }) => status)).toEqual([200, 0, 0, 200, 0]);
  });

  /** An address that has called so often has just had so long a piece of work done, while the other place is taken. */
  function openWithRest(calls: number, workMs: number) {
    const { ask, askOften, answers, clock } = openUnderPressure();
    const prove = (address: string, earlierCalls = 0) => {
      askOften(earlierCalls, { address });
      return ask({ address, proof: solve(ask({ address }).proof?.challenge ?? "") });
    };
    const passShortly = (ms: number) => {
      clock.ms += ms;
      vi.advanceTimersByTime(ms);
    };
    prove("203.0.113.1", calls - 1);
    answers[0]?.emit("close");
    passShortly(workMs);
    answers[2]?.emit("close");
    return { prove, passShortly, answers };
  }

  it.each([
    { who: "whoever comes for the first time", calls: 1, workMs: 50, restMs: 0 },
    { who: "an address that has called four times", calls: 4, workMs: 50, restMs: 100 },
    { who: "an address that floods", calls: 25, workMs: 50, restMs: 800 },
    { who: "an address that floods while the work is slow", calls: 20, workMs: 300, restMs: 1_000 },
  ])("gives the place of $who to the next that calls often after $restMs ms", ({ calls, workMs, restMs }) => {
    const { prove, passShortly } = openWithRest(calls, workMs);
    const next = prove("203.0.113.2", 5);
    if (restMs > 0) {
      passShortly(restMs - 10);
      expect(next.status).toBe(0);
      passShortly(10);
    }
    expect(next.status).toBe(200);
  });

  it("lets whoever comes for the first time end a rest, one for each", () => {
    const { prove, passShortly } = openWithRest(20, 50);
    const again = prove("203.0.113.2", 5);
    const customers = ["203.0.113.3", "203.0.113.4"].map((address) => prove(address));
    passShortly(900);
    expect([...customers, again].map(({ status }) => status)).toEqual([200, 0, 0]);
  });

  it("lets no place rest while somebody waits who comes for the first time", () => {
    const { prove, answers } = openWithRest(1, 50);
    const flood = prove("203.0.113.2", 20);
    const customer = prove("203.0.113.3");
    answers[3]?.emit("close");
    expect([flood, customer].map(({ status }) => status)).toEqual([200, 200]);
  });

  it("asks nobody while the database is silent: they wait, and read 503", () => {
    const { ask, clock } = openDoors({ isSlow: true });
    const seen = Array.from({ length: 5 }, () => ask());
    clock.ms += 2_600;
    vi.advanceTimersByTime(2_600);
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 503, 503, 503]);
    expect(ask().status).toBe(0);
  });

  it("asks for none elsewhere", () => {
    const { ask } = openUnderPressure({ method: "GET", url: "/login" });
    expect(ask({ method: "GET", url: "/login" }).proof).toBeUndefined();
  });
});
