import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DeadlineError, WHOLE_LIST_DEADLINE_MS } from "@/lib/deadline";
import { runCoalesced } from "@/lib/http/coalesced-queue";
import { gzipBody } from "@/lib/http/gzipped-body";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("goes on with the other texts, and with the same one, after a turn that hangs", async () => {
  const stuck = {};
  const hung = expect(runCoalesced(stuck, () => new Promise(() => undefined))).rejects.toThrow(DeadlineError);
  const other = runCoalesced({}, async () => [await gzipBody(["other"])]);
  await vi.advanceTimersByTimeAsync(WHOLE_LIST_DEADLINE_MS);
  await hung;
  expect(await other).toHaveLength(1);
  expect(await runCoalesced(stuck, async () => [await gzipBody(["again"])])).toHaveLength(1);
});
