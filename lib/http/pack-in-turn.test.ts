import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DeadlineError, WHOLE_LIST_DEADLINE_MS } from "@/lib/deadline";
import { packInTurn } from "@/lib/http/pack-in-turn";
import { packBody } from "@/lib/http/packed-body";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("goes on with the other texts, and with the same one, after a turn that hangs", async () => {
  const stuck = {};
  const hung = expect(packInTurn(stuck, () => new Promise(() => undefined))).rejects.toThrow(DeadlineError);
  const other = packInTurn({}, async () => [await packBody(["other"])]);
  await vi.advanceTimersByTimeAsync(WHOLE_LIST_DEADLINE_MS);
  await hung;
  expect(await other).toHaveLength(1);
  expect(await packInTurn(stuck, async () => [await packBody(["again"])])).toHaveLength(1);
});
