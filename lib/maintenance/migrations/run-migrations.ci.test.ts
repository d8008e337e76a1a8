import { once } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { startChild } from "@/scripts/launcher/child.mjs";
import { ROOT } from "@/scripts/launcher/paths.mjs";
import { scriptCommand } from "@/scripts/launcher/run-script.mjs";
import { MIGRATIONS } from "@/lib/maintenance/migrations/all";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { claimMigration } from "@/lib/maintenance/migrations/migration-lease";
import { listMigrations } from "@/lib/maintenance/migrations/queries";
import {
  MigrationError,
  runMigrations,
  runMigrationsBeforeStart,
} from "@/lib/maintenance/migrations/run-migrations";
import { useDatabase } from "@/testing/database";
import { makeSlowMigration, PARTS, readParts } from "@/testing/migrations/slow-migration";
import { MigrationRecord } from "@/models/migration";

useDatabase();

const ONCE_EACH = Array.from({ length: PARTS }, () => 1);
const LEASE_MS = 1_500;

function makeMigration(number: number, options: Partial<Migration> = {}): Migration & { runs: () => number } {
  const runPart = vi.fn(async () => null);
  return { number, name: `test-${number}`, runPart, runs: () => runPart.mock.calls.length, ...options };
}

const statesOf = async (migrations: readonly Migration[]) =>
  (await listMigrations(migrations)).map(({ state }) => state);

describe("runMigrations", () => {
  it("runs each once, in order, however often it is called", async () => {
    const order: number[] = [];
    const migrations = [1, 2, 3].map((number) =>
      makeMigration(number, { runPart: async () => (order.push(number), null) }),
    );
    await runMigrations({ migrations });
    await runMigrations({ migrations });
    expect(order).toEqual([1, 2, 3]);
    expect(await statesOf(migrations)).toEqual(["done", "done", "done"]);
  });

  it("runs each once when several processes start at once", async () => {
    const migrations = [
      makeSlowMigration({ number: 1, partMs: 1 }),
      makeSlowMigration({ number: 2, partMs: 1 }),
    ];
    await Promise.all([1, 2, 3].map(() => runMigrations({ migrations, leaseMs: LEASE_MS })));
    expect(await readParts(1)).toEqual(ONCE_EACH);
    expect(await readParts(2)).toEqual(ONCE_EACH);
  });

  it("keeps its lease through a part that takes longer", async () => {
    const runPart = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return null;
    });
    const migrations = [makeMigration(1, { runPart })];
    await Promise.all([1, 2].map(() => runMigrations({ migrations, leaseMs: 600 })));
    expect(runPart).toHaveBeenCalledTimes(1);
  });

  it("does not wait for ever behind a process that lives and gets no further, and says what it waits for", async () => {
    const migrations = [makeMigration(1)];
    const hanging = await claimMigration({ migration: makeMigration(1), leaseMs: 600 });
    const waiting = runMigrations({ migrations, leaseMs: 600, partLimitMs: 1_000 });
    await expect(waiting).rejects.toThrow(/^Migration 1 \(test-1\) is waited for: .* no.* further for 1 s\./);
    hanging?.stopRenewing();
    expect(migrations[0]?.runs()).toBe(0);
  });

  it("waits longer than that behind one that goes on", async () => {
    const working = await claimMigration({ migration: makeMigration(1), leaseMs: 60_000 });
    const waiting = runMigrations({ migrations: [makeMigration(1)], leaseMs: 600, partLimitMs: 2_000 });
    for (const checkpoint of ["1", "2", "3", "4", "5"]) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await working?.saveCheckpoint(checkpoint);
    }
    await working?.finish();
    working?.stopRenewing();
    await waiting;
    expect(await statesOf([makeMigration(1)])).toEqual(["done"]);
  });

  it("goes on where a killed process stopped, and does again the part at most that it was in", async () => {
    const child = startChild({
      ...scriptCommand("testing/migrations/run-slowly.ts", [String(LEASE_MS)]),
      cwd: ROOT,
      env: process.env,
    });
    const migrations = [makeSlowMigration({ partMs: 1 })];
    await vi.waitFor(async () => expect((await readParts()).length).toBeGreaterThan(4), { timeout: 30_000 });
    child.kill("SIGKILL");
    await once(child, "exit");
    const before = await readParts();
    expect(before.length).toBeLessThan(PARTS);
    await runMigrations({ migrations, leaseMs: LEASE_MS });
    const parts = await readParts();
    expect(parts).toHaveLength(PARTS);
    expect(parts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(PARTS + 1);
    expect(await statesOf(migrations)).toEqual(["done"]);
  });

  it("stops at one that fails, says so, and goes on with it when it is called again", async () => {
    const failing = makeMigration(2, {
      runPart: vi.fn(async () => {
        throw new TypeError("rahim@example.com has no phone");
      }),
    });
    const later = makeMigration(3);
    const told = await runMigrations({ migrations: [makeMigration(1), failing, later] }).catch(
      (error: unknown) => error,
    );
    expect(told).toBeInstanceOf(MigrationError);
    expect(String(told)).toContain("Migration 2 (test-2) failed: TypeError. The later ones wait for it.");
    expect(later.runs()).toBe(0);
    expect(await listMigrations([failing, later])).toMatchObject([
      { number: 1, state: "done" },
      { number: 2, state: "failed", error: "TypeError" },
      { number: 3, state: "pending" },
    ]);
    await runMigrations({ migrations: [makeMigration(1), makeMigration(2), later] });
    expect(later.runs()).toBe(1);
    expect(await MigrationRecord.countDocuments({ state: "done", error: null })).toBe(3);
  });

  it("gives up what another process took over, and leaves its record alone", async () => {
    const migration = makeMigration(1);
    const lost = await claimMigration({ migration, leaseMs: 60_000 });
    await MigrationRecord.updateOne({ _id: 1 }, { leaseUntil: new Date(0) });
    const taken = await claimMigration({ migration, leaseMs: 60_000 });
    await expect(lost?.saveCheckpoint("x")).rejects.toThrow("Another process");
    await expect(lost?.finish()).rejects.toThrow("Another process");
    await taken?.saveCheckpoint("y");
    for (const lease of [lost, taken]) lease?.stopRenewing();
    expect(await MigrationRecord.findById(1).lean()).toMatchObject({ checkpoint: "y", state: "running" });
  });
});

describe("runMigrationsBeforeStart", () => {
  it("leaves the long ones after the last short one for later", async () => {
    const all = [
      makeMigration(1, { isLong: true }),
      makeMigration(2),
      makeMigration(3, { isLong: true }),
      makeMigration(4, { isLong: true }),
    ];
    expect(await runMigrationsBeforeStart({ migrations: all })).toBe(2);
    expect(await statesOf(all)).toEqual(["done", "done", "pending", "pending"]);
    await runMigrations({ migrations: all, isGentle: true });
    expect(await statesOf(all)).toEqual(["done", "done", "done", "done"]);
    expect(await runMigrationsBeforeStart({ migrations: all })).toBe(0);
  });
});

describe("listMigrations", () => {
  it("tells what is pending, running, interrupted and done, with its times, and what only a newer shop knows", async () => {
    const [running, interrupted, pending] = [makeMigration(2), makeMigration(3), makeMigration(4)];
    await runMigrations({ migrations: [makeMigration(1)] });
    const leases = [
      await claimMigration({ migration: running, leaseMs: 60_000 }),
      await claimMigration({ migration: interrupted, leaseMs: 60_000 }),
      await claimMigration({ migration: makeMigration(9), leaseMs: 60_000 }),
    ];
    for (const lease of leases) lease?.stopRenewing();
    await MigrationRecord.updateOne({ _id: 3 }, { leaseUntil: new Date(0) });
    const time = expect.any(Date);
    expect(await listMigrations([makeMigration(1), running, interrupted, pending])).toMatchObject([
      { number: 1, state: "done", startedAt: time, finishedAt: time },
      { number: 2, state: "running", startedAt: time, finishedAt: null },
      { number: 3, state: "interrupted", startedAt: time, finishedAt: null },
      { number: 4, state: "pending", startedAt: null, finishedAt: null },
      { number: 9, name: "test-9", state: "running" },
    ]);
  });
});

it("numbers the shop's migrations from 1 on, without a gap, each with a name of its own", () => {
  expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, index) => index + 1));
  expect(new Set(MIGRATIONS.map(({ name }) => name)).size).toBe(MIGRATIONS.length);
});
