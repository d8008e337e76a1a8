import { beforeEach, describe, expect, it } from "vitest";
import { canReachDatabaseAnew } from "@/lib/health/fresh-ping";
import { Watchdog } from "@/lib/health/watchdog";
import { getEnv } from "@/lib/env";
import { useDatabase } from "@/testing/database";

let troubles: string[];
let isReachable: boolean;
let ended: string[][];
let watchdog: Watchdog;

beforeEach(() => {
  [troubles, isReachable, ended] = [[], true, []];
  watchdog = new Watchdog({
    listTroubles: async () => troubles,
    canReachDatabaseAnew: async () => isReachable,
    end: (failing) => ended.push(failing),
  });
});

/** Looks every three seconds, from one second of the clock to another. */
async function lookFor(from: number, to: number): Promise<void> {
  for (let second = from; second <= to; second += 3) await watchdog.look(second * 1_000);
}

describe("Watchdog", () => {
  it("ends a process that fails for 15 s while a fresh client is answered", async () => {
    troubles = ["database"];
    await lookFor(0, 12);
    expect(ended).toEqual([]);
    await lookFor(15, 15);
    expect(ended).toEqual([["database"]]);
  });

  it("leaves a process alone whose database is away for everybody, and counts from its return", async () => {
    [troubles, isReachable] = [["database"], false];
    await lookFor(0, 60);
    isReachable = true;
    await lookFor(63, 72);
    expect(ended).toEqual([]);
  });

  it("forgets a failure that has passed", async () => {
    troubles = ["cache invalidation"];
    await lookFor(0, 12);
    troubles = [];
    await lookFor(15, 15);
    troubles = ["cache invalidation"];
    await lookFor(18, 30);
    expect(ended).toEqual([]);
  });

  it("does not take a standstill of the whole machine for a failure of 15 s", async () => {
    troubles = ["database"];
    await watchdog.look(0);
    await watchdog.look(60_000);
    expect(ended).toEqual([]);
  });
});

describe("canReachDatabaseAnew", () => {
  useDatabase();

  it("is answered by a database that is there, and by no other", async () => {
    expect(await canReachDatabaseAnew(getEnv().MONGODB_URI)).toBe(true);
    expect(await canReachDatabaseAnew("mongodb://127.0.0.1:1/none")).toBe(false);
  });
});
