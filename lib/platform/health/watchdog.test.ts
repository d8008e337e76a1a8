import { beforeEach, describe, expect, it } from "vitest";
import { canPingOverFreshConnection } from "@/lib/platform/health/fresh-connection";
import { Watchdog } from "@/lib/platform/health/watchdog";
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
    canPingOverFreshConnection: async () => isReachable,
    end: (failing) => ended.push(failing),
  });
});

/** Checks every three seconds, from one second of the clock to another. */
async function checkFor(from: number, to: number): Promise<void> {
  for (let second = from; second <= to; second += 3) await watchdog.check(second * 1_000);
}

describe("Watchdog", () => {
  it("ends a process that fails for 15 s while a fresh client is answered", async () => {
    troubles = ["database"];
    await checkFor(0, 12);
    expect(ended).toEqual([]);
    await checkFor(15, 15);
    expect(ended).toEqual([["database"]]);
  });

  it("leaves a process alone whose database is away for everybody, and counts from its return", async () => {
    [troubles, isReachable] = [["database"], false];
    await checkFor(0, 60);
    isReachable = true;
    await checkFor(63, 72);
    expect(ended).toEqual([]);
  });

  it("forgets a failure that has passed", async () => {
    troubles = ["cache invalidation"];
    await checkFor(0, 12);
    troubles = [];
    await checkFor(15, 15);
    troubles = ["cache invalidation"];
    await checkFor(18, 30);
    expect(ended).toEqual([]);
  });

  it("does not take a standstill of the whole machine for a failure of 15 s", async () => {
    troubles = ["database"];
    await watchdog.check(0);
    await watchdog.check(60_000);
    expect(ended).toEqual([]);
  });
});

describe("canPingOverFreshConnection", () => {
  useDatabase();

  it("is answered by a database that is there, and by no other", async () => {
    expect(await canPingOverFreshConnection(getEnv().MONGODB_URI)).toBe(true);
    expect(await canPingOverFreshConnection("mongodb://127.0.0.1:1/none")).toBe(false);
  });
});
