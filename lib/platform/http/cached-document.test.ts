import { setImmediate } from "node:timers/promises";
import { beforeEach, expect, it, vi } from "vitest";
import { CachedDocument, runCoalesced } from "@/lib/platform/http/cached-document";
import { gzipBody } from "@/lib/platform/http/gzipped-body";
import { DeadlineError, WHOLE_LIST_DEADLINE_MS } from "@/lib/platform/jobs/deadline";

let shown = 0;
let version = "first";
let written: number[] = [];
let atOnce = 0;
let most = 0;

beforeEach(() => {
  [shown, version, written, atOnce, most] = [0, "first", [], 0, 0];
});

const makeText = () =>
  new CachedDocument({
    readVersion: async () => version,
    async compress() {
      most = Math.max(most, (atOnce += 1));
      written.push(shown);
      const body = await gzipBody([String(shown)]);
      for (let turn = 0; turn < 5; turn += 1) await setImmediate();
      atOnce -= 1;
      return [body];
    },
  });

it("is written once for all who ask, until something in it changes", async () => {
  const text = makeText();
  const [one, other] = await Promise.all([text.get(), text.get(), text.get()]);
  expect(one).toBe(other);
  expect(await text.get()).toBe(one);
  expect(written).toEqual([0]);
  [shown, version] = [1, "second"];
  expect(await text.get()).not.toEqual(one);
  expect(written).toEqual([0, 1]);
});

it("is written again for who asks after a change that came while it was being written", async () => {
  const text = makeText();
  const before = text.get();
  while (written.length === 0) await setImmediate();
  [shown, version] = [1, "second"];
  const after = await text.get();
  expect(written).toEqual([0, 1]);
  expect(after).not.toEqual(await before);
});

it("is written anew for who asks after a change, also where they share the turn of who asked before it", async () => {
  const text = makeText();
  const first = text.get();
  while (written.length === 0) await setImmediate();
  const before = text.get();
  await setImmediate();
  [shown, version] = [1, "second"];
  const after = text.get();
  expect(await before).toBe(await after);
  expect(await after).not.toEqual(await first);
  expect(written).toEqual([0, 1]);
});

it("is written one at a time, and once for all who wait, however many ask and however much changes", async () => {
  const texts = [makeText(), makeText()];
  const asked: Promise<unknown>[] = [];
  for (let change = 0; change < 40; change += 1) {
    version = `version ${change}`;
    asked.push(...texts.map((text) => text.get()));
    await setImmediate();
  }
  await Promise.all(asked);
  expect(most).toBe(1);
  expect(written.length).toBeLessThan(20);
});

it("is not kept when it fails", async () => {
  let isAway = true;
  const text = new CachedDocument({
    readVersion: async () => "same",
    async compress() {
      if (isAway) throw new Error("away");
      return [await gzipBody(["whole"])];
    },
  });
  await expect(text.get()).rejects.toThrow("away");
  isAway = false;
  expect((await text.get())[0].gzip.length).toBeGreaterThan(0);
});

it("goes on with the other texts, and with the same one, after a turn that hangs", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const stuck = {};
  const hung = expect(runCoalesced(stuck, () => new Promise(() => undefined))).rejects.toThrow(DeadlineError);
  const other = runCoalesced({}, async () => [await gzipBody(["other"])]);
  await vi.advanceTimersByTimeAsync(WHOLE_LIST_DEADLINE_MS);
  vi.useRealTimers();
  await hung;
  expect(await other).toHaveLength(1);
  expect(await runCoalesced(stuck, async () => [await gzipBody(["again"])])).toHaveLength(1);
});
