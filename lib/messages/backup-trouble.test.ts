import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { noteFailedBackup, noteGoodBackup, readLastBackups } from "@/lib/platform/health/last-backups";
import { backupInWords, backupTrouble, readBackupAge } from "@/lib/platform/health/rules";
import { makeBackup } from "@/lib/maintenance/backup/make-backup";
import { getDeskNumbers } from "@/lib/reports/desk-home/queries";
import type { Channel } from "@/lib/messages/channels/channel";
import { audienceOf } from "@/lib/messages/channels/configured";
import { composeMessage } from "@/lib/messages/compose-message";
import { noteBackupTrouble } from "@/lib/messages/note-daily";
import type { Audience } from "@/lib/messages/plan-messages";
import { useDatabase } from "@/testing/database";
import { makeChannel, runOutbox, sent } from "@/testing/outbox";
import { Message } from "@/models/message";
import { HOUR_MS } from "@/lib/platform/time/durations.mjs";

useDatabase();

const MORNING_UTC = 4;

const NOON = new Date("2026-11-22T06:00:00Z");
const DAY = 24;
const AHEAD = "The last good backup has a time still to come: the clock was put back since.";
const before = (hours: number): Date => new Date(NOON.getTime() - hours * HOUR_MS);

let channel: Channel;
let audience: Audience;
let folder: string;
/** A day for each test: the process remembers what it told on a day for as long as it lives. */
let day = 0;
/** At ten in the morning, in Dhaka. */
let morning: Date;

beforeEach(async () => {
  channel = makeChannel("telegram");
  audience = audienceOf([channel]);
  folder = await mkdtemp(join(tmpdir(), "backup-"));
  day += 1;
  morning = new Date(Date.now() + day * 24 * HOUR_MS);
  morning.setUTCHours(MORNING_UTC, 0, 0, 0);
});
afterEach(async () => await rm(folder, { recursive: true }));

const ago = (hours: number): Date => new Date(morning.getTime() - hours * HOUR_MS);
const told = async () => await Message.countDocuments({ kind: "backupFailed" });

it("tells the shopkeeper of a backup that failed, once a day, and why", async () => {
  const file = join(folder, "full.gz");
  await writeFile(file, "");
  await expect(makeBackup(file)).rejects.toThrow("is there already");
  await Promise.all([1, 2].map(() => noteBackupTrouble(audience, morning)));
  await noteBackupTrouble(audience, morning);
  await runOutbox(channel);
  const [message, ...others] = sent.map(({ text }) => text);
  expect(others).toEqual([]);
  expect(message).toMatch(
    /^The backup of \w{3} \d{1,2} \w{3}, \d\d:\d\d failed \(full\.gz is there already\.\)\. There/,
  );
  expect(message).not.toContain(folder);
});

it("tells nothing once a good one was made, also where it was planned before", async () => {
  await noteFailedBackup(new Date(), "ENOSPC");
  await noteBackupTrouble(audience, morning);
  expect(await told()).toBe(1);
  await makeBackup(join(folder, "good.gz"));
  expect((await readLastBackups())?.goodAt).toBeInstanceOf(Date);
  await runOutbox(channel);
  expect(sent).toEqual([]);
  expect(await Message.findOne({ kind: "backupFailed" }).lean()).toMatchObject({
    state: "dropped",
    reason: "A good backup was made since.",
  });
});

it("tells that none was made for more than 26 hours, and nothing before or to a shop that makes none", async () => {
  await noteBackupTrouble(audience, morning);
  await noteGoodBackup(ago(25), morning);
  await noteBackupTrouble(audience, morning);
  expect(await told()).toBe(0);
  await noteGoodBackup(ago(50), morning);
  await noteBackupTrouble(audience, morning);
  // An older one is no later one.
  expect(await told()).toBe(0);
  await noteBackupTrouble(audience, new Date(morning.getTime() + HOUR_MS));
  expect(await told()).toBe(1);
});

it("wakes nobody at night", async () => {
  await noteFailedBackup(ago(8), "");
  await noteBackupTrouble(audience, ago(2));
  expect(await told()).toBe(0);
  await noteBackupTrouble(audience, morning);
  expect(await told()).toBe(1);
});

it("says so without a reason that names anything", async () => {
  await noteFailedBackup(new Date(), "ENOSPC");
  const planned = {
    _id: "a:telegram:shop",
    kind: "backupFailed",
    channel: "telegram",
    at: new Date(),
  } as const;
  expect(await composeMessage(planned)).toMatchObject({ text: expect.stringContaining("failed (ENOSPC).") });
});

it("stands at the desk's home with its age, and not in a shop that has never made one", async () => {
  expect((await getDeskNumbers()).backup).toBeNull();
  await noteGoodBackup(new Date(Date.now() - 5 * HOUR_MS));
  expect((await getDeskNumbers()).backup).toEqual({
    good: 5,
    drilled: null,
    hasFailed: false,
    isTrouble: false,
  });
});

it.each([
  [{ goodAt: before(0.5) }, "Last good backup less than an hour ago.", false],
  [{ goodAt: before(1) }, "Last good backup an hour ago.", false],
  [{ goodAt: before(26) }, "Last good backup 26 hours ago.", true],
  [{ goodAt: before(24 * 3) }, "Last good backup 3 days ago.", true],
  [{ failedAt: before(1) }, "The last backup failed. No good backup yet.", true],
  [{ goodAt: before(5), failedAt: before(1) }, "The last backup failed. Last good backup 5 hours ago.", true],
  [{ goodAt: before(1), failedAt: before(5) }, "Last good backup an hour ago.", false],
  [{ goodAt: before(-DAY) }, AHEAD, true],
  [{ goodAt: before(-30 * DAY), failedAt: before(1) }, `The last backup failed. ${AHEAD}`, true],
])("says how old the last one is: %j", (last, words, isTrouble) => {
  const age = readBackupAge(last, NOON);
  expect([age && backupInWords(age), age?.isTrouble]).toEqual([words, isTrouble]);
});

it("tells the shopkeeper when the last good one was, where none came after it", () => {
  expect(backupTrouble({ goodAt: before(50) }, NOON)).toBe("No new backup. Last good backup 2 days ago.");
});

it("is of no words where there is none", () => {
  expect(readBackupAge(null, NOON)).toBeNull();
});

it.each([1, DAY, 30 * DAY])(
  "takes a new one for the last where the clock was %i hours ahead before",
  async (hours) => {
    await noteGoodBackup(before(-hours), before(-hours));
    await noteGoodBackup(NOON, NOON);
    expect(await readLastBackups()).toMatchObject({ goodAt: NOON });
    await noteGoodBackup(before(1), NOON);
    expect(await readLastBackups()).toMatchObject({ goodAt: NOON });
  },
);
